"""Pictures that share the words of a danger and are none of themselves: a slipped disc with sciatica, gallstones with
pain below the ribs, an aneurysm that is watched, a nodule of the thyroid, the sleep after a seizure, the salts of
medicines, a room's letter and number, the names of tests beside numbers that only the rules read, the wheeze of asthma.

"Disc prolapse L5/S1 left" is like passages of a cauda equina by the words for the back alone. Such a passage is like
the danger only if something of it remains without them: "L5/S1 prolapse, slow to start her stream".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain, pairwise

from jobs.extraction.red_flags.likeness.terms import IsSaid, Passage
from jobs.extraction.red_flags.words import Token, is_number

_HARMLESS = {
    "cauda_equina": re.compile(
        r"back|low(?:er)?|lumb(?:ar|o\w*|ago|alg\w*)|sacral|spin(?:e|al)|lbp|dis[ck]s?|discal|prolaps\w*|herniat\w*|"
        r"hernia|protru\w*|bulg\w*|[ls][1-5]|sciatic\w*|radicul\w*|stenosis|canal|foram\w+|recess|lateral|paramedian|"
        r"degenerat\w*|syndrome?|pain|leg|left|right|side|chronic|known|mri?|ct|npp"
    ),
    "acute_abdomen": re.compile(
        r"ruq|right|upper|quadrant|abdom\w*|pain|gall\w*|stones?|biliary|colic|ultrasound|uss?|liver|fatty|clinical|"
        r"details|query"
    ),
    "aortic_emergency": re.compile(
        r"aort\w*|aneurysm\w*|aaa|taa|triple|abdom\w*|infrarenal|thora\w*|ascending|screen\w*|ultrasound|uss?|ct|scan|"
        r"[cm]m|diameter|ap|measur\w*|surveillance|vascular|found|incidental\w*|valve|please|see|m|in|was|from"
    ),
    "urological_cancer_signs": re.compile(
        r"thyroid|goiter\w*|nodul\w*|solid|lobe|isthmus|hypoechoic|[cm]m|ultrasound|uss?|left|right|showed"
    ),
    "acute_neurology": re.compile(
        r"seizures?|convuls\w+|fits?|drows\w+|sleepy|confused|post-?ictal|minutes?|half|hours?|after\w*|last|week|weeks|"
        r"first|one|generalised|generalized|tonic|clonic|an?|the|for|on"
    ),
    "acute_kidney_injury": re.compile(
        r"sodium|potassium|calcium|magnesium|chloride|losartan|warfarin|glucose|hydrochlorothiazide|m?c?g|ml|units?|"
        r"percent|%|tablets?|daily|amlodipine|furosemide|room|bed|bay|ward|extension|k"
    ),
    "airway": re.compile(
        r"wheez\w*|expirat\w*|polyphonic|mild|scattered|bilateral|bases?|chest|breath\w*|sounds?|quiet|spo2|sp|o2|sats?|"
        r"saturations?|air|rr|hr|bp|resp\w*|rate|pulse|temp\w*|exam\w*|asthma\w*|copd|salbutamol|ventolin|nights?|most|"
        r"daily|fev1|predicted|reversib\w*|spirometry|on|with|and|at|of|%"
    ),
    "sepsis": re.compile(
        r"lactate|crp|esr|wbc|wcc|pct|procalcitonin|neutrophils?|normal|m?mol|m?g|l|litre|liter|<|>"
    ),
}
_LARGE_IN = {
    "cm": 5.5,
    "centimeter": 5.5,
    "centimeters": 5.5,
    "mm": 55.0,
    "millimeter": 55.0,
    "millimeters": 55.0,
}
"""From how many of a unit an aneurysm is a danger whether it hurts or not."""
_LARGEST = 15.0
_UNIT_WITHIN = 4
"""Words from a number to its unit: "5.8 x 4.5 cm"."""


def harmless_aside(code: str, passage: Passage, is_said: IsSaid) -> IsSaid | None:
    """Return which words of a passage are said now and belong to no harmless picture that sounds like a danger; None
    where there is no such picture."""
    words = list(chain(*passage))
    if code not in _HARMLESS or (code in _ONLY_WHERE and not _ONLY_WHERE[code](words)):
        return None
    pattern = _HARMLESS[code]
    return lambda token: not (is_number(token) or pattern.fullmatch(token.plain)) and is_said(token)


def _is_of_a_small_aneurysm(words: list[Token]) -> bool:
    return not any(_large_sizes(words))


def _large_sizes(words: list[Token]) -> Iterator[float]:
    for place, token in enumerate(words):
        if not is_number(token):
            continue
        units = (_LARGE_IN.get(behind.plain) for behind in words[place + 1 : place + 1 + _UNIT_WITHIN])
        least = next((unit for unit in units if unit), None)
        if least is not None and least <= float(token.plain) <= least / _LARGE_IN["cm"] * _LARGEST:
            yield float(token.plain)


def _is_of_the_thyroid(words: list[Token]) -> bool:
    told = [token.plain for token in words]
    return any(word.startswith(("thyroid", "tirads", "tsh", "goiter")) for word in told) or any(
        pair == ("ti", "rads") for pair in pairwise(told)
    )


def _is_of_a_seizure(words: list[Token]) -> bool:
    return any(token.plain.startswith(("seizure", "convuls", "fit")) for token in words)


def _is_of_medicines(words: list[Token]) -> bool:
    told = {token.plain for token in words}
    return bool(told & {"mg", "mcg"}) and not told & {"mmol", "creatinine", "creat", "cr", "egfr", "urea"}


_ONLY_WHERE = {
    "aortic_emergency": _is_of_a_small_aneurysm,
    "urological_cancer_signs": _is_of_the_thyroid,
    "acute_neurology": _is_of_a_seizure,
    "acute_kidney_injury": _is_of_medicines,
}
"""What else must hold for the picture to be harmless."""
