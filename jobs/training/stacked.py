"""Trains the stacked models of whom a paper asks and how soon: `python -m jobs.training.stacked PAPERS... [--write]`.

Prints how often each hand's papers are right when all others' were learnt from, then trains on everything and, with
`--write`, writes the weights. It needs scikit-learn, which the service itself does not.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from sklearn.linear_model import LogisticRegression

from jobs.extraction.assistant.request.stacked.model import Evident, StackedModel, values_of
from jobs.extraction.assistant.request.stacked.specialty import WEIGHTS as OF_SPECIALTIES
from jobs.extraction.assistant.request.stacked.specialty import chances_of
from jobs.extraction.assistant.request.stacked.specialty import likely_enough as likely_asked
from jobs.extraction.assistant.request.stacked.urgency import WEIGHTS as OF_URGENCIES
from jobs.extraction.assistant.request.stacked.urgency import likely_enough as likely_said
from jobs.extraction.assistant.request.urgency.heard import NOTHING
from jobs.extraction.assistant.request.urgency.levels import LEVELS_OF_SOON
from jobs.extraction.packed_weights import packed_weights, weights_of, write_model
from jobs.training.matrices import rarity_of, sparse
from jobs.training.options import parser_of_papers, written
from jobs.training.stacked_papers import Paper, papers_in, papers_of, papers_that_ask_nobody

LEVELS = (NOTHING, "routine", "urgent", "asap", "stat")
_C = 10.0
_LEAST_OF_A_NAME = 2
_SURE = 0.7
Row = tuple[Evident, int, float]


def specialty_model_of(papers: Sequence[Paper]) -> StackedModel:
    """Return a model of which candidates are asked for, and where. Which of its places tells it is known of some
    papers; of others it is told by a first model."""
    first = _fitted([row for paper in papers for row in _rows_of(paper, None)], outcomes=("asked",))
    return _fitted([row for paper in papers for row in _rows_of(paper, first)], outcomes=("asked",))


def _rows_of(paper: Paper, model: StackedModel | None) -> Iterator[Row]:
    """Yield what is learnt of a paper: that a candidate is asked for, by the place that tells it, if it is known or a
    model tells; that another is not, by all its places together as much."""
    if paper.wanted is None:
        return
    for slug, evidents in paper.candidates.items():
        if slug not in paper.wanted:
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
    """Return a model with weights as they are written, rounded to a byte; of names that weigh nothing then none is
    kept, and the rest is fitted again."""
    often = Counter(term for evident, _, _ in rows for term in evident.terms)
    signs = Counter(f"={sign}" for evident, _, _ in rows for sign in evident.signs)
    names = sorted(name for name, count in (often + signs).items() if count >= _LEAST_OF_A_NAME)
    first = _fitted_to(names, rows, often, outcomes)
    kept = [name for name, weights in zip(names, first.weights, strict=True) if weights.any()]
    return _fitted_to(kept, rows, often, outcomes)


def _fitted_to(
    names: Sequence[str], rows: Sequence[Row], often: Mapping[str, int], outcomes: tuple[str, ...]
) -> StackedModel:
    place = {name: number for number, name in enumerate(names)}
    rarity = rarity_of(names, often, len(rows))
    matrix = sparse([values_of(evident, place, rarity) for evident, _, _ in rows], len(names))
    model = LogisticRegression(C=_C, max_iter=1000)
    model.fit(matrix, [right for _, right, _ in rows], sample_weight=[weight for *_, weight in rows])
    return StackedModel(
        place=place,
        outcomes=outcomes,
        rarity=rarity,
        weights=weights_of(*packed_weights(model.coef_.T)),
        bias=model.intercept_.astype(np.float32),
    )


@dataclass(frozen=True, slots=True)
class Answer:
    """What a model answers of a paper: of which group the paper is, whether it is answered, how likely the answer is
    (0-1), and whether it is right."""

    group: str
    answered: bool
    chance: float
    right: bool


def specialties_of(model: StackedModel, papers: Iterable[Paper]) -> Iterator[Answer]:
    """Yield which specialties are answered of papers that are known to ask for one, or for none."""
    for paper in papers:
        if paper.wanted is None:
            continue
        chances = chances_of(paper.candidates, model)
        slug = likely_asked(chances, paper.taken)
        group = "none asked" if not paper.wanted else "stated" if paper.stated else "implied"
        chance = chances[slug] if slug is not None else 0.0
        yield Answer(group, slug is not None, chance, slug in paper.wanted)


def urgencies_of(model: StackedModel, papers: Iterable[Paper]) -> Iterator[Answer]:
    """Yield which urgencies are answered of papers that are known to state one, or none."""
    for paper in papers:
        if paper.levels is None:
            continue
        said = likely_said(paper.passages, model)
        group = "none stated" if paper.levels == (NOTHING,) else "stated"
        if said is None:
            yield Answer(group, answered=False, chance=0.0, right=False)
        else:
            right = said.level in paper.levels or (
                said.level in LEVELS_OF_SOON and not {*LEVELS_OF_SOON}.isdisjoint(paper.levels)
            )
            yield Answer(group, answered=True, chance=said.chance_of(said.level), right=right)


def figures(answers: Sequence[Answer]) -> str:
    """Return how often answers are right, by the group of papers, and where they are sure; how often there is one where
    none is asked for."""
    told = []
    for group in sorted({answer.group for answer in answers}):
        of_group = [answer for answer in answers if answer.group == group]
        none = group.startswith("none")
        share = sum(answer.answered if none else answer.right for answer in of_group) / len(of_group)
        told.append(f"{group} {'answered' if none else 'right'} {share:.3f} of {len(of_group)}")
    sure = [answer.right for answer in answers if answer.chance >= _SURE]
    told.append(f"right where sure {sum(sure) / max(1, len(sure)):.3f} of {len(sure)}")
    return ", ".join(told)


def came_true(answers: Sequence[Answer]) -> str:
    """Return how often answers of each tenth of chance are right: what the map of confidences is drawn through."""
    told = []
    for tenth in range(10):
        right = [
            answer.right
            for answer in answers
            if answer.answered and tenth <= min(9.9, 10 * answer.chance) < tenth + 1
        ]
        if right:
            told.append(f".{tenth} {sum(right) / len(right):.2f} of {len(right)}")
    return ", ".join(told)


def main() -> None:
    parser = parser_of_papers("the stacked models of whom a paper asks and how soon")
    parser.add_argument(
        "--nothing", type=Path, nargs="*", default=[], help="papers with their kinds, one a hand"
    )
    options = parser.parse_args()
    say = sys.stdout.write
    typed = [paper for file in options.papers for paper in papers_of(file)]
    others = [paper for file in options.nothing for paper in papers_that_ask_nobody(file)]
    others += papers_in(options.documents, options.kept) if options.documents else []
    hands = options.hands if options.hands is not None else sorted({paper.hand for paper in typed})
    specialties: list[Answer] = []
    urgencies: list[Answer] = []
    for hand in hands:
        learnt = [paper for paper in (*typed, *others) if paper.hand != hand]
        left_out = [paper for paper in (*typed, *others) if paper.hand == hand]
        specialties += _told(say, f"{hand}, specialty", specialties_of(specialty_model_of(learnt), left_out))
        urgencies += _told(say, f"{hand}, urgency", urgencies_of(urgency_model_of(learnt), left_out))
    say(f"specialty by chance: {came_true(specialties)}\nurgency by chance: {came_true(urgencies)}\n")
    if not (options.unseen or options.write):
        return
    asked, said = specialty_model_of([*typed, *others]), urgency_model_of([*typed, *others])
    for file in options.unseen:
        unseen = list(papers_of(file))
        _told(say, f"{file.stem}, specialty", specialties_of(asked, unseen))
        _told(say, f"{file.stem}, urgency", urgencies_of(said, unseen))
    if options.write:
        for model, weights in ((asked, OF_SPECIALTIES), (said, OF_URGENCIES)):
            write_model(model, weights, outcomes="outcomes")
            say(written(weights, f"{len(model.place)} terms of {len(typed) + len(others)} papers"))


def _told(say: Callable[[str], object], whose: str, answers: Iterable[Answer]) -> list[Answer]:
    found = list(answers)
    say(f"{whose}: {figures(found)}\n")
    return found


if __name__ == "__main__":
    main()
