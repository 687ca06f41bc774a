"""Whether a packet holds requests to two specialties: one patient's referrals that were faxed together, of which only
one can be the answer. Looked for where a page of a referral says to whom it goes, which is its own matter on each page.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from jobs.extraction.judge.aligner import PageIndex
from jobs.extraction.judge.contradictions import Contradiction
from jobs.extraction.judge.specialty_reading import specialties_named
from referrals.data.referral import Evidence, Referral

_GOES_TO = re.compile(
    r"\W*(?:to|attn|attention|refer(?:red|ral)? (?:to|for)|dear|specialty(?: requested)?|department)\b",
    re.IGNORECASE,
)
_PRIMARY_CARE = "general_practice"


def find_two_requests(referral: Referral, said: Iterable[PageIndex]) -> Iterator[Contradiction]:
    """Yield a contradiction of the specialty where another page of a referral goes to another one."""
    asked = referral.request.specialty
    if not isinstance(asked.value, str) or not asked.evidence:
        return
    own = {(place.document_id, place.page) for place in asked.evidence}
    pages = [page for page in said if _is_of_a_referral(referral, page)]
    here = {slug for page in pages if _key(page) in own for slug, _ in _named(page)} | {asked.value}
    for page in pages:
        if _key(page) in own:
            continue
        named = list(_named(page))
        if named and here.isdisjoint(slug for slug, _ in named):
            slug, place = named[0]
            yield Contradiction(
                "request.specialty",
                f"Page {page.page.number} is a request to another specialty: {slug}.",
                certain=True,
                places=(place,),
            )
            return


def _key(page: PageIndex) -> tuple[str, int]:
    return page.page.document_id, page.page.number


def _is_of_a_referral(referral: Referral, page: PageIndex) -> bool:
    return any(
        part.kind.value == "referral"
        and part.document_id == page.page.document_id
        and page.page.number in part.pages
        for part in referral.document.parts
    )


def _named(page: PageIndex) -> Iterator[tuple[str, Evidence]]:
    """The specialties that a page says it goes to, each with its place."""
    for first, last in page.lines():
        line = page.words(first, last)
        if _GOES_TO.match(line):
            place = page.place(first, last)
            yield from ((slug, place) for slug in specialties_named(line) if slug != _PRIMARY_CARE)
