# Hinweise, wenn etwas zum ersten Mal geschieht (web/src/lib/hints.ts)
hint-silver-gold-draft = Zwei dieser vier Inseln behältst du, die anderen gehen zurück. Tippe zwei an, achte auf ihre X, Münzen und Palmen, und bestätige.
hint-silver-gold-mark = Alle kreuzen jetzt dasselbe Muster an, jeder auf einer eigenen Insel. Drehe und wende es, wie du willst; passende Felder sind umrandet. Was die anderen wählen, sieht niemand, bevor alle fertig sind.
hint-silver-gold-follow = Du hast ein X angekreuzt: dafür darfst du noch ein einzelnes Feld ankreuzen, auf einer deiner Inseln. Daraus kann eine Kette werden.
hint-silver-gold-replace = Eine Insel ist fertig und liegt für ihre Punkte beiseite. Nimm eine neue aus der Auslage, oder zieh verdeckt vom Stapel.
hint-silver-gold-cup = Eine volle Reihe Münzen hat dir einen Pokal gebracht. Die Pokale werden kleiner: Wer zuerst kommt, bekommt am meisten.
hint-silver-gold-round = Eine Runde ist vorbei: die Expeditionskarten wurden neu gemischt. Eine davon bleibt in jeder Runde ungesehen.
hint-amulet-look = Vor dem ersten Zug darfst du Karten deines eigenen Dorfes ansehen. Merk sie dir: sie schließen sich wieder und bleiben zu.
hint-amulet-turn = Kleine Zahlen sind gut: dein Dorf soll ruhig sein. Zieh vom Stapel, nimm die offene Ablage, oder rufe, wenn du deines für das ruhigste hältst.
hint-amulet-hand = Die Karte in deiner Hand kann eine von deinen ersetzen, oder mehrere gleiche auf einmal. Oder du legst sie ab; vom Stapel gezogen, nutzen manche dann ihre Fähigkeit.
hint-amulet-power = Diese Karte hat eine Fähigkeit. Was sie tut, steht unten; du kannst auch verzichten.
hint-amulet-call = Jemand hat gerufen: alle anderen haben noch einen Zug, dann werden die Dörfer gezählt.
hint-amulet-amulet = Du hast das Amulett gewonnen. In dieser Runde darfst du es über eine deiner Türen hängen: was dort liegt, ist sicher.
hint-amulet-ledger = Eine Runde ist vorbei. Das Kirchenbuch zeigt, was jedes Dorf gebracht hat; gespielt werden vier Runden, die kleinste Summe gewinnt.
hint-john-silver-answer = Das ist deine erste Hand. Zeigt keine Karte Äpfel, darfst du sie einmal ganz tauschen, bevor jemand eine Karte legt.
hint-john-silver-lay = Wähl eine Karte und dann einen Platz dafür. Was passt, leuchtet auf, und die Reihe zeigt, wer was bekäme, wenn sie jetzt voll wäre.
hint-john-silver-take = Füll jetzt deine Hand wieder auf: zieh vom Stapel, oder nimm, was unten angeboten wird.
hint-john-silver-share = Eine volle Reihe wurde verteilt. Münzen sind gut; wer am Ende die meisten schwarzen Flecken hat, hat ein Problem.
