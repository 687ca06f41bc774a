"""Trains what hears why a patient is sent: `python -m jobs.training.reasons FILE... [--write] [--hands A,B]`.

Prints how often its likeliest sentence is the one that is marked, of each hand when it has learnt from all the others
(a flattering figure: what is heard of health, which it looks at, was learnt from every hand);
with `--write` it then learns from all and writes the weights. Held-out files must not be among them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from pathlib import Path

from jobs.extraction.assistant.clinical.heard.model import WEIGHTS as HEARD_WEIGHTS
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.request.reason.heard import WEIGHTS, WHY, chances_of
from jobs.extraction.assistant.request.reason.heard.features import features_of
from jobs.training.documents import TODAY
from jobs.training.marked import WHY as MARKED
from jobs.training.marked import Marked
from jobs.training.passages import PassageLesson, Training, places_as_written, run
from jobs.training.sequences import train_sequences
from jobs.training.tagger_fingerprint import fingerprint
from jobs.training.typed import page_of

FINGERPRINT = WEIGHTS.with_suffix(".sha256")
MAKES_FEATURES = ("features.py",)
_SETTINGS = {"c1": 0.2, "c2": 0.2, "max_iterations": 100, "feature.minfreq": 3}
_ENOUGH = 0.5
"""The part of a sentence that must be marked."""


def lesson_of(passage: Marked) -> PassageLesson | None:
    """Return a passage as it is read, with the tags of its sentences; None where reading puts its words in another
    order."""
    document = Document.of(page_of(passage.text), TODAY)
    where = places_as_written(passage.text, document.text.content)
    sentences = document.sentences
    if where is None or not sentences:
        return None
    marked = {at for mark in passage.marks if mark.kind == MARKED for at in range(mark.start, mark.end)}
    tags, sizes = [], []
    for sentence in sentences:
        held = [where[at] in marked for at in range(sentence.span.start, sentence.span.end) if at in where]
        sizes.append(sum(held))
        tags.append(WHY if held and sum(held) >= _ENOUGH * len(held) else "O")
    if marked and WHY not in tags:
        tags[sizes.index(max(sizes))] = WHY
    return PassageLesson(passage, features_of(document, sentences), tags)


def train(lessons: Iterable[PassageLesson], file: Path) -> None:
    """Write the weights that the passages teach; the same ones each time."""
    train_sequences(lessons, file, _SETTINGS)


def right(lessons: Iterable[tuple[PassageLesson, Path]]) -> tuple[int, int]:
    """Return in how many passages with a marked sentence the likeliest one is marked, by the weights that come with
    each, and how many there are."""
    hits = count = 0
    for lesson, weights in lessons:
        if WHY in lesson.tags:
            chances = chances_of(lesson.features, weights)
            best = max(range(len(lesson.tags)), key=lambda place: chances[place])
            hits += lesson.tags[best] == WHY
            count += 1
    return hits, count


def fits() -> str:
    """Return the fingerprint of the code that makes the features, and of the weights whose answers they hold."""
    heard = hashlib.sha256(HEARD_WEIGHTS.read_bytes()).hexdigest()
    return f"{fingerprint(MAKES_FEATURES, beside=WEIGHTS)} {heard}"


def write(lessons: Sequence[PassageLesson]) -> None:
    """Learn from all lessons and write the weights, and what they fit."""
    train(lessons, WEIGHTS)
    FINGERPRINT.write_text(f"{fits()}\n", encoding="utf-8")


if __name__ == "__main__":
    run(
        Training(
            "the hearing of reasons",
            WEIGHTS,
            lesson_of,
            train,
            lambda told: "{} of {}".format(*right(told)),
            write,
        )
    )
