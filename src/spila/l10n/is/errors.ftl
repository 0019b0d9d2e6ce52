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
error-option-form = „{ $given }“ er ekki á forminu valkostur=gildi
error-seed = fræ úr bætum er { $wants } bæti, ekki { $has }
error-seed-secret = fræ þessarar { -match(case: "genitive") } er enn leyndarmál
error-seed-hash = fræið passar ekki við tætigildið sem birt var áður en gefið var
error-share = tala sætis { $seat } í fræinu er ekki sú sem ákveðin var fyrir fram
error-published-hash = upptakan var gerð fyrir annað tætigildi: í henni er { $has }
error-receipt = atburðaskráin endar ekki eins og kvittunin segir: tætigildi síðustu færslunnar er { $has }
error-verify-what = tilgreindu annaðhvort skrá sem á að yfirfara eða --database með gagnagrunni
error-law-version = þetta var skrifað eftir útgáfu { $has } af reglunum ({ $game }); hér gildir útgáfa { $wants }
error-illegal-entry = færsla { $entry } getur ekki staðist: { $refusal }
error-record-result = niðurstaðan í upptökunni er önnur en sú sem leikirnir leiða til
error-record-digest = upptökunni hefur verið breytt: leikirnir leiða ekki til lokastöðunnar
error-position = borð í { $game } getur ekki litið svona út: { $problem }
error-move = þetta er ekki leikur í þessu spili: { $move }
error-move-number = leikir eru númeraðir frá 0 til { $most }, ekki { $number }
error-stock-too-large = { $seats } { -stock-pile(case: "plural") } með { $stock } spil hver þurfa fleiri spil en eru í { -deck(case: "definite-dative") } ({ $cards })
error-starting-seat = sæti { $seat } getur ekki byrjað: sætin eru { $seats }, talin frá 0
error-too-many-tolls = { $tolls ->
    [one] { $tolls } { -toll }
   *[other] { $tolls } { -toll(case: "plural") }
} en aðeins { $copies } spil af hverri tölu
error-chosen-suits = við þetta borð á að taka { $wants ->
    [one] { $wants } { -suit(case: "accusative") }
   *[other] { $wants } { -suit(case: "plural-accusative") }
} úr { -deck(case: "definite-dative") }; valið var: { $has }
error-deck-order = spilin í { -deck(case: "definite-dative") } „{ $deck }“ eru ekki í röð eftir auðkennum eða auðkenni kemur tvisvar fyrir
error-deck-year = spilið „{ $card }“ í { -deck(case: "definite-dative") } „{ $deck }“ er ekki með ártal sem staðist getur
error-deck-eras = { -deck(case: "definite-dative") } „{ $deck }“ er raðað eftir { $unit }, svo að í honum eru engin tímabil
error-deck-broken = ekki er hægt að nota { -deck(case: "definite-accusative") }: { $file }, lína { $line }: { $told }
error-deck-missing = enginn { -deck } heitir „{ $deck }“; til eru: { $known }
error-deck-language = { -deck(case: "definite") } „{ $deck }“ er ekki til á „{ $language }“; hann er til á: { $known }
error-deck-name = „{ $name }“ getur ekki verið nafn á { -deck(case: "dative") }: litlir stafir a til z, tölustafir og bandstrik
error-import-nothing = ekkert var flutt inn úr { $file }: lína { $line }: { $told }
error-sheet-format = örk er .png- eða .pdf-skrá, ekki { $path }
error-choice = { $name } getur verið { $known }, ekki { $given }
error-extra-missing = til þessa þarf pakkann { $package }: pip install "spila[{ $extra }]"
error-fast-players = --fast leikur aðeins af handahófi, ekki með: { $players }
error-fast-game = --fast getur ekki spilað { $game }; það getur spilað: { $known }
error-fast-record = --fast skrifar engar upptökur: slepptu --record eða --fast
error-handicap = fjöldi spila á { -hand(case: "dative") } var gefinn upp fyrir { $has } sæti en sætin eru { $seats }
error-deck-too-small = borðið þarf { $needs } spil en hefur aðeins { $has } úr { -deck(case: "definite-dative") } „{ $deck }“
error-file-too-large = skráin er { $has } bæti; hámarkið er { $most }
error-file-missing = ekki tekst að opna { $path }: { $why }
error-file-exists = { $path } er þegar til; ekkert var skrifað
error-number-range = { $name } verður að vera frá { $least } til { $most }, ekki { $given }
error-usage = { $why }
error-jobs = einum af vinnuferlunum lauk óvænt
error-book-line = ekki tekst að lesa línu { $line } á reglusíðunni ({ $game })
error-game-twice = tveir pakkar koma með spil sem heitir „{ $game }“: { $has } og { $package }
error-part-missing = { $game } vantar { $part }: einingin { $module } er ekki til
error-no-lesson = ekkert kennsluspil er til fyrir { $game }
error-no-rule-page = engin reglusíða er til fyrir { $game }

## What cannot be about a table that was written down; after a colon.

position-alive = enginn er lengur með í spilinu
position-any-card = ekki er komið að því að setja megi út { -free-card }
position-cards = spil vantar eða þau eru of mörg
position-coins = { -coin(case: "plural-accusative") } vantar eða þær eru of margar
position-coins-beside-nothing = { -coin(case: "plural") } liggja hjá tómum { -pile(case: "dative") }
position-deck-order = spilin í { -deck(case: "definite-dative") } eru ekki í röð eftir auðkennum
position-hand = einhver er með spil en ætti engin að hafa, eða er ekki með spil en ætti að hafa þau
position-leader = það passar ekki saman hver setti út fyrsta spilið og hver það síðasta
position-line-order = engin spil eru á { -timeline(case: "definite-dative") } eða þau eru ekki í réttri röð
position-owner = enginn setti út { -top-card(case: "definite-accusative") } en samt má einhver setja út { -free-card }
position-pile = það sem er efst í { -pile(case: "definite-dative") } getur ekki verið þar
position-pile-complete = { -completed-pile } hefur ekki verið færður til hliðar
position-pile-order = spilin í einum af { -building-pile(case: "plural-definite-dative") } eru ekki í réttri röð
position-ready = þessir { -player(case: "plural") } geta ekki verið til í næstu { -round(case: "accusative") } núna
position-removed-suits = of margar eða of fáar { -suit(case: "plural") } voru teknar úr
position-result = úrslitin passa ekki við stöðuna á borðinu
position-round = svona margar { -round(case: "plural-accusative") } eru ekki spilaðar
position-seat = nefnt er sæti sem er ekki til
position-stall = kapphlaupið heldur áfram þótt enginn eigi spil sem passar
position-stock = { -stock-pile } er tómur eða of stór
position-toll = { -toll(case: "definite") } passar ekki við stöðuna á borðinu
position-turn = sá sem á að gera getur ekki leikið
position-why = ástæðu vantar fyrir því að einhver má setja út { -free-card }, eða hún er röng
error-jokers-stay = jókerarnir eru með nema taka megi hvaða { -suit(case: "accusative") } sem er úr

# Records of games that somebody leads without playing
refusal-record-private = Skráning á leik sem er stjórnað er ekki sýnd: þar sést hver svaraði hverju.
