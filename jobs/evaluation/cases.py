"""The cases of an evaluation: files, and what must come back from them."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jobs.evaluation.gold_values import usable
from jobs.evaluation.paths import spelled

_READ = frozenset(
    "id files gold group rendering medium recall_only not_literal implied packet red_flags".split()
)
_REMARKS = frozenset(
    "is_referral date_order label_origin source notes note traps pages title language".split()
)
"""Members for people, which are not looked at."""


class NothingToMeasure(Exception):
    """The directory holds no case; the message says what to do."""


@dataclass(frozen=True, slots=True)
class Problem:
    """What kept something of a case from being measured; the run goes on without it."""

    case: str
    text: str


@dataclass(frozen=True, slots=True)
class Packet:
    """What each page is (None: not said), and which pages are about somebody else; pages count from 1."""

    kinds_by_page: tuple[str | None, ...] = ()
    foreign_pages: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Case:
    """`gold` maps a path to what must come back: a value, `{"any_of": [...]}`, a list, or None when it must be absent.

    Paths in `recall_only` may hold more than the gold says. `not_literal` names values that do not stand in the text
    as they are, `implied` values that it does not state and a reader concludes. `red_flags` are the codes that must be
    raised, None when it is not said.
    """

    id: str
    files: tuple[Path, ...]
    gold: Mapping[str, Any]
    group: str = "all"
    rendering: str = "text"
    recall_only: frozenset[str] = frozenset()
    not_literal: frozenset[str] = frozenset()
    implied: frozenset[str] = frozenset()
    packet: Packet | None = None
    red_flags: tuple[str, ...] | None = None

    @property
    def scanned(self) -> bool:
        return self.rendering != "text"

    @property
    def subject(self) -> str:
        """The document behind the rendering: `letter__2` is a fax of `letter`."""
        return self.id.partition("__")[0]


def load_cases(*, directory: Path) -> tuple[list[Case], list[Problem]]:
    """Return the cases that `gold.jsonl` in a directory lists, and what of it could not be used.

    Raises NothingToMeasure when there is no such file, or no case in it.
    """
    source = directory / "gold.jsonl"
    try:
        lines = source.read_text(encoding="utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise NothingToMeasure(
            f"There is no readable gold.jsonl in {directory} ({type(error).__name__}). "
            "Name a directory that holds one; docs/reference/referral.md says how its lines look."
        ) from None
    cases: list[Case] = []
    problems: list[Problem] = []
    unread: Counter[str] = Counter()
    known_ids: set[str] = set()
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            entry = json.loads(line, parse_constant=_no_number)
            case = _case(entry, directory)
            if case[0] in known_ids:
                raise ValueError(f'the id "{case[0]}" is that of a line before')
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            text = f"{source.name}, line {number}: this is no case ({_why(error)}); it is left out."
            problems.append(Problem(f"line {number}", text))
            continue
        known_ids.add(case[0])
        known, unknown = spelled(case[1])
        known, faults = usable(known, date_order=str(entry.get("date_order") or ""))
        problems += [Problem(case[0], fault) for fault in faults]
        problems += [Problem(case[0], f"The referral has no {path}: it is not measured.") for path in unknown]
        unread.update(set(entry) - _READ - _REMARKS)
        cases.append(_with_gold(entry, case, known))
    problems += [
        Problem("all", f'The member "{name}" of {count} lines is not known: it is not read.')
        for name, count in sorted(unread.items())
    ]
    if not cases:
        first = f" {problems[0].text}" if problems else ""
        raise NothingToMeasure(f"{source} holds no case.{first}")
    return cases, problems


def _no_number(word: str) -> Any:
    raise ValueError(f"{word} is no value")


_Read = tuple[str, Mapping[str, Any], tuple[Path, ...]]


def _case(entry: Any, directory: Path) -> _Read:
    if not isinstance(entry, dict):
        raise TypeError("a line must be a JSON object with `id`, `files` and `gold`")
    files, gold = entry["files"], entry["gold"]
    if not isinstance(files, list) or not isinstance(gold, dict):
        raise TypeError("`files` must be a list and `gold` an object")
    if not files:
        raise ValueError("`files` is empty: name the documents")
    return str(entry["id"]), gold, tuple(directory / str(name) for name in files)


def _with_gold(entry: Mapping[str, Any], read: _Read, gold: Mapping[str, Any]) -> Case:
    identity, _, files = read
    flags = entry.get("red_flags")
    return Case(
        id=identity,
        files=files,
        gold=gold,
        group=str(entry.get("group") or "all"),
        rendering=_rendering(str(entry.get("rendering") or entry.get("medium") or "text")),
        recall_only=frozenset(spelled(dict.fromkeys(_texts(entry.get("recall_only"))))[0]),
        not_literal=frozenset(_texts(entry.get("not_literal"))),
        implied=frozenset(_texts(entry.get("implied"))),
        packet=_packet(entry.get("packet")),
        red_flags=tuple(_texts(flags)) if isinstance(flags, list) else None,
    )


def _rendering(text: str) -> str:
    """The look of a case without the type of its file: "fax level 2, tif" and "fax2.pdf" are both "fax level 2"."""
    level = re.match(r"fax\D*(\d)", text)
    return f"fax level {level[1]}" if level else re.split(r"[,.]", text)[0].strip() or "text"


def _packet(entry: Any) -> Packet | None:
    if not isinstance(entry, dict):
        return None
    foreign = entry.get("foreign_pages")
    return Packet(
        kinds_by_page=tuple(
            kind if isinstance(kind, str) else None for kind in entry.get("kinds_by_page") or ()
        ),
        foreign_pages=tuple(page for page in foreign if isinstance(page, int))
        if isinstance(foreign, list)
        else None,
    )


def _texts(value: Any) -> list[str]:
    return [str(item) for item in value] if isinstance(value, list) else []


def _why(error: Exception) -> str:
    return f"{error.args[0]!r} is missing" if isinstance(error, KeyError) else str(error)
