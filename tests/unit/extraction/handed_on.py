"""A short note by which a surgery hands a patient on, for tests of what such notes ask."""

from __future__ import annotations

from tests.unit.extraction.referral_read import referral_read

_NOTE = """Patient ID: PT900
Name: Ann Sample
Age: 61
Address: 4 Sample Street, Sampleford
{}
Staff: Dr. A. Quill
Location: Sample Surgery"""


def urgency_of_note(words: str) -> object:
    """Return the urgency that is read from a note of these words; None where it states none."""
    return referral_read(_NOTE.format(words)).request.urgency.value
