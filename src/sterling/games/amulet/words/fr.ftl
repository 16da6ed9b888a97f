## Game

amulet-villager = Villageois
amulet-villager-short = Les deux visibles en fin de tour : la manche s’arrête
amulet-villager-long = Si, à la fin d’un tour, les deux Villageois sont face visible dans des villages, la manche s’arrête. Ce peut être le même village ou deux villages différents. Les Villageois de la défausse ou parmi les cartes de l’Écuyer ne comptent pas.

amulet-squire = Écuyer
amulet-squire-short = Visible : une carte exposée par Écuyer
amulet-squire-long = Après chaque tour qui ne termine pas la manche, on complète les cartes de l’Écuyer avec la pioche, face visible, jusqu’à en compter autant qu’il y a d’Écuyers face visible dans tous les villages, ou jusqu’à ce que la pioche soit vide. S’il y en a déjà plus, elles restent toutes. Quand vous piochez, vous pouvez prendre n’importe quelle carte de l’Écuyer comme carte piochée, et aussi la défausser pour utiliser son pouvoir. Les cartes de l’Écuyer n’ont pas d’effet durable.

amulet-empath = Empathe
amulet-empath-short = Visible, une fois par tour : regardez une de vos cartes
amulet-empath-long = Tant que cette carte est face visible dans votre village, vous pouvez, une fois par tour, regarder l’une de vos cartes cachées, mais pas celle sous l’Amulette. C’est une action libre à votre tour : avant votre action, avec une carte en main, ou après. Chaque Empathe face visible sert une fois par tour, dès le tour où elle devient visible, mais jamais dans un tour où vous déclenchez le décompte.

amulet-bodyguard = Garde du corps
amulet-bodyguard-short = Visible : se protège et protège une autre de vos cartes
amulet-bodyguard-long = Tant qu’il est face visible dans votre village, vous pouvez une fois par tour, en action libre, le placer sur une autre de vos cartes, le déplacer ou le retirer. Il garde son propre emplacement. Les adversaires ne peuvent ni regarder, ni retourner, ni prendre, ni échanger le Garde du corps ou la carte sur laquelle il est placé ; vous, si. La protection vaut à tous les tours et cesse quand l’une des deux cartes quitte votre village. Vous ne pouvez pas le placer dans un tour où vous déclenchez le décompte.

amulet-rascal = Canaille
amulet-rascal-short = Visible : regardez une carte de plus en piochant
amulet-rascal-long = Quand vous piochez, chacune de vos Canailles face visible vous laisse regarder une carte de plus, l’une après l’autre, depuis le dessus de la pioche. Arrêtez-vous quand vous voulez et gardez une de ces cartes ; les autres restent sur la pioche, dans le même ordre. Tant que vous pouvez encore regarder, vous pouvez garder à la place une carte de l’Écuyer. Une Canaille compte à partir de votre prochaine pioche. Elle ne sert ni pour récupérer une carte de la défausse, ni pour une carte de pénalité, ni avec la Sorcière.

amulet-exposer = Dénonciateur
amulet-exposer-short = Retournez face visible l’une de vos cartes cachées
amulet-exposer-long = Quand vous piochez cette carte et la défaussez aussitôt, vous pouvez retourner face visible l’une de vos cartes cachées. La carte sous l’Amulette ne peut pas être choisie.

amulet-revealer = Révélateur
amulet-revealer-short = Retournez face visible n’importe quelle carte cachée
amulet-revealer-long = Quand vous piochez cette carte et la défaussez aussitôt, vous pouvez retourner face visible n’importe quelle carte cachée. Choisissez l’une des vôtres ou celle d’un adversaire. La carte d’un adversaire ne doit pas être protégée par un Garde du corps, et aucune carte sous l’Amulette ne peut être choisie.

amulet-beholder = Observateur
amulet-beholder-short = Regardez une ou deux de vos cartes cachées
amulet-beholder-long = Quand vous piochez cette carte et la défaussez aussitôt, vous pouvez regarder une ou deux cartes cachées différentes de votre village. Vous pouvez voir la première avant de choisir la seconde. La carte sous l’Amulette ne peut pas être choisie.

amulet-apprentice-seer = Apprentie voyante
amulet-apprentice-seer-short = Regardez une carte cachée d’un adversaire
amulet-apprentice-seer-long = Quand vous piochez cette carte et la défaussez aussitôt, vous pouvez regarder une carte cachée d’un adversaire. Elle ne doit être protégée ni par un Garde du corps ni par l’Amulette.

amulet-seer = Voyante
amulet-seer-short = Regardez n’importe quelle carte cachée
amulet-seer-long = Quand vous piochez cette carte et la défaussez aussitôt, vous pouvez regarder n’importe quelle carte cachée. Choisissez l’une des vôtres ou celle d’un adversaire. La carte d’un adversaire ne doit pas être protégée par un Garde du corps, et aucune carte sous l’Amulette ne peut être choisie.

amulet-master = Maître
amulet-master-short = Prenez une carte de la défausse et échangez-la
amulet-master-long = Quand vous piochez cette carte et la défaussez aussitôt, vous pouvez choisir n’importe quelle carte de la défausse, sauf ce Maître. Vous devez alors l’échanger, face visible, contre une ou plusieurs de vos cartes selon les règles habituelles, échec et pénalité compris. Les cartes qu’elle remplace se posent au-dessus du Maître. Ce pouvoir est inutilisable si la défausse ne contient que ce Maître, ou si votre seule carte est sous l’Amulette.

amulet-witch = Sorcière
amulet-witch-short = Dessus de la pioche : regardez, laissez ou échangez
amulet-witch-long = Quand vous piochez cette carte et la défaussez aussitôt, vous pouvez regarder la première carte de la pioche, puis la laisser ou l’échanger, face cachée. Dans votre village, elle remplace une ou plusieurs cartes selon les règles habituelles, échec et pénalité compris. Dans le village d’un adversaire, elle remplace exactement une carte non protégée, cachée ou visible, qui est défaussée sans effet. Personne d’autre ne voit la nouvelle carte. Si la pioche est vide, ce pouvoir est inutilisable.

amulet-robber = Voleur
amulet-robber-short = Troquez une carte avec un adversaire et regardez-la
amulet-robber-long = Quand vous piochez cette carte et la défaussez aussitôt, vous pouvez échanger l’une de vos cartes avec celle d’un adversaire. La vôtre ne doit pas être sous l’Amulette, et celle de l’adversaire ne doit être protégée ni par un Garde du corps ni par l’Amulette. Désignez d’abord les deux cartes. Chacune prend la place de l’autre et reste cachée ou visible comme elle était. Regardez ensuite la carte obtenue ; votre victime n’apprend rien de nouveau.

amulet-doppelganger = Doppelgänger
amulet-doppelganger-short = Vaut n’importe quelle valeur dans un échange multiple
amulet-doppelganger-long = Les cartes annoncées pour un échange vont ensemble quand toutes celles qui ne sont pas des 13 ont la même valeur. Un 13 va donc avec une carte quelconque ou avec des cartes égales, et deux 13 vont ensemble, seuls ou avec des cartes égales. Partout ailleurs, c’est un simple 13, au décompte aussi.

## Table

amulet-title = Silver : l’Amulette
amulet-tagline = Découvrez votre village, réduisez-le et déclenchez le décompte avant les autres.
amulet-part-round-1 = Manche 1
amulet-part-round-2 = Manche 2
amulet-part-round-3 = Manche 3
amulet-part-round-4 = Manche 4
amulet-part-penalties = Pénalités
error-amulet-deck = Silver : l’Amulette se joue toujours avec ses 52 cartes.
error-amulet-look-first = Chacun regarde d’abord jusqu’à deux de ses cartes. Le premier tour vient ensuite.
error-amulet-looked-already = Vous avez déjà regardé cette carte. Choisissez-en une autre.
error-amulet-turn-first = Commencez par piocher, récupérer une carte de la défausse ou déclencher le décompte.
error-amulet-hand-first = Décidez d’abord quoi faire de la carte que vous avez en main.
error-amulet-must-exchange = Vous avez récupéré cette carte dans la défausse : elle doit entrer dans votre village.
error-amulet-choose-first = Vous avez d’abord un autre choix à faire.
error-amulet-action-done = Vous avez déjà fait votre action. Il vous reste les actions libres, ou la fin du tour.
error-amulet-no-card = Il n’y a pas de carte à cet endroit.
error-amulet-pile-empty = La défausse est vide.
error-amulet-only-amulet = Votre seule carte est sous l’Amulette d’Argent : vous n’avez rien à échanger.
error-amulet-too-many-cards = Pour déclencher le décompte, il faut quatre cartes ou moins.
error-amulet-called = Le décompte a déjà été déclenché dans cette manche.
error-amulet-call-first = Le décompte se déclenche au tout début du tour, avant toute action libre.
error-amulet-not-looked = Vous n’avez pas regardé cette carte : vous ne pouvez pas la garder.
error-amulet-no-look-left = Vous ne pouvez plus regarder. Gardez l’une des cartes que vous avez vues.
error-amulet-not-yours = Choisissez une de vos propres cartes.
error-amulet-not-theirs = Choisissez une carte d’un adversaire.
error-amulet-not-hidden = Cette carte est face visible. Choisissez une carte cachée.
error-amulet-covered = Un Garde du corps protège cette carte.
error-amulet-under-amulet = Cette carte est sous l’Amulette d’Argent. Personne ne peut y toucher dans cette manche.
error-amulet-left-to-right = Annoncez les cartes à échanger de gauche à droite, chacune une seule fois.
error-amulet-not-announced = La nouvelle carte prend la place de l’une des cartes annoncées.
error-amulet-no-free-use = Seuls vos Empathes et Gardes du corps face visible s’utilisent ainsi.
error-amulet-used = Vous avez déjà utilisé cette carte pendant ce tour.
error-amulet-no-target = Il n’y a aucune carte sur laquelle l’utiliser.
error-amulet-no-amulet = Vous ne pouvez pas poser l’Amulette d’Argent. Seul celui qui l’a gagnée à la manche précédente le peut, et une seule fois.
error-amulet-only-card = Vous tenez une carte de la défausse : l’Amulette d’Argent ne peut pas aller sur votre seule carte.
error-amulet-itself = Un Garde du corps ne se place pas sur lui-même. Choisissez une autre carte.
error-amulet-already-set = Le Garde du corps est déjà sur cette carte. Choisissez-en une autre, ou retirez-le.
error-amulet-not-set = Ce Garde du corps n’est sur aucune carte.

## Terminal

amulet-round-title = Manche { $round } sur { $rounds } · premier joueur : { $start }
amulet-ages = Du plus jeune au plus âgé : { $names }
amulet-over-title = Fin de la partie
amulet-lost-so-far = Points perdus jusqu’ici : { $lost }
amulet-middle = Au milieu de la table
amulet-deck = pioche
amulet-pile = défausse
amulet-hand = en main
amulet-cards = { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}
amulet-below = Sous la première carte de la défausse : { $cards }
amulet-deeper = Carte { $place } de la pioche : { $card }
amulet-on-turn = joue
amulet-has-called = a déclenché le décompte
amulet-may-place = peut poser l’amulette { $sign }
amulet-holds = détient l’amulette { $sign }
amulet-sum = { $unknown ->
    [0] total { $sum }
    [one] total { $sum } + 1 inconnue
   *[other] total { $sum } + { $unknown } inconnues
}
amulet-lasting = { $card } : { $power }
amulet-hidden = cachée
amulet-characters = Les personnages
amulet-col-value = Valeur
amulet-col-copies = Cartes
amulet-col-name = Personnage
amulet-col-power = Pouvoir
amulet-legend = cadre épais : face visible  cadre en tirets : cachée  (7) cachée, mais vous la voyez  ◉ab vue par a et b  ♜ garde du corps  ✦ amulette  ▶ annoncée

amulet-ask-look = { $left ->
    [one] Regardez encore une de vos cartes, ou N pour arrêter.
   *[other] Regardez jusqu’à deux de vos cartes. Choisissez la première.
}
amulet-ask-turn = À vous de jouer : piochez (D) ou récupérez la première carte de la défausse (T). Pour déclencher le décompte, il faut quatre cartes ou moins.
amulet-ask-turn-call = À vous de jouer : piochez (D), récupérez la première carte de la défausse (T) ou déclenchez le décompte (C).
amulet-ask-last-turn = Le décompte est déclenché, c’est votre dernier tour : piochez (D) ou récupérez la première carte de la défausse (T).
amulet-ask-rascal = Vos Canailles vous laissent regarder plus loin : gardez une des cartes vues, ou regardez-en une de plus (D).
amulet-ask-hand = Vous avez en main : { $card }. Défaussez-la (X), ou choisissez la première carte à échanger contre elle.
amulet-ask-hand-power = Vous avez en main : { $card }. Défaussez-la (X) pour pouvoir utiliser son pouvoir ({ $power }), ou choisissez la première carte à échanger contre elle.
amulet-ask-must-exchange = Vous avez en main : { $card }. Elle doit entrer dans votre village : choisissez la première carte à échanger contre elle.
amulet-ask-announce = Une autre carte de même valeur ? Choisissez-la, plus à droite, ou Y si c’est tout.
amulet-ask-place = Elles vont ensemble ! Quelle place prend la nouvelle carte ?
amulet-ask-end-new = Elles ne vont pas ensemble : vos cartes restent, face visible. À quel bout va la nouvelle carte, L (gauche) ou R (droite) ?
amulet-ask-end-penalty = Vous recevez aussi une carte de pénalité. À quel bout va-t-elle, L (gauche) ou R (droite) ?
amulet-ask-power = { $card } : { $power }. Choisissez, ou N pour passer.
amulet-ask-second-look = Regarder une seconde carte ? N pour passer.
amulet-ask-witch = La première carte de la pioche : { $card }. Laissez-la (N), ou choisissez la carte qu’elle remplace, chez vous ou chez un adversaire.
amulet-ask-swap = Quelle carte d’un adversaire voulez-vous en échange ?
amulet-ask-empath = Laquelle de vos cartes cachées regardez-vous ?
amulet-ask-bodyguard = Quelle carte votre Garde du corps doit-il protéger ?
amulet-ask-after = Une action libre, ou fin du tour (E) ?

amulet-do-draw = piocher
amulet-do-look-on = regarder la carte suivante de la pioche
amulet-do-witch = regarder la première carte de la pioche
amulet-do-take = récupérer { $card } dans la défausse
amulet-do-call = déclencher le décompte : chaque adversaire joue encore un tour
amulet-do-discard = la défausser
amulet-do-discard-power = la défausser pour son pouvoir
amulet-do-exchange = { $cards ->
    [one] échanger cette carte
   *[other] échanger ces { $cards } cartes (elles doivent aller ensemble)
}
amulet-do-no-power = ne pas utiliser le pouvoir
amulet-do-no-look = ne plus regarder
amulet-do-leave = la laisser sur la pioche
amulet-do-end = finir votre tour
amulet-do-off = retirer le garde du corps
amulet-do-left = bout gauche
amulet-do-right = bout droit
amulet-do-amulet = libre : poser l’amulette sur { $card }
amulet-do-empath = libre : regarder une de vos cartes cachées
amulet-do-bodyguard = libre : placer ou déplacer ce garde du corps


## Story

amulet-thing = { $kind ->
    [villager] { amulet-villager } ({ $value })
    [squire] { amulet-squire } ({ $value })
    [empath] { amulet-empath } ({ $value })
    [bodyguard] { amulet-bodyguard } ({ $value })
    [rascal] { amulet-rascal } ({ $value })
    [exposer] { amulet-exposer } ({ $value })
    [revealer] { amulet-revealer } ({ $value })
    [beholder] { amulet-beholder } ({ $value })
    [apprentice-seer] { amulet-apprentice-seer } ({ $value })
    [seer] { amulet-seer } ({ $value })
    [master] { amulet-master } ({ $value })
    [witch] { amulet-witch } ({ $value })
    [robber] { amulet-robber } ({ $value })
    [doppelganger] { amulet-doppelganger } ({ $value })
   *[hidden] une carte cachée
}
amulet-story-card-of = { $to ->
    [you] votre { story-ordinal } carte
    [self] { $by ->
        [you] votre { story-ordinal } carte
       *[other] sa { story-ordinal } carte
    }
   *[other] la { story-ordinal } carte chez { $whom }
}
amulet-story-with = { $with ->
    [empath] Avec l’Empathe
    [exposer] Avec le Dénonciateur
    [revealer] Avec le Révélateur
    [beholder] Avec l’Observateur
    [apprentice-seer] Avec l’Apprentie voyante
    [robber] Avec le Voleur
   *[seer] Avec la Voyante
}
amulet-story-seen = { $known ->
    [yes] { " " }: { $things }
   *[no] { "" }
}
amulet-story-face = { $side ->
    [up] { " " }La nouvelle carte est face visible.
   *[down] { "" }
}
amulet-story-lying = { $side ->
    [up] , face visible
   *[down] { "" }
}
amulet-story-end = { $end ->
    [left] à gauche
    [right] à droite
   *[end] à un bout
}
amulet-story-round = { $to ->
    [you] Manche { $round } : vous commencez ({ $why }).
   *[other] Manche { $round } : { $whom } commence ({ $why }).
}
amulet-story-why-youngest = honneur au plus jeune
amulet-story-why-set-up = au choix de la table
amulet-story-why-fewest = le moins de points perdus
amulet-story-why-tied = égalité, honneur au plus jeune
amulet-story-open = Première carte de la défausse : { $things }.
amulet-story-look = { $with ->
    [start] { $by ->
        [you] Vous regardez { amulet-story-card-of }{ amulet-story-seen }.
       *[other] { $who } regarde { amulet-story-card-of }{ amulet-story-seen }.
    }
   *[other] { $by ->
        [you] { amulet-story-with }, vous regardez { amulet-story-card-of }{ amulet-story-seen }.
       *[other] { amulet-story-with }, { $who } regarde { amulet-story-card-of }{ amulet-story-seen }.
    }
}
amulet-story-no-look = { $by ->
    [you] { $looked ->
        [yes] Vous ne regardez plus d’autre carte.
       *[no] Vous ne regardez aucune de vos cartes.
    }
   *[other] { $looked ->
        [yes] { $who } ne regarde plus d’autre carte.
       *[no] { $who } ne regarde aucune de ses cartes.
    }
}
amulet-story-draw = { $by ->
    [you] { $known ->
        [yes] Vous piochez { $things }.
       *[no] Vous piochez une carte.
    }
   *[other] { $known ->
        [yes] { $who } pioche { $things }.
       *[no] { $who } pioche une carte.
    }
}
amulet-story-keep = { $place ->
    [0] { $by ->
        [you] Vous gardez l’une des cartes de la pioche{ amulet-story-seen }.
       *[other] { $who } garde l’une des cartes de la pioche{ amulet-story-seen }.
    }
   *[other] { $by ->
        [you] Vous gardez la { story-ordinal } carte de la pioche{ amulet-story-seen }.
       *[other] { $who } garde la { story-ordinal } carte de la pioche{ amulet-story-seen }.
    }
}
amulet-story-take = { $by ->
    [you] Vous prenez { $things } dans la défausse.
   *[other] { $who } prend { $things } dans la défausse.
}
amulet-story-take-shown = { $by ->
    [you] Vous prenez { $things } parmi les cartes de l’Écuyer.
   *[other] { $who } prend { $things } parmi les cartes de l’Écuyer.
}
amulet-story-fetch = { $by ->
    [you] Avec le Maître, vous prenez { $things } dans la défausse.
   *[other] Avec le Maître, { $who } prend { $things } dans la défausse.
}
amulet-story-call = { $by ->
    [you] Vous déclenchez le décompte ! Chaque adversaire joue encore un tour.
   *[other] { $who } déclenche le décompte ! Chaque adversaire joue encore un tour.
}
amulet-story-discard = { $by ->
    [you] { $known ->
        [yes] Vous défaussez { $things }.
       *[no] Vous défaussez la carte piochée.
    }
   *[other] { $known ->
        [yes] { $who } défausse { $things }.
       *[no] { $who } défausse la carte piochée.
    }
}
amulet-story-amulet = { $by ->
    [you] Vous posez l’Amulette d’Argent sur { amulet-story-card-of }.
   *[other] { $who } pose l’Amulette d’Argent sur { amulet-story-card-of }.
}
amulet-story-use = { $by ->
    [you] Vous utilisez une carte de votre village : { $things }.
   *[other] { $who } utilise une carte de son village : { $things }.
}
amulet-story-guard = { $by ->
    [you] Vous placez votre Garde du corps sur { amulet-story-card-of }.
   *[other] { $who } place son Garde du corps sur { amulet-story-card-of }.
}
amulet-story-unguard = { $by ->
    [you] Vous retirez votre Garde du corps de { amulet-story-card-of }.
   *[other] { $who } retire son Garde du corps de { amulet-story-card-of }.
}
amulet-story-add = { $by ->
    [you] Vous ajoutez la nouvelle carte { amulet-story-end } de votre village{ amulet-story-lying }.
   *[other] { $who } ajoute la nouvelle carte { amulet-story-end } de son village{ amulet-story-lying }.
}
amulet-story-penalty = { $by ->
    [you] Vous ajoutez une carte de pénalité { amulet-story-end } de votre village.
   *[other] { $who } ajoute une carte de pénalité { amulet-story-end } de son village.
}
amulet-story-end-turn = { $by ->
    [you] Vous terminez votre tour.
   *[other] { $who } termine son tour.
}
amulet-story-no-power = { $by ->
    [you] Vous n’utilisez pas le pouvoir de la carte : { $things }.
   *[other] { $who } n’utilise pas le pouvoir de la carte : { $things }.
}
amulet-story-leave = { $by ->
    [you] Vous laissez la carte sur la pioche.
   *[other] { $who } laisse la carte sur la pioche.
}
amulet-story-witch = { $by ->
    [you] Avec la Sorcière, vous regardez la première carte de la pioche{ amulet-story-seen }.
   *[other] Avec la Sorcière, { $who } regarde la première carte de la pioche{ amulet-story-seen }.
}
amulet-story-look-deck = { $by ->
    [you] Avec une Canaille, vous regardez la { story-ordinal } carte de la pioche{ amulet-story-seen }.
   *[other] Avec une Canaille, { $who } regarde la { story-ordinal } carte de la pioche{ amulet-story-seen }.
}
amulet-story-pick = { $by ->
    [you] Vous annoncez { amulet-story-card-of } pour l’échange.
   *[other] { $who } annonce { amulet-story-card-of } pour l’échange.
}
amulet-story-give = { $by ->
    [you] Vous choisissez { amulet-story-card-of } pour le Voleur.
   *[other] { $who } choisit { amulet-story-card-of } pour le Voleur.
}
amulet-story-turn-up = { $by ->
    [you] { amulet-story-with }, vous retournez { amulet-story-card-of } : { $things }.
   *[other] { amulet-story-with }, { $who } retourne { amulet-story-card-of } : { $things }.
}
amulet-story-exchange = { $known ->
    [yes] { $by ->
        [you] Vous échangez { amulet-story-card-of } : { $things } part à la défausse.{ amulet-story-face }
       *[other] { $who } échange { amulet-story-card-of } : { $things } part à la défausse.{ amulet-story-face }
    }
   *[no] { $by ->
        [you] Vous échangez { amulet-story-card-of }.{ amulet-story-face }
       *[other] { $who } échange { amulet-story-card-of }.{ amulet-story-face }
    }
}
amulet-story-reveal-set = { $by ->
    [you] Vous révélez { $things } : ces cartes vont ensemble.
   *[other] { $who } révèle { $things } : ces cartes vont ensemble.
}
amulet-story-reveal-no-set = { $penalty ->
    [yes] { $by ->
        [you] Vous révélez { $things } : ces cartes ne vont pas ensemble. Elles restent face visible, et une carte de pénalité s’ajoute.
       *[other] { $who } révèle { $things } : ces cartes ne vont pas ensemble. Elles restent face visible, et une carte de pénalité s’ajoute.
    }
   *[no] { $by ->
        [you] Vous révélez { $things } : ces cartes ne vont pas ensemble. Elles restent face visible.
       *[other] { $who } révèle { $things } : ces cartes ne vont pas ensemble. Elles restent face visible.
    }
}
amulet-story-exchange-set = { $place ->
    [0] { $by ->
        [you] Vous défaussez { $things } pour la nouvelle carte.{ amulet-story-face }
       *[other] { $who } défausse { $things } pour la nouvelle carte.{ amulet-story-face }
    }
   *[other] { $by ->
        [you] Vous défaussez { $things }. La nouvelle carte devient { amulet-story-card-of }{ amulet-story-lying }.
       *[other] { $who } défausse { $things }. La nouvelle carte devient { amulet-story-card-of }{ amulet-story-lying }.
    }
}
amulet-story-bewitched = { $known ->
    [yes] , { $things },
   *[no] { "" }
}
amulet-story-bewitch = { $to ->
    [nobody] { $by ->
        [you] Avec la Sorcière, vous remplacez une carte{ amulet-story-bewitched } par une carte cachée.
       *[other] Avec la Sorcière, { $who } remplace une carte{ amulet-story-bewitched } par une carte cachée.
    }
   *[other] { $by ->
        [you] Avec la Sorcière, vous remplacez { amulet-story-card-of }{ amulet-story-bewitched } par une carte cachée.
       *[other] Avec la Sorcière, { $who } remplace { amulet-story-card-of }{ amulet-story-bewitched } par une carte cachée.
    }
}
amulet-story-swapped-for = { $to ->
    [you] votre { story-ordinal } carte
   *[other] la { story-ordinal } carte chez { $whom }
}
amulet-story-swap = { $to ->
    [nobody] { $by ->
        [you] Avec le Voleur, vous troquez votre { story-ordinal-other } carte contre une carte adverse.
       *[other] Avec le Voleur, { $who } troque sa { story-ordinal-other } carte contre une carte adverse.
    }
   *[other] { $by ->
        [you] Avec le Voleur, vous troquez votre { story-ordinal-other } carte contre { amulet-story-swapped-for }.
       *[other] Avec le Voleur, { $who } troque sa { story-ordinal-other } carte contre { amulet-story-swapped-for }.
    }
}
amulet-story-put = { $by ->
    [you] Vous posez { $things } sur la défausse.
   *[other] { $who } pose { $things } sur la défausse.
}
amulet-story-refill = Nouveau parmi les cartes de l’Écuyer : { $things }.
amulet-story-round-over = Fin de la manche { $round } : { $why }.
amulet-story-why-villagers = les deux Villageois sont face visible
amulet-story-why-deck = la pioche est vide
amulet-story-why-call = chacun a joué son dernier tour après le déclenchement du décompte
amulet-story-why-still = aucune carte n’a quitté la pioche depuis 40 tours
amulet-story-points = { $lost_points ->
    [one] { $lost_points } point
   *[other] { $lost_points } points
}
amulet-story-count = { $outcome ->
    [lowest] { $by ->
        [you] Décompte réussi : votre village est le plus bas avec { $sum }, vous ne perdez rien ({ $things }).
       *[other] Décompte réussi pour { $who } : son village est le plus bas avec { $sum }, aucun point perdu ({ $things }).
    }
    [beaten] { $by ->
        [you] Décompte raté : vous avez { $sum }, { $whom } a { $lowest }. Vous perdez { amulet-story-points } ({ $things }, plus { $penalty } pour le décompte).
       *[other] { $to ->
            [you] Décompte raté pour { $who } : { $who } a { $sum }, vous avez { $lowest }. { $who } perd { amulet-story-points } ({ $things }, plus { $penalty } pour le décompte).
           *[other] Décompte raté pour { $who } : { $who } a { $sum }, { $whom } a { $lowest }. { $who } perd { amulet-story-points } ({ $things }, plus { $penalty } pour le décompte).
        }
    }
   *[plain] { $by ->
        [you] Vous perdez { amulet-story-points } : { $things }.
       *[other] { $who } perd { amulet-story-points } : { $things }.
    }
}
amulet-story-win-amulet = { $by ->
    [you] Vous gagnez l’Amulette d’Argent.
   *[other] { $who } gagne l’Amulette d’Argent.
}
amulet-story-over = La partie est terminée.
amulet-story-win = { $how ->
    [shared] { $by ->
        [you] Vous partagez la victoire : { amulet-story-points } en tout.
       *[other] { $who } partage la victoire : { amulet-story-points } en tout.
    }
    [amulet] { $by ->
        [you] Vous gagnez : { amulet-story-points } en tout. L’Amulette d’Argent vous départage.
       *[other] { $who } gagne : { amulet-story-points } en tout. L’Amulette d’Argent départage les ex æquo.
    }
   *[clear] { $by ->
        [you] Vous gagnez : { amulet-story-points } en tout.
       *[other] { $who } gagne : { amulet-story-points } en tout.
    }
}

## Opponents

bot-hobbin = Hobbin, le gardeur d’oies
bot-hobbin-about = Ne tient pas en place : il déclenche le décompte dès que son village lui semble à peu près bas. De temps en temps, il agit sur un caprice.
bot-tilda = Tante Tilda
bot-tilda-about = Adore les pouvoirs : plutôt en essayer un que d’améliorer son village. Oublie une partie des cartes qu’elle a regardées.
bot-osric = Osric, le veilleur de nuit
bot-osric-about = Se méfie de toute carte cachée : celles qu’il n’a pas vues partent les premières. Ne déclenche le décompte que s’il est tout à fait sûr.
bot-ravenna = Ravenna l’herboriste
bot-ravenna-about = Devine vos cartes à ce que vous gardez, et adore vous les voler. Décide sur un coup de tête.
bot-lunara = Lunara, gardienne de l’amulette
bot-lunara-about = N’oublie rien, pèse chaque carte qu’elle ne voit pas et attend son heure. Aucune faiblesse connue, sauf la malchance.

## What opponents say now and then

amulet-hobbin-says-call-won = Ça a marché ? Ça a marché !
amulet-hobbin-says-call-lost = Oh. Je croyais en avoir moins.
amulet-hobbin-says-robbed = Hé ! C’était ma préférée !
amulet-hobbin-says-fail = Elles se ressemblaient, pourtant !
amulet-hobbin-says-won = Les oies ne vont jamais le croire.
amulet-hobbin-says-lost = Mon oie aurait fait mieux.
amulet-tilda-says-call-won = Oh, ça se fête. Du thé ?
amulet-tilda-says-call-lost = Mon Dieu, celle-là, je l’avais oubliée.
amulet-tilda-says-robbed = Allons, allons ! Remettez ça en place.
amulet-tilda-says-fail = J’aurais juré que c’étaient les mêmes.
amulet-tilda-says-won = Eh bien, qui l’eût cru !
amulet-tilda-says-lost = Ce n’est rien. Un petit biscuit ?
amulet-osric-says-call-won = Je vous l’avais dit : j’étais sûr.
amulet-osric-says-call-lost = Impossible. J’avais compté deux fois.
amulet-osric-says-robbed = Au voleur ! Au voleur !
amulet-osric-says-fail = Ma lanterne faiblit, on dirait.
amulet-osric-says-won = Tout va bien. Le village dort.
amulet-osric-says-lost = J’aurais dû sonner plus tôt.
amulet-ravenna-says-call-won = Les feuilles ne mentent jamais.
amulet-ravenna-says-call-lost = Une tisane bien amère.
amulet-ravenna-says-robbed = Quelqu’un va me le payer.
amulet-ravenna-says-fail = La mauvaise racine. Ça arrive.
amulet-ravenna-says-won = Une belle récolte.
amulet-ravenna-says-lost = À chaque herbe sa saison.
amulet-lunara-says-call-won = La lune était avec moi.
amulet-lunara-says-call-lost = Même la lune a sa face cachée.
amulet-lunara-says-robbed = La nuit voit tout.
amulet-lunara-says-fail = Les étoiles m’ont donc trompée.
amulet-lunara-says-won = L’amulette a bien choisi.
amulet-lunara-says-lost = Ce soir, la lune brillait ailleurs.

## Site


## Board

web-amulet-own-place = Votre { story-ordinal } carte
web-amulet-their-place = La { story-ordinal } carte chez { $name }
web-amulet-hidden = { $whose } : face cachée.
web-amulet-shows = { $whose } : { $value } { $card }, face visible.
web-amulet-you-see = { $whose } : { $value } { $card }. Vous seul la voyez.
web-amulet-known-you = Vous l’avez vue.
web-amulet-known-both = Vous l’avez vue, { $names } aussi.
web-amulet-known-by = Vue par { $names }.
web-amulet-guarded = Un Garde du corps la protège.
web-amulet-sealed = Elle est sous l’Amulette d’Argent.
web-amulet-used = Déjà utilisée ce tour-ci.
web-amulet-village = Chez { $name }
web-amulet-my-village = Votre village
web-amulet-you = vous
web-amulet-zone-own = Votre village
web-amulet-zone-mine = Votre village
web-amulet-zone-others = Les autres villages
web-amulet-zone-villages = Choisissez une carte
web-amulet-zone-middle = Pioche et défausse
web-amulet-zone-hand = En main
web-amulet-zone-pile = Choisissez dans la défausse
web-amulet-zone-looked = Choisissez la carte à garder
web-amulet-deck = Pioche
web-amulet-deck-count = { $n ->
    [0] plus aucune carte
    [one] il reste { $n } carte
   *[other] il reste { $n } cartes
}
web-amulet-deck-known = La { story-ordinal } carte a été vue par { $names }.
web-amulet-pile = Défausse
web-amulet-pile-empty = Vide
web-amulet-pile-open = Voir toute la défausse
web-amulet-pile-order = La carte du dessus vient en premier.
web-amulet-pile-place = { $card }, la { story-ordinal } en partant du dessous
web-amulet-display = Écuyer
web-amulet-hand = En main
web-amulet-their-hand = En main : { $name }
web-amulet-hand-hidden = une carte cachée
web-amulet-top = Dessus de la pioche
web-amulet-seen-deck = { story-ordinal } de la pioche
web-amulet-seen-close = La cacher
web-amulet-seen-only-you = Vous seul voyez cette carte. Retenez-la, puis cachez-la.
web-amulet-round = Manche { $n } sur 4
web-amulet-scores = Scores
web-amulet-characters = Personnages
web-amulet-help-scores = Ce que chaque village a coûté jusqu’ici, manche par manche.
web-amulet-help-characters = Les 14 personnages et leurs pouvoirs.
web-amulet-help-called = A déclenché le décompte. Chaque adversaire joue encore un tour, puis on compte les villages.
web-amulet-help-amulet = Détient l’Amulette d’Argent, gagnée au dernier décompte réussi. Elle départage les égalités en fin de partie.
web-amulet-werewolves = Des loups-garous rôdent autour du village. Le nombre d’une carte dit combien elle en attire : plus il est bas, mieux c’est. Le plus petit total après quatre manches gagne.
web-amulet-lost = { $n ->
    [0] aucun point perdu jusqu’ici
    [one] { $n } point perdu jusqu’ici
   *[other] { $n } points perdus jusqu’ici
}
web-amulet-has-cards = { $n ->
    [one] { $n } carte dans le village
   *[other] { $n } cartes dans le village
}
web-amulet-holds = détient l’Amulette d’Argent
web-amulet-last-turn = Le décompte est déclenché : c’est votre dernier tour de la manche.
web-amulet-rings = { $name } déclenche le décompte !
web-amulet-rings-you = Vous déclenchez le décompte !
web-amulet-use-card = Utiliser : { $card } ({ story-ordinal } carte)
web-amulet-do-draw = Piocher
web-amulet-do-take = Prendre { $card }
web-amulet-do-take-none = Prendre
web-amulet-do-call = Déclencher le décompte
web-amulet-do-call-sure = Oui, déclencher
web-amulet-do-back = Pas encore
web-amulet-do-discard = Défausser
web-amulet-do-no-look = Ça suffit
web-amulet-do-no-power = Passer
web-amulet-do-no-witch = La laisser sur la pioche
web-amulet-do-end = Finir le tour
web-amulet-do-off = Retirer le Garde du corps
web-amulet-do-left = À gauche
web-amulet-do-right = À droite
web-amulet-do-more = En regarder une de plus
web-amulet-do-witch = Regarder la première carte
web-amulet-do-keep = Garder { $card }
web-amulet-do-keep-nth = Garder la { story-ordinal } carte
web-amulet-do-display = Prendre { $card } parmi les cartes de l’Écuyer
web-amulet-do-amulet = Poser l’Amulette
web-amulet-do-then = { $kind ->
    [empath] Puis utiliser l’Empathe
    [bodyguard] Puis utiliser le Garde du corps
    [amulet] Puis poser l’Amulette
   *[several] Puis une action libre
}
web-amulet-do-exchange = { $n ->
    [one] Échanger cette carte
   *[other] Échanger { $n } cartes
}
web-amulet-do-sure = Oui, cette carte
web-amulet-do-clear = Choisir à nouveau
web-amulet-do-yes = C’est tout
web-amulet-ask-look = Regardez une ou deux de vos cartes.
web-amulet-ask-turn = À vous de jouer : piochez, ou prenez la première carte de la défausse.
web-amulet-ask-turn-call = À vous de jouer : piochez, prenez dans la défausse, ou déclenchez le décompte.
web-amulet-ask-call = Déclencher le décompte ? Votre tour s’arrête, chaque adversaire joue encore un tour. Si votre village n’est pas le plus bas, vous perdez 10 points de plus.
web-amulet-ask-rascal = Gardez une des cartes vues, ou regardez-en une de plus.
web-amulet-ask-hand = Vous avez { $value } { $card } en main : défaussez la carte, ou choisissez celles qu’elle remplace.
web-amulet-ask-hand-must = Vous avez { $value } { $card } en main : choisissez les cartes qu’elle remplace.
web-amulet-ask-announce = D’autres cartes à échanger ?
web-amulet-ask-place = Elles vont ensemble ! Quelle place prend la nouvelle carte ?
web-amulet-ask-end-new = Elles ne vont pas ensemble. De quel côté ajoutez-vous la nouvelle carte ?
web-amulet-ask-end-penalty = Et une carte de pénalité : de quel côté ?
web-amulet-ask-power = Utiliser ce pouvoir : { $card } ?
web-amulet-ask-second-look = Regarder une deuxième carte ?
web-amulet-ask-witch = Sur la pioche : { $value } { $card }. Laissez-la, ou choisissez une carte qu’elle remplace.
web-amulet-ask-witch-plain = Laissez la carte sur la pioche, ou choisissez une carte qu’elle remplace.
web-amulet-ask-swap = Contre quelle carte l’échangez-vous ?
web-amulet-ask-empath = Empathe : laquelle de vos cartes regardez-vous ?
web-amulet-ask-bodyguard = Garde du corps : laquelle de vos cartes protège-t-il ?
web-amulet-ask-after = Une action libre, ou finir le tour ?
web-amulet-ask-amulet = Sur laquelle de vos cartes posez-vous l’Amulette d’Argent ? Elle y reste jusqu’à la fin de la manche.
web-amulet-tell-leaves = Vous défaussez : { $cards }.
web-amulet-tell-several = Toutes doivent avoir la même valeur.
web-amulet-tell-differ = L’échange va échouer : { $values } ne vont pas ensemble. Elles resteraient dans votre village, face visible, et la nouvelle s’y ajouterait.
web-amulet-tell-hidden = une carte cachée
web-amulet-why-turn = Piochez d’abord, ou prenez la première carte de la défausse.
web-amulet-why-after = Vous avez déjà fait votre action. Il vous reste les actions libres, ou la fin du tour.
web-amulet-why-amulet = L’Amulette d’Argent est sur cette carte : personne n’y touche pendant cette manche.
web-amulet-why-guarded = Un Garde du corps protège cette carte de tous les autres.
web-amulet-why-up = Cette carte est déjà face visible.
web-amulet-why-seen = Vous venez de regarder cette carte. Choisissez-en une autre.
web-amulet-why-own = Choisissez une de vos cartes.
web-amulet-why-own-first = Choisissez d’abord celle de vos cartes que vous donnez.
web-amulet-why-theirs = Choisissez la carte d’un adversaire.
web-amulet-why-exchange-own = Vous ne pouvez échanger que des cartes de votre village.
web-amulet-why-right = Choisissez des cartes plus à droite, ou validez.
web-amulet-why-place = La nouvelle carte prend la place d’une des cartes que vous avez révélées.
web-amulet-why-end = Choisissez le côté gauche ou droit de votre village.
web-amulet-why-rascal = Gardez d’abord une des cartes de la pioche.
web-amulet-why-master = Choisissez une carte de la défausse, ou passez.
web-amulet-why-itself = Un Garde du corps ne se protège pas lui-même : il est déjà à l’abri.
web-amulet-why-already = Le Garde du corps protège déjà cette carte.
web-amulet-why-five = Il faut 4 cartes ou moins pour déclencher le décompte. Vous en avez { $n }.
web-amulet-why-called = { $name } a déjà déclenché le décompte. Un seul joueur peut le faire par manche.
web-amulet-why-call-first = Le décompte se déclenche seulement au tout début de votre tour.
web-amulet-why-empty = La défausse est vide.
web-amulet-why-only-amulet = Votre seule carte est sous l’Amulette d’Argent : vous n’avez rien à échanger.
web-amulet-tag-look = { $name } regarde
web-amulet-tag-turn-up = { $name } retourne
web-amulet-tag-witch = Sorcière : { $name }
web-amulet-tag-robber = Voleur : { $name }
web-amulet-tag-guard = Garde du corps : { $name }
web-amulet-tag-amulet = Amulette : { $name }
web-amulet-tag-no-set = Raté !
web-amulet-tag-penalty = Pénalité
web-amulet-ledger-round = Manche
web-amulet-ledger-total = Total
web-amulet-ledger-call = a déclenché le décompte
web-amulet-ledger-penalty = { $sum } + { $penalty } pour le décompte
web-amulet-ledger-amulet = gagne l’Amulette d’Argent
web-amulet-ledger-empty = Aucune manche n’est encore finie.
web-amulet-dawn = Fin de la manche { $n }
web-amulet-dawn-sum = Village : { $n }
web-amulet-dawn-penalty = + { $n } pour le décompte
web-amulet-dawn-lost = { $n ->
    [0] aucun point perdu
    [one] { $n } point perdu
   *[other] { $n } points perdus
}
web-amulet-dawn-total = { $n } en tout
web-amulet-on = Continuer
web-amulet-call-won = { $by ->
    [you] Décompte réussi : personne n’a moins que vos { $sum }. Vous ne perdez rien et gagnez l’Amulette d’Argent.
   *[other] Décompte réussi pour { $who } : personne n’a moins que { $sum }. { $who } ne perd rien et gagne l’Amulette d’Argent.
}
web-amulet-call-lost = { $by ->
    [you] Décompte raté : { $whom } avait { $lowest }, vous aviez { $sum }. Cela vous coûte { $penalty } points de plus.
   *[other] { $to ->
        [you] Décompte raté pour { $who } : vous aviez { $lowest }, { $who } avait { $sum }. Cela lui coûte { $penalty } points de plus.
       *[other] Décompte raté pour { $who } : { $whom } avait { $lowest }, { $who } avait { $sum }. Cela lui coûte { $penalty } points de plus.
    }
}
web-amulet-ended-villagers = Les deux Villageois sont face visible : la manche s’arrête aussitôt.
web-amulet-ended-deck = La pioche est vide.
web-amulet-ended-call = Chacun a joué son dernier tour après le déclenchement du décompte.
web-amulet-ended-still = Aucune carte n’a quitté la pioche depuis 40 tours.

web-keys-amulet-draw = Piocher
web-keys-amulet-take = Prendre la première carte de la défausse
web-keys-amulet-discard = Défausser la carte en main
web-keys-amulet-call = Déclencher le décompte
web-keys-amulet-amulet = Poser l’Amulette
web-keys-amulet-then = Garder une action libre pour la fin du tour
web-keys-amulet-no = Passer
web-keys-amulet-end = Finir le tour
web-keys-amulet-help = Expliquer la carte sélectionnée

## Hints

hint-amulet-goal = Le but : le total le plus bas après quatre manches. Remplacez les cartes élevées de votre village et déclenchez le décompte quand vous pensez avoir le plus bas.
hint-amulet-look = Des loups-garous rôdent autour du village, et chaque carte en attire autant que son nombre : plus il est bas, mieux c’est. Regardez deux de vos cartes et retenez-les, elles seront de nouveau cachées.
hint-amulet-turn = Piochez, prenez la première carte de la défausse, ou déclenchez le décompte si vous pensez avoir le village le plus bas.
hint-amulet-hand = La carte en main peut remplacer une de vos cartes, ou plusieurs de même valeur d’un coup. Ou défaussez-la : si elle vaut de 5 à 12, vous pouvez alors utiliser son pouvoir.
hint-amulet-power = Cette carte a un pouvoir, décrit ci-dessous. Vous pouvez aussi passer.
hint-amulet-call = Le décompte est déclenché : chaque adversaire joue encore un tour, puis on compte les villages.
hint-amulet-amulet = Vous avez gagné l’Amulette d’Argent. Posez-la sur une de vos cartes pendant cette manche : plus personne n’y touchera.
hint-amulet-ledger = La première manche est finie. « Scores » montre ce que chaque village a coûté ; après quatre manches, le plus petit total gagne.

## Pourquoi une action vaut mieux (analyses). Les nombres sont des moyennes sur ce que le joueur pouvait supposer.

amulet-why-village = Le village finit la manche à { $best } en moyenne, au lieu de { $other }.
amulet-why-rival-village = Le plus petit des autres villages finit la manche à { $best } en moyenne, au lieu de { $other }.
amulet-why-call-lowest = Déclencher le décompte avec le plus petit village : { $best } manches sur 100, au lieu de { $other }.
amulet-why-call-caught = Déclencher le décompte sans avoir le plus petit village : { $best } manches sur 100, au lieu de { $other }.
amulet-why-called-on = Quelqu’un d’autre déclenche le décompte avec le plus petit village : { $best } manches sur 100, au lieu de { $other }.
