## Why a move is against the rules: what several games share. The rest is in the files of the games.

refusal-not-your-turn = It’s { $player ->
    [You] your turn.
   *[other] { $player }’s turn.
}
refusal-no-such-seat = There’s no such seat.
refusal-match-over = The match is over.
refusal-not-in-hand = You don’t have that card in your hand.
