## The report about a class

report-csv = Save as CSV
report-column-number = Number
report-column-card = Card
report-column-date = Date
report-column-right = Right answers
report-column-answers = Answers
report-column-share = Right, per cent
report-column-wrong = Commonest wrong gap
report-column-wrong-count = Answers in that gap
report-column-seconds = Median time, seconds
report-column-person = Name
report-answer = { $how ->
    [right] right
    [earlier] { $order ->
        [numbers] number is smaller
       *[years] belongs earlier
    }
    [later] { $order ->
        [numbers] number is larger
       *[years] belongs later
    }
   *[none] no answer
}
report-person = Player { $number }
report-right-of = Right answers, of { $count }
report-wrong = Commonest wrong gap · people
report-time = Time
report-seconds = { $seconds } s
report-none = none
report-share = { $share }%
report-round = The game
report-people = People
report-cards = Cards
report-all = { $right } of { $answers }
report-took = Duration
report-minutes = { $minutes } min
report-look = Worth a second look
# Read out after the name of such a card and a comma
report-look-card = worth a second look
report-look-cards = { $count ->
    [one] The card fewest people knew: { $cards }.
   *[other] The cards fewest people knew: { $cards }.
}
report-look-way = { $way ->
    [earlier] { $order ->
        [numbers] The commonest wrong guess was too large.
       *[years] The commonest wrong gap was too late.
    }
   *[later] { $order ->
        [numbers] The commonest wrong guess was too small.
       *[years] The commonest wrong gap was too early.
    }
}
report-no-names = No names here
report-counts = The report counts answers, not people.
report-median = Times are medians, counted from when a card was first shown. “{ $first }” ({ $date }) was on the timeline from the start.
report-by-person = Person by person
report-by-person-note = Only cards that were answered while the report was allowed to name people.
report-empty = No card has been turned over yet.
report-kept = The report is deleted together with the table.

## On one’s own

solo-count = { $right } of { $cards }
solo-run = Your longest run was { $run }.
solo-missed = { $way ->
    [earlier] { $order ->
        [numbers] All the numbers you missed are smaller than you thought.
       *[years] All the cards you missed belonged earlier than you thought.
    }
   *[later] { $order ->
        [numbers] All the numbers you missed are larger than you thought.
       *[years] All the cards you missed belonged later than you thought.
    }
}
solo-shared = This is what you’ll share. It doesn’t give anything away.
solo-line = Spila, { $deck }: { $right } of { $cards }
solo-play-same = Play the same cards:
solo-share = Share your result
solo-copy = Copy the link to the same cards
solo-new = New cards
solo-see = See the timeline
solo-same = The link deals the same cards in the same order.
same-title = Play the same cards
same-note = Someone has played these cards and is sending you the same ones, in the same order. See how you do.
same-begun = You’ve already started playing these cards on this device.
same-go-on = Continue
same-somebody-else = Is someone else playing now?
same-start = Start

## Homework

homework-title = Homework
homework-note = Place the cards alone, at your own pace, by the end of { $date }. You can stop at any time and continue later on this device.
homework-seen = { $named ->
    [yes] The person who set this homework will see your name and your answers.
   *[no] The person who set this homework will see how many people knew each card, but no names.
}
homework-leader = Send this link or code to your class. Everyone gets the same cards in the same order and plays alone.
homework-names = The report will say who answered what. This applies to everyone who starts from now on, and they’ll see a note about it first.
homework-kept = Answers count until the end of that day. Keep this page’s address: only this device can open the report.
homework-done = All done. Your answers have been counted.
