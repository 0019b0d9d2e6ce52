"""What the study of each game counts and compares, one file for each game."""
