"""What players choose from: emotes (safe for children, and translated into every language), colours, animals, paces."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Emote: TypeAlias = Literal[
    "hello", "good-luck", "well-played", "thanks", "wow", "laugh", "oops", "cry", "sorry", "think", "hurry", "again"
]
Colour: TypeAlias = Literal["plum", "rust", "slate", "moss", "bark", "sea", "ochre", "violet"]
Animal: TypeAlias = Literal["rabbit", "fox", "owl", "sheep", "hedgehog", "bear", "deer", "whale"]
Pace: TypeAlias = Literal["instant", "quick", "normal", "slow"]
Names: TypeAlias = Literal["free", "list", "animals", "hidden"]
"""Whether players choose a name, choose one of a list, get an animal, or have a name that is not shown."""
Language: TypeAlias = Literal["en", "is", "sv", "da", "fi", "nb"]
Role: TypeAlias = Literal["screen", "remote"]
"""What a connection without a seat may be besides a spectator: a big screen, or the host's remote."""
Cue: TypeAlias = Literal["table", "code", "next", "sound-on", "rules", "page", "larger", "smaller", "sound-off"]
"""What may be sent to big screens: show the table, or the code for joining; close a story; sound on or off."""

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
ANIMALS: Final[tuple[Animal, ...]] = get_args(Animal)
