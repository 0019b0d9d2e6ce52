## What can go wrong when bots are set to play.

error-bot = { $game } har ingen { -bot } ”{ $bot }”; de som finns är: { $known }
error-bot-import = kan inte ladda { -bot(form: "definite") } ”{ $bot }”: { $why }
error-bot-interface = ”{ $bot }” är ingen { -bot }: metoden choose saknas
error-bot-weights = filen med det som { -bot(form: "definite") } Mästare har lärt sig är skadad: installera om Spila
error-bot-weights-version = filen med det som { -bot(form: "definite") } Mästare har lärt sig passar version { $found }, men det här är { $wanted }: installera om Spila
error-no-bots = ange vilka { -bot(form: "plural") } som ska spela, till exempel --bots hard,medium
error-no-moves = det finns inget att välja på
error-games = { $games ->
    [one] { $games } { -match }
   *[other] { $games } { -match(form: "plural") }
} räcker inte
error-needs-extra = bilder kräver ett extra paket: pip install "spila[{ $extra }]"

## What the arena reports

arena-title = { $game }, { $seats ->
    [one] { $seats } { -seat }
   *[other] { $seats } { -seat(form: "plural") }
}, { $games ->
    [one] { $games } { -match }
   *[other] { $games } { -match(form: "plural") }
}{ $cut ->
    [yes] {" "}(avbrutet i förtid)
   *[no] {""}
}
arena-caption = längd { $length } drag ({ $low }–{ $high }) · utan { -winner }: { $nobody } · vinster på första { -seat(form: "definite") }: { $first }
arena-progress = { -match(form: "plural") }
arena-bot = { -bot }
arena-games = { -match(form: "plural") }
arena-wins = vinster
arena-fair = rättvis andel
arena-rating = rating
arena-p50 = p50 ms
arena-p99 = p99 ms
arena-forfeits = diskvalificeringar
arena-versus = raden slår kolumnen
arena-forfeit = diskvalificerad: { $bot } ({ -seat } { $seat }): { $why } ({ $detail })
forfeit-crash = { -bot(form: "Definite") } kraschade.
forfeit-not-a-move = Det är inget tillåtet drag.
