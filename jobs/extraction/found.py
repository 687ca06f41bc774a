"""What an extractor found: a value, the characters it was read from, and how sure the method is of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from jobs.extraction.text import Span, Text
from referrals.data.referral import Asserted, Field, missing


@dataclass(frozen=True, slots=True)
class Found:
    """`confidence` is how often the method is right, before anything is checked; `reasons` are notes for
    people.
    """

    value: str | int
    spans: tuple[Span, ...]
    confidence: float = 0.8
    reasons: tuple[str, ...] = ()
    asserted: Asserted | None = None

    def because(self, reason: str, *, confidence: float | None = None) -> Found:
        """Return the same with a note added, and a new confidence when given."""
        least = self.confidence if confidence is None else min(self.confidence, confidence)
        return replace(self, reasons=(*self.reasons, reason), confidence=least)

    @property
    def start(self) -> int:
        return self.spans[0].start


def field_of(text: Text, found: Found | None) -> Field:
    """Return the Field of what was found, its evidence taken from the page; a missing one when nothing was."""
    if found is None:
        return missing()
    raw = round(max(0.0, min(1.0, found.confidence)), 4)
    return Field(
        value=found.value,
        confidence=raw,
        confidence_raw=raw,
        evidence=text.evidence(*found.spans),
        reasons=found.reasons,
        asserted=found.asserted,
    )


def best(candidates: Sequence[Found]) -> Found | None:
    """Return the surest candidate, the first of equals; None when there is none."""
    return max(candidates, key=lambda found: found.confidence, default=None)
