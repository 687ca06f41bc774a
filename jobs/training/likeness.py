"""Trains the likeness of dangers: `python -m jobs.training.likeness PASSAGES... --notes ... --documents ... [--write]`.

Prints what rules raise and what rules and likeness raise together on each hand's passages when all others' were learnt
from, then trains on everything and, with `--write`, writes the weights. It needs scikit-learn, which the service
itself does not. Held-out passages must not be among the files.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt
from scipy.sparse import csr_matrix
from sklearn.linear_model import LogisticRegression

from jobs.extraction import warm_up
from jobs.extraction.packed_weights import packed_weights, weights_of, write_model
from jobs.extraction.red_flags.likeness import UNLIKELY, WEIGHTS, LikenessModel, length_of
from jobs.training.likeness_texts import (
    CODES,
    Lesson,
    lessons_of_documents,
    lessons_of_notes,
    lessons_of_passages,
)
from jobs.training.matrices import matrix_of
from jobs.training.options import parser_of_training, written

_C = 10.0
_THRESHOLDS = (0.05, 0.08, 0.1, 0.15, 0.2, 0.3)


def train(lessons: Sequence[Lesson]) -> LikenessModel:
    """Return a model of the lessons, with weights as they are written: rounded to a byte."""
    names = _names(lessons)
    place = {name: number for number, name in enumerate(names)}
    rows = [[place[name] for name in lesson.terms if name in place] for lesson in lessons]
    often = np.bincount([number for row in rows for number in row], minlength=len(names))
    rarity = (1.0 + np.log((1 + len(lessons)) / (1 + often))).astype(np.float16).astype(np.float32)
    matrix = matrix_of(rows, rarity, lambda rarities: rarities / length_of(rarities))
    columns, biases = zip(*(_fitted(matrix, lessons, code) for code in CODES), strict=True)
    return LikenessModel(
        place=place,
        codes=CODES,
        rarity=rarity,
        weights=weights_of(*packed_weights(np.stack(columns, axis=1))),
        bias=np.array(biases, dtype=np.float32),
    )


def _names(lessons: Sequence[Lesson]) -> list[str]:
    """The terms of at least two passages; what documents alone hold says nothing of dangers."""
    often = Counter(name for lesson in lessons if lesson.scored for name in lesson.terms)
    return sorted(name for name, count in often.items() if count > 1)


def _fitted(
    matrix: csr_matrix, lessons: Sequence[Lesson], code: str
) -> tuple[npt.NDArray[np.float64], float]:
    known = [number for number, lesson in enumerate(lessons) if code in lesson.known]
    answers = [lessons[number].known[code] for number in known]
    model = LogisticRegression(C=_C, max_iter=200, solver="liblinear", random_state=0)
    model.fit(matrix[known], answers)
    return model.coef_[0], float(model.intercept_[0])


def figures(model: LikenessModel, lessons: Sequence[Lesson], *, least: float) -> str:
    """Return recall and false alarms of rules, and of rules and likeness together, as a line."""
    wanted = by_rule = together = silent = alarms = alarms_together = 0
    for lesson in lessons:
        chances = dict(zip(model.codes, model.chances(lesson.terms), strict=True))
        heard = {
            code
            for code, chance in chances.items()
            if chance >= (UNLIKELY if code in lesson.by_rule else least)
        }
        raised = {code for code, is_raised in lesson.scored.items() if is_raised}
        forbidden = lesson.scored.keys() - raised
        wanted += len(raised)
        by_rule += len(raised & lesson.by_rule)
        together += len(raised & heard)
        silent += bool(forbidden)
        alarms += bool(forbidden & lesson.by_rule)
        alarms_together += bool(forbidden & heard)
    return (
        f"recall {by_rule / max(1, wanted):.3f} -> {together / max(1, wanted):.3f}, "
        f"false alarms {alarms / max(1, silent):.3f} -> {alarms_together / max(1, silent):.3f}"
    )


def main() -> None:
    parser = parser_of_training("the likeness of dangers")
    parser.add_argument("passages", type=Path, nargs="+", help="files of passages, a JSON object a line")
    parser.add_argument("--notes", type=Path, nargs="*", default=[], help="files of whole notes, likewise")
    parser.add_argument("--documents", type=Path, required=True, help="an evaluation set with gold.jsonl")
    options = parser.parse_args()
    say = sys.stdout.write
    warm_up()
    passages = [
        *(lesson for file in options.passages for lesson in lessons_of_passages(file)),
        *(lesson for file in options.notes for lesson in lessons_of_notes(file)),
    ]
    documents = list(lessons_of_documents(options.documents, options.kept))
    say(f"{len(passages)} passages, {len(documents)} stretches of documents\n")
    hands = sorted({lesson.hand for lesson in passages}) if options.hands is None else options.hands
    for hand in hands:
        of_hand = [lesson for lesson in passages if lesson.hand in hand.split(",")]
        others = [lesson for lesson in passages if lesson.hand not in hand.split(",")]
        model = train([*others, *documents])
        for least in _THRESHOLDS:
            say(f"{hand} at {least}: {figures(model, of_hand, least=least)}\n")
    if options.write:
        model = train([*passages, *documents])
        write_model(model, WEIGHTS, outcomes="codes")
        say(written(WEIGHTS, f"{len(model.place)} terms"))


if __name__ == "__main__":
    main()
