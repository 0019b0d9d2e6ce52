## What can go wrong when bots are set to play.

error-bot = { $game } has no bot "{ $bot }"; there are: { $known }
error-bot-import = cannot load the bot "{ $bot }": { $why }
error-bot-interface = "{ $bot }" is not a bot: it has no method choose
error-no-bots = name the bots that are to play, such as --bots hard,medium
error-no-moves = there is nothing to choose from
error-games = { $games } games are too few
error-needs-extra = pictures need more: pip install "spila[{ $extra }]"

## What the arena reports

arena-title = { $game }, { $seats } seats, { $games } games{ $cut ->
    [yes] {" "}(cut short)
   *[no] {""}
}
arena-caption = length { $length } moves ({ $low }–{ $high }) · no winner { $nobody } · first seat { $first }
arena-progress = games
arena-bot = bot
arena-games = games
arena-wins = wins
arena-fair = fair
arena-rating = rating
arena-p50 = p50 ms
arena-p99 = p99 ms
arena-forfeits = forfeits
arena-versus = row beats column
arena-forfeit = forfeit: { $bot } (seat { $seat }): { $why } ({ $detail })
forfeit-crash = The bot failed.
forfeit-not-a-move = That is no move.
