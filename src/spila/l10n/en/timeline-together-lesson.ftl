## The first game of Timeline together. { $other } is the player across the table.

lesson-timeline-together-welcome = In the middle there’s a card that shows its date. A second card is looking for its place next to it. Everyone places the same card at the same time, and nobody sees what the others choose.
lesson-timeline-together-earlier = When did people first use metal coins? Surely long before Beethoven. Choose the gap before his card.
lesson-timeline-together-next = You and { $other } both chose that gap. The number next to each gap says how many people chose it. Go on to the next card.
lesson-timeline-together-wrong = Now see what happens when you’re wrong: put the sliced bread before all the other cards.
lesson-timeline-together-again = The card goes where it belongs anyway, so the timeline is always correct. Only the right gap earns a point. Go on.
lesson-timeline-together-pick = Notre-Dame: first choose the gap before all the cards.
lesson-timeline-together-change = Until the card is turned over, you can change your mind. Notre-Dame is younger than metal coins but older than Beethoven: choose the gap between them.
lesson-timeline-together-last = Correct! That was the last card.
lesson-timeline-together-done = Everyone built the same timeline, and the player who found the most right gaps has won.
