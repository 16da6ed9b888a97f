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
john-silver-exchanged = hat getauscht
john-silver-stock = { $cards ->
    [one] Eine Karte im Vorrat · Startspieler: { $start }
   *[other] { $cards } Karten im Vorrat · Startspieler: { $start }
}
john-silver-col-player = Spieler
john-silver-col-hand = Hand
john-silver-col-won = Gewonnen
john-silver-col-spots = Flecken
john-silver-col-known = Bekannt auf der Hand | gewonnen
john-silver-legend = S Schiff  M Matrose  T Truhe  J Joker  ● Goldmünze  ♥ Apfel  ■ schwarzer Fleck  ◂ am Zug
john-silver-ask-answer = Behältst du deine sechs Karten, oder tauschst du sie, falls keine Äpfel zeigt?
john-silver-ask-lay = Lege eine Karte auf ein freies Feld ihrer Reihe; Joker gehen überallhin.
john-silver-ask-take = Du hast Äpfel gelegt: Ziehe vom Vorrat, oder nimm eine Karte ohne Äpfel aus dem Raster.
john-silver-ask-must-take = Der Vorrat ist leer und du hast Äpfel gelegt: Nimm eine Karte ohne Äpfel aus dem Raster.
john-silver-gloss-keep = die sechs behalten
john-silver-gloss-exchange = alle sechs tauschen
john-silver-gloss-draw = vom Vorrat ziehen
john-silver-gloss-take = aus dem Raster nehmen
john-silver-tell-exchanged = { $name }: die ersten sechs Karten getauscht.
john-silver-tell-laid = { $name }: { $card } auf { $cell } gelegt.
john-silver-tell-drew = { $name }: vom Vorrat gezogen.
john-silver-tell-took = { $name }: { $card } aus dem Raster zurückgenommen.
john-silver-tell-won = { $spots ->
    [0] { $name }: { $cards } Karten der vollen Reihe gewonnen.
    [one] { $name }: { $cards } Karten der vollen Reihe gewonnen, mit einem schwarzen Fleck.
   *[other] { $name }: { $cards } Karten der vollen Reihe gewonnen, mit { $spots } schwarzen Flecken.
}
john-silver-tell-removed = Niemandes Spalte hat gewonnen: { $cards } verlassen das Spiel.
john-silver-tell-filled = { $name }: Reihe „{ $row }“ gefüllt, sie wird verteilt.
