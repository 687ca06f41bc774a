"""What a record of an operation tells of the time before it, and which dangers the operation has ended.

Where a diagnosis afterwards is told and leaves nothing open, that before it and the reasons for the operation are no
news any more: what was feared ("dysphagia", "rule out cancer") was looked for and not found. A surgical emergency that
was operated on, and a cancer that was known before it was treated, are in hands; what only a look or a biopsy showed
is not.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from jobs.extraction.operations import Part, parts_of
from jobs.extraction.text import Span, Text

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
_REMOVES_OR_REPAIRS = re.compile(
    r"\b(?:\w+(?:ectomy|ectomies|plasty|pexy|rrhaphy)|repairs?|evacuation|craniotomy|delivery|c(?:a)?esarean|"
    r"resection|fixation|orif|nailing|bypass|amputation|detorsion|decompression|debridement|incision and drainage|"
    r"embolization|shunt|(?:closed|open) reduction)\b",
    re.IGNORECASE,
)
_CANCER = re.compile(r"\b(?:\w*carcinoma|cancer|malignan\w+|lymphoma|sarcoma|melanoma)\b", re.IGNORECASE)
_TREATS_A_CANCER = re.compile(
    r"\b(?:brachytherapy|seed implant\w*|\w*ablation|cryo\w+|(?:medi-?)?port|port-?a-?cath|chemotherapy|gastrostomy)\b",
    re.IGNORECASE,
)
_IN_DOUBT = re.compile(
    r"\?|\b(?:possib\w+|probab\w+|suspect\w*|suspic\w+|likely|rule out|r/o|query|questionable|versus|vs|mass|lesion|"
    r"nodule|tumou?r|neoplas\w+)\b",
    re.IGNORECASE,
)
_COMING_BACK = re.compile(r"\b(?:recurren\w+|metasta\w+)\b", re.IGNORECASE)
_SURGICAL = frozenset(
    {
        "acute_abdomen",
        "acute_neurology",
        "aortic_emergency",
        "cauda_equina",
        "ectopic_pregnancy",
        "fracture_in_the_elderly",
        "limb_ischaemia",
        "obstetric_emergency",
        "spinal_cord_compression",
        "sudden_visual_loss",
        "testicular_torsion",
    }
)
"""The flags of emergencies that an operation ends."""


class BeforeOperations:
    """Answers for the places of one text whether they tell of the time before an operation, or of what it has ended."""

    def __init__(self, text: Text) -> None:
        parts = [part for part in text.once(parts_of) if part.is_of_a_record]
        if sum(part.kind == "before" for part in parts) > 1:
            parts = []  # of several records, what one of them ended says nothing of another
        diagnoses = [part for part in parts if part.kind in ("before", "after")]
        afterwards = [text[part.span] for part in diagnoses if part.kind == "after" and _tells(text, part)]
        operations = [text[part.span] for part in parts if part.kind == "name"] if afterwards else []
        self._mended = any(_REMOVES_OR_REPAIRS.search(name) for name in operations)
        self._known_cancer = any(
            part.kind == "before" and _names_a_cancer(text[part.span]) for part in diagnoses
        ) and (self._mended or any(_TREATS_A_CANCER.search(name) for name in operations))
        is_settled = bool(afterwards) and (
            self._known_cancer or not any(_leaves_open(diagnosis) for diagnosis in afterwards)
        )
        self._superseded = list(_superseded(parts)) if is_settled else []
        self._diagnoses = [part.span for part in diagnoses]

    def tells(self, span: Span) -> bool:
        """Tell whether the words at a span say what was thought before an operation whose findings are told."""
        return _is_in(span, self._superseded)

    def has_ended(self, code: str, span: Span) -> bool:
        """Tell whether the words at a span name a danger that an operation has ended."""
        ended = self._known_cancer if "cancer" in code else self._mended and code in _SURGICAL
        return ended and _is_in(span, self._diagnoses)


def _superseded(parts: Sequence[Part]) -> Iterator[Span]:
    """A history counts among the headings of the record only: a letter before or behind it has its own."""
    own = [number for number, part in enumerate(parts) if part.kind]
    for number, part in enumerate(parts):
        if (
            part.kind in ("before", "why")
            or _REASONS.fullmatch(part.heading)
            or (_HISTORY.fullmatch(part.heading) and own[0] < number < own[-1])
        ):
            yield part.span


def _tells(text: Text, part: Part) -> bool:
    """Whether a diagnosis is told below a heading, and not that it is the same as before."""
    return _SAYS_NOTHING.fullmatch(text[part.span].strip()[len(part.heading) :].lstrip(" :\t\n")) is None


def _leaves_open(diagnosis: str) -> bool:
    """Whether a diagnosis afterwards is in doubt, or names a cancer that was not known before."""
    return any(words.search(diagnosis) for words in (_IN_DOUBT, _COMING_BACK, _CANCER))


def _names_a_cancer(diagnosis: str) -> bool:
    return _CANCER.search(diagnosis) is not None and _IN_DOUBT.search(diagnosis) is None


def _is_in(span: Span, others: Sequence[Span]) -> bool:
    return any(other.start <= span.start < other.end for other in others)
