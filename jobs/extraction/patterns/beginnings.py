"""What the matches of a pattern may begin with, read from the pattern itself: at other words it need not be tried."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from string import digits
from typing import Any

from jobs.extraction.patterns.parsed_patterns import OF_NO_WIDTH, REPEATS, op, parsed

_MOST_LETTERS = 32
_IN_A_WORD = re.compile(r"\w")
_IGNORES_CASE_WITHIN = re.compile(r"\(\?[a-z]*i")
"""A group that takes large and small letters for the same: "(?i:" or "(?mi)"."""


def beginnings_of(pattern: str, *, length: int) -> frozenset[str]:
    """Return what the matches of a pattern begin with, up to so many characters, as the pattern writes it. Where one is
    shorter, anything may follow."""
    begun = _of_all(parsed(pattern), length)
    return begun.settled | begun.growing


BEGINNING = 2
"""The letters by which the words of a text are looked up."""


@dataclass(frozen=True, slots=True)
class WordsBegun:
    """The beginnings of the words, and the marks, at which a pattern may match: as they are written, or in lower case
    where the pattern takes large and small letters for the same."""

    beginnings: frozenset[str]
    as_written: bool


def words_begun_by(pattern: re.Pattern[str]) -> WordsBegun | None:
    """Return how the words begin at which every match of a pattern begins, or at which marks; None where one may begin
    within a word, or at any word. For the patterns of the program only, which are kept."""
    return _words_begun(pattern.pattern, pattern.flags)


@cache
def _words_begun(pattern: str, flags: int) -> WordsBegun | None:
    parts = parsed(pattern, flags)
    begun = _of_all(parts, BEGINNING)
    as_written = not (flags & re.IGNORECASE or _IGNORES_CASE_WITHIN.search(pattern))
    beginnings = frozenset(words if as_written else words.lower() for words in begun.settled | begun.growing)
    within_words = not _begins_a_word(parts) and any(_IN_A_WORD.match(words) for words in beginnings)
    known = all(words and not words[0].isspace() for words in beginnings)
    return WordsBegun(beginnings, as_written) if known and not within_words else None


def _begins_a_word(parts: Iterable[Any]) -> bool:
    """Whether a pattern says of the place before its first character that it is in no word, or begins with a mark."""
    for kind, of in parts:
        if kind is op.AT:
            return of in (op.AT_BOUNDARY, op.AT_UNI_BOUNDARY)
        if kind is op.ASSERT_NOT and of[0] < 0 and _is_of_any_word(of[1]):
            return True
        if kind is op.SUBPATTERN:
            return _begins_a_word(of[3])
        if kind is op.BRANCH:
            return all(_begins_a_word(branch) for branch in of[1])
        if kind is op.LITERAL:
            return _IN_A_WORD.match(chr(of)) is None
        if kind not in OF_NO_WIDTH:
            return False
    return False


def _is_of_any_word(parts: Iterable[Any]) -> bool:
    """Whether any letter or digit matches a part, and it is no longer than that."""
    (kind, of), *others = parts
    return not others and kind is op.IN and (op.CATEGORY, op.CATEGORY_WORD) in of


@dataclass(frozen=True, slots=True)
class _Begun:
    """Beginnings that are settled, as they are long enough or anything may follow; and those that go on with what the
    pattern says next."""

    settled: frozenset[str] = frozenset()
    growing: frozenset[str] = frozenset()


_NOTHING = _Begun(growing=frozenset({""}))
_ANYTHING = _Begun(settled=frozenset({""}))


def _of_all(parts: Iterable[Any], length: int) -> _Begun:
    begun = _NOTHING
    for kind, of in parts:
        if not begun.growing:
            break
        following = _of_one(kind, of, length)
        settled = {(words + more)[:length] for words in begun.growing for more in following.settled}
        grown = {(words + more)[:length] for words in begun.growing for more in following.growing}
        long = {words for words in grown if len(words) == length}
        begun = _Begun(begun.settled | settled | long, frozenset(grown - long))
    return begun


def _of_one(kind: Any, of: Any, length: int) -> _Begun:
    if kind in OF_NO_WIDTH:
        return _NOTHING
    if kind is op.LITERAL:
        return _Begun(growing=frozenset({chr(of)}))
    if kind is op.IN:
        return _of_letters(of)
    if kind is op.SUBPATTERN:
        return _of_all(of[3], length)
    if kind is op.BRANCH:
        branches = [_of_all(branch, length) for branch in of[1]]
        return _Begun(
            frozenset[str]().union(*(branch.settled for branch in branches)),
            frozenset[str]().union(*(branch.growing for branch in branches)),
        )
    if kind in REPEATS:
        return _repeated(_of_all(of[2], length), least=of[0], most=of[1])
    return _ANYTHING


def _of_letters(listed: Iterable[Any]) -> _Begun:
    letters: set[str] = set()
    for kind, of in listed:
        if kind is op.LITERAL:
            letters.add(chr(of))
        elif kind is op.RANGE and of[1] - of[0] < _MOST_LETTERS:
            letters.update(map(chr, range(of[0], of[1] + 1)))
        elif kind is op.CATEGORY and of is op.CATEGORY_DIGIT:
            letters.update(digits)
        else:
            return _ANYTHING
    return _Begun(growing=frozenset(letters))


def _repeated(once: _Begun, *, least: int, most: int) -> _Begun:
    nothing = frozenset({""}) if least == 0 or "" in once.growing else frozenset[str]()
    if most == 1:
        return _Begun(once.settled, once.growing | nothing)
    return _Begun(once.settled | (once.growing - {""}), nothing)
