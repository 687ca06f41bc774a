"""A condition that a page tells of and, in other words, denies: "He has diabetes. He is not diabetic."."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from jobs.extraction.judge.aligner import PageIndex
from jobs.extraction.judge.contradictions import Contradiction, is_of_another
from referrals.data.referral import Referral

_ALSO_CALLED = {
    "diabetes": r"diabet(?:es|ic)(?: mellitus)?",
    "asthma": r"asthma(?:tic)?",
    "hypertension": r"hypertensi(?:on|ve)",
    "epilepsy": r"epilep(?:sy|tic)",
    "pregnancy": r"pregnan(?:cy|t)",
    "anaemia": r"ana?emi[ac]",
    "anemia": r"ana?emi[ac]",
}
"""Conditions that a sentence may tell by an adjective: "is not diabetic"."""
_DENIED = (
    r"\b(?:(?:does|do|did) ?(?:not|n['\u2019]t) have|has(?: got)? no(?: known| history of)?|is not|isn['\u2019]t|"
    r"never had|"
    r"(?:he|she|patient) denies(?: having)?|no (?:known )?history of|no evidence of|not known to have) (?:an? |any )?"
)
_DENIES = re.compile(_DENIED, re.IGNORECASE)
_ENDS = r"(?=\s*(?:[.,;:)]|$|and\b|or\b|nor\b))"


def find_denied_elsewhere(referral: Referral, said: Iterable[PageIndex]) -> Iterator[Contradiction]:
    """Yield the present conditions that a page plainly denies."""
    denying = [page for page in said if _DENIES.search(page.plain.content)]
    for number, item in enumerate(referral.clinical.diagnoses if denying else ()):
        text = item.text
        if (
            not isinstance(text.value, str)
            or text.asserted not in (None, "present")
            or text.source == "human"
        ):
            continue
        name = text.value.casefold().strip()
        denied = re.compile(_DENIED + _ALSO_CALLED.get(name, re.escape(name)) + _ENDS, re.IGNORECASE)
        for page in denying:
            told = denied.search(page.plain.content)
            if told is not None and not is_of_another(page, told.start()):
                yield Contradiction(
                    f"clinical.diagnoses[{number}].text",
                    f"Page {page.page.number} denies it.",
                    certain=False,
                    places=(page.evidence(*told.span()),),
                )
                break
