## `spila check-game`: hva som er galt med et spill, og hva det mangler.

check-grade-wrong = feil:
check-grade-missing = mangler:
check-grade-note = merknad:
check-summary = { $game }: { $wrong } feil, andre funn: { $others }
check-import = modulen { $module } kan ikke importeres: { $why }
check-no-game = modulen { $module } har ikke noe GAME som er et spila.kernel.Game
check-id = spillet i { $module } kaller seg «{ $has }»; etter navnet på pakken skal det hete «{ $wants }»
check-no-presets = spillet har ingen ferdige oppsett; det første oppsettet gir standardinnstillingene
check-preset = oppsettet «{ $preset }» kan ikke spilles med { $seats } { $seats ->
    [one] plass
   *[other] plasser
}: { $why }
check-raises = reglene gir en feil etter { $entry } { $entry ->
    [one] oppføring
   *[other] oppføringer
}: { $why }
check-stuck = etter { $entry } { $entry ->
    [one] oppføring
   *[other] oppføringer
} har ingen et trekk, matchen er ikke over, og expire gjør ingenting
check-listed-move-refused = moves nevner { $move }, men play avviser det: { $why }
check-event-hidden = seen skjuler hendelsen «{ $event }» for tilskuere; de må få vite om alle hendelser, uten hemmelighetene
check-field-missing = { $what ->
    [state] tilstanden
    [position] stillingen
    [view] visningen
   *[other] { $what }
} har ikke feltet «{ $field }», som andre deler av programmet leser
check-view-private = en plass ser noe annet enn en tilskuer i { $fields }; bare felter som own nevner, kan være private
check-sample = en stilling fra sample ser annerledes ut for plass { $seat }
check-move-number = move(number({ $move })) er et annet trekk
check-round-trip = { $what ->
    [position] stillingen
    [move] trekket
    [view] visningen
    [event] hendelsen
   *[other] { $what }
} er annerledes etter å ha blitt skrevet som JSON og lest igjen
check-endless = { $matches } { $matches ->
    [one] tilfeldig match
   *[other] tilfeldige matcher
} tok ikke slutt
check-never = aldri i tilfeldig spill: { $what }
check-bot-level = { $name } nevner nivået «{ $level }», som ikke finnes; disse finnes: { $known }
check-bot-illegal = boten «{ $level }» valgte et trekk som reglene avviser: { $move }
check-bot-raises = boten «{ $level }» gir en feil: { $why }
check-part-bots = ingen boter ({ $module }): bare nivået «random» kan velges
check-part-board = ikke noe brett for terminalen ({ $module }): spila play, show og replay virker ikke
check-part-encoder = ingen innkoder ({ $module }): ikke noe miljø for PettingZoo eller OpenSpiel
check-part-study = ingen studie ({ $module }): spila study virker ikke
check-text = den engelske meldingen «{ $name }» finnes ikke
check-text-fails = meldingen «{ $name }» kan ikke settes sammen: { $why }
check-translation = { $language }: { $count } av { $all } meldinger er ikke oversatt, for eksempel { $names }
check-figure = regelsiden viser en figur «{ $name }» som ikke finnes
check-page = ingen regelside ({ $file }): reglene kan ikke leses i nettleseren
check-lesson = ikke noe øvingsspill: spillet kan ikke prøves på forhånd
