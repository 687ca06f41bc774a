"""What a number is that only "Identifier" or "ID" stands before, by what its value says first: "Identifier: NPI 1...".

Prints of records label the numbers of patients, of doctors and of the message itself with the same word.
"""

from __future__ import annotations

import re
from dataclasses import replace

from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.values.registers import REGISTER
from jobs.extraction.text import Span, Text

_ANYBODYS = re.compile(r"(?:patient )?(?:ids?|identifiers?)", re.IGNORECASE)
_OF_DOCTORS = re.compile(rf"(?P<npi>NPI)\b[\s:#]*(?=\d)|(?:{REGISTER}|DEA|UPIN|TIN)\b")
_OF_A_MESSAGE = re.compile(
    r"(?:urn:|oid:|https?:|uuid\b|e-?ref\b|placer|filler|order\b|referral\b|ref\b|request\b|accession|message\b|"
    r"document\b|encounter\b|visit\b)",
    re.IGNORECASE,
)
_OF_PATIENTS = re.compile(
    r"(?:(?P<mrn>MRN|MR|PID|URN?|UHID|chart|file|hospital)|(?P<ssn>SSN?)|(?P<nhs_number>NHS)|(?P<member_id>member))"
    r"(?: (?:no|number|id|#))?[.:#]*[ ]+(?=[\w/.-]*\d)",
    re.IGNORECASE,
)
_PART_OF_A_NAME = re.compile(r"\w[\w-]*:\S")
"""What follows the "urn:" that a uniform resource name begins with, and no number of a patient."""


def of_its_kind(text: Text, label: Label) -> Label | None:
    """Return a label of a patient's number as that of the number which its value says it is, None when it is none."""
    if label.key != "mrn" or label.value is None:
        return label
    start, end = label.value.start, label.value.end
    if label.wording == "urn" and label.span.end == start and _PART_OF_A_NAME.match(text.content, start, end):
        return None
    if not _ANYBODYS.fullmatch(label.wording):
        return label
    if doctors := _OF_DOCTORS.match(text.content, start, end):
        npi = doctors["npi"] is not None
        behind = Span(doctors.end(), end) if npi else label.value
        return replace(label, key="npi" if npi else "ignore", role="referrer", value=behind)
    if _OF_A_MESSAGE.match(text.content, start, end):
        return replace(label, key="ignore", role="")
    if (said := _OF_PATIENTS.match(text.content, start, end)) and said.lastgroup:
        return replace(label, key=said.lastgroup, value=Span(said.end(), end))
    return label
