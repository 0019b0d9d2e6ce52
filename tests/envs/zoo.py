"""PettingZoo's own tests, imported without the deprecation warnings of its modules."""

from __future__ import annotations

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

__all__ = ["api_test", "parallel_api_test", "parallel_seed_test", "seed_test"]
