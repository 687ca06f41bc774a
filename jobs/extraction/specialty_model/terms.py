"""The words that the specialty model counts: folded over spellings, with the pairs of words that follow each other, and
the beginnings of long words, which their endings share."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

_WORD = re.compile(r"[^\W\d_][^\W_]*(?:['\u2019][^\W\d_]+)?")
_STOP_WORDS = frozenset(
    "a an the and or of in on at to for from by with without into over under as is are was were be been being has "
    "have had having do does did he she it they his her its their him them we i you your our this that these those "
    "who which what when where while than then there here not no nor but if so also very more most some any all each "
    "other such own same can could may might should would will shall must up down out off again about after before "
    "during between through per mr mrs ms miss dr patient patients please thank thanks thankyou grateful kindly see "
    "seen seeing refer referred referral referring review assessment opinion regards dear sincerely year years old "
    "month months week weeks day days man woman gentleman lady male female history presents presented presenting "
    "well today yesterday recently date".split()
)
_SPELLINGS = (
    (re.compile(r"ae|oe"), "e"),
    (re.compile(r"ph(?=[aeiouy])"), "f"),
    (re.compile(r"our(?=$|s$)"), "or"),
    (re.compile(r"is(?=e[ds]?$|ing$|ations?$)"), "iz"),
)


_STEM = 5


@dataclass(frozen=True, slots=True)
class Term:
    """A word or a pair of words, folded, and the characters that it stands on."""

    name: str
    start: int
    end: int


_ENDS_A_PHRASE = re.compile(r"[.;:\n]")


def terms_of(words: str) -> Iterator[Term]:
    """Yield the terms of a text in reading order: single words, and pairs with nothing but stop words between."""
    before: Term | None = None
    for match in _WORD.finditer(words):
        raw = match.group().lower().replace("\u2019", "'")
        if raw.endswith("'s"):
            raw = raw[:-2]
        if raw in _STOP_WORDS or len(raw) < 2:
            continue
        term = Term(_folded(raw), match.start(), match.end())
        yield term
        if before is not None and not _ENDS_A_PHRASE.search(words, before.end, term.start):
            yield Term(f"{before.name} {term.name}", before.start, term.end)
        before = term


def with_beginnings(terms: Iterable[Term]) -> Iterator[Term]:
    """Yield terms, and behind each long word its beginning: "hydrocephalic" and "hydrocephalus" are "hydro*"."""
    for term in terms:
        yield term
        if len(term.name) > _STEM and " " not in term.name:
            yield Term(f"{term.name[:_STEM]}*", term.start, term.end)


def _folded(word: str) -> str:
    """A word in one spelling and one number: British and American, singular and plural."""
    if len(word) > 4:
        for pattern, instead in _SPELLINGS:
            word = pattern.sub(instead, word)
    if len(word) > 4 and word.endswith("ies"):
        return f"{word[:-3]}y"
    if len(word) > 3 and word.endswith("s") and not word.endswith(("ss", "us", "is")):
        return word[:-1]
    return word
