"""How much of what marked passages tell of the patient's health is found: F1 of each kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date

from jobs.evaluation.comparing import same
from jobs.evaluation.folding import fold
from jobs.extraction import run_assistant, run_judge
from jobs.training.marked import Marked
from referrals.data.referral import Field, Referral
from tests.unit.extraction.paper import note_on_paper

TODAY = date(2026, 11, 23)
PATH_OF_KIND = {
    "dx": "clinical.diagnoses[].text",
    "sx": "clinical.symptoms[].text",
    "op": "clinical.history[].text",
    "med": "clinical.medications[].name",
    "dose": "clinical.medications[].dose",
    "freq": "clinical.medications[].frequency",
    "all": "clinical.allergies[].substance",
    "reac": "clinical.allergies[].reaction",
    "why": "request.reason",
}
_NOT_OF_THE_PATIENT = ("negated", "family")


@dataclass(frozen=True)
class Figures:
    """What was wanted, what was told, and how much of both agrees, of one kind."""

    right: int
    told: int
    wanted: int

    @property
    def f1(self) -> float:
        return 2 * self.right / (self.told + self.wanted) if self.told + self.wanted else 1.0


def figures_of(passages: Iterable[Marked]) -> dict[str, Figures]:
    """Run assistant and judge over passages and compare what they find with the marks."""
    counted: Counter[tuple[str, str]] = Counter()
    for passage in passages:
        found = values_in(passage.text)
        for kind, wanted in wanted_of(passage).items():
            right, told = _agreeing(PATH_OF_KIND[kind], wanted, found[kind])
            counted.update({(kind, "right"): right, (kind, "told"): told, (kind, "wanted"): len(wanted)})
    return {
        kind: Figures(*(counted[kind, name] for name in ("right", "told", "wanted"))) for kind in PATH_OF_KIND
    }


def values_in(text: str) -> Mapping[str, list[str]]:
    """Return what assistant and judge find in a typed note, by kind of mark."""
    pages = note_on_paper(text)
    referral = run_judge(referral=run_assistant(pages=pages, today=TODAY), pages=pages)
    return {
        kind: [
            str(field.value)
            for field in fields
            if field.value is not None and field.asserted not in _NOT_OF_THE_PATIENT
        ]
        for kind, fields in _fields(referral).items()
    }


def _fields(referral: Referral) -> dict[str, list[Field]]:
    clinical = referral.clinical
    return {
        "dx": [each.text for each in clinical.diagnoses],
        "sx": [each.text for each in clinical.symptoms],
        "op": [each.text for each in clinical.history],
        "med": [each.name for each in clinical.medications],
        "dose": [each.dose for each in clinical.medications],
        "freq": [each.frequency for each in clinical.medications],
        "all": [each.substance for each in clinical.allergies],
        "reac": [each.reaction for each in clinical.allergies],
        "why": [referral.request.reason],
    }


def wanted_of(passage: Marked) -> dict[str, list[str]]:
    """Return the marked words of each kind, each once; doses and frequencies of what is taken alone."""
    wanted: dict[str, list[str]] = {kind: [] for kind in PATH_OF_KIND}
    taken = False
    for mark in sorted(passage.marks, key=lambda each: each.start):
        if mark.kind in ("med", "xmed"):
            taken = mark.kind == "med"
        if mark.kind in wanted and (taken or mark.kind not in ("dose", "freq")):
            wanted[mark.kind].append(passage.text[mark.start : mark.end])
    return {kind: list({fold(words): words for words in values}.values()) for kind, values in wanted.items()}


def _agreeing(path: str, wanted: list[str], found: list[str]) -> tuple[int, int]:
    """How many of the wanted were found, and how many of what was found count: the same thing told twice does not."""
    left = list(found)
    right = 0
    for words in wanted:
        match = next((each for each in left if same(path, words, each)), None)
        if match is not None:
            left.remove(match)
            right += 1
    invented = [each for each in left if not any(same(path, words, each) for words in wanted)]
    return right, right + len(invented)
