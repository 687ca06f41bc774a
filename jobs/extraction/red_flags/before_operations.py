"""Which dangers an operation has answered, where a record of it tells what was found.

"Dysphagia" before a gastroscopy that found a small hernia, an ectopic pregnancy before its salpingectomy, a prostate
cancer before its prostatectomy are in hands. Each danger is answered by operations of its own alone: chest pain on the
day of a hernia repair, or a wish to die told before a cataract's, is heard as everywhere. Whatever the diagnosis
afterwards leaves open stays open.
"""

from __future__ import annotations

import re

from jobs.extraction.layout.spans import Spans
from jobs.extraction.text import Span, Text
from jobs.extraction.wordings.operations import Part, parts_of

_REASONS = re.compile(
    r"indications?(?: (?:and|for|of) .*)?|reasons? for (?:the |this )?(?:procedure|operation|surgery)",
    re.IGNORECASE,
)
_HISTORY = re.compile(r"(?:brief |clinical |pertinent )?history(?: of the patient)?", re.IGNORECASE)
_SAYS_NOTHING = re.compile(
    r"\W*(?:(?:the )?(?:same|as (?:above|before)|see (?:above|below|findings)|unchanged|n/a)?\b[^a-z]*|"
    r"(?:deferred|pending|awaiting)\b.*)",
    re.IGNORECASE | re.DOTALL,
)
_CANCER = re.compile(r"\b(?:\w*carcinoma|cancer|malignan\w+|lymphoma|sarcoma|melanoma)\b", re.IGNORECASE)
_OPEN = re.compile(
    r"\?|\b(?:possib\w+|probab\w+|suspect\w*|suspic\w+|likely|rule out|r/o|query|questionable|versus|vs|mass|lesion|"
    r"nodule|tumou?r|neoplas\w+|recurren\w+|metasta\w+|new|unable|not|in-?operable|unresect\w+|incomplete|residual|"
    r"remain\w*|left in|leaking|seen|called|consult\w*|transferred|awaiting|pending)\b",
    re.IGNORECASE,
)
"""Words of a diagnosis afterwards that is in doubt, or not dealt with."""
_GUT_ABOVE = r"gastroscop\w*|egd|o?esophago\w*|upper endoscop\w*|gastrectom\w*"
_GUT_BELOW = r"colonoscop\w*|sigmoidoscop\w*|proctoscop\w*|\w*colectom\w*|anterior resection|proctectom\w*"
_WOMB = r"\w*hysterectom\w*|hysteroscop\w*|\w*oophorectom\w*|salping\w*|laparoscopy|d ?& ?c|curettage|colposcop\w*"
_URINE = (
    r"\w*cystoscop\w*|turp|turbt|transurethral \w+|\w*prostatectom\w*|\w*nephrectom\w*|\w*cystectom\w*|"
    r"orchi(?:d)?ectom\w*|ureteroscop\w*|brachytherapy|seed implant\w*"
)
_CHEST = r"bronchoscop\w*|\w*lobectom\w*|thoracoscop\w*|vats|pneumonectom\w*"
_BREAST = r"mastectom\w*|lumpectom\w*|breast (?:biopsy|excision)"
_NECK = r"laryngoscop\w*|laryngectom\w*|thyroidectom\w*|parotidectom\w*|neck dissection"
_ANSWERED_BY: dict[str, str] = {
    "upper_gi_cancer_signs": _GUT_ABOVE,
    "bowel_cancer_signs": _GUT_BELOW,
    "unexplained_weight_loss": rf"{_GUT_ABOVE}|{_GUT_BELOW}",
    "gynaecological_cancer_signs": _WOMB,
    "urological_cancer_signs": _URINE,
    "lung_cancer_signs": _CHEST,
    "breast_cancer_signs": _BREAST,
    "head_and_neck_cancer_signs": _NECK,
    "suspected_cancer": "|".join((_GUT_ABOVE, _GUT_BELOW, _WOMB, _URINE, _CHEST, _BREAST, _NECK)),
    "acute_abdomen": r"append\w*ectom\w*|cholecystectom\w*|\w*colectom\w*|bowel resection|laparotomy",
    "acute_neurology": r"craniotomy|craniectomy|burr holes?|evacuation|shunt",
    "aortic_emergency": r"(?:aneurysm|aort\w+) (?:\w+ )?repair|evar|endograft|"
    r"repair of (?:\w+ ){0,4}(?:aneurysm|aorta)",
    "cauda_equina": r"laminectom\w*|dis[ck]ectom\w*|microdis[ck]ectom\w*|decompression",
    "spinal_cord_compression": r"laminectom\w*|dis[ck]ectom\w*|corpectom\w*|decompression",
    "ectopic_pregnancy": r"salping\w*",
    "fracture_in_the_elderly": r"fixation|orif|nailing|\w*arthroplasty|reduction",
    "limb_ischaemia": r"embolectom\w*|thrombectom\w*|bypass|amputation|endarterectom\w*",
    "obstetric_emergency": r"delivery|c(?:a)?esarean(?: section)?|salping\w*",
    "sudden_visual_loss": r"\w*vitrectom\w*|scleral buckl\w*|retinal (?:\w+ )?repair",
    "testicular_torsion": r"detorsion|orchi(?:d)?opexy|orchi(?:d)?ectom\w*",
}
"""The operations that answer a danger, by its flag. No other flag is ever silenced by an operation."""
_ANSWERS = {
    code: re.compile(rf"\b(?:{operations})\b", re.IGNORECASE) for code, operations in _ANSWERED_BY.items()
}


class BeforeOperations:
    """Answers for the places of one text whether an operation has ended a danger that is named there."""

    def __init__(self, text: Text) -> None:
        parts = [part for part in text.once(parts_of) if part.is_of_a_record]
        if sum(part.kind == "before" for part in parts) > 1:
            parts = []  # of several records, what one of them ended says nothing of another
        afterwards = [text[part.span] for part in parts if part.kind == "after" and _tells(text, part)]
        known = any(_CANCER.search(text[part.span]) for part in parts if part.kind == "before")
        is_open = not afterwards or any(
            _OPEN.search(diagnosis) or (_CANCER.search(diagnosis) and not known) for diagnosis in afterwards
        )
        self._operations = [] if is_open else [text[part.span] for part in parts if part.kind == "name"]
        self._told = Spans(_told_of_it(parts))

    def has_ended(self, code: str, span: Span) -> bool:
        """Tell whether the words at a span name a danger that an operation has ended."""
        if not self._operations or code not in _ANSWERS or not self._told.hold(span.start):
            return False
        return any(_ANSWERS[code].search(name) for name in self._operations)


def _told_of_it(parts: list[Part]) -> list[Span]:
    """Where the diagnoses and reasons of a record stand. A history counts among its headings only: a letter before or
    behind it has its own."""
    own = [number for number, part in enumerate(parts) if part.kind]
    return [
        part.span
        for number, part in enumerate(parts)
        if part.kind in ("before", "after", "why")
        or _REASONS.fullmatch(part.heading)
        or (_HISTORY.fullmatch(part.heading) and own and own[0] < number < own[-1])
    ]


def _tells(text: Text, part: Part) -> bool:
    """Whether a diagnosis is told below a heading, and not that it is the same as before."""
    return _SAYS_NOTHING.fullmatch(text[part.span].strip()[len(part.heading) :].lstrip(" :\t\n")) is None
