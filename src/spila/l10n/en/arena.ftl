## What can go wrong when bots are set to play.

error-bot = { $game } has no bot "{ $bot }"; there are: { $known }
error-bot-import = cannot load the bot "{ $bot }": { $why }
error-bot-interface = "{ $bot }" is not a bot: it has no method choose
error-no-bots = name the bots that are to play, such as --bots hard,medium
error-no-moves = there is nothing to choose from
error-games = { $games } games are too few
error-needs-extra = pictures need more: pip install "spila[{ $extra }]"
