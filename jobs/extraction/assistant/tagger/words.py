"""What a token by itself, and as the neighbour of another, tells the tagger."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from stdnum.gb import nhs
from stdnum.luhn import is_valid as passes_luhn

from jobs.extraction.assistant.patient.insurance_words import INSURER
from jobs.extraction.assistant.patient.relatives import RELATIVE
from jobs.extraction.assistant.values.credentials import IS_CREDENTIAL
from jobs.extraction.assistant.values.forms_of_address import is_title_of_address, sex_of_title
from jobs.extraction.assistant.values.months import MONTHS
from jobs.extraction.assistant.values.name_particles import PARTICLES
from jobs.extraction.assistant.values.names import ORGANIZATION
from jobs.extraction.assistant.values.places import STREET

OFFSETS = (-3, -2, -1, 1, 2, 3)
_NEAR = 2
_RUN = re.compile(r"(.)\1{2,}")
_LONGEST = 24
"""Characters of a token that are looked at: longer ones are told by how they begin."""
_OF_AN_NPI, _OF_AN_NHS_NUMBER = 10, 10
_NPI_BEFORE = "80840"


@dataclass(frozen=True, slots=True)
class Word:
    """A token's kinds, its own features, and those it lends to its neighbours, by how far off they are."""

    lower: str
    shape: str
    kinds: tuple[str, ...]
    own: tuple[str, ...]
    lent: dict[int, tuple[str, ...]]


@lru_cache(maxsize=8192)
def word(written: str) -> Word:
    """Return what a token tells; the same whatever it was asked before."""
    lower = written[:_LONGEST].lower().replace("\u2019", "'")
    shape = shape_of(written[:_LONGEST])
    kinds = kinds_of(written[:_LONGEST], lower)
    own = [f"w={lower}", f"s={shape}", f"p={lower[:3]}", f"x={lower[-3:]}", *(f"g={kind}" for kind in kinds)]
    if written.isdigit():
        own.append(f"n={min(len(written), 12)}")
    return Word(
        lower, shape, kinds, tuple(own), {offset: _lent(offset, lower, shape, kinds) for offset in OFFSETS}
    )


def _lent(offset: int, lower: str, shape: str, kinds: tuple[str, ...]) -> tuple[str, ...]:
    if abs(offset) > _NEAR:
        return (f"w{offset}={lower}",)
    shapes = (f"s{offset}={shape}",) if abs(offset) == 1 else ()
    return (f"w{offset}={lower}", *shapes, *(f"g{offset}={kind}" for kind in kinds))


@lru_cache(maxsize=4096)
def shape_of(written: str) -> str:
    """Return which characters are large, small, figures and marks; long runs of one kind are as good as three."""
    shape = "".join(
        "9" if c.isdigit() else "X" if c.isupper() else "x" if c.isalpha() else c for c in written
    )
    return _RUN.sub(r"\1\1+", shape)


def kinds_of(written: str, lower: str) -> tuple[str, ...]:
    """Return the kinds of word that a token is, in a fixed order; none for most."""
    if not written[0].isalpha():
        return ("email",) if "@" in written and len(written) > 1 else ()
    kinds = []
    if is_title_of_address(lower):
        kinds.append("title")
        if sex_of_title(lower):
            kinds.append("mr")
    if IS_CREDENTIAL.fullmatch(written):
        kinds.append("credential")
    if lower in MONTHS:
        kinds.append("month")
    if lower in PARTICLES:
        kinds.append("particle")
    for kind, pattern in (("org", ORGANIZATION), ("street", STREET), ("insurer", INSURER), ("kin", RELATIVE)):
        if pattern.fullmatch(lower):
            kinds.append(kind)
    return tuple(kinds)


def checks_passed(digits: str) -> tuple[str, ...]:
    """Return which numbers with a check digit some figures could be."""
    passed = []
    if len(digits) == _OF_AN_NPI and digits[0] in "12" and passes_luhn(_NPI_BEFORE + digits):
        passed.append("npi")
    if len(digits) == _OF_AN_NHS_NUMBER and nhs.is_valid(digits):
        passed.append("nhs")
    return tuple(passed)
