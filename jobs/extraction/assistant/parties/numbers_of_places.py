"""Whose a number is that stands right behind the sender's place of work ("Clinic: Elm Clinic   Tel: 047 555 0120"),
below it in its own column of a form, or behind an address in its cell that is said to be somebody's ("Author contact
8 Elm Way; Tel: 047 555 0120")."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.page.outline import Outline
from jobs.extraction.assistant.values.names import looks_like_organization
from jobs.extraction.text import Text

_OF_A_SENDER = ("letterhead", "patient", "referrer")
_REACHES = ("phone", "fax")
_PLACE_OF_WORK = re.compile(
    r"(?:(?:health|referring|sending|name of) )?(?:facility|clinic|practice|surgery|health cent(?:re|er)|office|centro|"
    r"unidade|estabelecimento|establecimiento|[ée]tablissement|cabinet|einrichtung|praxis)(?: name)?",
    re.IGNORECASE,
)


def with_numbers_of_places(text: Text, labels: Sequence[Label], outline: Outline) -> list[Label]:
    """Return the labels, those of numbers that say nobody's as the sender's where they follow one for a place of work
    on its line, and as theirs whose address stands before them in their cell."""
    found: list[Label] = []
    place: Label | None = None
    above: Label | None = None
    for label in labels:
        if above is not None and not label.role and _stands_below(text, above, label):
            found.append(replace(label, role="referrer"))
            continue
        if place is not None and place.line == label.line and label.key in _REACHES and not label.role:
            if place.key != "address":
                found.append(replace(label, role="referrer"))
                continue
            if _in_one_cell(text, place, label):
                found.append(replace(label, role=place.role))
                continue
        theirs = label.key == "address" and label.role in ("referrer", "recipient")
        place = label if theirs or _is_a_place_of_work(text, label, outline) else None
        above = place if place is not None and place.key == "organization" else above
        found.append(label)
    return found


def _stands_below(text: Text, place: Label, number: Label) -> bool:
    """Whether a number begins the cell right below a place of work, in a column that is not the first of its rows."""
    if number.key not in _REACHES or number.line != place.line + 1:
        return False
    over, own = text.cell_at(place.span.start), text.cell_at(number.span.start)
    return (
        over is not None
        and own is not None
        and over.page == own.page
        and over.span.start == place.span.start > text.line_at(place.span.start).start
        and own.span.start == number.span.start
        and abs(over.left - own.left) <= _SAME_EDGE
    )


_SAME_EDGE = 0.02


def _in_one_cell(text: Text, address: Label, number: Label) -> bool:
    cell = text.cell_at(number.span.start)
    return (
        cell is not None
        and address.value is not None
        and cell.span.start <= address.value.start < number.span.start
    )


def _is_a_place_of_work(text: Text, label: Label, outline: Outline) -> bool:
    return (
        label.key == "organization"
        and label.value is not None
        and (label.role == "referrer" or _PLACE_OF_WORK.fullmatch(label.wording) is not None)
        and outline.block_at(label.span.start) in _OF_A_SENDER
        and looks_like_organization(text[label.value])
    )
