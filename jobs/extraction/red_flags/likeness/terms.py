"""What passages are compared by: the words said of the patient now, their stems, what else they stand for, and pairs of
words, a passage being three sentences that follow each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

from jobs.extraction.red_flags.words import Token

IsSaid = Callable[[Token], bool]

SENTENCES = 3
_STEM = 5
_LONGEST_SENTENCE = 60
"""Words; a longer one, as unbroken lists and machine-made text have it, is compared piece by piece."""


@dataclass(frozen=True, slots=True)
class Term:
    """A name by which passages are compared, and the tokens, first to last, that it was made of."""

    name: str
    first: Token
    last: Token


_Of = TypeVar("_Of")
Passage = Sequence[Sequence[Token]]
"""Sentences that follow each other, each a list of words."""


def passages_of(tokens: Sequence[Token]) -> list[Passage]:
    """Return every three sentences that follow each other; all, where there are no more."""
    return in_threes(list(sentences_of(tokens)))


def in_threes(sentences: Sequence[_Of]) -> list[Sequence[_Of]]:
    if len(sentences) <= SENTENCES:
        return [sentences] if sentences else []
    return [sentences[first : first + SENTENCES] for first in range(len(sentences) - SENTENCES + 1)]


def sentences_of(tokens: Sequence[Token]) -> Iterator[list[Token]]:
    sentence: list[Token] = []
    for token in tokens:
        if sentence and (token.sentence != sentence[0].sentence or len(sentence) == _LONGEST_SENTENCE):
            yield sentence
            sentence = []
        sentence.append(token)
    if sentence:
        yield sentence


def terms_of(passage: Passage, is_said: IsSaid = lambda _: True) -> dict[str, Term]:
    """Return the terms of a passage by name, each where it stands first; what is not said now is left out, and no pair
    reaches across it.
    """
    terms: dict[str, Term] = {}
    for sentence in passage:
        before: Token | None = None
        for token in sentence:
            if not is_said(token):
                before = None
                continue
            names = _names(token.plain, token.also)
            for name in names:
                if name not in terms:
                    terms[name] = Term(name, token, token)
            if before is not None:
                pair = f"{_names(before.plain, before.also)[0]} {names[0]}"
                if pair not in terms:
                    terms[pair] = Term(pair, before, token)
            before = token
    return terms


@lru_cache(maxsize=20_000)
def _names(plain: str, also: frozenset[str]) -> tuple[str, ...]:
    words = (_name(plain), *sorted(also))
    return tuple(
        name for word in words for name in ((word, f"{word[:_STEM]}*") if len(word) > _STEM else (word,))
    )


def _name(plain: str) -> str:
    """The word itself; of a number how long it is, for which one it is tells little alone."""
    if plain.replace(".", "", 1).isdigit():
        return "#" * min(3, len(plain))
    return plain
