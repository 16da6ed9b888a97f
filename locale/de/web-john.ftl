web-john-suit-ship = Schiff
web-john-suit-sailor = Matrose
web-john-suit-chest = Truhe
web-john-suit-joker = Joker
web-john-row-ship = Schiffe
web-john-row-sailor = Matrosen
web-john-row-chest = Truhen
web-john-pirate = Pirat
web-john-cabin-boy = Schiffsjunge
web-john-captain = Kapitän
web-john-merchant = Händler
web-john-card = { $suit } { $number }
web-john-coins = { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
}
web-john-apples = { $n ->
    [one] ein Apfel
   *[other] { $n } Äpfel
}
web-john-spots = { $n ->
    [0] kein schwarzer Fleck
    [one] ein schwarzer Fleck
   *[other] { $n } schwarze Flecken
}
web-john-cards = { $n ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $n } Karten
}
web-john-dock = Der Kai
web-john-berth = Liegeplatz { $character }: { $owner }
web-john-nobody = niemand
web-john-cell = { $row }, { $character }
web-john-cell-empty = frei
web-john-hand = Deine Hand
web-john-stock = Vorrat
web-john-piles = Bisher gewonnen
web-john-won = { $n ->
    [0] keine Karte gewonnen
    [one] eine Karte gewonnen
   *[other] { $n } Karten gewonnen
}
web-john-in-hand = { $n ->
    [0] leere Hand
    [one] eine Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
web-john-exchanged = hat die erste Hand getauscht
web-john-known = bekannt auf der Hand
web-john-removed = Aus dem Spiel
web-john-ranking = Die schwarze Tafel
web-john-thinks = überlegt
web-john-stand-high = Hoch
web-john-stand-low = Tief
web-john-stand = höchste: { $high }; niedrigste: { $low }
web-john-stand-full = { $high } nimmt { $highs }; { $low } nimmt { $lows }
web-john-shared = { $row } verteilt: { $what }
web-john-ask-answer = Diese sechs Karten behalten?
web-john-ask-answer-both = Diese sechs behalten, oder alle gegen sechs andere tauschen?
web-john-ask-lay = Wähle eine Karte aus deiner Hand.
web-john-ask-where = Wohin legst du { $card }?
web-john-ask-take = Äpfel! Zieh vom Vorrat, oder nimm eine Karte ohne Äpfel vom Kai.
web-john-ask-take-must = Äpfel, und der Vorrat ist leer: Nimm eine Karte ohne Äpfel vom Kai.
web-john-log-exchange = { $name } tauscht die erste Hand.
web-john-act-keep = { $name } behält die erste Hand.
web-john-log-lay = { $name } legt { $card }. { $cell }.
web-john-log-take = { $name } nimmt { $card } zurück.
web-john-log-draw = { $name } zieht.
web-john-do-keep = Behalten
web-john-do-exchange = Alle sechs tauschen
web-john-do-draw = Ziehen
web-john-do-lay = Dort hinlegen
web-john-do-take = { $card } nehmen
web-john-do-back = Andere Karte
web-john-do-lay-as = { $row }, { $character }
