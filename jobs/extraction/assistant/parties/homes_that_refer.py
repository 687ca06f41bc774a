"""The home whose nurse refers who lives there: "Home: Rosewood Nursing Home, 2 Elm Ave, Leeds", and below it "Referred
by: Sr. Ada Hill, RGN". It is where the patient lives and where the sender works."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.parties.dividing import people_and_organizations
from jobs.extraction.assistant.parties.places_with_addresses import place_and_address
from jobs.extraction.assistant.parties.usual_doctors import is_of_the_usual_doctor
from jobs.extraction.assistant.values.names import looks_like_organization
from jobs.extraction.found import Found

_HOME = re.compile(
    r"(?:(?:care|nursing|residential|rest|retirement) )?home(?: name)?|care facility|name of (?:care |nursing )?home",
    re.IGNORECASE,
)
_OF_A_HOME = re.compile(r"\b(?:home|lodge|house|care|court|manor|grange|hall)\b", re.IGNORECASE)
_NO_DOCTOR = re.compile(
    r"(?:sr|sister|nurse|matron|staff nurse|charge nurse|carer|manager)\b|"
    r".*\b(?:RGN|RN|RMN|RNLD|manager|nurse|carer)\b",
    re.IGNORECASE,
)


def home_that_refers(document: Document) -> Found | None:
    """Return the home that a label names, where one of its nurses or its manager refers and no doctor."""
    for label, value in document.labelled("address", "organization"):
        if not _HOME.fullmatch(label.wording):
            continue
        both = place_and_address(document.text, value)
        place = both[0] if both else value
        words = document.text[place]
        if looks_like_organization(words) and _OF_A_HOME.search(words) and _is_sent_by_a_nurse(document):
            return Found(words, (place,), 0.83)
    return None


def _is_sent_by_a_nurse(document: Document) -> bool:
    refers = [
        value
        for label, value in document.labelled("provider")
        if document.role_of(label) == "referrer" and not is_of_the_usual_doctor(document, label)
    ]
    return bool(refers) and all(
        _NO_DOCTOR.match(document.text[value]) and not people_and_organizations(document, value, 0.9)[1]
        for value in refers
    )
