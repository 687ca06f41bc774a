"""Whether what stands as a weight is how much was lost or gained: "perte de poids 5 kg", "weight down 5 kg"."""

from __future__ import annotations

import re

_WEIGHT = re.compile(r"(?:body |dry )?weight|wt|poids|gewicht|peso", re.IGNORECASE)
_CHANGED_BEFORE = re.compile(
    r"\b(?:pertes?|prise|p[ée]rdidas?|ganancia|calo|perdita|aumento|disminuci[óo]n|perda|ganho|diminuzione|"
    r"loss(?: of| in)?|"
    r"lost|gain(?:ed|s)?|losing|gaining|drop(?:ped)? in|decrease in|increase in|reduction in|change in|zunahme|abnahme|"
    r"verlust)(?: (?:d['\u2019]|de|di|del|in|of|some|body|her|his))* ?$",
    re.IGNORECASE,
)
_CHANGED_BEHIND = re.compile(
    r"(?:\s*[:=]?\s*[-\u2193\u2191\u2212]|.*?\b(?:down|up|loss|lost|gain(?:ed)?|change|fallen|dropped|risen|increased|"
    r"decreased|verlust|zunahme|abnahme)\b(?! (?:to|at)\b)(?: (?:of|by|about|approximately|over))*)\s?$",
    re.IGNORECASE,
)
_GONE = re.compile(
    r"\s?(?:loss|lost|gained?|lighter|heavier|less|more|down|up|perdus?|en moins|de moins|abgenommen|zugenommen|"
    r"verloren|afgevallen|menos|perdidos|persi|in meno)\b",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"[<>\u2264\u2265~ ]*(\d+(?:[.,]\d+)?)")
_LEAST = 30.0
"""A weight of somebody who is not a child, in kilograms: more than this nobody loses without a word of it."""


def is_a_change_in_weight(match: re.Match[str]) -> bool:
    """Tell whether a weight that running text tells is how much somebody lost or gained."""
    if _WEIGHT.fullmatch(match["name"]) is None:
        return False
    before = match.string[max(0, match.start() - 40) : match.start()]
    if _CHANGED_BEFORE.search(before) or _GONE.match(match.string, match.end()):
        return True
    between = match.string[match.end("name") : match.start("value")]
    signed = between.rstrip().endswith("-")
    number = _NUMBER.fullmatch(match["value"])
    if signed and (between.endswith(" ") or number is None or float(number[1].replace(",", ".")) >= _LEAST):
        return False
    return _CHANGED_BEHIND.fullmatch(between) is not None
