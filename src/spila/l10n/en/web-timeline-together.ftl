## The board of Timeline together in the browser

web-timeline-together-card-of = Card { $round } of { $rounds }
web-timeline-together-when = { $order ->
    [numbers] Where does it belong?
   *[years] When was this?
}
web-timeline-together-it-was = { $order ->
    [numbers] It’s { $date }
   *[years] It was { $date }
}
web-timeline-together-answered = { $answered } of { $all } { $answered ->
    [one] has
   *[other] have
} answered
web-timeline-together-pick = Choose a gap on your phone, A to { $last }. Nobody sees who chose what.
web-timeline-together-change = You can change your mind until everyone has answered.
web-timeline-together-choose = Choose the gap where this card belongs.
web-timeline-together-soon = The next card is coming in a moment.
web-timeline-together-out = You have no lives left, but you can keep watching.
web-timeline-together-tally = { $right } of { $cards } correct so far
web-timeline-together-only-you = only you can see this
web-timeline-together-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-timeline-together-lives = Lives: { $lives }
web-timeline-together-yours = Your answer
web-timeline-together-gap = Gap { $gap }: { $between }
web-timeline-together-chose = Gap { $gap }: { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}{ $right ->
    [yes] , correct
   *[no] {""}
}
web-timeline-together-is-right = correct
web-timeline-together-no-answer = You didn’t answer this one.
web-timeline-together-correct = Correct: { $gap } was the right gap.
web-timeline-together-off = It belongs in { $gap }, { $count ->
    [one] one gap
   *[other] { $count } gaps
} { $way ->
    [later] { $order ->
        [numbers] nearer the end
       *[years] later
    }
   *[earlier] { $order ->
        [numbers] nearer the start
       *[years] earlier
    }
} than you thought.
web-timeline-together-others = { $count ->
    [0] Nobody else chose { $gap }.
    [one] One other person chose { $gap } too.
   *[other] { $count } others chose { $gap } too.
}
web-timeline-together-verdict = { $verdict ->
    [none] Nobody answered this one.
    [all] Everyone knew it.
    [almost-all] Almost everyone knew it.
    [most] Most people knew it.
    [most-later] { $order ->
        [numbers] Most people thought it was more.
       *[years] Most people thought it was later.
    }
    [most-earlier] { $order ->
        [numbers] Most people thought it was less.
       *[years] Most people thought it was earlier.
    }
    [many-later] { $order ->
        [numbers] Many people thought it was more.
       *[years] Many people thought it was later.
    }
    [many-earlier] { $order ->
        [numbers] Many people thought it was less.
       *[years] Many people thought it was earlier.
    }
   *[wide] Guesses varied widely.
}
web-timeline-together-stripe = { $count ->
    [one] One stripe of wool is one answer.
   *[other] One stripe of wool is { $count } answers.
}
web-timeline-together-ranking = Ranking
web-timeline-together-team = Team { $number }
web-timeline-together-talk-ready = { $ready } of { $all } { $ready ->
    [one] is
   *[other] are
} ready to answer
web-timeline-together-talk-done = We’re ready to answer
web-timeline-together-talk-note = Where does the card belong? Nobody can answer yet.
web-timeline-together-talk = Talk it over
web-timeline-together-captain = { $own ->
    [yes] You answer for your team.
   *[no] { $name } answers for your team.
}
web-timeline-together-your-team = You’re in team { $number }{ $others ->
    [0] .
   *[other] , with { $names }.
}
web-timeline-together-leader-turn = Turn the card over
web-timeline-together-leader-end = Finish the game
web-timeline-together-leader-open = Let everyone answer
web-timeline-together-leader-next = Show the next card
web-timeline-together-known = What most people knew
web-timeline-together-new = What was new to most people
web-timeline-together-share = { $share }% correct
web-timeline-together-complete = The line is complete
web-timeline-together-right-of = { $right } of { $all }
web-timeline-together-hardest = Worth a second look
web-timeline-together-best = Best known
web-timeline-together-sum = { $right } of { $all } answers { $right ->
    [one] was
   *[other] were
} correct.
web-timeline-together-reported = The leader’s report says what each of you answers.
