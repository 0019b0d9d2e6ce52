## Zip Zap lesið upp

web-zip-zap-speech-no-hand = Þú ert ekki með spil hér.
web-zip-zap-speech-hand-empty = Þú átt engin spil eftir.
web-zip-zap-speech-hand = Á { -hand(case: "dative") }, { $count } spil: { $cards }.
web-zip-zap-speech-next = { $any ->
    [yes] Næst: { $number } í hvaða lit sem er
   *[no] Næst: { $number }, { $suits }
}
web-zip-zap-speech-opponent = { $name }: { $cards } spil{ $short ->
    [yes] {""}
   *[no] { $zap ->
        [yes] , { -zap-card } enn á { -hand(case: "dative") }
       *[no] , ekkert { -zap-card }
    }, { $points } { -points }
}
web-zip-zap-speech-left = Eftir á { -hand(case: "dative") }: { $cards }
