## En merknad om at noe er galt med et kort

web-report-what = Hva er galt med kortet?
web-report-note = Merknaden går til den som tar seg av kortstokken, uten navnet ditt.
web-report-send = Send merknaden
web-report-sent = Takk. Merknaden er sendt.
