## First games: what several games share. { $other } is the player across the table.

lesson-opponent = Noa
lesson-next = Seuraava
lesson-again = Pelaa se uudelleen
lesson-play = Pelaa oikea peli
lesson-not-that = Sekin on sallittua, mutta kokeile ensin tätä: { $hint }
