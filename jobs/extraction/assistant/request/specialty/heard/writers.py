"""Who writes a short note, where it names the same specialty at its beginning and where it is signed, and asks another
in between: "Stroke unit: malignant MCA. neurosurgery hemicraniectomy? ICU informed. stroke reg"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from jobs.extraction.assistant.request.specialty.heard.cues import ASKS_BEFORE, PLEASE
from jobs.extraction.assistant.request.specialty.heard.places import NamedPlace
from jobs.extraction.assistant.request.specialty.heard.rules import said_by_rules

_NO_ONE_HOUSE = "other"
"""Many services that have little to do with each other."""
_MOST_BEFORE, _LONGEST_SIGNATURE, _LONGEST_BEFORE_MORE = 3, 8, 3
_ROLE = re.compile(
    r"\b(?:nurses?|sister|matron|cns|anp|np|rn|reg(?:istrar)?|sho|spr|rmo|st\d|f[12]|fellow|resident|intern|consultant|"
    r"specialist|pa|pa-c|app|secretary|coordinator|practitioner|midwife|doctor|dr|prof(?:essor)?|mr|mrs|ms|"
    r"\w+(?:ist|ian|eon)s?)\b",
    re.IGNORECASE,
)
_ASKS = re.compile(rf"\?|\b(?:{PLEASE}|for|to|re|review|opinion|referral|needs?)\b", re.IGNORECASE)
_ON_TO_ANOTHER = re.compile(
    r"\s*(?:clinic |team |unit |ward |service )?(?:->|=>|>>?|\u2192)\s*\S", re.IGNORECASE
)


def written_by(places: Sequence[NamedPlace]) -> frozenset[str]:
    """Return the specialty that frames a note, none where nobody else is named within, or more of its own: who writes
    may ask the same specialty elsewhere."""
    head = places[0] if places else None
    if (
        head is None
        or not head.first
        or len(head.before.split()) > _MOST_BEFORE
        or ASKS_BEFORE.search(head.before)
    ):
        return frozenset()
    if head.slug == _NO_ONE_HOUSE or all(place.slug == head.slug for place in places):
        return frozenset()
    own = [place for place in places if place.slug == head.slug]
    signed = [place for place in own[1:] if _signs(place)]
    elsewhere = [
        place for place in own[1:] if place not in signed and said_by_rules(place) != "told" and place.sure
    ]
    if elsewhere or not (signed or _ON_TO_ANOTHER.match(head.behind)):
        return frozenset()
    return frozenset({head.slug})


def _signs(place: NamedPlace) -> bool:
    """Whether a name stands in the words that sign a note: a few at its end, or very few before it, with a role, and
    no request."""
    around = f"{place.before}{place.words}{place.behind}".strip()
    line = around.rpartition("\n")[2]
    return (
        len(line.split()) <= (_LONGEST_SIGNATURE if place.last else _LONGEST_BEFORE_MORE)
        and _ROLE.search(line) is not None
        and _ASKS.search(line) is None
    )
