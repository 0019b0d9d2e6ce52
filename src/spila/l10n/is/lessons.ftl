## First games: what several games share. { $other } is the player across the table.

lesson-opponent = Blær
lesson-next = Áfram
lesson-again = Einu sinni enn
lesson-play = Spila í alvöru
lesson-not-that = Þetta væri líka leyfilegt, en prófaðu fyrst hitt: { $hint }
