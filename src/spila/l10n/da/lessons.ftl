## First games: what several games share. { $other } is the player across the table.

lesson-opponent = Robin
lesson-next = Næste
lesson-again = Spil det igen
lesson-play = Spil et rigtigt spil
lesson-not-that = Det er også tilladt, men prøv det her først: { $hint }
