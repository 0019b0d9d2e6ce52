## What only the command line says is wrong

error-option-form = «{ $given }» har ikke formen innstilling=verdi
error-published-hash = { -record(form: "definite") } ble laget for en annen hashverdi: det har { $has }
error-receipt = loggen slutter ikke slik kvitteringen sier: den siste oppføringen har hashverdien { $has }
error-verify-what = oppgi enten en fil som skal kontrolleres, eller --database med en database
error-deck-language = { -deck(form: "definite") } «{ $deck }» finnes ikke på språket «{ $language }»; den finnes på: { $known }
error-deck-name = «{ $name }» kan ikke være navnet på en { -deck }: bruk bare små bokstaver fra a til z, sifre og bindestreker
error-import-nothing = ingenting ble importert fra { $file } (linje { $line }): { $told }
error-sheet-format = et ark må være en .png- eller .pdf-fil, ikke { $path }
error-extra-missing = dette krever pakken { $package }: pip install "spila[{ $extra }]"
error-fast-players = --fast spiller bare på måfå, ikke med: { $players }
error-fast-game = --fast kan ikke spille { $game }; mulige spill: { $known }
error-fast-record = --fast skriver ingen opptak: utelat --record eller --fast
error-file-exists = { $path } finnes allerede; ingenting ble skrevet
error-usage = { $why }
error-jobs = en arbeidsprosess stoppet uventet
error-book-line = kan ikke lese linje { $line } på regelsiden for { $game }
error-part-missing = { $game } mangler { $part ->
    [board] et brett
    [encoder] en innkoder
    [study] en studie
   *[other] { $part }
}: modulen { $module } finnes ikke

## What cannot be about a table that was written down; after a colon.

position-alive = ingen er med i spillet lenger
position-any-card = kappløpet er åpent for hvilket som helst kort, men det er ingen grunn til det
position-cards = det mangler kort, eller så er det for mange
position-coins = det mangler { -coin(form: "plural") }, eller så er det for mange
position-coins-beside-nothing = det ligger { -coin(form: "plural") } ved siden av en tom { -pile }
position-deck-order = kortene i { -deck(form: "definite") } er ikke ordnet etter id
position-hand = noen som ikke skal ha kort, har det, eller noen som skal ha kort, har ingen
position-leader = hvem som spilte ut det første kortet, og hvem som spilte ut det siste, stemmer ikke overens
position-line-order = { -timeline(form: "definite") } er tom, eller så ligger ikke kortene i riktig rekkefølge
position-owner = ingen har spilt ut det øverste kortet, men likevel får noen spille ut et { -free-card }
position-pile = det som ligger øverst i { -pile(form: "definite") }, kan ikke ligge der
position-pile-complete = en { -completed-pile } er ikke lagt til side
position-pile-order = kortene i en { -building-pile } ligger ikke i riktig rekkefølge
position-ready = de spillerne kan ikke være klare nå
position-removed-suits = for mange eller for få { -suit(form: "plural") } er tatt ut
position-result = resultatet stemmer ikke med bordet
position-round = så mange runder spilles det ikke
position-seat = det er nevnt en plass som ikke finnes
position-stall = kappløpet går videre selv om ingen har et kort som passer
position-stock = en { -stock-pile } er tom eller for stor
position-toll = { -toll(form: "definite") } stemmer ikke med bordet
position-turn = den som har turen, kan ikke spille
position-why = grunnen til at noen får spille ut et { -free-card }, mangler eller er feil
