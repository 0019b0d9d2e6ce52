## Why a server does not start: what a host sees, one line each.

error-port-taken = port { $port } används redan av ett annat program; välj en annan med --port
error-port-forbidden = den här användaren får inte lyssna på port { $port }; välj en över 1023 med --port
error-host-unusable = kan inte lyssna på { $host }: { $why }
error-data-folder = kan inte spara bord i { $path }: { $why }
error-setting-unknown = det finns ingen inställning { $name }; docs/hosting.md visar alla
error-setting-proxy = { $name } ska vara adresser eller nätverk, till exempel 127.0.0.1 eller 10.0.0.0/8; ”{ $given }” är inget sådant
error-setting-origin = { $name } ska vara webbadresser utan sökväg, till exempel https://cards.example; ”{ $given }” är ingen sådan
error-setting-path = { $name } ska vara en enkel sökväg, till exempel /spila/, inte ”{ $given }”
error-setting-page = { $name } ska vara en mapp med en index.html; i ”{ $given }” finns ingen
error-picows-version = servern behöver picows { $wants }, men { $has } är installerad och passar inte; installera om spila[server]
error-database-empty = { $path } är tom (0 byte). Ersätt den med en säkerhetskopia, eller ta bort filen för att börja utan bord
error-database-missing = { $path } saknas, men { $wal } bredvid innehåller data. Lägg tillbaka databasen, eller ta bort { $wal } för att börja utan bord
error-setting-host = { $name } ska vara serverns namn utan port, till exempel cards.example; ”{ $given }” är inget sådant
refusal-server-fault = Något gick fel på servern. Felet har antecknats.
refusal-handshake = Så inleds ingen WebSocket-anslutning.
error-setting-host-key = { $name } måste ha minst { $least } tecken

## En tryckt kortlek: sidan till asken

print-heading = Så spelar ni
print-deal = Ge varje spelare fyra kort med framsidan upp och vänd ett kort på mitten av bordet: där börjar raden.
print-turn = När det är din tur lägger du ett av dina kort där du tror att det hör hemma i raden. Vänd det sedan.
print-right = Om det är rätt ligger det kvar. Om det är fel läggs det i { -box(form: "definite") }, och du drar ett nytt.
print-win = När någon inte har några kort kvar spelar ni omgången klart. Är bara en spelare utan kort vinner den spelaren.
print-screen = Spela på en skärm:
print-drawings = Teckningar: { $authors } (game-icons.net, CC BY 3.0)
print-pictures = Bilder: { $authors }
print-texts = Texter: { $authors }
print-licence = Licens: { $licence }
