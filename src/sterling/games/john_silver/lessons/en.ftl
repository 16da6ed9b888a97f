# The first lesson of John Silver: what is said in each step, and the answers to other moves.

lesson-john-silver-chapter-rows = Rows and pairs
lesson-john-silver-chapter-finish = The last card

lesson-john-silver-goal = You are after gold. Cards with gold coins bring you 1 point a coin, black spots cost you. The big number isn’t worth anything: it only decides who wins a card.
lesson-john-silver-keep = These are your six cards. If none of them showed apples, you could exchange them all. Yours do, so keep them.
lesson-john-silver-lay = The columns under your two characters are yours. Play the ship 8 into the row of ships, in the first column.
lesson-john-silver-lay-other-column = Any column is allowed. Here, play it into the first one.
lesson-john-silver-lay-other = You may play that card. Here, begin with the ship 8, in the first column.
lesson-john-silver-own = After playing you draw a card. Nell has played a ship too. Play your ship 9 into your other column.
lesson-john-silver-own-theirs = That’s Nell’s column: she would win a good card. Play it into your own, the third one.
lesson-john-silver-own-other = You may play that card. Here, play the ship 9 into the third column.
lesson-john-silver-theirs = You may play into Nell’s columns as well. The ship 1 has two black spots. Let her have it: play it into the last free place of the row.
lesson-john-silver-theirs-other = You may play that. But the ship 1 fills the row, and its spots go to Nell.
lesson-john-silver-paid = Four cards: the row is paid out. The two highest go to the column of the highest card, yours: { $coins } gold coins. The two lowest go to the column of the lowest, Nell’s.
lesson-john-silver-apples = Nell has put a joker with two black spots in your column. Apples help: play the sailor 7, into Nell’s last column.
lesson-john-silver-apples-column = In your own column you might win the apples yourself, and they would score for Nell. Play them into her last column.
lesson-john-silver-apples-other = You may play that card. But only apples get rid of the joker: play the sailor 7.
lesson-john-silver-take-back = After apples you may take a card without apples from the grid instead of drawing. Take the joker off your column.
lesson-john-silver-take-back-draw = You could draw. But then the joker and its spots stay in your column.
lesson-john-silver-take-back-other = You may take that one. But the joker is the one that hurts you.
lesson-john-silver-joker = Now the joker is in your hand. A joker may go into any row. Play it among the chests, into Nell’s first column.
lesson-john-silver-joker-column = That’s your own column! Give it to Nell: play it into the second one.
lesson-john-silver-joker-row = Any row is allowed. Here, play it among the chests, in the second column.
lesson-john-silver-joker-other = You may play that card. But first get rid of the joker.
lesson-john-silver-left = Apples are points too, but not for whoever wins them: at the end they go to the player on the left. Here that’s the other one of you two.

lesson-john-silver-last = Another game, just before its end: the draw pile is empty. Fill the row of chests with your chest 8.
lesson-john-silver-last-other = No row can be filled with that. The chest 8 fills its row.
lesson-john-silver-score = You have { $coins } gold coins, and each of your { $spots } black spots costs 1. Nell scores { $apples } for the apples you won. { $total } to { $other }: you win!
lesson-john-silver-end = With three or four players only those with the most spots pay: 8 points, and 4 for the second. Now play your first game, against Nell. Tips will help you.
