## `spila deck …`

deck-clean = { $deck }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $languages } { $languages ->
    [one] language
   *[other] languages
}, no problems
deck-problems = { $deck }: { $count } { $count ->
    [one] problem
   *[other] problems
}
deck-at = { $file }:{ $line }: { $told }
deck-imported = the deck "{ $deck }" in { $path } now has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} from { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}
deck-left-out = left out, { $where }
deck-weak = kept, but please check { $where }
deck-written = { $path }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
deck-pictures-missing = no picture here for: { $icons }

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

deck-problem-cells = { $has ->
    [one] { $has } cell
   *[other] { $has } cells
}, but the heading has { $wants }
deck-problem-column = unknown column "{ $column }"
deck-problem-column-missing = the column "{ $column }" is missing
deck-problem-column-twice = a column appears twice
deck-problem-duplicate-id = the id "{ $id }" already appears on line { $first }
deck-problem-duplicate-name = the name "{ $name }" already appears on line { $first }
deck-problem-empty-field = empty: { $field }
deck-problem-empty-name = a card without a name
deck-problem-encoding = not UTF-8 (byte { $byte })
deck-problem-file-missing = there’s no such file
deck-problem-garbled = garbled characters: the text was read in the wrong encoding
deck-problem-id = "{ $id }" isn’t a valid id: use lowercase letters a to z, digits and hyphens
deck-problem-id-leaks = the id "{ $id }" could give the date away: don’t use long numbers in ids
deck-problem-leak = the { $field } gives the date away ({ $kind }): "{ $word }"
deck-problem-manifest = { $why }
deck-problem-mark = { $field } is "{ $given }" but must be one of: { $known }
deck-problem-missing-file = there’s a title but no file for the language "{ $language }"
deck-problem-missing-language = the card "{ $card }" is missing in the language "{ $language }"
deck-problem-no-cards = there’s no usable row
deck-problem-no-columns = there’s no heading with a column "name" and a column "year" or "value"
deck-problem-no-title = there’s no title in the deck’s own language "{ $language }"
deck-problem-not-a-table = this isn’t a table
deck-problem-quotes = a quotation mark is never closed
deck-problem-too-large = more than { $most } bytes
deck-problem-too-long = the { $field } has { $has } characters; the limit is { $most }
deck-problem-too-many-cards = more than { $most } cards
deck-problem-unknown-icon = there’s no icon called "{ $icon }"
deck-problem-unknown-id = there’s no card with the id "{ $id }"
deck-problem-value = "{ $given }" isn’t a number
deck-problem-workbook = this is a workbook, not a table; save it as CSV first
deck-problem-year = "{ $given }" isn’t a valid year: use a whole number up to { $latest }, negative for BCE, never 0

## Credits and figures, as Markdown

deck-credits-title = Credits for { $title }
deck-credits-text = Text: { $credits }. Licence: { $licence }.
deck-credits-icons = Icons from the game-icons set (game-icons.net), recoloured: a cream silhouette with a soft shadow on a coloured background. The shapes are unchanged.
deck-credits-author = **{ $author }** ({ $licence }, { $count }): { $icons }
deck-credits-own = Drawn for this deck, under the project’s own licence: { $icons }
deck-credits-fonts = Fonts on printed cards: Andika and Corben, under the SIL Open Font License 1.1.
deck-stats-cards = cards
deck-stats-small = of these, in the smaller edition
deck-stats-nordic = Nordic
deck-stats-same = years shared by several cards
deck-stats-approximate = approximate dates
deck-stats-drawings = drawn for this deck
deck-stats-evidence = pieces of evidence
deck-stats-witnesses = cards by kind of evidence
deck-stats-era = era
deck-stats-all = all
deck-era-stone = until 3001 BCE
deck-era-ancient = 3000 BCE–476
deck-era-middle = 477–1491
deck-era-early = 1492–1788
deck-era-industry = 1789–1913
deck-era-modern = since 1914
