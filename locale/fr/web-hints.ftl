# Conseils, quand une chose arrive pour la première fois (web/src/lib/hints.ts)
hint-silver-gold-draft = Vous gardez deux de ces quatre îles ; les deux autres retournent au paquet. Touchez-en deux, regardez leurs X, pièces et palmiers, puis confirmez.
hint-silver-gold-mark = Tout le monde coche maintenant le même motif, chacun sur une de ses îles. Tournez-le et retournez-le à volonté ; les cases possibles sont entourées. Personne ne voit le choix des autres avant que tous aient fini.
hint-silver-gold-follow = Vous avez couvert un X : il vous donne une case de plus, sur l’une ou l’autre île. Une chaîne peut s’ensuivre.
hint-silver-gold-replace = Une île est terminée et mise de côté pour ses points. Prenez-en une nouvelle dans l’étalage, ou piochez à l’aveugle.
hint-silver-gold-cup = Une rangée de pièces complète vous a valu une coupe. Les coupes diminuent : le premier prend la meilleure.
hint-silver-gold-round = Une manche est finie : les cartes d’expédition ont été remélangées. L’une d’elles reste cachée à chaque manche.
hint-amulet-look = Avant le premier tour, vous pouvez regarder des cartes de votre village. Retenez-les : elles se referment et restent fermées.
hint-amulet-turn = Les petits nombres sont bons : votre village doit être calme. Piochez, prenez la défausse visible, ou annoncez si vous croyez avoir le plus calme.
hint-amulet-hand = La carte en main peut remplacer une des vôtres, ou plusieurs de même nombre d’un coup. Ou vous la défaussez ; venue de la pioche, certaines utilisent alors leur pouvoir.
hint-amulet-power = Cette carte a un pouvoir. Ce qu’il fait est dit ci-dessous ; vous pouvez aussi y renoncer.
hint-amulet-call = Quelqu’un a annoncé : chacun des autres a encore un tour, puis on compte les villages.
hint-amulet-amulet = Vous avez gagné l’amulette. Pendant cette manche, vous pouvez la suspendre à une de vos portes : ce qui s’y trouve est à l’abri.
hint-amulet-ledger = Une manche est finie. Le registre montre ce que chaque village a rapporté ; on joue quatre manches, la plus petite somme gagne.
hint-john-silver-answer = Voici votre première main. Si aucune carte ne montre de pommes, vous pouvez l’échanger tout entière, une fois, avant que quiconque pose une carte.
hint-john-silver-lay = Choisissez une carte, puis une place. Les places possibles s’éclairent, et la rangée montre qui recevrait quoi si elle était pleine.
hint-john-silver-take = Complétez maintenant votre main : piochez, ou prenez ce que propose la ligne du bas.
hint-john-silver-share = Une rangée pleine a été partagée. Les pièces sont bonnes ; qui a le plus de taches noires à la fin a un problème.
