## The board of Timeline in the browser. Names of cards and of people are never inflected.

# A card of the line with its date, after "á milli", "fyrir" or "eftir": "1608 (Sjónaukinn)". The date comes first, so
# that the preposition governs a number and not a name.
web-timeline-named = { $date } ({ $card })
web-timeline-front = { $card }: { $claim }

web-timeline-line = { -timeline(case: "capital-definite") }: { $cards } spil, { $order ->
    [numbers] lægsta talan fyrst
   *[years] það elsta fyrst
}
# A card of the line; it can be opened to read its story
web-timeline-line-card = { $card }, { $date }. Lesa söguna
# A place in the line. $between: "á milli 1608 (Sjónaukinn) og 1783 (Loftbelgurinn)"
web-timeline-gap = { -place(case: "capital") } { $between }
web-timeline-gap-card = { $card }: { -place } { $between }
web-timeline-here = hér
web-timeline-larger = Stærri spil
web-timeline-smaller = Minni spil

web-timeline-your-turn = Þú átt að gera
web-timeline-turn = { $name } á að gera
web-timeline-round = { $round }. { -round }
web-timeline-tie-break = { -tie-break(case: "capital") }
web-timeline-pile = { -draw-pile(case: "capital") }: { $cards }
web-timeline-box = { -box(case: "capital") }: { $cards }
web-timeline-pile-top = Næst í { -draw-pile(case: "definite-dative") }: { $card }

web-timeline-seat-cards = { $cards ->
    [0] engin spil
   *[other] { $cards } spil
}
web-timeline-seat-out = úr leik
web-timeline-seat-away = sambandslaust
# The whole seat for a screen reader. $names: the fronts of the cards
web-timeline-seat = { $name }, { $state }
web-timeline-seat-holding = { $name }, { $state }: { $names }
web-timeline-seats = { -player(case: "capital-plural") }
web-timeline-hand-of = { $name }: spilin
web-timeline-hand = Spilin þín
web-timeline-hand-empty = Þú átt engin spil eftir. Hinir klára { -round(case: "definite-accusative") }.
web-timeline-hand-out = Þú ert úr leik en mátt horfa á.
web-timeline-hand-card = Spil { $number }: { $card }
web-timeline-hand-card-claim = Spil { $number }: { $card }, { $claim }
web-timeline-on-line = á línunni

web-timeline-choose = Veldu spil og síðan { -place(case: "accusative") } fyrir það á { -timeline(case: "definite-dative") }.
web-timeline-choose-place = { $order ->
    [numbers] Hvar á þetta heima? Veldu { -place(case: "accusative") } á { -timeline(case: "definite-dative") }.
   *[years] Hvenær var þetta? Veldu { -place(case: "accusative") } á { -timeline(case: "definite-dative") }.
}
web-timeline-choose-card = Hvaða spil á heima { $between }?
web-timeline-same-date = { $order ->
    [numbers] Sama tala: það er rétt hvorum megin sem er.
   *[years] Sama { -date }: það er rétt hvorum megin sem er.
}
web-timeline-ask = { $card }, { $between }?
web-timeline-ask-more = Ekki er hægt að taka þetta aftur: ef þetta er rétt liggur spilið kyrrt, annars fer það í { -box(case: "definite-accusative") }.
web-timeline-turn-over = Snúa við
web-timeline-elsewhere = Velja annan { -place(case: "accusative") }
web-timeline-turning = Spilinu er snúið við …

web-timeline-right = { $name }: rétt, { $date }
web-timeline-wrong = { $name }: ekki rétt, { $date }
web-timeline-you-right = Rétt: { $date }
web-timeline-you-wrong = Rangur { -place }: { $date }
web-timeline-to-box = Spilið fer í { -box(case: "definite-accusative") }: { $card }.
web-timeline-turned = Síðast snúið við
web-timeline-read = Lesa meira
web-timeline-doubt = Er eitthvað rangt á þessu spili?
web-timeline-close = Loka

web-timeline-keys = Flýtilyklar
web-timeline-keys-title = Spilað með lyklaborðinu
web-timeline-keys-choose = velja eitt af spilunum þínum
web-timeline-keys-walk = fara eftir línunni
web-timeline-keys-ends = fara fremst og aftast á línuna
web-timeline-keys-lay = leggja spilið niður, snúa því við, lesa spil
web-timeline-keys-let-go = hætta við
web-timeline-keys-zoom = stærra og minna
web-timeline-keys-help = sýna flýtilyklana
web-timeline-key-digits = 1 til 9
web-timeline-key-arrows = Örvar
web-timeline-key-ends = Home, End
web-timeline-key-enter = Enter
web-timeline-key-escape = Esc

## On the home page

web-timeline-fan-pyramid = Pýramídinn mikli
web-timeline-fan-voyage = Vínlandsförin
web-timeline-fan-balloon = Loftbelgurinn
web-timeline-fan-moon = Tungllendingin
web-timeline-finished = Tímalínan í lokin
web-timeline-finished-tokens = Merkin sýna hver lagði hvert spil.
web-timeline-finished-wrong = Spil á þræði var lagt á rangan stað: það hangir þar sem það átti heima.
web-timeline-finished-chosen = { $name }: { $between }
web-timeline-knew = Hver vissi hvað
web-timeline-knew-of = { $right } af { $cards }

## How the winner won, below their name

web-timeline-why-only-one-finished = Eini { -player(case: "definite") } án spila.
web-timeline-why-fewest-cards = Fæst spil.
