"""Given and family name of a person, in either order."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import takewhile

from jobs.extraction.assistant.values.credentials import IS_CREDENTIAL, SUFFIX
from jobs.extraction.assistant.values.forms_of_address import TITLE, TITLE_BEFORE
from jobs.extraction.assistant.values.name_particles import (
    FORMERLY,
    IS_CHILD_OF,
    ON_THE_MIDDLE,
    PARTICLES,
    are_one_family_name,
    begins_fathers_name,
    begins_gaelic_surname,
    ends_in_particle,
)
from jobs.extraction.assistant.values.names import reads_as_prose
from jobs.extraction.assistant.values.names_of_parents import end_before_parent
from jobs.extraction.text import Span, Text

_NICKNAME = re.compile(r"[(\"\u201c\u2018'].+[)\"\u201d\u2019']+")
"""What somebody is called, between the parts of the name: Alexandra ("Lexie") Hill."""
_TITLE_AND_NAMES = 2
_FRENCH = re.compile(
    r"\b(?:[Nn][ée]e? le|Demande d[e']|Destinataire|Mutuelle|Maison de santé|Cabinet médical|Hôpital|Motif|confr[èe]re|"
    r"consœur|Objet|Docteur|Monsieur|Madame|ordonnance|adresse|RPPS|"
    r"[Jj]e (?:te|vous)|[Ss]uivie? pour)\b"
)
"""Where "M." before two names is "Monsieur" and no initial."""
_SAID_WITHIN = re.compile(f"{FORMERLY}|(?i:{ON_THE_MIDDLE})")
_NAME_TOKEN = re.compile(r"[^\s,]+")


LONGEST_PART = 40
"""Characters of a part of a name that has a box of its own."""


@dataclass(frozen=True, slots=True)
class PersonName:
    """The parts of a person's name as they stand; `title` is "" when none is written."""

    given: tuple[Span, ...]
    family: tuple[Span, ...]
    title: str = ""


def fills_a_box(words: str) -> bool:
    """Tell whether words could be the part of a name for which a form has a box: letters, no digit, and no sentence."""
    plain = any(map(str.isalpha, words)) and not any(map(str.isdigit, words))
    return plain and len(words) <= LONGEST_PART and not reads_as_prose(words)


def parts_of_name(text: Text, span: Span) -> PersonName | None:
    """Return given and family name of the person named in a span: "Mr John Smith", "SMITH, John", "de la Cruz, Ana".

    Middle names belong to the given name. None when there is no name in it.
    """
    titled = TITLE_BEFORE.match(text.content, span.start, span.end)
    named = titled.end() if titled else span.start
    span = Span(span.start, end_before_parent(text.content, named, span.end))
    pieces = [
        (Span(span.start + m.start(), span.start + m.end()), m.group())
        for m in _NAME_TOKEN.finditer(text.content[span.start : span.end])
    ]
    pieces = _without_former_name(text, span, pieces)
    title = next((bare.rstrip(".") for _, word in pieces if TITLE.fullmatch(bare := word.strip("()"))), "")
    comma = text.content.find(",", span.start, span.end)
    leading = sum(1 for _ in takewhile(lambda piece: TITLE.fullmatch(piece[1].strip("()")), pieces))
    pieces = [
        (place, word)
        for index, (place, word) in enumerate(pieces)
        if not TITLE.fullmatch(word.strip("()"))
        and not (index > 0 and _NICKNAME.fullmatch(word))
        and not (index > leading and (IS_CREDENTIAL.fullmatch(word) or SUFFIX.fullmatch(word)))
        and any(c.isalpha() for c in word)
    ]
    if len(pieces) > _TITLE_AND_NAMES and pieces[0][1] == "M." and _FRENCH.search(text.content):
        pieces, title = pieces[1:], title or "M."
    if not pieces:
        return None
    child = next((index for index, (_, word) in enumerate(pieces) if IS_CHILD_OF.fullmatch(word)), 0)
    if 0 < child < len(pieces) - 1:
        places = [place for place, _ in pieces]
        behind = pieces[child + 1 :]
        family = [place for place, word in behind if _is_in_capitals(word)]
        if not family or family[-1] != places[-1]:
            family = [place for place, _ in behind]
        return PersonName(_joined(places[:child]), _joined(family), title)
    before = [place for place, _ in pieces if comma != -1 and place.end <= comma]
    after = [place for place, _ in pieces if comma != -1 and place.start > comma]
    if titled and len([piece for piece in before if not _leads(text[piece])]) > 1:
        span, after = Span(span.start, comma), []
        pieces = [(place, word) for place, word in pieces if place.end <= comma]
    if before and after:
        return PersonName(given=_around_a_nickname(text, after), family=_joined(before), title=title)
    if len(pieces) == 1:
        return PersonName(given=(), family=(pieces[0][0],), title=title)
    given, family = _divided([place for place, _ in pieces], [word for _, word in pieces])
    return PersonName(given=_around_a_nickname(text, given), family=_joined(family), title=title)


def _without_former_name(text: Text, span: Span, pieces: list[tuple[Span, str]]) -> list[tuple[Span, str]]:
    """The words of a name without those of the name that its bearer had before, and what is said of a middle one."""
    former = _SAID_WITHIN.search(text.content, span.start, span.end)
    if former is None:
        return pieces
    return [(place, word) for place, word in pieces if not former.start() <= place.start < former.end()]


def _divided(places: list[Span], words: list[str]) -> tuple[list[Span], list[Span]]:
    """Given and family name without a comma: capitals mark the family name wherever they stand, else it is the
    last word with its particles."""
    if len(words) > 2 and _INITIAL_BEHIND.fullmatch(words[-1]) and not _INITIAL_BEHIND.fullmatch(words[0]):
        return places[1:], places[:1]
    if (before := _before_initials(words)) is not None:
        return places[before:], places[:before]
    capitals = [_is_in_capitals(word) for word in words]
    if any(capitals) and not all(capitals):
        if capitals[-1]:
            split = len(words) - 1
            while split > 1 and (capitals[split - 1] or _leads(words[split - 1])):
                split -= 1
            return places[:split], places[split:]
        if capitals[0]:
            stop = capitals.index(False)
            return places[stop:], places[:stop]
    split = len(words) - 1
    while split > 1 and (_leads(words[split - 1]) or begins_gaelic_surname(*words[split - 2 : split])):
        split -= 1
    if split > 1 and words[split - 1] == "i":
        split -= 1
    if split > 1 and words[split] in _JOINS_SURNAMES:
        split -= 1
    if split > 1 and are_one_family_name(words[split - 1], words[-1]):
        split -= 1
    split = _before_two_surnames(words, split)
    split = next((index for index, word in enumerate(words[1:split], 1) if begins_fathers_name(word)), split)
    return places[:split], places[split:]


def _before_two_surnames(words: list[str], split: int) -> int:
    """Where the family's name begins of which Portuguese particles tell that it has two: "Ada Dos Santos Whitty", "Rui
    Pedro Matos da Cunha"."""
    if split > _PARTICLE_AND_SURNAME and words[split - _PARTICLE_AND_SURNAME].casefold() in _PORTUGUESE:
        return split - _PARTICLE_AND_SURNAME
    behind_three = split > _PARTICLE_AND_SURNAME and words[split] in _PORTUGUESE
    return split - 1 if behind_three and len(words[split - 1].strip(".")) > 1 else split


_JOINS_SURNAMES = frozenset("iy")
"""Between the father's and the mother's surname: "Ada Vidal i Soler", "Tom Gil y Soler"."""
_PORTUGUESE, _PARTICLE_AND_SURNAME = frozenset("da do das dos".split()), 2
_INITIAL_BEHIND = re.compile(r"[A-ZÀ-Þ]\.|(?![MFX])[A-ZÀ-Þ]")
"""The initial of a middle name; behind the last word it tells that the family's came first: "Quill Ada T"."""


def _before_initials(words: list[str]) -> int | None:
    """How many words of a family's name stand before two initials or more that end the whole, as Sri Lanka and the
    south of India write it ("Perera R.M.T.B.", "de Silva K. D."); None where it ends otherwise."""
    split = len(words)
    while split > 0 and _INITIALS_BEHIND.fullmatch(words[split - 1]):
        split -= 1
    initials = "".join(words[split:]).replace(".", "")
    names = [word for word in words[:split] if not _leads(word)]
    return split if len(initials) > 1 and len(names) == 1 and len(names[0].strip(".")) > 1 else None


_INITIALS_BEHIND = re.compile(r"(?:[A-ZÀ-Þ]\.)+[A-ZÀ-Þ]?")


def _leads(word: str) -> bool:
    """Whether a word belongs to the family name behind it: "de", "Hoekstra-van" before "den Broek"."""
    return (word.casefold() in PARTICLES and word not in _INITIALS) or ends_in_particle(word)


_INITIALS = frozenset("EUY")
"""Particles in lower case ("Ramón y Cajal"), in capitals the initials of middle names."""


def _is_in_capitals(word: str) -> bool:
    """Whether a word is written in capitals and is no initials ("O'BRIEN", "McSORLEY", not "T.J.")."""
    plain = re.sub(r"^(?:Mc|Mac|de|van|von|d['\u2019]|O['\u2019])", "", word)
    return len(plain.strip(".")) > 1 and plain.isupper() and "." not in plain


def _around_a_nickname(text: Text, places: list[Span]) -> tuple[Span, ...]:
    """The given names in one place, or in two around what their bearer is called: Earl "Vince" Vincent."""
    for number in range(1, len(places)):
        between = text.content[places[number - 1].end : places[number].start].strip(" ,")
        if _NICKNAME.fullmatch(between):
            return (*_joined(places[:number]), *_joined(places[number:]))
    return _joined(places)


def _joined(places: list[Span]) -> tuple[Span, ...]:
    return (Span(places[0].start, places[-1].end),) if places else ()
