## Why a move is against the rules: what several games share. The rest is in the files of the games.

refusal-not-your-turn = Det är { $player ->
    [Du] du
   *[other] { $player }
} som är på { -turn }.
refusal-no-such-seat = Den { -seat(form: "definite") } finns inte.
refusal-match-over = { -match(form: "Definite") } är slut.
refusal-not-in-hand = Du har inte det kortet.
