"""Learning the tags of documents: training the weights of a tagger, and what they reach on documents that they have not
seen."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

import pycrfsuite

from jobs.extraction.assistant.tagger.features import RULE_MADE
from jobs.extraction.assistant.tagger.model import items_of


class Taught(Protocol):
    """What is learnt from: who wrote it, the features of each step of a sequence, and its tags."""

    @property
    def hand(self) -> str: ...

    @property
    def features(self) -> Sequence[list[str]]: ...

    @property
    def tags(self) -> Sequence[str]: ...


ALesson = TypeVar("ALesson", bound=Taught)
Settings = Mapping[str, float | bool]
_WITHOUT_RULES = 0.5
"""The part of the documents that are learnt from without what rules made of them."""


def train_sequences(
    lessons: Iterable[Taught], file: Path, settings: Settings, *, among: frozenset[str] | None = None
) -> None:
    """Write the weights that the documents teach, the same ones each time; `among`: of these features alone."""
    chance = random.Random(7)  # noqa: S311  no secret
    trainer = pycrfsuite.Trainer(algorithm="lbfgs", verbose=False)
    trainer.set_params(dict(settings))
    for lesson in lessons:
        without = chance.random() < _WITHOUT_RULES
        features = [
            [
                name
                for name in names
                if (among is None or name in among) and not (without and name.startswith(RULE_MADE))
            ]
            for names in lesson.features
        ]
        trainer.append(items_of(features), lesson.tags)
    trainer.train(str(file))


def unseen(
    lessons: Sequence[ALesson], hands: Sequence[str], train: Callable[[Sequence[ALesson], Path], None]
) -> Iterator[tuple[ALesson, Path]]:
    """Yield the lessons of these hands, each with the weights that all other hands' lessons teach."""
    with tempfile.TemporaryDirectory() as scratch:
        weights = Path(scratch) / "weights"
        train([lesson for lesson in lessons if lesson.hand not in hands], weights)
        for lesson in lessons:
            if lesson.hand in hands:
                yield lesson, weights
