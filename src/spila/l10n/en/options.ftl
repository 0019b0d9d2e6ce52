## Settings of a table, and levels of bots. `.help` says what a setting does.

setting-pace = How fast bots play
setting-pace-instant = instantly
setting-pace-quick = quickly
setting-pace-normal = like people
setting-pace-slow = slowly
setting-clock_seconds = Time for a move
    .help = In seconds. When time runs out, the game moves for you. Off: no clock.
setting-remind_seconds = Remind inactive players
    .help = After this many seconds.
setting-sit_in_seconds = A bot takes over
    .help = After this many seconds without a move, until the player is back. Off: never.
setting-sit_in_level = Skill level of that bot
setting-chat = Chat
    .help = Lets players type messages to each other. Emotes are always on.
setting-undo = Undo
    .help = Right away if nobody has learned anything from the move; otherwise only if everyone agrees.
setting-hints = Hints
    .help = Players can ask what a bot would do.
setting-watching = Spectators
    .help = Anyone with the link can watch.
setting-relaxed = Relaxed race
    .help = After the first claim, everyone has three seconds to join in; then it’s settled by a draw, not by speed.

level-random = Random
    .help = Plays anything the rules allow.
level-naive = Hasty
    .help = Plays every card it can, wherever it fits.
level-easy = Easy
    .help = Makes beginner’s mistakes.
level-medium = Medium
    .help = Plays like someone who knows the game.
level-hard = Hard
    .help = Plans ahead and forgets very little.
