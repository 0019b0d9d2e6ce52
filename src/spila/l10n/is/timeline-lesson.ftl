## The first game of Timeline. { $other } is the player across the table.

lesson-timeline-welcome = Á miðju borðinu liggur spil með { -date(case: "dative") }. Fyrir framan þig eru tvö spil án { -date(case: "genitive") }. Losaðu þig við þau með því að leggja þau niður á réttum { -place(case: "dative") } í tímaröðinni.
lesson-timeline-earlier = Hvenær var mynt fyrst slegin úr málmi? Örugglega löngu fyrir daga Beethovens. Leggðu spilið á undan spilinu hans.
lesson-timeline-wrong = Rétt, það fær að liggja. Sjáðu nú hvað gerist þegar spil lendir á röngum { -place(case: "dative") }: leggðu niðurskorna brauðið á undan öllum hinum spilunum.
lesson-timeline-new-card = Það fór í { -box(case: "definite-accusative") } og þú dróst nýtt spil. Notre-Dame er yngri en myntin og eldri en Beethoven. Leggðu spilið niður þar á milli.
lesson-timeline-done = Í lok { -round(case: "definite-genitive") } áttir þú ekkert spil eftir en { $other } átti enn nokkur: þú sigrar!
