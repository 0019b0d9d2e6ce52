"""Write a trained network into the package: `python -m training.export runs/one/weights-12.npy`."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

import spila.bots.skip_bo as package
from spila.bots.skip_bo.network import FILE, packed
from training.network import split
from training.value import MARGINS


def main() -> None:
    """Pack the row of numbers."""
    weights = np.load(sys.argv[1])
    target = Path(sys.argv[2]) if len(sys.argv) > 2 else Path(package.__file__).with_name(FILE)
    target.write_bytes(packed((*split(weights), weights[MARGINS])))
    print(f"{target.name}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
