"""Which patient is the packet's, and which parts are another's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from jobs.extraction.packets.conflict import judge
from jobs.extraction.packets.identity import Printed
from jobs.extraction.packets.parts import Sheet
from referrals.data.packets import QuarantineReason


@dataclass(frozen=True, slots=True)
class Belonging:
    """Whose a part is, as far as can be told."""

    foreign: bool = False
    doubtful: bool = False
    several: bool = False
    reasons: tuple[QuarantineReason, ...] = ()


@dataclass(frozen=True, slots=True)
class Whose:
    of_parts: tuple[Belonging, ...]
    several_patients: bool = False


@dataclass
class _Person:
    """The parts that print the same patient."""

    printed: Printed
    parts: list[int] = field(default_factory=list)


def whose_parts(parts: Sequence[Sequence[Sheet]], *, kinds: Sequence[str], released: Sequence[bool]) -> Whose:
    """Return whose each part is.

    The packet's patient is the one whom a person released pages for, else the one of the referral, else the one most
    parts are about; when two have the same claim, nobody is guessed and all parts that name somebody are foreign.
    """
    printed = [_together(sheets) for sheets in parts]
    people = _people(printed)
    if len(people) < 2:
        return Whose(tuple(Belonging() for _ in parts))
    ranked = sorted(people, key=lambda person: _claim(person, kinds, released), reverse=True)
    first, second = (_claim(person, kinds, released) for person in ranked[:2])
    if first == second:
        return Whose(
            tuple(
                Belonging(foreign=True, several=True, reasons=("several_patients",))
                if own.says_who
                else Belonging()
                for own in printed
            ),
            several_patients=True,
        )
    ours = ranked[0]
    return Whose(tuple(_belonging(number, printed[number], ours) for number in range(len(parts))))


def _together(sheets: Sequence[Sheet]) -> Printed:
    whole = sheets[0].printed
    for sheet in sheets[1:]:
        whole |= sheet.printed
    return whole


def _people(printed: Sequence[Printed]) -> list[_Person]:
    """The different patients that the parts print; a doubtful part goes with the first whom it could be."""
    people: list[_Person] = []
    for number, own in enumerate(printed):
        if not own.says_who:
            continue
        for person in people:
            if not judge(own, person.printed).foreign:
                person.parts.append(number)
                if judge(own, person.printed).agrees:
                    person.printed |= own
                break
        else:
            people.append(_Person(own, [number]))
    return people


def _claim(person: _Person, kinds: Sequence[str], released: Sequence[bool]) -> tuple[bool, bool, int]:
    """How good a person's claim to be the packet's patient is."""
    of = [kinds[number] for number in person.parts]
    return any(released[number] for number in person.parts), "referral" in of, len(person.parts)


def _belonging(number: int, own: Printed, ours: _Person) -> Belonging:
    verdict = judge(own, ours.printed)
    if number in ours.parts and verdict.foreign:
        return Belonging(doubtful=True, reasons=verdict.reasons)
    return Belonging(foreign=verdict.foreign, doubtful=verdict.doubtful, reasons=verdict.reasons)
