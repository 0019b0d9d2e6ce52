## Why a bot moved as it did, and what a hint says: what several games share

reason-random = No reason at all.
reason-anything = It fits.
reason-only-move = There is nothing else to do.
