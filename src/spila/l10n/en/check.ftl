## `spila check-game`: what is wrong with a game, and what it lacks.

check-grade-wrong = wrong:
check-grade-missing = missing:
check-grade-note = note:
check-summary = { $game }: { $wrong } wrong, other findings: { $others }
check-import = the module { $module } can’t be imported: { $why }
check-no-game = the module { $module } has no GAME that is a spila.kernel.Game
check-id = the game in { $module } is called "{ $has }", but its package’s name means it has to be "{ $wants }"
check-no-presets = the game has no presets; the first preset gives the default options
check-preset = the preset "{ $preset }" can’t be played with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: { $why }
check-raises = the rules raise an error after { $entry ->
    [one] { $entry } entry
   *[other] { $entry } entries
}: { $why }
check-stuck = after { $entry ->
    [one] { $entry } entry
   *[other] { $entry } entries
} nobody has a move, the match isn’t over, and expire does nothing
check-listed-move-refused = moves lists { $move }, but play refuses it: { $why }
check-event-hidden = seen hides the event "{ $event }" from spectators; they must receive every event, without its secrets
check-field-missing = the { $what } has no field "{ $field }", which other parts of the program read
check-view-private = a seat’s view differs from a spectator’s in { $fields }; only fields named by own may be private
check-sample = a state from sample doesn’t give seat { $seat } the same view
check-move-number = move(number({ $move })) is a different move
check-round-trip = the { $what } isn’t the same after being written as JSON and read back
check-endless = { $matches ->
    [one] { $matches } random match
   *[other] { $matches } random matches
} didn’t end
check-never = never in random play: { $what }
check-bot-level = { $name } names the level "{ $level }", which doesn’t exist; choose from: { $known }
check-bot-illegal = the bot "{ $level }" chose a move that the rules refuse: { $move }
check-bot-raises = the bot "{ $level }" raises an error: { $why }
check-part-bots = no bots ({ $module }): only the level "random" is available
check-part-board = no board for the terminal ({ $module }): spila play, show and replay won’t work
check-part-encoder = no encoder ({ $module }): there’s no PettingZoo or OpenSpiel environment
check-part-study = no study ({ $module }): spila study won’t work
check-text = there’s no English message "{ $name }"
check-text-fails = the message "{ $name }" can’t be formatted: { $why }
check-translation = { $language }: { $count } of { $all } messages { $count ->
    [one] isn’t
   *[other] aren’t
} translated, such as { $names }
check-figure = the rule page shows a figure "{ $name }" that doesn’t exist
check-page = no rule page ({ $file }): players can’t read the rules on the page
check-lesson = no lesson: there’s no practice game
