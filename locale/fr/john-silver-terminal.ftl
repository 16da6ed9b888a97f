john-silver-pirate = Pirate
john-silver-cabin-boy = Mousse
john-silver-captain = Capitaine
john-silver-merchant = Marchand
john-silver-ship = navire
john-silver-sailor = marin
john-silver-chest = coffre
john-silver-joker = joker
john-silver-letter-ship = N
john-silver-letter-sailor = M
john-silver-letter-chest = C
john-silver-letter-joker = J
john-silver-nobody = personne
john-silver-hand = Votre main
john-silver-exchanged = a échangé
john-silver-as-it-lies = En l’état
john-silver-removed = Hors du jeu : { $cards }
john-silver-hidden = Encore cachées :
john-silver-stock = { $cards ->
    [0] La pioche est vide · premier joueur : { $start }
    [one] Une carte dans la pioche · premier joueur : { $start }
   *[other] { $cards } cartes dans la pioche · premier joueur : { $start }
}
john-silver-col-player = Joueur
john-silver-col-hand = Main
john-silver-col-won = Gagnées
john-silver-col-known = Vues en main
john-silver-legend = ● pièce  ♥ pomme, pour le voisin de gauche  ■ marque noire  J joker  ▲ la plus haute  ▼ la plus basse  ◂ doit jouer
john-silver-ask-keep = Vous avez des pommes : vous gardez donc vos six cartes.
john-silver-ask-answer = Aucune de vos six cartes ne montre de pommes. Les gardez-vous, ou les échangez-vous toutes les six ?
john-silver-ask-lay = Posez une carte sur une case libre de sa rangée, par exemple ship-7:a1 ou navire 7 a ; un joker va dans n’importe quelle rangée.
john-silver-ask-stack = Posez une carte sur une case quelconque de sa rangée, par exemple ship-7:a1 ou navire 7 a ; un joker va dans n’importe quelle rangée.
john-silver-ask-take = Vous avez posé des pommes : piochez, ou reprenez dans la grille une carte sans pommes.
john-silver-ask-must-take = Vous avez posé des pommes et la pioche est vide : reprenez dans la grille une carte sans pommes.
john-silver-ask-full = La rangée « { $row } » est pleine. Elle sera partagée, sauf si vous prenez une de ses cartes : { $shares }.
john-silver-gloss-keep = garder les six
john-silver-gloss-exchange = les remettre et en piocher six autres
john-silver-gloss-draw = la première carte de la pioche
john-silver-gloss-saves = empêche le partage
john-silver-gloss-fills = remplit la rangée : { $shares }
john-silver-for-you = vous
john-silver-for-other = adversaire
john-silver-for-nobody = hors du jeu
john-silver-column-you = à vous
john-silver-column-other = adversaire
john-silver-column-nobody = personne
john-silver-tell-kept = { $name } : six premières cartes gardées.
john-silver-tell-exchanged = { $name } : six premières cartes échangées.
john-silver-tell-laid = { $name } : { $card } en { $cell }.
john-silver-tell-laid-fourth = { $name } : { $card } en quatrième carte.
john-silver-tell-drew = { $name } : une carte piochée.
john-silver-tell-drew-card = { $name } : { $card } de la pioche.
john-silver-tell-took = { $name } : { $card } repris dans la grille.
john-silver-tell-full = { $name } : rangée « { $row } » remplie ; elle est partagée.
john-silver-tell-won = { $name } : cartes gagnées, { $cards } ({ $symbols }).
john-silver-tell-won-some = { $spots ->
    [0] { $name } : { $cards } cartes gagnées.
    [one] { $name } : { $cards } cartes gagnées, avec une marque noire.
   *[other] { $name } : { $cards } cartes gagnées, avec { $spots } marques noires.
}
john-silver-tell-removed = Gagnées par la colonne de personne, hors du jeu : { $cards }.
john-silver-tell-stock-empty = La pioche est vide ; désormais, les mains diminuent.
