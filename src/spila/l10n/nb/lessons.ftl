## First games: what several games share. { $other } is the player across the table.

lesson-opponent = Robin
lesson-next = Neste
lesson-again = Spill det en gang til
lesson-play = Spill på ordentlig
lesson-not-that = Det er også lov, men prøv dette først: { $hint }
