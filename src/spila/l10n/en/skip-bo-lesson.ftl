## The first game of Skip-Bo. { $other } is the player across the table.

lesson-skip-bo-welcome = This is your table. The pile on your left is your stock pile: two cards. Whoever empties theirs first wins. { $other } has three.
lesson-skip-bo-stock = The first pile in the middle shows a 3, so a 4 comes next. Your stock pile has a 4 on top. Play it.
lesson-skip-bo-one = The next card of your stock pile is turned up: a 9, which has to wait. In your hand is a 1. Begin a new pile with it.
lesson-skip-bo-substitute = The first pile needs a 5. You have none, but you have a 6. Let five coins stand for the 5 and put the 6 on top.
lesson-skip-bo-buy = Your new pile needs a 2, and there is one on top of { $other }’s stock pile. Buy it for one coin.
lesson-skip-bo-after-buy = It went straight onto the pile. A 3 fits on it, and you have one.
lesson-skip-bo-toll = Your 7 fits on the 6. It shows two coins: after playing it you have to pay two coins to go on. Play it.
lesson-skip-bo-pay = Pay the two coins. If you did not, your turn would end with a discard.
lesson-skip-bo-discard = Nothing more fits. End your turn: put the 12 on one of your discard piles. Then { $other } plays.
lesson-skip-bo-win = { $other } has put an 8 on the pile. Your last stock card is a 9!
lesson-skip-bo-done = Your stock pile is empty: you have won. Coins beside a pile come back to everybody when somebody finishes it with a 12. Now you know it all.
