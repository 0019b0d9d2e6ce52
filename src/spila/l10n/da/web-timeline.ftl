## The board of Timeline in the browser

# A card of the line with its date: "Teleskopet 1608"
web-timeline-named = »{ $card }« ({ $date })
web-timeline-front = { $card }: { $claim }

web-timeline-line = { -timeline(form: "Definite") }: { $cards } kort, { $order ->
    [numbers] det laveste først
   *[years] det tidligste først
}
# A card of the line; it can be opened to read its story
web-timeline-line-card = { $card }, { $date }. Læs historien
# A place in the line. $between: "mellem Teleskopet 1608 og Varmluftsballonen 1783"
web-timeline-gap = { -place(form: "Indefinite") } { $between }
web-timeline-gap-card = { $card }: { -place } { $between }
web-timeline-here = her
web-timeline-larger = Større kort
web-timeline-smaller = Mindre kort

web-timeline-your-turn = Din { -turn }
web-timeline-turn = { $name } har { -turn(form: "definite") }
web-timeline-round = { -round(form: "Indefinite") } { $round }
web-timeline-tie-break = { -tie-break(form: "Indefinite") }
web-timeline-pile = { -card-pile(form: "Indefinite") }: { $cards }
web-timeline-box = { -box(form: "Indefinite") }: { $cards }
web-timeline-pile-top = Næste i { -card-pile(form: "definite") }: { $card }

web-timeline-seat-cards = { $cards ->
    [0] ingen kort
   *[other] { $cards } kort
}
web-timeline-seat-out = ude
web-timeline-seat-away = uden forbindelse
# The whole seat for a screen reader. $names: the fronts of the cards
web-timeline-seat = { $name }, { $state }
web-timeline-seat-holding = { $name }, { $state }: { $names }
web-timeline-seats = Spillere
web-timeline-hand-of = Kort hos { $name }
web-timeline-hand = Dine kort
web-timeline-hand-empty = Du har ikke flere kort. De andre spiller { -round(form: "definite") } færdig.
web-timeline-hand-out = Du er ude af spillet, men du kan se på.
web-timeline-hand-card = Kort { $number }: { $card }
web-timeline-hand-card-claim = Kort { $number }: { $card }, { $claim }
web-timeline-on-line = på { -timeline(form: "definite") }

web-timeline-choose = Vælg et kort og derefter dets { -place } på { -timeline(form: "definite") }.
web-timeline-choose-place = { $order ->
    [numbers] Hvor hører det til? Vælg kortets { -place } på { -timeline(form: "definite") }.
   *[years] Hvornår var det? Vælg kortets { -place } på { -timeline(form: "definite") }.
}
web-timeline-choose-card = Hvilket kort hører hjemme { $between }?
web-timeline-same-date = { $order ->
    [numbers] Samme tal: Begge sider er rigtige.
   *[years] Samme { -date }: Begge sider er rigtige.
}
web-timeline-ask = »{ $card }« { $between }?
web-timeline-ask-more = Du kan ikke fortryde: Er det rigtigt, bliver kortet liggende; er det forkert, ryger det i { -box(form: "definite") }.
web-timeline-turn-over = Vend kortet
web-timeline-elsewhere = Vælg en anden { -place }
web-timeline-turning = Kortet vendes …

web-timeline-right = { $name } lagde det rigtigt: { $date }
web-timeline-wrong = { $name } lagde det forkert: { $date }
web-timeline-you-right = Rigtigt: { $date }
web-timeline-you-wrong = Forkert: { $date }
web-timeline-to-box = »{ $card }« ryger i { -box(form: "definite") }.
web-timeline-turned = Sidst vendt
web-timeline-read = Læs mere
web-timeline-doubt = Er der noget galt med dette kort?
web-timeline-close = Luk

web-timeline-keys = Taster
web-timeline-keys-title = Spil med tastaturet
web-timeline-keys-choose = vælg et af dine kort
web-timeline-keys-walk = gå langs { -timeline(form: "definite") }
web-timeline-keys-ends = gå til dens begyndelse eller slutning
web-timeline-keys-lay = læg kortet, vend det, læs et kort
web-timeline-keys-let-go = fortryd valget
web-timeline-keys-zoom = zoom ind og ud
web-timeline-keys-help = vis disse taster
web-timeline-key-digits = 1 til 9
web-timeline-key-arrows = Piletaster
web-timeline-key-ends = Home, End
web-timeline-key-enter = Enter
web-timeline-key-escape = Esc

## On the home page

web-timeline-fan-pyramid = Keopspyramiden
web-timeline-fan-voyage = Vinlandsfærden
web-timeline-fan-balloon = Varmluftsballonen
web-timeline-fan-moon = Månelandingen
web-timeline-finished = Den færdige tidslinje
web-timeline-finished-tokens = Brikkerne viser, hvem der lagde hvert kort.
web-timeline-finished-wrong = Kort, der hænger i en tråd, blev lagt forkert: De hænger, hvor de hører til.
web-timeline-finished-chosen = { $name }: { $between }
web-timeline-knew = Hvem vidste hvad
web-timeline-knew-of = { $right } af { $cards }

## How the winner won, below their name

web-timeline-why-only-one-finished = Den eneste uden kort.
web-timeline-why-fewest-cards = Færrest kort.
