## Why a server does not start: what a host sees, one line each.

error-port-taken = annað forrit er að nota gátt { $port }; veldu aðra með --port
error-port-forbidden = þessi notandi má ekki hlusta á gátt { $port }; veldu hærri gátt en 1023 með --port
error-host-unusable = ekki tekst að hlusta á { $host }: { $why }
error-data-folder = ekki er hægt að geyma borð í { $path }: { $why }
error-setting-unknown = engin stilling heitir { $name }; þær eru taldar upp í docs/hosting.md
error-setting-proxy = í { $name } eiga að vera vistföng eða net, til dæmis 127.0.0.1 eða 10.0.0.0/8; „{ $given }“ er hvorugt
error-setting-origin = í { $name } eiga að vera vefföng án slóðar, til dæmis https://cards.example; „{ $given }“ er ekki þannig
error-setting-path = { $name } á að vera einföld slóð, til dæmis /spila/, ekki „{ $given }“
error-setting-page = { $name } á að vera mappa með index.html; þá skrá vantar í „{ $given }“
error-picows-version = þjónninn þarf picows { $wants }, en { $has } er uppsett og passar ekki; settu spila[server] upp aftur
error-database-empty = { $path } er tóm (0 bæti). Settu öryggisafrit í staðinn, eða eyddu skránni til að byrja án nokkurra borða
error-database-missing = { $path } vantar, en gögn eru í { $wal } við hliðina. Settu gagnagrunninn aftur á sinn stað, eða eyddu { $wal } til að byrja án nokkurra borða
error-setting-host = í { $name } eiga að vera nöfn þessa þjóns án gáttar, til dæmis cards.example; „{ $given }“ er ekki þannig
refusal-server-fault = Eitthvað fór úrskeiðis hjá þjóninum. Það hefur verið skráð.
refusal-handshake = Svona byrjar WebSocket-tenging ekki.
error-setting-host-key = { $name } verður að vera að minnsta kosti { $least } stafir

## Prentaður spilastokkur: blaðið í kassann

print-heading = Svona er spilað
print-deal = Gefðu öllum fjögur spil með framhliðina upp og snúðu einu spili við á miðju borðinu: þar byrjar línan.
print-turn = Þegar röðin kemur að þér leggurðu eitt af spilunum þínum þar sem þú heldur að það eigi heima á línunni. Snúðu því svo við.
print-right = Ef það er rétt liggur það kyrrt. Ef það er rangt fer það í kassann og þú dregur nýtt.
print-win = Þegar einhver á engin spil eftir er umferðin kláruð. Ef aðeins einn leikmaður á ekkert eftir sigrar hann.
print-screen = Spilaðu á skjá:
print-drawings = Teikningar: { $authors } (game-icons.net, CC BY 3.0)
print-pictures = Myndir: { $authors }
print-texts = Texti: { $authors }
print-licence = Leyfi: { $licence }
