## Kortverkstedet: hvorfor noe ble avvist

refusal-deck-key = Med denne lenken kan kortstokken ikke endres.
refusal-decks-closed = Det kan ikke lages nye kortstokker på denne serveren akkurat nå.
refusal-deck-no-copy = Den som har laget kortstokken, tillater ikke kopier.
refusal-deck-no-cards = Ingen kort er klare ennå. Hvert kort trenger et navn og et årstall eller et tall.
refusal-deck-too-many-cards = En kortstokk kan ha høyst { $most } kort.
refusal-deck-too-large = Et av kortene har for mye tekst: Det er plass til høyst { $most } byte.
refusal-deck-pictures-full = Det er ikke plass til flere bilder: Grensen er { $most } byte.
refusal-decks-full = Det er ikke plass til flere kortstokker på denne serveren: Den har allerede { $most }.
refusal-too-many-decks = Grensen er { $most ->
    [one] { $most } ny kortstokk
   *[other] { $most } nye kortstokker
} i timen. Vent litt.
refusal-no-such-report = Den merknaden er allerede slettet.
refusal-host-key = Det er ikke administratornøkkelen.
refusal-sheet-not-a-table = Denne filen er ingen tabell. Bruk .csv, .tsv, .xlsx eller .ods.
refusal-sheet-empty = Det er ingenting i denne tabellen.
refusal-sheet-unreadable = Filen er skadet og kan ikke leses.
refusal-sheet-protected = Filen er beskyttet med et passord. Lagre den uten og prøv igjen.
refusal-sheet-too-many-rows = Tabellen har for mange rader: Høyst { $most } kan leses.
refusal-sheet-too-large = Filen er for stor: Høyst { $most } byte kan leses.
refusal-sheet-deck = Kortstokken i filen kan ikke leses: { $file }, linje { $line }.
refusal-picture-type = Dette bildet kan ikke brukes. Velg en PNG-, JPEG-, WebP-, GIF- eller SVG-fil.
refusal-picture-broken = Bildet er skadet og kan ikke leses.
refusal-picture-drawing = Tegningen inneholder mer enn enkle former. Lagre den som enkel SVG eller som PNG.
refusal-picture-too-large = Bildet kan ikke gjøres lite nok: Grensen er { $most } byte.
refusal-picture-pixels = Bildet er for stort: høyst { $most } piksler.

## Hva som er galt med et kort i verkstedet, ved feltet

workshop-problem-no-name = Kortet mangler et navn.
workshop-problem-no-number = Det mangler et årstall eller et tall.
workshop-problem-not-a-year = «{ $given }» er ikke et årstall. Skriv 1455, ca. 1455 eller 44 f.Kr.
workshop-problem-not-a-number = «{ $given }» er ikke et tall.
workshop-problem-year-zero = År 0 finnes ikke: Etter år 1 f.Kr. kommer år 1.
workshop-problem-future-year = { $given } ligger i framtiden. Det siste mulige året er { $latest }.
workshop-problem-date-serial = { $given } er slik et regneark lagrer en dag i { $year }. Skriv { $year } hvis det er det du mener.
workshop-problem-whole-date = «{ $given }» er en hel dato. Skriv bare året: { $year }.
workshop-problem-formula = «{ $given }» er en formel. Kopier resultatet i stedet.
workshop-problem-hidden-characters = Her er det et usynlig tegn. Slett det, eller skriv teksten på nytt.
workshop-problem-too-long = { $has } tegn; det er plass til høyst { $most } på kortet.
workshop-problem-extra-cells = Raden har { $has } celler, men overskriftsraden har { $wants }.
workshop-problem-quotes = Et anførselstegn blir aldri lukket.
workshop-problem-leak = { $kind ->
    [year] «{ $word }» ser ut som et årstall og røper svaret.
    [decade] «{ $word }» nevner et tiår og røper årstallet.
    [century] «{ $word }» nevner et århundre eller en regent og røper årstallet.
    [period] «{ $word }» nevner en periode og røper årstallet.
    [order] «{ $word }» sier hva som kom før eller etter, og røper årstallet.
    [reign] «{ $word }» nevner en regjeringstid og røper årstallet.
    [numerals] «{ $word }» er et årstall i ord og røper svaret.
   *[time] «{ $word }» røper årstallet.
}
workshop-problem-equal-numbers = { $count ->
    [one] «{ $name }» har samme tall.
    [2] «{ $name }» har samme tall. Det spiller ingen rolle hvilket av dem som ligger først.
   *[other] { $count } kort har dette tallet, blant dem «{ $name }». De kan ligge i hvilken som helst rekkefølge.
}
workshop-problem-duplicate-name = Et annet kort heter også «{ $name }».
workshop-problem-markup = «{ $given }» ser ut som kode fra en nettside. Det blir skrevet ut slik det står.
workshop-problem-garbled = Tegnene her er ødelagt. Filen ble lagret med en annen tegnkoding.
workshop-problem-unknown-icon = Det finnes ingen tegning som heter «{ $icon }».
workshop-problem-picture-missing = Bildet er ikke lenger på serveren. Legg det til på nytt.
workshop-problem-no-picture-licence = Hvem har laget bildet, og kan det brukes her? Oppgi lisensen.
workshop-problem-unknown-category = «{ $given }» er ikke en av kategoriene i kortstokken.
workshop-problem-no-title = Kortstokken mangler en tittel.
workshop-problem-no-licence = Velg en lisens som sier hva andre kan gjøre med kortstokken.
workshop-problem-no-measure = Hva måler tallene i { $unit }? Skriv for eksempel «Høyde».
workshop-problem-no-cards = Ingen kort kan spilles ennå.
workshop-problem-few-cards = { $has ->
    [one] { $has } kort kan spilles. Med { $wants } eller flere blir spillet morsommere.
   *[other] { $has } kort kan spilles. Med { $wants } eller flere blir spillet morsommere.
}
