amulet-round-title = Runde { $round } von { $rounds } · Startspieler: { $start }
amulet-over-title = Das Ende des Spiels
amulet-lost-so-far = Bisher verlorene Punkte: { $lost }
amulet-middle = Die Mitte des Tisches
amulet-deck = Deck
amulet-pile = Ablage
amulet-hand = auf der Hand
amulet-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
amulet-below = Unter der obersten Karte der Ablage: { $cards }
amulet-deeper = Karte { $place } im Deck: { $card }
amulet-on-turn = am Zug
amulet-has-called = hat ausgerufen
amulet-may-place = darf das Amulett { $sign } legen
amulet-holds = hat das Amulett { $sign }
amulet-sum = { $unknown ->
    [0] Summe { $sum }
    [one] Summe { $sum } + 1 unbekannte
   *[other] Summe { $sum } + { $unknown } unbekannte
}
amulet-lasting = { $card }: { $power }
amulet-hidden = verdeckt
amulet-characters = Die Charaktere
amulet-col-value = Wert
amulet-col-copies = Karten
amulet-col-name = Charakter
amulet-col-power = Kraft
amulet-legend = dicker Rahmen: offen  gestrichelt: verdeckt  (7) verdeckt, aber du siehst sie  ◉ab von a und b angesehen  ♜ Leibwächter  ✦ Amulett  ▶ gewählt

amulet-ask-look = { $left ->
    [one] Sieh dir noch eine deiner Karten an, oder N, wenn es genug ist.
   *[other] Sieh dir bis zu zwei deiner Karten an: Wähle die erste.
}
amulet-ask-turn = Du bist am Zug: ziehen (D) oder die oberste Karte der Ablage nehmen (T); ausrufen kannst du mit höchstens vier Karten.
amulet-ask-turn-call = Du bist am Zug: ziehen (D), die oberste Karte der Ablage nehmen (T) oder ausrufen (C).
amulet-ask-last-turn = Es wurde ausgerufen, das ist dein letzter Zug: ziehen (D) oder die oberste Karte der Ablage nehmen (T).
amulet-ask-rascal = Deine Schlingel lassen dich weiterschauen: Behalte eine der gesehenen Karten oder sieh dir noch eine an (D).
amulet-ask-hand = Auf der Hand: { $card }. Lege sie ab (X) oder wähle die erste deiner Karten, gegen die du sie tauschst.
amulet-ask-hand-power = Auf der Hand: { $card }. Lege sie ab (X), dann darfst du ihre Kraft nutzen ({ $power }), oder wähle die erste deiner Karten, gegen die du sie tauschst.
amulet-ask-must-exchange = Auf der Hand: { $card }. Sie muss in dein Dorf: Wähle die erste deiner Karten, gegen die du sie tauschst.
amulet-ask-announce = Noch eine Karte mit demselben Wert? Wähle sie, weiter rechts; Y, wenn das alle sind.
amulet-ask-place = Ein Satz! Wähle den Platz, den die neue Karte einnimmt.
amulet-ask-end-new = Kein Satz: Deine Karten bleiben offen liegen. An welches Ende kommt die neue Karte, L (links) oder R (rechts)?
amulet-ask-end-penalty = Dazu eine Strafkarte vom Deck. An welches Ende kommt sie, L (links) oder R (rechts)?
amulet-ask-power = { $card }: { $power }. Wähle, oder N für keine Kraft.
amulet-ask-second-look = Eine zweite Karte ansehen? Sonst N.
amulet-ask-witch = Oben auf dem Deck liegt: { $card }. Lass sie dort (N) oder wähle die Karte, die sie ersetzt, deine oder die eines Gegners.
amulet-ask-swap = Welche Karte eines Gegners willst du dafür?
amulet-ask-empath = Welche deiner verdeckten Karten sieht sich die Empathin an?
amulet-ask-bodyguard = Welche deiner Karten schützt der Leibwächter?
amulet-ask-after = Deine Aktion ist getan: eine freie Aktion, oder E für das Ende des Zuges.

amulet-do-draw = vom Deck ziehen
amulet-do-look-on = die nächste Karte des Decks ansehen
amulet-do-witch = die oberste Karte des Decks ansehen
amulet-do-take = { $card } von der Ablage nehmen
amulet-do-call = ausrufen: Alle anderen haben noch einen Zug
amulet-do-discard = ablegen
amulet-do-discard-power = ablegen, für ihre Kraft
amulet-do-exchange = { $cards ->
    [one] diese eine Karte tauschen
   *[other] diese { $cards } Karten tauschen; sie müssen ein Satz sein
}
amulet-do-no-power = keine Kraft
amulet-do-no-look = kein weiterer Blick
amulet-do-leave = auf dem Deck lassen
amulet-do-end = den Zug beenden
amulet-do-off = den Leibwächter herunternehmen
amulet-do-left = das linke Ende
amulet-do-right = das rechte Ende
amulet-do-amulet = frei: das Amulett auf { $card } legen
amulet-do-empath = frei: eine deiner verdeckten Karten ansehen
amulet-do-bodyguard = frei: diesen Leibwächter stellen oder versetzen

amulet-tell-looked = { $name }: { $place } angesehen.
amulet-tell-saw = { $name }: { $place } ist { $card }.
amulet-tell-call = { $name }: ausgerufen! Alle anderen haben noch einen Zug.
amulet-tell-drew = { $name }: eine Karte vom Deck gezogen.
amulet-tell-kept = { $name }: eine der gesehenen Karten vom Deck behalten.
amulet-tell-deck-look = { $name }: Karte { $place } des Decks angesehen.
amulet-tell-witch = { $name }: mit der Hexe die oberste Karte des Decks angesehen.
amulet-tell-took = { $name }: { $card } von der Ablage genommen.
amulet-tell-took-display = { $name }: { $card } aus der Auslage genommen.
amulet-tell-fetched = { $name }: mit dem Meister { $card } aus der Ablage geholt.
amulet-tell-discarded = { $name }: { $card } abgelegt.
amulet-tell-on-pile = { $name }: { $card } liegt jetzt auf der Ablage.
amulet-tell-exchanged = { $name }: { $places } getauscht; auf der Ablage: { $cards }.
amulet-tell-face-up = Die neue Karte liegt offen: { $card }.
amulet-tell-failed = { $name }: Das war kein Satz. Jetzt offen: { $cards }.
amulet-tell-added = { $name }: Die neue Karte kam an ein Ende des Dorfes.
amulet-tell-penalty = { $name }: Eine Strafkarte kam an ein Ende des Dorfes.
amulet-tell-bewitched = { $name }: { $place } durch die oberste Karte des Decks ersetzt; auf der Ablage: { $card }.
amulet-tell-swapped = { $name }: { $given } gegen { $gained } vertauscht.
amulet-tell-swapped-some = { $name }: { $given } gegen die Karte eines Gegners vertauscht.
amulet-tell-turned = { $name }: { $place } aufgedeckt: { $card }.
amulet-tell-amulet = { $name }: das Amulett auf { $place } gelegt.
amulet-tell-guard = { $name }: den Leibwächter { $place } auf { $guarded } gestellt.
amulet-tell-guard-off = { $name }: den Leibwächter { $place } von seiner Karte genommen.
amulet-tell-display = Neu in der Auslage: { $cards }.
amulet-tell-round = Runde { $round } ist zu Ende: { $reason }.
amulet-ended-villagers = Beide Dorfbewohner lagen offen
amulet-ended-deck = Das Deck war leer
amulet-ended-call = Nach dem Ausruf hatten alle ihren letzten Zug
amulet-ended-still = Vierzig Züge lang hat keine Karte das Deck verlassen
amulet-tell-lost = { $name }: { $cards } = { $sum }, verliert { $lost }.
amulet-tell-caller-lowest = { $name }: { $cards } = { $sum }, ausgerufen und das niedrigste Dorf: verliert { $lost } und gewinnt das Amulett.
amulet-tell-caller-beaten = { $name }: { $cards } = { $sum }, ausgerufen, aber nicht das niedrigste Dorf: verliert { $lost }.
