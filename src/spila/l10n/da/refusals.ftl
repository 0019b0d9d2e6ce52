## Why a move is against the rules: what several games share. The rest is in the files of the games.

refusal-not-your-turn = { $player } har { -turn(form: "definite") }.
refusal-no-such-seat = Den plads ved bordet findes ikke.
refusal-match-over = Spillet er slut.
refusal-not-in-hand = Det kort har du ikke.
