web-amulet-own-place = Votre maison { $n }
web-amulet-their-place = Maison { $n } de { $name }
web-amulet-shut = volets clos
web-amulet-shows = face visible : { $value } { $card }
web-amulet-you-see = vous seul la voyez : { $value } { $card }
web-amulet-known-by = regardée par { $names }
web-amulet-guarded = un garde du corps se tient devant
web-amulet-sealed = sous l’amulette
web-amulet-used = utilisée ce tour-ci
web-amulet-village = Village de { $name }
web-amulet-my-village = Votre village
web-amulet-you = vous
web-amulet-deck = La route
web-amulet-deck-count = { $n ->
    [0] plus aucune carte
    [one] une carte
   *[other] { $n } cartes
}
web-amulet-pile = La place
web-amulet-pile-empty = personne
web-amulet-pile-open = Parcourir la place
web-amulet-pile-place = { $value } { $card }, la { $n }e depuis le bas
web-amulet-display = Banc des écuyers
web-amulet-hand = Dans votre main
web-amulet-their-hand = Dans la main de { $name }
web-amulet-hand-hidden = une carte cachée
web-amulet-seen = À la lueur de la lanterne
web-amulet-seen-deck = carte { $n } de la pioche
web-amulet-seen-close = Fermer les volets
web-amulet-seen-only-you = Vous seul le voyez. Retenez-le.
web-amulet-known-open = une carte que quelqu’un connaît
web-amulet-round = Manche { $n } sur 4
web-amulet-lost = { $n ->
    [0] aucun point perdu
    [one] { $n } point perdu
   *[other] { $n } points perdus
}
web-amulet-holds = détient l’amulette
web-amulet-called = { $name } a fait l’annonce : un dernier tour pour chacun des autres
web-amulet-called-you = Vous avez fait l’annonce : un dernier tour pour chacun des autres
web-amulet-last-turn = La cloche a sonné : c’est votre dernier tour de la manche.
web-amulet-turn-of = joue
web-amulet-began = a commencé la manche
web-amulet-use = Utiliser
web-amulet-use-card = Utiliser { $card }, maison { $n }
web-amulet-do-draw = Piocher
web-amulet-do-take = Récupérer { $card }
web-amulet-do-call = Annoncer
web-amulet-do-call-sure = Sonner la cloche
web-amulet-do-back = Pas encore
web-amulet-do-discard = La défausser
web-amulet-do-no-look = Cela suffit
web-amulet-do-no-power = S’en passer
web-amulet-do-no-witch = La laisser sur la pioche
web-amulet-do-end = Finir le tour
web-amulet-do-off = Le retirer
web-amulet-do-left = Bout gauche
web-amulet-do-right = Bout droit
web-amulet-do-more = En regarder une de plus
web-amulet-do-witch = Regarder la première carte
web-amulet-do-keep = Garder { $value } { $card }
web-amulet-do-keep-nth = Garder la carte { $n }
web-amulet-do-display = Prendre { $value } { $card } du banc
web-amulet-do-amulet = Accrocher l’amulette
web-amulet-do-exchange = { $n ->
    [one] Échanger cette maison
   *[other] Échanger { $n } maisons
}
web-amulet-do-sure = Oui, celle-ci
web-amulet-do-clear = Choisir à nouveau
web-amulet-do-yes = C’est tout
web-amulet-ask-look = Regardez jusqu’à deux de vos maisons.
web-amulet-ask-turn = Piochez, ou récupérez sur la place.
web-amulet-ask-turn-call = Piochez, récupérez sur la place, ou annoncez.
web-amulet-ask-call = Annoncer ? Votre tour finit, les autres en ont encore un. Si votre somme n’est pas la plus basse, vous perdez 10 de plus.
web-amulet-ask-rascal = Regardez plus loin dans la pioche, ou gardez une carte vue.
web-amulet-ask-hand = Vous tenez { $value } { $card } : défaussez-la, ou choisissez les maisons qu’elle remplace.
web-amulet-ask-hand-must = Vous tenez { $value } { $card } : choisissez les maisons qu’elle remplace.
web-amulet-ask-announce = D’autres maisons pour l’échange, ou est-ce tout ?
web-amulet-ask-place = C’est une série. Quelle place prend la nouvelle carte ?
web-amulet-ask-end-new = Ce n’est pas une série. À quel bout la nouvelle carte vient-elle ?
web-amulet-ask-end-penalty = Et la carte de pénalité : à quel bout ?
web-amulet-ask-power = { $card } : choisissez, ou passez-vous-en.
web-amulet-ask-second-look = Regarder une deuxième maison ?
web-amulet-ask-witch = Vous voyez { $value } { $card } : laissez-la, ou mettez-la dans une maison.
web-amulet-ask-witch-plain = Laissez la carte, ou mettez-la dans une maison.
web-amulet-ask-swap = Avec quelle maison l’échangez-vous ?
web-amulet-ask-empath = Empathe : laquelle de vos maisons closes regardez-vous ?
web-amulet-ask-bodyguard = Garde du corps : devant quelle maison doit-il se tenir ?
web-amulet-ask-after = Encore une action libre, ou finir le tour ?
web-amulet-ask-amulet = Sur laquelle de vos maisons accrocher l’amulette, pour le reste de la manche ?
web-amulet-tell-leaves = Part : { $cards }.
web-amulet-tell-several = Plusieurs doivent former une série : une seule valeur.
web-amulet-tell-hidden = une maison close
web-amulet-ledger = Registre paroissial
web-amulet-ledger-open = Ouvrir le registre
web-amulet-ledger-close = Fermer le registre
web-amulet-ledger-round = Manche
web-amulet-ledger-total = Perdu en tout
web-amulet-ledger-call = a annoncé
web-amulet-ledger-penalty = { $sum } + { $penalty } pour l’annonce
web-amulet-ledger-amulet = gagne l’amulette
web-amulet-ledger-empty = Rien n’est encore écrit.
web-amulet-dawn = La manche { $n } est finie
web-amulet-dawn-sum = Somme { $n }
web-amulet-dawn-lost = { $n ->
    [0] rien de perdu
    [one] 1 point perdu
   *[other] { $n } points perdus
 }
web-amulet-ended-villagers = Les deux villageois sont rentrés : la manche est finie.
web-amulet-ended-deck = La route est vide : la manche est finie.
web-amulet-ended-call = Les derniers tours après l’annonce sont joués : la manche est finie.
web-amulet-ended-still = Rien n’a quitté la pioche depuis longtemps : la manche est finie.
web-amulet-log-round = Manche { $n }
web-amulet-log-draw = { $name } pioche une carte.
web-amulet-log-take = { $name } récupère { $card } sur la place.
web-amulet-log-display = { $name } prend { $card } sur le banc.
web-amulet-log-fetch = { $name } repêche { $card } sur la place.
web-amulet-log-discard = { $name } défausse { $card }.
web-amulet-log-exchange = { $name } échange et se défait de : { $cards }.
web-amulet-log-look = { $name } regarde. { $house }.
web-amulet-log-up = { $house }, retournée : { $card }.
web-amulet-log-fail = { $name } n’avait pas de série ; la nouvelle carte vient à un bout.
web-amulet-log-amulet = { $name } accroche l’amulette. { $house }.
web-amulet-log-guard = { $name } place un garde du corps. { $house }.
web-amulet-log-call = { $name } annonce !
web-amulet-log-swap = { $name } vole : deux maisons sont échangées.
web-amulet-log-lost = { $name } perd { $n }.
web-amulet-act-pick = { $name } choisit la maison { $n } pour l’échange.
web-amulet-act-add = { $name } ajoute la maison { $n } à l’échange.
web-amulet-act-all = { $name } ne choisit pas d’autre maison.
web-amulet-act-new-left = { $name } met la nouvelle carte au bout gauche.
web-amulet-act-new-right = { $name } met la nouvelle carte au bout droit.
web-amulet-act-penalty-left = { $name } met la carte de pénalité au bout gauche.
web-amulet-act-penalty-right = { $name } met la carte de pénalité au bout droit.
web-amulet-act-no-look = { $name } ne regarde aucune maison.
web-amulet-act-no-more = { $name } ne regarde pas d’autre maison.
web-amulet-act-no-power = { $name } se passe du pouvoir.
web-amulet-act-top = { $name } regarde la première carte de la pioche.
web-amulet-act-further = { $name } regarde une carte plus loin dans la pioche.
web-amulet-act-leave = { $name } laisse la carte sur la pioche.
web-amulet-act-give = { $name } donne la maison { $n } en échange.
web-amulet-act-use = { $name } utilise { $card }, maison { $n }.
web-amulet-act-off = { $name } retire le garde du corps. { $house }.
web-amulet-act-end = { $name } finit son tour.
web-amulet-close = Fermer
web-amulet-about = À propos de { $card }
