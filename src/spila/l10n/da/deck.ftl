## `spila deck …`

deck-clean = { $deck }: { $cards } kort, { $languages } sprog, ingen problemer
deck-problems = { $deck }: { $count } { $count ->
    [one] problem
   *[other] problemer
}
deck-at = { $file }:{ $line }: { $told }
deck-imported = { $cards } kort ud af { $rows } { $rows ->
    [one] række
   *[other] rækker
} er nu { -deck(form: "definite") } »{ $deck }« i { $path }
deck-left-out = udeladt, { $where }
deck-weak = beholdt, men tjek det, { $where }
deck-written = { $path }: { $cards } kort
deck-pictures-missing = der er intet billede her til: { $icons }

deck-column-name = navn
deck-column-title = titel
deck-column-cards = kort
deck-column-order = ordnet efter
deck-column-languages = sprog
deck-column-date = { -date }
deck-column-category = kategori
deck-column-card = kort
deck-unreadable = kan ikke læses

## What is wrong with a deck, after the file and the line

deck-problem-cells = { $has } { $has ->
    [one] celle
   *[other] celler
}, men overskriften har { $wants }
deck-problem-column = ukendt kolonne »{ $column }«
deck-problem-column-missing = kolonnen »{ $column }« mangler
deck-problem-column-twice = en kolonne står to gange
deck-problem-duplicate-id = id’et »{ $id }« står allerede i linje { $first }
deck-problem-duplicate-name = navnet »{ $name }« står allerede i linje { $first }
deck-problem-empty-field = tomt: { $field }
deck-problem-empty-name = et kort uden navn
deck-problem-encoding = ikke UTF-8 (byte { $byte })
deck-problem-file-missing = den fil findes ikke
deck-problem-garbled = forvanskede bogstaver: teksten er læst med en forkert tegnkodning
deck-problem-id = »{ $id }« er ikke et gyldigt id: kun små bogstaver a–z, cifre og bindestreger
deck-problem-id-leaks = id’et »{ $id }« kan røbe { -date(form: "definite") }: ingen lange tal i id’er
deck-problem-leak = feltet { $field } røber { -date(form: "definite") } ({ $kind ->
    [year] årstal
    [decade] årti
    [decades] årti
    [century] århundrede
    [period] periode
    [order] rækkefølge
    [reign] regent
    [time] tid
    [numerals] talord
   *[other] { $kind }
}): »{ $word }«
deck-problem-manifest = { $why }
deck-problem-mark = { $field } er »{ $given }«; det kan være: { $known }
deck-problem-missing-file = der er en titel, men ingen fil til sproget »{ $language }«
deck-problem-missing-language = kortet »{ $card }« mangler på sproget »{ $language }«
deck-problem-no-cards = ingen brugbare rækker
deck-problem-no-columns = ingen overskrift med en kolonne »navn« og en kolonne »år« eller »værdi«
deck-problem-no-title = ingen titel på { -deck(form: "genitive") } eget sprog »{ $language }«
deck-problem-not-a-table = ikke en tabel
deck-problem-quotes = et anførselstegn, der aldrig bliver lukket
deck-problem-too-large = mere end { $most } byte
deck-problem-too-long = feltet { $field } har { $has } tegn; der er plads til { $most }
deck-problem-too-many-cards = flere end { $most } kort
deck-problem-unknown-icon = intet ikon hedder »{ $icon }«
deck-problem-unknown-id = intet kort har id’et »{ $id }«
deck-problem-value = »{ $given }« er ikke et tal
deck-problem-workbook = en projektmappe, ikke en tabel; gem den som CSV først
deck-problem-year = »{ $given }« er ikke et gyldigt årstal: et helt tal op til { $latest }, negativt for f.Kr., aldrig 0

## Credits and figures, as Markdown

deck-credits-title = Kreditering: { $title }
deck-credits-text = Tekst: { $credits }. Licens: { $licence }.
deck-credits-icons = Ikoner fra samlingen game-icons (game-icons.net) i nye farver: en cremefarvet silhuet med blød skygge på farvet bund. Formerne er uændrede.
deck-credits-author = **{ $author }** ({ $licence }, { $count }): { $icons }
deck-credits-own = Tegnet til dette { -deck }, under projektets egen licens: { $icons }
deck-credits-fonts = Skrifttyper på trykte kort: Andika og Corben, under SIL Open Font License 1.1.
deck-stats-cards = kort
deck-stats-small = heraf i den lille udgave
deck-stats-nordic = nordiske
deck-stats-same = årstal, som flere kort deler
deck-stats-approximate = omtrentlige { -date(form: "plural") }
deck-stats-drawings = egne tegninger
deck-stats-evidence = kildehenvisninger
deck-stats-witnesses = kort efter kildetype
deck-stats-era = { -era }
deck-stats-all = i alt
deck-era-stone = indtil 3001 f.Kr.
deck-era-ancient = 3000 f.Kr.–476
deck-era-middle = 477–1491
deck-era-early = 1492–1788
deck-era-industry = 1789–1913
deck-era-modern = siden 1914
