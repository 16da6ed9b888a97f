silver-gold-title = Silver & Gold
silver-gold-tagline = Explorez des îles, frappez des pièces, courez après les coupes.
silver-gold-part-coins = Pièces
silver-gold-part-cups = Coupes
silver-gold-part-palms = Palmiers
silver-gold-part-islands = Îles
silver-gold-part-seals = Sceaux
silver-gold-colour-purple = violet
silver-gold-colour-orange = orange
silver-gold-colour-green = vert
silver-gold-colour-grey = gris
silver-gold-letter-purple = P
silver-gold-letter-orange = O
silver-gold-letter-green = G
silver-gold-letter-grey = S
silver-gold-domino = domino
silver-gold-straight = trois en ligne
silver-gold-corner = trois en coin
silver-gold-tee = T
silver-gold-ell = L
silver-gold-square = carré
silver-gold-draft-title = Le choix de départ : voici vos quatre cartes
silver-gold-over-title = La fin de la partie
silver-gold-turn-title = Manche { $round } sur 4, tour { $turn } sur 7 · premier joueur : { $start }
silver-gold-pattern = Expédition : { $name }
silver-gold-cups-left = Coupes : { $cups }
silver-gold-pile = { $cards ->
    [0] La pioche est vide
    [one] Une carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
silver-gold-revealed = Révélé dans cette manche : { $patterns }
silver-gold-to-come = Peut encore venir : { $patterns }
silver-gold-display = Étalage
silver-gold-finished = fini
silver-gold-start-mark = premier joueur
silver-gold-completed = Terminées ({ $number }) :
silver-gold-seal = sceau : { $colour } +{ $points }
silver-gold-legend = · terre  ✕ croix  ● pièce  ♣ palmier  ▒ cochée  ~ mer
silver-gold-ask-draft = Gardez deux des quatre cartes, par exemple K12 pour la première et la deuxième.
silver-gold-ask-replace = { $left ->
    [one] Prenez une carte de remplacement : T1 à T4 dans l’étalage, T? au hasard dans la pioche.
   *[other] Prenez { $left } cartes de remplacement, l’une après l’autre : T1 à T4 dans l’étalage, T? au hasard dans la pioche.
}
silver-gold-ask-follow-up = { $left ->
    [one] Une croix vous donne une case de plus. Laquelle ?
   *[other] Les croix vous donnent { $left } cases de plus, une à la fois. Lesquelles ?
}
silver-gold-ask-mark = Cochez le motif ({ $pattern }) sur la carte A ou B, ou une seule case à la place.
silver-gold-tell-kept = { $name } : gardé { $cards }.
silver-gold-tell-marked = { $name } : coché { $cells } sur { $label } ({ $card }).
silver-gold-tell-marked-rest = { $name } : coché les dernières cases de { $label } ({ $card }).
silver-gold-tell-coins = { $coins ->
    [one] { $name } : une pièce.
   *[other] { $name } : { $coins } pièces.
}
silver-gold-tell-palm = { $points ->
    [one] { $name } : un palmier pour un point.
   *[other] { $name } : un palmier pour { $points } points.
}
silver-gold-tell-cup = { $points ->
    [0] { $name } : une rangée pleine, mais il ne reste pas de coupe.
   *[other] { $name } : une rangée pleine et la coupe de { $points }.
}
silver-gold-tell-completed = { $name } : { $card } est terminée.
silver-gold-tell-took-display = { $name } : pris { $card } dans l’étalage.
silver-gold-tell-took-blind = { $name } : pioché { $card } au hasard.
silver-gold-tell-pattern = La carte expédition montre : { $pattern }.
error-silver-gold-draft-first = Choisissez d’abord les deux cartes que vous gardez. (SG-10)
error-silver-gold-replace-first = Une carte terminée doit être remplacée maintenant : dans l’étalage ou au hasard. (SG-29)
error-silver-gold-pile-empty = La pioche est vide ; il ne reste que l’étalage. (SG-30)
error-silver-gold-place-empty = Il n’y a pas de carte à cette place de l’étalage. (SG-29)
error-silver-gold-mark-first = C’est le moment de cocher ; les cartes se prennent plus tard. (SG-21)
error-silver-gold-no-card = Il n’y a pas de carte à cette place devant vous. (SG-30)
error-silver-gold-one-cell = Une case supplémentaire est une seule case, pas un motif. (SG-23)
error-silver-gold-other-pattern = Ce n’est pas le motif de la carte expédition. Cochez ce motif, ou une seule case. (SG-21, SG-22)
error-silver-gold-sea = { $action } déborde sur la mer ; seule la terre se coche. (SG-21)
error-silver-gold-marked = { $action } touche une case déjà cochée. (SG-21)
