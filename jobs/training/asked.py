"""Trains the tagger of what is asked: `python -m jobs.training.asked DIRECTORY... --sources DIRECTORY [--write]`.

Prints how often its values are right on each hand's documents when it has learnt from all the others', then trains on
everything and, with `--write`, writes the weights. The sources tell where on the page a value is printed; held-out
documents must not be among the directories.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from jobs.evaluation.comparing import options_of, same
from jobs.extraction import warm_up
from jobs.extraction.assistant.second.asked import asked_values
from jobs.extraction.assistant.tagger.asked import TAGS_OF_ASKED, marked
from jobs.extraction.assistant.tagger.asked_features import asked_features_of
from jobs.extraction.assistant.tagger.features import features_of
from jobs.extraction.assistant.tagger.model import ASKED_WEIGHTS, decode, items_of
from jobs.extraction.assistant.tagger.tokens import tokens_of
from jobs.training.asked_gold import Printed, asked_tags_of, printed_in
from jobs.training.documents import Lesson, documents_in
from jobs.training.options import parser_of_training, written
from jobs.training.sequences import train_sequences, unseen
from jobs.training.tagger_fingerprint import ASKED_FINGERPRINT, MAKES_FEATURES_OF_ASKED, fingerprint

_SETTINGS = {
    "c1": 0.15,
    "c2": 0.02,
    "max_iterations": 70,
    "feature.minfreq": 3,
    "feature.possible_transitions": False,
}


def asked_lessons(
    directories: Sequence[Path], printed: Printed, kept: Path | None = None
) -> Iterator[Lesson]:
    """Yield the documents of evaluation sets with the tags of what they ask."""
    for case, document, referral in documents_in(directories, kept):
        tokens = tokens_of(document.text)
        both = zip(features_of(document, tokens), asked_features_of(document, tokens), strict=True)
        features = [[*own, *further] for own, further in both]
        if tokens:
            tags = asked_tags_of(case, document, tokens, referral, printed)
            yield Lesson(case, document, tokens, features, tags)


def train(lessons: Sequence[Lesson], file: Path) -> None:
    """Write the weights that the documents teach; the same ones each time."""
    train_sequences(lessons, file, _SETTINGS)


def count(lesson: Lesson, weights: Path) -> Counter[tuple[str, str]]:
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
    parser = parser_of_training("the tagger of what is asked")
    parser.add_argument("directories", type=Path, nargs="+", help="evaluation sets with gold.jsonl")
    parser.add_argument("--sources", type=Path, required=True, help="the documents' sources, with heads")
    options = parser.parse_args()
    say = sys.stdout.write
    warm_up()
    lessons = list(asked_lessons(options.directories, printed_in(options.sources), options.kept))
    hands = sorted({lesson.hand for lesson in lessons}) if options.hands is None else options.hands
    together: Counter[tuple[str, str]] = Counter()
    for hand in hands:
        counts: Counter[tuple[str, str]] = Counter()
        for lesson, weights in unseen(lessons, hand.split(","), train):
            counts += count(lesson, weights)
        together += counts
        say(f"{hand:8} {_line(counts)}\n")
    if hands:
        say(f"all      {_line(together)}\n")
    if options.write:
        train(lessons, ASKED_WEIGHTS)
        ASKED_FINGERPRINT.write_text(f"{fingerprint(MAKES_FEATURES_OF_ASKED)}\n", encoding="utf-8")
        say(written(ASKED_WEIGHTS, f"{len(lessons)} documents"))


def _line(counts: Counter[tuple[str, str]]) -> str:
    return "   ".join(
        f"{path} " + " ".join(f"{kind} {counts[path, kind]}" for kind in ("right", "wrong", "missed"))
        for path in TAGS_OF_ASKED
    )


if __name__ == "__main__":
    main()
