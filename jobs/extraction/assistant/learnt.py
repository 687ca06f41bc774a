"""What has been learnt of papers and short notes, read before the first of them comes."""

from __future__ import annotations

from jobs.extraction.assistant.request.specialty.heard import name_model
from jobs.extraction.assistant.request.stacked.specialty import specialty_stack
from jobs.extraction.assistant.request.stacked.urgency import urgency_stack
from jobs.extraction.assistant.request.urgency.heard import urgency_model
from jobs.extraction.packets.heard import kind_model
from jobs.extraction.specialty_model import specialty_model


def warm_up_models() -> None:
    """Read the weights, so that threads that begin at the same time do not each read them."""
    for model in (specialty_model, name_model, urgency_model, kind_model, specialty_stack, urgency_stack):
        model()
