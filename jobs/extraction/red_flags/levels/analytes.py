"""What laboratories measure, and from where on it is a danger: the values that they telephone.

After the Royal College of Pathologists (G158, communication of critical results), KDIGO (creatinine), NICE (sepsis),
JBDS (glucose, ketones) and ESC (troponin), written down from memory. docs/reference/red-flags.md tells them in words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from jobs.extraction.red_flags.words import plain_word

Limits = tuple[float, float]


def _unit(pattern: str) -> re.Pattern[str]:
    """Return what a unit is written like; its " ?/ ?" may be a word, and "l" too ("mmol per litre")."""
    spoken = pattern.replace(" ?/ ?l", f"{_PER}l(?:it(?:re|er))?").replace(" ?/ ?", _PER)
    return re.compile(rf"\s?(?:{spoken})(?![\w/])", re.IGNORECASE)


_PER = "(?: ?/ ?| per )"


@dataclass(frozen=True, slots=True)
class Scale:
    """One unit's numbers. `bare`: which of them mean this unit where none is printed; None if it always is.
    `whole`: without a unit only a whole number is one.
    """

    unit: re.Pattern[str]
    dangers: tuple[Limits, ...]
    bare: Limits | None = None
    whole: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Analyte:
    """What is measured, by the names between commas, and the flag that its dangers raise.

    `written`: short names that count only as they are written here. `lasting`: some live with such a value, so that it
    raises nothing where it is told to be their usual one.
    """

    code: str
    names: str
    scales: tuple[Scale, ...]
    written: str = ""
    lasting: bool = False


_MOLAR = _unit(r"mmol ?/ ?l|mmol|meq ?/ ?l|mmols ?/ ?l|mm")
_MICROMOLAR = _unit(r"(?:u|\u00b5|\u03bc|mc|micro)mols? ?/ ?l|umol")
_MG_PER_DL = _unit(r"mgs? ?/ ?dl|mg ?%")
_PER_LITER_OF_CELLS = _unit(
    r"(?:x ?)?10 ?[\^*]? ?\(?9\)? ?/ ?l|(?:x ?)?10 ?[\^*]? ?\(?(?:9|3)\)?(?: ?/ ?(?:l|ul|\u00b5l|mm3))?|"
    r"k(?: ?/ ?(?:ul|\u00b5l|mcl))?|g ?/ ?l"
)
_PER_MICROLITER = _unit(r"/ ?(?:ul|\u00b5l|mcl|mm3|cumm|cu ?mm)|cells ?/ ?\w+")
_NG_PER_LITER = _unit(r"ng ?/ ?l|pg ?/ ?ml")
_NG_PER_ML = _unit(r"(?:ng|nanograms?) ?/ ?ml|(?:u|\u00b5|mc)g ?/ ?l|micrograms? ?/ ?l")
_ENZYME = _unit(r"i?u ?/ ?l|units ?/ ?l|u")

ANALYTES: tuple[Analyte, ...] = (
    Analyte(
        "acute_kidney_injury",
        "potassium, kalium, pot, k +, s potassium",
        (Scale(_MOLAR, ((6.0, 12.0), (1.0, 2.5)), bare=(1.0, 12.0)),),
        written="K",
    ),
    Analyte(
        "acute_kidney_injury",
        "sodium, natrium, na +",
        (Scale(_MOLAR, ((90, 119.9), (155, 200)), bare=(90, 200)),),
        written="Na",
    ),
    Analyte(
        "acute_kidney_injury",
        "calcium, ca + +, ca 2 +",
        (
            Scale(_MOLAR, ((3.0, 6.0),), bare=(1.0, 6.0)),
            Scale(_MG_PER_DL, ((12.5, 20.0),), bare=(7.0, 20.0)),
        ),
        written="Ca",
    ),
    Analyte(
        "acute_kidney_injury",
        "adjusted calcium, corrected calcium, calcium adjusted, calcium corrected, adj ca, corrected ca, corr ca",
        (
            Scale(_MOLAR, ((3.0, 6.0), (0.8, 1.8)), bare=(0.8, 6.0)),
            Scale(_MG_PER_DL, ((12.5, 20.0), (4.0, 7.0))),
        ),
    ),
    Analyte(
        "acute_kidney_injury",
        "creatinine, creat, crea, kreatinin, s creatinine, s creat",
        (
            Scale(_MICROMOLAR, ((354, 3000),), bare=(26, 3000)),
            Scale(_MG_PER_DL, ((4.0, 25.9),), bare=(0.2, 25.9)),
        ),
        written="Cr",
        lasting=True,
    ),
    Analyte(
        "acute_kidney_injury",
        "creatine kinase, total ck",
        (Scale(_ENZYME, ((5000, 900_000),), bare=(20, 900_000)),),
        written="CK",
    ),
    Analyte(
        "diabetic_emergency",
        "glucose, sugar, sugars, bm, bms, bg, cbg, rbs, bsl, gluc, glu, grbs",
        (
            Scale(_MOLAR, ((30, 90), (0.3, 2.4)), bare=(0.3, 90)),
            Scale(_MG_PER_DL, ((540, 2500), (8, 44)), bare=(91, 2500)),
        ),
    ),
    Analyte("diabetic_emergency", "ketones, ketone, bhb", (Scale(_MOLAR, ((3.0, 20.0),), bare=(0.0, 20.0)),)),
    Analyte(
        "sepsis",
        "lactate",
        (Scale(_MOLAR, ((4.0, 30.0),), bare=(0.2, 30.0)), Scale(_MG_PER_DL, ((36, 270),))),
    ),
    Analyte("sepsis", "crp, c reactive protein", (Scale(_unit("mg ?/ ?l"), ((300, 900),), bare=(0, 900)),)),
    Analyte(
        "acute_coronary",
        "troponin, troponins, trop, trops, tni, tnt",
        (
            Scale(_NG_PER_LITER, ((52, 100_000),), bare=(0, 100_000), whole=True),
            Scale(_NG_PER_ML, ((0.1, 500),), bare=(0.0, 9.9)),
        ),
        lasting=True,
    ),
    Analyte(
        "acute_coronary",
        "hs tni, hs tnt, hstni, hstnt, hs trop, hs troponin, high sensitivity troponin",
        (Scale(_NG_PER_LITER, ((52, 100_000),), bare=(0, 100_000)),),
        lasting=True,
    ),
    Analyte("acute_abdomen", "amylase", (Scale(_ENZYME, ((500, 50_000),), bare=(5, 50_000)),)),
    Analyte("acute_abdomen", "lipase", (Scale(_ENZYME, ((600, 50_000),), bare=(5, 50_000)),)),
    Analyte(
        "blood_cancer_signs",
        "white cells, white cell count, white count, white blood cells, wcc, wbc, wbcs, tlc",
        (
            Scale(_PER_LITER_OF_CELLS, ((50, 900),), bare=(0.1, 900)),
            Scale(_PER_MICROLITER, ((50_000, 900_000),), bare=(901, 900_000)),
        ),
        lasting=True,
    ),
    Analyte(
        "critical_result",
        "hb, hgb, hemoglobin",
        (
            Scale(_unit(r"g ?/ ?l"), ((20, 69.9),), bare=(26, 250)),
            Scale(_unit(r"gm?s? ?/ ?dl|gm? ?%|gm"), ((2.0, 6.9),), bare=(2.0, 25.9)),
        ),
        lasting=True,
    ),
    Analyte(
        "critical_result",
        "platelets, platelet count, platelet, plt, plts, plats, thrombocytes, thrombocyte count",
        (
            Scale(_PER_LITER_OF_CELLS, ((1, 19.9),), bare=(1, 2000), whole=True),
            Scale(_PER_MICROLITER, ((1000, 19_999),), bare=(2001, 2_000_000), whole=True),
        ),
        lasting=True,
    ),
    Analyte(
        "critical_result",
        "neutrophils, neutrophil count, neuts, neut, anc",
        (
            Scale(_PER_LITER_OF_CELLS, ((0.0, 0.49),), bare=(0.01, 100)),
            Scale(_PER_MICROLITER, ((0, 499),), bare=(100.1, 100_000)),
        ),
        lasting=True,
    ),
    Analyte("critical_result", "inr", (Scale(_unit("ratio"), ((8.0, 30.0),), bare=(0.5, 30.0)),)),
    Analyte(
        "critical_result",
        "lithium, lithium level, li +, li level",
        (Scale(_MOLAR, ((1.5, 10.0),), bare=(0.1, 10.0)),),
    ),
    Analyte(
        "critical_result",
        "digoxin, digoxin level",
        (
            Scale(_NG_PER_ML, ((2.5, 30.0),)),
            Scale(_unit(r"nmol ?/ ?l"), ((3.2, 40.0),)),
        ),
    ),
    Analyte(
        "critical_result",
        "dig level, dig levels, digoxin lvl",
        (Scale(_NG_PER_ML, ((2.5, 30.0),), bare=(0.1, 9.9)),),
    ),
)


def names_of_analytes() -> Iterator[tuple[tuple[str, ...], Analyte, str]]:
    """Yield each name, as the plain words it is made of, what it names, and how it must be written; "" for any way."""
    for analyte in ANALYTES:
        for name in analyte.names.split(", "):
            yield tuple(plain_word(word) for word in name.split()), analyte, ""
        for name in filter(None, analyte.written.split(", ")):
            yield (plain_word(name),), analyte, name
