## `spila doctor`: what a host should know about an installation.

doctor-grade-ok = ok:
doctor-grade-note = note:
doctor-grade-wrong = wrong:
doctor-summary = { $wrong ->
    [0] { $notes ->
        [0] Everything’s fine.
        [one] Nothing’s wrong; there’s one note.
       *[other] Nothing’s wrong; there are { $notes } notes.
    }
    [one] One thing is wrong.
   *[other] { $wrong } things are wrong.
}
doctor-versions = Spila { $spila }, Python { $python }, SQLite { $sqlite }
doctor-sqlite-old = SQLite { $has } is too old; Spila needs { $wants } or newer
doctor-picows = picows { $has } is installed, but { $wants } is needed; reinstall spila[server]
doctor-files = the system allows enough open files
doctor-few-files = the system allows only { $limit } open files, so at most { $connections } connections; raise LimitNOFILE
doctor-no-folder = there’s no data folder yet; the server will create { $path }
doctor-folder = the data folder is { $path }
doctor-folder-readonly = this user can’t write to { $path }
doctor-folder-open = others on this machine can open { $path } (mode { $mode }); 700 is safer
doctor-network-folder = { $path } is on a network file system ({ $kind }), where SQLite can lose data; use a local disk
doctor-disk = { $megabytes } MB free in { $path }
doctor-disk-low = only { $megabytes } MB free in { $path }
doctor-no-database = there’s no database yet; the server will create { $path }
doctor-database = the database is intact and up to date
doctor-database-empty = { $path } is empty (0 bytes); restore a backup
doctor-database-damaged = the database is damaged: { $why }
doctor-file-open = others on this machine can read { $path } (mode { $mode }), and it holds the seeds of running games; use chmod 600
doctor-clock-behind = the latest move is { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} in the future: this machine’s clock is slow, or was fast
doctor-clock-database = this machine’s clock and the database server’s differ by { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
doctor-clock-server = this machine’s clock and the server’s differ by { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
doctor-no-backup = there’s no record of a backup; `spila backup FILE` makes one
doctor-backup = { $days ->
    [0] the last backup is less than a day old: { $file }
    [one] the last backup is one day old: { $file }
   *[other] the last backup is { $days } days old: { $file }
}
doctor-backup-old = the last backup is { $days } days old: { $file }
doctor-backup-gone = the last backup isn’t where it was written: { $file }
doctor-url = { $url } isn’t an address like https://cards.example/
doctor-not-running = no server is running at { $url }; use --url to check another address
doctor-unreachable = can’t reach { $url }: { $why }
doctor-no-server = Spila doesn’t answer at { $url } (status { $status })
doctor-ready = the server at { $url } is ready
doctor-not-ready = the server isn’t ready; what’s missing: { $missing }
doctor-other-version = the server runs version { $has }; this is version { $own }
doctor-caller = the server sees the right address for you: { $address }
doctor-no-caller = the server can’t say how it sees you; it may be an older version
doctor-proxy-ignored = the server ignores the proxy at { $proxy }, so all players count as one; set SPILA_PROXIES={ $proxy }
doctor-proxy-silent = the proxy at { $proxy } doesn’t pass on players’ addresses, so they all count as one; make it send X-Forwarded-For
doctor-headers-removed = something between here and the server removes the header { $header }
doctor-websocket-open = WebSocket connections get through
doctor-websocket = WebSocket connections don’t get through ({ $why }); the proxy has to pass on Upgrade and Host
