## Game

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
silver-gold-patterns = Carte Compteur :
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

## Deck files

error-deck-header = { $file }, ligne { $line } : une carte devrait commencer ici, par exemple « card P01 purple seal green 1 » ; trouvé « { $came } ».
error-deck-id = { $file }, ligne { $line } : le nom d’une carte a au plus 16 lettres, chiffres et traits d’union, pas « { $came } ».
error-deck-twice = { $file }, ligne { $line } : il y a deux cartes { $card } ; chacune doit avoir son propre nom.
error-deck-colour = { $file }, ligne { $line } : « { $came } » n’est pas une couleur ; employez { $expected }. (SG-1)
error-deck-seal-value = { $file }, ligne { $line } : le sceau de { $card } rapporte { $expected } points, pas « { $came } ». (SG-3)
error-deck-rows = { $file }, ligne { $line } : le plan de { $card } doit avoir { $expected } rangées ; après { $came } vient autre chose. (SG-2)
error-deck-width = { $file }, ligne { $line } : chaque rangée de { $card } a { $expected } caractères ; trouvé « { $came } ». (SG-2)
error-deck-symbol = { $file }, ligne { $line } : « { $came } » sur { $card } ne veut rien dire ; employez { $expected }. (SG-2)
error-deck-cells = { $file }, ligne { $line } : { $card } est { $colour } et doit avoir { $expected } cases de terre ; elle en a { $came }. (SG-1)
error-deck-connected = { $file }, ligne { $line } : l’île { $card } est en morceaux ; ses cases doivent se toucher par les côtés. (SG-2)
error-deck-too-many = { $file }, ligne { $line } : { $came } cartes, c’est trop ; { $expected } au plus sont permises.
error-deck-too-few = { $file } : il faut { $expected } cartes pour autant de joueurs, quatre chacun ; il y en a { $came }. (SG-5)
deck-note-cards = Diffère du paquet de la maison : nombre de cartes { $about }.
deck-note-seals = Diffère du paquet de la maison : sceaux des cartes { $about }.
deck-note-symbols = Diffère du paquet de la maison : symboles de { $about }.
deck-note-congruent = Diffère du paquet de la maison : même forme pour { $about }.
deck-note-fit = Diffère du paquet de la maison : îles où ce motif n’entre pas : { $about }.
deck-note-palms = Diffère du paquet de la maison : plus d’un palmier sur { $about }.
deck-note-own-seal = Diffère du paquet de la maison : le sceau désigne sa propre couleur sur { $about }.
deck-note-seal-value = Diffère du paquet de la maison : valeur du sceau de { $about }.

## Story

silver-gold-thing = { $colour ->
    [purple] { $verb ->
        [complete] l’île violette
       *[other] une île violette
    }
    [orange] { $verb ->
        [complete] l’île orange
       *[other] une île orange
    }
    [green] { $verb ->
        [complete] l’île verte
       *[other] une île verte
    }
   *[grey] { $verb ->
        [complete] l’île grise
       *[other] une île grise
    }
}
silver-gold-things = { $colour ->
    [purple] { $number } îles violettes
    [orange] { $number } îles orange
    [green] { $number } îles vertes
   *[grey] { $number } îles grises
}
silver-gold-gain-coins = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}
silver-gold-gain-palms = { $number ->
    [one] { $number } palmier (+{ $gained_points })
   *[other] { $number } palmiers (+{ $gained_points })
}
silver-gold-story-points = { $gained_points ->
    [one] { $gained_points } point
   *[other] { $gained_points } points
}
silver-gold-story-on = { $colour ->
    [purple] île violette
    [orange] île orange
    [green] île verte
   *[grey] île grise
}
silver-gold-story-gains = { $gaining ->
    [yes] { " " }: { $gains }
   *[no] { "" }
}
silver-gold-story-owed = { $owed ->
    [0] { "" }
    [one] { " " }Croix : cochez encore { $owed } case.
   *[other] { " " }Croix : cochez encore { $owed } cases.
}
silver-gold-story-pattern = { $pattern ->
    [domino] { silver-gold-domino }
    [straight] { silver-gold-straight }
    [corner] { silver-gold-corner }
    [tee] { silver-gold-tee }
    [ell] { silver-gold-ell }
   *[square] { silver-gold-square }
}
silver-gold-story-deal = { $by ->
    [you] Vous recevez { $things }.
   *[nobody] Chacun reçoit quatre îles.
}
silver-gold-story-keep = { $by ->
    [you] Vous gardez { $things }.
   *[other] { $who } garde { $things }.
}
silver-gold-story-done = { $who } a fini.
silver-gold-story-mark = { $cells ->
    [one] { $by ->
        [you] Vous cochez { $cells } case sur votre { silver-gold-story-on }{ silver-gold-story-gains }.{ silver-gold-story-owed }
       *[other] { $who } coche { $cells } case sur son { silver-gold-story-on }{ silver-gold-story-gains }.
    }
   *[other] { $by ->
        [you] Vous cochez { $cells } cases sur votre { silver-gold-story-on }{ silver-gold-story-gains }.{ silver-gold-story-owed }
       *[other] { $who } coche { $cells } cases sur son { silver-gold-story-on }{ silver-gold-story-gains }.
    }
}
silver-gold-story-take = { $by ->
    [you] Vous prenez { $things } parmi les îles exposées.
   *[other] { $who } prend { $things } parmi les îles exposées.
}
silver-gold-story-draw = { $by ->
    [you] Vous piochez face cachée : { $things }.
   *[other] { $who } pioche face cachée : { $things }.
}
silver-gold-story-refill = Nouveau parmi les îles exposées : { $things }.
silver-gold-story-cup = { $by ->
    [you] Vous complétez une rangée de pièces et prenez la coupe de { silver-gold-story-points }.
   *[other] { $who } complète une rangée de pièces et prend la coupe de { silver-gold-story-points }.
}
silver-gold-story-no-cup = { $by ->
    [you] Vous complétez une rangée de pièces, mais il ne reste plus de coupe.
   *[other] { $who } complète une rangée de pièces, mais il ne reste plus de coupe.
}
silver-gold-story-complete = { $by ->
    [you] Vous terminez { $things } : { silver-gold-story-points }.
   *[other] { $who } termine { $things } : { silver-gold-story-points }.
}
silver-gold-story-round-over = Fin de la manche { $round }. Toutes les cartes Piste sont mélangées.
silver-gold-story-expedition = { $to ->
    [you] Manche { $round }, tour { $turn } : { silver-gold-story-pattern }. Vous êtes premier joueur.
   *[other] Manche { $round }, tour { $turn } : { silver-gold-story-pattern }. Premier joueur : { $whom }.
}
silver-gold-story-over = La partie est terminée.
silver-gold-story-score = { $by ->
    [you] Vous marquez { silver-gold-story-points } : { $gained_islands } pour les îles, { $gained_seals } pour les sceaux, { $gained_coins } pour les pièces, { $gained_cups } pour les coupes, { $gained_palms } pour les palmiers.
   *[other] { $who } marque { silver-gold-story-points } : { $gained_islands } pour les îles, { $gained_seals } pour les sceaux, { $gained_coins } pour les pièces, { $gained_cups } pour les coupes, { $gained_palms } pour les palmiers.
}
silver-gold-story-win = { $how ->
    [shared] { $by ->
        [you] Vous partagez la victoire avec { silver-gold-story-points }.
       *[other] { $who } partage la victoire avec { silver-gold-story-points }.
    }
    [tie-break] { $by ->
        [you] Vous gagnez avec { silver-gold-story-points } ; les couleurs des îles terminées vous départagent.
       *[other] { $who } gagne avec { silver-gold-story-points } ; les couleurs des îles terminées font la différence.
    }
   *[clear] { $by ->
        [you] Vous gagnez avec { silver-gold-story-points }.
       *[other] { $who } gagne avec { silver-gold-story-points }.
    }
}

## Opponents

bot-pip = Pip le mousse
bot-pip-about = Coche ce qui lui plaît et réfléchit une fois sur quatre.
bot-goldie = Goldie
bot-goldie-about = Prend ce qui brille ; son esprit s’évade presque un tour sur deux.
bot-barnaby = Le vieux Barnabé
bot-barnaby-about = Joue toujours le meilleur tour du moment, ne pense jamais au suivant, et s’assoupit parfois.
bot-reyes = Capitaine Reyes
bot-reyes-about = Regarde quatre tours plus loin, mais ne réfléchit jamais longtemps.
bot-admiral = L’Amiral
bot-admiral-about = Voit chaque île d’avance. Aucune faiblesse connue, sauf la pendule.

## What opponents say now and then

silver-gold-pip-says-island = J’ai fini une île ! Tout seul !
silver-gold-pip-says-cup = Une coupe ! Une vraie !
silver-gold-pip-says-late = Oh… il n’y a plus de coupe ?
silver-gold-pip-says-rival = Hé, je la voulais, cette coupe !
silver-gold-pip-says-won = J’ai gagné ? J’ai gagné !
silver-gold-pip-says-lost = On en refait une ? Dites oui !
silver-gold-goldie-says-island = Regardez comme elle brille !
silver-gold-goldie-says-cup = Oh, ça brille. C’est à moi.
silver-gold-goldie-says-late = Plus une seule ? Quel dommage.
silver-gold-goldie-says-rival = Elle m’irait mieux, cette coupe.
silver-gold-goldie-says-won = Tout ce qui brille est à moi.
silver-gold-goldie-says-lost = Bah, il me reste mes pièces.
silver-gold-barnaby-says-island = Voilà. Jusqu’à la dernière case.
silver-gold-barnaby-says-cup = J’y boirai mon thé.
silver-gold-barnaby-says-late = Je me suis encore assoupi, non ?
silver-gold-barnaby-says-rival = De mon temps, il y avait plus de coupes.
silver-gold-barnaby-says-won = Eh bien, le vieux a de beaux restes.
silver-gold-barnaby-says-lost = Réveillez-moi pour la prochaine.
silver-gold-reyes-says-island = Exactement dans les temps.
silver-gold-reyes-says-cup = Celle-là, je l’avais vue venir.
silver-gold-reyes-says-late = Un tour trop tard. C’est ma faute.
silver-gold-reyes-says-rival = Bien navigué.
silver-gold-reyes-says-won = Quatre tours d’avance, comme toujours.
silver-gold-reyes-says-lost = Quelqu’un connaissait une meilleure route.
silver-gold-admiral-says-island = Conforme à la carte.
silver-gold-admiral-says-cup = À consigner au journal de bord.
silver-gold-admiral-says-late = Une perte acceptable.
silver-gold-admiral-says-rival = Une manœuvre audacieuse.
silver-gold-admiral-says-won = La flotte rentre victorieuse.
silver-gold-admiral-says-lost = Mes compliments. Je m’en souviendrai.

## Site

web-rules-silver-gold-nsv = Le premier joueur change à chaque tour (nsv)
web-rules-silver-gold-oya = Le premier joueur change à chaque manche (oya)
web-sg-turn = Tourner le motif
web-sg-turn-short = Tourner
web-sg-flip = Retourner le motif
web-sg-flip-short = Retourner
web-sg-single = Une seule case
web-sg-pattern = Motif entier
web-sg-mark = Cocher
web-sg-keep = Garder ces deux-là
web-sg-ask-keep = Choisissez les deux îles que vous gardez.
web-sg-ask-mark = Cochez le motif « { $pattern } » sur l’une de vos îles.
web-sg-ask-single = Cochez une seule case au lieu du motif.
web-sg-ask-only-single = Le motif « { $pattern } » n’entre nulle part : cochez une seule case.
web-sg-draw = Piocher à l’aveugle
web-sg-take = Prendre { $card }
web-sg-round = Manche { $round }, tour { $turn }
web-sg-round-card = Carte de manche
web-sg-rounds = Manche { $round } sur 4, tour { $turn } sur 7
web-sg-score-card = Carte de score
web-sg-coins = { $coins } pièces sur 12
web-sg-palms = Palmiers : { $palms }
web-sg-cups = Coupes restantes : { $cups }
web-sg-no-cups = Il ne reste aucune coupe
web-sg-cup = coupe { $points }
web-sg-expedition = Expédition
web-sg-yours = Vos îles
web-sg-display = Étalage
web-sg-others = Les autres
web-sg-completed = Terminées : { $number }
web-sg-aside = Îles terminées
web-sg-empty = Pas de carte ici
web-sg-island = { $card }, île { $colour } de { $cells }, { $marked } cochées
web-sg-seal = Sceau : { $points } par île ({ $colour })
web-sg-seal-short = { $points } par { $colour }
web-sg-cell-land = terre
web-sg-cell-x = X
web-sg-cell-coin = pièce
web-sg-cell-palm = palmier
web-sg-cell-marked = cochée
web-sg-cell = { $cell } : { $what }
web-sg-cell-fits = { $cell } : { $what }, le motif entre
web-sg-marks = Coche { $cells } sur { $card }
web-sg-completes = termine { $card } pour { $points } points
web-sg-gain-palm = un palmier à { $points }
web-sg-how = Touchez une île pour l’y poser ; touchez encore pour cocher.
web-sg-no-fit = Le motif n’entre pas là. Tournez-le, retournez-le, ou cochez une seule case.
web-sg-patterns = Les huit motifs
web-sg-pattern-now = { $pattern }, en jeu maintenant
web-sg-pattern-gone = { $pattern }, déjà sorti dans cette manche
web-sg-points = { $points } points
web-sg-gain-coins = { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
}
web-sg-gain-x = { $cells ->
    [one] une case de plus
   *[other] { $cells } cases de plus
}
web-sg-replace = { $left ->
    [one] Une île est terminée : choisissez-en une nouvelle à l’étalage, ou piochez à l’aveugle.
   *[other] { $left } îles sont terminées : choisissez-en de nouvelles à l’étalage, ou piochez à l’aveugle.
}
web-sg-pile = { $cards ->
    [0] La pioche est vide
    [one] une carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}

## Board

web-keys-sg-turn = Tourner le motif
web-keys-sg-flip = Retourner le motif
web-keys-sg-single = Une seule case au lieu du motif, et retour
web-keys-sg-draw = Piocher à l’aveugle
web-keys-sg-places = L’endroit suivant où le motif convient, et le précédent
web-sg-drag = Glissez-le sur une île, ou touchez une île.
web-sg-blind = Piocher à l’aveugle
web-sg-race = { $name } gagne la coupe de { $points }
web-sg-left-land = { $cells ->
    [one] encore une case
   *[other] encore { $cells } cases
}

## Hints

hint-silver-gold-draft = Deux de ces quatre îles restent chez vous. Touchez-en deux : X, pièces et palmiers rapportent.
hint-silver-gold-mark = Tous cochent ce motif en même temps, sans voir les autres. Tournez-le, retournez-le ; les places possibles sont entourées.
hint-silver-gold-follow = Vous avez couvert un X : il donne une case de plus, sur l’une ou l’autre île. Une chaîne peut s’ensuivre.
hint-silver-gold-replace = L’île finie est mise de côté pour ses points. Prenez-en une dans l’étalage, ou piochez à l’aveugle.
hint-silver-gold-cup = Une rangée de pièces pleine vous a valu une coupe. Elles diminuent : le premier prend la meilleure.
hint-silver-gold-round = Nouvelle manche : les cartes d’expédition sont remélangées. L’une d’elles reste cachée à chaque manche.
