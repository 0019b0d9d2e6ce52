"""Property tests run the same examples every time; `make soak` sets SPILA_SOAK and looks for new ones, many more."""

from __future__ import annotations

from hypothesis import settings

from tests.effort import SOAKING

settings.register_profile("spila", deadline=None, derandomize=not SOAKING, database=None, print_blob=SOAKING)
settings.load_profile("spila")
