## Timeline sammen læst højt, og tasterne

# $gap: the letter of a gap; $between: "between the telescope (1608) and the balloon (1783)"
web-timeline-together-speech-answer = Dit svar er { $gap }, { $between }
web-timeline-together-keys-title = Spil med tastaturet
web-timeline-together-keys-walk = skift mellemrum
web-timeline-together-keys-choose = vælg mellemrummet
web-timeline-together-keys-help = vis disse taster
