## `spila deck …`

deck-clean = { $deck }: { $cards } cards, { $languages } { $languages ->
    [one] language
   *[other] languages
}, no problems
deck-problems = { $deck }: { $count } { $count ->
    [one] problem
   *[other] problems
}
deck-at = { $file }:{ $line }: { $told }
deck-imported = { $cards } cards of { $rows } rows are now the deck "{ $deck }" in { $path }
deck-left-out = left out, { $where }
deck-weak = kept, but look at it, { $where }
deck-written = { $path }: { $cards } cards
deck-pictures-missing = without a picture here: { $icons }

deck-column-name = name
deck-column-title = title
deck-column-cards = cards
deck-column-order = order
deck-column-languages = languages
deck-column-date = date
deck-column-category = category
deck-column-card = card
deck-unreadable = unreadable

## What is wrong with a deck, after the file and the line

deck-problem-cells = { $has } cells, but the heading has { $wants }
deck-problem-column = unknown column "{ $column }"
deck-problem-column-missing = there is no column "{ $column }"
deck-problem-column-twice = a column stands twice
deck-problem-duplicate-id = the id "{ $id }" stands already in line { $first }
deck-problem-duplicate-name = the name "{ $name }" stands already in line { $first }
deck-problem-empty-field = empty: { $field }
deck-problem-empty-name = a card without a name
deck-problem-encoding = not UTF-8 (byte { $byte })
deck-problem-file-missing = there is no such file
deck-problem-garbled = garbled letters: text that was read in the wrong encoding
deck-problem-id = "{ $id }" is no id: small letters a to z, digits and hyphens
deck-problem-id-leaks = the id "{ $id }" may give the date away: no long numbers in ids
deck-problem-leak = the { $field } gives the date away ({ $kind }): "{ $word }"
deck-problem-manifest = { $why }
deck-problem-mark = { $field } is "{ $given }"; it may be: { $known }
deck-problem-missing-file = there is a title but no file for the language "{ $language }"
deck-problem-missing-language = the card "{ $card }" is missing in the language "{ $language }"
deck-problem-no-cards = no usable row
deck-problem-no-columns = no heading with a column "name" and a column "year" or "value"
deck-problem-no-title = no title in the deck's own language "{ $language }"
deck-problem-not-a-table = not a table
deck-problem-quotes = a quotation mark that is never closed
deck-problem-too-large = more than { $most } bytes
deck-problem-too-long = the { $field } has { $has } characters; { $most } fit
deck-problem-too-many-cards = more than { $most } cards
deck-problem-unknown-icon = no icon is called "{ $icon }"
deck-problem-unknown-id = no card has the id "{ $id }"
deck-problem-value = "{ $given }" is not a number
deck-problem-workbook = a workbook, not a table; save it as CSV first
deck-problem-year = "{ $given }" is no possible year: a whole number up to { $latest }, BCE negative, never 0

## Credits and figures, as Markdown

deck-credits-title = Credits of { $title }
deck-credits-text = Text: { $credits }. Licence: { $licence }.
deck-credits-icons = Icons from the game-icons set (game-icons.net), recoloured: a cream silhouette with a soft shadow on a coloured ground. The shapes are unchanged.
deck-credits-author = **{ $author }** ({ $licence }, { $count }): { $icons }
deck-credits-own = Drawn for this deck, under the project's own licence: { $icons }
deck-credits-fonts = Fonts on printed cards: Andika and Corben, under the SIL Open Font License 1.1.
deck-stats-cards = cards
deck-stats-small = of these in the smaller edition
deck-stats-nordic = Nordic
deck-stats-same = years that several cards share
deck-stats-approximate = approximate dates
deck-stats-drawings = own drawings
deck-stats-evidence = entries of evidence
deck-stats-witnesses = cards by their two entries
deck-stats-era = era
deck-stats-all = all
deck-era-stone = to 3001 BCE
deck-era-ancient = 3000 BCE – 476
deck-era-middle = 477 – 1491
deck-era-early = 1492 – 1788
deck-era-industry = 1789 – 1913
deck-era-modern = since 1914
