"""The texts that the likeness of dangers is learnt from: passages with what must be raised, and documents that say what
no passage of theirs may raise.
"""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from jobs.evaluation.cases import load_cases
from jobs.extraction import sort_packet
from jobs.extraction.red_flags.likeness.terms import Passage, Term, passages_of, terms_of
from jobs.extraction.red_flags.rules import RED_FLAG_RULES
from jobs.extraction.red_flags.search import Heard
from jobs.extraction.text import Text
from jobs.training.documents import TODAY, pages_of
from referrals.data.pages import Page, Word

CODES = tuple(rule.code for rule in RED_FLAG_RULES)
_HAND = re.compile(r"[a-z]\d+(?=_)")
_LINE = 95
"""Characters to a line, so that a long passage runs over several lines as it does in a letter."""
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
        heard = Heard(Text(_page_of(row["text"])))
        silent = CODES if row["not_codes"] == ["*"] else row["not_codes"]
        hand = _HAND.match(row["id"])
        yield Lesson(
            hand=hand.group() if hand else "others",
            terms=_terms([heard.tokens], heard),
            known={code: code in row["codes"] for code in CODES},
            scored=dict.fromkeys(silent, False) | dict.fromkeys(row["codes"], True),
            by_rule=frozenset(rule.code for rule in RED_FLAG_RULES if heard.by_rule(rule)),
        )


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


def _page_of(text: str) -> Sequence[Page]:
    """A passage as a reader would give it: a page of lines."""
    lines = [cut for line in text.split("\n") for cut in textwrap.wrap(line, _LINE) or [""]]
    words = tuple(
        Word(
            word,
            (0.05 + 0.009 * start, 0.05 + 0.016 * number, 0.05 + 0.009 * end, 0.06 + 0.016 * number),
            1.0,
            number,
            0,
        )
        for number, line in enumerate(lines)
        for word, start, end in ((match.group(), *match.span()) for match in re.finditer(r"\S+", line))
    )
    return (
        Page(
            document_id="doc",
            number=1,
            width=595.0,
            height=842.0,
            source="text_layer",
            words=words,
            confidence=1.0,
        ),
    )
