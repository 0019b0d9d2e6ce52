## Why something was not done at a table

refusal-not-seated = Du ser kun på. Tag en plads, hvis du vil være med.
refusal-not-host = Det kan kun værten.
refusal-not-started = Kortene er ikke givet endnu.
refusal-already-started = Spillet er allerede i gang.
refusal-share-not-asked = Dit tal til blandingen er ikke nødvendigt nu.
refusal-share-wrong = Det er ikke det tal, du har lagt dig fast på.
refusal-seats-open = { $open ->
    [one] Én plads er stadig ledig. Giv den til en bot, eller fjern den.
   *[other] { $open } pladser er stadig ledige. Giv dem til botter, eller fjern dem.
}
refusal-too-few-seats = I skal være mindst { $least } spillere til dette spil.
refusal-seats = { $game } er for { $least } til { $most } spillere, ikke for { $seats }.
refusal-seats-taken = Der sidder nogen på de pladser.
refusal-seat-open = Den plads er allerede ledig.
refusal-seat-taken = Der sidder allerede nogen på den plads.
refusal-no-seat-free = Der er ingen ledige pladser ved dette bord.
refusal-table-locked = Døren er låst: Ingen andre kan sætte sig ved bordet.
refusal-name-given = Den, der styrer bordet, har givet dig dette navn, så du kan ikke ændre det.
refusal-name-taken = Navnet »{ $name }« er allerede valgt. Vælg et andet navn.
refusal-name-not-listed = Vælg et af navnene på listen.
refusal-seat-reserved = Værten fjernede en spiller herfra midt i spillet. Du kan tage pladsen, næste gang der gives kort.
refusal-token-used = Denne nøgle er allerede i brug ved bordet.
refusal-own-seat = Det er din egen plads.
refusal-nobody-there = Der sidder ikke nogen på den plads.
refusal-not-away = Du spiller selv; der er ingen bot, der spiller for dig.
refusal-undo-off = Ved dette bord er Fortryd slået fra.
refusal-undo-nothing = Du har ikke noget { -move } at fortryde.
refusal-undo-asked = Det har nogen allerede bedt om.
refusal-undo-not-asked = Ingen har bedt om at fortryde et { -move }.
refusal-undo-race = I et kapløb gælder det: Lagt kort ligger.
refusal-chat-off = Chatten er slået fra ved dette bord.
refusal-spectators-too-quick = Tilskuere kan sende én besked i sekundet. Prøv igen.
refusal-hints-off = Tip er slået fra ved dette bord.
refusal-hint-race = I et kapløb er der ikke tid til tip.
refusal-not-yet = { -start-card(form: "Definite") } er ikke vendt endnu.
refusal-locked-out = Det kort passede ikke: Vent { $ms } ms.
refusal-stale-move = Der skete noget ved bordet, før dit { -move } nåede frem. Se efter igen.
refusal-wrong-token = Denne browser har ikke længere en plads ved det bord.
refusal-no-watching = Værten tillader ikke tilskuere.
refusal-role-taken = Enheden er allerede i brug ved bordet.
refusal-too-many-roles = Et bord kan højst have { $most } storskærme og { $most } fjernbetjeninger. Værten kan afbryde en af dem.
refusal-no-such-role = Den enhed er allerede afbrudt.
refusal-not-by-remote = Det kan du ikke gøre med fjernbetjeningen.
refusal-table-full = Der kan højst være { $most } ved et bord.
refusal-log-full = Loggen for dette bord er fuld ({ $most } MB). I kan spille færdigt, men ikke ændre andet.
refusal-table-finished = Dette spil er slut.
refusal-table-unknown = Bordet »{ $table }« findes ikke.
refusal-match-goes-on = Spillet er ikke slut endnu.
refusal-no-moves = Der er ikke noget, du kan gøre lige nu.
refusal-nothing-to-do = Der er ikke noget at vente på.
refusal-log-entry = Bordet kan ikke genoprettes: De gemte { -move(form: "plural") } er imod reglerne. { $refusal }
refusal-log-undo = Bordet kan ikke genoprettes: Der er fortrudt flere { -move(form: "plural") }, end der er spillet ({ $keep }).
refusal-card-covered = Det kort er ikke vendt endnu.
refusal-no-fronts = { $game } har ikke den slags kort.
refusal-bot-level = Vælg, hvor stærk botten skal være.
refusal-unreadable = Beskeden kunne ikke læses ({ $what }): { $why }
refusal-message-too-large = En besked må højst fylde { $most } byte.
refusal-too-fast = Langsommere: Grænsen er { $most } { $most ->
    [one] besked
   *[other] beskeder
} i sekundet.
refusal-too-many-joins = Grænsen er { $most } { $most ->
    [one] ny plads
   *[other] nye pladser
} i timen fra samme adresse.
refusal-too-many-tables = Grænsen er { $most } { $most ->
    [one] nyt bord
   *[other] nye borde
} i timen.
refusal-too-many-tries = For mange forkerte koder. Vent et par minutter.
refusal-too-many-connections = For mange forbindelser fra din adresse.
refusal-server-full = Serveren er fuld. Prøv igen om lidt.
refusal-head-too-large = Headerne i en forespørgsel må højst fylde { $most } byte.
refusal-too-slow = Det var for længe undervejs: Grænsen er { $most } s.
refusal-protocol = Siden og serveren passer ikke sammen (version { $has } og { $wants }). Genindlæs siden.
refusal-hello-first = Send først en »hello« med bordets kode.
refusal-hello-twice = Ét bord ad gangen.
refusal-origin = Sider fra andre websteder kan ikke få forbindelse til denne server.
refusal-closing = Serveren er ved at genstarte.
refusal-no-such-page = Her er ikke noget.
refusal-content-type = En forespørgsel med indhold skal være JSON (content-type: application/json).
refusal-host-unknown = Serveren kendes ikke under det navn.
refusal-name-characters = Et navn skal have synlige tegn og må ikke have nogen, der er skjulte eller ændrer tekstens retning.
refusal-too-many-reads = For mange forespørgsler fra din adresse. Vent et øjeblik.
refusal-no-such-method = Den metode understøttes ikke her.
refusal-store-unavailable = Serveren kan ikke nå sin database. Intet er ændret.
refusal-store-uncertain = Serveren mistede et øjeblik forbindelsen til databasen. Se efter, om dit { -move } kom med.
refusal-law-version = Ved dette bord blev kortene givet efter version { $has } af reglerne for { $game }; serveren spiller efter version { $wants }.

## Why a connection ends

goodbye-restart = Serveren genstarter. Du er tilbage om et øjeblik.
goodbye-kicked = Værten har fjernet dig fra bordet.
goodbye-renewed = En anden enhed har logget dig ud fra denne plads.
goodbye-no-watching = Værten tillader ikke længere tilskuere.
goodbye-revoked = Værten har afbrudt forbindelsen til denne enhed.
goodbye-table-fault = Noget gik galt ved dette bord. Det bliver genoprettet.
goodbye-too-many-refusals = Denne browser sendte for mange ugyldige beskeder.
goodbye-too-many-frames = Denne browser sendte for mange beskeder på én gang.
goodbye-too-many-windows = Din plads er åben i for mange vinduer. Dette, det ældste, er blevet lukket.
goodbye-server-full = Serveren er fuld, og spillere går forud for tilskuere. Prøv igen om lidt.
goodbye-message-too-large = En besked må højst fylde { $most } byte.

## Emotes

emote-hello = Hej!
emote-good-luck = Held og lykke!
emote-well-played = Godt spillet!
emote-thanks = Tak!
emote-oops = Ups!
emote-wow = Hold da op!
emote-laugh = Ha ha!
emote-cry = Åh nej!
emote-think = Lad mig lige tænke …
emote-hurry = Din tur!
emote-sorry = Undskyld!
emote-again = Et spil til?

## Pauses, practice and the pace of bots

refusal-undo-seen = Det kan ikke fortrydes: Et skjult kort er blevet vist.
refusal-paused = Spillet er sat på pause.
refusal-not-alone = Andre spiller også med, så botterne holder deres tempo.
refusal-too-early = Giv først de andre { $seconds } { $seconds ->
    [one] sekund
   *[other] sekunder
}.
refusal-deck-unknown = Det kortsæt findes ikke. Det kan være blevet slettet.
refusal-deck-unpublished = Der kan ikke spilles med kortsættet endnu: Det er ikke færdigt.
refusal-too-many-reports = Der kan højst sendes { $most } { $most ->
    [one] bemærkning
   *[other] bemærkninger
} i timen. Vent lidt.
goodbye-table-deleted = Serverens administrator har slettet dette bord.
refusal-homework = Det her er en lektie: Alle laver den alene, og kun den, der gav den for, kan ændre noget.
refusal-homework-over = Tiden for denne lektie er udløbet.
refusal-homework-full = { $most } personer har allerede lavet lektien; der er ikke plads til flere.
refusal-not-over = Spillet er stadig i gang: Kortene er hemmelige, indtil det er slut.
