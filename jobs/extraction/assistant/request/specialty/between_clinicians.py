"""Which specialty a short note between clinicians asks for: "Endo please", "Practice nurse >> podiatry", "could cardio
bring forward his echo?". One that it only tells of (who knows, saw, declined or is not asked) is never taken."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.request.specialty.names import ALL_NAMES
from jobs.extraction.assistant.request.specialty.note_cues import (
    A_VISIT,
    ACCEPTED,
    ALONE,
    ASKED_NOUN_BEHIND,
    ASKS_BEFORE,
    BEGINS,
    CLAUSE_END,
    FROM_A_ROLE,
    GOES_ON,
    HEADS,
    HOUSE_BEHIND,
    HOUSE_OR_PLEASE,
    JOINS,
    MODAL,
    NOT_A_HOUSE,
    OF_ANOTHER_REQUEST,
    OWN_HOUSE,
    SAFETY_NET,
    SENT_TO,
    SENTENCE_END,
    SO,
    SOMEBODYS,
    TOLD_BEFORE,
    TOLD_BEHIND,
    TOLD_OF_ASKING,
    WANTED_BEHIND,
    WITH_HOW_SOON,
)
from jobs.extraction.assistant.request.specialty.shorthand import (
    CALLED_FOR_SHORT,
    MAY_BE_CALLED,
    ONLY_IN_CAPITALS,
)
from jobs.extraction.found import Found
from jobs.extraction.text import CELL, Span

_MOST_WORDS, _MOST_LABELS = 140, 2
_OF_ANYBODY = ("pediatrics", "emergency_medicine")
_LEAST = 2.0


@dataclass(frozen=True, slots=True)
class _Named:
    slug: str
    span: Span
    sure: bool
    """Whether the name is nothing else where nobody is asked for."""


@dataclass(frozen=True, slots=True)
class _Place:
    slug: str
    span: Span
    sure: bool
    before: str
    behind: str
    first: bool
    """Whether it stands in the first sentence."""


def asked_between_clinicians(document: Document) -> Found | None:
    """Return the specialty that a short note asks for most clearly, None where it asks for none by name."""
    worth, place = max(
        document.once(_weighed), key=lambda one: (one[0] or 0.0, -one[1].span.start), default=(0.0, None)
    )
    return Found(place.slug, (place.span,), 0.86) if place is not None and (worth or 0.0) >= _LEAST else None


def told_between_clinicians(document: Document) -> frozenset[str]:
    """Return the specialties that a short note only tells of."""
    weighed = document.once(_weighed)
    told = {place.slug for worth, place in weighed if worth is None and place.sure}
    return frozenset(told - {place.slug for worth, place in weighed if worth})


def is_short(document: Document) -> bool:
    """Tell whether a document is a note of few words without the labels of a form."""
    words = document.text.content.split()
    return (
        len(words) <= _MOST_WORDS
        and CELL not in document.text.content
        and len(document.labels) <= _MOST_LABELS
    )


def _weighed(document: Document) -> list[tuple[float | None, _Place]]:
    return [(_less_for_anybody(_worth(place), place.slug), place) for place in _places(document)]


def _less_for_anybody(worth: float | None, slug: str) -> float | None:
    return worth - 0.75 if worth is not None and slug in _OF_ANYBODY else worth


def _worth(where: _Place) -> float | None:
    """How clearly words ask for a name; None where they tell of it, or mean something else."""
    before, behind = where.before, where.behind
    if OF_ANOTHER_REQUEST.search(before + behind):
        return None
    if NOT_A_HOUSE.match(behind) or (where.slug == "emergency_medicine" and SAFETY_NET.match(behind)):
        return None
    led = ASKS_BEFORE.search(before)
    if led is not None and (
        (led.group()[0].isalpha() and TOLD_OF_ASKING.search(before[: led.start()]))
        or (A_VISIT.match(led.group()) and SOMEBODYS.search(before[: led.start()]))
    ):
        return None
    begins = BEGINS.match(before) is not None
    wanted = WANTED_BEHIND.match(behind) is not None
    accepted = ACCEPTED.match(behind) is not None
    modal = MODAL.search(before) is not None
    asked_noun = ASKED_NOUN_BEHIND.match(behind) is not None
    if TOLD_BEHIND.match(behind) and not (wanted or accepted or modal or (led and asked_noun)):
        return None
    told = led is None and TOLD_BEFORE.search(CLAUSE_END.split(before)[-1]) is not None
    if told and not wanted:
        return None
    if not where.sure and not _is_sure_here(where):
        return None
    alone = begins and ALONE.fullmatch(behind) is not None
    heads = begins and _heads(where)
    cues = (
        (3.25, wanted),
        (3.0, led is not None),
        (3.5, heads or FROM_A_ROLE.match(before) is not None),
        (3.0, alone or (begins and WITH_HOW_SOON.match(behind) is not None)),
        (3.0, asked_noun),
        (2.5, accepted),
        (2.5, (begins or SO.search(before) is not None) and GOES_ON.match(behind) is not None),
        (2.0, begins and (HOUSE_BEHIND.match(behind) is not None or behind.startswith(","))),
        (2.0, before == "" and where.first and not behind.startswith(":")),
    )
    worth = [weight for weight, given in cues if given]
    return max(worth) + 0.25 * (len(worth) - 1) if worth else 0.0


def _heads(where: _Place) -> bool:
    """Whether a colon or dash behind a name sets it over the note, and is not one of an examination: "Resp: clear"."""
    head = HEADS.match(where.behind)
    return head is not None and (where.first or HOUSE_BEHIND.match(head.group()) is not None)


def _is_sure_here(where: _Place) -> bool:
    if where.slug == "emergency_medicine":
        return SENT_TO.search(where.before) is not None
    beside = HOUSE_OR_PLEASE.match(where.behind) or ASKED_NOUN_BEHIND.match(where.behind)
    headed = BEGINS.match(where.before) and (_heads(where) or WITH_HOW_SOON.match(where.behind))
    return bool(beside or headed or SENT_TO.search(where.before))


def _places(document: Document) -> list[_Place]:
    """Every specialty that a short note names, with the words of its sentence before it and behind it."""
    if not is_short(document):
        return []
    found: list[_Place] = []
    flowing = document.text.flowing
    start = 0
    for number, stop in enumerate([*SENTENCE_END.finditer(flowing), None]):
        end = stop.end() if stop else len(flowing)
        for group in _groups(document, Span(start, end)):
            one = next((one for one in group if one.slug not in _OF_ANYBODY), group[0])
            before, behind = (
                flowing[start : group[0].span.start],
                flowing[_end_of_name(flowing, group[-1]) : end],
            )
            found.append(_Place(one.slug, one.span, one.sure, before, behind, first=number == 0))
        start = end
    return found


def _groups(document: Document, sentence: Span) -> Iterator[list[_Named]]:
    """The names of a sentence, those that are joined ("cardio/EP", "MSK and T&O") together."""
    group: list[_Named] = []
    for one in _named(document, sentence):
        if group and not JOINS.fullmatch(document.text.flowing, group[-1].span.end, one.span.start):
            yield group
            group = []
        group.append(one)
    if group:
        yield group


def _end_of_name(flowing: str, named: _Named) -> int:
    """Where a name ends and the word of its house begins: "derm" of "derm clinic"."""
    house = OWN_HOUSE.search(flowing, named.span.start, named.span.end)
    return house.start() if house else named.span.end


def _named(document: Document, sentence: Span) -> list[_Named]:
    named = [
        _Named(slug, Span(match.start(), match.end()), sure and slug != "emergency_medicine")
        for vocabulary, sure in ((ALL_NAMES, True), (CALLED_FOR_SHORT, True), (MAY_BE_CALLED, False))
        for slug, match in vocabulary.matches(document.text.folded, start=sentence.start, end=sentence.end)
        if slug != "general_practice"
        and (
            match.group() not in ONLY_IN_CAPITALS
            or document.text.content[match.start() : match.end()].isupper()
        )
    ]
    kept: list[_Named] = []
    for one in sorted(named, key=lambda one: (one.span.start, -one.span.end, not one.sure)):
        if not any(one.span.meets(other.span) for other in kept):
            kept.append(one)
    return kept
