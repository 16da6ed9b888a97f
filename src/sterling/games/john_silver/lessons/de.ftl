# Die erste Lektion von John Silver: was in jedem Schritt gesagt wird, und die Antworten auf andere Züge.

lesson-john-silver-chapter-rows = Reihen und Paare
lesson-john-silver-chapter-finish = Die letzte Karte

lesson-john-silver-goal = Du bist hinter dem Gold her. Jede Goldmünze auf deinen Karten bringt 1 Punkt, Schwarze Flecken kosten dich welche. Die große Zahl zählt nichts: Sie entscheidet nur, wer die Karte gewinnt.
lesson-john-silver-keep = Das sind deine sechs Karten. Hätte keine davon Äpfel, könntest du sie alle tauschen. Du hast Äpfel, also behalte sie.
lesson-john-silver-lay = Die Spalten unter deinen beiden Charakteren gehören dir. Leg das Schiff 8 in die Reihe der Schiffe, in die erste Spalte.
lesson-john-silver-lay-other-column = Jede Spalte ist erlaubt. Leg es hier in die erste.
lesson-john-silver-lay-other = Die Karte darfst du legen. Fang hier mit dem Schiff 8 an, in der ersten Spalte.
lesson-john-silver-own = Nach dem Legen ziehst du eine Karte. Nell hat auch ein Schiff gelegt. Leg dein Schiff 9 in deine andere Spalte.
lesson-john-silver-own-theirs = Das ist Nells Spalte: Sie bekäme eine gute Karte. Leg sie in deine eigene, die dritte.
lesson-john-silver-own-other = Die Karte darfst du legen. Leg hier das Schiff 9 in die dritte Spalte.
lesson-john-silver-theirs = Du darfst auch in Nells Spalten legen. Das Schiff 1 hat zwei Schwarze Flecken. Überlass es ihr: Leg es auf den letzten freien Platz der Reihe.
lesson-john-silver-theirs-other = Das darfst du. Aber das Schiff 1 macht die Reihe voll, und seine Flecken gehen an Nell.
lesson-john-silver-paid = Vier Karten: Die Reihe wird verteilt. Die zwei höchsten gehen dahin, wo die höchste liegt, an dich: { $coins } Goldmünzen. Die zwei niedrigsten gehen dahin, wo die niedrigste liegt, an Nell.
lesson-john-silver-apples = Nell hat dir einen Joker mit zwei Schwarzen Flecken in die Spalte gelegt. Äpfel helfen: Leg den Matrosen 7, in Nells letzte Spalte.
lesson-john-silver-apples-column = In deiner eigenen Spalte gewinnst du die Äpfel vielleicht selbst, und dann zählen sie für Nell. Leg sie in ihre letzte Spalte.
lesson-john-silver-apples-other = Die Karte darfst du legen. Aber nur mit Äpfeln wirst du den Joker los: Leg den Matrosen 7.
lesson-john-silver-take-back = Nach Äpfeln darfst du, statt zu ziehen, eine Karte ohne Äpfel aus dem Raster nehmen. Nimm den Joker aus deiner Spalte.
lesson-john-silver-take-back-draw = Ziehen ginge auch. Aber dann bleibt der Joker mit seinen Flecken in deiner Spalte.
lesson-john-silver-take-back-other = Die darfst du nehmen. Aber der Joker ist es, der dir schadet.
lesson-john-silver-joker = Jetzt hast du den Joker auf der Hand. Ein Joker darf in jede Reihe. Leg ihn zu den Truhen, in Nells erste Spalte.
lesson-john-silver-joker-column = Das ist deine eigene Spalte! Überlass ihn Nell: Leg ihn in die zweite.
lesson-john-silver-joker-row = Jede Reihe ist erlaubt. Leg ihn hier zu den Truhen, in die zweite Spalte.
lesson-john-silver-joker-other = Die Karte darfst du legen. Werde aber erst den Joker los.
lesson-john-silver-left = Äpfel sind auch Punkte, aber nicht für den, der sie gewinnt: Am Ende gehen sie an den linken Nachbarn. Zu zweit ist das der andere.

lesson-john-silver-last = Ein anderes Spiel, kurz vor Schluss: Der Nachziehstapel ist leer. Mach die Reihe der Truhen mit deiner Truhe 8 voll.
lesson-john-silver-last-other = Damit wird keine Reihe voll. Die Truhe 8 macht ihre Reihe voll.
lesson-john-silver-score = Du hast { $coins } Goldmünzen, und jeder deiner { $spots } Schwarzen Flecken kostet 1 Punkt. Nell bekommt { $apples } für die Äpfel, die du gewonnen hast. { $total } zu { $other }: Du gewinnst!
lesson-john-silver-end = Zu dritt und zu viert zahlen nur die mit den meisten Flecken: 8 Punkte, und 4 der Zweite. Spiel jetzt dein erstes Spiel gegen Nell. Tipps helfen dir.
