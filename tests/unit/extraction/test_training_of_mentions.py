"""Marked passages and what is learnt from them."""

from __future__ import annotations

import json
from pathlib import Path
from types import ModuleType

import pytest

from jobs.training import mentions, reasons
from jobs.training.marked import Mark, marked_in
from jobs.training.mentions import lesson_of, train
from jobs.training.reasons import lesson_of as lesson_of_reason

TEXT = "{why:{sx:Wheeze} for a week.} On {med:salbutamol} {dose:2.5 mg} {freq:prn}; asthma nurse told. No {ndx:COPD}."


def written(tmp_path: Path, *texts: str) -> Path:
    file = tmp_path / "zz.jsonl"
    rows = [{"id": f"zz{n:03}", "text": text} for n, text in enumerate(texts)]
    file.write_text("\n".join(json.dumps(row) for row in rows), encoding="utf-8")
    return file


def test_marks_are_read_and_taken_out_of_the_text(tmp_path: Path) -> None:
    (passage,) = marked_in(written(tmp_path, TEXT))
    assert passage.text == "Wheeze for a week. On salbutamol 2.5 mg prn; asthma nurse told. No COPD."
    assert passage.hand == "zz"
    assert Mark("med", 22, 32) in passage.marks
    assert {passage.text[mark.start : mark.end] for mark in passage.marks if mark.kind == "why"} == {
        "Wheeze for a week."
    }


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("on {drug:salbutamol}", "no such mark: drug"),
        ("on {med:salbutamol", "does not end: med"),
        ("on salbutamol}", "ends that has not begun"),
    ],
)
def test_marks_that_are_not_well_formed_are_refused_with_their_line(
    tmp_path: Path, text: str, why: str
) -> None:
    with pytest.raises(ValueError, match=rf"zz.jsonl, line 2: .*{why}"):
        marked_in(written(tmp_path, TEXT, text))


def test_each_token_of_a_mark_has_its_tag(tmp_path: Path) -> None:
    lesson = lesson_of(marked_in(written(tmp_path, TEXT))[0])
    assert lesson is not None
    assert [tag for tag in lesson.tags if tag != "O"] == [
        "B-sx", "B-med", "B-dose", "dose", "B-freq", "B-ndx",
    ]  # fmt: skip


def test_the_sentence_that_says_why_is_marked(tmp_path: Path) -> None:
    lesson = lesson_of_reason(marked_in(written(tmp_path, TEXT))[0])
    assert lesson is not None
    assert lesson.tags == ["why", "O", "O"]


def test_training_again_gives_the_same_weights(tmp_path: Path) -> None:
    lessons = [
        lesson for each in marked_in(written(tmp_path, TEXT, TEXT + " Again.")) if (lesson := lesson_of(each))
    ]
    files = [tmp_path / name for name in ("first", "second")]
    for file in files:
        train(lessons, file)
    assert files[0].read_bytes() == files[1].read_bytes()


@pytest.mark.parametrize("training", [mentions, reasons])
def test_the_weights_fit_the_code_that_makes_the_features(training: ModuleType) -> None:
    assert training.FINGERPRINT.read_text(encoding="utf-8").strip() == training.fits(), (
        f"What it learns from changed: train again, as the README beside {training.WEIGHTS.name} says."
    )
