## Why a bot moved as it did, and what a hint says: what several games share

reason-random = Ingen grunn i det hele tatt.
reason-anything = Det passer.
reason-only-move = Det er ikke noe annet å gjøre.
level-gentle = Snill
    .help = Tar seg god tid. Fin for barn og for de første spillene.
