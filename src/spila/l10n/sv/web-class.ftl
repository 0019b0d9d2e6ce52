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
    [earlier] { $order ->
        [numbers] talet är lägre
       *[years] hör hemma tidigare
    }
    [later] { $order ->
        [numbers] talet är högre
       *[years] hör hemma senare
    }
   *[none] inget svar
}
report-person = Spelare { $number }
report-right-of = Rätta svar, av { $count }
report-wrong = Vanligaste felaktiga luckan · personer
report-time = Tid
report-seconds = { $seconds } s
report-none = ingen
report-share = { $share } %
report-round = Spelet
report-people = Personer
report-cards = Kort
report-all = { $right } av { $answers }
report-took = Speltid
report-minutes = { $minutes } min
report-look = Värt en extra titt
report-look-card = värt en extra titt
report-look-cards = { $count ->
    [one] Det minst kända kortet: { $cards }.
   *[other] De minst kända korten: { $cards }.
}
report-look-way = { $way ->
    [earlier] { $order ->
        [numbers] Den vanligaste felaktiga luckan hade för höga tal.
       *[years] Den vanligaste felaktiga luckan låg för sent.
    }
   *[later] { $order ->
        [numbers] Den vanligaste felaktiga luckan hade för låga tal.
       *[years] Den vanligaste felaktiga luckan låg för tidigt.
    }
}
report-no-names = Här finns inga namn
report-counts = Rapporten räknar svar, inte personer.
report-median = Tiderna är medianer, räknade från det att kortet först visades. Kortet som låg på tidslinjen från början: { $first } ({ $date }).
report-by-person = Person för person
report-by-person-note = Bara kort som besvarades medan rapporten fick visa namn.
report-empty = Inget kort har vänts än.
report-kept = Rapporten tas bort tillsammans med bordet.

## On one’s own

solo-count = { $right } av { $cards }
solo-run = Din längsta svit var { $run }.
solo-missed = { $way ->
    [earlier] { $order ->
        [numbers] Alla kort du missade hade lägre tal än du trodde.
       *[years] Alla kort du missade hörde hemma tidigare än du trodde.
    }
   *[later] { $order ->
        [numbers] Alla kort du missade hade högre tal än du trodde.
       *[years] Alla kort du missade hörde hemma senare än du trodde.
    }
}
solo-shared = Det här delar du. Det avslöjar ingenting.
solo-line = Spila, { $deck }: { $right } av { $cards }
solo-play-same = Spela samma kort:
solo-share = Dela ditt resultat
solo-copy = Kopiera länken till samma kort
solo-new = Nya kort
solo-see = Se tidslinjen
solo-same = Länken delar ut samma kort i samma ordning.
same-title = Spela samma kort
same-note = Någon har spelat de här korten och skickar samma till dig, i samma ordning. Se hur det går för dig.
same-begun = Du har redan börjat med de här korten på den här enheten.
same-go-on = Fortsätt
same-somebody-else = Spelar någon annan nu?
same-start = Börja

## Homework

homework-title = Läxa
homework-note = Placera korten på egen hand, i egen takt, till och med { $date }. Du kan sluta när du vill och fortsätta senare på den här enheten.
homework-seen = { $named ->
    [yes] Den som gav läxan ser ditt namn och dina svar.
   *[no] Den som gav läxan ser hur många som kunde varje kort, men inga namn.
}
homework-leader = Skicka länken eller koden till klassen. Alla får samma kort i samma ordning och spelar på egen hand.
homework-names = Rapporten visar vem som svarade vad. Det gäller dem som börjar från och med nu, och de får veta det innan de börjar.
homework-kept = Svar räknas till slutet av den dagen. Spara adressen till den här sidan: bara den här enheten kan öppna rapporten.
homework-done = Klart. Dina svar har räknats.
