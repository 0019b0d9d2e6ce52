## The first game of Timeline together. { $other } is the player across the table.

lesson-timeline-together-welcome = I midten ligger et kort, der viser sit årstal. Et andet kort leder efter sin plads ved siden af. Alle placerer det samme kort samtidig, og ingen ser, hvad de andre vælger.
lesson-timeline-together-earlier = Hvornår begyndte man at bruge metalmønter? Helt sikkert længe før Beethoven. Vælg mellemrummet før hans kort.
lesson-timeline-together-next = Du og { $other } valgte det samme mellemrum. Tallet ved hvert mellemrum viser, hvor mange der valgte det. Gå videre til næste kort.
lesson-timeline-together-wrong = Se nu, hvad der sker, når svaret er forkert: Læg det skiveskårne brød før alle de andre kort.
lesson-timeline-together-again = Kortet havner alligevel dér, hvor det hører til, så tidslinjen er altid rigtig. Kun det rigtige mellemrum giver point. Gå videre.
lesson-timeline-together-pick = Notre-Dame: Vælg først mellemrummet før alle kortene.
lesson-timeline-together-change = Indtil kortet bliver vendt, må du ombestemme dig. Notre-Dame er yngre end metalmønterne og ældre end Beethoven: Vælg mellemrummet imellem dem.
lesson-timeline-together-last = Rigtigt! Det var det sidste kort.
lesson-timeline-together-done = Alle har lagt den samme tidslinje, og den, der fandt flest rigtige mellemrum, har vundet.
