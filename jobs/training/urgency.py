"""Trains the hearing of urgency in notes: `python -m jobs.training.urgency PASSAGES --plain ... --notes ... [--write]`.

Prints how often the level of each hand's passages and notes is heard when all others' were learnt from, then trains on
everything and, with `--write`, writes the weights. It needs scikit-learn, which the service itself does not.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np
from sklearn.linear_model import LogisticRegression

from jobs.extraction.assistant.request.urgency.heard import (
    NOTHING,
    STOP,
    WEIGHTS,
    UrgencyModel,
    values_of,
)
from jobs.extraction.assistant.request.urgency.heard.terms import terms_of
from jobs.extraction.packed_weights import packed_weights, weights_of, write_model
from jobs.training.matrices import matrix_of, rarity_of
from jobs.training.options import parser_of_training, written

LEVELS = (NOTHING, "routine", "urgent", "asap", "stat")
_C = 30.0
_THRESHOLDS = (0.4, 0.5, 0.6, 0.7, 0.8)
_FEWEST, _MOST = 3, 40
_SENTENCES = 4000
_ROUNDS = 2
"""How often it is told anew which sentence of a note says how soon."""
_LIKELY_THE_ONE = 0.05


@dataclass(frozen=True)
class Passage:
    """A sentence or two, or a whole note, and the level that it states."""

    hand: str
    text: str
    level: str

    def sentences(self) -> list[str]:
        return [one for one in STOP.split(self.text) if len(one.split()) >= _FEWEST] or [self.text]


def passages_of(file: Path) -> Iterator[Passage]:
    """Yield the passages or notes of a file: a JSON object a line, with `text` and `urgency` (null: it says none), and
    `hand` where more than one wrote the file.
    """
    for line in file.read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        yield Passage(row.get("hand", file.stem), row["text"], row["urgency"] or NOTHING)


def sentences_of(notes: Sequence[Passage], model: UrgencyModel) -> Iterator[Passage]:
    """Yield what is learnt from notes: all sentences of one that says nothing of how soon; of another the sentence that
    by a model says it, if one may.
    """
    for note in notes:
        sentences = note.sentences()
        if note.level == NOTHING:
            yield from (Passage(note.hand, sentence, NOTHING) for sentence in sentences)
            continue
        chances = [model.chances(sentence)[note.level] for sentence in sentences]
        if max(chances) >= _LIKELY_THE_ONE:
            yield Passage(note.hand, sentences[chances.index(max(chances))], note.level)


def train_with_notes(passages: Sequence[Passage], notes: Sequence[Passage]) -> UrgencyModel:
    """Return a model of passages and notes; which sentence of a note says how soon is told by the model before."""
    model = train(passages)
    for _ in range(_ROUNDS if notes else 0):
        model = train([*passages, *sentences_of(notes, model)])
    return model


def plain_sentences(files: Sequence[Path]) -> list[Passage]:
    """Return sentences of passages about other things, the same ones each time: nearly all say nothing of how soon."""
    rows = [json.loads(line) for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    sentences = [
        sentence
        for row in rows
        for sentence in STOP.split(row["text"])
        if _FEWEST <= len(sentence.split()) <= _MOST
    ]
    chosen = Random(0).sample(sentences, min(_SENTENCES, len(sentences)))  # noqa: S311 - no secret
    return [Passage("plain", sentence, NOTHING) for sentence in chosen]


def train(passages: Sequence[Passage]) -> UrgencyModel:
    """Return a model of the passages, with weights as they are written: rounded to a byte."""
    terms = [terms_of(passage.text) for passage in passages]
    often = Counter(term for held in terms for term in held)
    names = sorted(term for term, count in often.items() if count > 1)
    place = {name: number for number, name in enumerate(names)}
    rarity = rarity_of(names, often, len(passages))
    rows = [sorted(place[term] for term in held if term in place) for held in terms]
    model = LogisticRegression(C=_C, max_iter=2000)
    model.fit(matrix_of(rows, rarity, values_of), [LEVELS.index(passage.level) for passage in passages])
    return UrgencyModel(
        place=place,
        levels=LEVELS,
        rarity=rarity,
        weights=weights_of(*packed_weights(model.coef_.T)),
        bias=model.intercept_.astype(np.float32),
    )


def figures(
    model: UrgencyModel, passages: Sequence[Passage], *, least: float, whole_notes: bool = False
) -> str:
    """Return how many stated levels are heard, exactly and within a step, and how often one is heard where none is."""
    stated = exact = near = silent = invented = 0
    for passage in passages:
        heard = model.heard_in(passage.sentences() if whole_notes else [passage.text], least=least)
        level = heard[0].level if heard else NOTHING
        if passage.level == NOTHING:
            silent, invented = silent + 1, invented + (level != NOTHING)
            continue
        stated, exact = stated + 1, exact + (level == passage.level)
        near += level != NOTHING and abs(LEVELS.index(level) - LEVELS.index(passage.level)) <= 1
    return (
        f"exact {exact / max(1, stated):.3f}, within a step {near / max(1, stated):.3f} of {stated}, "
        f"invented {invented / max(1, silent):.3f} of {silent}"
    )


def main() -> None:
    parser = parser_of_training("the hearing of urgency in notes")
    parser.add_argument("passages", type=Path, nargs="+", help="files of passages, a JSON object a line")
    parser.add_argument("--plain", type=Path, nargs="+", required=True, help="passages about other things")
    parser.add_argument("--notes", type=Path, nargs="+", required=True, help="files of notes, one a hand")
    options = parser.parse_args()
    say = sys.stdout.write
    passages = [passage for file in options.passages for passage in passages_of(file)]
    notes = [note for file in options.notes for note in passages_of(file)]
    hands = options.hands if options.hands is not None else sorted({one.hand for one in (*passages, *notes)})
    passages += plain_sentences(options.plain)
    whole = {note.hand for note in notes}
    for hand in hands:
        model = train_with_notes(_but(passages, hand), _but(notes, hand))
        own = [one for one in (*passages, *notes) if one.hand == hand]
        for least in _THRESHOLDS:
            told = figures(model, own, least=least, whole_notes=hand in whole)
            say(f"{hand} at {least}: {told}\n")
    if options.write:
        model = train_with_notes(passages, notes)
        write_model(model, WEIGHTS, outcomes="levels")
        say(written(WEIGHTS, f"{len(model.place)} terms"))


def _but(passages: Sequence[Passage], hand: str) -> list[Passage]:
    return [passage for passage in passages if passage.hand != hand]


if __name__ == "__main__":
    main()
