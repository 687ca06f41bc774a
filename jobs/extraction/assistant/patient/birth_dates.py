"""When the patient was born: labelled, beside the name, or told by a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import date

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.patient.names import introductions
from jobs.extraction.assistant.patient.names_cut_out import Named
from jobs.extraction.assistant.patient.relatives import is_label_of_a_relative, is_of_a_relative
from jobs.extraction.assistant.request.letter_date import date_of_request
from jobs.extraction.assistant.values.dates import date_without_marks, find_dates, stated_order
from jobs.extraction.assistant.values.name_patterns import CALLED_BEHIND, DATE_BEHIND
from jobs.extraction.assistant.values.names import looks_like_person
from jobs.extraction.found import Found, best
from jobs.extraction.text import Span

_AGE_SHORT = r"\d{1,3} ?(?:y/?o|yrs?|years?(?: old)?)?,? ?[MF]?"
_BETWEEN_NAME_AND_DATE = re.compile(
    rf"{CALLED_BEHIND}[\s,;:|(\u2013-]*(?:\(?(?:mr|mrs|ms|miss)\)?|\(?[MF]\)?|male|female|born|{_AGE_SHORT})?[\s,;:|(\u2013-]*"
    rf"(?<!\d)(?P<date>{DATE_BEHIND})",
    re.IGNORECASE,
)
_BORN = re.compile(
    r"(?<!\w)(?:(?:born|n[ée]e|geb\.?) (?-i:[A-ZÀ-Þ])[\w\u2019'-]+,?(?=\s\d{1,2}[-/.]\d{1,2}[-/.]\d)|"
    r"date of birth(?: is| was|:)?(?: the)?|born(?: (?:at|in|by) (?:[\w-]+ ){1,3})?(?: ?on)?(?: the)?|"
    r"(?<=\()[bn]\.(?= ?\d)|(?<=, )(?-i:[sf])\.(?= \d{1,2}[./]\d{1,2}[-./]\d)|"
    r"(?<=[a-zà-ÿ] )(?-i:f)\.(?= \d{1,2}[./]\d{1,2}[-./]\d)|"
    r"(?-i:D\.?N|DDN|F\.?N|F/N)\.?(?=:? \d{1,2}[-/. ])|"
    r"dob is|d\.?o\.?b\.?|b-?day|birthday|bdate|n[ée]\(?e?\)?(?:(?: (?-i:[A-ZÀ-Þ])[\w'\u2019-]+){0,3},)?"
    r"(?: (?-i:[A-ZÀ-Þ])[\w'\u2019-]+)? le|"
    r"nacid[oa] (?:el(?: d[ií]a)?|en fecha)|nascid[oa] (?:em|aos?|a|no dia|à data de)|f\. ?nac\.|"
    r"fecha de nac(?:imiento|\.)|født|urodzon[ya]|n[ăa]scut[ăa]? (?:la|[îi]n|pe)(?: data(?: de)?)?|ro[đd]j?en[ao]|"
    r"szül(?:etett:?|\.|\. ?id[őõo]:?)|született|lahir(?: pada)?(?: tanggal| tgl\.?)?|syntynyt|"
    r"nat[oa](?: a:? (?-i:[A-Z])[\w'\u2019-]+(?: (?-i:[A-Z])[\w'\u2019-]+){0,2}(?: \([A-Z]{2}\))?,?)?\s+il|geboren am|"
    r"geb\.(?: am)?|"
    r"(?:mein )?geburtsdatum(?: ist)?(?: der)?|fecha de nacimiento(?: es)?(?: el)?|data di nascita(?: è)?(?: il)?|"
    r"geboortedatum(?: is)?|data de nascimento(?: é)?|nací el|"
    r"date de naissance(?: est)?(?: le)?|geboren op)\s*:?\s+",
    re.IGNORECASE,
)


def birth_date_of(document: Document, name: Named | None) -> Found | None:
    """Return the birth date; `name` is where the patient is named, for dates right behind it."""
    candidates: list[Found] = []
    refused: set[int] = set()
    for label, value in document.labelled("birth_date"):
        if is_label_of_a_relative(document.text, label) or _stands_below_a_relative(document, label):
            refused.add(label.span.start)
            continue
        if own := _in_the_labels_order(document, label, value):
            candidates.append(own)
            continue
        written = (
            next(iter(document.dates_in(value)), None)
            or date_without_marks(document.text.content, start=value.start, end=value.end)
            or document.misread_date_in(value)
        )
        if written is not None and written.value <= document.today:
            candidates.append(document.date_found(written, 0.97))
    if corrected := next(_corrected(document), None):
        return corrected
    if not candidates:
        candidates = [document.date_found(written, 0.86) for _, written in introductions(document)][:1]
    if not candidates:
        candidates = list(_born_in_prose(document, refused))[:1]
    if not candidates and name is not None:
        candidates = list(_behind_name(document, name[1]))[:1]
    if not candidates:
        candidates = list(_among_particulars(document))
        candidates = candidates if len({found.value for found in candidates}) == 1 else []
    return _before_the_letter(document, best(candidates))


_TWO_DIGITS_OF_A_YEAR = re.compile(r"(?<!\d)\d{1,2}\s?[-/.]\s?(?:\d{1,2}|[^\W\d_]+)\s?[-/.]\s?\d\d")


def _before_the_letter(document: Document, found: Found | None) -> Found | None:
    """A birth date whose year is written with two figures lies in the century before if it were later than the letter:
    nobody is referred before they are born."""
    if found is None or not _TWO_DIGITS_OF_A_YEAR.fullmatch(document.text[found.spans[0]]):
        return found
    letter = date_of_request(document)
    if letter is None or str(found.value) <= str(letter.value):
        return found
    born = date.fromisoformat(str(found.value))
    if (born.month, born.day) == (2, 29):  # there is none a century before
        return found
    return replace(found, value=born.replace(year=born.year - 100).isoformat())


_PRINTED_ORDER = 24
"""How far behind a label's words the order of its date is printed."""


def _in_the_labels_order(document: Document, label: Label, value: Span) -> Found | None:
    """The date of a label that prints the order of its day and month itself: "Date of birth (day/month/year)"."""
    content = document.text.content
    order = stated_order(content[label.span.start : label.span.end + _PRINTED_ORDER].partition("\n")[0])
    if order is None:
        return None
    written = next(
        find_dates(content, order=order, today=document.today, start=value.start, end=value.end), None
    )
    if written is None or written.value > document.today:
        return None
    return Found(written.value.isoformat(), (Span(written.start, written.end),), 0.97)


_CORRECTED = re.compile(
    rf"\b(?:(?:it|that)(?:['\u2019]s| is| should (?:be|read|say))|should (?:be|read|say)|(?:birth ?date|"
    rf"date of birth|dob)"
    rf"(?:['\u2019]s| is| should (?:be|read|"
    rf"say))):?\s+(?P<date>{DATE_BEHIND}),?\s+not\s+(?:in )?(?P<wrong>{DATE_BEHIND}|\d{{4}}\b)",
    re.IGNORECASE,
)


def _corrected(document: Document) -> Iterator[Found]:
    """The birth date that a later message gives for one which it says was wrong: "it's 11/20/1982, not 1992"."""
    stated = {
        written.value
        for _, value in document.labelled("birth_date")
        for written in list(document.dates_in(value))[:1]
    }
    for match in document.phrase(_CORRECTED):
        wrong = {written.value for written in document.dates_in(Span(*match.span("wrong")))}
        for right in document.dates_in(Span(*match.span("date"))):
            years = {day.year for day in stated if match["wrong"] == str(day.year)}
            if wrong & stated or years:
                yield document.date_found(right, 0.95)


def _stands_below_a_relative(document: Document, label: Label) -> bool:
    """Whether a label begins the line below that of a relative who is named: "Next of kin: Tom Quill", "DOB: ..."."""
    if document.outline.block_at(label.span.start) == "relative":
        return True
    above = [other for other in document.labels if other.line == label.line - 1]
    if label.starts_line and above and _ends_with_who_is_insured(document, above[-1]):
        return True
    alone = len([other for other in document.labels if other.line == label.line]) == 1
    return (
        label.starts_line
        and alone
        and bool(above)
        and above[0].key == "relative"
        and above[0].value is not None
        and _names_somebody(document.text[above[0].value])
        and any(
            other.key in _TELLS_WHO and other.role == "patient" and other.line < label.line
            for other in document.labels
        )
        and not any(other.line == label.line - 1 and other.key != "relative" for other in document.labels)
    )


def _ends_with_who_is_insured(document: Document, label: Label) -> bool:
    """Whether a label of who is insured ends its line with a name: "Group: 0712345  Subscriber: Ida Quill"."""
    if _INSURED.fullmatch(label.wording) is None or label.value is None:
        return False
    ends = label.value.end == document.text.line_at(label.span.start).end
    return ends and _names_somebody(document.text[label.value])


_INSURED = re.compile(
    r"(?:subscriber|policy ?holder|insured|guarantor|card ?holder)(?:['\u2019]?s)?(?: name)?", re.IGNORECASE
)


def _names_somebody(words: str) -> bool:
    return looks_like_person(words.partition("(")[0].strip(" ,"))


_TELLS_WHO = frozenset({"name", "full_name", "last_name", "sex", "age", "nhs_number", "mrn", "health_card"})
_RECENT_DAYS = 400


def _among_particulars(document: Document) -> Iterator[Found]:
    """The dates that stand, without a label, on a line with the patient's age, sex, name or number."""
    seen: set[Span] = set()
    for label in document.labels:
        if label.key not in _TELLS_WHO or label.role not in ("patient", ""):
            continue
        if document.outline.block_at(label.span.start) != "patient":
            continue
        cell = document.text.cell_at(label.span.start)
        if cell is None or cell.span in seen:
            continue
        seen.add(cell.span)
        for written in document.dates_in(cell.span):
            before = document.text.content[max(0, written.start - _REACH_OF_A_DAY) : written.start]
            theirs = not _OTHER_DAY.search(before) and not is_of_a_relative(document.text, written.start)
            if theirs and (document.today - written.value).days > _RECENT_DAYS:
                yield document.date_found(written, 0.75)


_REACH_OF_A_DAY = 18
"""How many letters before a date say what day it is."""
_OTHER_DAY = re.compile(
    r"\b(?:seen|since|from|exp\w*|valid|visit|admi\w+|disch\w+|clinic|letter|date|on|due|until|op|surgery|onset|lmp)\b[^|\t(]*$",
    re.IGNORECASE,
)


def _behind_name(document: Document, name: Span) -> Iterator[Found]:
    """The date behind the patient's name, on its line or alone on the next one ("Anton Brandt (14/02/1968)")."""
    match = _BETWEEN_NAME_AND_DATE.match(document.text.flowing, name.end)
    if match is None:
        return
    for written in document.dates_in(Span(match.start("date"), match.end("date"))):
        if written.value < document.today:
            yield document.date_found(written, 0.84)


def _born_in_prose(document: Document, refused: set[int]) -> Iterator[Found]:
    """The date of a sentence such as "whose date of birth is February 20, 1949", not behind a label that is refused."""
    for match in document.phrase(_BORN):
        if match.start() in refused:
            continue
        for written in document.dates_in(
            Span(match.end(), min(match.end() + _LONGEST_DATE, len(document.text.content)))
        ):
            near = written.start - match.end() < 3
            if (
                near
                and written.value <= document.today
                and not is_of_a_relative(document.text, match.start())
            ):
                yield document.date_found(written, 0.84)


_LONGEST_DATE = 34
"""Characters of a day that is written out: "twenty-seventh of September 1961"."""
