## The first game of Zip Zap. { $other } is the player across the table.

lesson-zip-zap-welcome = Zip Zap has no turns. Everybody lays cards on the same pile as fast as they can. Here nobody hurries you.
lesson-zip-zap-fits = A red 3 lies on the pile. The next number of the same colour fits: lay your 4.
lesson-zip-zap-again = Nobody else was quicker. Lay the 5 too.
lesson-zip-zap-joker = { $other } was first with the 6. Jokers fit on every colour: lay your joker 7.
lesson-zip-zap-on-joker = On a joker the next number fits in any colour. Lay the 8.
lesson-zip-zap-zap = { $other } has a 9 in hand. But the card on top is yours: call ZAP! and nobody can come between.
lesson-zip-zap-free = Now you may lay any card. Take the 10.
lesson-zip-zap-last = Nothing comes after a 10, so you lay any card once more. It is your last one.
lesson-zip-zap-done = Zip Zap! You are out. The others count what they still hold, and fewest points win after the last round.
