## First games: what several games share. { $other } is the player across the table.

lesson-opponent = Robin
lesson-next = Videre
lesson-again = En gang til
lesson-play = Spil et rigtigt spil
lesson-not-that = Det må du også godt, men prøv først det andet: { $hint }
