"""How often the best mention of a path is the value that the gold has."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Any

from jobs.evaluation.comparing import options_of, same
from jobs.extraction.assistant.tagger.mentioned import Tagged, mentioned
from jobs.extraction.assistant.tagger.model import decode, items_of
from jobs.extraction.assistant.tagger.tags import TAG_OF_PATH, WHOLE_NAME
from jobs.training.documents import Lesson

_DAYS = ("patient.birth_date", "request.date")


class Figures:
    """Right, wrong and missed values by path, and how often nothing was rightly told; of text and of scans."""

    def __init__(self) -> None:
        self._counts: dict[tuple[str, bool], list[int]] = defaultdict(lambda: [0, 0, 0, 0])

    def __iadd__(self, other: Figures) -> Figures:
        for key, counts in other._counts.items():
            self._counts[key] = [a + b for a, b in zip(self._counts[key], counts, strict=True)]
        return self

    def add(self, lesson: Lesson, weights: Path) -> None:
        """Count a document by weights that have not seen it. Paths that its gold does not mention count nothing."""
        told: dict[str, list[tuple[float, str]]] = defaultdict(list)
        for each in mentioned(
            lesson.document.text, lesson.tokens, decode(items_of(lesson.features), weights)
        ):
            if (value := _value(lesson, each)) is not None:
                told[each.path].append((each.probability, value))
        for path in TAG_OF_PATH:
            if path in lesson.case.gold:
                best = max(told[path], key=lambda each: each[0])[1] if told[path] else None
                self._count(lesson, path, best)

    def _count(self, lesson: Lesson, path: str, best: Any) -> None:
        gold = lesson.case.gold[path]
        wanted = gold if isinstance(gold, list) else [gold]
        options = [option for each in wanted for option in options_of(each)] or [None]
        counts = self._counts[(path, lesson.case.scanned)]
        if best is None:
            counts[2 if None not in options else 3] += 1
        elif any(same(path, option, best) for option in options):
            counts[0] += 1
        else:
            counts[1] += 1

    def summary(self) -> str:
        """Return one line: text, then scans."""
        parts = []
        for name, scanned in (("text", False), ("scans", True)):
            counts = [sum(c[i] for (_, s), c in self._counts.items() if s == scanned) for i in range(4)]
            parts.append(f"{name} {_line(counts)}")
        return "   ".join(parts)

    def table(self) -> str:
        """Return a line for each path."""
        lines = [
            f"{path:30} {_line(self._counts[(path, False)])}   {_line(self._counts[(path, True)])}"
            for path in TAG_OF_PATH
            if path != WHOLE_NAME
        ]
        return "\n".join([*lines, f"{'all':30} {self.summary()}"])


def _line(counts: list[int]) -> str:
    right, wrong, missed, silent = counts
    f1 = 2 * right / max(1, 2 * (right + wrong) + missed)
    return f"right {right:5} wrong {wrong:4} missed {missed:4} rightly silent {silent:4} f1 {f1:.3f}"


def _value(lesson: Lesson, tagged: Tagged) -> str | None:
    """What a mention says: a date as a date, anything else as it is written."""
    if tagged.path not in _DAYS:
        return lesson.document.text[tagged.span]
    day = next(lesson.document.dates_in(tagged.span), None)
    return day.value.isoformat() if day else None
