"""What the label right before a value calls it: a number labelled as another one is not what it is taken for."""

from __future__ import annotations

import re

from jobs.extraction.judge.surroundings import Surroundings

_ENDS = r"[.:#\s]*$"
_NO = r"\s*(?:no|number|num|nr|#|id)\b"
_NUMBERS: dict[str, str] = {
    "an NPI": rf"\bNPI(?:{_NO})?{_ENDS}",
    "a record number": rf"\b(?:(?:MRN|URN)(?:{_NO})?|(?:medical record|hospital|chart|UR){_NO}){_ENDS}",
    "a doctor's registration": rf"(?<!insurance )\b(?:(?:GMC|NMC|HCPC|AHPRA)(?:{_NO})?|"
    rf"(?:prescriber|provider){_NO}){_ENDS}",
    "an NHS number": rf"\bNHS(?:{_NO})?{_ENDS}",
    "a social security number": rf"\b(?:SSN|social security)(?:{_NO})?{_ENDS}",
    "a member's number": rf"\b(?:member|policy|subscriber|group){_NO}{_ENDS}",
    "a fax number": rf"\b(?:fax|facsimile)(?:{_NO})?{_ENDS}",
    "a telephone number": rf"\b(?:tel|telephone|phone|mobile|cell)(?:{_NO})?{_ENDS}",
    "a birth date": rf"\b(?:D\.?O\.?B|date of birth|birth ?date)\b{_ENDS}",
}
_PEOPLE: dict[str, str] = {
    "the patient": r"(?:^|[\s(])(?-i:RE|Re|Patient|PATIENT)(?:[ ']s)?(?:\s+name)?\s*:\s*"
    r"(?:(?:Mr|Mrs|Ms|Miss|Mx)\b\.?\s*)?$",
    "the referrer": r"\b(?:referring (?:physician|provider|doctor|clinician|practitioner|gp)|referred by|referrer)"
    r"(?:\s+name)?\s*:\s*(?:(?:Dr|Prof)\b\.?\s*)?$",
}
_PATTERNS = {name: re.compile(words, re.IGNORECASE) for name, words in {**_NUMBERS, **_PEOPLE}.items()}
_OF_TWO = re.compile(r"(?:[/&,+]|\b(?:and|or))\s*$", re.IGNORECASE)
"""What ends a label before another one: "Phone / fax" calls a number both."""
_FITTING: tuple[tuple[re.Pattern[str], tuple[str, ...]], ...] = (
    (re.compile(r"^referrer\.npi$"), ("an NPI", "a doctor's registration")),
    (re.compile(r"^insurance\.(?:member_id|group)$"), ("a member's number", "a social security number")),
    (re.compile(r"\.phone$"), ("a telephone number",)),
    (re.compile(r"\.fax$"), ("a fax number",)),
    (re.compile(r"^patient\.birth_date$"), ("a birth date",)),
    (re.compile(r"^request\.date$"), ()),
    (re.compile(r"^patient\.(?:given|family)_name$"), ("the patient",)),
    (re.compile(r"^re(?:ferrer|cipient)\.(?:name|organization)$"), ("the referrer",)),
)
"""By path the labels that call a value what it is taken for."""
_OF_TYPE = {
    "mrn": ("a record number", "a member's number"),
    "nhs_number": ("an NHS number",),
    "ssn": ("a social security number",),
}
_OF_PATIENTS = ("a record number", "an NHS number", "a social security number", "a member's number")


def mislabelled(path: str, around: Surroundings, *, kind: str = "") -> str:
    """Return what the label right before a value calls it, in words, when that is something else; "" when it is not.

    `kind` is an identifier's type.
    """
    if path.startswith("patient.identifiers") and path.endswith(".value"):
        fitting: tuple[str, ...] | None = _OF_TYPE.get(kind, _OF_PATIENTS)
    else:
        fitting = next((labels for paths, labels in _FITTING if paths.search(path)), None)
    if fitting is None:
        return ""
    asked = _PEOPLE if path.endswith(("name", ".organization")) else _NUMBERS
    for name in asked:
        if label := _PATTERNS[name].search(around.line):
            told = name in fitting or _OF_TWO.search(around.line, 0, label.start())
            return "" if told else f"The label right before it calls it {name}."
    return ""
