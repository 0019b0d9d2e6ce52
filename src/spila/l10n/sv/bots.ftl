## Why a bot moved as it did, and what a hint says. Cards and piles come as words, so no sentence begins with one.

reason-random = Helt på måfå.
reason-anything = Det passar.
reason-only-move = Det finns inget annat att göra.

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
reason-discard-run = Ovanpå närmast högre kort ligger { $card } bra; senare kan båda läggas ut i följd.
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

reason-ready = Redo för nästa { -round }.
reason-going-out = Det är sista kortet.
reason-best-lead = Med { $card } blir de bästa korten kvar till senare.
reason-ten-goes-again = Efter { $card } får ett { -free-card } följa.
reason-zap-now = Lika bra att lägga ut { -zap-card(form: "definite") } medan det går.
reason-zap-with = Både { $card } och { -zap-card(form: "definite") } kan läggas ut, och sedan får ett { -free-card } följa.

reason-no-idea = En gissning.
reason-surest = { $sure } % säkert att kortet hör hemma på den { -place(form: "definite") }.
reason-last-card = Sista kortet, och { $sure } % säkert att { -place(form: "definite") } är rätt.
reason-keep-up = Någon har lagt sitt sista kort: bara rätt { -place } håller spelet öppet. { $sure } % säkert.
reason-tie-break = { -tie-break(form: "Definite") } hänger på det här kortet. { $sure } % säkert.
level-gentle = Snäll
    .help = Tar god tid på sig. Passar barn och de första spelen.
