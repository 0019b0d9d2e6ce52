## Timeline sammen lest høyt, og tastene

# $gap: the letter of a gap; $between: "between the telescope (1608) and the balloon (1783)"
web-timeline-together-speech-answer = Svaret ditt er { $gap }, { $between }
web-timeline-together-keys-title = Spille med tastaturet
web-timeline-together-keys-walk = gå fra mellomrom til mellomrom
web-timeline-together-keys-choose = velg mellomrommet
web-timeline-together-keys-help = vis disse tastene
