timeline-name = Timeline
timeline-event-placed = { $seat }: ”{ $card }” ({ $value }) – { $right ->
    [yes] oikein!
   *[no] väärin, kortti menee { -box(case: "illative") }.
}
timeline-event-drew = { $seat }: uusi kortti on { $card }.
timeline-event-recycled = { -box(case: "capital-genitive") } korteista sekoitetaan uusi { -draw-pile }: { $cards ->
    [one] 1 kortti
   *[other] { $cards } korttia
}.
timeline-event-took-back = { $seat }: ”{ $card }” otetaan takaisin, koska nostettavaa ei ole.
timeline-event-stuck = { $seat }: ei kortteja jäljellä eikä nostettavana.
timeline-event-turn-began = Vuorossa: { $seat }.
timeline-event-round-ended = { -round(case: "capital") } { $round } päättyi.
timeline-event-eliminated = Pois pelistä: { $seats }.
timeline-event-player-left = { $seat }: poistunut pelistä.
timeline-event-tie-break = { -tie-break-round(case: "capital") }: { $seats }.
timeline-event-match-ended = { $result }

# "The card" carries the case: dates come as finished text, with or without a unit, and cannot be inflected.
timeline-move-place = { $card } → { $between }
timeline-between = korttien { $left } ja { $right } väliin
timeline-before = { $order ->
    [numbers] ennen korttia { $right }
   *[years] ennen korttia { $right }
}
timeline-after = { $order ->
    [numbers] kortin { $left } jälkeen
   *[years] kortin { $left } jälkeen
}

timeline-result-only-one-finished = Voitto: { $winners }, ainoana ilman kortteja.
timeline-result-fewest-cards = { $count ->
    [one] Voitto
   *[other] Jaettu voitto
} pienimmällä korttimäärällä: { $winners }.
timeline-result-no-card-for-tie-break = { $count ->
    [one] Voitto
   *[other] Jaettu voitto
}: { $winners }. { -tie-break-round(case: "capital-illative") } ei riitä kortteja.
timeline-result-others-left = Voitto: { $winners }. Kaikki muut ovat poistuneet.
timeline-result-nobody-left = Ei voittajaa: kenelläkään ei ole korttia asetettavana.

timeline-board-line = { -timeline(case: "capital") }
timeline-board-place = paikka
timeline-board-card = kortti
timeline-board-date = { -date }
timeline-board-player = pelaaja
timeline-board-cards = kortit edessä
timeline-board-round = { -round(case: "capital") } { $round }, { -draw-pile(case: "inessive") } { $pile }, { -box(case: "inessive") } { $box }
timeline-board-out = pois pelistä
timeline-typed = Kirjoita korttisi ja paikan numero: 2 0

## Why a move is against the rules

refusal-no-such-place = { -timeline(case: "capital-adessive") } on paikat 0–{ $most }.
refusal-not-in-the-game = Se pelaaja ei ole enää mukana pelissä.

## Why a bot moved as it did, and what a hint says

reason-no-idea = Arvaus.
reason-surest = Varmin kortti ja paikka, varmuus { $sure } %.
reason-last-card = Viimeinen kortti, paikan varmuus { $sure } %.
reason-keep-up = Joku on jo päässyt eroon korteistaan: vain oikea paikka pitää pelin auki. Varmuus { $sure } %.
reason-tie-break = { -tie-break-round(case: "capital") } riippuu tästä kortista. Varmuus { $sure } %.

## How matches end, in a table

reason-only-one-finished = vain yksi ilman kortteja
reason-fewest-cards = vähiten kortteja
reason-no-card-for-tie-break = ei korttia { -tie-break-round(case: "illative") }
reason-others-left = muut poistuivat
reason-nobody-left = kukaan ei voinut asettaa korttia
