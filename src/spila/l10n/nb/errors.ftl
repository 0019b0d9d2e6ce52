## Hva som ikke kan leses, finnes eller settes opp. Én linje hver, grunnen først.

error-unreadable = kan ikke lese { $what ->
    [options] innstillingene
    [record] { -record(form: "definite") }
    [position] stillingen
    [move] trekket
    [file] filen
    [export] eksportfilen
    [entry] oppføringen
    [header] topplinjen
    [meta] tilleggsopplysningene
   *[other] { $what }
}: { $why }
error-game = ingen spill heter «{ $game }»; disse finnes: { $known }
error-seats = { $game } er for { $least } til { $most } spillere, ikke { $seats }
error-preset = { $game } har ikke oppsettet «{ $preset }»; disse finnes: { $known }
error-option = { $game } har ikke innstillingen «{ $option }»; `spila rules { $game }` viser alle
error-option-form = «{ $given }» har ikke formen innstilling=verdi
error-seed = et { -seed } gitt som byte har { $wants } byte, ikke { $has }
error-seed-secret = { -seed(form: "definite") } til denne { -match(form: "definite") } er fortsatt hemmelig
error-seed-hash = { -seed(form: "definite") } stemmer ikke med hashverdien som ble offentliggjort før utdelingen
error-share = tallet fra plass { $seat } i { -seed(form: "definite") } er ikke det som var fastlagt
error-published-hash = { -record(form: "definite") } ble laget for en annen hashverdi: det har { $has }
error-receipt = loggen slutter ikke slik kvitteringen sier: den siste oppføringen har hashverdien { $has }
error-verify-what = oppgi enten en fil som skal kontrolleres, eller --database med en database
error-law-version = dette ble skrevet med versjon { $has } av reglene for { $game }; her brukes versjon { $wants }
error-illegal-entry = oppføring { $entry } kan ikke ha skjedd: { $refusal }
error-record-result = resultatet i { -record(form: "definite") } er ikke det trekkene fører til
error-record-digest = { -record(form: "definite") } er endret: trekkene fører ikke til stillingen det slutter med
error-position = slik kan ikke bordet se ut i { $game }: { $problem }
error-move = det er ikke noe trekk i dette spillet: { $move }
error-move-number = trekkene er nummerert fra 0 til { $most }, så { $number } finnes ikke
error-stock-too-large = { $seats } { -stock-pile(form: "plural") } på { $stock } kort krever mer enn de { $cards } kortene i { -deck(form: "definite") }
error-starting-seat = plass { $seat } kan ikke begynne: det er { $seats } plasser, telt fra 0
error-too-many-tolls = { $tolls } { $tolls ->
    [one] { -toll }
   *[other] { -toll(form: "plural") }
} til bare { $copies } kort av samme slag
error-chosen-suits = ved dette bordet tas det ut { $wants } { $wants ->
    [one] { -suit }
   *[other] { -suit(form: "plural") }
}; { $has } ble valgt
error-deck-order = kortene i { -deck(form: "definite") } «{ $deck }» er ikke ordnet etter id, eller en id står to ganger
error-deck-year = kortet «{ $card }» i { -deck(form: "definite") } «{ $deck }» har ikke et mulig årstall
error-deck-eras = { -deck(form: "definite") } «{ $deck }» er ordnet etter { $unit }, så den har ingen epoker
error-deck-broken = { -deck(form: "definite") } kan ikke brukes: { $file }, linje { $line }: { $told }
error-deck-missing = { -deck(form: "definite") } «{ $deck }» finnes ikke; disse finnes: { $known }
error-deck-language = { -deck(form: "definite") } «{ $deck }» finnes ikke på språket «{ $language }»; den finnes på: { $known }
error-deck-name = «{ $name }» kan ikke være navnet på en { -deck }: bare små bokstaver fra a til z, sifre og bindestreker
error-import-nothing = ingenting ble importert fra { $file } (linje { $line }): { $told }
error-sheet-format = et ark er en .png- eller .pdf-fil, ikke { $path }
error-choice = { $name } må være en av disse: { $known } (ikke { $given })
error-extra-missing = dette krever pakken { $package }: pip install "spila[{ $extra }]"
error-fast-players = --fast spiller bare tilfeldig, ikke med: { $players }
error-fast-game = --fast kan ikke spille { $game }; det kan spille: { $known }
error-fast-record = --fast skriver ingen opptak: utelat --record eller --fast
error-handicap = antall kort ble oppgitt for { $has } { $has ->
    [one] spiller
   *[other] spillere
}, men bordet har { $seats } plasser
error-deck-too-small = bordet trenger { $needs } kort, men bare { $has } fra { -deck(form: "definite") } «{ $deck }» er i spill
error-file-too-large = filen har { $has } byte; grensen er { $most }
error-file-missing = kan ikke åpne { $path }: { $why }
error-file-exists = { $path } finnes allerede; ingenting ble skrevet
error-number-range = { $name } må være fra { $least } til { $most }, ikke { $given }
error-usage = { $why }
error-jobs = en arbeidsprosess sluttet uventet
error-book-line = kan ikke lese linje { $line } på regelsiden for { $game }
error-game-twice = to pakker har et spill som heter «{ $game }»: { $has } og { $package }
error-part-missing = { $game } mangler { $part }: modulen { $module } finnes ikke
error-no-lesson = det finnes ingen leksjon for { $game }
error-no-rule-page = det finnes ingen regelside for { $game }

## What cannot be about a table that was written down; after a colon.

position-alive = ingen er med i spillet lenger
position-any-card = det er ikke tid for et { -free-card } ennå
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
error-jokers-stay = jokerne er med, med mindre hvilken som helst fargeserie kan tas ut

# Records of games that somebody leads without playing
refusal-record-private = Opptak av et ledet spill vises ikke: Der står det hvem som svarte hva.
