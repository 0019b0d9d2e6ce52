## Why a server does not start: what a host sees, one line each.

error-port-taken = another program is using port { $port }; choose a different one with --port
error-port-forbidden = this user can’t listen on port { $port }; choose one above 1023 with --port
error-host-unusable = can’t listen on { $host }: { $why }
error-data-folder = can’t save tables in { $path }: { $why }
error-setting-unknown = there’s no setting { $name }; docs/hosting.md lists them all
error-setting-proxy = { $name } must list addresses or networks, such as 127.0.0.1 or 10.0.0.0/8; "{ $given }" is neither
error-setting-origin = { $name } must list origins (no path), such as https://cards.example; "{ $given }" isn’t one
error-setting-path = { $name } must be a plain path, such as /spila/, not "{ $given }"
error-setting-page = { $name } must be a folder with an index.html; "{ $given }" doesn’t have one
error-picows-version = this server needs picows { $wants }, but version { $has } is installed; reinstall spila[server]
error-database-empty = { $path } is empty (0 bytes). Replace it with a backup, or delete it to start without any tables
error-database-missing = { $path } is missing, but { $wal } beside it contains data. Put the database back, or delete { $wal } to start without any tables
error-setting-host = { $name } must list names of this server without a port, such as cards.example; "{ $given }" isn’t one
refusal-server-fault = Something went wrong on the server. The error has been logged.
refusal-handshake = That isn’t a valid WebSocket handshake.
error-setting-host-key = { $name } must have at least { $least } characters

## A printed deck: the page for its box

print-heading = How to play
print-deal = Deal four cards to each player, fronts up, and turn one card over in the middle: the line starts with it.
print-turn = On your turn, put one of your cards where you think it belongs in the line. Then turn it over.
print-right = If you’re right, it stays there. If you’re wrong, it goes back in the box and you draw a new one.
print-win = When someone has no cards left, finish the round. If only one player has none left, that player wins.
print-screen = Play it on a screen:
print-drawings = Drawings: { $authors } (game-icons.net, CC BY 3.0)
print-pictures = Pictures: { $authors }
print-texts = Text: { $authors }
print-licence = Licence: { $licence }
