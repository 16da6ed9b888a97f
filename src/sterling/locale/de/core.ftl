# Spieler und Plätze
player-you = Du
player-seat = Platz { $seat }
player-start = Startspieler
bot-random = Zufallsspieler
bot-greedy = Gierig

# Fehler: eine Meldung für jeden Code
error-setup-game = Ein Spiel „{ $came }“ gibt es nicht. Zur Wahl stehen: { $expected }.
error-contract-class = { $folder } ist kein Spiel: Dort muss __init__.py GAME auf eine Unterklasse von Game setzen.
error-setup-checkout = { $folder } enthält nicht die Quellen von Sterling. Führe diesen Befehl dort aus.
error-setup-game-name = „{ $came }“ geht nicht als Name eines Spiels. Verwende Kleinbuchstaben, Ziffern und einzelne Unterstriche, am Anfang einen Buchstaben.
error-setup-game-exists = { $folder } gibt es schon.
error-setup-prefix = „{ $came }“ geht nicht als Kürzel der Regeln. Verwende zwei Großbuchstaben, aber nicht { $expected }.
error-setup-seats = Dieses Spiel ist für { $expected } Spieler, nicht für { $came }.
error-setup-rule-set = Regeln namens „{ $came }“ gibt es nicht. Zur Wahl stehen: { $expected }.
error-setup-rules-version = Eine Version { NUMBER($came, useGrouping: 0) } der Regeln von { $game } gibt es nicht. Dieses Programm spielt die Versionen { NUMBER($oldest, useGrouping: 0) } bis { NUMBER($newest, useGrouping: 0) }.
error-setup-option = Eine Option „{ $came }“ gibt es nicht. Zur Wahl stehen: { $expected }.
error-setup-option-value = Die Option { $option } kann nicht „{ $came }“ sein. Möglich: { $expected }.
error-setup-bot = Einen Computerspieler „{ $came }“ gibt es nicht. Zur Wahl stehen: { $expected }.
error-setup-players = Dieses Spiel braucht { $expected } Spieler; genannt hast du { $came }.
error-setup-language = Die Sprache „{ $came }“ kann Sterling nicht. Zur Wahl stehen: { $expected }.
error-setup-seat = Einen Platz { NUMBER($came, useGrouping: 0) } hat dieses Spiel nicht. Seine Plätze sind { $expected }.
error-setup-needs = Dafür fehlt { $module }. Installiere es mit: pip install '{ $extra }'
error-setup-no-observation = { $game } hat keine Beobachtungen für lernende Programme: In seinem Ordner fehlt observation.py.
error-setup-ray = Ray ist unter { $address } nicht erreichbar: { $problem }
error-setup-ray-deaths = { $deaths } Prozesse sind nacheinander abgestürzt. Etwas an dieser Arbeit bringt sie zum Absturz; versuch es mit --workers 1.
error-deal-order = Einen Stapel „{ $came }“ hat dieses Spiel nicht. Seine Stapel sind { $expected }.
error-deal-card = Für den Stapel { $order } ist keine Karte „{ $came }“ mehr übrig.
error-deal-size = Zu diesem Tisch gehören insgesamt { $expected } Karten, nicht { $came }.
error-deal-seed = Ein Startwert hat 64 Hexadezimalziffern (32 Bytes) oder ist eine Zahl von 0 bis 2^256 - 1, nicht „{ $came }“.
error-action-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-action-over = Das Spiel ist zu Ende.
error-action-not-your-turn = Platz { $seat } ist nicht am Zug.
error-action-unknown = Eine Aktion { NUMBER($came, useGrouping: 0) } hat dieses Spiel nicht.
error-action-nothing-to-undo = Es gibt nichts rückgängig zu machen.
error-notation-text = „{ $came }“ ist kein Zug. So sehen Züge aus: { $expected }
error-notation-form = Das ist in diesem Spiel kein Zug.
error-notation-code = Eine Aktion { NUMBER($came, useGrouping: 0) } hat dieses Spiel nicht.
error-record-too-long = Die Spieldatei ist zu lang: { $came } Zeichen. Erlaubt sind höchstens { $expected }.
error-record-no-record = Zeile { $line }: Eine Spieldatei beginnt mit „{ $expected }“, hier steht „{ $came }“.
error-record-format-version = Zeile { $line }: Dieses Programm liest „{ $expected }“, die Datei ist aber „{ $came }“. Eine neuere Version von Sterling kann sie vielleicht lesen.
error-record-line = Zeile { $line } der Spieldatei ist unlesbar: „{ $came }“.
error-record-missing = Am Anfang der Spieldatei fehlt die Zeile „{ $field }: …“.
error-record-field = In der Spieldatei stimmt { $field } nicht: „{ $came }“.
error-record-commitment = Der Startwert passt nicht zur Festlegung { $expected }. Sein eigener Hash ist { $came }.
error-record-rules-version = Dieses Spiel folgt Version { NUMBER($came, useGrouping: 0) } der Regeln von { $game }. Dieses Programm spielt die Versionen { NUMBER($oldest, useGrouping: 0) } bis { NUMBER($newest, useGrouping: 0) }.
error-record-deck = Dieses Spiel wurde mit anderen Karten gespielt (Kartensatz { $came }) als deinen (Kartensatz { $expected }).
error-record-no-deal = Das Spiel lief noch, als diese Datei gespeichert wurde; darum fehlen die Karten. Speichere sie nach dem Ende noch einmal, um das Spiel anzusehen oder zu prüfen.
error-record-illegal = Zug { NUMBER($number, useGrouping: 0) } (Platz { $seat }: { $action }) ist nicht erlaubt: { $reason }
error-record-result = Laut Datei ist das Ergebnis { $came }, das Spiel endet aber mit { $expected }.
error-record-unfinished = Die Datei enthält ein Ergebnis, aber das Spiel ist nicht zu Ende.
error-deck-empty = { $file }: Diese Datei enthält keine Karten.
error-deck-no-game = { $file }: Das sind nicht die Karten eines unserer Spiele ({ $expected }).
error-view-unreadable = Das ist keine Ansicht.
error-view-impossible = Diese Ansicht kann nicht von diesem Tisch stammen.
error-view-other-game = Das ist keine Ansicht von { $expected }, sondern von etwas anderem ({ $came }).
error-bot-failed = Der Computerspieler hatte ein Problem und hat den ersten erlaubten Zug gemacht.
error-bot-died = Der Computerspieler { $bot } ist abgestürzt.
error-bot-frame = Die Nachricht ist zu lang: { $came } Bytes. Erlaubt sind höchstens { $expected }.
error-file-read = { $file } lässt sich nicht lesen: { $problem }. Prüfe Namen und Rechte.
error-file-write = { $file } lässt sich nicht schreiben: { $problem }. Prüfe Ordner, Rechte und freien Platz.
error-file-not-text = { $file } ist keine Textdatei in UTF-8.
error-file-too-long = { $file } ist zu lang. Erlaubt sind höchstens { $expected } Zeichen.
error-verify-commitment = Die Spieldatei passt nicht zur Festlegung { $expected }, die du vor dem Spiel notiert hast. Sie hat { $came }. Die Karten könnten ausgesucht sein.
error-verify-nonce = Die Zufallszahl { $expected } von Platz { $seat } steckt nicht im Mischen. Die Spieldatei hat { $came }. Die Karten könnten ausgesucht sein.
error-verify-noted = „{ $came }“ lässt sich nicht vergleichen. Eine Festlegung hat 64 Hexadezimalziffern, eine Zufallszahl schreibt man PLATZ:HEX mit 64 Ziffern.

# Was das System über sein Problem sagt; Teil der Sätze oben
system-no-such-file = diese Datei oder diesen Ordner gibt es nicht
system-not-a-folder = ein Teil des Pfades ist kein Ordner
system-is-a-folder = das ist ein Ordner
system-exists = es existiert schon
system-not-permitted = Zugriff verweigert
system-read-only = dort kann nur gelesen werden
system-disk-full = der Speicher ist voll
system-name-too-long = der Name ist zu lang
system-address-in-use = die Adresse wird schon verwendet
system-address-elsewhere = dieser Computer hat diese Adresse nicht
system-refused = die Verbindung wurde abgelehnt
system-no-answer = es kam keine Antwort
system-name-unknown = es wurde kein Computer dieses Namens gefunden
system-no-port = ein Port ist eine Zahl von 0 bis 65535
system-no-way-in = die Datei lässt sich nicht öffnen
system-no-database = die Datei ist keine Datenbank
system-damaged = die Datei ist beschädigt
system-busy = ein anderes Programm benutzt sie

# Befehlszeile
cli-about = Drei Kartenspiele: spielen, simulieren, Spiele noch einmal ansehen.
cli-usage = Aufruf:
cli-positionals = Argumente:
cli-options = Optionen:
cli-commands = Befehle
cli-command = BEFEHL
cli-example = Beispiel:
cli-error = Fehler [{ $code }]: { $problem }
cli-usage-error = So geht es nicht: { $problem }. Versuche es mit --help.
cli-usage-required = es fehlt { $names }
cli-usage-unknown = „{ $names }“ ist unbekannt
cli-usage-choice = { $argument } kann nicht „{ $came }“ sein; möglich sind { $expected }
cli-usage-value = { $argument } kann nicht „{ $came }“ sein
cli-usage-empty = { $argument } braucht einen Wert
cli-interrupted = Abgebrochen.
cli-games = Spiele und ihre Optionen auflisten
cli-play = in diesem Terminal spielen
cli-simulate = viele Spiele spielen und Statistiken zeigen
cli-dataset = Spiele und Entscheidungen von Computerspielern als Parquet-Dateien schreiben
cli-replay = eine Spieldatei noch einmal ansehen
cli-verify = eine Spieldatei prüfen: Karten, alle Züge, Ergebnis
cli-rules = die Regeln lesen, oder was sie zu einem Wort sagen
cli-deck = die Karten eines Spiels prüfen oder zeigen
cli-deck-check = eine Kartendatei prüfen
cli-deck-show = alle Karten einer Datei zeigen
cli-help-help = diese Hilfe anzeigen und beenden
cli-help-version = die Version anzeigen, und ob sie kompiliert läuft
cli-help-lang = Sprache: en, fr oder de (sonst die deines Systems)
cli-help-json = JSON ausgeben
cli-help-play-seats = wer spielt, der Reihe nach: you (du) oder ein Computerspieler ({ $bots }); du kannst mehrere Plätze nehmen
cli-help-seed = Startwert des Mischens: 64 Hexadezimalziffern oder eine Zahl
cli-help-record = wohin die Spieldatei gespeichert wird (sonst in deinen Datenordner)
cli-help-games = Anzahl der Spiele
cli-help-seats = Anzahl der Spieler
cli-help-players = ein Computerspieler für alle Plätze oder einer pro Platz, durch Kommas getrennt: { $bots }
cli-help-workers = Anzahl der Prozesse
cli-help-ray = die Adresse eines Ray-Clusters, der die Arbeit macht; ohne Adresse startet Ray auf diesem Computer
cli-help-simulate-seed = eine Zahl; derselbe Startwert ergibt dieselben Spiele
cli-help-dataset-bots = die Computerspieler, durch Kommas getrennt; sie wechseln von Spiel zu Spiel die Plätze
cli-help-dataset-out = der Ordner für die Dateien
cli-help-csv = jedes Spiel auch in diese CSV-Datei schreiben
cli-help-record-file = eine Spieldatei
cli-help-commitment = die Festlegung, die du vor dem Spiel notiert hast; sie wird mit der Datei verglichen
cli-help-nonce = die Zufallszahl eines Platzes als PLATZ:HEX, die im Mischen stecken muss (mehrmals möglich)
cli-help-step = vor jedem Zug anhalten
cli-help-seat = zeigt, was dieser Platz gesehen hat, gezählt ab 1 (sonst die Sicht eines Zuschauers)
cli-help-about = ein Wort, nach dem gesucht wird, zum Beispiel Palme
cli-help-part = welcher Teil: learn (eine Seite) oder reference (alles); ohne diese Option beide
cli-help-deck-file = eine Kartendatei
cli-help-rules = nach welchen Regeln gespielt wird
cli-help-option = eine Option, zum Beispiel memory-aid=yes oder start-player=1
cli-help-characters = die Charaktere der Spalten von links nach rechts, zum Beispiel captain,pirate oder, nur für die vierte, ,,,pirate (John Silver); die anderen werden ausgelost
cli-help-character = der Charakter, den du möchtest, zum Beispiel captain (John Silver); zu zweit hast du zwei
cli-help-deck = eine Datei mit deinen eigenen Karten
cli-col-name = Name
cli-col-title = Spiel
cli-col-seats = Spieler
cli-col-rules = Regeln
cli-col-options = Optionen

# Im Terminal spielen
play-welcome = Tippe die Nummer eines Zuges oder den Zug selbst. ? zeigt die Hilfe, „rules“ die Regeln, „quit“ verlässt den Tisch.
play-help =
    Tippe eine Nummer, um diesen Zug zu spielen, oder einen Zug, wie er in der Liste steht. Großschreibung, Leerzeichen und Reihenfolge sind egal.
    rules            die Regeln anzeigen
    rules Palme      ein Wort in den Regeln nachschlagen
    hint             was ein starker Spieler tun würde
    save             die Spieldatei jetzt speichern
    quit             den Tisch verlassen; dein Spiel wird gespeichert
play-no-rule = „{ $about }“ kommt in den Regeln nicht vor.
play-quit = Du hast den Tisch verlassen.
play-saved = Spiel gespeichert in { $file }
play-hand-over = { $name }, du bist am Zug. Drücke die Eingabetaste, wenn sonst niemand hinschaut.
play-winner = { $number ->
    [one] Gewonnen: { $names }
   *[other] Geteilter Sieg: { $names }
}
score-title = Ergebnis
score-place = Platz
score-name = Spieler
score-total = Gesamt

# Nachspielen und prüfen
replay-next = Eingabetaste: nächster Zug, q: aufhören.
replay-unfinished = Das Spiel ist noch nicht zu Ende.
verify-ok = { $file }: Dieses Spiel ist korrekt.
verify-actions = { $number ->
    [one] Ein Zug, erlaubt.
   *[other] { $number } Züge, alle erlaubt.
}
verify-deal-seed = Die Karten ergeben sich aus dem Startwert.
verify-deal-orders = Die Reihenfolge der Karten steht in der Datei; es gibt keinen Startwert, mit dem man sie prüfen könnte.
verify-commitment = Der Startwert passt zur Festlegung vor dem Spiel.
verify-result = Das Ergebnis stimmt: { $result }

# Decks
deck-ok = { $file }: Mit diesen Karten kannst du { $game } spielen.

# Simulation
simulate-progress = Spiele laufen
dataset-done = { $games } Spiele mit { $decisions } Entscheidungen liegen in { $folder }
simulate-games = { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}
simulate-scores = Punkte (alle Plätze)
simulate-lengths = Entscheidungen je Spiel
simulate-length-line = Entscheidungen je Spiel: Mittel { $mean }, kürzestes { $shortest }, Median { $median }, 99 % höchstens { $high }, längstes { $longest }
simulate-speed = { $seconds } s, { $rate } Entscheidungen/s
simulate-parts = Woher die Punkte kommen
simulate-col-seat = Platz
simulate-col-player = Spieler
simulate-col-mean = Mittel
simulate-col-deviation = Streuung
simulate-col-lowest = Min
simulate-col-median = Median
simulate-col-highest = Max
simulate-col-wins = Siege
simulate-col-part = Quelle
simulate-col-share = Anteil

# What a game must have (games/contract.py)
error-contract-file = { $file } fehlt.
error-contract-name = { $file } definiert { $name } nicht.
error-contract-fact = { $file }: { $name } müsste { $expected } sein, nicht { $came }.
error-contract-word = { $file } enthält die Meldung { $name } nicht.
error-contract-rule = { $file } hat keinen Absatz zur Regel { $name }.

# New games
cli-new-game = ein kleines, spielbares Spiel als Ausgangspunkt anlegen
cli-help-new-game-name = sein Name: kleine Buchstaben, Ziffern, Unterstriche
cli-help-new-game-prefix = zwei Großbuchstaben für die Kürzel seiner Regeln (sonst aus dem Namen)
new-game-written = { $game } ist angelegt, die Tests liegen in { $tests }. Du kannst es schon spielen: make check GAME={ $name }

# Lektionsdateien
error-lesson-format = { $file }, Zeile { $line }: Eine Lektion beginnt mit „{ $expected }“, hier steht aber „{ $came }“.
error-lesson-long = { $file } ist zu lang für eine Lektion: { $came } Zeichen. Erlaubt sind { $expected }.
error-lesson-empty = { $file }, Zeile { $line }: Es gibt kein Kapitel. Eine Lektion braucht mindestens eins mit einem Schritt.
error-lesson-line = { $file }, Zeile { $line }: Diese Zeile lässt sich nicht lesen: „{ $came }“. Zeilen sehen aus wie „show: deck“.
error-lesson-field = { $file }, Zeile { $line }: „{ $came }“ ist hier nicht bekannt, oder der Wert lässt sich nicht lesen.
error-lesson-missing = { $file }, Zeile { $line }: Oben in der Datei fehlt die Zeile „{ $field }: …“.
error-lesson-value = { $file }, Zeile { $line }: „{ $came }“ ist kein möglicher Wert für { $field }.
error-lesson-begin = { $file }, Zeile { $line }: Hier sollte „{ $expected } NAME“ stehen, mit einem Namen in Kleinbuchstaben, und nicht „{ $came }“.
error-lesson-twice = { $file }, Zeile { $line }: Zwei Schritte heißen „{ $came }“. Gib jedem seinen eigenen Namen.
error-lesson-ending = { $file }, Zeile { $line }: Ein Kapitel endet mit etwas zum Lesen, aber sein letzter Schritt, „{ $came }“, verlangt eine Aktion.
error-lesson-first = { $file }, Zeile { $line }: Der Schritt „{ $came }“ erlaubt jede Aktion einer Art. Nenne davor eine für alle, die den Schritt überspringen.
error-lesson-kind = { $file }, Zeile { $line }: Es gibt keine Art von Aktion „{ $came }“. Möglich sind: { $expected }.
error-lesson-act = { $file }, Zeile { $line }: Eine Aktion schreibt man „PLATZ TEXT“, zum Beispiel „1 D“, und nicht „{ $came }“.
error-lesson-wrong = { $file }, Zeile { $line }: { $reason }
error-lesson-number = { $file }, Zeile { $line }: In der Lektion steht { $expected }, im Spiel sind es { $came }.
error-lesson-source = { $file }, Zeile { $line }: Unter „{ $came }“ hat das Spiel keine Zahl.
error-lesson-idle = { $file }, Zeile { $line }: Es gibt eine Antwort auf „{ $came }“, aber das ist hier nicht möglich.
error-lesson-words = { $file }, Zeile { $line }: Der Text „{ $came }“ fehlt auf { $language }.
error-setup-lesson = Es gibt keine Lektion „{ $came }“. Möglich sind: { $expected }.

# Lessons in the terminal
cli-learn = ein Spiel durch Spielen lernen, in diesem Terminal
cli-lesson = Lektionsdateien
cli-lesson-check = eine Lektionsdatei prüfen und zu Ende spielen
cli-help-lesson-step = der Schritt, mit dem es losgeht, mit seinem Namen
cli-help-lesson-file = die Lektionsdatei
play-learn-welcome = Eine Lektion von etwa { $minutes } Minuten. Wähle, was mit ▶ markiert ist. Tippe ? für Hilfe.
play-learn-enter = Weiter mit der Eingabetaste >{" "}
play-learn-help = Tippe die Nummer oder den Text eines Zuges. „back“ geht einen Schritt zurück, „skip“ einen weiter, „quit“ verlässt die Lektion.
play-learn-done = Das war die Lektion. Spiel jetzt: sterling play { $game }
play-learn-left = Später geht es weiter mit: sterling learn { $game } --step { $step }
play-lesson-ok = { $file }: eine Lektion zu { $game } mit { $steps } Schritten. Sie lässt sich zu Ende spielen.
