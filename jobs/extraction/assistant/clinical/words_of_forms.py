"""Words that a form or a program printed itself, where the items of a list are sought: a label, a heading, what stands
above a column. None of them is a medicine or what somebody does not bear."""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.allergens import is_allergen
from jobs.extraction.assistant.clinical.drug_names import DRUG
from jobs.extraction.assistant.labels.wordings import named_by_cell
from jobs.extraction.assistant.page.heading_composition import composed_key
from jobs.extraction.assistant.page.headings import heading_key

_OF_A_LIST = re.compile(r"(?:medications?|medicines?|meds) (?:before|prior to) \w+", re.IGNORECASE)
"""A list's head that says until when: "Medications before arrival"; `heading_composition` knows the others."""
_OF_A_PART = re.compile(r"(?:section|part|page|question|box) (?:[A-H]|\d{1,2})(?: of \d+)?", re.IGNORECASE)
_OF_AN_ENTRY = re.compile(
    r"(?:(?:noted|recorded|reported|entered|updated|reviewed|onset|verified)(?: (?:on|by))?:? ?[\d/.-]*|"
    r"new|continue[ds]?|changed?|unchanged|confirmed|unconfirmed|active|inactive|resolved|moderate|"
    r"mild|severe|generali[sz]ed|locali[sz]ed|comments?|"
    r"remarks?|notes?|already|so|him|them|list|yes|see (?:above|below|overleaf)|"
    r"what happened|what happens|observations?|accompanied by|(?:your )?referrals?|(?:the )?patient|"
    r"associated with: (?-i:[A-ZÀ-Þ][\w'\u2019-]+, [A-ZÀ-Þ][\w'\u2019-]+))",
    re.IGNORECASE,
)
"""What stands beside an entry and is none: its status, when it was noted, the question that it answers."""


def is_of_the_form(words: str) -> bool:
    """Tell whether words are the form's own: a label, a heading, a column's head, the state of an entry."""
    plain = words.strip(" :.*-\u2013()[]")
    if DRUG.found_in(plain) or is_allergen(plain):
        return False
    return (
        any(pattern.fullmatch(plain) for pattern in (_OF_A_LIST, _OF_A_PART, _OF_AN_ENTRY))
        or named_by_cell(plain) is not None
        or (heading_key(plain) or composed_key(plain)) != ""
    )
