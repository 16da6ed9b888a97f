## Game

john-silver-title = John Silver
john-silver-tagline = Posez vos cartes, surveillez les paires et laissez les taches noires aux autres.
john-silver-part-coins = Pièces d’or
john-silver-part-apples = Pommes
john-silver-part-spots = Taches noires
error-john-silver-answer-first = Dites d’abord si vous gardez vos six cartes ou si vous les échangez.
error-john-silver-answers-over = On ne peut échanger ses cartes qu’avant le premier tour.
error-john-silver-apples-in-hand = Vous ne pouvez échanger que si aucune de vos six cartes ne montre de pommes.
error-john-silver-lay-first = Posez d’abord une carte. Vous en prendrez une ensuite.
error-john-silver-not-in-hand = Vous n’avez pas cette carte en main.
error-john-silver-cell-taken = Il y a déjà une carte à cet endroit. Choisissez une case libre de la ligne.
error-john-silver-take-first = Vous avez posé des pommes. Piochez maintenant, ou prenez une carte de la grille.
error-john-silver-stock-empty = La pioche est vide. Prenez dans la grille une carte sans pommes.
error-john-silver-not-in-grid = Cette carte n’est pas dans la grille.
error-john-silver-shows-apples = On ne peut pas prendre une carte à pommes. Choisissez-en une sans pommes.
error-deck-card-line = { $file }, ligne { $line } : une carte s’écrit « ship 7 apples 3 » ou « ship 7 blank », pas « { $came } ».
error-deck-suit = { $file }, ligne { $line } : « { $came } » n’est pas une famille. Utilisez { $expected }.
error-deck-value = { $file }, ligne { $line } : il n’y a pas de { $suit } { $came }. Les valeurs sont { $expected }.
error-deck-listed-twice = { $file }, ligne { $line } : { $card } figure deux fois.
error-deck-kind = { $file }, ligne { $line } : { $card } ne peut pas montrer « { $came } ». Utilisez { $expected }.
error-deck-two-kinds = { $file }, ligne { $line } : { $card } ne peut montrer qu’une sorte de symboles, pas « { $came } ».
error-deck-count = { $file }, ligne { $line } : { $card } peut montrer { $expected } symboles, pas « { $came } ». Écrivez « blank » pour une carte sans symbole.
error-deck-missing = { $file }, ligne { $line } : les { $expected } cartes doivent toutes figurer, mais il n’y en a que { $came }. Il manque par exemple : { $cards }.

## Terminal

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
john-silver-as-it-lies = Pour l’instant
john-silver-removed = Retirées du jeu : { $cards }
john-silver-hidden = Encore cachées :
john-silver-stock = { $cards ->
    [0] La pioche est vide · premier joueur : { $start }
    [one] Une carte dans la pioche · premier joueur : { $start }
   *[other] { $cards } cartes dans la pioche · premier joueur : { $start }
}
john-silver-col-player = Joueur
john-silver-col-hand = Main
john-silver-col-won = Gagnées
john-silver-col-known = Vues en main
john-silver-legend = ● pièce d’or  ♥ pomme, pour le voisin de gauche  ■ tache noire  J joker  ▲ la plus haute  ▼ la plus basse  ◂ doit jouer
john-silver-ask-keep = Vous avez des pommes : vous gardez donc vos six cartes.
john-silver-ask-answer = Aucune de vos six cartes ne montre de pommes. Les gardez-vous, ou les échangez-vous toutes les six ?
john-silver-ask-lay = Posez une carte sur une case libre de sa ligne, par exemple ship-7:a1 ou navire 7 a. Un joker va dans n’importe quelle ligne.
john-silver-ask-stack = Posez une carte sur n’importe quelle case de sa ligne, par exemple ship-7:a1 ou navire 7 a. Un joker va dans n’importe quelle ligne.
john-silver-ask-take = Vous avez posé des pommes : piochez, ou prenez dans la grille une carte sans pommes.
john-silver-ask-must-take = Vous avez posé des pommes et la pioche est vide : prenez dans la grille une carte sans pommes.
john-silver-ask-full = La ligne « { $row } » est pleine. Elle sera distribuée, sauf si vous prenez une de ses cartes : { $shares }.
john-silver-gloss-keep = garder vos six cartes
john-silver-gloss-exchange = les échanger toutes les six
john-silver-gloss-draw = la première carte de la pioche
john-silver-gloss-saves = empêche la distribution
john-silver-gloss-fills = remplit la ligne : { $shares }
john-silver-for-you = vous
john-silver-for-other = adversaire
john-silver-for-nobody = retirées du jeu
john-silver-column-you = à vous
john-silver-column-other = adversaire
john-silver-column-nobody = personne

## Story

john-silver-thing = { $suit ->
    [ship] le navire { $value }
    [sailor] le marin { $value }
    [chest] le coffre { $value }
    [joker] le joker { $value }
   *[hidden] une carte
}
john-silver-gain-coins = { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
}
john-silver-gain-apples = { $number ->
    [one] { $number } pomme
   *[other] { $number } pommes
}
john-silver-gain-spots = { $number ->
    [one] { $number } tache noire
   *[other] { $number } taches noires
}
john-silver-story-row = { $row ->
    [ship] ligne des navires
    [sailor] ligne des marins
   *[chest] ligne des coffres
}
john-silver-story-character = { $character ->
    [pirate] { john-silver-pirate }
    [cabin-boy] { john-silver-cabin-boy }
    [captain] { john-silver-captain }
   *[merchant] { john-silver-merchant }
}
john-silver-story-column = { $to ->
    [you] votre colonne du { john-silver-story-character }
    [self] { $by ->
        [you] votre propre colonne du { john-silver-story-character }
       *[other] sa propre colonne du { john-silver-story-character }
    }
    [nobody] la colonne du { john-silver-story-character }, qui n’est à personne
   *[other] la colonne du { john-silver-story-character } ({ $whom })
}
john-silver-story-in-row = { $joker ->
    [yes] { " " }sur la { john-silver-story-row },
   *[no] { "" }
}
john-silver-story-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
john-silver-story-penalty = { $lost_points ->
    [one] { $lost_points } point
   *[other] { $lost_points } points
}
john-silver-story-gains = { $gaining ->
    [yes] { " " }: { $gains }
   *[no] { "" }
}
john-silver-story-deal = { $by ->
    [you] { $to ->
        [self] Vos six cartes : { $things }. Vous commencez.
       *[other] Vos six cartes : { $things }. { $whom } commence.
    }
   *[other] Les cartes sont distribuées. { $whom } commence.
}
john-silver-story-keep = { $by ->
    [you] Vous gardez vos six cartes.
   *[other] { $who } garde ses six cartes.
}
john-silver-story-exchange = { $by ->
    [you] Vous échangez vos six cartes et recevez { $things }.
   *[other] { $who } échange ses six cartes.
}
john-silver-story-lay = { $by ->
    [you] Vous posez { $things }{ john-silver-story-in-row } dans { john-silver-story-column }.
   *[other] { $who } pose { $things }{ john-silver-story-in-row } dans { john-silver-story-column }.
}
john-silver-story-draw = { $by ->
    [you] Vous piochez { $things }.
   *[other] { $who } pioche { $things }.
}
john-silver-story-take = { $saved ->
    [yes] { $by ->
        [you] Vous prenez { $things } dans la grille : pas de distribution pour la { john-silver-story-row }.
       *[other] { $who } prend { $things } dans la grille : pas de distribution pour la { john-silver-story-row }.
    }
   *[no] { $by ->
        [you] Vous prenez { $things } dans la grille.
       *[other] { $who } prend { $things } dans la grille.
    }
}
john-silver-story-pay = La { john-silver-story-row } est complète : distribution.
john-silver-story-win-pair = { $pair ->
    [high] { $by ->
        [you] Vous avez la carte la plus haute et gagnez { $things }{ john-silver-story-gains }.
       *[other] { $who } a la carte la plus haute et gagne { $things }{ john-silver-story-gains }.
    }
   *[low] { $by ->
        [you] Vous avez la carte la plus basse et gagnez { $things }{ john-silver-story-gains }.
       *[other] { $who } a la carte la plus basse et gagne { $things }{ john-silver-story-gains }.
    }
}
john-silver-story-remove = { $pair ->
    [high] La carte la plus haute est dans la colonne du { john-silver-story-character }, qui n’est à personne : { $things } quittent la partie.
   *[low] La carte la plus basse est dans la colonne du { john-silver-story-character }, qui n’est à personne : { $things } quittent la partie.
}
john-silver-story-stock-empty = La pioche est vide.
john-silver-story-out = { $by ->
    [you] Vous n’avez plus de cartes.
   *[other] { $who } n’a plus de cartes.
}
john-silver-story-over = La partie est terminée : { $why }.
john-silver-story-why-no-cards = plus personne n’a de cartes
john-silver-story-why-no-row = plus aucune ligne ne peut être complétée
john-silver-story-apples = { $by ->
    [you] { $whom } vous donne { $gains }.
   *[other] { $to ->
        [you] Vous donnez { $gains } à { $who }.
       *[other] { $whom } donne { $gains } à { $who }.
    }
}
john-silver-story-spot-number = { $number ->
    [one] { $number } tache noire
   *[other] { $number } taches noires
}
john-silver-story-spots = { $rank ->
    [each] { $by ->
        [you] Vous avez { john-silver-story-spot-number } : −{ john-silver-story-penalty }.
       *[other] { $who } a { john-silver-story-spot-number } : −{ john-silver-story-penalty }.
    }
    [most] { $by ->
        [you] Vous avez le plus de taches noires ({ $number }){ john-silver-story-tied } : −{ john-silver-story-penalty }.
       *[other] { $who } a le plus de taches noires ({ $number }){ john-silver-story-tied } : −{ john-silver-story-penalty }.
    }
    [second] { $by ->
        [you] Vous êtes deuxième en taches noires ({ $number }){ john-silver-story-tied } : −{ john-silver-story-penalty }.
       *[other] { $who } est deuxième en taches noires ({ $number }){ john-silver-story-tied } : −{ john-silver-story-penalty }.
    }
   *[none] { $by ->
        [you] Vous avez { john-silver-story-spot-number } : pas de pénalité.
       *[other] { $who } a { john-silver-story-spot-number } : pas de pénalité.
    }
}
john-silver-story-tied = { $tied ->
    [yes] , à égalité
   *[no] { "" }
}
john-silver-story-cost = { $lost_points ->
    [0] 0
   *[other] −{ $lost_points }
}
john-silver-story-score = { $by ->
    [you] Vous marquez { john-silver-story-points } : { $gained_coins } pour les pièces d’or, { $gained_apples } pour les pommes, { john-silver-story-cost } pour les taches noires.
   *[other] { $who } marque { john-silver-story-points } : { $gained_coins } pour les pièces d’or, { $gained_apples } pour les pommes, { john-silver-story-cost } pour les taches noires.
}
john-silver-story-win = { $how ->
    [shared] { $by ->
        [you] Vous partagez la victoire avec { john-silver-story-points }.
       *[other] { $who } partage la victoire avec { john-silver-story-points }.
    }
   *[clear] { $by ->
        [you] Vous gagnez avec { john-silver-story-points }.
       *[other] { $who } gagne avec { john-silver-story-points }.
    }
}

## Opponents

bot-nell = Nell la vigie
bot-nell-about = Aime poser dans ses propres colonnes, même quand cela ne rapporte rien. Une carte sur cinq ou six, elle la joue sans regarder.
bot-tar = Tom Goudron
bot-tar-about = Remplit une ligne dès qu’il y a de l’or pour lui, même si d’autres y gagnent davantage. De temps en temps, il joue une carte sans regarder.
bot-quinn = Quinn le coq
bot-quinn-about = Couve ses pommes : il les garde en main aussi longtemps qu’il peut, quitte à laisser filer de l’or. Voit un peu plus loin.
bot-mercer = Dame Mercier
bot-mercer-about = Ne supporte pas une tache noire dans ses comptes : elle renonce à de l’or pour vous les laisser. Voit assez loin.
bot-corsair = Le Corsaire
bot-corsair-about = Joue pour gagner, pas pour l’or : il pèse des milliers de mains que vous pourriez avoir. À deux, il se trompe rarement sur les dernières cartes.

## What opponents say now and then

john-silver-nell-says-paid = De l’or en vue !
john-silver-nell-says-spots = Beurk ! Je n’ai rien vu venir.
john-silver-nell-says-saved = Pas si vite, j’ai tout vu !
john-silver-nell-says-most = Qui m’a collé toutes ces taches ?
john-silver-nell-says-won = Terre ! J’ai gagné !
john-silver-nell-says-lost = Je regardais de l’autre côté.
john-silver-tar-says-paid = Ha ! Jour de paie !
john-silver-tar-says-spots = Tonnerre ! J’en ai plein les mains.
john-silver-tar-says-saved = Minute, matelot !
john-silver-tar-says-most = J’ai connu pire. Pas souvent.
john-silver-tar-says-won = C’est votre tournée !
john-silver-tar-says-lost = Bah. Bon vent quand même.
john-silver-quinn-says-paid = Voilà une belle prise.
john-silver-quinn-says-spots = Qui a brûlé le ragoût ?
john-silver-quinn-says-saved = Hop, retour à la marmite.
john-silver-quinn-says-most = Un peu trop poivré, tout ça.
john-silver-quinn-says-won = Du rab pour tout le monde !
john-silver-quinn-says-lost = La soupe était un peu claire.
john-silver-mercer-says-paid = Un rendement honnête.
john-silver-mercer-says-spots = À passer par pertes et profits.
john-silver-mercer-says-saved = Le prix n’y était pas encore.
john-silver-mercer-says-most = Voilà qui me coûte cher.
john-silver-mercer-says-won = Un plaisir de faire affaire.
john-silver-mercer-says-lost = Le marché était contre moi.
john-silver-corsair-says-paid = Votre or ou le mien ? Le mien.
john-silver-corsair-says-spots = Une égratignure.
john-silver-corsair-says-saved = L’abordage, c’est moi qui en décide.
john-silver-corsair-says-most = Il faudra d’abord m’attraper.
john-silver-corsair-says-won = La mer ne fait pas de quartier.
john-silver-corsair-says-lost = Savourez. Je reviendrai.

## Site

web-rules-john-silver-base = Une carte par case
web-rules-john-silver-stacks = Variante : les cartes s’empilent

## Board

web-keys-john-draw = Piocher
web-john-tag = { $name } prend { $cards }
web-john-not-now = { $phase ->
    [answer] Dites d’abord si vous gardez votre main.
   *[take] Vous avez posé votre carte. Maintenant, prenez-en une dans la grille ou piochez.
}
web-john-not-there = { $kind ->
    [taken] Cette case est prise : une carte par case.
    [joker] Un joker se pose sur n’importe quelle case libre.
   *[row] { $card } se pose dans la { john-silver-story-row }.
}
web-john-not-this = { $kind ->
    [apples] Les cartes avec des pommes restent en place. Prenez-en une sans pommes, ou piochez.
   *[other] Vous ne pouvez pas prendre cette carte maintenant.
}
web-john-suit-ship = navire
web-john-suit-sailor = marin
web-john-suit-chest = coffre
web-john-suit-joker = joker
web-john-row-ship = Navires
web-john-row-sailor = Marins
web-john-row-chest = Coffres
web-john-card = { $suit } { $number }
web-john-coins = { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
}
web-john-apples = { $n ->
    [one] une pomme
   *[other] { $n } pommes
}
web-john-spots = { $n ->
    [0] aucune tache noire
    [one] une tache noire
   *[other] { $n } taches noires
}
web-john-cards = { $n ->
    [0] aucune carte
    [one] une carte
   *[other] { $n } cartes
}
web-john-dock = Grille
web-john-berth = { $character } : { $owner }
web-john-nobody = personne
web-john-cell = { $row }, { $character }
web-john-cell-empty = libre
web-john-hand = Votre main
web-john-stock = Pioche
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
web-john-known = Cartes en main que tout le monde a vues
web-john-so-far = { $points ->
    [one] 1 point pour l’instant
   *[other] { $points } points pour l’instant
}
web-john-apples-from = Pommes de { $name }
web-john-removed = Retirées du jeu
web-john-ranking = Taches noires
web-john-stand = la plus haute : { $high } ; la plus basse : { $low }
web-john-stand-full = { $high } prend { $highs } ; { $low } prend { $lows }
web-john-ask-answer = Garder ces six cartes ?
web-john-ask-answer-both = Garder ces six cartes, ou les échanger toutes ?
web-john-ask-lay = Choisissez une carte à poser.
web-john-ask-where = Où posez-vous { $card } ?
web-john-ask-take = Des pommes ! Piochez, ou prenez dans la grille une carte sans pommes.
web-john-ask-take-must = Des pommes, et la pioche est vide : prenez dans la grille une carte sans pommes.
web-john-do-keep = Garder
web-john-do-exchange = Échanger les six
web-john-do-draw = Piocher
web-john-do-lay = Poser ici
web-john-do-take = Prendre { $card }
web-john-do-back = Une autre carte

## Hints

hint-john-silver-goal = Le but : des pièces d’or sans taches noires. Quand une ligne est pleine, les colonnes de sa carte la plus haute et de la plus basse gagnent les paires.
hint-john-silver-answer = Voici vos six premières cartes. Si aucune ne montre de pommes, vous pouvez les échanger toutes, une seule fois.
hint-john-silver-lay = Choisissez une carte, puis une case de sa ligne. Sous chaque ligne, vous voyez qui gagnerait quoi si elle était pleine.
hint-john-silver-take = Vous avez posé des pommes : piochez, ou prenez dans la grille une carte sans pommes.
hint-john-silver-share = Une ligne pleine est distribuée par paires : deux cartes à la colonne de la plus haute, deux à celle de la plus basse. Les pièces d’or rapportent, les taches noires coûtent.

# Aide sur place
web-john-help-coins = Chaque pièce d’or rapporte 1 point à celui qui gagne la carte.
web-john-help-apples = Posez-la, et vous pouvez prendre dans la grille une carte sans pommes au lieu de piocher. À la fin, chaque pomme gagnée rapporte 1 point à votre voisin de gauche.
web-john-help-spots = { $players ->
    [2] Chaque tache noire gagnée vous coûte 1 point.
   *[other] Celui qui a le plus de taches noires perd 8 points, le deuxième en perd 4.
}
web-john-help-joker = Un joker se pose sur n’importe quelle ligne.
web-john-help-row = { $row }. À la quatrième carte, la ligne est distribuée : la plus haute carte et la suivante vont au propriétaire de la colonne de la plus haute, les deux autres au propriétaire de la colonne de la plus basse.
web-john-help-berth = Cette colonne est à { $owner }, qui gagne une paire chaque fois que la plus haute ou la plus basse carte d’une ligne complète s’y trouve.
web-john-help-berth-nobody = Cette colonne n’est à personne. Les paires gagnées ici sont retirées du jeu.
web-john-help-stock = { $n ->
    [0] La pioche est vide.
    [one] Il reste une carte. On pioche après chaque carte posée.
   *[other] Il reste { $n } cartes. On pioche après chaque carte posée.
}
web-john-help-removed = Gagnées par la colonne qui n’est à personne. Elles ne comptent pour personne.
web-john-rank = { $points ->
    [0] { $name } : { $spots }, aucun point perdu
    [one] { $name } : { $spots }, { $points } point perdu pour l’instant
   *[other] { $name } : { $spots }, { $points } points perdus pour l’instant
}

## Pourquoi une action vaut mieux (analyses). Les nombres sont des moyennes sur ce que le joueur pouvait supposer.

john-silver-why-pairs = Paires gagnées à partir de là : { $best } en moyenne, au lieu de { $other }.
john-silver-why-rival-pairs = Paires pour l’adversaire qui en gagne ensuite le plus : { $best } en moyenne, au lieu de { $other }.
john-silver-why-spots = Taches noires à partir de là : { $best } en moyenne, au lieu de { $other }.
