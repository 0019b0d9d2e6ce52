## The first game of Skip-Bo. { $other } is the player across the table.

lesson-skip-bo-welcome = Det här är ditt bord. Högen till vänster är din { -stock-pile }: två kort. Den som först blir av med hela sin { -stock-pile } vinner. { $other } har tre kort i sin.
lesson-skip-bo-stock = Den första högen i mitten visar en 3:a, så nu behövs en 4:a. Överst i din { -stock-pile } ligger en 4:a. Lägg ut den.
lesson-skip-bo-one = Nästa kort i din { -stock-pile } vänds upp: en 9:a, som får vänta. På { -hand(form: "definite") } har du en 1:a. Starta en ny hög med den.
lesson-skip-bo-substitute = Den första högen behöver en 5:a. Du har ingen, men du har en 6:a. Lägg fem { -coin } i stället för 5:an och sedan 6:an ovanpå.
lesson-skip-bo-buy = Din nya hög behöver en 2:a, och en sådan ligger överst i { $other }s { -stock-pile }. Köp den för ett { -coin }.
lesson-skip-bo-after-buy = Den hamnade direkt på högen. Nu passar en 3:a, och en sådan har du.
lesson-skip-bo-toll = Din 7:a passar på 6:an. På 7:an finns två { -coin }: när du har lagt ut den måste du betala två { -coin } för att få fortsätta. Lägg ut den.
lesson-skip-bo-pay = Betala de två { -coin(form: "definite-plural") }. Låter du bli måste du lägga ett kort på en { -discard-pile }, och din { -turn } är slut.
lesson-skip-bo-discard = Inget mer passar. Avsluta din { -turn }: lägg 12:an på en av dina { -discard-pile(form: "plural") }. Sedan spelar { $other }.
lesson-skip-bo-win = { $other } har lagt en 8:a på högen. Sista kortet i din { -stock-pile } är en 9:a!
lesson-skip-bo-done = Din { -stock-pile } är tom: du har vunnit. { -coin(form: "Definite-plural") } bredvid en hög delas ut till alla igen när någon avslutar den med en 12:a. Nu kan du hela spelet.
