"""Each game's table in the terminal."""
