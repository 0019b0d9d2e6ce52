## Kortverkstaden: egna kortlekar för Timeline i webbläsaren

workshop-title = Kortverkstad
workshop-home = Spila, startsidan
workshop-make = Gör en egen Timeline-kortlek
workshop-make-note = Tio kort räcker för ett första spel. Du behöver inget konto: länken gör kortleken till din.
workshop-yours = din
workshop-closed = På den här servern är det bara administratören som lägger till kortlekar.
workshop-opening = Öppnar kortleken …
workshop-untitled = Kortlek utan titel

workshop-sample-telescope = Teleskopet
    .claim = patent söks
workshop-sample-candlestick-phone = Telefonen
    .claim = patent beviljas
workshop-sample-satellite = Satelliten
    .claim = Sputnik skjuts upp

workshop-year = År
workshop-number = Tal
workshop-name = Namn
workshop-claim = Påstående
workshop-story = Berättelse

workshop-type = Skriv
workshop-type-note = Kort för kort, även på en mobil.
workshop-type-next = Tryck på Enter, så kommer nästa kort.
workshop-type-first = Skriv det första kortet
workshop-paste = Klistra in
workshop-paste-note = Från vilket kalkylark som helst, kolumnerna i valfri ordning.
workshop-paste-rows = Klistra in kopierade rader
workshop-paste-here = Klistra in raderna här. Varje rad blir ett kort.
workshop-paste-read = Läs raderna
workshop-file = Släpp en fil
workshop-file-note = En tabell som redan finns på datorn.
workshop-file-drop = Släpp den här
workshop-file-let-go = Släpp
workshop-file-choose = Välj en fil
workshop-copy = Eller börja med en kopia
workshop-copy-note = Ta bort det du inte behöver och lägg till ditt eget. Den andra kortleken ändras inte.
workshop-copy-facts = { $cards ->
    [one] Ett kort
   *[other] { $cards } kort
}, { $languages ->
    [one] ett språk
   *[other] { $languages } språk
}
workshop-copy-other = En annan kortlek
workshop-copy-by = med länk eller kod
workshop-copy-code = Kortlekens länk eller kod
workshop-copy-open = Öppna kortleken
workshop-units = Inte bara årtal: höjder, hastigheter eller invånarantal går också bra. Du väljer enheten.
workshop-my-decks = Mina kortlekar
workshop-my-decks-note = Den här webbläsaren har nycklarna till de här kortlekarna. På en annan dator behöver du länkarna.
workshop-count = { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}

## En tabell som har lästs

workshop-rows = { $rows ->
    [one] en rad
   *[other] { $rows } rader
}
workshop-read = { $ready ->
    [0] Inget kort är klart än
    [one] Ett kort är klart
   *[other] { $ready } kort är klara
}{ $rows ->
    [0] {""}
    [one] , en rad behöver rättas
   *[other] , { $rows } rader behöver rättas
}
workshop-read-columns = Har vi läst kolumnerna rätt? Ändra annars ordet ovanför kolumnen.
workshop-read-heading = Första raden har rubriker
workshop-read-deck = { $pictures ->
    [0] Det här är en sparad kortlek. Den blir din egen, med allt som finns i den.
    [one] Det här är en sparad kortlek. Den blir din egen, med allt som finns i den, även en bild.
   *[other] Det här är en sparad kortlek. Den blir din egen, med allt som finns i den, även { $pictures } bilder.
}
workshop-own-heading = din rubrik: { $heading }
workshop-column = Kolumn { $number } används som
workshop-row = Rad
workshop-cell = Rad { $line }, kolumn { $column }
workshop-empty = tomt
workshop-use-category = Kategori
workshop-use-icon = Teckning
workshop-use-approximate = Ungefärligt
workshop-use-id = Kortets beteckning
workshop-use-none = Hoppa över
workshop-good-rows = { $rows ->
    [one] En rad utan fel
   *[other] { $rows } rader utan fel
}
workshop-more = och { $count } till
workshop-take = { $rows ->
    [0] { $ready ->
        [one] Lägg till kortet
       *[other] Lägg till { $ready } kort
    }
   *[other] { $ready ->
        [0] Lägg till nu, rätta senare
        [one] Lägg till den felfria raden, rätta resten senare
       *[other] Lägg till { $ready } felfria rader, rätta resten senare
    }
}
workshop-fix = { $rows ->
    [one] Rätta den nu
   *[other] Rätta de { $rows } raderna nu
}
workshop-rows-stay = { $rows ->
    [one] Raden blir kvar i listan, märkt. Inget går förlorat.
   *[other] De { $rows } raderna blir kvar i listan, märkta. Inget går förlorat.
}
workshop-paste-again = Börja om
workshop-more-rows = Lägg till rader från en tabell

## Korten

workshop-deck = Kortlek
workshop-deck-title = Kortlekens titel
workshop-cards = Kort
workshop-all-cards = Alla kort
workshop-all-decks = Alla kortlekar
workshop-saved = Sparat
workshop-saving = Sparar
workshop-unsaved = Inte sparat än, finns kvar på den här enheten
workshop-print = Skriv ut
workshop-share = Dela
workshop-play = Spela nu
workshop-menu = Meny
workshop-back = Tillbaka till korten
workshop-sort = Listans ordning
workshop-by-year = Efter årtal
workshop-by-number = Efter tal
workshop-by-name = Efter namn
workshop-by-added = I den ordning de lades till
workshop-language-add = Lägg till ett språk
workshop-language-note = Det du inte översätter visas på kortlekens eget språk: { $language }.
workshop-translated = { $count } av { $of }
workshop-claim-also = Påstående, även på framsidan
workshop-to-look = { $count } att se över
workshop-cards-to-look = { $count ->
    [one] Ett kort att se över
   *[other] { $count } kort att se över
}
workshop-level-look = värt att se över
workshop-level-stop = går inte att spela än
workshop-no-cards = Inga kort än. Skriv ett årtal och ett namn.
workshop-add = Lägg till ett kort
workshop-next-name = Namnet på nästa kort
workshop-next-new = Ett kort till
workshop-new-card = Nytt kort
workshop-card-of = kort { $number } av { $of }
workshop-previous = Föregående kort
workshop-next = Nästa kort
workshop-remove = Ta bort
workshop-removed = Kortet togs bort.
workshop-undo = Ångra
workshop-front = framsida
workshop-date-side = { $order ->
    [numbers] baksida med tal
   *[years] baksida med årtal
}
workshop-approximate = { $order ->
    [numbers] Talet är ungefärligt (”ca”)
   *[years] Årtalet är ungefärligt (”ca”)
}
workshop-claim-hint = vad var det exakt som hände det året?
workshop-claim-hint-number = vad är det exakt som mäts?
workshop-story-hint = { $order ->
    [numbers] visas med talet, får vara tomt
   *[years] visas med årtalet, får vara tomt
}
workshop-fallback = Det som är tomt här visas på ett annat språk: { $language }.
workshop-stands-in = Visas i stället: { $text }
workshop-keep = Låt stå
workshop-both = Någon annan har också ändrat det här
workshop-both-first = Kortet som det är nu
workshop-both-other = Den andra versionen av kortet
workshop-both-take = Använd det här

## Bilder

workshop-drawing = Hitta en teckning
workshop-another-drawing = En annan teckning
workshop-photo = Foto
workshop-no-picture-short = Ingen
workshop-by = av { $author }
workshop-picture-for = till kortet ”{ $name }”
workshop-tab-drawings = Teckningar
workshop-tab-photo = Foto
workshop-tab-none = Ingen bild
workshop-search = Vad ska den visa?
workshop-found = { $found ->
    [one] En av { $of } teckningar hittades
   *[other] { $found } av { $of } teckningar hittades
}
workshop-found-none = Ingen teckning hittades. Prova ett kortare eller mer allmänt ord.
workshop-also = Se även:
workshop-more-drawings = Visa fler
workshop-choose-drawing = Välj en teckning.
workshop-drawn-by = tecknad av { $author }, { $licence }. Sidan till lådan anger upphovspersonen.
workshop-take-it = Använd den
workshop-none-note = Utan bild visar kortet namnets första bokstav.
workshop-none-take = Använd ingen bild
workshop-photo-note = Klipp ut det som ska synas. Bara det lämnar den här enheten, utan uppgift om var och när bilden togs. En egen teckning (SVG) går också bra.
workshop-photo-choose = Välj ett foto
workshop-photo-another = Ett annat foto
workshop-photo-use = Använd fotot
workshop-photo-safe = Bara utklippet lämnar den här enheten: { $size } kB, utan uppgift om var och när bilden togs.
workshop-drawing-use = Använd teckningen
workshop-drawing-safe = Bara formerna sparas, i en färg.
workshop-crop = Den del av fotot som visas. Piltangenterna flyttar den, plus och minus ändrar storleken.
workshop-zoom = Förstora
workshop-turn = Vrid
workshop-who-took = Vem tog bilden?
workshop-who-drew = Vem tecknade den?
workshop-may-use = Får andra använda bilden?
workshop-licence-named = Ja, med upphovspersonens namn
workshop-licence-alike = Ja, med upphovspersonens namn och på samma villkor
workshop-licence-free = Ja, fritt
workshop-licence-closed = Nej, bara i den här kortleken
workshop-licence-open = Inte bestämt än

## Hela kortleken

workshop-menu-settings = Om kortleken
workshop-menu-notes = Anmärkningar från spelare
workshop-menu-delete = Ta bort kortleken
workshop-export-zip = Spara som zip-fil
workshop-export-csv = Spara som tabell (CSV)
workshop-order = Ordnas efter
workshop-order-year = Årtal
workshop-order-number = Ett annat tal
workshop-unit = Enhet
workshop-unit-like = till exempel m, km/h
workshop-measure = Vad mäts?
workshop-measure-like = till exempel Höjd
workshop-first-language = Kortlekens eget språk
workshop-credits = Tack till
workshop-credits-like = flera namn med semikolon emellan
workshop-may-copy = Andra får kopiera den
workshop-may-copy-note = som en egen kortlek
workshop-delete-note = Ta bort ”{ $title }”? Borden behåller korten som delats ut där. Själva kortleken går inte att få tillbaka.
workshop-delete = Ta bort
workshop-delete-not = Ta inte bort
workshop-notes-none = Inga öppna anmärkningar.
workshop-note = ”{ $note }”
workshop-note-open = Öppna kortet
workshop-note-done = Klart
workshop-notes-from = Från ”Är något fel på kortet?”, utan namn.

## Spela, dela, skriva ut

workshop-play-title = Spela ”{ $title }”
workshop-play-ready = { $cards ->
    [one] Ett kort är klart.
   *[other] { $cards } kort är klara.
}
workshop-play-left-out = { $cards ->
    [one] Ett kort är inte med: det går inte att spela än.
   *[other] { $cards } kort är inte med: de går inte att spela än.
}
workshop-play-none = Inget kort går att spela än. Ett kort behöver ett namn och ett årtal eller tal.

workshop-facts = { $cards ->
    [one] Ett kort på ett språk: { $language }
   *[other] { $cards } kort på ett språk: { $language }
}
workshop-facts-more = { $cards ->
    [one] Ett kort: { $language }, även { $others }
   *[other] { $cards } kort: { $language }, även { $others }
}
workshop-qr = QR-kod med en länk till kortleken
workshop-scan = Skanna för att spela, eller skriv
workshop-large = Visa stort på den här skärmen
workshop-link-play = För att spela
workshop-link-play-note = För din klass och dina vänner. De spelar med den; din kortlek ändras inte.
workshop-link-edit = För att redigera tillsammans
workshop-link-edit-note = För en kollega. Med den här länken går det att ändra kort, men inte att ta bort kortleken.
workshop-last-used = Senast använd: { $when }
workshop-renew = Byt den här länken mot en ny
workshop-renew-note = Den gamla länken slutar fungera. Skicka den nya till alla som ska kunna fortsätta redigera.
workshop-renew-go = Gör en ny länk
workshop-copy-link = Kopiera
workshop-copied = Kopierad
workshop-send = Skicka
workshop-send-text = Spela med min Timeline-kortlek ”{ $title }”:
workshop-show = Visa
workshop-hide = Dölj
workshop-key-title = Spara den här länken: det är den enda nyckeln till din kortlek
workshop-key-note = Det finns inga konton, så ingen kan skicka en ny. Den här webbläsaren minns nyckeln; en annan dator behöver länken. Ge den inte till andra: med den går det också att ta bort kortleken.
workshop-key-file = Den här länken är den enda nyckeln till kortleken. Den som har den kan ändra och ta bort kortleken, så behåll länken för dig själv.
workshop-key-save = Spara som fil
workshop-key-mail = Mejla den till mig själv
workshop-key-kept = Jag har sparat den

workshop-print-title = Skriv ut och klipp
workshop-paper = Papper
workshop-sides = Sidor
workshop-sides-both = Dubbelsidigt
workshop-sides-fronts = Bara framsidor
workshop-print-turn = I utskriftsfönstret väljer du ”vänd längs långsidan”.
workshop-cutting = Klipplinjer
workshop-cutting-note = bara i marginalen
workshop-box = Sida till lådan
workshop-box-note = titel, korta regler, QR-kod
workshop-ink = Spara bläck
workshop-ink-note = mörka teckningar på vitt
workshop-print-sheets = { $sheets ->
    [one] Ett ark
   *[other] { $sheets } ark
}{ $empty ->
    [0] , inga tomma platser.
    [one] , en tom plats.
   *[other] , { $empty } tomma platser.
}
workshop-print-make = { $pages ->
    [one] Skapa PDF, en sida
   *[other] Skapa PDF, { $pages } sidor
}
workshop-print-making = Skapar PDF
workshop-print-page = Förbereder sida { $page } av { $of }
workshop-print-stop = Avbryt
workshop-print-made = PDF-filen finns bland dina hämtade filer.
workshop-page = Sida { $page }
workshop-page-fronts = framsidor
workshop-page-dates = baksidor, spegelvända
workshop-page-box = till lådan
workshop-print-facts = Korten är { $width } × { $height } mm, nio på en sida. Kraftigt papper, 200 g eller mer, håller längst.
workshop-print-try = Prova ett ark först: när du håller det mot ljuset ska de två sidorna passa ihop.
workshop-how-to-play = Så spelar ni
workshop-short-rules = { $order ->
    [numbers] Lägg ut ett kort med talet uppåt. Lägg ett av dina kort före eller efter det och vänd på det. Rätt: det ligger kvar. Fel: dra ett nytt. Den som först blir av med sina kort vinner.
   *[years] Lägg ut ett kort med årtalet uppåt. Lägg ett av dina kort före eller efter det och vänd på det. Rätt: det ligger kvar. Fel: dra ett nytt. Den som först blir av med sina kort vinner.
}
workshop-play-on-screen = Spela på en skärm:

workshop-edit-mine = Redigera min kortlek
workshop-see-deck = Se kortleken
workshop-forget = Ta bort från min lista
workshop-face-facts = { $cards ->
    [one] Ett kort. Språk: { $languages }
   *[other] { $cards } kort. Språk: { $languages }
}
workshop-face-empty = Kortleken har inga kort att spela med än.
workshop-face-copy = Gör en egen kopia
workshop-face-copy-note = Kopian kan du ändra. Den här kortleken ändras inte.
