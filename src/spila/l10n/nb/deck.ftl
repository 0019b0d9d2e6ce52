## `spila deck …`

deck-clean = { $deck }: { $cards } kort, { $languages } språk, ingen problemer
deck-problems = { $deck }: { $count } { $count ->
    [one] problem
   *[other] problemer
}
deck-at = { $file }:{ $line }: { $told }
deck-imported = { -deck(form: "definite") } «{ $deck }» i { $path } har nå { $cards } kort fra { $rows } { $rows ->
    [one] rad
   *[other] rader
}
deck-left-out = utelatt, { $where }
deck-weak = tatt med, men bør ses på, { $where }
deck-written = { $path }: { $cards } kort
deck-pictures-missing = uten bilde her: { $icons }

deck-column-name = navn
deck-column-title = tittel
deck-column-cards = kort
deck-column-order = ordnet etter
deck-column-languages = språk
deck-column-date = dato
deck-column-category = kategori
deck-column-card = kort
deck-unreadable = kan ikke leses

## Hva som er galt med en kortstokk, etter filen og linjen

deck-problem-cells = { $has } { $has ->
    [one] celle
   *[other] celler
}, men overskriftsraden har { $wants }
deck-problem-column = ukjent kolonne «{ $column }»
deck-problem-column-missing = kolonnen «{ $column }» mangler
deck-problem-column-twice = en kolonne står to ganger
deck-problem-duplicate-id = id-en «{ $id }» står allerede på linje { $first }
deck-problem-duplicate-name = navnet «{ $name }» står allerede på linje { $first }
deck-problem-empty-field = tomt felt: { $field }
deck-problem-empty-name = et kort uten navn
deck-problem-encoding = ikke UTF-8 (byte { $byte })
deck-problem-file-missing = filen finnes ikke
deck-problem-garbled = ødelagte bokstaver: tekst som er lest med feil tegnkoding
deck-problem-id = «{ $id }» er ingen id: bruk bare små bokstaver fra a til z, sifre og bindestreker
deck-problem-id-leaks = id-en «{ $id }» kan røpe datoen: ikke bruk lange tall i id-er
deck-problem-leak = { $field ->
    [name] navnet
    [claim] påstanden
    [story] historien
   *[other] { $field }
} røper datoen ({ $kind ->
    [year] årstall
    [decade] tiår
    [decades] tiår
    [century] århundre
    [period] periode
    [order] rekkefølge
    [reign] regjeringstid
    [time] tid
    [numerals] tallord
   *[other] { $kind }
}): «{ $word }»
deck-problem-manifest = { $why }
deck-problem-mark = { $field } er «{ $given }»; mulige verdier: { $known }
deck-problem-missing-file = det er en tittel, men ingen fil, for språket «{ $language }»
deck-problem-missing-language = kortet «{ $card }» mangler på språket «{ $language }»
deck-problem-no-cards = ingen brukbar rad
deck-problem-no-columns = ingen overskriftsrad med en kolonne «navn» og en kolonne «år» eller «verdi»
deck-problem-no-title = ingen tittel på { -deck(form: "definite-genitive") } eget språk «{ $language }»
deck-problem-not-a-table = ikke en tabell
deck-problem-quotes = et anførselstegn som aldri blir lukket
deck-problem-too-large = mer enn { $most } byte
deck-problem-too-long = { $field ->
    [name] navnet
    [claim] påstanden
    [story] historien
   *[other] { $field }
} har { $has } tegn; det er plass til { $most }
deck-problem-too-many-cards = flere enn { $most } kort
deck-problem-unknown-icon = ingen ikoner heter «{ $icon }»
deck-problem-unknown-id = ingen kort har id-en «{ $id }»
deck-problem-value = «{ $given }» er ikke et tall
deck-problem-workbook = en arbeidsbok, ikke en tabell; lagre den som CSV først
deck-problem-year = «{ $given }» er ikke et mulig årstall: skriv et heltall opp til { $latest }, f.Kr. med minus foran, aldri 0

## Krediteringer og tall, som Markdown

deck-credits-title = Kreditering: { $title }
deck-credits-text = Tekst: { $credits }. Lisens: { $licence }.
deck-credits-icons = Ikonene er fra settet game-icons (game-icons.net), med nye farger: en kremfarget silhuett med myk skygge på farget bunn. Formene er uendret.
deck-credits-author = **{ $author }** ({ $licence }, { $count }): { $icons }
deck-credits-own = Tegnet til denne { -deck(form: "definite") }, under prosjektets egen lisens: { $icons }
deck-credits-fonts = Skrifttyper på trykte kort: Andika og Corben, under SIL Open Font License 1.1.
deck-stats-cards = kort
deck-stats-small = av disse i den lille utgaven
deck-stats-nordic = nordiske
deck-stats-same = årstall som flere kort deler
deck-stats-approximate = omtrentlige datoer
deck-stats-drawings = egne tegninger
deck-stats-evidence = belegg
deck-stats-witnesses = kort etter hvilke to belegg de har
deck-stats-era = epoke
deck-stats-all = i alt
deck-era-stone = til og med 3001 f.Kr.
deck-era-ancient = 3000 f.Kr.–476
deck-era-middle = 477–1491
deck-era-early = 1492–1788
deck-era-industry = 1789–1913
deck-era-modern = fra 1914
