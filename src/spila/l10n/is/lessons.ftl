## First games: what several games share. { $other } is the player across the table.

lesson-opponent = Blær
lesson-next = Áfram
lesson-again = Spila það aftur
lesson-play = Spila í alvöru
lesson-not-that = Þetta er líka leyfilegt, en prófaðu fyrst þetta: { $hint }
