"""Whether words that are heard as a condition or an operation can be the name of one."""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.conditions import names_complaint, names_condition
from jobs.extraction.assistant.clinical.heard.mention import Mention
from jobs.extraction.assistant.clinical.heard.steps import is_a_step_of_a_report
from jobs.extraction.assistant.clinical.past_events import OPERATION, is_operation
from jobs.extraction.assistant.clinical.words_of_tests import names_a_test, names_only_what_is_called_after_it
from jobs.extraction.assistant.document import Document

_NO_CONDITION = re.compile(
    r"\b(?:an(?:a)?esthesia|sedation|hemostasis|cautery|electrocautery|angiography|lavage|scalpel|incisions?|"
    r"sutures?|needle tip|thickness bites|tones|blood cells?|model|cremation|obstetrician|lead|clip|drain|"
    r"(?:penile|caudal|nerve|h(?:a)?ematoma|digital|ring|iliaca|impar|sympathetic|general) "
    r"(?:block|epidural))\b|\b(?:penile|knee|hip) prosthesis$|"
    r"^(?:calculated|estimated|denie[sd]|impacted in(?:to)?|redirected|narrative|type of|title of|description of|"
    r"summary|otherwise|are|is|was|then|presently|views|size|potential|family status|removal|"
    r"external compression|complications?(?: of)?$|procedures?|operative|initial adhesions|blood type|"
    r"expose)\b|#\s?\d",
    re.IGNORECASE,
)
_OPERATED = re.compile(
    r"\b(?:surger\w+|operat\w+|repair\w*|removal|removed|replace\w*|fusion|fixation|reduction|release|reconstruct\w*|"
    r"placement|implant\w*|graft\w*|shunt|stent\w*|resection|excis\w+|transplant\w*|procedure|biops\w+|ablation|"
    r"cathet\w+|laser|injections?|sections?|washout|augmentation|transposition|delivery|band|bypass|done|op|i&d|tah|"
    r"iud|coil|line|pump|sling|mesh|wle|fitted|drained|banded|clipped|scop(?:y|ies)|\w+scop(?:y|ies)|radiotherapy|"
    r"appendix|tonsils|cataracts?|hernia|grommets|sterili[sz]ation|amputat\w+|lift|dilat\w+|ligation|avulsion|"
    r"stripping|pinning|rods|dissection|emboli[sz]\w+|lasered|out|i&c|av fistula|brachiocephalic fistula)\b",
    re.IGNORECASE,
)
_NO_OPERATION = re.compile(
    r"^(?:demonstrat\w+|characteri[sz]ed|desires?|injected|incised|divided|removed through|description|"
    r"title|debrided|aspirated|"
    r"type of|final|appropriate|skin (?:preparation|repair)|catheteri[sz]ed urine|ejection|heart rate)\b|"
    r"\b(?:sedation|an(?:a)?esthesia|angiography|sutures?|scalpel|adhesive|rectoscope|gastroscope|guide|malfunction|"
    r"deviation|fraction|snare|inspection)\b",
    re.IGNORECASE,
)


def may_be_condition(document: Document, mention: Mention) -> bool:
    """Tell whether what is heard as a condition may be one."""
    words = document.text[mention.span]
    if names_a_test(words) or _NO_CONDITION.search(words):
        return False
    if names_only_what_is_called_after_it(document.text.flowing, mention.span.end):
        return False
    if is_operation(words) and not names_condition(OPERATION.sub(" ", words)):
        return False
    if names_complaint(words):
        return True
    return not is_a_step_of_a_report(document, mention.span)


def may_be_operation(document: Document, mention: Mention) -> bool:
    """Tell whether what is heard as an operation may be one, that was done before and not in what is told here."""
    words = document.text[mention.span]
    if _NO_OPERATION.search(words) or is_a_step_of_a_report(document, mention.span):
        return False
    return is_operation(words) or _OPERATED.search(words) is not None or not names_condition(words)
