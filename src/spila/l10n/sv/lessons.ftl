## First games: what several games share. { $other } is the player across the table.

lesson-opponent = Robin
lesson-next = Vidare
lesson-again = En gång till
lesson-play = Spela på riktigt
lesson-not-that = Det hade också gått, men prova det andra först: { $hint }
