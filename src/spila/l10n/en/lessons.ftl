## First games. { $other } is the player across the table.

lesson-opponent = Robin
lesson-next = Go on
lesson-again = Once more
lesson-play = Play a real game
lesson-not-that = That would be allowed too, but try the other thing first: { $hint }

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

lesson-zip-zap-welcome = Zip Zap has no turns. Everybody lays cards on the same pile as fast as they can. Here nobody hurries you.
lesson-zip-zap-fits = A red 3 lies on the pile. The next number of the same colour fits: lay your 4.
lesson-zip-zap-again = Nobody else was quicker. Lay the 5 too.
lesson-zip-zap-joker = { $other } was first with the 6. Jokers fit on every colour: lay your joker 7.
lesson-zip-zap-on-joker = On a joker the next number fits in any colour. Lay the 8.
lesson-zip-zap-zap = { $other } has a 9 in hand. But the card on top is yours: call ZAP! and nobody can come between.
lesson-zip-zap-free = Now you may lay any card. Take the 10.
lesson-zip-zap-last = Nothing comes after a 10, so you lay any card once more. It is your last one.
lesson-zip-zap-done = Zip Zap! You are out. The others count what they still hold, and fewest points win after the last round.

lesson-timeline-welcome = In the middle lies a card with its date. In front of you are two cards without dates. Get rid of them by placing them rightly in time.
lesson-timeline-earlier = When did people first use metal coins? Surely long before Beethoven. Put the card to the left.
lesson-timeline-wrong = Right, it stays. Now see what happens when a card is wrong: put the sliced bread to the left of everything.
lesson-timeline-new-card = It went into the box, and you drew a new card. Notre-Dame is younger than coins and older than Beethoven. Put it between them.
lesson-timeline-done = You had no cards left at the end of the round, and { $other } still had some: you have won.
