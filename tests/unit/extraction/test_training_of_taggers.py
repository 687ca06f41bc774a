"""What a tagger is measured on was not learnt from, and training again gives the same weights."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path

from jobs.evaluation.cases import Case
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.tagger.features import features_of
from jobs.extraction.assistant.tagger.tokens import tokens_of
from jobs.training.documents import Lesson
from jobs.training.sequences import train_sequences, unseen
from tests.unit.extraction.paper import paper

SETTINGS = {"c1": 0.1, "c2": 0.1, "max_iterations": 5}


def lesson(case_id: str, name: str) -> Lesson:
    document = Document.of(paper(f"Patient: {name}\nSent by: Dr Una Prendergast"), date(2026, 11, 23))
    tokens = tokens_of(document.text)
    tags = ["name" if token.words in name.split() else "O" for token in tokens]
    case = Case(id=case_id, files=(), rendering="text", gold={})
    return Lesson(case, document, tokens, features_of(document, tokens), tags)


LESSONS = (
    lesson("k1_one", "Yvo Marchetti"),
    lesson("k1_two", "Ida Orme"),
    lesson("m2_one", "Bo Flint"),
    lesson("p3_one", "Hazel Tarn"),
)


def test_documents_are_measured_by_what_other_hands_teach() -> None:
    taught: list[list[str]] = []

    def train(lessons: Sequence[Lesson], file: Path) -> None:
        taught.append([each.case.id for each in lessons])
        file.touch()

    measured = [each.case.id for each, _ in unseen(LESSONS, ["k1", "p3"], train)]
    assert measured == ["k1_one", "k1_two", "p3_one"]
    assert taught == [["m2_one"]]


def test_the_same_documents_give_the_same_weights(tmp_path: Path) -> None:
    for name in ("once", "again"):
        train_sequences(LESSONS, tmp_path / name, SETTINGS)
    assert (tmp_path / "once").read_bytes() == (tmp_path / "again").read_bytes()


def test_features_that_are_not_among_those_asked_for_are_not_learnt(tmp_path: Path) -> None:
    train_sequences(LESSONS, tmp_path / "all", SETTINGS)
    train_sequences(LESSONS, tmp_path / "few", SETTINGS, among=frozenset(LESSONS[0].features[0]))
    assert (tmp_path / "few").stat().st_size < (tmp_path / "all").stat().st_size
