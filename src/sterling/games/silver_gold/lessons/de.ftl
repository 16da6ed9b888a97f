# Die erste Lektion von Silver & Gold: was in jedem Schritt gesagt wird, und die Antworten auf andere Züge.

lesson-silver-gold-chapter-hunt = Die Schatzsuche
lesson-silver-gold-chapter-finish = Der letzte Zug

lesson-silver-gold-goal = Du bist auf Schatzsuche. Kreuze alle Felder einer Insel an, dann gehören ihre Punkte dir. Wer am Ende die meisten Punkte hat, gewinnt.
lesson-silver-gold-keep = Hier sind vier Inseln. Behalte zwei: die graue, die klein und schnell fertig ist, und die grüne.
lesson-silver-gold-keep-other = Die beiden könntest du auch behalten. Nimm für diese Lektion die graue und die grüne Insel.
lesson-silver-gold-mark = Ein Muster wird aufgedeckt, für alle dasselbe. Leg es auf die hervorgehobenen Felder deiner grauen Insel und drücke „Ankreuzen“.
lesson-silver-gold-mark-elsewhere = Das darfst du. Fangen wir aber mit den hervorgehobenen Feldern der grauen Insel an.
lesson-silver-gold-cross = Das nächste Muster: drei in einer Reihe. Leg es unten auf die graue Insel. Eins der Felder zeigt ein Kreuz. Schau, was es bewirkt.
lesson-silver-gold-cross-elsewhere = Das darfst du. Aber das Kreuz ist unten auf der grauen Insel, und es lohnt sich.
lesson-silver-gold-extra = Ein Kreuz gibt dir ein Feld mehr, irgendwo auf deinen beiden Inseln. Nimm die Münze auf der grünen Insel.
lesson-silver-gold-extra-complete = Gut gesehen: Damit wäre die graue Insel fertig! Heb dir das für den nächsten Zug auf und nimm jetzt die Münze.
lesson-silver-gold-extra-elsewhere = Das ist erlaubt. Aber eine Münze ist besser als ein leeres Feld. Nimm die hervorgehobene.
lesson-silver-gold-single = Der grauen Insel fehlt ein Feld. Statt des Musters darfst du immer ein einzelnes Feld ankreuzen: Drücke „Einzelnes Feld“ und kreuze es an.
lesson-silver-gold-single-pattern = Das darfst du, aber mit dem einen Feld ist deine graue Insel jetzt gleich fertig. Drücke „Einzelnes Feld“ und kreuze es an.
lesson-silver-gold-island = Fertig! Die graue Insel bringt dir { $points } Punkte. Nimm dir eine neue aus der Auslage: die orange Insel mit der Palme.
lesson-silver-gold-island-hidden = Das wäre eine Überraschung vom Nachziehstapel. Nimm die orange Insel: Da siehst du, was drauf ist.
lesson-silver-gold-island-other = Auch eine gute Insel. Nimm für diese Lektion die orange mit der Palme.
lesson-silver-gold-turn = Dieses Muster passt hier nur, wenn du es drehst. Dreh es, bis es auf den hervorgehobenen Feldern der grünen Insel liegt. Eine Münze ist auch dabei.
lesson-silver-gold-turn-elsewhere = Dort passt es auch. Dreh es aber und leg es auf die hervorgehobenen Felder: Die Münze willst du haben.
lesson-silver-gold-palm = Jetzt die Palme, oben auf der orangen Insel. Sie zählt sofort: 1 Punkt und dazu 1 für jede Palme in der Auslage.
lesson-silver-gold-palm-elsewhere = Das darfst du. Aber hol dir die Palme, solange viele Palmen in der Auslage liegen.
lesson-silver-gold-cup = Die Palme war { $palm } Punkte wert. Du hast { $coins } Münzen, und die vierte füllt deine erste Münzreihe. Hol sie dir!
lesson-silver-gold-cup-elsewhere = Da ist keine Münze. Auf den hervorgehobenen Feldern ist eine, und sie bringt dir einen Pokal.
lesson-silver-gold-rounds = Eine volle Reihe bringt den höchsten Pokal: { $cup } Punkte für dich, weniger für den Nächsten. Sieben Züge sind eine Runde, vier Runden ein Spiel.

lesson-silver-gold-seals = Der letzte Zug eines anderen Spiels. Das Siegel auf deiner lila Insel zahlt am Ende: 2 Punkte für jede orange Insel, die du fertig hast. Du hast drei.
lesson-silver-gold-last = Deiner lila Insel fehlen zwei Felder, und dieses Muster passt dort, wenn du es drehst. Mach sie fertig!
lesson-silver-gold-last-grey = Damit ist die graue Insel fertig, das sind { $grey } Punkte. Die lila Insel bringt { $purple }!
lesson-silver-gold-last-elsewhere = Damit wird nichts fertig, und eine unfertige Insel zählt nichts. Mach die lila Insel fertig.
lesson-silver-gold-score = { $islands } für Inseln, { $coins } für Münzen, { $cups } für Pokale, { $palms } für Palmen und { $seals } für Siegel: { $total } Punkte. Pip hat { $other }. Du gewinnst!
lesson-silver-gold-end = Jetzt weißt du das Wichtigste. Dein erstes Spiel ist gegen Pip, der es nicht eilig hat, und Tipps helfen dir.
