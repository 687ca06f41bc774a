"""Which service is asked for: a procedure, a test, a visit, a therapy, as a label says it or a form offers it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from jobs.extraction.assistant.checkboxes import BOX, options_on
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.sentences import sentences_of
from jobs.extraction.assistant.specialty import without_specialties
from jobs.extraction.assistant.urgency_levels import stated_level
from jobs.extraction.found import Found
from jobs.extraction.text import CELL, Line, Span
from jobs.extraction.words_of_asking import ASKING

_A_SERVICE = re.compile(
    r"(?<![\w-])(?:consult\w*|konsil\w*|eval\w*|assess\w*|treat\w*|opinion|second opinion|\w+scop(?:y|ies|ie|"
    r"ia)|biops\w+|"
    r"extractions?|excision|removal|mri|mrt|ct|ultrasound|sonogra\w+|x-?rays?|scan|echo\w*|e[ck]g|eeg|emg|"
    r"holter|ogd|egd|"
    r"ercp|pft|dexa|\w*graphy|\w*gram|stress test|(?:sleep |exercise )?(?:study|studies|tests?|testing)|polysomno\w+|"
    r"spirometry|therapy|physio\w*|rehab\w*|counsel\w*|psychotherapy|injections?|nerve block|surgery|repair|"
    r"replacement|"
    r"implants?|splint\w*|orthotics?|dialysis|infusion|hospice|home (?:health|care|nursing|visit)|nursing|education|"
    r"group class|coloscopie|examen|bilan|untersuchung|behandlung|prueba|estudio|visita|onderzoek|behandeling|"
    r"wheelchair|imaging|hearing aids?|extraction\(s\)|restorat\w+|root canal)(?![\w-])",
    re.IGNORECASE,
)
_ASKS_FOR_A_SERVICE = re.compile(
    r"\b(?:services?|request(?:ed|ing)?|procedures?|exam(?:ination)?s?|orders?|need|want(?:ed)?|ask|evaluate|"
    r"refer\w* (?:for|type)|consult\w* (?:for|type)|type of (?:visit|consult\w*|referral)|visit type|investigations?|"
    r"tests?|treatment|therapy|discipline|purpose|please|scope|for:|demand\w+|prestation|leistung|auftrag|solicit\w+|"
    r"richiest\w+|gevraagd)",
    re.IGNORECASE,
)
_DONE_OR_ELSE = re.compile(
    r"\b(?:previous\w*|prior|past|history|tried|done|had|completed|attach\w*|enclosed|sent|available|results?|records|"
    r"transport|interpreter|coverage|insurance|plan type|since|"
    r"allerg\w+|medications?|symptoms?|conditions?|status|office use|copy|copies|phone|reply|initial|extension)\b",
    re.IGNORECASE,
)
_HAD_OR_NEEDED_ON_THE_DAY = re.compile(
    r"\b(?:(?:wheelchair|disabled|step[- ]free|mobility|level|ramp) (?:access\w*|user|bound|transport|required|needed)|"
    r"(?:(?:mri|mr|ct|scan)[- ])?compatib\w*|(?:mri|mr|ct|scan)[- ](?:safe|conditional)|pacemakers?|in situ|"
    r"(?:wears?|uses?|has|with) (?:\w+ )?(?:wheelchair|hearing aids?|splints?|orthotics?|implants?)|"
    r"hearing aids? (?:user|wearer)|parking|escort|hoist)\b(?! (?:check|clinic|interrogation|insertion|implant\w*))",
    re.IGNORECASE,
)
"""What the patient has, or needs to come to an appointment: no service that is asked for."""
_PROCEDURE = re.compile(
    r"(?<![\w-])(?:\w+oscop(?:y|ies|ie|ia|ía)|(?:\w+ )?biops(?:y|ia|ie)|mri|mrt|echocardiogra\w+|ogd|egd|ercp|eeg|"
    r"(?:\w+ )?sleep study|polysomnography)(?![\w-])",
    re.IGNORECASE,
)
"""What is asked for in sentences without being mistaken for anything else."""
_STOCK = re.compile(
    r"(?:consult\w*|eval\w*|assess\w*|test)(?: ?(?:and|&|\+|/|or) ?(?:\w+ ){0,2}(?:treat\w*|manage\w*|"
    r"follow.?up|advise))"
    r"(?: as (?:needed|indicated|appropriate))?|(?:consult\w*|evaluation|opinion) only|second opinion",
    re.IGNORECASE,
)
"""What says by itself which service is asked for, whatever label it stands beside."""
_NEAR = 70
_ABOVE = 4
_LONGEST = 160
_LONGEST_OPTION = 70
_LONGEST_HEAD = 8
_NUMBER = re.compile(r"\d\d")
_ORDER = re.compile(
    r"(?P<service>(?:ambulatory |outpatient |internal |external )?(?:referral|consult(?:ation)?) to [^()\[\t\n]{4,60}?)"
    r"\s*(?:[(\[].*)?",
    re.IGNORECASE,
)
_CODE = re.compile(r"code(?:\.text)?")
_CODED = re.compile(r"(?P<service>[^()\[\t]{4,80}?)\s*(?:[(\[].*)")
_TELLS = re.compile(r"^(?:please|call|see|if|we|for)\b|\d{3}[ -]\d{4}", re.IGNORECASE)
_WORDS = re.compile(r"[^\W\d_]{3,}")


def service_of(document: Document) -> Found | None:
    """Return the service that the document asks for, None where it names none apart from specialty and urgency."""
    return (
        _labelled(document)
        or _chosen(document)
        or _named_by_itself(document)
        or _ordered(document)
        or _asked_for(document)
    )


def _labelled(document: Document) -> Found | None:
    text = document.text
    for label, value in document.labelled("service"):
        if text.content[label.span.start - 1 : label.span.start].strip(" \t\n*"):
            continue
        if BOX.search(text.content, value.start, value.end):
            found = _marked_among(document, [text.line_at(value.start)])
        else:
            begins_cell = label.starts_line or text.content[label.span.start - 1] == CELL
            found = _said(document, value) if begins_cell else None
        if found is not None:
            return found
    return None


def _said(document: Document, value: Span) -> Found | None:
    words = document.text[value]
    if len(words) >= _LONGEST or stated_level(words) is not None or next(document.dates_in(value), None):
        return None
    asked = _HAD_OR_NEEDED_ON_THE_DAY.sub(" ", words)
    if asked != words and _A_SERVICE.search(asked) is None:
        return None
    if _A_SERVICE.search(words) is None and not _WORDS.search(without_specialties(words)):
        return None
    return Found(words, (value,), 0.85) if _WORDS.search(words) and not _TELLS.search(words) else None


def _chosen(document: Document) -> Found | None:
    """A marked option of rows that offer services, or of any rows under a head that asks for one."""
    rows = groupby(document.text.lines, key=lambda line: BOX.search(line.text) is not None)
    for have_boxes, lines in rows:
        if have_boxes and (found := _marked_among(document, list(lines))) is not None:
            return found
    return None


def _marked_among(document: Document, lines: Sequence[Line]) -> Found | None:
    """The marked option that names a service; a specialty that is offered as one ("Physiotherapy") if no other is."""
    text = document.text
    options = [(line, marked, span) for line in lines for marked, span in options_on(line)]
    named = {span for _, _, span in options if _names_a_service(text[span])}
    if len(options) < 2 or not any(marked for _, marked, _ in options):
        return None
    found: list[Span] = []
    for line, marked, span in options:
        if not marked or span not in named:
            continue
        head = _head_of(document, line, span)
        asks = _ASKS_FOR_A_SERVICE.search(head) or len(named) > 1
        if asks and not _DONE_OR_ELSE.search(head):
            found.append(span)
    further = (span for span in found if _WORDS.search(without_specialties(text[span])))
    chosen = next(further, found[0] if found else None)
    return Found(text[chosen], (chosen,), 0.82) if chosen else None


def _names_a_service(words: str) -> bool:
    return (
        len(words) <= _LONGEST_OPTION
        and _A_SERVICE.search(_HAD_OR_NEEDED_ON_THE_DAY.sub(" ", words)) is not None
        and _DONE_OR_ELSE.search(words) is None
    )


def _head_of(document: Document, line: Line, option: Span) -> str:
    """The words before the first box of a row; without any those above it, in the option's own column if there are as
    many, where they are short enough for a head."""
    own = line.text[: next(BOX.finditer(line.text)).start()].strip()
    if own:
        return own
    above = reversed(document.text.lines[max(0, line.number - _ABOVE) : line.number])
    head = next((other for other in above if not BOX.search(other.text)), None)
    if head is None:
        return ""
    cells, column = [cell for _, cell in head.cells()], line.text[: option.start - line.start].count(CELL)
    words = cells[column] if len(cells) == line.text.count(CELL) + 1 else head.text
    return words if len(words.split()) <= _LONGEST_HEAD and not _NUMBER.search(words) else ""


def _named_by_itself(document: Document) -> Found | None:
    """A cell that says "Evaluate and treat"."""
    for line in document.text.lines:
        for start, cell in line.cells():
            match = _STOCK.fullmatch(cell.rpartition(":")[2].strip(" .*"))
            if match is not None:
                begin = start + cell.rindex(match.group())
                return Found(match.group(), (Span(begin, begin + len(match.group())),), 0.8)
    return None


def _ordered(document: Document) -> Found | None:
    """A line that is an order ("Ambulatory referral to Orthopedic Surgery"), or the code of a request."""
    for line in document.text.lines:
        cells = list(line.cells())
        start, words = cells[-1]
        if len(cells) == 1:
            match = _ORDER.fullmatch(words) if words[:1].isupper() else None
        elif len(cells) == 2 and _CODE.fullmatch(cells[0][1].strip()):
            match = _ORDER.fullmatch(words) or _CODED.fullmatch(words)
            match = match if match and (match.re is _ORDER or _A_SERVICE.search(words)) else None
        else:
            match = None
        if match is not None:
            begin = start + match.start("service")
            return Found(match["service"], (Span(begin, begin + len(match["service"])),), 0.75)
    return None


def _asked_for(document: Document) -> Found | None:
    """A procedure right behind words that ask for something."""
    for sentence in sentences_of(document.text, document.outline):
        asking = ASKING.search(document.text.flowing, sentence.span.start, sentence.span.end)
        if asking is None:
            continue
        end = min(asking.end() + _NEAR, sentence.span.end)
        match = _PROCEDURE.search(document.text.flowing, asking.end(), end)
        between = document.text.flowing[asking.end() : match.start()] if match else ""
        if match is not None and not _DONE_OR_ELSE.search(between) and not _LEADS_AWAY.search(between):
            return Found(match.group(), (Span(match.start(), match.end()),), 0.7)
    return None


_LEADS_AWAY = re.compile(
    r"\b(?:with|who|whose|after|following|because|due|showed|shows|on|of|that|which|regarding|about)\b",
    re.IGNORECASE,
)
"""Words behind which a procedure is told of and not asked for."""
