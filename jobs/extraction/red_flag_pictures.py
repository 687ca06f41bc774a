"""Where the ideas of red flags stand in a text and which pictures they make: words compared one by one, in one pass."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from jobs.extraction.red_flag_rules.idea import Idea, Picture, Range, Words
from jobs.extraction.red_flag_words import Token
from jobs.extraction.text import Span

Asserted = Callable[[Span], bool]

_GAP = 3
_BETWEEN_NAME_AND_NUMBER = frozenset(
    """
    of is was at now level levels count result results score scored scoring today up to came back has risen
    fallen dropped down only approx approximately about around a an the be reading readings value on in = >
    ~ + this morning last month repeat rose from ? over just still currently recorded measured with hs
    ultrasensitive serum blood total peak gone went jumped increased increasing climbed doubled steadily
    year rising taken months weeks initial first second high low raised very
    """.split()
)
"""Words that may stand between what was measured and its number."""
_LONGEST_BETWEEN = 6
_TRIED = 6
_DENYING = frozenset({"not", "non", "no", "without"})
_NUMBER_WORDS = {
    word: float(number)
    for number, word in enumerate(
        "one two three four five six seven eight nine ten eleven twelve".split(), start=1
    )
}
_FROM_TO = frozenset({"to", "now", "->", "\u2192", "then", "from", "was", "is", "and", "/"})


@dataclass(frozen=True, slots=True)
class Place:
    """Where an idea stands: tokens `first` to `last`, both in it, of one sentence. `checked`: it must be asserted."""

    first: int
    last: int
    sentence: int
    span: Span
    checked: bool


@dataclass(frozen=True, slots=True)
class _Item:
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
        )


@dataclass(frozen=True, slots=True, eq=False)
class _Term:
    """Words that follow each other, and the numbers of the ideas that they tell."""

    items: tuple[_Item, ...]
    tells: list[int]


class Ideas:
    """The words of all ideas of some pictures, arranged by the first word of each term."""

    def __init__(self, pictures: Mapping[str, Sequence[Picture]]) -> None:
        self._numbers: dict[Words, int] = {}
        self._words: list[Words] = []
        self._terms: dict[tuple[_Item, ...], _Term] = {}
        self._exact: dict[str, list[_Term]] = defaultdict(list)
        self._written: dict[str, list[_Term]] = defaultdict(list)
        self._prefixed: dict[str, list[_Term]] = defaultdict(list)
        for of_code in pictures.values():
            for picture in of_code:
                for idea in picture.ideas:
                    for words in idea.words:
                        self._add(words)
        self._lengths = sorted({len(prefix) for prefix in self._prefixed})

    def _add(self, words: Words) -> None:
        if words in self._numbers:
            return
        number = self._numbers[words] = len(self._numbers)
        self._words.append(words)
        for term in words.terms.split(","):
            for items in _variants(term.split()):
                if items not in self._terms:
                    self._terms[items] = self._filed(_Term(items, []))
                self._terms[items].tells.append(number)

    def _filed(self, term: _Term) -> _Term:
        first = term.items[0]
        for word in first.exact:
            self._exact[word].append(term)
        for word in first.written:
            self._written[word].append(term)
        for prefix in first.prefixes:
            self._prefixed[prefix].append(term)
        return term

    def found_in(self, tokens: Sequence[Token]) -> Found:
        """Return where the words of all ideas stand."""
        found: dict[int, dict[tuple[int, int], None]] = defaultdict(dict)
        by_word: dict[tuple[str, str], tuple[_Term, ...]] = {}
        for place, token in enumerate(tokens):
            key = (token.plain, token.written)
            terms = by_word.get(key)
            if terms is None:
                terms = by_word[key] = tuple(self._beginning_with(token))
            for term in terms:
                end = _end_of(term.items, tokens, place)
                if end is None:
                    continue
                for number in term.tells:
                    for span in _with_number(self._words[number], tokens, place, end):
                        found[number][span] = None
        return Found(self, tokens, {number: list(places) for number, places in found.items()})

    def _beginning_with(self, token: Token) -> Iterator[_Term]:
        yield from self._exact.get(token.plain, ())
        yield from self._written.get(token.written, ())
        for length in self._lengths:
            if length > len(token.plain):
                break
            yield from self._prefixed.get(token.plain[:length], ())

    def number_of(self, words: Words) -> int:
        return self._numbers[words]


class Found:
    """Where each idea stands in a text."""

    def __init__(
        self, ideas: Ideas, tokens: Sequence[Token], places: Mapping[int, list[tuple[int, int]]]
    ) -> None:
        self._ideas = ideas
        self._tokens = tokens
        self._places = places

    def places_of(self, idea: Idea) -> list[Place]:
        """Return the places of an idea from the first to the last, one for each word that it begins with."""
        longest: dict[int, tuple[bool, int]] = {}
        for words in idea.words:
            for first, last in self._places.get(self._ideas.number_of(words), ()):
                longest[first] = max((not words.checked, last), longest.get(first, (False, -1)))
        return [self._place(first, *longest[first]) for first in sorted(longest)]

    def _place(self, first: int, unchecked: bool, last: int) -> Place:
        start, end = self._tokens[first], self._tokens[last]
        return Place(first, last, start.sentence, Span(start.start, end.end), not unchecked)

    def seen(self, picture: Picture, is_asserted: Asserted) -> tuple[Span, ...] | None:
        """Return the places of a picture's ideas, all asserted that must be; None where they do not come together."""
        wanted = [idea for idea in picture.ideas if not idea.unwanted]
        places = [self.places_of(idea) for idea in wanted]
        if not all(places):
            return None
        order = sorted(range(len(wanted)), key=lambda number: len(places[number]))
        rarest = places[order[0]]
        for anchor in rarest:
            if anchor.checked and not is_asserted(anchor.span):
                continue
            others = [
                [place for place in places[number] if _is_near(place, anchor, picture)]
                for number in order[1:]
            ]
            chosen = _one_of_each([anchor], others, is_asserted)
            if chosen is not None and not self._spoilt(chosen, picture):
                return tuple(sorted({place.span for place in chosen}, key=lambda span: span.start))
        return None

    def _spoilt(self, chosen: Sequence[Place], picture: Picture) -> bool:
        first = min(place.sentence for place in chosen)
        last = max(place.sentence for place in chosen)
        return any(
            first <= place.sentence <= last and not self._is_denied(place)
            for idea in picture.ideas
            if idea.unwanted
            for place in self.places_of(idea)
        )

    def _is_denied(self, place: Place) -> bool:
        before = self._tokens[max(0, place.first - 2) : place.first]
        return any(token.plain in _DENYING and token.sentence == place.sentence for token in before)


def _one_of_each(
    chosen: list[Place], others: Sequence[Sequence[Place]], is_asserted: Asserted
) -> list[Place] | None:
    """The chosen places and one for each further idea, the nearest first, each another than those before."""
    if not others:
        return chosen
    for place in sorted(others[0], key=lambda place: abs(place.first - chosen[0].first))[:_TRIED]:
        if all(_is_another(place, other) for other in chosen) and (
            not place.checked or is_asserted(place.span)
        ):
            found = _one_of_each([*chosen, place], others[1:], is_asserted)
            if found is not None:
                return found
    return None


def _is_near(place: Place, anchor: Place, picture: Picture) -> bool:
    return (
        abs(place.sentence - anchor.sentence) < picture.sentences
        and abs(place.span.start - anchor.span.start) <= picture.reach
    )


def _is_another(place: Place, other: Place) -> bool:
    """Whether two places share no more than a part: a word cannot be two ideas."""
    return not (other.first <= place.first and place.last <= other.last) and not (
        place.first <= other.first and other.last <= place.last
    )


@cache
def _item(written: str, gap: int) -> _Item:
    words = written.split("/")
    return _Item(
        exact=frozenset(word for word in words if not word.endswith("*") and word == word.lower()),
        prefixes=tuple(word[:-1] for word in words if word.endswith("*")),
        written=frozenset(word for word in words if word != word.lower()),
        gap=gap,
    )


def _variants(words: Sequence[str], gap: int = 0) -> Iterator[tuple[_Item, ...]]:
    """The items of a term, with and without the words that need not be there."""
    if not words:
        yield ()
        return
    head, rest = words[0], words[1:]
    if head.startswith(".."):
        yield from _variants(rest, int(head[2:] or _GAP))
        return
    for variant in _variants(rest):
        yield (_item(head.removeprefix("?") if len(head) > 1 else head, gap), *variant)
    if len(head) > 1 and head.startswith("?"):
        yield from _variants(rest, gap)


def _end_of(items: Sequence[_Item], tokens: Sequence[Token], place: int) -> int | None:
    """The last token of a term whose first word stands at a place; None where the others do not follow."""
    sentence = tokens[place].sentence
    for item in items[1:]:
        for candidate in range(place + 1, min(place + 2 + item.gap, len(tokens))):
            if tokens[candidate].sentence == sentence and item.fits(tokens[candidate]):
                place = candidate
                break
        else:
            return None
    return place


def _with_number(words: Words, tokens: Sequence[Token], first: int, last: int) -> Iterator[tuple[int, int]]:
    """The words of a measurement with its number, nothing where the number does not fit; others as they are."""
    if not words.within:
        yield first, last
    elif words.number_first:
        before = tokens[first - 1] if first else None
        number = _number(before) if before else None
        if number is not None and _fits(number, words.within):
            yield first - 1, last
    else:
        place = _number_within(words.within, tokens, last)
        if place is not None:
            yield first, place


def _number(token: Token) -> float | None:
    return float(token.plain) if token.plain[0].isdigit() else _NUMBER_WORDS.get(token.plain)


def _fits(number: float, ranges: Iterable[Range]) -> bool:
    return any(low <= number <= high for low, high in ranges)


def _number_within(ranges: Sequence[Range], tokens: Sequence[Token], place: int) -> int | None:
    """The token of a number behind a place that lies in one of the ranges; None where there is none, or none does."""
    sentence, between, seen = tokens[place].sentence, 0, 0
    below = False
    for candidate in range(place + 1, len(tokens)):
        token = tokens[candidate]
        if token.sentence != sentence:
            return None
        if token.plain[0].isdigit():
            if _is_a_code(tokens[place], token) or _YEAR.fullmatch(token.plain):
                return None
            if _fits(float(token.plain), [span for span in ranges if not below or span[0] == 0]):
                return candidate
            seen, between, below = seen + 1, 0, False
            if seen > _NUMBERS_IN_A_ROW:
                return None
            continue
        below = token.plain == "<"
        between += 1
        if between > _LONGEST_BETWEEN or token.plain not in (_BETWEEN if not seen else _FROM_TO | _UNITS):
            return None
    return None


def _is_a_code(name: Token, number: Token) -> bool:
    """Whether a letter and a whole number are written as one: "K10" is a questionnaire, "K 6.8" is potassium."""
    return name.end == number.start and len(name.plain) == 1 and name.plain != "t" and "." not in number.plain


_YEAR = re.compile(r"(?:19|20)\d\d")
_BETWEEN = _BETWEEN_NAME_AND_NUMBER | _FROM_TO | {"<"}
_NUMBERS_IN_A_ROW = 2
_UNITS = frozenset("g l dl mmol umol mg ml ng u iu % cm mm kg lbs".split())
