"""Trains the tagger of what is asked: `python -m jobs.training.asked DIRECTORY... --sources DIRECTORY [--write]`.

Prints how often its values are right on each hand's documents when it has learnt from all the others', then trains on
everything and, with `--write`, writes the weights. The sources tell where on the page a value is printed; held-out
documents must not be among the directories.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pycrfsuite

from jobs.evaluation.cases import Case
from jobs.evaluation.comparing import options_of, same
from jobs.extraction import warm_up
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.second.asked import asked_values
from jobs.extraction.assistant.tagger.asked import TAGS_OF_ASKED, marked
from jobs.extraction.assistant.tagger.asked_features import asked_features_of
from jobs.extraction.assistant.tagger.features import RULE_MADE, features_of
from jobs.extraction.assistant.tagger.model import ASKED_WEIGHTS, decode, items_of
from jobs.extraction.assistant.tagger.tokens import Token, tokens_of
from jobs.training.asked_gold import Printed, asked_tags_of, printed_in
from jobs.training.tagger_cases import documents_in, hand_of
from jobs.training.tagger_fingerprint import ASKED_FINGERPRINT, MAKES_FEATURES_OF_ASKED, fingerprint

_SETTINGS = {
    "c1": 0.15,
    "c2": 0.02,
    "max_iterations": 70,
    "feature.minfreq": 3,
    "feature.possible_transitions": False,
}
_WITHOUT_RULES = 0.5


@dataclass(frozen=True, slots=True)
class AskedLesson:
    case: Case
    document: Document
    tokens: tuple[Token, ...]
    features: list[list[str]]
    tags: list[str]


def asked_lessons(
    directories: Sequence[Path], printed: Printed, kept: Path | None = None
) -> Iterator[AskedLesson]:
    """Yield the documents of evaluation sets with the tags of what they ask."""
    for case, document, referral in documents_in(directories, kept):
        tokens = tokens_of(document.text)
        both = zip(features_of(document, tokens), asked_features_of(document, tokens), strict=True)
        features = [[*own, *further] for own, further in both]
        if tokens:
            tags = asked_tags_of(case, document, tokens, referral, printed)
            yield AskedLesson(case, document, tokens, features, tags)


def train(lessons: Sequence[AskedLesson], file: Path) -> None:
    """Write the weights that the documents teach; the same ones each time."""
    chance = random.Random(7)  # noqa: S311  no secret
    trainer = pycrfsuite.Trainer(algorithm="lbfgs", verbose=False)
    trainer.set_params(_SETTINGS)
    for lesson in lessons:
        without = chance.random() < _WITHOUT_RULES
        features = [
            [each for each in of_token if not (without and each.startswith(RULE_MADE))]
            for of_token in lesson.features
        ]
        trainer.append(items_of(features), lesson.tags)
    trainer.train(str(file))


def count(lesson: AskedLesson, weights: Path) -> Counter[tuple[str, str]]:
    """Return by path whether the likeliest value is right, wrong or missed."""
    marks = marked(lesson.tokens, decode(items_of(lesson.features), weights))
    counts: Counter[tuple[str, str]] = Counter()
    for path in TAGS_OF_ASKED:
        if path not in lesson.case.gold:
            continue
        options = options_of(lesson.case.gold[path])
        values = asked_values(lesson.document, path, marks)
        best = max(values, key=lambda found: found.confidence, default=None)
        if best is None:
            counts[path, "right" if None in options else "missed"] += 1
        else:
            right = any(same(path, option, best.value) for option in options)
            counts[path, "right" if right else "wrong"] += 1
    return counts


def main() -> None:
    parser = argparse.ArgumentParser(description="Train the tagger of what is asked.")
    parser.add_argument("directories", type=Path, nargs="+", help="evaluation sets with gold.jsonl")
    parser.add_argument("--sources", type=Path, required=True, help="the documents' sources, with heads")
    parser.add_argument("--write", action="store_true", help="write the weights that the service uses")
    parser.add_argument("--kept", type=Path, help="where pages that were read are kept for the next time")
    parser.add_argument("--hands", nargs="*", help="ask only about these; none: no cross-validation")
    options = parser.parse_args()
    say = sys.stdout.write
    warm_up()
    lessons = list(asked_lessons(options.directories, printed_in(options.sources), options.kept))
    hands = sorted({hand_of(lesson.case) for lesson in lessons}) if options.hands is None else options.hands
    together: Counter[tuple[str, str]] = Counter()
    for hand in hands:
        counts = _without(hand, lessons)
        together += counts
        say(f"{hand:8} {_line(counts)}\n")
    if hands:
        say(f"all      {_line(together)}\n")
    if options.write:
        train(lessons, ASKED_WEIGHTS)
        ASKED_FINGERPRINT.write_text(f"{fingerprint(MAKES_FEATURES_OF_ASKED)}\n", encoding="utf-8")
        say(f"{ASKED_WEIGHTS.name} {ASKED_WEIGHTS.stat().st_size / 1e6:.2f} MB, {len(lessons)} documents\n")


def _without(hand: str, lessons: Sequence[AskedLesson]) -> Counter[tuple[str, str]]:
    """What is reached on one hand's documents by what all the others' teach."""
    with tempfile.TemporaryDirectory() as scratch:
        weights = Path(scratch) / "weights"
        train([lesson for lesson in lessons if hand_of(lesson.case) != hand], weights)
        counts: Counter[tuple[str, str]] = Counter()
        for lesson in lessons:
            if hand_of(lesson.case) == hand:
                counts += count(lesson, weights)
    return counts


def _line(counts: Counter[tuple[str, str]]) -> str:
    return "   ".join(
        f"{path} " + " ".join(f"{kind} {counts[path, kind]}" for kind in ("right", "wrong", "missed"))
        for path in TAGS_OF_ASKED
    )


if __name__ == "__main__":
    main()
