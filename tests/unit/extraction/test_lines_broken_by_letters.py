"""Lines that a program broke after so many letters leave room of different widths, and go on all the same."""

from __future__ import annotations

import pytest

from jobs.extraction.texts_at_hand import text_of
from tests.unit.extraction.paper import paper

FULL = "She was seen with a large family of ten and has had no fever for weeks, nor any of these signs"
WITH_ROOM = FULL[:79]


def flowing(*lines: str) -> str:
    return text_of(paper("\n".join(lines))).flowing.strip()


@pytest.mark.parametrize("room", [WITH_ROOM, f"{WITH_ROOM},"])
def test_a_line_with_room_goes_on_where_the_next_begins_small(room: str) -> None:
    assert flowing(FULL, room, "in the last month").endswith(f"{room} in the last month")


@pytest.mark.parametrize(
    ("room", "following"),
    [
        ("Short line", "in small letters"),
        (WITH_ROOM, "Capitals begin the next one"),
        (f"{WITH_ROOM}.", "in small letters"),
        (WITH_ROOM, "- an item of a list"),
        (WITH_ROOM, "in one column\tand another"),
    ],
)
def test_other_lines_end(room: str, following: str) -> None:
    assert flowing(FULL, room, following).endswith(f"{room}\n{following}")
