## `spila deck …`

deck-clean = { $deck }: { $cards } kort, { $languages } språk, inga problem
deck-problems = { $deck }: { $count } problem
deck-at = { $file }:{ $line }: { $told }
deck-imported = { $cards } kort från { $rows ->
    [one] { $rows } rad
   *[other] { $rows } rader
} är nu { -deck(form: "definite") } ”{ $deck }” i { $path }
deck-left-out = utelämnat, { $where }
deck-weak = behållet, men se över det, { $where }
deck-written = { $path }: { $cards } kort
deck-pictures-missing = bild saknas här: { $icons }

deck-column-name = namn
deck-column-title = titel
deck-column-cards = kort
deck-column-order = ordning
deck-column-languages = språk
deck-column-date = { -date }
deck-column-category = kategori
deck-column-card = kort
deck-unreadable = oläslig

## What is wrong with a deck, after the file and the line

deck-problem-cells = { $has ->
    [one] { $has } cell
   *[other] { $has } celler
}, men rubrikraden har { $wants }
deck-problem-column = okänd kolumn ”{ $column }”
deck-problem-column-missing = kolumnen ”{ $column }” saknas
deck-problem-column-twice = en kolumn förekommer två gånger
deck-problem-duplicate-id = id ”{ $id }” finns redan på rad { $first }
deck-problem-duplicate-name = namnet ”{ $name }” finns redan på rad { $first }
deck-problem-empty-field = tomt: { $field }
deck-problem-empty-name = ett kort utan namn
deck-problem-encoding = inte UTF-8 (byte { $byte })
deck-problem-file-missing = filen finns inte
deck-problem-garbled = förvanskade bokstäver: texten har lästs med fel teckenkodning
deck-problem-id = ”{ $id }” är inget giltigt id: små bokstäver a till z, siffror och bindestreck
deck-problem-id-leaks = id ”{ $id }” kan avslöja { -date(form: "definite") }: inga långa tal i id
deck-problem-leak = fältet { $field } avslöjar { -date(form: "definite") } ({ $kind ->
    [century] århundrade
    [decade] årtionde
    [decades] årtionde
    [numerals] räkneord
    [order] ordningsföljd
    [period] tidsperiod
    [reign] regent
    [time] tidsangivelse
    [year] år
   *[other] { $kind }
}): ”{ $word }”
deck-problem-manifest = { $why }
deck-problem-mark = { $field } är ”{ $given }”; tillåtet är: { $known }
deck-problem-missing-file = det finns en titel men ingen fil för språket ”{ $language }”
deck-problem-missing-language = kortet ”{ $card }” saknas på språket ”{ $language }”
deck-problem-no-cards = ingen användbar rad
# A table to import may have its headings in any of our languages.
deck-problem-no-columns = ingen rubrikrad med en kolumn ”namn” och en kolumn ”år” eller ”värde”
deck-problem-no-title = titel saknas på { -deck(form: "genitive") } eget språk ”{ $language }”
deck-problem-not-a-table = ingen tabell
deck-problem-quotes = ett citattecken som aldrig avslutas
deck-problem-too-large = mer än { $most } byte
deck-problem-too-long = fältet { $field } har { $has } tecken; { $most } får plats
deck-problem-too-many-cards = fler än { $most } kort
deck-problem-unknown-icon = ingen ikon heter ”{ $icon }”
deck-problem-unknown-id = inget kort har id ”{ $id }”
deck-problem-value = ”{ $given }” är inget tal
deck-problem-workbook = en arbetsbok, ingen tabell; spara den som CSV först
deck-problem-year = ”{ $given }” är inget giltigt { -date }: ett heltal, högst { $latest }, negativt före Kristus, aldrig 0

## Credits and figures, as Markdown

deck-credits-title = Upphovspersoner och licenser: { $title }
deck-credits-text = Text: { $credits }. Licens: { $licence }.
deck-credits-icons = Ikonerna kommer från samlingen game-icons (game-icons.net) och har färgats om: en gräddvit siluett med mjuk skugga på färgad botten. Formerna är oförändrade.
deck-credits-author = **{ $author }** ({ $licence }, { $count }): { $icons }
deck-credits-own = Tecknade för den här { -deck(form: "definite") }, under projektets egen licens: { $icons }
deck-credits-fonts = Typsnitt på utskrivna kort: Andika och Corben, under SIL Open Font License 1.1.
deck-stats-cards = kort
deck-stats-small = varav i den mindre utgåvan
deck-stats-nordic = nordiska
deck-stats-same = år som flera kort delar
deck-stats-approximate = ungefärliga { -date }
deck-stats-drawings = egna teckningar
deck-stats-evidence = belägg
deck-stats-witnesses = kort efter typ av belägg
deck-stats-era = epok
deck-stats-all = totalt
deck-era-stone = till 3001 f.Kr.
deck-era-ancient = 3000 f.Kr.–476
deck-era-middle = 477–1491
deck-era-early = 1492–1788
deck-era-industry = 1789–1913
deck-era-modern = från 1914
