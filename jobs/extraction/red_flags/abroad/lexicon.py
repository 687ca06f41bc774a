"""A lexicon of one language: the words and phrases that danger is told with, and the English ones they stand for.

A file has one meaning a line, `english | form, form`, a form being one word or several; one that ends in a full stop is
an abbreviation that is read so only with it. The line `# Words of danger` ends the small words of every sentence. Forms
are compared in lower case and without accents, whatever their inflection, and words of Germanic languages are taken
apart into those that they are made of, which no small word is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from jobs.extraction.red_flags.abroad.word_parts import folded, is_article_alone, parts_of

_DIRECTORY = Path(__file__).parent / "lexicons"
LONGEST_PHRASE = 8
_COMPOUNDING = frozenset(("de", "nl", "sv", "da", "no"))
_ENDINGS = {
    "de": "ungen eten ten tes ter tem en er es em te st e n s t".split(),
    "fr": "ement ees ee es e s x".split(),
    "es": "amente as os es a o e s".split(),
    "it": "amente a o e i".split(),
    "pt": "amente as os es a o e s".split(),
    "nl": "en de te e s t n".split(),
    "sv": "orna arna erna ande en et ar er or na a t s e".split(),
    "da": "erne ende ene en et er e t s".split(),
    "no": "ene ende en et er e t s a".split(),
}
"""The languages that have a lexicon, each with the endings of its words."""
_LINKS = ("es", "en", "s", "n", "e")
"""What may join the parts of a compound."""
_MOST_PARTS, _LONGEST_COMPOUND = 3, 40
_SHORTEST_STEM, _SHORTEST_PART = 5, 4
_WORDS_OF_DANGER = "# Words of danger"


@dataclass(frozen=True, slots=True, eq=False)
class Lexicon:
    """`phrases` by their words; `longest` how many words the longest phrase has that begins with one; `parts` are what
    compounds are made of, and `stems` single words without their endings."""

    language: str
    phrases: Mapping[tuple[str, ...], str]
    longest: Mapping[str, int]
    parts: Mapping[str, str]
    stems: Mapping[str, str]

    @classmethod
    def of_lines(cls, language: str, lines: Sequence[str]) -> Lexicon:
        phrases: dict[tuple[str, ...], str] = {}
        longest: dict[str, int] = {}
        parts: dict[str, str] = {}
        of_danger = False
        for line in filter(None, lines):
            if line.startswith("#"):
                of_danger = of_danger or line == _WORDS_OF_DANGER
                continue
            english, _, forms = line.partition("|")
            for words in (each for form in forms.split(",") for each in spellings(form, language)):
                said = phrases.setdefault(words, english.strip())
                longest[words[0]] = max(longest.get(words[0], 0), len(words))
                if of_danger and len(words) == 1:
                    parts.setdefault(words[0], said)
        stems: dict[str, str] = {}
        for word, english in parts.items():
            for stem in _stems(word, language):
                stems.setdefault(stem, english)
        return cls(language, phrases, longest, parts, stems)

    def known_in(self, words: Sequence[str]) -> Iterator[str]:
        """Yield those of the folded words that are forms as they are, alone or in a phrase."""
        place = 0
        while place < len(words):
            length = min(self.longest.get(words[place], 0), len(words) - place)
            while length and tuple(words[place : place + length]) not in self.phrases:
                length -= 1
            yield from words[place : place + length]
            place += length or 1

    def at(self, words: Sequence[str]) -> tuple[int, str] | None:
        """Return how many of the first folded words say something, the most that do, and the English for them; None
        where nothing is known."""
        for length in range(min(self.longest.get(words[0], 0), len(words)), 0, -1):
            english = self.phrases.get(tuple(words[:length]))
            if english is not None:
                return length, english
        english = _derived(self, words[0])
        return (1, english) if english is not None else None

    def inflected(self, word: str) -> str | None:
        """Return the English for a word that is a form but for its ending."""
        return next(
            (self.stems[stem] for stem in _stems(word, self.language) if stem in self.stems),
            None,
        )

    def compounded(self, word: str, parts: int = _MOST_PARTS) -> str | None:
        """Return the English of the parts of a compound, the longest known last part first."""
        if self.language not in _COMPOUNDING or len(word) > _LONGEST_COMPOUND:
            return None
        for cut in range(_SHORTEST_PART, len(word) - _SHORTEST_PART + 1):
            tail = self.parts.get(word[cut:]) or self.inflected(word[cut:])
            if tail is None:
                continue
            for head in _heads(word[:cut]):
                said = self.parts.get(head) or self.inflected(head)
                if said is None and parts > 2:
                    said = self.compounded(head, parts - 1)
                if said is not None:
                    return f"{said} {tail}"
        return None


def _heads(joined: str) -> Iterator[str]:
    """What stands before the last part of a compound, with and without what joins them."""
    yield joined
    for link in _LINKS:
        if joined.endswith(link) and len(joined) - len(link) >= _SHORTEST_PART:
            yield joined.removesuffix(link)


@lru_cache(maxsize=20_000)
def _derived(lexicon: Lexicon, word: str) -> str | None:
    return lexicon.inflected(word) or lexicon.compounded(word)


def spellings(form: str, language: str) -> Iterator[tuple[str, ...]]:
    """Yield a form as folded words, the full stop that it ends in kept; in German also with "ae", "oe" and "ue" for the
    letters with dots."""
    if words := _looked_up(form):
        yield words
    if language == "de" and re.search("[äöü]", form):
        for letter, two in (("ä", "ae"), ("ö", "oe"), ("ü", "ue")):
            form = form.replace(letter, two)
        yield _looked_up(form)


def _looked_up(form: str) -> tuple[str, ...]:
    stop = "." if form.rstrip().endswith(".") else ""
    cores = [parts_of(word)[1] for word in form.split() if not is_article_alone(word)]
    words = [folded(core) for core in cores if core]
    return (*words[:-1], words[-1] + stop) if words else ()


def _stems(word: str, language: str) -> Iterator[str]:
    """The word, and without each of the endings that it may have."""
    if len(word) >= _SHORTEST_STEM:
        yield word
    for ending in _ENDINGS[language]:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST_STEM:
            yield word[: -len(ending)]


@cache
def lexicons() -> tuple[Lexicon, ...]:
    """Return the shipped lexicons, read once in a process (`warm_up_lexicons`)."""
    return tuple(
        Lexicon.of_lines(language, (_DIRECTORY / f"{language}.txt").read_text(encoding="utf-8").splitlines())
        for language in _ENDINGS
    )
