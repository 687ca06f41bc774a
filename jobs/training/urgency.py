"""Trains the hearing of urgency in notes: `python -m jobs.training.urgency PASSAGES... --plain PASSAGES... [--write]`.

Prints how often the level of each hand's passages is heard when all others' were learnt from, then trains on
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
from jobs.training.matrices import matrix_of
from jobs.training.options import parser_of_training, written

LEVELS = (NOTHING, "routine", "urgent", "asap", "stat")
_C = 30.0
_THRESHOLDS = (0.4, 0.5, 0.6, 0.7, 0.8)
_FEWEST, _MOST = 3, 40
_SENTENCES = 4000


@dataclass(frozen=True)
class Passage:
    hand: str
    text: str
    level: str


def passages_of(file: Path) -> Iterator[Passage]:
    """Yield the passages of a file: a JSON object a line, with `hand`, `text` and `urgency` (null: it says none)."""
    for line in file.read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        yield Passage(row["hand"], row["text"], row["urgency"] or NOTHING)


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
    rarity = np.array([1.0 + np.log(len(passages) / often[name]) for name in names])
    rarity = rarity.astype(np.float16).astype(np.float32)
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


def figures(model: UrgencyModel, passages: Sequence[Passage], *, least: float) -> str:
    """Return how many stated levels are heard, exactly and within a step, and how often one is heard where none is."""
    stated = exact = near = silent = invented = 0
    for passage in passages:
        heard = model.heard_in([passage.text], least=least)
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
    options = parser.parse_args()
    say = sys.stdout.write
    passages = [passage for file in options.passages for passage in passages_of(file)]
    hands = options.hands if options.hands is not None else sorted({passage.hand for passage in passages})
    passages += plain_sentences(options.plain)
    for hand in hands:
        model = train([passage for passage in passages if passage.hand != hand])
        for least in _THRESHOLDS:
            of_hand = [passage for passage in passages if passage.hand == hand]
            say(f"{hand} at {least}: {figures(model, of_hand, least=least)}\n")
    if options.write:
        model = train(passages)
        write_model(model, WEIGHTS, outcomes="levels")
        say(written(WEIGHTS, f"{len(model.place)} terms"))


if __name__ == "__main__":
    main()
