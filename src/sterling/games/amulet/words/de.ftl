## Game

amulet-villager = Dorfbewohner
amulet-villager-short = Am Zugende beide offen in Dörfern: Die Runde endet
amulet-villager-long = Liegen am Ende eines Zuges beide Dorfbewohner offen in Dörfern, endet die Runde. Das kann dasselbe Dorf sein oder zwei verschiedene. Dorfbewohner im Ablagestapel oder in der Knappen-Auslage zählen nicht.

amulet-squire = Knappe
amulet-squire-short = Offen: für jeden Knappen eine Karte in die Auslage
amulet-squire-long = Nach jedem Zug, der die Runde nicht beendet, wird die Knappen-Auslage vom Deck aufgefüllt, bis sie so viele Karten hat, wie in allen Dörfern offene Knappen liegen, oder das Deck leer ist. Eine größere Auslage wird nie verkleinert. Wer zieht, darf jede Karte der Auslage als gezogene Karte nehmen und sie auch für ihre Kraft ablegen. Karten in der Auslage haben keine dauerhafte Wirkung.

amulet-empath = Empathin
amulet-empath-short = Offen, einmal im Zug: eigene verdeckte Karte ansehen
amulet-empath-long = Solange diese Karte offen in deinem Dorf liegt, darfst du dir einmal im Zug eine deiner verdeckten Karten ansehen, aber nicht die unter dem Amulett. Das ist eine freie Aktion in deinem Zug: vor deiner Aktion, mit einer Karte in der Hand oder danach. Sie gilt einmal für jede offene Empathin, schon in dem Zug, in dem die Empathin offen wird, aber nie in einem Zug, in dem du ausrufst.

amulet-bodyguard = Leibwächter
amulet-bodyguard-short = Offen: schützt sich und eine weitere deiner Karten
amulet-bodyguard-long = Solange er offen in deinem Dorf liegt, darfst du ihn einmal im Zug als freie Aktion auf eine andere deiner Karten stellen, versetzen oder herunternehmen. Er behält seinen eigenen Platz. Gegner dürfen den Leibwächter und die Karte, auf die er gestellt ist, nicht ansehen, umdrehen, nehmen oder tauschen; dich selbst bindet das nicht. Der Schutz gilt in jedem Zug und endet, wenn eine der beiden Karten dein Dorf verlässt. In einem Zug, in dem du ausrufst, kannst du ihn nicht stellen.

amulet-rascal = Schlingel
amulet-rascal-short = Offen: beim Ziehen eine Karte mehr vom Deck ansehen
amulet-rascal-long = Beim Ziehen darfst du Karten des Decks von oben nacheinander ansehen: eine und dazu eine für jeden deiner offenen Schlingel. Hör auf, wann du willst, und behalte eine davon; die anderen bleiben in ihrer Reihenfolge auf dem Deck. Solange du noch einen Blick übrig hast, darfst du stattdessen eine Karte der Knappen-Auslage behalten. Ein Schlingel zählt ab deinem nächsten Ziehen und hilft nicht beim Nehmen, bei Strafkarten und bei der Hexe.

amulet-exposer = Aufdecker
amulet-exposer-short = Decke eine deiner verdeckten Karten auf
amulet-exposer-long = Wenn du diese Karte ziehst und sofort ablegst, darfst du eine deiner verdeckten Karten aufdecken. Die Karte unter dem Amulett kannst du nicht wählen.

amulet-revealer = Enthüller
amulet-revealer-short = Decke eine beliebige verdeckte Karte auf
amulet-revealer-long = Wenn du diese Karte ziehst und sofort ablegst, darfst du eine beliebige verdeckte Karte aufdecken. Wähle eine eigene oder die eines Gegners. Die Karte eines Gegners darf nicht durch einen Leibwächter geschützt sein, und keine Karte unter dem Amulett ist wählbar.

amulet-beholder = Betrachterin
amulet-beholder-short = Sieh dir ein oder zwei eigene verdeckte Karten an
amulet-beholder-long = Wenn du diese Karte ziehst und sofort ablegst, darfst du dir eine oder zwei verschiedene deiner verdeckten Karten ansehen. Du darfst die erste sehen, bevor du die zweite wählst. Die Karte unter dem Amulett kannst du nicht wählen.

amulet-apprentice-seer = Seherlehrling
amulet-apprentice-seer-short = Sieh dir eine verdeckte Karte eines Gegners an
amulet-apprentice-seer-long = Wenn du diese Karte ziehst und sofort ablegst, darfst du dir eine verdeckte Karte eines Gegners ansehen. Sie darf weder durch einen Leibwächter noch durch das Amulett geschützt sein.

amulet-seer = Seherin
amulet-seer-short = Sieh dir eine beliebige verdeckte Karte an
amulet-seer-long = Wenn du diese Karte ziehst und sofort ablegst, darfst du dir eine beliebige verdeckte Karte ansehen. Wähle eine eigene oder die eines Gegners. Die Karte eines Gegners darf nicht durch einen Leibwächter geschützt sein, und keine Karte unter dem Amulett ist wählbar.

amulet-master = Meister
amulet-master-short = Tausche eine Karte vom Ablagestapel in dein Dorf
amulet-master-long = Wenn du diese Karte ziehst und sofort ablegst, darfst du eine beliebige Karte des Ablagestapels außer diesem Meister wählen. Du musst sie dann offen gegen eine oder mehrere deiner Karten tauschen, nach den üblichen Regeln mit Fehlschlag und Strafkarte. Die ersetzten Karten liegen über dem Meister. Die Kraft ist nicht nutzbar, wenn der Stapel nur aus diesem Meister besteht oder du keine Karte außerhalb des Amuletts hast.

amulet-witch = Hexe
amulet-witch-short = Oberste Karte des Decks ansehen, lassen oder tauschen
amulet-witch-long = Wenn du diese Karte ziehst und sofort ablegst, darfst du dir die oberste Karte des Decks ansehen und sie dann liegen lassen oder verdeckt tauschen. In deinem Dorf ersetzt sie eine oder mehrere Karten nach den üblichen Regeln mit Fehlschlag und Strafkarte. Im Dorf eines Gegners ersetzt sie genau eine ungeschützte Karte, verdeckt oder offen, die ohne Wirkung abgelegt wird. Die neue Karte wird niemandem gezeigt. Bei leerem Deck gibt es keine Kraft.

amulet-robber = Räuber
amulet-robber-short = Vertausche eine Karte mit der eines Gegners; sieh sie an
amulet-robber-long = Wenn du diese Karte ziehst und sofort ablegst, darfst du eine deiner Karten mit der eines Gegners vertauschen. Deine darf nicht unter dem Amulett liegen, und die des Gegners darf weder durch einen Leibwächter noch durch das Amulett geschützt sein. Nenne zuerst beide Karten. Jede nimmt den Platz der anderen ein und bleibt verdeckt oder offen, wie sie war. Dann sieh dir die gewonnene Karte an; dein Opfer erfährt nichts Neues.

amulet-doppelganger = Doppelgänger
amulet-doppelganger-short = Passt beim Tausch mehrerer Karten zu jedem Wert
amulet-doppelganger-long = Für einen Tausch angesagte Karten sind ein Satz, wenn alle, die keine 13 sind, denselben Wert haben. Eine 13 passt also zu einer beliebigen Karte oder zu gleichen Karten, und zwei 13er passen zusammen, allein oder mit gleichen Karten. Überall sonst ist er eine gewöhnliche 13, auch bei der Wertung.

## Table

amulet-title = Silver: Das Amulett
amulet-tagline = Lerne dein Dorf kennen, mach es klein und rufe vor den anderen aus.
amulet-part-round-1 = Runde 1
amulet-part-round-2 = Runde 2
amulet-part-round-3 = Runde 3
amulet-part-round-4 = Runde 4
amulet-part-penalties = Strafen
error-amulet-deck = Silver: Das Amulett wird immer mit seinen eigenen 52 Karten gespielt; ein anderes Deck geht nicht.
error-amulet-look-first = Zuerst darf sich jeder bis zu zwei eigene Karten ansehen; der erste Zug kommt danach. (AM-2)
error-amulet-looked-already = Diese Karte hast du schon angesehen; wähle eine andere. (AM-2, AM-C7)
error-amulet-turn-first = Beginne mit deiner Aktion: ziehen, nehmen oder ausrufen. { $action } passt hier nicht. (AM-10)
error-amulet-hand-first = Du hast eine Karte in der Hand; bring sie zuerst unter. (AM-10)
error-amulet-must-exchange = Eine vom Ablagestapel genommene Karte muss in dein Dorf getauscht werden. (AM-11)
error-amulet-choose-first = Erst ist etwas anderes zu wählen. { $action } passt hier nicht. (AM-57)
error-amulet-action-done = Deine Aktion in diesem Zug ist getan; es bleiben freie Aktionen oder das Ende des Zuges. (AM-57)
error-amulet-no-card = Dort liegt keine Karte: { $action }.
error-amulet-pile-empty = Der Ablagestapel ist leer; es gibt nichts zu nehmen. (AM-11)
error-amulet-only-amulet = Deine einzige Karte liegt unter dem Amulett; du hast nichts zum Tauschen. (AM-32)
error-amulet-too-many-cards = Zum Ausrufen darf dein Dorf höchstens vier Karten haben. (AM-20)
error-amulet-called = In dieser Runde wurde schon ausgerufen. (AM-20)
error-amulet-call-first = Der Ausruf muss das Erste in deinem Zug sein, vor Empathin, Leibwächter und Amulett. (AM-20)
error-amulet-not-looked = Diese Karte des Decks hast du nicht angesehen, also kannst du sie nicht behalten. (AM-C4)
error-amulet-no-look-left = Du hast keinen Blick mehr übrig; behalte eine der Karten des Decks, die du gesehen hast. (AM-52)
error-amulet-not-yours = Hier kannst du nur eine eigene Karte wählen. (AM-50)
error-amulet-not-theirs = Hier kannst du nur eine Karte eines Gegners wählen. (AM-50)
error-amulet-not-hidden = Diese Karte liegt offen; wähle eine verdeckte. (AM-50)
error-amulet-covered = Ein Leibwächter schützt diese Karte vor Gegnern. (AM-C3)
error-amulet-under-amulet = Diese Karte liegt unter dem Amulett; in dieser Runde darf sie niemand anrühren. (AM-30)
error-amulet-left-to-right = Sage die Karten für den Tausch von links nach rechts an, jede einmal. (AM-13)
error-amulet-not-announced = Die neue Karte nimmt den Platz einer der angesagten Karten ein. (AM-13)
error-amulet-no-free-use = So nutzen lassen sich nur deine offenen Empathinnen und Leibwächter. (AM-57)
error-amulet-used = Diese Karte hast du in diesem Zug schon genutzt. (AM-C2, AM-C3)
error-amulet-no-target = Es gibt keine Karte, auf die du sie anwenden könntest. (AM-50)
error-amulet-no-amulet = Du kannst das Amulett nicht legen: Das darf nur, wer es in der Runde davor gewonnen hat, und nur einmal. (AM-30)
error-amulet-only-card = Solange du eine genommene Karte hältst, darf das Amulett nicht auf deine einzige Karte. (AM-32)
error-amulet-itself = Ein Leibwächter wird auf eine andere Karte gestellt, nicht auf sich selbst. (AM-C3)
error-amulet-already-set = Der Leibwächter steht schon auf dieser Karte; wähle eine andere oder nimm ihn herunter. (AM-C3)
error-amulet-not-set = Dieser Leibwächter steht auf keiner Karte, also kann er nicht herunter. (AM-C3)

## Terminal

amulet-round-title = Runde { $round } von { $rounds } · Startspieler: { $start }
amulet-ages = Vom Jüngsten zum Ältesten: { $names }
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


## Story

amulet-thing = { $kind ->
    [villager] { amulet-villager } ({ $value })
    [squire] { amulet-squire } ({ $value })
    [empath] { amulet-empath } ({ $value })
    [bodyguard] { amulet-bodyguard } ({ $value })
    [rascal] { amulet-rascal } ({ $value })
    [exposer] { amulet-exposer } ({ $value })
    [revealer] { amulet-revealer } ({ $value })
    [beholder] { amulet-beholder } ({ $value })
    [apprentice-seer] { amulet-apprentice-seer } ({ $value })
    [seer] { amulet-seer } ({ $value })
    [master] { amulet-master } ({ $value })
    [witch] { amulet-witch } ({ $value })
    [robber] { amulet-robber } ({ $value })
    [doppelganger] { amulet-doppelganger } ({ $value })
   *[hidden] eine verdeckte Karte
}
amulet-story-card-of = { $to ->
    [you] deine { story-ordinal } Karte
    [self] { $by ->
        [you] deine { story-ordinal } Karte
       *[other] die eigene { story-ordinal } Karte
    }
   *[other] die { story-ordinal } Karte von { $whom }
}
amulet-story-with = { $with ->
    [empath] Mit der Empathin
    [exposer] Mit dem Aufdecker
    [revealer] Mit dem Enthüller
    [beholder] Mit der Betrachterin
    [apprentice-seer] Mit dem Seherlehrling
    [robber] Mit dem Räuber
   *[seer] Mit der Seherin
}
amulet-story-seen = { $known ->
    [yes] : { $things }
   *[no] { "" }
}
amulet-story-face = { $side ->
    [up] { " " }Die neue Karte liegt offen.
   *[down] { "" }
}
amulet-story-lying = { $side ->
    [up] , offen
   *[down] { "" }
}
amulet-story-end = { $end ->
    [left] links
    [right] rechts
   *[end] am Rand
}
amulet-story-round = { $to ->
    [you] Runde { $round }: Du fängst an ({ $why }).
   *[other] Runde { $round }: { $whom } fängt an ({ $why }).
}
amulet-story-why-youngest = am jüngsten
amulet-story-why-set-up = so am Tisch eingestellt
amulet-story-why-fewest = die wenigsten Punkte verloren
amulet-story-why-tied = bei Gleichstand am jüngsten
amulet-story-open = Erste Karte auf dem Ablagestapel: { $things }.
amulet-story-look = { $with ->
    [start] { $by ->
        [you] Du siehst dir { amulet-story-card-of } an{ amulet-story-seen }.
       *[other] { $who } sieht sich { amulet-story-card-of } an{ amulet-story-seen }.
    }
   *[other] { $by ->
        [you] { amulet-story-with } siehst du dir { amulet-story-card-of } an{ amulet-story-seen }.
       *[other] { amulet-story-with } sieht sich { $who } { amulet-story-card-of } an{ amulet-story-seen }.
    }
}
amulet-story-no-look = { $by ->
    [you] { $looked ->
        [yes] Du siehst dir keine weitere Karte an.
       *[no] Du siehst dir keine deiner Karten an.
    }
   *[other] { $looked ->
        [yes] { $who } sieht sich keine weitere Karte an.
       *[no] { $who } sieht sich keine eigene Karte an.
    }
}
amulet-story-draw = { $by ->
    [you] { $known ->
        [yes] Du ziehst { $things }.
       *[no] Du ziehst eine Karte.
    }
   *[other] { $known ->
        [yes] { $who } zieht { $things }.
       *[no] { $who } zieht eine Karte.
    }
}
amulet-story-keep = { $place ->
    [0] { $by ->
        [you] Du behältst eine der Karten vom Nachziehstapel{ amulet-story-seen }.
       *[other] { $who } behält eine der Karten vom Nachziehstapel{ amulet-story-seen }.
    }
   *[other] { $by ->
        [you] Du behältst die { story-ordinal } Karte vom Nachziehstapel{ amulet-story-seen }.
       *[other] { $who } behält die { story-ordinal } Karte vom Nachziehstapel{ amulet-story-seen }.
    }
}
amulet-story-take = { $by ->
    [you] Du nimmst { $things } vom Ablagestapel.
   *[other] { $who } nimmt { $things } vom Ablagestapel.
}
amulet-story-take-shown = { $by ->
    [you] Du nimmst { $things } aus der Auslage des Knappen.
   *[other] { $who } nimmt { $things } aus der Auslage des Knappen.
}
amulet-story-fetch = { $by ->
    [you] Mit dem Meister nimmst du { $things } vom Ablagestapel.
   *[other] Mit dem Meister nimmt { $who } { $things } vom Ablagestapel.
}
amulet-story-call = { $by ->
    [you] Du rufst die Abrechnung aus! Alle anderen haben noch einen Zug.
   *[other] { $who } ruft die Abrechnung aus! Alle anderen haben noch einen Zug.
}
amulet-story-discard = { $by ->
    [you] { $known ->
        [yes] Du legst { $things } ab.
       *[no] Du legst die gezogene Karte ab.
    }
   *[other] { $known ->
        [yes] { $who } legt { $things } ab.
       *[no] { $who } legt die gezogene Karte ab.
    }
}
amulet-story-amulet = { $by ->
    [you] Du legst das Silberamulett auf { amulet-story-card-of }.
   *[other] { $who } legt das Silberamulett auf { amulet-story-card-of }.
}
amulet-story-use = { $by ->
    [you] Du nutzt { $things }.
   *[other] { $who } nutzt { $things }.
}
amulet-story-guard = { $by ->
    [you] Du stellst deinen Leibwächter auf { amulet-story-card-of }.
   *[other] { $who } stellt einen Leibwächter auf { amulet-story-card-of }.
}
amulet-story-unguard = { $by ->
    [you] Du nimmst deinen Leibwächter von seiner Karte.
   *[other] { $who } nimmt einen Leibwächter von seiner Karte.
}
amulet-story-add = { $by ->
    [you] Du legst die neue Karte { amulet-story-end } an dein Dorf an{ amulet-story-lying }.
   *[other] { $who } legt die neue Karte { amulet-story-end } an das eigene Dorf an{ amulet-story-lying }.
}
amulet-story-penalty = { $by ->
    [you] Du bekommst { amulet-story-end } eine Strafkarte vom Nachziehstapel.
   *[other] { $who } bekommt { amulet-story-end } eine Strafkarte vom Nachziehstapel.
}
amulet-story-end-turn = { $by ->
    [you] Du beendest deinen Zug.
   *[other] { $who } beendet den Zug.
}
amulet-story-no-power = { $by ->
    [you] Du nutzt diese Fähigkeit nicht: { $things }.
   *[other] { $who } nutzt diese Fähigkeit nicht: { $things }.
}
amulet-story-leave = { $by ->
    [you] Du lässt die Karte auf dem Nachziehstapel.
   *[other] { $who } lässt die Karte auf dem Nachziehstapel.
}
amulet-story-witch = { $by ->
    [you] Mit der Hexe siehst du dir die oberste Karte vom Nachziehstapel an{ amulet-story-seen }.
   *[other] Mit der Hexe sieht sich { $who } die oberste Karte vom Nachziehstapel an{ amulet-story-seen }.
}
amulet-story-look-deck = { $by ->
    [you] Mit einem Schlingel siehst du dir die { story-ordinal } Karte vom Nachziehstapel an{ amulet-story-seen }.
   *[other] Mit einem Schlingel sieht sich { $who } die { story-ordinal } Karte vom Nachziehstapel an{ amulet-story-seen }.
}
amulet-story-pick = { $by ->
    [you] Du sagst { amulet-story-card-of } zum Tausch an.
   *[other] { $who } sagt { amulet-story-card-of } zum Tausch an.
}
amulet-story-give = { $by ->
    [you] Du gibst dem Räuber { amulet-story-card-of } mit.
   *[other] { $who } gibt dem Räuber { amulet-story-card-of } mit.
}
amulet-story-turn-up = { $by ->
    [you] { amulet-story-with } deckst du { amulet-story-card-of } auf: { $things }.
   *[other] { amulet-story-with } deckt { $who } { amulet-story-card-of } auf: { $things }.
}
amulet-story-exchange = { $known ->
    [yes] { $by ->
        [you] Du tauschst { amulet-story-card-of }: { $things } kommt auf den Ablagestapel.{ amulet-story-face }
       *[other] { $who } tauscht { amulet-story-card-of }: { $things } kommt auf den Ablagestapel.{ amulet-story-face }
    }
   *[no] { $by ->
        [you] Du tauschst { amulet-story-card-of }.{ amulet-story-face }
       *[other] { $who } tauscht { amulet-story-card-of }.{ amulet-story-face }
    }
}
amulet-story-reveal-set = { $by ->
    [you] Du deckst { $things } auf: Das passt zusammen.
   *[other] { $who } deckt { $things } auf: Das passt zusammen.
}
amulet-story-reveal-no-set = { $penalty ->
    [yes] { $by ->
        [you] Du deckst { $things } auf: Das passt nicht zusammen. Die Karten bleiben offen liegen, und eine Strafkarte folgt.
       *[other] { $who } deckt { $things } auf: Das passt nicht zusammen. Die Karten bleiben offen liegen, und eine Strafkarte folgt.
    }
   *[no] { $by ->
        [you] Du deckst { $things } auf: Das passt nicht zusammen. Die Karten bleiben offen liegen.
       *[other] { $who } deckt { $things } auf: Das passt nicht zusammen. Die Karten bleiben offen liegen.
    }
}
amulet-story-exchange-set = { $place ->
    [0] { $by ->
        [you] Du legst { $things } für die neue Karte ab.{ amulet-story-face }
       *[other] { $who } legt { $things } für die neue Karte ab.{ amulet-story-face }
    }
   *[other] { $by ->
        [you] Du legst { $things } ab. Die neue Karte ist jetzt { amulet-story-card-of }{ amulet-story-lying }.
       *[other] { $who } legt { $things } ab. Die neue Karte ist jetzt { amulet-story-card-of }{ amulet-story-lying }.
    }
}
amulet-story-bewitched = { $known ->
    [yes] { " " }– { $things } –
   *[no] { "" }
}
amulet-story-bewitch = { $to ->
    [nobody] { $by ->
        [you] Deine Hexe ersetzt eine Karte{ amulet-story-bewitched } durch eine verdeckte.
       *[other] Die Hexe von { $who } ersetzt eine Karte{ amulet-story-bewitched } durch eine verdeckte.
    }
   *[other] { $by ->
        [you] Deine Hexe ersetzt { amulet-story-card-of }{ amulet-story-bewitched } durch eine verdeckte.
       *[other] Die Hexe von { $who } ersetzt { amulet-story-card-of }{ amulet-story-bewitched } durch eine verdeckte.
    }
}
amulet-story-swapped-for = { $to ->
    [you] deiner { story-ordinal } Karte
   *[other] der { story-ordinal } Karte von { $whom }
}
amulet-story-swap = { $to ->
    [nobody] { $by ->
        [you] Dein Räuber vertauscht deine { story-ordinal-other } Karte mit einer gegnerischen.
       *[other] Der Räuber von { $who } vertauscht die eigene { story-ordinal-other } Karte mit einer gegnerischen.
    }
   *[other] { $by ->
        [you] Dein Räuber vertauscht deine { story-ordinal-other } Karte mit { amulet-story-swapped-for }.
       *[other] Der Räuber von { $who } vertauscht die eigene { story-ordinal-other } Karte mit { amulet-story-swapped-for }.
    }
}
amulet-story-put = { $by ->
    [you] Du legst { $things } auf den Ablagestapel.
   *[other] { $who } legt { $things } auf den Ablagestapel.
}
amulet-story-refill = Neu in der Auslage des Knappen: { $things }.
amulet-story-round-over = Runde { $round } ist zu Ende: { $why }.
amulet-story-why-villagers = Beide Dorfbewohner liegen offen
amulet-story-why-deck = Der Nachziehstapel ist leer
amulet-story-why-call = Alle hatten nach dem Ausrufen noch einen Zug
amulet-story-why-still = Seit 40 Zügen hat keine Karte den Nachziehstapel verlassen
amulet-story-points = { $lost_points ->
    [one] 1 Punkt
   *[other] { $lost_points } Punkte
}
amulet-story-count = { $outcome ->
    [lowest] { $by ->
        [you] Deine Abrechnung gelingt: Dein Dorf ist mit { $sum } das niedrigste, du verlierst nichts ({ $things }).
       *[other] Die Abrechnung von { $who } gelingt: Mit { $sum } ist es das niedrigste Dorf und kostet nichts ({ $things }).
    }
    [beaten] { $by ->
        [you] Deine Abrechnung misslingt: Du hast { $sum }, { $whom } hat { $lowest }. Du verlierst { amulet-story-points } ({ $things }, dazu { $penalty } fürs Ausrufen).
       *[other] { $to ->
            [you] Die Abrechnung von { $who } misslingt: { $who } hat { $sum }, du hast { $lowest }. { $who } verliert { amulet-story-points } ({ $things }, dazu { $penalty } fürs Ausrufen).
           *[other] Die Abrechnung von { $who } misslingt: { $who } hat { $sum }, { $whom } hat { $lowest }. { $who } verliert { amulet-story-points } ({ $things }, dazu { $penalty } fürs Ausrufen).
        }
    }
   *[plain] { $by ->
        [you] Du verlierst { amulet-story-points }: { $things }.
       *[other] { $who } verliert { amulet-story-points }: { $things }.
    }
}
amulet-story-win-amulet = { $by ->
    [you] Du gewinnst das Silberamulett.
   *[other] { $who } gewinnt das Silberamulett.
}
amulet-story-over = Das Spiel ist zu Ende.
amulet-story-win = { $how ->
    [shared] { $by ->
        [you] Du teilst dir den Sieg: insgesamt { amulet-story-points } verloren.
       *[other] { $who } teilt sich den Sieg: insgesamt { amulet-story-points } verloren.
    }
    [amulet] { $by ->
        [you] Du gewinnst: insgesamt { amulet-story-points } verloren, und bei Gleichstand hältst du das Silberamulett.
       *[other] { $who } gewinnt: insgesamt { amulet-story-points } verloren, und bei Gleichstand hält { $who } das Silberamulett.
    }
   *[clear] { $by ->
        [you] Du gewinnst: insgesamt { amulet-story-points } verloren.
       *[other] { $who } gewinnt: insgesamt { amulet-story-points } verloren.
    }
}

## Opponents

bot-hobbin = Hobbin der Gänsejunge
bot-hobbin-about = Greift nach dem, was ihm ins Auge fällt; fast jede zweite Entscheidung ist eine Laune.
bot-tilda = Tante Tilda
bot-tilda-about = Spielt vernünftig, vergisst aber die Hälfte der Karten, die sie angesehen hat.
bot-osric = Osric der Nachtwächter
bot-osric-about = Hält sein Dorf gut in Ordnung, ruft aber nie früh aus: Er wartet, bis er ganz, ganz sicher ist.
bot-ravenna = Ravenna die Kräuterfrau
bot-ravenna-about = Liest aus dem, was du behältst, was es sein muss, entscheidet aber aus dem Bauch heraus.
bot-lunara = Lunara, die Hüterin des Amuletts
bot-lunara-about = Vergisst nichts und wägt jede Karte ab, die sie nicht sieht. Keine bekannte Schwäche außer Pech.

## What opponents say now and then

amulet-hobbin-says-call-won = Hat’s geklappt? Es hat geklappt!
amulet-hobbin-says-call-lost = Oh. Ich dachte, ich hätte weniger.
amulet-hobbin-says-robbed = He! Das war meine Lieblingskarte!
amulet-hobbin-says-fail = Die sahen doch gleich aus!
amulet-hobbin-says-won = Das glauben mir die Gänse nie.
amulet-hobbin-says-lost = Meine Gans hätte das besser gemacht.
amulet-tilda-says-call-won = Ach, wie schön. Noch jemand Tee?
amulet-tilda-says-call-lost = Ach je, die hatte ich ganz vergessen.
amulet-tilda-says-robbed = Na, na! Leg das wieder hin.
amulet-tilda-says-fail = Ich hätte schwören können, sie passen.
amulet-tilda-says-won = Na so was, wer hätte das gedacht!
amulet-tilda-says-lost = Macht nichts. Ein Plätzchen?
amulet-osric-says-call-won = Ich sagte doch, ich bin sicher.
amulet-osric-says-call-lost = Unmöglich. Ich hab zweimal gezählt.
amulet-osric-says-robbed = Diebe! Diebe im Dorf!
amulet-osric-says-fail = Meine Laterne lässt wohl nach.
amulet-osric-says-won = Alles in Ordnung. Das Dorf schläft.
amulet-osric-says-lost = Ich hätte früher läuten sollen.
amulet-ravenna-says-call-won = Die Blätter lügen nie.
amulet-ravenna-says-call-lost = Ein bitterer Trank.
amulet-ravenna-says-robbed = Das wird mir jemand büßen.
amulet-ravenna-says-fail = Die falsche Wurzel. Kommt vor.
amulet-ravenna-says-won = Eine gute Ernte.
amulet-ravenna-says-lost = Jedes Kraut hat seine Zeit.
amulet-lunara-says-call-won = Der Mond war auf meiner Seite.
amulet-lunara-says-call-lost = Auch der Mond hat eine dunkle Seite.
amulet-lunara-says-robbed = Die Nacht sieht alles.
amulet-lunara-says-fail = So haben mich die Sterne getäuscht.
amulet-lunara-says-won = Das Amulett hat gut gewählt.
amulet-lunara-says-lost = Heute schien der Mond woanders.

## Site


## Board

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
web-amulet-close = Schließen
web-amulet-about = Über { $card }

web-keys-amulet-draw = Ziehen
web-keys-amulet-take = Vom Platz nehmen
web-keys-amulet-discard = Die Karte auf der Hand ablegen
web-keys-amulet-call = Ausrufen
web-keys-amulet-amulet = Das Amulett aufhängen
web-keys-amulet-no = Verzichten
web-keys-amulet-end = Den Zug beenden
web-amulet-not-now = { $card }. Das lässt sich jetzt nicht wählen; was wählbar ist, hat einen gestrichelten Rahmen.

## Hints

hint-amulet-look = Du darfst jetzt Karten deines Dorfes ansehen. Merk sie dir: sie schließen sich wieder.
hint-amulet-turn = Kleine Zahlen sind gut. Zieh von der Straße, nimm vom Platz, oder rufe, wenn dein Dorf das ruhigste ist.
hint-amulet-hand = Die Karte in deiner Hand kann eine von deinen ersetzen, oder mehrere gleiche auf einmal. Oder leg sie ab.
hint-amulet-power = Diese Karte hat eine Fähigkeit. Was sie tut, steht unten; du kannst auch verzichten.
hint-amulet-call = Jemand hat gerufen: alle anderen haben noch einen Zug, dann werden die Dörfer gezählt.
hint-amulet-amulet = Das Amulett ist deins. Häng es in dieser Runde über eine deiner Türen: was dort liegt, ist sicher.
hint-amulet-ledger = Eine Runde ist vorbei; das Kirchenbuch zeigt, was jedes Dorf gekostet hat. Nach vier Runden gewinnt die kleinste Summe.
