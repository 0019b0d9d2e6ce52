## Spilasmiðjan: spilastokkar fyrir Tímalínu búnir til í vafranum

workshop-title = Spilasmiðja
workshop-home = Spila, forsíða
workshop-make = Búðu til þinn eigin spilastokk
workshop-make-note = Tíu spil duga til að byrja að spila. Engin skráning: slóðin er lykillinn að spilastokknum þínum.
workshop-yours = þitt
workshop-closed = Á þessum þjóni bætir aðeins umsjónarmaður við spilastokkum.
workshop-opening = Verið er að opna spilastokkinn …
workshop-untitled = Spilastokkur án titils

workshop-sample-telescope = Sjónauki
    .claim = sótt um einkaleyfi
workshop-sample-candlestick-phone = Sími
    .claim = einkaleyfi veitt
workshop-sample-satellite = Gervitungl
    .claim = Spútnik skotið á loft

workshop-year = Ár
workshop-number = Tala
workshop-name = Heiti
workshop-claim = Fullyrðing
workshop-story = Saga

workshop-type = Skrifa
workshop-type-note = Eitt spil í einu, líka í síma.
workshop-type-next = Ýttu á Enter og þá kemur næsta spil.
workshop-type-first = Skrifa fyrsta spilið
workshop-paste = Líma
workshop-paste-note = Úr hvaða töflureikni sem er, dálkar í hvaða röð sem er.
workshop-paste-rows = Líma afrituðu línurnar
workshop-paste-here = Límdu línurnar hér. Hver lína verður að spili.
workshop-paste-read = Lesa línurnar
workshop-file = Draga inn skrá
workshop-file-note = Tafla sem er þegar í tölvunni.
workshop-file-drop = Slepptu henni hér
workshop-file-let-go = Slepptu
workshop-file-choose = Velja skrá
workshop-copy = Eða byrja á afriti
workshop-copy-note = Fjarlægðu það sem þú þarft ekki og bættu þínu við. Hinn spilastokkurinn breytist ekki.
workshop-copy-facts = { $cards ->
    [one] { $cards } spil
   *[other] { $cards } spil
}, { $languages ->
    [one] { $languages } tungumál
   *[other] { $languages } tungumál
}
workshop-copy-other = Annar spilastokkur
workshop-copy-by = með slóð eða kóða
workshop-copy-code = Slóð eða kóði spilastokksins
workshop-copy-open = Opna spilastokkinn
workshop-units = Ekki bara ár: hæð, hraði eða íbúafjöldi gengur líka. Þú velur eininguna.
workshop-my-decks = Spilastokkarnir mínir
workshop-my-decks-note = Þessi vafri geymir lyklana að þessum spilastokkum. Í annarri tölvu þarftu slóðirnar.
workshop-count = { $cards ->
    [one] { $cards } spil
   *[other] { $cards } spil
}

## Tafla sem var lesin

workshop-rows = { $rows ->
    [one] { $rows } lína
   *[other] { $rows } línur
}
workshop-read = { $ready ->
    [0] Ekkert spil er tilbúið enn
    [one] { $ready } spil er tilbúið
   *[other] { $ready } spil eru tilbúin
}{ $rows ->
    [0] {""}
    [one] , { $rows } lína bíður þín
   *[other] , { $rows } línur bíða þín
}
workshop-read-columns = Lásum við dálkana rétt? Ef ekki, breyttu þá orðinu fyrir ofan dálkinn.
workshop-read-heading = Fyrirsagnir eru í fyrstu línu
workshop-read-deck = { $pictures ->
    [0] Þetta er spilastokkur sem var vistaður sem skrá. Hann verður þinn með öllu sem í honum er.
    [one] Þetta er spilastokkur sem var vistaður sem skrá. Hann verður þinn með öllu sem í honum er, þar á meðal { $pictures } mynd.
   *[other] Þetta er spilastokkur sem var vistaður sem skrá. Hann verður þinn með öllu sem í honum er, þar á meðal { $pictures } myndum.
}
workshop-own-heading = fyrirsögnin þín: { $heading }
workshop-column = Dálkur { $number } er notaður sem
workshop-row = Lína
workshop-cell = Lína { $line }, dálkur { $column }
workshop-empty = tómt
workshop-use-category = Flokkur
workshop-use-icon = Teikning
workshop-use-approximate = Um það bil
workshop-use-id = Auðkenni spils
workshop-use-none = Sleppa
workshop-good-rows = { $rows ->
    [one] { $rows } góð lína
   *[other] { $rows } góðar línur
}
workshop-more = og { $count } í viðbót
workshop-take = { $rows ->
    [0] { $ready ->
        [one] Bæta við { $ready } spili
       *[other] Bæta við { $ready } spilum
    }
   *[other] { $ready ->
        [0] Bæta við núna, laga seinna
        [one] Bæta { $ready } góðri við, laga hitt seinna
       *[other] Bæta { $ready } góðum við, laga hitt seinna
    }
}
workshop-fix = { $rows ->
    [one] Laga { $rows } línu núna
   *[other] Laga { $rows } línur núna
}
workshop-rows-stay = { $rows ->
    [one] { $rows } lína verður áfram í listanum, merkt. Ekkert glatast.
   *[other] { $rows } línur verða áfram í listanum, merktar. Ekkert glatast.
}
workshop-paste-again = Byrja aftur
workshop-more-rows = Bæta við línum úr töflu

## Spilin

workshop-deck = Spilastokkur
workshop-deck-title = Titill spilastokksins
workshop-cards = Spil
workshop-all-cards = Öll spil
workshop-all-decks = Allir spilastokkar
workshop-saved = Vistað
workshop-saving = Er að vista
workshop-unsaved = Ekki vistað enn, geymt í þessu tæki
workshop-print = Prenta
workshop-share = Deila
workshop-play = Spila núna
workshop-menu = Valmynd
workshop-back = Aftur að spilunum
workshop-sort = Röð listans
workshop-by-year = Eftir ári
workshop-by-number = Eftir tölu
workshop-by-name = Eftir heiti
workshop-by-added = Í innsláttarröð
workshop-language-add = Bæta við tungumáli
workshop-language-note = Það sem þú þýðir ekki birtist á tungumáli spilastokksins: { $language }.
workshop-translated = { $count } af { $of }
workshop-claim-also = Fullyrðing, líka á framhlið
workshop-to-look = { $count } til skoðunar
workshop-cards-to-look = { $count ->
    [one] { $count } spil til skoðunar
   *[other] { $count } spil til skoðunar
}
workshop-level-look = vert að líta á aftur
workshop-level-stop = ekki hægt að spila enn
workshop-no-cards = Engin spil enn. Skrifaðu ár og heiti.
workshop-add = Bæta við spili
workshop-next-name = Heiti næsta spils
workshop-next-new = Annað nýtt spil
workshop-new-card = Nýtt spil
workshop-card-of = spil { $number } af { $of }
workshop-previous = Fyrra spil
workshop-next = Næsta spil
workshop-remove = Fjarlægja
workshop-removed = Spilið var fjarlægt.
workshop-undo = Afturkalla
workshop-front = framhlið
workshop-date-side = { $order ->
    [numbers] töluhlið
   *[years] ártalshlið
}
workshop-approximate = { $order ->
    [numbers] Talan er ekki nákvæm („um“)
   *[years] Ártalið er ekki nákvæmt („um“)
}
workshop-claim-hint = hvað gerðist nákvæmlega það ár?
workshop-claim-hint-number = hvað er mælt nákvæmlega?
workshop-story-hint = { $order ->
    [numbers] sést með tölunni, má vera tómt
   *[years] sést með ártalinu, má vera tómt
}
workshop-fallback = Það sem er tómt hér birtist á öðru máli: { $language }.
workshop-stands-in = Birtist í staðinn: { $text }
workshop-keep = Halda þessu
workshop-both = Einhver annar breytti þessu líka
workshop-both-first = Spilið eins og það er núna
workshop-both-other = Hin útgáfa spilsins
workshop-both-take = Velja þetta

## Myndir

workshop-drawing = Finna teikningu
workshop-another-drawing = Önnur teikning
workshop-photo = Ljósmynd
workshop-no-picture-short = Engin
workshop-by = eftir { $author }
workshop-picture-for = fyrir spilið „{ $name }“
workshop-tab-drawings = Teikningar
workshop-tab-photo = Ljósmynd
workshop-tab-none = Engin mynd
workshop-search = Hvað á hún að sýna?
workshop-found = { $found ->
    [one] { $found } teikning fannst af { $of }
   *[other] { $found } teikningar fundust af { $of }
}
workshop-found-none = Engin teikning fannst. Prófaðu styttra eða almennara orð.
workshop-also = Líka:
workshop-more-drawings = Sýna fleiri
workshop-choose-drawing = Veldu teikningu.
workshop-drawn-by = { $author } teiknaði, { $licence }. Blaðið í kassann nefnir höfundinn.
workshop-take-it = Velja hana
workshop-none-note = Án myndar sýnir spilið fyrsta stafinn í heiti sínu.
workshop-none-take = Nota enga mynd
workshop-photo-note = Klipptu út það sem á að sjást. Aðeins það fer úr þessu tæki, án upplýsinga um hvar og hvenær myndin var tekin. Eigin teikning (SVG) gengur líka.
workshop-photo-choose = Velja ljósmynd
workshop-photo-another = Önnur mynd
workshop-photo-use = Nota þessa mynd
workshop-photo-safe = Aðeins úrklippan fer úr þessu tæki: { $size } kB, án upplýsinga um hvar og hvenær myndin var tekin.
workshop-drawing-use = Nota þessa teikningu
workshop-drawing-safe = Aðeins formin eru geymd, í einum lit.
workshop-crop = Sá hluti myndarinnar sem sést. Örvalyklar færa hann, plús og mínus breyta stærðinni.
workshop-zoom = Stækka
workshop-turn = Snúa
workshop-who-took = Hver tók myndina?
workshop-who-drew = Hver teiknaði hana?
workshop-may-use = Mega aðrir nota þetta?
workshop-licence-named = Já, ef höfundar er getið
workshop-licence-alike = Já, ef höfundar er getið og efninu deilt áfram á sama hátt
workshop-licence-free = Já, að vild
workshop-licence-closed = Nei, aðeins í þessum spilastokki
workshop-licence-open = Ekki ákveðið enn

## Allur spilastokkurinn

workshop-menu-settings = Um spilastokkinn
workshop-menu-notes = Athugasemdir frá leikmönnum
workshop-menu-delete = Eyða spilastokknum
workshop-export-zip = Vista sem zip-skrá
workshop-export-csv = Vista sem töflu (CSV)
workshop-order = Raðað eftir
workshop-order-year = Ártölum
workshop-order-number = Annarri tölu
workshop-unit = Eining
workshop-unit-like = til dæmis m, km/klst.
workshop-measure = Hvað er mælt?
workshop-measure-like = til dæmis Hæð
workshop-first-language = Tungumál spilastokksins
workshop-credits = Þakkir
workshop-credits-like = nokkur nöfn með semíkommum á milli
workshop-may-copy = Aðrir mega afrita hann
workshop-may-copy-note = sem sinn eigin spilastokk
workshop-delete-note = Eyða „{ $title }“? Borð halda spilunum sem þar voru gefin. Ekki er hægt að fá spilastokkinn sjálfan aftur.
workshop-delete = Eyða
workshop-delete-not = Ekki eyða
workshop-notes-none = Engar athugasemdir bíða.
workshop-note = „{ $note }“
workshop-note-open = Opna spilið
workshop-note-done = Búið
workshop-notes-from = Úr „Er eitthvað rangt á þessu spili?“, án nafns.

## Að spila, deila og prenta

workshop-play-title = Spila „{ $title }“
workshop-play-ready = { $cards ->
    [one] { $cards } spil er tilbúið.
   *[other] { $cards } spil eru tilbúin.
}
workshop-play-left-out = { $cards ->
    [one] { $cards } spil verður ekki með: ekki er hægt að spila það enn.
   *[other] { $cards } spil verða ekki með: ekki er hægt að spila þau enn.
}
workshop-play-none = Ekki er hægt að spila neitt spil enn. Spil þarf heiti og ár eða tölu.

workshop-facts = { $cards ->
    [one] { $cards } spil á einu máli: { $language }
   *[other] { $cards } spil á einu máli: { $language }
}
workshop-facts-more = { $cards ->
    [one] { $cards } spil: { $language }, einnig { $others }
   *[other] { $cards } spil: { $language }, einnig { $others }
}
workshop-qr = QR-kóði með slóð á þennan spilastokk
workshop-scan = Skannaðu til að spila, eða sláðu inn
workshop-large = Sýna stórt á þessum skjá
workshop-link-play = Til að spila
workshop-link-play-note = Fyrir bekkinn þinn og vini. Þau spila; spilastokkurinn breytist ekki.
workshop-link-edit = Til að vinna saman
workshop-link-edit-note = Fyrir samstarfsfólk. Með þessari slóð er hægt að breyta spilum en ekki eyða spilastokknum.
workshop-last-used = Síðast notuð: { $when }
workshop-renew = Búa til nýja slóð og loka þessari
workshop-renew-note = Gamla slóðin hættir að virka. Sendu þá nýju öllum sem eiga áfram að geta breytt.
workshop-renew-go = Búa til nýja slóð
workshop-copy-link = Afrita
workshop-copied = Afritað
workshop-send = Senda
workshop-send-text = Spilaðu Tímalínustokkinn minn „{ $title }“:
workshop-show = Sýna
workshop-hide = Fela
workshop-key-title = Geymdu þessa slóð: hún er eini lykillinn að spilastokknum
workshop-key-note = Hér er engin skráning og því getur enginn sent þér nýja. Þessi vafri man lykilinn; önnur tölva þarf slóðina. Ekki láta aðra fá hana: með henni er líka hægt að eyða spilastokknum.
workshop-key-file = Þessi slóð er eini lykillinn að spilastokknum. Með henni er hægt að breyta honum og eyða. Ekki láta aðra fá hana.
workshop-key-save = Vista sem skrá
workshop-key-mail = Senda mér í tölvupósti
workshop-key-kept = Ég hef geymt hana

workshop-print-title = Prenta og klippa
workshop-paper = Pappír
workshop-sides = Hliðar
workshop-sides-both = Báðum megin
workshop-sides-fronts = Aðeins framhliðar
workshop-print-turn = Veldu í prentglugganum að snúa um langhliðina.
workshop-cutting = Skurðarlínur
workshop-cutting-note = aðeins á spássíu
workshop-box = Blað í kassann
workshop-box-note = titill, stuttar reglur, QR-kóði
workshop-ink = Spara blek
workshop-ink-note = dökkar teikningar á hvítu
workshop-print-sheets = { $sheets ->
    [one] { $sheets } blað
   *[other] { $sheets } blöð
}{ $empty ->
    [0] , ekkert autt pláss.
    [one] , { $empty } autt pláss.
   *[other] , { $empty } auð pláss.
}
workshop-print-make = { $pages ->
    [one] Búa til PDF, { $pages } síða
   *[other] Búa til PDF, { $pages } síður
}
workshop-print-making = PDF í smíðum
workshop-print-page = Undirbý síðu { $page } af { $of }
workshop-print-stop = Stöðva
workshop-print-made = PDF-skjalið er í niðurhalsmöppunni þinni.
workshop-page = Síða { $page }
workshop-page-fronts = framhliðar
workshop-page-dates = { $order ->
    [numbers] töluhliðar, speglaðar
   *[years] ártalshliðar, speglaðar
}
workshop-page-box = í kassann
workshop-print-facts = Spilin eru { $width } × { $height } mm, níu á síðu. Þykkur pappír, 200 g eða meira, endist best.
workshop-print-try = Prófaðu eitt blað fyrst: þegar þú berð það upp að ljósi eiga hliðarnar að standast á.
workshop-how-to-play = Svona er spilað
workshop-short-rules = { $order ->
    [numbers] Leggðu eitt spil á borðið með töluna upp. Settu eitt af þínum spilum á undan því eða á eftir og snúðu því við. Rétt: það liggur kyrrt. Rangt: dragðu nýtt. Sá leikmaður sem fyrstur klárar spilin sín sigrar.
   *[years] Leggðu eitt spil á borðið með ártalið upp. Settu eitt af þínum spilum á undan því eða á eftir og snúðu því við. Rétt: það liggur kyrrt. Rangt: dragðu nýtt. Sá leikmaður sem fyrstur klárar spilin sín sigrar.
}
workshop-play-on-screen = Spilaðu á skjá:

workshop-edit-mine = Breyta spilastokknum mínum
workshop-see-deck = Sjá spilastokkinn
workshop-forget = Taka af listanum mínum
workshop-face-facts = { $cards ->
    [one] { $cards } spil. Tungumál: { $languages }
   *[other] { $cards } spil. Tungumál: { $languages }
}
workshop-face-empty = Í þessum spilastokki eru engin spil til að spila með enn.
workshop-face-copy = Búa til mitt eigið afrit
workshop-face-copy-note = Þú getur breytt afritinu. Þessi spilastokkur breytist ekki.
