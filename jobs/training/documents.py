"""The documents that are learnt from, as the rules read them, each with who wrote it."""

from __future__ import annotations

import hashlib
import pickle
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from jobs.evaluation.cases import Case, load_cases
from jobs.evaluation.running import read_case
from jobs.extraction import run_judge, sort_packet
from jobs.extraction.assistant import by_rules
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.tagger.tokens import Token
from referrals.data.pages import Page
from referrals.data.referral import Referral

TODAY = date(2026, 11, 21)
"""What the documents take for today; fixed, so that training again gives the same."""
_HAND = re.compile(r"(?:s_(?:id|ct|t)|[a-z]\d|[stu])_")


@dataclass(frozen=True, slots=True)
class Lesson:
    """A document with its tokens, what a tagger sees of them, and what they are."""

    case: Case
    document: Document
    tokens: tuple[Token, ...]
    features: list[list[str]]
    tags: list[str]

    @property
    def hand(self) -> str:
        return hand_of(self.case)


def hand_of(case: Case) -> str:
    """Return who wrote a document: when one writer's are asked about, none of theirs is learnt from."""
    written = _HAND.match(case.id)
    return written.group().rstrip("_") if written else "others"


def documents_in(
    directories: Sequence[Path], kept: Path | None = None
) -> Iterator[tuple[Case, Document, Referral]]:
    """Yield the documents of evaluation sets and what is extracted from them; pages that were read once are taken from
    the directory `kept`."""
    for directory in directories:
        cases, _ = load_cases(directory=directory)
        for case in cases:
            pages = pages_of(case, kept)
            packet = sort_packet(pages=pages, today=TODAY)
            usable = packet.usable(pages)
            proposed = by_rules(pages=usable, today=TODAY, packet=packet)
            referral = run_judge(referral=proposed, pages=usable, doubtful=packet.doubted)
            yield case, Document.of(usable, TODAY), referral


def pages_of(case: Case, kept: Path | None) -> tuple[Page, ...]:
    """Return the pages of a case as they are read, which takes long where they are pictures."""
    if kept is None:
        return read_case(case)[0]
    digest = hashlib.sha1(case.id.encode(), usedforsecurity=False)
    for file in case.files:
        digest.update(file.read_bytes())
    place = kept / f"{digest.hexdigest()[:20]}.pkl"
    if not place.exists():
        kept.mkdir(parents=True, exist_ok=True)
        place.write_bytes(pickle.dumps(read_case(case)[0]))
    return tuple(pickle.loads(place.read_bytes()))  # noqa: S301  our own file, written by the line above
