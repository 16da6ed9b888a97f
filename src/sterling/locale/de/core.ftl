# Spieler und Plätze
player-you = Du
player-seat = Platz { $seat }
player-start = Startspieler
bot-random = Zufall
bot-greedy = Gierig

# Fehler: eine Meldung für jeden Code
error-setup-game = Es gibt kein Spiel „{ $came }“. Bekannte Spiele: { $expected }.
error-contract-class = { $folder } ist kein Spiel: Dort muss __init__.py GAME auf eine Unterklasse von Game setzen.
error-setup-checkout = { $folder } ist keine Arbeitskopie von Sterling; nur dort lässt sich ein neues Spiel anlegen.
error-setup-game-name = „{ $came }“ taugt nicht als Name eines Spiels: Erlaubt sind kleine Buchstaben, Ziffern und einzelne Unterstriche, am Anfang ein Buchstabe.
error-setup-game-exists = { $folder } gibt es schon.
error-setup-prefix = „{ $came }“ taugt nicht als Kürzel der Regeln: Nimm zwei Großbuchstaben, nur nicht { $expected }.
error-setup-seats = An diesem Tisch spielen { $expected } Personen, nicht { $came }.
error-setup-rule-set = Es gibt kein Regelwerk „{ $came }“. Bekannt sind: { $expected }.
error-setup-rules-version = Eine Version { NUMBER($came, useGrouping: 0) } der Regeln von { $game } gibt es nicht; dieses Programm spielt die Versionen { NUMBER($oldest, useGrouping: 0) } bis { NUMBER($newest, useGrouping: 0) }.
error-setup-option = Es gibt keine Tischoption „{ $came }“. Bekannt sind: { $expected }.
error-setup-option-value = Die Option { $option } kann nicht „{ $came }“ sein. Möglich: { $expected }.
error-setup-bot = Es gibt keinen Mitspieler „{ $came }“. Bekannte Bots: { $expected }.
error-setup-players = Es werden { $expected } Mitspieler gebraucht, genannt sind { $came }.
error-setup-language = Es gibt keine Sprache „{ $came }“. Bekannt sind: { $expected }.
error-deal-order = Dieses Spiel hat keine Reihenfolge „{ $came }“. Bekannt sind: { $expected }.
error-deal-card = Für die Reihenfolge { $order } gibt es keine Karte „{ $came }“ mehr.
error-deal-size = Eine Kartenverteilung für diesen Tisch umfasst { $expected } Karten in allen Reihenfolgen, nicht { $came }.
error-deal-seed = Ein Startwert hat 64 Hexadezimalziffern (32 Bytes) oder ist eine Zahl von 0 bis 2^256 - 1, nicht „{ $came }“.
error-action-seat = Platz { NUMBER($came, useGrouping: 0) } gibt es an diesem Tisch nicht; die Plätze sind { $expected }.
error-action-over = Das Spiel ist zu Ende.
error-action-not-your-turn = Platz { $seat } ist nicht an der Reihe.
error-action-unknown = { NUMBER($came, useGrouping: 0) } ist keine Aktion dieses Spiels.
error-action-nothing-to-undo = Es ist noch nichts geschehen, was sich zurücknehmen ließe.
error-notation-text = „{ $came }“ ist kein Zug. So sehen Züge aus: { $expected }
error-notation-form = Das ist keine Aktion des Spiels.
error-notation-code = { NUMBER($came, useGrouping: 0) } ist keine Aktion dieses Spiels.
error-record-too-long = Die Mitschrift ist zu lang: { $came } Zeichen, gelesen werden höchstens { $expected }.
error-record-no-record = Zeile { $line }: Eine Mitschrift beginnt mit „{ $expected }“, hier steht „{ $came }“.
error-record-format-version = Zeile { $line }: Dieses Programm liest „{ $expected }“, die Datei ist „{ $came }“. Eine neuere Version von Sterling kann sie vielleicht lesen.
error-record-line = Zeile { $line } der Mitschrift ergibt keinen Sinn: „{ $came }“.
error-record-missing = Im Kopf der Mitschrift fehlt die Zeile „{ $field }: …“.
error-record-field = In { $field } stimmt etwas nicht: „{ $came }“.
error-record-commitment = Der Startwert passt nicht zur Festlegung { $expected }; sein eigener Hash ist { $came }.
error-record-rules-version = Die Mitschrift folgt der Regelversion { NUMBER($came, useGrouping: 0) } von { $game }; dieses Programm spielt die Versionen { NUMBER($oldest, useGrouping: 0) } bis { NUMBER($newest, useGrouping: 0) }.
error-record-deck = Die Mitschrift wurde mit anderen Karten gespielt (Deck { $came }) als den hiesigen (Deck { $expected }).
error-record-no-deal = Das Spiel war noch nicht zu Ende, als diese Mitschrift ausgegeben wurde: Sie zeigt weder Startwert noch Kartenfolgen und lässt sich darum weder nachspielen noch prüfen. Gib sie nach dem Ende noch einmal aus; dann ist der Startwert offengelegt.
error-record-illegal = Aktion { NUMBER($number, useGrouping: 0) } (Platz { $seat }: { $action }) wird abgelehnt: { $reason }
error-record-result = Die Mitschrift behauptet das Ergebnis { $came }, das Spiel endet aber mit { $expected }.
error-record-unfinished = Die Mitschrift behauptet ein Ergebnis, aber das Spiel ist nicht zu Ende.
error-deck-empty = { $file }: In diesem Deck ist keine Karte.
error-deck-no-game = { $file }: Das sieht nach dem Deck keines Spiels aus ({ $expected }).
error-view-unreadable = Das ist keine Ansicht.
error-view-impossible = Diese Ansicht kann nicht von diesem Tisch stammen.
error-view-other-game = Das ist keine Ansicht von { $expected }, sondern von etwas anderem ({ $came }).
error-bot-failed = Der Bot ist gescheitert und hat stattdessen den ersten erlaubten Zug gemacht.
error-bot-died = Der Prozess des Bots { $bot } ist abgestürzt.
error-bot-frame = Eine Nachricht von { $came } Bytes ist zu lang; höchstens { $expected } sind erlaubt.
error-file-read = { $file } lässt sich nicht lesen: { $problem }. Prüfe Namen und Rechte.
error-file-write = { $file } lässt sich nicht schreiben: { $problem }. Prüfe Ordner, Rechte und freien Platz.
error-file-not-text = { $file } ist keine Textdatei in UTF-8.
error-file-too-long = { $file } ist zu lang; gelesen werden höchstens { $expected } Zeichen.
error-verify-commitment = Die Mitschrift hält sich nicht an die Festlegung { $expected }, die vor dem Spiel notiert wurde; sie hat: { $came }. Die Karten könnten ausgesucht sein.
error-verify-nonce = Das Mischen enthält die Zufallszahl { $expected } von Platz { $seat } nicht; die Mitschrift hat: { $came }. Die Karten könnten ausgesucht sein.
error-verify-noted = Mit „{ $came }“ lässt sich nichts vergleichen. Eine Festlegung hat 64 hexadezimale Ziffern, eine Zufallszahl ist PLATZ:HEX mit 64 davon.

# Was das System über sein Problem sagt; Teil der Sätze oben
system-no-such-file = diese Datei oder diesen Ordner gibt es nicht
system-not-a-folder = ein Teil des Pfades ist kein Ordner
system-is-a-folder = das ist ein Ordner
system-exists = das gibt es schon
system-not-permitted = das ist nicht erlaubt
system-read-only = dort lässt sich nichts schreiben
system-disk-full = es ist kein Platz mehr frei
system-name-too-long = der Name ist zu lang
system-address-in-use = die Adresse wird schon benutzt
system-address-elsewhere = dieser Rechner hat diese Adresse nicht
system-refused = die Verbindung wurde abgelehnt
system-no-answer = es kam rechtzeitig keine Antwort
system-name-unknown = einen Rechner dieses Namens kennt niemand
system-no-port = ein Port ist eine Zahl von 0 bis 65535
system-no-way-in = die Datei lässt sich nicht öffnen
system-no-database = die Datei ist keine Datenbank
system-damaged = die Datei ist beschädigt
system-busy = ein anderes Programm benutzt sie

# Befehlszeile
cli-about = Das Zuhause dreier Kartenspiele: spielen, simulieren, zurückblicken.
cli-usage = Aufruf:
cli-positionals = Angaben:
cli-options = Optionen:
cli-commands = Befehle
cli-command = BEFEHL
cli-example = Beispiel:
cli-error = Fehler [{ $code }]: { $problem }
cli-usage-error = Dieser Aufruf ist nicht verständlich: { $problem }. Versuche --help.
cli-usage-required = es fehlt: { $names }
cli-usage-unknown = „{ $names }“ bedeutet hier nichts
cli-usage-choice = { $argument } kann nicht „{ $came }“ sein; möglich: { $expected }
cli-usage-value = { $argument } kann nicht „{ $came }“ sein
cli-usage-empty = { $argument } braucht einen Wert
cli-interrupted = Abgebrochen.
cli-games = die Spiele und ihre Tischoptionen auflisten
cli-play = in diesem Terminal spielen
cli-simulate = viele Spiele spielen und zusammenfassen
cli-replay = ein mitgeschriebenes Spiel noch einmal zeigen
cli-verify = eine Mitschrift prüfen: Kartenverteilung, jede Aktion, Ergebnis
cli-rules = die Regeln eines Spiels lesen, oder was sie zu einem Wort oder einer Regelnummer sagen
cli-deck = die Karten eines Spiels prüfen oder zeigen
cli-deck-check = prüfen, ob sich mit einer Deckdatei spielen lässt
cli-deck-show = alle Karten eines Decks zeichnen
cli-help-help = diese Hilfe zeigen und aufhören
cli-help-version = die Version zeigen, und ob sie kompiliert oder interpretiert läuft
cli-help-lang = Sprache: en, fr oder de (sonst entscheidet die Umgebung)
cli-help-json = JSON für Programme ausgeben
cli-help-play-seats = wer wo sitzt, der Reihe nach: you (du) oder ein Bot ({ $bots }); du kannst mehrere Plätze nehmen
cli-help-seed = Startwert der Kartenverteilung: 64 Hexadezimalziffern oder eine Zahl
cli-help-record = wohin die Mitschrift kommt (sonst in deinen Datenordner)
cli-help-games = wie viele Spiele
cli-help-seats = wie viele Personen
cli-help-players = ein Bot für alle Plätze oder einer für jeden, mit Kommas: { $bots }
cli-help-workers = wie viele Prozesse daran arbeiten
cli-help-simulate-seed = eine Zahl; gleicher Startwert, gleiche Spiele
cli-help-csv = jedes Spiel auch als Zeilen einer CSV-Datei schreiben
cli-help-record-file = eine Mitschrift
cli-help-commitment = die Festlegung, die du vor dem Spiel notiert hast: Die Mitschrift muss sich daran halten
cli-help-nonce = eine Zufallszahl, die ein Platz beigetragen hat, als PLATZ:HEX: Sie muss im Mischen stecken (mehrmals möglich)
cli-help-step = vor jeder Aktion anhalten
cli-help-seat = wie dieser Platz es sah (sonst wie ein Zuschauer)
cli-help-about = ein Wort oder eine Regelnummer wie SG-23
cli-help-deck-file = eine Deckdatei
cli-help-rules = das Regelwerk
cli-help-option = eine Tischoption wie memory-aid=yes oder start-player=0
cli-help-characters = wer über den Spalten steht, von der ersten an, zum Beispiel captain,pirate oder, nur für die vierte, ,,,pirate (John Silver); die anderen werden ausgelost
cli-help-character = eine Figur, die du haben möchtest, zum Beispiel captain (John Silver); zu zweit hast du zwei
cli-help-deck = eine eigene Deckdatei
cli-col-name = Name
cli-col-title = Spiel
cli-col-seats = Personen
cli-col-rules = Regelwerke
cli-col-options = Optionen

# Im Terminal spielen
play-welcome = Tippe die Nummer eines Zuges oder den Zug selbst. ? erklärt, „rules“ zeigt die Regeln, „quit“ verlässt den Tisch.
play-help =
    Eine Nummer spielt den Zug mit dieser Nummer. Du kannst auch einen Zug tippen, wie er in der Liste steht; Großschreibung, Leerzeichen und Reihenfolge sind gleich.
    rules            die Spielregeln
    rules Palme      was die Regeln zu einem Wort oder einer Regelnummer sagen
    hint             was ein starker Spieler täte
    save             die Mitschrift jetzt schreiben
    quit             den Tisch verlassen; das Spiel bis hierher bleibt erhalten
play-no-rule = Die Regeln sagen nichts zu „{ $about }“.
play-quit = Du hast den Tisch verlassen.
play-saved = Die Mitschrift liegt in { $file }
play-hand-over = { $name }: Der Tisch gehört dir. Drücke die Eingabetaste, wenn sonst niemand hinschaut.
play-winner = { $number ->
    [one] Gewonnen: { $names }.
   *[other] { $names } teilen sich den Sieg.
}
score-title = Ergebnis
score-place = Rang
score-name = Spieler
score-total = Summe

# Nachspielen und prüfen
replay-next = Eingabetaste: nächste Aktion, q: aufhören.
replay-unfinished = Das Spiel ist nicht zu Ende.
verify-ok = { $file }: Die Mitschrift stimmt.
verify-actions = { $number ->
    [one] Eine Aktion, erlaubt.
   *[other] { $number } Aktionen, jede davon erlaubt.
}
verify-deal-seed = Die Kartenverteilung folgt aus dem Startwert.
verify-deal-orders = Die Kartenverteilung ist Karte für Karte ausgeschrieben; kein Startwert steht dahinter.
verify-commitment = Der Startwert passt zur Festlegung vor dem Spiel.
verify-result = Das Ergebnis stimmt: { $result }

# Decks
deck-ok = { $file }: ein gutes Deck für { $game }.

# Simulation
simulate-progress = Es wird gespielt
simulate-games = { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}
simulate-scores = Punkte, alle Plätze
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
cli-new-game = legt das spielbare Gerüst eines neuen Spiels in dieser Arbeitskopie an
cli-help-new-game-name = sein Name: kleine Buchstaben, Ziffern, Unterstriche
cli-help-new-game-prefix = zwei Großbuchstaben für die Kürzel seiner Regeln (sonst aus dem Namen)
new-game-written = Angelegt: { $game }, die Tests dazu in { $tests }. Es ist schon spielbar: make check GAME={ $name }
