## The first game of Timeline together. { $other } is the player across the table.

lesson-timeline-together-welcome = I midten ligger et kort med datoen opp. Et annet kort leter etter plassen sin ved siden av. Alle legger ut det samme kortet samtidig, og ingen ser hva de andre velger.
lesson-timeline-together-earlier = Når begynte folk å bruke mynter av metall? Helt sikkert lenge før Beethoven. Velg mellomrommet før kortet hans.
lesson-timeline-together-next = Du og { $other } valgte det samme mellomrommet. Tallet ved hvert mellomrom viser hvor mange som valgte det. Gå videre til neste kort.
lesson-timeline-together-wrong = Se nå hva som skjer når svaret er feil: Legg det ferdigskårne brødet før alle de andre kortene.
lesson-timeline-together-again = Kortet havner likevel der det hører hjemme, så tidslinjen er alltid riktig. Bare riktig mellomrom gir poeng. Gå videre.
lesson-timeline-together-pick = Notre-Dame: Velg først mellomrommet før alle kortene.
lesson-timeline-together-change = Helt til kortet snus, kan du ombestemme deg. Notre-Dame er yngre enn myntene og eldre enn Beethovens symfoni: Velg mellomrommet mellom dem.
lesson-timeline-together-last = Riktig! Det var det siste kortet.
lesson-timeline-together-done = Alle har bygd den samme tidslinjen, og den som fant flest riktige mellomrom, har vunnet.
