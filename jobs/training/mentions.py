"""Trains what hears conditions, complaints, operations, medicines and allergies in running text:
`python -m jobs.training.mentions FILE... [--write] [--hands A,B]`.

Prints what it reaches on each hand's passages when it has learnt from all the others'; with `--write` it then learns
from all and writes the weights. Held-out files must not be among them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from jobs.extraction.assistant.clinical.heard.features import features_of
from jobs.extraction.assistant.clinical.heard.model import WEIGHTS
from jobs.extraction.assistant.clinical.heard.scope import KNOWN_WORDS, words_of
from jobs.extraction.assistant.clinical.heard.tags import BEGINS, KINDS, OUTSIDE, runs_of
from jobs.extraction.assistant.clinical.heard.tokens import tokens_of
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.tagger.model import decode, items_of
from jobs.extraction.assistant.tagger.tokens import Token
from jobs.training.documents import TODAY
from jobs.training.marked import Marked
from jobs.training.passages import PassageLesson, Training, places_as_written, run
from jobs.training.sequences import train_sequences
from jobs.training.tagger_fingerprint import fingerprint
from jobs.training.typed import page_of

FINGERPRINT = WEIGHTS.with_suffix(".sha256")
MAKES_FEATURES = ("features.py", "cues.py", "tags.py", "tokens.py")
_SETTINGS = {"c1": 0.1, "c2": 0.03, "max_iterations": 120, "feature.minfreq": 2}


def lesson_of(passage: Marked) -> PassageLesson | None:
    """Return a passage as it is read, with the tags of its tokens; None where reading puts its words in another
    order."""
    document = Document.of(page_of(passage.text), TODAY)
    tokens = tokens_of(document.text)
    where = places_as_written(passage.text, document.text.content)
    if where is None or not tokens:
        return None
    return PassageLesson(passage, features_of(document, tokens), _tags_of(passage, tokens, where))


def _tags_of(passage: Marked, tokens: Sequence[Token], where: dict[int, int]) -> list[str]:
    tags = [OUTSIDE] * len(tokens)
    starts = [where[token.start] for token in tokens]
    for mark in passage.marks:
        if mark.kind in KINDS:
            held = [place for place, start in enumerate(starts) if mark.start <= start < mark.end]
            for place in held:
                tags[place] = f"{BEGINS}{mark.kind}" if place == held[0] else mark.kind
    return tags


def train(lessons: Iterable[PassageLesson], file: Path) -> None:
    """Write the weights that the passages teach; the same ones each time."""
    train_sequences(lessons, file, _SETTINGS)


def words_of_several(lessons: Iterable[PassageLesson]) -> list[str]:
    """Return the words that stand in at least two passages, in the order of the alphabet."""
    often = Counter(word for lesson in lessons for word in set(words_of(lesson.passage.text.lower())))
    return sorted(word for word, count in often.items() if count > 1)


def figures(lessons: Iterable[tuple[PassageLesson, Path]]) -> Counter[tuple[str, str]]:
    """Return how often each kind was wanted, told by the weights that come with a lesson, and told with the very words
    that were wanted."""
    counted: Counter[tuple[str, str]] = Counter()
    for lesson, weights in lessons:
        wanted = set(runs_of(lesson.tags))
        told = set(runs_of(decode(items_of(lesson.features), weights).tags))
        for name, runs in (("wanted", wanted), ("told", told), ("right", wanted & told)):
            counted.update((kind, name) for kind, _, _ in runs)
    return counted


def table(counted: Counter[tuple[str, str]]) -> str:
    """Return precision, recall and F1 of each kind in a line."""
    cells = []
    for kind in KINDS:
        wanted, told, right = (counted[kind, name] for name in ("wanted", "told", "right"))
        if wanted or told:
            cells.append(f"{kind} {2 * right / (wanted + told):.2f} ({right}/{told}/{wanted})")
    return "  ".join(cells)


def fits() -> str:
    """Return the fingerprint of the code that makes the features."""
    return fingerprint(MAKES_FEATURES, beside=WEIGHTS)


def write(lessons: Sequence[PassageLesson]) -> None:
    """Learn from all lessons and write the weights, the words that are known, and what the weights fit."""
    train(lessons, WEIGHTS)
    FINGERPRINT.write_text(f"{fits()}\n", encoding="utf-8")
    KNOWN_WORDS.write_text("\n".join(words_of_several(lessons)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    run(
        Training(
            "the hearing of what is clinical",
            WEIGHTS,
            lesson_of,
            train,
            lambda told: table(figures(told)),
            write,
        )
    )
