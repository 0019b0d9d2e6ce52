## First games: what several games share. { $other } is the player across the table.

lesson-opponent = Noa
lesson-next = Jatka
lesson-again = Uudestaan
lesson-play = Pelaa oikea peli
lesson-not-that = Sekin kävisi, mutta kokeile ensin tätä: { $hint }
