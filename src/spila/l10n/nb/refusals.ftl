## Why a move is against the rules: what several games share. The rest is in the files of the games.

refusal-not-your-turn = { $player } har turen.
refusal-no-such-seat = Den plassen ved bordet finnes ikke.
refusal-match-over = Spillet er slutt.
refusal-not-in-hand = Du har ikke det kortet.
