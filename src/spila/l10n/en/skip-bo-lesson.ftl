## The first game of Skip-Bo. { $other } is the player across the table.

lesson-skip-bo-welcome = This is your table. The pile on your left is your stock pile: two cards. The first player to empty their stock pile wins. { $other } has three cards.
lesson-skip-bo-stock = The first pile in the middle shows a 3, so a 4 comes next. There’s a 4 on top of your stock pile. Play it.
lesson-skip-bo-one = The next card of your stock pile has been turned up: a 9, which will have to wait. You have a 1 in your hand. Start a new pile with it.
lesson-skip-bo-substitute = The first pile needs a 5. You don’t have one, but you do have a 6. Use five coins as the 5 and put the 6 on top.
lesson-skip-bo-buy = Your new pile needs a 2, and there’s one on top of { $other }’s stock pile. Buy it for one coin.
lesson-skip-bo-after-buy = It went straight onto the pile. Next comes a 3, and you have one.
lesson-skip-bo-toll = Your 7 fits on the 6. It shows two coins: once you’ve played it, you have to pay two coins to go on. Play it.
lesson-skip-bo-pay = Pay the two coins. If you didn’t, you’d have to discard and your turn would be over.
lesson-skip-bo-discard = Nothing else fits. End your turn: put the 12 on one of your discard piles. Then it’s { $other }’s turn.
lesson-skip-bo-win = { $other } has played an 8. Your last stock card is a 9!
lesson-skip-bo-done = Your stock pile is empty: you’ve won! One last thing: when someone completes a pile with a 12, the coins beside it are dealt back to everyone. Now you know everything you need.
