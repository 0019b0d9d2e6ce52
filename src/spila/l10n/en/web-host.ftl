## The host's page

web-host-title = Host’s page
web-host-key-title = Open with the host key
web-host-key-note = The server prints it when it starts. To see it again, run
web-host-key = Host key
web-host-open = Open
web-host-opened = opened with the host key
web-host-lock = Lock
web-host-refresh = Refresh
web-host-decks = Decks
web-host-decks-of = { $decks } of at most { $most }
web-host-anyone = Anyone may make a deck
web-host-deck = Deck
web-host-cards = Cards
web-host-size = Size
web-host-used = Last used
web-host-never = never
web-host-untitled = Untitled draft
web-host-expires = { $days ->
    [one] unused drafts are deleted after a day
   *[other] unused drafts are deleted after { $days } days
}
web-host-kind-shipped = comes with Spila
web-host-kind-folder = from your folder
web-host-delete = Delete
web-host-delete-title = Delete “{ $title }”?
web-host-delete-deck = Tables keep the cards they were dealt. The deck itself can’t be brought back.
web-host-delete-table = The game at this table ends for everyone, and it can’t be brought back.
web-host-delete-not = Don’t delete
web-host-all = Show all { $count }
web-host-deck-note = Deleting a deck never breaks a table: tables keep the cards they were dealt.
web-host-tables = Tables
web-host-tables-of = { $shown } of { $all }, latest first
web-host-no-tables = No tables yet.
web-host-code = Code
web-host-table = Table
web-host-untitled-table = Table without a name
web-host-game = Game
web-host-people = Players
web-host-last-move = Last move
web-host-reports = Reported cards
web-host-reports-count = { $count ->
    [0] nothing new
    [one] one new
   *[other] { $count } new
}
web-host-reports-note = Sent from “Something wrong with this card?”, without a name. Notes on a teacher’s deck go to the teacher.
web-host-no-reports = No notes.
web-host-quoted = “{ $note }”
web-host-done = Done
web-host-disk = Disk space
web-host-disk-of = { $used } of { $total } used.
web-host-disk-days = { $days ->
    [one] At this rate, there’s room for another day.
   *[other] At this rate, there’s room for another { $days } days.
}
web-host-disk-pictures = Pictures { $size }
web-host-disk-tables = Tables { $size }
web-host-disk-decks = Decks { $size }
web-host-disk-backups = Backups { $size }
web-host-bytes-kb = { $size } kB
web-host-bytes-mb = { $size } MB
web-host-bytes-gb = { $size } GB
web-host-bytes-tb = { $size } TB
