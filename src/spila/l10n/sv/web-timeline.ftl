## The board of Timeline in the browser

# A card of the line with its date: "Teleskopet 1608"
web-timeline-named = ”{ $card }” ({ $date })
web-timeline-front = { $card }: { $claim }

web-timeline-line = { -timeline(form: "Definite") }: { $cards } kort, { $order ->
    [numbers] lägst först
   *[years] tidigast först
}
# A card of the line; it can be opened to read its story
web-timeline-line-card = { $card }, { $date }. Läs om kortet
# A place in the line. $between: "mellan Teleskopet 1608 och Varmluftsballongen 1783"
web-timeline-gap = { -place(form: "Indefinite") } { $between }
web-timeline-gap-card = { $card }: { -place } { $between }
web-timeline-here = här
web-timeline-larger = Större kort
web-timeline-smaller = Mindre kort

web-timeline-your-turn = Din { -turn }
web-timeline-turn = På { -turn }: { $name }
web-timeline-round = { -round(form: "Indefinite") } { $round }
web-timeline-tie-break = { -tie-break(form: "Indefinite") }
web-timeline-pile = { -card-pile(form: "Indefinite") }: { $cards }
web-timeline-box = { -box(form: "Indefinite") }: { $cards }
web-timeline-pile-top = Nästa i { -card-pile(form: "definite") }: { $card }

web-timeline-seat-cards = { $cards ->
    [0] inga kort
   *[other] { $cards } kort
}
web-timeline-seat-out = ute
web-timeline-seat-away = utan kontakt
# The whole seat for a screen reader. $names: the fronts of the cards
web-timeline-seat = { $name }, { $state }
web-timeline-seat-holding = { $name }, { $state }: { $names }
web-timeline-seats = Spelarna
web-timeline-hand-of = Kort som { $name } har
web-timeline-hand = Dina kort
web-timeline-hand-empty = Du har inga kort kvar. De andra spelar färdigt { -round(form: "definite") }.
web-timeline-hand-out = Du är ute ur spelet, men du kan titta på.
web-timeline-hand-card = Kort { $number }: { $card }
web-timeline-hand-card-claim = Kort { $number }: { $card }, { $claim }
web-timeline-on-line = på { -timeline(form: "definite") }

web-timeline-choose = Välj ett kort och sedan dess { -place } på { -timeline(form: "definite") }.
web-timeline-choose-place = { $order ->
    [numbers] Var hör det hemma? Välj { -place } på { -timeline(form: "definite") }.
   *[years] När var det? Välj { -place } på { -timeline(form: "definite") }.
}
web-timeline-choose-card = Vilket kort hör hemma { $between }?
web-timeline-same-date = { $order ->
    [numbers] Samma tal: båda sidorna är rätt.
   *[years] Samma { -date }: båda sidorna är rätt.
}
web-timeline-ask = ”{ $card }” { $between }?
web-timeline-ask-more = Det går inte att ångra: har du rätt ligger kortet kvar, har du fel hamnar det i { -box(form: "definite") }.
web-timeline-turn-over = Vänd kortet
web-timeline-elsewhere = Välj en annan { -place }
web-timeline-turning = Kortet vänds …

web-timeline-right = { $name } har rätt: { $date }
web-timeline-wrong = { $name } har fel: { $date }
web-timeline-you-right = Rätt: { $date }
web-timeline-you-wrong = Fel { -place }: { $date }
web-timeline-to-box = ”{ $card }” läggs i { -box(form: "definite") }.
web-timeline-turned = Senast vänt
web-timeline-read = Läs mer
web-timeline-doubt = Är något fel på kortet?
web-timeline-close = Stäng

web-timeline-keys = Tangenter
web-timeline-keys-title = Spela med tangentbordet
web-timeline-keys-choose = välj ett av dina kort
web-timeline-keys-walk = gå längs { -timeline(form: "definite") }
web-timeline-keys-ends = gå till dess början eller slut
web-timeline-keys-lay = lägg kortet, vänd det, läs om ett kort
web-timeline-keys-let-go = ångra valet
web-timeline-keys-zoom = zooma in och ut
web-timeline-keys-help = visa de här tangenterna
web-timeline-key-digits = 1 till 9
web-timeline-key-arrows = Pilarna
web-timeline-key-ends = Home, End
web-timeline-key-enter = Enter
web-timeline-key-escape = Esc

## On the home page

web-timeline-fan-pyramid = Cheopspyramiden
web-timeline-fan-voyage = Vinlandsfärden
web-timeline-fan-balloon = Varmluftsballongen
web-timeline-fan-moon = Månlandningen
web-timeline-finished = Den färdiga tidslinjen
web-timeline-finished-tokens = Brickorna visar vem som lade varje kort.
web-timeline-finished-wrong = Kort som hänger i en tråd lades fel: de hänger där de hör hemma.
web-timeline-finished-chosen = { $name }: { $between }
web-timeline-knew = Vem visste vad
web-timeline-knew-of = { $right } av { $cards }

## How the winner won, below their name

web-timeline-why-only-one-finished = Ensam om att ha blivit av med alla kort.
web-timeline-why-fewest-cards = Färst kort.
