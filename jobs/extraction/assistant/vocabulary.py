"""Many wordings looked for at once, quickly: at each word only those are tried that may begin with its first three
letters.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from itertools import groupby

from jobs.extraction.patterns.beginnings import beginnings_of
from jobs.extraction.text import Text

_WORD_START = re.compile(r"(?<![\w-])\w")
_WORDS_ALONE = re.compile(r"[^\W_]+(?:[ -][^\W_]+)*")
_BEGINNING = 3
_Patterns = list[tuple[str, re.Pattern[str]]]


class Vocabulary:
    """Wordings by key, each a pattern of alternatives in lower case; matches begin and end at word
    boundaries. `tail` is a pattern of what belongs to any of them where it follows.
    """

    def __init__(self, wordings: Iterable[tuple[str, str]], *, tail: str = "") -> None:
        self._begun = _Begun(
            [(key, words) for key, pattern in wordings for words in top_level_alternatives(pattern)], tail
        )

    @property
    def beginnings(self) -> Collection[str]:
        """The beginnings of words that have patterns of their own."""
        return self._begun.entries.keys()

    def each(self, folded: str, *, start: int = 0, end: int | None = None) -> Iterator[re.Match[str]]:
        """Yield the matches of any key that do not overlap, the longest at each place."""
        behind = start
        last: re.Match[str] | None = None
        for _, match in self.matches(folded, start=start, end=end):
            if last is not None and match.start() != last.start():
                yield last
                behind, last = last.end(), None
            if match.start() >= behind and (last is None or match.end() > last.end()):
                last = match
        if last is not None:
            yield last

    def found_in(self, words: str) -> bool:
        """Tell whether words, in whatever case, hold a match."""
        return next(self.matches(words.lower()), None) is not None

    def matches(
        self, folded: str, *, start: int = 0, end: int | None = None
    ) -> Iterator[tuple[str, re.Match[str]]]:
        """Yield (key, match) in reading order; for one key the longest match at a place. `folded` is in
        lower case.
        """
        stop = len(folded) if end is None else end
        begun_with = self._begun
        for word in _WORD_START.finditer(folded, start, stop):
            place = word.start()
            for key, pattern in begun_with[folded[place : place + _BEGINNING]]:
                match = pattern.match(folded, place, stop)
                if match is not None:
                    yield key, match


def all_in(text: Text, vocabulary: Vocabulary) -> tuple[re.Match[str], ...]:
    """Return the matches of any key in the whole of a text, for `Text.once`: the lists of what makes a patient ill are
    asked for by all who look for it."""
    return tuple(vocabulary.each(text.folded))


def top_level_alternatives(pattern: str) -> list[str]:
    """Return the alternatives of a pattern, divided at the bars that stand in no group."""
    found: list[str] = []
    depth, current, escaped, bracket = 0, "", False, False
    for char in pattern:
        if escaped:
            escaped = False
        elif char == "\\":
            escaped = True
        elif char == "[":
            bracket = True
        elif char == "]":
            bracket = False
        elif not bracket:
            depth += (char == "(") - (char == ")")
            if char == "|" and depth == 0:
                found.append(current)
                current = ""
                continue
        current += char
    return [*found, current]


class _Begun(dict[str, _Patterns]):
    """The alternatives to be tried at a word, by as many of the letters it begins with as they say. Those written with
    a letter first come before the others; keys keep their order in both. Most beginnings are never met by a process:
    patterns are compiled when a word begins so for the first time."""

    def __init__(self, alternatives: list[tuple[str, str]], tail: str) -> None:
        self._tail = tail
        self._order: dict[tuple[bool, str, str], int] = {}
        self.entries: dict[str, list[tuple[str, str]]] = {"": []}
        for key, words in alternatives:
            self._order.setdefault(_rank(key, words), len(self._order))
            for beginning in _beginnings(words):
                self.entries.setdefault(beginning, []).append((key, words))

    def __missing__(self, begun: str) -> _Patterns:
        if begun not in self.entries:
            shorter = self[begun[:-1]]
            return self.setdefault(begun, shorter) if begun.isascii() else shorter
        starts = [begun[:length] for length in range(len(begun) + 1)]
        tried = [entry for start in starts for entry in self.entries.get(start, ())]
        patterns = self[begun] = _compiled(sorted(tried, key=self._place), self._tail)
        return patterns

    def _place(self, entry: tuple[str, str]) -> tuple[bool, int]:
        rank = _rank(*entry)
        return rank[0], self._order[rank]


def _rank(key: str, words: str) -> tuple[bool, str, str]:
    letter = _first_letter(words)
    return not letter, letter, key


def _first_letter(words: str) -> str:
    """The letter that an alternative is written with first, "" when that is none or may be missing ("o?estradiol")."""
    return words[0] if words[0].isalpha() and words[1:2] not in ("?", "*", "{") else ""


def _beginnings(words: str) -> frozenset[str]:
    """What an alternative begins with; one that is written with a letter first, with that letter only."""
    if _WORDS_ALONE.fullmatch(words):
        return frozenset((words[:_BEGINNING],))
    begun = beginnings_of(words, length=_BEGINNING)
    letter = _first_letter(words)
    if not letter:
        return begun
    return frozenset(beginning or letter for beginning in begun if beginning[:1] in ("", letter))


def _compiled(entries: list[tuple[str, str]], tail: str) -> _Patterns:
    """One pattern for each key among entries that are in order, its longer alternatives first."""
    return [
        (
            rank[2],
            _ending_a_word(
                tuple(sorted(dict.fromkeys(words for _, words in of), key=len, reverse=True)), tail
            ),
        )
        for rank, of in groupby(entries, key=lambda entry: _rank(*entry))
    ]


@cache
def _ending_a_word(alternatives: tuple[str, ...], tail: str) -> re.Pattern[str]:
    return re.compile(rf"(?:{'|'.join(alternatives)}){tail}(?![\w-])")
