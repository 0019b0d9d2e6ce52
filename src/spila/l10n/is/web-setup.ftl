## What is shown before a game: the home page, a new table, joining, the lobby

web-tag = { $count ->
        [3] Þrjú
        [4] Fjögur
       *[other] { $count }
    } spil fyrir fólkið sem þér þykir vænt um. Engin skráning, ekkert app: ein slóð dugar.
web-learn = Læra
web-learn-of = Læra: { $game }
web-replay = Skoða endursýningu
web-about = Um Spila
web-unofficial = Spila er óopinber útgáfa: hana gerði fólk sem hefur gaman af þessum spilum, ekki útgefendur þeirra.
web-me = Þú ert { $name }
web-less = Lækka töluna: { $label }
web-more = Hækka töluna: { $label }
web-off = slökkt
web-plain = { $value }
web-how-many = Fjöldi
web-item = Nr. { $number }

web-new = Nýtt borð
web-new-of = Nýtt borð: { $game }
web-way-friends = Með vinum
    .aside = senda slóð
    .help = Allir spila á eigin skjá. Þú sendir slóð.
web-way-tv = Í sjónvarpinu
    .aside = spilin eru í símunum
    .help = Borðið er í sjónvarpi eða á öðrum stórum skjá. Allir hafa spilin sín í símanum.
web-way-screen = Við þennan skjá
    .aside = { $sharing ->
        [split] helmingur á mann
        [open] spilin sjást
       *[pass] láta hann ganga
    }
    .help = { $sharing ->
        [split] Tveir deila þessum skjá og fá sinn helminginn hvor.
        [open] Nokkrir deila þessum skjá. Öll spil eru sýnileg.
       *[pass] Nokkrir deila þessum skjá. Spil á { -hand(case: "dative") } eru hulin þegar næsti tekur við.
    }
web-way-bots = Gegn tölvuspilurum
    .aside = auðveldum eða erfiðum
    .help = Þú á móti tölvuspilurum að eigin vali.
web-way-alone = Á eigin spýtur
    .aside = tólf spil
    .help = Raðaðu tólf spilum á eigin spýtur. Deildu árangrinum án þess að koma upp um neitt og leyfðu öðrum að spila sömu spil.
web-who-plays = Hverjir spila?
web-free-seats = Sæti fyrir vini
web-add-person = Bæta við manneskju
web-add-bot = Bæta við tölvuspilara
web-take-out = Fjarlægja: { $name }
web-make = Stofna borðið
web-deal = Gefa
web-names-missing = Allir þurfa að hafa nafn.
web-house-rules = Heimareglur
web-presets = Útgáfa
web-every-rule = { $count ->
    [0] Allar reglur
    [one] Allar reglur ({ $count } breytt)
   *[other] Allar reglur ({ $count } breyttar)
}
web-rule-ids = Sjá reglur:
web-table-settings = Stillingar borðsins
web-table-title = Nafn á borðinu
web-table-title-like = Sunnudagur hjá ömmu
web-deck = { $title } ({ $cards })
web-deck-foreign = Þessi { -deck } er ekki til á þínu tungumáli.

web-person-title = Hver ert þú?
web-person-name = Nafn
web-person-name-of = Nafn leikmanns { $number }
web-person-animal = Dýr
web-person-colour = Litur
web-person-note = Aðeins geymt í þessum vafra. Engin skráning.
web-person-keep = Vista
web-person-go = Fara að borðinu
web-person-appearance = Dýr og litur: { $name }
web-animal = { $animal ->
    [rabbit] Kanína
    [fox] Refur
    [owl] Ugla
    [sheep] Kind
    [hedgehog] Broddgöltur
    [bear] Björn
    [deer] Hjörtur
   *[whale] Hvalur
}
web-colour = { $colour ->
    [plum] Plómurauður
    [rust] Ryðrauður
    [slate] Skífugrár
    [moss] Mosagrænn
    [bark] Barkarbrúnn
    [sea] Sægrænn
    [ochre] Okkurgulur
   *[violet] Fjólublár
}
web-bot-of = Tölvuspilari: { $level }
web-bot-level = Tölvuspilari { $number }: styrkur
web-seat-open = laust

web-code = Ertu með kóða?
web-code-label = Kóði borðsins
web-scan = eða beindu myndavél að QR-kóða gestgjafans
web-mine = Borðin mín
web-mine-all = Sýna öll ({ $count })
web-mine-fewer = Sýna færri
web-mine-untitled = { $game } · { $table }
web-mine-your-turn = Þú átt að gera
web-mine-lobby = Ekki búið að gefa · { $when }
web-mine-playing = Í gangi · { $when }
web-mine-over = Lokið · { $when }
web-mine-note = Borðin bíða eftir þér. Komdu aftur á morgun og haltu áfram.

web-workshop = Spilasmiðja
web-workshop-line = Búðu til þín eigin spil í Tímalínu: fjölskyldan, bærinn, næsta kennslustund.
web-workshop-open = Opna smiðjuna

web-door-title = { $game }: { $name } er gestgjafi
web-door-state = { $phase ->
    [lobby] Borð { $table }. Ekki er búið að gefa.
    [over] Borð { $table }. { -game(case: "capital-definite-dative") } er lokið.
   *[playing] Borð { $table }. { -game(case: "capital-definite") } er í gangi.
}
web-door-look = Horfa á
web-door-animal = Þú færð dýr í stað nafns.
web-door-no-names = Búið er að velja öll nöfnin. Spurðu þann sem stjórnar.
web-door-names = Hver ert þú? Veldu nafnið þitt.

web-lobby-start = Gefa
web-lobby-wait = { $name } gefur þegar allir eru komnir.
web-lobby-count = Sæti
web-lobby-bots = Setja tölvuspilara í lausu sætin
web-lobby-trim = Fjarlægja lausu sætin
web-lobby-you = þú
web-lobby-level = Styrkur
web-lobby-seat-menu = Valkostir: { $name }
web-lobby-look = Þú ert að horfa á.

web-ago = { $unit ->
    [now] rétt í þessu
    [minute] { $count ->
        [one] fyrir { $count } mínútu
       *[other] fyrir { $count } mínútum
    }
    [hour] { $count ->
        [one] fyrir { $count } klukkustund
       *[other] fyrir { $count } klukkustundum
    }
   *[day] { $count ->
        [1] í gær
        [one] fyrir { $count } degi
       *[other] fyrir { $count } dögum
    }
}
web-time = { $unit ->
    [second] { $count ->
        [one] { $count } sekúnda
       *[other] { $count } sekúndur
    }
    [minute] { $count ->
        [one] { $count } mínúta
       *[other] { $count } mínútur
    }
    [hour] { $count ->
        [one] { $count } klukkustund
       *[other] { $count } klukkustundir
    }
   *[day] { $count ->
        [one] { $count } sólarhringur
       *[other] { $count } sólarhringar
    }
}

web-bots-how-many = Tölvuspilarar
web-dealt-as = Reglur: { $preset }
web-dealt-changed = { $count ->
    [1] með einni heimareglu frá þér
   *[other] með { $count } heimareglum frá þér
}
web-dealt-plain = Spila án heimareglna
web-first-visit = Í fyrsta sinn hér? Stutt kennsluspil sýnir hvernig spilað er.
web-name-first = Sláðu fyrst inn nafn.
web-curious = Reglunúmer, fyrir forvitna
web-seconds = { $label } (sekúndur)
web-race-on = { -game(case: "capital-definite") } er í gangi
web-bots-change = Breyta tölvuspilurum
web-chosenSuits-4 = jókerar
# Where nobody with a seat is host
web-lobby-led = Stjórnandinn setur { -game(case: "definite") } af stað.
web-lobby-late = Kemur einhver seint? Kóðinn virkar líka eftir að { -game(case: "definite") } hefst.
web-lobby-here = { $count ->
    [0] Enn er enginn mættur
    [one] { $count } er á staðnum
   *[other] { $count } eru á staðnum
}
web-lobby-lead = Setja spilið af stað
web-lobby-in = Þú ert með.
web-class-when = Hvenær er spilað?
web-class-now = Saman, núna
    .help = Allir fá sama spil á sama tíma og þú stjórnar.
web-class-home = Sem heimaverkefni
    .help = Allir fá slóð á sömu spil og raða þeim hver fyrir sig, á sínum hraða, til og með skiladegi.
web-class-until = Til og með
