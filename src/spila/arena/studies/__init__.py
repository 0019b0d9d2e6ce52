"""What the study of each game counts and compares, one module per game."""
