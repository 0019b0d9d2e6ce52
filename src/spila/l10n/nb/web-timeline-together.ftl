## The board of Timeline together in the browser

web-timeline-together-card-of = Kort { $round } av { $rounds }
web-timeline-together-when = { $order ->
    [numbers] Hvor hører dette hjemme?
   *[years] Når var dette?
}
web-timeline-together-it-was = { $order ->
    [numbers] Svar: { $date }
   *[years] Dato: { $date }
}
web-timeline-together-answered = { $answered } av { $all } har svart
web-timeline-together-pick = Velg et mellomrom på mobilen, A til { $last }. Ingen ser hvem som valgte hva.
web-timeline-together-change = Du kan ombestemme deg helt til alle har svart.
web-timeline-together-choose = Velg mellomrommet der kortet hører hjemme.
web-timeline-together-soon = Neste kort kommer straks.
web-timeline-together-out = Du har ingen liv igjen, men du kan se på.
web-timeline-together-tally = { $right } av { $cards } riktige så langt
web-timeline-together-only-you = bare du ser dette
web-timeline-together-points = { $points } poeng
web-timeline-together-lives = Liv: { $lives }
web-timeline-together-yours = Svaret ditt
web-timeline-together-gap = Mellomrom { $gap }: { $between }
web-timeline-together-chose = Mellomrom { $gap }: { $count } svar{ $right ->
    [yes] , riktig
   *[no] {""}
}
web-timeline-together-is-right = riktig
web-timeline-together-no-answer = Du svarte ikke på dette kortet.
web-timeline-together-correct = Riktig: { $gap } var det riktige mellomrommet.
web-timeline-together-off = Det hører hjemme i { $gap }, { $count ->
    [one] ett mellomrom
   *[other] { $count } mellomrom
} { $way ->
    [later] { $order ->
        [numbers] nærmere slutten
       *[years] senere
    }
   *[earlier] { $order ->
        [numbers] nærmere starten
       *[years] tidligere
    }
} enn du trodde.
web-timeline-together-others = { $count ->
    [0] Ingen andre valgte { $gap }.
    [one] Én annen valgte også { $gap }.
   *[other] { $count } andre valgte også { $gap }.
}
web-timeline-together-verdict = { $verdict ->
    [none] Ingen svarte på dette kortet.
    [all] Alle visste det.
    [almost-all] Nesten alle visste det.
    [most] De fleste visste det.
    [most-later] { $order ->
        [numbers] De fleste trodde det var mer.
       *[years] De fleste trodde det var senere.
    }
    [most-earlier] { $order ->
        [numbers] De fleste trodde det var mindre.
       *[years] De fleste trodde det var tidligere.
    }
    [many-later] { $order ->
        [numbers] Mange trodde det var mer.
       *[years] Mange trodde det var senere.
    }
    [many-earlier] { $order ->
        [numbers] Mange trodde det var mindre.
       *[years] Mange trodde det var tidligere.
    }
   *[wide] Gjetningene spriket veldig.
}
web-timeline-together-stripe = { $count ->
    [one] Én stripe garn er ett svar.
   *[other] Én stripe garn er { $count } svar.
}
web-timeline-together-ranking = Stilling
web-timeline-together-team = Lag { $number }
web-timeline-together-talk-ready = Klare til å svare: { $ready } av { $all }
web-timeline-together-talk-done = Vi er klare til å svare
web-timeline-together-talk-note = Hvor hører kortet hjemme? Ingen kan svare ennå.
web-timeline-together-talk = Snakk sammen
web-timeline-together-captain = { $own ->
    [yes] Du svarer for laget.
   *[no] { $name } svarer for laget.
}
web-timeline-together-your-team = Du er på lag { $number }{ $others ->
    [0] .
   *[other] {" "}sammen med { $names }.
}
web-timeline-together-leader-turn = Snu kortet
web-timeline-together-leader-end = Fullfør spillet
web-timeline-together-leader-open = La alle svare
web-timeline-together-leader-next = Vis neste kort
web-timeline-together-known = Dette visste de fleste
web-timeline-together-new = Dette var nytt for de fleste
web-timeline-together-share = { $share } % riktig
web-timeline-together-complete = Tidslinjen er ferdig
web-timeline-together-right-of = { $right } av { $all }
web-timeline-together-hardest = Verdt å se på igjen
web-timeline-together-best = Best kjent
web-timeline-together-sum = Riktige svar: { $right } av { $all }.
web-timeline-together-reported = Lederens rapport viser hva hver enkelt svarer.
