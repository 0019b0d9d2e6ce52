## The page around the games. Names of people are never inflected: no verb and no preposition governs them.

web-title = Spila
web-refused = Þetta tókst ekki ({ $code }).
refusal-server-away = Ekki næst samband við þjóninn. Ekkert er glatað: borðin bíða.
refusal-connection-ended = Sambandinu við þetta borð hefur verið slitið. Opnaðu síðuna aftur.
web-close = Loka
web-home = Forsíða
web-again = Reyna aftur
web-opening = Augnablik …
web-skip = Fara beint í efnið
web-language = Tungumál
web-language-now = Tungumál: { $language }
web-rules = Reglur
web-stopped = Spilinu var hætt áður en því lauk.
web-stopped-note = Enginn vann í þetta sinn.

web-way-class = Fyrir bekk
    .aside = þú stjórnar, enginn þarf að skrá sig
    .help = Þú stjórnar spilinu úr tölvu eða síma og spilar ekki með. Nemendur slá inn kóða í símanum.

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
web-seat = Sæti { $number }

web-join = Vera með

web-door-sit = Fá sér sæti

web-share = Deila
web-share-code = Kóði þessa borðs
web-share-qr = QR-kóði með slóðinni að þessu borði
web-share-link = Slóðin að þessu borði
web-share-copy = Afrita slóðina
web-share-copied = Afritað
web-share-text = Komdu að spila: borð { $table }

web-table-opening = Verið er að opna borðið …
web-table-of = borð { $table }
web-lobby-kick = Fjarlægja: { $name }
web-lobby-kick-key = Fjarlægja
web-lobby-hand = Gera að gestgjafa: { $name }
web-lobby-host = gestgjafi
web-lobby-away = ekki hér
web-lobby-bot-for = Láta tölvuspilara taka við: { $name }
web-show-on-tv = Sýna borðið á stórum skjá

web-menu = Valmynd
web-sound-off = Slökkva á hljóði
web-sound-on = Kveikja á hljóði
web-undo = Taka til baka
web-hint = Ábending
web-hint-shown = Ábending: { $move }. { $reason }
web-hint-chance = Ábending: { $move }. { $reason } Með þessu vinnst spilið í um { $chance } skipti af 100.
web-hint-chances = Ábending: { $move }. { $reason } Með þessu vinnst spilið í um { $chance } skipti af 100; með „{ $other }“ í um { $otherChance }.
web-hint-logged = { $hint }
web-emotes = Segja eitthvað
web-log = Gangur spilsins
web-log-empty = Ekkert enn.
web-chat = Spjall
web-chat-type = Skrifaðu eitthvað
web-chat-send = Senda
web-said = { $name }: { $text }
web-turn-title = Þú átt að gera!
web-turn-body = Borðið „{ $table }“ bíður eftir þér.
web-your-turn = Þú átt að gera
web-line-lost = { $pending ->
    [0] Sambandið er rofið. Reynt er að tengjast aftur …
    [1] Sambandið er rofið. Leikurinn þinn er geymdur og verður sendur aftur.
    [one] Sambandið er rofið. { $pending } leikur er geymdur og verður sendur aftur.
   *[other] Sambandið er rofið. { $pending } leikir eru geymdir og verða sendir aftur.
}
web-line-slow = Verið er að senda leikinn þinn …
web-undo-asked = { $name } biður um að fá að taka síðasta leik til baka.
web-undo-waiting = Hinir eru spurðir hvort þú megir taka leikinn til baka.
web-undo-agree = Leyfa
web-undo-refuse = Leyfa ekki
web-bot-sits-in = Tölvuspilari er að spila fyrir þig.
web-back = Taka við af tölvuspilaranum
web-remind = { $name } á að gera og allir bíða.
web-remind-you = Þú átt að gera og allir bíða.
web-watching = { $count ->
    [0] Enginn horfir á.
    [one] { $count } áhorfandi.
   *[other] { $count } áhorfendur.
}
web-looking-on = Þú ert að horfa á.
web-spectator = Áhorfandi
web-leave = Fara frá borðinu
web-leave-sure = Ertu að fara? Tölvuspilari tekur við og þú getur komið aftur hvenær sem er.
web-stay = Vera áfram
web-people = Hverjir eru hér
web-pass-title = { $name } tekur við skjánum
web-pass-note = Spilin eru hulin þangað til.
web-pass-take = Ég er { $name }
web-split-turn = Snúa öðrum helmingnum
web-clock = Tími fyrir þennan leik
web-entry-took = { $name } sest við borðið.
web-entry-left = { $name } fór frá borðinu.
web-entry-sat-in = { $name }: tölvuspilari hleypur í skarðið.
web-entry-back = { $name } tekur aftur við.
web-entry-host = { $name } er nú gestgjafi.
web-entry-kicked = Vísað frá borðinu: { $name }.
web-entry-undone = { $name } tók leik til baka.
web-entry-undo-refused = { $name } leyfir ekki að leikurinn sé tekinn til baka.
web-entry-expired = Tíminn rann út.
web-lead = Næst kom { $name }, { $ms } ms síðar.

web-preference = Stillingar
web-preference-theme = Útlit
web-preference-theme-auto = eins og í tækinu
web-preference-theme-light = ljóst
web-preference-theme-dark = dökkt
web-preference-contrast = Skörp birtuskil
    .help = Einlitur bakgrunnur og skýrar brúnir.
web-preference-motion = Minni hreyfing
    .help = Spilin birtast þar sem þau eiga að vera og færast ekki á milli.
web-preference-cards = Stór spil
web-preference-volume = Hljóð
web-preference-notify = Láta mig vita þegar ég á að gera
    .help = Tilkynning birtist þegar þessi síða er í bakgrunni.
web-preference-notify-denied = Vafrinn leyfir þetta ekki. Því má breyta í stillingum hans.

## Lists and times, in words: not every browser has them in all six languages.

web-and = { $first } og { $last }

## Waiting, pausing, playing on

web-here = Ég er hér
web-remind-soon = Ef þú svarar ekki spilar tölvuspilari fyrir þig.
web-pause = Gera hlé
web-resume = Spila áfram
web-paused = Gert er hlé á { -game(case: "definite-dative") }.
web-pause-asked = { $name } vill gera hlé.
web-pause-waiting = Hinir eru spurðir hvort gera megi hlé.
web-hurry = Spóla fram að mér
web-devices = Tækin þín
web-devices-count = { $count ->
    [1] Sætið þitt er aðeins opið í þessu tæki.
    [one] Sætið þitt er opið í { $count } tæki eða glugga.
   *[other] Sætið þitt er opið í { $count } tækjum eða gluggum.
}
web-devices-close = Skrá út í öllum öðrum tækjum
web-devices-closed = Búið. Gamlar slóðir að sætinu þínu virka ekki lengur.
web-practice = Æfing: alla leiki má taka til baka.
web-next-waiting = Beðið er eftir: { $names }
web-next-without = Halda áfram og láta tölvuspilara taka við: { $names }
web-ready-yes = { $name }: til í næsta { -game(case: "accusative") }
web-ready-no = { $name }: ekki enn til í næsta { -game(case: "accusative") }
web-series = Unnin spil
web-series-of = { $name }: { $wins } af { $games }
web-final-table = Borðið í lokin
web-local-only = Þessi slóð virkar aðeins á þessari tölvu.
web-local-network = Slóðin virkar fyrir alla á sama neti.
web-local-how = Ræstu þjóninn með --host 0.0.0.0 til að aðrir geti verið með.
web-kick-sure = Á að fjarlægja: { $name }? Þá getur annar fengið sætið.
web-kick-keep = Hætta við
web-preference-quick = Smella aftur til að leggja spil sem passar aðeins á einn bunka
web-report = Samantekt
