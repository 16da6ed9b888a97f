# Conseils, quand une chose arrive pour la première fois (web/src/lib/hints.ts)
hint-silver-gold-draft = Deux de ces quatre îles restent chez vous. Touchez-en deux : X, pièces et palmiers rapportent.
hint-silver-gold-mark = Tous cochent ce motif en même temps, sans voir les autres. Tournez-le, retournez-le ; les places possibles sont entourées.
hint-silver-gold-follow = Vous avez couvert un X : il donne une case de plus, sur l’une ou l’autre île. Une chaîne peut s’ensuivre.
hint-silver-gold-replace = L’île finie est mise de côté pour ses points. Prenez-en une dans l’étalage, ou piochez à l’aveugle.
hint-silver-gold-cup = Une rangée de pièces pleine vous a valu une coupe. Elles diminuent : le premier prend la meilleure.
hint-silver-gold-round = Nouvelle manche : les cartes d’expédition sont remélangées. L’une d’elles reste cachée à chaque manche.
hint-amulet-look = Vous pouvez regarder des cartes de votre village. Retenez-les : elles se referment.
hint-amulet-turn = Les petits nombres sont bons. Piochez sur la route, prenez sur la place, ou annoncez si votre village est le plus calme.
hint-amulet-hand = La carte en main peut remplacer une des vôtres, ou plusieurs de même nombre d’un coup. Ou défaussez-la.
hint-amulet-power = Cette carte a un pouvoir, décrit ci-dessous ; vous pouvez aussi y renoncer.
hint-amulet-call = Quelqu’un a annoncé : chacun des autres a encore un tour, puis on compte les villages.
hint-amulet-amulet = L’amulette est à vous. Suspendez-la à une de vos portes pendant cette manche : ce qui s’y trouve est à l’abri.
hint-amulet-ledger = Une manche est finie ; le registre montre le coût de chaque village. Après quatre manches, la plus petite somme gagne.
hint-john-silver-answer = Votre première main. Si aucune carte ne montre de pommes, vous pouvez l’échanger tout entière, une fois.
hint-john-silver-lay = Choisissez une carte, puis sa place. Chaque rangée montre qui recevrait quoi si elle était pleine.
hint-john-silver-take = Complétez votre main : piochez, ou prenez ce qui est proposé en bas.
hint-john-silver-share = Une rangée pleine a été partagée par paires. Les pièces sont bonnes ; les taches noires coûtent.
