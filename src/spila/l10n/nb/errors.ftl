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
error-seed = et { -seed } gitt som byte må ha { $wants } byte, ikke { $has }
error-seed-secret = { -seed(form: "definite") } til denne { -match(form: "definite") } er fortsatt hemmelig
error-seed-hash = { -seed(form: "definite") } stemmer ikke med hashverdien som ble offentliggjort før utdelingen
error-share = tallet som plass { $seat } ga til { -seed(form: "definite") }, er ikke det som var fastlagt på forhånd
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
error-choice = { $name } må være en av disse: { $known } (ikke { $given })
error-handicap = antall kort ble oppgitt for { $has } { $has ->
    [one] spiller
   *[other] spillere
}, men bordet har { $seats } plasser
error-deck-too-small = bordet trenger { $needs } kort, men bare { $has } fra { -deck(form: "definite") } «{ $deck }» er i spill
error-file-too-large = filen har { $has } byte; grensen er { $most }
error-file-missing = kan ikke åpne { $path }: { $why }
error-number-range = { $name } må være fra { $least } til { $most }, ikke { $given }
error-game-twice = to pakker har et spill som heter «{ $game }»: { $has } og { $package }
error-no-lesson = det finnes ikke noe øvingsspill for { $game }
error-no-rule-page = det finnes ingen regelside for { $game }

error-jokers-stay = jokerne kan bare bli i esken når alle fargeserier kan velges (chosenAny)

# Records of games that somebody leads without playing
refusal-record-private = Opptak fra spill med en leder vises ikke: De røper hvem som svarte hva.
refusal-report-private = Rapporten er bare for dem som leder bordet.
refusal-no-report = Det finnes ingen rapport for { $game }.
