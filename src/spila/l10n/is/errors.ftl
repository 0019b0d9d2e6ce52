## What cannot be read, found or set up. One line each, the reason first.

error-unreadable = ekki tekst að lesa { $what ->
    [entry] færsluna
    [export] útflutningsskrána
    [file] skrána
    [header] hausinn
    [meta] lýsigögnin
    [move] leikinn
    [options] valkostina
    [position] stöðuna
    [record] upptökuna
   *[other] { $what }
}: { $why }
error-game = ekkert spil heitir „{ $game }“; til eru: { $known }
error-seats = { $game } er fyrir { $least } til { $most } { -player(case: "plural-accusative") }, ekki { $seats }
error-preset = { $game } hefur enga forstillingu sem heitir „{ $preset }“; til eru: { $known }
error-option = { $game } hefur engan valkost sem heitir „{ $option }“; `spila rules { $game }` telur þá upp
error-seed = fræ úr bætum er { $wants } bæti, ekki { $has }
error-seed-secret = fræ þessarar { -match(case: "genitive") } er enn leyndarmál
error-seed-hash = fræið passar ekki við tætigildið sem birt var áður en gefið var
error-share = tala sætis { $seat } í fræinu er ekki sú sem ákveðin var fyrir fram
error-law-version = þetta var skrifað eftir útgáfu { $has } af reglunum ({ $game }); hér gildir útgáfa { $wants }
error-illegal-entry = færsla { $entry } getur ekki staðist: { $refusal }
error-record-result = niðurstaðan í upptökunni er önnur en sú sem leikirnir leiða til
error-record-digest = upptökunni hefur verið breytt: leikirnir leiða ekki til lokastöðunnar
error-position = borð í { $game } getur ekki litið svona út: { $problem }
error-move = þetta er ekki leikur í þessu spili: { $move }
error-move-number = leikir eru númeraðir frá 0 til { $most }, ekki { $number }
error-stock-too-large = { $seats } { -stock-pile(case: "plural") } og { $stock } spil í hverjum: til þess þarf fleiri spil en eru í { -deck(case: "definite-dative") } ({ $cards })
error-starting-seat = sæti { $seat } getur ekki byrjað: sætin eru { $seats }, talin frá 0
error-too-many-tolls = { $tolls ->
    [one] { $tolls } { -toll }
   *[other] { $tolls } { -toll(case: "plural") }
} en aðeins { $copies } spil af hverri gerð
error-chosen-suits = við þetta borð á að taka { $wants ->
    [0] enga { -suit(case: "accusative") }
    [one] { $wants } { -suit(case: "accusative") }
   *[other] { $wants } { -suit(case: "plural-accusative") }
} úr { -deck(case: "definite-dative") }; valið var: { $has }
error-deck-order = spilin í { -deck(case: "definite-dative") } „{ $deck }“ eru ekki í röð eftir auðkennum eða auðkenni kemur tvisvar fyrir
error-deck-year = spilið „{ $card }“ í { -deck(case: "definite-dative") } „{ $deck }“ er ekki með ártal sem staðist getur
error-deck-eras = { -deck(case: "definite-dative") } „{ $deck }“ er raðað eftir { $unit }, svo að í honum eru engin tímabil
error-deck-broken = ekki er hægt að nota { -deck(case: "definite-accusative") }: { $file }, lína { $line }: { $told }
error-deck-missing = enginn { -deck } heitir „{ $deck }“; til eru: { $known }
error-choice = { $name } getur verið { $known }, ekki { $given }
error-handicap = fjöldi spila á { -hand(case: "dative") } var gefinn upp fyrir { $has } sæti en sætin eru { $seats }
error-deck-too-small = borðið þarf { $needs } spil en hefur aðeins { $has } úr { -deck(case: "definite-dative") } „{ $deck }“
error-file-too-large = skráin er { $has } bæti; hámarkið er { $most }
error-file-missing = ekki tekst að opna { $path }: { $why }
error-number-range = { $name } verður að vera frá { $least } til { $most }, ekki { $given }
error-game-twice = tveir pakkar koma með spil sem heitir „{ $game }“: { $has } og { $package }
error-no-lesson = ekkert kennsluspil er til fyrir { $game }
error-no-rule-page = engin reglusíða er til fyrir { $game }

error-jokers-stay = jókerarnir eru með nema taka megi hvaða { -suit(case: "accusative") } sem er úr

# Records of games that somebody leads without playing
refusal-record-private = Upptaka af { -game(case: "dative") } sem er stjórnað er ekki sýnd: þar sést hver svaraði hverju.
refusal-report-private = Samantektin er aðeins fyrir þá sem stjórna borðinu.
refusal-no-report = Engin samantekt er til um { $game }.
