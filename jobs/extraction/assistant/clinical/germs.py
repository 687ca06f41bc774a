"""What kills a germ or does not: "grew E. coli, sensitive to nitrofurantoin and resistant to trimethoprim" tells of no
allergy, and of nothing that the patient takes."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document

_REACH, _BEHIND = 150, 40
_OF_GERMS = re.compile(
    r"\b(?:gr[eo]w(?:n|s|ing)?|cultur\w+|isolat\w+|organisms?|resistan\w+|e\.? ?coli|klebsiella|proteus|"
    r"pseudomonas|enterococc\w+|staph\w*|strep\w*|mrsa|mssa|msu|coliforms?|bacteri\w+|swabs?|mixed growth|"
    r"sensitivities)\b",
    re.IGNORECASE,
)
_FITS_GERMS = re.compile(
    r"\b(?:sensitive|resistant|susceptible) to"
    r"(?: [\w-]+(?:,| and| or|,? (?:and|but) (?:resistant|sensitive) to)?){0,6} ?$",
    re.IGNORECASE,
)
_SENTENCE_ENDS = re.compile(r"(?<=[a-z0-9)]{2})[.;!?]\s+(?=[A-Z])")


def kills_a_germ(document: Document, offset: int) -> bool:
    """Tell whether what is named at a place is named for what it does to a germ."""
    words = document.text.flowing
    before = _SENTENCE_ENDS.split(words[max(0, offset - _REACH) : offset])[-1]
    if _FITS_GERMS.search(before) is None:
        return False
    return _OF_GERMS.search(before + words[offset : offset + _BEHIND]) is not None
