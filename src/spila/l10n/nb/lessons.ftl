## First games: what several games share. { $other } is the player across the table.

lesson-opponent = Robin
lesson-next = Gå videre
lesson-again = En gang til
lesson-play = Spill på ordentlig
lesson-not-that = Det er også lov, men prøv det andre først: { $hint }
