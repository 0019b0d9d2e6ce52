## Zip Zap uppläst

web-zip-zap-speech-no-hand = Du har inga kort här.
web-zip-zap-speech-hand-empty = Du har inga kort kvar.
web-zip-zap-speech-hand = Din { -hand }, { $count } kort: { $cards }.
web-zip-zap-speech-next = { $any ->
    [yes] Nästa: { $number } i valfri { -suit }
   *[no] Nästa: { $number }, { $suits }
}
web-zip-zap-speech-opponent = { $name }: { $cards } kort{ $short ->
    [yes] {""}
   *[no] { $zap ->
        [yes] , { -zap-card(form: "definite") } kvar
       *[no] , inget { -zap-card }
    }, { $points } { -points }
}
web-zip-zap-speech-left = Kvar på handen: { $cards }
