## Timeline yhdessä ääneen luettuna, ja näppäimet

# $gap: the letter of a gap; $between: "between the telescope (1608) and the balloon (1783)"
web-timeline-together-speech-answer = Vastauksesi: { $gap }, { $between }
web-timeline-together-keys-title = Pelaaminen näppäimistöllä
web-timeline-together-keys-walk = liiku välistä toiseen
web-timeline-together-keys-choose = valitse väli
web-timeline-together-keys-help = näytä nämä näppäimet
