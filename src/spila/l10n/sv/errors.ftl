## What cannot be read, found or set up. One line each, the reason first.

error-unreadable = kan inte läsa { $what ->
    [entry] { -entry(form: "definite") }
    [export] exporten
    [file] filen
    [header] filhuvudet
    [meta] metadata
    [move] draget
    [options] inställningarna
    [position] ställningen
    [record] { -record(form: "definite") }
   *[other] { $what }
}: { $why }
error-game = inget spel heter ”{ $game }”; de som finns är: { $known }
error-seats = { $game } är för { $least } till { $most } { -player }, inte { $seats }
error-preset = { $game } har ingen förinställning ”{ $preset }”; de som finns är: { $known }
error-option = { $game } har ingen inställning ”{ $option }”; `spila rules { $game }` visar alla
error-seed = ett { -seed } som anges i byte ska ha { $wants }, inte { $has }
error-seed-secret = { -match(form: "genitive") } { -seed } är fortfarande hemligt
error-seed-hash = { -seed(form: "definite") } stämmer inte med hashsumman som publicerades innan korten delades ut
error-share = talet från plats { $seat } i { -seed(form: "definite") } är inte det som hade låsts i förväg
error-law-version = det här skrevs enligt version { $has } av reglerna för { $game }; nu gäller version { $wants }
error-illegal-entry = { -entry } { $entry } kan inte stämma: { $refusal }
error-record-result = resultatet i { -record(form: "definite") } är inte det som dragen leder till
error-record-digest = { -record(form: "definite") } har ändrats: dragen leder inte till ställningen som det slutar med
error-position = så kan inget bord i { $game } se ut: { $problem }
error-move = det är inget drag i det här spelet: { $move }
error-move-number = dragen är numrerade från 0 till { $most }, så { $number } finns inte
error-stock-too-large = { $seats } { -stock-pile(form: "plural") } med { $stock } kort kräver fler än { -deck(form: "genitive") } { $cards } kort
error-starting-seat = { -seat } { $seat } kan inte börja: det finns { $seats } { -seat(form: "plural") }, räknade från 0
error-too-many-tolls = { $tolls ->
    [one] { $tolls } { -toll }
   *[other] { $tolls } { -toll(form: "plural") }
} på { $copies } kort av samma slag går inte
error-chosen-suits = vid det här bordet tas { $wants ->
    [one] { $wants } { -suit }
   *[other] { $wants } { -suit(form: "plural") }
} bort, men { $has } valdes
error-deck-order = korten i { -deck(form: "definite") } ”{ $deck }” står inte i id-ordning, eller så förekommer ett id två gånger
error-deck-year = kortet ”{ $card }” i { -deck(form: "definite") } ”{ $deck }” har inget giltigt { -date }
error-deck-eras = { -deck(form: "definite") } ”{ $deck }” är ordnad efter { $unit } och har därför inga epoker
error-deck-broken = { -deck(form: "definite") } går inte att använda: { $file }, rad { $line }: { $told }
error-deck-missing = det finns ingen { -deck } ”{ $deck }”; de som finns är: { $known }
error-choice = { $name } ska vara något av { $known }, inte { $given }
error-handicap = { $has ->
    [one] { $has } handstorlek
   *[other] { $has } handstorlekar
} angavs för { $seats } { -seat(form: "plural") }
error-deck-too-small = bordet behöver { $needs } kort, men bara { $has } ur { -deck(form: "definite") } ”{ $deck }” är med i spelet
error-file-too-large = filen har { $has } byte; gränsen är { $most }
error-file-missing = kan inte öppna { $path }: { $why }
error-number-range = { $name } ska vara ett tal från { $least } till { $most }, inte { $given }
error-game-twice = två paket har ett spel som heter ”{ $game }”: { $has } och { $package }
error-no-lesson = det finns inget provspel för { $game }
error-no-rule-page = det finns ingen regelsida för { $game }

error-jokers-stay = jokrarna måste vara med, om inte vilken färgserie som helst får tas bort (chosenAny)

# Records of games that somebody leads without playing
refusal-record-private = Protokoll från spel med en ledare visas inte: där står vem som svarade vad.
refusal-report-private = Rapporten är bara för dem som leder bordet.
refusal-no-report = Det finns ingen rapport för { $game }.
