"""Numbers of the patient that a sentence tells: "whose folder with us is 0411873", "CNI n° 2 751 1979 00873"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.patient.relatives import is_of_a_relative
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_OF_A_FILE = re.compile(
    r"\b(?:whose|his|her|their|the patient['\u2019]s) (?:hospital |clinic |our )?"
    r"(?:folder|file|chart|card|record|registration|case note|hospital|dossier)(?: (?:number|no\.?|nr\.?))?"
    r"(?: (?:with us|here|(?:in|at|with) (?:our|this) \w+))? (?:is|was|being) (?:number |no\.? )?"
    r"(?P<number>[A-Z]{0,4}[-/ ]?\d[\d/-]{3,14}[A-Z]?)(?![\w/-])",
    re.IGNORECASE,
)
_OF_A_CITIZEN = re.compile(
    r"\b(?:CNI|carte (?:nationale )?d['\u2019]identit[ée]|passe?port[eo]?|c[ée]dula|documento de identidad|"
    r"national (?:id|identity)(?: card)?|identity card|ghana card)\s*"
    r"(?:n[°ºo]\.?|num(?:ber|[ée]ro|ero)|no\.?|nr\.?)(?: is)?\s*:?\s*"
    r"(?P<number>(?-i:[A-Z]{0,3})[- ]?\d(?:[ -]?\d){5,17}(?-i:[A-Z])?)(?![\w/-])",
    re.IGNORECASE,
)
_BY_ITS_FORM = re.compile(
    r"(?<![\w/.-])(?P<number>[12] \d\d (?:0[1-9]|1[0-2]|[2-9]\d) \d[\dAB] \d{3} \d{3}(?: \d\d)?|"
    r"[A-Z]{4}\d{6}[HM][A-Z]{5}[A-Z\d]\d|[A-Z]{6}\d\d[A-EHLMPR-T]\d\d[A-Z]\d{3}[A-Z]|756\.\d{4}\.\d{4}\.\d\d|"
    r"(?:19|20)\d\d(?:0[1-9]|1[0-2])[0-3]\d-\d{4}|(?<=r\.c\. )\d{6}/\d{3,4}|(?<=r\.[cč]\.\s)\d{6}/\d{3,4})(?![\w-]|/\d)"
)
"""Numbers of citizens of France, Mexico, Italy, Switzerland, Sweden and Czechia, which nothing else looks like."""
_OF_A_COLOMBIAN = re.compile(
    r"(?<![\w.-])(?:C\.?C\.?|T\.?I\.?)(?: ?(?:N[°ºo.]{1,2}|#))?:? (?P<number>\d{1,2}(?:\.\d{3}){2}|"
    r"1\.\d{3}\.\d{3}\.\d{3}|\d{7,8}|1\d{9})(?![\w.-]?\d)"
)
"""The number of a citizen's or a minor's card in Colombia: "CC 71555014", "T.I. 1.044.025.998"."""
_COLOMBIAN = re.compile(r"\b(?:EPS|IPS|E\.S\.E|remisi[óo]n|REMISI[OÓ]N|Colombia|CIE-?10)\b")
_A_DOCTORS = re.compile(r"\bdel? (?:medico|m[ée]dico|prescrittore|m[ée]decin)\W*$", re.IGNORECASE)
"""Before a number that is that of the doctor: "Codice fiscale del medico:"."""
_BEFORE = 30
_OF_A_STAY = re.compile(r"(?<![\w/.-])(?:IP|OP|IPD|OPD|UHID)\.? (?P<number>\d{2,7}/(?:20)?\d\d)(?=[\s,;]|$)")
"""How hospitals of India number those who stay and those who come, in the year: "IP 1187/26"."""
_OF_A_HOSPITAL = re.compile(r"(?<![\w-])(?:Hospital|Hosp\.?) (?P<number>[A-Z]{1,3}\d{5,9})(?![\w/-])")
"""The number by which the writer's hospital knows the patient, in a head that says no more: "Hospital R0551872"."""
_OF_THE_INSURED = re.compile(
    r"\bversichert(?:e[rn]?)?:? (?:ist (?:er|sie) )?(?:bei|über) (?:der |dem |die )?[^,;.\n]{3,40}?,? "
    r"(?:unter )?(?:(?:vers(?:icherten)?|mitglieds)\.?[- ]?)?(?:nr|nummer)\.?:? ?(?P<number>(?-i:[A-Z])\d{9})(?!\w)",
    re.IGNORECASE,
)
"""The number for life of somebody insured in Germany: "Versichert bei der Rhein-BKK, Nr. L604172388"."""
_WEIGHT = 0.82


_KINDS = (
    ("mrn", _OF_A_FILE),
    ("mrn", _OF_A_STAY),
    ("mrn", _OF_A_HOSPITAL),
    ("other", _OF_A_CITIZEN),
    ("other", _OF_A_COLOMBIAN),
    ("other", _BY_ITS_FORM),
    ("health_card", _OF_THE_INSURED),
)


def numbers_told(document: Document) -> Iterator[tuple[Found, Found]]:
    """Yield (type, value) of the numbers that sentences tell of the patient and of nobody else."""
    content = document.text.content
    for kind, told in _KINDS:
        if told is _OF_A_COLOMBIAN and _COLOMBIAN.search(content) is None:
            continue
        for match in document.phrase(told):
            others = (
                ("relative", "referrer") if told is _BY_ITS_FORM else ("signature", "relative", "referrer")
            )
            if document.outline.block_at(match.start()) in others:
                continue
            if _A_DOCTORS.search(content, max(0, match.start() - _BEFORE), match.start()):
                continue
            if not is_of_a_relative(document.text, match.start()):
                place = Span(*match.span("number"))
                yield Found(kind, (place,), _WEIGHT), Found(match["number"].strip(), (place,), _WEIGHT)
