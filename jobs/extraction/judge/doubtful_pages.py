"""Values that only stand on pages which may be another patient's: nobody should rely on them before a person has
looked."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from referrals.data.packets import PageKey
from referrals.data.referral import Referral, walk


def on_doubtful_pages(referral: Referral, doubtful: Collection[PageKey]) -> Iterator[tuple[str, str]]:
    """Yield the paths of values all of whose places are on doubtful pages, and why they are in doubt."""
    if not doubtful:
        return
    for path, field in walk(referral):
        places = [(place.document_id, place.page) for place in field.evidence]
        if field.value is not None and places and all(place in doubtful for place in places):
            yield path, f"Page {places[0][1]}, where it stands, may be another patient's."
