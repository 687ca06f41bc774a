"""Names of measurements that are part of another name: a ratio, an antibody, the salt of a drug, an address."""

from __future__ import annotations

from collections.abc import Sequence

from jobs.extraction.red_flags.words import Token, is_number

_CREATININE = frozenset("creatinine creat cr crea kreatinin".split())
_OF_A_RATIO = frozenset("albumin protein alb prot albumen microalbumin".split())
_SALTS = frozenset("sodium potassium natrium kalium".split())
_SOLD_AS_SALTS = frozenset(
    """
    diclofenac montelukast levothyroxine liothyronine warfarin naproxen ibuprofen losartan alendronate risedronate
    ibandronate valproate docusate pantoprazole rabeprazole enoxaparin heparin dalteparin tinzaparin flucloxacillin
    amoxicillin clavulanate benzylpenicillin penicillin phenytoin picosulfate fusidate cromoglicate cromoglycate
    alginate pravastatin fluvastatin fosinopril
    """.split()
)
_DOSES = frozenset("mg mcg \u00b5g ug g tablet tablets tabs capsule capsules drops meq".split())
_IMMUNOGLOBULINS = frozenset("iga igg igm".split())
_ANTIBODY = ("anti", "ttg", "transglutaminase", "endomysial", "ema", "dgp", "gliadin", "cardiolipin")
_STREET = frozenset("street st road rd avenue ave lane drive court house close square way place".split())
_SIGNS = frozenset(":/-()")
_JOINING = _SIGNS | {"to", "and"}
_NONE: frozenset[str] = frozenset()
_NEAR = 2
_ADDRESS = 4


def is_of_another_name(tokens: Sequence[Token], first: int, last: int) -> bool:
    """Tell whether the name of a measurement, from `first` to `last`, is part of another: "albumin/creatinine",
    "tTG-IgA", "losartan potassium 50 mg", "News, 8 High Street", "Park Mews, 5 Mill Road".
    """
    name = tokens[first].plain
    if name in _CREATININE:
        return _before(tokens, first, _JOINING) in _OF_A_RATIO
    if name in _SALTS:
        return _is_a_salt(tokens, first, last)
    if name in _IMMUNOGLOBULINS:
        return _before(tokens, first, _SIGNS).startswith(_ANTIBODY) or any(
            token.plain.startswith(_ANTIBODY) for token in _behind(tokens, last, _NEAR)
        )
    return name in ("news", "mews") and any(
        token.plain in _STREET for token in _behind(tokens, last, _ADDRESS)
    )


def _is_a_salt(tokens: Sequence[Token], first: int, last: int) -> bool:
    """Whether the drug stands before, or a dose behind: no level in blood is told in milligrams or tablets."""
    if _before(tokens, first, _NONE) in _SOLD_AS_SALTS:
        return True
    behind = _behind(tokens, last, _NEAR)
    return len(behind) == _NEAR and is_number(behind[0]) and behind[1].plain in _DOSES


def _before(tokens: Sequence[Token], first: int, passed: frozenset[str]) -> str:
    place = first - 1
    while place >= max(0, first - _ADDRESS) and tokens[place].plain in passed:
        place -= 1
    return tokens[place].plain if place >= 0 and tokens[place].sentence == tokens[first].sentence else ""


def _behind(tokens: Sequence[Token], last: int, count: int) -> list[Token]:
    sentence = tokens[last].sentence
    return [token for token in tokens[last + 1 : last + 1 + count] if token.sentence == sentence]
