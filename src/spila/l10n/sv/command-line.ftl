## What only the command line says is wrong

error-option-form = ”{ $given }” har inte formen inställning=värde
error-published-hash = { -record(form: "definite") } hör till en annan hashsumma: { $has }
error-receipt = loggen slutar inte som kvittot säger: den sista { -entry(form: "definite") } har hashsumman { $has }
error-verify-what = ange antingen en fil som ska kontrolleras eller --database med en databas
error-deck-language = { -deck(form: "definite") } ”{ $deck }” finns inte på ”{ $language }”, bara på: { $known }
error-deck-name = ”{ $name }” duger inte som namn på en { -deck }: bara små bokstäver a till z, siffror och bindestreck
error-import-nothing = inget importerades från { $file }: rad { $line }: { $told }
error-sheet-format = ett ark ska vara en .png- eller .pdf-fil, inte { $path }
error-extra-missing = det här kräver paketet { $package }: pip install "spila[{ $extra }]"
error-fast-players = --fast spelar bara slumpmässigt, inte med: { $players }
error-fast-game = --fast kan inte spela { $game }; det kan spela: { $known }
error-fast-record = --fast skriver inga protokoll: utelämna --record eller --fast
error-file-exists = { $path } finns redan; inget har skrivits
error-usage = { $why }
error-jobs = en arbetsprocess avslutades oväntat
error-book-line = regelsidan för { $game } går inte att läsa: fel på rad { $line }
error-part-missing = { $game } saknar { $part ->
    [board] ett bord
    [encoder] en kodare
    [study] en studie
   *[other] { $part }
}: modulen { $module } finns inte

## What cannot be about a table that was written down; after a colon.

position-alive = ingen är med i spelet längre
position-any-card = vem som helst får lägga ut ett { -free-card }, men det finns inget skäl till det
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
position-removed-suits = för många eller för få { -suit(form: "plural") } har tagits bort
position-result = resultatet stämmer inte med bordet
position-round = så många { -round(form: "plural") } spelas inte
position-seat = det nämns en { -seat } som inte finns
position-stall = kapplöpningen fortsätter fast ingen har ett kort som passar
position-stock = en { -stock-pile } är tom eller för stor
position-toll = { -toll(form: "definite") } stämmer inte med bordet
position-turn = den som är på { -turn } kan inte spela
position-why = skälet till att någon får lägga ut ett { -free-card } saknas eller är fel
