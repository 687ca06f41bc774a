"""What is asked for: when, of which specialty, which service, why, and how urgently by the document's own
words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.clinical.words import CONDITION, SYMPTOM
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels import says_nothing
from jobs.extraction.assistant.letter_date import date_of_request
from jobs.extraction.assistant.outline import Section, items_of
from jobs.extraction.assistant.specialty import specialty_of
from jobs.extraction.assistant.urgency import urgency_of
from jobs.extraction.found import Found, best, field_of
from jobs.extraction.text import Span
from referrals.data.referral import Request

_REST_OF_SENTENCE = (
    r"[^.?]*(?:(?:\.(?=\d)|(?<=\bMr)\.|(?<=\bMs)\.|(?<=\bDr)\.|(?<=\bMrs)\.|(?<=\bD)\.)[^.?]*)*[.?]"
)
_ASKING = re.compile(
    r"(?<!\w)(?:(?:I|We)(?: would| should|['\u2019]d) (?:be (?:very |most )?grateful|"
    r"appreciate(?: it)?|be (?:obliged|glad)|value)|"
    r"(?:Thank you|Thanks|Many thanks)(?: very much| so much| in advance)?(?:,? Dr\.? \w+,?)? for (?:kindly )?"
    r"(?:seeing|reviewing|assessing|accepting|offering|arranging|taking over|"
    r"inviting|agreeing to see|your (?:opinion|assessment|review|advice))|"
    r"(?:I|We|\||l) (?:am |are |have |would like to |wish to |write to |now )?(?:refer(?:ring|"
    r"red)?|writing to refer|sending)\b|"
    r"(?:(?:Please|Kindly)(?: could you| would you)?|Could you(?: please)?|Can you please|"
    r"Would you(?: please| kindly)?|(?:Could|Can|May) I ask you to) "
    r"(?:see|assess|review|evaluate|advise|arrange|investigate|consider)\b|"
    r"(?P<abroad>(?:[Ii]ch|[Ww]ir) (?:überweisen?|bitten?|stellen?|schicken?) |"
    r"(?:Le|Les|Os) (?:remito|env[íi]o|derivo) |(?:Remito|Derivo|Solicito|Ruego|Agradecer[íi]a) |"
    r"Je (?:vous (?:adresse|confie|remercie)|sollicite) |"
    r"Merci de (?:recevoir|voir|prendre)|Hierbij verwijs ik |Graag (?:uw )?(?:beoordeling|onderzoek))|"
    r"(?P<within>(?:sent|referred) (?:to you )?with (?:the|a) request for|(?:is|was|been|being) referred (?:to|for)|"
    r"[Rr]equires?|[Rr]equests?|"
    r"[Rr]equesting|[Nn]eeds|[Rr]eferral for|"
    r"[Rr]eferred for)\b)" + _REST_OF_SENTENCE
)
"""A sentence that asks for something."""

_WHAT_FOR = re.compile(
    r"\b(?:seeing|see|refer(?:ring|red)?|accepting|reviewing|review|assess(?:ing)?|"
    r"evaluate|opinion on|see)\b(?:(?!\b(?:for|with|regarding)\b).){0,110}?"
    r"\s(?:for|with|regarding|because of|due to|concerning|about|who has(?: had)?|"
    r"who presents with|presenting with|in view of)\s+(?P<clause>\S.+)",
    re.DOTALL,
)
"""What the patient is sent for, behind who it is: "refer this 71-year-old man for ..."."""

_WHAT_FOR_ABROAD = re.compile(
    r"\s(?:zur|zum|wegen|aufgrund|bei|pour|pour avis sur|concernant|para|por|vanwege|wegens|voor|om)\s+"
    r"(?P<clause>\S.+)",
    re.DOTALL,
)

_OF_THE_PATIENT = re.compile(
    r"\s*(?:(?:S?[Hh]e|They) (?:has|have|had|gives?|presents?|presented|complains?|reports?|"
    r"describes?|noticed|developed)|Over the|For the)\b"
)
"""How the sentence behind a bare request begins when it tells of the patient."""

_NO_REASON = re.compile(
    r"^(?:no reason\b|not (?:indicated|given|stated|available)|reason for (?:referral|"
    r"visit)\s*\|)|not indicated$|^none$",
    re.IGNORECASE,
)
_INNER_LABEL = re.compile(
    r"\b(?:Reason for referral|Content|Scheduled date|Diagnosis|ICD(?:-10)?|"
    r"Date|Provider|To|Urgency|Priority|Specialty|Requested by|Phone|Fax|Signature|"
    r"Signed)\s*:",
    re.IGNORECASE,
)
_ASKS_SOMETHING_ELSE = frozenset(
    ("plan", "attachments", "assessment", "social", "other", "systems", "examination", "family")
)
_PLACEHOLDER = re.compile(r"^(?:detail \d+|insert \w+)", re.IGNORECASE)


def request_of(document: Document, reason: Found | None, *, asks: bool = True) -> Request:
    """Return the request as the document states it; `asks`: it is of a kind that asks for something."""
    text = document.text
    return Request(
        date=field_of(text, date_of_request(document)),
        specialty=field_of(text, specialty_of(document, reason, asks=asks)),
        service=field_of(text, _service(document)),
        reason=field_of(text, reason),
        urgency=field_of(text, urgency_of(document)),
    )


def reason_of(document: Document) -> Found | None:
    """Return why the patient is referred, in the document's words."""
    candidates: list[Found] = []
    for section in document.outline.of("reason"):
        if found := _section_text(document, section):
            inline = document.text.line_at(section.heading.start).end > section.body.start + 2
            candidates.append(Found(document.text[found], (found,), 0.93 if inline else 0.92))
    for _, value in document.labelled("reason"):
        candidates.append(_carried_on(document, value))
    if not candidates:
        candidates = list(_asked_in_sentences(document))
    if not candidates:
        for section in document.outline.of("complaint"):
            if found := _section_text(document, section):
                candidates.append(Found(document.text[found], (found,), 0.72))
    if not candidates and (told := _first_of_history(document)) is not None:
        candidates.append(told)
    return best(candidates)


def _first_of_history(document: Document) -> Found | None:
    """The first sentence of the present history, in a document that names itself a referral."""
    if not re.search(r"\breferral\b", document.text.content[:600], re.IGNORECASE):
        return None
    for section in document.outline.of("history"):
        end = re.compile(r"[.?](?:\s|$)").search(document.text.flowing, section.body.start, section.body.end)
        span = document.text.trimmed(
            section.body.start, end.start() if end else section.body.end, strip=" \n\t:|-*"
        )
        if span is not None and (
            CONDITION.found_in(document.text[span]) or SYMPTOM.found_in(document.text[span])
        ):
            return Found(
                document.text[span],
                (span,),
                0.62,
                ("It is the first sentence of the history; no reason is named.",),
            )
    return None


def _asked_in_sentences(document: Document) -> Iterator[Found]:
    """What sentences ask for; the part behind "for" or "with" where there is one, else the whole sentence."""
    for match in document.phrase(_ASKING):
        section = document.outline.section_at(match.start())
        if section is not None and section.key in _ASKS_SOMETHING_ELSE:
            continue
        start = _sentence_start(document.text.flowing, match.start()) if match["within"] else match.start()
        sentence = document.text.trimmed(start, match.end(), strip=" \n\t|")
        if sentence is None:
            continue
        what_for = _WHAT_FOR_ABROAD if match["abroad"] else _WHAT_FOR
        purpose = what_for.search(document.text.flowing, sentence.start, sentence.end)
        clinical = CONDITION.found_in(match.group()) or SYMPTOM.found_in(match.group())
        if purpose is None and not clinical:
            yield _with_next_sentence(document, sentence)
        elif purpose is None:
            yield Found(document.text[sentence], (sentence,), 0.78)
        elif (
            clause := document.text.trimmed(purpose.start("clause"), purpose.end("clause"), strip=" \n\t.,;")
        ) is not None:
            yield Found(document.text[clause], (clause,), 0.86 if clinical else 0.8)


def _with_next_sentence(document: Document, sentence: Span) -> Found:
    """A sentence that only asks ("Please see this woman urgently.") with the one behind it when that tells
    why.
    """
    following = re.compile(r"\s*[^.?\n]+[.?]").match(document.text.flowing, sentence.end)
    if following is None:
        return Found(document.text[sentence], (sentence,), 0.6)
    if not (CONDITION.found_in(following.group()) or SYMPTOM.found_in(following.group())):
        told = _OF_THE_PATIENT.match(following.group())
        span = document.text.trimmed(following.start(), following.end()) if told else None
        return Found(document.text[span or sentence], (span or sentence,), 0.6)
    both = Span(sentence.start, following.end())
    return Found(document.text[both], (both,), 0.72)


def _sentence_start(content: str, position: int) -> int:
    """Where the sentence begins that a position stands in; a line that is not full ends one too."""
    stop = max(content.rfind(mark, 0, position) for mark in (". ", "? ", "\n"))
    return stop + 1


def _carried_on(document: Document, value: Span) -> Found:
    """The value of a cell with the lines that carry it on below, within its column."""
    spans = [value]
    while len(spans) < 6 and (below := document.text.column_below(spans[-1])) is not None:
        line = document.text.line_at(below.start)
        if any(label.line == line.number for label in document.labels) or below.start != line.start:
            break
        spans.append(below)
    return Found(" ".join(document.text[span] for span in spans), tuple(spans), 0.92)


def _section_text(document: Document, section: Section) -> Span | None:
    """The words under a heading, up to a label that begins something else; the first cell where it is a
    table.
    """
    text = document.text
    inner = _INNER_LABEL.search(text.content, section.body.start, section.body.end)
    span = text.trimmed(
        section.body.start, inner.start() if inner else section.body.end, strip=" \t\n:|-*_=•"
    )
    if span is None:
        return None
    if "|" in text.content[span.start : span.end]:
        rows = [item.span for item in items_of(document.outline, section)]
        if len(rows) < 2:
            return None
        bar = text.content.find("|", rows[1].start, rows[1].end)
        span = text.trimmed(rows[1].start, bar if bar > rows[1].start else rows[1].end) or span
    blank = _first_gap(document, span)
    span = text.trimmed(span.start, blank, strip=" \t\n:|-*_=•") or span
    words = text[span]
    if (
        says_nothing(words)
        or _NO_REASON.search(words)
        or _PLACEHOLDER.match(words)
        or not any(c.isalpha() for c in words)
    ):
        return None
    return span


def _first_gap(document: Document, span: Span) -> int:
    """Where the paragraph ends: a line that stands clearly further down, or on another page with a running
    head.
    """
    text = document.text
    first, last = text.line_at(span.start).number, text.line_at(span.end - 1).number
    for number in range(first + 1, last + 1):
        above, line = text.lines[number - 1], text.lines[number]
        if any(
            label.line == number and label.starts_line and label.key != "ignore" for label in document.labels
        ):
            return line.start
        if above.page != line.page:
            continue
        upper, lower = text.words[above.first_word].word.box, text.words[line.first_word].word.box
        height = max(upper[3] - upper[1], 1e-6)
        if lower[1] - upper[3] > 1.6 * height and number - first > 0:
            return line.start
    return span.end


def _service(document: Document) -> Found | None:
    for label, value in document.labelled("service"):
        words = document.text[value]
        if label.starts_line and any(c.isalpha() for c in words) and len(words) < 160:
            return Found(words, (value,), 0.85)
    return None
