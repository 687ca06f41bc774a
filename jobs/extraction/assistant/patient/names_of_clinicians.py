"""Whether somebody whom a sentence names looks after the patient: by the title, or by what the sentence says."""

from __future__ import annotations

import re

from jobs.extraction.assistant.patient.names_before_identity import DOCTOR
from jobs.extraction.text import Span, Text

_REACH = 60
_CALLED_A_PATIENT = re.compile(
    r"\b(?:my|our|this|mutual|a) (?:\w+ ){0,3}?patient(?: of (?:mine|ours),?)? $", re.IGNORECASE
)
"""What makes a patient of somebody with a title that doctors bear too: "my patient Professor Ada Quill"."""
_LOOKED_AFTER_BY = re.compile(
    r"\b(?:(?:s?he|they|who)(?: has| had|['\u2019]s)?(?: (?:already|also|since|first|recently|previously))?"
    r" (?:saw|sees|seen|met|consulted|visited)|"
    r"(?:seen|reviewed|operated(?: on)?|listed|treated|advised|assessed|examined|injected|scoped|followed(?: up)?|"
    r"managed|done|told)(?: (?:there|privately|before|elsewhere|recently|in \d{4}))? (?:by|under)|"
    r"(?:under the care|on the list|in the (?:team|clinic)) of|(?:is|was|been|remains|stays|still) under|"
    r"opinion (?:of|from)) (?:(?:a|the|our|your|another) (?:[\w-]+ ){1,3})?"
    r"(?-i:(?:(?:Mrs?|Ms|Miss|Mx|Sir|Dame)\.? )(?:[A-ZÀ-Þ][\w'\u2019-]*\.? )?)?$",
    re.IGNORECASE,
)
"""Before somebody whom a sentence says to look after the patient: "He saw Mr Quill", "is under Mr Quill"."""


_MADE_THE_PAPER = re.compile(
    r"\b(?:printed|generated|faxed|scanned|typed|dictated|transcribed|entered|prepared|verified|released|uploaded|"
    r"exported) by:? $",
    re.IGNORECASE,
)
"""Before whoever made a print of it: "Printed by A. Quill, 10/6/26"."""


def looks_after_the_patient(text: Text, start: int) -> bool:
    """Tell whether a sentence says of whoever is named at a place, or a word further, to look after the patient."""
    return _LOOKED_AFTER_BY.search(text.flowing[max(0, start - _REACH) : start]) is not None


def is_of_a_clinician(text: Text, name: Span) -> bool:
    """Tell whether a name that could be the patient's is of somebody who looks after the patient."""
    if looks_after_the_patient(text, name.start):
        return True
    before = text.flowing[max(0, name.start - _REACH) : name.start]
    if _MADE_THE_PAPER.search(before):
        return True
    return DOCTOR.match(text[name]) is not None and not _CALLED_A_PATIENT.search(before)


_PROFESSION = (
    r"nurse|midwife|health visitor|social worker|physio(?:therapist)?|psychologist|counsellor|dietitian|"
    r"optometrist|pharmacist|infirmi[eè]re?|sage-femme|m[ée]decin|psychologue|orthophoniste|kin[ée]sith[ée]rapeute|"
    r"enfermer[ao]|matrona|m[ée]dic[ao]|psic[óo]log[ao]|orientadora?|"
    r"infermier[ae]|ostetric[ao]|fisioterap\w+|enfermeir[ao]|krankenschwester|"
    r"krankenpfleger|pflegefach\w+|hebamme|(?:haus)?[äa]rzt(?:in)?|verpleegkundige|verloskundige|"
    r"(?:huis)?arts|sjuksköterska|barnmorska|läkare|(?:helse)?sykepleier|jordmor|lege|sygeplejerske|jordemoder|l[æa]ge|"
    r"(?:assistante?|assistente|trabajadora?) social[ei]?"
)
_CALLED_BY_A_PROFESSION = re.compile(
    rf"(?: (?-i:[A-ZÀ-Þ])[\w'\u2019-]*){{0,3}},? (?:[(\u2013-] ?)?(?:(?:school|practice|district|community|staff|"
    rf"specialist|"
    rf"head|clinical|leitende|wijk) ){{0,2}}(?:{_PROFESSION})\b",
    re.IGNORECASE,
)
_BORN_BEHIND = re.compile(
    r"\b(?:born|n[ée]e?|nat[oa]|nacid[oa]|nascid[oa]|geb\w*|f[øö]dd?t?|d\.?o\.?b|\d{1,3} ?(?:y|ans|a[ñn]os|anni|anos|"
    r"J))\b",
    re.IGNORECASE,
)


def is_called_by_a_profession(text: Text, name: Span) -> bool:
    """Tell whether a profession stands right behind a name, or a part of it, and no birth that makes a patient of its
    bearer: "Mme Ida Moss, infirmière - 03 81 55 50 03"."""
    stop = text.line_at(name.start).end
    called = _CALLED_BY_A_PROFESSION.match(text.content, name.end, stop)
    return called is not None and _BORN_BEHIND.search(text.content, called.end(), stop) is None
