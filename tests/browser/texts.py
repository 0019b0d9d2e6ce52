"""What the page says in English, so that a test presses what is written there and does not repeat it."""

from __future__ import annotations

from spila.l10n import Words

say = Words().say
