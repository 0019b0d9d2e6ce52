## `spila check-game`: vad som är fel med ett spel, och vad det saknar.

check-grade-wrong = fel:
check-grade-missing = saknas:
check-grade-note = anmärkning:
check-summary = { $game }: { $wrong } fel, övriga anmärkningar: { $others }
check-import = modulen { $module } kan inte importeras: { $why }
check-no-game = modulen { $module } har inget GAME som är ett spila.kernel.Game
check-id = spelet i { $module } kallar sig ”{ $has }”; efter paketets namn ska det heta ”{ $wants }”
check-no-presets = spelet har inga förinställningar; standardvalen ska komma från den första
check-preset = förinställningen ”{ $preset }” kan inte spelas med { $seats ->
    [one] { $seats } plats
   *[other] { $seats } platser
}: { $why }
check-raises = reglerna ger ett fel efter { $entry } { $entry ->
    [one] post
   *[other] poster
}: { $why }
check-stuck = efter { $entry } { $entry ->
    [one] post
   *[other] poster
} har ingen något drag, matchen är inte slut och expire gör ingenting
check-listed-move-refused = moves räknar upp { $move }, men play avvisar det: { $why }
check-event-hidden = seen döljer händelsen ”{ $event }” för åskådare; de måste få veta om alla händelser, utan hemligheterna
check-field-missing = { $what ->
    [state] tillståndet
    [position] ställningen
    [view] vyn
   *[other] { $what }
} har inget fält ”{ $field }”, som andra delar av programmet läser
check-view-private = en plats ser något annat än en åskådare i { $fields }; bara fält som own nämner får vara privata
check-sample = en ställning från sample ser inte likadan ut för plats { $seat }
check-move-number = move(number({ $move })) är ett annat drag
check-round-trip = { $what ->
    [position] ställningen
    [move] draget
    [view] vyn
    [event] händelsen
   *[other] { $what }
} stämmer inte längre efter att ha skrivits som JSON och lästs igen
check-endless = { $matches ->
    [one] { $matches } slumpmässig match
   *[other] { $matches } slumpmässiga matcher
} tog inte slut
check-never = aldrig i slumpmässigt spel: { $what }
check-bot-level = { $name } nämner nivån ”{ $level }”, som inte finns; det finns: { $known }
check-bot-illegal = boten ”{ $level }” valde ett drag som reglerna avvisar: { $move }
check-bot-raises = boten ”{ $level }” ger ett fel: { $why }
check-part-bots = inga botar ({ $module }): bara nivån ”random” kan väljas
check-part-board = inget bord för terminalen ({ $module }): spila play, show och replay fungerar inte
check-part-encoder = ingen kodare ({ $module }): ingen miljö för PettingZoo eller OpenSpiel
check-part-study = ingen studie ({ $module }): spila study fungerar inte
check-text = det engelska meddelandet ”{ $name }” finns inte
check-text-fails = meddelandet ”{ $name }” kan inte sättas ihop: { $why }
check-translation = { $language }: { $count } av { $all } meddelanden är inte { $count ->
    [one] översatt
   *[other] översatta
}, till exempel { $names }
check-figure = regelsidan visar figuren ”{ $name }”, som inte finns
check-page = ingen regelsida ({ $file }): ingen kan läsa reglerna på sidan
check-lesson = ingen lektion: det finns inget provspel
