"""One encoder for each game, in a file that is named after the game's id."""
