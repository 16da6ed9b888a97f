### Positions d’entraînement, et que faire maintenant.

practice-title = Que feriez-vous ?
web-practice = S’entraîner
web-practice-game = S’entraîner à { $game }
practice-level = Difficulté
practice-level-all = Toutes
practice-level-easy = Facile
practice-level-medium = Moyen
practice-level-hard = Difficile
practice-place = Position { $number } sur { $count }
practice-you = Vous
practice-other = Adversaire { $number }
practice-solved = { $right } sur { $count } réussies
practice-best-yes = Oui, c’est le meilleur choix.
practice-good-yes = Bien vu ! C’est presque aussi bon que le meilleur choix.
practice-obvious-no = Le choix naturel, mais il y a mieux ici.
practice-worse-no = Bien essayé, mais il y a mieux ici.
practice-mark-best = Le meilleur
practice-mark-yours = Votre choix
practice-mark-obvious = Première idée
practice-compared = Comparés sur { $worlds } parties possibles à partir d’ici, avec ce que vous pouvez savoir et rien d’autre.
practice-unit-points = { $lowest ->
    [yes] Points perdus à la fin, en moyenne. Moins, c’est mieux.
   *[no] Points à la fin, en moyenne
}
practice-unit-wins = Parties gagnées sur 100
practice-bar = { $act } { $mean }, à { $error } près.
practice-next = Suivante
practice-again = Réessayer
practice-look = Voir la comparaison
practice-why = Pourquoi
practice-nothing = Il n’y a pas encore de positions pour ce jeu.
practice-unsure = La suite dépend de cartes cachées.

why-points = { $lowest ->
    [yes] { $more ->
        [yes] En moyenne, cela vous coûte { $by } { $by ->
            [one] point
           *[other] points
        } de moins à la fin.
       *[no] En moyenne, cela vous coûte { $by } { $by ->
            [one] point
           *[other] points
        } de plus à la fin.
    }
   *[no] { $more ->
        [yes] En moyenne, cela vous rapporte { $by } { $by ->
            [one] point
           *[other] points
        } de plus à la fin.
       *[no] En moyenne, cela vous rapporte { $by } { $by ->
            [one] point
           *[other] points
        } de moins à la fin.
    }
}
why-wins = { $more ->
    [yes] Vous gagnez { $by } { $by ->
        [one] partie
       *[other] parties
    } de plus sur 100.
   *[no] Vous gagnez { $by } { $by ->
        [one] partie
       *[other] parties
    } de moins sur 100.
}
why-rival = { $more ->
    [yes] Votre adversaire le plus fort y perd { $by } { $by ->
        [one] point
       *[other] points
    }.
   *[no] Votre adversaire le plus fort y gagne { $by } { $by ->
        [one] point
       *[other] points
    }.
}
why-part = { $sign ->
    [plus] { $part } +{ $by }
   *[minus] { $part } −{ $by }
}
why-parts = D’où vient la différence : { $parts }.
why-close = Les chiffres ne les départagent guère.

web-advice = Que faire ?
advice-thinking = Un instant de réflexion…
advice-act = Et si vous faisiez ceci ? { $act }
advice-next = Le deuxième meilleur choix : { $act }
advice-only = Vous n’avez qu’un seul choix.
advice-close = C’est serré : le deuxième choix vaut à peu près autant.
advice-compared = Comparés sur { $worlds } parties possibles à partir d’ici, avec ce que vous voyez et ce dont on peut se souvenir.
web-advice-setting = « Que faire ? »
web-advice-setting-about = Chacun peut demander une suggestion. Les autres ne le voient pas. Contre des joueurs virtuels seulement, c’est toujours permis.
web-advice-yes = « Que faire ? » est permis à cette table : chacun peut demander une suggestion.
web-advice-no = « Que faire ? » n’est pas permis à cette table : personne ne reçoit de suggestions.

error-practice-act = Ce n’est pas l’un des choix possibles ici.
error-practice-unknown = Cette position n’existe pas.
error-practice-none = Il n’y a pas encore de positions pour ce jeu.
error-practice-format = { $file } vient d’une autre version : format { $came } au lieu de { $expected }.
error-practice-line = La ligne { $line } de { $file } n’est pas une position.
error-advice-not-allowed = À cette table, personne ne peut demander de suggestion. Qui crée une table peut le permettre.
error-advice-stale = La partie a continué. Demandez encore une fois.
error-advice-failed = Aucune suggestion n’est venue. Demandez encore une fois.
error-limit-advice = Vous avez demandé beaucoup de suggestions. La prochaine dans { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.

cli-puzzles = positions d’entraînement : les résoudre ou en trouver d’autres
cli-puzzles-solve = que feriez-vous ? Résoudre des positions d’entraînement
cli-puzzles-make = trouver des positions dans les parties de la recherche la plus forte
cli-help-puzzles-count = nombre de positions à trouver
cli-help-puzzles-games = nombre maximal de parties à jouer ; deux par position par défaut
cli-help-puzzles-iterations = itérations de recherche pour chaque coup de ces parties
cli-help-puzzles-worlds = parties possibles dans lesquelles les choix sont comparés
cli-help-puzzles-out = le fichier à écrire ; un travail interrompu reprend où il en était
cli-help-puzzles-file = un fichier de positions à la place de celles du jeu
cli-help-puzzles-level = seulement les positions de ce niveau : easy, medium ou hard
puzzles-progress = Recherche de positions (parties jouées : { $games })
puzzles-made = { $number ->
    [one] 1 position
   *[other] { $number } positions
} dans { $file }.
puzzles-head = Position { $number } sur { $count }, { $level ->
    [easy] facile
    [medium] moyenne
   *[hard] difficile
}
puzzles-again = Entrée pour la position suivante, ou tapez quit.
puzzles-end = { $right } sur { $count } réussies.
puzzles-row-act = Choix
puzzles-row-points = Points
puzzles-row-wins = Victoires sur 100
puzzles-row-behind = Écart

web-hint-show = Montrez-moi
