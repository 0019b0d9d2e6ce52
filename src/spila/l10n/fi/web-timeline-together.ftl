## The board of Timeline together in the browser

web-timeline-together-card-of = Kortti { $round }/{ $rounds }
web-timeline-together-when = { $order ->
    [numbers] Mihin väliin tämä kuuluu?
   *[years] Milloin tämä tapahtui?
}
web-timeline-together-it-was = { $order ->
    [numbers] Vastaus: { $date }
   *[years] Vuosiluku: { $date }
}
web-timeline-together-answered = Vastannut { $answered }/{ $all }
web-timeline-together-pick = Valitse väli puhelimella, A–{ $last }. Kukaan ei näe, kuka valitsi mitä.
web-timeline-together-change = Mieltään saa muuttaa, kunnes kaikki ovat vastanneet.
web-timeline-together-choose = Valitse väli, johon kortti kuuluu.
web-timeline-together-soon = Seuraava kortti tulee hetken päästä.
web-timeline-together-out = Sinulla ei ole elämiä jäljellä, mutta saat katsoa.
web-timeline-together-tally = Tähän mennessä oikein { $right }/{ $cards }
web-timeline-together-only-you = vain sinä näet tämän
web-timeline-together-points = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
web-timeline-together-lives = Elämiä: { $lives }
web-timeline-together-yours = Vastauksesi
web-timeline-together-gap = Väli { $gap }: { $between }
web-timeline-together-chose = Väli { $gap }: { $count ->
    [one] { $count } vastaus
   *[other] { $count } vastausta
}{ $right ->
    [yes] , oikein
   *[no] {""}
}
web-timeline-together-is-right = oikein
web-timeline-together-no-answer = Et vastannut tähän korttiin.
web-timeline-together-correct = Oikein: { $gap } oli oikea väli.
web-timeline-together-off = Oikea väli oli { $gap }, { $count ->
    [one] yhden välin
   *[other] { $count } väliä
} { $way ->
    [later] { $order ->
        [numbers] lähempänä loppua
       *[years] myöhemmin
    }
   *[earlier] { $order ->
        [numbers] lähempänä alkua
       *[years] aiemmin
    }
} kuin luulit.
web-timeline-together-others = { $count ->
    [0] Kukaan muu ei valinnut väliä { $gap }.
    [one] Yksi muukin valitsi välin { $gap }.
   *[other] { $count } muutakin valitsi välin { $gap }.
}
web-timeline-together-verdict = { $verdict ->
    [none] Kukaan ei vastannut tähän.
    [all] Kaikki tiesivät tämän.
    [almost-all] Melkein kaikki tiesivät tämän.
    [most] Useimmat tiesivät tämän.
    [most-later] { $order ->
        [numbers] Useimmat luulivat tätä suuremmaksi.
       *[years] Useimmat luulivat tätä myöhemmäksi.
    }
    [most-earlier] { $order ->
        [numbers] Useimmat luulivat tätä pienemmäksi.
       *[years] Useimmat luulivat tätä aiemmaksi.
    }
    [many-later] { $order ->
        [numbers] Monet luulivat tätä suuremmaksi.
       *[years] Monet luulivat tätä myöhemmäksi.
    }
    [many-earlier] { $order ->
        [numbers] Monet luulivat tätä pienemmäksi.
       *[years] Monet luulivat tätä aiemmaksi.
    }
   *[wide] Arvaukset hajaantuivat laajalle.
}
web-timeline-together-stripe = { $count ->
    [one] Yksi raita on yksi vastaus.
   *[other] Yksi raita on { $count } vastausta.
}
web-timeline-together-ranking = Tilanne
web-timeline-together-team = Joukkue { $number }
web-timeline-together-talk-ready = { $ready }/{ $all } valmiina vastaamaan
web-timeline-together-talk-done = Olemme valmiita vastaamaan
web-timeline-together-talk-note = Mihin väliin kortti kuuluu? Vielä ei voi vastata.
web-timeline-together-talk = Keskustelkaa
web-timeline-together-captain = { $own ->
    [yes] Sinä vastaat joukkueen puolesta.
   *[no] Joukkueen puolesta vastaa { $name }.
}
web-timeline-together-your-team = Olet joukkueessa { $number }{ $others ->
    [0] .
   *[other] . Muut: { $names }.
}
web-timeline-together-leader-turn = Käännä kortti
web-timeline-together-leader-end = Päätä peli
web-timeline-together-leader-open = Anna kaikkien vastata
web-timeline-together-leader-next = Näytä seuraava kortti
web-timeline-together-known = Tämän useimmat tiesivät
web-timeline-together-new = Tämä oli useimmille uutta
web-timeline-together-share = oikein { $share } %
web-timeline-together-complete = Aikajana on valmis
web-timeline-together-right-of = { $right }/{ $all }
web-timeline-together-hardest = Katso vielä näitä
web-timeline-together-best = Tutuimmat
web-timeline-together-sum = { $right }/{ $all } vastausta oli oikein.
web-timeline-together-reported = Ohjaajan raportti kertoo, mitä kukin vastaa.
