### Revenir sur une partie terminée : son analyse, la chance et le jeu, la même donne, et rejouer à partir d’un coup.

error-step-unknown = La partie peut reprendre après 0 à { $expected } coups, pas après { $came }.
error-deal-unknown = Ce lien ne mène à aucune donne. Demandez-en un autre.
error-study-not-yours = Seules les personnes qui ont joué cette partie, ou qui l’ont ouverte depuis un fichier, peuvent en demander l’analyse.
error-study-none = Cette partie n’a pas encore été analysée.
error-limit-reviews = Vous avez demandé beaucoup d’analyses. La prochaine pourra commencer dans { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.

web-lookback = Analyse
web-origin-same = Vous jouez la même donne que dans une autre partie.
web-origin-kept = Cette partie en prolonge une autre. Toutes les cartes sont restées à leur place.
web-origin-anew = Cette partie en prolonge une autre. Ce que { $name } ne pouvait pas savoir a été redistribué.

lookback-intro = Chaque décision est jugée d’après ce que son auteur pouvait savoir à ce moment-là. Les cartes cachées n’y jouent aucun rôle.
lookback-start = Analyser cette partie
lookback-takes = Comptez environ une minute. Vous pouvez revoir la partie pendant ce temps.
lookback-waiting = L’analyse va commencer …
lookback-working = { $percent } % effectués
lookback-stopped = L’analyse n’a pas abouti. Vous pouvez la relancer.
lookback-deeper = Regarder de plus près
lookback-deeper-about = Comptez plusieurs minutes ; de plus petites différences apparaissent.
lookback-deep = C’est l’analyse approfondie.

lookback-curve = Chances de gagner
lookback-curve-about = Telles que chacun pouvait les estimer à ce moment-là. La bande montre la marge d’erreur.
lookback-curve-at = Coup { $step }
lookback-chance = { $name } { $percent } %
lookback-table = La courbe sous forme de tableau
lookback-table-chance = { $percent } % ± { $error }
lookback-unknown = inconnu

lookback-marks = Coups à revoir
lookback-marks-whose = Les coups de qui
lookback-marks-all = Tous
lookback-marks-of = { $name }
lookback-marks-none = Aucune erreur nette ici, et aucun coup ne sort du lot.
lookback-mistake = Erreur
lookback-best = Meilleur coup
lookback-brilliant = Coup brillant
lookback-mark-line = { $mark } de { $name }
lookback-cost = −{ $percent } %
lookback-cost-spoken = coûte { $percent } victoires sur 100
lookback-loss = Cela coûte environ { $percent } victoires sur 100 parties (entre { $low } et { $high }).
lookback-better = Mieux : { $act }
lookback-best-about = Rien de mieux n’a été trouvé, et les autres choix sont nettement plus faibles.
lookback-brilliant-about = Rien de mieux n’a été trouvé, et un coup d’œil rapide ne le trouve pas.
lookback-show = Montrer sur le plateau
lookback-again = Réessayer
lookback-back = Revenir à la partie

lookback-luck = Chance et jeu
lookback-luck-about = En points par rapport à la moyenne des autres. Le trait fin montre la marge d’erreur.
lookback-skill = { $mine ->
    [yes] { $sign ->
        [better] Vous avez joué { $by } { $by ->
            [one] point
           *[other] points
        } mieux que le joueur de référence
        [worse] Vous avez joué { $by } { $by ->
            [one] point
           *[other] points
        } moins bien que le joueur de référence
       *[even] Vous avez joué à peu près aussi bien que le joueur de référence
    }
   *[no] { $sign ->
        [better] { $name } a joué { $by } { $by ->
            [one] point
           *[other] points
        } mieux que le joueur de référence
        [worse] { $name } a joué { $by } { $by ->
            [one] point
           *[other] points
        } moins bien que le joueur de référence
       *[even] { $name } a joué à peu près aussi bien que le joueur de référence
    }
}
lookback-cards = { $mine ->
    [yes] { $sign ->
        [better] les cartes vous en ont rapporté { $by }
        [worse] les cartes vous en ont coûté { $by }
       *[even] les cartes n’ont guère compté
    }
   *[no] { $sign ->
        [better] les cartes en ont rapporté { $by }
        [worse] les cartes en ont coûté { $by }
       *[even] les cartes n’ont guère compté
    }
}
lookback-luck-sentence = { $skill } ; { $cards }.
lookback-part-skill = Ses décisions
lookback-part-others = Celles des autres
lookback-part-luck = Cartes et chance
lookback-part-par = Cette place
lookback-part-result = Résultat
lookback-part-value = { $part } : { $by }, à { $error } près

lookback-truth = Les cartes telles qu’elles étaient
lookback-truth-about = Toutes cartes face visible. Personne ne pouvait le savoir, et aucun jugement n’en dépend.
lookback-truth-line = { $name }, coup { $step } : ceci aurait gagné { $wins } fois sur 100 au lieu de { $played }. { $act }
lookback-truth-none = Même toutes cartes face visible, aucun autre coup n’aurait renversé la partie.

lookback-deal = La même donne
lookback-deal-link = Un ami reçoit ces cartes à la place de { $name }, sans voir votre partie. Vous pourrez ensuite comparer.
lookback-deal-share = Obtenir un lien
lookback-deal-games = Parties avec cette donne
lookback-deal-seat = Place
lookback-deal-first = Première partie
lookback-deal-house = Des joueurs virtuels à la place de { $name }
lookback-deal-reference = Joueur de référence
lookback-deal-ask = Les laisser jouer
lookback-deal-player = Joueur
lookback-deal-score = Points
lookback-deal-place = Rang
lookback-deal-mean = { $mean } ± { $error }
lookback-deal-page = Une donne à essayer
lookback-deal-page-about = Vous recevez les cartes que quelqu’un d’autre a jouées, à la même place. Vous pourrez ensuite comparer vos résultats.
lookback-deal-play = Jouer cette donne

lookback-on = Rejouer à partir d’ici
lookback-on-title = Rejouer à partir de ce coup
lookback-on-seat = Votre place
lookback-on-hidden = Cartes cachées
lookback-on-anew = Redistribuées
lookback-on-kept = Comme elles étaient
lookback-on-anew-about = Ce que { $name } peut voir ne change pas. Le reste est redistribué : personne n’en sait plus que { $name }.
lookback-on-kept-about = Chaque carte reste à sa place. Si vous avez vu la partie, vous connaissez la suite.
lookback-on-against = Contre
lookback-on-go = Ouvrir la table
