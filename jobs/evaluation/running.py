"""Reads, extracts, judges and triages the cases of a directory as a job would, as many at a time as there are cores."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass, field
from datetime import date
from functools import partial
from multiprocessing import get_context

from jobs.data import Ruleset
from jobs.evaluation.cases import Case, Problem
from jobs.evaluation.extras import Extras, foreign_codes, measure_extras
from jobs.evaluation.measuring import Measured, measure
from jobs.extraction import (
    default_ruleset,
    run_judge,
    run_triage,
    sort_packet,
    triage_of_packet,
    warm_up,
)
from jobs.extraction.models import Assistant, builtin_assistant
from referrals.data.packets import Packet
from referrals.data.pages import Page
from referrals.data.referral import Referral
from referrals.reading import DocumentRefused, Limits, ReadingFailed, inspect_document, read_document

_WORTH_PROCESSES = 50
"""Cases from which on it pays to start processes: each loads the word lists first."""
_AT_A_TIME = 4


@dataclass(frozen=True, slots=True)
class Setting:
    """What all cases of an evaluation are run with."""

    today: date
    assistant: Assistant = builtin_assistant
    ruleset: Ruleset | None = None


@dataclass(frozen=True, slots=True)
class Timing:
    """What a case took. `reading` is wall time in seconds of one process; `extraction` is time of one core in seconds,
    of assistant, judge and triage.
    """

    kind: str
    pages: int
    reading: float
    extraction: float


@dataclass(frozen=True, slots=True)
class Done:
    measured: Measured
    extras: Extras
    timing: Timing
    problems: tuple[Problem, ...] = ()
    rotations: Mapping[tuple[str, int], int] = field(default_factory=dict)
    """The degrees by which pages (document id, number) were turned to read them; pages that stood upright are left
    out."""


def run_cases(*, cases: Sequence[Case], setting: Setting, cores: int | None = None) -> Iterator[Done]:
    """Yield how each case compares with what must come back, in the order of the cases.

    A file that cannot be read, and a case that fails in the middle, are problems of that case alone: all that it
    should have given counts as missed. The built-in assistant keeps a core busy and gets processes of its own where
    there is enough to do; another one waits for its model, and may hold what no other process can have.
    """
    most = cores or os.cpu_count() or 1
    pool: Executor
    if most > 1 and len(cases) >= _WORTH_PROCESSES and setting.assistant is builtin_assistant:
        pool = ProcessPoolExecutor(most, mp_context=get_context("spawn"), initializer=warm_up)
    else:
        warm_up()
        pool = ThreadPoolExecutor(most)
    with pool:
        yield from pool.map(partial(run_case, setting=setting), cases, chunksize=_AT_A_TIME)


def run_case(case: Case, setting: Setting) -> Done:
    """Run one case; nothing that it does wrong is raised."""
    started = time.perf_counter()
    pages, problems = read_case(case)
    reading = time.perf_counter() - started
    begun = time.thread_time()
    packet: Packet | None = None
    try:
        packet = sort_packet(pages=pages, today=setting.today)
        usable = packet.usable(pages)
        proposed = setting.assistant(usable, setting.today, packet)
        referral = run_judge(referral=proposed, pages=usable, doubtful=packet.doubted)
        triage, _ = run_triage(
            referral=referral,
            pages=usable,
            ruleset=setting.ruleset or default_ruleset(),
            today=setting.today,
        )
        triage = triage_of_packet(triage=triage, packet=packet)
    except Exception as error:  # noqa: BLE001 - one case must not end the others; it is named in the report
        problems.append(Problem(case.id, f"The extraction failed: {type(error).__name__}: {error}"))
        referral, triage = Referral(), None
    extraction = time.thread_time() - begun
    problems += [
        Problem(case.id, f'The service has no red flag "{code}": codes are not compared for this case.')
        for code in foreign_codes(case)
    ]
    measured = measure(case=case, referral=referral, triage=triage, pages=pages, today=setting.today)
    problems += [
        Problem(case.id, f"What is wanted of {path} could not be compared: give it as the format says.")
        for path in measured.unmeasured
    ]
    return Done(
        measured=measured,
        extras=measure_extras(case=case, triage=triage, packet=packet),
        timing=Timing(_kind(pages), len(pages), reading, extraction),
        problems=tuple(problems),
        rotations={(page.document_id, page.number): page.rotation for page in pages if page.rotation},
    )


def read_case(case: Case) -> tuple[tuple[Page, ...], list[Problem]]:
    """Return the pages of a case's files, each a document of its own, and which of them could not be read."""
    pages: list[Page] = []
    problems: list[Problem] = []
    for number, file in enumerate(case.files):
        try:
            data = file.read_bytes()
            inspection = inspect_document(data=data, limits=Limits())
            pages += read_document(
                data=data,
                media_type=inspection.media_type,
                document_id=document_id(case, number),
                limits=Limits(),
                processes=1,
            )
        except OSError as error:
            problems.append(Problem(case.id, f"{file.name} could not be opened ({type(error).__name__})."))
        except (DocumentRefused, ReadingFailed) as error:
            problems.append(Problem(case.id, f"{file.name} could not be read: {error}"))
    problems += [
        Problem(case.id, f"Page {page.number}: {page.problem}") for page in pages if page.problem is not None
    ]
    return tuple(pages), problems


def document_id(case: Case, number: int) -> str:
    """Return the id under which the pages of a case's file go; files count from 0."""
    return f"{case.id}_{number}"


def _kind(pages: Sequence[Page]) -> str:
    """What the pages' words came from: "text layer", "recognition", "no words", or "mixed"."""
    names = {"text_layer": "text layer", "ocr": "recognition", "none": "no words"}
    kinds = {names[page.source] for page in pages} or {"no words"}
    return kinds.pop() if len(kinds) == 1 else "mixed"
