"""The assistants that a shadow can try, by name."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from django.conf import settings

from common.work import Retry
from jobs import extraction
from jobs.extraction.models import BUILTIN, ModelFailed
from jobs.extraction.models.failures import AGAIN
from jobs.models import ExtractionJob
from jobs.services.chosen_models import Choice, choice_named
from jobs.services.packets import KnownOfPages, known_of_pages
from jobs.services.stages import all_pages_of
from jobs.services.triage_ground import TriageGround, ground_of
from referrals.data.packets import Packet
from referrals.data.pages import Page
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


@dataclass(frozen=True)
class Papers:
    """What a candidate reads: the pages the job's triage rests on, all pages of the job, and what is known of them."""

    ground: TriageGround
    all_pages: tuple[Page, ...]
    known: KnownOfPages


def papers_of(job: ExtractionJob) -> Papers:
    """Return what a candidate reads of a job; inside its organization's scope."""
    return Papers(ground_of(job), all_pages_of(job), known_of_pages(job))


def propose(choice: Choice, *, papers: Papers, today: date) -> Referral:
    """Return what the candidate reads from the pages; outside of any transaction.

    The built-in assistant is given the pages sorted anew, as the job's was: a packet that is kept has lost the words by
    which each kind was known, and with them the place of every kind.
    What fails here is not counted against the model's server: a shadow takes no assistant from those who use it.
    Raises Retry for what may be better later, CandidateRefused otherwise.
    """
    if not choice.wanted:
        return extraction.run_assistant(
            pages=papers.ground.pages, today=today, packet=_sorted_anew(papers, today=today)
        )
    refused = choice.refused_now()
    if refused == "resting":
        raise Retry("model_resting", seconds=RESTING_SECONDS)
    if refused or choice.config is None:
        raise CandidateRefused(refused or "not_configured")
    try:
        return extraction.run_model_assistant(config=choice.config, pages=papers.ground.pages, today=today)
    except ModelFailed as failure:
        if failure.code in AGAIN:
            raise Retry(f"model_{failure.code}", seconds=failure.retry_after) from None
        raise CandidateRefused(failure.code) from None


def _sorted_anew(papers: Papers, *, today: date) -> Packet | None:
    if papers.ground.packet is None:
        return None
    return extraction.sort_packet(
        pages=papers.all_pages,
        today=today,
        released=papers.known.released,
        own_names=papers.known.own_names,
    )
