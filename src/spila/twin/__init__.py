"""The games once more over flat arrays, compiled for CPU cores (extra `fast`) and NVIDIA GPUs (extra `gpu`).

Each game has one file with its layout and rules; `batch` has what they share. `tests/twin` holds every game equal to its
rules, move by move. Importing this package loads neither numba nor a game.
"""
