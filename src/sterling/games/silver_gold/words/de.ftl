## Game

silver-gold-title = Silver & Gold
silver-gold-tagline = Erkunde Inseln, sammle Münzen und hol dir die Pokale.
silver-gold-part-coins = Münzen
silver-gold-part-cups = Pokale
silver-gold-part-palms = Palmen
silver-gold-part-islands = Inseln
silver-gold-part-seals = Siegel
silver-gold-colour-purple = lila
silver-gold-colour-orange = orange
silver-gold-colour-green = grün
silver-gold-colour-grey = grau
silver-gold-letter-purple = Lil
silver-gold-letter-orange = Ora
silver-gold-letter-green = Grü
silver-gold-letter-grey = Gra
silver-gold-display = Auslage
silver-gold-domino = Domino
silver-gold-straight = Dreier gerade
silver-gold-corner = Dreier mit Ecke
silver-gold-tee = T
silver-gold-ell = L
silver-gold-square = Quadrat
silver-gold-draft-title = Deine vier Inseln: Behalte zwei davon
silver-gold-over-title = Spielende
silver-gold-turn-title = Runde { $round } von 4, Zug { $turn } von 7 · Startspieler: { $start }
silver-gold-pattern = Muster: { $name }
silver-gold-cups-left = Pokale: { $cups }
silver-gold-pile = { $cards ->
    [one] Eine Karte im Nachziehstapel
   *[other] { $cards } Karten im Nachziehstapel
}
silver-gold-revealed = In dieser Runde schon aufgedeckt: { $patterns }
silver-gold-to-come = Können noch kommen: { $patterns }
silver-gold-finished = fertig
silver-gold-patterns = Rundenkarte:
silver-gold-completed = Komplett ({ $number }):
silver-gold-seal = Siegel: { $colour } +{ $points }
silver-gold-legend = · Land  ✕ Kreuz  ● Münze  ♣ Palme  ▒ angekreuzt  ~ Meer
silver-gold-ask-draft = Behalte zwei deiner vier Inseln, zum Beispiel K12 für die erste und die zweite.
silver-gold-ask-replace = { $left ->
    [one] Nimm eine neue Insel: T1 bis T4 aus der Auslage oder T?, um verdeckt zu ziehen.
   *[other] Nimm { $left } neue Inseln, eine nach der anderen: T1 bis T4 aus der Auslage oder T?, um verdeckt zu ziehen.
}
silver-gold-ask-follow-up = { $left ->
    [one] Du hast ein Kreuz angekreuzt: Kreuze noch ein Feld an. Welches?
   *[other] Du hast Kreuze angekreuzt: Kreuze noch { $left } Felder an, eins nach dem anderen. Welches zuerst?
}
silver-gold-ask-mark = Kreuze das Muster ({ $pattern }) auf Insel A oder B an, oder nur ein einzelnes Feld.
error-silver-gold-draft-first = Wähle zuerst die zwei Inseln, die du behältst.
error-silver-gold-replace-first = Du hast eine Insel komplett. Nimm zuerst eine neue aus der Auslage oder zieh verdeckt.
error-silver-gold-pile-empty = Der Nachziehstapel ist leer. Nimm eine Insel aus der Auslage.
error-silver-gold-place-empty = An dieser Stelle der Auslage liegt keine Insel.
error-silver-gold-mark-first = Kreuze zuerst Felder an. Neue Inseln nimmst du danach.
error-silver-gold-no-card = An dieser Stelle hast du keine Insel.
error-silver-gold-one-cell = Ein Kreuz gibt dir genau ein weiteres Feld, kein Muster.
error-silver-gold-other-pattern = Das ist nicht das Muster der Expeditionskarte. Kreuze dieses Muster an oder ein einzelnes Feld.
error-silver-gold-sea = Das ragt ins Meer. Ankreuzen kannst du nur Felder deiner Insel.
error-silver-gold-marked = Eines dieser Felder ist schon angekreuzt.

## Deck files

error-deck-header = { $file }, Zeile { $line }: Hier müsste eine Karte beginnen, zum Beispiel „card P01 purple seal green 1“, da steht aber „{ $came }“.
error-deck-id = { $file }, Zeile { $line }: „{ $came }“ geht nicht als Kartenname. Verwende höchstens 16 Buchstaben, Ziffern und Bindestriche.
error-deck-twice = { $file }, Zeile { $line }: Die Karte { $card } kommt zweimal vor. Gib jeder Karte einen eigenen Namen.
error-deck-colour = { $file }, Zeile { $line }: „{ $came }“ ist keine Farbe. Möglich sind { $expected }.
error-deck-seal-value = { $file }, Zeile { $line }: Das Siegel auf { $card } muss { $expected } Punkte bringen, nicht „{ $came }“.
error-deck-rows = { $file }, Zeile { $line }: Der Plan von { $card } braucht { $expected } Zeilen, es sind aber nur { $came }.
error-deck-width = { $file }, Zeile { $line }: Jede Zeile von { $card } braucht { $expected } Zeichen, hier steht aber „{ $came }“.
error-deck-symbol = { $file }, Zeile { $line }: „{ $came }“ auf { $card } ist kein Symbol. Möglich sind { $expected }.
error-deck-cells = { $file }, Zeile { $line }: { $card } ist { $colour ->
    [purple] { silver-gold-colour-purple }
    [orange] { silver-gold-colour-orange }
    [green] { silver-gold-colour-green }
   *[grey] { silver-gold-colour-grey }
} und braucht { $expected } Felder, hat aber { $came }.
error-deck-connected = { $file }, Zeile { $line }: Die Insel { $card } zerfällt in Stücke. Alle Felder müssen Kante an Kante liegen.
error-deck-too-many = { $file }, Zeile { $line }: { $came } Karten sind zu viele. Erlaubt sind höchstens { $expected }.
error-deck-too-few = { $file }: { $came } Karten sind zu wenige für so viele Spieler. Du brauchst { $expected }, vier für jeden.
deck-note-cards = Anders als das Hausdeck: Anzahl der Karten in { $about ->
    [purple] Lila
    [orange] Orange
    [green] Grün
   *[grey] Grau
}.
deck-note-seals = Anders als das Hausdeck: Siegel auf Karten in { $about ->
    [purple] Lila
    [orange] Orange
    [green] Grün
   *[grey] Grau
}.
deck-note-symbols = Anders als das Hausdeck: Symbole auf { $about ->
    [purple] Karten in Lila
    [orange] Karten in Orange
    [green] Karten in Grün
    [grey] Karten in Grau
   *[other] { $about }
}.
deck-note-congruent = Anders als das Hausdeck: gleiche Form bei { $about }.
deck-note-fit = Anders als das Hausdeck: Inseln, auf die dieses Muster nicht passt: { $about ->
    [domino] { silver-gold-domino }
    [straight] { silver-gold-straight }
    [corner] { silver-gold-corner }
    [tee] { silver-gold-tee }
    [ell] { silver-gold-ell }
   *[square] { silver-gold-square }
}.
deck-note-palms = Anders als das Hausdeck: mehr als eine Palme auf { $about }.
deck-note-own-seal = Anders als das Hausdeck: Das Siegel nennt die eigene Farbe auf { $about }.
deck-note-seal-value = Anders als das Hausdeck: Wert des Siegels auf { $about }.

## Story

silver-gold-thing = { $colour ->
    [purple] { $verb ->
        [complete] die lila Insel
       *[other] eine lila Insel
    }
    [orange] { $verb ->
        [complete] die orange Insel
       *[other] eine orange Insel
    }
    [green] { $verb ->
        [complete] die grüne Insel
       *[other] eine grüne Insel
    }
   *[grey] { $verb ->
        [complete] die graue Insel
       *[other] eine graue Insel
    }
}
silver-gold-things = { $colour ->
    [purple] { $number } lila Inseln
    [orange] { $number } orange Inseln
    [green] { $number } grüne Inseln
   *[grey] { $number } graue Inseln
}
silver-gold-gain-coins = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}
silver-gold-gain-palms = { $number ->
    [one] 1 Palme (+{ $gained_points })
   *[other] { $number } Palmen (+{ $gained_points })
}
silver-gold-story-points = { $gained_points ->
    [one] 1 Punkt
   *[other] { $gained_points } Punkte
}
silver-gold-story-on = { $colour ->
    [purple] lila Insel
    [orange] orangen Insel
    [green] grünen Insel
   *[grey] grauen Insel
}
silver-gold-story-gains = { $gaining ->
    [yes] : { $gains }
   *[no] { "" }
}
silver-gold-story-owed = { $owed ->
    [0] { "" }
    [one] { " " }Kreuz: Kreuze noch 1 Feld an.
   *[other] { " " }Kreuz: Kreuze noch { $owed } Felder an.
}
silver-gold-story-pattern = { $pattern ->
    [domino] { silver-gold-domino }
    [straight] { silver-gold-straight }
    [corner] { silver-gold-corner }
    [tee] { silver-gold-tee }
    [ell] { silver-gold-ell }
   *[square] { silver-gold-square }
}
silver-gold-story-deal = { $by ->
    [you] Du bekommst { $things }.
   *[nobody] Alle bekommen vier Inseln.
}
silver-gold-story-keep = { $by ->
    [you] Du behältst { $things }.
   *[other] { $who } behält { $things }.
}
silver-gold-story-done = { $who } ist fertig.
silver-gold-story-mark = { $cells ->
    [one] { $by ->
        [you] Du kreuzt auf deiner { silver-gold-story-on } 1 Feld an{ silver-gold-story-gains }.{ silver-gold-story-owed }
       *[other] { $who } kreuzt auf der eigenen { silver-gold-story-on } 1 Feld an{ silver-gold-story-gains }.
    }
   *[other] { $by ->
        [you] Du kreuzt auf deiner { silver-gold-story-on } { $cells } Felder an{ silver-gold-story-gains }.{ silver-gold-story-owed }
       *[other] { $who } kreuzt auf der eigenen { silver-gold-story-on } { $cells } Felder an{ silver-gold-story-gains }.
    }
}
silver-gold-story-take = { $by ->
    [you] Du nimmst { $things } aus der Auslage.
   *[other] { $who } nimmt { $things } aus der Auslage.
}
silver-gold-story-draw = { $by ->
    [you] Du ziehst verdeckt: { $things }.
   *[other] { $who } zieht verdeckt: { $things }.
}
silver-gold-story-refill = Neu in der Auslage: { $things }.
silver-gold-story-cup = { $by ->
    [you] Du füllst eine Münzreihe und nimmst den Pokal: { silver-gold-story-points }.
   *[other] { $who } füllt eine Münzreihe und nimmt den Pokal: { silver-gold-story-points }.
}
silver-gold-story-no-cup = { $by ->
    [you] Du füllst eine Münzreihe, aber es ist kein Pokal mehr da.
   *[other] { $who } füllt eine Münzreihe, aber es ist kein Pokal mehr da.
}
silver-gold-story-complete = { $by ->
    [you] Du machst { $things } komplett: { silver-gold-story-points }.
   *[other] { $who } macht { $things } komplett: { silver-gold-story-points }.
}
silver-gold-story-round-over = Runde { $round } ist zu Ende. Alle Expeditionskarten werden gemischt.
silver-gold-story-expedition = { $to ->
    [you] Runde { $round }, Zug { $turn }: { silver-gold-story-pattern }. Du bist Startspieler.
   *[other] Runde { $round }, Zug { $turn }: { silver-gold-story-pattern }. Startspieler: { $whom }.
}
silver-gold-story-over = Das Spiel ist zu Ende.
silver-gold-story-score = { $by ->
    [you] Du hast { silver-gold-story-points }: { $gained_islands } für Inseln, { $gained_seals } für Siegel, { $gained_coins } für Münzen, { $gained_cups } für Pokale, { $gained_palms } für Palmen.
   *[other] { $who } hat { silver-gold-story-points }: { $gained_islands } für Inseln, { $gained_seals } für Siegel, { $gained_coins } für Münzen, { $gained_cups } für Pokale, { $gained_palms } für Palmen.
}
silver-gold-story-win = { $how ->
    [shared] { $by ->
        [you] Geteilter Sieg: Du hast { silver-gold-story-points }.
       *[other] Geteilter Sieg: { $who } hat { silver-gold-story-points }.
    }
    [tie-break] { $by ->
        [you] Du gewinnst: { silver-gold-story-points }. Bei Gleichstand entscheiden die Farben der kompletten Inseln.
       *[other] { $who } gewinnt: { silver-gold-story-points }. Bei Gleichstand entscheiden die Farben der kompletten Inseln.
    }
   *[clear] { $by ->
        [you] Du gewinnst: { silver-gold-story-points }.
       *[other] { $who } gewinnt: { silver-gold-story-points }.
    }
}

## Opponents

bot-pip = Pip der Schiffsjunge
bot-pip-about = Kann an keiner Palme vorbeigehen, ohne sie anzukreuzen. Den Rest seiner Inseln füllt er, wie es gerade kommt.
bot-goldie = Goldie
bot-goldie-about = Hinter allem her, was glänzt: erst die Münzen, dann die Pokale. Inseln ohne Gold langweilen sie schnell.
bot-barnaby = Der alte Barnaby
bot-barnaby-about = Mag kleine Inseln und hat sie schnell fertig. Die großen überlässt er der Jugend.
bot-reyes = Kapitän Reyes
bot-reyes-about = Sammelt Siegel und sucht die passenden Inseln dazu. Für ein Siegel lässt er auch mal eine bessere Insel liegen.
bot-admiral = Der Admiral
bot-admiral-about = Wägt Inseln, Palmen, Pokale und Siegel gegeneinander ab, mehrere Züge im Voraus. Keine bekannte Schwäche.

## What opponents say now and then

silver-gold-pip-says-island = Eine fertig! Ganz allein!
silver-gold-pip-says-cup = Ein Pokal! Ein echter!
silver-gold-pip-says-late = Och, kein Pokal mehr da?
silver-gold-pip-says-rival = He, den Pokal wollte ich!
silver-gold-pip-says-won = Gewonnen? Ich hab gewonnen!
silver-gold-pip-says-lost = Noch mal? Bitte, bitte!
silver-gold-goldie-says-island = Schau, wie sie glänzt!
silver-gold-goldie-says-cup = Oh, wie das funkelt. Meins.
silver-gold-goldie-says-late = Alle weg? Wie schade.
silver-gold-goldie-says-rival = Der stünde mir viel besser.
silver-gold-goldie-says-won = Alles, was glänzt, gehört mir.
silver-gold-goldie-says-lost = Na ja, meine Münzen hab ich noch.
silver-gold-barnaby-says-island = So. Bis aufs letzte Feld.
silver-gold-barnaby-says-cup = Aus dem trink ich meinen Tee.
silver-gold-barnaby-says-late = Bin ich wieder eingenickt?
silver-gold-barnaby-says-rival = Früher gab’s mehr Pokale.
silver-gold-barnaby-says-won = Sieh an, der Alte kann’s noch.
silver-gold-barnaby-says-lost = Weck mich zur nächsten Partie.
silver-gold-reyes-says-island = Genau nach Plan.
silver-gold-reyes-says-cup = Den hab ich kommen sehen.
silver-gold-reyes-says-late = Einen Zug zu spät. Mein Fehler.
silver-gold-reyes-says-rival = Gut gesegelt.
silver-gold-reyes-says-won = Vier Züge voraus, wie immer.
silver-gold-reyes-says-lost = Da kannte jemand den schnelleren Kurs.
silver-gold-admiral-says-island = Genau wie auf der Karte.
silver-gold-admiral-says-cup = Ins Logbuch damit.
silver-gold-admiral-says-late = Ein vertretbarer Verlust.
silver-gold-admiral-says-rival = Ein kühnes Manöver.
silver-gold-admiral-says-won = Die Flotte kehrt siegreich heim.
silver-gold-admiral-says-lost = Meine Anerkennung. Das merke ich mir.

## Site

web-rules-silver-gold-nsv = Der Startspieler wechselt in jedem Zug
web-rules-silver-gold-oya = Der Startspieler wechselt in jeder Runde
web-sg-name = { $colour ->
    [purple] lila Insel
    [orange] orange Insel
    [green] grüne Insel
   *[grey] graue Insel
}
web-sg-draft = Deine vier Inseln
web-sg-closer = Deine Insel
web-sg-expedition = Expeditionskarte
web-sg-round-card = Rundenkarte
web-sg-score-card = Deine Wertungskarte
web-sg-score-of = Wertungskarte von { $name }
web-sg-has-x = { $crosses ->
    [one] 1 Kreuz
   *[other] { $crosses } Kreuze
}
web-sg-has-palms = { $palms ->
    [one] 1 Palme
   *[other] { $palms } Palmen
}
web-sg-display = Auslage
web-sg-others = Die anderen
web-sg-aside = Komplette Inseln
web-sg-empty = Hier liegt keine Insel
web-sg-ask-keep = Welche zwei Inseln behältst du?
web-sg-keep-how = Tippe zwei der vier an.
web-sg-ask-mark = Kreuze das Muster auf einer deiner Inseln an: { $pattern }.
web-sg-ask-single = Kreuze statt des Musters ein einzelnes Feld an.
web-sg-ask-only-single = Das Muster ({ $pattern }) passt nirgends. Kreuze ein einzelnes Feld an.
web-sg-how = Zieh das Muster auf eine Insel oder tippe ein Feld an.
web-sg-how-one = Tippe ein Feld an.
web-sg-no-fit = Das Muster passt da nicht. Dreh oder spiegle es, oder kreuze ein einzelnes Feld an.
web-sg-blocked-sea = Passt nicht: Ein Teil des Musters liegt im Meer.
web-sg-blocked-sea-one = Das ist Meer. Ankreuzen kannst du nur Land.
web-sg-blocked-marked = Passt nicht: Ein Teil des Musters liegt auf angekreuzten Feldern.
web-sg-blocked-marked-one = Dieses Feld ist schon angekreuzt.
web-sg-blocked-both = Passt nicht: Das Muster liegt teils im Meer, teils auf angekreuzten Feldern.
web-sg-marks = { $colour ->
    [purple] { $cells ->
        [one] 1 Feld auf deiner lila Insel
       *[other] { $cells } Felder auf deiner lila Insel
    }
    [orange] { $cells ->
        [one] 1 Feld auf deiner orangen Insel
       *[other] { $cells } Felder auf deiner orangen Insel
    }
    [green] { $cells ->
        [one] 1 Feld auf deiner grünen Insel
       *[other] { $cells } Felder auf deiner grünen Insel
    }
   *[grey] { $cells ->
        [one] 1 Feld auf deiner grauen Insel
       *[other] { $cells } Felder auf deiner grauen Insel
    }
}
web-sg-completes = macht die Insel komplett: { $points } Punkte
web-sg-gain-coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
web-sg-gain-palm = Palme +{ $points }
web-sg-gain-x = { $cells ->
    [one] Kreuz: noch 1 Feld
   *[other] Kreuze: noch { $cells } Felder
}
web-sg-take-one = Insel nehmen
web-sg-take = { $colour ->
    [purple] Lila Insel nehmen
    [orange] Orange Insel nehmen
    [green] Grüne Insel nehmen
   *[grey] Graue Insel nehmen
}
web-sg-draw = Verdeckt ziehen
web-sg-draw-sure = Eine Insel verdeckt ziehen?
web-sg-draw-detail = Du nimmst, was kommt. Das lässt sich nicht rückgängig machen.
web-sg-replace = { $left ->
    [one] Deine Insel ist komplett! Nimm eine neue aus der Auslage oder zieh verdeckt.
   *[other] { $left } Inseln sind komplett! Nimm neue aus der Auslage oder zieh verdeckt.
}
web-sg-pile = { $cards ->
    [0] Der Nachziehstapel ist leer
    [one] 1 Karte im Nachziehstapel
   *[other] { $cards } Karten im Nachziehstapel
}
web-sg-points-so-far = { $points ->
    [one] Bisher 1 Punkt
   *[other] Bisher { $points } Punkte
}
web-sg-completed = { $number ->
    [one] 1 Insel komplett
   *[other] { $number } Inseln komplett
}
web-sg-coins = { $coins } von 12 Münzen
web-sg-palms = Palmen: { $palms }
web-sg-island = { $marked ->
    [0] { web-sg-name }, { $cells } Felder
   *[other] { web-sg-name }, { $marked } von { $cells } Feldern angekreuzt
}
web-sg-seal = { $colour ->
    [purple] Siegel: +{ $points } je lila Insel
    [orange] Siegel: +{ $points } je oranger Insel
    [green] Siegel: +{ $points } je grüner Insel
   *[grey] Siegel: +{ $points } je grauer Insel
}
web-sg-seal-counted = { $colour ->
    [purple] +{ $points } je lila Insel: { $pays }
    [orange] +{ $points } je oranger Insel: { $pays }
    [green] +{ $points } je grüner Insel: { $pays }
   *[grey] +{ $points } je grauer Insel: { $pays }
}
web-sg-seal-now = { web-sg-seal }; bisher { $pays }.
web-sg-trophy = Komplett: { web-sg-name }, { $points } Punkte.
web-sg-cell-x = Kreuz
web-sg-cell-marked = angekreuzt
web-sg-cell = Reihe { $row }, Spalte { $column }: { $what }
web-sg-cell-fits = Reihe { $row }, Spalte { $column }: { $what }, kann angekreuzt werden
web-sg-pattern-now = { $pattern }: das Muster dieses Zuges
web-sg-pattern-gone = { $pattern }: in dieser Runde schon gespielt
web-sg-help-island = { $colour ->
    [purple] Lila Insel: Kreuze alle { $points } Felder an, das bringt { $points } Punkte.
    [orange] Orange Insel: Kreuze alle { $points } Felder an, das bringt { $points } Punkte.
    [green] Grüne Insel: Kreuze alle { $points } Felder an, das bringt { $points } Punkte.
   *[grey] Graue Insel: Kreuze alle { $points } Felder an, das bringt { $points } Punkte.
}
web-sg-help-seal = { $colour ->
    [purple] Lila Siegel: Ist diese Insel komplett, bringt es am Ende +{ $points } für jede lila Insel, die du komplett hast.
    [orange] Oranges Siegel: Ist diese Insel komplett, bringt es am Ende +{ $points } für jede orange Insel, die du komplett hast.
    [green] Grünes Siegel: Ist diese Insel komplett, bringt es am Ende +{ $points } für jede grüne Insel, die du komplett hast.
   *[grey] Graues Siegel: Ist diese Insel komplett, bringt es am Ende +{ $points } für jede graue Insel, die du komplett hast.
}
web-sg-help-expedition = Die Expeditionskarte: Alle kreuzen dieses Muster gleichzeitig an.
web-sg-help-rounds = Vier Runden mit je sieben Zügen. In jeder Runde bleibt eine der acht Expeditionskarten verdeckt.
web-sg-help-cups = Wer eine Reihe mit vier Münzen füllt, bekommt den höchsten Pokal, der noch da ist.
web-sg-help-score-card = Jede Münze bringt 1 Punkt, eine volle Viererreihe einen Pokal. Eine Palme bringt 1, dazu 1 je Palme in der Auslage.
web-sg-help-pile = Zieh verdeckt, statt eine Insel aus der Auslage zu nehmen.
web-sg-turn-short = Drehen
web-sg-flip-short = Spiegeln
web-sg-single = Einzelnes Feld
web-sg-pattern = Ganzes Muster
web-sg-mark = Ankreuzen
web-sg-keep = Diese zwei behalten
web-sg-round = Runde { $round }, Zug { $turn }
web-sg-rounds = Runde { $round } von 4, Zug { $turn } von 7
web-sg-cups = Pokale übrig: { $cups }
web-sg-no-cups = Kein Pokal mehr da
web-sg-cup = Pokal { $points }
web-sg-yours = Deine Inseln
web-sg-cell-land = Land
web-sg-cell-coin = Münze
web-sg-cell-palm = Palme
web-sg-patterns = Die acht Muster

## Board

web-keys-sg-flip = Das Muster spiegeln
web-keys-sg-draw = Verdeckt ziehen
web-sg-drag = Zieh das Muster auf eine Insel oder tippe eine Insel an. Das Mausrad dreht es.
web-sg-race = { $name } bekommt den Pokal zu { $points }
web-keys-sg-turn = Das Muster drehen
web-keys-sg-single = Zwischen Muster und einzelnem Feld wechseln
web-keys-sg-places = Nächste oder vorige Stelle, an der das Muster passt
web-sg-left-land = { $cells ->
    [one] noch ein Feld
   *[other] noch { $cells } Felder
}

## Hints

hint-silver-gold-draft = Zwei dieser vier Inseln behältst du. Tippe zwei an: Ein Kreuz gibt ein weiteres Feld, Münzen und Palmen bringen Punkte.
hint-silver-gold-mark = Alle kreuzen dieses Muster gleichzeitig und geheim an. Zieh es auf eine Insel oder tippe ein Feld an, dreh es, bis es passt, und tippe dann auf „Ankreuzen“ oder doppelt auf das Muster.
hint-silver-gold-follow = Du hast ein Kreuz angekreuzt: Kreuze noch ein Feld an, auf welcher Insel du willst. So kann eine ganze Kette entstehen.
hint-silver-gold-replace = Eine komplette Insel legst du beiseite, sie bringt Punkte. Nimm eine neue aus der Auslage oder zieh verdeckt.
hint-silver-gold-cup = Eine volle Münzreihe hat dir einen Pokal gebracht. Die Pokale werden kleiner: Wer zuerst kommt, bekommt den größten.
hint-silver-gold-round = Eine neue Runde: Alle Expeditionskarten sind gemischt. Eine bleibt in jeder Runde verdeckt.

# Hilfe am Ort
web-sg-help-x = Ein Kreuz: Hast du es angekreuzt, kreuzt du noch ein beliebiges Feld auf einer deiner beiden Inseln an.
web-sg-help-coin = Eine Münze: Kreuze sie an, und sie bringt auf deiner Wertungskarte 1 Punkt. Jede vierte Münze bringt einen Pokal, solange noch einer da ist.
web-sg-help-palm = Eine Palme: Sie bringt sofort 1 Punkt und 1 weiteren für jede Palme in der Auslage. Auf deiner Wertungskarte ist Platz für vier.
