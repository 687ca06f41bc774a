"""Trains the tagger: `python -m jobs.training.tagger DIRECTORY... [--write] [--kept DIRECTORY]`.

Prints what it reaches on each hand's documents when it has learnt from all the others', then trains on everything and,
with `--write`, writes the weights. The directories are evaluation sets; held-out ones must not be among them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from jobs.extraction import warm_up
from jobs.extraction.assistant.tagger.features import features_of
from jobs.extraction.assistant.tagger.model import WEIGHTS
from jobs.extraction.assistant.tagger.tokens import tokens_of
from jobs.training.documents import Lesson, documents_in
from jobs.training.options import parser_of_training, written
from jobs.training.sequences import train_sequences, unseen
from jobs.training.tagger_figures import Figures
from jobs.training.tagger_fingerprint import FINGERPRINT, fingerprint
from jobs.training.tagger_gold import tags_of

_SETTINGS = {
    "c1": 0.15,
    "c2": 0.02,
    "max_iterations": 100,
    "feature.minfreq": 2,
    "feature.possible_transitions": False,
}


def lessons_in(directories: Sequence[Path], kept: Path | None = None) -> Iterator[Lesson]:
    """Yield the documents of evaluation sets that hold words, with their tags.

    What their gold does not mention is not known to be absent: there the rules' answers stand in for it.
    """
    for case, document, referral in documents_in(directories, kept):
        tokens = tokens_of(document.text)
        if tokens:
            tags = tags_of(case, document, tokens, referral)
            yield Lesson(case, document, tokens, features_of(document, tokens), tags)


def train(lessons: Sequence[Lesson], file: Path) -> None:
    """Write the weights that the documents teach; the same ones each time."""
    train_sequences(lessons, file, _SETTINGS, among=_seen_by_several(lessons))


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
        figures = Figures()
        for lesson, weights in unseen(lessons, left_out.split(","), train):
            figures.add(lesson, weights)
        yield left_out, figures


def main() -> None:
    parser = parser_of_training("the tagger")
    parser.add_argument("directories", type=Path, nargs="+", help="evaluation sets with gold.jsonl")
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
        say(written(WEIGHTS, f"{len(lessons)} documents"))


if __name__ == "__main__":
    main()
