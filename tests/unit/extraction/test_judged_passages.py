"""Values of marked passages are right when a mark of their kind says so, denied ones when they are marked as denied."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from jobs.evaluation.passages import judged_in_passages

PASSAGE = (
    '{"id": "xx001", "text": "Mr Ivo Quill, 61. He has {dx:gout} and {dx:hypertension}, takes {med:allopurinol} '
    '{dose:300 mg} {freq:daily}. No {nsx:chest pain}. He has {sx:knee pain}. %s"}\n'
)


def judged(tmp_path: Path, more: str) -> dict[str, list[bool]]:
    file = tmp_path / "xx.jsonl"
    file.write_text(PASSAGE % more, encoding="utf-8")
    found: dict[str, list[bool]] = {}
    for entry in judged_in_passages([file], today=date(2026, 11, 21)):
        found.setdefault(entry.path, []).append(entry.right)
    return found


def test_what_is_marked_is_right(tmp_path: Path) -> None:
    found = judged(tmp_path, "")
    assert found["clinical.diagnoses[].text"] == [True, True]
    assert found["clinical.medications[].name"] == [True]
    assert found["clinical.symptoms[].text"] == [True, True]


def test_what_comes_back_and_is_not_marked_is_wrong(tmp_path: Path) -> None:
    found = judged(tmp_path, "He also has asthma and takes ramipril 5 mg daily.")
    assert found["clinical.diagnoses[].text"].count(False) == 1
    assert found["clinical.medications[].name"].count(False) == 1
