## Kortværkstedet: hvorfor noget blev afvist

refusal-deck-key = Med dette link kan kortsættet ikke ændres.
refusal-decks-closed = Der kan ikke laves nye kortsæt på denne server i øjeblikket.
refusal-deck-no-copy = Forfatteren tillader ikke kopier af dette kortsæt.
refusal-deck-no-cards = Ingen kort er klar endnu. Hvert kort skal have et navn og et årstal eller et tal.
refusal-deck-too-many-cards = Et kortsæt må højst have { $most } kort.
refusal-deck-too-large = Et af kortene har for meget tekst: Der er plads til højst { $most } byte.
refusal-deck-pictures-full = Der er ikke plads til flere billeder: Grænsen er { $most } byte.
refusal-decks-full = Der er ikke plads til flere kortsæt på denne server: Den har allerede { $most }.
refusal-too-many-decks = Der kan højst laves { $most } { $most ->
    [one] nyt
   *[other] nye
} kortsæt i timen. Vent lidt.
refusal-no-such-report = Den bemærkning er allerede slettet.
refusal-host-key = Det er ikke serverens administratornøgle.
refusal-sheet-not-a-table = Denne fil er ikke en tabel. Brug .csv, .tsv, .xlsx eller .ods.
refusal-sheet-empty = Der er intet i denne tabel.
refusal-sheet-unreadable = Filen er beskadiget og kan ikke læses.
refusal-sheet-protected = Filen er beskyttet med en adgangskode. Gem den uden, og prøv igen.
refusal-sheet-too-many-rows = Tabellen har for mange rækker: Højst { $most } kan læses.
refusal-sheet-too-large = Filen er for stor: Højst { $most } byte kan læses.
refusal-sheet-deck = Kortsættet i filen kan ikke læses: { $file }, linje { $line }.
refusal-picture-type = Dette billede kan ikke bruges. Vælg en PNG-, JPEG-, WebP-, GIF- eller SVG-fil.
refusal-picture-broken = Billedet er beskadiget og kan ikke læses.
refusal-picture-drawing = Tegningen indeholder mere end enkle former. Gem den som enkel SVG eller som PNG.
refusal-picture-too-large = Billedet kan ikke gøres lille nok: Grænsen er { $most } byte.
refusal-picture-pixels = Billedet er for stort: højst { $most } pixels.

## Hvad der er galt med et kort i værkstedet, ved feltet

workshop-problem-no-name = Kortet mangler et navn.
workshop-problem-no-number = Der mangler et årstal eller et tal.
workshop-problem-not-a-year = »{ $given }« er ikke et årstal. Skriv 1455, ca. 1455 eller 44 f.Kr.
workshop-problem-not-a-number = »{ $given }« er ikke et tal.
workshop-problem-year-zero = År 0 findes ikke: Efter år 1 f.Kr. kommer år 1.
workshop-problem-future-year = { $given } ligger i fremtiden. Det seneste mulige år er { $latest }.
workshop-problem-date-serial = { $given } er et regnearks måde at gemme en dag i { $year } på. Skriv { $year }, hvis det er det, du mener.
workshop-problem-whole-date = »{ $given }« er en hel dato. Skriv kun året: { $year }.
workshop-problem-formula = »{ $given }« er en formel. Kopiér resultatet i stedet.
workshop-problem-hidden-characters = Her er et usynligt tegn. Slet det, eller skriv teksten igen.
workshop-problem-too-long = { $has } tegn; der er plads til højst { $most } på kortet.
workshop-problem-extra-cells = Rækken har { $has } celler, men overskriften har { $wants }.
workshop-problem-quotes = Et anførselstegn bliver aldrig lukket.
workshop-problem-leak = { $kind ->
    [year] »{ $word }« ligner et årstal og røber svaret.
    [decade] »{ $word }« nævner et årti og røber årstallet.
    [century] »{ $word }« nævner et århundrede eller en regent og røber årstallet.
    [period] »{ $word }« nævner en periode og røber årstallet.
    [order] »{ $word }« siger, hvad der kom før eller efter, og røber årstallet.
    [reign] »{ $word }« nævner en regeringstid og røber årstallet.
    [numerals] »{ $word }« er et årstal i ord og røber svaret.
   *[time] »{ $word }« røber årstallet.
}
workshop-problem-equal-numbers = { $count ->
    [one] »{ $name }« har samme tal.
    [2] »{ $name }« har samme tal. Det er lige meget, hvilket af dem der ligger først.
   *[other] { $count } kort har dette tal, blandt dem »{ $name }«. Rækkefølgen er ligegyldig.
}
workshop-problem-duplicate-name = Et andet kort hedder også »{ $name }«.
workshop-problem-markup = »{ $given }« ligner kode fra en webside. Det bliver udskrevet, som det står.
workshop-problem-garbled = Tegnene her er ødelagt. Filen blev gemt med en anden tegnkodning.
workshop-problem-unknown-icon = Der er ingen tegning, der hedder »{ $icon }«.
workshop-problem-picture-missing = Billedet er ikke længere på serveren. Tilføj det igen.
workshop-problem-no-picture-licence = Hvem har lavet billedet, og må det bruges her? Angiv licensen.
workshop-problem-unknown-category = »{ $given }« er ikke en af kortsættets kategorier.
workshop-problem-no-title = Kortsættet mangler en titel.
workshop-problem-no-licence = Vælg en licens, der siger, hvad andre må gøre med kortsættet.
workshop-problem-no-measure = Hvad måler tallene i { $unit }? Skriv for eksempel »Højde«.
workshop-problem-no-cards = Ingen kort kan spilles endnu.
workshop-problem-few-cards = { $has ->
    [one] { $has } kort kan spilles. Med { $wants } eller flere bliver spillet sjovere.
   *[other] { $has } kort kan spilles. Med { $wants } eller flere bliver spillet sjovere.
}
