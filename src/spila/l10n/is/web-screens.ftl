## The big screen, the phone as a hand, and the host's remote

screen-title = Stór skjár
screen-join = Vertu með
screen-join-phone = Vertu með í símanum
screen-join-type = Skannaðu kóðann, eða farðu á { $address } og sláðu inn
screen-offer-type-code = og sláðu inn þennan kóða
screen-offer-phone = Opnaðu þetta í síma eða spjaldtölvu:
screen-seconds = um það bil { $seconds ->
    [one] { $seconds } sekúnda
   *[other] { $seconds } sekúndur
} eftir
screen-you = og þú?
screen-locked = Dyrnar eru læstar. Enginn annar getur bæst í hópinn.
screen-late = Kemurðu seint? { $address }, kóði
screen-door-code = Sláðu inn kóða borðsins
screen-door-show = Sýna borðið
screen-door-new = Eða veldu spil hér. Spilin á hendi verða í símunum.
screen-full = Fylla skjáinn
screen-lobby-first = Sá sem kemur fyrstur er gestgjafi og setur spilið af stað.
screen-lobby-alone = Beðið eftir fleiri leikmönnum …
screen-lobby-deal = { $name } setur spilið af stað í símanum.
screen-turn = { $name } á að gera
screen-left = eftir
screen-score = { $name }: { $score }
screen-paused = Gert er hlé á { -game(case: "definite-dative") }.
screen-paused-by = Hlé: { $name }
screen-lost = Sambandið er rofið. Reynt er að tengjast aftur …
screen-end-again = Viljið þið spila aftur? Ýtið á „Spila aftur“ í síma.
screen-race-starts = Lítið á spilin ykkar. { -start-card(case: "capital-definite-dative") } er snúið við hér og í öllum símum á sama augnabliki.
screen-zap-used = Zap búið
screen-round = { $round }. { -round } af { $rounds }
screen-fewest = Stigin hingað til. Sá sigrar sem hefur fæst stig.
screen-most = Stigin hingað til. Sá sigrar sem hefur flest stig.
screen-playing = leikur núna
screen-others = { $count ->
    [one] { $count } í viðbót
   *[other] { $count } í viðbót
}
screen-bar = Stýring skjásins
screen-leader = Hnappar stjórnandans
screen-larger = Stærra
screen-page = Síða { $page } af { $pages }. Flettið með örvalyklunum.
screen-offer = Sýna borðið á stórum skjá
screen-offer-note = Þar sjá allir sameiginlegu spilin. Spilin á hendi eru í símunum.
screen-offer-open = Opnaðu í vafra sjónvarpsins
screen-offer-type = og sláðu inn kóða borðsins
screen-offer-scan = Í spjaldtölvu nægir að skanna.
screen-offer-qr = QR-kóði fyrir stóra skjáinn
screen-offer-link = Búa til slóð fyrir stóra skjáinn
screen-offer-here = Nota þennan skjá
screen-offer-now = Sýna borðið hér núna
screen-offer-none = Spila án hans
screen-remote = Fjarstýring
screen-remote-note = Stýrir borðinu úr síma án þess að spila: byrja, gera hlé, stillingar, sæti. Hún sér aldrei spil neins.
screen-remote-make = Búa til fjarstýringu
screen-remote-here = Nota þetta tæki
screen-remote-qr = QR-kóði fyrir fjarstýringuna
screen-seat = Sætið þitt í öðru tæki
screen-seat-show = Sýna kóðann
screen-seat-note = Skannaðu þetta með eigin síma. Hver sem hefur kóðann getur spilað fyrir þig.
screen-seat-first = Taktu fyrst sætið með þér: skannaðu þetta með símanum. Sýndu svo borðið hér.
screen-seat-qr = QR-kóði fyrir sætið þitt
screen-devices = Tengd tæki
screen-device = { $role ->
    [remote] Fjarstýring { $number }
   *[screen] Stór skjár { $number }
}
screen-device-end = Aftengja
screen-remote-begin = Spilið er hafið.
screen-next = Áfram
screen-next-does = { $what ->
    [game] byrja næsta spil
   *[story] loka sögunni
}
screen-next-nothing = ekkert bíður
screen-seats = Sæti
screen-seat-open = laust þeim sem hafa kóðann
screen-stand-in = tölvuspilari hleypur í skarðið
screen-line-down = sambandslaust
screen-bot-sure = { $name }: á tölvuspilari að taka við?
screen-bot-yes = Láta tölvuspilara taka við
screen-not-now = Ekki núna
screen-show-code = Sýna kóðann í sjónvarpinu
screen-hide-code = Fela kóðann í sjónvarpinu
screen-sound-off = Slökkva á hljóði sjónvarpsins
screen-sound-on = Kveikja á hljóði sjónvarpsins
screen-devices-key = Skjáir og tæki
screen-rename-to = Nýtt nafn
screen-rename = Nýtt nafn: { $name }
screen-story-show = Sýna söguna í sjónvarpinu
screen-story-hide = Fela söguna í sjónvarpinu
screen-unlock = Opna dyrnar
screen-lock = Læsa dyrunum
screen-show-names = Sýna nöfnin
screen-hide-names = Fela öll nöfn
screen-show-rules = Sýna reglurnar í sjónvarpinu
screen-hide-rules = Fela reglurnar í sjónvarpinu
screen-next-page = Næsta síða í sjónvarpinu
screen-rules-here = Reglur í þessu tæki
screen-larger-tv = Stækka í sjónvarpinu
screen-smaller-tv = Venjuleg stærð í sjónvarpinu
screen-stop = Hætta spilinu
screen-stop-note = Spurt er fyrst. Áfram verður hægt að skoða endursýninguna.
screen-stop-sure = Á að hætta spilinu hjá öllum? Þá vinnur enginn.
screen-stop-no = Spila áfram
screen-hand-note = Hitt er á stóra skjánum
screen-hand-wait = Fylgstu með á stóra skjánum.
screen-same-letters = Sömu bókstafir og í sjónvarpinu
screen-scores-there = Stigin eru á stóra skjánum.
screen-stock = { $cards } eftir
screen-buy = Kaupa spil ({ $coins ->
    [one] { $coins } { -coin }
   *[other] { $coins } { -coin(case: "plural") }
})
screen-buy-of = { $owner }: { $card }
screen-place = { -place(case: "capital") } { $letter }, { $between }
