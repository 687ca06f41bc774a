"""Who sends and who receives where neither a label nor the usual place told it: of all people and places on the pages
those that nobody else has taken, weighed by what speaks for them. The best is taken where it stands out clearly."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.whose import side_in_prose, side_of
from jobs.extraction.assistant.labels.wordings import named_by_cell
from jobs.extraction.assistant.page.correspondence import COPIES, tells
from jobs.extraction.assistant.page.furniture import FAX_STRIP
from jobs.extraction.assistant.parties.departments import is_department, is_mere_specialty
from jobs.extraction.assistant.parties.dividing import people_and_organizations
from jobs.extraction.assistant.parties.signing import PROFESSION
from jobs.extraction.assistant.parties.unlabelled_parties import rows_of_labels
from jobs.extraction.assistant.parties.words_of_parties import HOSPITAL, INSURER, LINES_OF_A_HEAD, TITLED
from jobs.extraction.assistant.patient.relatives import is_of_a_relative
from jobs.extraction.assistant.values.credentials import IS_CREDENTIAL, without_credentials
from jobs.extraction.assistant.values.doctors_titles import DOCTORS_TITLE
from jobs.extraction.assistant.values.forms_of_address import is_title_of_address
from jobs.extraction.assistant.values.name_particles import PARTICLE
from jobs.extraction.assistant.values.names import looks_like_person
from jobs.extraction.assistant.values.places import looks_like_address, tells_where_to_reach
from jobs.extraction.assistant.values.titles import is_title
from jobs.extraction.found import Found
from jobs.extraction.text import Cell, Span

_SURENESS = 0.72
_PERSON, _PLACE = 0.9, 0.88
"""Weights that tell people and places that look so from what only might be one."""
_CLEARLY = 1.0
_ENOUGH = {"person": 3.0, "place": 2.5}
_LEAD = 48
"""Letters before a name that may say whose it is."""
_SAME_EDGE = 0.015
_NEAR = 2
"""Lines between what belongs to the same party."""
_MAY_HOLD = frozenset(
    {
        "provider",
        "organization",
        "recipient",
        "recipient_organization",
        "ignore",
        "full_name",
        "specialty",
        "service",
    }
)
_LABEL_BEFORE = re.compile(r"(?:[^:\t|]{1,60}): ?")
_SEGMENT_ENDS = re.compile(r"[;|\t]|[.!?]\s|\s[-\u2013\u2014\u00b7\u2022]\s")
_LONGEST_NAME = 60
_CAPITAL = rf"(?:[A-ZÀ-Þ](?:\.|[\w'\u2019-]*)|{PARTICLE})"
_TITLED_PERSON = re.compile(
    rf"\b(?i:{DOCTORS_TITLE})\b\.? (?:med\. )?{_CAPITAL}(?: {_CAPITAL}){{0,3}}|"
    rf"\b[A-ZÀ-Þ][\w'\u2019.-]*(?: {_CAPITAL}){{1,3}},? (?:{IS_CREDENTIAL.pattern})(?![\w-])"
)


@dataclass(frozen=True, slots=True)
class Named:
    """A person or a place on a page, with what says whose it is."""

    found: Found
    kind: str
    line: int
    block: str
    side: str
    professional: bool
    reached: bool
    """A number or an address stands beside or below it."""


def everybody_named(document: Document) -> tuple[Named, ...]:
    """Return the people and places of the pages in reading order, without those that are another field's."""
    return document.once(_everybody_named)


def _everybody_named(document: Document) -> tuple[Named, ...]:
    taken = [
        (label.value.start, label.value.end)
        for label in document.labels
        if label.value and (label.key not in _MAY_HOLD or label.role in ("patient", "relative", "insurance"))
    ]
    spans = [(label.span.start, label.span.end) for label in document.labels]
    found: list[Named] = []
    for line in document.text.lines:
        if FAX_STRIP.match(line.text) or COPIES.match(line.text) or line.number in rows_of_labels(document):
            continue
        for cell in document.text.cells[line.number]:
            if any(start <= cell.span.start and cell.span.end <= end for start, end in taken):
                continue
            if not any(map(str.isupper, cell.words)):
                continue
            for named in _named_in(document, cell):
                start, end = named.found.start, named.found.spans[-1].end
                theirs = any(start < stop and begin < end for begin, stop in [*taken, *spans])
                if not theirs and not is_of_a_relative(document.text, start):
                    found.append(named)
    return tuple(found)


def _named_in(document: Document, cell: Cell) -> Iterator[Named]:
    if tells(document.text.lines[cell.line].text):
        yield from _named_in_prose(document, cell)
        return
    lead = _LABEL_BEFORE.match(cell.words)
    start = cell.span.start + (lead.end() if lead else 0)
    if start >= cell.span.end:
        return
    people, places = people_and_organizations(document, Span(start, cell.span.end), _PERSON)
    both = [*(("person", each) for each in people), *(("place", each) for each in places)]
    found = [each for each in both if each[1].confidence >= _PLACE and _could_be(each[0], str(each[1].value))]
    if not any(kind == "person" for kind, _ in found):
        found += [("person", each) for each in _titled_in(document, Span(start, cell.span.end))]
    for kind, each in found:
        behind = document.text.content[each.spans[-1].end : cell.span.end]
        below = document.text.column_below(cell.span)
        under = document.text[below] if below else ""
        yield Named(
            found=each,
            kind=kind,
            line=cell.line,
            block=document.outline.block_at(each.start),
            side=_side_before(document, cell, each.start),
            professional=_says_what(behind) or _says_what(under),
            reached=any(map(tells_where_to_reach, (behind, under))),
        )


def _says_what(words: str) -> bool:
    """Whether words behind or below a name say what somebody is: a profession, "(Dr.)"."""
    return PROFESSION.search(words) is not None or _TITLE_BEHIND.match(words) is not None


_TITLE_BEHIND = re.compile(r"\W*\((?:Dr|DR|Prof)\.?\)")


def _named_in_prose(document: Document, cell: Cell) -> Iterator[Named]:
    for found in _titled_in(document, cell.span):
        flowing, end = document.text.flowing, found.spans[-1].end
        side = side_in_prose(flowing[max(0, found.start - _LEAD) : found.start], flowing[end : end + _LEAD])
        block = document.outline.block_at(found.start)
        yield Named(found, "person", cell.line, block if side == "another" else side, side, False, False)


def _titled_in(document: Document, span: Span) -> Iterator[Found]:
    """The people with a doctor's title or with letters behind the name, wherever in a line they stand."""
    for match in _TITLED_PERSON.finditer(document.text.content, span.start, span.end):
        where = document.text.trimmed(match.start(), match.end(), strip=" ,;:()")
        if where and looks_like_person(words := document.text[where]):
            yield Found(words, (where,), _PERSON)


def _could_be(kind: str, words: str) -> bool:
    if named_by_cell(words) is not None or is_title(words) or len(words) > _LONGEST_NAME or ":" in words:
        return False
    if kind == "person":
        return True
    return (
        not is_mere_specialty(words) and not looks_like_address(words) and not any(c.isdigit() for c in words)
    )


def _side_before(document: Document, cell: Cell, offset: int) -> str:
    """Whose the words before a name say that it is: those in its cell, else the cell left of it or above it."""
    before = document.text.content[cell.span.start : offset]
    segment = _SEGMENT_ENDS.split(before)[-1]
    if segment.strip(" ("):
        return side_of(segment[-_LEAD:])
    if before.strip():
        return ""
    left = document.text.cell_before(cell)
    beside, above = left.words if left else "", _cell_above(document, cell)
    sides = [
        side_of(words[-_LEAD:]) for words in (beside, above) if words and not any(map(str.isdigit, words))
    ]
    return next(filter(None, sides), "")


def _cell_above(document: Document, cell: Cell) -> str:
    """The words of the cell right above one, with its left edge."""
    if not cell.line or document.text.lines[cell.line - 1].page != document.text.lines[cell.line].page:
        return ""
    above = document.text.cells[cell.line - 1]
    return next((each.words for each in above if abs(each.left - cell.left) < _SAME_EDGE), "")


def searched(
    document: Document,
    kind: str,
    party: str,
    *,
    beside: Iterable[Found | None] = (),
    others: Iterable[Found | None] = (),
    refused: Callable[[Found], bool] = lambda _: False,
    told: bool = False,
) -> Found | None:
    """Return the person or the place (`kind`) that is most likely the party's, None when none stands out.

    `beside` is what is known of the same party, `others` who or what is somebody else; whom `refused` names is
    nobody's; `told`: only those of whom words say so."""
    near = [document.text.line_at(found.start).number for found in beside if found]
    foreign = [_folded(found) for found in others if found]
    scores: dict[str, tuple[float, Found]] = {}
    for named in everybody_named(document):
        if named.kind != kind or (told and named.side != party) or refused(named.found):
            continue
        if any(_is_same(_folded(named.found), each) for each in foreign):
            continue
        score = _for_the(party, document, named, near)
        name = _folded(named.found)
        if score > scores.get(name, (0.0, named.found))[0]:
            scores[name] = (score, named.found)
    ranked = sorted(scores.values(), key=lambda each: -each[0])
    if not ranked or ranked[0][0] < _ENOUGH[kind]:
        return None
    if len(ranked) > 1 and ranked[0][0] - ranked[1][0] < _CLEARLY:
        return None
    return replace(ranked[0][1], confidence=_SURENESS)


def _folded(found: Found) -> str:
    words = [word.strip(".,") for word in without_credentials(str(found.value)).casefold().split()]
    return " ".join(word for word in words if word and not is_title_of_address(word))


def _is_same(one: str, other: str) -> bool:
    return one == other or one in other or other in one


def _for_the(party: str, document: Document, named: Named, near: Sequence[int]) -> float:
    """How much speaks for it that somebody or some place is the party's."""
    other = "recipient" if party == "referrer" else "referrer"
    if named.side in (other, "another") or named.block in ("copies", "relative"):
        return 0.0
    words = str(named.found.value)
    score = 3.0 if named.side == party else _of_block(party, document, named)
    score += 1.5 if any(abs(named.line - line) <= _NEAR for line in near) else 0.0
    if named.kind == "person":
        titled = without_credentials(words) != words or TITLED.match(words) is not None
        sender = party == "referrer" and (
            named.side == party or named.block == "signature" or _ends_the_letter(document, named)
        )
        if not (titled or named.professional or sender):
            return 0.0
        return score + (1.0 if titled else 0.0) + (1.0 if named.professional else 0.0)
    if INSURER.search(words):
        score -= 3.0
    score -= 1.5 if is_department(words) else 0.0
    return score + (0.5 if HOSPITAL.search(words) else 0.0) + (0.5 if named.reached else 0.0)


def _ends_the_letter(document: Document, named: Named) -> bool:
    """Whether a name stands alone on one of the last lines, below all that is told."""
    lines = document.text.lines
    below = lines[named.line + 1 :]
    begins, name, behind = lines[named.line].text.partition(str(named.found.value))
    alone = bool(name) and not begins.strip() and (not behind.strip(" .,") or _says_what(behind))
    return (
        alone and len(below) <= _NEAR and not any(tells(line.text) for line in below) and named.line > _NEAR
    )


def _of_block(party: str, document: Document, named: Named) -> float:
    """How much the place on the page speaks for the party."""
    if named.block == party:
        return 2.0
    if party == "recipient":
        return -2.0 if named.block in ("signature", "insurance", "referrer") else 0.0
    if named.block in ("recipient", "insurance"):
        return -2.0
    if named.block == "signature":
        return 2.0
    if named.kind == "person" and _ends_the_letter(document, named):
        return 3.0
    last = document.text.lines[-1].number
    if named.block == "letterhead" and named.line < LINES_OF_A_HEAD:
        return 2.0 if named.kind == "place" else 1.0
    return 1.0 if last - named.line <= _NEAR else 0.0
