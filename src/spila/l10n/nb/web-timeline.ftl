## Timeline-bordet i nettleseren

# Et kort på tidslinjen med dato: «Teleskopet 1608»
web-timeline-named = «{ $card }» ({ $date })
web-timeline-front = { $card }: { $claim }

web-timeline-line = { -timeline(form: "Definite") }: { $cards } kort, { $order ->
    [numbers] minste tall først
   *[years] det tidligste først
}
# Et kort på tidslinjen; det kan åpnes for å lese historien
web-timeline-line-card = { $card }, { $date }. Les historien
# En plass på tidslinjen. $between: «mellom Teleskopet 1608 og Varmluftballongen 1783»
web-timeline-gap = { -place(form: "Definite") } { $between }
web-timeline-gap-card = { $card }: { -place(form: "definite") } { $between }
web-timeline-here = her
web-timeline-larger = Større kort
web-timeline-smaller = Mindre kort

web-timeline-your-turn = Din tur
web-timeline-turn = { $name } har turen
web-timeline-round = Runde { $round }
web-timeline-tie-break = { -tie-break-round(form: "Indefinite") }
web-timeline-pile = { -card-pile(form: "Indefinite") }: { $cards }
web-timeline-box = { -box(form: "Indefinite") }: { $cards }
web-timeline-pile-top = Neste i { -card-pile(form: "definite") }: { $card }

web-timeline-seat-cards = { $cards ->
    [0] ingen kort
   *[other] { $cards } kort
}
web-timeline-seat-out = ute
web-timeline-seat-away = frakoblet
# Hele plassen for en skjermleser. $names: forsidene på kortene
web-timeline-seat = { $name }, { $state }
web-timeline-seat-holding = { $name }, { $state }: { $names }
web-timeline-seats = Spillere
web-timeline-hand-of = Kortene til { $name }
web-timeline-hand = Dine kort
web-timeline-hand-empty = Du har ingen kort igjen. De andre spiller runden ferdig.
web-timeline-hand-out = Du er ute av spillet, men du kan se på.
web-timeline-hand-card = Kort { $number }: { $card }
web-timeline-hand-card-claim = Kort { $number }: { $card }, { $claim }
web-timeline-on-line = på { -timeline(form: "definite") }

web-timeline-choose = Velg et kort, og så { -place(form: "definite") } på { -timeline(form: "definite") }.
web-timeline-choose-place = { $order ->
    [numbers] Hvor hører det hjemme? Velg { -place(form: "definite") } på { -timeline(form: "definite") }.
   *[years] Når var det? Velg { -place(form: "definite") } på { -timeline(form: "definite") }.
}
web-timeline-choose-card = Hvilket kort hører hjemme { $between }?
web-timeline-same-date = { $order ->
    [numbers] Ved samme tall er det riktig både før og etter.
   *[years] Ved samme dato er det riktig både før og etter.
}
web-timeline-ask = «{ $card }» { $between }?
web-timeline-ask-more = Du kan ikke ombestemme deg: Er det riktig, blir kortet liggende; er det feil, går det i { -box(form: "definite") }.
web-timeline-turn-over = Snu kortet
web-timeline-elsewhere = Velg en annen { -place }
web-timeline-turning = Kortet snus …

web-timeline-right = { $name } la riktig: { $date }
web-timeline-wrong = { $name } la feil: { $date }
web-timeline-you-right = Riktig: { $date }
web-timeline-you-wrong = Feil { -place }: { $date }
web-timeline-to-box = «{ $card }» går i { -box(form: "definite") }.
web-timeline-turned = Sist snudd
web-timeline-read = Les videre
web-timeline-doubt = Er det noe galt med dette kortet?
web-timeline-close = Lukk

web-timeline-keys = Taster
web-timeline-keys-title = Spille med tastaturet
web-timeline-keys-choose = velg et av kortene dine
web-timeline-keys-walk = gå langs { -timeline(form: "definite") }
web-timeline-keys-ends = gå til begynnelsen eller slutten
web-timeline-keys-lay = legg ut kortet, snu det, les et kort
web-timeline-keys-let-go = avbryt
web-timeline-keys-zoom = zoom inn og ut
web-timeline-keys-help = vis disse tastene
web-timeline-key-digits = 1 til 9
web-timeline-key-arrows = Piltaster
web-timeline-key-ends = Home, End
web-timeline-key-enter = Enter
web-timeline-key-escape = Esc

## På startsiden

web-timeline-fan-pyramid = Keopspyramiden
web-timeline-fan-voyage = Vinlandsferden
web-timeline-fan-balloon = Varmluftballongen
web-timeline-fan-moon = Månelandingen
web-timeline-finished = Den ferdige tidslinjen
web-timeline-finished-tokens = Brikkene viser hvem som la hvert kort.
web-timeline-finished-wrong = Kort som henger i en tråd, ble lagt feil. De henger der de hører hjemme.
web-timeline-finished-chosen = { $name }: { $between }
web-timeline-knew = Hvem visste hva
web-timeline-knew-of = { $right } av { $cards }

## How the winner won, below their name

web-timeline-why-only-one-finished = Eneste spiller uten kort.
web-timeline-why-fewest-cards = Færrest kort.
