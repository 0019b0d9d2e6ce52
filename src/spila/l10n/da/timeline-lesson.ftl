## The first game of Timeline. { $other } is the player across the table.

lesson-timeline-welcome = I midten ligger et kort, der viser sit { -date }. Foran dig ligger to kort, men deres { -date } kan du ikke se. Du kommer af med dem ved at lægge dem rigtigt på { -timeline(form: "definite") }.
lesson-timeline-earlier = Hvornår begyndte man at bruge metalmønter? Helt sikkert længe før Beethoven. Læg kortet før hans.
lesson-timeline-wrong = Rigtigt, kortet bliver liggende. Se nu, hvad der sker, når et kort ligger forkert: Læg det skiveskårne brød før alle de andre kort.
lesson-timeline-new-card = Det røg i { -box(form: "definite") }, og du trak et nyt kort. Notre-Dame er yngre end metalmønterne og ældre end Beethoven. Læg kortet imellem dem.
lesson-timeline-done = Da { -round(form: "definite") } sluttede, havde du ikke flere kort, men { $other } havde stadig nogle: Du har vundet.
