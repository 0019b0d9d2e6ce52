## What can go wrong when bots are set to play.

error-bot = { $game } hefur engan tölvuspilara sem heitir „{ $bot }“; til eru: { $known }
error-bot-import = ekki tekst að sækja tölvuspilarann „{ $bot }“: { $why }
error-bot-interface = „{ $bot }“ er ekki tölvuspilari: aðferðina choose vantar
error-bot-weights = skráin með því sem tölvuspilarinn Meistari hefur lært er skemmd: settu Spila upp aftur
error-bot-weights-version = skráin með því sem tölvuspilarinn Meistari hefur lært er fyrir útgáfu { $found } en þetta er { $wanted }: settu Spila upp aftur
error-no-bots = nefndu tölvuspilarana sem eiga að spila, til dæmis --bots hard,medium
error-no-moves = ekki er úr neinu að velja
error-games = of fáar { -match(case: "plural") }: { $games }
error-needs-extra = til að teikna myndir þarf viðbótarpakka: pip install "spila[{ $extra }]"

## What the arena reports

arena-title = { $game }, { $seats } sæti, { $games } { $games ->
    [one] { -match }
   *[other] { -match(case: "plural") }
}{ $cut ->
    [yes] {" "}(hætt í miðju kafi)
   *[no] {""}
}
arena-caption = fjöldi leikja { $length } ({ $low }–{ $high }) · án sigurvegara { $nobody } · fyrsta sæti { $first }
arena-progress = { -match(case: "plural") }
arena-bot = tölvuspilari
arena-games = { -match(case: "plural") }
arena-wins = sigrar
arena-fair = jafn hlutur
arena-rating = styrkur
arena-p50 = p50 ms
arena-p99 = p99 ms
arena-forfeits = dæmd töp
arena-versus = röð sigrar dálk
arena-forfeit = dæmt tap: { $bot } (sæti { $seat }): { $why } ({ $detail })
forfeit-crash = Tölvuspilarinn brást.
forfeit-not-a-move = Þetta er ekki löglegur leikur.
