"""The places that tell for whom a document is meant: behind, beside or under a head that asks where to, its title,
ticked boxes, and the head of a form that goes to its own house."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.boxes import BOX
from jobs.extraction.assistant.page.cells import below, beside, cells_of
from jobs.extraction.assistant.page.checkboxes import marked_options
from jobs.extraction.assistant.request.specialty.names import ALL_NAMES
from jobs.extraction.text import CELL, Cell, Line, Span

_PARTY = (
    r"(?:provider|facility|practice|clinic|physician|specialist|doctor|consultant|department|dept|service|"
    r"centre|center|organi[sz]ation|hospital|team|program(?:me)?|therapist|office|company|agency)"
)
_WHAT = (
    r"(?:referral|consult(?:ation)?|service|appointment|visit|clinic|evaluation|therapy|treatment|order|care|"
    r"specialty|speciality|procedure|test|exam(?:ination)?|department|assessment)"
)
_WHERE_TO = re.compile(
    r"\W{0,4}(?:\d{1,2}[.)]\s*)?(?P<head>"
    rf"(?:refer(?:red|ral|ring)?|sent?|sending|consult|transfer(?:red)?|transition(?:ed)?|directed|addressed)"
    rf"(?: (?:this |the )?(?:patient|pt))? to(?: {_PARTY})?"
    rf"|(?:please )?(?:see|refer) (?:to|for|in)|(?:requested|required|wanted|needed) {_WHAT}s?"
    rf"|(?:type of |category of |kind of )?{_WHAT}s?(?: ?/ ?{_WHAT}s?)?(?: (?:type|requested|required|needed|"
    rf"wanted|asked for|desired|ordered|category|being requested|is for))*"
    rf"|(?:servicing|performing|rendering|receiving|accepting|consulting|community|referred[- ]to|treating|"
    rf"requested|target|receiving) {_PARTY}|performer|facility|to (?:{_PARTY})"
    r"|to|an|aan|à|a(?=:)|attn|consult|(?:we|i) (?:are|am) (?:asking for|requesting|referring (?:to|for))|what is "
    r"(?:wanted|needed)"
    r"|(?:überweisung|zuweisung|einweisung) (?:an|zu[rm]?)|fachrichtung|fachgebiet|fachabteilung|prestazione(?: "
    r"richiesta)?|"
    r"visita|branca|specialità|spécialité|service (?:destinataire|demandé)|destinataire|consultation (?:de|demandée)|"
    r"destinatario|destino|destinazione|servicio|especialidad|consulta(?: de)?|verwijzing (?:naar|aan)|specialisme"
    r")(?:\s*\([^()]{0,40}\))?\s*(?P<lead>[:?=_\u2026]+|$)[\s_]*",
    re.IGNORECASE,
)
_ANY_HOUSE = re.compile(rf"{_PARTY}|{_WHAT}s?", re.IGNORECASE)
"""A head that asks for the sender's house in the sender's block."""
_HEADS_NOTES_TOO = re.compile(
    r"(?:assessment|evaluation|treatment|therapy|test|exam(?:ination)?|procedure|care|visit|order)s?",
    re.IGNORECASE,
)
"""Heads under which notes tell of the patient: only a name, and no sentence, says there where to."""
_LONGEST_NAME = 8
_TITLE_WORDS = re.compile(
    r"\b(?:referrals?|requests?|prescription|orders?|rx|intake|pathway|form|consult(?:ation)?|evaluation|"
    r"authori[sz]ation|"
    r"überweisung\w*|zuweisung\w*|demande|solicitud|richiesta|invio|verwijzing|verwijsbrief|impegnativa|bon)\b",
    re.IGNORECASE,
)
_HOW_TO_SEND = re.compile(r"\(|\b(?:fax|e-?mail|send|phone) (?:to|this|completed)\b", re.IGNORECASE)
_FROM_ELSEWHERE = re.compile(r"\b(?:from|by|of|at)\b(?: the)?\s*[^,;]{0,20}$", re.IGNORECASE)
_OF_A_STAY = re.compile(r"\b(?:discharge|after[- ]visit|attendance|visit summary)\b", re.IGNORECASE)
_RECEIVER_SPEAKS = re.compile(
    r"\b(?:fax|send|return|submit|e-?mail)\b[^.\n]{0,25}\b(?:this|completed?|form|page|to us|to the|within|back)\b|"
    r"\bplease (?:complete|fill)|\b(?:referring|requesting) (?:provider|clinician|physician|practice|doctor|office)|"
    r"\bpractice name\b|\breferred by\b|\byour (?:office|practice|clinic)\b",
    re.IGNORECASE,
)
_WANTED = re.compile(
    r"\b(?:want|need|request|refer|service|evaluat|asking|consult|therap|appointment|specialt|clinic|visit|"
    r"order|type|for|"
    r"where|to)\w*",
    re.IGNORECASE,
)
_ELSE = re.compile(
    r"\b(?:tried|failed|attach\w*|enclos\w*|previous\w*|past|completed|history|done|includ\w*|records?|notes?|"
    r"reports?|"
    r"results?|already|family|under the care|seen by|current(?:ly)?)\b",
    re.IGNORECASE,
)
_OTHER_HEAD = re.compile(
    r"(?:referred|referring|date|datum|from|requested|provider|phone|npi|urgency|priority)\b", re.IGNORECASE
)
_TITLE_LINES, _LONGEST_TITLE, _HEAD_LINES, _LONGEST_HEAD = 10, 12, 3, 8
_LINES_UNDER, _LONGEST_OPTION, _LINES_ABOVE = 3, 6, 4

SHORT: dict[str, str] = {
    "audiology": r"aud",
    "cardiology": r"cards?|cardio",
    "dermatology": r"derm",
    "endocrinology": r"endo",
    "ent": r"ent|orl|hno|kno|o\.r\.l\.?",
    "gastroenterology": r"gi|gastro|mdl",
    "general_surgery": r"gen\.? surg(?:ery)?",
    "hematology": r"h(?:a)?em(?:e|atology)?(?:/onc)?",
    "nephrology": r"renal|nephro",
    "neurology": r"neuro",
    "obstetrics_gynecology": r"gyn(?:ae)?|o&g|obs(?: ?(?:&|and) ?gynae)?|ob",
    "occupational_therapy": r"ot",
    "ophthalmology": r"ophth(?:al)?|eyes?",
    "orthopedics": r"ortho(?:p(?:a)?eds?)?|t&o",
    "pediatrics": r"p(?:a)?eds?",
    "physical_therapy": r"pt|physio",
    "podiatry": r"pod",
    "psychiatry": r"psych",
    "pulmonology": r"pulm(?:onary)?|resp(?:iratory)?|chest",
    "radiology": r"imaging|x-?ray|radiology",
    "rheumatology": r"rheum",
    "speech_therapy": r"slp|(?-i:SALT|SaLT)|speech",
    "urology": r"uro",
    "vascular_surgery": r"vascular",
}
"""How a specialty is called for short where nothing but a specialty can stand: beside a box, behind "Refer to:"."""

_SHORT = tuple(
    (
        slug,
        re.compile(
            rf"(?:{words})(?:[ -](?:clinic|referral|consult(?:ation)?|evaluation|eval|team|service))?",
            re.IGNORECASE,
        ),
    )
    for slug, words in SHORT.items()
)


def short_name(words: str) -> str | None:
    """Return the specialty that words are the short name of, None where they are none."""
    bare = words.strip(" \t.:;,_*()[]|-")
    return next((slug for slug, pattern in _SHORT if pattern.fullmatch(bare)), None)


def places_of_destinations(document: Document) -> Iterator[Span]:
    """Yield what stands behind, beside or under heads that ask where to."""
    cells = cells_of(document.text)
    for place, cell in enumerate(cells):
        head = _WHERE_TO.match(cell.words)
        if head is None or not (head["head"][0].isupper() or place == 0 or head["lead"]):
            continue
        if _ANY_HOUSE.fullmatch(head["head"]) and document.outline.block_at(cell.span.start) == "referrer":
            continue
        if head.end() < len(cell.words):
            if head["lead"]:
                yield Span(cell.span.start + head.end(), cell.span.end)
            continue
        in_notes = _HEADS_NOTES_TOO.fullmatch(head["head"]) is not None
        for at in _valued(cells, place):
            if not in_notes or len(cells[at].words.split()) <= _LONGEST_NAME:
                yield cells[at].span


def _valued(cells: Sequence[Cell], place: int) -> list[int]:
    """The places of the cell beside a head, else of those under it."""
    following = beside(cells, place)
    if following is not None and _WHERE_TO.fullmatch(cells[following].words) is None:
        under = below(cells, place, head=True)
        if under is None or not _is_a_head_too(cells[place], cells[following], cells[under]):
            return [following]
    found: list[int] = []
    current: int | None = below(cells, place, head=True)
    while current is not None and len(found) < _LINES_UNDER:
        found.append(current)
        current = below(cells, current)
    return found


def _is_a_head_too(head: Cell, following: Cell, under: Cell) -> bool:
    """Whether the cell beside a head is another head, over a row of values: both in capitals and the values not, or
    it says so itself."""
    capitals = head.words.isupper() and following.words.isupper() and not under.words.isupper()
    return capitals or _OTHER_HEAD.match(following.words) is not None


def titles(document: Document) -> Iterator[Span]:
    """Yield the cells at the top that are the title of a request, up to words that say where it is from."""
    for line in document.text.lines[:_TITLE_LINES]:
        for cell in document.text.cells[line.number]:
            words = _HOW_TO_SEND.split(cell.words)[0].rstrip()
            if (
                len(words.split()) > _LONGEST_TITLE
                or not _TITLE_WORDS.search(words)
                or words.endswith((".", ","))
            ):
                continue
            yield Span(cell.span.start, cell.span.start + len(words))


def is_from_elsewhere(before: str) -> bool:
    """Whether a name behind these words says where something comes from: "Follow-up referral from the"."""
    return _FROM_ELSEWHERE.search(before) is not None


def is_of_a_stay(words: str) -> bool:
    """Whether a title from the name of a department on says that somebody was there: "Emergency Department Discharge
    Referral"."""
    return _OF_A_STAY.search(words) is not None


def wanted_options(document: Document) -> Iterator[Span]:
    """Yield the marked options of lines that offer several, below words that ask what is wanted; a short name only
    beside another that a specialty has ("Speech" of "PT, OT, Speech", not of "Face droop, Speech")."""
    lines = document.text.lines
    for line in lines:
        if len(BOX.findall(line.text)) == 0:
            continue
        above = " ".join(other.text for other in lines[max(0, line.number - _LINES_ABOVE) : line.number + 1])
        if _ELSE.search(line.text) or not _WANTED.search(above):
            continue
        for option in _options(document, line.start, line.end):
            words = document.text[option]
            if len(words.split()) <= _LONGEST_OPTION and (
                short_name(words) is None or _offers_short(lines, line)
            ):
                yield option


def _offers_short(lines: Sequence[Line], line: Line) -> bool:
    """Whether several of the options around a line are specialties, in full or for short."""
    near = lines[max(0, line.number - _LINES_ABOVE) : line.number + _LINES_ABOVE + 1]
    rows = (BOX.split(other.text) for other in near if BOX.search(other.text))
    options = [words.strip() for row in rows for words in row if words and words.strip()]
    named = {words for words in options if short_name(words.split(CELL)[0]) or ALL_NAMES.found_in(words)}
    return len(named) > 1


def _options(document: Document, start: int, end: int) -> list[Span]:
    """The words behind the marked boxes of a line, up to the next box or cell."""
    content = document.text.content
    boxes = list(BOX.finditer(content, start, end))
    drawn = [box for box in boxes if box.group() not in ("X", "x") and not box.group().startswith("__")]
    if not drawn or content[drawn[-1].end() : end].strip(" \t") == "":
        return marked_options(document.text, Span(start, end))
    found: list[Span] = []
    for number, box in enumerate(drawn):
        if box["marked"]:
            stop = drawn[number + 1].start() if number + 1 < len(drawn) else end
            cut = content.find("\t", box.end() + 1, stop)
            span = document.text.trimmed(box.end(), cut if cut != -1 else stop)
            if span is not None:
                found.append(span)
    return found


def heads_of_receivers(document: Document) -> Iterator[Span]:
    """Yield the first lines of a form that speaks for its receiver: what is filled in goes back to who printed it."""
    if any(section.key == "letter" for section in document.outline.sections):
        return
    if not any(_RECEIVER_SPEAKS.search(line.text) for line in document.text.lines):
        return
    for line in document.text.lines[:_HEAD_LINES]:
        if len(line.text.split()) <= _LONGEST_HEAD:
            yield Span(line.start, line.end)
