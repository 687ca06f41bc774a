"""The tags that the tagger gives, and the paths of a referral that they stand for."""

from __future__ import annotations

from collections.abc import Sequence

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
BEGINS = "B-"
_OF_WORDS = frozenset({"patient", "address", "from", "from_place", "from_address", "to", "to_place"})
"""What is of several words has a tag of its own for the first one. Numbers and dates do without: two of one path never
stand side by side with nothing between them, and fewer tags take less time."""
PATH_OF_TAG = {tag: path for path, tag in TAG_OF_PATH.items()}


def tags_of_path(path: str) -> tuple[str, ...]:
    """Return the tags that a token of a path's value can have; none for a path that the tagger does not know."""
    paths = (path, WHOLE_NAME) if path in _PARTS_OF_A_NAME else (path,)
    tags = [TAG_OF_PATH[each] for each in paths if each in TAG_OF_PATH]
    return (*tags, *(first_tag(tag) for tag in tags if tag in _OF_WORDS))


def first_tag(tag: str) -> str:
    """Return the tag of the first token of a value whose other tokens have this one."""
    return BEGINS + tag if tag in _OF_WORDS else tag


def mentions(tags: Sequence[str]) -> list[tuple[str, int, int]]:
    """Return what the tags mark, as (path, first place, last place), in reading order."""
    found: list[tuple[str, int, int]] = []
    before = OUTSIDE
    for place, tag in enumerate(tags):
        bare = tag.removeprefix(BEGINS)
        if bare != OUTSIDE and bare == before and not tag.startswith(BEGINS):
            found[-1] = (found[-1][0], found[-1][1], place)
        elif bare != OUTSIDE:
            found.append((PATH_OF_TAG[bare], place, place))
        before = bare
    return found
