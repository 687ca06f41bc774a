"""The specialties that a paper may ask for, each with what speaks for it: where and how it is named, what the story is
about, and what the rules and the tagger took."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import log

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.page.answers import answer_at
from jobs.extraction.assistant.page.checkboxes import unmarked_at
from jobs.extraction.assistant.request.specialty.heard import name_model
from jobs.extraction.assistant.request.specialty.heard.joint import heard_in
from jobs.extraction.assistant.request.specialty.heard.places import NamedPlace, places_in
from jobs.extraction.assistant.request.specialty.heard.terms import terms_of
from jobs.extraction.assistant.request.specialty.implied import FOLLOWS_FROM_CONTENT
from jobs.extraction.assistant.request.stacked.model import Evident
from jobs.extraction.assistant.request.stacked.taken import WAYS, Taken
from jobs.extraction.assistant.request.words_of_notes import words_of
from jobs.extraction.specialty_model import specialty_model
from jobs.extraction.specialty_model import terms_of as terms_of_content
from jobs.extraction.text import Span, Text
from jobs.extraction.wordings.words_of_asking import ASKING

_LEAST_BY_CONTENT = 0.05
_LINES_OF_A_STEP, _STEPS_FROM_THE_HEAD, _STEPS_FROM_THE_FOOT = 3, 5, 3
_WORDS_ABOVE = 5
_MOST_TIMES = 4
_MOST_NAMES = 150
_MOST_OF_IT = 0.6
_UNLIKELY = 1e-3
_OF_OTHER_PLACES = ("block:", "label:", "rules here", "tagger here", "odds")


@dataclass(frozen=True, slots=True)
class Named:
    """A name of a candidate on the page, with the terms around it and the signs of its place."""

    place: NamedPlace
    terms: frozenset[str]
    signs: Mapping[str, float]


@dataclass(slots=True)
class Candidate:
    """A specialty that may be asked for; `told` is how likely the story is about it."""

    slug: str
    named: list[Named] = field(default_factory=list)
    told: float = 0.0
    signs: dict[str, float] = field(default_factory=dict)

    def evidents(self) -> list[Evident]:
        """Return what speaks for it by each of its places, in reading order; of one that is not named, without a
        place."""
        if not self.named:
            return [Evident(frozenset(), self.signs)]
        return [
            Evident(
                named.terms,
                {
                    **named.signs,
                    **{
                        f"elsewhere:{name}": value
                        for other in self.named
                        if other is not named
                        for name, value in other.signs.items()
                        if name.startswith(_OF_OTHER_PLACES)
                    },
                    **self.signs,
                },
            )
            for named in self.named
        ]


def candidates_of(
    document: Document, *, taken: Mapping[str, Taken], paper: Sequence[str] = ()
) -> dict[str, Candidate]:
    """Return the candidates of a document by their slugs. `taken` holds what was taken before, by the way that it was
    found ("rules", "tagger"); `paper` names what the paper is, which is a sign of each candidate."""
    candidates: dict[str, Candidate] = {}
    for named in _names_in(document, taken):
        candidates.setdefault(named.place.slug, Candidate(named.place.slug)).named.append(named)
    named_ones = len(candidates)
    likeliest = _by_content(document, candidates)
    for way in taken.values():
        candidates.setdefault(way.value, Candidate(way.value))
    for candidate in candidates.values():
        candidate.signs.update(dict.fromkeys(paper, 1.0))
        candidate.signs.update(_signs_of(candidate, likeliest=likeliest, alone=named_ones == 1))
        candidate.signs.update(_signs_of_ways(candidate, taken))
    return candidates


def names_in(document: Document) -> list[NamedPlace]:
    """Return the specialties that a document names, the first hundred and fifty in reading order."""
    return places_in(document.text.flowing, document.text.folded, most=_MOST_NAMES)


def _names_in(document: Document, taken: Mapping[str, Taken]) -> Iterator[Named]:
    places = document.once(names_in)
    slugs = {place.slug for place in places}
    labelled = [(label, label.value) for label in document.labels if label.value is not None]
    seen: Counter[str] = Counter()
    for place, odds in heard_in(places, name_model()):
        seen[place.slug] += 1
        block = document.outline.block_at(place.span.start)
        here = _signs_of_place(document, place, block, labelled, first=seen[place.slug] == 1)
        signs = dict.fromkeys(here, 1.0)
        for way, one in taken.items():
            if any(place.span.meets(span) for span in one.spans):
                signs[f"{way} here"] = 1.0
                signs[f"{way} here:{block}"] = 1.0
        signs["odds"] = odds / 3
        terms = (term for term in terms_of(place, named=slugs) if not term.startswith("slug:"))
        yield Named(place, frozenset(terms), signs)


def _signs_of_place(
    document: Document,
    place: NamedPlace,
    block: str,
    labelled: Sequence[tuple[Label, Span]],
    *,
    first: bool,
) -> Iterator[str]:
    """The signs of where a name stands: whose block, which section, how far from head and foot, behind and below
    what."""
    text = document.text
    line = text.line_at(place.span.start).number
    yield f"block:{block}"
    yield f"block:{block}:{'first' if first else 'again'}"
    section = document.outline.section_at(place.span.start)
    yield f"section:{section.key if section else None}"
    yield f"head:{min(_STEPS_FROM_THE_HEAD, line // _LINES_OF_A_STEP)}"
    yield f"foot:{min(_STEPS_FROM_THE_FOOT, (len(text.lines) - 1 - line) // _LINES_OF_A_STEP)}"
    if unmarked_at(text, place.span.start):
        yield "empty box"
    answer = answer_at(text, place.span.start)
    if answer is not None:
        yield f"box:{answer.standing}"
        yield from (f"head of boxes:{word}" for word in words_of(answer.head))
    yield from _signs_of_cell(text, place)
    if ASKING.search(place.before) or ASKING.search(place.behind):
        yield "asking"
    for label, value in labelled:
        if value.start <= place.span.start < value.end:
            yield f"label:{label.key}:{document.role_of(label)}"
            yield f"wording:{label.wording.lower()}"
    if line:
        for word in list(words_of(text.lines[line - 1].text))[:_WORDS_ABOVE]:
            yield f"above:{word}"


def _signs_of_cell(text: Text, place: NamedPlace) -> Iterator[str]:
    """Whether a name is all that its cell, or its line, holds, and the words of the cell before it."""
    cell = text.cell_at(place.span.start)
    if cell is None:
        return
    if len(place.words) >= _MOST_OF_IT * len(cell.words):
        yield "fills its cell"
        if len(text.cells[cell.line]) == 1:
            yield "fills its line"
    before = text.cell_before(cell)
    if before is not None:
        yield from (f"left:{word}" for word in list(words_of(before.words))[-_WORDS_ABOVE:])


def _by_content(document: Document, candidates: dict[str, Candidate]) -> str | None:
    """Add what the story may be about to the candidates; return what it is likeliest about."""
    chances = specialty_model().probabilities(list(terms_of_content(document.text.flowing)))
    for slug, chance in chances.items():
        if slug in candidates or chance >= _LEAST_BY_CONTENT:
            candidates.setdefault(slug, Candidate(slug)).told = chance
    return max(chances, key=lambda slug: chances[slug], default=None)


def _signs_of(candidate: Candidate, *, likeliest: str | None, alone: bool) -> Iterator[tuple[str, float]]:
    times = len(candidate.named)
    yield ("named" if times else "unnamed"), 1.0
    yield "times", min(_MOST_TIMES, times) / 2
    yield "alone", float(bool(times) and alone)
    yield "content", log(candidate.told + _UNLIKELY) / 2
    yield "likeliest", float(candidate.slug == likeliest)
    yield f"slug:{candidate.slug}", 1.0


def _signs_of_ways(candidate: Candidate, taken: Mapping[str, Taken]) -> Iterator[tuple[str, float]]:
    """What the ways that found something say of a candidate: that they took it, another, or none."""
    for way in WAYS:
        one = taken.get(way)
        if one is None:
            yield f"{way}:none", 1.0
        elif one.value != candidate.slug:
            yield f"{way}:another", 1.0
        else:
            yield from one.signs(way)
            if FOLLOWS_FROM_CONTENT in one.field.reasons:
                yield f"{way}:content", 1.0
