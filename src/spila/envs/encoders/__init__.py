"""One encoder per game, in a module named after the game's id."""
