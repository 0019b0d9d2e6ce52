## `spila doctor`: what a host should know about an installation.

doctor-grade-ok = í lagi:
doctor-grade-note = ábending:
doctor-grade-wrong = í ólagi:
doctor-summary = { $wrong ->
    [0] { $notes ->
        [0] Allt er í lagi.
        [one] Ekkert er að en { $notes } ábending fylgir.
       *[other] Ekkert er að en { $notes } ábendingar fylgja.
    }
    [one] { $wrong } atriði er í ólagi.
   *[other] { $wrong } atriði eru í ólagi.
}
doctor-versions = Spila { $spila }, Python { $python }, SQLite { $sqlite }
doctor-sqlite-old = SQLite { $has } er of gamalt; Spila þarf { $wants } eða nýrra
doctor-picows = picows { $has } passar ekki, { $wants } þarf til; settu spila[server] upp aftur
doctor-files = kerfið leyfir nógu margar opnar skrár
doctor-few-files = kerfið leyfir aðeins { $limit } opnar skrár og því mest { $connections } tengingar; hækkaðu LimitNOFILE
doctor-no-folder = gagnamappan er ekki til enn; þjónninn býr til { $path }
doctor-folder = gagnamappan er { $path }
doctor-folder-readonly = þessi notandi má ekki skrifa í { $path }
doctor-folder-open = aðrir á þessari tölvu geta opnað { $path } (heimildir { $mode }); 700 er öruggara
doctor-network-folder = { $path } er á netdrifi ({ $kind }) þar sem SQLite getur glatað gögnum; notaðu disk í tölvunni sjálfri
doctor-disk = { $megabytes } MB laus í { $path }
doctor-disk-low = aðeins { $megabytes } MB laus í { $path }
doctor-no-database = gagnagrunnurinn er ekki til enn; þjónninn býr til { $path }
doctor-database = gagnagrunnurinn er heill og af réttri útgáfu
doctor-database-empty = { $path } er tóm skrá (0 bæti); settu afrit í staðinn
doctor-database-damaged = gagnagrunnurinn er skemmdur: { $why }
doctor-file-open = aðrir á þessari tölvu geta lesið { $path } (heimildir { $mode }) og þar eru fræ spila sem eru í gangi; notaðu chmod 600
doctor-clock-behind = síðasti leikur er { $seconds ->
    [one] { $seconds } sekúndu
   *[other] { $seconds } sekúndur
} fram í tímann: klukka tölvunnar er of sein eða var of fljót
doctor-clock-database = { $seconds ->
    [one] { $seconds } sekúndu
   *[other] { $seconds } sekúndum
} munar á klukku þessarar tölvu og gagnagrunnsþjónsins
doctor-clock-server = { $seconds ->
    [one] { $seconds } sekúndu
   *[other] { $seconds } sekúndum
} munar á klukku þessarar tölvu og þjónsins
doctor-no-backup = ekkert afrit er skráð; `spila backup FILE` býr það til
doctor-backup = { $days ->
    [0] síðasta afrit er innan við sólarhringsgamalt: { $file }
    [one] síðasta afrit er { $days } dags gamalt: { $file }
   *[other] síðasta afrit er { $days } daga gamalt: { $file }
}
doctor-backup-old = síðasta afrit er { $days ->
    [one] { $days } dags
   *[other] { $days } daga
} gamalt: { $file }
doctor-backup-gone = síðasta afrit er ekki lengur þar sem það var skrifað: { $file }
doctor-url = { $url } er ekki slóð á borð við https://cards.example/
doctor-not-running = enginn þjónn er í gangi á { $url }; notaðu --url til að athuga aðra slóð
doctor-unreachable = ekki næst samband við { $url }: { $why }
doctor-no-server = Spila svarar ekki á { $url } (staða { $status })
doctor-ready = þjónninn á { $url } er tilbúinn
doctor-not-ready = þjónninn er ekki tilbúinn; þetta vantar: { $missing }
doctor-other-version = þjónninn keyrir útgáfu { $has } en þetta er { $own }
doctor-caller = þjónninn sér vistfangið þitt rétt: { $address }
doctor-no-caller = þjónninn getur ekki sagt hvernig hann sér þig; hann er ef til vill af eldri útgáfu
doctor-proxy-ignored = þjónninn hunsar milliþjóninn á { $proxy } svo að allir leikmenn teljast sem einn; stilltu SPILA_PROXIES={ $proxy }
doctor-proxy-silent = milliþjónninn á { $proxy } sendir ekki áfram vistföng leikmanna svo að allir teljast sem einn; láttu hann senda X-Forwarded-For
doctor-headers-removed = eitthvað á leiðinni til þjónsins fjarlægir hausinn { $header }
doctor-websocket-open = WebSocket-tengingar komast í gegn
doctor-websocket = WebSocket-tengingar komast ekki í gegn ({ $why }); milliþjónninn þarf að senda áfram Upgrade og Host
