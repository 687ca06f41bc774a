"""The tags that the tagger gives, and the paths of a referral that they stand for."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

OUTSIDE = "O"
WHOLE_NAME = "patient.name"
"""No path of a referral: given and family name of the patient where they stand together. What each is, is told by how
names are written, and needs no weights."""
_PARTS_OF_A_NAME = ("patient.given_name", "patient.family_name")
TAG_OF_PATH = {
    WHOLE_NAME: "patient",
    "patient.given_name": "given",
    "patient.family_name": "family",
    "patient.birth_date": "born",
    "patient.identifiers[].value": "identifier",
    "patient.phone": "phone",
    "patient.email": "email",
    "patient.address": "address",
    "referrer.name": "from",
    "referrer.organization": "from_place",
    "referrer.phone": "from_phone",
    "referrer.fax": "from_fax",
    "referrer.address": "from_address",
    "referrer.npi": "npi",
    "recipient.name": "to",
    "recipient.organization": "to_place",
    "request.date": "date",
    "insurance.payer": "payer",
    "insurance.member_id": "member",
}
"""One tag for the beginning of a value and for the rest of it: two values of one path never stand side by side without
a mark or a label between them, and half the tags take a quarter of the time."""
PATH_OF_TAG = {tag: path for path, tag in TAG_OF_PATH.items()}


def tags_of_path(path: str) -> tuple[str, ...]:
    """Return the tags that a token of a path's value can have; none for a path that the tagger does not know."""
    paths = (path, WHOLE_NAME) if path in _PARTS_OF_A_NAME else (path,)
    return tuple(TAG_OF_PATH[each] for each in paths if each in TAG_OF_PATH)


def mentions(tags: Sequence[str]) -> list[tuple[str, int, int]]:
    """Return what the tags mark, as (path, first place, last place), in reading order."""
    found: list[tuple[str, int, int]] = []
    for tag, run in groupby(enumerate(tags), key=lambda each: each[1]):
        places = [place for place, _ in run]
        if tag != OUTSIDE:
            found.append((PATH_OF_TAG[tag], places[0], places[-1]))
    return found
