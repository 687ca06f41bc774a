"""Whom a paper asks and how soon, by all that speaks for an answer: what the rules found, what the tagger marked, and
the words and places of every name and passage.

Rules take the first answer that they find and cannot weigh it against another; they are right on papers that they were
mended by, and wrong on one in ten of the next hand's. Here a model that is learnt on top of them (a stacked one, as the
field calls it) tells how likely each answer is (README.md beside it).
"""

from __future__ import annotations

from jobs.extraction.assistant.request.stacked.reading import Reading
from jobs.extraction.assistant.request.stacked.specialty import weighed_specialty
from jobs.extraction.assistant.request.stacked.urgency import weighed_urgency
from referrals.data.referral import Referral


def with_request_weighed(reading: Reading) -> Referral:
    """Return what was found on a paper, with the specialty and the urgency that are likeliest asked for; as it was
    found, where the paper is none that is weighed."""
    if not reading.is_weighed:
        return reading.by_tagger
    request = reading.by_tagger.request.model_copy(
        update={"specialty": weighed_specialty(reading), "urgency": weighed_urgency(reading)}
    )
    return reading.by_tagger.model_copy(update={"request": request})
