"""Which values an instruction in the document may have made: those that stand in it, and those that whoever plants one
wants to change.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from jobs.extraction.judge.aligner import covers
from jobs.extraction.judge.instructions import find_instructions
from jobs.extraction.judge.kinds_at_odds import KIND
from jobs.extraction.texts_at_hand import text_of
from referrals.data.pages import Page
from referrals.data.referral import Evidence, Referral, walk

_WANTED = ("request.urgency", "request.specialty", KIND)
"""What decides where a paper goes and how soon."""
_STANDS_IN_IT = "It stands in text that reads like an instruction to a machine.", 0.4
_STANDS_BESIDE_IT = "The document holds text that reads like an instruction to a machine.", 0.7


def perhaps_obeyed(referral: Referral, pages: Sequence[Page]) -> Iterator[tuple[str, str, float]]:
    """Yield the paths of values that are not to be believed, what is doubtful of each, and how much of it is left."""
    text = text_of(pages)
    spans = text.once(find_instructions)
    if not spans:
        return
    instructions = text.evidence(*spans)
    for path, field in walk(referral):
        if any(_holds(told, place) for place in field.evidence for told in instructions):
            yield path, *_STANDS_IN_IT
        elif path in _WANTED:
            yield path, *_STANDS_BESIDE_IT


def _holds(told: Evidence, place: Evidence) -> bool:
    return (told.document_id, told.page) == (place.document_id, place.page) and any(
        covers((box,), own) for own in place.boxes for box in told.boxes
    )
