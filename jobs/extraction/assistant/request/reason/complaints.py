"""Whether words name what somebody may be sent for."""

from __future__ import annotations

from jobs.extraction.assistant.clinical.words import CONDITION, SYMPTOM
from jobs.extraction.assistant.request.reason.words import CLINIC, COMPLAINT
from jobs.extraction.assistant.request.specialty.implied import tells_of_a_complaint


def is_clinical(words: str) -> bool:
    """Tell whether words name a condition, a symptom or a complaint that some specialty sees; the names of clinics
    ("the chest pain clinic") aside.
    """
    bare = CLINIC.sub(" ", words)
    return (
        COMPLAINT.search(bare) is not None
        or CONDITION.found_in(bare)
        or SYMPTOM.found_in(bare)
        or tells_of_a_complaint(bare)
    )
