## What can be wrong with the place where tables are kept, and with copies of it.

error-stale-version = someone else was first: this is now at version { $actual }
error-table-unknown = there’s no table "{ $table }"
error-table-exists = the table "{ $table }" already exists; nothing was written
error-table-finished = the game at table "{ $table }" is over
error-table-id = a table’s name must have 1 to { $most } plain characters and no spaces
error-append-nothing = { $entries } entries can’t follow version { $version }
error-line-break = the { $what } contains a line break
error-word-too-long = the message has { $bytes } bytes; the limit is { $most }
error-store-unavailable = can’t reach the database: { $why }
error-store-uncertain = the connection was lost before the database answered: { $why }
error-store-closed = the store is closed
error-store-locked = { $path } is in use by another server
error-store-missing = there’s no file { $path }
error-store-readonly = { $path } was opened for reading only
error-store-unreadable = can’t read { $path }: { $why }
error-store-write = the database refused the write: { $why }
error-store-broken = the disk failed, so nothing more will be written until a restart: { $why }
error-log-row-missing = the log of table "{ $table }" is damaged: entry { $entry } is missing
error-log-row-changed = the log of table "{ $table }" is damaged: entry { $entry } isn’t as it was written
error-log-rows-swapped = the log of table "{ $table }" is damaged: entries { $entry } and { $other } have changed places
error-store-address = tables can be kept in a file or in postgresql://…, not in { $kind }://…
error-store-url = the database address isn’t valid; it should look like postgresql://user@host/database
error-schema-newer = this was written by a newer version (step { $has }); this version knows step { $knows }
error-schema-older = this was written by an older version (step { $has }); starting the server will bring it to step { $wants }
error-backup-unsupported = PostgreSQL has its own backup tool (pg_dump); `spila export` works too
error-export-cut = the file is incomplete, or has more lines than it should (line { $line })
error-export-changed = the file was changed after it was written (line { $line })
error-export-entries = table "{ $table }" should have { $wants ->
    [one] { $wants } entry
   *[other] { $wants } entries
}, but only { $has } came before line { $line }
error-export-version = line { $line } should be entry { $wants }, not { $has }
error-export-twice = table "{ $table }" appears again on line { $line }
error-export-record = table "{ $table }" has a record but isn’t finished
