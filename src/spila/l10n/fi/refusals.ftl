## Why a move is against the rules: what several games share. The rest is in the files of the games.

refusal-not-your-turn = Nyt on vuorossa { $player }.
refusal-no-such-seat = Sellaista paikkaa ei ole.
refusal-match-over = Peli on jo päättynyt.
refusal-not-in-hand = Sinulla ei ole sitä korttia.
