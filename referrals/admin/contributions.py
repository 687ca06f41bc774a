"""What other rooms put on the record page: panels beside the referral, and lines of its audit trail.

Jobs and pathways stand above this room and know it; the record page takes what they register when Django starts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.http import HttpRequest


@dataclass(frozen=True)
class TrailLine:
    """One line of the audit trail: who did what, when. `detail` holds ids and counts, no patient data."""

    at: datetime
    actor: str
    what: str
    detail: str = ""


@dataclass(frozen=True)
class Panel:
    """A card on the record page: `context` makes what `template` shows for (record, request)."""

    title: str
    template: str
    context: Callable[[Any, HttpRequest], dict[str, Any]]


Trail = Callable[[Any], Iterable[TrailLine]]
_panels: list[Panel] = []
_trails: list[Trail] = []


def register_panel(panel: Panel) -> None:
    """Show a panel on every record page, after those registered before it."""
    _panels.append(panel)


def register_trail(trail: Trail) -> None:
    """Add the lines that `trail` returns for a record to its audit trail."""
    _trails.append(trail)


def panels() -> tuple[Panel, ...]:
    """Return what other rooms show on the record page."""
    return tuple(_panels)


def trail_of(record: Any) -> list[TrailLine]:
    """Return the lines that other rooms add to the record's audit trail."""
    return [line for trail in _trails for line in trail(record)]
