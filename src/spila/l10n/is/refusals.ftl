## Why a move is against the rules: what several games share. The rest is in the files of the games.

refusal-not-your-turn = { $player } leikur núna.
refusal-no-such-seat = Þetta sæti er ekki til.
refusal-match-over = { -match(case: "capital-definite-dative") } er lokið.
refusal-not-in-hand = Þú ert ekki með þetta spil.
