"""Conditions that sentences in other languages than English tell the patient to have, or to have had."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from jobs.extraction.assistant.abroad.spelling import typed
from jobs.extraction.assistant.clinical.abroad.vocabularies import conditions_abroad
from jobs.extraction.assistant.clinical.past_events import is_dated
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_at
from jobs.extraction.assistant.page.checkboxes import unmarked_at
from jobs.extraction.found import Found
from referrals.data.referral import NOT_OF_THE_PATIENT_NOW

_ELSEWHERE = frozenset(
    {
        "family",
        "social",
        "medications",
        "past_medications",
        "allergies",
        "immunizations",
        "attachments",
        "concerns",
        "results",
    }
)
_OUTSIDE = frozenset({"letterhead", "referrer", "recipient", "signature", "insurance", "relative"})
_WEIGHT = 0.7
_WORDS_OF_PROSE = 9
"""Of a line that is no head of a letter, though no greeting stands above it."""


def diagnoses_told_abroad(document: Document) -> list[Found]:
    """Return the conditions that the patient has, or may have."""
    return [found for found in document.once(_told) if found.asserted != "historical"]


def history_told_abroad(document: Document) -> list[Found]:
    """Return the conditions that the patient had."""
    return [found for found in document.once(_told) if found.asserted == "historical"]


def _told(document: Document) -> tuple[Found, ...]:
    return tuple(_each_told(document))


def _each_told(document: Document) -> Iterator[Found]:
    text = document.text
    for span in conditions_abroad(text):
        section = document.outline.section_at(span.start)
        headed = section is not None and section.key != "letter" and section.heading.meets(span)
        if headed or (section is not None and section.key in _ELSEWHERE):
            continue
        block = document.outline.block_at(span.start)
        in_prose = (
            block in ("letterhead", "referrer")
            and len(text.line_at(span.start).text.split()) >= _WORDS_OF_PROSE
        )
        if (block in _OUTSIDE and not in_prose) or unmarked_at(text, span.start):
            continue
        before = text.flowing[max(0, span.start - 30) : span.start]
        if _OF_A_PLACE.search(before) or _MENDED.search(before) or _KNOWS_OF_IT.match(text.flowing, span.end):
            continue
        asserted = asserted_at(text, document.outline, span)
        if asserted in NOT_OF_THE_PATIENT_NOW:
            continue
        found = Found(text[span], (span,), _WEIGHT, asserted=asserted)
        passing = passes_abroad(str(found.value))
        over = passing and is_dated(text.flowing[span.end : span.end + 60].split(",")[0])
        if over:
            found = replace(found, asserted="historical")
        elif asserted == "historical" and not passing:
            found = replace(found, asserted="present")
        yield found


def passes_abroad(words: str) -> bool:
    """Tell whether words name an illness that comes and goes in another language than English."""
    return _PASSING.search(words) is not None


_OF_A_PLACE = re.compile(
    typed(
        r"\b(?:service d(?:e|['’])|consultation d(?:e|['’])|consulta de|unidad de|unidade de|ambulatorio|centro|"
        r"zentrum für|"
        r"poli|clinica|consulta|programa de|ambulanz für|mottagning|association|grupo de|gegen|vaccin\w*(?: contre|"
        r" contra)?|"
        r"impf\w+ gegen|risiko für|risque d(?:e|['’])|riesgo de|risco de|rischio di|risico op|risk för)\s*$"
    ),
    re.IGNORECASE,
)
"""Before a condition that only names a place, a vaccine or a danger."""
_MENDED = re.compile(typed(r"\b(?:cure (?:chirurgicale )?d(?:e |['’])(?:l['’]|une? )?)$"), re.IGNORECASE)
"""Before a condition that an operation is called after."""
_KNOWS_OF_IT = re.compile(
    typed(r"[ -](?:ambulanz|zentrum|sprechstunde|poli|team|pass|impfung|screening|vorsorge|schulung)"),
    re.IGNORECASE,
)
_PASSING = re.compile(
    typed(
        r"infar[kc]t|enfarte|\biam\b|\beam\b|\bima\b|\bidm\b|\bn?stemi|schlaganfall|apoplex|ictus|\bac[vi]|\bavc|"
        r"\bait\b|\btia\b|"
        r"\bcva\b|\bcmp\b|beroerte|stroke|slaganfald|hjerneslag|embol|thrombos|tromb|phl[eé]bit|flebit|\btvp\b|"
        r"\btvt\b|\btep\b|"
        r"frakt|fract|frat+ura|bruch|zlomen|złamani|pn[eo]um|neumon|polmonit|entzündung|ontsteking|pyelon|pielon|"
        r"pancr[eé]atit|pankreatit|appendi|diverticulit|divertikulit|cholecyst|colecist|cholezyst|zoster|gürtelrose|"
        r"zona|"
        r"erysip|erisip|karzinom|carcin|krebs|kanker|cancer|kræft|kreft|c[aâ]ncer|cancro|tumor|melano{1,2}m|"
        r"carcinoom|lymphom|linfom|"
        r"eklampsie|eclamps|gestation|schwangerschafts|tuberk|tuberc|zawał|udar|zapaleni|hirnblutung|herseninfarct|"
        r"basaliom|basaal|gastroent|hepatitis a|meningit|sepsis"
    ),
    re.IGNORECASE,
)
"""What comes and goes: with a year behind it, it is over."""
