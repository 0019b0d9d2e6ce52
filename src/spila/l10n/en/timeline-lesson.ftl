## The first game of Timeline. { $other } is the player across the table.

lesson-timeline-welcome = In the middle lies a card with its date. In front of you are two cards without dates. Get rid of them by placing them rightly in time.
lesson-timeline-earlier = When did people first use metal coins? Surely long before Beethoven. Put the card to the left.
lesson-timeline-wrong = Right, it stays. Now see what happens when a card is wrong: put the sliced bread to the left of everything.
lesson-timeline-new-card = It went into the box, and you drew a new card. Notre-Dame is younger than coins and older than Beethoven. Put it between them.
lesson-timeline-done = You had no cards left at the end of the round, and { $other } still had some: you have won.
