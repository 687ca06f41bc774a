"""In which languages each line of a text has to be read, told by how many of its words their lexicons know."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import groupby

from jobs.extraction.assistant.abroad.languages import small_words
from jobs.extraction.layout.placed import Line, PlacedWord
from jobs.extraction.red_flags.abroad.lexicon import Lexicon, lexicons
from jobs.extraction.red_flags.abroad.word_parts import folded
from jobs.extraction.text import Text

_WORD = re.compile(r"[^\W\d_]{2,}")
_LEAST, _FEWEST, _AS_WELL = 0.3, 2, 0.75
"""Which part of the words of a line a lexicon knows that are not English too, how many at least, and which part of
those of the leading language another one knows that is read as well."""
_LONGEST_ABBREVIATION = 3
"""Letters: "hs", "ref" stand in rows of every language."""
Stretch = tuple[Sequence[PlacedWord], Sequence[Lexicon]]


def stretches_of(text: Text) -> list[Stretch]:
    """Return the lines of a text that follow each other in the same languages, with the lexicons of these, the leading
    one first; those of the whole text where a line's own words are too few to tell, and none where it is English."""
    of_the_whole = _lexicons_for(_plain_words(text.words))
    lines = [(line, _of_a_line(_words_on(text, line), of_the_whole)) for line in text.lines]
    return [
        ([word for line, _ in alike for word in _words_on(text, line)], known)
        for known, alike in groupby(lines, key=lambda one: one[1])
    ]


def _words_on(text: Text, line: Line) -> Sequence[PlacedWord]:
    return text.words[line.first_word : line.last_word]


def _plain_words(words: Sequence[PlacedWord]) -> list[str]:
    """The words folded, without abbreviations in capitals, which every language has, unless all is in capitals."""
    found = [each for word in words for each in _WORD.findall(word.word.text)]
    in_capitals = all(each.isupper() for each in found)
    return [folded(each) for each in found if in_capitals or not each.isupper()]


def _of_a_line(words: Sequence[PlacedWord], of_the_whole: Sequence[Lexicon]) -> Sequence[Lexicon]:
    plain = _plain_words(words)
    known = max((_of_its_own(lexicon, plain) for lexicon in of_the_whole), default=0)
    if of_the_whole and sum(word in english_words() for word in plain) <= known:
        return of_the_whole
    return _lexicons_for(plain)


def _lexicons_for(words: Sequence[str]) -> Sequence[Lexicon]:
    in_english = sum(word in english_words() for word in words)
    if in_english > len(words) - in_english:
        return ()
    known = [(_of_its_own(lexicon, words), lexicon) for lexicon in lexicons()]
    most = max((count for count, _ in known), default=0)
    if most < max(_FEWEST, _LEAST * len(words), in_english):
        return ()
    ranked = sorted(known, key=lambda one: -one[0])
    return tuple(lexicon for count, lexicon in ranked if count >= _AS_WELL * most)


def _of_its_own(lexicon: Lexicon, words: Sequence[str]) -> int:
    """How many of the words a lexicon knows that are not English too; none where all are abbreviations."""
    own = [word for word in lexicon.known_in(words) if word not in english_words()]
    return len(own) if any(len(word) > _LONGEST_ABBREVIATION for word in own) else 0


@cache
def english_words() -> frozenset[str]:
    """Return the English words that the lexicons tell with, and the small ones."""
    told = (
        word for lexicon in lexicons() for english in lexicon.phrases.values() for word in english.split()
    )
    return small_words("en") | {folded(word) for word in told}


def warm_up_lexicons() -> None:
    """Read the lexicons, so that no letter waits for them and no two threads read them at a time."""
    english_words()
