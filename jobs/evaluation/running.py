"""Runs the built-in stages over the cases of an evaluation, as a worker does, without records or a database."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from datetime import date

from jobs import extraction
from jobs.evaluation.cases import Case
from jobs.evaluation.measuring import Measured, measure
from referrals import reading
from referrals.data.pages import Page
from referrals.data.referral import Referral

ASSISTANTS: dict[str, Callable[[Sequence[Page], date], Referral]] = {
    "builtin": lambda pages, today: extraction.run_assistant(pages=pages, today=today),
}
"""The assistants that can be measured, by name."""


class UnknownAssistant(ValueError):
    """There is no assistant of that name."""


def run_cases(*, cases: Sequence[Case], assistant: str, today: date) -> Iterator[Measured]:
    """This function will read, extract, judge and triage each case, and yield its measures as they come.

    A file that cannot be read counts as pages without words: all that it should have given is missed. Raises
    UnknownAssistant.
    """
    if assistant not in ASSISTANTS:
        raise UnknownAssistant(
            f"There is no assistant {assistant!r}. Choose one of: {', '.join(ASSISTANTS)}."
        )
    for case in cases:
        started = time.perf_counter()
        pages = tuple(page for number, _ in enumerate(case.files) for page in _read(case, number))
        referral = ASSISTANTS[assistant](pages, today)
        judged = extraction.run_judge(referral=referral, pages=pages)
        triage, _ = extraction.run_triage(
            referral=judged, pages=pages, ruleset=extraction.default_ruleset(), today=today
        )
        seconds = time.perf_counter() - started
        yield measure(
            case=case, referral=judged, triage=triage, seconds=seconds, pages=max(len(pages), 1), today=today
        )


def _read(case: Case, number: int) -> tuple[Page, ...]:
    data = case.files[number].read_bytes()
    limits = reading.Limits()
    try:
        inspection = reading.inspect_document(data=data, limits=limits)
        return reading.read_document(
            data=data,
            media_type=inspection.media_type,
            document_id=f"{case.id}-{number}",
            limits=limits,
            processes=0,
        )
    except (reading.DocumentRefused, reading.ReadingFailed):
        return ()
