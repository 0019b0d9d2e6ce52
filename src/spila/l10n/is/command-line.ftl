## What only the command line says is wrong

error-option-form = „{ $given }“ er ekki á forminu valkostur=gildi
error-published-hash = upptakan var gerð fyrir annað tætigildi: í henni er { $has }
error-receipt = atburðaskráin endar ekki eins og kvittunin segir: tætigildi síðustu færslunnar er { $has }
error-verify-what = tilgreindu annaðhvort skrá sem á að yfirfara eða --database með gagnagrunni
error-deck-language = { -deck(case: "definite") } „{ $deck }“ er ekki til á „{ $language }“; hann er til á: { $known }
error-deck-name = „{ $name }“ getur ekki verið nafn á { -deck(case: "dative") }: notaðu aðeins litla stafi a til z, tölustafi og bandstrik
error-import-nothing = ekkert var flutt inn úr { $file }: lína { $line }: { $told }
error-sheet-format = örk er .png- eða .pdf-skrá, ekki { $path }
error-extra-missing = til þessa þarf pakkann { $package }: pip install "spila[{ $extra }]"
error-fast-players = --fast leikur aðeins af handahófi, ekki með: { $players }
error-fast-game = --fast getur ekki spilað { $game }; það getur spilað: { $known }
error-fast-record = --fast skrifar engar upptökur: slepptu --record eða --fast
error-file-exists = { $path } er þegar til; ekkert var skrifað
error-usage = { $why }
error-jobs = einum af vinnuferlunum lauk óvænt
error-book-line = ekki tekst að lesa línu { $line } á reglusíðunni ({ $game })
error-part-missing = { $game } vantar { $part ->
    [board] borð
    [encoder] kóðara
    [study] rannsókn
   *[other] { $part }
}: einingin { $module } er ekki til

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
