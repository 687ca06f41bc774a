"""Whether a correction says what the service had found; only then the value had been right.

Stricter than the scorer of `manage.py evaluate`, which takes one wording for another: whoever turns `type 1 diabetes`
into `type 2 diabetes` has corrected it, and so has whoever adds a word.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from datetime import date

_PHONES = (".phone", ".fax")
_CODES = (".npi", ".member_id", ".group", ".icd10cm", "identifiers[].value")
_EXTENSION = re.compile(r"(?:;ext=|ext\.?|x)\s*(\d+)\s*$", re.IGNORECASE)
_LONGEST_COUNTRY_CODE = 3
_SHORTEST_NATIONAL = 7
_MEANT = re.compile(
    r"(?<=\d)[.,/:\u2013-](?=\d)"  # 5.9, 148/86, 2-3
    r"|(?<!\w)[.,](?=\d)|(?<!\S)[-\u2212](?=\d)"  # .5, -2.25
    r"|[<>\u2264\u2265%?+]"
)
"""Signs that carry meaning; all others are punctuation."""
_ONE_SIGN = {",": ".", "\u2013": "-", "\u2212": "-"}


def says_the_same(path: str, *, found: str | int | None, corrected: str | int | None) -> bool:
    """Return whether a correction of a path (bare, `clinical.diagnoses[].text`) differs from what was found by its
    spelling alone: case, spaces, punctuation without meaning, the way in which a phone or a date is written.
    """
    if found is None or corrected is None:
        return found is corrected
    one, other = str(found), str(corrected)
    if path.endswith(_PHONES):
        return _same_number(one, other)
    if path.endswith("date"):
        return _day(one) == _day(other)
    if path.endswith(".email"):
        return "".join(one.split()).casefold() == "".join(other.split()).casefold()
    if path.endswith(_CODES):
        return _signs(one.casefold()) == _signs(other.casefold())
    return _spelled(one) == _spelled(other)


def _spelled(text: str) -> str:
    folded = unicodedata.normalize("NFC", text).casefold().replace("&", " and ")
    return _signs(folded, meant={match.start() for match in _MEANT.finditer(folded)})


def _signs(text: str, *, meant: Collection[int] = ()) -> str:
    """The letters and digits of a text, and the signs at some places."""
    return "".join(
        _ONE_SIGN.get(sign, sign)
        for at, sign in enumerate(text)
        if at in meant or unicodedata.category(sign)[0] in "LMN"
    )


def _day(text: str) -> str:
    try:
        return date.fromisoformat(text.strip()[:10]).isoformat()
    except ValueError:
        return _spelled(text)


def _same_number(one: str, other: str) -> bool:
    """Whether two phones have the same digits, with or without the code of the country, and the same extension."""
    if _extension(one) != _extension(other):
        return False
    shorter, longer = sorted((one, other), key=lambda number: len(_digits(number)))
    national, whole = _digits(shorter), _digits(longer)
    if national == whole:
        return True
    return (
        longer.strip().startswith(("+", "00"))
        and len(national) >= _SHORTEST_NATIONAL
        and len(whole) - len(national) <= _LONGEST_COUNTRY_CODE
        and whole.endswith(national)
    )


def _extension(number: str) -> str:
    found = _EXTENSION.search(number)
    return found[1] if found else ""


def _digits(number: str) -> str:
    """The digits without extension, and without the zeros in front that only some ways of dialling need."""
    return re.sub(r"\D", "", _EXTENSION.sub("", number).replace("(0)", "")).lstrip("0")
