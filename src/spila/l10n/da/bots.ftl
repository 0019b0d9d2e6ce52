## Why a bot moved as it did, and what a hint says: what several games share

reason-random = Uden særlig grund.
reason-anything = Det passer.
reason-only-move = Der er ikke andet at gøre.
level-gentle = Blid
    .help = Tager sig god tid. God til børn og til de første spil.
