silver-gold-title = Silver & Gold
silver-gold-tagline = Inseln erkunden, Münzen prägen, um die Pokale eilen.
silver-gold-part-coins = Münzen
silver-gold-part-cups = Pokale
silver-gold-part-palms = Palmen
silver-gold-part-islands = Inseln
silver-gold-part-seals = Siegel
silver-gold-colour-purple = lila
silver-gold-colour-orange = orange
silver-gold-colour-green = grün
silver-gold-colour-grey = grau
silver-gold-letter-purple = P
silver-gold-letter-orange = O
silver-gold-letter-green = G
silver-gold-letter-grey = S
silver-gold-domino = Domino
silver-gold-straight = Dreier gerade
silver-gold-corner = Dreier mit Ecke
silver-gold-tee = T
silver-gold-ell = L
silver-gold-square = Quadrat
silver-gold-draft-title = Die Auswahl: Diese vier Karten hast du bekommen
silver-gold-over-title = Das Spiel ist zu Ende
silver-gold-turn-title = Runde { $round } von 4, Zug { $turn } von 7 · Startspieler: { $start }
silver-gold-pattern = Expedition: { $name }
silver-gold-cups-left = Pokale: { $cups }
silver-gold-pile = { $cards ->
    [one] Eine Karte im Nachziehstapel
   *[other] { $cards } Karten im Nachziehstapel
}
silver-gold-revealed = In dieser Runde aufgedeckt: { $patterns }
silver-gold-to-come = Kann noch kommen: { $patterns }
silver-gold-display = Auslage
silver-gold-finished = fertig
silver-gold-start-mark = Startspieler
silver-gold-completed = Vollendet ({ $number }):
silver-gold-seal = Siegel: { $colour } +{ $points }
silver-gold-legend = · Land  ✕ Kreuz  ● Münze  ♣ Palme  ▒ angekreuzt  ~ Meer
silver-gold-ask-draft = Behalte zwei der vier Karten, zum Beispiel K12 für die erste und die zweite.
silver-gold-ask-replace = { $left ->
    [one] Nimm eine Ersatzkarte: T1 bis T4 aus der Auslage, T? verdeckt vom Nachziehstapel.
   *[other] Nimm { $left } Ersatzkarten, eine nach der anderen: T1 bis T4 aus der Auslage, T? verdeckt vom Nachziehstapel.
}
silver-gold-ask-follow-up = { $left ->
    [one] Ein Kreuz schenkt dir ein Zusatzfeld. Wo?
   *[other] Kreuze schenken dir { $left } Zusatzfelder, eins nach dem anderen. Wo?
}
silver-gold-ask-mark = Kreuze das Muster ({ $pattern }) auf Karte A oder B an, oder stattdessen ein einzelnes Feld.
silver-gold-tell-kept = { $name }: { $cards } behalten.
silver-gold-tell-marked = { $name }: { $cells } auf { $label } ({ $card }) angekreuzt.
silver-gold-tell-marked-rest = { $name }: die letzten Felder von { $label } ({ $card }) angekreuzt.
silver-gold-tell-coins = { $coins ->
    [one] { $name }: eine Münze.
   *[other] { $name }: { $coins } Münzen.
}
silver-gold-tell-palm = { $points ->
    [one] { $name }: eine Palme für einen Punkt.
   *[other] { $name }: eine Palme für { $points } Punkte.
}
silver-gold-tell-cup = { $points ->
    [0] { $name }: eine volle Reihe, aber kein Pokal ist übrig.
   *[other] { $name }: eine volle Reihe und der Pokal zu { $points }.
}
silver-gold-tell-completed = { $name }: { $card } ist vollendet.
silver-gold-tell-took-display = { $name }: { $card } aus der Auslage genommen.
silver-gold-tell-took-blind = { $name }: { $card } verdeckt gezogen.
silver-gold-tell-pattern = Die Expeditionskarte zeigt: { $pattern }.
error-silver-gold-draft-first = Wähle zuerst, welche zwei Karten du behältst. (SG-10)
error-silver-gold-replace-first = Jetzt ist eine vollendete Karte zu ersetzen: aus der Auslage oder verdeckt. (SG-29)
error-silver-gold-pile-empty = Der Nachziehstapel ist leer; es bleibt nur die Auslage. (SG-30)
error-silver-gold-place-empty = An diesem Platz der Auslage liegt keine Karte. (SG-29)
error-silver-gold-mark-first = Jetzt werden Felder angekreuzt; Karten nimmt man später. (SG-21)
error-silver-gold-no-card = An diesem Platz vor dir liegt keine Karte. (SG-30)
error-silver-gold-one-cell = Ein Zusatzfeld ist genau ein Feld, kein Muster. (SG-23)
error-silver-gold-other-pattern = Das ist nicht das Muster der Expeditionskarte. Kreuze dieses Muster an oder ein einzelnes Feld. (SG-21, SG-22)
error-silver-gold-sea = { $action } ragt ins Meer; angekreuzt wird nur Land. (SG-21)
error-silver-gold-marked = { $action } berührt ein Feld, das schon angekreuzt ist. (SG-21)
