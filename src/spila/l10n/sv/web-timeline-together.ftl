## The board of Timeline together in the browser

web-timeline-together-card-of = Kort { $round } av { $rounds }
web-timeline-together-when = { $order ->
    [numbers] Var hör det här hemma?
   *[years] När var det här?
}
web-timeline-together-it-was = { $order ->
    [numbers] Svar: { $date }
   *[years] Årtal: { $date }
}
web-timeline-together-answered = { $answered } av { $all } har svarat
web-timeline-together-pick = Välj en lucka på mobilen, A till { $last }. Ingen ser vem som valde vad.
web-timeline-together-change = Du får ändra dig tills alla har svarat.
web-timeline-together-choose = Välj luckan där kortet hör hemma.
web-timeline-together-soon = Nästa kort kommer strax.
web-timeline-together-out = Du har inga liv kvar men kan fortsätta titta på.
web-timeline-together-tally = { $right } av { $cards } rätt hittills
web-timeline-together-only-you = bara du ser det här
web-timeline-together-points = { $points } poäng
web-timeline-together-lives = Liv: { $lives }
web-timeline-together-yours = Ditt svar
web-timeline-together-gap = Lucka { $gap }: { $between }
web-timeline-together-chose = Lucka { $gap }: { $count } svar{ $right ->
    [yes] , rätt
   *[no] {""}
}
web-timeline-together-is-right = rätt
web-timeline-together-no-answer = Du svarade inte på det här kortet.
web-timeline-together-correct = Rätt: { $gap } var rätt lucka.
web-timeline-together-off = Det hör hemma i { $gap }, { $count ->
    [one] en lucka
   *[other] { $count } luckor
} { $way ->
    [later] { $order ->
        [numbers] närmare slutet
       *[years] senare
    }
   *[earlier] { $order ->
        [numbers] närmare början
       *[years] tidigare
    }
} än du trodde.
web-timeline-together-others = { $count ->
    [0] Ingen annan valde { $gap }.
    [one] En till valde { $gap }.
   *[other] { $count } andra valde också { $gap }.
}
web-timeline-together-verdict = { $verdict ->
    [none] Ingen svarade på det här.
    [all] Alla visste det.
    [almost-all] Nästan alla visste det.
    [most] De flesta visste det.
    [most-later] { $order ->
        [numbers] De flesta trodde att det var mer.
       *[years] De flesta trodde att det var senare.
    }
    [most-earlier] { $order ->
        [numbers] De flesta trodde att det var mindre.
       *[years] De flesta trodde att det var tidigare.
    }
    [many-later] { $order ->
        [numbers] Många trodde att det var mer.
       *[years] Många trodde att det var senare.
    }
    [many-earlier] { $order ->
        [numbers] Många trodde att det var mindre.
       *[years] Många trodde att det var tidigare.
    }
   *[wide] Gissningarna var väldigt olika.
}
web-timeline-together-stripe = { $count ->
    [one] En rand i garnet är ett svar.
   *[other] En rand i garnet är { $count } svar.
}
web-timeline-together-ranking = Ställning
web-timeline-together-team = Lag { $number }
web-timeline-together-talk-ready = { $ready } av { $all } är redo att svara
web-timeline-together-talk-done = Vi är redo att svara
web-timeline-together-talk-note = Var hör kortet hemma? Ingen kan svara än.
web-timeline-together-talk = Prata ihop er
web-timeline-together-captain = { $own ->
    [yes] Du svarar för laget.
   *[no] { $name } svarar för laget.
}
web-timeline-together-your-team = Du är med i lag { $number }{ $others ->
    [0] .
   *[other] , tillsammans med { $names }.
}
web-timeline-together-leader-turn = Vänd kortet
web-timeline-together-leader-end = Visa resultatet
web-timeline-together-leader-open = Låt alla svara
web-timeline-together-leader-next = Visa nästa kort
web-timeline-together-known = Det som de flesta visste
web-timeline-together-new = Det som var nytt för de flesta
web-timeline-together-share = { $share } % rätt
web-timeline-together-complete = Tidslinjen är klar
web-timeline-together-right-of = { $right } av { $all }
web-timeline-together-hardest = Värt en extra titt
web-timeline-together-best = Mest kända
web-timeline-together-sum = { $right } av { $all } svar var rätt.
web-timeline-together-reported = Ledarens rapport visar vad var och en svarar.
