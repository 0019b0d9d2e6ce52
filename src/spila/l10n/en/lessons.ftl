## First games: what several games share. { $other } is the player across the table.

lesson-opponent = Robin
lesson-next = Next
lesson-again = Play it again
lesson-play = Play a real game
lesson-not-that = That’s allowed too, but try this first: { $hint }
