# Tasten und nähere Blicke auf den Tischen
web-keys = Tastenkürzel
web-keys-arrows = Auf dem Spielplan bewegen
web-keys-enter = Markiertes wählen oder Hauptknopf drücken
web-keys-undo = Rückgängig
web-keys-help = Erklären, was ausgewählt ist
web-keys-this = Diese Tastenkürzel anzeigen
web-keys-number-house = Deine Karte mit dieser Nummer
web-keys-number-hand = Die Handkarte mit dieser Nummer
web-keys-back = Auswahl aufheben
web-large-open = Vergrößern: { $name }
web-large-card = Großansicht
