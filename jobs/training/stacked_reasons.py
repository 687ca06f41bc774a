"""Trains the weighing of reasons: `python -m jobs.training.stacked_reasons PAPERS... [--documents SET] [--write]`.

Prints how often the likeliest sentence of each hand's papers says why, when all others' were learnt from, then trains
on everything and, with `--write`, writes the weights.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from jobs.evaluation.cases import load_cases
from jobs.evaluation.comparing import options_of
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.request.reason.heard import WHY, chances_of
from jobs.extraction.assistant.request.stacked.reason import WEIGHTS, signs_of
from jobs.training.documents import hand_of, pages_of
from jobs.training.options import parser_of_papers, written
from jobs.training.sequences import train_sequences
from jobs.training.stacked_papers import MOST_PAGES, reading_on
from jobs.training.typed import page_of
from referrals.data.pages import Page

_SETTINGS = {"c1": 0.2, "c2": 0.2, "max_iterations": 100, "feature.minfreq": 2}
_OF_SO_MANY_DOCUMENTS = 3
"""The documents mended the rules, so that what these say there is right more often than it will be."""
_LONG_ENOUGH = 12
"""Letters of a sentence that may be a part of the reason."""
_SURE = 0.5


@dataclass(frozen=True, slots=True)
class Paper:
    """Who wrote a paper, the signs of each of its sentences, and which of them says why."""

    hand: str
    features: list[list[str]]
    tags: list[str]


def papers_of(file: Path) -> Iterator[Paper]:
    """Yield the papers of a file that are known to say why, a JSON object a line; the file is named after the hand."""
    for row in map(json.loads, file.read_text(encoding="utf-8").splitlines()):
        if row["reason"]:
            yield from _paper(page_of(row["text"]), hand=file.stem, reasons=row["reason"])


def papers_in(directory: Path, kept: Path | None) -> Iterator[Paper]:
    """Yield every third document with a text layer of an evaluation set whose reason stands in one of its sentences."""
    known = [
        case
        for case in load_cases(directory=directory)[0]
        if not case.scanned and isinstance(case.gold.get("request.reason"), str | dict)
    ]
    for case in known[::_OF_SO_MANY_DOCUMENTS]:
        pages = pages_of(case, kept)
        reasons = [str(option) for option in options_of(case.gold["request.reason"]) if option]
        if reasons and len(pages) <= MOST_PAGES:
            yield from _paper(pages, hand=hand_of(case), reasons=reasons)


def _paper(pages: Sequence[Page], *, hand: str, reasons: Sequence[str]) -> Iterator[Paper]:
    """The paper, if the service weighs it and one of its sentences says why."""
    reading = reading_on(pages)
    if reading.may_ask and (tags := _tags(reading.document, reasons)).count(WHY):
        yield Paper(hand, signs_of(reading.document, reading.taken("reason")), tags)


def _tags(document: Document, reasons: Sequence[str]) -> list[str]:
    wanted = [_plain(reason) for reason in reasons]
    said = [_plain(sentence.words) for sentence in document.sentences]
    return [WHY if any(_tells(words, reason) for reason in wanted) else "O" for words in said]


def _tells(words: str, reason: str) -> bool:
    return reason in words or (len(words) > _LONG_ENOUGH and words in reason)


def _plain(words: str) -> str:
    return " ".join(words.split()).casefold()


def figures(papers: Sequence[Paper], weights: Path) -> str:
    """Return how often the likeliest sentence says why, and how often where it is sure."""
    right = sure = right_of_sure = 0
    for paper in papers:
        chances = chances_of(paper.features, weights)
        best = max(range(len(chances)), key=lambda place: chances[place])
        says = paper.tags[best] == WHY
        right += says
        sure += chances[best] >= _SURE
        right_of_sure += says and chances[best] >= _SURE
    return f"right {right / len(papers):.3f} of {len(papers)}, where sure {right_of_sure / max(1, sure):.3f} of {sure}"


def main() -> None:
    parser = parser_of_papers("the weighing of reasons")
    options = parser.parse_args()
    say = sys.stdout.write
    typed = [paper for file in options.papers for paper in papers_of(file)]
    learnt = [*typed, *(papers_in(options.documents, options.kept) if options.documents else ())]
    hands = options.hands if options.hands is not None else sorted({paper.hand for paper in typed})
    with tempfile.TemporaryDirectory() as scratch:
        for hand in hands:
            weights = _trained([paper for paper in learnt if paper.hand != hand], Path(scratch) / hand)
            say(f"{hand}: {figures([paper for paper in learnt if paper.hand == hand], weights)}\n")
        weights = _trained(learnt, Path(scratch) / "all")
        for file in options.unseen:
            say(f"{file.stem}: {figures(list(papers_of(file)), weights)}\n")
        if options.write:
            WEIGHTS.write_bytes(weights.read_bytes())
            say(written(WEIGHTS, f"{len(learnt)} papers"))


def _trained(papers: Sequence[Paper], weights: Path) -> Path:
    """Train on papers; each time into a file of its own, since a file that was opened is kept."""
    train_sequences(papers, weights, _SETTINGS)
    return weights


if __name__ == "__main__":
    main()
