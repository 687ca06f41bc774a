"""What the papers of an insurer tell: the insurer at the top of a card, a form or a decision, and the member's number
on a card, which is only called "ID" there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.patient.insurance_cover import Cover
from jobs.extraction.assistant.patient.insurance_named import COMPOUND
from jobs.extraction.assistant.patient.insurance_words import ISSUER, MEDICARE_NUMBER, NO_INSURER
from jobs.extraction.found import Found
from jobs.extraction.text import CELL, Line, Span

_TOP = 3
"""Lines of a page among which the name of who issued it stands."""
_OF_A_MEMBER = re.compile(
    r"(?:^|[\t\n]|\. )\W{0,3}(?:member|subscriber|enrollee|beneficiary|policy ?holder|insured|versichert\w*|kassen)\b"
    r"(?:['\u2019]s)?(?:[ -](?:name|id|information|details|number|n[or]\.?|#))*"
    r"\W{0,3}(?:[:#\t\n]|$|(?<=[. ])[A-Z]?\d{6})",
    re.IGNORECASE | re.MULTILINE,
)
"""A field for the member, as only the papers of insurers have it."""
_CARD_ID = re.compile(
    r"(?<!\w)(?:id|i\.d\.|identification|member ?id|card)(?: (?:no\.?|number|#))?\s*[:#]?\s+"
    r"(?P<number>(?=[\w .-]*\d)[A-Z0-9][\w.-]*(?: (?=[A-Z]*\d)[A-Z\d][\w-]*)*)",
    re.IGNORECASE,
)
_OF_A_CARD = re.compile(
    r"\b(?:subscriber|member|grp|group|rx ?(?:bin|pcn|grp)|copay|co-pay)\b", re.IGNORECASE
)
_MOST_WORDS = 6
_FEWEST_DIGITS = 4


def issuers(document: Document) -> Iterator[Found]:
    """Yield the insurers at the top of pages that have fields for a member."""
    text = document.text
    for lines in text.lines_by_page.values():
        if not _OF_A_MEMBER.search(text.content, lines[0].start, lines[-1].end):
            continue
        for line in lines[:_TOP]:
            name = _issuer(document, line)
            if name is not None:
                if paper := _NAMES_THE_PAPER.search(text.content, name.start, name.end):
                    name = Span(name.start, paper.start())
                yield Found(text[name], (name,), 0.74)
                break


_NAMES_THE_PAPER = re.compile(
    r"(?<=\w\w)\s+(?:[-\u2013|:]\s+prior auth\w*(?: request| form)?|"
    r"(?:insurance|membership|member|health insurance)(?: id| identification)? card)$",
    re.IGNORECASE,
)
"""What stands behind an insurer's name at the head of its paper and says only what paper it is."""


def is_plan_of_the_issuer(document: Document, span: Span) -> bool:
    """Tell whether words behind "Plan" are one of those that an insurer sells whose own paper this is: it names itself
    at the top."""
    labelled = any(
        label.value is not None and label.value.meets(span) and _PLAN.fullmatch(label.wording)
        for label in document.labels
    )
    return labelled and decides(document) and any(issuers(document))


def decides(document: Document) -> bool:
    """Tell whether the head of a page says that an insurer decides on it, or tells who is insured."""
    return any(
        _DECIDES.search(line.text)
        for lines in document.text.lines_by_page.values()
        for line in lines[:_LINES_OF_A_HEAD]
    )


_PLAN = re.compile(
    r"(?:benefit |insurance |health )?(?:plan|coverage|product)(?: name| type)?", re.IGNORECASE
)
_LINES_OF_A_HEAD = 14
_DECIDES = re.compile(
    r"\b(?:(?:adverse )?benefit determination|date of determination|determined on|utili[sz]ation (?:review|management)|"
    r"(?:prior|pre-?) ?authori[sz]ation (?:determination|status|decision|approval|denial|notice)|"
    r"authori[sz]ation services|eligibility (?:and|&) benefits?(?: verification)?|explanation of benefits|"
    r"(?:eligibility|benefits?) (?:verification|inquiry|response)|(?:prior|pre-?) ?authori[sz]ation (?:unit|department|"
    r"team)|medical management|determination notice|"
    r"notice of (?:\w+ )?(?:determination|decision|denial|approval|coverage))\b",
    re.IGNORECASE,
)


def _issuer(document: Document, line: Line) -> Span | None:
    words, _, beside = line.text.partition(CELL)
    bare = words.strip(" *-|")
    compound = COMPOUND.fullmatch(bare) is not None
    typed = _TYPE_OF_PLAN.fullmatch(beside.strip()) is not None
    named = compound or ISSUER.search(bare) is not None or typed
    named = named or (_OF_HEALTH.search(bare) is not None and decides(document))
    if not named or NO_INSURER.match(bare) or any(c.isdigit() for c in bare):
        return None
    if not bare[0].isupper() or len(bare.split()) > _MOST_WORDS or ":" in bare:
        return None
    if len(bare.split()) == 1 and not compound:
        return None
    return document.text.trimmed(line.start, line.start + len(words), strip=" *-|")


_OF_HEALTH = re.compile(r"\bhealth (?:partners|plans?|care|network|choice|alliance|services)$", re.IGNORECASE)
"""What ends the names of insurers, and those of places of care as well: on a paper that decides, it is the former."""
_TYPE_OF_PLAN = re.compile(
    r"(?:open |choice |select )?(?:PPO|HMO|EPO|POS|HDHP)(?: (?:plan|plus))?", re.IGNORECASE
)
"""What stands beside the name of who issued a card: "HARBOR CHOICE  PPO"."""


def numbers_of_cards(document: Document) -> Iterator[Found]:
    """Yield the numbers behind "ID" on lines that speak of a member or group, or next to one that does."""
    text = document.text
    for match in _CARD_ID.finditer(text.content):
        line = text.line_at(match.start())
        around = text.lines[max(0, line.number - 1) : line.number + 2]
        if match.end("number") > line.end or not any(
            other.page == line.page and _OF_A_CARD.search(other.text) for other in around
        ):
            continue
        if sum(c.isdigit() for c in match["number"]) >= _FEWEST_DIGITS and _begins_a_cell(
            line, match.start()
        ):
            place = Span(match.start("number"), match.end("number"))
            yield Found(text[place], (place,), 0.78)


def _begins_a_cell(line: Line, offset: int) -> bool:
    before = line.text[: offset - line.start]
    return not before.strip() or before.endswith(CELL) or before.rstrip().endswith((",", ";", "|", "-"))


def medicare(document: Document) -> Iterator[Cover]:
    """Yield what has the form of a number of the United States' Medicare, on a line that names an insurance, and the
    word itself where it stands right before the number."""
    text = document.text
    for match in MEDICARE_NUMBER.finditer(text.content):
        line = text.line_at(match.start())
        above = text.lines[line.number - 1].text if line.number else ""
        if re.search(
            r"medicare|mbi\b|member|insur|beneficiary|policy|claim no", line.text + above, re.IGNORECASE
        ):
            place = Span(match.start(), match.end())
            named = _MEDICARE_BEFORE.search(text.flowing, max(0, match.start() - _REACH), match.start())
            payer = Found("Medicare", (Span(*named.span("payer")),), 0.74) if named else None
            yield Cover(payer, Found(text[place], (place,), 0.86))


_MEDICARE_BEFORE = re.compile(
    r"\b(?P<payer>medicare)(?: (?:part )?[a-d]\b)?[\s:(,#-]*(?:(?:id|no\.?|number|mbi)\b[\s:#.]*)?$",
    re.IGNORECASE,
)
_REACH = 30
