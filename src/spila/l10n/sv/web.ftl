## The page around the games

web-title = Spila
web-refused = Det gick inte ({ $code }).
refusal-server-away = Det går inte att nå servern. Inget är förlorat: borden väntar.
refusal-connection-ended = Anslutningen till det här bordet har avslutats. Ladda om sidan.
web-close = Stäng
web-home = Startsidan
web-again = Försök igen
web-opening = Ett ögonblick …
web-skip = Hoppa till innehållet
web-language = Språk
web-language-now = Språk: { $language }
web-rules = Regler
web-stopped = Spelet avslutades i förtid.
web-stopped-note = Ingen vann den här gången.

web-way-class = För en klass
    .aside = du leder, ingen behöver konto
    .help = Du leder spelet från datorn eller mobilen och spelar inte med. Eleverna går med på sina mobiler med en kod.
# The numbers are the law's: 0 toadstools, 1 firs, 2 fish, 3 suns

web-bot-name = { $number ->
    [1] Broddi
    [2] Tuva
    [3] Aino
    [4] Njål
    [5] Ylva
    [6] Otso
    [7] Embla
   *[8] Ask
}
web-seat = { -seat(form: "Indefinite") } { $number }

web-join = Gå med

web-door-sit = Slå dig ned

web-share = Dela
web-share-code = Koden till det här bordet
web-share-qr = QR-kod med länken till det här bordet
web-share-link = Länk till det här bordet
web-share-copy = Kopiera länken
web-share-copied = Kopierad
web-share-text = Kom och spela: bord { $table }

web-table-opening = Bordet öppnas …
web-table-of = bord { $table }
web-lobby-kick = Ta bort { $name }
web-lobby-kick-key = Ta bort
web-lobby-hand = Gör { $name } till { -host }
web-lobby-host = { -host }
web-lobby-away = inte här
web-lobby-bot-for = Ersätt { $name } med en { -bot }
web-show-on-tv = Visa bordet på en storskärm

web-menu = Meny
web-sound-off = Stäng av ljudet
web-sound-on = Slå på ljudet
web-undo = Ångra
web-hint = Tips
web-hint-shown = Tips: { $move }. { $reason }
web-hint-chance = Tips: { $move }. { $reason } Så vinner man ungefär { $chance } gånger av 100.
web-hint-chances = Tips: { $move }. { $reason } Så vinner man ungefär { $chance } gånger av 100; med ”{ $other }” ungefär { $otherChance }.
web-hint-logged = { $hint }
web-emotes = Säg något
web-log = Spellogg
web-log-empty = Inget än.
web-chat = Chatt
web-chat-type = Skriv något
web-chat-send = Skicka
web-said = { $name }: { $text }
web-turn-title = Din { -turn }!
web-turn-body = Bordet ”{ $table }” väntar på dig.
web-your-turn = Din { -turn }
web-line-lost = { $pending ->
    [0] Anslutningen är bruten. Försöker igen …
    [one] Anslutningen är bruten. Ditt drag är sparat och skickas igen.
   *[other] Anslutningen är bruten. { $pending } drag är sparade och skickas igen.
}
web-line-slow = Skickar ditt drag …
web-undo-asked = { $name } ber att få ta tillbaka det senaste draget.
web-undo-waiting = De andra får frågan om du får ta tillbaka draget.
web-undo-agree = Tillåt
web-undo-refuse = Tillåt inte
web-bot-sits-in = En { -bot } spelar åt dig.
web-back = Ta över från { -bot(form: "definite") }
web-remind = Alla väntar på { $name }.
web-remind-you = Alla väntar på dig.
web-watching = { $count ->
    [0] Ingen tittar på.
    [one] En person tittar på.
   *[other] { $count } personer tittar på.
}
web-looking-on = Du tittar på.
web-spectator = En åskådare
web-leave = Lämna bordet
web-leave-sure = Vill du lämna bordet? En { -bot } hoppar in för dig, och du kan komma tillbaka när som helst.
web-stay = Stanna kvar
web-people = Vid bordet
web-pass-title = Lämna över till { $name }
web-pass-note = Korten är dolda så länge.
web-pass-take = Jag är { $name }
web-split-turn = Vrid ena halvan av skärmen
web-clock = Tid för draget
web-entry-took = { $name } slår sig ned.
web-entry-left = { $name } har gått.
web-entry-sat-in = En { -bot } hoppar in för { $name }.
web-entry-back = { $name } är tillbaka.
web-entry-host = { $name } är { -host } nu.
web-entry-kicked = { $name } togs bort från bordet.
web-entry-undone = { $name } tog tillbaka ett drag.
web-entry-undo-refused = { $name } tillät inte att draget togs tillbaka.
web-entry-expired = Tiden är ute.
web-lead = { $ms } ms före { $name }.

web-preference = Inställningar
web-preference-theme = Utseende
web-preference-theme-auto = som enheten
web-preference-theme-light = ljust
web-preference-theme-dark = mörkt
web-preference-contrast = Hög kontrast
    .help = Enfärgade bakgrunder och tydliga kanter.
web-preference-motion = Mindre rörelse
    .help = Korten visas direkt där de hör hemma, utan att glida dit.
web-preference-cards = Stora kort
web-preference-volume = Ljud
web-preference-notify = Säg till när det är min { -turn }
    .help = En avisering när den här sidan ligger i bakgrunden.
web-preference-notify-denied = Webbläsaren tillåter det inte. Det går att ändra i dess egna inställningar.

## Lists and times, in words: not every browser has them in all six languages.

web-and = { $first } och { $last }

## Waiting, pausing, playing on

web-here = Jag är här
web-remind-soon = Om du inte svarar spelar en { -bot } åt dig.
web-pause = Pausa
web-resume = Spela vidare
web-paused = Spelet är pausat.
web-pause-asked = { $name } vill gärna pausa.
web-pause-waiting = De andra får frågan om en paus.
web-hurry = Hoppa till min tur
web-devices = Dina enheter
web-devices-count = { $count ->
    [one] Din plats är bara öppen på den här enheten.
   *[other] Din plats är öppen på { $count } ställen: enheter eller fönster.
}
web-devices-close = Logga ut överallt utom här
web-devices-closed = Klart. Gamla länkar till din plats fungerar inte längre.
web-practice = Övning: alla drag går att ta tillbaka.
web-next-waiting = Väntar på { $names }
web-next-without = Fortsätt utan { $names }: { $count ->
    [one] en { -bot }
   *[other] { -bot(form: "plural") }
} hoppar in
web-ready-yes = { $name } är redo
web-ready-no = { $name } är inte redo än
web-series = Vunna spel
web-series-of = { $name }: { $wins } av { $games }
web-final-table = Så slutade det
web-local-only = Länken fungerar bara på den här datorn.
web-local-network = Länken fungerar för alla i ditt nätverk.
web-local-how = Starta servern med --host 0.0.0.0 så att andra kan vara med.
web-kick-sure = Ta bort { $name }? Då kan någon annan få platsen.
web-kick-keep = Behåll
web-preference-quick = Ett andra tryck lägger kortet om det bara passar på en hög
web-report = Rapport
