## Why a server does not start: what a host sees, one line each.

error-port-taken = port { $port } bruges af et andet program; vælg en anden med --port
error-port-forbidden = denne bruger må ikke lytte på port { $port }; vælg en over 1023 med --port
error-host-unusable = kan ikke lytte på { $host }: { $why }
error-data-folder = kan ikke gemme borde i { $path }: { $why }
error-setting-unknown = indstillingen { $name } findes ikke; de, der findes, står i docs/hosting.md
error-setting-proxy = { $name } skal være en liste over adresser eller netværk, f.eks. 127.0.0.1 eller 10.0.0.0/8; »{ $given }« er ingen af delene
error-setting-origin = { $name } skal være en liste over webadresser uden sti, f.eks. https://cards.example; »{ $given }« er ikke sådan en
error-setting-path = { $name } skal være en enkel sti, f.eks. /spila/, ikke »{ $given }«
error-setting-page = { $name } skal være en mappe med en index.html; »{ $given }« har ikke nogen
error-picows-version = serveren skal bruge picows { $wants }, men { $has } er installeret og passer ikke; installér spila[server] igen
error-database-empty = { $path } er tom (0 byte). Læg en sikkerhedskopi i stedet, eller slet filen for at begynde uden borde
error-database-missing = { $path } mangler, men { $wal } ved siden af indeholder data. Læg databasen tilbage, eller slet { $wal } for at begynde uden borde
error-setting-host = { $name } skal være en liste over serverens navne uden port, f.eks. cards.example; »{ $given }« er ikke sådan et
refusal-server-fault = Noget gik galt på serveren. Fejlen er noteret.
refusal-handshake = Sådan begynder en WebSocket-forbindelse ikke.
error-setting-host-key = { $name } skal have mindst { $least } tegn

## Et trykt kortsæt: siden til æsken

print-heading = Sådan spiller I
print-deal = Giv hver spiller fire kort med forsiden op, og vend ét kort midt på bordet: Dér begynder rækken.
print-turn = Når det er din tur, lægger du et af dine kort dér, hvor du tror, det hører til i rækken. Vend det så.
print-right = Er det rigtigt, bliver det liggende. Er det forkert, ryger det i æsken, og du trækker et nyt.
print-win = Når en spiller ikke har flere kort, spilles runden færdig. Er kun én spiller uden kort, vinder den spiller.
print-screen = Spil på en skærm:
print-drawings = Tegninger: { $authors } (game-icons.net, CC BY 3.0)
print-pictures = Billeder: { $authors }
print-texts = Tekst: { $authors }
print-licence = Licens: { $licence }
