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
error-option-form = ”{ $given }” har inte formen inställning=värde
error-seed = ett { -seed } som anges i byte ska ha { $wants }, inte { $has }
error-seed-secret = { -match(form: "genitive") } { -seed } är fortfarande hemligt
error-seed-hash = { -seed(form: "definite") } stämmer inte med hashsumman som publicerades innan korten delades ut
error-share = talet från plats { $seat } i { -seed(form: "definite") } är inte det som hade låsts i förväg
error-published-hash = { -record(form: "definite") } hör till en annan hashsumma: { $has }
error-receipt = loggen slutar inte som kvittot säger: den sista { -entry(form: "definite") } har hashsumman { $has }
error-verify-what = ange antingen en fil som ska kontrolleras eller --database med en databas
error-law-version = det här skrevs enligt version { $has } av reglerna för { $game }; nu gäller version { $wants }
error-illegal-entry = { -entry } { $entry } kan inte ha hänt: { $refusal }
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
error-deck-year = kortet ”{ $card }” i { -deck(form: "definite") } ”{ $deck }” har inget möjligt { -date }
error-deck-eras = { -deck(form: "definite") } ”{ $deck }” är ordnad efter { $unit } och har därför inga epoker
error-deck-broken = { -deck(form: "definite") } går inte att använda: { $file }, rad { $line }: { $told }
error-deck-missing = det finns ingen { -deck } ”{ $deck }”; de som finns är: { $known }
error-deck-language = { -deck(form: "definite") } ”{ $deck }” finns inte på ”{ $language }”, bara på: { $known }
error-deck-name = ”{ $name }” duger inte som namn på en { -deck }: bara små bokstäver a till z, siffror och bindestreck
error-import-nothing = inget importerades från { $file }: rad { $line }: { $told }
error-sheet-format = ett ark är en .png- eller .pdf-fil, inte { $path }
error-choice = { $name } ska vara något av { $known }, inte { $given }
error-extra-missing = det här kräver paketet { $package }: pip install "spila[{ $extra }]"
error-fast-players = --fast spelar bara slumpmässigt, inte med: { $players }
error-fast-game = --fast kan inte spela { $game }; det kan spela: { $known }
error-fast-record = --fast skriver inga protokoll: utelämna --record eller --fast
error-handicap = { $has ->
    [one] { $has } handstorlek
   *[other] { $has } handstorlekar
} angavs för { $seats } { -seat(form: "plural") }
error-deck-too-small = bordet behöver { $needs } kort, men bara { $has } ur { -deck(form: "definite") } ”{ $deck }” är med i spelet
error-file-too-large = filen har { $has } byte; gränsen är { $most }
error-file-missing = kan inte öppna { $path }: { $why }
error-file-exists = { $path } finns redan; inget har skrivits
error-number-range = { $name } måste vara från { $least } till { $most }, inte { $given }
error-usage = { $why }
error-jobs = en arbetsprocess avslutades oväntat
error-book-line = regelsidan för { $game } går inte att läsa: fel på rad { $line }
error-game-twice = två paket har ett spel som heter ”{ $game }”: { $has } och { $package }
error-part-missing = { $game } saknar { $part }: modulen { $module } finns inte
error-no-lesson = det finns ingen lektion för { $game }
error-no-rule-page = det finns ingen regelsida för { $game }

## What cannot be about a table that was written down; after a colon.

position-alive = ingen är med i spelet längre
position-any-card = det är inte dags för ett { -free-card } än
position-cards = det saknas kort, eller så är det för många
position-coins = det saknas { -coin }, eller så är det för många
position-coins-beside-nothing = det ligger { -coin } bredvid en tom hög
position-deck-order = korten i { -deck(form: "definite") } står inte i id-ordning
position-hand = någon som inte ska ha kort har det, eller någon som ska ha kort har inga
position-leader = vem som lade ut det första kortet och vem som lade ut det sista går inte ihop
position-line-order = { -timeline(form: "definite") } är tom, eller så ligger korten inte i rätt ordning
position-owner = ingen har lagt ut { -top-card(form: "definite") }, men ändå får någon lägga ut ett { -free-card }
position-pile = det som ligger överst i högen kan inte ligga där
position-pile-complete = en fullständig { -building-pile } har inte lagts åt sidan
position-pile-order = korten i en { -building-pile } ligger inte i rätt ordning
position-ready = de { -player(form: "definite-plural") } kan inte vara redo nu
position-removed-suits = för många eller för få { -suit(form: "plural") } har tagits ut
position-result = resultatet stämmer inte med bordet
position-round = så många { -round(form: "plural") } spelas inte
position-seat = det nämns en { -seat } som inte finns
position-stall = kapplöpningen fortsätter fast ingen har ett kort som passar
position-stock = en { -stock-pile } är tom eller för stor
position-toll = { -toll(form: "definite") } stämmer inte med bordet
position-turn = den som är på { -turn } kan inte spela
position-why = skälet till att någon får lägga ut ett { -free-card } saknas eller är fel
error-jokers-stay = jokrarna är med, om inte vilken färgserie som helst får tas bort

# Records of games that somebody leads without playing
refusal-record-private = Protokoll från ett lett spel visas inte: där står vem som svarade vad.
