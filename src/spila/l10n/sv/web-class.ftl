## The report about a class

report-csv = Spara som CSV
report-column-number = Nummer
report-column-card = Kort
report-column-date = Årtal
report-column-right = Rätta svar
report-column-answers = Svar
report-column-share = Rätt, procent
report-column-wrong = Vanligaste felaktiga luckan
report-column-wrong-count = Svar i den luckan
report-column-seconds = Mediantid, sekunder
report-column-person = Namn
report-answer = { $how ->
    [right] rätt
    [earlier] hör hemma tidigare
    [later] hör hemma senare
   *[none] inget svar
}
report-person = Spelare { $number }
report-right-of = Rätta svar, av { $count }
report-wrong = Vanligaste felaktiga luckan · personer
report-time = Tid
report-seconds = { $seconds } s
report-none = ingen
report-share = { $share } %
report-round = Omgången
report-people = Personer
report-cards = Kort
report-all = { $right } av { $answers }
report-took = Speltid
report-minutes = { $minutes } min
report-look = Värda en extra titt
report-look-cards = { $count ->
    [one] Minst kända kortet: { $cards }.
   *[other] Minst kända korten: { $cards }.
}
report-look-way = { $way ->
    [earlier] Den vanligaste felaktiga luckan låg för sent.
   *[later] Den vanligaste felaktiga luckan låg för tidigt.
}
report-no-names = Här finns inga namn
report-counts = Rapporten räknar svar, inte personer.
report-median = Tiden är medianen från det att kortet först visades. Kortet som låg där från början: { $first } ({ $date }).
report-by-person = Person för person
report-by-person-note = Bara kort som besvarades medan rapporten fick visa namn.
report-empty = Inget kort har vänts än.
report-kept = Rapporten tas bort tillsammans med bordet.
