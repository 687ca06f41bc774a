"""Where the ideas of red flags stand in a text and which pictures they make: words compared one by one, in one pass."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from jobs.extraction.red_flags.numbers import with_number
from jobs.extraction.red_flags.rules.idea import Idea, Picture, Words
from jobs.extraction.red_flags.terms import Item, end_of, variants
from jobs.extraction.red_flags.words import Token
from jobs.extraction.text import Span

Asserted = Callable[[Span], bool]

_TRIED = 8
_SOON_BEHIND = 3
_TURNING = frozenset({"but", "however", "although", "though"})
_DENYING_A_SIGN = frozenset("not non no without nil neg negative denies denied excluded".split())


@dataclass(frozen=True, slots=True)
class Place:
    """Where an idea stands: tokens `first` to `last`, both in it, of one sentence. `checked`: it must be asserted."""

    first: int
    last: int
    sentence: int
    span: Span
    checked: bool


@dataclass(frozen=True, slots=True, eq=False)
class _Term:
    """Words that follow each other, and the numbers of the ideas that they tell."""

    items: tuple[Item, ...]
    tells: list[int]


class Ideas:
    """The words of all ideas of some pictures, arranged by the first word of each term."""

    def __init__(self, pictures: Mapping[str, Sequence[Picture]]) -> None:
        self._numbers: dict[Words, int] = {}
        self._numbers_of: dict[Idea, list[int]] = {}
        self._words: list[Words] = []
        self._ideas_with: list[list[Idea]] = []
        self._terms: dict[tuple[Item, ...], _Term] = {}
        self._exact: dict[str, list[_Term]] = defaultdict(list)
        self._written: dict[str, list[_Term]] = defaultdict(list)
        self._prefixed: dict[str, list[_Term]] = defaultdict(list)
        for of_code in pictures.values():
            for picture in of_code:
                for idea in picture.ideas:
                    if idea not in self._numbers_of:
                        self._numbers_of[idea] = [self._add(words) for words in idea.words]
                        for number in self._numbers_of[idea]:
                            self._ideas_with[number].append(idea)
        self._lengths = sorted({len(prefix) for prefix in self._prefixed})

    def _add(self, words: Words) -> int:
        if words in self._numbers:
            return self._numbers[words]
        number = self._numbers[words] = len(self._numbers)
        self._words.append(words)
        self._ideas_with.append([])
        for term in words.terms.split(","):
            for items in variants(term):
                if items not in self._terms:
                    self._terms[items] = self._filed(_Term(items, []))
                self._terms[items].tells.append(number)
        return number

    def _filed(self, term: _Term) -> _Term:
        first = term.items[0]
        for word in first.exact:
            self._exact[word].append(term)
        for word in first.written:
            self._written[word].append(term)
        for prefix in first.prefixes:
            self._prefixed[prefix].append(term)
        return term

    def found_in(self, tokens: Sequence[Token]) -> FoundIdeas:
        """Return where the words of all ideas stand."""
        found: dict[int, dict[tuple[int, int], None]] = defaultdict(dict)
        by_word: dict[tuple[str, str, frozenset[str]], tuple[_Term, ...]] = {}
        for place, token in enumerate(tokens):
            key = (token.plain, token.written, token.also)
            terms = by_word.get(key)
            if terms is None:
                terms = by_word[key] = tuple(dict.fromkeys(self._beginning_with(token)))
            for term in terms:
                end = place if len(term.items) == 1 else end_of(term.items, tokens, place)
                if end is None:
                    continue
                for number in term.tells:
                    words = self._words[number]
                    if not words.within:
                        found[number][place, end] = None
                    else:
                        found[number].update(dict.fromkeys(with_number(words, tokens, place, end)))
        told = {idea for number in found for idea in self._ideas_with[number]}
        return FoundIdeas(self, tokens, {number: list(places) for number, places in found.items()}, told)

    def _beginning_with(self, token: Token) -> Iterator[_Term]:
        yield from self._written.get(token.written, ())
        for word in (token.plain, *token.also):
            yield from self._exact.get(word, ())
            for length in self._lengths:
                if length > len(word):
                    break
                yield from self._prefixed.get(word[:length], ())

    def words_of(self, idea: Idea) -> Iterator[tuple[int, Words]]:
        """Yield the words of an idea with their numbers."""
        for number in self._numbers_of[idea]:
            yield number, self._words[number]


class FoundIdeas:
    """Where each idea stands in a text; `told` are those that stand anywhere."""

    def __init__(
        self,
        ideas: Ideas,
        tokens: Sequence[Token],
        places: Mapping[int, list[tuple[int, int]]],
        told: set[Idea],
    ) -> None:
        self._ideas = ideas
        self._tokens = tokens
        self._places = places
        self._told = told
        self._places_of: dict[Idea, list[Place]] = {}

    def places_of(self, idea: Idea) -> list[Place]:
        """Return the places of an idea from the first to the last: for each word that it begins with the longest, and
        the shortest, which leaves the words behind to other ideas.
        """
        places = self._places_of.get(idea)
        if places is None:
            places = self._places_of[idea] = self._found(idea)
        return places

    def _found(self, idea: Idea) -> list[Place]:
        ends: dict[int, set[tuple[bool, int]]] = defaultdict(set)
        for number, words in self._ideas.words_of(idea):
            for first, last in self._places.get(number, ()):
                ends[first].add((not words.checked, last))
        return [
            self._place(first, *end)
            for first in sorted(ends)
            for end in dict.fromkeys((max(ends[first]), min(ends[first], key=lambda end: end[1])))
        ]

    def _place(self, first: int, unchecked: bool, last: int) -> Place:
        start, end = self._tokens[first], self._tokens[last]
        return Place(first, last, start.sentence, Span(start.start, end.end), not unchecked)

    def seen(self, picture: Picture, is_asserted: Asserted) -> tuple[Span, ...] | None:
        """Return the places of a picture's ideas, all asserted that must be; None where they do not come together."""
        if not self._told.issuperset(picture.wanted):
            return None
        places = [self.places_of(idea) for idea in picture.wanted]
        order = sorted(range(len(places)), key=lambda number: len(places[number]))
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
            first <= place.sentence <= last + (_SOON_BEHIND if idea.afterwards else 0)
            and not self._is_denied(place)
            for idea in picture.ideas
            if idea.unwanted
            for place in self.places_of(idea)
            if not self._is_turned_from(place, chosen)
        )

    def _is_turned_from(self, place: Place, chosen: Sequence[Place]) -> bool:
        """Whether the writer turns from a place to the picture, all of it behind: "small stones, but a mass"."""
        start = min(other.first for other in chosen)
        return any(self._tokens[between].plain in _TURNING for between in range(place.last + 1, start))

    def _is_denied(self, place: Place) -> bool:
        """Whether one of the two words before, with nothing but spaces between, denies the place."""
        for before in range(place.first - 1, max(-1, place.first - 3), -1):
            word, behind = self._tokens[before], self._tokens[before + 1]
            if word.sentence != place.sentence or behind.start > word.end + 1:
                return False
            if word.plain in _DENYING_A_SIGN:
                return True
        return False


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
