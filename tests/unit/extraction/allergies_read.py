"""The allergies that are read from a page, to compare with what it says."""

from __future__ import annotations

from tests.unit.extraction.referral_read import referral_read


def allergies(written: str) -> list[tuple[str, str | None]]:
    """Return each substance with its reaction, as they are read."""
    read = referral_read(written).clinical.allergies
    return [
        (str(entry.substance.value), None if entry.reaction.value is None else str(entry.reaction.value))
        for entry in read
    ]
