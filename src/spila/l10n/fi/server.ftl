## Why a server does not start: what a host sees, one line each.

error-port-taken = portti { $port } on toisen ohjelman käytössä; valitse toinen valitsimella --port
error-port-forbidden = tämä käyttäjä ei saa kuunnella porttia { $port }; valitse yli 1023 oleva portti valitsimella --port
error-host-unusable = osoitetta { $host } ei voi kuunnella: { $why }
error-data-folder = pöytiä ei voi tallentaa kansioon { $path }: { $why }
error-setting-unknown = asetusta { $name } ei ole; tiedosto docs/hosting.md luettelee asetukset
error-setting-proxy = asetuksen { $name } on oltava luettelo osoitteista tai verkoista, esimerkiksi 127.0.0.1 tai 10.0.0.0/8; ”{ $given }” ei ole kumpaakaan
error-setting-origin = asetuksen { $name } on oltava luettelo sivustoista ilman polkua, esimerkiksi https://cards.example; ”{ $given }” ei ole sellainen
error-setting-path = asetuksen { $name } on oltava pelkkä polku, esimerkiksi /spila/, ei ”{ $given }”
error-setting-page = asetuksen { $name } on oltava kansio, jossa on index.html; kansiossa ”{ $given }” sitä ei ole
error-picows-version = palvelin tarvitsee picows-version { $wants }, mutta asennettuna on { $has }, joka ei sovi; asenna spila[server] uudelleen
error-database-empty = tiedosto { $path } on tyhjä (0 tavua). Palauta varmuuskopio sen paikalle tai poista tiedosto, jos haluat aloittaa ilman pöytiä
error-database-missing = tiedosto { $path } puuttuu, mutta sen vieressä tiedostossa { $wal } on tietoja. Palauta tietokanta tai poista { $wal }, jos haluat aloittaa ilman pöytiä
error-setting-host = asetuksen { $name } on oltava luettelo palvelimen nimistä ilman porttia, esimerkiksi cards.example; ”{ $given }” ei ole sellainen
refusal-server-fault = Palvelimessa meni jotain vikaan. Vika on kirjattu muistiin.
refusal-handshake = WebSocket-yhteys ei ala noin.
error-setting-host-key = asetuksessa { $name } on oltava vähintään { $least } merkkiä

## Painettu pakka: sivu laatikkoon

print-heading = Näin pelataan
print-deal = Jaa kaikille neljä korttia etupuoli ylöspäin ja käännä yksi kortti pöydän keskelle: siitä aikajana alkaa.
print-turn = Aseta vuorollasi yksi korteistasi siihen kohtaan aikajanaa, johon se mielestäsi kuuluu. Käännä se sitten.
print-right = Jos kohta on oikea, kortti jää siihen. Jos se on väärä, kortti menee laatikkoon ja nostat uuden.
print-win = Kun joltakulta loppuvat kortit, kierros pelataan loppuun. Jos vain yksi on ilman kortteja, hän voittaa.
print-screen = Pelaa näytöllä:
print-drawings = Piirrokset: { $authors } (game-icons.net, CC BY 3.0)
print-pictures = Kuvat: { $authors }
print-texts = Teksti: { $authors }
print-licence = Lisenssi: { $licence }
