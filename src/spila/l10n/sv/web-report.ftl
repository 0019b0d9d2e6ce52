## En anmärkning om att något är fel på ett kort

web-report-what = Vad är fel på kortet?
web-report-note = Anmärkningen går till den som ansvarar för kortleken, utan ditt namn.
web-report-send = Skicka anmärkningen
web-report-sent = Tack. Anmärkningen är skickad.
