## Why a server does not start: what a host sees, one line each.

error-port-taken = port { $port } is taken by another program; choose another with --port
error-port-forbidden = this user may not listen on port { $port }; choose one above 1023 with --port
error-host-unusable = cannot listen on { $host }: { $why }
error-data-folder = cannot keep tables in { $path }: { $why }
error-setting-unknown = there is no setting { $name }; docs/hosting.md lists them
error-setting-proxy = { $name } lists addresses or networks, such as 127.0.0.1 or 10.0.0.0/8; "{ $given }" is none
error-setting-origin = { $name } lists pages without a path, such as https://cards.example; "{ $given }" is none
error-setting-path = { $name } is a plain path, such as /spila/, not "{ $given }"
error-setting-page = { $name } is a folder with an index.html; "{ $given }" has none
error-picows-version = this server needs picows { $wants }, but { $has } is installed, which does not fit; reinstall spila[server]
error-database-empty = { $path } is empty (0 bytes). Put a backup in its place, or delete it to start without any tables
error-database-missing = { $path } is missing, but { $wal } beside it holds data. Put the database back, or delete { $wal } to start without any tables
error-setting-host = { $name } lists names of this server without a port, such as cards.example; "{ $given }" is none
refusal-server-fault = Something went wrong in the server. It has been noted.
refusal-handshake = That is not how a WebSocket begins.
