"""The names of months, in the languages that letters are read in, and the days that are written out before them."""

from __future__ import annotations

_NEAR_AT_HAND = (
    "january jan janvier januar jänner januari enero gennaio janeiro",
    "february feb février fevrier februar feber februari febrero febbraio fevereiro",
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
)
_FURTHER_OFF = (
    "január ianuarie styczeń stycznia leden ledna siječanj siječnja ocak tammikuuta gener jaanuar",
    "február februarie luty lutego únor února veljača veljače şubat subat helmikuuta febrer veebruar",
    "március martie marzec marca březen března marec ožujak ožujka mart marts maaliskuuta maret març märts",
    "április aprilie kwiecień kwietnia duben dubna travanj travnja nisan huhtikuuta aprill",
    "május maj maja květen května máj mája svibanj svibnja mayis toukokuuta maig",
    "június iunie czerwiec czerwca červen června jún júna lipanj lipnja haziran kesäkuuta juny juuni",
    "július iulie lipiec lipca červenec července júl júla srpanj srpnja temmuz heinäkuuta juliol juuli",
    "augusztus augusti sierpień sierpnia srpen srpna kolovoz kolovoza ağustos agustos elokuuta agost augusta",
    "szeptember septembrie wrzesień września září rujan rujna eylül eylul syyskuuta setembre septembra",
    "október octombrie październik października říjen října ekim lokakuuta oktobra",
    "noiembrie listopad listopada listopadu studeni studenoga kasim marraskuuta novembra",
    "decembrie desember grudzień grudnia prosinec prosince prosinac prosinca aralik joulukuuta desembre decembra",
)
"""Of languages where the day, or the year, stands before the month."""


def _numbered(months: tuple[str, ...]) -> dict[str, int]:
    return {name: number for number, names in enumerate(months, start=1) for name in names.split()}


MONTHS = _numbered(_FURTHER_OFF) | _numbered(_NEAR_AT_HAND)
"""The number of the month by each of its names, in small letters."""


def _any_of(names: dict[str, int]) -> str:
    """A pattern of months' names, longer ones first, that looks at the first letter before it tries them all."""
    by_letter: dict[str, list[str]] = {}
    for name in sorted(names, key=len, reverse=True):
        by_letter.setdefault(name[0], []).append(name[1:])
    ways = "|".join(f"{letter}(?:{'|'.join(rests)})" for letter, rests in by_letter.items())
    return f"(?:(?=[{''.join(by_letter)}])(?:{ways}))"


MONTH = _any_of(_numbered(_NEAR_AT_HAND))
"""A month by one of its nearer names, in patterns without regard to case."""
MONTH_BEHIND_A_DAY = _any_of(MONTHS)
"""A month by any of its names."""
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
