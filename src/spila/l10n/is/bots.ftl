## Why a bot moved as it did, and what a hint says. Cards and piles come as words.

reason-random = Alveg út í loftið.
reason-anything = Þetta passar.
reason-only-move = Ekkert annað er í boði.

reason-play-stock = { -top-card(case: "capital-definite") } í { -stock-pile(case: "definite-dative") }, { $card }, passar.
reason-toward-stock = { $steps ->
    [1] Spilið { $card } kemst út úr { -stock-pile(case: "definite-dative") }.
    [one] Í { $steps } leik kemst spilið { $card } út úr { -stock-pile(case: "definite-dative") }.
   *[other] Í { $steps } leikjum kemst spilið { $card } út úr { -stock-pile(case: "definite-dative") }.
}
reason-empty-hand = { $steps ->
    [1] Síðasta spilið á { -hand(case: "dative") } kemst út og þá fást fimm ný.
    [one] Í { $steps } leik klárast öll spilin á { -hand(case: "dative") } og þá fást fimm ný.
   *[other] Í { $steps } leikjum klárast öll spilin á { -hand(case: "dative") } og þá fást fimm ný.
}
reason-better-table = Þannig verður staðan betri næst.
reason-discard-run = Spilið { $card } fer ofan á spil sem er einum hærra og seinna komast bæði út í einu.
reason-discard-same = Spilið { $card } fer ofan á annað eins.
reason-discard-open = Spilið { $card } byrjar nýjan { -discard-pile(case: "accusative") }.
reason-discard-least = Spilið { $card } er minnst fyrir á þessum { -pile(case: "dative") }.
reason-discard-any = Einhverju spili þarf að kasta.
reason-toll-worth-it = Það sem kemst út á eftir er meira virði en { $coins ->
    [one] { $coins } { -coin }
   *[other] { $coins } { -coin(case: "plural") }
}.
reason-toll-not-worth-it = Ekkert sem kemst út á eftir er { $coins ->
    [one] { $coins } { -coin(case: "genitive") }
   *[other] { $coins } { -coin(case: "plural-genitive") }
} virði.
reason-toll-anyhow = { -toll(case: "capital-definite") } er alltaf greiddur.

reason-ready = Til í næstu { -round(case: "accusative") }.
reason-going-out = Þetta er síðasta spilið.
reason-best-lead = Ef { $card } fer út núna verða bestu spilin eftir.
reason-ten-goes-again = Eftir { $card } má setja út { -free-card }.
reason-zap-now = { -zap-card(case: "definite") } fer út á meðan það er hægt.
reason-zap-with = Saman fara út { $card } og { -zap-card(case: "definite") } og á eftir má setja út { -free-card }.

reason-no-idea = Ágiskun.
reason-surest = { $sure }% vissa um þetta spil og þennan { -place(case: "accusative") }.
reason-last-card = Síðasta spilið, { $sure }% vissa um { -place(case: "definite-accusative") }.
reason-keep-up = Einhver hefur klárað spilin sín og aðeins réttur { -place } bjargar málinu. { $sure }% vissa.
reason-tie-break = { -tie-break(case: "capital-definite") } veltur á þessu spili. { $sure }% vissa.
level-gentle = Mjúkur
    .help = Fer sér hægt. Hentar börnum og fyrstu spilunum.
