## Game

john-silver-title = John Silver
john-silver-tagline = Leg deine Karten, achte auf die Paare und überlass die Schwarzen Flecken den anderen.
john-silver-part-coins = Goldmünzen
john-silver-part-apples = Äpfel
john-silver-part-spots = Schwarze Flecken
error-john-silver-answer-first = Entscheide zuerst, ob du deine sechs Karten behältst oder tauschst.
error-john-silver-answers-over = Tauschen kannst du nur vor dem ersten Zug.
error-john-silver-apples-in-hand = Tauschen kannst du nur, wenn keine deiner sechs Karten Äpfel zeigt.
error-john-silver-lay-first = Leg zuerst eine Karte. Danach nimmst du eine.
error-john-silver-not-in-hand = Diese Karte hast du nicht auf der Hand.
error-john-silver-cell-taken = Dort liegt schon eine Karte. Wähle einen freien Platz in der Reihe.
error-john-silver-take-first = Du hast Äpfel gelegt. Zieh jetzt eine Karte oder nimm eine aus dem Raster.
error-john-silver-stock-empty = Der Nachziehstapel ist leer. Nimm eine Karte ohne Äpfel aus dem Raster.
error-john-silver-not-in-grid = Diese Karte liegt nicht im Raster.
error-john-silver-shows-apples = Karten mit Äpfeln kannst du nicht nehmen. Wähle eine ohne.
error-deck-card-line = { $file }, Zeile { $line }: Eine Karte schreibt man wie „ship 7 apples 3“ oder „ship 7 blank“, nicht „{ $came }“.
error-deck-suit = { $file }, Zeile { $line }: „{ $came }“ ist keine Sorte. Möglich sind { $expected }.
error-deck-value = { $file }, Zeile { $line }: { $suit } { $came } gibt es nicht. Die Werte sind { $expected }.
error-deck-listed-twice = { $file }, Zeile { $line }: { $card } kommt zweimal vor.
error-deck-kind = { $file }, Zeile { $line }: { $card } kann nicht „{ $came }“ zeigen. Möglich sind { $expected }.
error-deck-two-kinds = { $file }, Zeile { $line }: { $card } kann nur eine Art von Symbolen zeigen, nicht „{ $came }“.
error-deck-count = { $file }, Zeile { $line }: { $card } kann { $expected } Symbole zeigen, nicht „{ $came }“. Schreib „blank“ für eine Karte ohne Symbole.
error-deck-missing = { $file }, Zeile { $line }: Alle { $expected } Karten müssen vorkommen, es sind aber nur { $came }. Es fehlen zum Beispiel: { $cards }.

## Terminal

john-silver-pirate = Pirat
john-silver-cabin-boy = Schiffsjunge
john-silver-captain = Kapitän
john-silver-merchant = Kaufmann
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
john-silver-as-it-lies = Bisher
john-silver-removed = Aus dem Spiel: { $cards }
john-silver-hidden = Noch verdeckt:
john-silver-stock = { $cards ->
    [0] Der Nachziehstapel ist leer · Startspieler: { $start }
    [one] Eine Karte im Nachziehstapel · Startspieler: { $start }
   *[other] { $cards } Karten im Nachziehstapel · Startspieler: { $start }
}
john-silver-col-player = Spieler
john-silver-col-hand = Hand
john-silver-col-won = Gewonnen
john-silver-col-known = Bekannt auf der Hand
john-silver-legend = ● Goldmünze  ♥ Apfel, für den linken Nachbarn  ■ Schwarzer Fleck  J Joker  ▲ höchste  ▼ niedrigste  ◂ am Zug
john-silver-ask-keep = Du hast Äpfel, also behältst du deine sechs Karten.
john-silver-ask-answer = Keine deiner sechs Karten zeigt Äpfel. Behältst du sie, oder tauschst du alle sechs?
john-silver-ask-lay = Leg eine Karte auf einen freien Platz in ihrer Reihe, zum Beispiel ship-7:a1 oder Schiff 7 a. Ein Joker passt in jede Reihe.
john-silver-ask-stack = Leg eine Karte auf einen beliebigen Platz in ihrer Reihe, zum Beispiel ship-7:a1 oder Schiff 7 a. Ein Joker passt in jede Reihe.
john-silver-ask-take = Du hast Äpfel gelegt: Zieh eine Karte oder nimm eine ohne Äpfel aus dem Raster.
john-silver-ask-must-take = Du hast Äpfel gelegt, und der Nachziehstapel ist leer: Nimm eine Karte ohne Äpfel aus dem Raster.
john-silver-ask-full = Die Reihe „{ $row }“ ist voll. Sie wird verteilt, wenn du keine ihrer Karten nimmst: { $shares }.
john-silver-gloss-keep = deine sechs Karten behalten
john-silver-gloss-exchange = alle sechs tauschen
john-silver-gloss-draw = die oberste Karte des Nachziehstapels
john-silver-gloss-saves = verhindert die Verteilung
john-silver-gloss-fills = füllt die Reihe: { $shares }
john-silver-for-you = du
john-silver-for-other = Gegner
john-silver-for-nobody = aus dem Spiel
john-silver-column-you = deine
john-silver-column-other = Gegner
john-silver-column-nobody = niemand

## Story

john-silver-thing = { $suit ->
    [ship] Schiff { $value }
    [sailor] Matrose { $value }
    [chest] Truhe { $value }
    [joker] Joker { $value }
   *[hidden] eine Karte
}
john-silver-gain-coins = { $number ->
    [one] 1 Goldmünze
   *[other] { $number } Goldmünzen
}
john-silver-gain-apples = { $number ->
    [one] 1 Apfel
   *[other] { $number } Äpfel
}
john-silver-gain-spots = { $number ->
    [one] 1 Schwarzer Fleck
   *[other] { $number } Schwarze Flecken
}
john-silver-story-row = { $row ->
    [ship] Schiffsreihe
    [sailor] Matrosenreihe
   *[chest] Truhenreihe
}
john-silver-story-character = { $character ->
    [pirate] { john-silver-pirate }
    [cabin-boy] { john-silver-cabin-boy }
    [captain] { john-silver-captain }
   *[merchant] { john-silver-merchant }
}
john-silver-story-column = { $to ->
    [you] deine Spalte „{ john-silver-story-character }“
    [self] { $by ->
        [you] deine eigene Spalte „{ john-silver-story-character }“
       *[other] die eigene Spalte „{ john-silver-story-character }“
    }
    [nobody] die herrenlose Spalte „{ john-silver-story-character }“
   *[other] die Spalte „{ john-silver-story-character }“ von { $whom }
}
john-silver-story-in-row = { $joker ->
    [yes] { " " }in die { john-silver-story-row },
   *[no] { "" }
}
john-silver-story-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
john-silver-story-penalty = { $lost_points ->
    [one] 1 Punkt
   *[other] { $lost_points } Punkte
}
john-silver-story-gains = { $gaining ->
    [yes] : { $gains }
   *[no] { "" }
}
john-silver-story-deal = { $by ->
    [you] { $to ->
        [self] Deine sechs Karten: { $things }. Du fängst an.
       *[other] Deine sechs Karten: { $things }. { $whom } fängt an.
    }
   *[other] Die Karten sind verteilt. { $whom } fängt an.
}
john-silver-story-keep = { $by ->
    [you] Du behältst deine sechs Karten.
   *[other] { $who } behält alle sechs Karten.
}
john-silver-story-exchange = { $by ->
    [you] Du tauschst deine sechs Karten und bekommst { $things }.
   *[other] { $who } tauscht alle sechs Karten.
}
john-silver-story-lay = { $by ->
    [you] Du legst { $things }{ john-silver-story-in-row } in { john-silver-story-column }.
   *[other] { $who } legt { $things }{ john-silver-story-in-row } in { john-silver-story-column }.
}
john-silver-story-draw = { $by ->
    [you] Du ziehst { $things }.
   *[other] { $who } zieht { $things }.
}
john-silver-story-take = { $saved ->
    [yes] { $by ->
        [you] Du nimmst { $things } aus dem Raster: keine Verteilung für die { john-silver-story-row }.
       *[other] { $who } nimmt { $things } aus dem Raster: keine Verteilung für die { john-silver-story-row }.
    }
   *[no] { $by ->
        [you] Du nimmst { $things } aus dem Raster.
       *[other] { $who } nimmt { $things } aus dem Raster.
    }
}
john-silver-story-pay = Die { john-silver-story-row } ist voll: Verteilung.
john-silver-story-win-pair = { $pair ->
    [high] { $by ->
        [you] Du hast die höchste Karte und gewinnst { $things }{ john-silver-story-gains }.
       *[other] { $who } hat die höchste Karte und gewinnt { $things }{ john-silver-story-gains }.
    }
   *[low] { $by ->
        [you] Du hast die niedrigste Karte und gewinnst { $things }{ john-silver-story-gains }.
       *[other] { $who } hat die niedrigste Karte und gewinnt { $things }{ john-silver-story-gains }.
    }
}
john-silver-story-remove = { $pair ->
    [high] Die höchste Karte liegt in der herrenlosen Spalte „{ john-silver-story-character }“: { $things } sind aus dem Spiel.
   *[low] Die niedrigste Karte liegt in der herrenlosen Spalte „{ john-silver-story-character }“: { $things } sind aus dem Spiel.
}
john-silver-story-stock-empty = Der Nachziehstapel ist leer.
john-silver-story-out = { $by ->
    [you] Du hast keine Karten mehr.
   *[other] { $who } hat keine Karten mehr.
}
john-silver-story-over = Das Spiel ist zu Ende: { $why }.
john-silver-story-why-no-cards = Niemand hat mehr Karten
john-silver-story-why-no-row = Keine Reihe kann mehr voll werden
john-silver-story-apples = { $by ->
    [you] { $whom } gibt dir { $gains }.
   *[other] { $to ->
        [you] Du gibst { $gains } an { $who }.
       *[other] { $whom } gibt { $gains } an { $who }.
    }
}
john-silver-story-spot-number = { $number ->
    [one] 1 Schwarzen Fleck
   *[other] { $number } Schwarze Flecken
}
john-silver-story-spots = { $rank ->
    [each] { $by ->
        [you] Du hast { john-silver-story-spot-number }: −{ john-silver-story-penalty }.
       *[other] { $who } hat { john-silver-story-spot-number }: −{ john-silver-story-penalty }.
    }
    [most] { $by ->
        [you] Du hast die meisten Schwarzen Flecken ({ $number }){ john-silver-story-tied }: −{ john-silver-story-penalty }.
       *[other] { $who } hat die meisten Schwarzen Flecken ({ $number }){ john-silver-story-tied }: −{ john-silver-story-penalty }.
    }
    [second] { $by ->
        [you] Du hast die zweitmeisten Schwarzen Flecken ({ $number }){ john-silver-story-tied }: −{ john-silver-story-penalty }.
       *[other] { $who } hat die zweitmeisten Schwarzen Flecken ({ $number }){ john-silver-story-tied }: −{ john-silver-story-penalty }.
    }
   *[none] { $by ->
        [you] Du hast { john-silver-story-spot-number }: keine Strafe.
       *[other] { $who } hat { john-silver-story-spot-number }: keine Strafe.
    }
}
john-silver-story-tied = { $tied ->
    [yes] , gleichauf
   *[no] { "" }
}
john-silver-story-cost = { $lost_points ->
    [0] 0
   *[other] −{ $lost_points }
}
john-silver-story-score = { $by ->
    [you] Du hast { john-silver-story-points }: { $gained_coins } für Goldmünzen, { $gained_apples } für Äpfel, { john-silver-story-cost } für Schwarze Flecken.
   *[other] { $who } hat { john-silver-story-points }: { $gained_coins } für Goldmünzen, { $gained_apples } für Äpfel, { john-silver-story-cost } für Schwarze Flecken.
}
john-silver-story-win = { $how ->
    [shared] { $by ->
        [you] Geteilter Sieg: Du hast { john-silver-story-points }.
       *[other] Geteilter Sieg: { $who } hat { john-silver-story-points }.
    }
   *[clear] { $by ->
        [you] Du gewinnst: { john-silver-story-points }.
       *[other] { $who } gewinnt: { john-silver-story-points }.
    }
}

## Opponents

bot-nell = Nell vom Ausguck
bot-nell-about = Legt gern in ihre eigenen Spalten, auch wo es nichts bringt. Jede fünfte oder sechste Karte spielt sie, ohne hinzusehen.
bot-tar = Tom Teer
bot-tar-about = Füllt eine Reihe, sobald für ihn Gold abfällt, auch wenn andere mehr davon haben. Ab und zu spielt er eine Karte, ohne hinzusehen.
bot-quinn = Quinn der Koch
bot-quinn-about = Hortet Äpfel: Er behält seine Apfelkarten, solange er kann, auch wenn ihm dafür Gold entgeht. Denkt ein wenig voraus.
bot-mercer = Frau Mercer
bot-mercer-about = Erträgt keinen Schwarzen Fleck in ihren Büchern und verzichtet auf Gold, um ihn dir zu lassen. Denkt weit voraus.
bot-corsair = Der Korsar
bot-corsair-about = Spielt auf Sieg, nicht auf Gold: Er wägt Tausende Hände ab, die du haben könntest. Zu zweit unterläuft ihm mit den letzten Karten selten ein Fehler.

## What opponents say now and then

john-silver-nell-says-paid = Gold in Sicht!
john-silver-nell-says-spots = Bäh! Das hab ich nicht kommen sehen.
john-silver-nell-says-saved = Nicht so schnell, das hab ich gesehen!
john-silver-nell-says-most = Wer hat mir die alle angehängt?
john-silver-nell-says-won = Land in Sicht! Gewonnen!
john-silver-nell-says-lost = Ich hab gerade woanders hingeschaut.
john-silver-tar-says-paid = Harr! Zahltag!
john-silver-tar-says-spots = Verflixt! Pech an den Fingern.
john-silver-tar-says-saved = Halt, zurück damit!
john-silver-tar-says-most = Hatte schon Schlimmeres. Selten.
john-silver-tar-says-won = Die Runde geht auf dich!
john-silver-tar-says-lost = Pah. Trotzdem guten Wind.
john-silver-quinn-says-paid = Das ist mal ein fetter Fang.
john-silver-quinn-says-spots = Wer hat den Eintopf anbrennen lassen?
john-silver-quinn-says-saved = Zurück in den Topf damit.
john-silver-quinn-says-most = Da war wohl zu viel Pfeffer drin.
john-silver-quinn-says-won = Nachschlag für alle!
john-silver-quinn-says-lost = Na, die Suppe war dünn.
john-silver-mercer-says-paid = Ein ordentlicher Ertrag.
john-silver-mercer-says-spots = Das schreibe ich ab.
john-silver-mercer-says-saved = Der Preis stimmte noch nicht.
john-silver-mercer-says-most = Das kommt mich teuer zu stehen.
john-silver-mercer-says-won = Ein gutes Geschäft.
john-silver-mercer-says-lost = Der Markt war gegen mich.
john-silver-corsair-says-paid = Dein Gold oder meins? Meins.
john-silver-corsair-says-spots = Nur ein Kratzer.
john-silver-corsair-says-saved = Wann geentert wird, bestimme ich.
john-silver-corsair-says-most = Dazu müssen sie mich erst kriegen.
john-silver-corsair-says-won = Das Meer macht keine Gefangenen.
john-silver-corsair-says-lost = Genieß es. Ich komme wieder.

## Site

web-rules-john-silver-base = Eine Karte pro Platz
web-rules-john-silver-stacks = Variante: Karten dürfen gestapelt werden

## Board

web-keys-john-draw = Karte ziehen
web-john-tag = { $name } nimmt { $cards }
web-john-not-now = { $phase ->
    [answer] Sag zuerst, ob du deine Hand behältst.
   *[take] Du hast schon gespielt. Nimm jetzt eine Karte aus dem Raster oder zieh.
}
web-john-not-there = { $kind ->
    [taken] Der Platz ist belegt: eine Karte pro Platz.
    [joker] Ein Joker darf auf jeden freien Platz.
   *[row] { $card } gehört in die { john-silver-story-row }.
}
web-john-not-this = { $kind ->
    [apples] Karten mit Äpfeln bleiben liegen. Nimm eine ohne Äpfel oder zieh.
   *[other] Diese Karte kannst du jetzt nicht nehmen.
}
web-john-suit-ship = Schiff
web-john-suit-sailor = Matrose
web-john-suit-chest = Truhe
web-john-suit-joker = Joker
web-john-row-ship = Schiffe
web-john-row-sailor = Matrosen
web-john-row-chest = Truhen
web-john-card = { $suit } { $number }
web-john-coins = { $n ->
    [one] 1 Goldmünze
   *[other] { $n } Goldmünzen
}
web-john-apples = { $n ->
    [one] ein Apfel
   *[other] { $n } Äpfel
}
web-john-spots = { $n ->
    [0] kein Schwarzer Fleck
    [one] ein Schwarzer Fleck
   *[other] { $n } Schwarze Flecken
}
web-john-cards = { $n ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $n } Karten
}
web-john-dock = Raster
web-john-berth = { $character }: { $owner }
web-john-nobody = niemand
web-john-cell = { $row }, { $character }
web-john-cell-empty = frei
web-john-hand = Deine Hand
web-john-stock = Nachziehstapel
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
web-john-known = Handkarten, die alle gesehen haben
web-john-so-far = { $points ->
    [one] bisher 1 Punkt
   *[other] bisher { $points } Punkte
}
web-john-apples-from = Äpfel von { $name }
web-john-removed = Aus dem Spiel
web-john-ranking = Schwarze Flecken
web-john-stand = höchste: { $high }; niedrigste: { $low }
web-john-stand-full = { $high } nimmt { $highs }; { $low } nimmt { $lows }
web-john-ask-answer = Diese sechs Karten behalten?
web-john-ask-answer-both = Diese sechs Karten behalten oder alle tauschen?
web-john-ask-lay = Wähle eine Karte.
web-john-ask-where = Wohin legst du { $card }?
web-john-ask-take = Äpfel! Zieh eine Karte oder nimm eine ohne Äpfel aus dem Raster.
web-john-ask-take-must = Äpfel, und der Nachziehstapel ist leer: Nimm eine Karte ohne Äpfel aus dem Raster.
web-john-do-keep = Behalten
web-john-do-exchange = Alle sechs tauschen
web-john-do-draw = Ziehen
web-john-do-lay = Hierhin legen
web-john-do-take = { $card } nehmen
web-john-do-back = Andere Karte

## Hints

hint-john-silver-goal = Das Ziel: Goldmünzen ohne Schwarze Flecken. Ist eine Reihe voll, gewinnen die Spalten ihrer höchsten und ihrer niedrigsten Karte die Paare.
hint-john-silver-answer = Das sind deine ersten sechs Karten. Zeigt keine davon Äpfel, darfst du sie einmal alle tauschen.
hint-john-silver-lay = Wähle eine Karte, dann einen Platz in ihrer Reihe. Unter jeder Reihe siehst du, wer was bekäme, wenn sie voll wäre.
hint-john-silver-take = Du hast Äpfel gelegt: Zieh eine Karte oder nimm eine ohne Äpfel aus dem Raster.
hint-john-silver-share = Eine volle Reihe wird paarweise verteilt: zwei Karten an die Spalte der höchsten, zwei an die der niedrigsten. Goldmünzen bringen Punkte, Schwarze Flecken kosten welche.

# Hilfe am Ort
web-john-help-coins = Jede Goldmünze bringt 1 Punkt, wenn du die Karte gewinnst.
web-john-help-apples = Wer sie legt, darf statt nachzuziehen eine Karte ohne Äpfel aus dem Raster nehmen. Am Ende bringt jeder gewonnene Apfel dem linken Nachbarn 1 Punkt.
web-john-help-spots = { $players ->
    [2] Jeder Schwarze Fleck, den du gewinnst, kostet dich 1 Punkt.
   *[other] Wer die meisten Schwarzen Flecken hat, verliert 8 Punkte, der Zweite 4.
}
web-john-help-joker = Ein Joker passt in jede Reihe.
web-john-help-row = { $row }. Mit der vierten Karte wird die Reihe verteilt: Die höchste Karte und die nächste gehen an den Besitzer der Spalte mit der höchsten, die beiden anderen an den Besitzer der Spalte mit der niedrigsten.
web-john-help-berth = Diese Spalte gehört { $owner }: Liegt hier die höchste oder die niedrigste Karte einer vollen Reihe, gewinnt sie ein Paar.
web-john-help-berth-nobody = Diese Spalte gehört niemandem. Paare, die sie gewinnt, kommen aus dem Spiel.
web-john-help-stock = { $n ->
    [0] Der Nachziehstapel ist leer.
    [one] Noch eine Karte. Nach jeder gelegten Karte wird nachgezogen.
   *[other] Noch { $n } Karten. Nach jeder gelegten Karte wird nachgezogen.
}
web-john-help-removed = Von der Spalte gewonnen, die niemandem gehört. Diese Karten zählen für niemanden.
web-john-rank = { $points ->
    [0] { $name }: { $spots }, kein Punktverlust
    [one] { $name }: { $spots }, zurzeit { $points } Punkt Abzug
   *[other] { $name }: { $spots }, zurzeit { $points } Punkte Abzug
}

## Warum ein Zug besser ist (Analysen). Die Zahlen sind Mittel über alles, was der Spieler für möglich halten musste.

john-silver-why-pairs = Gewonnene Paare von da an: im Mittel { $best } statt { $other }.
john-silver-why-rival-pairs = Paare für den Gegner, der von da an am meisten gewinnt: im Mittel { $best } statt { $other }.
john-silver-why-spots = Schwarze Flecken von da an: im Mittel { $best } statt { $other }.
