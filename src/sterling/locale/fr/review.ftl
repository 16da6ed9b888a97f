### Analyses : pourquoi une action vaut mieux, ce que montre le terminal, et ce qui peut échouer.

## Pourquoi (moyennes sur ce qu’un joueur pouvait supposer)

review-why-wins = { $more ->
    [yes] Cela gagne { $by } { $by ->
        [one] partie
       *[other] parties
    } de plus sur 100.
   *[no] Cela gagne { $by } { $by ->
        [one] partie
       *[other] parties
    } de moins sur 100.
}
review-why-points = { $lowest ->
    [yes] { $more ->
        [yes] Cela coûte en moyenne { $by } { $by ->
            [one] point
           *[other] points
        } de moins.
       *[no] Cela coûte en moyenne { $by } { $by ->
            [one] point
           *[other] points
        } de plus.
    }
   *[no] { $more ->
        [yes] Cela rapporte en moyenne { $by } { $by ->
            [one] point
           *[other] points
        } de plus.
       *[no] Cela rapporte en moyenne { $by } { $by ->
            [one] point
           *[other] points
        } de moins.
    }
}
review-why-rival = { $more ->
    [yes] L’adversaire le plus fort finit en moyenne { $by } { $by ->
        [one] point
       *[other] points
    } moins bien.
   *[no] L’adversaire le plus fort finit en moyenne { $by } { $by ->
        [one] point
       *[other] points
    } mieux.
}
review-why-part = { $sign ->
    [plus] { $part } : +{ $by } en moyenne.
   *[minus] { $part } : −{ $by } en moyenne.
}

## Dans le terminal

cli-help-analyse-files = un ou plusieurs fichiers de partie
cli-help-analyse-effort = à quel point regarder de près : quick, normal ou deep
cli-help-analyse-worlds = ce nombre de mondes par décision au lieu d’une limite de temps ; les mêmes mondes donnent partout la même analyse
cli-help-analyse-out = dessine la courbe dans ce fichier .png, .svg ou .pdf (matplotlib requis)
cli-help-analyse-keep = écrit chaque analyse dans ce dossier, en JSON ; celles qui y sont déjà ne sont pas refaites
cli-help-analyse-all = montre toutes les décisions, pas seulement celles qui ressortent
analyse-title = Analyse de { $file }
analyse-curve = Chances de gagner, telles que chacun pouvait les estimer
analyse-curve-line = { $name } : { $start } % au début, au plus bas { $low } %, au plus haut { $high } %
analyse-col-move = Coup
analyse-col-chance = Chances de gagner, %
analyse-decisions = { $name } : { $decisions } décisions, { $mistakes ->
    [0] aucune erreur nette
    [one] 1 erreur nette
   *[other] { $mistakes } erreurs nettes
}, { $good ->
    [0] aucune qui ressorte
    [one] 1 qui ressort
   *[other] { $good } qui ressortent
}
analyse-mistake = Coup { $move }, { $name } : une erreur. Elle a coûté { $loss } victoires sur 100 parties (entre { $low } et { $high }).
analyse-best = Coup { $move }, { $name } : le meilleur coup, et il comptait.
analyse-brilliant = Coup { $move }, { $name } : un coup brillant. Un regard rapide ne le trouve pas.
analyse-plain = Coup { $move }, { $name } : { $loss } victoires sur 100 parties de moins que le meilleur, peut-être par hasard.
analyse-fine = Coup { $move }, { $name } : rien de mieux trouvé.
analyse-played = Joué : { $act }
analyse-better = Mieux : { $act }
analyse-luck = Chance et talent
analyse-luck-line = { $name } : { $skill } { $cards }
analyse-skill = { $sign ->
    [better] A joué { $by } { $by ->
        [one] point
       *[other] points
    } mieux que le joueur de référence (± { $error }).
    [worse] A joué { $by } { $by ->
        [one] point
       *[other] points
    } moins bien que le joueur de référence (± { $error }).
   *[even] A joué à peu près aussi bien que le joueur de référence (± { $error }).
}
analyse-cards = { $sign ->
    [better] Les cartes ont rapporté { $by } (± { $error }).
    [worse] Les cartes ont coûté { $by } (± { $error }).
   *[even] Les cartes n’ont guère compté (± { $error }).
}
analyse-luck-sum = Résultat { $result } = place { $par } + ses décisions { $skill } + celles des autres { $others } + chance { $luck }
analyse-truth = Ce qu’il en était vraiment
analyse-truth-about = Toutes cartes visibles. Personne ne pouvait le savoir, et rien de ce qui précède n’en dépend.
analyse-truth-line = Coup { $move }, { $name } : ceci aurait gagné { $wins } fois sur 100 au lieu de { $played }. { $act }
analyse-truth-none = Même toutes cartes visibles, aucun autre coup n’aurait retourné la partie.
analyse-kept = { $file } : { $mistakes ->
    [0] aucune erreur nette
    [one] 1 erreur nette
   *[other] { $mistakes } erreurs nettes
}
error-review-effort = Il n’y a pas d’effort « { $came } ». Choisissez parmi { $expected }.
error-review-unreadable = Ce n’est pas une analyse que Sterling sache lire : { $problem }
error-review-parts = L’analyse a { $expected } parties, mais { $came } ont été données.
error-review-step = La partie n’a pas de coup { NUMBER($came, useGrouping: 0) }. Choisissez parmi { $expected }.
error-review-stopped = L’analyse a été annulée.
error-review-one-chart = Un graphique montre une seule partie. Indiquez un seul fichier de partie, ou omettez --out.
error-review-keep = Plusieurs fichiers de partie demandent un dossier pour leurs analyses : --keep DOSSIER.
