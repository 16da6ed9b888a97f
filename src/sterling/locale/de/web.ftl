# The browser table
web-skip = Zum Hauptteil springen
web-home = Sterling, zur Startseite
web-to-front = Zur Startseite
web-page-lost = Dieser Teil der Seite konnte nicht geladen werden. Lade die Seite neu.
web-language = Sprache
web-dark = Dunkles Licht
web-guest = Gast
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
web-facts = { $from } bis { $to } Personen · { $minutes } Minuten{ $age ->
    [0] {""}
   *[other] {" "}· ab { $age } Jahren
}
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
web-clock-none = Ohne Uhr
web-clock-quick = 45 Sekunden je Zug
web-clock-calm = 3 Minuten je Zug
web-clock-day = Ein Tag je Zug
web-option-memory-aid = Gedächtnishilfe
web-option-memory-aid-about = Zeigt alles, was du bisher gesehen hast. Ohne sie musst du es dir merken.
web-option-start-player = Wer beginnt
web-start-chance = Wird ausgelost
web-start-youngest = Am jüngsten: { $name }
web-option-ages = Reihenfolge nach Alter angeben
web-option-ages-about = Wer am jüngsten ist, beginnt das Spiel, und bei Gleichstand auch die nächste Runde. Sonst wird die Reihenfolge ausgelost.
web-option-ages-list = Von jung nach alt
web-order-up = { $name } nach oben
web-order-down = { $name } nach unten
web-order-moved = { $name } steht jetzt auf Platz { $place } von { $count }.
web-characters-of = { $number ->
    [one] Figur von { $name }
   *[other] { $number } Figuren von { $name }
}
web-characters-nobody = Figur der Spalte, die niemandem gehört
web-characters-random = Wird ausgelost, wenn du nichts wählst.
web-character-taken = { $character }, schon vergeben
web-deck = Eigenes Deck
web-deck-about = Hast du das Spiel zu Hause? Schreib seine Karten in eine Textdatei und spiel damit.
web-deck-choose = Datei wählen
web-deck-checking = Das Deck wird geprüft …
web-deck-good = { $file } ist ein gutes Deck. An diesem Tisch wird damit gespielt.
web-deck-first = Mit deinem Deck stimmt etwas nicht. Wähl eine andere Datei oder entferne es.
web-deck-show = Karten ansehen
web-deck-remove = Deck entfernen
web-join-title = Nimm Platz
web-sit = Hinsetzen
web-watch = Nur zusehen
web-prompt = Was von dir gefragt ist
web-rule = Regel öffnen
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
web-log-forgets = { $by ->
    [you] Hier steht nur, was seit deinem letzten Zug geschah: An diesem Tisch gibt es keine Gedächtnishilfe.
   *[other] Hier steht nur der laufende Zug: An diesem Tisch gibt es keine Gedächtnishilfe.
}
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
web-result = Ergebnis
web-result-title = { $number ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
web-watching = { $number ->
    [one] eine Person sieht zu
   *[other] { $number } sehen zu
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
web-hint = Hinweis
web-hint-read = Verstanden
web-hint-off = Keine Hinweise mehr
web-cancel = Lieber nicht
web-more = Mehr
web-less = Weniger
web-more-choices = Weitere Möglichkeiten
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
web-replay-unseen = { $name } trifft eine verdeckte Wahl.
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

## Faces and strength

web-strength = Spielstärke { $number } von 5
web-bot-choice = { $name } · Spielstärke { $number } von 5
web-rival = Dein Gegner:
web-your-face = Dein Gesicht
web-choose-face = Gesicht aussuchen
web-face-tricorn = Dreispitz
web-face-kerchief = Getupftes Kopftuch
web-face-spectacles = Runde Brille
web-face-braids = Rote Zöpfe
web-face-beard = Brauner Bart
web-face-curls = Lockenkopf
web-face-bun = Grauer Dutt
web-face-veil = Türkises Kopftuch
web-face-straw-hat = Strohhut
web-face-turban = Orangefarbener Turban
web-face-moustache = Weißer Schnurrbart
web-face-patch = Augenklappe
web-settings-remarks = Sprüche der Gegner
web-settings-remarks-about = Ab und zu sagt ein Computergegner etwas zum Spiel.
