## Why something was not done at a table

refusal-not-seated = Þú ert að horfa á. Fáðu þér sæti til að gera þetta.
refusal-not-host = Aðeins gestgjafinn getur gert þetta.
refusal-not-started = Ekki er búið að gefa.
refusal-already-started = { -game(case: "capital-definite") } er þegar byrjað.
refusal-share-not-asked = Ekki er þörf á tölu frá þér í stokkunina núna.
refusal-share-wrong = Þetta er ekki talan sem þú boðaðir.
refusal-seats-open = { $open ->
    [1] Eitt sæti er enn laust. Láttu tölvuspilara fá það eða taktu það burt.
    [one] { $open } sæti er enn laust. Láttu tölvuspilara fá það eða taktu það burt.
   *[other] { $open } sæti eru enn laus. Láttu tölvuspilara fá þau eða taktu þau burt.
}
refusal-too-few-seats = { -player(case: "capital-plural") } þurfa að vera minnst { $least }.
refusal-seats = { $game } er fyrir { $least } til { $most } { -player(case: "plural-accusative") }, ekki { $seats }.
refusal-seats-taken = Þessi sæti eru upptekin.
refusal-seat-open = Þetta sæti er þegar laust.
refusal-seat-taken = Þetta sæti er upptekið.
refusal-no-seat-free = Ekkert sæti er laust við þetta borð.
refusal-table-locked = Dyrnar eru læstar: enginn annar kemst að þessu borði.
refusal-name-given = Sá sem stjórnar borðinu gaf þér þetta nafn og þú getur ekki breytt því.
refusal-name-taken = Einhver hefur þegar valið nafnið „{ $name }“. Veldu annað nafn.
refusal-name-not-listed = Veldu eitt af nöfnunum á listanum.
refusal-seat-reserved = Gestgjafinn vísaði einhverjum héðan í miðju spili. Þú getur tekið þetta sæti þegar gefið er næst.
refusal-token-used = Þessi lykill er þegar í notkun við borðið.
refusal-own-seat = Þetta er þitt eigið sæti.
refusal-nobody-there = Þarna situr enginn.
refusal-not-away = Þú ert að spila; enginn tölvuspilari hefur hlaupið í skarðið fyrir þig.
refusal-undo-off = Við þetta borð er slökkt á því að taka leiki til baka.
refusal-undo-nothing = Þú átt engan leik sem hægt er að taka til baka.
refusal-undo-asked = Þegar er búið að biðja um þetta.
refusal-undo-not-asked = Enginn hefur beðið um að fá að taka leik til baka.
refusal-undo-race = Í kapphlaupi er spil sem komið er út ekki tekið til baka.
refusal-chat-off = Slökkt er á spjallinu við þetta borð.
refusal-spectators-too-quick = Áhorfendur geta sent ein skilaboð á sekúndu. Reyndu aftur.
refusal-hints-off = Slökkt er á ábendingum við þetta borð.
refusal-hint-race = Í kapphlaupi gefst enginn tími fyrir ábendingar.
refusal-not-yet = { -start-card(case: "capital-definite-dative") } hefur ekki enn verið snúið við.
refusal-locked-out = Spilið passaði ekki: bíddu í { $ms } ms.
refusal-stale-move = Staðan á borðinu breyttist áður en leikurinn þinn barst. Líttu aftur á hana.
refusal-wrong-token = Þessi vafri á ekki lengur sæti við þetta borð.
refusal-no-watching = Gestgjafinn leyfir ekki áhorfendur.
refusal-role-taken = Þetta tæki á þegar sinn stað við borðið.
refusal-too-many-roles = Við hvert borð geta mest verið { $most } stórir skjáir og { $most } fjarstýringar. Gestgjafinn getur aftengt eitthvert tækjanna.
refusal-no-such-role = Það er þegar búið að aftengja þetta tæki.
refusal-not-by-remote = Þetta er ekki hægt að gera með fjarstýringunni.
refusal-table-full = Mest geta { $most } verið við eitt borð.
refusal-log-full = Atburðaskrá þessa borðs er full ({ $most } MB). Hægt er að klára spilið en engu öðru verður breytt.
refusal-table-finished = Þessu { -game(case: "dative") } er lokið.
refusal-table-unknown = Ekkert borð heitir „{ $table }“.
refusal-match-goes-on = { -game(case: "capital-definite-dative") } er ekki lokið.
refusal-no-moves = Þú getur ekkert gert núna.
refusal-nothing-to-do = Eftir engu er að bíða.
refusal-log-entry = Ekki er hægt að endurheimta þetta borð: vistuðu leikirnir brjóta gegn reglunum. { $refusal }
refusal-log-undo = Ekki er hægt að endurheimta þetta borð: fleiri leikir eru teknir til baka en leiknir voru ({ $keep }).
refusal-card-covered = Þessu spili hefur ekki enn verið snúið við.
refusal-no-fronts = { $game } hefur engin slík spil.
refusal-bot-level = Veldu hve sterkur tölvuspilarinn á að vera.
refusal-unreadable = Ekki tókst að lesa skilaboðin ({ $what }): { $why }
refusal-message-too-large = Skilaboð mega mest vera { $most } bæti.
refusal-too-fast = Hægar: mest { $most } skilaboð á sekúndu.
refusal-too-many-joins = Mest má taka { $most } sæti á klukkustund úr einni nettengingu.
refusal-too-many-tables = Hámark nýrra borða á klukkustund: { $most }.
refusal-too-many-tries = Of margir rangir kóðar. Bíddu í nokkrar mínútur.
refusal-too-many-connections = Of margar tengingar frá vistfanginu þínu.
refusal-server-full = Ekki er pláss fyrir fleiri á þjóninum. Reyndu aftur eftir andartak.
refusal-head-too-large = Haus beiðni má mest vera { $most } bæti.
refusal-too-slow = Þetta var of lengi á leiðinni: hámarkið er { $most } s.
refusal-protocol = Síðan og þjónninn eiga ekki saman (útgáfa { $has } og { $wants }). Opnaðu síðuna aftur.
refusal-hello-first = Sendu fyrst „hello“ með kóða borðsins.
refusal-hello-twice = Eitt borð í einu.
refusal-origin = Síður af öðrum vefjum geta ekki tengst þessum þjóni.
refusal-closing = Verið er að endurræsa þjóninn.
refusal-no-such-page = Hér er ekkert.
refusal-content-type = Beiðni með innihaldi þarf að vera JSON (content-type: application/json).
refusal-host-unknown = Þessi þjónn heitir ekki þessu nafni.
refusal-name-characters = Í nafni þurfa að vera sýnileg tákn og engin sem eru falin eða breyta stefnu texta.
refusal-too-many-reads = Of margar beiðnir frá vistfanginu þínu. Bíddu andartak.
refusal-no-such-method = Slíkar beiðnir eru ekki studdar hér.
refusal-store-unavailable = Þjónninn nær ekki sambandi við gagnagrunninn. Engu var breytt.
refusal-store-uncertain = Þjónninn missti sambandið við gagnagrunninn um stund. Gáðu hvort leikurinn þinn komst til skila.
refusal-law-version = Við þetta borð var gefið eftir útgáfu { $has } af reglunum ({ $game }); þjónninn spilar eftir útgáfu { $wants }.

## Why a connection ends

goodbye-restart = Verið er að endurræsa þjóninn. Þú kemst aftur að borðinu eftir andartak.
goodbye-kicked = Gestgjafinn vísaði þér frá borðinu.
goodbye-renewed = Annað tæki skráði þig út úr þessu sæti.
goodbye-no-watching = Gestgjafinn leyfir ekki lengur áhorfendur.
goodbye-revoked = Gestgjafinn hefur aftengt þetta tæki.
goodbye-table-fault = Eitthvað fór úrskeiðis við þetta borð. Verið er að endurheimta það.
goodbye-too-many-refusals = Of mörg ógild skilaboð bárust frá þessum vafra.
goodbye-too-many-frames = Of mörg skilaboð bárust frá þessum vafra í einu.
goodbye-too-many-windows = Sætið þitt er opið í of mörgum gluggum. Þessum, þeim elsta, var lokað.
goodbye-server-full = Ekki er pláss fyrir fleiri á þjóninum. { -player(case: "capital-plural") } ganga fyrir; reyndu aftur eftir andartak.
goodbye-message-too-large = Skilaboð mega mest vera { $most } bæti.

## Emotes

emote-hello = Halló!
emote-good-luck = Gangi þér vel!
emote-well-played = Vel spilað!
emote-thanks = Takk!
emote-oops = Úps!
emote-wow = Vá!
emote-laugh = Haha!
emote-cry = Æ, nei!
emote-think = Látum okkur sjá …
emote-hurry = Þú átt að gera!
emote-sorry = Fyrirgefðu!
emote-again = Spila aftur?

## Pauses, practice and the pace of bots

refusal-undo-seen = Þetta er ekki hægt að taka til baka: hulið spil kom í ljós.
refusal-paused = Gert er hlé á { -game(case: "definite-dative") }.
refusal-not-alone = Fleiri spila með og því halda tölvuspilarar sínum hraða.
refusal-too-early = Gefðu hinum fyrst { $seconds ->
    [one] { $seconds } sekúndu
   *[other] { $seconds } sekúndur
}.
refusal-deck-unknown = Þessi spilastokkur er ekki til. Ef til vill var honum eytt.
refusal-deck-unpublished = Ekki er hægt að spila með þessum spilastokki enn: höfundurinn hefur ekki lokið við hann.
refusal-too-many-reports = Hámark athugasemda á klukkustund: { $most }. Bíddu aðeins.
goodbye-table-deleted = Umsjónarmaður þjónsins hefur eytt þessu borði.
refusal-homework = Þetta er heimaverkefni: hver og einn leysir það án aðstoðar og aðeins sá sem setti það fyrir getur breytt því.
refusal-homework-over = Skilafrestur þessa heimaverkefnis er liðinn.
refusal-homework-full = { $most } hafa þegar leyst þetta heimaverkefni; fleiri komast ekki að.
refusal-not-over = { -game(case: "capital-definite") } stendur enn yfir: spilin í því eru leyndarmál þar til því lýkur.
