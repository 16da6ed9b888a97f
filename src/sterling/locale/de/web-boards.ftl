# Tasten und nähere Blicke auf den Tischen
web-keys = Tasten
web-keys-arrows = Über den Tisch gehen
web-keys-enter = Wählen, worauf der Fokus liegt, oder die Hauptantwort
web-keys-undo = Zurücknehmen
web-keys-help = Erklären, was ausgewählt ist
web-keys-this = Diese Tasten zeigen
web-keys-number-house = Deine Karte mit dieser Nummer
web-keys-number-hand = Die Handkarte mit dieser Nummer
web-keys-back = Das Gewählte wieder hinlegen
web-large-open = Näher ansehen: { $name }
web-large-card = Näher angesehen
