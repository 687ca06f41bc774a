"""Runs the built-in assistant, judge and triage over the cases of a directory, as a job would."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from datetime import date

from jobs.data import Ruleset
from jobs.evaluation.cases import Case
from jobs.evaluation.measuring import Measured, measure
from jobs.extraction import default_ruleset, run_assistant, run_judge, run_triage
from referrals.data.pages import Page
from referrals.reading import Limits, inspect_document, read_document

Read = Callable[[Case], tuple[Page, ...]]


def run_cases(
    *, cases: Iterable[Case], today: date, read: Read | None = None, ruleset: Ruleset | None = None
) -> Iterator[Measured]:
    """This function will extract each case and yield how it compares with what must come back.

    `read` turns a case into its pages (by default the project's reader does); seconds are those of extraction,
    without reading.
    """
    for case in cases:
        pages = (read or read_case)(case)
        started = time.perf_counter()
        referral = run_judge(referral=run_assistant(pages=pages, today=today), pages=pages)
        triage, _ = run_triage(
            referral=referral, pages=pages, ruleset=ruleset or default_ruleset(), today=today
        )
        seconds = time.perf_counter() - started
        yield measure(
            case=case, referral=referral, triage=triage, seconds=seconds, pages=len(pages), today=today
        )


def read_case(case: Case) -> tuple[Page, ...]:
    """This function will read the files of a case; each is a document of its own."""
    pages: list[Page] = []
    for number, file in enumerate(case.files):
        data = file.read_bytes()
        inspection = inspect_document(data=data, limits=Limits())
        pages += read_document(
            data=data,
            media_type=inspection.media_type,
            document_id=f"{case.id}_{number}",
            limits=Limits(),
            processes=1,
        )
    return tuple(pages)
