"""Numbers of people that prove by their form, or by a check digit, what they are, whatever stands before them."""

from __future__ import annotations

import re
from collections.abc import Callable

from stdnum.at import vnr
from stdnum.be import nn
from stdnum.br import cpf
from stdnum.ch import ssn
from stdnum.cl import rut
from stdnum.es import dni, nie
from stdnum.fi import hetu
from stdnum.gb import nhs
from stdnum.ie import pps
from stdnum.it import codicefiscale
from stdnum.mx import curp
from stdnum.pl import pesel
from stdnum.za import idnr


def _checked(form: str, is_valid: Callable[[str], bool]) -> Callable[[str], bool]:
    shape = re.compile(form)
    return lambda written: shape.fullmatch(written) is not None and is_valid(written)


def _shaped(form: str) -> Callable[[str], bool]:
    shape = re.compile(form)
    return lambda written: shape.fullmatch(written) is not None


_AUSTRALIAN_CARD = re.compile(r"[2-6]\d{3} ?\d{5} ?\d(?! ?\d{2})(?!\w)")
"""A number of Medicare in Australia: eight figures, their check digit, and that of the card's issue."""
_WEIGHTS_OF_A_CARD = (1, 3, 7, 9, 1, 3, 7, 9)


def _is_australian_card(written: str) -> bool:
    """Tell whether figures have the form and the check digit of an Australian Medicare card."""
    figures = [int(figure) for figure in written if figure.isdigit()]
    if _AUSTRALIAN_CARD.fullmatch(written) is None:
        return False
    told = sum(figure * weight for figure, weight in zip(figures, _WEIGHTS_OF_A_CARD, strict=False))
    return told % 10 == figures[len(_WEIGHTS_OF_A_CARD)]


_LAST_MONTH, _LAST_DAY = 12, 31


def _begins_with_a_day(written: str) -> bool:
    """Tell whether the first six figures can be a day, as year, month and day or the other way round."""
    first, month, last = (int(written[at : at + 2]) for at in (0, 2, 4))
    return 1 <= month <= _LAST_MONTH and (1 <= first <= _LAST_DAY or 1 <= last <= _LAST_DAY)


_WOMENS_MONTHS = 50


def _tells_a_day_of_albania(written: str) -> bool:
    """Tell whether the figures behind the letter of a decade are a month, a woman's from fifty on, and a day."""
    month, day = int(written[2:4]) % _WOMENS_MONTHS, int(written[4:6])
    return 1 <= month <= _LAST_MONTH and 1 <= day <= _LAST_DAY


def _is_austrian(written: str) -> bool:
    """Tell whether figures are a number of Austria's social insurance, which ends with the day of birth."""
    figures = "".join(filter(str.isdigit, written))
    return _begins_with_a_day(figures[4:]) and bool(vnr.is_valid(figures))


_PROOFS: tuple[tuple[str, Callable[[str], bool]], ...] = (
    ("nhs_number", _checked(r"(?:[1-9]\d\d ?\d{3} ?|0\d{5})\d{4}", nhs.is_valid)),
    ("ssn", _shaped(r"\d{3}-\d\d-\d{4}")),
    # New Zealand
    ("health_card", _shaped(r"[A-HJ-NP-Z]{3}(?:\d{4}|\d\d[A-HJ-NP-Z]{2})")),
    # Ontario with its version, and Quebec
    ("health_card", _shaped(r"\d{4}-\d{3}-\d{3}-[A-Z]{2}")),
    ("health_card", _shaped(r"[A-Z]{4} \d{4} \d{4}|[A-Z]{4}-\d{4}-\d{4}")),
    ("health_card", _is_australian_card),
    # Singapore, Ireland, South Africa, Italy, Spain, France, Mexico, Brazil, Switzerland, Belgium
    ("other", _shaped(r"[STFGM]\d{7}[A-Z]")),
    ("other", _checked(r"\d{7}[A-W][A-IW]?", pps.is_valid)),
    ("other", _checked(r"\d{13}|\d{6} \d{4} \d{3}", idnr.is_valid)),
    ("other", _checked(r"[A-Z]{6}\w{10}", codicefiscale.is_valid)),
    ("other", _checked(r"\d{8}-?[A-Z]", dni.is_valid)),
    ("other", _checked(r"[XYZ]-?\d{7}-?[A-Z]", nie.is_valid)),
    ("other", _shaped(r"[12] ?\d\d ?\d\d ?\d[\dAB] ?\d{3} ?\d{3}(?: ?\d\d)?")),
    ("other", _checked(r"[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d", curp.is_valid)),
    ("other", _checked(r"\d{3}\.\d{3}\.\d{3}-\d\d", cpf.is_valid)),
    ("other", _checked(r"756\.\d{4}\.\d{4}\.\d\d", ssn.is_valid)),
    ("other", _checked(r"\d\d\.\d\d\.\d\d-\d{3}\.\d\d", nn.is_valid)),
    # Chile, Finland, Albania
    ("other", _checked(r"\d{1,2}\.\d{3}\.\d{3}-[\dK]", rut.is_valid)),
    ("other", _checked(r"\d{6}[-+A-FU-Y]\d{3}[\dA-Y]", hetu.is_valid)),
    # Poland
    ("other", _checked(r"\d{11}", pesel.is_valid)),
    ("other", _checked(r"[A-T]\d{8}[A-W]", _tells_a_day_of_albania)),
    ("other", _checked(r"(?:19|20)\d{6}-\d{4}", lambda written: _begins_with_a_day(written[2:]))),
    # Austria: the day of birth behind four figures, of which the last is the check digit
    ("health_card", _checked(r"[1-9]\d{3} ?\d{6}", _is_austrian)),
    # Barbados, Sweden, Denmark: the day of birth, and four figures
    ("other", _checked(r"\d{6}-\d{4}", _begins_with_a_day)),
)
_COULD_BE_PROVEN = re.compile(
    r"(?:[A-Z]{6}\w{10}|[A-Z]{4}\d{6}[A-Z]{6}[A-Z\d]\d|[A-Z]{4}[ -]\d{4}[ -]\d{4}|[STFGM]\d{7}[A-Z]|"
    r"[A-Z]{3}(?:\d{4}|\d\d[A-Z]{2})|\d{4}-\d{3}-\d{3}-[A-Z]{2}|\d{13}|\d{6} \d{4} \d{3}|\d{6}-\d{4}|"
    r"\d{6}[-+A-FU-Y]\d{3}[\dA-Y]|\d{1,2}\.\d{3}\.\d{3}-[\dK]|[A-T]\d{8}[A-W]|(?:19|20)\d{6}-\d{4}|"
    r"\d{7}[A-W][A-IW]?|\d{8}-?[A-Z]|[XYZ]-?\d{7}-?[A-Z]|"
    r"[1-9]\d{3} \d{6}|[12] \d\d \d\d \d[\dAB] \d{3} \d{3} \d\d|[12]\d{14}|\d{3}\.\d{3}\.\d{3}-\d\d|"
    r"756\.\d{4}\.\d{4}\.\d\d|\d\d\.\d\d\.\d\d-\d{3}\.\d\d)(?![\w-])"
)


def proven_kind(written: str) -> str | None:
    """Return what kind of number words are by themselves ("nhs_number", "other"), None when they prove nothing."""
    return next((kind for kind, proves in _PROOFS if proves(written)), None)


def proven_number_at(content: str, start: int, stop: int) -> tuple[str, int] | None:
    """Return the kind and the end of a person's number that begins at a place and that looks like no telephone's."""
    if (card := _AUSTRALIAN_CARD.match(content, start, stop)) and _is_australian_card(card.group()):
        return "health_card", card.end()
    match = _COULD_BE_PROVEN.match(content, start, stop)
    kind = proven_kind(match.group()) if match else None
    return (kind, match.end()) if match and kind else None
