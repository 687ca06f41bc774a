"""Many wordings looked for at once, quickly: at each word only those that begin with its first letter are
tried.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

_WORD_START = re.compile(r"(?<![\w-])\w")


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
        self._anywhere = _compiled(anywhere)
        self._by_letter: Mapping[str, list[tuple[str, re.Pattern[str]]]] = {
            letter: _compiled(entries) + self._anywhere for letter, entries in by_letter.items()
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
            for key, pattern in self._by_letter.get(word.group(), self._anywhere):
                match = pattern.match(folded, word.start(), stop)
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


def _compiled(entries: list[tuple[str, str]]) -> list[tuple[str, re.Pattern[str]]]:
    """One pattern for each key, its longer alternatives first."""
    by_key: dict[str, list[str]] = defaultdict(list)
    for key, alternative in entries:
        by_key[key].append(alternative)
    return [
        (key, re.compile(rf"(?:{'|'.join(sorted(alternatives, key=len, reverse=True))})(?![\w-])"))
        for key, alternatives in by_key.items()
    ]
