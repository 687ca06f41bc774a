"""The names of months, in the languages that letters are read in, and the days that are written out before them."""

from __future__ import annotations

MONTHS = {
    name: number
    for number, names in enumerate(
        (
            "january jan janvier januar januari enero gennaio janeiro",
            "february feb février fevrier februar februari febrero febbraio fevereiro",
            "march mar mars märz maerz maart marzo março marco",
            "april apr avril abril aprile",
            "may mai mei mayo maggio maio",
            "june jun juin juni junio giugno junho",
            "july jul juillet juli julio luglio julho",
            "august aug août aout augustus agosto",
            "september sep sept septembre septiembre settembre setembro",
            "october oct octobre oktober okt octubre ottobre outubro",
            "november nov novembre noviembre novembro",
            "december dec décembre decembre dezember dez diciembre dicembre dezembro",
        ),
        start=1,
    )
    for name in names.split()
}
"""The number of the month by each of its names, in small letters."""


def _any_month() -> str:
    """A pattern of the months' names, longer ones first, that looks at the first letter before it tries them all."""
    by_letter: dict[str, list[str]] = {}
    for name in sorted(MONTHS, key=len, reverse=True):
        by_letter.setdefault(name[0], []).append(name[1:])
    names = "|".join(f"{letter}(?:{'|'.join(rests)})" for letter, rests in by_letter.items())
    return f"(?:(?=[{''.join(by_letter)}])(?:{names}))"


MONTH = _any_month()
"""A month by one of these names, in patterns without regard to case."""
ENGLISH_MONTH = (
    r"(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|"
    r"Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b"
)
"""A month with its capital, where "may" and "march" are other words than months."""
ENGLISH_STEM = r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)"
"""How a month begins in English, where figures around it tell that it is one."""
STEM = (
    r"(?:jan|gen|ene|f[eé][bv]|m[aä]r|maart|a[pb]r|avr|may|mai|mag|mei|jun|juin|giu|jul|juil|lug|aug|ago|ao[ûu]|sep|set|"
    r"o[ck]t|out|ott|nov|d[eé]c|dez|dic)[a-zé]{0,7}"
)
"""A month in any of the languages by how it begins, however it is shortened ("déc", "Sett"), where the words around it
tell that it is one."""
ROMAN_MONTHS = {
    numeral: number for number, numeral in enumerate("i ii iii iv v vi vii viii ix x xi xii".split(), start=1)
}
"""The number of the month by its Roman numeral, as an older hand writes it: "28-ii-1974"."""
ROMAN_MONTH = r"(?:x(?:ii?)?|i[vx]|v?i{1,3}|v)"
_ORDINALS = (
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth "
    "fifteenth sixteenth seventeenth eighteenth nineteenth twentieth"
).split()
DAYS_IN_WORDS = {
    **{word: day for day, word in enumerate(_ORDINALS, start=1)},
    **{f"twenty {word}": day for day, word in enumerate(_ORDINALS[:9], start=21)},
    "thirtieth": 30,
    "thirty first": 31,
}
"""The day of the month by its ordinal in words, as a dictated letter has it: "the twelfth of November 1985"."""
_FROM_TWENTY_ON = r"twenty[\s-]+|thirty[\s-]+(?=first)"
DAY_IN_WORDS = (
    rf"(?:(?:{_FROM_TWENTY_ON})?(?:{'|'.join(sorted(_ORDINALS, key=len, reverse=True))})|thirtieth)"
)
