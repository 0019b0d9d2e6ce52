## `spila check-game`: hvad der er galt med et spil, og hvad det mangler.

check-grade-wrong = fejl:
check-grade-missing = mangler:
check-grade-note = bemærkning:
check-summary = { $game }: { $wrong } fejl, øvrige bemærkninger: { $others }
check-import = modulet { $module } kan ikke importeres: { $why }
check-no-game = modulet { $module } har intet GAME, der er et spila.kernel.Game
check-id = spillet i { $module } kalder sig »{ $has }«; ifølge pakkens navn skal det hedde »{ $wants }«
check-no-presets = spillet har ingen regelsæt; standardindstillingerne skal komme fra det første
check-preset = regelsættet »{ $preset }« kan ikke spilles med { $seats } { $seats ->
    [one] plads
   *[other] pladser
}: { $why }
check-raises = reglerne giver en fejl efter { $entry } { $entry ->
    [one] post
   *[other] poster
}: { $why }
check-stuck = efter { $entry } { $entry ->
    [one] post
   *[other] poster
} er der ingen, der har et træk, matchen er ikke slut, og expire gør ingenting
check-listed-move-refused = moves nævner { $move }, men play afviser det: { $why }
check-event-hidden = seen skjuler hændelsen »{ $event }« for tilskuere; de skal høre om alle hændelser, uden hemmelighederne
check-field-missing = { $what ->
    [state] tilstanden
    [position] stillingen
    [view] visningen
   *[other] { $what }
} har intet felt »{ $field }«, som andre dele af programmet læser
check-view-private = en plads ser noget andet end en tilskuer i { $fields }; kun felter, som own nævner, må være private
check-sample = en stilling fra sample ser anderledes ud for plads { $seat }
check-move-number = move(number({ $move })) er et andet træk
check-round-trip = efter at være skrevet som JSON og læst igen er følgende ikke det samme: { $what ->
    [position] stillingen
    [move] trækket
    [view] visningen
    [event] hændelsen
   *[other] { $what }
}
check-endless = { $matches } { $matches ->
    [one] tilfældig match
   *[other] tilfældige matcher
} sluttede aldrig
check-never = aldrig i tilfældigt spil: { $what }
check-bot-level = { $name } nævner niveauet »{ $level }«, som ikke findes; der er: { $known }
check-bot-illegal = botten »{ $level }« valgte et træk, som reglerne afviser: { $move }
check-bot-raises = botten »{ $level }« giver en fejl: { $why }
check-part-bots = ingen botter ({ $module }): kun niveauet »random« kan vælges
check-part-board = intet bord til terminalen ({ $module }): spila play, show og replay virker ikke
check-part-encoder = ingen encoder ({ $module }): intet miljø til PettingZoo eller OpenSpiel
check-part-study = ingen undersøgelse ({ $module }): spila study virker ikke
check-text = den engelske besked »{ $name }« findes ikke
check-text-fails = beskeden »{ $name }« kan ikke sættes sammen: { $why }
check-translation = { $language }: { $count } af { $all } beskeder er ikke oversat, for eksempel { $names }
check-figure = regelsiden viser figuren »{ $name }«, som ikke findes
check-page = ingen regelside ({ $file }): ingen kan læse reglerne på siden
check-lesson = ingen lektion: der er intet prøvespil
