# The browser table
web-skip = Zum Inhalt springen
web-home = Sterling-Startseite
web-to-front = Zur Startseite
web-page-lost = Die Seite konnte nicht geladen werden. Bitte lade sie neu.
web-language = Sprache
web-dark = Dunkelmodus
web-guest = Gast
web-play-now = Sofort spielen
web-play-now-game = Sofort spielen: { $game }
web-dealing = Karten werden verteilt …
web-set-table = Tisch eröffnen
web-set-table-game = Tisch eröffnen: { $game }
web-my-tables = Deine Tische
web-my-tables-none = Du hast gerade kein laufendes Spiel. Spiel gleich los oder eröffne einen Tisch und lade andere ein.
web-open-tables = Offene Tische
web-open-tables-none = Zurzeit gibt es keine offenen Tische.
web-waits-for-you = Du bist am Zug
web-status-gathering = Wartet auf Mitspieler
web-status-playing = Läuft
web-status-over = Beendet
web-seat-free = frei
web-setup-title = Tisch eröffnen
web-setup-game = Spiel
web-facts = { $from } bis { $to } Spieler · { $minutes } Minuten{ $age ->
    [0] {""}
   *[other] {" "}· ab { $age } Jahren
}
web-setup-players = Spieler
web-setup-more = Weitere Einstellungen
web-setup-rules = Regeln
web-setup-clock = Bedenkzeit
web-setup-listed = Diesen Tisch auf der Startseite zeigen
web-your-name = Dein Name
web-seat-me = Ich, an diesem Gerät
web-seat-link = Jemand mit Einladungslink
web-seat-open = Offen für alle
web-seat-bots = Computerspieler
web-same-screen = Ihr spielt an einem Bildschirm: Geheime Karten bleiben verdeckt, bis man am Zug ist.
web-clock-none = Ohne Zeitlimit
web-clock-quick = 45 Sekunden pro Zug
web-clock-calm = 3 Minuten pro Zug
web-clock-day = Ein Tag pro Zug
web-option-memory-aid = Gedächtnishilfe
web-option-memory-aid-about = Zeigt dir alles, was du schon gesehen hast. Ohne sie musst du es dir merken.
web-option-start-player = Startspieler
web-start-chance = Zufällig
web-start-youngest = Jüngster Spieler: { $name }
web-option-ages = Reihenfolge nach Alter festlegen
web-option-ages-about = Der Jüngste beginnt das Spiel und bei Gleichstand auch die nächste Runde. Ohne Angabe wird die Reihenfolge ausgelost.
web-option-ages-list = Vom Jüngsten zum Ältesten
web-order-up = { $name } nach oben
web-order-down = { $name } nach unten
web-order-moved = { $name } ist jetzt Nummer { $place } von { $count }.
web-characters-of = { $number ->
    [one] Charakter von { $name }
   *[other] { $number } Charaktere von { $name }
}
web-characters-nobody = Charakter der Spalte, die niemandem gehört
web-characters-random = Wird ausgelost, wenn du nichts wählst.
web-character-taken = { $character } (schon vergeben)
web-deck = Eigene Karten
web-deck-about = Hast du das Spiel zu Hause? Tippe seine Karten in eine Textdatei ab und spiel hier damit.
web-deck-choose = Datei wählen
web-deck-checking = Karten werden geprüft …
web-deck-good = { $file } ist in Ordnung. An diesem Tisch wird mit diesen Karten gespielt.
web-deck-first = Mit deinen Karten stimmt etwas nicht. Wähle eine andere Datei oder entferne diese.
web-deck-show = Karten ansehen
web-deck-remove = Diese Karten entfernen
web-join-title = Mitspielen
web-sit = Platz nehmen
web-watch = Nur zuschauen
web-prompt = Aktueller Zug
web-rule = Regel anzeigen
web-undo = Rückgängig
web-plain-ask = { $name }, was möchtest du tun?
web-line-lost = Verbindung unterbrochen. Sie wird wiederhergestellt … Dein Spiel ist sicher.
web-over = Das Spiel ist zu Ende.
web-waiting-for = Wir warten auf { $names }.
web-your-turn = du bist am Zug
web-log = Verlauf
web-log-where = Auf dem Spielplan zeigen
web-log-gone = Das ist nicht mehr auf dem Spielplan.
web-log-none = Hier siehst du, was im Spiel passiert.
web-log-forgets = { $by ->
    [you] Du siehst nur, was seit deinem letzten Zug passiert ist: Dieser Tisch spielt ohne Gedächtnishilfe.
   *[other] Du siehst nur den laufenden Zug: Dieser Tisch spielt ohne Gedächtnishilfe.
}
web-log-said = { $name }: „{ $phrase }“
web-log-sit = { $name } nimmt Platz { $seat } ein.
web-log-leave = Platz { $seat } ist wieder frei.
web-log-bot = { $name } übernimmt Platz { $seat }.
web-rules = Regeln
web-side = Verlauf und Regeln
web-people = Spieler
web-close = Schließen
web-laying-out = Der Tisch wird aufgebaut …
web-gather-title = Wer spielt mit?
web-copy-link = Link kopieren
web-copied = Kopiert
web-link-for = Link für Platz { $seat }
web-put-bot = Computerspieler hinzufügen
web-invite-instead = Stattdessen jemanden einladen
web-is-bot = Computerspieler
web-is-here = online
web-is-away = offline
web-is-thinking = überlegt
web-is-done = wartet
web-is-finished = Spiel beendet
web-start = Spiel starten
web-wait-start = Es geht los, sobald alle Plätze besetzt sind.
web-watching-you = Du schaust zu.
web-take-back = Wieder selbst spielen
web-say = Etwas sagen
web-cover = { $name }, du bist am Zug. Schaut sonst niemand zu?
web-cover-show = Meine Karten zeigen
web-rematch = Noch einmal spielen
web-record = Spieldatei speichern
web-shuffle-right = Mischen überprüft.
web-shuffle-right-more = Im Mischen steckt die Zufallszahl deines Geräts, und es passt zu dem, worauf sich der Server vor dem Spiel festgelegt hat. Niemand konnte die Karten aussuchen.
web-shuffle-sums = Mischen überprüft.
web-shuffle-sums-more = Die Karten ergeben sich aus den veröffentlichten Zufallszahlen. Ob diese schon vor dem Spiel feststanden, kann nur ein Gerät prüfen, das von Anfang an dabei war.
web-shuffle-wrong = Dem Mischen ist nicht zu trauen.
web-shuffle-wrong-more = Die Zufallszahlen passen nicht zu dem, worauf sich der Server vor dem Spiel festgelegt hat. Die Karten könnten ausgesucht sein.
web-shuffle-unknown = Das Mischen lässt sich nicht überprüfen.
web-shuffle-unknown-more = Die Zufallszahlen dieses Spiels fehlen, oder dieser Browser kann sie über eine unverschlüsselte Verbindung nicht prüfen.
web-result = Ergebnis
web-result-title = { $number ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
web-watching = { $number ->
    [one] 1 Zuschauer
   *[other] { $number } Zuschauer
}
web-settings = Einstellungen
web-settings-speed = Animationstempo
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-off = Aus
web-settings-light = Darstellung
web-light-auto = System
web-light-light = Hell
web-light-dark = Dunkel
web-settings-sounds = Ton
web-settings-sounds-about = Ein leiser Klang, wenn du am Zug bist, dazu Karten- und Stiftgeräusche.
web-settings-hints = Tipps
web-settings-hints-about = Erklären dir alles, was zum ersten Mal passiert. Schalte sie aus und wieder ein, um alle noch einmal zu sehen.
web-hint = Tipp
web-hint-read = Verstanden
web-hint-off = Tipps ausschalten
web-cancel = Abbrechen
web-more = Mehr
web-less = Weniger
web-more-choices = Mehr Möglichkeiten
web-send-link = Teilen
web-qr = QR-Code
web-qr-about = QR-Code: { $label }
web-qr-how = Mit dem Handy scannen, um den Link dort zu öffnen.
web-is-empty = freier Platz
web-is-you = du
web-clock-left = { $name }: noch { $time }
web-clock-days = { $days } T { $hours } Std
web-give-seat = Computer für mich spielen lassen
web-give-to = Wer spielt für dich weiter?
web-give-about = Du kannst jederzeit wieder selbst spielen.
web-give-sure = Platz abgeben
web-asleep = Computer weiterspielen lassen
web-asleep-ask = Soll ein Computerspieler für { $name } übernehmen? { $name } kann jederzeit wieder einsteigen.
web-asleep-sure = Ja, weiterspielen
web-asleep-you = Du warst länger weg, darum spielt gerade ein Computerspieler für dich.
web-watch-link = Link für Zuschauer
web-table-link = Link zu diesem Tisch
web-gather-ready = Alle sind da.
web-gather-mixing = Das Mischen wird mit allen Geräten vorbereitet … Dauert es lange, sollten die anderen ihren Link noch einmal öffnen.
web-cover-about = Bis du tippst, ist nichts zu sehen.
web-replay = Wiederholung
web-replay-controls = Steuerung der Wiederholung
web-replay-slider = Zug
web-replay-step = Zug { $step } von { $last }:
web-replay-deal = Die Karten werden verteilt.
web-replay-unseen = { $name } wählt geheim.
web-replay-eyes = Blickwinkel
web-replay-eyes-of = Sicht von { $name }
web-replay-eyes-spectator = Zuschauer
web-replay-first = Zum Anfang (Pos1)
web-replay-back = Vorheriger Zug (←)
web-replay-next = Nächster Zug (→)
web-replay-last = Zum Ende (Ende)
web-replay-play = Abspielen (Leertaste)
web-replay-pause = Pause (Leertaste)
web-replay-link = Link zu diesem Zug
web-to-table = Zurück zum Tisch
web-gather-missing = { $number ->
    [one] Ein Platz ist noch frei. Verschick seinen Link oder füge einen Computerspieler hinzu.
   *[other] { $number } Plätze sind noch frei. Verschick ihre Links oder füge Computerspieler hinzu.
}
web-guest-number = Gast { $number }
web-seat-name = Name für Platz { $seat }
web-clock-whole = 15 Minuten pro Spiel, plus 10 Sekunden pro Zug
web-clock-move = { $time } pro Zug
web-clock-game = { $time } pro Spiel
web-open-record = Spieldatei öffnen
web-past-tables = { $number ->
    [one] 1 beendetes Spiel
   *[other] { $number } beendete Spiele
}
web-free-seats = { $number ->
    [one] 1 freier Platz
   *[other] { $number } freie Plätze
}
web-replay-plain = { $name }: { $action }
web-waiting-empty = { $name } ist frei. Füge einen Computerspieler hinzu, damit es weitergeht.

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

## Jemand ist weg, Revanchen, andere Geräte, Blockieren

web-away-now = Von { $name } ist schon länger nichts zu sehen.
web-away-soon = { $name } ist offline. Dauert es länger, kann ein Computerspieler übernehmen.
web-setup-away = Wenn jemand weggeht
web-setup-away-after = { $minutes ->
    [60] Nach einer Stunde kann ein Computerspieler übernehmen
   *[other] Nach { $minutes } Minuten kann ein Computerspieler übernehmen
}
web-rematch-asked = { $name } möchte noch einmal spielen.
web-rematch-join = Bin dabei
web-rematch-decline = Nein, danke
web-rematch-go = Zum neuen Tisch
web-seat-reserved = Hat noch nicht geantwortet
web-invite-other = Jemand anderen einladen
web-gather-asked = Wir warten auf eine Antwort von { $names }. Das Spiel beginnt, sobald alle da sind.
web-log-decline = { $name } möchte nicht noch einmal spielen.
web-device = Auf einem anderen Gerät spielen
web-device-about = Öffne diesen Link auf deinem anderen Gerät oder scanne dort den Code. Du findest dort alle deine Tische. Der Link gilt einmal und läuft nach { $minutes } Minuten ab.
web-device-link = Link für dein anderes Gerät
web-link-title = Auf diesem Gerät spielen
web-link-about = Auf diesem Gerät bist du dann derselbe Spieler wie auf dem, das den Link gezeigt hat, mit denselben Tischen. Hast du hier schon als jemand anderes gespielt, werden jene Tische auf diesem Gerät nicht mehr angezeigt.
web-link-sure = Hier spielen
web-close-table = Tisch schließen
web-close-ask = Den Tisch für alle schließen? Ein laufendes Spiel endet ohne Ergebnis.
web-closed = Der Tisch wurde geschlossen. Das Spiel endet ohne Ergebnis.
web-status-closed = Geschlossen
web-person-more = { $name } blockieren oder melden
web-block = { $name } blockieren
web-block-ask = { $name } blockieren? { $name } kann dann nicht mehr an deinen Tischen mitspielen, sieht sie nicht in der Liste, und du siehst nicht mehr, was { $name } sagt.
web-block-done = { $name } ist blockiert. Das kannst du in den Einstellungen ändern.
web-blocked = Blockierte Spieler
web-blocked-none = Du hast niemanden blockiert.
web-unblock = Nicht mehr blockieren
web-unblock-name = { $name } nicht mehr blockieren
web-report = { $name } melden: Was ist los?
web-report-name = Anstößiger Name
web-report-phrases = Sagt ständig etwas
web-report-stalling = Spielt absichtlich langsam
web-report-cheating = Schummelt
web-report-other = Etwas anderes
web-report-send = Meldung abschicken
web-report-done = Danke. Die Betreiber dieser Seite sehen sich das an.

# The rules panel
web-rules-learn = Lernen
web-rules-reference = Nachschlagen
web-rules-index = Inhalt
web-rules-search = Regeln durchsuchen
web-rules-results = { $n ->
    [one] 1 Treffer
   *[other] { $n } Treffer
}
web-rules-nothing = In den Regeln steht nichts zu „{ $query }“.
web-rules-title = { $section } – { $lead }
web-rule-of = Regel anzeigen: { $title }

# Lektionen
web-learn = Lektion
web-learn-in = In { $minutes } Minuten lernen
web-learn-continue = Lektion fortsetzen
web-learn-step = Schritt { $number } von { $of }
web-learn-back = Zurück
web-learn-next = Weiter
web-learn-skip = Überspringen
web-learn-leave = Lektion verlassen
web-learn-read = Lies erst das hier und drücke dann „Weiter“.
web-learn-watch = Sieh zu …
web-learn-play = Erstes Spiel
web-learn-offer-title = Neu bei { $game }?
web-learn-offer = Eine kurze Lektion zeigt dir Schritt für Schritt an einem echten Tisch, wie es geht.
web-learn-offer-no = Nein danke, gleich spielen
