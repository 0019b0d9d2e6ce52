## Why a bot moved as it did, and what a hint says: what several games share

reason-random = Helt på måfå.
reason-anything = Det passar.
reason-only-move = Det finns inget annat att göra.
level-gentle = Snäll
    .help = Tar god tid på sig. Passar barn och de första spelen.
