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
