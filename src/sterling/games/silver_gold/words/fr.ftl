## Game

silver-gold-title = Silver & Gold
silver-gold-tagline = Explorez des îles, cochez des pièces, visez les coupes.
silver-gold-part-coins = Pièces
silver-gold-part-cups = Coupes
silver-gold-part-palms = Palmiers
silver-gold-part-islands = Îles
silver-gold-part-seals = Sceaux
silver-gold-colour-purple = violet
silver-gold-colour-orange = orange
silver-gold-colour-green = vert
silver-gold-colour-grey = gris
silver-gold-letter-purple = Vio
silver-gold-letter-orange = Ora
silver-gold-letter-green = Ver
silver-gold-letter-grey = Gri
silver-gold-display = Îles exposées
silver-gold-domino = domino
silver-gold-straight = trois en ligne
silver-gold-corner = trois en coin
silver-gold-tee = T
silver-gold-ell = L
silver-gold-square = carré
silver-gold-draft-title = Vos quatre îles : gardez-en deux
silver-gold-over-title = Fin de la partie
silver-gold-turn-title = Manche { $round } sur 4, tour { $turn } sur 7 · premier joueur : { $start }
silver-gold-pattern = Motif : { $name }
silver-gold-cups-left = Coupes : { $cups }
silver-gold-pile = { $cards ->
    [0] La pioche est vide
    [one] Une carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
silver-gold-revealed = Déjà vus dans cette manche : { $patterns }
silver-gold-to-come = Peuvent encore venir : { $patterns }
silver-gold-finished = a fini
silver-gold-patterns = Carte Compteur :
silver-gold-completed = Terminées ({ $number }) :
silver-gold-seal = sceau : { $colour } +{ $points }
silver-gold-legend = · terre  ✕ croix  ● pièce  ♣ palmier  ▒ cochée  ~ mer
silver-gold-ask-draft = Gardez deux de vos quatre îles, par exemple K12 pour la première et la deuxième.
silver-gold-ask-replace = { $left ->
    [one] Prenez une nouvelle île : T1 à T4 parmi les îles exposées, ou T? pour piocher face cachée.
   *[other] Prenez { $left } nouvelles îles, une à la fois : T1 à T4 parmi les îles exposées, ou T? pour piocher face cachée.
}
silver-gold-ask-follow-up = { $left ->
    [one] Vous avez coché une croix : cochez une case de plus. Laquelle ?
   *[other] Vous avez coché des croix : cochez { $left } cases de plus, une à la fois. Laquelle d’abord ?
}
silver-gold-ask-mark = Cochez le motif ({ $pattern }) sur l’île A ou B, ou bien une seule case.
error-silver-gold-draft-first = Choisissez d’abord les deux îles que vous gardez.
error-silver-gold-replace-first = Vous avez terminé une île. Prenez d’abord une des îles exposées, ou piochez face cachée.
error-silver-gold-pile-empty = La pioche est vide. Prenez une des îles exposées.
error-silver-gold-place-empty = Il n’y a pas d’île exposée à cet endroit.
error-silver-gold-mark-first = Cochez d’abord. Les nouvelles îles se prennent ensuite.
error-silver-gold-no-card = Vous n’avez pas d’île à cet endroit.
error-silver-gold-one-cell = Une croix vous donne une seule case de plus, pas un motif.
error-silver-gold-other-pattern = Ce n’est pas le motif de la carte Piste. Cochez ce motif, ou une seule case.
error-silver-gold-sea = Le motif déborde sur la mer. On ne coche que les cases de l’île.
error-silver-gold-marked = Une de ces cases est déjà cochée.

## Deck files

error-deck-header = { $file }, ligne { $line } : une carte devrait commencer ici, par exemple « card P01 purple seal green 1 », mais on lit « { $came } ».
error-deck-id = { $file }, ligne { $line } : « { $came } » ne convient pas comme nom de carte. Utilisez au plus 16 lettres, chiffres et traits d’union.
error-deck-twice = { $file }, ligne { $line } : la carte { $card } figure deux fois. Donnez un nom à chaque carte.
error-deck-colour = { $file }, ligne { $line } : « { $came } » n’est pas une couleur. Utilisez { $expected }.
error-deck-seal-value = { $file }, ligne { $line } : le sceau de { $card } doit valoir { $expected } points, pas « { $came } ».
error-deck-rows = { $file }, ligne { $line } : le plan de { $card } doit avoir { $expected } lignes, mais il n’y en a que { $came }.
error-deck-width = { $file }, ligne { $line } : chaque ligne de { $card } doit avoir { $expected } caractères, mais on lit « { $came } ».
error-deck-symbol = { $file }, ligne { $line } : « { $came } » sur { $card } n’est pas un symbole. Utilisez { $expected }.
error-deck-cells = { $file }, ligne { $line } : { $card } est { $colour ->
    [purple] violette
    [orange] orange
    [green] verte
   *[grey] grise
} et doit avoir { $expected } cases, mais elle en a { $came }.
error-deck-connected = { $file }, ligne { $line } : l’île { $card } est en morceaux. Toutes ses cases doivent se toucher par un côté.
error-deck-too-many = { $file }, ligne { $line } : { $came } cartes, c’est trop. La limite est de { $expected }.
error-deck-too-few = { $file } : { $came } cartes, c’est trop peu pour autant de joueurs. Il en faut { $expected }, quatre par joueur.
deck-note-cards = Diffère du paquet de la maison : nombre de cartes { $about ->
    [purple] violettes
    [orange] orange
    [green] vertes
   *[grey] grises
}.
deck-note-seals = Diffère du paquet de la maison : sceaux des cartes { $about ->
    [purple] violettes
    [orange] orange
    [green] vertes
   *[grey] grises
}.
deck-note-symbols = Diffère du paquet de la maison : symboles { $about ->
    [purple] des cartes violettes
    [orange] des cartes orange
    [green] des cartes vertes
    [grey] des cartes grises
   *[other] de { $about }
}.
deck-note-congruent = Diffère du paquet de la maison : même forme pour { $about }.
deck-note-fit = Diffère du paquet de la maison : îles où ce motif ne rentre pas : { $about ->
    [domino] { silver-gold-domino }
    [straight] { silver-gold-straight }
    [corner] { silver-gold-corner }
    [tee] { silver-gold-tee }
    [ell] { silver-gold-ell }
   *[square] { silver-gold-square }
}.
deck-note-palms = Diffère du paquet de la maison : plus d’un palmier sur { $about }.
deck-note-own-seal = Diffère du paquet de la maison : le sceau désigne sa propre couleur sur { $about }.
deck-note-seal-value = Diffère du paquet de la maison : valeur du sceau de { $about }.

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
    [hidden] une île
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
    [yes] { " " }: { $gains }
   *[no] { "" }
}
silver-gold-story-owed = { $owed ->
    [0] { "" }
    [one] { " " }Croix : cochez encore { $owed } case.
   *[other] { " " }Croix : cochez encore { $owed } cases.
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
    [you] Vous piochez face cachée : { $things }.
   *[other] { $who } pioche face cachée : { $things }.
}
silver-gold-story-refill = Nouvelles îles exposées : { $things }.
silver-gold-story-cup = { $by ->
    [you] Vous complétez une ligne de pièces et prenez la coupe de { silver-gold-story-points }.
   *[other] { $who } complète une ligne de pièces et prend la coupe de { silver-gold-story-points }.
}
silver-gold-story-no-cup = { $by ->
    [you] Vous complétez une ligne de pièces, mais il ne reste plus de coupe.
   *[other] { $who } complète une ligne de pièces, mais il ne reste plus de coupe.
}
silver-gold-story-complete = { $by ->
    [you] Vous terminez { $things } : { silver-gold-story-points }.
   *[other] { $who } termine { $things } : { silver-gold-story-points }.
}
silver-gold-story-round-over = Fin de la manche { $round }. Toutes les cartes Piste sont mélangées.
silver-gold-story-expedition = { $to ->
    [you] Manche { $round }, tour { $turn } : { silver-gold-story-pattern }. Vous êtes premier joueur.
   *[other] Manche { $round }, tour { $turn } : { silver-gold-story-pattern }. Premier joueur : { $whom }.
}
silver-gold-story-over = La partie est terminée.
silver-gold-story-score = { $by ->
    [you] Vous marquez { silver-gold-story-points } : { $gained_islands } pour les îles, { $gained_seals } pour les sceaux, { $gained_coins } pour les pièces, { $gained_cups } pour les coupes, { $gained_palms } pour les palmiers.
   *[other] { $who } marque { silver-gold-story-points } : { $gained_islands } pour les îles, { $gained_seals } pour les sceaux, { $gained_coins } pour les pièces, { $gained_cups } pour les coupes, { $gained_palms } pour les palmiers.
}
silver-gold-story-win = { $how ->
    [shared] { $by ->
        [you] Vous partagez la victoire avec { silver-gold-story-points }.
       *[other] { $who } partage la victoire avec { silver-gold-story-points }.
    }
    [tie-break] { $by ->
        [you] Vous gagnez avec { silver-gold-story-points } ; les couleurs des îles terminées vous départagent.
       *[other] { $who } gagne avec { silver-gold-story-points } ; les couleurs des îles terminées font la différence.
    }
   *[clear] { $by ->
        [you] Vous gagnez avec { silver-gold-story-points }.
       *[other] { $who } gagne avec { silver-gold-story-points }.
    }
}

## Opponents

bot-pip = Pip le mousse
bot-pip-about = Ne peut pas voir un palmier sans le cocher. Le reste de ses îles, il le remplit au petit bonheur.
bot-goldie = Goldie
bot-goldie-about = Court après tout ce qui brille : d’abord les pièces, ensuite les coupes. Une île sans or l’ennuie vite.
bot-barnaby = Le vieux Barnabé
bot-barnaby-about = Aime les petites îles et les termine vite. Les grandes, il les laisse aux jeunes.
bot-reyes = Capitaine Reyes
bot-reyes-about = Collectionne les sceaux et choisit ses îles en conséquence. Pour un sceau, il peut laisser passer une île meilleure.
bot-admiral = L’Amiral
bot-admiral-about = Met en balance îles, palmiers, coupes et sceaux, plusieurs tours à l’avance. Aucune faiblesse connue.

## What opponents say now and then

silver-gold-pip-says-island = J’ai fini une île ! Tout seul !
silver-gold-pip-says-cup = Une coupe ! Une vraie !
silver-gold-pip-says-late = Oh… il n’y a plus de coupe ?
silver-gold-pip-says-rival = Hé, je la voulais, cette coupe !
silver-gold-pip-says-won = J’ai gagné ? J’ai gagné !
silver-gold-pip-says-lost = On en refait une ? Dites oui !
silver-gold-goldie-says-island = Regardez comme elle brille !
silver-gold-goldie-says-cup = Oh, ça brille. C’est à moi.
silver-gold-goldie-says-late = Plus une seule ? Quel dommage.
silver-gold-goldie-says-rival = Elle m’irait mieux, cette coupe.
silver-gold-goldie-says-won = Tout ce qui brille est à moi.
silver-gold-goldie-says-lost = Bah, il me reste mes pièces.
silver-gold-barnaby-says-island = Voilà. Jusqu’à la dernière case.
silver-gold-barnaby-says-cup = J’y boirai mon thé.
silver-gold-barnaby-says-late = Je me suis encore assoupi, non ?
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

web-rules-silver-gold-nsv = Le premier joueur change à chaque tour
web-rules-silver-gold-oya = Le premier joueur change à chaque manche
web-sg-name = { $colour ->
    [purple] île violette
    [orange] île orange
    [green] île verte
   *[grey] île grise
}
web-sg-draft = Vos quatre îles
web-sg-closer = Votre île
web-sg-expedition = Carte Piste
web-sg-round-card = Carte Compteur
web-sg-score-card = Votre carte Trésor
web-sg-score-of = Carte Trésor de { $name }
web-sg-has-x = { $crosses } croix
web-sg-has-palms = { $palms ->
    [one] { $palms } palmier
   *[other] { $palms } palmiers
}
web-sg-display = Îles exposées
web-sg-others = Les autres
web-sg-aside = Îles terminées
web-sg-empty = Pas d’île ici
web-sg-ask-keep = Quelles îles gardez-vous ?
web-sg-keep-how = Touchez-en deux sur les quatre.
web-sg-ask-mark = Cochez le motif sur l’une de vos îles : { $pattern }.
web-sg-ask-single = Cochez une seule case au lieu du motif.
web-sg-ask-only-single = Le motif ({ $pattern }) ne rentre nulle part. Cochez une seule case.
web-sg-how = Glissez le motif sur une île, ou touchez une case.
web-sg-how-one = Touchez une case.
web-sg-no-fit = Le motif ne rentre pas là. Tournez-le, retournez-le, ou cochez une seule case.
web-sg-blocked-sea = Impossible : le motif déborde sur la mer.
web-sg-blocked-sea-one = C’est la mer ; on ne coche que la terre.
web-sg-blocked-marked = Impossible : le motif recouvre des cases déjà cochées.
web-sg-blocked-marked-one = Cette case est déjà cochée.
web-sg-blocked-both = Impossible : le motif déborde sur la mer et recouvre des cases cochées.
web-sg-marks = { $colour ->
    [purple] { $cells ->
        [one] { $cells } case sur votre île violette
       *[other] { $cells } cases sur votre île violette
    }
    [orange] { $cells ->
        [one] { $cells } case sur votre île orange
       *[other] { $cells } cases sur votre île orange
    }
    [green] { $cells ->
        [one] { $cells } case sur votre île verte
       *[other] { $cells } cases sur votre île verte
    }
   *[grey] { $cells ->
        [one] { $cells } case sur votre île grise
       *[other] { $cells } cases sur votre île grise
    }
}
web-sg-completes = île terminée : { $points } points
web-sg-gain-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
web-sg-gain-palm = palmier +{ $points }
web-sg-gain-x = { $cells ->
    [one] croix : { $cells } case de plus
   *[other] croix : { $cells } cases de plus
}
web-sg-take-one = Prendre l’île
web-sg-take = { $colour ->
    [purple] Prendre l’île violette
    [orange] Prendre l’île orange
    [green] Prendre l’île verte
   *[grey] Prendre l’île grise
}
web-sg-draw = Piocher face cachée
web-sg-draw-sure = Piocher une île face cachée ?
web-sg-draw-detail = Vous prenez ce qui vient, sans pouvoir annuler.
web-sg-replace = { $left ->
    [one] Votre île est terminée ! Prenez une île exposée, ou piochez face cachée.
   *[other] { $left } îles terminées ! Prenez des îles exposées, ou piochez face cachée.
}
web-sg-pile = { $cards ->
    [0] La pioche est vide
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
web-sg-points-so-far = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
web-sg-completed = { $number ->
    [one] { $number } île terminée
   *[other] { $number } îles terminées
}
web-sg-coins = { $coins ->
    [one] { $coins } pièce sur 12
   *[other] { $coins } pièces sur 12
}
web-sg-palms = palmiers : { $palms }
web-sg-island = { $marked ->
    [0] { web-sg-name }, { $cells } cases
   *[other] { web-sg-name }, { $marked } cases cochées sur { $cells }
}
web-sg-seal = { $colour ->
    [purple] sceau : +{ $points } par île violette
    [orange] sceau : +{ $points } par île orange
    [green] sceau : +{ $points } par île verte
   *[grey] sceau : +{ $points } par île grise
}
web-sg-seal-counted = { $colour ->
    [purple] +{ $points } par île violette : { $pays }
    [orange] +{ $points } par île orange : { $pays }
    [green] +{ $points } par île verte : { $pays }
   *[grey] +{ $points } par île grise : { $pays }
}
web-sg-seal-now = { web-sg-seal } ; { $pays } pour l’instant.
web-sg-trophy = { web-sg-name } terminée, { $points } points.
web-sg-cell-x = croix
web-sg-cell-marked = cochée
web-sg-cell = Ligne { $row }, colonne { $column } : { $what }
web-sg-cell-fits = Ligne { $row }, colonne { $column } : { $what }, peut être cochée
web-sg-pattern-now = { $pattern } : le motif de ce tour
web-sg-pattern-gone = { $pattern } : déjà sorti dans cette manche
web-sg-help-island = { $colour ->
    [purple] Île violette : cochez ses { $points } cases pour marquer { $points } points.
    [orange] Île orange : cochez ses { $points } cases pour marquer { $points } points.
    [green] Île verte : cochez ses { $points } cases pour marquer { $points } points.
   *[grey] Île grise : cochez ses { $points } cases pour marquer { $points } points.
}
web-sg-help-seal = { $colour ->
    [purple] Sceau violet : une fois l’île terminée, il rapporte à la fin +{ $points } par île violette que vous avez terminée.
    [orange] Sceau orange : une fois l’île terminée, il rapporte à la fin +{ $points } par île orange que vous avez terminée.
    [green] Sceau vert : une fois l’île terminée, il rapporte à la fin +{ $points } par île verte que vous avez terminée.
   *[grey] Sceau gris : une fois l’île terminée, il rapporte à la fin +{ $points } par île grise que vous avez terminée.
}
web-sg-help-expedition = La carte Piste : tout le monde coche ce motif en même temps.
web-sg-help-rounds = Quatre manches de sept tours. À chaque manche, une des huit cartes Piste reste cachée.
web-sg-help-cups = Celui qui complète une ligne de quatre pièces prend la plus haute coupe restante.
web-sg-help-score-card = Chaque pièce vaut 1 point, une ligne de quatre donne une coupe. Un palmier vaut 1, plus 1 par palmier parmi les îles exposées.
web-sg-help-pile = Piochez face cachée au lieu de prendre une île exposée.
web-sg-turn-short = Tourner
web-sg-flip-short = Retourner
web-sg-single = Une seule case
web-sg-pattern = Motif entier
web-sg-mark = Cocher
web-sg-keep = Garder ces deux-là
web-sg-round = Manche { $round }, tour { $turn }
web-sg-rounds = Manche { $round } sur 4, tour { $turn } sur 7
web-sg-cups = Coupes restantes : { $cups }
web-sg-no-cups = Il ne reste aucune coupe
web-sg-cup = coupe { $points }
web-sg-yours = Vos îles
web-sg-cell-land = terre
web-sg-cell-coin = pièce
web-sg-cell-palm = palmier
web-sg-patterns = Les huit motifs

## Board

web-keys-sg-flip = Retourner le motif
web-keys-sg-draw = Piocher face cachée
web-sg-drag = Glissez le motif sur une île, ou touchez une île. La molette le tourne.
web-sg-race = { $name } prend la coupe de { $points }
web-keys-sg-turn = Tourner le motif
web-keys-sg-single = Passer du motif à une seule case, et inversement
web-keys-sg-places = Emplacement suivant ou précédent où le motif rentre
web-sg-left-land = { $cells ->
    [one] encore une case
   *[other] encore { $cells } cases
}

## Hints

hint-silver-gold-goal = Le but : avoir le plus de points à la fin de la dernière manche. Terminez des îles pour leurs points et cochez pièces, palmiers et coupes en chemin.
hint-silver-gold-draft = Vous gardez deux de ces quatre îles. Touchez-en deux : une croix donne une case de plus, pièces et palmiers rapportent des points.
hint-silver-gold-mark = Tout le monde coche ce motif en même temps, en secret. Glissez-le sur une île ou touchez une case, tournez-le, puis appuyez sur « Cocher » ou touchez-le deux fois.
hint-silver-gold-follow = Vous avez coché une croix : cochez une case de plus, sur l’île de votre choix. Les croix peuvent s’enchaîner.
hint-silver-gold-replace = Une île terminée est mise de côté pour ses points. Prenez une île exposée, ou piochez face cachée.
hint-silver-gold-cup = Une ligne de pièces complète vous a valu une coupe. Les coupes valent de moins en moins : premier arrivé, premier servi.
hint-silver-gold-round = Nouvelle manche : les cartes Piste sont mélangées. L’une d’elles reste cachée à chaque manche.

# Aide sur place
web-sg-help-x = Une croix : après l’avoir cochée, cochez une case de plus, où vous voulez sur l’une de vos deux îles.
web-sg-help-coin = Une pièce : cochez-la aussi sur votre carte Trésor, elle y vaut 1 point. Chaque quatrième pièce rapporte une coupe, tant qu’il en reste.
web-sg-help-palm = Un palmier : il rapporte tout de suite 1 point, plus 1 par palmier sur les îles exposées. Votre carte Trésor a de la place pour quatre.
