## First games: what several games share. { $other } is the player across the table.

lesson-opponent = Robin
lesson-next = Nästa
lesson-again = Provspela igen
lesson-play = Spela på riktigt
lesson-not-that = Det är också tillåtet, men prova det här först: { $hint }
