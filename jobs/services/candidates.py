"""The assistants that a shadow can try, by name."""

from __future__ import annotations

from datetime import date

from django.conf import settings

from common.work import Retry
from jobs import extraction
from jobs.extraction.models import BUILTIN, ModelFailed
from jobs.extraction.models.failures import AGAIN
from jobs.services.chosen_models import Choice, choice_named
from jobs.services.triage_ground import TriageGround
from referrals.data.referral import Referral

RESTING_SECONDS = 60.0


class CandidateRefused(Exception):
    """The candidate may not be asked or has no answer; `code` is stable and holds no patient data."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def candidate_names() -> tuple[str, ...]:
    """Return the assistants there are: the built-in one, and those the operator has configured."""
    return (BUILTIN, *sorted(settings.ASSISTANT_MODELS))


def candidate_choice(name: str, *, organization_id: str) -> Choice:
    """Return the model to ask, or why it may not be asked; inside the organization's scope."""
    return Choice() if name == BUILTIN else choice_named(name, organization_id=organization_id)


def propose(choice: Choice, *, ground: TriageGround, today: date) -> Referral:
    """Return what the candidate reads from the pages; outside of any transaction.

    What fails here is not counted against the model's server: a shadow takes no assistant from those who use it.
    Raises Retry for what may be better later, CandidateRefused otherwise.
    """
    if not choice.wanted:
        return extraction.run_assistant(pages=ground.pages, today=today, packet=ground.packet)
    refused = choice.refused_now()
    if refused == "resting":
        raise Retry("model_resting", seconds=RESTING_SECONDS)
    if refused or choice.config is None:
        raise CandidateRefused(refused or "not_configured")
    try:
        return extraction.run_model_assistant(config=choice.config, pages=ground.pages, today=today)
    except ModelFailed as failure:
        if failure.code in AGAIN:
            raise Retry(f"model_{failure.code}", seconds=failure.retry_after) from None
        raise CandidateRefused(failure.code) from None
