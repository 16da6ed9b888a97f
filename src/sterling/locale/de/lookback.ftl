### Rückblick auf eine beendete Partie: ihre Analyse, Glück und Können, dieselben Karten, und ab einem Zug weiterspielen.

error-step-unknown = Die Partie lässt sich nach 0 bis { $expected } Zügen fortsetzen, nicht nach { $came }.
error-deal-unknown = Dieser Link führt zu keinen Karten. Frag nach einem neuen.
error-study-not-yours = Nur wer mitgespielt oder die Spieldatei geöffnet hat, kann diese Partie analysieren lassen.
error-study-none = Diese Partie wurde noch nicht analysiert.
error-limit-reviews = Du hast viele Analysen angefordert. Die nächste kann in { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
} beginnen.

web-lookback = Analyse
web-origin-same = Du spielst mit denselben Karten wie in einer anderen Partie.
web-origin-kept = Diese Partie setzt eine andere fort. Alle Karten liegen so, wie sie dort lagen.
web-origin-anew = Diese Partie setzt eine andere fort. Was { $name } dort nicht wissen konnte, wurde neu verteilt.

lookback-intro = Jede Entscheidung wird danach beurteilt, was man in diesem Moment wissen konnte. Verdeckte Karten spielen dabei keine Rolle.
lookback-start = Diese Partie analysieren
lookback-takes = Das dauert etwa eine Minute. Du kannst dir die Partie so lange ansehen.
lookback-waiting = Die Analyse beginnt gleich …
lookback-working = { $percent } % fertig
lookback-stopped = Die Analyse wurde nicht fertig. Du kannst sie noch einmal starten.
lookback-deeper = Genauer hinsehen
lookback-deeper-about = Das dauert mehrere Minuten und findet kleinere Unterschiede.
lookback-deep = Das ist die genaue Analyse.

lookback-curve = Gewinnchancen
lookback-curve-about = So, wie man sie in diesem Moment selbst einschätzen konnte. Das Band zeigt, wie sicher das ist.
lookback-curve-at = Zug { $step }
lookback-chance = { $name } { $percent } %
lookback-table = Die Kurve als Tabelle
lookback-table-chance = { $percent } % ± { $error }
lookback-unknown = unbekannt

lookback-marks = Züge zum Ansehen
lookback-marks-whose = Wessen Züge
lookback-marks-all = Alle
lookback-marks-of = { $name }
lookback-marks-none = Hier gibt es keinen klaren Fehler und keinen Zug, der herausragt.
lookback-mistake = Fehler
lookback-best = Bester Zug
lookback-brilliant = Glanzzug
lookback-mark-line = { $mark } von { $name }
lookback-cost = −{ $percent } %
lookback-cost-spoken = kostet { $percent } von 100 Siegen
lookback-loss = Das kostet etwa { $percent } Siege in 100 Partien (zwischen { $low } und { $high }).
lookback-better = Besser: { $act }
lookback-best-about = Nichts Besseres wurde gefunden, und die anderen Möglichkeiten sind klar schwächer.
lookback-brilliant-about = Nichts Besseres wurde gefunden, und auf den ersten Blick sieht man es nicht.
lookback-show = Auf dem Brett zeigen
lookback-again = Noch einmal versuchen
lookback-back = Zurück zur Partie

lookback-luck = Glück und Können
lookback-luck-about = In Punkten, verglichen mit dem Schnitt der anderen. Der dünne Strich zeigt, wie sicher jeder Teil ist.
lookback-skill = { $mine ->
    [yes] { $sign ->
        [better] Du hast { $by } { $by ->
            [one] Punkt
           *[other] Punkte
        } besser gespielt als der Vergleichsspieler
        [worse] Du hast { $by } { $by ->
            [one] Punkt
           *[other] Punkte
        } schlechter gespielt als der Vergleichsspieler
       *[even] Du hast etwa so gut gespielt wie der Vergleichsspieler
    }
   *[no] { $sign ->
        [better] { $name } hat { $by } { $by ->
            [one] Punkt
           *[other] Punkte
        } besser gespielt als der Vergleichsspieler
        [worse] { $name } hat { $by } { $by ->
            [one] Punkt
           *[other] Punkte
        } schlechter gespielt als der Vergleichsspieler
       *[even] { $name } hat etwa so gut gespielt wie der Vergleichsspieler
    }
}
lookback-cards = { $mine ->
    [yes] { $sign ->
        [better] die Karten haben dir { $by } gebracht
        [worse] die Karten haben dich { $by } gekostet
       *[even] die Karten haben wenig ausgemacht
    }
   *[no] { $sign ->
        [better] die Karten haben { $by } gebracht
        [worse] die Karten haben { $by } gekostet
       *[even] die Karten haben wenig ausgemacht
    }
}
lookback-luck-sentence = { $skill }; { $cards }.
lookback-part-skill = Eigene Entscheidungen
lookback-part-others = Die der anderen
lookback-part-luck = Karten und Glück
lookback-part-par = Dieser Platz
lookback-part-result = Ergebnis
lookback-part-value = { $part }: { $by }, auf { $error } genau

lookback-truth = Wie es wirklich lag
lookback-truth-about = Mit offenen Karten. Das konnte niemand wissen, und keine Bewertung hängt davon ab.
lookback-truth-line = { $name }, Zug { $step }: Das hätte { $wins }-mal von 100 gewonnen statt { $played }-mal. { $act }
lookback-truth-none = Auch mit offenen Karten hätte kein anderer Zug die Partie gedreht.

lookback-deal = Dieselben Karten
lookback-deal-link = Ein Freund bekommt diese Karten auf dem Platz von { $name }, ohne deine Partie zu sehen. Danach könnt ihr vergleichen.
lookback-deal-share = Link holen
lookback-deal-games = Partien mit diesen Karten
lookback-deal-seat = Platz
lookback-deal-first = Erste Partie
lookback-deal-house = Computerspieler auf dem Platz von { $name }
lookback-deal-reference = Vergleichsspieler
lookback-deal-ask = Spielen lassen
lookback-deal-player = Spieler
lookback-deal-score = Punkte
lookback-deal-place = Rang
lookback-deal-mean = { $mean } ± { $error }
lookback-deal-page = Karten zum Ausprobieren
lookback-deal-page-about = Du bekommst Karten, die schon jemand gespielt hat, auf demselben Platz. Danach könnt ihr eure Ergebnisse vergleichen.
lookback-deal-play = Mit diesen Karten spielen

lookback-on = Ab hier weiterspielen
lookback-on-title = Ab diesem Zug weiterspielen
lookback-on-seat = Dein Platz
lookback-on-hidden = Verdeckte Karten
lookback-on-anew = Neu verteilt
lookback-on-kept = Wie sie lagen
lookback-on-anew-about = Was { $name } sehen kann, bleibt. Der Rest wird neu verteilt: Niemand weiß mehr als { $name }.
lookback-on-kept-about = Jede Karte bleibt, wo sie war. Wer die Partie gesehen hat, weiß, was kommt.
lookback-on-against = Gegen
lookback-on-go = Tisch eröffnen
