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
