## The board of Zip Zap

# $suit: 0 red toadstools, 1 green firs, 2 blue fish, 3 yellow suns, 4 jokers
web-zip-zap-card = { $suit ->
    [0] röd flugsvamp { $number }
    [1] grön gran { $number }
    [2] blå fisk { $number }
    [3] gul sol { $number }
   *[4] { -joker } { $number }
}
web-zip-zap-card-zap = { -zap-card }
web-zip-zap-card-on-way = { $card }, på väg
web-zip-zap-card-fits = { $card }, passar
web-zip-zap-suit = { $suit ->
    [0] röd flugsvamp
    [1] grön gran
    [2] blå fisk
    [3] gul sol
   *[4] { -joker }
}
# One letter each, all different and none of them the Zap's: röd, grön, blå, sol, joker
web-zip-zap-suit-key = { $suit ->
    [0] R
    [1] G
    [2] B
    [3] S
   *[4] J
}
web-zip-zap-zap-key = Z

web-zip-zap-line = Uppkoppling:
web-zip-zap-ms = { $ms } ms
web-zip-zap-bot = { -bot }
web-zip-zap-away = utan kontakt
web-zip-zap-sits-in = en { -bot } har hoppat in
web-zip-zap-cards-word = { $count ->
    [one] kort
   *[other] kort
}
web-zip-zap-has-zap = { -zap-card(form: "definite") } kvar på { -hand(form: "definite") }
web-zip-zap-points = { $points } { -points }
web-zip-zap-points-brief = { $points } p

web-zip-zap-round = { -round(form: "Indefinite") } { $round } av { $rounds } · lägst { -points } vinner
web-zip-zap-round-most = { -round(form: "Indefinite") } { $round } av { $rounds } · högst { -points } vinner
web-zip-zap-extra-round = Extra { -round } { $round }
web-zip-zap-look = Titta på din { -hand }. { -start-card(form: "Definite") } vänds upp för alla samtidigt.
web-zip-zap-left = { $count } kort i { -rest-pile(form: "definite") }
web-zip-zap-pile-empty = Högen: tom
web-zip-zap-pile = { $owner ->
    [none] Högen: överst ligger { $card }, { -start-card(form: "definite") }
    [you] Högen: överst ligger { $card }, som du lade ut
   *[other] Högen: överst ligger { $card }, som { $name } lade ut
}
web-zip-zap-laid = { $name } lade det senaste kortet
web-zip-zap-laid-you = Du lade det senaste kortet
web-zip-zap-next = Nästa:
web-zip-zap-next-any = valfri
web-zip-zap-or = eller

web-zip-zap-first-you = Du var först, { $ms } ms före { $later }
web-zip-zap-first-late = { $first } var först, { $ms } ms före dig
web-zip-zap-first-others = { $first } var först, { $ms } ms före { $later }
web-zip-zap-drawn-you = Flera ville lägga ett kort: lotten föll på dig
web-zip-zap-drawn-late = Flera ville lägga ett kort: lotten föll på { $first }
web-zip-zap-drawn-others = Flera ville lägga ett kort: lotten föll på { $first }
web-zip-zap-evened = Skillnaderna mellan uppkopplingarna är redan utjämnade.

web-zip-zap-free-you = { $why ->
    [ten] En { -ten }: lägg ut ett { -free-card }.
    [stall] Ingen kan lägga något kort, och det senaste var ditt: lägg ut ett { -free-card }.
    [idle] Ingen lade något kort, och det senaste var ditt: lägg ut ett { -free-card }.
   *[zap] ZAP! Lägg nu ut ett { -free-card }.
}
web-zip-zap-others-wait = Alla andra väntar.

web-zip-zap-hand = Din { -hand }: { $count } kort
web-zip-zap-wants = nästa är { $number }
web-zip-zap-too-late = för sent
web-zip-zap-back = inte nu
web-zip-zap-locked = Passade inte: vänta { $seconds } s

web-zip-zap-key-now = Zap, sedan ett { -free-card }
web-zip-zap-key-arm = Tryck och välj ett kort: båda läggs samtidigt
web-zip-zap-key-armed = Läggs med ditt nästa kort. Tryck igen för att ångra
web-zip-zap-key-used = Ditt { -zap-card } är utlagt
web-zip-zap-or-press = eller tryck på

web-zip-zap-out = { $name }: Zip Zap!
web-zip-zap-out-you = Zip Zap! Du blev av med alla kort
web-zip-zap-after = Efter { -round } { $round }
web-zip-zap-round-points = { -round(form: "Indefinite") } { $round }
web-zip-zap-total = Totalt
web-zip-zap-is-ready = redo
web-zip-zap-not-ready = inte redo än
web-zip-zap-ready = Jag är redo
web-zip-zap-waiting-ready = Väntar på de andra …
web-zip-zap-next-round = Starta nästa { -round }
web-zip-zap-ready-count = { $ready } av { $all } är redo

web-zip-zap-help = Så lägger du kort
web-zip-zap-help-tap = I kapplöpningen läggs ett kort så fort du rör vid det. När du får lägga ut ett { -free-card } läggs det när du släpper, och du kan dra det till högen.
web-zip-zap-help-zap = Är { -top-card(form: "definite") } ditt? Då läggs ZAP! genast.
web-zip-zap-help-with = Är det inte ditt? Tryck på ZAP! och sedan på ett kort: båda läggs samtidigt, och ingen kan komma emellan.
web-zip-zap-help-hold = Eller håll ett kort nedtryckt: ZAP! följer så fort kortet ligger på högen.
web-zip-zap-help-fair = Prickar och millisekunder visar hur snabb varje uppkoppling är. Skillnaderna jämnas ut av spelet.
web-zip-zap-help-keys = Tangenter
web-zip-zap-help-key-number = Med 1 till 9, och 0 för { -ten(form: "definite") }, lägger du kortet med det numret, om du bara har ett.
web-zip-zap-help-key-suit = Har du flera väljer du bland dem med { -suit(form: "genitive") } bokstav. Du kan också trycka på bokstaven först.
web-zip-zap-help-key-zap = { web-zip-zap-zap-key } är ZAP! Håll ned Skift för att lägga ett kort tillsammans med ZAP!
web-zip-zap-help-key-arrows = Med pilarna går du från kort till kort, med Enter lägger du kortet.
web-zip-zap-help-key-letgo = Med Esc ångrar du det du har valt.
web-zip-zap-help-key-help = ? visar den här sidan.
web-zip-zap-help-key-left = Dina kort ligger som tangenterna på tangentbordets vänstra halva; varje kort visar sin tangent. Med Skift lägger du ett kort tillsammans med ZAP!
web-zip-zap-help-key-left-zap = Alla tangenter från 1 till 5 är ZAP! Mellan { -round(form: "definite-plural") } betyder de att du är redo.
web-zip-zap-help-key-right = Dina kort ligger som tangenterna på tangentbordets högra halva; varje kort visar sin tangent. Med Skift lägger du ett kort tillsammans med ZAP!
web-zip-zap-help-key-right-zap = Alla tangenter från 6 till 0 är ZAP! Mellan { -round(form: "definite-plural") } betyder de att du är redo.
web-zip-zap-help-suits = { -suit(form: "Plural") }
web-zip-zap-help-close = Tillbaka till bordet
web-zip-zap-removed = i { -box(form: "definite") }

web-zip-zap-played = Utlagda kort
web-zip-zap-played-open = { $count ->
    [one] Se det utlagda kortet
   *[other] Se de { $count } utlagda korten
}
web-zip-zap-played-of = { $count } av { $all }
web-zip-zap-only-zap = Tryck på ZAP! så har du inga kort kvar.
web-zip-zap-last-card = Sista kortet: { $card }
web-zip-zap-left-over-none = inga kort kvar
web-zip-zap-left-over-worth = 1 poäng per kort, 3 för en joker, 5 för Zap-kortet

## How the winner won, below their name

web-zip-zap-why-fewest-points = Lägst { -points }.
web-zip-zap-why-most-points = Högst { -points }.
