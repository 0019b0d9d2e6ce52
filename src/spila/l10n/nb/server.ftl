## Why a server does not start: what a host sees, one line each.

error-port-taken = port { $port } er i bruk av et annet program; velg en annen med --port
error-port-forbidden = denne brukeren får ikke lytte på port { $port }; velg en over 1023 med --port
error-host-unusable = kan ikke lytte på { $host }: { $why }
error-data-folder = kan ikke lagre bord i { $path }: { $why }
error-setting-unknown = innstillingen { $name } finnes ikke; docs/hosting.md viser alle
error-setting-proxy = { $name } må være en liste over adresser eller nettverk, for eksempel 127.0.0.1 eller 10.0.0.0/8; «{ $given }» er ingen av delene
error-setting-origin = { $name } må være en liste over nettsteder uten sti, for eksempel https://cards.example; «{ $given }» er ikke et slikt
error-setting-path = { $name } må være en enkel sti, for eksempel /spila/, ikke «{ $given }»
error-setting-page = { $name } må være en mappe med en index.html; «{ $given }» har ingen
error-picows-version = serveren trenger picows { $wants }, men { $has } er installert og passer ikke; installer spila[server] på nytt
error-database-empty = { $path } er tom (0 byte). Legg inn en sikkerhetskopi i stedet, eller slett filen for å begynne uten bord
error-database-missing = { $path } mangler, men { $wal } ved siden av inneholder data. Legg databasen tilbake, eller slett { $wal } for å begynne uten bord
error-setting-host = { $name } må være en liste over serverens navn uten port, for eksempel cards.example; «{ $given }» er ikke et slikt
refusal-server-fault = Noe gikk galt på serveren. Feilen er notert.
refusal-handshake = Slik åpnes ikke en WebSocket-forbindelse.
error-setting-host-key = { $name } må ha minst { $least } tegn

## En trykt kortstokk: siden til esken

print-heading = Slik spiller dere
print-deal = Gi alle fire kort med forsiden opp, og snu ett kort midt på bordet: Der begynner tidslinjen.
print-turn = Når det er din tur, legger du et av kortene dine der du tror det hører hjemme på tidslinjen. Snu det så.
print-right = Er det riktig, blir det liggende. Er det feil, går det i esken, og du trekker et nytt.
print-win = Når noen ikke har flere kort, spilles runden ferdig. Er bare én spiller uten kort, vinner den spilleren.
print-screen = Spill på en skjerm:
print-drawings = Tegninger: { $authors } (game-icons.net, CC BY 3.0)
print-pictures = Bilder: { $authors }
print-texts = Tekst: { $authors }
print-licence = Lisens: { $licence }
