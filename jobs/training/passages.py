"""Learning from marked passages: reading them as the service reads text, and the command that trains on them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from jobs.extraction import warm_up
from jobs.training.marked import Marked, marked_in
from jobs.training.options import parser_of_training, written
from jobs.training.sequences import unseen


@dataclass(frozen=True)
class PassageLesson:
    """A passage with what is looked at in each of its steps (tokens or sentences), and what these are."""

    passage: Marked
    features: list[list[str]]
    tags: list[str]

    @property
    def hand(self) -> str:
        return self.passage.hand


@dataclass(frozen=True)
class Training:
    """What a command trains: `lesson_of` returns None for a passage that cannot be learnt from; `measured` tells in a
    line what weights reach on lessons; `write` learns from all and writes the weights and what goes with them."""

    what: str
    weights: Path
    lesson_of: Callable[[Marked], PassageLesson | None]
    train: Callable[[Sequence[PassageLesson], Path], None]
    measured: Callable[[Iterable[tuple[PassageLesson, Path]]], str]
    write: Callable[[Sequence[PassageLesson]], None]


def places_as_written(written_text: str, read: str) -> dict[int, int] | None:
    """Where in the text as written each character of the text as read stands, spaces left out; None where reading puts
    them in another order."""
    first = [at for at, character in enumerate(written_text) if not character.isspace()]
    second = [at for at, character in enumerate(read) if not character.isspace()]
    if [written_text[at] for at in first] != [read[at] for at in second]:
        return None
    return dict(zip(second, first, strict=True))


def run(training: Training) -> None:
    """Print what is reached on each hand's passages when all the others' were learnt from; with `--write`, write."""
    parser = parser_of_training(training.what)
    parser.add_argument("files", type=Path, nargs="+", help="marked passages, one JSON object a line")
    options = parser.parse_args()
    warm_up()
    lessons = [
        lesson
        for file in options.files
        for passage in marked_in(file)
        if (lesson := training.lesson_of(passage))
    ]
    for hand in sorted({lesson.hand for lesson in lessons}) if options.hands is None else options.hands:
        figures = training.measured(unseen(lessons, hand.split(","), training.train))
        sys.stdout.write(f"{hand:6} {figures}\n")
    if options.write:
        training.write(lessons)
        sys.stdout.write(written(training.weights, f"{len(lessons)} passages"))
