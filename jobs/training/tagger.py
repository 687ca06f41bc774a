"""Trains the tagger: `python -m jobs.training.tagger DIRECTORY... [--write] [--kept DIRECTORY]`.

Prints what it reaches on each hand's documents when it has learnt from all the others', then trains on everything and,
with `--write`, writes the weights. The directories are evaluation sets; held-out ones must not be among them.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import pycrfsuite

from jobs.extraction import warm_up
from jobs.extraction.assistant.tagger.features import RULE_MADE
from jobs.extraction.assistant.tagger.model import WEIGHTS
from jobs.training.tagger_cases import Lesson, lessons_in
from jobs.training.tagger_figures import Figures
from jobs.training.tagger_fingerprint import FINGERPRINT, fingerprint

_SETTINGS = {
    "c1": 0.15,
    "c2": 0.02,
    "max_iterations": 100,
    "feature.minfreq": 2,
    "feature.possible_transitions": False,
}
_WITHOUT_RULES = 0.5
"""The part of the documents that are learnt from without what rules made of them."""


def train(lessons: Sequence[Lesson], file: Path, **settings: float) -> None:
    """Write the weights that the documents teach; the same ones each time."""
    chance = random.Random(7)  # noqa: S311  no secret
    trainer = pycrfsuite.Trainer(algorithm="lbfgs", verbose=False)
    trainer.set_params(_SETTINGS | settings)
    common = _seen_by_several(lessons)
    for lesson in lessons:
        without = chance.random() < _WITHOUT_RULES
        features = [
            [name for name in names if name in common and not (without and name.startswith(RULE_MADE))]
            for names in lesson.features
        ]
        trainer.append(pycrfsuite.ItemSequence(features), lesson.tags)
    trainer.train(str(file))


def _seen_by_several(lessons: Sequence[Lesson]) -> frozenset[str]:
    """The features that documents of at least two writers have: what one alone writes is mostly about one patient."""
    first: dict[str, str] = {}
    several: set[str] = set()
    for lesson in lessons:
        for name in {name for names in lesson.features for name in names}:
            if first.setdefault(name, lesson.hand) != lesson.hand:
                several.add(name)
    return frozenset(several)


def cross_validate(lessons: Sequence[Lesson], hands: Sequence[str]) -> Iterator[tuple[str, Figures]]:
    """Yield what is reached on the documents of each hand, or of several ("k1,k2"), by what all others' teach."""
    for left_out in hands:
        with tempfile.TemporaryDirectory() as scratch:
            weights = Path(scratch) / "weights"
            train([lesson for lesson in lessons if lesson.hand not in left_out.split(",")], weights)
            figures = Figures()
            for lesson in lessons:
                if lesson.hand in left_out.split(","):
                    figures.add(lesson, weights)
        yield left_out, figures


def main() -> None:
    parser = argparse.ArgumentParser(description="Train the tagger.")
    parser.add_argument("directories", type=Path, nargs="+", help="evaluation sets with gold.jsonl")
    parser.add_argument("--write", action="store_true", help="write the weights that the service uses")
    parser.add_argument("--kept", type=Path, help="where pages that were read are kept for the next time")
    parser.add_argument(
        "--hands",
        nargs="*",
        help="leave out only these, those joined by commas together; without names no cross-validation",
    )
    options = parser.parse_args()
    say = sys.stdout.write
    warm_up()
    lessons = list(lessons_in(options.directories, options.kept))
    hands = sorted({lesson.hand for lesson in lessons}) if options.hands is None else options.hands
    together = Figures()
    for hand, figures in cross_validate(lessons, hands):
        together += figures
        say(f"{hand:16} {figures.summary()}\n")
    if hands:
        say(f"{together.table()}\n")
    if options.write:
        train(lessons, WEIGHTS)
        FINGERPRINT.write_text(f"{fingerprint()}\n", encoding="utf-8")
        say(f"{WEIGHTS.name} {WEIGHTS.stat().st_size / 1e6:.2f} MB, {len(lessons)} documents\n")


if __name__ == "__main__":
    main()
