"""The birth date that a citizen's number holds, where the paper gives no other: papers of the Nordic countries, of
Poland, Czechia, Romania, Estonia, South Africa and others name a patient by that number alone.

A number is believed when its check digit is right and all countries of whose form it is agree on the day.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import date

from stdnum.be import nn
from stdnum.cz import rc
from stdnum.dk import cpr
from stdnum.ee import ik
from stdnum.exceptions import ValidationError
from stdnum.fi import hetu
from stdnum.is_ import kennitala
from stdnum.it import codicefiscale
from stdnum.mx import curp
from stdnum.no import fodselsnummer
from stdnum.pl import pesel
from stdnum.ro import cnp
from stdnum.se import personnummer
from stdnum.si import emso
from stdnum.za import idnr

from jobs.extraction.assistant.document import Document
from jobs.extraction.found import Found

_SURENESS = 0.85
_TOLD_BY_A_NUMBER = "The paper gives no birth date but in the patient's number."
_CENTURY_OF_A_SIGN = {"+": 1800, "-": 1900, **dict.fromkeys("YXWVU", 1900), **dict.fromkeys("ABCDEF", 2000)}
_CENTURY_OF_AN_ICELANDER = {"8": 1800, "9": 1900, "0": 2000}


def _of_a_finn(number: str) -> date:
    compact = hetu.validate(number)
    century = _CENTURY_OF_A_SIGN[compact[6]]
    return date(century + int(compact[4:6]), int(compact[2:4]), int(compact[:2]))


def _of_an_icelander(number: str) -> date:
    compact = kennitala.validate(number)
    century = _CENTURY_OF_AN_ICELANDER[compact[9]]
    return date(century + int(compact[4:6]), int(compact[2:4]), int(compact[:2]))


def _by(validate: Callable[[str], str], day_of: Callable[[str], date | None]) -> Callable[[str], date | None]:
    return lambda number: day_of(validate(number))


_FORMS: tuple[tuple[re.Pattern[str], Callable[[str], date | None]], ...] = (
    (re.compile(r"\d{6}[-+A-FU-Y]\d{3}[\dA-Y]"), _of_a_finn),
    (re.compile(r"\d{6}-\d{3}[089]"), _of_an_icelander),
    (
        re.compile(r"(?:\d\d)?\d{6}[-+]\d{4}|(?:19|20)\d{10}"),
        _by(personnummer.validate, personnummer.get_birth_date),
    ),
    (re.compile(r"\d{6}-\d{4}"), _by(cpr.validate, cpr.get_birth_date)),
    (re.compile(r"\d{6}[ -]?\d{5}"), _by(fodselsnummer.validate, fodselsnummer.get_birth_date)),
    (re.compile(r"\d{11}"), _by(pesel.validate, pesel.get_birth_date)),
    (re.compile(r"\d{11}"), _by(ik.validate, ik.get_birth_date)),
    (re.compile(r"\d{6}/\d{3,4}"), _by(rc.validate, rc.get_birth_date)),
    (re.compile(r"[1-9]\d{12}"), _by(cnp.validate, cnp.get_birth_date)),
    (re.compile(r"\d{6} ?\d{4} ?\d{3}"), _by(idnr.validate, idnr.get_birth_date)),
    (re.compile(r"[A-Z]{6}\w{10}"), _by(codicefiscale.validate, codicefiscale.get_birth_date)),
    (re.compile(r"[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d"), _by(curp.validate, curp.get_birth_date)),
    (re.compile(r"\d\d\.\d\d\.\d\d-\d{3}\.\d\d"), _by(nn.validate, nn.get_birth_date)),
    (re.compile(r"\d{13}"), _by(emso.validate, emso.get_birth_date)),
)


def born_by_number(document: Document, numbers: Sequence[Found]) -> Found | None:
    """Return the birth date that one of the patient's numbers holds; None when none does, or two are at odds."""
    told = [(number.spans, day_in(str(number.value), document.today)) for number in numbers]
    days = [(spans, day) for spans, day in told if day is not None]
    if len({day for _, day in days}) != 1:
        return None
    spans, day = days[0]
    return Found(day.isoformat(), spans, _SURENESS).because(_TOLD_BY_A_NUMBER)


def day_in(number: str, today: date) -> date | None:
    """Return the day of birth that a citizen's number holds; None when it is none, or could be two countries'."""
    days = {day for form, day_of in _FORMS if form.fullmatch(number) and (day := _read(day_of, number))}
    days = days or {day for day in (_written_out(number),) if day}
    day = days.pop() if len(days) == 1 else None
    return day if day is not None and day <= today else None


_WITH_THE_CENTURY = re.compile(r"((?:19|20)\d\d)(\d\d)(\d\d)-\d{4}")
"""How Swedish papers write a number whole: whatever its check digit is, the day stands in it."""


def _written_out(number: str) -> date | None:
    whole = _WITH_THE_CENTURY.fullmatch(number)
    try:
        return date(*map(int, whole.groups())) if whole else None
    except ValueError:
        return None


def _read(day_of: Callable[[str], date | None], number: str) -> date | None:
    try:
        return day_of(number)
    except (ValidationError, ValueError, KeyError):
        return None
