## Why something was not done at a table

refusal-not-seated = Du ser bare på. Sett deg ved bordet hvis du vil være med.
refusal-not-host = Bare verten kan gjøre det.
refusal-not-started = Kortene er ikke delt ut ennå.
refusal-already-started = Spillet er allerede i gang.
refusal-share-not-asked = Tallet ditt til stokkingen trengs ikke nå.
refusal-share-wrong = Dette er ikke tallet du har bundet deg til.
refusal-seats-open = { $open ->
    [one] Én plass er fortsatt ledig. Gi den til en bot, eller fjern den.
   *[other] { $open } plasser er fortsatt ledige. Gi dem til boter, eller fjern dem.
}
refusal-too-few-seats = Dette spillet trenger minst { $least } spillere.
refusal-seats = { $game } er for { $least } til { $most } spillere, ikke { $seats }.
refusal-seats-taken = De plassene er opptatt.
refusal-seat-open = Den plassen er allerede ledig.
refusal-seat-taken = Den plassen er opptatt.
refusal-no-seat-free = Det er ingen ledige plasser ved dette bordet.
refusal-table-locked = Døren er låst: Ingen andre kan bli med.
refusal-name-given = Den som leder bordet, ga deg dette navnet, så du kan ikke endre det.
refusal-name-taken = Navnet «{ $name }» er allerede valgt. Velg et annet navn.
refusal-name-not-listed = Velg et av navnene på listen.
refusal-seat-reserved = Verten fjernet noen herfra midt i spillet. Du kan ta plassen når det deles ut kort neste gang.
refusal-token-used = Denne nøkkelen er allerede i bruk ved bordet.
refusal-own-seat = Det er din egen plass.
refusal-nobody-there = Der sitter det ingen.
refusal-not-away = Du spiller selv; ingen bot vikarierer for deg.
refusal-undo-off = Ved dette bordet er angring slått av.
refusal-undo-nothing = Du har ikke gjort noe du kan angre.
refusal-undo-asked = Noen har allerede bedt om å få angre.
refusal-undo-not-asked = Ingen har bedt om å få angre.
refusal-undo-race = I et kappløp gjelder regelen «lagt kort ligger».
refusal-chat-off = Chatten er slått av ved dette bordet.
refusal-spectators-too-quick = Tilskuere kan sende én melding i sekundet. Prøv igjen.
refusal-hints-off = Hint er slått av ved dette bordet.
refusal-hint-race = I et kappløp er det ikke tid til hint.
refusal-not-yet = { -start-card(form: "Definite") } er ikke snudd ennå.
refusal-locked-out = Kortet passet ikke: Vent { $ms } ms.
refusal-stale-move = Det skjedde noe før trekket ditt kom fram. Se en gang til.
refusal-wrong-token = Denne nettleseren har ikke lenger noen plass ved det bordet.
refusal-no-watching = Verten vil ikke ha tilskuere.
refusal-role-taken = Denne enheten er allerede i bruk ved bordet.
refusal-too-many-roles = Et bord kan ha høyst { $most } storskjermer og { $most } fjernkontroller. Verten kan koble fra en av dem.
refusal-no-such-role = Den enheten er allerede koblet fra.
refusal-not-by-remote = Det kan du ikke gjøre med fjernkontrollen.
refusal-table-full = Det er ikke plass til flere enn { $most } ved et bord.
refusal-log-full = Loggen for dette bordet er full ({ $most } MB). Dere kan spille ferdig, men ikke endre noe annet.
refusal-table-finished = Dette spillet er slutt.
refusal-table-unknown = Bordet { $table } finnes ikke.
refusal-match-goes-on = Spillet er ikke slutt ennå.
refusal-no-moves = Det er ikke noe du kan gjøre nå.
refusal-nothing-to-do = Det er ingenting å vente på.
refusal-log-entry = Dette bordet kan ikke gjenopprettes: De lagrede trekkene strider mot reglene. { $refusal }
refusal-log-undo = Dette bordet kan ikke gjenopprettes: Det er angret flere trekk enn det er spilt ({ $keep }).
refusal-card-covered = Det kortet er ikke snudd ennå.
refusal-no-fronts = { $game } har ingen slike kort.
refusal-bot-level = Si hvor god boten skal være.
refusal-unreadable = Meldingen kunne ikke leses ({ $what }): { $why }
refusal-message-too-large = En melding kan ikke ha mer enn { $most } byte.
refusal-too-fast = Saktere: Grensen er { $most ->
    [one] { $most } melding
   *[other] { $most } meldinger
} i sekundet.
refusal-too-many-joins = Grensen er { $most ->
    [one] { $most } ny plass
   *[other] { $most } nye plasser
} i timen fra samme adresse.
refusal-too-many-tables = Grensen er { $most ->
    [one] { $most } nytt bord
   *[other] { $most } nye bord
} i timen.
refusal-too-many-tries = Feil kode for mange ganger. Vent noen minutter.
refusal-too-many-connections = For mange forbindelser fra adressen din.
refusal-server-full = Serveren er full. Prøv igjen om litt.
refusal-head-too-large = Toppfeltene i en forespørsel kan ikke ha mer enn { $most } byte.
refusal-too-slow = Det var for lenge underveis: Grensen er { $most } s.
refusal-protocol = Siden og serveren passer ikke sammen (versjon { $has } og { $wants }). Last inn siden på nytt.
refusal-hello-first = Send først en «hello» med koden til bordet.
refusal-hello-twice = Ett bord om gangen.
refusal-origin = Sider fra andre nettsteder kan ikke koble seg til denne serveren.
refusal-closing = Serveren starter på nytt.
refusal-no-such-page = Her er det ingenting.
refusal-content-type = En forespørsel med innhold må være JSON (content-type: application/json).
refusal-host-unknown = Denne serveren bruker ikke det navnet.
refusal-name-characters = Et navn må ha synlige tegn og kan ikke ha skjulte tegn eller tegn som endrer tekstretningen.
refusal-too-many-reads = For mange forespørsler fra adressen din. Vent litt.
refusal-no-such-method = Denne typen forespørsel kan ikke brukes her.
refusal-store-unavailable = Serveren får ikke kontakt med databasen. Ingenting ble endret.
refusal-store-uncertain = Serveren mistet forbindelsen til databasen et øyeblikk. Sjekk om trekket ditt kom med.
refusal-law-version = Ved dette bordet ble kortene delt ut etter versjon { $has } av reglene for { $game }; serveren bruker versjon { $wants }.

## Why a connection ends

goodbye-restart = Serveren starter på nytt. Du er tilbake om et øyeblikk.
goodbye-kicked = Verten har fjernet deg fra bordet.
goodbye-renewed = Du ble logget ut av denne plassen fra en annen enhet.
goodbye-no-watching = Verten vil ikke ha tilskuere lenger.
goodbye-revoked = Verten har koblet fra denne enheten.
goodbye-table-fault = Noe gikk galt ved dette bordet. Det blir gjenopprettet.
goodbye-too-many-refusals = Denne nettleseren sendte for mange ugyldige meldinger.
goodbye-too-many-frames = Denne nettleseren sendte for mange meldinger på en gang.
goodbye-too-many-windows = Plassen din er åpen i for mange vinduer. Dette, det eldste, er lukket.
goodbye-server-full = Serveren er full. Spillere går foran; prøv igjen om litt.
goodbye-message-too-large = En melding kan ikke ha mer enn { $most } byte.

## Emotes

emote-hello = Hei!
emote-good-luck = Lykke til!
emote-well-played = Godt spilt!
emote-thanks = Takk!
emote-oops = Oisann!
emote-wow = Jøss!
emote-laugh = Ha ha!
emote-cry = Å nei!
emote-think = La meg tenke litt …
emote-hurry = Din tur!
emote-sorry = Unnskyld!
emote-again = En gang til?

## Pauses, practice and the pace of bots

refusal-undo-seen = Dette kan ikke angres: Et skjult kort er blitt vist.
refusal-paused = Spillet er satt på pause.
refusal-not-alone = Andre spiller også, så botene holder tempoet sitt.
refusal-too-early = Gi de andre { $seconds } sekunder først.
refusal-deck-unknown = Den kortstokken finnes ikke. Den kan ha blitt slettet.
refusal-deck-unpublished = Kortstokken kan ikke brukes ennå: Den er ikke ferdig.
refusal-too-many-reports = Grensen er { $most ->
    [one] { $most } merknad
   *[other] { $most } merknader
} i timen. Vent litt.
goodbye-table-deleted = Serverens administrator har slettet dette bordet.
refusal-homework = Dette er en lekse: Alle gjør den alene, og bare den som ga den, kan endre noe.
refusal-homework-over = Tiden for denne leksen er ute.
refusal-homework-full = { $most } personer har allerede gjort leksen; det er ikke plass til flere.
refusal-not-over = Spillet pågår fortsatt: Kortene er hemmelige til det er slutt.
