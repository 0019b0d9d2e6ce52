## Why a bot moved as it did, and what a hint says. Cards and piles come as words.

reason-random = No reason at all.
reason-anything = It fits.
reason-only-move = There is nothing else to do.

reason-play-stock = The stock card { $card } fits.
reason-toward-stock = { $steps ->
    [one] The stock card { $card } can go.
   *[other] In { $steps } plays the stock card { $card } can go.
}
reason-empty-hand = { $steps ->
    [one] The last hand card can go; that brings five new ones.
   *[other] In { $steps } plays the whole hand can go; that brings five new cards.
}
reason-better-table = It leaves the table better for the next turn.
reason-discard-run = The { $card } goes on the next higher card; later both go together.
reason-discard-same = The { $card } goes on one of its own kind.
reason-discard-open = The { $card } opens a discard pile of its own.
reason-discard-least = The { $card } is in the way least on that pile.
reason-discard-any = Some card has to go.
reason-toll-worth-it = What can follow is worth more than { $coins ->
    [one] a coin
   *[other] { $coins } coins
}.
reason-toll-not-worth-it = Nothing that can follow is worth { $coins ->
    [one] a coin
   *[other] { $coins } coins
}.
reason-toll-anyhow = Tolls get paid.

reason-ready = Ready for the next round.
reason-going-out = That is the last card.
reason-best-lead = The { $card } leaves the best cards for later.
reason-ten-goes-again = After the { $card } any card may follow.
reason-zap-now = The Zap card goes while it can.
reason-zap-with = The { $card } and the Zap card go together, and any card may follow.

reason-no-idea = A guess.
reason-surest = { $sure } % sure of this card and this place.
reason-last-card = The last card, { $sure } % sure of the place.
reason-keep-up = Somebody has finished: only the right place keeps the game open. { $sure } % sure.
reason-tie-break = The tie-break hangs on this card. { $sure } % sure.
level-gentle = Gentle
    .help = Takes its time. Good for children and for the first few games.
