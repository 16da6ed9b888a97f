## Game

amulet-villager = Dorfbewohner
amulet-villager-short = Am Zugende beide offen in Dörfern: Die Runde endet
amulet-villager-long = Liegen am Ende eines Zuges beide Dorfbewohner offen in Dörfern, endet die Runde. Das kann dasselbe Dorf sein oder zwei verschiedene. Dorfbewohner im Ablagestapel oder in der Auslage des Knappen zählen nicht.

amulet-squire = Knappe
amulet-squire-short = Offen: eine offene Karte mehr neben dem Nachziehstapel
amulet-squire-long = Nach jedem Zug, der die Runde nicht beendet, wird die Auslage des Knappen vom Nachziehstapel aufgefüllt, bis sie so viele Karten hat, wie in allen Dörfern offene Knappen liegen, oder der Nachziehstapel leer ist. Liegen dort schon mehr, bleiben alle liegen. Wenn du ziehst, darfst du jede Karte der Auslage als gezogene Karte nehmen und sie auch ablegen, um ihre Fähigkeit zu nutzen. Karten in der Auslage haben keine dauerhafte Wirkung.

amulet-empath = Empathin
amulet-empath-short = Offen, einmal im Zug: eigene verdeckte Karte ansehen
amulet-empath-long = Solange diese Karte offen in deinem Dorf liegt, darfst du dir einmal im Zug eine deiner verdeckten Karten ansehen, aber nicht die unter dem Amulett. Das ist eine freie Aktion in deinem Zug: vor deiner Aktion, mit einer Karte auf der Hand oder danach. Jede offene Empathin wirkt einmal im Zug, schon in dem Zug, in dem sie aufgedeckt wird, aber nie in einem Zug, in dem du die Abrechnung ausrufst.

amulet-bodyguard = Leibwächter
amulet-bodyguard-short = Offen: schützt sich und eine weitere deiner Karten
amulet-bodyguard-long = Solange er offen in deinem Dorf liegt, darfst du ihn einmal im Zug als freie Aktion auf eine andere deiner Karten stellen, versetzen oder herunternehmen. Er behält seinen eigenen Platz. Gegner dürfen den Leibwächter und die Karte, auf die er gestellt ist, nicht ansehen, umdrehen, nehmen oder tauschen; du selbst darfst es. Der Schutz gilt in jedem Zug und endet, wenn eine der beiden Karten dein Dorf verlässt. In einem Zug, in dem du die Abrechnung ausrufst, kannst du ihn nicht stellen.

amulet-rascal = Schlingel
amulet-rascal-short = Offen: beim Ziehen eine Karte mehr ansehen
amulet-rascal-long = Wenn du ziehst, darfst du dir für jeden deiner offenen Schlingel eine Karte mehr ansehen, von oben eine nach der anderen. Hör auf, wann du willst, und behalte eine davon; die anderen bleiben in derselben Reihenfolge auf dem Nachziehstapel. Solange du noch weiterschauen darfst, kannst du stattdessen eine Karte aus der Auslage des Knappen behalten. Ein Schlingel zählt ab deinem nächsten Ziehen. Er hilft nicht, wenn du vom Ablagestapel nimmst, eine Strafkarte bekommst oder die Hexe nutzt.

amulet-exposer = Aufdecker
amulet-exposer-short = Decke eine deiner verdeckten Karten auf
amulet-exposer-long = Wenn du diese Karte ziehst und sofort ablegst, darfst du eine deiner verdeckten Karten aufdecken. Die Karte unter dem Amulett kannst du nicht wählen.

amulet-revealer = Enthüller
amulet-revealer-short = Decke eine beliebige verdeckte Karte auf
amulet-revealer-long = Wenn du diese Karte ziehst und sofort ablegst, darfst du eine beliebige verdeckte Karte aufdecken. Wähle eine eigene oder die eines Gegners. Die Karte eines Gegners darf nicht durch einen Leibwächter geschützt sein, und eine Karte unter dem Amulett kannst du nicht wählen.

amulet-beholder = Betrachterin
amulet-beholder-short = Sieh dir ein oder zwei eigene verdeckte Karten an
amulet-beholder-long = Wenn du diese Karte ziehst und sofort ablegst, darfst du dir eine oder zwei verschiedene deiner verdeckten Karten ansehen. Du darfst die erste sehen, bevor du die zweite wählst. Die Karte unter dem Amulett kannst du nicht wählen.

amulet-apprentice-seer = Seherlehrling
amulet-apprentice-seer-short = Sieh dir eine verdeckte Karte eines Gegners an
amulet-apprentice-seer-long = Wenn du diese Karte ziehst und sofort ablegst, darfst du dir eine verdeckte Karte eines Gegners ansehen. Sie darf weder durch einen Leibwächter noch durch das Amulett geschützt sein.

amulet-seer = Seherin
amulet-seer-short = Sieh dir eine beliebige verdeckte Karte an
amulet-seer-long = Wenn du diese Karte ziehst und sofort ablegst, darfst du dir eine beliebige verdeckte Karte ansehen. Wähle eine eigene oder die eines Gegners. Die Karte eines Gegners darf nicht durch einen Leibwächter geschützt sein, und eine Karte unter dem Amulett kannst du nicht wählen.

amulet-master = Meister
amulet-master-short = Tausche eine Karte vom Ablagestapel in dein Dorf
amulet-master-long = Wenn du diese Karte ziehst und sofort ablegst, darfst du eine beliebige Karte des Ablagestapels außer diesem Meister wählen. Du musst sie dann offen gegen eine oder mehrere deiner Karten tauschen, nach den üblichen Regeln mit Fehlschlag und Strafkarte. Die ersetzten Karten kommen auf den Meister. Du kannst die Fähigkeit nicht nutzen, wenn der Ablagestapel nur aus diesem Meister besteht oder deine einzige Karte unter dem Amulett liegt.

amulet-witch = Hexe
amulet-witch-short = Oberste Karte ansehen, liegen lassen oder tauschen
amulet-witch-long = Wenn du diese Karte ziehst und sofort ablegst, darfst du dir die oberste Karte des Nachziehstapels ansehen und sie dann liegen lassen oder verdeckt tauschen. In deinem Dorf ersetzt sie eine oder mehrere Karten nach den üblichen Regeln mit Fehlschlag und Strafkarte. Im Dorf eines Gegners ersetzt sie genau eine ungeschützte Karte, verdeckt oder offen, die ohne Wirkung abgelegt wird. Niemand sonst sieht die neue Karte. Ist der Nachziehstapel leer, kannst du die Fähigkeit nicht nutzen.

amulet-robber = Räuber
amulet-robber-short = Tausche eine Karte mit einem Gegner und sieh sie dir an
amulet-robber-long = Wenn du diese Karte ziehst und sofort ablegst, darfst du eine deiner Karten mit der eines Gegners vertauschen. Deine darf nicht unter dem Amulett liegen, und die des Gegners darf weder durch einen Leibwächter noch durch das Amulett geschützt sein. Nenne zuerst beide Karten. Jede nimmt den Platz der anderen ein und bleibt verdeckt oder offen, wie sie war. Dann siehst du dir deine neue Karte an; dein Opfer erfährt nichts Neues.

amulet-doppelganger = Doppelgänger
amulet-doppelganger-short = Passt beim Tausch mehrerer Karten zu jedem Wert
amulet-doppelganger-long = Für einen Tausch angesagte Karten passen zusammen, wenn alle, die keine 13 sind, denselben Wert haben. Eine 13 passt also zu einer beliebigen Karte oder zu gleichen Karten, und zwei 13er passen zusammen, allein oder mit gleichen Karten. Überall sonst ist er eine gewöhnliche 13, auch bei der Wertung.

## Table

amulet-title = Silver: Das Amulett
amulet-tagline = Lerne dein Dorf kennen, mach es klein und ruf vor den anderen die Abrechnung aus.
amulet-part-round-1 = Runde 1
amulet-part-round-2 = Runde 2
amulet-part-round-3 = Runde 3
amulet-part-round-4 = Runde 4
amulet-part-penalties = Strafen
error-amulet-deck = Silver: Das Amulett wird immer mit seinen eigenen 52 Karten gespielt.
error-amulet-look-first = Zuerst sehen sich alle bis zu zwei eigene Karten an. Dann beginnt der erste Zug.
error-amulet-looked-already = Diese Karte hast du schon angesehen. Wähle eine andere.
error-amulet-turn-first = Zieh zuerst eine Karte, nimm eine vom Ablagestapel oder ruf die Abrechnung aus.
error-amulet-hand-first = Entscheide zuerst, was mit der Karte auf deiner Hand passiert.
error-amulet-must-exchange = Diese Karte kommt vom Ablagestapel, also muss sie in dein Dorf.
error-amulet-choose-first = Du musst zuerst etwas anderes entscheiden.
error-amulet-action-done = Deine Aktion hast du schon gemacht. Dir bleiben freie Aktionen oder das Ende deines Zuges.
error-amulet-no-card = Dort liegt keine Karte.
error-amulet-pile-empty = Der Ablagestapel ist leer.
error-amulet-only-amulet = Deine einzige Karte liegt unter dem Silberamulett; du hast nichts zum Tauschen.
error-amulet-too-many-cards = Die Abrechnung kannst du nur mit höchstens vier Karten ausrufen.
error-amulet-called = In dieser Runde wurde die Abrechnung schon ausgerufen.
error-amulet-call-first = Die Abrechnung kannst du nur ganz am Anfang deines Zuges ausrufen, vor jeder freien Aktion.
error-amulet-not-looked = Diese Karte hast du nicht angesehen, also kannst du sie nicht behalten.
error-amulet-no-look-left = Weiter ansehen kannst du nicht. Behalte eine der Karten, die du gesehen hast.
error-amulet-not-yours = Wähle eine deiner eigenen Karten.
error-amulet-not-theirs = Wähle eine Karte eines Gegners.
error-amulet-not-hidden = Diese Karte liegt offen. Wähle eine verdeckte.
error-amulet-covered = Ein Leibwächter schützt diese Karte.
error-amulet-under-amulet = Diese Karte liegt unter dem Silberamulett. In dieser Runde darf sie niemand anrühren.
error-amulet-left-to-right = Sage die Karten für den Tausch von links nach rechts an, jede nur einmal.
error-amulet-not-announced = Die neue Karte kommt auf den Platz einer der angesagten Karten.
error-amulet-no-free-use = So nutzen kannst du nur deine offenen Empathinnen und Leibwächter.
error-amulet-used = Diese Karte hast du in diesem Zug schon genutzt.
error-amulet-no-target = Es gibt keine Karte, auf die du sie anwenden könntest.
error-amulet-no-amulet = Du kannst das Silberamulett nicht legen. Das darf nur, wer es in der Runde davor gewonnen hat, und nur einmal.
error-amulet-only-card = Du hältst eine Karte vom Ablagestapel, darum darf das Silberamulett nicht auf deine einzige Karte.
error-amulet-itself = Ein Leibwächter kann nicht auf sich selbst stehen. Wähle eine andere Karte.
error-amulet-already-set = Der Leibwächter steht schon auf dieser Karte. Wähle eine andere oder nimm ihn herunter.
error-amulet-not-set = Dieser Leibwächter steht auf keiner Karte.

## Terminal

amulet-round-title = Runde { $round } von { $rounds } · Startspieler: { $start }
amulet-ages = Vom Jüngsten zum Ältesten: { $names }
amulet-over-title = Spielende
amulet-lost-so-far = Bisher verlorene Punkte: { $lost }
amulet-middle = Tischmitte
amulet-deck = Nachziehstapel
amulet-pile = Ablagestapel
amulet-hand = auf der Hand
amulet-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
amulet-below = Unter der obersten Karte des Ablagestapels: { $cards }
amulet-deeper = Karte { $place } im Nachziehstapel: { $card }
amulet-on-turn = am Zug
amulet-has-called = hat die Abrechnung ausgerufen
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
amulet-col-power = Fähigkeit
amulet-legend = dicker Rahmen: offen  gestrichelt: verdeckt  (7) verdeckt, aber du siehst sie  ◉ab von a und b angesehen  ♜ Leibwächter  ✦ Amulett  ▶ gewählt

amulet-ask-look = { $left ->
    [one] Sieh dir noch eine deiner Karten an, oder N, um aufzuhören.
   *[other] Sieh dir bis zu zwei deiner Karten an. Wähle die erste.
}
amulet-ask-turn = Du bist am Zug: Zieh (D) oder nimm die oberste Karte des Ablagestapels (T). Die Abrechnung kannst du mit höchstens vier Karten ausrufen.
amulet-ask-turn-call = Du bist am Zug: Zieh (D), nimm die oberste Karte des Ablagestapels (T) oder ruf die Abrechnung aus (C).
amulet-ask-last-turn = Die Abrechnung ist ausgerufen, das ist dein letzter Zug: Zieh (D) oder nimm die oberste Karte des Ablagestapels (T).
amulet-ask-rascal = Deine Schlingel lassen dich weiterschauen: Behalte eine der gesehenen Karten oder sieh dir noch eine an (D).
amulet-ask-hand = Du hast { $card } auf der Hand. Lege sie ab (X) oder wähle die erste Karte, gegen die du sie tauschst.
amulet-ask-hand-power = Du hast { $card } auf der Hand. Lege sie ab (X), um ihre Fähigkeit zu nutzen ({ $power }), oder wähle die erste Karte, gegen die du sie tauschst.
amulet-ask-must-exchange = Du hast { $card } auf der Hand. Sie muss in dein Dorf: Wähle die erste Karte, gegen die du sie tauschst.
amulet-ask-announce = Noch eine Karte mit demselben Wert? Wähle sie, weiter rechts, oder Y, wenn das alle sind.
amulet-ask-place = Das passt zusammen! Auf welchen Platz kommt die neue Karte?
amulet-ask-end-new = Das passt nicht zusammen: Deine Karten bleiben offen liegen. An welches Ende kommt die neue Karte, L (links) oder R (rechts)?
amulet-ask-end-penalty = Dazu bekommst du eine Strafkarte vom Nachziehstapel. An welches Ende kommt sie, L (links) oder R (rechts)?
amulet-ask-power = { $card }: { $power }. Wähle, oder N zum Überspringen.
amulet-ask-second-look = Eine zweite Karte ansehen? N zum Überspringen.
amulet-ask-witch = Oben auf dem Nachziehstapel liegt { $card }. Lass sie dort (N) oder wähle die Karte, die sie ersetzt, deine oder die eines Gegners.
amulet-ask-swap = Welche Karte eines Gegners willst du dafür?
amulet-ask-empath = Welche deiner verdeckten Karten siehst du dir an?
amulet-ask-bodyguard = Welche deiner Karten soll der Leibwächter schützen?
amulet-ask-after = Noch eine freie Aktion, oder Zug beenden (E)?

amulet-do-draw = vom Nachziehstapel ziehen
amulet-do-look-on = die nächste Karte des Nachziehstapels ansehen
amulet-do-witch = die oberste Karte des Nachziehstapels ansehen
amulet-do-take = { $card } vom Ablagestapel nehmen
amulet-do-call = die Abrechnung ausrufen: Alle anderen haben noch einen Zug
amulet-do-discard = ablegen
amulet-do-discard-power = ablegen und Fähigkeit nutzen
amulet-do-exchange = { $cards ->
    [one] diese Karte tauschen
   *[other] diese { $cards } Karten tauschen (sie müssen zusammenpassen)
}
amulet-do-no-power = Fähigkeit nicht nutzen
amulet-do-no-look = nichts mehr ansehen
amulet-do-leave = auf dem Nachziehstapel lassen
amulet-do-end = Zug beenden
amulet-do-off = den Leibwächter herunternehmen
amulet-do-left = linkes Ende
amulet-do-right = rechtes Ende
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
amulet-story-why-youngest = jüngste Person am Tisch
amulet-story-why-set-up = so für diesen Tisch gewählt
amulet-story-why-fewest = am wenigsten Punkte verloren
amulet-story-why-tied = bei Gleichstand die jüngste Person
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
    [you] Du nutzt eine Karte deines Dorfs: { $things }.
   *[other] { $who } nutzt eine Karte aus dem eigenen Dorf: { $things }.
}
amulet-story-guard = { $by ->
    [you] Dein Leibwächter schützt jetzt { amulet-story-card-of }.
   *[other] Der Leibwächter von { $who } schützt jetzt die { story-ordinal } Karte.
}
amulet-story-unguard = { $by ->
    [you] Dein Leibwächter schützt { amulet-story-card-of } nicht mehr.
   *[other] Der Leibwächter von { $who } schützt die { story-ordinal } Karte nicht mehr.
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
    [you] Du nutzt die Fähigkeit nicht: { $things }.
   *[other] { $who } nutzt die Fähigkeit nicht: { $things }.
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
    [you] Du wählst { amulet-story-card-of } für den Räuber.
   *[other] { $who } wählt { amulet-story-card-of } für den Räuber.
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
        [you] Du deckst { $things } auf: Das passt nicht zusammen. Die Karten bleiben offen liegen, und eine Strafkarte kommt dazu.
       *[other] { $who } deckt { $things } auf: Das passt nicht zusammen. Die Karten bleiben offen liegen, und eine Strafkarte kommt dazu.
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
        [you] Du legst { $things } ab. Die neue Karte kommt an die { story-ordinal } Stelle{ amulet-story-lying }.
       *[other] { $who } legt { $things } ab. Die neue Karte kommt an die { story-ordinal } Stelle{ amulet-story-lying }.
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
        [you] Mit dem Räuber vertauschst du deine { story-ordinal-other } Karte mit einer gegnerischen.
       *[other] Mit dem Räuber vertauscht { $who } die eigene { story-ordinal-other } Karte mit einer gegnerischen.
    }
   *[other] { $by ->
        [you] Mit dem Räuber vertauschst du deine { story-ordinal-other } Karte mit { amulet-story-swapped-for }.
       *[other] Mit dem Räuber vertauscht { $who } die eigene { story-ordinal-other } Karte mit { amulet-story-swapped-for }.
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
       *[other] Die Abrechnung von { $who } gelingt: { $who } hat mit { $sum } das niedrigste Dorf und verliert nichts ({ $things }).
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
        [you] Du gewinnst: insgesamt { amulet-story-points } verloren. Bei Gleichstand entscheidet das Silberamulett.
       *[other] { $who } gewinnt: insgesamt { amulet-story-points } verloren. Bei Gleichstand entscheidet das Silberamulett.
    }
   *[clear] { $by ->
        [you] Du gewinnst: insgesamt { amulet-story-points } verloren.
       *[other] { $who } gewinnt: insgesamt { amulet-story-points } verloren.
    }
}

## Opponents

bot-hobbin = Hobbin der Gänsejunge
bot-hobbin-about = Kann es nicht erwarten: Er ruft aus, sobald sein Dorf halbwegs niedrig aussieht. Ab und zu folgt er einer Laune.
bot-tilda = Tante Tilda
bot-tilda-about = Liebt Fähigkeiten: Lieber probiert sie eine aus, als ihr Dorf zu verbessern. Vergisst einen Teil der Karten, die sie angesehen hat.
bot-osric = Osric der Nachtwächter
bot-osric-about = Traut keiner verdeckten Karte: Was er nicht gesehen hat, muss zuerst weg. Ruft nur aus, wenn er ganz sicher ist.
bot-ravenna = Ravenna die Kräuterfrau
bot-ravenna-about = Liest aus dem, was du behältst, was es sein muss, und stiehlt es dir gern. Entscheidet aus dem Bauch heraus.
bot-lunara = Lunara, die Hüterin des Amuletts
bot-lunara-about = Vergisst nichts, wägt jede Karte ab, die sie nicht sieht, und wartet auf ihren Moment. Keine bekannte Schwäche außer Pech.

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

web-amulet-own-place = Deine { story-ordinal } Karte
web-amulet-their-place = Die { story-ordinal } Karte von { $name }
web-amulet-hidden = { $whose }: verdeckt.
web-amulet-shows = { $whose }: { $value } { $card }, offen.
web-amulet-you-see = { $whose }: { $value } { $card }. Das siehst nur du.
web-amulet-known-you = Du hast sie gesehen.
web-amulet-known-both = Du und { $names } habt sie gesehen.
web-amulet-known-by = Gesehen von { $names }.
web-amulet-guarded = Ein Leibwächter schützt sie.
web-amulet-sealed = Sie liegt unter dem Silberamulett.
web-amulet-used = In diesem Zug schon genutzt.
web-amulet-village = Dorf von { $name }
web-amulet-my-village = Dein Dorf
web-amulet-you = dir
web-amulet-zone-own = Dein Dorf
web-amulet-zone-mine = Dein Dorf
web-amulet-zone-others = Die anderen Dörfer
web-amulet-zone-villages = Wähle eine Karte
web-amulet-zone-middle = Nachziehstapel und Ablagestapel
web-amulet-zone-hand = Auf der Hand
web-amulet-zone-pile = Wähle vom Ablagestapel
web-amulet-zone-looked = Wähle, welche Karte du behältst
web-amulet-deck = Nachziehstapel
web-amulet-deck-count = { $n ->
    [0] keine Karte mehr
    [one] noch 1 Karte
   *[other] noch { $n } Karten
}
web-amulet-deck-known = Die { story-ordinal } Karte wurde gesehen von { $names }.
web-amulet-pile = Ablagestapel
web-amulet-pile-empty = Leer
web-amulet-pile-open = Den ganzen Ablagestapel ansehen
web-amulet-pile-order = Die oberste Karte kommt zuerst.
web-amulet-pile-place = { $card }, die { story-ordinal } von unten
web-amulet-display = Auslage
web-amulet-hand = Auf deiner Hand
web-amulet-their-hand = Hand von { $name }
web-amulet-hand-hidden = eine verdeckte Karte
web-amulet-top = Oben auf dem Stapel
web-amulet-seen-deck = { story-ordinal } im Stapel
web-amulet-seen-close = Verdecken
web-amulet-seen-only-you = Diese Karte siehst nur du. Merk sie dir und verdeck sie dann.
web-amulet-round = Runde { $n } von 4
web-amulet-scores = Wertung
web-amulet-characters = Charaktere
web-amulet-help-scores = Was jedes Dorf bisher gekostet hat, Runde für Runde.
web-amulet-help-characters = Alle 14 Charaktere und was sie können.
web-amulet-help-called = Hat die Abrechnung ausgerufen. Alle anderen haben noch einen Zug, dann wird gezählt.
web-amulet-help-amulet = Hat das Silberamulett, gewonnen mit der letzten geglückten Abrechnung. Bei Gleichstand am Spielende entscheidet es.
web-amulet-werewolves = Werwölfe schleichen ums Dorf. Die Zahl einer Karte sagt, wie viele sie anlockt, niedrig ist also gut: Wer nach vier Runden am wenigsten hat, gewinnt.
web-amulet-lost = { $n ->
    [one] bisher 1 Punkt verloren
   *[other] bisher { $n } Punkte verloren
}
web-amulet-has-cards = { $n ->
    [one] 1 Karte im Dorf
   *[other] { $n } Karten im Dorf
}
web-amulet-holds = hat das Silberamulett
web-amulet-last-turn = Die Abrechnung ist ausgerufen: dein letzter Zug in dieser Runde.
web-amulet-rings = { $name } ruft die Abrechnung aus!
web-amulet-rings-you = Du rufst die Abrechnung aus!
web-amulet-use-card = { $card } nutzen ({ story-ordinal } Karte)
web-amulet-do-draw = Ziehen
web-amulet-do-take = { $card } nehmen
web-amulet-do-take-none = Nehmen
web-amulet-do-call = Abrechnung ausrufen
web-amulet-do-call-sure = Ja, ausrufen
web-amulet-do-back = Noch nicht
web-amulet-do-discard = Ablegen
web-amulet-do-no-look = Das reicht
web-amulet-do-no-power = Verzichten
web-amulet-do-no-witch = Auf dem Stapel lassen
web-amulet-do-end = Zug beenden
web-amulet-do-off = Leibwächter abziehen
web-amulet-do-left = Links
web-amulet-do-right = Rechts
web-amulet-do-more = Noch eine ansehen
web-amulet-do-witch = Oberste Karte ansehen
web-amulet-do-keep = { $card } behalten
web-amulet-do-keep-nth = Die { story-ordinal } Karte behalten
web-amulet-do-display = { $card } aus der Auslage nehmen
web-amulet-do-amulet = Amulett legen
web-amulet-do-then = { $kind ->
    [empath] Danach Empathin nutzen
    [bodyguard] Danach Leibwächter nutzen
    [amulet] Danach Amulett legen
   *[several] Danach freie Aktion
}
web-amulet-do-exchange = { $n ->
    [one] Diese Karte tauschen
   *[other] { $n } Karten tauschen
}
web-amulet-do-sure = Ja, diese Karte
web-amulet-do-clear = Neu wählen
web-amulet-do-yes = Das sind alle
web-amulet-ask-look = Sieh dir bis zu zwei deiner Karten an.
web-amulet-ask-turn = Du bist am Zug: Zieh, oder nimm die oberste Karte vom Ablagestapel.
web-amulet-ask-turn-call = Du bist am Zug: Zieh, nimm vom Ablagestapel, oder ruf die Abrechnung aus.
web-amulet-ask-call = Abrechnung ausrufen? Dein Zug endet, alle anderen haben noch einen. Ist dein Dorf nicht das niedrigste, verlierst du 10 Punkte extra.
web-amulet-ask-rascal = Behalte eine der gesehenen Karten, oder sieh dir noch eine an.
web-amulet-ask-hand = Du hast { $value } { $card } auf der Hand: Leg die Karte ab, oder wähle, welche sie ersetzt.
web-amulet-ask-hand-must = Du hast { $value } { $card } auf der Hand: Wähle, welche Karten sie ersetzt.
web-amulet-ask-announce = Noch weitere Karten tauschen?
web-amulet-ask-place = Das passt! Welchen Platz nimmt die neue Karte ein?
web-amulet-ask-end-new = Das passt nicht zusammen. An welches Ende kommt die neue Karte?
web-amulet-ask-end-penalty = Und eine Strafkarte: an welches Ende?
web-amulet-ask-power = Fähigkeit nutzen: { $card }?
web-amulet-ask-second-look = Noch eine zweite Karte ansehen?
web-amulet-ask-witch = Oben liegt { $value } { $card }: Lass sie liegen, oder wähle, welche Karte sie ersetzt.
web-amulet-ask-witch-plain = Lass die oberste Karte liegen, oder wähle, welche Karte sie ersetzt.
web-amulet-ask-swap = Welche Karte willst du dafür?
web-amulet-ask-empath = Empathin: Welche deiner Karten siehst du dir an?
web-amulet-ask-bodyguard = Leibwächter: Welche deiner Karten soll er schützen?
web-amulet-ask-after = Noch eine freie Aktion, oder Zug beenden?
web-amulet-ask-amulet = Auf welche deiner Karten legst du das Silberamulett? Dort bleibt es bis zum Ende der Runde.
web-amulet-tell-leaves = Du legst ab: { $cards }.
web-amulet-tell-several = Alle müssen den gleichen Wert haben.
web-amulet-tell-differ = Das geht schief: { $values } haben nicht den gleichen Wert. Sie blieben offen in deinem Dorf liegen, und die neue Karte käme dazu.
web-amulet-tell-hidden = eine verdeckte Karte
web-amulet-why-turn = Zieh zuerst eine Karte, oder nimm die oberste vom Ablagestapel.
web-amulet-why-after = Deine Aktion hast du schon gemacht. Dir bleiben freie Aktionen oder das Ende deines Zugs.
web-amulet-why-amulet = Auf dieser Karte liegt das Silberamulett. In dieser Runde rührt sie niemand an.
web-amulet-why-guarded = Ein Leibwächter schützt diese Karte vor allen anderen.
web-amulet-why-up = Diese Karte liegt schon offen.
web-amulet-why-seen = Diese Karte hast du gerade angesehen. Wähle eine andere.
web-amulet-why-own = Wähle eine deiner eigenen Karten.
web-amulet-why-own-first = Wähle zuerst, welche deiner Karten du hergibst.
web-amulet-why-theirs = Wähle eine Karte von jemand anderem.
web-amulet-why-exchange-own = Du kannst nur Karten aus deinem Dorf tauschen.
web-amulet-why-right = Wähle Karten weiter rechts, oder bestätige.
web-amulet-why-place = Die neue Karte kommt an den Platz einer Karte, die du aufgedeckt hast.
web-amulet-why-end = Wähle das linke oder das rechte Ende deines Dorfs.
web-amulet-why-rascal = Behalte zuerst eine der Karten vom Nachziehstapel.
web-amulet-why-master = Wähle eine Karte vom Ablagestapel, oder verzichte.
web-amulet-why-itself = Ein Leibwächter schützt sich nicht selbst: Er ist ohnehin sicher.
web-amulet-why-already = Der Leibwächter schützt diese Karte schon.
web-amulet-why-five = Die Abrechnung kannst du nur mit höchstens 4 Karten ausrufen. Du hast { $n }.
web-amulet-why-called = { $name } hat die Abrechnung schon ausgerufen. Das geht nur einmal pro Runde.
web-amulet-why-call-first = Die Abrechnung kannst du nur ganz am Anfang deines Zugs ausrufen.
web-amulet-why-empty = Der Ablagestapel ist leer.
web-amulet-why-only-amulet = Deine einzige Karte liegt unter dem Silberamulett, du hast nichts zu tauschen.
web-amulet-tag-look = { $name } sieht sie an
web-amulet-tag-turn-up = { $name } deckt sie auf
web-amulet-tag-witch = Hexe von { $name }
web-amulet-tag-robber = Räuber von { $name }
web-amulet-tag-guard = Leibwächter von { $name }
web-amulet-tag-amulet = Amulett von { $name }
web-amulet-tag-no-set = Passt nicht!
web-amulet-tag-penalty = Strafkarte
web-amulet-ledger-round = Runde
web-amulet-ledger-total = Gesamt
web-amulet-ledger-call = hat die Abrechnung ausgerufen
web-amulet-ledger-penalty = { $sum } + { $penalty } fürs Ausrufen
web-amulet-ledger-amulet = gewinnt das Silberamulett
web-amulet-ledger-empty = Noch ist keine Runde zu Ende.
web-amulet-dawn = Runde { $n } ist zu Ende
web-amulet-dawn-sum = Dorf: { $n }
web-amulet-dawn-penalty = + { $n } fürs Ausrufen
web-amulet-dawn-lost = { $n ->
    [0] nichts verloren
    [one] 1 Punkt verloren
   *[other] { $n } Punkte verloren
}
web-amulet-dawn-total = insgesamt { $n }
web-amulet-on = Weiter
web-amulet-call-won = { $by ->
    [you] Deine Abrechnung gelingt: Niemand liegt unter deinen { $sum }. Du verlierst nichts und gewinnst das Silberamulett.
   *[other] Die Abrechnung von { $who } gelingt: Niemand liegt unter { $sum }. { $who } verliert nichts und gewinnt das Silberamulett.
}
web-amulet-call-lost = { $by ->
    [you] Deine Abrechnung ist misslungen: { $whom } hatte { $lowest }, du hattest { $sum }. Das kostet dich { $penalty } Punkte extra.
   *[other] { $to ->
        [you] Die Abrechnung von { $who } ist misslungen: Du hattest { $lowest }, { $who } hatte { $sum }. Das kostet { $who } { $penalty } Punkte extra.
       *[other] Die Abrechnung von { $who } ist misslungen: { $whom } hatte { $lowest }, { $who } hatte { $sum }. Das kostet { $who } { $penalty } Punkte extra.
    }
}
web-amulet-ended-villagers = Beide Dorfbewohner liegen offen: Die Runde endet sofort.
web-amulet-ended-deck = Der Nachziehstapel ist leer.
web-amulet-ended-call = Alle hatten nach dem Ausrufen noch einen Zug.
web-amulet-ended-still = Seit 40 Zügen hat keine Karte den Nachziehstapel verlassen.

web-keys-amulet-draw = Ziehen
web-keys-amulet-take = Oberste Karte vom Ablagestapel nehmen
web-keys-amulet-discard = Karte auf der Hand ablegen
web-keys-amulet-call = Abrechnung ausrufen
web-keys-amulet-amulet = Amulett legen
web-keys-amulet-then = Nach der Aktion noch eine freie Aktion
web-keys-amulet-no = Verzichten
web-keys-amulet-end = Zug beenden
web-keys-amulet-help = Ausgewählte Karte erklären

## Hints

hint-amulet-goal = Das Ziel: die niedrigste Summe nach vier Runden. Tausche hohe Karten aus deinem Dorf und ruf die Abrechnung aus, wenn du deins für das niedrigste hältst.
hint-amulet-look = Werwölfe schleichen ums Dorf, und jede Karte lockt so viele an, wie ihre Zahl sagt: Niedrig ist gut. Sieh dir zwei deiner Karten an und merk sie dir, dann liegen sie wieder verdeckt.
hint-amulet-turn = Zieh eine Karte, nimm die oberste vom Ablagestapel, oder ruf die Abrechnung aus, wenn du dein Dorf für das niedrigste hältst.
hint-amulet-hand = Die Karte auf deiner Hand kann eine deiner Karten ersetzen, oder mehrere mit gleichem Wert auf einmal. Oder leg sie ab: Hat sie den Wert 5 bis 12, darfst du dann ihre Fähigkeit nutzen.
hint-amulet-power = Diese Karte hat eine Fähigkeit, sie wird unten erklärt. Du kannst auch verzichten.
hint-amulet-call = Die Abrechnung ist ausgerufen: Alle anderen haben noch einen Zug, dann werden die Dörfer gezählt.
hint-amulet-amulet = Du hast das Silberamulett gewonnen. Leg es in dieser Runde auf eine deiner Karten: Dann rührt sie niemand mehr an.
hint-amulet-ledger = Die erste Runde ist zu Ende. „Wertung“ zeigt, was jedes Dorf gekostet hat; nach vier Runden gewinnt, wer am wenigsten verloren hat.

## Warum ein Zug besser ist (Analysen). Die Zahlen sind Mittel über alles, was der Spieler für möglich halten musste.

amulet-why-village = Das Dorf steht am Ende der Runde im Mittel bei { $best } statt bei { $other }.
amulet-why-rival-village = Das niedrigste Dorf der anderen steht am Ende der Runde im Mittel bei { $best } statt bei { $other }.
amulet-why-call-lowest = Die Abrechnung mit dem niedrigsten Dorf ausrufen: in { $best } statt { $other } von 100 Runden.
amulet-why-call-caught = Die Abrechnung ausrufen, ohne das niedrigste Dorf zu haben: in { $best } statt { $other } von 100 Runden.
amulet-why-called-on = Jemand anders ruft die Abrechnung mit dem niedrigsten Dorf aus: in { $best } statt { $other } von 100 Runden.
