# Hinweise, wenn etwas zum ersten Mal geschieht (web/src/lib/hints.ts)
hint-silver-gold-draft = Zwei dieser vier Inseln bleiben bei dir. Tippe zwei an: X, Münzen und Palmen darauf bringen etwas ein.
hint-silver-gold-mark = Alle kreuzen dieses Muster zugleich an, ungesehen von den anderen. Dreh oder wende es; wo es passt, ist umrandet.
hint-silver-gold-follow = Du hast ein X angekreuzt: es gibt dir noch ein Feld, auf einer deiner Inseln. Daraus kann eine Kette werden.
hint-silver-gold-replace = Die fertige Insel liegt für ihre Punkte beiseite. Nimm eine neue aus der Auslage, oder zieh verdeckt.
hint-silver-gold-cup = Eine volle Münzreihe hat dir einen Pokal gebracht. Die Pokale werden kleiner: Wer zuerst kommt, bekommt am meisten.
hint-silver-gold-round = Eine neue Runde: die Expeditionskarten wurden neu gemischt. Eine bleibt in jeder Runde ungesehen.
hint-amulet-look = Du darfst jetzt Karten deines Dorfes ansehen. Merk sie dir: sie schließen sich wieder.
hint-amulet-turn = Kleine Zahlen sind gut. Zieh von der Straße, nimm vom Platz, oder rufe, wenn dein Dorf das ruhigste ist.
hint-amulet-hand = Die Karte in deiner Hand kann eine von deinen ersetzen, oder mehrere gleiche auf einmal. Oder leg sie ab.
hint-amulet-power = Diese Karte hat eine Fähigkeit. Was sie tut, steht unten; du kannst auch verzichten.
hint-amulet-call = Jemand hat gerufen: alle anderen haben noch einen Zug, dann werden die Dörfer gezählt.
hint-amulet-amulet = Das Amulett ist deins. Häng es in dieser Runde über eine deiner Türen: was dort liegt, ist sicher.
hint-amulet-ledger = Eine Runde ist vorbei; das Kirchenbuch zeigt, was jedes Dorf gekostet hat. Nach vier Runden gewinnt die kleinste Summe.
hint-john-silver-answer = Deine erste Hand. Zeigt keine Karte Äpfel, darfst du sie einmal ganz tauschen.
hint-john-silver-lay = Wähl eine Karte, dann ihren Platz. Jede Reihe zeigt, wer was bekäme, wenn sie jetzt voll wäre.
hint-john-silver-take = Füll jetzt deine Hand auf: zieh vom Stapel, oder nimm, was unten angeboten wird.
hint-john-silver-share = Eine volle Reihe wurde in Paaren verteilt. Münzen sind gut, schwarze Flecken kosten.
