skip-bo-name = Skip-Bo med mynt
skip-bo-event-game-dealt = { -game-of-match(form: "Indefinite") } { $game }: korten är utdelade. { $starter } börjar.
skip-bo-event-turn-began = { $seat ->
    [Du] Din { -turn }.
   *[other] På { -turn }: { $seat }.
}
skip-bo-event-drew = { $seat } drar { $count ->
    [one] ett kort
   *[other] { $count } kort
}{ $known ->
    [yes] : { $cards }
   *[no] .
}
skip-bo-event-reshuffled = { $buried ->
    [yes] { $cards } kort under de översta i { -building-pile(form: "definite-plural") } blandas till en ny { -draw-pile }.
   *[no] { -completed-pile(form: "Definite-plural") } blandas till en ny { -draw-pile }: { $cards } kort.
}
skip-bo-event-coins-paid = { $seat } lägger { $coins } { -coin } i stället för en { $coins }:a på { -building-pile } { $pile }.
skip-bo-event-bought = { $seat } köper ett kort av { $owner ->
    [Du] dig
   *[other] { $owner }
} för 1 { -coin }.
skip-bo-event-played = { $seat } lägger { $card } från { $source } på { -building-pile } { $pile }, som nu står på { $value }.
skip-bo-event-turned-up = { $seat } vänder upp { $card }; { $left } kort kvar i { -stock-pile(form: "definite") }.
skip-bo-event-toll-due = { $seat } har en { -toll } att betala: { $coins } { -coin }.
skip-bo-event-toll-paid = { $seat } betalar { $coins } { -coin }.
skip-bo-event-toll-declined = { $seat } { $able ->
    [yes] betalar inte { -toll(form: "definite") }.
   *[no] kan inte betala { -toll(form: "definite") }.
}
skip-bo-event-cleared = { -building-pile(form: "Indefinite") } { $pile } är fullständig och läggs åt sidan.
skip-bo-event-coins-dealt = { $seat } får det första av { -coin(form: "definite-plural") } som delas ut: { $shares }.
skip-bo-event-discarded = { $seat } lägger { $card } på { -discard-pile } { $pile }.
skip-bo-event-game-won = { $stalemate ->
    [yes] Ingen kan spela vidare. Färst kort i { -stock-pile(form: "definite") }: { $winners }.
   *[no] { $winners } har blivit av med hela { -stock-pile(form: "definite") }!
}
skip-bo-event-game-void = Ingen kan spela vidare. { -game-of-match(form: "Definite") } slutar utan { -winner }.
skip-bo-event-scored = { -game-of-match(form: "Genitive") } { -points }: { $points }. { -match(form: "Definite") } hittills: { $scores }.
skip-bo-event-match-ended = { $result }

# Where a card comes from stands after "från".
skip-bo-source-hand = { -hand(form: "definite") }
skip-bo-source-stock = { -stock-pile(form: "definite") }
skip-bo-source-discard = { -discard-pile } { $pile }
skip-bo-source-buy-stock = { -stock-pile(form: "definite") } hos { $seat ->
    [Du] dig
   *[other] { $seat }
}
skip-bo-source-buy-discard = { -discard-pile } { $pile } hos { $seat ->
    [Du] dig
   *[other] { $seat }
}

skip-bo-move-play = { $card } från { $source } → { -building-pile } { $pile }
skip-bo-move-buy = köp { $card } från { $source } för 1 { -coin } → { -building-pile } { $pile }
skip-bo-move-substitute = { $coins } { -coin } i stället för en { $coins }:a, sedan { $card } från { $source } → { -building-pile } { $pile }
skip-bo-move-coin-twelve = 12 { -coin } i stället för en 12:a → { -building-pile } { $pile }
skip-bo-move-pay-toll = betala { -toll(form: "definite") } på { $coins } { -coin } och fortsätt
skip-bo-move-decline-toll = { $discards ->
    [yes] betala inte; lägg ett kort på en { -discard-pile }, så är { -turn(form: "definite") } slut
   *[no] betala inte; då är { -turn(form: "definite") } slut
}
skip-bo-move-discard = lägg { $card } → { -discard-pile } { $pile }
skip-bo-move-end-turn = avsluta { -turn(form: "definite") }

skip-bo-result-stock-empty = { $winners } vinner: { -stock-pile(form: "definite") } är tom.
skip-bo-result-stalemate = Ingen vinner: ingen kunde spela vidare.
skip-bo-result-fewest-stock = { $count ->
    [one] { $winners } vinner med färst kort i { -stock-pile(form: "definite") }.
   *[other] { $winners } har färst kort i { -stock-pile(form: "definite") } och delar på segern.
}
skip-bo-result-target = { $winners } { $count ->
    [one] vinner { -match(form: "definite") }
   *[other] vinner { -match(form: "definite") } tillsammans
}: { $scores }.

skip-bo-board-piles = { -building-pile(form: "Plural") }
skip-bo-board-supply = { -draw-pile(form: "Indefinite") }: { $draw } kort, { -completed-pile(form: "plural") }: { $completed } kort
skip-bo-board-wants = nästa: { $rank }
skip-bo-board-player = { -player }
skip-bo-board-stock = { -stock-pile }
skip-bo-board-hand = { -hand }
skip-bo-board-discards = { -discard-pile(form: "plural") }
skip-bo-board-coins = { -coin }
skip-bo-board-score = { -points }
skip-bo-board-your-hand = Din { -hand }: { $cards }
skip-bo-board-danger = (då blir { $seat ->
    [Du] du
   *[other] { $seat }
} av med sista kortet i { -stock-pile(form: "definite") } och vinner)
skip-bo-typed = Avsluta din { -turn } genom att skriva d, kortet och { -discard-pile(form: "definite") }: d 9 2

## Why a move is against the rules

refusal-no-such-pile = Den högen finns inte.
refusal-pile-wants = Den högen behöver en { $rank }:a.
refusal-toll-open = Först { -toll(form: "definite") }: betala { $coins } { -coin } eller avstå.
refusal-no-toll-open = Det finns ingen { -toll } att betala.
refusal-must-discard = Avsluta din { -turn } genom att lägga ett kort från { -hand(form: "definite") } på en { -discard-pile }.
refusal-stock-fits = Översta kortet i din { -stock-pile } passar; vid det här bordet måste det läggas ut.
refusal-wild-on-wild = Vid det här bordet får inget { -skip-bo-card } läggas på ett annat.
refusal-too-few-coins = Det kostar { $needs } { -coin }; du har { $has }.
refusal-coins-as-one = Vid det här bordet kan { -coin } inte ersätta en 1:a.
refusal-coins-as-twelve = { -coin(form: "Plural") } kan inte ersätta en 12:a.
refusal-nothing-after-twelve = Efter en 12:a kan inget kort följa, så { -coin } kan inte ersätta den.
refusal-own-cards = Du kan inte köpa dina egna kort.
refusal-last-stock-card = Vid det här bordet får ingen köpa sista kortet i en { -stock-pile }.
refusal-discard-pile-empty = Den { -discard-pile(form: "definite") } är tom.

## Why a bot moved as it did, and what a hint says

reason-play-stock = { -stock-pile(form: "Genitive") } { -top-card }, { $card }, passar.
reason-toward-stock = { $steps ->
    [one] { -stock-pile(form: "Genitive") } { -top-card }, { $card }, går att lägga ut.
   *[other] På { $steps } drag går det att bli av med { -stock-pile(form: "genitive") } { -top-card }, { $card }.
}
reason-empty-hand = { $steps ->
    [one] Sista kortet på { -hand(form: "definite") } går att lägga ut, och det ger fem nya.
   *[other] På { $steps } drag går hela { -hand(form: "definite") } att lägga ut, och det ger fem nya kort.
}
reason-better-table = Det ger ett bättre läge inför nästa { -turn }.
reason-discard-run = Kortet under är ett snäpp högre än { $card }; senare kan båda läggas ut i följd.
reason-discard-same = Här hamnar { $card } på ett likadant kort.
reason-discard-open = Då får { $card } en egen { -discard-pile }.
reason-discard-least = På den högen är { $card } minst i vägen.
reason-discard-any = Något kort måste bort.
reason-toll-worth-it = Det som kan följa är värt mer än { $coins ->
    [one] ett { -coin }
   *[other] { $coins } { -coin }
}.
reason-toll-not-worth-it = Inget som kan följa är värt { $coins ->
    [one] ett { -coin }
   *[other] { $coins } { -coin }
}.
reason-toll-anyhow = { -toll(form: "Plural") } ska betalas.

## How matches end, in a table

reason-stock-empty = { -stock-pile(form: "definite") } tom
reason-fewest-stock = färst kort i { -stock-pile(form: "definite") }
reason-target = poängmålet nåddes
