## The deck workshop: making Timeline decks in the browser

workshop-title = Deck workshop
workshop-home = Spila, home page
workshop-make = Make your own Timeline deck
workshop-make-note = Ten cards are enough for a first game. No account needed: the link is the key to your deck.
workshop-yours = yours
workshop-closed = On this server, only the host adds decks.
workshop-opening = Opening the deck…
workshop-untitled = Untitled deck

# Three cards as an example, with what exactly happened that year
workshop-sample-telescope = Telescope
    .claim = patent applied for
workshop-sample-candlestick-phone = Telephone
    .claim = patent granted
workshop-sample-satellite = Satellite
    .claim = Sputnik is launched

workshop-year = Year
workshop-number = Number
workshop-name = Name
workshop-claim = Claim
workshop-story = Story

workshop-type = Type
workshop-type-note = Card by card, on a phone too.
workshop-type-next = Press Enter for the next card.
workshop-type-first = Type the first card
workshop-paste = Paste
workshop-paste-note = From any spreadsheet, columns in any order.
workshop-paste-rows = Paste the copied rows
workshop-paste-here = Paste the rows here. Each row becomes a card.
workshop-paste-read = Read the rows
workshop-file = Drop a file
workshop-file-note = A table that’s already on this computer.
workshop-file-drop = Drop it here
workshop-file-let-go = Let go
workshop-file-choose = Choose a file
workshop-copy = Or start with a copy
workshop-copy-note = Remove what you don’t need and add your own cards. The other deck stays as it is.
workshop-copy-facts = { $cards ->
    [one] One card
   *[other] { $cards } cards
}, { $languages ->
    [one] one language
   *[other] { $languages } languages
}
workshop-copy-other = Another deck
workshop-copy-by = by its link or code
workshop-copy-code = Link or code of the deck
workshop-copy-open = Open the deck
workshop-units = Not only years: heights, speeds or populations work too. You choose the unit.
workshop-my-decks = My decks
workshop-my-decks-note = This browser has the keys to these decks. On another computer, you’ll need their links.
workshop-count = { $cards ->
    [one] one card
   *[other] { $cards } cards
}

## A table that was read

workshop-rows = { $rows ->
    [one] one row
   *[other] { $rows } rows
}
workshop-read = { $ready ->
    [0] No card is ready yet
    [one] One card is ready
   *[other] { $ready } cards are ready
}{ $rows ->
    [0] {""}
    [one] , one row needs fixing
   *[other] , { $rows } rows need fixing
}
workshop-read-columns = Have we read your columns right? If not, change the word above a column.
workshop-read-heading = The first row has headings
workshop-read-deck = { $pictures ->
    [0] This is an exported deck. It will become a deck of your own, with everything in it.
    [one] This is an exported deck. It will become a deck of your own, including one picture.
   *[other] This is an exported deck. It will become a deck of your own, including { $pictures } pictures.
}
workshop-own-heading = your heading: { $heading }
workshop-column = Column { $number } is used as
workshop-row = Row
workshop-cell = Row { $line }, column { $column }
workshop-empty = empty
workshop-use-category = Category
workshop-use-icon = Drawing
workshop-use-approximate = Approximate
workshop-use-id = Card ID
workshop-use-none = Leave out
workshop-good-rows = { $rows ->
    [one] One good row
   *[other] { $rows } good rows
}
workshop-more = and { $count } more
workshop-take = { $rows ->
    [0] { $ready ->
        [one] Add the card
       *[other] Add the { $ready } cards
    }
   *[other] { $ready ->
        [0] Add now, fix later
        [one] Add the good one, fix the rest later
       *[other] Add the { $ready } good ones, fix the rest later
    }
}
workshop-fix = { $rows ->
    [one] Fix it now
   *[other] Fix the { $rows } rows now
}
workshop-rows-stay = { $rows ->
    [one] The row stays in your list, marked. Nothing is lost.
   *[other] The { $rows } rows stay in your list, marked. Nothing is lost.
}
workshop-paste-again = Start again
workshop-more-rows = Add rows from a table

## The cards

workshop-deck = Deck
workshop-deck-title = Title of the deck
workshop-cards = Cards
workshop-all-cards = All cards
workshop-all-decks = All decks
workshop-saved = Saved
workshop-saving = Saving
workshop-unsaved = Not saved yet, kept on this device
workshop-print = Print
workshop-share = Share
workshop-play = Play now
workshop-menu = Menu
workshop-back = Back to the cards
workshop-sort = Order of the list
workshop-by-year = By year
workshop-by-number = By number
workshop-by-name = By name
workshop-by-added = As added
workshop-language-add = Add a language
workshop-language-note = What you don’t translate is shown in the deck’s own language: { $language }.
workshop-translated = { $count } of { $of }
workshop-claim-also = Claim, also on the front
workshop-to-look = { $count } to check
workshop-cards-to-look = { $count ->
    [one] One card to check
   *[other] { $count } cards to check
}
workshop-level-look = worth another look
workshop-level-stop = can’t be played yet
workshop-no-cards = No cards yet. Type a year and a name.
workshop-add = Add a card
workshop-next-name = Name of the next card
workshop-next-new = Another card
workshop-new-card = New card
workshop-card-of = card { $number } of { $of }
workshop-previous = Previous card
workshop-next = Next card
workshop-remove = Remove
workshop-removed = The card was removed.
workshop-undo = Undo
workshop-front = front
workshop-date-side = { $order ->
    [numbers] number side
   *[years] date side
}
workshop-approximate = { $order ->
    [numbers] The number is approximate (“c.”)
   *[years] The year is approximate (“c.”)
}
workshop-claim-hint = what exactly happened that year?
workshop-claim-hint-number = what exactly is measured?
workshop-story-hint = { $order ->
    [numbers] optional, shown with the number
   *[years] optional, shown with the date
}
workshop-fallback = What’s empty here is shown in { $language }.
workshop-stands-in = Shown instead: { $text }
workshop-keep = Keep it
workshop-both = Someone changed this too
workshop-both-first = The card as it is now
workshop-both-other = The other version of the card
workshop-both-take = Use this one

## Pictures

workshop-drawing = Find a drawing
workshop-another-drawing = Another drawing
workshop-photo = Photo
workshop-no-picture-short = No picture
workshop-by = by { $author }
workshop-picture-for = for the card “{ $name }”
workshop-tab-drawings = Drawings
workshop-tab-photo = Photo
workshop-tab-none = No picture
workshop-search = What should it show?
workshop-found = { $found ->
    [one] One of { $of } drawings found
   *[other] { $found } of { $of } drawings found
}
workshop-found-none = No drawing found. Try a shorter or more general word.
workshop-also = Also:
workshop-more-drawings = Show more
workshop-choose-drawing = Choose a drawing.
workshop-drawn-by = drawn by { $author }, { $licence }. The page for the box credits the author.
workshop-take-it = Use this drawing
workshop-none-note = Without a picture, the card shows the first letter of its name.
workshop-none-take = Use no picture
workshop-photo-note = Crop the photo to the part you want. Only that part leaves this device, without the place and time it was taken. A drawing of your own (SVG) works too.
workshop-photo-choose = Choose a photo
workshop-photo-another = Another photo
workshop-photo-use = Use this photo
workshop-photo-safe = Only the cropped part leaves this device: { $size } kB, without the place and time it was taken.
workshop-drawing-use = Use this drawing
workshop-drawing-safe = Only its shapes are kept, in one colour.
workshop-crop = The part of the photo that’s shown. Arrow keys move it, plus and minus resize it.
workshop-zoom = Zoom in
workshop-turn = Rotate
workshop-who-took = Who took it?
workshop-who-drew = Who drew it?
workshop-may-use = May others use it?
workshop-licence-named = Yes, with the author’s name
workshop-licence-alike = Yes, with the author’s name and under the same licence
workshop-licence-free = Yes, freely
workshop-licence-closed = No, only in this deck
workshop-licence-open = Not decided yet

## The whole deck

workshop-menu-settings = About the deck
workshop-menu-notes = Notes from players
workshop-menu-delete = Delete the deck
workshop-export-zip = Save as a zip file
workshop-export-csv = Save as a CSV table
workshop-order = Ordered by
workshop-order-year = Years
workshop-order-number = Another number
workshop-unit = Unit
workshop-unit-like = such as m or km/h
workshop-measure = What do the numbers measure?
workshop-measure-like = such as Height
workshop-first-language = The deck’s own language
workshop-credits = Thanks to
workshop-credits-like = separate names with semicolons
workshop-may-copy = Others may copy it
workshop-may-copy-note = as a deck of their own
workshop-delete-note = Delete “{ $title }”? Tables keep the cards they were dealt. The deck itself can’t be brought back.
workshop-delete = Delete
workshop-delete-not = Don’t delete
workshop-notes-none = No open notes.
workshop-note = “{ $note }”
workshop-note-open = Open the card
workshop-note-done = Done
workshop-notes-from = Sent from “Something wrong with this card?”, without a name.

## Playing, sharing, printing

workshop-play-title = Play “{ $title }”
workshop-play-ready = { $cards ->
    [one] One card is ready.
   *[other] { $cards } cards are ready.
}
workshop-play-left-out = { $cards ->
    [one] One card is left out: it can’t be played yet.
   *[other] { $cards } cards are left out: they can’t be played yet.
}
workshop-play-none = No card can be played yet. A card needs a name and a year or number.

workshop-facts = { $cards ->
    [one] One card in { $language }
   *[other] { $cards } cards in { $language }
}
workshop-facts-more = { $cards ->
    [one] One card in { $language }, also in { $others }
   *[other] { $cards } cards in { $language }, also in { $others }
}
workshop-qr = QR code with a link to this deck
workshop-scan = Scan to play, or type
workshop-large = Show it large on this screen
workshop-link-play = To play
workshop-link-play-note = For your class and friends. They play it; your deck stays as it is.
workshop-link-edit = To edit together
workshop-link-edit-note = For a colleague. Anyone with this link can change cards, but can’t delete the deck.
workshop-last-used = Last used: { $when }
workshop-renew = Replace this link with a new one
workshop-renew-note = The old link stops working. Send the new one to everyone who should still edit.
workshop-renew-go = Make a new link
workshop-copy-link = Copy
workshop-copied = Copied
workshop-send = Send
workshop-send-text = Play my Timeline deck “{ $title }”:
workshop-show = Show
workshop-hide = Hide
workshop-key-title = Keep this link: it’s the only key to your deck
workshop-key-note = There’s no account, so nobody can send you a new one. This browser remembers the key; another computer needs the link. Don’t pass it on: anyone who has it can delete the deck.
workshop-key-file = This link is the only key to the deck. Anyone who has it can change or delete the deck, so keep it to yourself.
workshop-key-save = Save as a file
workshop-key-mail = Email it to myself
workshop-key-kept = I’ve saved it

workshop-print-title = Print and cut
workshop-paper = Paper
workshop-sides = Sides
workshop-sides-both = Two-sided
workshop-sides-fronts = Fronts only
workshop-print-turn = In the print dialog, choose “flip on long edge”.
workshop-cutting = Cutting lines
workshop-cutting-note = in the margin only
workshop-box = Page for the box
workshop-box-note = title, short rules, QR code
workshop-ink = Save ink
workshop-ink-note = dark drawings on white
workshop-print-sheets = { $sheets ->
    [one] One sheet
   *[other] { $sheets } sheets
}{ $empty ->
    [0] , no empty places.
    [one] , one empty place.
   *[other] , { $empty } empty places.
}
workshop-print-make = { $pages ->
    [one] Make the PDF, one page
   *[other] Make the PDF, { $pages } pages
}
workshop-print-making = Making the PDF
workshop-print-page = Preparing page { $page } of { $of }
workshop-print-stop = Stop
workshop-print-made = The PDF is in your downloads.
workshop-page = Page { $page }
workshop-page-fronts = fronts
workshop-page-dates = { $order ->
    [numbers] number sides, mirrored
   *[years] date sides, mirrored
}
workshop-page-box = for the box
workshop-print-facts = Cards are { $width } × { $height } mm, nine to a page. Thick paper, 200 g/m² or more, lasts longest.
workshop-print-try = Try one sheet first: hold it up to the light, and the two sides should line up.
workshop-how-to-play = How to play
workshop-short-rules = { $order ->
    [numbers] Lay out one card, number up. Put one of yours before or after it and turn it over. Right: it stays. Wrong: draw a new one. The first player to get rid of their cards wins.
   *[years] Lay out one card, date up. Put one of yours before or after it and turn it over. Right: it stays. Wrong: draw a new one. The first player to get rid of their cards wins.
}
workshop-play-on-screen = Play it on a screen:

workshop-edit-mine = Edit my deck
workshop-see-deck = See the deck
workshop-forget = Remove from my list
workshop-face-facts = { $cards ->
    [one] One card. Languages: { $languages }
   *[other] { $cards } cards. Languages: { $languages }
}
workshop-face-empty = This deck has no cards to play with yet.
workshop-face-copy = Make my own copy
workshop-face-copy-note = You can change the copy. This deck stays as it is.
