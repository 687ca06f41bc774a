"""Whom a paper asks, how soon and why, by all that speaks for an answer: what the rules found, what the tagger marked,
and the words and places of every name and passage.

Rules take the first answer that they find and cannot weigh it against another; they are right on papers that they were
mended by, and wrong on one in ten of the next hand's. Here a model that is learnt on top of them (a stacked one, as the
field calls it) tells how likely each answer is (README.md beside it).
"""

from __future__ import annotations

from jobs.extraction.assistant.request.stacked.reading import Reading
from jobs.extraction.assistant.request.stacked.reason import weighed_reason
from jobs.extraction.assistant.request.stacked.specialty import LIKELY_ENOUGH, weighed_specialty
from jobs.extraction.assistant.request.stacked.urgency import weighed_urgency
from referrals.data.referral import Field, Referral


def with_request_weighed(reading: Reading) -> Referral:
    """Return what was found on a paper, with the specialty, the urgency and the reason that are likeliest; as it was
    found, where the paper is none that is weighed."""
    if not reading.may_ask:
        return reading.by_tagger
    weighed = _of_a_summary(reading) if reading.is_a_summary_of_a_stay else _of_a_request(reading)
    request = reading.by_tagger.request.model_copy(update=weighed)
    return reading.by_tagger.model_copy(update={"request": request})


def _of_a_request(reading: Reading) -> dict[str, Field]:
    """The likeliest of each; a short paper keeps its urgency and the reason that was found, and its specialty where
    none is likely."""
    weighed = {}
    if reading.by_tagger.request.reason.value is None or not reading.is_short:
        weighed["reason"] = weighed_reason(reading)
    if reading.is_weighed:
        specialty = weighed_specialty(reading)
        if specialty.value is not None or not reading.is_short:
            weighed["specialty"] = specialty
        if not reading.is_short:
            weighed["urgency"] = weighed_urgency(reading)
    return weighed


def _of_a_summary(reading: Reading) -> dict[str, Field]:
    """The service that the summary of a stay likely asks where none was found, and only then how soon; why, where it
    asks one and no reason was found."""
    found = reading.by_tagger.request
    if found.specialty.value is not None:
        return {} if found.reason.value is not None else {"reason": weighed_reason(reading)}
    if not reading.is_weighed:
        return {}
    specialty = weighed_specialty(reading)
    if specialty.confidence < LIKELY_ENOUGH:
        return {}
    return {
        "specialty": specialty,
        "urgency": weighed_urgency(reading),
        "reason": weighed_reason(reading),
    }
