# The browser table
web-skip = Zum Hauptteil springen
web-home = Sterling, zur Startseite
web-to-front = Zur Startseite
web-page-lost = Dieser Teil der Seite konnte nicht geladen werden. Lade die Seite neu.
web-language = Sprache
web-dark = Dunkles Licht
web-guest = Gast
web-facts-silver-gold = 2 bis 4 Personen · 20 Minuten
web-facts-amulet = 2 bis 4 Personen · 45 Minuten
web-facts-john-silver = 2 bis 4 Personen · 20 Minuten
web-play-now = Sofort spielen
web-play-now-game = Sofort spielen: { $game }
web-dealing = Es wird gegeben …
web-set-table = Tisch decken
web-set-table-game = Tisch decken: { $game }
web-my-tables = Deine Tische
web-my-tables-none = Zurzeit läuft kein Spiel. Spiel sofort los oder deck einen Tisch und schick anderen den Link.
web-open-tables = Offene Tische
web-open-tables-none = Gerade sucht niemand Mitspieler.
web-waits-for-you = wartet auf dich
web-status-gathering = man setzt sich
web-status-playing = läuft
web-status-over = beendet
web-seat-free = frei
web-setup-title = Tisch decken
web-setup-game = Spiel
web-setup-players = Personen
web-setup-more = Regeln, Uhr und mehr
web-setup-rules = Regelwerk
web-setup-clock = Uhr
web-setup-listed = Diesen Tisch auf der Startseite zeigen
web-your-name = Dein Name
web-seat-me = Ich, an diesem Bildschirm
web-seat-link = Jemand mit Link
web-seat-open = Wer gerade vorbeikommt
web-seat-bots = Figuren
web-same-screen = Ihr teilt euch einen Bildschirm: Zwischen den Zügen verdeckt ein Blatt, was geheim ist.
web-rules-silver-gold-nsv = Der Startspieler wechselt in jedem Zug (nsv)
web-rules-silver-gold-oya = Der Startspieler wechselt in jeder Runde (oya)
web-rules-john-silver-base = Eine Karte je Feld
web-rules-john-silver-stacks = Karten dürfen gestapelt werden
web-clock-none = Ohne Uhr
web-clock-quick = 45 Sekunden je Zug
web-clock-calm = 3 Minuten je Zug
web-clock-day = Ein Tag je Zug
web-option-memory-aid = Gedächtnishilfe: zeigen, was man sich merken könnte
web-option-start-player = Startspieler
web-option-draw-start = Startspieler jede Runde neu auslosen
web-start-chance = Der Zufall entscheidet
web-join-title = Nimm Platz
web-sit = Hinsetzen
web-watch = Nur zusehen
web-prompt = Was von dir gefragt ist
web-rule = Regel { $id }
web-undo = Zurücknehmen
web-plain-ask = { $name }: Wähle eine Aktion.
web-line-lost = Die Verbindung ist weg. Sie wird neu aufgebaut …; vom Spiel geht nichts verloren.
web-over = Das Spiel ist zu Ende.
web-waiting-for = Warten auf { $names }.
web-your-turn = du bist dran
web-log = Verlauf
web-log-where = Auf dem Tisch zeigen
web-log-gone = Diese Stelle gibt es auf dem Tisch nicht mehr.
web-log-none = Hier wird erzählt, was geschieht.
web-log-blind = Was vor deinem Kommen geschah, wird nicht erzählt: an diesem Tisch spielt man aus dem Gedächtnis.
web-log-said = { $name }: „{ $phrase }“
web-log-sit = { $name } setzt sich auf Platz { $seat }.
web-log-leave = Platz { $seat } ist jetzt leer ({ $name }).
web-log-bot = { $name } spielt jetzt auf Platz { $seat }.
web-rules = Regeln
web-side = Verlauf und Regeln
web-people = Am Tisch
web-close = Schließen
web-laying-out = Der Tisch wird gedeckt …
web-gather-title = Wer spielt mit?
web-copy-link = Link kopieren
web-copied = Kopiert
web-link-for = Link für Platz { $seat }
web-put-bot = Eine Figur hinsetzen
web-invite-instead = Lieber jemanden einladen
web-is-bot = eine Figur des Hauses
web-is-here = da
web-is-away = weg
web-is-thinking = überlegt
web-is-done = fertig
web-is-finished = fertig
web-start = Karten geben
web-wait-start = Gegeben wird, sobald alle sitzen.
web-watching-you = Du siehst zu.
web-take-back = Deinen Platz wieder einnehmen
web-say = Etwas sagen
web-cover = { $name }, du bist dran. Sieht niemand sonst her?
web-cover-show = Meine Karten zeigen
web-rematch = Noch einmal
web-record = Mitschrift sichern
web-shuffle-right = Das Mischen wurde geprüft: Deine Zufallszahl steckt darin, und das Geheimnis passt zu dem, was vorher versprochen war.
web-shuffle-sums = Die Zahlen des Mischens passen zueinander. Ob es die vor dem Spiel versprochenen sind, kann nur ein Browser sagen, der beim Beginn dabei war.
web-shuffle-wrong = Das Mischen stimmt nicht: Die Zahlen passen nicht zu dem, was vor dem Spiel versprochen war.
web-shuffle-unknown = Das Mischen lässt sich hier nicht prüfen.
web-sg-turn = Muster drehen
web-sg-turn-short = Drehen
web-sg-flip = Muster spiegeln
web-sg-flip-short = Spiegeln
web-sg-single = Einzelnes Feld
web-sg-pattern = Ganzes Muster
web-sg-mark = Ankreuzen
web-sg-keep = Diese zwei behalten
web-sg-ask-keep = Wähle die zwei Inseln, die du behältst.
web-sg-ask-mark = Kreuze das Muster „{ $pattern }“ auf einer deiner Inseln an.
web-sg-ask-single = Kreuze statt des Musters ein einzelnes Feld an.
web-sg-ask-only-single = Das Muster „{ $pattern }“ passt nirgends: Kreuze ein einzelnes Feld an.
web-sg-draw = Verdeckt ziehen
web-sg-take = { $card } nehmen
web-sg-round = Runde { $round }, Zug { $turn }
web-sg-round-card = Rundenkarte
web-sg-rounds = Runde { $round } von 4, Zug { $turn } von 7
web-sg-score-card = Wertungskarte
web-sg-coins = { $coins } von 12 Münzen
web-sg-palms = Palmen: { $palms }
web-sg-cups = Pokale übrig: { $cups }
web-sg-no-cups = Kein Pokal mehr da
web-sg-cup = Pokal { $points }
web-sg-expedition = Expedition
web-sg-yours = Deine Inseln
web-sg-display = Auslage
web-sg-others = Die anderen
web-sg-completed = Vollendet: { $number }
web-sg-aside = Vollendete Inseln
web-sg-empty = Hier liegt keine Karte
web-sg-island = { $card }, Insel ({ $colour }) mit { $cells }, { $marked } angekreuzt
web-sg-seal = Siegel: { $points } je Insel ({ $colour })
web-sg-seal-short = { $points } je { $colour }
web-sg-cell-land = Land
web-sg-cell-x = X
web-sg-cell-coin = Münze
web-sg-cell-palm = Palme
web-sg-cell-marked = angekreuzt
web-sg-cell = { $cell }: { $what }
web-sg-cell-fits = { $cell }: { $what }, das Muster passt
web-sg-marks = Kreuzt { $cells } auf { $card } an
web-sg-completes = vollendet { $card } für { $points } Punkte
web-sg-gain-palm = eine Palme für { $points }
web-sg-how = Tippe auf eine Insel, um es zu legen; tippe noch einmal, um anzukreuzen.
web-sg-no-fit = Hier passt das Muster nicht. Dreh oder spiegle es, oder kreuze ein einzelnes Feld an.
web-sg-seen = Diese Runde bisher: { $patterns }
web-sg-turn-begins = Runde { $round }, Zug { $turn }: { $pattern }
web-sg-points = { $points } Punkte
web-result-title = { $number ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
web-watching = { $number ->
    [one] eine Person sieht zu
   *[other] { $number } sehen zu
}
web-sg-gain-coins = { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}
web-sg-gain-x = { $cells ->
    [one] ein Feld mehr
   *[other] { $cells } Felder mehr
}
web-sg-tell-marked = { $cells ->
    [one] { $name }: ein Feld auf { $card } angekreuzt.
   *[other] { $name }: { $cells } Felder auf { $card } angekreuzt.
}
web-sg-act-kept = { $name } hat zwei Inseln gewählt.
web-sg-act-marks = { $name } kreuzt an; zu sehen ist es, wenn alle fertig sind.
web-sg-act-marked = { $name } ist mit dem Ankreuzen fertig.
web-sg-replace = { $left ->
    [one] Eine Insel ist vollendet: Nimm eine neue aus der Auslage oder zieh verdeckt.
   *[other] { $left } Inseln sind vollendet: Nimm neue aus der Auslage oder zieh verdeckt.
}
web-sg-pile = { $cards ->
    [0] Der Stapel ist leer
    [one] eine Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
web-settings = Einstellungen
web-settings-speed = Tempo der Bewegungen
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-off = Aus
web-settings-light = Licht
web-light-auto = Wie das Gerät
web-light-light = Tag
web-light-dark = Nacht
web-settings-sounds = Töne
web-settings-sounds-about = Ein leiser Klang, wenn du dran bist, und die kleinen Geräusche am Tisch.
web-settings-hints = Hinweise
web-settings-hints-about = Eine kurze Erklärung, wenn etwas zum ersten Mal geschieht. Wieder eingeschaltet, kommen alle noch einmal.
web-hint-read = Verstanden
web-hint-off = Keine Hinweise mehr
web-cancel = Lieber nicht
web-more = Mehr
web-less = Weniger
web-send-link = Senden
web-qr = QR-Code
web-qr-about = QR-Code: { $label }
web-qr-how = Richte die Kamera eines Telefons darauf, um den Link dort zu öffnen.
web-is-empty = freier Platz
web-is-you = du
web-clock-left = { $name }: noch { $time }
web-clock-days = { $days } T { $hours } Std
web-give-seat = Eine Figur spielen lassen
web-give-to = Wer soll für dich spielen?
web-give-about = Du kannst deinen Platz jederzeit wieder einnehmen.
web-give-sure = Platz abgeben
web-asleep = Eine Figur weiterspielen lassen
web-asleep-ask = { $name } hat eine Weile nicht gezogen. Soll eine Figur auf diesem Platz weiterspielen? { $name } kann ihn jederzeit wieder einnehmen.
web-asleep-sure = Ja, weiterspielen
web-asleep-you = Eine Figur spielt auf deinem Platz weiter: du warst lange fort.
web-watch-link = Link zum Zuschauen
web-table-link = Link zu diesem Tisch
web-gather-ready = Alle sind da.
web-gather-mixing = Beim Mischen fehlt noch eine Zufallszahl; dauert es lange, öffne den Link noch einmal.
web-cover-about = Bis dahin ist nichts Geheimes zu sehen.
web-replay = Noch einmal ansehen
web-replay-controls = Steuerung der Wiederholung
web-replay-slider = Schritt der Partie
web-replay-step = Schritt { $step } von { $last }:
web-replay-deal = Die Karten sind gegeben.
web-replay-unseen = { $name } tut etwas, das diese Augen nicht sehen.
web-replay-eyes = Mit wessen Augen
web-replay-eyes-of = Augen von { $name }
web-replay-eyes-spectator = Zuschauer
web-replay-first = Zum Geben (Pos1)
web-replay-back = Einen Schritt zurück (←)
web-replay-next = Einen Schritt weiter (→)
web-replay-last = Zum Ende (Ende)
web-replay-play = Abspielen (Leertaste)
web-replay-pause = Anhalten (Leertaste)
web-replay-link = Link zu diesem Zug
web-to-table = Zum Tisch
web-gather-missing = { $number ->
    [one] Ein Platz ist noch frei. Schick seinen Link, oder setz eine Figur hin.
   *[other] { $number } Plätze sind noch frei. Schick ihre Links, oder setz Figuren hin.
}
web-guest-number = Gast { $number }
web-seat-name = Name am Platz { $seat }
web-clock-whole = 15 Minuten für die Partie, 10 Sekunden mehr je Zug
web-clock-move = { $time } je Zug
web-clock-game = { $time } für die Partie
web-open-record = Eine gespeicherte Partie ansehen
web-past-tables = { $number ->
    [one] Beendet: eine Partie
   *[other] Beendet: { $number } Partien
}
web-free-seats = { $number ->
    [one] ein freier Platz
   *[other] { $number } freie Plätze
}
web-replay-plain = { $name }: { $action }
web-waiting-empty = { $name } ist leer, und dort wartet das Spiel. Eine Figur kann übernehmen.
