## Why something was not done at a table

refusal-not-seated = Du tittar bara på. Ta en { -seat } vid bordet om du vill vara med.
refusal-not-host = Det kan bara bordets { -host } göra.
refusal-not-started = Korten är inte utdelade än.
refusal-already-started = Spelet är redan i gång.
refusal-share-not-asked = Ditt tal till blandningen behövs inte nu.
refusal-share-wrong = Det är inte det tal som du har bundit dig till.
refusal-seats-open = { $open ->
    [one] En { -seat } är fortfarande ledig. Ge den till en { -bot } eller ta bort den.
   *[other] { $open } { -seat(form: "plural") } är fortfarande lediga. Ge dem till { -bot(form: "plural") } eller ta bort dem.
}
refusal-too-few-seats = Det här spelet kräver minst { $least } { -player }.
refusal-seats = { $game } är för { $least } till { $most } { -player }, inte för { $seats }.
refusal-seats-taken = Det sitter någon på de { -seat(form: "definite-plural") }.
refusal-seat-open = Den { -seat(form: "definite") } är redan ledig.
refusal-seat-taken = Där sitter redan någon.
refusal-no-seat-free = Vid det här bordet finns ingen ledig { -seat }.
refusal-table-locked = Dörren är låst: ingen mer kan sätta sig vid bordet.
refusal-name-given = Den som leder bordet har gett dig det här namnet, så du kan inte ändra det.
refusal-name-taken = Namnet ”{ $name }” är redan valt. Välj ett annat namn.
refusal-name-not-listed = Välj ett av namnen på listan.
refusal-seat-reserved = Värden tog bort någon härifrån mitt i spelet. Du kan ta platsen nästa gång kort delas ut.
refusal-token-used = Den här nyckeln används redan vid bordet.
refusal-own-seat = Det är din egen { -seat }.
refusal-nobody-there = Där sitter ingen.
refusal-not-away = Du spelar redan själv; ingen { -bot } har hoppat in för dig.
refusal-undo-off = Ångra är avstängt vid det här bordet.
refusal-undo-nothing = Du har inget drag att ta tillbaka.
refusal-undo-asked = Det har någon redan bett om.
refusal-undo-not-asked = Ingen har bett att få ta tillbaka ett drag.
refusal-undo-race = I en kapplöpning gäller: lagt kort ligger.
refusal-chat-off = Chatten är avstängd vid det här bordet.
refusal-spectators-too-quick = Åskådare kan skicka ett meddelande i sekunden. Försök igen.
refusal-hints-off = Tips är avstängda vid det här bordet.
refusal-hint-race = I en kapplöpning hinner man inte med tips.
refusal-not-yet = { -start-card(form: "Definite") } är inte uppvänt än.
refusal-locked-out = Det kortet passade inte: vänta { $ms } ms.
refusal-stale-move = Läget vid bordet hann ändras innan ditt drag kom fram. Titta igen.
refusal-wrong-token = Den här webbläsaren har ingen { -seat } vid det bordet längre.
refusal-no-watching = { -host(form: "Definite") } tillåter inga { -onlooker }.
refusal-role-taken = Den här enheten används redan vid bordet.
refusal-too-many-roles = Ett bord kan ha högst { $most } storskärmar och { $most } fjärrkontroller. { -host(form: "Definite") } kan koppla bort en av dem.
refusal-no-such-role = Den enheten är redan bortkopplad.
refusal-not-by-remote = Det går inte att göra med fjärrkontrollen.
refusal-table-full = Högst { $most } personer får plats vid ett bord.
refusal-log-full = Loggen för det här bordet är full ({ $most } MB). Ni kan spela klart, men inget annat kan ändras.
refusal-table-finished = Det här spelet är slut.
refusal-table-unknown = Det finns inget bord { $table }.
refusal-match-goes-on = Spelet är inte slut än.
refusal-no-moves = Det finns inget du kan göra just nu.
refusal-nothing-to-do = Det finns inget att vänta på.
refusal-log-entry = Det här bordet kan inte återställas: något i { -record(form: "definite") } bryter mot reglerna. { $refusal }
refusal-log-undo = Det här bordet kan inte återställas: fler drag har ångrats än som har gjorts ({ $keep }).
refusal-card-covered = Det kortet är inte vänt än.
refusal-no-fronts = { $game } har inga sådana kort.
refusal-bot-level = Ange hur stark { -bot(form: "definite") } ska vara.
refusal-unreadable = Meddelandet gick inte att läsa ({ $what }): { $why }
refusal-message-too-large = Ett meddelande får vara på högst { $most } byte.
refusal-too-fast = Ta det lugnt: högst { $most ->
    [one] { $most } meddelande
   *[other] { $most } meddelanden
} i sekunden går bra.
refusal-too-many-joins = Från en och samma adress går det att ta högst { $most ->
    [one] { $most } plats
   *[other] { $most } platser
} i timmen.
refusal-too-many-tables = Det går att öppna högst { $most ->
    [one] { $most } nytt bord
   *[other] { $most } nya bord
} i timmen.
refusal-too-many-tries = För många felaktiga koder. Vänta några minuter.
refusal-too-many-connections = För många anslutningar från din adress.
refusal-server-full = Servern är full. Försök igen om en stund.
refusal-head-too-large = Huvudfälten i en förfrågan får vara på högst { $most } byte.
refusal-too-slow = Det tog för lång tid innan allt kom fram: gränsen är { $most } s.
refusal-protocol = Sidan och servern passar inte ihop (version { $has } och { $wants }). Ladda om sidan.
refusal-hello-first = Skicka först ett ”hello” med bordets kod.
refusal-hello-twice = Ett bord i taget.
refusal-origin = Sidor från andra webbplatser kan inte ansluta till den här servern.
refusal-closing = Servern startas om.
refusal-no-such-page = Här finns ingenting.
refusal-content-type = En förfrågan med innehåll måste vara JSON (content-type: application/json).
refusal-host-unknown = Den här servern går inte under det namnet.
refusal-name-characters = Ett namn måste ha synliga tecken och får inte ha några som är dolda eller ändrar textens riktning.
refusal-too-many-reads = För många förfrågningar från din adress. Vänta en stund.
refusal-no-such-method = Den metoden stöds inte här.
refusal-store-unavailable = Servern når inte sin databas. Inget har ändrats.
refusal-store-uncertain = Servern tappade kontakten med sin databas ett ögonblick. Se efter om ditt drag kom fram.
refusal-law-version = Korten vid det här bordet delades ut enligt version { $has } av reglerna för { $game }; servern spelar enligt version { $wants }.

## Why a connection ends

goodbye-restart = Servern startas om. Du är strax tillbaka.
goodbye-kicked = { -host(form: "Definite") } har tagit bort dig från bordet.
goodbye-renewed = Du har loggats ut från den här platsen via en annan enhet.
goodbye-no-watching = { -host(form: "Definite") } tillåter inga { -onlooker } längre.
goodbye-revoked = { -host(form: "Definite") } har kopplat bort den här enheten.
goodbye-table-fault = Något gick fel vid det här bordet. Det återställs nu.
goodbye-too-many-refusals = Den här webbläsaren skickade för många ogiltiga meddelanden.
goodbye-too-many-frames = Den här webbläsaren skickade för många meddelanden på en gång.
goodbye-too-many-windows = Din plats är öppen i för många fönster. Det här, det äldsta, har stängts.
goodbye-server-full = Servern är full. Spelare går före; försök igen om en stund.
goodbye-message-too-large = Ett meddelande får vara på högst { $most } byte.

## Emotes

emote-hello = Hej!
emote-good-luck = Lycka till!
emote-well-played = Bra spelat!
emote-thanks = Tack!
emote-oops = Hoppsan!
emote-wow = Oj!
emote-laugh = Haha!
emote-cry = Åh nej!
emote-think = Låt mig tänka …
emote-hurry = Din tur!
emote-sorry = Förlåt!
emote-again = En gång till?

## Pauses, practice and the pace of bots

refusal-undo-seen = Det går inte att ta tillbaka: ett dolt kort har visats.
refusal-paused = Spelet är pausat.
refusal-not-alone = Andra spelar också, så { -bot(form: "definite-plural") } håller sitt tempo.
refusal-too-early = Ge de andra { $seconds } { $seconds ->
    [one] sekund
   *[other] sekunder
} först.
refusal-deck-unknown = Den kortleken finns inte. Den kan ha tagits bort.
refusal-deck-unpublished = Det går inte att spela med kortleken än: den är inte färdig.
refusal-too-many-reports = Det går att skicka högst { $most ->
    [one] { $most } anmärkning
   *[other] { $most } anmärkningar
} i timmen. Vänta en stund.
goodbye-table-deleted = Serverns administratör har tagit bort det här bordet.
refusal-homework = Det här är en läxa: alla gör den på egen hand, och bara den som gav den kan ändra något.
refusal-homework-over = Tiden för den här läxan är slut.
refusal-homework-full = { $most } personer har redan gjort läxan; det finns inte plats för fler.
refusal-not-over = Spelet pågår fortfarande: korten är hemliga tills det är slut.
