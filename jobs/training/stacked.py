"""Trains the stacked models of whom a paper asks and how soon: `python -m jobs.training.stacked PAPERS... [--write]`.

Prints how often each hand's papers are right when all others' were learnt from, then trains on everything and, with
`--write`, writes the weights. It needs scikit-learn, which the service itself does not.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import numpy as np
from scipy.sparse import csr_matrix
from sklearn.linear_model import LogisticRegression

from jobs.extraction.assistant.request.stacked.model import Evident, StackedModel, values_of
from jobs.extraction.assistant.request.stacked.specialty import WEIGHTS as OF_SPECIALTIES
from jobs.extraction.assistant.request.stacked.specialty import chances_of
from jobs.extraction.assistant.request.stacked.specialty import likely_enough as likely_asked
from jobs.extraction.assistant.request.stacked.urgency import WEIGHTS as OF_URGENCIES
from jobs.extraction.assistant.request.stacked.urgency import likely_enough as likely_said
from jobs.extraction.assistant.request.urgency.heard import NOTHING
from jobs.extraction.packed_weights import packed_weights, weights_of, write_model
from jobs.training.options import parser_of_training, written
from jobs.training.stacked_papers import Paper, papers_in, papers_of, papers_that_ask_nothing

LEVELS = (NOTHING, "routine", "urgent", "asap", "stat")
_C = 10.0
_LEAST_OF_A_NAME = 2
_SURE = 0.7
_SOON = {"urgent", "asap"}
Row = tuple[Evident, int, float]


def specialty_model_of(papers: Sequence[Paper]) -> StackedModel:
    """Return a model of which candidates are asked for, and where. Which of its places tells it is known of some
    papers; of others it is told by a first model."""
    first = _fitted([row for paper in papers for row in _rows_of(paper, None)], outcomes=("asked",))
    return _fitted([row for paper in papers for row in _rows_of(paper, first)], outcomes=("asked",))


def _rows_of(paper: Paper, model: StackedModel | None) -> Iterator[Row]:
    """Yield what is learnt of a paper: that a candidate is asked for, by the place that tells it, if it is known or a
    model tells; that another is not, by all its places together as much."""
    for slug, evidents in paper.candidates.items() if paper.wanted is not None else ():
        if slug not in (paper.wanted or ()):
            yield from ((evident, 0, paper.weight / len(evidents)) for evident in evidents)
        elif slug in paper.told_at:
            yield evidents[paper.told_at[slug]], 1, paper.weight
        elif model is None:
            yield from ((evident, 1, paper.weight / len(evidents)) for evident in evidents)
        else:
            yield max(evidents, key=lambda evident: float(model.logits(evident)[0])), 1, paper.weight


def urgency_model_of(papers: Iterable[Paper]) -> StackedModel:
    """Return a model of which level a passage says."""
    rows = [
        (passage.evident, LEVELS.index(level), paper.weight)
        for paper in papers
        if paper.says is not None
        for passage, level in zip(paper.passages, paper.says, strict=True)
    ]
    return _fitted(rows, outcomes=LEVELS)


def _fitted(rows: Sequence[Row], *, outcomes: tuple[str, ...]) -> StackedModel:
    """Return a model with weights as they are written: rounded to a byte."""
    often = Counter(term for evident, _, _ in rows for term in evident.terms)
    signs = Counter(f"={sign}" for evident, _, _ in rows for sign in evident.signs)
    terms = sorted(term for term, count in often.items() if count >= _LEAST_OF_A_NAME)
    names = [*terms, *sorted(sign for sign, count in signs.items() if count >= _LEAST_OF_A_NAME)]
    place = {name: number for number, name in enumerate(names)}
    rarity = np.array(
        [1.0 + np.log(len(rows) / often[name]) for name in terms] + [1.0] * (len(names) - len(terms))
    )
    rarity = rarity.astype(np.float16).astype(np.float32)
    known = [values_of(evident, place, rarity) for evident, _, _ in rows]
    starts = np.cumsum([0, *(len(places) for places, _ in known)])
    columns = np.concatenate([places for places, _ in known])
    matrix = csr_matrix(
        (np.concatenate([values for _, values in known]), columns, starts), shape=(len(rows), len(names))
    )
    model = LogisticRegression(C=_C, max_iter=1000)
    model.fit(matrix, [right for _, right, _ in rows], sample_weight=[weight for *_, weight in rows])
    return StackedModel(
        place=place,
        outcomes=outcomes,
        rarity=rarity,
        weights=weights_of(*packed_weights(model.coef_.T)),
        bias=model.intercept_.astype(np.float32),
    )


def figures_of_specialties(model: StackedModel, papers: Sequence[Paper]) -> str:
    """Return how often the specialty is right where it is stated and implied, how often where it is sure, and how often
    one is named where none is asked for."""
    stated = [0, 0]
    implied = [0, 0]
    sure = [0, 0]
    silent = [0, 0]
    for paper in papers:
        if paper.wanted is None:
            continue
        slug, chance = _likeliest(model, paper)
        right = slug in paper.wanted
        of = silent if not paper.wanted else stated if paper.stated else implied
        of[0] += 1
        of[1] += slug is not None if not paper.wanted else right
        if chance >= _SURE:
            sure[0] += 1
            sure[1] += right
    return (
        f"specialty stated {_share(stated)}, implied {_share(implied)}, right where sure {_share(sure)}, "
        f"named where none is asked {_share(silent)}"
    )


def figures_of_urgencies(model: StackedModel, papers: Sequence[Paper]) -> str:
    """Return how often the urgency is right where one is stated, and how often one is said where none is."""
    stated = [0, 0]
    silent = [0, 0]
    for paper in papers:
        if paper.levels is None:
            continue
        level = _level(model, paper)
        if paper.levels == (NOTHING,):
            silent[0] += 1
            silent[1] += level != NOTHING
        else:
            stated[0] += 1
            stated[1] += level in paper.levels or bool({level} & _SOON and {*paper.levels} & _SOON)
    return f"urgency {_share(stated)}, said where none is {_share(silent)}"


def _likeliest(model: StackedModel, paper: Paper) -> tuple[str | None, float]:
    chances = chances_of(paper.candidates, model)
    slug = likely_asked(chances, paper.taken, asks=paper.asks)
    return slug, chances[slug] if slug is not None else 0.0


def _level(model: StackedModel, paper: Paper) -> str:
    said = likely_said(paper.passages, model, asks=paper.asks)
    return said.level if said is not None else NOTHING


def _share(counted: Sequence[int]) -> str:
    return f"{counted[1] / max(1, counted[0]):.3f} of {counted[0]}"


def main() -> None:
    parser = parser_of_training("the stacked models of whom a paper asks and how soon")
    parser.add_argument(
        "papers", type=Path, nargs="+", help="papers that ask, a JSON object a line, one a hand"
    )
    parser.add_argument("--documents", type=Path, help="an evaluation set that is learnt from")
    parser.add_argument(
        "--nothing", type=Path, nargs="*", default=[], help="papers with their kinds, one a hand"
    )
    parser.add_argument("--unseen", type=Path, nargs="*", default=[], help="papers to print figures of only")
    options = parser.parse_args()
    say = sys.stdout.write
    typed = [paper for file in options.papers for paper in papers_of(file)]
    others = [paper for file in options.nothing for paper in papers_that_ask_nothing(file)]
    others += papers_in(options.documents, options.kept) if options.documents else []
    hands = options.hands if options.hands is not None else sorted({paper.hand for paper in typed})
    for hand in hands:
        learnt = [paper for paper in (*typed, *others) if paper.hand != hand]
        say(f"{hand}: {_figures(learnt, [paper for paper in (*typed, *others) if paper.hand == hand])}\n")
    for file in options.unseen:
        say(f"{file.stem}: {_figures([*typed, *others], list(papers_of(file)))}\n")
    if options.write:
        for model, weights in (
            (specialty_model_of([*typed, *others]), OF_SPECIALTIES),
            (urgency_model_of([*typed, *others]), OF_URGENCIES),
        ):
            write_model(model, weights, outcomes="outcomes")
            say(written(weights, f"{len(model.place)} terms of {len(typed) + len(others)} papers"))


def _figures(learnt: Sequence[Paper], papers: Sequence[Paper]) -> str:
    return (
        figures_of_specialties(specialty_model_of(learnt), papers)
        + "; "
        + figures_of_urgencies(urgency_model_of(learnt), papers)
    )


if __name__ == "__main__":
    main()
