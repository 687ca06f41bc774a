"""What the words around a name in a short note say of it, by rules: "Endo please" asks, "known to vascular" tells. What
has learnt takes it as one sign among others."""

from __future__ import annotations

import re
from typing import Literal

from jobs.extraction.assistant.request.specialty.heard.cues import (
    A_VISIT,
    ACCEPTED,
    ALONE,
    ASKED_NOUN_BEHIND,
    ASKS_BEFORE,
    BEGINS,
    CLAUSE_END,
    FROM_A_ROLE,
    GOES_ON,
    HEADS,
    HOUSE_BEHIND,
    HOUSE_OR_PLEASE,
    MODAL,
    NOT_A_HOUSE,
    OF_ANOTHER_REQUEST,
    OF_THE_ASKED,
    OF_THE_SENDER,
    OWN_HOUSE,
    SAFETY_NET,
    SENT_TO,
    SO,
    SOMEBODYS,
    TOLD_BEFORE,
    TOLD_BEHIND,
    TOLD_OF_ASKING,
    WANTED_BEHIND,
    WITH_HOW_SOON,
)
from jobs.extraction.assistant.request.specialty.heard.places import NamedPlace
from jobs.extraction.wordings.advice_given import is_told_to_go_there

Told = Literal["asked", "silent", "unsure", "told"]
"""`silent`: nothing around the name speaks of asking; `unsure`: it may be no name; `told`: it is said of somebody who
is not asked, or means something else."""


def said_by_rules(place: NamedPlace) -> Told:
    """Return what the words around a name say of it."""
    before, behind = place.before, _behind_the_name(place)
    if OF_THE_ASKED.fullmatch(place.label):
        return "asked"
    if OF_THE_SENDER.fullmatch(place.label):
        return "told"
    led = ASKS_BEFORE.search(before)
    if _is_of_something_else(place, behind, led):
        return "told"
    begins = BEGINS.match(before) is not None
    wanted = WANTED_BEHIND.match(behind) is not None
    accepted = ACCEPTED.match(behind) is not None
    modal = MODAL.search(before) is not None
    asked_noun = ASKED_NOUN_BEHIND.match(behind) is not None
    if TOLD_BEHIND.match(behind) and not (wanted or accepted or modal or (led and asked_noun)):
        return "told"
    if led is None and not wanted and TOLD_BEFORE.search(CLAUSE_END.split(before)[-1]) is not None:
        return "told"
    if not place.sure and not _is_sure_here(place):
        return "unsure"
    asked = (
        led is not None
        or wanted
        or accepted
        or asked_noun
        or (begins and _begins_a_request(place, behind))
        or FROM_A_ROLE.match(before) is not None
        or (SO.search(before) is not None and GOES_ON.match(behind) is not None)
        or (before == "" and place.first and not behind.startswith(":"))
    )
    return "asked" if asked else "silent"


def _is_of_something_else(place: NamedPlace, behind: str, led: re.Match[str] | None) -> bool:
    """Whether a name is part of another request, of an advice for emergencies, or of asking that is only told."""
    before = place.before
    if OF_ANOTHER_REQUEST.search(before + behind) or NOT_A_HOUSE.match(behind):
        return True
    if place.slug == "emergency_medicine" and (
        SAFETY_NET.match(behind) or is_told_to_go_there(before, behind)
    ):
        return True
    if led is None:
        return False
    ahead = before[: led.start()]
    of_asking = led.group()[0].isalpha() and TOLD_OF_ASKING.search(ahead)
    return bool(of_asking or (A_VISIT.match(led.group()) and SOMEBODYS.search(ahead)))


def _begins_a_request(place: NamedPlace, behind: str) -> bool:
    """Whether a name that begins a sentence heads a request: it stands alone, over the note, or before how soon."""
    return (
        _heads(place)
        or ALONE.fullmatch(behind) is not None
        or WITH_HOW_SOON.match(behind) is not None
        or GOES_ON.match(behind) is not None
        or HOUSE_BEHIND.match(behind) is not None
        or behind.startswith(",")
    )


def _heads(place: NamedPlace) -> bool:
    """Whether a colon or dash behind a name sets it over the note, and is not one of an examination: "Resp: clear"."""
    head = HEADS.match(place.behind)
    return head is not None and (place.first or HOUSE_BEHIND.match(head.group()) is not None)


def _is_sure_here(place: NamedPlace) -> bool:
    if place.slug == "emergency_medicine":
        return SENT_TO.search(place.before) is not None
    beside = HOUSE_OR_PLEASE.match(place.behind) or ASKED_NOUN_BEHIND.match(place.behind)
    headed = BEGINS.match(place.before) and (_heads(place) or WITH_HOW_SOON.match(place.behind))
    return bool(beside or headed or SENT_TO.search(place.before))


def _behind_the_name(place: NamedPlace) -> str:
    """What follows a name, the word of its own house among it: "clinic" of "derm clinic"."""
    house = OWN_HOUSE.search(place.words)
    return (place.words[house.start() :] if house else "") + place.behind
