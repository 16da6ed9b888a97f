### Analysen: warum ein Zug besser ist, was das Terminal zeigt und was schiefgehen kann.

## Warum (Mittel über alles, was ein Spieler für möglich halten musste)

review-why-wins = { $more ->
    [yes] Das gewinnt { $by } von 100 Spielen mehr.
   *[no] Das gewinnt { $by } von 100 Spielen weniger.
}
review-why-points = { $lowest ->
    [yes] { $more ->
        [yes] Das kostet im Mittel { $by } { $by ->
            [one] Punkt
           *[other] Punkte
        } weniger.
       *[no] Das kostet im Mittel { $by } { $by ->
            [one] Punkt
           *[other] Punkte
        } mehr.
    }
   *[no] { $more ->
        [yes] Das bringt im Mittel { $by } { $by ->
            [one] Punkt
           *[other] Punkte
        } mehr.
       *[no] Das bringt im Mittel { $by } { $by ->
            [one] Punkt
           *[other] Punkte
        } weniger.
    }
}
review-why-rival = { $more ->
    [yes] Der stärkste Gegner steht danach im Mittel um { $by } { $by ->
        [one] Punkt
       *[other] Punkte
    } schlechter da.
   *[no] Der stärkste Gegner steht danach im Mittel um { $by } { $by ->
        [one] Punkt
       *[other] Punkte
    } besser da.
}
review-why-part = { $sign ->
    [plus] { $part }: im Mittel +{ $by }.
   *[minus] { $part }: im Mittel −{ $by }.
}

## Im Terminal

cli-help-analyse-files = eine oder mehrere Spieldateien
cli-help-analyse-effort = wie genau hingesehen wird: quick, normal oder deep
cli-help-analyse-worlds = so viele Welten je Entscheidung statt einer Zeitgrenze; gleiche Welten ergeben überall die gleiche Analyse
cli-help-analyse-out = zeichnet die Kurve in diese .png-, .svg- oder .pdf-Datei (braucht matplotlib)
cli-help-analyse-keep = schreibt jede Analyse als JSON in diesen Ordner; was dort schon liegt, wird nicht noch einmal gemacht
cli-help-analyse-all = zeigt jede Entscheidung, nicht nur die auffälligen
analyse-title = Analyse von { $file }
analyse-curve = Gewinnchancen, wie jeder sie selbst einschätzen konnte
analyse-curve-line = { $name }: { $start } % am Anfang, am niedrigsten { $low } %, am höchsten { $high } %
analyse-col-move = Zug
analyse-col-chance = Gewinnchance, %
analyse-decisions = { $name }: { $decisions } Entscheidungen, { $mistakes ->
    [0] kein klarer Fehler
    [one] 1 klarer Fehler
   *[other] { $mistakes } klare Fehler
}, { $good ->
    [0] keine besonders gute
    [one] 1 besonders gute
   *[other] { $good } besonders gute
}
analyse-mistake = Zug { $move }, { $name }: ein Fehler. Er hat { $loss } Siege in 100 Spielen gekostet (zwischen { $low } und { $high }).
analyse-best = Zug { $move }, { $name }: der beste Zug, und es kam darauf an.
analyse-brilliant = Zug { $move }, { $name }: ein brillanter Zug. Auf den ersten Blick findet man ihn nicht.
analyse-plain = Zug { $move }, { $name }: { $loss } Siege in 100 Spielen weniger als der beste, vielleicht durch Zufall.
analyse-fine = Zug { $move }, { $name }: nichts Besseres gefunden.
analyse-played = Gespielt: { $act }
analyse-better = Besser: { $act }
analyse-luck = Glück und Können
analyse-luck-line = { $name }: { $skill } { $cards }
analyse-skill = { $sign ->
    [better] { $by } { $by ->
        [one] Punkt
       *[other] Punkte
    } besser gespielt als der Vergleichsspieler (± { $error }).
    [worse] { $by } { $by ->
        [one] Punkt
       *[other] Punkte
    } schlechter gespielt als der Vergleichsspieler (± { $error }).
   *[even] Etwa so gut gespielt wie der Vergleichsspieler (± { $error }).
}
analyse-cards = { $sign ->
    [better] Die Karten haben { $by } gebracht (± { $error }).
    [worse] Die Karten haben { $by } gekostet (± { $error }).
   *[even] Die Karten haben wenig ausgemacht (± { $error }).
}
analyse-luck-sum = Ergebnis { $result } = Platz { $par } + eigene Entscheidungen { $skill } + die der anderen { $others } + Glück { $luck }
analyse-truth = Wie es wirklich lag
analyse-truth-about = Mit offenen Karten. Das konnte niemand wissen, und nichts von oben hängt davon ab.
analyse-truth-line = Zug { $move }, { $name }: Das hätte { $wins }-mal in 100 Spielen gewonnen statt { $played }-mal. { $act }
analyse-truth-none = Auch mit offenen Karten hätte kein anderer Zug das Spiel gedreht.
analyse-kept = { $file }: { $mistakes ->
    [0] kein klarer Fehler
    [one] 1 klarer Fehler
   *[other] { $mistakes } klare Fehler
}
error-review-effort = Den Aufwand „{ $came }“ gibt es nicht. Wähle { $expected }.
error-review-unreadable = Das ist keine Analyse, die Sterling lesen kann: { $problem }
error-review-parts = Die Analyse hat { $expected } Teile, es sind aber { $came } da.
error-review-step = Einen Zug { NUMBER($came, useGrouping: 0) } hat dieses Spiel nicht. Wähle { $expected }.
error-review-stopped = Die Analyse wurde abgebrochen.
error-review-one-chart = Ein Bild zeigt ein Spiel. Nenne eine einzige Spieldatei, oder lass --out weg.
error-review-keep = Mehrere Spieldateien brauchen einen Ordner für ihre Analysen: --keep ORDNER.
