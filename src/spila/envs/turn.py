"""What a batch of matches returns for each step."""

from __future__ import annotations

from typing import Any, NamedTuple


class Turn(NamedTuple):
    """What `reset` and `step` return: an element or a row for each match.

    In a race, observations, masks and actions have one more dimension, for the seats, and `seat` is -2. The arrays are
    the environment's own: the next step overwrites them.
    """

    observation: Any
    """float32, of the seat to act: the encoder's fields."""
    mask: Any
    """int8, 1 for each legal action."""
    seat: Any
    """int32, the seat to act."""
    reward: Any
    """float32, for each seat, for the step just made."""
    terminated: Any
    """bool: the match ended in this step, and everything else is of the next match."""
    truncated: Any
    """bool: the match was stopped after `max_steps` steps."""
    info: dict[str, Any]
    """`illegal`: the matches that an illegal action ended; in a race `refused`, for each seat; with `max_steps` also
    `final_observation`, valid where `truncated`."""
