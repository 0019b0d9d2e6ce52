## Why a bot moved as it did, and what a hint says: what several games share

reason-random = Ilman mitään syytä.
reason-anything = Se käy.
reason-only-move = Muuta ei voi tehdä.
level-gentle = Leppoisa
    .help = Ei pidä kiirettä. Sopii lapsille ja ensimmäisiin peleihin.
