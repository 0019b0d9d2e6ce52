## The deck workshop: why a request was refused

refusal-deck-key = This link doesn’t let you change the deck.
refusal-decks-closed = New decks can’t be made on this server at the moment.
refusal-deck-no-copy = The author doesn’t allow copies of this deck.
refusal-deck-no-cards = No card is ready yet. Each needs a name and a year or number.
refusal-deck-too-many-cards = A deck can have at most { $most ->
    [one] { $most } card
   *[other] { $most } cards
}.
refusal-deck-too-large = One card has too much text: at most { $most } bytes fit.
refusal-deck-pictures-full = There’s no room for more pictures: the limit is { $most } bytes.
refusal-decks-full = This server has no room for more decks: it has { $most } already.
refusal-too-many-decks = The limit is { $most ->
    [one] { $most } new deck
   *[other] { $most } new decks
} an hour. Wait a while.
refusal-no-such-report = That note has already been deleted.
refusal-host-key = That isn’t the host key.
refusal-sheet-not-a-table = This file isn’t a table. Use .csv, .tsv, .xlsx or .ods.
refusal-sheet-empty = There’s nothing in this table.
refusal-sheet-unreadable = This file is damaged, so it can’t be read.
refusal-sheet-protected = This file is protected with a password. Save it without one and try again.
refusal-sheet-too-many-rows = The table has too many rows: at most { $most } can be read.
refusal-sheet-too-large = This file is too large: at most { $most } bytes can be read.
refusal-sheet-deck = The deck in this file can’t be read: { $file }, line { $line }.
refusal-picture-type = This isn’t a picture we can use. Choose a PNG, JPEG, WebP, GIF or SVG file.
refusal-picture-broken = This picture is damaged, so it can’t be read.
refusal-picture-drawing = This drawing contains more than plain shapes. Save it as a plain SVG, or as a PNG.
refusal-picture-too-large = This picture can’t be made small enough: the limit is { $most } bytes.
refusal-picture-pixels = This picture is too large: at most { $most } pixels.

## What is wrong with a card in the workshop, at its cell

workshop-problem-no-name = The card needs a name.
workshop-problem-no-number = A year or a number is missing.
workshop-problem-not-a-year = “{ $given }” isn’t a year. Write 1455, c. 1455 or 44 BCE.
workshop-problem-not-a-number = “{ $given }” isn’t a number.
workshop-problem-year-zero = There’s no year 0: 1 BCE is followed by 1 CE.
workshop-problem-future-year = { $given } is in the future. The latest year is { $latest }.
workshop-problem-date-serial = { $given } is how a spreadsheet stores a day in { $year }. Write { $year } if that’s what you mean.
workshop-problem-whole-date = “{ $given }” is a whole date. Write only the year: { $year }.
workshop-problem-formula = “{ $given }” is a formula. Copy its result instead.
workshop-problem-hidden-characters = There’s an invisible character here. Delete it, or type the text again.
workshop-problem-too-long = { $has } characters; at most { $most } fit on the card.
workshop-problem-extra-cells = This row has { $has } cells, but the heading has { $wants }.
workshop-problem-quotes = A quotation mark is never closed.
workshop-problem-leak = { $kind ->
    [year] “{ $word }” looks like a year, and gives the date away.
    [decade] “{ $word }” names a decade, and gives the date away.
    [century] “{ $word }” names a century or a monarch, and gives the date away.
    [period] “{ $word }” names a period, and gives the date away.
    [order] “{ $word }” says what came earlier or later, and gives the date away.
    [reign] “{ $word }” names someone’s reign, and gives the date away.
    [numerals] “{ $word }” is a year in words, and gives the date away.
   *[time] “{ $word }” gives the date away.
}
workshop-problem-equal-numbers = { $count ->
    [one] “{ $name }” has the same number.
    [2] “{ $name }” has the same number. Either can come first on the timeline.
   *[other] { $count } cards have this number, “{ $name }” among them. They can go in any order.
}
workshop-problem-duplicate-name = There’s another card called “{ $name }”.
workshop-problem-markup = “{ $given }” looks like code from a web page. It will be printed as it is.
workshop-problem-garbled = These characters are garbled. The file was saved in a different encoding.
workshop-problem-unknown-icon = There’s no drawing called “{ $icon }”.
workshop-problem-picture-missing = This picture is no longer on the server. Add it again.
workshop-problem-no-picture-licence = Who made this picture, and may it be used here? Add the licence.
workshop-problem-unknown-category = “{ $given }” isn’t one of the deck’s categories.
workshop-problem-no-title = The deck needs a title.
workshop-problem-no-licence = Say what others may do with this deck: choose a licence.
workshop-problem-no-measure = What do the numbers in { $unit } measure? Write “Height”, for example.
workshop-problem-no-cards = No card can be played yet.
workshop-problem-few-cards = { $has ->
    [one] Only { $has } card can be played so far. With { $wants } or more, the game gets interesting.
   *[other] { $has } cards can be played. With { $wants } or more, the game gets more interesting.
}
