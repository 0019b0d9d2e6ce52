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
    [earlier] belongs earlier
    [later] belongs later
   *[none] no answer
}
report-person = Player { $number }
report-right-of = Right answers, of { $count }
report-wrong = Commonest wrong gap · people
report-time = Time
report-seconds = { $seconds } s
report-none = none
report-share = { $share }%
report-round = The round
report-people = People
report-cards = Cards
report-all = { $right } of { $answers }
report-took = Duration
report-minutes = { $minutes } min
report-look = Worth a second look
report-look-cards = { $count ->
    [one] Fewest people knew { $cards }.
   *[other] Fewest people knew these: { $cards }.
}
report-look-way = { $way ->
    [earlier] The commonest wrong gap was too late.
   *[later] The commonest wrong gap was too early.
}
report-no-names = No names in here
report-counts = The report counts answers, not people.
report-median = Time is the median from a card’s first showing. { $first } ({ $date }) was there from the start.
report-by-person = Person by person
report-by-person-note = Only cards that were answered while the report was allowed to name people.
report-empty = No card has been turned over yet.
report-kept = The report is deleted together with the table.
