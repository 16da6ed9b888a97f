# Tasten und nähere Blicke auf den Tischen
web-keys = Tasten
web-keys-arrows = Über den Tisch gehen
web-keys-enter = Wählen, worauf der Fokus liegt, oder die Hauptantwort
web-keys-undo = Zurücknehmen
web-keys-this = Diese Tasten zeigen
web-keys-sg-turn = Das Muster drehen
web-keys-sg-flip = Das Muster wenden
web-keys-sg-single = Einzelnes Feld statt des Musters, und zurück
web-keys-sg-draw = Blind ziehen
web-keys-sg-places = Die nächste Stelle, an die das Muster passt, und die vorige
web-keys-number-house = Dein Haus mit dieser Nummer
web-keys-number-hand = Die Handkarte mit dieser Nummer
web-keys-amulet-draw = Ziehen
web-keys-amulet-take = Vom Platz nehmen
web-keys-amulet-discard = Die Karte auf der Hand ablegen
web-keys-amulet-call = Ausrufen
web-keys-amulet-amulet = Das Amulett aufhängen
web-keys-amulet-no = Verzichten
web-keys-amulet-end = Den Zug beenden
web-keys-john-draw = Vom Vorrat ziehen
web-keys-back = Das Gewählte wieder hinlegen
web-large-open = Näher ansehen: { $name }
web-large-card = Näher angesehen
web-sg-drag = Zieh es auf eine Insel, oder tippe eine Insel an.
web-sg-blind = Blind vom Stapel ziehen
web-sg-race = { $name } gewinnt den Pokal zu { $points }
web-sg-left-land = { $cells ->
    [one] noch ein Feld
   *[other] noch { $cells } Felder
}
web-john-tag = { $name } nimmt { $cards }
web-john-not-there = { $card } kann dort nicht liegen: nur wo ein Platz aufleuchtet.
web-john-not-this = Diese Karte kannst du nicht nehmen: Wähle eine, die aufleuchtet.
web-amulet-not-now = { $card }. Das lässt sich jetzt nicht wählen; was wählbar ist, hat einen gestrichelten Rahmen.
