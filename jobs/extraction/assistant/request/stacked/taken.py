"""What the ways of reading before took for an answer, and what it says that they did."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from jobs.extraction.text import Span
from referrals.data.referral import Field

WAYS = ("rules", "tagger")


@dataclass(frozen=True, slots=True)
class Taken:
    """An answer that was taken before, and where it stands in the text."""

    field: Field
    spans: tuple[Span, ...]

    @property
    def value(self) -> str:
        return str(self.field.value)

    def signs(self, way: str) -> Iterator[tuple[str, float]]:
        """Yield the signs of an answer that this way took, and how sure it was."""
        yield way, 1.0
        yield f"{way}:sureness", self.field.confidence
        yield f"{way}:{self.field.confidence:.1f}", 1.0

    def as_likely(self, chance: float) -> Field:
        """Return the field, as sure as it is likely."""
        return self.field.model_copy(update={"confidence": chance, "confidence_raw": chance})
