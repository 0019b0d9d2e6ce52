## What can be wrong with the place where tables are kept, and with copies of it.

error-stale-version = somebody else was first: this is at version { $actual } now
error-table-unknown = there is no table "{ $table }"
error-table-exists = there is a table "{ $table }" already; nothing was written
error-table-finished = the game at table "{ $table }" is over
error-table-id = the name of a table has 1 to { $most } plain characters and no spaces
error-append-nothing = { $entries } entries cannot follow version { $version }
error-line-break = the { $what } has a line break in it
error-store-unavailable = the database cannot be reached: { $why }
error-store-uncertain = the database went away before it answered: { $why }
error-store-closed = the tables have been put away
error-store-locked = { $path } is in use by another server
error-store-missing = there is no file { $path }
error-store-readonly = { $path } has been opened for reading only
error-store-unreadable = cannot read { $path }: { $why }
error-store-write = the database did not take it: { $why }
error-store-broken = the disk failed, so nothing more is written until a restart: { $why }
error-store-address = tables are kept in a file or in postgresql://…, not in { $kind }://…
error-schema-newer = this was written by a newer version (step { $has }); this version knows step { $knows }
error-schema-older = this was written by an older version (step { $has }); starting the server brings it to step { $wants }
error-backup-unsupported = PostgreSQL has its own backups (pg_dump); `export` works for it too
error-export-cut = the file is not complete, or goes on after its end (line { $line })
error-export-changed = the file has been changed since it was written (line { $line })
error-export-entries = table "{ $table }" should have { $wants } entries, but { $has } came before line { $line }
error-export-version = line { $line } should be entry { $wants }, not { $has }
error-export-twice = table "{ $table }" comes a second time in line { $line }
error-export-record = table "{ $table }" has a record, but is not finished
