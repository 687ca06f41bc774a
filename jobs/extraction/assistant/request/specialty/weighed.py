"""Which of the specialties that short lines name is the receiver's: weighed by whose block it stands in and by the
words around it. Heads without a label, address blocks and slips are read so."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.page.cells import cells_of
from jobs.extraction.assistant.page.checkboxes import unmarked_at
from jobs.extraction.assistant.page.correspondence import salutations
from jobs.extraction.assistant.request.specialty.body_systems import is_a_system
from jobs.extraction.assistant.request.specialty.cues import NAMES_OTHERS, SHORT_WORD
from jobs.extraction.assistant.request.specialty.destinations import short_name
from jobs.extraction.assistant.request.specialty.first_named import calls_a_person
from jobs.extraction.assistant.request.specialty.names import ALL_NAMES, FIELDS_OF_HOUSES
from jobs.extraction.assistant.request.urgency.heads import is_headed
from jobs.extraction.found import Found
from jobs.extraction.text import Cell, Span, Text
from jobs.extraction.wordings.notices_of_forms import is_of_those_not_meant
from referrals.data.referral import Field, Recipient, Referrer

_LONGEST_LINE, _LINES_OF_A_HEAD, _LINES_OF_A_TITLE, _REACH = 14, 14, 4, 44
"""Under the title of a form stands who it is for, though no such head is known."""
_SAID_OF_OTHERS = NAMES_OTHERS | frozenset(("problems", "past", "past_medications", "procedures", "vitals"))
_SENTENCES = re.compile(r"(?<!\bSt)(?<!\bDr)(?<!\bMr)(?<=[\w%]{2})\. [A-Z]\w{2,} \w")
_OF_A_HOUSE = re.compile(
    r" (?:ward|clinics?|opd|soc|units?|dept|department|team|outpatients?|registrar|on[- ]call|outreach|consultant)\b",
    re.IGNORECASE,
)
_LEADS = re.compile(
    r"(?:^|\b)(?:to|for|attn|attention|f\.?a\.?o|dear|hello|hi|refer\w*|consult\w*|appt|appointment|"
    r"request\w*|needed with|an|aan|ao|[àa]|al|all|receiv\w*|rcv|"
    r"destin\w+|sent|order)\b[^.;]*$",
    re.IGNORECASE,
)
_ADDRESSES = re.compile(
    r"(?:^|\b)(?:to|attn|attention|f\.?a\.?o|dear|hello|hi|dept|department|clinic|rcv|consultant|appt needed with|"
    r"(?-i:FOR|For)(?= ?$))\b[^.;]*$",
    re.IGNORECASE,
)
"""Words that lead in a receiver and nothing else."""
_OF_OTHERS = re.compile(
    r"\b(?:known|under|follow\w*|sees|seen|segui\w+|actual|also|other|cleared|already|awaiting|previous\w*|past|"
    r"pmh|history|care team|current\w*|specialists?|carrier|tried|failed|gp|pcp|copy|copies|cc|from|by|base|"
    r"referr(?:er|ing)|sender|signed|author|"
    r"ward|ins|insurance|payer|contact|keep|continue)\b[^.;]*$",
    re.IGNORECASE,
)
_HEADS_OTHERS = re.compile(
    r"\W*(?:referr(?:er|ing|ed by)|from|by|sender|author|signed|gp|pcp|cc|copy|known|other|current|follow|history|"
    r"insur|payer|plan|made by|seen by|filled)\b",
    re.IGNORECASE,
)
_DONE_BY_THEM = re.compile(
    r"\W{0,2}(?:(?:19|20)\d\d|(?:has|have|had|is|are|was|were|already|cleared|involved|nurse|aware)\b)",
    re.IGNORECASE,
)
CLEAR, UNCLEAR = 2.0, 0.0
_LEAST_LEAD, _AGAIN, _NEVER = 0.75, 0.5, -9.0
_SURE, _LESS_SURE, _UNSURE = 0.84, 0.74, 0.62


@dataclass(frozen=True, slots=True)
class Parties:
    """The words by which a document names who receives the referral and who sends it."""

    receiver: tuple[str, ...] = ()
    sender: tuple[str, ...] = ()

    @classmethod
    def of(cls, recipient: Recipient, referrer: Referrer) -> Parties:
        return cls(
            _quotes(recipient.name, recipient.organization),
            _quotes(referrer.name, referrer.organization, referrer.phone, referrer.address),
        )


def weighed_specialty(document: Document, parties: Parties, *, least: float) -> Found | None:
    """Return the specialty that the receiver's own lines name most clearly; None where none weighs the least that is
    asked for, or two weigh about the same."""
    worth: dict[str, float] = {}
    place: dict[str, Span] = {}
    for slug, span, weight in document.text.once(_weighed, document, parties):
        weight += _AGAIN if slug in worth and weight > 0.0 else 0.0
        if weight > worth.get(slug, _NEVER):
            worth[slug], place[slug] = weight, span
    ranked = sorted(worth, key=lambda slug: -worth[slug])
    if not ranked or worth[ranked[0]] < least:
        return None
    if len(ranked) > 1 and worth[ranked[0]] - worth[ranked[1]] < _LEAST_LEAD:
        return None
    sure = _SURE if worth[ranked[0]] > CLEAR + 1 else _LESS_SURE
    return Found(ranked[0], (place[ranked[0]],), sure if least == CLEAR else _UNSURE)


def _weighed(text: Text, document: Document, parties: Parties) -> list[tuple[str, Span, float]]:
    """Every specialty that short lines name, with its place and weight; less for those that whoever signs has."""
    cells = cells_of(text)
    blocks = _blocks(cells)
    found: list[tuple[str, Span, float]] = []
    signed: set[str] = set()
    greeting = min(text.once(salutations), default=None)
    foot = max(_LINES_OF_A_HEAD, 2 * len(text.lines) // 3)
    for at, cell in enumerate(cells):
        if _is_prose(cell) or document.outline.block_at(cell.span.start) in ("insurance", "copies"):
            continue
        for number, (slug, span, full) in enumerate(_named_in(document, cell)):
            weight = _weight(document, parties, cells, at, span, blocks[at], full=full)
            if weight is not None:
                found.append((slug, span, weight - (_LEAST_LEAD if number else 0.0)))
                if cell.line > (greeting if greeting is not None else foot):
                    signed.add(slug)
    return [(slug, span, weight - (2.0 if slug in signed else 0.0)) for slug, span, weight in found]


def _quotes(*fields: Field) -> tuple[str, ...]:
    return tuple(one.quote for field in fields for one in field.evidence if len(one.quote) > 3)


def _is_prose(cell: Cell) -> bool:
    """Whether a cell is a sentence: many words, or small ones up to a full stop."""
    words = cell.words.split()
    small = sum(word[:1].islower() for word in words)
    return (
        len(words) > _LONGEST_LINE
        or (small > 4 and 2 * small > len(words))
        or _SENTENCES.search(cell.words) is not None
    )


def _blocks(cells: Sequence[Cell]) -> list[str]:
    """For each cell the words of the block it stands in: the cells right above and below it in its column."""
    group = list(range(len(cells)))
    for at, cell in enumerate(cells):
        for number in range(at - 1, max(-1, at - 8), -1):
            upper = cells[number]
            near = cell.page == upper.page and 0 <= cell.top - upper.bottom < 0.9 * (upper.bottom - upper.top)
            if near and abs(upper.left - cell.left) < 0.02 and upper.line != cell.line:
                group[at] = group[number]
                break
    words: dict[int, str] = defaultdict(str)
    for at, cell in enumerate(cells):
        words[group[at]] += cell.words + "\n"
    return [words[group[at]] for at in range(len(cells))]


def _named_in(document: Document, cell: Cell) -> list[tuple[str, Span, bool]]:
    """The specialties that a cell names, with whether in full: else by the field of their houses, or for short."""
    start, end, folded = cell.span.start, cell.span.end, document.text.folded
    named = [
        (slug, Span(match.start(), match.end()), vocabulary is ALL_NAMES)
        for vocabulary in (ALL_NAMES, FIELDS_OF_HOUSES)
        for slug, match in vocabulary.matches(folded, start=start, end=end)
        if not calls_a_person(document, match.start())
    ]
    for word in SHORT_WORD.finditer(document.text.content, start, end):
        if (slug := short_name(word.group())) is not None:
            named.append((slug, Span(word.start(), word.end()), False))
    kept: list[tuple[str, Span, bool]] = []
    for one in sorted(named, key=lambda one: one[1].start - one[1].end):
        if not any(other.start < one[1].end and one[1].start < other.end for _, other, _ in kept):
            kept.append(one)
    special = [one for one in kept if one[0] not in ("pediatrics", "general_practice")]
    return sorted(special or [one for one in kept if one[0] == "pediatrics"], key=lambda one: one[1].start)


def _weight(
    document: Document,
    parties: Parties,
    cells: Sequence[Cell],
    at: int,
    span: Span,
    block: str,
    *,
    full: bool,
) -> float | None:
    """How much speaks for a name's being the receiver's; None for one that is said of somebody else."""
    cell, text = cells[at], document.text
    section = document.outline.section_at(span.start)
    titled = section is not None and section.key == "other" and cell.line < _LINES_OF_A_TITLE
    if section is not None and section.key in _SAID_OF_OTHERS and not titled:
        return None
    if unmarked_at(text, span.start) or tells_of_others(document, cell.span.start, span):
        return None
    before = text.content[max(cell.span.start, span.start - _REACH) : span.start]
    beside = cells[at - 1].words if at and cells[at - 1].line == cell.line else ""
    beside = beside if len(beside) < _REACH else ""
    if _HEADS_OTHERS.match(beside):
        return None
    held = _holds(block, parties.receiver)
    if not full:
        capital = text.content[span.start].isupper() and text.content[span.end : span.end + 1] != ":"
        placed = (
            _OF_A_HOUSE.match(text.content, span.end)
            or _ADDRESSES.search(before)
            or _ADDRESSES.search(beside)
        )
        if not capital or not (held or placed):
            return None
    weight = 2.0 if _LEADS.search(before) or _LEADS.search(beside) or _ADDRESSES.search(beside) else 0.0
    greeting = min(text.once(salutations), default=None)
    weight += 1.0 if cell.line <= (_LINES_OF_A_HEAD if greeting is None else greeting) else -2.0
    if _holds(cell.words, parties.receiver):
        return weight + 3.0
    weight += 2.0 if held else 0.0
    weight -= 1.5 if _holds(cell.words, parties.sender) else 0.0
    return weight - (1.0 if _holds(block, parties.sender) and not held else 0.0)


def tells_of_others(document: Document, start: int, span: Span) -> bool:
    """Tell whether the words from `start` to a name, or those behind it, say that somebody else is meant who treats
    or has treated: "known to", "(neurology 2022)"; or that those go there for whom the form is not."""
    content = document.text.content
    before = content[max(start, span.start - _REACH) : span.start]
    if any(own.start <= span.start < own.end for own in document.once(_of_the_sender)):
        return True
    if is_of_those_not_meant(document.text.flowing, span.start, span.end) or is_a_system(document, span):
        return True
    return _OF_OTHERS.search(before) is not None or _DONE_BY_THEM.match(content, span.end) is not None


def _of_the_sender(document: Document) -> list[Span]:
    """What stands behind labels that ask for the sender's own specialty."""
    return [value for label, value in document.labelled("specialty") if is_of_the_sender(document, label)]


def is_of_the_sender(document: Document, label: Label) -> bool:
    """Tell whether a label is the sender's: its own words or block say so, or the label before it on its line is. The
    "Clinical Context" of an e-referral is what it was sent to, wherever it stands."""
    if label.wording.casefold() == "clinical context" or _is_of_the_consultant_asked(document, label):
        return False
    if _SAYS_THAT_IT_IS_ASKED.search(label.wording):
        return False
    if document.role_of(label) == "referrer":
        return not _leads_to_the_request(document, label)
    before = [
        other for other in document.labels if other.line == label.line and other.span.end < label.span.start
    ]
    return bool(before) and document.role_of(before[-1]) == "referrer"


_SAYS_THAT_IT_IS_ASKED = re.compile(
    r"\b(?:requested|required|target|solicitad[oa]|requerid[oa]|pretendid[oa]|pedid[oa]|de destin[oa]|demandée?|"
    r"souhaitée?|"
    r"requise|richiest[oa]|gewünschte?|angefordert\w*|gewenste?|aangevraagde?|önskad|ønsket)\b",
    re.IGNORECASE,
)
"""In a label, that the specialty is asked for, whose row of a form it stands in: "Especialidade solicitada"."""


def _is_of_the_consultant_asked(document: Document, label: Label) -> bool:
    """Whether the cell before the label tells the consultant, where another label tells who refers."""
    beside = [
        other for other in document.labels if other.line == label.line and other.span.end < label.span.start
    ]
    return (
        bool(beside)
        and beside[-1].wording.casefold() == "consultant"
        and any(other.wording.casefold().startswith("referr") for other, _ in document.labelled("provider"))
    )


def _leads_to_the_request(document: Document, label: Label) -> bool:
    """Whether the row below the label asks how soon: of a form's rows on the request it is the first, though those
    above tell of the sender."""
    if not label.starts_line or label.role == "referrer" or label.line + 1 >= len(document.text.lines):
        return False
    return is_headed(document.text.lines[label.line + 1])


def _holds(words: str, quotes: Sequence[str]) -> bool:
    return any(quote in words for quote in quotes)
