# The first lesson of Silver & Gold: what is said in each step, and the answers to other moves.

lesson-silver-gold-chapter-hunt = The treasure hunt
lesson-silver-gold-chapter-finish = The last turn

lesson-silver-gold-goal = You are on a treasure hunt. Mark every cell of an island and its points are yours. Whoever has the most points at the end wins.
lesson-silver-gold-keep = Four islands are yours to choose from. Keep two: the grey one, which is small and quick, and the green one.
lesson-silver-gold-keep-other = You could keep those two as well. For this lesson, take the grey island and the green one.
lesson-silver-gold-mark = A pattern comes up, the same for everybody. Put it on the highlighted cells of your grey island, then press “Mark”.
lesson-silver-gold-mark-elsewhere = You may mark there. Let’s start on the grey island, on the highlighted cells.
lesson-silver-gold-cross = Next pattern: three in a row. Put it at the bottom of the grey island. One of these cells has an X. See what it does.
lesson-silver-gold-cross-elsewhere = You may mark there. But the X is at the bottom of the grey island, and it’s worth having.
lesson-silver-gold-extra = An X gives you one more cell, anywhere on your two islands. Take the coin on the green island.
lesson-silver-gold-extra-complete = Well spotted: that would complete the grey island! Save it for the next turn and take the coin now.
lesson-silver-gold-extra-elsewhere = That’s allowed. But a coin is better than an empty cell. Take the highlighted one.
lesson-silver-gold-single = One cell is missing on the grey island. Instead of the pattern you may always mark a single cell: press “Single cell” and mark it.
lesson-silver-gold-single-pattern = You may, but the missing cell completes your grey island right now. Press “Single cell” and mark it.
lesson-silver-gold-island = Complete! The grey island brings you { $points } points. Now take a new one from the display: the orange island with the palm.
lesson-silver-gold-island-hidden = That would be a surprise from the draw pile. Take the orange island: you can see what’s on it.
lesson-silver-gold-island-other = A good island too. For this lesson, take the orange one with the palm.
lesson-silver-gold-turn = This pattern only fits here if you turn it. Turn it until it lies on the highlighted cells of the green island. There’s a coin among them.
lesson-silver-gold-turn-elsewhere = It fits there as well. But turn it and put it on the highlighted cells: you want that coin.
lesson-silver-gold-palm = Now the palm, at the top of the orange island. It scores at once: 1 point, plus 1 for every palm in the display.
lesson-silver-gold-palm-elsewhere = You may mark there. But take the palm while there are many palms in the display.
lesson-silver-gold-cup = That palm was worth { $palm } points. You have { $coins } coins, and a fourth one fills your first coin row. Get it!
lesson-silver-gold-cup-elsewhere = No coin there. The highlighted cells have one, and it wins you a cup.
lesson-silver-gold-rounds = A full row wins the highest cup: { $cup } points for you, the next player gets less. Seven turns make a round, and four rounds a game.

lesson-silver-gold-seals = This is the last turn of another game. The seal on your purple island pays at the end: 2 points for every orange island you’ve completed. You have three.
lesson-silver-gold-last = Your purple island lacks two cells, and this pattern fits there if you turn it. Complete it!
lesson-silver-gold-last-grey = That completes the grey island, for { $grey } points. The purple one brings { $purple }!
lesson-silver-gold-last-elsewhere = That completes nothing, and an island that isn’t complete scores nothing. Complete the purple one.
lesson-silver-gold-score = { $islands } for islands, { $coins } for coins, { $cups } for cups, { $palms } for palms and { $seals } for seals: { $total } points. Pip has { $other }. You win!
lesson-silver-gold-end = Now you know everything that matters. Your first game is against Pip, who is in no hurry, and tips will help you.
