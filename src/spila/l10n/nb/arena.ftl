## Hva som kan gå galt når boter skal spille.

error-bot = { $game } har ikke boten «{ $bot }»; disse finnes: { $known }
error-bot-import = kan ikke laste inn boten «{ $bot }»: { $why }
error-bot-interface = «{ $bot }» er ingen bot: metoden choose mangler
error-bot-weights = filen med det boten Mester har lært, er skadet: installer Spila på nytt
error-bot-weights-version = filen med det boten Mester har lært, passer til versjon { $found }, men dette er { $wanted }: installer Spila på nytt
error-no-bots = oppgi botene som skal spille, for eksempel --bots hard,medium
error-no-moves = det er ingenting å velge mellom
error-games = { $games } spill er ikke nok
error-needs-extra = bilder krever en pakke til: pip install "spila[{ $extra }]"

## What the arena reports

arena-title = { $game }, { $seats } { $seats ->
    [one] plass
   *[other] plasser
}, { $games } spill{ $cut ->
    [yes] {" "}(avbrutt)
   *[no] {""}
}
arena-caption = lengde: { $length } trekk ({ $low }–{ $high }) · uten vinner: { $nobody } · seire til spiller 1: { $first }
arena-progress = spill
arena-bot = bot
arena-games = spill
arena-wins = seire
arena-fair = lik andel
arena-rating = rating
arena-p50 = p50 ms
arena-p99 = p99 ms
arena-forfeits = tapsdømt
arena-versus = raden slår kolonnen
arena-forfeit = tapsdømt: { $bot } (plass { $seat }): { $why } ({ $detail })
forfeit-crash = Boten krasjet.
forfeit-not-a-move = Det er ikke noe lovlig trekk.
