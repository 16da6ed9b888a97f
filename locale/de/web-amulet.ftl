web-amulet-own-place = Dein Haus { $n }
web-amulet-their-place = Haus { $n } von { $name }
web-amulet-shut = Läden geschlossen
web-amulet-shows = offen: { $value } { $card }
web-amulet-you-see = nur du siehst es: { $value } { $card }
web-amulet-known-by = angesehen von { $names }
web-amulet-guarded = ein Leibwächter steht davor
web-amulet-sealed = unter dem Amulett
web-amulet-used = in diesem Zug benutzt
web-amulet-village = Dorf von { $name }
web-amulet-my-village = Dein Dorf
web-amulet-you = dir
web-amulet-deck = Der Weg hinaus
web-amulet-deck-count = { $n ->
    [0] keine Karte mehr
    [one] eine Karte
   *[other] { $n } Karten
}
web-amulet-pile = Der Dorfplatz
web-amulet-pile-empty = niemand da
web-amulet-pile-open = Den Platz durchsehen
web-amulet-pile-place = { $value } { $card }, die { $n }. von unten
web-amulet-display = Bank der Knappen
web-amulet-hand = In deiner Hand
web-amulet-their-hand = In der Hand von { $name }
web-amulet-hand-hidden = eine verdeckte Karte
web-amulet-seen = Im Licht der Laterne
web-amulet-seen-deck = Karte { $n } des Stapels
web-amulet-seen-close = Läden schließen
web-amulet-seen-only-you = Das siehst nur du. Merk es dir.
web-amulet-known-open = eine Karte, die jemand kennt
web-amulet-round = Runde { $n } von 4
web-amulet-lost = { $n ->
    [one] ein Punkt verloren
   *[other] { $n } Punkte verloren
}
web-amulet-holds = hat das Amulett
web-amulet-called = { $name } hat ausgerufen: noch ein letzter Zug für alle anderen
web-amulet-called-you = Du hast ausgerufen: noch ein letzter Zug für alle anderen
web-amulet-last-turn = Die Glocke hat geläutet: dein letzter Zug in dieser Runde.
web-amulet-turn-of = ist am Zug
web-amulet-began = hat die Runde begonnen
web-amulet-use = Benutzen
web-amulet-use-card = { $card } benutzen, Haus { $n }
web-amulet-do-draw = Ziehen
web-amulet-do-take = { $card } nehmen
web-amulet-do-call = Ausrufen
web-amulet-do-call-sure = Glocke läuten
web-amulet-do-back = Noch nicht
web-amulet-do-discard = Ablegen
web-amulet-do-no-look = Das genügt
web-amulet-do-no-power = Verzichten
web-amulet-do-no-witch = Auf dem Stapel lassen
web-amulet-do-end = Zug beenden
web-amulet-do-off = Abziehen
web-amulet-do-left = Linkes Ende
web-amulet-do-right = Rechtes Ende
web-amulet-do-more = Noch eine ansehen
web-amulet-do-witch = Oberste Karte ansehen
web-amulet-do-keep = { $value } { $card } behalten
web-amulet-do-keep-nth = Karte { $n } behalten
web-amulet-do-display = { $value } { $card } von der Bank nehmen
web-amulet-do-amulet = Amulett aufhängen
web-amulet-do-exchange = { $n ->
    [one] Dieses Haus tauschen
   *[other] { $n } Häuser tauschen
}
web-amulet-do-sure = Ja, dieses
web-amulet-do-clear = Neu wählen
web-amulet-do-yes = Das sind alle
web-amulet-ask-look = Sieh dir bis zu zwei deiner Häuser an.
web-amulet-ask-turn = Zieh, oder nimm vom Platz.
web-amulet-ask-turn-call = Zieh, nimm vom Platz, oder ruf aus.
web-amulet-ask-call = Ausrufen? Dein Zug endet, die anderen haben noch einen. Ist deine Summe nicht die niedrigste, verlierst du 10 mehr.
web-amulet-ask-rascal = Sieh weiter in den Stapel, oder behalte eine gesehene Karte.
web-amulet-ask-hand = Du hältst { $value } { $card }: leg sie ab, oder wähle die Häuser, die sie ersetzt.
web-amulet-ask-hand-must = Du hältst { $value } { $card }: wähle die Häuser, die sie ersetzt.
web-amulet-ask-announce = Noch weitere Häuser zum Tausch, oder sind das alle?
web-amulet-ask-place = Es ist ein Satz. Welchen Platz nimmt die neue Karte ein?
web-amulet-ask-end-new = Kein Satz. An welchem Ende kommt die neue Karte dazu?
web-amulet-ask-end-penalty = Und die Strafkarte: an welchem Ende?
web-amulet-ask-power = { $card }: wähle, oder verzichte.
web-amulet-ask-second-look = Noch ein zweites Haus ansehen?
web-amulet-ask-witch = Du siehst { $value } { $card }: lass sie liegen, oder bring sie in ein Haus.
web-amulet-ask-witch-plain = Lass die Karte liegen, oder bring sie in ein Haus.
web-amulet-ask-swap = Mit welchem Haus tauschst du es?
web-amulet-ask-empath = Empathin: Welches deiner verschlossenen Häuser siehst du an?
web-amulet-ask-bodyguard = Leibwächter: Vor welches Haus soll er sich stellen?
web-amulet-ask-after = Noch eine freie Aktion, oder Zug beenden?
web-amulet-ask-amulet = An welches deiner Häuser soll das Amulett, für den Rest der Runde?
web-amulet-tell-leaves = Geht: { $cards }.
web-amulet-tell-several = Mehrere müssen ein Satz sein: alle von einem Wert.
web-amulet-tell-hidden = ein verschlossenes Haus
web-amulet-ledger = Kirchenbuch
web-amulet-ledger-open = Kirchenbuch öffnen
web-amulet-ledger-close = Kirchenbuch schließen
web-amulet-ledger-round = Runde
web-amulet-ledger-total = Verloren insgesamt
web-amulet-ledger-call = hat ausgerufen
web-amulet-ledger-penalty = { $sum } + { $penalty } für den Ausruf
web-amulet-ledger-amulet = gewinnt das Amulett
web-amulet-ledger-empty = Noch steht nichts darin.
web-amulet-dawn = Runde { $n } ist zu Ende
web-amulet-dawn-sum = Summe { $n }
web-amulet-dawn-lost = { $n ->
    [0] nichts verloren
    [one] 1 verloren
   *[other] { $n } verloren
 }
web-amulet-ended-villagers = Beide Dorfbewohner sind daheim: die Runde ist zu Ende.
web-amulet-ended-deck = Der Weg ist leer: die Runde ist zu Ende.
web-amulet-ended-call = Die letzten Züge nach dem Ausruf sind gespielt: die Runde ist zu Ende.
web-amulet-ended-still = Lange hat nichts den Stapel verlassen: die Runde ist zu Ende.
web-amulet-log-round = Runde { $n }
web-amulet-log-draw = { $name } zieht eine Karte.
web-amulet-log-take = { $name } nimmt { $card } vom Platz.
web-amulet-log-display = { $name } nimmt { $card } von der Bank.
web-amulet-log-fetch = { $name } holt { $card } aus dem Platz.
web-amulet-log-discard = { $name } legt { $card } ab.
web-amulet-log-exchange = { $name } tauscht weg: { $cards }.
web-amulet-log-look = { $name } sieht nach. { $house }.
web-amulet-log-up = { $house } wird aufgedeckt: { $card }.
web-amulet-log-fail = { $name } hatte keinen Satz; die neue Karte kommt an ein Ende.
web-amulet-log-amulet = { $name } hängt das Amulett auf. { $house }.
web-amulet-log-guard = { $name } stellt einen Leibwächter auf. { $house }.
web-amulet-log-call = { $name } ruft aus!
web-amulet-log-swap = { $name } raubt: Zwei Häuser werden getauscht.
web-amulet-log-lost = { $name } verliert { $n }.
web-amulet-act-pick = { $name } wählt Haus { $n } für den Tausch.
web-amulet-act-add = { $name } nimmt Haus { $n } zum Tausch dazu.
web-amulet-act-all = { $name } wählt keine weiteren Häuser.
web-amulet-act-new-left = { $name } legt die neue Karte ans linke Ende.
web-amulet-act-new-right = { $name } legt die neue Karte ans rechte Ende.
web-amulet-act-penalty-left = { $name } legt die Strafkarte ans linke Ende.
web-amulet-act-penalty-right = { $name } legt die Strafkarte ans rechte Ende.
web-amulet-act-no-look = { $name } sieht sich kein Haus an.
web-amulet-act-no-more = { $name } sieht sich kein weiteres Haus an.
web-amulet-act-no-power = { $name } verzichtet auf die Kraft.
web-amulet-act-top = { $name } sieht sich die oberste Karte des Stapels an.
web-amulet-act-further = { $name } sieht sich noch eine Karte des Stapels an.
web-amulet-act-leave = { $name } lässt die Karte auf dem Stapel.
web-amulet-act-give = { $name } gibt Haus { $n } zum Tausch.
web-amulet-act-use = { $name } benutzt { $card }, Haus { $n }.
web-amulet-act-off = { $name } zieht den Leibwächter ab. { $house }.
web-amulet-act-end = { $name } beendet den Zug.
web-amulet-close = Schließen
web-amulet-about = Über { $card }
