"""Medicines that are done with, or were never taken, by what the whole sentence around says: "recently finished
flucloxacillin", "failed sertraline (agitation), bupropion and escitalopram", "resolved with iron", "assessment for
Botox", and what a culture was tested against: "Cefalexin S".
"""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.drug_names import DRUG
from jobs.extraction.assistant.clinical.medication_lines import MedicationLine
from jobs.extraction.assistant.clinical.said_before import sentence_before
from jobs.extraction.assistant.clinical.words_of_taking import BEGUN_BEHIND, STILL_TRIED
from jobs.extraction.assistant.document import Document

_SOME = (
    r"(?: (?:an?|the|his|her|their|another|short|long|full|oral|iv|topical|high|low|dose|course|courses|cycles?|"
    r"trial|of|on|with|two|three|four|several|repeated|multiple|\d+|days?|weeks?|months?|(?:\d+|two|three|four|five|six|seven|"
    r"ten)[- ](?:day|week|month)s?))*"
)
_DONE = (
    r"(?:(?:recently|just|has|have|had|already|now|having) (?:just |now |recently |already )?(?:finished|completed)|"
    r"(?:finished|completed)(?= (?:an?|the|his|her|\d+[- ](?:day|week|month)|course|two|three))|"
    r"failed(?! to\b)|(?:has |have |had |previously |already |also )+(?:tried|trial?led|failed)|"
    r"(?:previously|formerly) (?:taken|used|received|on|treated with)|"
    r"(?:did not|could not|couldn['\u2019]t|didn['\u2019]t|unable to|cannot) tolerate)"
)
_DONE_BEFORE = re.compile(rf"\b{_DONE}{_SOME}(?P<list>(?:[^.;:()\n]|\([^()\n]*\)|\.(?=\d))*)$", re.IGNORECASE)
_COMPLETED = re.compile(r"^(?:\w+ )*(?:finished|completed)\b", re.IGNORECASE)
"""What is done with may be another matter, so that what a list goes on with is taken: "PT completed, naproxen"."""
_TAKEN_AGAIN = re.compile(
    r"\b(?:takes?|taking|now|currently|current|continues?|remains?|started|begun|commenced|restarted|uses?|using|is|are|"
    r"still|but|so|then|while|since|despite|which|who|given|gives|she|he|they|we|I|add(?:ed|ing)?|switched|changed|"
    r"replaced|on(?! (?:it|them)\b)|to)\b",
    re.IGNORECASE,
)
_BRACKET = re.compile(r"\([^()]*\)")
_NEXT = re.compile(r",|/|\+|&|\b(?:and|or|plus)\b")
_MOST_WORDS = 4
_MENDED_BY = re.compile(
    rf"\b(?:resolved|cleared(?: up)?|cured|healed|successfully treated)(?: \w+ly)? "
    rf"(?:with|by|after|following|on){_SOME}"
    r"(?: [\w-]+(?:,| and| or))* $",
    re.IGNORECASE,
)
_ASKED_FOR = re.compile(
    r"\b(?:assess\w*|evaluat\w*|refer(?:ral|red|ring)?|request\w*|approval|(?:pre-?)?authori[sz]ation|suitability|"
    r"eligibility|candidacy|consideration|consider\w*)(?: (?:her|him|them|this patient))? (?:for|of|regarding|re)"
    r"(?: (?:starting|initiating|initiation of|possible|potential|treatment with|therapy with|repeat|further|"
    rf"injections? of))*{_SOME}(?: [\w-]+(?:,|/| and| or))* $",
    re.IGNORECASE,
)
_TAKEN_ANYHOW = re.compile(
    r"[ -](?:monitoring|management|clinic|dosing|toxicity|levels?|overdose|allergy|review|titration|refills?|"
    r"withdrawal|weaning|reduction|induced|related|tapering?|prescriptions?|counsel\w+|adjustment)\b",
    re.IGNORECASE,
)
_FITS = re.compile(
    r"[ \t]*[:=(\t \u2013-][ \t]*(?P<said>[SRI](?=[\s,;.)]|$)|(?:sensitive|resistant|susceptible|intermediate)\b)",
)
_A_FIT = re.compile(r"[A-Za-z-]{5,}[ \t]*[:=(\t \u2013-][ \t]*[SRI](?=[\s,;.)]|$)")


def is_done_with(document: Document, line: MedicationLine) -> bool:
    """Tell whether the sentence around a medicine says that it is done with, or is only asked for."""
    name = line.name.spans[-1]
    flowing = document.text.flowing
    if BEGUN_BEHIND.match(flowing, name.end) or STILL_TRIED.match(flowing, name.end):
        return False
    return (
        _is_in_a_list_of_what_is_done(sentence_before(document, name.start))
        or _is_only_asked_for(document, line)
        or _is_tested_against_a_germ(document, line)
    )


def _is_in_a_list_of_what_is_done(before: str) -> bool:
    done = next(iter(list(_DONE_BEFORE.finditer(before))[-1:]), None)
    if done is None:
        return False
    items = _BRACKET.sub("", done["list"])
    first, *others = _NEXT.split(items)
    if others and _COMPLETED.search(done.group()) is not None and not DRUG.found_in(first):
        return False
    return _TAKEN_AGAIN.search(items) is None and all(
        len(item.split()) <= _MOST_WORDS for item in (first, *others)
    )


def _is_only_asked_for(document: Document, line: MedicationLine) -> bool:
    """Whether a medicine that nothing says how often to take mended what is over, or is what somebody is sent for."""
    if line.frequency is not None:
        return False
    name = line.name.spans[-1]
    before = sentence_before(document, name.start)
    if _MENDED_BY.search(before):
        return True
    asked = line.dose is None and _ASKED_FOR.search(before) is not None
    return asked and _TAKEN_ANYHOW.match(document.text.flowing, name.end) is None


def _is_tested_against_a_germ(document: Document, line: MedicationLine) -> bool:
    """Whether a medicine has behind it how a germ bears it, as others on its line have."""
    name = line.name.spans[-1]
    content = document.text.content
    fits = _FITS.match(content, name.end)
    if fits is None:
        return False
    row = document.text.line_at(name.start)
    near = content[max(0, row.start - _A_ROW) : row.end + _A_ROW]
    return len(fits["said"]) > 1 or len(_A_FIT.findall(near)) > 1


_A_ROW = 60
"""Characters of the lines above and below: each antibiotic may stand on a line of its own."""
