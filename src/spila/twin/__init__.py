"""The games once more over flat arrays, compiled for CPU cores (extra `fast`) and NVIDIA GPUs (extra `gpu`).

Each game has a file with its rules and one with its layout (`<game>_row`); `batch` has what they share. `tests/twin`
holds every game equal to its rules, move by move. Importing this package loads neither numba nor a game.
"""
