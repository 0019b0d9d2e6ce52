timeline-together-name = Sameiginleg tímalína
timeline-together-event-answered = { $seat } svarar.
timeline-together-event-turned = Spilinu er snúið við: { $card } ({ $value }).
timeline-together-event-ready = { $seat } bíður eftir næsta spili.
timeline-together-event-shown = { $round }. spil: { $card }. Hvar á það heima?
timeline-together-event-talk-over = Umræðutíminn er liðinn. Nú er hægt að velja bil.
timeline-together-event-out = Engin líf eftir: { $seats }.
timeline-together-event-joined = { $seat } bætist í hópinn.
timeline-together-event-player-left = { $seat } hættir.
timeline-together-event-match-ended = { $result }

timeline-together-move-answer = { $gap }: { $between }
timeline-together-move-ready = Næsta spil
timeline-together-between = { $order ->
    [numbers] á milli { $left } og { $right }
   *[years] á milli spila frá { $left } og { $right }
}
timeline-together-before = { $order ->
    [numbers] á undan { $right }
   *[years] á undan spili frá { $right }
}
timeline-together-after = { $order ->
    [numbers] á eftir { $left }
   *[years] á eftir spili frá { $left }
}

timeline-together-result-all-cards = { $count ->
    [0] Öll spilin eru komin á tímalínuna.
    [1] { $winners } sigrar með flest stig.
   *[other] Sameiginlegur sigur með flest stig: { $winners }.
}
timeline-together-result-no-lives = Enginn á líf eftir. { $count ->
    [0] Enginn sigrar.
    [1] { $winners } sigrar með flest stig.
   *[other] Sameiginlegur sigur með flest stig: { $winners }.
}
timeline-together-result-last-standing = Aðeins einn leikmaður á enn líf. { $count ->
    [0] Enginn sigrar.
    [1] { $winners } sigrar með flest stig.
   *[other] Sameiginlegur sigur með flest stig: { $winners }.
}
timeline-together-result-all-left = Allir hafa hætt.

timeline-together-board-line = { -timeline(case: "capital-definite") }
timeline-together-board-gap = bil
timeline-together-board-date = { -date }
timeline-together-board-card = spil
timeline-together-board-player = { -player }
timeline-together-board-state = staða
timeline-together-board-points = stig
timeline-together-board-status = { $status ->
    [done] búið
    [answered] svar komið
    [out] engin líf eftir
    [left] hætt
   *[thinking] að hugsa
}
timeline-together-board-round = { $round }. spil af { $rounds }, { $missing ->
    [0] öll svör komin
    [one] { $missing } svar vantar
   *[other] { $missing } svör vantar
}
timeline-together-board-open = Hvar á spilið heima? { $card }
timeline-together-typed = Sláðu inn bókstaf bilsins, til dæmis c, eða númer af listanum.

## Why a move is against the rules

refusal-card-still-open = Ekki er enn búið að snúa spilinu við.
refusal-ready-already = Þú ert nú þegar að bíða eftir næsta spili.
refusal-card-turned = Búið er að snúa spilinu við og ekki hægt að svara lengur.
refusal-still-talking = Liðin eru enn að ræða málin. Hægt verður að svara eftir smástund.
refusal-no-lives = Þú átt engin líf eftir.
refusal-no-such-gap = Þetta bil er ekki á { -timeline(case: "definite-dative") }.
refusal-same-gap = Þú ert nú þegar með þetta bil.
refusal-has-left = Þessi { -player } er ekki lengur með.

## Why a bot moved as it did, and what a hint says

reason-gap-surest = { $sure }% vissa um þetta bil.
reason-gap-no-idea = Ágiskun.
reason-seen-enough = Hér er ekkert meira að gera: áfram í næsta spil.
reason-talked-enough = Hér er ekkert að ræða: best að svara.

## How matches end, in a table

reason-all-cards = öll spilin á tímalínunni
reason-no-lives = engin líf eftir
reason-last-standing = aðeins einn átti líf eftir
reason-all-left = allir hættu

## What is wrong with a position

position-answer = einhver er með svar sem er ekki til
position-history = spilin sem búið er að snúa passa ekki við tímalínuna
position-sides = stigatölur eru of fáar eða of margar miðað við leikmenn eða lið
position-turned = spil er merkt opið, eða eins og búið sé að snúa því við, en það fær ekki staðist
