"""The evaluation documents load, and their gold stands in them."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from jobs.evaluation.cases import load_cases
from tests.evaluation.drawing.make import SETS, sources
from tests.evaluation.drawing.paper import text_of
from tests.evaluation.drawing.source import NotInDocument, Source

HERE = Path(__file__).parent
DOCUMENTS = [pytest.param(name, source, id=source.id) for name in SETS for source in sources(name)]


@cache
def _gold(name: str) -> dict[str, dict[str, Any]]:
    lines = (HERE / name / "gold.jsonl").read_text(encoding="utf-8").splitlines()
    return {line["id"]: line for line in map(json.loads, lines)}


@pytest.mark.parametrize("name", SETS)
def test_a_set_loads_and_lists_every_file_once(name: str) -> None:
    cases, problems = load_cases(directory=HERE / name)
    assert problems == []
    listed = Counter(file.name for case in cases for file in case.files)
    assert listed == Counter(file.name for file in (HERE / name / "files").iterdir())


@pytest.mark.parametrize(("name", "source"), DOCUMENTS)
def test_gold_is_what_the_text_says(name: str, source: Source) -> None:
    line = _gold(name)[source.id]
    drawn = source.gold_line(case=source.id, file=Path(line["files"][0]).name, medium=source.media[0])
    assert line == drawn, "run python -m tests.evaluation.drawing.make"
    file = HERE / name / line["files"][0]
    source.check((text_of(file.read_bytes()) if source.media[0] == "text" else "") + source.body)


def test_no_document_has_the_name_of_another() -> None:
    names = Counter(source.id for name in SETS for source in sources(name))
    assert [name for name, times in names.items() if times > 1] == []


def test_an_empty_kind_says_nothing_about_the_kind() -> None:
    patient = {"group": "x", "gold": {"patient": {"family_name": "Mora"}}}
    silent = Source(id="x", settings=patient | {"kind": None}, body="Patient: Mora")
    line = silent.gold_line(case="x", file="x.pdf", medium="text")
    assert (line["gold"], line["not_literal"]) == ({"patient.family_name": "Mora"}, [])
    assert Source(id="x", settings=patient, body="").gold.keys() == {"patient.family_name", "document.kind"}


def test_gold_says_what_a_reader_must_conclude() -> None:
    gold = {"request": {"specialty": "cardiology = * implied", "urgency": "urgent = *"}}
    source = Source(id="x", settings={"group": "x", "gold": gold}, body="")
    source.check("Palpitations.")
    line = source.gold_line(case="x", file="x.pdf", medium="text")
    assert (line["gold"]["request.specialty"], line["implied"]) == ("cardiology", ["request.specialty"])
    assert line["not_literal"] == ["request.specialty", "request.urgency", "document.kind"]


def test_gold_that_is_not_stated_is_refused() -> None:
    settings = {"group": "x", "gold": {"patient": {"family_name": "Nobody"}}}
    with pytest.raises(NotInDocument, match=r"patient\.family_name"):
        Source(id="x", settings=settings, body="A letter about Somebody.").check("A letter about Somebody.")
