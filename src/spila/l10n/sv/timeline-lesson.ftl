## The first game of Timeline. { $other } is the player across the table.

lesson-timeline-welcome = I mitten ligger ett kort med { -date }. Framför dig ligger två kort vars { -date } du inte kan se. Bli av med dem genom att lägga dem rätt i tiden.
lesson-timeline-earlier = När började man använda metallmynt? Säkert långt före Beethovens nia. Lägg kortet före den.
lesson-timeline-wrong = Rätt, kortet ligger kvar. Se nu vad som händer när ett kort hamnar fel: lägg det färdigskivade brödet före alla andra kort.
lesson-timeline-new-card = Kortet hamnade i { -box(form: "definite") } och du drog ett nytt. Notre-Dame är yngre än mynten men äldre än Beethovens nia. Lägg kortet mellan dem.
lesson-timeline-done = När { -round(form: "definite") } var slut hade { $other } kort kvar men inte du: du har vunnit.
