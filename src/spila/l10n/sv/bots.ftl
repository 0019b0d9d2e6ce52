## Why a bot moved as it did, and what a hint says: what several games share

reason-random = Helt på måfå.
reason-anything = Det passar.
reason-only-move = Det finns inget annat att göra.
