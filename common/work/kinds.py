"""What a piece of durable work is, and how one kind of it is done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

STAT_PRIORITY = 3
"""Work of this priority and above is in the lane `stat` of its pool, which workers listen to first."""


@dataclass
class Held:
    """A piece of work that this worker has claimed. `attempt` counts from 1; `claim` is the fencing token, drawn anew
    by each claim.
    """

    id: str
    name: str
    subject_id: str
    organization_id: str
    queue: str
    priority: int
    attempt: int
    claim: int
    becomes_next: bool = field(default=False)
    """Its row is there still, and becomes that of the work that follows it (`recording(held, at_the_end=True)`)."""
    handed_on: bool = field(default=False)
    """Work that follows it has taken over its place among its organization's work in flight."""


class Retry(Exception):
    """Raised by a handler: try again after `seconds` (None: by backoff). `code` is stable and holds no patient data."""

    def __init__(self, code: str, *, seconds: float | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.seconds = seconds


class LeaseLost(Exception):
    """Somebody else holds or has finished this work: what we have must not be written."""


@dataclass(frozen=True)
class WorkType:
    """How one kind of work is done. `give_up(held, code)` is called, in place of the handler, past the last attempt."""

    name: str
    queue: str
    handler: Callable[[Held], None]
    give_up: Callable[[Held, str], None]
    max_attempts: int
    lease_seconds: float


_types: dict[str, WorkType] = {}


def work_type(name: str) -> WorkType:
    """Return the registered kind of work."""
    return _types[name]


def register(work: WorkType) -> None:
    """Make a kind of work known; once for each name."""
    if work.name in _types:
        raise ValueError(f"work {work.name} is registered twice")
    _types[work.name] = work
