## The board of Timeline in the browser

# A card of the line with its date: "Telescope 1608"
web-timeline-named = ”{ $card }” ({ $date })
web-timeline-front = { $card }: { $claim }

web-timeline-line = { -timeline(case: "capital") }: { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}, { $order ->
    [numbers] pienin ensin
   *[years] varhaisin ensin
}
# A card of the line; it can be opened to read its story
web-timeline-line-card = { $card }, { $date }. Lue kortin tarina
# A place in the line. $between: "between Telescope 1608 and Hot-air balloon 1783"
web-timeline-gap = Aseta { $between }
web-timeline-gap-card = { $card }: aseta { $between }
web-timeline-here = tähän
web-timeline-larger = Suurenna kortteja
web-timeline-smaller = Pienennä kortteja

web-timeline-your-turn = Sinun vuorosi
web-timeline-turn = Vuorossa { $name }
web-timeline-round = { -round(case: "capital") } { $round }
web-timeline-tie-break = { -tie-break-round(case: "capital") }
web-timeline-pile = { -draw-pile(case: "capital") }: { $cards }
web-timeline-box = { -box(case: "capital") }: { $cards }
web-timeline-pile-top = Seuraavana { -draw-pile(case: "inessive") }: { $card }

web-timeline-seat-cards = { $cards ->
    [0] ei kortteja
    [one] { $cards } kortti
   *[other] { $cards } korttia
}
web-timeline-seat-out = pois pelistä
web-timeline-seat-away = yhteys poikki
# The whole seat for a screen reader. $names: the fronts of the cards
web-timeline-seat = { $name }, { $state }
web-timeline-seat-holding = { $name }, { $state }: { $names }
web-timeline-seats = Pelaajat
web-timeline-hand-of = Pelaajan { $name } kortit
web-timeline-hand = Korttisi
web-timeline-hand-empty = Sinulla ei ole enää kortteja. Muut pelaavat { -round(case: "genitive") } loppuun.
web-timeline-hand-out = Olet pois pelistä, mutta voit jäädä katsomaan.
web-timeline-hand-card = Kortti { $number }: { $card }
web-timeline-hand-card-claim = Kortti { $number }: { $card }, { $claim }
web-timeline-on-line = janalla

web-timeline-choose = Valitse kortti ja sitten sen paikka { -timeline(case: "ablative") }.
web-timeline-choose-place = { $order ->
    [numbers] Mihin väliin se kuuluu? Valitse paikka { -timeline(case: "ablative") }.
   *[years] Milloin se tapahtui? Valitse paikka { -timeline(case: "ablative") }.
}
web-timeline-choose-card = Mikä kortti kuuluu { $between }?
web-timeline-same-date = { $order ->
    [numbers] Sama luku: kortti käy kummalle puolelle tahansa.
   *[years] Sama { -date }: kortti käy kummalle puolelle tahansa.
}
web-timeline-ask = { $card } { $between }?
web-timeline-ask-more = Siirtoa ei voi perua: oikein asetettu kortti jää paikalleen, väärin asetettu menee { -box(case: "illative") }.
web-timeline-turn-over = Käännä kortti
web-timeline-elsewhere = Valitse toinen paikka
web-timeline-turning = Kortti kääntyy …

web-timeline-right = { $name } arvasi oikein: { $date }
web-timeline-wrong = { $name } arvasi väärin: { $date }
web-timeline-you-right = Oikein: { $date }
web-timeline-you-wrong = Väärä paikka: { $date }
web-timeline-to-box = ”{ $card }” menee { -box(case: "illative") }.
web-timeline-turned = Viimeksi käännetty
web-timeline-read = Lue lisää
web-timeline-doubt = Onko kortissa jotain väärin?
web-timeline-close = Sulje

web-timeline-keys = Näppäimet
web-timeline-keys-title = Pelaaminen näppäimistöllä
web-timeline-keys-choose = valitse oma kortti
web-timeline-keys-walk = liiku pitkin { -timeline(case: "partitive") }
web-timeline-keys-ends = siirry alkuun ja loppuun
web-timeline-keys-lay = aseta kortti, käännä se, lue kortti
web-timeline-keys-let-go = peru valinta
web-timeline-keys-zoom = suurenna ja pienennä
web-timeline-keys-help = näytä nämä näppäimet
web-timeline-key-digits = 1–9
web-timeline-key-arrows = Nuolet
web-timeline-key-ends = Home, End
web-timeline-key-enter = Enter
web-timeline-key-escape = Esc

## On the home page

web-timeline-fan-pyramid = Kheopsin pyramidi
web-timeline-fan-voyage = Matka Vinlandiin
web-timeline-fan-balloon = Kuumailmapallo
web-timeline-fan-moon = Kuuhun laskeutuminen
web-timeline-finished = Valmis aikajana
web-timeline-finished-tokens = Merkit näyttävät, kuka minkäkin kortin asetti.
web-timeline-finished-wrong = Langan varassa roikkuva kortti asetettiin väärin: se on nyt omalla paikallaan.
web-timeline-finished-chosen = { $name }: { $between }
web-timeline-knew = Kuka tiesi mitäkin
web-timeline-knew-of = { $right }/{ $cards }

## How the winner won, below their name

web-timeline-why-only-one-finished = Ainoana ilman kortteja.
web-timeline-why-fewest-cards = Vähiten kortteja.
