"""The texts that the likeness of dangers is learnt from: passages with what must be raised, and documents that say what
no passage of theirs may raise.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from jobs.evaluation.cases import load_cases
from jobs.extraction import sort_packet
from jobs.extraction.red_flags.likeness.terms import Passage, Term, passages_of, terms_of
from jobs.extraction.red_flags.rules import RED_FLAG_RULES
from jobs.extraction.red_flags.search import Heard
from jobs.extraction.text import Text
from jobs.training.documents import TODAY, pages_of
from jobs.training.typed import page_of

CODES = tuple(rule.code for rule in RED_FLAG_RULES if rule.pictures)
"""The flags that words tell; one without pictures is told by numbers alone."""
_HAND = re.compile(r"[a-z]\d+(?=_)")
_LEAST_WORDS = 4


@dataclass(frozen=True)
class Lesson:
    """The terms of a passage, or of a stretch of a document; `known` codes are those that are told of, True: raised.

    `by_rule` are the codes that rules raise on it.
    """

    hand: str
    terms: Mapping[str, Term]
    known: Mapping[str, bool]
    scored: Mapping[str, bool]
    by_rule: frozenset[str] = frozenset()


def lessons_of_passages(file: Path) -> Iterator[Lesson]:
    """Yield the passages of a file; what they do not name they do not raise, but it is not counted as an alarm."""
    for line in file.read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        silent = CODES if row["not_codes"] == ["*"] else row["not_codes"]
        hand = _HAND.match(row["id"])
        yield _lesson_of(
            row["text"],
            hand=hand.group() if hand else "others",
            known={code: code in row["codes"] for code in CODES},
            scored=dict.fromkeys(silent, False) | dict.fromkeys(row["codes"], True),
        )


def lessons_of_notes(file: Path) -> Iterator[Lesson]:
    """Yield those notes of a file whose red flags two readers have told; of `unsure_red_flags` nothing is known."""
    for line in file.read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        if "red_flags" in row:
            sure = [code for code in CODES if code not in row.get("unsure_red_flags", ())]
            known = {code: code in row["red_flags"] for code in sure}
            yield _lesson_of(row["text"], hand=file.stem, known=known, scored=known)


def _lesson_of(text: str, *, hand: str, known: Mapping[str, bool], scored: Mapping[str, bool]) -> Lesson:
    heard = Heard(Text(page_of(text)))
    by_rule = frozenset(rule.code for rule in RED_FLAG_RULES if heard.by_rule(rule))
    return Lesson(hand, _terms([heard.tokens], heard), known, scored, by_rule)


def lessons_of_documents(directory: Path, kept: Path | None) -> Iterator[Lesson]:
    """Yield each stretch of the documents with a text layer that tell their red flags: it raises no other code."""
    for case in load_cases(directory=directory)[0]:
        if case.scanned or case.red_flags is None:
            continue
        pages = pages_of(case, kept)
        heard = Heard(Text(sort_packet(pages=pages, today=TODAY).usable(pages)))
        known = {code: False for code in CODES if code not in case.red_flags}
        for passage in passages_of(heard.tokens):
            if sum(map(len, passage)) >= _LEAST_WORDS:
                yield Lesson("documents", _terms(passage, heard), known, {})


def _terms(passage: Passage, heard: Heard) -> Mapping[str, Term]:
    return terms_of(passage, heard.is_said)
