## Settings of a table, and levels of bots. `.help` says what a setting does.

setting-pace = How long bots think
setting-pace-instant = not at all
setting-pace-quick = briefly
setting-pace-normal = as people do
setting-pace-slow = at leisure
setting-clock_seconds = Time for a move
    .help = In seconds. After that the rules act for a silent player. Off: no clock.
setting-remind_seconds = Remind silent players
    .help = After this many seconds.
setting-sit_in_seconds = A bot sits in
    .help = After this many seconds without a move, until the player is back. Off: never.
setting-sit_in_level = The bot that sits in
setting-chat = Chat
    .help = People may type to each other. Emotes are always there.
setting-undo = Taking moves back
    .help = At once while nobody learned anything from it, otherwise if everybody agrees.
setting-hints = Hints
    .help = Players may ask what a bot would do.
setting-watching = Onlookers
    .help = Anybody with the link may look on.
setting-relaxed = Relaxed race
    .help = After the first claim everybody has three seconds; then a draw decides, not quickness.

level-random = Anything goes
    .help = Plays whatever the rules allow.
level-naive = Hasty
    .help = Plays every card it can, wherever it can.
level-easy = Easy
    .help = Makes the mistakes of a beginner.
level-medium = Medium
    .help = Plays like somebody who knows the game.
level-hard = Hard
    .help = Plans ahead and forgets little.
