## Why a bot moved as it did, and what a hint says: what several games share

reason-random = No particular reason.
reason-anything = It fits.
reason-only-move = There’s nothing else you can do.
level-gentle = Gentle
    .help = Takes its time. Good for children and for the first few games.
