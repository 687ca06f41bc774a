"""The medicines that a letter tells of, to compare with its words. Everybody is invented."""

from __future__ import annotations

from tests.unit.extraction.referral_read import referral_read

_LETTER = (
    "Elm Surgery\n\n4 May 2026\n\nDear Dr Brandt,\n\nRe: Mrs Ada Quill, 4/5/1961\n\n"
    "Please see her with gout.\n{words}\n\nDr Ida Holm"
)


def medicines_told(words: str) -> list[tuple[object, object, object]]:
    """Return name, dose and frequency of each medicine that is read from a letter with these words."""
    return [
        (each.name.value, each.dose.value, each.frequency.value)
        for each in referral_read(_LETTER.format(words=words)).clinical.medications
    ]
