"""The same words given for unrelated things: copied from the page, and still not read.

A name that stands for a patient, an insurer and a medicine at once is on the page every time, so looking the quote
up cannot find it out. A reading that confuses fields like this deserves no trust for any of them.
"""

from __future__ import annotations

from collections import defaultdict

from jobs.extraction.judge.aligner import fold
from referrals.data.referral import Field, Referral, walk

_SUBJECTS = {
    "patient": "patient",
    "referrer": "people",
    "recipient": "people",
    "insurance": "insurance",
    "request": "health",
    "clinical": "health",
}
"""Section to subject. The reason for a referral can be a symptom too, and a clinic can write to itself."""
_TOO_MANY = 3
REASON = "The same words are given for unrelated things."


def crowded(referral: Referral) -> list[str]:
    """Return the paths whose value, from the same place, also stands for at least two other subjects."""
    claims: dict[tuple[object, ...], list[str]] = defaultdict(list)
    for path, field in walk(referral):
        subject = _SUBJECTS.get(path.partition(".")[0])
        if subject and isinstance(field.value, str) and field.evidence and field.source != "human":
            claims[_claim(field)].append(path)
    return [
        path
        for paths in claims.values()
        if len({_SUBJECTS[path.partition(".")[0]] for path in paths}) >= _TOO_MANY
        for path in paths
    ]


def _claim(field: Field) -> tuple[object, ...]:
    place = field.evidence[0]
    return (fold(str(field.value)), place.document_id, place.page, place.boxes)
