"""The built-in assistant: reads pages of words and says what they state, each value with its place.
Deterministic and offline.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from jobs.extraction.assistant.clinical import clinical_of
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.identity import patient_of
from jobs.extraction.assistant.insurance import insurance_of
from jobs.extraction.assistant.kinds import kinds_of
from jobs.extraction.assistant.people import recipient_of, referrer_of
from jobs.extraction.assistant.request import reason_of, request_of
from referrals.data.pages import Page
from referrals.data.referral import Referral

ASSISTANT_NAME = "built-in 1.0"


def run_assistant(*, pages: Sequence[Page], today: date) -> Referral:
    """This function will return the referral that the pages state, every value with its evidence and the
    method's confidence.

    `today` bounds dates: a birth date or letter date is never in the future.
    """
    document = Document.of(pages, today)
    reason = reason_of(document)
    return Referral(
        patient=patient_of(document),
        referrer=referrer_of(document),
        recipient=recipient_of(document),
        request=request_of(document, reason),
        clinical=clinical_of(document, reason),
        insurance=insurance_of(document),
        document=kinds_of(document),
    )
