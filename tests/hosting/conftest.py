"""Tables of the store's tests, emptied for each test."""

from __future__ import annotations

from tests.store.conftest import empty_tables

__all__ = ["empty_tables"]
