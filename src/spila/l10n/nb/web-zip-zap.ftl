## Zip Zap-bordet

# $suit: 0 røde fluesopper, 1 grønne graner, 2 blå fisker, 3 gule soler, 4 jokere
web-zip-zap-card = { $suit ->
    [0] rød fluesopp { $number }
    [1] grønn gran { $number }
    [2] blå fisk { $number }
    [3] gul sol { $number }
   *[4] { -joker } { $number }
}
web-zip-zap-card-zap = { -zap-card }
web-zip-zap-card-on-way = { $card }, på vei
web-zip-zap-card-fits = { $card }, passer
web-zip-zap-suit = { $suit ->
    [0] rød fluesopp
    [1] grønn gran
    [2] blå fisk
    [3] gul sol
   *[4] { -joker }
}
# Én bokstav til hver, alle forskjellige og ingen av dem Zap-kortets. S er sol, for gul og grønn deler G.
web-zip-zap-suit-key = { $suit ->
    [0] R
    [1] G
    [2] B
    [3] S
   *[4] J
}
web-zip-zap-zap-key = Z

web-zip-zap-line = Forbindelse:
web-zip-zap-ms = { $ms } ms
web-zip-zap-bot = bot
web-zip-zap-away = frakoblet
web-zip-zap-sits-in = en bot vikarierer
# Står alltid etter et tall, og «kort» er likt i entall og flertall.
web-zip-zap-cards-word = { $count ->
   *[other] kort
}
web-zip-zap-has-zap = { -zap-card(form: "definite") } er fortsatt på hånden
web-zip-zap-points = { $points } poeng
web-zip-zap-points-brief = { $points } p

web-zip-zap-round = Runde { $round } av { $rounds } · færrest poeng vinner
web-zip-zap-round-most = Runde { $round } av { $rounds } · flest poeng vinner
web-zip-zap-extra-round = Ekstrarunde { $round }
web-zip-zap-look = Se på kortene dine. { -start-card(form: "Definite") } snus for alle samtidig.
web-zip-zap-left = { $count } kort i { -leftover-pile(form: "definite") }
web-zip-zap-pile-empty = { -pile(form: "Definite") }: tom
web-zip-zap-pile = { $owner ->
    [none] { -pile(form: "Definite") }: { $card } øverst, { -start-card(form: "definite") }
    [you] { -pile(form: "Definite") }: { $card } øverst, spilt ut av deg
   *[other] { -pile(form: "Definite") }: { $card } øverst, spilt ut av { $name }
}
web-zip-zap-laid = { $name } spilte sist
web-zip-zap-laid-you = Du spilte sist
web-zip-zap-next = Neste:
web-zip-zap-next-any = valgfri
web-zip-zap-or = eller

web-zip-zap-first-you = Du var først, { $ms } ms før { $later }
web-zip-zap-first-late = { $first } var først, { $ms } ms før deg
web-zip-zap-first-others = { $first } var først, { $ms } ms før { $later }
web-zip-zap-drawn-you = Flere meldte seg: Loddet falt på deg
web-zip-zap-drawn-late = Flere meldte seg: Loddet falt på { $first }
web-zip-zap-drawn-others = Flere meldte seg: Loddet falt på { $first }
web-zip-zap-evened = Forskjeller i forbindelsene er allerede jevnet ut.

web-zip-zap-free-you = { $why ->
    [ten] En tier: Spill ut et { -free-card }.
    [stall] Ingen har kort som passer, og du spilte sist: Spill ut et { -free-card }.
    [idle] Ingen brukte sjansen, og du spilte sist: Spill ut et { -free-card }.
   *[zap] ZAP! Nå kan du spille ut et { -free-card }.
}
web-zip-zap-others-wait = Alle andre venter.

web-zip-zap-hand = På hånden: { $count } kort
web-zip-zap-wants = trenger { $number }
web-zip-zap-too-late = for sent
web-zip-zap-back = ikke nå
web-zip-zap-locked = Passet ikke: Vent { $seconds } s

web-zip-zap-key-now = Zap, og så et { -free-card }
web-zip-zap-key-arm = Trykk her, så på et kort: Begge spilles ut sammen
web-zip-zap-key-armed = Spilles ut med neste kort. Trykk igjen for å avbryte
web-zip-zap-key-used = { -zap-card(form: "definite") } ditt er brukt
web-zip-zap-or-press = eller trykk

web-zip-zap-out = { $name }: Zip Zap!
web-zip-zap-out-you = Zip Zap! Du er kvitt alle kortene!
web-zip-zap-after = Etter runde { $round }
web-zip-zap-round-points = Runde { $round }
web-zip-zap-total = I alt
web-zip-zap-is-ready = klar
web-zip-zap-not-ready = ikke klar ennå
web-zip-zap-ready = Klar for neste runde
web-zip-zap-waiting-ready = Venter på de andre …
web-zip-zap-next-round = Start neste runde
web-zip-zap-ready-count = Klare: { $ready } av { $all }

web-zip-zap-help = Slik spiller du ut kort
web-zip-zap-help-tap = I kappløpet spilles kortet ut så snart du tar på det. Når du kan spille ut et { -free-card }, spilles det ut når du slipper, og du kan dra det til { -pile(form: "definite") }.
web-zip-zap-help-zap = Er det øverste kortet ditt? Da virker ZAP! med en gang.
web-zip-zap-help-with = Er det ikke ditt? Trykk på ZAP! og så på et kort: Begge spilles ut sammen, og ingen kommer imellom.
web-zip-zap-help-hold = Eller hold et kort nede: ZAP! følger så snart kortet ligger på { -pile(form: "definite") }.
web-zip-zap-help-fair = Prikker og millisekunder viser hvor treg hver forbindelse er. Spillet jevner det ut.
web-zip-zap-help-keys = Taster
web-zip-zap-help-key-number = 1 til 9, og 0 for tieren, spiller ut kortet med det tallet hvis du bare har ett.
web-zip-zap-help-key-suit = Har du flere, velger du mellom dem med bokstaven for { -suit(form: "definite") }. Du kan også trykke på bokstaven først.
web-zip-zap-help-key-zap = { web-zip-zap-zap-key } er ZAP! Hold Shift nede for å spille ut et kort sammen med ZAP!
web-zip-zap-help-key-arrows = Med piltastene går du fra kort til kort, og Enter spiller ut kortet.
web-zip-zap-help-key-letgo = Med Esc angrer du valget.
web-zip-zap-help-key-help = ? viser denne siden.
web-zip-zap-help-key-left = Kortene dine ligger som tastene på venstre halvdel av tastaturet, og hvert kort viser tasten sin. Med Shift nede spilles kortet ut sammen med ZAP!
web-zip-zap-help-key-left-zap = Alle tastene fra 1 til 5 er ZAP! Mellom rundene betyr de at du er klar.
web-zip-zap-help-key-right = Kortene dine ligger som tastene på høyre halvdel av tastaturet, og hvert kort viser tasten sin. Med Shift nede spilles kortet ut sammen med ZAP!
web-zip-zap-help-key-right-zap = Alle tastene fra 6 til 0 er ZAP! Mellom rundene betyr de at du er klar.
web-zip-zap-help-suits = { -suit(form: "Plural") }
web-zip-zap-help-close = Tilbake til bordet
web-zip-zap-removed = i { -box(form: "definite") }

web-zip-zap-played = Utspilte kort
web-zip-zap-played-open = { $count ->
    [one] Se det utspilte kortet
   *[other] Se de { $count } utspilte kortene
}
web-zip-zap-played-of = { $count } av { $all }
web-zip-zap-only-zap = Trykk på ZAP!, så har du ingen kort igjen.
web-zip-zap-last-card = Siste kort: { $card }
web-zip-zap-left-over-none = ingen kort igjen
web-zip-zap-left-over-worth = 1 poeng per kort, 3 for en joker, 5 for Zap-kortet

## How the winner won, below their name

web-zip-zap-why-fewest-points = Færrest poeng.
web-zip-zap-why-most-points = Flest poeng.
