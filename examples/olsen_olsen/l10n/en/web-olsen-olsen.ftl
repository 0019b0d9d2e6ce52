## The board of Olsen-olsen

web-game-olsen-olsen = Olsen-olsen
web-olsen-olsen-card = { $suit ->
    [0] { $rank } of spades
    [1] { $rank } of hearts
    [2] { $rank } of diamonds
   *[3] { $rank } of clubs
}
web-olsen-olsen-suit = { $suit ->
    [0] spades
    [1] hearts
    [2] diamonds
   *[3] clubs
}
web-olsen-olsen-top = Top card: { $card }, { $suit } must follow
web-olsen-olsen-draw = { $count ->
    [one] Draw, 1 card left
   *[other] Draw, { $count } cards left
}
web-olsen-olsen-pass = Pass
web-olsen-olsen-ask = Which suit has to follow?
web-olsen-olsen-cards = { $count ->
    [one] { $name }: 1 card
   *[other] { $name }: { $count } cards
}
web-olsen-olsen-played = { $name } plays { $card }
web-olsen-olsen-named = { $name } asks for { $suit }
web-olsen-olsen-drew = { $name } draws a card
web-olsen-olsen-passed = { $name } passes
web-olsen-olsen-reshuffled = The played cards are the new draw pile
