"""Whom a writer says would be the right one to see a patient, where no other words ask for anybody: "She would benefit
from physiotherapy", "Rheumatology is where she belongs", "Dietitian to advise"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_at
from jobs.extraction.assistant.request.specialty.first_named import the_one_asked
from jobs.extraction.assistant.request.specialty.names import ALL_NAMES
from jobs.extraction.assistant.request.specialty.shorthand import CALLED_FOR_SHORT
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_LEADS = re.compile(
    r"\b(?:(?:would|should|could|might|may|will) (?:really |certainly |greatly |much |also |probably )?"
    r"(?:benefit from|profit from|do (?:well|better) with|be (?:helped|best served) by|gain from)|"
    r"(?:could|can) do with|\b(?:this|it|that|which) (?:now |really |clearly |probably |surely )?"
    r"(?:wants|needs|calls for|is (?:one|a matter|a case|a job|work) for|belongs (?:to|with))) "
    r"(?:(?:some|an?|the|your|more|formal|further|specialist|community|input from|"
    r"help from|an? opinion from|a course of|seeing|being seen by|(?:a )?(?:review|assessment) by) ){0,3}$",
    re.IGNORECASE,
)
_FOLLOWS = re.compile(
    r"(?: (?:outpatients?|opd|clinic|team|service|department|colleagues))?"
    r"(?:, (?:routine(?:ly)?|(?:semi-)?urgent(?:ly)?|soon|please)[\w ]{0,12},)?"
    r"(?: (?:would|will|might|may|must|is|are|seems?)(?: (?:probably|perhaps|surely|now))?(?: to)?(?: be)? "
    r"(?:the (?:right|best|proper|natural|obvious) (?:place|people|clinic|team|home|ones?|door|address|port of call)|"
    r"an? (?:good|sensible) (?:start|place|next step)|best placed|"
    r"where (?:s?he|they|this|it) (?:belongs?|needs? to (?:be|go)|should (?:be|go)|ought to (?:be|go)))\b|"
    r" to (?:advise|see|visit|assess|review|help|take over|decide|investigate)"
    r"(?: (?:him|her|them|this|please|pls|thanks|on [\w ]{2,20})){0,2} ?(?=[.!\n]|$))",
    re.IGNORECASE,
)
_BEGINS = re.compile(
    r"(?:^|[.:;!?\n]\s*|\b(?:think|feel|believe|so|and|that) )\W*(?:(?:the|our|your|a) )?$", re.IGNORECASE
)
_NEAR = 90
_SURENESS = 0.78
_OWN = ("general_practice", "emergency_medicine", "nursing")


def best_placed(document: Document) -> Found | None:
    """Return the one specialty that sentences say would be right; None where they say it of several or of none."""
    return the_one_asked(_said(document))


def _said(document: Document) -> Iterator[Found]:
    flowing = document.text.flowing
    for vocabulary in (ALL_NAMES, CALLED_FOR_SHORT):
        for slug, match in vocabulary.matches(document.text.folded):
            before = flowing[max(0, match.start() - _NEAR) : match.start()]
            led = _LEADS.search(before)
            follows = _BEGINS.search(before) and _FOLLOWS.match(flowing, match.end())
            span = Span(match.start(), match.end())
            if slug in _OWN or not (led or follows):
                continue
            if asserted_at(document.text, document.outline, span) not in ("negated", "family"):
                yield Found(slug, (span,), _SURENESS)
