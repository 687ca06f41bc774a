"""The papers that the stacked models learn from: what rules and the tagger find on them, and what they ask in truth.

Those that the service does not weigh are left out.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from jobs.evaluation.cases import Case, load_cases
from jobs.evaluation.comparing import options_of
from jobs.extraction import sort_packet
from jobs.extraction.assistant import reading_of
from jobs.extraction.assistant.request.stacked.candidates import Candidate
from jobs.extraction.assistant.request.stacked.model import Evident
from jobs.extraction.assistant.request.stacked.passages import Passage
from jobs.extraction.assistant.request.stacked.reading import Reading
from jobs.extraction.assistant.request.stacked.specialty import candidates_in
from jobs.extraction.assistant.request.stacked.urgency import passages_in
from jobs.extraction.assistant.request.urgency.heard import NOTHING
from jobs.extraction.layout.spans import Spans
from jobs.extraction.text import Span
from jobs.training.documents import TODAY, hand_of, pages_of
from jobs.training.typed import page_of
from referrals.data.pages import Page

WEIGHT_OF_A_DOCUMENT = 0.3
"""Documents of the evaluation set mended the rules, and the tagger has learnt them: what both say there is right more
often than it will be."""
MOST_PAGES = 4
_ASK_NOBODY = {
    **dict.fromkeys(
        ("lab_result", "imaging_report", "insurance", "prescription", "records_request", "marketing"), 1.0
    ),
    **dict.fromkeys(("consult_note", "discharge_summary", "other"), 0.5),
}
"""Kinds that ask nobody to see a patient, and what such a paper weighs: a summary, a consultant's letter or a notice
may ask somebody on the way."""


@dataclass(frozen=True, slots=True)
class Paper:
    """What is learnt of a paper.

    `candidates` holds what speaks for each specialty that it may ask for, by each of its places; `told_at` which of
    these the words hold that state it, where that is known; `taken` what rules and tagger took; `wanted` what it asks
    for, and `stated` whether it says so. `says` holds which level each passage says (None: nobody knows which passage
    does), `levels` which the paper states.
    """

    hand: str
    weight: float
    candidates: dict[str, tuple[Evident, ...]]
    told_at: dict[str, int]
    taken: frozenset[str]
    wanted: frozenset[str] | None
    stated: bool
    passages: tuple[Passage, ...]
    says: tuple[str, ...] | None
    levels: tuple[str, ...] | None


def papers_of(file: Path) -> Iterator[Paper]:
    """Yield the papers of a file in which somebody is asked, a JSON object a line; the file is named after the
    hand."""
    for row in map(json.loads, file.read_text(encoding="utf-8").splitlines()):
        wanted = row["specialty"] if isinstance(row["specialty"], list) else [row["specialty"]]
        reading = reading_on(page_of(row["text"]))
        if not reading.is_weighed:
            continue
        passages = passages_in(reading)
        level = row["urgency"] or NOTHING
        yield _paper(
            reading,
            passages,
            hand=file.stem,
            wanted=frozenset(filter(None, wanted)),
            words=row["stated"],
            stated=bool(row["stated"]),
            says=_said_by_words(reading, passages, row["urgency_words"], level),
            levels=(level,),
        )


def papers_that_ask_nobody(file: Path) -> Iterator[Paper]:
    """Yield the papers of a file, with their kinds, that are of a kind which asks nobody to see a patient."""
    for row in map(json.loads, file.read_text(encoding="utf-8").splitlines()):
        reading = reading_on(page_of(row["text"])) if row["kind"] in _ASK_NOBODY else None
        if reading is None or not reading.is_weighed:
            continue
        passages = passages_in(reading)
        yield _paper(
            reading,
            passages,
            hand=file.stem,
            weight=_ASK_NOBODY[row["kind"]],
            wanted=frozenset(),
            says=(NOTHING,) * len(passages),
            levels=(NOTHING,),
        )


def papers_in(directory: Path, kept: Path | None) -> Iterator[Paper]:
    """Yield the documents with a text layer of an evaluation set of which it is known whom they ask or how soon."""
    for case in load_cases(directory=directory)[0]:
        known = {"request.specialty", "request.urgency"} & case.gold.keys()
        if case.scanned or not known:
            continue
        pages = pages_of(case, kept)
        reading = reading_on(pages) if len(pages) <= MOST_PAGES else None
        if reading is not None and reading.is_weighed:
            yield _document(case, reading)


def _document(case: Case, reading: Reading) -> Paper:
    passages = passages_in(reading)
    levels = None
    if "request.urgency" in case.gold:
        levels = tuple(level or NOTHING for level in options_of(case.gold["request.urgency"]))
    return _paper(
        reading,
        passages,
        hand=hand_of(case),
        weight=WEIGHT_OF_A_DOCUMENT,
        wanted=frozenset(filter(None, options_of(case.gold["request.specialty"])))
        if "request.specialty" in case.gold
        else None,
        says=_said_where_found(passages, levels) if levels else None,
        levels=levels,
    )


def reading_on(pages: Sequence[Page]) -> Reading:
    """Return what is known of a paper before it is weighed."""
    return reading_of(pages=pages, today=TODAY, packet=sort_packet(pages=pages, today=TODAY))


def _paper(
    reading: Reading,
    passages: Sequence[Passage],
    *,
    hand: str,
    wanted: frozenset[str] | None,
    says: tuple[str, ...] | None,
    levels: tuple[str, ...] | None,
    words: str | None = None,
    stated: bool = True,
    weight: float = 1.0,
) -> Paper:
    candidates = candidates_in(reading)
    return Paper(
        hand=hand,
        weight=weight,
        candidates={slug: tuple(candidate.evidents()) for slug, candidate in candidates.items()},
        told_at=_places_of_words(reading, candidates, words),
        taken=frozenset(one.value for one in reading.taken("specialty").values()),
        wanted=wanted,
        stated=stated,
        passages=tuple(passages),
        says=says,
        levels=levels,
    )


def _places_of_words(
    reading: Reading, candidates: Mapping[str, Candidate], words: str | None
) -> dict[str, int]:
    """For each candidate, which of its places the words hold that state it."""
    if not words:
        return {}
    content = reading.document.text.flowing
    pattern = r"\s+".join(map(re.escape, words.split()))
    held = Spans(Span(*match.span()) for match in re.finditer(pattern, content, re.IGNORECASE))
    return {
        slug: number
        for slug, candidate in candidates.items()
        for number, named in reversed(list(enumerate(candidate.named)))
        if held.meet(named.place.span)
    }


def _said_by_words(
    reading: Reading, passages: Sequence[Passage], words: str | None, level: str
) -> tuple[str, ...] | None:
    """Which level each passage says: those that hold the words which state it. None where none holds them."""
    if not words or level == NOTHING:
        return (NOTHING,) * len(passages)
    flowing = reading.document.text.flowing
    quote = " ".join(words.split()).casefold()
    held = [
        quote in " ".join(flowing[passage.span.start : passage.span.end].split()).casefold()
        for passage in passages
    ]
    return tuple(level if holds else NOTHING for holds in held) if any(held) else None


def _said_where_found(passages: Sequence[Passage], levels: tuple[str, ...]) -> tuple[str, ...] | None:
    """The same of a document of which only the level is known: where the rules or the tagger found it so."""
    if levels == (NOTHING,):
        return (NOTHING,) * len(passages)
    says = tuple(
        next((level for level in passage.taken.values() if level in levels), NOTHING) for passage in passages
    )
    return says if any(level != NOTHING for level in says) else None
