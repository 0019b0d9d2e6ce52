## Huomautus siitä, että kortissa on jotain väärin

web-report-what = Mikä tässä kortissa on väärin?
web-report-note = Huomautus menee pakasta vastaavalle ilman nimeäsi.
web-report-send = Lähetä huomautus
web-report-sent = Kiitos. Huomautus on lähetetty.
