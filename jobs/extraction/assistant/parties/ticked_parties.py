"""Who or where a form sends the patient to by a tick: "Please see: [ ] Dr Ada Hill [x] Dr Ida Orme"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.whose import side_of
from jobs.extraction.assistant.page.boxes import boxes_in
from jobs.extraction.assistant.page.checkboxes import options_on
from jobs.extraction.assistant.parties.departments import is_department, is_mere_specialty
from jobs.extraction.assistant.parties.dividing import PeopleAndPlaces, people_and_organizations
from jobs.extraction.assistant.parties.words_of_parties import TITLED
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.assistant.values.names import looks_like_organization, looks_like_person
from jobs.extraction.text import Span

_SURENESS = 0.9
_FEWEST_NAMED = 2
_LONGEST_OPTION = 70
_ASKS_WHOM = re.compile(
    r"\b(?:see|refer\w*|send|book\w*|to|with|at|consult\w*|specialists?|surgeons?|physicians?|doctors?|providers?|"
    r"preferred|requested|preference|which|where|sites?|locations?|clinics?|hospitals?|destination)\b",
    re.IGNORECASE,
)
_WHOEVER = re.compile(r"\b(?:first|next|any|no preference|soonest|earliest)\b", re.IGNORECASE)
"""Among whom one may be chosen who is to see the patient: "First available"."""
_REMARK = re.compile(r"\s*\([^()]*\)?$")


def ticked_parties(document: Document) -> Iterator[PeopleAndPlaces]:
    """Yield the people and the places that are marked among several, where the words before ask whom or where."""
    for lead, options in _choices(document):
        names = [document.text[span] for _, span in options]
        named = sum(map(_names_one, names))
        whoever = any(map(_WHOEVER.search, names))
        if named < (1 if whoever else _FEWEST_NAMED) or side_of(lead) in ("referrer", "another"):
            continue
        if not (_ASKS_WHOM.search(lead) or (whoever and not lead)):
            continue
        marked = [span for is_marked, span in options if is_marked and _names_one(document.text[span])]
        if len(marked) == 1:
            yield people_and_organizations(document, marked[0], _SURENESS)


def _choices(document: Document) -> Iterator[tuple[str, list[tuple[bool, Span]]]]:
    """The words before the boxes of a line, and its options; those of lines that begin with a box go together, behind
    the words above them."""
    lead, options = "", list[tuple[bool, Span]]()
    above = ""
    for line in document.text.lines:
        boxes = boxes_in(line.text)
        before = line.text[: boxes[0].start()].strip(" \t:") if boxes else ""
        if options and (before or not boxes):
            yield lead, options
            options = []
        if not boxes:
            above = line.text
            continue
        if before:
            yield before, options_on(line)
            continue
        lead = lead if options else above.strip(" \t:")
        options = [*options, *options_on(line)]
    if options:
        yield lead, options


def _names_one(words: str) -> bool:
    """Whether an option is somebody with title or letters, or a place that is more than a kind of care."""
    bare = _REMARK.sub("", words)
    if not bare or len(bare) > _LONGEST_OPTION:
        return False
    if looks_like_person(bare):
        return TITLED.match(bare) is not None or without_credentials(bare) != bare
    return looks_like_organization(bare) and not is_mere_specialty(bare) and not is_department(bare)
