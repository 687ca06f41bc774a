"""Whether numbers and what they count say the same: 5 mg is not 5 mcg, 59 not 5.9, and 148/86 not 86/148."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

_NUMBER = r"(?:(?<!\S)[.,])?\d+(?:[.,]\d+)*"
_FIGURE = re.compile(_NUMBER)
_CHAIN = re.compile(rf"(?<![\w)])[-\u2212+]?{_NUMBER}(?:\s*[/\u2013-]\s*{_NUMBER})*|{_NUMBER}")
_UNIT_BEHIND = re.compile(r"[\s-]*([^\W\d_]+|%)(?:\s*(?:/|per\b)\s*([^\W\d_]+2?))?")
_COMPARED = re.compile(r"[<>\u2264\u2265]")
_THOUSANDS = re.compile(r"[1-9]\d{0,2}[.,]\d{3}")

_UNITS = {
    name: unit
    for unit, names in {
        "ng": "ng nanogram nanograms nanogramme nanogrammes",
        "mcg": "mcg mcgs \u03bcg ug microgram micrograms microgramme microgrammes mikrogramm",
        "mg": "mg mgs milligram milligrams milligramme milligrammes milligramm",
        "g": "g gm gms gram grams gramme grammes gramm",
        "kg": "kg kgs kilo kilos kilogram kilograms kilogramm",
        "lb": "lb lbs pound pounds",
        "ml": "ml mls cc millilitre millilitres milliliter milliliters",
        "dl": "dl decilitre deciliter",
        "l": "l litre litres liter liters",
        "mm": "mm millimetre millimetres millimeter millimeters",
        "cm": "cm cms centimetre centimetres centimeter centimeters",
        "unit": "unit units u iu ie ui einheit einheiten",
        "nmol": "nmol",
        "umol": "umol \u03bcmol micromol",
        "mmol": "mmol millimol",
        "mol": "mol",
        "meq": "meq",
        "%": "% percent",
        "tablet": "tab tabs tablet tablets tablette tabletten comprim\u00e9 comprim\u00e9s comprimido comprimidos "
        "compressa compresse",
        "capsule": "cap caps capsule capsules kapsel kapseln",
        "puff": "puff puffs inhalation inhalations",
        "drop": "drop drops gtt tropfen",
        "spray": "spray sprays",
    }.items()
    for name in names.split()
}
_PER_SIZE = ("kg", "m2")
"""A dose for so much of the patient's size is never the dose itself."""


class _Amount(NamedTuple):
    """Numbers that belong together (148/86) with the values that each may have, and the unit behind them."""

    figures: tuple[frozenset[str], ...]
    sign: str
    unit: str | None
    per: str | None


def same_amounts(expected: str, got: str, *, chained: bool) -> bool:
    """Whether the amounts of the one stand in the other, in the same order and in no other unit.

    Where numbers are `chained` those that belong together come together: 148/86 does not hold 86, while 27/30 holds the
    27 that was reached.
    """
    signs = [set(_COMPARED.findall(text)) for text in (expected, got)]
    if all(signs) and signs[0] != signs[1]:
        return False
    one, other = list(_amounts(expected)), list(_amounts(got))
    apart, others_apart = _apart(one), _apart(other)
    if not chained or len(apart) == len(others_apart):
        one, other = apart, others_apart
    fewer, more = sorted((one, other), key=len)
    left = iter(more)
    return all(any(_is_one(amount, each) for each in left) for amount in fewer)


def units_spelled(text: str) -> list[str]:
    """Return the words and numbers of an amount, each unit in its one spelling (micrograms is mcg)."""
    return [_UNITS.get(word, word) for word in re.findall(r"\d+|[^\W\d_]+|%", _spelled(text))]


def same_figures(expected: str, got: str, *, decimals: bool = True) -> bool:
    """Whether the numbers of the one all stand in the other, in whatever order: those of an address or a sentence.

    A postcode may be written with its blank or without; a point in an address, which has no `decimals`, is a speck.
    """
    together = re.sub(r"\D", "", expected) == re.sub(r"\D", "", got)
    if together and not (decimals and _has_decimals(expected + got)):
        return True
    fewer, more = sorted(([*_readings(expected)], [*_readings(got)]), key=len)
    for figure in fewer:
        match = next((other for other in more if figure & other), None)
        if match is None:
            return False
        more.remove(match)
    return True


def has_numbers(text: str) -> bool:
    """Whether a text holds a number in figures."""
    return _FIGURE.search(text) is not None


def same_units(expected: str, got: str) -> bool:
    """Whether two units are the same, however they are spelled; one may leave what it is in one of (mmol, mmol/L)."""
    one, other = sorted((units_spelled(expected), units_spelled(got)), key=len)
    return "".join(one) == "".join(other) or (bool(one) and other[: len(one)] == one)


def _amounts(text: str) -> Iterator[_Amount]:
    spelled = _spelled(text)
    for match in _CHAIN.finditer(spelled):
        behind = _UNIT_BEHIND.match(spelled, match.end())
        unit = _UNITS.get(behind[1]) if behind else None
        per = behind[2] if behind and unit else None
        yield _Amount(
            figures=tuple(_readings(match[0])),
            sign="-" if match[0][0] in "-\u2212" else "",
            unit=unit,
            per=_UNITS.get(per, per) if per else None,
        )


def _apart(amounts: list[_Amount]) -> list[_Amount]:
    """The numbers of chains, each for itself with the unit of its chain."""
    return [each._replace(figures=(figure,)) for each in amounts for figure in each.figures]


def _is_one(amount: _Amount, other: _Amount) -> bool:
    return (
        amount.sign == other.sign
        and _same_chain(amount.figures, other.figures)
        and (amount.unit is None or other.unit is None or amount.unit == other.unit)
        and _is_per_the_same(amount.per, other.per, said=None not in (amount.unit, other.unit))
    )


def _same_chain(figures: Sequence[frozenset[str]], others: Sequence[frozenset[str]]) -> bool:
    if len(figures) != len(others):
        shorter, longer = sorted((figures, others), key=len)
        if len(shorter) != 1 or not _is_a_score(longer):
            return False
    return all(one & two for one, two in zip(figures, others, strict=False))


def _is_a_score(figures: Sequence[frozenset[str]]) -> bool:
    """Whether two numbers are what was reached and what could be (27/30)."""
    return len(figures) == 2 and min(map(float, figures[0])) <= min(map(float, figures[1]))


def _is_per_the_same(per: str | None, other: str | None, *, said: bool) -> bool:
    if per == other or not said:
        return True
    return (per is None or other is None) and not {per, other} & set(_PER_SIZE)


def _readings(text: str) -> Iterator[frozenset[str]]:
    """The values that each number of a text may have: 1,050 is a thousand and fifty, or a little more than one."""
    for match in _FIGURE.finditer(text):
        plain = match[0].replace(",", ".")
        marks = plain.count(".")
        if marks > 1:
            whole, _, end = plain.rpartition(".")
            is_decimal = match[0].count(",") == 1 or match[0].count(".") == 1
            yield frozenset(
                {_plain(f"{whole.replace('.', '')}.{end}") if is_decimal else plain.replace(".", "")}
            )
        elif _THOUSANDS.fullmatch(match[0]):
            yield frozenset({_plain(plain), plain.replace(".", "")})
        else:
            yield frozenset({_plain(plain)})


def _plain(number: str) -> str:
    """A number without the zeros that change nothing."""
    whole, _, decimals = number.partition(".")
    decimals = decimals.rstrip("0")
    return (whole.lstrip("0") or "0") + (f".{decimals}" if decimals else "")


def _has_decimals(text: str) -> bool:
    return re.search(r"\d[.,]\d|(?<!\S)[.,]\d", text) is not None


def _spelled(text: str) -> str:
    """A text in lower case with one sign for the micro of units."""
    return text.casefold().replace("\u00b5", "\u03bc").replace("\u00b2", "2")
