## First games. { $other } is the player across the table.

lesson-opponent = Robin
lesson-next = Vidare
lesson-again = En gång till
lesson-play = Spela på riktigt
lesson-not-that = Det hade också gått, men prova det andra först: { $hint }

lesson-skip-bo-welcome = Det här är ditt bord. Högen till vänster är din { -stock-pile }: två kort. Den som först blir av med hela sin { -stock-pile } vinner. { $other } har tre kort i sin.
lesson-skip-bo-stock = Den första högen i mitten visar en 3:a, så nu behövs en 4:a. Överst i din { -stock-pile } ligger en 4:a. Lägg ut den.
lesson-skip-bo-one = Nästa kort i din { -stock-pile } vänds upp: en 9:a, som får vänta. På { -hand(form: "definite") } har du en 1:a. Starta en ny hög med den.
lesson-skip-bo-substitute = Den första högen behöver en 5:a. Du har ingen, men du har en 6:a. Lägg fem { -coin } i stället för 5:an och sedan 6:an ovanpå.
lesson-skip-bo-buy = Din nya hög behöver en 2:a, och en sådan ligger överst i { $other }s { -stock-pile }. Köp den för ett { -coin }.
lesson-skip-bo-after-buy = Den hamnade direkt på högen. Nu passar en 3:a, och en sådan har du.
lesson-skip-bo-toll = Din 7:a passar på 6:an. På 7:an finns två { -coin }: när du har lagt ut den måste du betala två { -coin } för att få fortsätta. Lägg ut den.
lesson-skip-bo-pay = Betala de två { -coin(form: "definite-plural") }. Låter du bli slutar din { -turn } med ett kort på en { -discard-pile }.
lesson-skip-bo-discard = Inget mer passar. Avsluta din { -turn }: lägg 12:an på en av dina { -discard-pile(form: "plural") }. Sedan spelar { $other }.
lesson-skip-bo-win = { $other } har lagt en 8:a på högen. Sista kortet i din { -stock-pile } är en 9:a!
lesson-skip-bo-done = Din { -stock-pile } är tom: du har vunnit. { -coin(form: "Definite-plural") } bredvid en hög delas ut till alla igen när någon avslutar den med en 12:a. Nu kan du hela spelet.

lesson-zip-zap-welcome = I Zip Zap väntar man inte på sin { -turn }. Alla lägger kort på samma hög så fort de kan. Men här är det ingen brådska.
lesson-zip-zap-fits = På högen ligger en röd trea. Nästa nummer i samma färg passar: lägg din fyra.
lesson-zip-zap-again = Ingen annan hann före. Lägg femman också.
lesson-zip-zap-joker = { $other } hann först med sexan. { -joker(form: "Plural") } passar på alla färger: lägg din jokersjua.
lesson-zip-zap-on-joker = På en { -joker } passar nästa nummer i vilken färg som helst. Lägg åttan.
lesson-zip-zap-zap = { $other } har en nia på { -hand(form: "definite") }. Men { -top-card(form: "definite") } är ditt: ropa ZAP! så kan ingen komma emellan.
lesson-zip-zap-free = Nu får du lägga ut ett { -free-card }. Ta { -ten(form: "definite") }.
lesson-zip-zap-last = Inget kommer efter en { -ten }, så du får lägga ut ett { -free-card } till. Det är ditt sista.
lesson-zip-zap-done = Zip Zap! Du har blivit av med alla dina kort. De andra räknar vad de har kvar, och lägst { -points } efter sista { -round(form: "definite") } vinner.

lesson-timeline-welcome = I mitten ligger ett kort med { -date }. Framför dig ligger två kort utan { -date }. Bli av med dem genom att lägga dem rätt i tiden.
lesson-timeline-earlier = När började man använda metallmynt? Säkert långt före Beethovens nia. Lägg kortet till vänster.
lesson-timeline-wrong = Rätt, kortet ligger kvar. Se nu vad som händer när ett kort hamnar fel: lägg det färdigskivade brödet längst till vänster.
lesson-timeline-new-card = Kortet hamnade i { -box(form: "definite") } och du drog ett nytt. Notre-Dame är yngre än mynten men äldre än Beethovens nia. Lägg kortet mellan dem.
lesson-timeline-done = När { -round(form: "definite") } var slut hade { $other } kort kvar men inte du: du har vunnit.
