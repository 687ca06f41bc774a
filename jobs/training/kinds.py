"""Trains the hearing of kinds of papers: `python -m jobs.training.kinds PAPERS... [--documents SET] [--write]`.

Prints how often the kinds of each hand's papers are heard when all others' were learnt from, then trains on everything
and, with `--write`, writes the weights. It needs scikit-learn, which the service itself does not.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from scipy.sparse import csr_matrix
from sklearn.linear_model import LogisticRegression

import jobs.extraction.assistant  # noqa: F401  first, since packets and assistant import each other
from jobs.evaluation.cases import load_cases
from jobs.extraction.packed_weights import packed_weights, weights_of, write_model
from jobs.extraction.packets.heard import WEIGHT_OF_SIGNS, WEIGHTS, KindModel, known_terms, values_of
from jobs.extraction.packets.heard.terms import terms_of, terms_of_signs
from jobs.extraction.packets.kinds import weighed_on
from jobs.extraction.packets.signs import OTHER
from jobs.extraction.text import Text
from jobs.training.documents import hand_of, pages_of
from jobs.training.matrices import Numbers, Values, rarity_of, sparse
from jobs.training.options import parser_of_papers, written
from jobs.training.typed import page_of
from referrals.data.pages import Page

KINDS = (
    *("referral", "consult_note", "lab_result", "imaging_report", "discharge_summary", "insurance"),
    *("prescription", "records_request", "cover_page", "marketing", OTHER),
)
_C = 30.0
_WEIGHT_OF_A_DOCUMENT = 0.3
"""Documents of the evaluation set are nearly all referrals, and the rules were mended by them: what their signs say is
right more often than it will be."""
_ODDS_OF_A_REFERRAL = 0.6
"""Added to the logit of a referral: what reaches a clinic is mostly that, and one that is taken for another kind waits
where nobody looks."""
_LEAST_OF_A_TERM = 2
_OF_SO_MANY_NOTES = 3
_SURE = 0.7


@dataclass(frozen=True)
class Paper:
    """The first page of a paper: how often its terms stand there, what the rules' signs weigh, which kind
    its title names, and its kind."""

    hand: str
    terms: Mapping[str, int]
    signs: Mapping[str, float]
    title: str
    by_signs: str
    kind: str
    weight: float = 1.0


def papers_of(file: Path, *, weight: float = 1.0) -> Iterator[Paper]:
    """Yield the papers of a file: a JSON object a line, with `text` and `kind`; without a kind they ask somebody, and
    are referrals; those whose kind is null are left out. The file is named after the hand."""
    for row in map(json.loads, file.read_text(encoding="utf-8").splitlines()):
        if (kind := row.get("kind", "referral")) is not None:
            yield _paper(page_of(row["text"]), hand=file.stem, kind=kind, weight=weight)


def notes_in(files: Sequence[Path]) -> Iterator[Paper]:
    """Yield notes between clinicians in which somebody is asked, every third one: they are referrals, however short."""
    asked = [
        (file.stem, row["text"])
        for file in files
        for row in map(json.loads, file.read_text(encoding="utf-8").splitlines())
        if row["specialty"] is not None
    ]
    for hand, text in asked[::_OF_SO_MANY_NOTES]:
        yield _paper(page_of(text), hand=hand, kind="referral", weight=_WEIGHT_OF_A_DOCUMENT)


def papers_in(directory: Path, kept: Path | None) -> Iterator[Paper]:
    """Yield the documents with a text layer of an evaluation set whose kind is one, whatever else they hold."""
    for case in load_cases(directory=directory)[0]:
        kind = case.gold.get("document.kind")
        if not case.scanned and isinstance(kind, str) and kind in KINDS:
            yield _paper(pages_of(case, kept), hand=hand_of(case), kind=kind, weight=_WEIGHT_OF_A_DOCUMENT)


def _paper(pages: Sequence[Page], *, hand: str, kind: str, weight: float = 1.0) -> Paper:
    text = Text(pages)
    signs = weighed_on(text, 0)
    return Paper(
        hand,
        terms_of(text.lines_by_page.get(0, [])),
        signs.weights,
        signs.title,
        signs.by_signs,
        kind,
        weight,
    )


def train(papers: Sequence[Paper]) -> KindModel:
    """Return a model of the papers, every kind of which weighs the same, with weights as they are written."""
    often = Counter(term for paper in papers for term in paper.terms)
    names = sorted(term for term, count in often.items() if count >= _LEAST_OF_A_TERM)
    signs = sorted({term for paper in papers for term in terms_of_signs(paper.signs, paper.title, KINDS)})
    place = {name: number for number, name in enumerate([*names, *signs])}
    rarity = rarity_of([*names, *signs], often, len(papers))
    matrix = _matrix(papers, place, rarity)
    weights, bias = [], []
    for kind in KINDS:
        of_kind = np.array([paper.kind == kind for paper in papers])
        given = np.array([paper.weight for paper in papers])
        balanced = np.where(of_kind, given / given[of_kind].sum(), given / given[~of_kind].sum())
        model = LogisticRegression(C=_C, solver="liblinear")
        model.fit(matrix, of_kind, sample_weight=balanced * len(papers) / 2)
        weights.append(model.coef_[0])
        bias.append(model.intercept_[0] + (_ODDS_OF_A_REFERRAL if kind == "referral" else 0.0))
    return KindModel(
        place=place,
        kinds=KINDS,
        rarity=rarity,
        weights=weights_of(*packed_weights(np.array(weights).T)),
        bias=np.array(bias, dtype=np.float32),
    )


def _matrix(papers: Sequence[Paper], place: Mapping[str, int], rarity: Values) -> csr_matrix:
    return sparse([_row(paper, place, rarity) for paper in papers], len(place))


def _row(paper: Paper, place: Mapping[str, int], rarity: Values) -> tuple[Numbers, Values]:
    places, counts = known_terms(paper.terms, place)
    signs = terms_of_signs(paper.signs, paper.title, KINDS)
    known = [term for term in signs if term in place]
    return (
        np.concatenate([places, np.array([place[term] for term in known], dtype=np.int64)]),
        np.concatenate(
            [
                values_of(counts, rarity[places]),
                np.array([WEIGHT_OF_SIGNS * signs[term] for term in known], dtype=np.float32),
            ]
        ),
    )


def figures(model: KindModel, papers: Sequence[Paper]) -> str:
    """Return how often the kind is right, by the signs alone and heard, and how often where the model is sure."""
    by_signs = right = sure = right_of_sure = 0
    for paper in papers:
        kind, chance = heard(model, paper)
        by_signs += paper.by_signs == paper.kind
        right += kind == paper.kind
        sure += chance >= _SURE
        right_of_sure += chance >= _SURE and kind == paper.kind
    return (
        f"by signs {by_signs / len(papers):.3f}, heard {right / len(papers):.3f}, "
        f"sure of {sure / len(papers):.2f} and right there {right_of_sure / max(1, sure):.3f} of {len(papers)}"
    )


def heard(model: KindModel, paper: Paper) -> tuple[str, float]:
    """Return the likeliest kind of a paper, and how likely it is, before the service leaves what is unlikely unsaid."""
    words = model.said_by(paper.terms)
    if words is None:
        return OTHER, 0.0
    chances = model.chances(words, paper.signs, paper.title)
    return max(chances.items(), key=lambda each: each[1])


def main() -> None:
    parser = parser_of_papers(
        "the hearing of kinds of papers", "files of papers, a JSON object a line, one a hand"
    )
    parser.add_argument("--requests", type=Path, nargs="*", default=[], help="papers that ask, one a hand")
    parser.add_argument("--notes", type=Path, nargs="*", default=[], help="files of short notes, one a hand")
    options = parser.parse_args()
    say = sys.stdout.write
    typed = [paper for file in options.papers for paper in papers_of(file)]
    drawn = list(papers_in(options.documents, options.kept)) if options.documents else []
    drawn += notes_in(options.notes)
    for file in options.requests:
        drawn += papers_of(file, weight=_WEIGHT_OF_A_DOCUMENT)
    hands = options.hands if options.hands is not None else sorted({paper.hand for paper in typed})
    for hand in hands:
        model = train([paper for paper in (*typed, *drawn) if paper.hand != hand])
        say(f"{hand}: {figures(model, [paper for paper in (*typed, *drawn) if paper.hand == hand])}\n")
    model = train([*typed, *drawn])
    for file in options.unseen:
        say(f"{file.stem}: {figures(model, list(papers_of(file)))}\n")
    if options.write:
        write_model(model, WEIGHTS, outcomes="kinds")
        say(written(WEIGHTS, f"{len(model.place)} terms of {len(typed) + len(drawn)} papers"))


if __name__ == "__main__":
    main()
