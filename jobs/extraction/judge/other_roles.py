"""Whether the words around a value give it another role: who only gets a copy, or only treats the patient besides, the
day of a result, a number by which doctors are registered, a result that is only told of.

A value that stands well at another place as well stands: the same doctor is told of and signs.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import islice

from stdnum.gb import nhs

from jobs.extraction.judge.aligner import Aligned, Aligner, PageIndex, fold
from jobs.extraction.judge.other_days import SOMETHING_ELSE_HAPPENED
from jobs.extraction.judge.surroundings import Surroundings, surroundings
from referrals.data.referral import Field, Referral, walk

_OF_A_PERSON = re.compile(r"^re(?:ferrer|cipient)\.name$")
_NUMBER = re.compile(r"^patient\.identifiers\[\d+\]\.value$")
_COPY = re.compile(r"^\W*(?:cc|c\.c\.?|bcc|cop(?:y|ies)(?: sent)? to|copied to)\b[^a-z]{0,3}", re.IGNORECASE)
_CARES = (
    r"(?:also |then |first |already |currently |kindly |has |had |who )*"
    r"(?:treats?|treated|saw|seen|follows?|followed|manages?|managed|looks after|looked after|reviewed|operated on|"
    r"diagnosed)\s+(?:her|him|them|his|their)\b"
)
_TREATS = re.compile(rf"^\s*(?:\([^)]*\)|, [\w ]+,)?\s*{_CARES}", re.IGNORECASE)
_ASKS = re.compile(r"\b(?:refer|request|ask|recommend|want|would like|and (?:is )?send)", re.IGNORECASE)
_DOCTOR = re.compile(r"\b(?:Dr|Mr|Mrs|Ms|Miss|Prof|Professor)\b\.?\s+(?:[A-Z][\w.'\u2019-]*\s+){1,3}\(?$")
_TREATS_BEHIND = re.compile(rf"^\)?,?\s*{_CARES}", re.IGNORECASE)
_MEASURED = (
    r"(?:e?GFR|Hb(?:A1c)?|h(?:a)?emoglobin|creatinine|potassium|sodium|CRP|ESR|TSH|PSA|INR|ferritin|platelets?|"
    r"cholesterol|BMI|blood pressure|BP|weight|bloods?|MRI|CT|x-?ray|ultrasound|echo\w*|ECG|EKG|biopsy|endoscopy|"
    r"colonoscopy|mammogram|spirometry)"
)
_FOUND_ON = re.compile(
    rf"\b{_MEASURED}\b[^.;:\n]{{0,40}}\b(?:on|dated|of|from)\s+(?:the\s+)?$|"
    r"\b(?:was|were|is|showed)\s+[<>]?\d[\d.,/]*\s*(?:%|[a-zA-Z/]{1,10})?\s+(?:on|from|dated)\s+(?:the\s+)?$|"
    r"\b(?:born|married|diagnosed|operated|stopped|started|fell|collected|vaccinated|injured)\b[^.;:\n]{0,20}"
    r"\bon\s+(?:the\s+)?$",
    re.IGNORECASE,
)
_WRITTEN_ON = re.compile(
    r"\b(?:refer\w*|request\w*|order\w*|letter|dictated|typed|printed|signed|written|sent|faxed|clinic|seen|visit)\b",
    re.IGNORECASE,
)
_TOLD_OF = re.compile(
    r"\b(?:(?:last|this) (?:year|month|week)|showed|revealed|(?:was|were) (?:normal|abnormal|done|taken))\b",
    re.IGNORECASE,
)
_REPORTS = ("lab_result", "imaging_report")
_CHI = re.compile(r"\bCHI(?:\s*(?:no|number|num))?[.:#\s]*$", re.IGNORECASE)
_DIGITS_OF_A_CHI = 10
_OF_WHO_SERVES = re.compile(r"\b(?:svc|servicing|rendering|facility|billing)\s+NPI\b[.:#\s]*$", re.IGNORECASE)
_OF_THE_USUAL_DOCTOR = re.compile(r"\bPCP(?:['\u2019]s)?\s+NPI\b[.:#\s]*$", re.IGNORECASE)
_OF_WHO_ASKS = re.compile(r"\b(?:req(?:uesting|uester)?|ref(?:erring)?)\.?(?: \w+)?\s+NPI\b", re.IGNORECASE)
_SENTENCE = re.compile(r"(?<!\bDr)(?<!\bMr)(?<!\bMrs)(?<!\bMs)[.;!?]\s")
_MOST_PLACES = 20


def told_in_another_role(referral: Referral, aligner: Aligner) -> Iterator[tuple[str, str]]:
    """Yield the paths of values that every place of theirs gives another role, and what is doubtful of each."""
    pages = tuple(aligner.indexes.values())
    for path, judged in walk(referral):
        if judged.value is None or judged.source == "human" or not _is_looked_at(path):
            continue
        told = (_doubt(path, judged, around, pages) for around in _places(path, judged, aligner, pages))
        doubt = next(told, "")
        if doubt and all(told):
            yield path, doubt


def _is_looked_at(path: str) -> bool:
    return (
        path in ("request.date", "request.specialty", "document.kind", "referrer.npi")
        or _OF_A_PERSON.match(path) is not None
        or _NUMBER.match(path) is not None
    )


def _places(path: str, judged: Field, aligner: Aligner, pages: Iterable[PageIndex]) -> Iterator[Surroundings]:
    """What stands around each place of a value: those it is quoted from, and all others that have the same words."""
    for evidence in judged.evidence:
        found = aligner.find(
            document_id=evidence.document_id, page=evidence.page, quote=evidence.quote, boxes=evidence.boxes
        )
        if found is None:
            continue
        index = aligner.indexes[(evidence.document_id, evidence.page)]
        here = surroundings(index, found, str(judged.value))
        yield here
        if path != "document.kind":
            yield from _elsewhere(
                [fold(word.text) for word in index.page.words[here.first : here.last + 1]], pages
            )


def _elsewhere(wanted: list[str], pages: Iterable[PageIndex]) -> Iterator[Surroundings]:
    for page in pages:
        words = [fold(word.text) for word in page.page.words]
        firsts = (at for at in range(len(words)) if words[at : at + len(wanted)] == wanted)
        for first in islice(firsts, _MOST_PLACES):
            last = first + len(wanted) - 1
            yield surroundings(page, Aligned("exact", first, last, 1.0), page.words(first, last))


def _doubt(path: str, judged: Field, around: Surroundings, pages: Iterable[PageIndex]) -> str:
    """What the words around one place say of another role; "" when they do not."""
    if path == "request.date":
        return _day_of_something(around)
    if path == "request.specialty":
        return _treats_besides(around)
    if path == "document.kind":
        return _result_told_of(judged, around)
    if path == "referrer.npi":
        return _number_of_another(around, pages)
    if path.startswith("patient."):
        return _wrong_check_digit(str(judged.value), around)
    return _copied_or_treating(around)


def _copied_or_treating(around: Surroundings) -> str:
    if _COPY.match(around.line):
        return "The words before it say that only a copy goes there."
    if _TREATS.match(around.after) and not _ASKS.search(around.after):
        return "The words behind it tell that they treat the patient besides."
    return ""


def _treats_besides(around: Surroundings) -> str:
    if _DOCTOR.search(_sentence(around)) and _TREATS_BEHIND.match(around.after):
        return "The words around it tell who treats the patient besides."
    return ""


def _day_of_something(around: Surroundings) -> str:
    said = _sentence(around)
    if _FOUND_ON.search(said) and not _WRITTEN_ON.search(said):
        return SOMETHING_ELSE_HAPPENED
    return ""


def _result_told_of(judged: Field, around: Surroundings) -> str:
    """A report is known by its head; a sentence that tells what one showed stands in a letter."""
    quoted = " ".join(evidence.quote for evidence in judged.evidence)
    if judged.value in _REPORTS and (_TOLD_OF.search(quoted) or _TOLD_OF.match(around.rest)):
        return "The words only tell of such a paper."
    return ""


def _number_of_another(around: Surroundings, pages: Iterable[PageIndex]) -> str:
    """The number of who performs the service, or of the usual doctor where another one asks and has one too."""
    usual = _OF_THE_USUAL_DOCTOR.search(around.line)
    if _OF_WHO_SERVES.search(around.line) or (
        usual and any(_OF_WHO_ASKS.search(page.plain.content) for page in pages)
    ):
        return "The label right before it gives it to another doctor than the one who asks."
    return ""


def _wrong_check_digit(number: str, around: Surroundings) -> str:
    """A number of Scotland's CHI, which has its check digit by the rule of the NHS numbers."""
    digits = re.sub(r"\D", "", number)
    if _CHI.search(around.line) and len(digits) == _DIGITS_OF_A_CHI and not nhs.is_valid(digits):
        return "The CHI number fails its check digit."
    return ""


def _sentence(around: Surroundings) -> str:
    """What stands before it since the sentence begins, as one line; what follows a word ends in a space."""
    said = _SENTENCE.split(" ".join(around.before.split()))[-1]
    return said if said.endswith("(") else f"{said} "
