"""Many wordings looked for at once, quickly: at each word only those that begin with its first two letters are
tried.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

_WORD_START = re.compile(r"(?<![\w-])\w")
_TWO_LETTERS = re.compile(r"[^\W\d_]{2}(?![?*{])")
ANY = ""
_Patterns = list[tuple[str, re.Pattern[str]]]


class Vocabulary:
    """Wordings by key, each a pattern of alternatives in lower case; matches begin and end at word
    boundaries.
    """

    def __init__(self, wordings: Iterable[tuple[str, str]]) -> None:
        by_letter: dict[str, list[tuple[str, str]]] = defaultdict(list)
        anywhere: list[tuple[str, str]] = []
        for key, pattern in wordings:
            for alternative in top_level_alternatives(pattern):
                first = alternative[0]
                (by_letter[first] if first.isalpha() else anywhere).append((key, alternative))
        whatever = _compiled(anywhere)
        self._other: Mapping[str, _Patterns] = {ANY: whatever}
        self._by_letter: Mapping[str, Mapping[str, _Patterns]] = {
            letter: {start: _compiled(fitting) + whatever for start, fitting in _by_start(entries).items()}
            for letter, entries in by_letter.items()
        }

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
        for word in _WORD_START.finditer(folded, start, stop):
            place = word.start()
            starts = self._by_letter.get(word.group(), self._other)
            for key, pattern in starts.get(folded[place : place + 2]) or starts[ANY]:
                match = pattern.match(folded, place, stop)
                if match is not None:
                    yield key, match


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


def _by_start(entries: list[tuple[str, str]]) -> dict[str, list[tuple[str, str]]]:
    """The alternatives of one letter that can match a word by the two letters it begins with; those of other words, and
    of whatever word, under `ANY`. Keys keep their order."""
    keys = list(dict.fromkeys(key for key, _ in entries))
    ordered = sorted(entries, key=lambda entry: keys.index(entry[0]))
    starts = [found.group() if (found := _TWO_LETTERS.match(words)) else ANY for _, words in ordered]
    return {
        wanted: [entry for entry, start in zip(ordered, starts, strict=True) if start in (wanted, ANY)]
        for wanted in {ANY, *starts}
    }


def _compiled(entries: list[tuple[str, str]]) -> _Patterns:
    """One pattern for each key, its longer alternatives first."""
    by_key: dict[str, list[str]] = defaultdict(list)
    for key, alternative in entries:
        by_key[key].append(alternative)
    return [
        (key, re.compile(rf"(?:{'|'.join(sorted(alternatives, key=len, reverse=True))})(?![\w-])"))
        for key, alternatives in by_key.items()
    ]
