### Revenir sur une partie terminée : son analyse, la chance et le jeu, la même donne, et rejouer à partir d’un coup.

error-step-unknown = La partie peut reprendre après 0 à { $expected } coups, pas après { $came }.
error-deal-unknown = Ce lien ne mène à aucune donne. Demandez-en un autre.
error-study-not-yours = Seules les personnes qui ont joué cette partie, ou qui l’ont ouverte depuis un fichier, peuvent en demander l’analyse.
error-study-none = Cette partie n’a pas encore été analysée.
error-limit-reviews = Vous avez demandé beaucoup d’analyses. La prochaine pourra commencer dans { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.
