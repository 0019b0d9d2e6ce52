## The first game of Timeline. { $other } is the player across the table.

lesson-timeline-welcome = I midten ligger et kort med datoen opp. Foran deg ligger to kort med datoen skjult. Bli kvitt dem ved å legge dem ut der de hører hjemme i tiden.
lesson-timeline-earlier = Når begynte folk å bruke mynter av metall? Helt sikkert lenge før Beethoven. Legg kortet før hans.
lesson-timeline-wrong = Riktig, det blir liggende. Se nå hva som skjer når et kort havner feil: Legg det ferdigskårne brødet før alle de andre kortene.
lesson-timeline-new-card = Kortet gikk i { -box(form: "definite") }, og du trakk et nytt. Notre-Dame er yngre enn myntene og eldre enn Beethovens symfoni. Legg kortet mellom dem.
lesson-timeline-done = Runden er slutt, og du har ingen kort igjen. { $other } har fortsatt noen, så du har vunnet.
