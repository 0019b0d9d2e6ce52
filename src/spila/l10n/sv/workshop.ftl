## Kortverkstaden: varför något nekades

refusal-deck-key = Med den här länken går det inte att ändra kortleken.
refusal-decks-closed = Just nu går det inte att göra nya kortlekar på den här servern.
refusal-deck-no-copy = Upphovspersonen tillåter inte kopior av den här kortleken.
refusal-deck-no-cards = Inget kort är klart än. Varje kort behöver ett namn och ett årtal eller tal.
refusal-deck-too-many-cards = En kortlek får ha högst { $most } kort.
refusal-deck-too-large = Ett kort har för mycket text: högst { $most } byte får plats.
refusal-deck-pictures-full = Det finns inte plats för fler bilder: gränsen är { $most } byte.
refusal-decks-full = Servern har inte plats för fler kortlekar: den har redan { $most }.
refusal-too-many-decks = Det går att göra högst { $most ->
    [one] { $most } ny kortlek
   *[other] { $most } nya kortlekar
} i timmen. Vänta en stund.
refusal-no-such-report = Den anmärkningen är redan borttagen.
refusal-host-key = Det är inte serverns administratörsnyckel.
refusal-sheet-not-a-table = Den här filen är ingen tabell. Använd .csv, .tsv, .xlsx eller .ods.
refusal-sheet-empty = Det finns inget i den här tabellen.
refusal-sheet-unreadable = Filen är skadad och går inte att läsa.
refusal-sheet-protected = Filen är skyddad med ett lösenord. Spara den utan lösenord och försök igen.
refusal-sheet-too-many-rows = Tabellen har för många rader: högst { $most } kan läsas.
refusal-sheet-too-large = Filen är för stor: högst { $most } byte kan läsas.
refusal-sheet-deck = Kortleken i filen går inte att läsa: { $file }, rad { $line }.
refusal-picture-type = Den här bilden går inte att använda. Välj en PNG-, JPEG-, WebP-, GIF- eller SVG-fil.
refusal-picture-broken = Bilden är skadad och går inte att läsa.
refusal-picture-drawing = Teckningen innehåller mer än enkla former. Spara den som enkel SVG eller som PNG.
refusal-picture-too-large = Bilden går inte att göra tillräckligt liten: gränsen är { $most } byte.
refusal-picture-pixels = Bilden är för stor: högst { $most } pixlar.

## Vad som är fel med ett kort i verkstaden, vid rutan

workshop-problem-no-name = Kortet behöver ett namn.
workshop-problem-no-number = Ett årtal eller ett tal saknas.
workshop-problem-not-a-year = ”{ $given }” är inget årtal. Skriv 1455, ca 1455 eller 44 f.Kr.
workshop-problem-not-a-number = ”{ $given }” är inget tal.
workshop-problem-year-zero = Det finns inget år 0: efter år 1 f.Kr. kommer år 1.
workshop-problem-future-year = { $given } ligger i framtiden. Det senaste möjliga året är { $latest }.
workshop-problem-date-serial = { $given } är ett kalkylarks sätt att spara en dag år { $year }. Skriv { $year } om det är det du menar.
workshop-problem-whole-date = ”{ $given }” är ett helt datum. Skriv bara året: { $year }.
workshop-problem-formula = ”{ $given }” är en formel. Kopiera resultatet i stället.
workshop-problem-hidden-characters = Här finns ett osynligt tecken. Ta bort det eller skriv texten på nytt.
workshop-problem-too-long = { $has } tecken; högst { $most } får plats på kortet.
workshop-problem-extra-cells = Raden har { $has } celler, men rubrikraden har { $wants }.
workshop-problem-quotes = Ett citattecken avslutas aldrig.
workshop-problem-leak = { $kind ->
    [year] ”{ $word }” ser ut som ett årtal och avslöjar svaret.
    [decade] ”{ $word }” nämner ett årtionde och avslöjar årtalet.
    [century] ”{ $word }” nämner ett århundrade eller en regent och avslöjar årtalet.
    [period] ”{ $word }” nämner en epok och avslöjar årtalet.
    [order] ”{ $word }” säger vad som kom före eller efter och avslöjar årtalet.
    [reign] ”{ $word }” nämner en regeringstid och avslöjar årtalet.
    [numerals] ”{ $word }” är ett årtal i ord och avslöjar svaret.
   *[time] ”{ $word }” avslöjar årtalet.
}
workshop-problem-equal-numbers = { $count ->
    [one] ”{ $name }” har samma tal.
    [2] ”{ $name }” har samma tal. Vilket som helst av dem får ligga först.
   *[other] { $count } kort har det här talet, bland dem ”{ $name }”. De får ligga i vilken ordning som helst.
}
workshop-problem-duplicate-name = Det finns ett kort till som heter ”{ $name }”.
workshop-problem-markup = ”{ $given }” ser ut som kod från en webbsida. Texten skrivs ut precis som den står.
workshop-problem-garbled = De här tecknen är förvanskade. Filen sparades med en annan teckenkodning.
workshop-problem-unknown-icon = Det finns ingen teckning som heter ”{ $icon }”.
workshop-problem-picture-missing = Bilden finns inte kvar på servern. Lägg till den igen.
workshop-problem-no-picture-licence = Vem har gjort bilden, och får den användas här? Ange licensen.
workshop-problem-unknown-category = ”{ $given }” är ingen av kortlekens kategorier.
workshop-problem-no-title = Kortleken behöver en titel.
workshop-problem-no-licence = Välj en licens som säger vad andra får göra med kortleken.
workshop-problem-no-measure = Vad mäter talen i { $unit }? Skriv till exempel ”Höjd”.
workshop-problem-no-cards = Inget kort går att spela än.
workshop-problem-few-cards = { $has ->
    [one] { $has } kort går att spela. Med { $wants } eller fler blir spelet roligare.
   *[other] { $has } kort går att spela. Med { $wants } eller fler blir spelet roligare.
}
