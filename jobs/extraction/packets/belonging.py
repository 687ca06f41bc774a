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

    The packet's patient is the one of the referral, of two the one who is named in full with a birth date, else the one
    whom most parts are about; what people have released is the patient's as well. When two have the same claim and
    nothing is released, nobody is guessed and all parts that name somebody are foreign.
    """
    printed = [_together(sheets) for sheets in parts]
    people = _people(printed, kinds)
    if not people:
        return Whose(tuple(Belonging() for _ in parts))
    ours = _ours(people, kinds, released)
    if ours is None:
        aside = Belonging(foreign=True, several=True, reasons=("several_patients",))
        return Whose(tuple(aside if own.says_who else Belonging() for own in printed), several_patients=True)
    return Whose(tuple(_belonging(number, printed[number], ours) for number in range(len(parts))))


def _ours(people: list[_Person], kinds: Sequence[str], released: Sequence[bool]) -> _Person | None:
    """The packet's patient, under all names that people have said to be the patient's; None when nobody's claim is
    the best.
    """
    ranked = sorted(people, key=lambda person: _claim(person, kinds), reverse=True)
    clear = len(ranked) == 1 or _claim(ranked[0], kinds) > _claim(ranked[1], kinds)
    ours = [person for person in people if any(released[number] for number in person.parts)]
    if clear and ranked[0] not in ours:
        ours.append(ranked[0])
    if not ours:
        return None
    whole = ours[0]
    for person in ours[1:]:
        whole = _Person(whole.printed | person.printed, [*whole.parts, *person.parts])
    return whole


def _together(sheets: Sequence[Sheet]) -> Printed:
    whole = sheets[0].printed
    for sheet in sheets[1:]:
        whole |= sheet.printed
    return whole


def _people(printed: Sequence[Printed], kinds: Sequence[str]) -> list[_Person]:
    """The different patients that the parts print; a doubtful part goes with the first whom it could be. Referrals are
    looked at first: where another part is only much like one, the referral says who the patient is.
    """
    people: list[_Person] = []
    for number in sorted(range(len(printed)), key=lambda number: kinds[number] != "referral"):
        own = printed[number]
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


def _claim(person: _Person, kinds: Sequence[str]) -> tuple[bool, bool, int]:
    """How good a person's claim to be the packet's patient is."""
    of = [kinds[number] for number in person.parts]
    in_full = bool(person.printed.birth_dates) and any(name.is_full for name in person.printed.names)
    return "referral" in of, in_full, len(person.parts)


def _belonging(number: int, own: Printed, ours: _Person) -> Belonging:
    if number == ours.parts[0]:
        return Belonging()
    verdict = judge(own, ours.printed)
    if number in ours.parts and verdict.foreign:
        return Belonging(doubtful=True, reasons=verdict.reasons)
    return Belonging(foreign=verdict.foreign, doubtful=verdict.doubtful, reasons=verdict.reasons)
