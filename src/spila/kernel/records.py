"""Reading a record: the match it describes, played through and checked."""

from __future__ import annotations

from spila.kernel.codec import Malformed
from spila.kernel.documents import Load, digest, parse_record
from spila.kernel.match import AnyMatch, replayed


def read_record(data: bytes, load: Load) -> AnyMatch:
    """The match of a record file; `Malformed` when the file is garbled, cut off or changed."""
    game, log, result, position_digest = parse_record(data, load)
    match = replayed(game, log)
    if match.result != result:
        raise Malformed("record-result", game=game.id)
    if digest(game, match.state) != position_digest:
        raise Malformed("record-digest", game=game.id)
    return match
