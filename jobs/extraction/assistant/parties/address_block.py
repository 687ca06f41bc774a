"""The people and places of the block that addresses a letter, between its date and its salutation."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.correspondence import is_dated
from jobs.extraction.assistant.parties.addressees import COURTESY, TO_THE
from jobs.extraction.assistant.parties.departments import FIELD_OF_CARE, is_department
from jobs.extraction.assistant.parties.dividing import PeopleAndPlaces, people_and_organizations
from jobs.extraction.assistant.parties.places_with_addresses import place_within_address
from jobs.extraction.assistant.parties.signing import PROFESSION
from jobs.extraction.assistant.parties.usual_doctors import calls_the_usual_doctor
from jobs.extraction.assistant.parties.words_of_parties import HOSPITAL
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.assistant.values.forms_of_address import is_title_of_address
from jobs.extraction.assistant.values.names import looks_like_person
from jobs.extraction.assistant.values.places import looks_like_address
from jobs.extraction.assistant.values.titles import is_title
from jobs.extraction.found import Found
from jobs.extraction.text import Line, Span

_LINES_OF_AN_ADDRESS = 40
_ADDRESSES = re.compile(
    r"\W*(?:an(?=\s+(?-i:\w*(?:[Pp]raxis|[Kk]linik\w*|[Zz]entrum|MVZ|[Aa]mbulanz))\b)|"
    rf"{TO_THE}|for the attention of|f\.?a\.?o\.?|attn\.?:?|"
    r"[àa] l['\u2019]attention (?:de la|de l['\u2019]|de|du|des)|a la atenci[óo]n (?:de la|del|de)|"
    rf"z\. ?hd\.?|(?:herrn|frau)(?=\s+(?:dr|prof)\b)|{COURTESY}|gent(?:\.? ?(?:mo|ma|le)\.?|ile)|"
    r"t\. ?a\. ?v\.?|tav|atenci[óo]n:?|alla c(?:\.|ortese) ?a(?:\.|ttenzione)(?: (?:del(?:la)?|di))?|"
    r"all(?:a|['\u2019])? ?(?:(?:cortese )?attenzione )?(?:di|del|della|dell['\u2019])|alla|all['\u2019])"
    r"(?:\s+|(?<=['\u2019])|$)",
    re.IGNORECASE,
)
"""The words before an addressee: "An die", "To the", "À l'attention du"."""
_INSTITUTION = re.compile(
    r"\b(?:hospitals?|h[oô]pital|infirmary|krankenhaus|\w*klinik(?:um)?|cl[ií]nica|\w*ziekenhuis|"
    r"medical cent(?:re|er)|associates|group|trust|"
    r"institute|health|specialists|university)\b",
    re.IGNORECASE,
)


def address_block(document: Document) -> Iterator[PeopleAndPlaces]:
    """The cells without labels that address the letter, between its date and its salutation."""
    sections = {section.heading.start for section in document.outline.sections}
    labelled = [label.span for label in document.labels]
    said = False
    for line in document.text.lines[:_LINES_OF_AN_ADDRESS]:
        if _is_the_usual_doctors_row(document, line):
            continue
        for cell in document.text.cells[line.number]:
            span = cell.span
            if document.outline.block_at(span.start) != "recipient":
                continue
            if looks_like_address(cell.words):
                place = place_within_address(document.text, span)
                yield [], [Found(document.text[place], (place,), 0.8)] if place else []
                continue
            heads = span.start in sections and not looks_like_person(cell.words)
            if heads or cell.words.endswith(":") or is_dated(cell.words):
                continue
            stop = min(
                (label.start for label in labelled if span.start <= label.start < span.end), default=span.end
            )
            if is_title(document.text.content[span.start : stop]):
                continue
            lead = _ADDRESSES.match(cell.words)
            start = span.start + (lead.end() if lead else 0)
            if start >= stop or _beside_a_label(document, line) or _is_of_another_label(document, span):
                continue
            named, employed = people_and_organizations(document, Span(start, stop), 0.86)
            if said:
                named, employed = _places_below(named, employed)
            said = said or bool(named or employed)
            yield (
                named,
                [
                    replace(found, confidence=found.confidence + 0.01)
                    if HOSPITAL.search(str(found.value))
                    else found
                    if _INSTITUTION.search(str(found.value))
                    else replace(found, confidence=0.8)
                    for found in employed
                ],
            )


def _is_the_usual_doctors_row(document: Document, line: Line) -> bool:
    """Whether a row begins with "GP" or the like on a paper on which a label says who receives it: "To  Birth Clinic"
    and below it "GP  Dr Ida Moss"."""
    cells = document.text.cells[line.number]
    if len(cells) < 2 or not calls_the_usual_doctor(cells[0].words):
        return False
    return any(label.line != line.number for label, _ in document.labelled("recipient"))


def _places_below(named: list[Found], employed: list[Found]) -> PeopleAndPlaces:
    """People and places of a line below the first of an address: who has neither title nor letters there is a place
    ("Eastern Plains Private" below "Mr A. Lister")."""
    places = [found for found in named if not is_titled(found) and not is_department(str(found.value))]
    people = [found for found in named if found not in places]
    return people, [
        *employed,
        *(
            replace(found, confidence=0.86)
            for found in places
            if found.confidence > 0.8 and could_be_a_place(found)
        ),
    ]


def could_be_a_place(found: Found) -> bool:
    """Whether words below the addressee can name where they work: not what they are, a town or a part of a building."""
    words = str(found.value)
    called = [word for word in words.split() if len(word) > _SHORTEST_WORD and word[0].isupper()]
    if len(called) < _WORDS_OF_A_PLACE or PROFESSION.search(words):
        return False
    if _PART_OF_A_TOWN.fullmatch(words) and FIELD_OF_CARE.search(words) is None:
        return False
    return _NO_PLACE_OF_WORK.search(words) is None


PART_OF_A_BUILDING = re.compile(r"(?:\w+ )?(?:floor|level|block|zone)(?: \w+)?", re.IGNORECASE)
_SHORTEST_WORD, _WORDS_OF_A_PLACE = 2, 2
_NO_PLACE_OF_WORK = re.compile(
    r":|\b(?:floor|level|suites?|wing|block|zone|\w*(?:arzt|ärztin)|medico|m[ée]d[ei]c\w*|consultants?)\b",
    re.IGNORECASE,
)


_PART_OF_A_TOWN = re.compile(
    r"(?:north|south|east|west|upper|lower|mount|mt|port) [a-z]{4,}(?:,? (?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT))?",
    re.IGNORECASE,
)
"""A suburb, which stands below whoever is addressed: "East Melbourne"."""


def is_titled(found: Found) -> bool:
    """Whether a name has a title or letters; without, what stands below the addressee is where they work."""
    words = str(found.value)
    return without_credentials(words) != words or is_title_of_address(words.split()[0].rstrip("."))


def _is_of_another_label(document: Document, span: Span) -> bool:
    """Whether a cell is the value of a label that asks for neither a person nor a place."""
    return any(
        label.value is not None
        and label.key not in _NAMES_A_PARTY
        and label.value.start <= span.start < label.value.end
        for label in document.labels
    )


_NAMES_A_PARTY = frozenset({"provider", "organization", "recipient", "recipient_organization", "full_name"})


def _beside_a_label(document: Document, line: Line) -> bool:
    """Whether a line begins with a label: what stands behind it is that label's value."""
    return any(label.line == line.number and label.starts_line for label in document.labels)
