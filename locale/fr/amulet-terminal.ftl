amulet-round-title = Manche { $round } sur { $rounds } · premier joueur : { $start }
amulet-over-title = La fin de la partie
amulet-lost-so-far = Points perdus jusqu’ici : { $lost }
amulet-middle = Le milieu de la table
amulet-deck = pioche
amulet-pile = défausse
amulet-hand = en main
amulet-cards = { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}
amulet-below = Sous la première carte de la défausse : { $cards }
amulet-deeper = Carte { $place } de la pioche : { $card }
amulet-on-turn = à son tour
amulet-has-called = a fait l’annonce
amulet-may-place = peut poser l’amulette { $sign }
amulet-holds = détient l’amulette { $sign }
amulet-sum = { $unknown ->
    [0] somme { $sum }
    [one] somme { $sum } + 1 inconnue
   *[other] somme { $sum } + { $unknown } inconnues
}
amulet-lasting = { $card } : { $power }
amulet-hidden = cachée
amulet-characters = Les personnages
amulet-col-value = Valeur
amulet-col-copies = Cartes
amulet-col-name = Personnage
amulet-col-power = Pouvoir
amulet-legend = cadre épais : face visible  cadre en tirets : cachée  (7) cachée, mais vous la voyez  ◉ab vue par a et b  ♜ garde du corps  ✦ amulette  ▶ désignée

amulet-ask-look = { $left ->
    [one] Regardez encore une de vos cartes, ou N pour en rester là.
   *[other] Regardez jusqu’à deux de vos cartes : choisissez la première.
}
amulet-ask-turn = À vous : piochez (D) ou récupérez le dessus de la défausse (T) ; l’annonce demande quatre cartes ou moins.
amulet-ask-turn-call = À vous : piochez (D), récupérez le dessus de la défausse (T) ou faites l’annonce (C).
amulet-ask-last-turn = L’annonce a été faite, c’est votre dernier tour : piochez (D) ou récupérez le dessus de la défausse (T).
amulet-ask-rascal = Vos canailles vous laissent regarder plus loin : gardez une des cartes vues, ou regardez-en une de plus (D).
amulet-ask-hand = En main : { $card }. Défaussez-la (X), ou choisissez la première de vos cartes à échanger contre elle.
amulet-ask-hand-power = En main : { $card }. Défaussez-la (X) et vous pourrez utiliser son pouvoir ({ $power }), ou choisissez la première de vos cartes à échanger contre elle.
amulet-ask-must-exchange = En main : { $card }. Elle doit entrer dans votre village : choisissez la première de vos cartes à échanger contre elle.
amulet-ask-announce = Une autre carte de même valeur ? Choisissez-la, plus à droite ; Y quand c’est tout.
amulet-ask-place = Un lot ! Choisissez l’emplacement que prend la nouvelle carte.
amulet-ask-end-new = Pas de lot : vos cartes restent, face visible. À quelle extrémité va la nouvelle carte, L (gauche) ou R (droite) ?
amulet-ask-end-penalty = Et une carte de pénalité de la pioche. À quelle extrémité va-t-elle, L (gauche) ou R (droite) ?
amulet-ask-power = { $card } : { $power }. Choisissez, ou N pour ne pas utiliser le pouvoir.
amulet-ask-second-look = Une seconde carte à regarder ? Sinon N.
amulet-ask-witch = Sur la pioche : { $card }. Laissez-la (N), ou choisissez la carte qu’elle remplace, chez vous ou chez un adversaire.
amulet-ask-swap = Quelle carte d’un adversaire voulez-vous en échange ?
amulet-ask-empath = Laquelle de vos cartes cachées l’empathe regarde-t-elle ?
amulet-ask-bodyguard = Laquelle de vos cartes le garde du corps protège-t-il ?
amulet-ask-after = Votre action est faite : une action libre, ou E pour finir votre tour.

amulet-do-draw = piocher
amulet-do-look-on = regarder la carte suivante de la pioche
amulet-do-witch = regarder la première carte de la pioche
amulet-do-take = récupérer { $card } dans la défausse
amulet-do-call = faire l’annonce : chacun des autres joue encore un tour
amulet-do-discard = la défausser
amulet-do-discard-power = la défausser, pour son pouvoir
amulet-do-exchange = { $cards ->
    [one] échanger cette seule carte
   *[other] échanger ces { $cards } cartes ; il faut un lot
}
amulet-do-no-power = pas de pouvoir
amulet-do-no-look = ne plus regarder
amulet-do-leave = la laisser sur la pioche
amulet-do-end = finir le tour
amulet-do-off = retirer le garde du corps
amulet-do-left = l’extrémité gauche
amulet-do-right = l’extrémité droite
amulet-do-amulet = libre : poser l’amulette sur { $card }
amulet-do-empath = libre : regarder une de vos cartes cachées
amulet-do-bodyguard = libre : placer ou déplacer ce garde du corps

amulet-tell-looked = { $name } : regardé { $place }.
amulet-tell-saw = { $name } : { $place } est { $card }.
amulet-tell-call = { $name } : annonce ! Chacun des autres joue encore un tour.
amulet-tell-drew = { $name } : pioché une carte.
amulet-tell-kept = { $name } : gardé une des cartes vues de la pioche.
amulet-tell-deck-look = { $name } : regardé la carte { $place } de la pioche.
amulet-tell-witch = { $name } : regardé la première carte de la pioche avec la sorcière.
amulet-tell-took = { $name } : récupéré { $card } dans la défausse.
amulet-tell-took-display = { $name } : pris { $card } à l’étalage.
amulet-tell-fetched = { $name } : cherché { $card } dans la défausse avec le maître.
amulet-tell-discarded = { $name } : défaussé { $card }.
amulet-tell-on-pile = { $name } : { $card } est maintenant sur la défausse.
amulet-tell-exchanged = { $name } : échangé { $places } ; sur la défausse : { $cards }.
amulet-tell-face-up = La nouvelle carte est face visible : { $card }.
amulet-tell-failed = { $name } : ce n’était pas un lot. Maintenant face visible : { $cards }.
amulet-tell-added = { $name } : la nouvelle carte est allée à une extrémité du village.
amulet-tell-penalty = { $name } : une carte de pénalité est allée à une extrémité du village.
amulet-tell-bewitched = { $name } : remplacé { $place } par la première carte de la pioche ; sur la défausse : { $card }.
amulet-tell-swapped = { $name } : échangé { $given } contre { $gained }.
amulet-tell-swapped-some = { $name } : échangé { $given } contre une carte d’un adversaire.
amulet-tell-turned = { $name } : retourné { $place } : { $card }.
amulet-tell-amulet = { $name } : posé l’amulette sur { $place }.
amulet-tell-guard = { $name } : placé le garde du corps { $place } sur { $guarded }.
amulet-tell-guard-off = { $name } : retiré le garde du corps { $place } de sa carte.
amulet-tell-display = Nouveau à l’étalage : { $cards }.
amulet-tell-round = La manche { $round } est finie : { $reason }.
amulet-ended-villagers = les deux villageois étaient face visible
amulet-ended-deck = la pioche était vide
amulet-ended-call = chacun a eu son dernier tour après l’annonce
amulet-ended-still = aucune carte n’avait quitté la pioche depuis quarante tours
amulet-tell-lost = { $name } : { $cards } = { $sum }, perd { $lost }.
amulet-tell-caller-lowest = { $name } : { $cards } = { $sum }, annonce réussie avec le village le plus faible : perd { $lost } et gagne l’amulette.
amulet-tell-caller-beaten = { $name } : { $cards } = { $sum }, annonce manquée, le village n’était pas le plus faible : perd { $lost }.
