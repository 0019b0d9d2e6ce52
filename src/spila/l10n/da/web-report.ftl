## En bemærkning om, at der er noget galt med et kort

web-report-what = Hvad er der galt med kortet?
web-report-note = Bemærkningen går til den, der har ansvaret for kortsættet, uden dit navn.
web-report-send = Send bemærkningen
web-report-sent = Tak. Bemærkningen er sendt.
