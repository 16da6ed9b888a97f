### Übungsstellungen, und was jetzt zu tun ist.

practice-title = Was würdest du tun?
web-practice = Üben
web-practice-game = { $game } üben
practice-level = Schwierigkeit
practice-level-all = Alle
practice-level-easy = Leicht
practice-level-medium = Mittel
practice-level-hard = Schwer
practice-place = Stellung { $number } von { $count }
practice-you = Du
practice-other = Gegner { $number }
practice-solved = { $right } von { $count } gelöst
practice-best-yes = Ja, das ist die beste Wahl.
practice-good-yes = Gut! Das ist fast so stark wie die beste Wahl.
practice-obvious-no = Das liegt nahe, aber hier geht es besser.
practice-worse-no = Guter Versuch, aber hier geht es besser.
practice-mark-best = Am besten
practice-mark-yours = Deine Wahl
practice-mark-obvious = Erste Idee
practice-compared = Verglichen in { $worlds } möglichen Partien ab hier, nur mit dem, was du wissen kannst.
practice-unit-points = { $lowest ->
    [yes] Verlorene Punkte am Ende, im Schnitt. Weniger ist besser.
   *[no] Punkte am Ende, im Schnitt
}
practice-unit-wins = Gewonnene Partien von 100
practice-bar = { $act } { $mean }, auf { $error } genau.
practice-next = Weiter
practice-again = Noch einmal
practice-look = Zum Vergleich
practice-why = Warum
practice-nothing = Für dieses Spiel gibt es noch keine Stellungen.
practice-unsure = Was dann passiert, hängt von verdeckten Karten ab.

why-points = { $lowest ->
    [yes] { $more ->
        [yes] Im Schnitt kostet dich das am Ende { $by } { $by ->
            [one] Punkt
           *[other] Punkte
        } weniger.
       *[no] Im Schnitt kostet dich das am Ende { $by } { $by ->
            [one] Punkt
           *[other] Punkte
        } mehr.
    }
   *[no] { $more ->
        [yes] Im Schnitt bringt dir das am Ende { $by } { $by ->
            [one] Punkt
           *[other] Punkte
        } mehr.
       *[no] Im Schnitt bringt dir das am Ende { $by } { $by ->
            [one] Punkt
           *[other] Punkte
        } weniger.
    }
}
why-wins = { $more ->
    [yes] Von 100 Partien gewinnst du { $by } mehr.
   *[no] Von 100 Partien gewinnst du { $by } weniger.
}
why-rival = { $more ->
    [yes] Dein stärkster Gegner steht am Ende { $by } { $by ->
        [one] Punkt
       *[other] Punkte
    } schlechter da.
   *[no] Dein stärkster Gegner steht am Ende { $by } { $by ->
        [one] Punkt
       *[other] Punkte
    } besser da.
}
why-part = { $sign ->
    [plus] { $part } +{ $by }
   *[minus] { $part } −{ $by }
}
why-parts = Daher kommt es: { $parts }.
why-close = Die Zahlen trennen beides kaum.

web-advice = Was jetzt?
advice-thinking = Kurz nachdenken …
advice-act = Wie wäre das? { $act }
advice-next = Das Nächstbeste wäre: { $act }
advice-only = Du hast nur eine Möglichkeit.
advice-close = Es ist knapp: Das Nächstbeste ist etwa gleich gut.
advice-compared = Verglichen in { $worlds } möglichen Partien ab hier, nur mit dem, was du siehst und dir merken konntest.
web-advice-setting = „Was jetzt?“
web-advice-setting-about = Alle dürfen nach einem Vorschlag fragen. Die anderen sehen es nicht. Gegen Computerspieler allein darfst du immer.
web-advice-yes = „Was jetzt?“ ist an diesem Tisch erlaubt: Alle dürfen nach einem Vorschlag fragen.
web-advice-no = „Was jetzt?“ ist an diesem Tisch ausgeschaltet: Niemand bekommt Vorschläge.

error-practice-act = Das steht hier nicht zur Wahl.
error-practice-unknown = Diese Stellung gibt es nicht.
error-practice-none = Für dieses Spiel gibt es noch keine Stellungen.
error-practice-format = { $file } stammt von einer anderen Version: Format { $came } statt { $expected }.
error-practice-line = Zeile { $line } von { $file } ist keine Stellung.
error-advice-not-allowed = An diesem Tisch darf niemand nach Vorschlägen fragen. Wer einen Tisch eröffnet, kann sie erlauben.
error-advice-stale = Das Spiel ist weitergegangen. Frag noch einmal.
error-advice-failed = Es kam kein Vorschlag. Frag noch einmal.
error-limit-advice = Du hast nach vielen Vorschlägen gefragt. Der nächste kommt in { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
}.

cli-puzzles = Übungsstellungen lösen oder neue finden
cli-puzzles-solve = Was würdest du tun? Übungsstellungen lösen
cli-puzzles-make = Übungsstellungen in Partien der starken Suche finden
cli-help-puzzles-count = wie viele Stellungen gefunden werden sollen
cli-help-puzzles-games = wie viele Partien dafür höchstens gespielt werden; ohne Angabe zwei für jede Stellung
cli-help-puzzles-iterations = Suchschritte für jeden Zug dieser Partien
cli-help-puzzles-worlds = mögliche Partien, in denen verglichen wird
cli-help-puzzles-out = die Datei; eine abgebrochene Suche geht dort weiter, wo sie war
cli-help-puzzles-file = eine Datei mit Stellungen statt denen des Spiels
cli-help-puzzles-level = nur Stellungen dieser Stufe: easy, medium oder hard
puzzles-progress = Suche nach Stellungen (gespielte Partien: { $games })
puzzles-made = { $number ->
    [one] 1 Stellung
   *[other] { $number } Stellungen
} in { $file }.
puzzles-head = Stellung { $number } von { $count }, { $level ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
}
puzzles-again = Eingabetaste für die nächste Stellung, oder tippe quit.
puzzles-end = { $right } von { $count } gelöst.
puzzles-row-act = Wahl
puzzles-row-points = Punkte
puzzles-row-wins = Siege in 100
puzzles-row-behind = Rückstand

web-hint-show = Zeig es mir
