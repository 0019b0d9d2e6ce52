## What can go wrong when bots are set to play.

error-bot = { $game } har ingen bot »{ $bot }«; der findes: { $known }
error-bot-import = kan ikke indlæse botten »{ $bot }«: { $why }
error-bot-interface = »{ $bot }« er ikke en bot: den mangler metoden choose
error-bot-weights = filen med det, som botten Mester har lært, er beskadiget: installér Spila igen
error-bot-weights-version = filen med det, som botten Mester har lært, hører til version { $found }, men programmet skal bruge { $wanted }: installér Spila igen
error-no-bots = skriv, hvilke botter der skal spille, f.eks. --bots hard,medium
error-no-moves = der er intet at vælge imellem
error-games = { $games } spil er for få
error-needs-extra = billeder kræver en ekstra pakke: pip install "spila[{ $extra }]"

## What the arena reports

arena-title = { $game }, { $seats ->
    [one] { $seats } spiller
   *[other] { $seats } spillere
}, { $games } spil{ $cut ->
    [yes] {" "}(afbrudt)
   *[no] {""}
}
arena-caption = længde { $length } { -move(form: "plural") } ({ $low }–{ $high }) · uden vinder: { $nobody } · sejre til plads 1: { $first }
arena-progress = spil
arena-bot = bot
arena-games = spil
arena-wins = sejre
arena-fair = forventet
arena-rating = rating
arena-p50 = p50 ms
arena-p99 = p99 ms
arena-forfeits = taberdømt
arena-versus = rækken slår kolonnen
arena-forfeit = taberdømt: { $bot } (plads { $seat }): { $why } ({ $detail })
forfeit-crash = Botten gik ned.
forfeit-not-a-move = Det er ikke et lovligt { -move }.
