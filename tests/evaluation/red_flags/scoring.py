"""Recall and false alarms of the search for red flags on passages of letters with what must and must not be raised."""

from __future__ import annotations

import json
import textwrap
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from jobs.extraction import find_red_flags
from jobs.extraction.red_flags.rules import RED_FLAG_RULES
from tests.unit.extraction.paper import paper

KNOWN_CODES = frozenset(rule.code for rule in RED_FLAG_RULES)
EVERY_CODE = "*"
"""Stands in `not_codes` of a passage in which no flag at all may be raised."""
LINE_LENGTH = 95
"""Characters to a line of the page, so that a long passage runs over several lines as it does in a letter."""


@dataclass(frozen=True)
class Passage:
    id: str
    text: str
    must_raise: frozenset[str]
    must_not_raise: frozenset[str]


@dataclass(frozen=True)
class Score:
    """What was found in some passages. Misses and alarms are pairs of a passage's id and a code."""

    passages: tuple[Passage, ...]
    missed: tuple[tuple[str, str], ...]
    alarms: tuple[tuple[str, str], ...]

    @property
    def recall(self) -> float:
        """The share of the flags that must be raised that were raised."""
        wanted = sum(len(passage.must_raise) for passage in self.passages)
        return 1 - len(self.missed) / wanted if wanted else 1.0

    @property
    def false_alarms(self) -> float:
        """The share of the passages with codes that must stay silent in which one of these was raised."""
        silent = sum(bool(passage.must_not_raise) for passage in self.passages)
        return len({id_ for id_, _ in self.alarms}) / silent if silent else 0.0


def load(file: Path) -> tuple[Passage, ...]:
    """Read a file of passages, one JSON object a line. Raises ValueError at a line that names an unknown code."""
    return tuple(
        _passage(line, where=f"{file.name}, line {number}")
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
    )


def _passage(line: str, *, where: str) -> Passage:
    row = json.loads(line)
    silent = KNOWN_CODES if row["not_codes"] == [EVERY_CODE] else frozenset(row["not_codes"])
    passage = Passage(row["id"], row["text"], frozenset(row["codes"]), silent)
    unknown = (passage.must_raise | passage.must_not_raise) - KNOWN_CODES
    if unknown:
        raise ValueError(f"{where}: no such red flag: {', '.join(sorted(unknown))}")
    return passage


def score(passages: Sequence[Passage]) -> Score:
    """Search every passage as the service searches a page."""
    raised = {passage.id: _codes_raised(passage.text) for passage in passages}
    return Score(
        passages=tuple(passages),
        missed=_pairs((passage.id, passage.must_raise - raised[passage.id]) for passage in passages),
        alarms=_pairs((passage.id, passage.must_not_raise & raised[passage.id]) for passage in passages),
    )


def _codes_raised(text: str) -> frozenset[str]:
    lines = [wrapped for line in text.split("\n") for wrapped in textwrap.wrap(line, LINE_LENGTH) or [""]]
    return frozenset(flag.code for flag in find_red_flags(pages=paper("\n".join(lines))))


def _pairs(found: Iterable[tuple[str, frozenset[str]]]) -> tuple[tuple[str, str], ...]:
    return tuple((id_, code) for id_, codes in found for code in sorted(codes))


def table(result: Score) -> str:
    """Return the figures of a score, all together and by code."""
    wanted = Counter(code for passage in result.passages for code in passage.must_raise)
    silent = Counter(
        code
        for passage in result.passages
        if passage.must_not_raise != KNOWN_CODES
        for code in passage.must_not_raise
    )
    ordinary = {passage.id for passage in result.passages if passage.must_not_raise == KNOWN_CODES}
    missed = Counter(code for _, code in result.missed)
    alarms = Counter(code for id_, code in result.alarms if id_ not in ordinary)
    alarmed = {id_ for id_, _ in result.alarms} & ordinary
    rows = [
        f"{code:30} {wanted[code] - missed[code]:3} of {wanted[code]:3}   {alarms[code]:3} of {silent[code]:3}"
        for code in sorted(KNOWN_CODES)
    ]
    return "\n".join(
        [
            f"{len(result.passages)} passages: recall {result.recall:.3f}, false alarms {result.false_alarms:.3f}",
            f"ordinary passages with an alarm: {len(alarmed)} of {len(ordinary)}",
            "",
            f"{'code':30} {'raised':>10}   {'alarms':>10}",
            *rows,
        ]
    )


def list_of_misses(result: Score) -> str:
    """Return the passages that went wrong, a line each: what happened, the code, the passage's id."""
    return "\n".join(
        [f"missed  {code:30} {id_}" for id_, code in result.missed]
        + [f"alarm   {code:30} {id_}" for id_, code in result.alarms]
    )
