"""Cards with dates on a line: what the games that are played with them share. Games do not import each other."""
