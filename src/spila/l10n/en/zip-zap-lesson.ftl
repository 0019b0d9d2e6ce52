## The first game of Zip Zap. { $other } is the player across the table.

lesson-zip-zap-welcome = Zip Zap has no turns. Everyone plays cards on the same pile as fast as they can. But there’s no rush here.
lesson-zip-zap-fits = There’s a red 3 on the pile. The next number of the same colour fits: play your 4.
lesson-zip-zap-again = Nobody was quicker. Play the 5 too.
lesson-zip-zap-joker = { $other } got the 6 in first. Jokers fit on every colour: play your joker 7.
lesson-zip-zap-on-joker = On a joker, the next number fits in any colour. Play the 8.
lesson-zip-zap-zap = { $other } has a 9. But the top card is yours: call ZAP! and nobody can get in first.
lesson-zip-zap-free = Now you can play any card. Play the 10.
lesson-zip-zap-last = Nothing comes after a 10, so you get to play any card again. It’s your last one.
lesson-zip-zap-done = Zip Zap! You’re out of cards. The others count the points in their hands, and after the last round the player with the fewest points wins.
