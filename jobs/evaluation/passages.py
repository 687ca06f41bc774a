"""Values that come back from marked passages, each with whether it is right: what lists of gold leave open, they tell.

The gold of documents names a few complaints and events of the past, and whatever else comes back may be as right. In a
marked passage everything is marked, so that a value which no mark agrees with is wrong, also one that is said to be so
where the marks say that it is not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path

from jobs.calibration.reliability import Judged
from jobs.evaluation.comparing import same
from jobs.extraction import run_assistant, run_judge
from jobs.training.marked import Marked, marked_in
from jobs.training.typed import page_of
from referrals.data.referral import NOT_OF_THE_PATIENT_NOW, Asserted, Field, Referral

_DIAGNOSES, _SYMPTOMS = "clinical.diagnoses[].text", "clinical.symptoms[].text"
_HISTORY, _MEDICATIONS = "clinical.history[].text", "clinical.medications[].name"
_ALLERGIES, _REACTIONS = "clinical.allergies[].substance", "clinical.allergies[].reaction"


def judged_in_passages(files: Sequence[Path], *, today: date) -> list[Judged]:
    """Return every clinical value that came back from the passages of files, and whether the marks bear it out."""
    return [entry for file in files for passage in marked_in(file) for entry in _judged(passage, today=today)]


def _judged(passage: Marked, *, today: date) -> Iterator[Judged]:
    pages = page_of(passage.text)
    referral = run_judge(referral=run_assistant(pages=pages, today=today), pages=pages)
    for path, field in _returned(referral):
        kinds = _kinds_of(path, field.asserted)
        marked = {passage.text[mark.start : mark.end] for mark in passage.marks if mark.kind in kinds}
        right = any(same(path, words, field.value) for words in marked)
        raw = field.confidence if field.confidence_raw is None else field.confidence_raw
        yield Judged(path, raw, field.verdict, field.confidence, right, passage.id)


def _returned(referral: Referral) -> Iterator[tuple[str, Field]]:
    clinical = referral.clinical
    fields = [
        *((_DIAGNOSES, each.text) for each in clinical.diagnoses),
        *((_SYMPTOMS, each.text) for each in clinical.symptoms),
        *((_HISTORY, each.text) for each in clinical.history),
        *((_MEDICATIONS, each.name) for each in clinical.medications),
        *((_ALLERGIES, each.substance) for each in clinical.allergies),
        *((_REACTIONS, each.reaction) for each in clinical.allergies),
    ]
    return ((path, field) for path, field in fields if field.value is not None)


def _kinds_of(path: str, asserted: Asserted | None) -> tuple[str, ...]:
    """The kinds of marks that bear a value of a path out which is asserted so."""
    theirs = asserted not in NOT_OF_THE_PATIENT_NOW
    if path == _DIAGNOSES:
        return ("dx", "sx") if theirs else ("ndx", "nsx")
    if path == _SYMPTOMS:
        return ("sx", "dx") if theirs else ("nsx", "ndx")
    if path == _HISTORY:
        return ("op", "dx") if theirs else ("ndx",)
    return {_MEDICATIONS: ("med",), _ALLERGIES: ("all",), _REACTIONS: ("reac",)}[path]
