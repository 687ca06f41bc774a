"""When the patient was born: labelled, beside the name, or told by a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.patient_names import DATE_BEHIND, Named, introductions
from jobs.extraction.assistant.relatives import is_label_of_a_relative, is_of_a_relative
from jobs.extraction.found import Found, best
from jobs.extraction.text import Span

_AGE_SHORT = r"\d{1,3} ?(?:y/?o|yrs?|years?(?: old)?)?,? ?[MF]?"
_BETWEEN_NAME_AND_DATE = re.compile(
    rf"[\s,;:|(\u2013-]*(?:\(?(?:mr|mrs|ms|miss)\)?|\(?[MF]\)?|male|female|born|{_AGE_SHORT})?[\s,;:|(\u2013-]*"
    rf"(?<!\d)(?P<date>{DATE_BEHIND})",
    re.IGNORECASE,
)
_BORN = re.compile(
    r"(?<!\w)(?:date of birth(?: is| was|:)?(?: the)?|born(?: (?:at|in|by) (?:[\w-]+ ){1,3})?(?: ?on)?(?: the)?|"
    r"dob is|d\.?o\.?b\.?|"
    r"n[ée]\(?e?\)?(?: (?-i:[A-ZÀ-Þ])[\w-]+)? le|"
    r"nacid[oa] el|nascid[oa] em|f\. ?nac\.|fecha de nac(?:imiento|\.)|født|urodzon[ya]|"
    r"nat[oa](?: a (?-i:[A-Z])\w+)? il|geboren am|geb\.(?: am)?|"
    r"date de naissance|geboren op)\s*:?\s+",
    re.IGNORECASE,
)


def birth_date_of(document: Document, name: Named | None) -> Found | None:
    """Return the birth date; `name` is where the patient is named, for dates right behind it."""
    candidates: list[Found] = []
    for label, value in document.labelled("birth_date"):
        if is_label_of_a_relative(document.text, label):
            continue
        written = next(iter(document.dates_in(value)), None) or document.misread_date_in(value)
        if written is not None and written.value <= document.today:
            candidates.append(document.date_found(written, 0.97))
    if not candidates:
        candidates = [document.date_found(written, 0.86) for _, written in introductions(document)][:1]
    if not candidates:
        candidates = list(_born_in_prose(document))[:1]
    if not candidates and name is not None:
        candidates = list(_behind_name(document, name[1]))[:1]
    return best(candidates)


def _behind_name(document: Document, name: Span) -> Iterator[Found]:
    """The date behind the patient's name, on its line or alone on the next one ("Anton Brandt (14/02/1968)")."""
    match = _BETWEEN_NAME_AND_DATE.match(document.text.flowing, name.end)
    if match is None:
        return
    for written in document.dates_in(Span(match.start("date"), match.end("date"))):
        if written.value < document.today:
            yield document.date_found(written, 0.84)


def _born_in_prose(document: Document) -> Iterator[Found]:
    """The date of a sentence such as "whose date of birth is February 20, 1949"."""
    for match in document.phrase(_BORN):
        for written in document.dates_in(
            Span(match.end(), min(match.end() + 22, len(document.text.content)))
        ):
            near = written.start - match.end() < 3
            if (
                near
                and written.value <= document.today
                and not is_of_a_relative(document.text, match.start())
            ):
                yield document.date_found(written, 0.84)
