## A note that something is wrong with a card

web-report-what = What’s wrong with this card?
web-report-note = Your note goes to whoever looks after the deck, without your name.
web-report-send = Send the note
web-report-sent = Thank you. Your note has been sent.
