## Timeline tillsammans uppläst, och tangenterna

# $gap: the letter of a gap; $between: "between the telescope (1608) and the balloon (1783)"
web-timeline-together-speech-answer = Ditt svar är { $gap }, { $between }
web-timeline-together-keys-title = Spela med tangentbordet
web-timeline-together-keys-walk = gå mellan luckorna
web-timeline-together-keys-choose = välj luckan
web-timeline-together-keys-help = visa de här tangenterna
