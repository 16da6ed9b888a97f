web-john-suit-ship = navire
web-john-suit-sailor = marin
web-john-suit-chest = coffre
web-john-suit-joker = joker
web-john-row-ship = Navires
web-john-row-sailor = Marins
web-john-row-chest = Coffres
web-john-pirate = Pirate
web-john-cabin-boy = Mousse
web-john-captain = Capitaine
web-john-merchant = Marchand
web-john-card = { $suit } { $number }
web-john-coins = { $n ->
    [one] une pièce
   *[other] { $n } pièces
}
web-john-apples = { $n ->
    [one] une pomme
   *[other] { $n } pommes
}
web-john-spots = { $n ->
    [0] aucune marque noire
    [one] une marque noire
   *[other] { $n } marques noires
}
web-john-cards = { $n ->
    [0] aucune carte
    [one] une carte
   *[other] { $n } cartes
}
web-john-dock = Le quai
web-john-berth = Place du { $character } : { $owner }
web-john-nobody = personne
web-john-cell = { $row }, { $character }
web-john-cell-empty = libre
web-john-hand = Votre main
web-john-stock = Pioche
web-john-piles = Gagné jusqu’ici
web-john-won = { $n ->
    [0] aucune carte gagnée
    [one] une carte gagnée
   *[other] { $n } cartes gagnées
}
web-john-in-hand = { $n ->
    [0] main vide
    [one] une carte en main
   *[other] { $n } cartes en main
}
web-john-exchanged = a échangé sa première main
web-john-known = se sait en main
web-john-removed = Hors du jeu
web-john-ranking = Le tableau noir
web-john-thinks = réfléchit
web-john-stand-high = Haut
web-john-stand-low = Bas
web-john-stand = la plus haute : { $high } ; la plus basse : { $low }
web-john-stand-full = { $high } prend { $highs } ; { $low } prend { $lows }
web-john-shared = { $row }, partage : { $what }
web-john-ask-answer = Garder ces six cartes ?
web-john-ask-answer-both = Garder ces six cartes, ou les échanger toutes ?
web-john-ask-lay = Choisissez une carte de votre main.
web-john-ask-where = Où posez-vous { $card } ?
web-john-ask-take = Des pommes ! Piochez, ou prenez sur le quai une carte sans pommes.
web-john-ask-take-must = Des pommes, et la pioche est vide : prenez sur le quai une carte sans pommes.
web-john-log-exchange = { $name } échange sa première main.
web-john-act-keep = { $name } garde sa première main.
web-john-log-lay = { $name } pose { $card }. { $cell }.
web-john-log-take = { $name } reprend { $card }.
web-john-log-draw = { $name } pioche.
web-john-do-keep = Garder
web-john-do-exchange = Échanger les six
web-john-do-draw = Piocher
web-john-do-lay = La poser là
web-john-do-take = Prendre { $card }
web-john-do-back = Une autre carte
web-john-do-lay-as = { $row }, { $character }
