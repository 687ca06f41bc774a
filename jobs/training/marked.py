"""Invented passages in which marks show what is told of the patient's health: "on {med:metformin} {dose:1 g}"."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

from jobs.extraction.assistant.clinical.heard.tags import KINDS

WHY = "why"
"""Marks the words that say why the patient is sent; the other marks may stand within."""
_MARK = re.compile(r"\{(?P<kind>\w+):|\}")


@dataclass(frozen=True, slots=True)
class Mark:
    """Characters `start` up to `end` of the passage without its marks."""

    kind: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Marked:
    id: str
    hand: str
    text: str
    marks: tuple[Mark, ...]


def marked_in(file: Path) -> list[Marked]:
    """Return the passages of a file, a JSON object with `id` and `text` a line; one hand writes the ids of a file.
    Raises ValueError at a line whose marks are not well formed."""
    return [
        _read(line, where=f"{file.name}, line {number}")
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
    ]


def _read(line: str, *, where: str) -> Marked:
    row = json.loads(line)
    pieces: list[str] = []
    length = behind = 0
    opened: list[tuple[str, int]] = []
    marks: list[Mark] = []
    for match in _MARK.finditer(row["text"]):
        pieces.append(row["text"][behind : match.start()])
        length += match.start() - behind
        behind = match.end()
        if match["kind"] is not None:
            if match["kind"] not in (*KINDS, WHY):
                raise ValueError(f"{where}: no such mark: {match['kind']}")
            opened.append((match["kind"], length))
        elif opened:
            marks.append(Mark(*opened.pop(), length))
        else:
            raise ValueError(f"{where}: a mark ends that has not begun")
    if opened:
        raise ValueError(f"{where}: a mark does not end: {opened[-1][0]}")
    pieces.append(row["text"][behind:])
    return Marked(row["id"], re.sub(r"\d+$", "", row["id"]), "".join(pieces), tuple(marks))
