"""The people and places that the sentences of a letter name as those it is for: "Dear Dr Hill", "Dr Hill, please see",
"referred to Dr Hill"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.request.specialty.destinations import short_name
from jobs.extraction.assistant.request.specialty.names import ALL_NAMES
from jobs.extraction.assistant.values.doctors_titles import DOCTORS_TITLE
from jobs.extraction.assistant.values.forms_of_address import TITLES
from jobs.extraction.assistant.values.names import PERSON, looks_like_organization
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_DEAR = re.compile(
    rf"^\s*dear\s+(?P<name>(?:{TITLES}\.?\s+)?{PERSON.pattern})\s*(?:,\s*(?-i:[A-Z])[^,\n:]{{4,60}})?"
    r"[,:]?\s*$",
    re.IGNORECASE | re.MULTILINE,
)
_DEAR_AT = re.compile(
    r"^\s*dear\s+[^\n,]{2,50}?\s(?:at|of|in)\s+(?:the\s+)?(?P<name>(?-i:[A-Z])[^\n,:]{3,60})[,:]?\s*$",
    re.IGNORECASE | re.MULTILINE,
)
"""The hospital a salutation names: "Dear Neurology team at Castle Hospital,"."""
_NOBODY = re.compile(
    r"\b(?:sir|madam|colleagues?|doctor|team|whom|dr|all|specialist|consultant|"
    r"clinician|triage|provider|sirs)\b\W*$",
    re.IGNORECASE,
)
_PLEASE = re.compile(
    rf"(?P<name>(?:Dr|Prof|Mr|Mrs|Ms)\.?\s+{PERSON.pattern})[,]?\s+(?:please|kindly|would you|could you)\b"
)
_TO_PERSON = re.compile(
    rf"\b(?:[Rr]eferr(?:ed|ing|al)|[Rr]efer|[Rr]ef(?:['\u2019]?d)?|sent|directed)\b[^.\n"
    rf"]{{0,40}}?\bto\s+(?P<name>(?:Dr|"
    rf"Prof|Mr|Mrs|Ms|Professor)\.?\s+{PERSON.pattern})"
)
_TO_A_SPECIALTY = re.compile(
    r"\b(?:(?:[Rr]efer(?:red|ring|ral)?|[Rr]ef['\u2019]?d)(?: (?:him|her|them|pt|patient|back|on))*(?: to:?|:)|Refer) "
    r"(?:the |an? )?(?P<what>[A-Za-z][A-Za-z &/-]{1,34}?) ?(?:,|\(|:| [-\u2013\u2014]) ?(?:attn:? |attention )?"
    rf"(?P<name>(?:Dr|Prof|Professor|Mr|Mrs|Ms)\.?\s{PERSON.pattern})"
)
"""A specialty, and behind it who is asked there: "referred to Urology, Dr. Quill", "Refer: ENT (Dr. Ada Moss)"."""
_TO_AT_THE_HEAD = re.compile(
    rf"^(?:To|Aan|An|À|Til|Till|Para|Al) (?P<name>(?:(?i:{DOCTORS_TITLE})|Mr|Mrs|Ms|"
    rf"Miss)\.?\s+{PERSON.pattern})"
    r"(?=\s*(?:,[^\n]{2,50})?$)",
    re.MULTILINE,
)
"""A line of the head that is only whom the paper is to: "To Dr Moss, Weybridge"."""
_A_SURNAME_ALONE = 0.5


def places_greeted(document: Document) -> Iterator[Found]:
    """Yield the organizations that salutations name."""
    for match in document.phrase(_DEAR_AT):
        span = _name_of(document, match)
        if span is not None and looks_like_organization(document.text[span]):
            yield Found(document.text[span], (span,), 0.83)


def people_spoken_to(document: Document) -> Iterator[Found]:
    """Yield the first person that is greeted, that is asked for something and that the patient is sent to."""
    yield from _asked_in_a_specialty(document)
    for pattern, weight in ((_DEAR, 0.8), (_TO_AT_THE_HEAD, 0.8), (_PLEASE, 0.8), (_TO_PERSON, 0.75)):
        for match in document.phrase(pattern):
            span = _name_of(document, match)
            if span is None or _NOBODY.search(document.text[span]) or _is_wrapped(document, span):
                continue
            surname_only = pattern is _DEAR and len(document.text[span].split()) == 1
            yield Found(document.text[span], (span,), _A_SURNAME_ALONE if surname_only else weight)
            break


def _asked_in_a_specialty(document: Document) -> Iterator[Found]:
    """Yield the first person behind the specialty that somebody is referred to."""
    for match in document.phrase(_TO_A_SPECIALTY):
        named = {slug for slug, _ in ALL_NAMES.matches(match["what"].lower())} | {short_name(match["what"])}
        span = _name_of(document, match)
        if not named - _NOBODY_ELSE or span is None or _NOBODY.search(document.text[span]):
            continue
        ended = _ENDS_A_NAME.search(document.text.content, span.start, span.end)
        span = Span(span.start, ended.start()) if ended else span
        yield Found(" ".join(document.text.content[span.start : span.end].split()), (span,), 0.78)
        return


_ENDS_A_NAME = re.compile(r"(?<=[a-z]{2})\. |(?<![DM]r)(?<!Mrs)(?<!Ms)(?<!Prof)(?<!\.)\n")
"""The end of a sentence or a line behind a name, which is none right behind its title."""
_NOBODY_ELSE = frozenset({None, "general_practice"})


def _name_of(document: Document, match: re.Match[str]) -> Span | None:
    return document.text.trimmed(match.start("name"), match.end("name"), strip=" ,.:\n\t")


def _is_wrapped(document: Document, span: Span) -> bool:
    """Whether a name goes over the end of a line, where two things may have run into one."""
    return "\n" in document.text.content[span.start : span.end]
