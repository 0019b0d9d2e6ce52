## The first game of Zip Zap. { $other } is the player across the table.

lesson-zip-zap-welcome = Í Zip Zap bíður enginn eftir að röðin komi að sér. Allir setja út spil á sama { -pile(case: "definite-accusative") } eins hratt og þeir geta. Hér rekur enginn á eftir þér.
lesson-zip-zap-fits = Efst á { -pile(case: "definite-dative") } er rauður þristur. Næsta tala í sama lit passar: settu út fjarkann þinn.
lesson-zip-zap-again = Enginn varð fljótari til. Settu fimmuna líka út.
lesson-zip-zap-joker = { $other } varð á undan með sexuna. { -joker(case: "capital-plural") } passa á alla liti: settu út jóker-sjöuna þína.
lesson-zip-zap-on-joker = Á { -joker(case: "accusative") } passar næsta tala í hvaða lit sem er. Settu út áttuna.
lesson-zip-zap-zap = { $other } er með eina níu á { -hand(case: "dative") }. En { -top-card } er þitt: kallaðu „ZAP!“ og enginn kemst að.
lesson-zip-zap-free = Nú máttu setja út { -free-card }. Veldu tíuna.
lesson-zip-zap-last = Ekkert kemur á eftir tíu, svo að þú mátt aftur setja út { -free-card }. Þetta er síðasta spilið þitt.
lesson-zip-zap-done = Zip Zap! Öll spilin þín eru komin út. Hinir telja það sem þeir sitja uppi með og eftir síðustu { -round(case: "definite-accusative") } sigrar sá sem hefur fæst { -points }.
