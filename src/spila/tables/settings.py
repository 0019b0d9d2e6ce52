"""What the host of a table decides besides the rules of the game."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from spila.tables.choices import Names, Pace


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host decides besides the rules of the game."""

    pace: Annotated[Pace, Meta(description="How long bots think")] = "normal"
    clock_seconds: Annotated[
        Annotated[int, Meta(ge=5, le=86_400)] | None,
        Meta(description="Seconds after which the rules act for a silent player"),
    ] = None
    remind_seconds: Annotated[
        Annotated[int, Meta(ge=5, le=86_400)] | None,
        Meta(description="Seconds after which a silent player is reminded"),
    ] = 45
    sit_in_seconds: Annotated[
        Annotated[int, Meta(ge=5, le=86_400)] | None,
        Meta(description="Seconds after which a bot plays for a silent player"),
    ] = 120
    sit_in_level: Annotated[str, Meta(max_length=20, description="Level of that bot; empty for the game's default")] = (
        ""
    )
    chat: Annotated[bool, Meta(description="Whether players may chat")] = False
    undo: Annotated[bool, Meta(description="Whether moves may be taken back")] = True
    hints: Annotated[
        bool | None, Meta(description="Whether players may ask a bot for advice; null: where one person plays")
    ] = None
    watching: Annotated[bool, Meta(description="Whether spectators are allowed")] = True
    relaxed: Annotated[bool, Meta(description="In a race: after the first claim everyone has three seconds")] = False
    practice: Annotated[bool, Meta(description="Whether moves may be taken back that showed something hidden")] = False
    growing: Annotated[bool, Meta(description="Before the start: once all seats are taken, one more is added")] = False
    led: Annotated[bool, Meta(description="Only remotes run the table: nobody with a seat is its host")] = False
    locked: Annotated[bool, Meta(description="Nobody can join any more")] = False
    names: Annotated[
        Names, Meta(description="Players choose a name, choose one of a list, get an animal, or have a hidden name")
    ] = "free"
    name_list: Annotated[
        tuple[Annotated[str, Meta(min_length=1, max_length=24)], ...],
        Meta(max_length=100, description="The names to choose from, with `names` set to `list`"),
    ] = ()
    until: Annotated[
        Annotated[int, Meta(ge=0)] | None,
        Meta(description="Homework, until this time (milliseconds since 1970): everyone plays the same cards alone"),
    ] = None
    report_names: Annotated[
        bool, Meta(description="The report for those who run the table says what each player answered from now on")
    ] = False

    @property
    def listed(self) -> bool:
        """Whether names come from the list, also while they are hidden."""
        return self.names == "list" or (self.names == "hidden" and bool(self.name_list))
