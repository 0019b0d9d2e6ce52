## Zip Zap read aloud

web-zip-zap-speech-no-hand = You don’t have a hand here.
web-zip-zap-speech-hand-empty = You have no cards left.
web-zip-zap-speech-hand = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}: { $cards }.
# $suits: "red toadstool and joker"
web-zip-zap-speech-next = { $any ->
    [yes] Next: any { $number }
   *[no] Next: { $number }, { $suits }
}
web-zip-zap-speech-opponent = { $name }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $short ->
    [yes] {""}
   *[no] { $zap ->
        [yes] , still has the Zap card
       *[no] , no Zap card
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
web-zip-zap-speech-left = Left over: { $cards }
