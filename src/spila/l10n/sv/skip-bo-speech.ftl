## Skip-Bo uppläst

web-skip-bo-speech-no-hand = Du har inga kort här.
web-skip-bo-speech-hand-empty = Du har inga kort på { -hand(form: "definite") }.
web-skip-bo-speech-hand = Din { -hand }, { $count } kort: { $cards }. { $fits ->
    [0] Inget av dem passar.
   *[other] Du kan lägga { $fitting }.
}
web-skip-bo-speech-stock = { $card }, { $cards ->
    [one] det sista kortet
   *[other] { $cards } kvar
}
web-skip-bo-speech-piles = Högarna väntar på { $numbers }.
web-skip-bo-speech-opponent = { $name }: { $card }, { $cards } kvar
web-skip-bo-speech-coins = Du har { $coins ->
    [0] inga { -coin }
   *[other] { $coins } { -coin }
}
web-skip-bo-speech-coins-of = { $name }: { $coins } { -coin }
