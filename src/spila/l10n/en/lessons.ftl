## First games: what several games share. { $other } is the player across the table.

lesson-opponent = Robin
lesson-next = Go on
lesson-again = Once more
lesson-play = Play a real game
lesson-not-that = That would be allowed too, but try the other thing first: { $hint }
