amulet-villager = Villageois
amulet-villager-short = Les deux visibles en fin de tour : la manche s’arrête
amulet-villager-long = Si, à la fin d’un tour, les deux villageois sont face visible dans des villages, la manche s’arrête. Ce peut être le même village ou deux villages différents. Les villageois de la défausse ou de l’étalage des écuyers ne comptent pas.

amulet-squire = Écuyer
amulet-squire-short = Visible : une carte à l’étalage pour chaque écuyer
amulet-squire-long = Après chaque tour qui ne termine pas la manche, l’étalage des écuyers est complété avec la pioche, jusqu’à compter autant de cartes qu’il y a d’écuyers face visible dans tous les villages, ou jusqu’à ce que la pioche soit vide. Un étalage plus grand n’est jamais réduit. Celui qui pioche peut prendre n’importe quelle carte de l’étalage comme carte piochée, et peut aussi la défausser pour son pouvoir. Les cartes de l’étalage n’ont pas d’effet durable.

amulet-empath = Empathe
amulet-empath-short = Visible, une fois par tour : regardez une de vos cartes
amulet-empath-long = Tant que cette carte est face visible dans votre village, vous pouvez, une fois par tour, regarder l’une de vos cartes cachées, mais pas celle sous l’amulette. C’est une action libre à votre tour : avant votre action, avec une carte en main, ou après. Elle vaut une fois par empathe face visible, déjà dans le tour où l’empathe devient visible, mais jamais dans un tour où vous faites l’annonce.

amulet-bodyguard = Garde du corps
amulet-bodyguard-short = Visible : se protège et protège une autre de vos cartes
amulet-bodyguard-long = Tant qu’il est face visible dans votre village, vous pouvez une fois par tour, en action libre, le placer sur une autre de vos cartes, le déplacer ou le retirer. Il garde son propre emplacement. Les adversaires ne peuvent ni regarder, ni retourner, ni prendre, ni échanger le garde du corps ou la carte sur laquelle il est placé ; vous-même n’êtes pas tenu par cette règle. La protection vaut à tous les tours et cesse quand l’une des deux cartes quitte votre village. Vous ne pouvez pas le placer dans un tour où vous faites l’annonce.

amulet-rascal = Canaille
amulet-rascal-short = Visible : regardez une carte de plus en piochant
amulet-rascal-long = Quand vous piochez, vous pouvez regarder des cartes du dessus de la pioche l’une après l’autre : une, plus une par canaille face visible chez vous. Arrêtez-vous quand vous voulez et gardez-en une ; les autres restent sur la pioche dans leur ordre. Tant qu’il vous reste un regard, vous pouvez garder à la place une carte de l’étalage des écuyers. Une canaille compte à partir de votre prochaine pioche, et ne sert ni pour récupérer, ni pour une carte de pénalité, ni pour la sorcière.

amulet-exposer = Dénonciateur
amulet-exposer-short = Retournez face visible l’une de vos cartes cachées
amulet-exposer-long = Quand vous piochez cette carte et la défaussez aussitôt, vous pouvez retourner face visible l’une de vos cartes cachées. La carte sous l’amulette ne peut pas être choisie.

amulet-revealer = Révélateur
amulet-revealer-short = Retournez face visible n’importe quelle carte cachée
amulet-revealer-long = Quand vous piochez cette carte et la défaussez aussitôt, vous pouvez retourner face visible n’importe quelle carte cachée. Choisissez l’une des vôtres ou celle d’un adversaire. La carte d’un adversaire ne doit pas être protégée par un garde du corps, et aucune carte sous l’amulette ne peut être choisie.

amulet-beholder = Observateur
amulet-beholder-short = Regardez une ou deux de vos cartes cachées
amulet-beholder-long = Quand vous piochez cette carte et la défaussez aussitôt, vous pouvez regarder une ou deux cartes cachées différentes de votre village. Vous pouvez voir la première avant de choisir la seconde. La carte sous l’amulette ne peut pas être choisie.

amulet-apprentice-seer = Apprentie voyante
amulet-apprentice-seer-short = Regardez une carte cachée d’un adversaire
amulet-apprentice-seer-long = Quand vous piochez cette carte et la défaussez aussitôt, vous pouvez regarder une carte cachée d’un adversaire. Elle ne doit être protégée ni par un garde du corps ni par l’amulette.

amulet-seer = Voyante
amulet-seer-short = Regardez n’importe quelle carte cachée
amulet-seer-long = Quand vous piochez cette carte et la défaussez aussitôt, vous pouvez regarder n’importe quelle carte cachée. Choisissez l’une des vôtres ou celle d’un adversaire. La carte d’un adversaire ne doit pas être protégée par un garde du corps, et aucune carte sous l’amulette ne peut être choisie.

amulet-master = Maître
amulet-master-short = Prenez une carte de la défausse et échangez-la
amulet-master-long = Quand vous piochez cette carte et la défaussez aussitôt, vous pouvez choisir n’importe quelle carte de la défausse, sauf ce maître. Vous devez alors l’échanger, face visible, contre une ou plusieurs de vos cartes selon les règles habituelles, échec et pénalité compris. Les cartes qu’elle remplace se posent au-dessus du maître. Ce pouvoir est impossible si la défausse ne contient que ce maître ou si vous n’avez aucune carte hors de l’amulette.

amulet-witch = Sorcière
amulet-witch-short = Dessus de la pioche : regardez, laissez ou échangez
amulet-witch-long = Quand vous piochez cette carte et la défaussez aussitôt, vous pouvez regarder la première carte de la pioche, puis la laisser ou l’échanger, face cachée. Dans votre village, elle remplace une ou plusieurs cartes selon les règles habituelles, échec et pénalité compris. Dans le village d’un adversaire, elle remplace exactement une carte non protégée, cachée ou visible, qui est défaussée sans effet. La nouvelle carte n’est montrée à personne. Si la pioche est vide, il n’y a pas de pouvoir.

amulet-robber = Voleur
amulet-robber-short = Troquez une carte avec un adversaire et voyez la sienne
amulet-robber-long = Quand vous piochez cette carte et la défaussez aussitôt, vous pouvez échanger l’une de vos cartes avec celle d’un adversaire. La vôtre ne doit pas être sous l’amulette, et celle de l’adversaire ne doit être protégée ni par un garde du corps ni par l’amulette. Désignez d’abord les deux cartes. Chacune prend la place de l’autre et reste cachée ou visible comme elle était. Regardez ensuite la carte gagnée ; votre victime n’apprend rien de nouveau.

amulet-doppelganger = Doppelgänger
amulet-doppelganger-short = Vaut n’importe quelle valeur dans un échange multiple
amulet-doppelganger-long = Les cartes désignées pour un échange forment un lot quand toutes celles qui ne sont pas des 13 ont la même valeur. Un 13 va donc avec une carte quelconque ou avec des cartes égales, et deux 13 vont ensemble, seuls ou avec des cartes égales. Partout ailleurs, c’est un simple 13, au décompte aussi.
