## Timeline saman lesið upp, og takkarnir

# $gap: the letter of a gap; $between: "between the telescope (1608) and the balloon (1783)"
web-timeline-together-speech-answer = Svarið þitt er { $gap }, { $between }
web-timeline-together-keys-title = Spilað með lyklaborðinu
web-timeline-together-keys-walk = fara á milli bilanna
web-timeline-together-keys-choose = velja bilið
web-timeline-together-keys-help = sýna flýtilyklana
