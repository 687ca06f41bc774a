"""Why the patient is referred, in the document's words."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.clinical.words import CONDITION
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.boxes import BOX
from jobs.extraction.assistant.page.checkboxes import is_marked
from jobs.extraction.assistant.page.items import items_of
from jobs.extraction.assistant.page.outline import Section
from jobs.extraction.assistant.request.reason.among_boxes import coded_line_among_boxes
from jobs.extraction.assistant.request.reason.among_problems import reason_among_problems, reason_by_its_plan
from jobs.extraction.assistant.request.reason.asked_abroad import reasons_asked_abroad
from jobs.extraction.assistant.request.reason.bare_abroad import bare_of_asking_abroad
from jobs.extraction.assistant.request.reason.bare_wishes import or_its_matter
from jobs.extraction.assistant.request.reason.came_with import came_with, is_a_letter
from jobs.extraction.assistant.request.reason.complaints import is_clinical
from jobs.extraction.assistant.request.reason.cut_short import (
    cut_to_the_first_sentence,
    cut_to_the_matter,
    cut_to_what_is_asked,
    without_what_follows,
)
from jobs.extraction.assistant.request.reason.headings_cut_off import without_headings
from jobs.extraction.assistant.request.reason.heads import COMPLAINT_WEIGHT
from jobs.extraction.assistant.request.reason.heard import heard_beside_cells, heard_reason
from jobs.extraction.assistant.request.reason.in_forms import reasons_in_forms
from jobs.extraction.assistant.request.reason.in_prose import TOLD_BEHIND, TOLD_FIRST, reasons_in_prose
from jobs.extraction.assistant.request.reason.in_rows_of_plans import reasons_in_rows_of_plans
from jobs.extraction.assistant.request.reason.in_tables_of_orders import reasons_in_tables_of_orders
from jobs.extraction.assistant.request.reason.left import reasons_left, subjects_below_salutations
from jobs.extraction.assistant.request.reason.never_the_matter import is_found_or_past, without_what_never_is
from jobs.extraction.assistant.request.reason.only_to_be_seen import with_what_ails
from jobs.extraction.assistant.request.reason.outright import reasons_said_outright
from jobs.extraction.assistant.request.reason.put_to_the_reader import THE_QUESTION, reasons_put_to_the_reader
from jobs.extraction.assistant.request.reason.steps_of_operations import never_why
from jobs.extraction.assistant.request.reason.values import is_a_label, says_a_reason
from jobs.extraction.assistant.request.reason.where_it_ends import where_it_ends
from jobs.extraction.assistant.request.reason.words import BACKGROUND
from jobs.extraction.found import Found, best
from jobs.extraction.text import CELL, Span
from jobs.extraction.wordings.words_of_asking import ANOTHER_MATTER, ASKING

_INNER_LABEL = re.compile(
    r"\b(?:Reason for referral|Content|Scheduled date|Diagnosis|ICD(?:-10)?|"
    r"Date|Provider|To|Urgency|Priority|Specialty|Requested by|Phone|Fax|Signature|"
    r"Signed)\s*:|(?<=[.;,?])\s+(?-i:[A-Z]{2}[A-Z /&'-]{2,40}:)",
    re.IGNORECASE,
)
"""A label that begins something else, or a heading in capitals behind a sentence."""
_AROUND = " \t\n,:|-*_=•"


def reason_of(document: Document, *, asks: bool = True, referral: bool = True) -> Found | None:
    """Return why the patient is referred: what stands at a head that asks for it, else what sentences give, as it is
    heard in running text of a known language, by rules elsewhere and where nothing is likely; None for a document
    that asks for nothing, and for one that says at that head that it has none.

    `asks`: it is of a kind that may ask for something; `referral`: it is a referral, so that even a letter without
    words of asking has a reason; in a visit's note what the patient came for goes before what else is asked for in its
    plan.
    """
    found = _reason_of(document, referral=referral) if asks else None
    found = without_what_never_is(document, found) if found is not None else None
    if found is None:
        return None
    asked = _in_sentences(document, referral=referral)
    found = with_what_ails(document, found, document.once(told_outright), asked)
    found = without_headings(document, cut_to_what_is_asked(document, found))
    return bare_of_asking_abroad(document, without_what_follows(document, or_its_matter(document, found)))


def _in_sentences(document: Document, *, referral: bool) -> Iterator[Found]:
    """Yield what sentences ask for and tell, which is looked for only where what was found says too little."""
    yield from reasons_asked_abroad(document)
    yield from reasons_in_prose(document, referral=referral)


def told_outright(document: Document) -> tuple[Found, ...]:
    """Return what stands at heads that ask for a reason or a complaint, and behind words that call it so."""
    return (
        *(cut_to_the_matter(document, told) for told in _under_headings(document)),
        *(
            cut_to_the_matter(document, without_headings(document, told))
            for told in reasons_in_forms(document)
        ),
        *reasons_said_outright(document),
        *(put for put in reasons_put_to_the_reader(document) if put.confidence >= THE_QUESTION),
    )


def _reason_of(document: Document, *, referral: bool) -> Found | None:
    by_its_plan = tuple(reason_by_its_plan(document))
    named = [
        found
        for found in (
            *document.once(told_outright),
            *reason_among_problems(document),
            *by_its_plan,
            *subjects_below_salutations(document),
            *reasons_in_rows_of_plans(document),
            *reasons_in_tables_of_orders(document),
        )
        if not _NONE_GIVEN.fullmatch(str(found.value).strip()) and not is_marked(str(found.value))
    ]
    letter = is_a_letter(document)
    if not letter:
        named = [
            _of_a_note(document, found) for found in named if not _is_no_reason_of_a_note(document, found)
        ]
    if says_there_is_none(document):
        return best([found for found in named if found.confidence >= _NAMED])
    at_heads = [found for found in named if found.confidence >= COMPLAINT_WEIGHT and found not in by_its_plan]
    if not referral and (came := best(at_heads)):
        return came
    told_by_visit = not letter and not by_its_plan and (not referral or not _asks(document))
    if told_by_visit and (came := came_with(document)) is not None:
        return came
    if (
        not named
        and (heard := heard_reason(document)) is not None
        and not is_found_or_past(document, heard)
        and (letter or not _is_an_aside(document, heard, referral))
    ):
        return heard
    told = best(
        [
            *named,
            *reasons_asked_abroad(document),
            *(
                told
                for told in reasons_in_prose(document, referral=referral)
                if not is_a_label(document.text, told.spans)
                and not is_marked(str(told.value))
                and (letter or not never_why(str(told.value)))
            ),
        ]
    )
    if told is not None and told not in named and told.confidence in (TOLD_FIRST, TOLD_BEHIND):
        told = _heard_or_told(document, told, referral)
    if told is not None and told.confidence > TOLD_FIRST:
        return told
    left = (
        best([one for one in reasons_left(document) if letter or not never_why(str(one.value))])
        if referral
        else None
    )
    return left if told is None or (left is not None and left.confidence >= _LEFT_BY_A_LABEL) else told


def _asks(document: Document) -> bool:
    """Whether a sentence asks its reader for something, and what for."""
    return any(
        ASKING.search(one.words) and is_clinical(one.words) and not ANOTHER_MATTER.search(one.words)
        for one in document.sentences
    )


def _of_a_note(document: Document, found: Found) -> Found:
    """What a note has at a head; of a whole history only how it begins."""
    return cut_to_the_first_sentence(document, found) if found.confidence <= _A_HISTORY else found


def _is_no_reason_of_a_note(document: Document, found: Found) -> bool:
    """Whether a note tells at a head what is never a reason, or of a family at the head of a "history"."""
    section = document.outline.section_at(found.start)
    elsewhere = section is not None and section.key in _OF_OTHERS and found.confidence <= _A_HISTORY
    elsewhere = elsewhere or _OTHER_HISTORY.search(document.text.flowing[: found.start][-_HEAD:]) is not None
    return elsewhere or never_why(str(found.value))


def _is_an_aside(document: Document, heard: Found, referral: bool) -> bool:
    """Whether what is heard in a note is never a reason, or in that of a visit said in passing: what is well, denied,
    explained or still to be done."""
    words = str(heard.value)
    section = document.outline.section_at(heard.start)
    if never_why(words):
        return True
    if referral or ASKING.search(words):
        return False
    return (
        (section is not None and section.key in _ASIDES)
        or BACKGROUND.match(words) is not None
        or not is_clinical(words)
        or _EXPLAINS.search(words) is not None
    )


_A_HISTORY, _HEAD = 0.63, 40
_OTHER_HISTORY = re.compile(r"\b(?:FAMILY|SOCIAL|SURGICAL|MEDICAL|BIRTH)\s+HISTORY\s*:\s*$")
"""The head of another history, which a line may break: "FAMILY / HISTORY: Heart disease in both grandfathers"."""
_OF_OTHERS = frozenset(("family", "social", "allergies", "systems", "immunizations", "vitals"))
_ASIDES = _OF_OTHERS | {"examination", "plan", "medications"}
_EXPLAINS = re.compile(
    r"\b(?:I|we) (?:did |have |also )*(?:mention|explain|discuss|perform|review|stat)(?:e?d)?\b|\bplan is to keep\b|"
    r"^\W*(?:the )?physical exam\w*\b",
    re.IGNORECASE,
)


def _heard_or_told(document: Document, told: Found, referral: bool) -> Found:
    """What is heard in place of what is only told first, or next to a request: but where that begins with a disease, or
    what is heard names nothing that the patient has while it does."""
    words = str(told.value)
    if CONDITION.found_in(" ".join(words.split()[:_FIRST_WORDS])):
        return told
    heard = heard_reason(document) or heard_beside_cells(document)
    if heard is not None and not is_a_letter(document) and _is_an_aside(document, heard, referral):
        return told
    if heard is None or (is_clinical(words) and not is_clinical(str(heard.value))):
        return told
    return heard


_FIRST_WORDS = 3
_LEFT_BY_A_LABEL = 0.58


def says_there_is_none(document: Document) -> bool:
    """Whether words under a heading that asks for the reason say that nothing is recorded ("No information")."""
    text = document.text
    for section in document.outline.of("reason"):
        span = text.trimmed(section.body.start, section.body.end, strip=_AROUND)
        if span is not None and _NONE_GIVEN.fullmatch(
            text.content[span.start : span.end].partition("\n")[0].strip()
        ):
            return True
    return False


_NONE_GIVEN = re.compile(
    r"(?:none|nil|n/?a|unknown)(?: (?:recorded|given|stated|known|available|documented|provided))?\.?|"
    r"(?:no|not) (?:reasons? (?:for (?:the )?(?:referral|visit) )?)?(?:data|information|details?|entr(?:y|ies)|"
    r"available|given|provided|recorded|documented|stated)"
    r"(?: (?:(?:is |was )?(?:available|given|provided|recorded|documented|stated|found|on file)))?\.?|"
    r"no reasons? for (?:referral|visit)\.?",
    re.IGNORECASE,
)
_NAMED = 0.9
"""How sure a reason is at the least that stands at a head which asks for one and nothing else."""


def _under_headings(document: Document) -> Iterator[Found]:
    """The paragraphs under a heading that asks for the reason; cells and boxes are left to the reading of forms."""
    text = document.text
    for section in document.outline.of("reason"):
        span = _paragraphs(document, section)
        if span is not None and BOX.search(text.content, span.start, span.end):
            span = coded_line_among_boxes(text, span)
        if span is None:
            continue
        if CELL not in text.content[section.heading.start : span.end]:
            beside = text.line_at(section.heading.start).end > section.body.start + 2
            yield Found(text[span], (span,), 0.93 if beside else 0.92)


def _paragraphs(document: Document, section: Section) -> Span | None:
    """The words under a heading, up to a label that begins something else; the first cell where it is a table."""
    text = document.text
    ruled = _RULE.search(text.content, section.body.start + 1, section.body.end)
    end = ruled.start() if ruled else section.body.end
    inner = _INNER_LABEL.search(text.content, section.body.start, end)
    span = text.trimmed(section.body.start, inner.start() if inner else end, strip=_AROUND)
    if span is None or _ONLY_A_LABEL.match(text[span]):
        return None
    if "|" in text.content[span.start : span.end]:
        rows = [item.span for item in items_of(document.outline, section)]
        if len(rows) < 2:
            return None
        bar = text.content.find("|", rows[1].start, rows[1].end)
        span = text.trimmed(rows[1].start, bar if bar > rows[1].start else rows[1].end) or span
    span = text.trimmed(span.start, where_it_ends(document, span), strip=_AROUND) or span
    return span if says_a_reason(text[span]) and not is_a_label(text, (span,)) else None


_RULE = re.compile(r"(?<=\w)[^\w\n]*\n\s*[-=_*~]{12,}\s*\n")
"""A line drawn across the page below some words, behind which a printed message tells of itself: "side 1 af 1"."""
_ONLY_A_LABEL = re.compile(
    r"[\W_]*[A-Z][\w/&'\u2019-]*(?: [\w/&'\u2019-]+){0,4} ?:(?=\s*(?:[\W_]*$|\W*\n))", re.MULTILINE
)
"""What follows a heading under which nothing is written: the next head of the form, with nothing beside it."""
