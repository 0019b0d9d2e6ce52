## `spila check-game`: mikä pelissä on vialla ja mitä siitä puuttuu.

check-grade-wrong = väärin:
check-grade-missing = puuttuu:
check-grade-note = huomautus:
check-summary = { $game }: väärin: { $wrong }, muita huomautuksia: { $others }
check-import = moduulia { $module } ei voi ladata: { $why }
check-no-game = moduulissa { $module } ei ole muuttujaa GAME, joka olisi spila.kernel.Game
check-id = moduulin { $module } peli on nimeltään ”{ $has }”; paketin nimen mukaan sen pitää olla ”{ $wants }”
check-no-presets = pelillä ei ole esiasetuksia; ensimmäinen niistä antaa oletusasetukset
check-preset = esiasetusta ”{ $preset }” ei voi pelata, kun paikkoja on { $seats }: { $why }
check-raises = säännöt aiheuttavat virheen, kun merkintöjä on { $entry }: { $why }
check-stuck = kun merkintöjä on { $entry }, kenelläkään ei ole siirtoa, ottelu ei ole ohi eikä expire tee mitään
check-listed-move-refused = moves luettelee siirron { $move }, mutta play hylkää sen: { $why }
check-event-hidden = seen salaa tapahtuman ”{ $event }” katsojilta; heidän on saatava tieto kaikista tapahtumista, mutta ei niiden salaisuuksia
check-field-missing = { $what ->
    [state] tilasta
    [position] asemasta
    [view] näkymästä
   *[other] kohteesta { $what }
} puuttuu kenttä ”{ $field }”, jota ohjelman muut osat lukevat
check-view-private = paikan näkymä eroaa katsojan näkymästä kentissä { $fields }; vain own-metodin nimeämät kentät saavat olla yksityisiä
check-sample = metodin sample antama tila ei näytä samalta paikalle { $seat }
check-move-number = move(number({ $move })) on eri siirto
check-round-trip = { $what ->
    [position] asema
    [move] siirto
    [view] näkymä
    [event] tapahtuma
   *[other] { $what }
} ei ole sama, kun se on kirjoitettu JSON-muotoon ja luettu takaisin
check-endless = satunnaisia otteluita jäi päättymättä: { $matches }
check-never = ei koskaan satunnaisessa pelissä: { $what }
check-bot-level = { $name } nimeää tason ”{ $level }”, jota ei ole; tasot ovat: { $known }
check-bot-illegal = botti ”{ $level }” valitsi siirron, jonka säännöt hylkäävät: { $move }
check-bot-raises = botti ”{ $level }” aiheuttaa virheen: { $why }
check-part-bots = ei botteja ({ $module }): vain tason ”random” voi valita
check-part-board = ei pelilautaa päätteelle ({ $module }): spila play, show ja replay eivät toimi
check-part-encoder = ei kooderia ({ $module }): ei PettingZoo- tai OpenSpiel-ympäristöä
check-part-study = ei tutkimusta ({ $module }): spila study ei toimi
check-text = englanninkielistä viestiä ”{ $name }” ei ole
check-text-fails = viestiä ”{ $name }” ei voi muodostaa: { $why }
check-translation = { $language }: viesteistä kääntämättä { $count }/{ $all }, esimerkiksi { $names }
check-figure = sääntösivulla on kuva ”{ $name }”, jota ei ole olemassa
check-page = ei sääntösivua ({ $file }): kukaan ei voi lukea sääntöjä sivulta
check-lesson = ei harjoituspeliä: peliä ei voi harjoitella etukäteen
