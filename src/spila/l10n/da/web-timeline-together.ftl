## The board of Timeline together in the browser

web-timeline-together-card-of = Kort { $round } af { $rounds }
web-timeline-together-when = { $order ->
    [numbers] Hvor hører det til?
   *[years] Hvornår var det?
}
web-timeline-together-it-was = { $order ->
    [numbers] Svar: { $date }
   *[years] Årstal: { $date }
}
web-timeline-together-answered = { $answered } af { $all } har svaret
web-timeline-together-pick = Vælg et mellemrum på mobilen, A til { $last }. Ingen ser, hvem der valgte hvad.
web-timeline-together-change = Du må ombestemme dig, indtil alle har svaret.
web-timeline-together-choose = Vælg det mellemrum, hvor kortet hører til.
web-timeline-together-soon = Det næste kort kommer om lidt.
web-timeline-together-out = Du har ingen liv tilbage, men du kan se på.
web-timeline-together-tally = { $right } af { $cards } rigtige indtil nu
web-timeline-together-only-you = kun du kan se det
web-timeline-together-points = { $points } point
web-timeline-together-lives = Liv: { $lives }
web-timeline-together-yours = Dit svar
web-timeline-together-gap = Mellemrum { $gap }: { $between }
web-timeline-together-chose = Mellemrum { $gap }: { $count } svar{ $right ->
    [yes] , rigtigt
   *[no] {""}
}
web-timeline-together-is-right = rigtigt
web-timeline-together-no-answer = Du svarede ikke på dette kort.
web-timeline-together-correct = Rigtigt: { $gap } var det rigtige mellemrum.
web-timeline-together-off = Det hører til i { $gap }, { $count ->
    [one] ét mellemrum
   *[other] { $count } mellemrum
} { $way ->
    [later] { $order ->
        [numbers] nærmere slutningen
       *[years] senere
    }
   *[earlier] { $order ->
        [numbers] nærmere begyndelsen
       *[years] tidligere
    }
}, end du troede.
web-timeline-together-others = { $count ->
    [0] Ingen andre valgte { $gap }.
    [one] Én anden valgte også { $gap }.
   *[other] { $count } andre valgte også { $gap }.
}
web-timeline-together-verdict = { $verdict ->
    [none] Ingen svarede på dette kort.
    [all] Alle vidste det.
    [almost-all] Næsten alle vidste det.
    [most] De fleste vidste det.
    [most-later] { $order ->
        [numbers] De fleste troede, det var mere.
       *[years] De fleste troede, det var senere.
    }
    [most-earlier] { $order ->
        [numbers] De fleste troede, det var mindre.
       *[years] De fleste troede, det var tidligere.
    }
    [many-later] { $order ->
        [numbers] Mange troede, det var mere.
       *[years] Mange troede, det var senere.
    }
    [many-earlier] { $order ->
        [numbers] Mange troede, det var mindre.
       *[years] Mange troede, det var tidligere.
    }
   *[wide] Der blev gættet vidt forskelligt.
}
web-timeline-together-stripe = { $count ->
    [one] Én stribe garn er ét svar.
   *[other] Én stribe garn er { $count } svar.
}
web-timeline-together-ranking = Stilling
web-timeline-together-team = Hold { $number }
web-timeline-together-talk-ready = { $ready } af { $all } er klar til at svare
web-timeline-together-talk-done = Vi er klar til at svare
web-timeline-together-talk-note = Hvor hører kortet til? Ingen kan svare endnu.
web-timeline-together-talk = Tal sammen
web-timeline-together-captain = { $own ->
    [yes] Du svarer for holdet.
   *[no] { $name } svarer for holdet.
}
web-timeline-together-your-team = Du er på hold { $number }{ $others ->
    [0] .
   *[other] {" "}sammen med { $names }.
}
web-timeline-together-leader-turn = Vend kortet
web-timeline-together-leader-end = Vis resultatet
web-timeline-together-leader-open = Lad alle svare
web-timeline-together-leader-next = Vis det næste kort
web-timeline-together-known = Det vidste de fleste
web-timeline-together-new = Det var nyt for de fleste
web-timeline-together-share = { $share } % rigtigt
web-timeline-together-complete = Tidslinjen er færdig
web-timeline-together-right-of = { $right } af { $all }
web-timeline-together-hardest = Værd at se på igen
web-timeline-together-best = Bedst kendt
web-timeline-together-sum = { $right } af { $all } svar var { $right ->
    [one] rigtigt
   *[other] rigtige
}.
web-timeline-together-reported = Lederens rapport viser, hvad hver enkelt svarer.
