from __future__ import annotations

import base64
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

import pytest

from common.errors import InvalidRequest
from common.paging import Cursor, page_of, read_cursor, read_limit

MOMENT = datetime(2026, 3, 1, 12, 0, 0, 123456, tzinfo=UTC)


@dataclass(frozen=True)
class Item:
    id: str
    created_at: datetime


ITEMS = [Item(id=f"item_{n:02}", created_at=MOMENT - timedelta(seconds=n // 2)) for n in range(7)]
"""Newest first; pairs share a time, so that only time and id together tell where a page ends."""


def fetch(after: Cursor | None, limit: int) -> list[Item]:
    left = [item for item in ITEMS if after is None or (item.id > after.id)]
    return left[:limit]


def test_pages_put_together_are_the_list_with_nothing_twice_and_nothing_missing() -> None:
    seen: list[Item] = []
    following: str | None = None
    for _ in range(10):
        items, following = page_of(fetch, {"limit": "3"} | ({"after": following} if following else {}))
        seen += items
        if following is None:
            break
    assert seen == ITEMS


def test_a_page_that_is_just_full_is_the_last_one() -> None:
    items, following = page_of(fetch, {"limit": "7"})
    assert items == ITEMS
    assert following is None


def test_a_cursor_survives_its_text() -> None:
    cursor = Cursor(at=MOMENT, id="rec_abc")
    assert read_cursor(cursor.encode()) == cursor


def of(text: str) -> str:
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


@pytest.mark.parametrize(
    "text",
    [
        "%%%",
        "x",
        "ä",
        "\x00",
        of("no time at all"),
        of("2026-03-01T12:00:00 rec_without_zone"),
        of("2026-03-01T12:00:00+00:00 rec_\x00"),
        of("2026-13-01T12:00:00+00:00 rec_a"),
        base64.urlsafe_b64encode(b"\xff\xfe\xfd").decode(),
    ],
)
def test_a_cursor_that_is_not_ours_is_refused_with_advice(text: str) -> None:
    with pytest.raises(InvalidRequest) as refused:
        read_cursor(text)
    assert refused.value.errors[0].field == "after"
    assert "`next`" in refused.value.message


def test_no_limit_is_fifty() -> None:
    assert read_limit(None) == 50


@pytest.mark.parametrize("text", ["1", "50", "200"])
def test_limits_from_1_to_200_are_taken(text: str) -> None:
    assert read_limit(text) == int(text)


@pytest.mark.parametrize("text", ["", "0", "201", "-1", "1.5", "ten", " 5", "\u0665", "1e2", "9" * 5000])
def test_other_limits_are_refused(text: str) -> None:
    with pytest.raises(InvalidRequest) as refused:
        read_limit(text)
    assert refused.value.errors[0].field == "limit"
