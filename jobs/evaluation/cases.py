"""The cases of an evaluation: files, and what must come back from them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class Case:
    """`gold` maps a path to what must come back: a value, `{"any_of": [...]}`, a list, or None when it must be absent.

    Paths in `recall_only` may hold more than the gold says.
    """

    id: str
    files: tuple[Path, ...]
    gold: Mapping[str, Any]
    group: str = "all"
    rendering: str = "text"
    recall_only: frozenset[str] = frozenset()

    @property
    def scanned(self) -> bool:
        return self.rendering != "text"


def load_cases(*, directory: Path) -> list[Case]:
    """This function will return the cases that `gold.jsonl` in a directory lists.

    Raises ValueError, naming the line, when a line is not a case or a file is not there.
    """
    source = directory / "gold.jsonl"
    cases: list[Case] = []
    for number, line in enumerate(source.read_text(encoding="utf-8").splitlines(), start=1):
        if not line.strip():
            continue
        try:
            entry = json.loads(line)
            files = tuple(directory / name for name in entry["files"])
            case = Case(
                id=entry["id"],
                files=files,
                gold=entry["gold"],
                group=entry.get("group", "all"),
                rendering=entry.get("rendering", "text"),
                recall_only=frozenset(entry.get("recall_only", ())),
            )
        except (KeyError, TypeError, json.JSONDecodeError) as error:
            raise ValueError(f"{source.name}, line {number}: this is no case ({error}).") from None
        for file in files:
            if not file.is_file():
                raise ValueError(f"{source.name}, line {number}: there is no file {file.name}.")
        cases.append(case)
    return cases
