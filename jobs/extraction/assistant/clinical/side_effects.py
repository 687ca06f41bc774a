"""What a medicine did to somebody who was given it: no complaint that they come with, and no illness of today.

What somebody is said not to bear, and what it does, is an allergy; what a medicine did that was given up for it
("stopped for pancreatitis", "failed sertraline (agitation)") is past.
"""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.drug_names import DRUG
from jobs.extraction.assistant.clinical.said_before import sentence_before
from jobs.extraction.assistant.clinical.told_allergies import told_allergies
from jobs.extraction.assistant.document import Document
from jobs.extraction.text import Span

_FEW_WORDS = r"(?:[\w-]+,? ){0,3}"
_NOT_BORNE = (
    r"(?:side[- ]effects?|adverse (?:drug )?(?:reactions?|effects?|events?)|adr|intoleran(?:t|ces?)|"
    r"(?:(?:could|did|does|can) ?no?['\u2019]?t|cannot|unable to|not able to|not) tolerate[d]?|poorly tolerated|"
    r"failed|tried|"
    r"trials? of|stopped|discontinued|ceased|reactions? to|allerg(?:y|ic))"
)
_IN_BRACKETS_BEHIND = re.compile(rf"\b{_NOT_BORNE}\b(?P<told>[^.;\n]*)\((?:[^()\n]*[ ,/])?$", re.IGNORECASE)
_GIVEN_UP_FOR = re.compile(
    r"\b(?:stopped|discontinued|ceased|withdrawn|d/c'?d|came off|given up|gave up|taken off|unable to tolerate|"
    r"not tolerated|(?:could|did) ?no?['\u2019]?t (?:tolerate|take))"
    r"(?P<what>(?: [\w-]+){0,4}?),? "
    r"(?:for|due to|because of|owing to|on account of|secondary to|with|after|following|from)"
    rf"(?: an?| the| her| his| their)? {_FEW_WORDS}$",
    re.IGNORECASE,
)
_IT = re.compile(
    r"\W*(?:(?:it|this|that|them|again|soon|early|then|both|in \d{4}|after \w+ \w+)\s?)*", re.IGNORECASE
)
_DID = re.compile(
    rf"(?:caused|gave (?:him|her|them)|led to|resulted in|brought on|induced|provoked|precipitated)"
    rf"(?: an?| the| her| him| them)? {_FEW_WORDS}$",
    re.IGNORECASE,
)
_BORNE_BADLY = re.compile(
    r"\b(?:side[- ]effects?|adverse (?:drug )?(?:reactions?|effects?|events?)) (?:with|from|to|on|of|after) "
    r"(?!the disease)(?:[\w-]+ ){0,5}(?:[:,(\u2013-]|\bincluding|\bsuch as|\bnamely|\bof)\s?(?:[\w-]+,? ){0,6}$",
    re.IGNORECASE,
)
_A_MEDICINE = re.compile(
    r"\b(?:pill|tablets?|medic(?:ation|ine)s?|drugs?|patch(?:es)?|injections?|inhalers?|coil|implant|hrt|ocp|cocp|pop|"
    r"statins?|nsaids?|ssris?|opi(?:oid|ate)s?|antibiotics?|steroids?|insulin|contracepti\w+|vaccine)\b",
    re.IGNORECASE,
)


_CALLED_SO = re.compile(r"\b(?:side[- ]effects?|adverse|adr\b)", re.IGNORECASE)
_FOR_WHAT = re.compile(r"\b(?:for|because|to treat|due to)\b", re.IGNORECASE)
"""What stands between a medicine and what it was given for."""


def is_a_reaction(document: Document, place: Span) -> bool:
    """Tell whether words are what something does that somebody is said not to bear."""
    return any(place.meets(reaction) for reaction in document.once(_reactions))


def is_a_side_effect(document: Document, place: Span, *, lasting: bool = False) -> bool:
    """Tell whether the words before an illness or a complaint say that a medicine did it which was given up. A lasting
    illness is so only where it is called a side effect: else it may be why the medicine is not given."""
    before = sentence_before(document, place.start)
    if _BORNE_BADLY.search(before):
        return True
    bracket = _IN_BRACKETS_BEHIND.search(before)
    if bracket is not None and lasting and _CALLED_SO.match(bracket.group()) is None:
        return False
    if bracket is not None:
        return _names_a_medicine(bracket["told"]) and _FOR_WHAT.search(bracket["told"]) is None
    if lasting:
        return False
    given_up = _GIVEN_UP_FOR.search(before)
    if given_up is not None and _names_a_medicine(given_up["what"]):
        return True
    cause = given_up if given_up is not None and _IT.fullmatch(given_up["what"]) else _DID.search(before)
    return cause is not None and _names_a_medicine(before[: cause.start()])


def _names_a_medicine(words: str) -> bool:
    return DRUG.found_in(words) or _A_MEDICINE.search(words) is not None


def _reactions(document: Document) -> tuple[Span, ...]:
    return tuple(span for _, did in told_allergies(document) if did is not None for span in did.spans)
