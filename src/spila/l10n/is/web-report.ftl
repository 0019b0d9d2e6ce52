## Athugasemd um að eitthvað sé rangt á spili

web-report-what = Hvað er rangt á þessu spili?
web-report-note = Athugasemdin fer til þess sem sér um spilastokkinn, án nafns þíns.
web-report-send = Senda athugasemdina
web-report-sent = Takk. Athugasemdin var send.
