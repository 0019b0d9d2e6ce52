## `spila check-game`: hvað er að leik og hvað hann vantar.

check-grade-wrong = rangt:
check-grade-missing = vantar:
check-grade-note = ábending:
check-summary = { $game }: rangt: { $wrong }, aðrar athugasemdir: { $others }
check-import = ekki er hægt að sækja eininguna { $module }: { $why }
check-no-game = einingin { $module } hefur ekkert GAME sem er spila.kernel.Game
check-id = spilið í { $module } kallar sig „{ $has }“; samkvæmt nafni pakkans á það að heita „{ $wants }“
check-no-presets = spilið hefur engar forstillingar; sú fyrsta gefur sjálfgefnu valkostina
check-preset = forstillinguna „{ $preset }“ er ekki hægt að spila með { $seats } { $seats ->
    [one] sæti
   *[other] sætum
}: { $why }
check-raises = reglurnar kasta villu eftir { $entry ->
    [one] { $entry } færslu
   *[other] { $entry } færslur
}: { $why }
check-stuck = eftir { $entry ->
    [one] { $entry } færslu
   *[other] { $entry } færslur
} á enginn leik, keppninni er ekki lokið og expire gerir ekkert
check-listed-move-refused = moves telur upp { $move }, en play hafnar því: { $why }
check-event-hidden = seen leynir áhorfendur atburðinum „{ $event }“; þeir verða að frétta af öllum atburðum, án leyndarmálanna
check-field-missing = { $what ->
    [state] ástandið
    [position] stöðuna
    [view] sýnina
   *[other] { $what }
} vantar reitinn „{ $field }“ sem aðrir hlutar forritsins lesa
check-view-private = sýn sætis er önnur en sýn áhorfanda í { $fields }; aðeins reitir sem own nefnir mega vera leynilegir
check-sample = staða úr sample lítur ekki eins út fyrir sæti { $seat }
check-move-number = move(number({ $move })) er annar leikur
check-round-trip = { $what ->
    [position] staðan
    [move] leikurinn
    [view] sýnin
    [event] atburðurinn
   *[other] { $what }
} er ekki eins eftir að hafa farið yfir í JSON og aftur til baka
check-endless = { $matches } { $matches ->
    [one] tilviljanakennd keppni tók
   *[other] tilviljanakenndar keppnir tóku
} engan enda
check-never = aldrei í tilviljanakenndu spili: { $what }
check-bot-level = { $name } nefnir styrkinn „{ $level }“ sem er ekki til; til eru: { $known }
check-bot-illegal = tölvuspilarinn „{ $level }“ valdi leik sem reglurnar hafna: { $move }
check-bot-raises = tölvuspilarinn „{ $level }“ kastar villu: { $why }
check-part-bots = engir tölvuspilarar ({ $module }): aðeins er hægt að velja „random“
check-part-board = ekkert borð fyrir skipanalínuna ({ $module }): spila play, show og replay virka ekki
check-part-encoder = enginn kóðari ({ $module }): ekkert umhverfi fyrir PettingZoo eða OpenSpiel
check-part-study = engin rannsókn ({ $module }): spila study virkar ekki
check-text = ensku skilaboðin „{ $name }“ eru ekki til
check-text-fails = ekki er hægt að setja saman skilaboðin „{ $name }“: { $why }
check-translation = { $language }: { $count } af { $all } skilaboðum eru óþýdd, til dæmis { $names }
check-figure = á reglusíðunni er mynd „{ $name }“ sem er ekki meðal skýringarmyndanna
check-page = engin reglusíða ({ $file }): enginn getur lesið reglurnar á síðunni
check-lesson = ekkert kennsluspil: ekki er hægt að æfa sig áður en spilað er
