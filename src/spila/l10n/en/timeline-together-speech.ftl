## Timeline together read aloud, and its keys

# $gap: the letter of a gap; $between: "between the telescope (1608) and the balloon (1783)"
web-timeline-together-speech-answer = Your answer is { $gap }, { $between }
web-timeline-together-keys-title = Playing with the keyboard
web-timeline-together-keys-walk = move between the gaps
web-timeline-together-keys-choose = choose the gap
web-timeline-together-keys-help = show these keys
