"""Dangers that only one sex has, where a text tells of nobody but the other: the words of an operation on a man sound
like those of a birth.

Who is told of as a man and pregnant, or with a womb, is not such a text.
"""

from __future__ import annotations

import re

from jobs.extraction.text import Text

_OF_WOMEN = frozenset({"obstetric_emergency", "ectopic_pregnancy", "gynaecological_cancer_signs"})
_OF_MEN = frozenset({"testicular_torsion"})
_MAN = re.compile(r"\b(?:he|his|him|male|man|gentleman|mr|boy|lad|husband|father)\b", re.IGNORECASE)
_WOMAN = re.compile(
    r"\b(?:she|hers?|female|woman|women|mrs|ms|miss|lady|girl|wife|mother|mum|mom|midwi\w+|maternal|gravid\w*|"
    r"pregnan\w*|vagin\w*|vulva\w*|uter(?:us|ine)|ovar\w+|cervix|endometri\w+|menstr\w+|"
    r"trans(?:gender|sexual|[- ]m[ae]n)?)\b",
    re.IGNORECASE,
)
_TOLD = 3
"""How often a text must name one sex, and never the other, to be sure of it."""


def dangers_of_the_other_sex(text: Text) -> frozenset[str]:
    """Return the codes of the dangers that nobody whom the text tells of can be in; none where it tells of both sexes,
    or says too little.
    """
    men, women = (len(_MAN.findall(text.flowing)), len(_WOMAN.findall(text.flowing)))
    if men >= _TOLD and not women:
        return _OF_WOMEN
    return _OF_MEN if women >= _TOLD and not men else frozenset()
