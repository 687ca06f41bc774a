"""Terms of ideas as they are compared with the words of a letter: read by the same reader, so that both are spelled and
parted alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from jobs.extraction.red_flags.spelling import spelled
from jobs.extraction.red_flags.words import Token, tokens_of

_GAP = 3
_NEVER = "never"
_REST = "...."
_SHORT = 3
_DENIALS = frozenset({"not", "no", "without", "nor"})
"""What no gap steps over: "the cord is not compressed"."""


@dataclass(frozen=True, slots=True)
class Item:
    """A word of a term: any of `exact`, of what begins with one of `prefixes`, of `written` with its capitals. `gap`:
    how many other words may stand before it."""

    exact: frozenset[str]
    prefixes: tuple[str, ...]
    written: frozenset[str]
    gap: int

    def fits(self, token: Token) -> bool:
        return (
            token.plain in self.exact
            or token.written in self.written
            or (bool(self.prefixes) and token.plain.startswith(self.prefixes))
            or (bool(token.also) and self._says(token.also))
        )

    def _says(self, words: frozenset[str]) -> bool:
        return not self.exact.isdisjoint(words) or (
            bool(self.prefixes) and any(word.startswith(self.prefixes) for word in words)
        )


def variants(term: str) -> Iterator[tuple[Item, ...]]:
    """Yield the words of a term, with and without those that need not be there.

    Raises ValueError at a term that no letter can hold.
    """
    for items in _variants(term.split()):
        if not items:
            raise ValueError(f"The term {term!r} has no word that must be there.")
        yield items


def _variants(places: Sequence[str], gap: int = 0) -> Iterator[tuple[Item, ...]]:
    if not places:
        yield ()
        return
    head, rest = places[0], places[1:]
    if head.startswith(".."):
        yield from _variants(rest, int(head[2:] or _GAP))
        return
    optional = len(head) > 1 and head.startswith("?")
    for variant in _variants(rest):
        for items in _alternatives(head[1:] if optional else head, gap):
            yield (*items, *variant)
    if optional:
        yield from _variants(rest, gap)


@cache
def _alternatives(head: str, gap: int) -> tuple[tuple[Item, ...], ...]:
    """The words of which any may stand at a place: those of one token together, each other by itself."""
    read = [_read(word, gap) for word in head.split("/") if word]
    several = [items for items in read if len(items) > 1]
    single = [items[0] for items in read if len(items) == 1]
    if not single:
        return tuple(several)
    together = Item(
        exact=frozenset().union(*(item.exact for item in single)),
        prefixes=tuple(prefix for item in single for prefix in item.prefixes),
        written=frozenset().union(*(item.written for item in single)),
        gap=gap,
    )
    return ((together,), *several)


def _read(word: str, gap: int) -> tuple[Item, ...]:
    """A word of a term as one item, or as many as the reader of letters parts it in ("u5", "n&v")."""
    if word == _NEVER:
        return (_as_written(_NEVER, _NEVER.capitalize(), _NEVER.upper(), gap=gap),)
    begins = len(word) > 1 and word.endswith("*")
    tokens = tokens_of(word[:-1] if begins else word)
    if not tokens:
        raise ValueError(f"The word {word!r} of a term is nothing that the search reads in a letter.")
    last = len(tokens) - 1
    return tuple(
        _prefix(token, gap if not place else 0)
        if begins and place == last
        else _whole(token, gap if not place else 0)
        for place, token in enumerate(tokens)
    )


def _prefix(token: Token, gap: int) -> Item:
    """The beginning of a word, spelled as in a long word: short words are left as they are written. "fade*" is also the
    beginning of "fading"."""
    beginning = spelled(token.written.lower() + _REST).removesuffix(_REST)
    ing = (f"{beginning[:-1]}ing",) if beginning.endswith("e") and len(beginning) > _SHORT else ()
    return Item(exact=frozenset(), prefixes=(beginning, *ing), written=frozenset(), gap=gap)


def _whole(token: Token, gap: int) -> Item:
    if token.written != token.written.lower():
        return _as_written(token.written, gap=gap)
    return Item(exact=frozenset({token.plain}), prefixes=(), written=frozenset(), gap=gap)


def _as_written(*words: str, gap: int) -> Item:
    return Item(exact=frozenset(), prefixes=(), written=frozenset(words), gap=gap)


def end_of(items: Sequence[Item], tokens: Sequence[Token], place: int) -> int | None:
    """Return the last token of a term whose first word stands at a place; None where the others do not follow."""
    sentence, count = tokens[place].sentence, len(tokens)
    for item in items[1:]:
        for candidate in range(place + 1, min(place + 2 + item.gap, count)):
            token = tokens[candidate]
            if token.sentence != sentence:
                return None
            if item.fits(token):
                place = candidate
                break
            if token.plain in _DENIALS:
                return None
        else:
            return None
    return place
