## What can be wrong with the place where tables are kept, and with copies of it.

error-stale-version = joku muu ehti ensin: versio on nyt { $actual }
error-table-unknown = pöytää ”{ $table }” ei ole
error-table-exists = pöytä ”{ $table }” on jo olemassa; mitään ei kirjoitettu
error-table-finished = peli pöydässä ”{ $table }” on päättynyt
error-table-id = pöydän nimessä on oltava 1–{ $most } tavallista merkkiä, ei välilyöntejä
error-append-nothing = { $entries } merkintää ei voi lisätä version { $version } jälkeen
error-line-break = { $what ->
    [entry] merkinnässä
    [header] otsakkeessa
    [meta] lisätiedoissa
    [record] tallenteessa
   *[other] kohdassa { $what }
} on rivinvaihto
error-word-too-long = viestissä on { $bytes } tavua; enintään { $most } mahtuu
error-store-unavailable = tietokantaan ei saada yhteyttä: { $why }
error-store-uncertain = yhteys tietokantaan katkesi ennen vastausta: { $why }
error-store-closed = tallennuspaikka on suljettu
error-store-locked = { $path } on toisen palvelimen käytössä
error-store-missing = tiedostoa { $path } ei ole
error-store-readonly = { $path } on avattu vain luettavaksi
error-store-unreadable = tiedostoa { $path } ei voi lukea: { $why }
error-store-write = tietokanta ei ottanut tietoja vastaan: { $why }
error-store-broken = levyvirheen vuoksi mitään ei enää kirjoiteta ennen uudelleenkäynnistystä: { $why }
error-log-row-missing = pöydän ”{ $table }” loki on vioittunut: merkintä { $entry } puuttuu
error-log-row-changed = pöydän ”{ $table }” loki on vioittunut: merkintä { $entry } ei ole enää samanlainen kuin kirjoitettaessa
error-log-rows-swapped = pöydän ”{ $table }” loki on vioittunut: merkinnät { $entry } ja { $other } ovat vaihtaneet paikkaa
error-store-address = pöydät säilytetään tiedostossa tai osoitteessa postgresql://…, ei osoitteessa { $kind }://…
error-store-url = tietokannan osoitetta ei voi tulkita; sen muoto on postgresql://käyttäjä@palvelin/tietokanta
error-schema-newer = tämän on kirjoittanut uudempi versio (vaihe { $has }); tämä versio tuntee vaiheen { $knows }
error-schema-older = tämän on kirjoittanut vanhempi versio (vaihe { $has }); palvelin päivittää sen käynnistyessään vaiheeseen { $wants }
error-backup-unsupported = PostgreSQL:llä on oma varmuuskopiointityökalu (pg_dump); myös `export` toimii sen kanssa
error-export-cut = tiedosto on vajaa tai siinä on liikaa rivejä (rivi { $line })
error-export-changed = tiedostoa on muutettu kirjoittamisen jälkeen (rivi { $line })
error-export-entries = pöydällä ”{ $table }” pitäisi olla { $wants ->
    [one] 1 merkintä
   *[other] { $wants } merkintää
}, mutta ennen riviä { $line } niitä tuli { $has }
error-export-version = rivillä { $line } pitäisi olla merkintä { $wants }, ei { $has }
error-export-twice = pöytä ”{ $table }” esiintyy toisen kerran rivillä { $line }
error-export-record = pöydällä ”{ $table }” on tallenne, mutta peli on kesken
