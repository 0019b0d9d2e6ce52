## The board of Zip Zap

# $suit: 0 red toadstools, 1 green firs, 2 blue fish, 3 yellow suns, 4 jokers
web-zip-zap-card = { $suit ->
    [0] rød fluesvamp { $number }
    [1] grøn gran { $number }
    [2] blå fisk { $number }
    [3] gul sol { $number }
   *[4] { -joker } { $number }
}
web-zip-zap-card-zap = { -zap-card }
web-zip-zap-card-on-way = { $card }, på vej
web-zip-zap-card-fits = { $card }, passer
web-zip-zap-suit = { $suit ->
    [0] rød fluesvamp
    [1] grøn gran
    [2] blå fisk
    [3] gul sol
   *[4] { -joker }
}
# One letter each, all different and none of them the Zap's. "Grøn" and "gul" share a G, so the sun has S.
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
web-zip-zap-away = uden forbindelse
web-zip-zap-sits-in = en bot er trådt til
web-zip-zap-cards-word = { $count ->
    [one] kort
   *[other] kort
}
web-zip-zap-has-zap = { -zap-card(form: "definite") } er stadig på { -hand(form: "definite") }
web-zip-zap-points = { $points } { -point }
web-zip-zap-points-brief = { $points } p

web-zip-zap-round = { -round(form: "Indefinite") } { $round } af { $rounds } · færrest { -point } vinder
web-zip-zap-round-most = { -round(form: "Indefinite") } { $round } af { $rounds } · flest { -point } vinder
web-zip-zap-extra-round = Ekstra { -round } { $round }
web-zip-zap-look = Se på dine kort. { -start-card(form: "Definite") } bliver vendt for alle på én gang.
web-zip-zap-left = { $count } kort i { -leftover-pile(form: "definite") }
web-zip-zap-pile-empty = Den åbne bunke: tom
web-zip-zap-pile = { $owner ->
    [none] Den åbne bunke: { $card } øverst, { -start-card(form: "definite") }
    [you] Den åbne bunke: { $card } øverst, lagt af dig
   *[other] Den åbne bunke: { $card } øverst, lagt af { $name }
}
web-zip-zap-laid = { $name } lagde det øverste kort
web-zip-zap-laid-you = Du lagde det øverste kort
web-zip-zap-next = Næste:
web-zip-zap-next-any = valgfri
web-zip-zap-or = eller

web-zip-zap-first-you = Du var først, { $ms } ms før { $later }
web-zip-zap-first-late = { $first } var først, { $ms } ms før dig
web-zip-zap-first-others = { $first } var først, { $ms } ms før { $later }
web-zip-zap-drawn-you = Flere meldte sig: Loddet faldt på dig
web-zip-zap-drawn-late = Flere meldte sig: Loddet faldt på { $first }
web-zip-zap-drawn-others = Flere meldte sig: Loddet faldt på { $first }
web-zip-zap-evened = Forskellen på forbindelserne er allerede udlignet.

web-zip-zap-free-you = { $why ->
    [ten] En tier: Læg et { -free-card }.
    [stall] Ingen kan lægge et kort, og det øverste er dit: Læg et { -free-card }.
    [idle] Ingen lagde et kort, og det øverste er dit: Læg et { -free-card }.
   *[zap] ZAP! Læg nu et { -free-card }.
}
web-zip-zap-others-wait = Alle andre venter.

web-zip-zap-hand = Din { -hand }: { $count } kort
web-zip-zap-wants = næste er { $number }
web-zip-zap-too-late = for sent
web-zip-zap-back = ikke nu
web-zip-zap-locked = Passede ikke: Vent { $seconds } s

web-zip-zap-key-now = Zap, og læg så et { -free-card }
web-zip-zap-key-arm = Tryk, og vælg et kort: Begge lægges samtidig
web-zip-zap-key-armed = Følger med dit næste kort. Tryk igen for at fortryde
web-zip-zap-key-used = Dit { -zap-card } er brugt
web-zip-zap-or-press = eller tryk på

web-zip-zap-out = { $name }: Zip Zap!
web-zip-zap-out-you = Zip Zap! Du er af med alle dine kort!
web-zip-zap-after = Efter { -round } { $round }
web-zip-zap-round-points = { -round(form: "Indefinite") } { $round }
web-zip-zap-total = I alt
web-zip-zap-is-ready = klar
web-zip-zap-not-ready = ikke klar endnu
web-zip-zap-ready = Klar til næste { -round }
web-zip-zap-waiting-ready = Venter på de andre …
web-zip-zap-next-round = Start næste { -round }
web-zip-zap-ready-count = { $ready } af { $all } er klar

web-zip-zap-help = Sådan lægger du kort
web-zip-zap-help-tap = I kapløbet bliver et kort lagt, så snart du rører ved det. Når du må lægge et { -free-card }, bliver det lagt, når du slipper, og du kan også trække det hen på bunken.
web-zip-zap-help-zap = Er det øverste kort dit? Så virker ZAP! med det samme.
web-zip-zap-help-with = Er det ikke dit? Tryk på ZAP! og derefter på et kort: Begge lægges samtidig, og ingen kan komme imellem.
web-zip-zap-help-hold = Eller hold et kort nede: ZAP! følger, så snart kortet ligger i bunken.
web-zip-zap-help-fair = Prikker og millisekunder viser forsinkelsen på hver forbindelse. Spillet udligner forskellen.
web-zip-zap-help-keys = Taster
web-zip-zap-help-key-number = Tasterne 1 til 9, og 0 for tieren, lægger kortet med det tal, hvis du kun har ét.
web-zip-zap-help-key-suit = Har du flere, vælger du mellem dem med bogstavet for { -suit(form: "definite") }. Du kan også trykke på bogstavet først.
web-zip-zap-help-key-zap = { web-zip-zap-zap-key } er ZAP! Hold Shift nede for at lægge et kort sammen med ZAP!
web-zip-zap-help-key-arrows = Med piletasterne går du fra kort til kort, og Enter lægger det valgte.
web-zip-zap-help-key-letgo = Med Esc fortryder du dit valg.
web-zip-zap-help-key-help = ? viser denne side.
web-zip-zap-help-key-left = Dine kort ligger som tasterne på tastaturets venstre halvdel; hvert kort viser sin tast. Shift lægger et kort sammen med ZAP!
web-zip-zap-help-key-left-zap = Alle taster fra 1 til 5 er ZAP! Mellem { -round(form: "definite-plural") } melder de dig klar.
web-zip-zap-help-key-right = Dine kort ligger som tasterne på tastaturets højre halvdel; hvert kort viser sin tast. Shift lægger et kort sammen med ZAP!
web-zip-zap-help-key-right-zap = Alle taster fra 6 til 0 er ZAP! Mellem { -round(form: "definite-plural") } melder de dig klar.
web-zip-zap-help-suits = { -suit(form: "Plural") }
web-zip-zap-help-close = Tilbage til bordet
web-zip-zap-removed = i { -box(form: "definite") }

web-zip-zap-played = Lagte kort
web-zip-zap-played-open = { $count ->
    [one] Se det lagte kort
   *[other] Se de { $count } lagte kort
}
web-zip-zap-played-of = { $count } af { $all }
web-zip-zap-only-zap = Tryk på ZAP!, så har du ingen kort tilbage.
web-zip-zap-last-card = Sidste kort: { $card }
web-zip-zap-left-over-none = ingen kort tilbage
web-zip-zap-left-over-worth = 1 point pr. kort, 3 for en joker, 5 for Zap-kortet

## How the winner won, below their name

web-zip-zap-why-fewest-points = Færrest { -point }.
web-zip-zap-why-most-points = Flest { -point }.
