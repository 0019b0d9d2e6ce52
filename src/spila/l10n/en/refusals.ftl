## Why a move is against the rules: what several games share. The rest is in the files of the games.

refusal-not-your-turn = It is the turn of { $player }.
refusal-no-such-seat = There is no such seat.
refusal-match-over = The match is over.
refusal-not-in-hand = You do not hold that card.
