## Huomautus siitä, että kortissa on jotain väärin

web-report-what = Mikä tässä kortissa on väärin?
web-report-note = Huomautus menee pakan tekijälle ilman nimeäsi.
web-report-send = Lähetä huomautus
web-report-sent = Kiitos. Huomautus on lähetetty.
