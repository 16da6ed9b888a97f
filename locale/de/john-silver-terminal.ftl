john-silver-pirate = Pirat
john-silver-cabin-boy = Schiffsjunge
john-silver-captain = Kapitän
john-silver-merchant = Händler
john-silver-ship = Schiff
john-silver-sailor = Matrose
john-silver-chest = Truhe
john-silver-joker = Joker
john-silver-letter-ship = S
john-silver-letter-sailor = M
john-silver-letter-chest = T
john-silver-letter-joker = J
john-silver-nobody = niemand
john-silver-hand = Deine Hand
john-silver-exchanged = getauscht
john-silver-as-it-lies = Derzeit
john-silver-removed = Aus dem Spiel: { $cards }
john-silver-hidden = Noch verdeckt:
john-silver-stock = { $cards ->
    [0] Der Vorrat ist leer · Startspieler: { $start }
    [one] Eine Karte im Vorrat · Startspieler: { $start }
   *[other] { $cards } Karten im Vorrat · Startspieler: { $start }
}
john-silver-col-player = Spieler
john-silver-col-hand = Hand
john-silver-col-won = Gewonnen
john-silver-col-known = Bekannt auf der Hand
john-silver-legend = ● Münze  ♥ Apfel, für den linken Nachbarn  ■ schwarzer Fleck  J Joker  ▲ höchste  ▼ niedrigste  ◂ am Zug
john-silver-ask-keep = Du hast Äpfel, also behältst du deine sechs Karten.
john-silver-ask-answer = Keine deiner sechs Karten zeigt Äpfel. Behältst du sie, oder tauschst du alle sechs?
john-silver-ask-lay = Lege eine Karte auf ein freies Feld ihrer Reihe, zum Beispiel ship-7:a1 oder Schiff 7 a; ein Joker passt in jede Reihe.
john-silver-ask-stack = Lege eine Karte auf ein beliebiges Feld ihrer Reihe, zum Beispiel ship-7:a1 oder Schiff 7 a; ein Joker passt in jede Reihe.
john-silver-ask-take = Du hast Äpfel gelegt: Zieh vom Vorrat, oder nimm eine Karte ohne Äpfel aus dem Raster zurück.
john-silver-ask-must-take = Du hast Äpfel gelegt, und der Vorrat ist leer: Nimm eine Karte ohne Äpfel aus dem Raster zurück.
john-silver-ask-full = Die Reihe „{ $row }“ ist voll. Sie wird verteilt, falls du keine ihrer Karten nimmst: { $shares }.
john-silver-gloss-keep = die sechs behalten
john-silver-gloss-exchange = zurücklegen und sechs andere ziehen
john-silver-gloss-draw = die oberste Karte des Vorrats
john-silver-gloss-saves = verhindert das Verteilen
john-silver-gloss-fills = füllt die Reihe: { $shares }
john-silver-for-you = du
john-silver-for-other = Gegner
john-silver-for-nobody = aus dem Spiel
john-silver-column-you = deine
john-silver-column-other = Gegner
john-silver-column-nobody = niemand
john-silver-tell-kept = { $name }: die ersten sechs Karten behalten.
john-silver-tell-exchanged = { $name }: die ersten sechs Karten getauscht.
john-silver-tell-laid = { $name }: { $card } auf { $cell } gelegt.
john-silver-tell-laid-fourth = { $name }: { $card } gelegt.
john-silver-tell-drew = { $name }: vom Vorrat gezogen.
john-silver-tell-drew-card = { $name }: { $card } gezogen.
john-silver-tell-took = { $name }: { $card } aus dem Raster zurückgenommen.
john-silver-tell-full = { $name }: Reihe „{ $row }“ gefüllt; sie wird verteilt.
john-silver-tell-won = { $name }: { $cards } gewonnen ({ $symbols }).
john-silver-tell-won-some = { $spots ->
    [0] { $name }: { $cards } Karten gewonnen.
    [one] { $name }: { $cards } Karten gewonnen, mit einem schwarzen Fleck.
   *[other] { $name }: { $cards } Karten gewonnen, mit { $spots } schwarzen Flecken.
}
john-silver-tell-removed = Gewonnen von niemandes Spalte, aus dem Spiel: { $cards }.
john-silver-tell-stock-empty = Der Vorrat ist jetzt leer; von nun an werden die Hände kleiner.
