## What can be wrong with the place where tables are kept, and with copies of it.

error-stale-version = einhver annar varð fyrri til: hér er nú útgáfa { $actual }
error-table-unknown = ekkert borð heitir „{ $table }“
error-table-exists = borðið „{ $table }“ er þegar til; ekkert var skrifað
error-table-finished = { -game(case: "definite-dative") } við borðið „{ $table }“ er lokið
error-table-id = nafn á borði er 1 til { $most } einfaldir stafir án bila
error-append-nothing = { $entries ->
    [one] { $entries } færsla getur
   *[other] { $entries } færslur geta
} ekki komið á eftir útgáfu { $version }
error-line-break = línuskil eru í { $what ->
    [entry] færslunni
    [header] hausnum
    [meta] lýsigögnunum
    [record] upptökunni
   *[other] { $what }
}
error-word-too-long = skilaboðin eru { $bytes } bæti; mest komast { $most } fyrir
error-store-unavailable = ekki næst samband við gagnagrunninn: { $why }
error-store-uncertain = sambandið við gagnagrunninn rofnaði áður en svar barst: { $why }
error-store-closed = geymslan er lokuð
error-store-locked = annar þjónn er að nota { $path }
error-store-missing = skráin { $path } er ekki til
error-store-readonly = { $path } er aðeins opið til lestrar
error-store-unreadable = ekki tekst að lesa { $path }: { $why }
error-store-write = gagnagrunnurinn tók ekki við þessu: { $why }
error-store-broken = diskurinn bilaði og ekkert verður skrifað fyrr en eftir endurræsingu: { $why }
error-log-row-missing = atburðaskrá borðsins „{ $table }“ er skemmd: færslu { $entry } vantar
error-log-row-changed = atburðaskrá borðsins „{ $table }“ er skemmd: færsla { $entry } er ekki eins og hún var skrifuð
error-log-rows-swapped = atburðaskrá borðsins „{ $table }“ er skemmd: færslur { $entry } og { $other } hafa víxlast
error-store-address = borð eru geymd í skrá eða í postgresql://…, ekki í { $kind }://…
error-store-url = ekki tekst að lesa slóð gagnagrunnsins; hún lítur svona út: postgresql://notandi@vél/gagnagrunnur
error-schema-newer = þetta var skrifað með nýrri útgáfu (skref { $has }); þessi útgáfa þekkir skref { $knows }
error-schema-older = þetta var skrifað með eldri útgáfu (skref { $has }); þegar þjónninn er ræstur uppfærist það í skref { $wants }
error-backup-unsupported = PostgreSQL er með eigin afritun (pg_dump); `export` virkar þar líka
error-export-cut = skráin er ekki heil eða í henni eru of margar línur (lína { $line })
error-export-changed = skránni hefur verið breytt síðan hún var skrifuð (lína { $line })
error-export-entries = við borðið „{ $table }“ á fjöldi færslna að vera { $wants } en er { $has } á undan línu { $line }
error-export-version = lína { $line } á að vera færsla { $wants }, ekki { $has }
error-export-twice = borðið „{ $table }“ kemur aftur fyrir í línu { $line }
error-export-record = borðið „{ $table }“ er með upptöku en { -match(case: "definite-dative") } þar er ekki lokið
