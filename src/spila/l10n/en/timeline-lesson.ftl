## The first game of Timeline. { $other } is the player across the table.

lesson-timeline-welcome = In the middle there’s a card that shows its date. In front of you are two cards whose dates you can’t see. Get rid of them by placing them correctly.
lesson-timeline-earlier = When did people first use metal coins? Surely long before Beethoven. Place the card before his.
lesson-timeline-wrong = Correct, it stays. Now see what happens when you’re wrong: place the sliced bread before all the other cards.
lesson-timeline-new-card = It went into the box, and you drew a new card. Notre-Dame is younger than metal coins but older than Beethoven. Place it between them.
lesson-timeline-done = At the end of the round you had no cards left and { $other } still had some: you’ve won!
