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
john-silver-stock = { $cards ->
    [0] La pioche est vide · premier joueur : { $start }
    [one] Une carte dans la pioche · premier joueur : { $start }
   *[other] { $cards } cartes dans la pioche · premier joueur : { $start }
}
john-silver-col-player = Joueur
john-silver-col-hand = Main
john-silver-col-won = Gagnées
john-silver-col-spots = Marques
john-silver-col-known = Connues en main | gagnées
john-silver-legend = N navire  M marin  C coffre  J joker  ● pièce  ♥ pomme  ■ marque noire  ◂ à jouer
john-silver-ask-answer = Gardez-vous vos six cartes, ou les échangez-vous si aucune ne montre de pommes ?
john-silver-ask-lay = Posez une carte sur une case libre de sa rangée ; les jokers vont partout.
john-silver-ask-take = Vous avez posé des pommes : piochez, ou prenez dans la grille une carte sans pommes.
john-silver-ask-must-take = La pioche est vide et vous avez posé des pommes : prenez dans la grille une carte sans pommes.
john-silver-gloss-keep = garder les six
john-silver-gloss-exchange = échanger les six
john-silver-gloss-draw = piocher
john-silver-gloss-take = la prendre dans la grille
john-silver-tell-exchanged = { $name } : six premières cartes échangées.
john-silver-tell-laid = { $name } : { $card } posée en { $cell }.
john-silver-tell-drew = { $name } : une carte piochée.
john-silver-tell-took = { $name } : { $card } reprise dans la grille.
john-silver-tell-won = { $spots ->
    [0] { $name } : { $cards } cartes gagnées de la rangée pleine.
    [one] { $name } : { $cards } cartes gagnées de la rangée pleine, avec une marque noire.
   *[other] { $name } : { $cards } cartes gagnées de la rangée pleine, avec { $spots } marques noires.
}
john-silver-tell-removed = La colonne de personne a gagné : { $cards } quittent le jeu.
john-silver-tell-filled = { $name } : rangée « { $row } » remplie, elle est distribuée.
