"""What the words around a value say of it, heard at its own place and at the others where it stands."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from jobs.extraction.judge.aligner import Aligned, PageIndex, fold
from jobs.extraction.judge.assertions import said_otherwise
from jobs.extraction.judge.belongings import said_to_be_anothers
from jobs.extraction.judge.other_days import happened_otherwise
from jobs.extraction.judge.refusals import said_only_otherwise
from jobs.extraction.judge.surroundings import Otherwise, Surroundings, surroundings
from jobs.extraction.judge.taken import said_not_to_be_taken
from referrals.data.referral import Asserted

_OF_PEOPLE = re.compile(
    r"^(?:patient\.(?:given_name|family_name|birth_date|phone|email|address)|referrer\.(?:phone|fax|email|address))$"
)
_MOST_PLACES = 20


def heard(path: str, asserted: Asserted | None, around: Surroundings, quote: str) -> Otherwise | None:
    """Return what the words around a place of a value say otherwise of it; None when they say nothing."""
    return (
        said_otherwise(path, asserted, around)
        or said_not_to_be_taken(path, around)
        or said_to_be_anothers(path, around)
        or happened_otherwise(path, around)
        or said_only_otherwise(path, around, quote)
    )


def stands_well_elsewhere(
    path: str, around: Surroundings, index: PageIndex, indexes: Iterable[PageIndex]
) -> bool:
    """Whether the same words stand at another place too, where nothing around speaks against it.

    A name or a number is the patient's if it is so anywhere; a disease is not, for it is told of many.
    """
    if not _OF_PEOPLE.match(path):
        return False
    wanted = [fold(word.text) for word in index.page.words[around.first : around.last + 1]]
    for page in indexes:
        for found in _places(page, wanted):
            if page is index and found.first == around.first:
                continue
            there = surroundings(page, found, page.words(found.first, found.last))
            if heard(path, None, there, "") is None:
                return True
    return False


def _places(page: PageIndex, wanted: list[str]) -> Iterator[Aligned]:
    words = [fold(word.text) for word in page.page.words]
    found = 0
    for first in range(len(words) - len(wanted) + 1):
        if words[first : first + len(wanted)] == wanted:
            yield Aligned("exact", first, first + len(wanted) - 1, 1.0)
            found += 1
            if found == _MOST_PLACES:
                return
