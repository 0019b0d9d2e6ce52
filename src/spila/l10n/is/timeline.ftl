## The names of cards are never inflected and may be plural: no verb and no preposition governs them.

timeline-name = { -timeline(case: "capital") }
timeline-event-placed = { $seat } leggur niður spil: { $card } ({ $value }), { $right ->
    [yes] á réttum { -place(case: "dative") }.
   *[no] á röngum { -place(case: "dative") } og það fer í { -box(case: "definite-accusative") }.
}
timeline-event-drew = { $seat } dregur spil: { $card }.
timeline-event-recycled = Spilin í { -box(case: "definite-dative") } mynda nýjan { -draw-pile(case: "accusative") }: { $cards } spil.
timeline-event-took-back = { $seat } tekur spilið aftur: { $card }. Ekkert er eftir til að draga.
timeline-event-stuck = { $seat }: ekkert spil eftir og ekkert til að draga.
timeline-event-turn-began = { $seat } leikur næst.
timeline-event-round-ended = { $round }. { -round(case: "dative") } er lokið.
timeline-event-eliminated = Úr leik: { $seats }.
timeline-event-player-left = { $seat } hættir.
timeline-event-tie-break = { -tie-break(case: "capital") }: { $seats }.
timeline-event-match-ended = { $result }

timeline-move-place = { $card } → { $between }
timeline-between = { $order ->
    [numbers] á milli { $left } og { $right }
   *[years] á milli spila frá { $left } og { $right }
}
timeline-before = { $order ->
    [numbers] á undan { $right }
   *[years] á undan spili frá { $right }
}
timeline-after = { $order ->
    [numbers] á eftir { $left }
   *[years] á eftir spili frá { $left }
}

timeline-result-only-one-finished = { $winners } sigrar: eini { -player(case: "definite") } án spila.
timeline-result-fewest-cards = { $count ->
    [one] { $winners } sigrar með fæst spil.
   *[other] Sameiginlegur sigur með fæst spil: { $winners }.
}
timeline-result-no-card-for-tie-break = { $count ->
    [one] { $winners } sigrar.
   *[other] Sameiginlegur sigur: { $winners }.
} Engin spil eru eftir í { -tie-break(case: "accusative") }.
timeline-result-others-left = { $winners } sigrar: allir aðrir hafa hætt.
timeline-result-nobody-left = Enginn sigrar: enginn á spil til að leggja niður.

timeline-board-line = { -timeline(case: "capital-definite") }
timeline-board-place = { -place }
timeline-board-card = spil
timeline-board-date = { -date }
timeline-board-player = { -player }
timeline-board-cards = spil { -player(case: "plural-genitive") }
timeline-board-round = { $round }. { -round }, í { -draw-pile(case: "definite-dative") } { $pile }, í { -box(case: "definite-dative") } { $box }
timeline-board-out = úr leik
timeline-typed = Sláðu inn númer spilsins og { -place(case: "definite-accusative") }: 2 0

## Why a move is against the rules

refusal-no-such-place = { -place(case: "capital-plural-definite") } á { -timeline(case: "definite-dative") } eru númer 0 til { $most }.
refusal-not-in-the-game = Þessi { -player } er ekki lengur með.

## Why a bot moved as it did, and what a hint says

reason-no-idea = Ágiskun.
reason-surest = { $sure }% vissa um þetta spil og þennan { -place(case: "accusative") }.
reason-last-card = Síðasta spilið, { $sure }% vissa um { -place(case: "definite-accusative") }.
reason-keep-up = Einhver hefur klárað spilin sín og aðeins réttur { -place } bjargar málinu. { $sure }% vissa.
reason-tie-break = { -tie-break(case: "capital-definite") } veltur á þessu spili. { $sure }% vissa.

## How matches end, in a table

reason-only-one-finished = aðeins einn án spila
reason-fewest-cards = fæst spil
reason-no-card-for-tie-break = ekkert spil eftir í { -tie-break(case: "accusative") }
reason-others-left = hinir hættu
reason-nobody-left = enginn gat lagt niður spil
