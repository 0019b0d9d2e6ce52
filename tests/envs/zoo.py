"""PettingZoo's own tests, imported past the warning that its old modules give each other."""

from __future__ import annotations

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

__all__ = ["api_test", "parallel_api_test", "parallel_seed_test", "seed_test"]
