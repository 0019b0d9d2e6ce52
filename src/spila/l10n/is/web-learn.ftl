## Rules, lessons, looking back, results, and what stands behind the page. The names of games and people stand in the
## nominative only.

web-learn-home = Spila, á forsíðuna
web-learn-ways = Leiðir héðan
web-learn-loading = Augnablik …
web-learn-first-game = Spila kennsluspil
web-learn-new-table = Nýtt borð
web-learn-way-lesson = Kennsluspil
web-learn-way-rules = Reglur
web-learn-way-table = Úrslit

# Rules

web-learn-rules-of = Reglur: { $game }
web-learn-search = Leita í reglunum
web-learn-print = Prenta
web-learn-contents = Efnisyfirlit
web-learn-found = { $count ->
    [0] Ekkert fannst
    [one] { $count } staður fannst
   *[other] { $count } staðir fundust
}
web-learn-found-nothing = „{ $query }“ fannst hvergi í þessum reglum. Prófaðu færri eða styttri orð.
web-learn-house-rule = Heimaregla
web-learn-rule = Slóð á reglu { $rule }
web-learn-figure-0 = Þú
web-learn-figure-1 = Blær
web-learn-figure-2 = Kim
web-learn-figure-3 = Alex
web-learn-figure-4 = Sam
web-learn-figure-5 = Noor
web-learn-figure-6 = Charlie
web-learn-figure-7 = Toni

# First games

web-learn-lesson-of = Kennsluspil: { $game }
web-learn-progress = Hve langt er komið
web-learn-step = Skref { $step } af { $of }
web-learn-back = Til baka
web-learn-nudge = Prófaðu þetta: { $hint }
web-learn-show-me = Sýndu mér
web-learn-watch = { $other } á að gera …

# Results

web-learn-you-win = Þú sigrar!
web-learn-wins = { $count ->
    [0] Enginn sigrar
    [1] { $winners } sigrar!
   *[other] Sameiginlegur sigur: { $winners }!
}
web-learn-score = { $name } { $score }
web-learn-again = Spila aftur
web-learn-follow = Horfa á næsta borð
web-learn-next-ready = Næsta borð er tilbúið. Allir halda sætinu sínu.
web-learn-replay = Endursýning
web-learn-another = Velja annað { -game(case: "accusative") }
web-learn-player = { -player(case: "capital") }
web-learn-start = byrjun
web-learn-column-game = { -game(case: "capital") } nr. { $number }
web-learn-column-round = { $number }. { -round }
web-learn-column-turn = { $number }. lota
web-learn-column-card = Spil { $number }
web-learn-turn-of = { $name } leikur
web-learn-unit-game = { -game(case: "capital") }
web-learn-unit-round = { -round(case: "capital") }
web-learn-unit-turn = Lota
web-learn-total-points = Alls
web-learn-total-left = Spil eftir
web-learn-table-points = { -points(case: "capital") }
web-learn-table-left = Spil eftir í lokin
web-learn-all-numbers = Allar tölur
web-learn-chart-points = Línurit yfir stigin eftir { $unit ->
    [game] hvert { -game(case: "accusative") }
   *[other] hverja { -round(case: "accusative") }
}. Tölurnar eru í töflunni.
web-learn-chart-left = Línurit yfir fjölda óspilaðra spila eftir { $unit ->
    [turn] hverja lotu
   *[other] hverja { -round(case: "accusative") }
}. Tölurnar eru í töflunni.

# The shuffle

web-learn-shuffle = Hvernig spilin voru stokkuð
web-learn-shuffle-why = Röð spilanna ræðst af einni leynilegri tölu, fræinu. Fingrafar þess var birt áður en gefið var og þess vegna gat enginn breytt fræinu eftir á.
web-learn-shuffle-before = Birt áður en gefið var: fingrafar fræsins
web-learn-shuffle-after = Birt núna: fræið sjálft
web-learn-shuffle-secret = Fræið er birt þegar { -game(case: "definite-dative") } er lokið.
web-learn-shuffle-agree = Þetta kemur heim: röð spilanna var ákveðin áður en gefið var.
web-learn-shuffle-disagree = Þetta kemur ekki heim. Gjöfin var ekki sú sem boðuð var.
web-learn-shuffle-shares = Slembitölum úr tækjum leikmanna var blandað saman við ({ $count }) og þess vegna gat enginn valið spilin upp á eigin spýtur.
web-learn-shuffle-own = Þín er þar á meðal.
web-learn-shuffle-own-missing = Þín er ekki þar á meðal.
web-learn-receipt = Kvittun: fingrafar allrar atburðaskrárinnar
web-learn-shuffle-yourself = Viltu sannreyna allt spilið?
web-learn-shuffle-how = Vistaðu upptökuna og láttu Spila fara í gegnum hana á þinni eigin tölvu. Þá er farið yfir fræið, gjöfina, alla leikina og úrslitin.
web-learn-record = Vista upptökuna

# Looking back

web-learn-replay-of = Endursýning: borð { $table }
web-learn-more = Fleiri valkostir
web-learn-controls = Endursýning
web-learn-scrub = Tímapunktur
web-learn-moment = { $moment } af { $of }. { $place } { $text }
web-learn-first = Aftur í byrjun
web-learn-last = Beint í lokin
web-learn-one-back = Einn leik til baka
web-learn-one-on = Einn leik áfram
web-learn-play = Spila
web-learn-pause = Gera hlé
web-learn-jump = Fara í
web-learn-speed = Hraði
web-learn-eyes = Sjónarhorn
web-learn-eyes-turn = sá sem á að gera
web-learn-eyes-open = spil allra sýnileg
web-learn-eyes-spectator = áhorfandi
web-learn-hand = { $count ->
    [0] Ekkert spil á { -hand(case: "dative") }
   *[other] { $count } spil á { -hand(case: "dative") }
}
web-learn-happened = Gangur spilsins
web-learn-dealt = Búið er að gefa.
web-learn-share = Deila þessu augnabliki
web-learn-link-copied = Slóðin var afrituð.

# About

web-learn-about = Um Spila
web-learn-about-lead = Spila ber nafn með rentu: hér eru { $count ->
        [3] þrjú
        [4] fjögur
       *[other] { $count }
    } fjölskylduspil spiluð nákvæmlega eins og reglurnar segja, á sex tungumálum og ókeypis.
web-learn-unofficial = Óopinber útgáfa
web-learn-unofficial-text = Spila er verk spilafólks og tengist ekki útgefendum þessara spila; nöfn spilanna eru eign rétthafa þeirra. Reglurnar eru endursagðar með okkar eigin orðum og útlit spilanna er okkar eigin hönnun.
web-learn-privacy = Hvað er geymt
web-learn-privacy-lead = Hér þarf enga skráningu, engar auglýsingar eru birtar, engar vefkökur notaðar og ekkert er sótt nema af þessum þjóni.
web-learn-browser-keeps = Þessi vafri geymir
web-learn-browser-person = nafnið þitt, lit og dýr, svo að þú þurfir aðeins að svara einu sinni
web-learn-browser-seats = hvaða sæti eru þín, svo að þú getir komið aftur á morgun
web-learn-browser-preferences = tungumál, útlit og hljóð eins og þú vilt hafa þau
web-learn-browser-decks = lyklana að spilastokkunum þínum og það sem þú hefur skrifað í spilastokk og er ekki enn komið á þjóninn
web-learn-server-keeps = Þjónninn geymir
web-learn-server-names = nöfn, liti og dýr við hvert borð og tætigildi í stað lykilsins að sætinu þínu
web-learn-server-games = alla leiki í hverju { -game(case: "dative") }: í 30 daga eftir síðasta leik ef { -game(case: "definite-dative") } er ólokið, annars í 90 daga, nema sá sem rekur þjóninn hafi ákveðið annað
web-learn-server-decks = spilastokka sem eru búnir til hér, með myndum, og athugasemdir um spil, án nafns
web-learn-server-talk = ekkert af því sem fólk skrifar hvert öðru eða sýnir með upphrópunum: það er sent áfram og gleymt
web-learn-server-nothing = enga skrá yfir gesti; sá sem rekur þjóninn getur þó hafa sett fyrir framan hann milliþjón sem heldur slíka skrá
web-learn-fair = Heiðarlega spilað
web-learn-fair-text = Þjónninn stokkar og dæmir og hver vafri fær aðeins það sem { -player(case: "definite") } má sjá. Áður en gefið er birtist fingrafar stokkunarinnar og þegar { -game(case: "definite-dative") } er lokið geta allir sannreynt það.
web-learn-licence = Leyfi
web-learn-licence-text = Forritið er frjáls hugbúnaður með MIT-leyfi: allir mega nota það, breyta því, deila því og reka eigin þjón.
web-learn-deck-text = Textarnir í { -deck(case: "dative") } Spila fyrir { -timeline(case: "capital-accusative") } eru með leyfinu CC BY 4.0.
web-learn-credits = Þakkir
web-learn-fonts = Letur: Andika eftir SIL International og Corben eftir Vernon Adams, bæði með leyfinu SIL Open Font License 1.1.
web-learn-pictures = Myndir á merkjum og spilum eru úr safninu game-icons (game-icons.net) með breyttum litum en óbreyttum formum. Allt annað er teiknað fyrir Spila. Höfundar myndanna:
web-learn-picture-count = { $count ->
    [one] { $count } mynd
   *[other] { $count } myndir
}
web-learn-rules = Reglur
