"""Whether a value follows from the words that are quoted for it, and whether it is well formed."""

from __future__ import annotations

import re
from datetime import date
from functools import cache

from stdnum import luhn
from stdnum.gb import nhs

from jobs.extraction.assistant.patient.sex_told import sexes_said
from jobs.extraction.assistant.request.specialty.names import names_of
from jobs.extraction.assistant.request.specialty.shorthand import is_called_for_short
from jobs.extraction.assistant.request.specialty.words import ASKED
from jobs.extraction.judge.aligner import fold
from jobs.extraction.judge.specialty_reading import speaks_of
from jobs.extraction.judge.urgency_reading import level_read
from referrals.specialties import all_specialties

_MONTH_STEMS = (
    "jan ian styc led sije ocak tammi gen ene jaan",
    "feb fév fev lut úno velj şub sub helm veeb",
    "mar mär maer maa bře ožu mač",
    "apr avr abr ápr kwie dub trav nis huht",
    "may mai mag mei maj máj kvě svib toukok",
    "jun jui giu iun jún czer červen lipanj lipnj haz kesä juun",
    "jul jui lug iul júl lipi lipc červenec července srpanj srpnj tem hein juul",
    "aug aoû aou ago sier srpen srpna kolo ağu agu elok",
    "sep set sze wrz zář ruj eyl syys",
    "oct okt ott out paź říj ekim loka",
    "nov noi lis stud kas marras",
    "dec dez dic déc des gru pros ara joulu",
)
"""How months begin. The judge has a list of its own: it would not see what is wrong in the assistant's."""
_ROMAN_MONTHS = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii")
_BETWEEN_FIGURES = re.compile(r"\d\s?[-./]\s?([ivx]{1,4})\s?[-./]\s?\d", re.IGNORECASE)
"""Where a month stands as a Roman numeral: "28-ii-1974"."""
_DAYS_IN_WORDS = (
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth "
    "fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third "
    "twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first"
).split()
_WORDS_OF_SEXES = {
    "male": r"\b(?:male|m|man|boy|gentleman|gent|mr|master|he|his|he/him|herrn?|monsieur|sr|señor|dhr|"
    r"(?:sig\.?|don) (?-i:[A-ZÀ-Þ])\w+|masculin\w*|hombre|varón|homme|männlich|maschio|man(?:ne)?lijk|mann|mand|mies|"
    r"m[ęe][żz]czyzna|mu[žz]|f[ée]rfi|b[ăa]rbat|mu[šs]ki|mo[šs]ki|erkek|nam|laki|pria|lelaki|mwanaume|"
    r"alhaji|mallam|bpk|bapak|herra|hr|männl|jongen|junge|garçon|niño|bambino|ragazzo|maschile|heer|boy|nato|nacido|"
    r"nascido|né(?= ))\b|^(?:home|l|e|sig\.?|senhor|d\.|son|sohn|fils|figlio|hijo|filho|"
    r"zoon|né)$",
    "female": r"\b(?:female|f|v|woman|girl|lady|mrs|miss|ms|she/her|primigravida|multiparous|she|her|"
    r"frau|mme|madame|sig\.?ra|signora|sra|señora|senhora|doña|mw|mevr(?:ouw)?|née|nata|nacida|nascida|weibl|meisje|mädchen|fille|niña|bambina|ragazza|femminile|geborene|"
    r"f[ée]m(?:me|mina|inin\w*|enin\w*)|mujer|weiblich|vrouw\w*|"
    r"kvinn[ae]|kvinde|nainen|kobieta|[žz]ena|nő|femeie|[žz]enski|kad[ıi]n|nữ|perempuan|wanita|mwanamke|dona|"
    r"mst|alhaja|hajiy?a|ibu|fru|rouva)\b|^(?:[wkžp]|daughter|tochter|fille|figlia|hija|filha|dochter)$",
    "other": r"\b(?:other|x|non-?binary|intersex|indeterminate)\b",
    "unknown": r"\b(?:unknown|not known)\b",
}
"""Words that tell a sex wherever they stand; "patient" tells it only with its article or ending."""
_SEX_WORDS = {sex: re.compile(words, re.IGNORECASE) for sex, words in _WORDS_OF_SEXES.items()}
_NOTHING = r"(?!)"
_WORD_ENDS = r"(?!\w)"
_COMPACT_DATE = re.compile(r"(?<!\d)((?:19|20)\d\d)(\d\d)(\d\d)(?!\d)")
"""A date without marks between its parts, as machines write it: "19761005"."""
_LABEL_INSIDE = re.compile(
    r"\b(?:tel|phone|fax|dob|nhs|mrn|e-?mail)\b|@|:\s|\d{3}[ -]\d{3}[ -]\d{4}", re.IGNORECASE
)
_COPIED = re.compile(
    r"^(?:patient\.(?:given_name|family_name|address|email)|referrer\.(?:name|"
    r"organization|address)|recipient\.|request\.(?:service|reason)|insurance\.|"
    r"clinical\..*\.(?:text|name|substance|reaction|dose|frequency|value|unit)|patient\.identifiers\[\d+\]\.value)"
)


def follows(path: str, value: str | int, quote: str) -> bool:
    """Return whether the value of a path can be read from the quoted words."""
    if path.endswith(("_date", ".date")):
        return date_follows(str(value), quote)
    if path == "patient.age":
        return _age_follows(int(value), quote)
    if path == "patient.sex":
        return _sex_follows(str(value), quote)
    if path.endswith((".phone", ".fax")):
        return _digits_follow(str(value), quote)
    if path == "referrer.npi":
        return re.sub(r"\D", "", quote).endswith(str(value))
    if path == "request.urgency":
        return urgency_follows(str(value), quote)
    if path == "request.specialty":
        return specialty_follows(str(value), quote)
    if path.endswith(".name") and value in _SIZES and _SIZES[str(value)].search(quote):
        return True
    if path.endswith(".icd10cm"):
        return fold(str(value)) == fold(quote)
    if _COPIED.match(path):
        return fold(str(value)) in fold(quote) or fold(quote) in fold(str(value))
    return True


def _age_follows(age: int, quote: str) -> bool:
    """Whether the quote says a number of years, or of the months that make them up."""
    months = _MONTHS.match(quote)
    return int(months[1]) // 12 == age if months else str(age) in re.findall(r"\d+", quote)


_SIZES = {
    "weight": re.compile(r"\d[ -]?(?:pounds?|lbs?|kg|kilo\w*)\b", re.IGNORECASE),
    "height": re.compile(r"\d ?(?:['\u2019]|feet|foot|ft)", re.IGNORECASE),
}
"""What tells of a size without its name."""
_MONTHS = re.compile(r"(\d{1,2})[\s-]+(?:months?|mths?|mos?)\b", re.IGNORECASE)


def _sex_follows(sex: str, quote: str) -> bool:
    return sex in sexes_said(quote) or (sex in _SEX_WORDS and _SEX_WORDS[sex].search(quote) is not None)


def date_follows(value: str, quote: str) -> bool:
    """Return whether year, month and day of an ISO date all stand in the quoted words, in whatever order and
    form.
    """
    try:
        wanted = date.fromisoformat(value)
    except ValueError:
        return False
    numbers = [int(digits) for digits in re.findall(r"\d+", _COMPACT_DATE.sub(r"\1 \2 \3", quote))]
    words = [word.casefold() for word in re.findall(r"[^\W\d_]{3,}", quote)]
    year_stands = wanted.year in numbers or wanted.year % 100 in numbers
    stems = _MONTH_STEMS[wanted.month - 1].split()
    named = any(word.startswith(stem) for word in words for stem in stems) or any(
        roman.casefold() == _ROMAN_MONTHS[wanted.month - 1] for roman in _BETWEEN_FIGURES.findall(quote)
    )
    if (year_stands and named and _day_in_words(wanted.day, quote)) or _stands_in_a_number(wanted, quote):
        return True
    if not year_stands or wanted.day not in numbers:
        return False
    if named:
        return True
    rest = list(numbers)
    for part in (wanted.year if wanted.year in rest else wanted.year % 100, wanted.day):
        rest.remove(part)
    return wanted.month in rest


_CITIZENS_NUMBER = re.compile(
    r"\d{6}(?:[-+/ ]?\d{3,5}|[-+A-FU-Y]\d{3}[\dA-Y])|\d{8}[-+]\d{4}|\d{6} ?\d{4} ?\d{3}"
)
_ITALIAN_MONTHS = "ABCDEHLMPRST"
_ADDED_TO_MONTHS = (0, 20, 40, 50, 60, 80)
"""What countries add to the month of a woman, or of another century."""


def _stands_in_a_number(day: date, quote: str) -> bool:
    """Whether the quote is a citizen's number that begins with this day: day, month and year or the other way round,
    in two Romanian and Baltic forms behind a figure for sex and century, in Italy and Mexico behind letters."""
    number = quote.strip()
    year = f"{day.year % 100:02}"
    if re.fullmatch(r"[A-Z]{4}\d{6}[HMX][A-Z]{5}\w{2}", number):
        return number[4:10] == f"{year}{day:%m%d}"
    if re.fullmatch(r"[A-Z]{6}\d\d[A-Z]\d\d\w{5}", number):
        sexed = (f"{day.day:02}", f"{day.day + 40}")
        return number[6:8] == year and number[8] == _ITALIAN_MONTHS[day.month - 1] and number[9:11] in sexed
    if _CITIZENS_NUMBER.fullmatch(number) is None:
        return False
    figures = re.sub(r"\D", "", quote)
    ways = [f"{day.day:02}{day.month:02}{year}", f"{day:%d%m}{day.year}"[:7], f"{day.year}{day:%m%d}"]
    ways += [f"{year}{day.month + added:02}{day.day:02}" for added in _ADDED_TO_MONTHS]
    return figures.startswith(tuple(ways)) or (
        len(figures) in (11, 13) and figures[1:].startswith(tuple(ways))
    )


def _day_in_words(day: int, quote: str) -> bool:
    """Whether the day of a month is written out: "the twelfth of November"."""
    return _day_as_words(day).search(quote) is not None


@cache
def _day_as_words(day: int) -> re.Pattern[str]:
    words = _DAYS_IN_WORDS[day - 1].replace("-", r"[\s-]+")
    return re.compile(rf"(?<!twenty[\s-])(?<!thirty[\s-])\b{words}\b", re.IGNORECASE)


def _digits_follow(value: str, quote: str) -> bool:
    number, _, extension = value.partition(";ext=")
    wanted, written = re.sub(r"\D", "", number), re.sub(r"\D", "", quote)
    if extension and written.endswith(extension):
        written = written[: -len(extension)]
    shorter = min(len(wanted), len(written.lstrip("0")))
    return shorter >= 5 and wanted[-shorter:] == written[-shorter:]


def urgency_follows(level: str, quote: str) -> bool:
    """Return whether the quoted words say the level by the judge's own reading of them."""
    return level_read(quote) == level


def specialty_follows(slug: str, quote: str) -> bool:
    """Return whether the quoted words name the specialty, something only it does, or something it sees."""
    listed = all_specialties().get(slug)
    if listed is None:
        return False
    return (
        _listed_names(slug).search(quote) is not None
        or is_called_for_short(slug, quote)
        or speaks_of(slug, quote)
        or _ways_to_name(slug).search(quote) is not None
    )


def names_specialty(slug: str, quote: str) -> bool:
    """Return whether the quoted words name the specialty or something only it does, rather than a complaint it sees."""
    return is_called_for_short(slug, quote, surely=True) or any(
        names.search(quote) for names in (_ways_to_name(slug), _listed_names(slug, begun=True))
    )


@cache
def _listed_names(slug: str, *, begun: bool = False) -> re.Pattern[str]:
    """A pattern of the names that the list has for a specialty; with `begun`, of the words that begin so, too."""
    listed = all_specialties().get(slug)
    names = [re.escape(name) for name in (listed.title, *listed.also_called)] if listed else []
    return re.compile(
        rf"(?<!\w)(?:{'|'.join(names or [_NOTHING])}){'' if begun else _WORD_ENDS}", re.IGNORECASE
    )


@cache
def _ways_to_name(slug: str) -> re.Pattern[str]:
    """A pattern of every way to name a specialty, and of what only it does."""
    ways = [f"(?:{way})" for way in (*names_of(slug), ASKED.get(slug, _NOTHING))]
    return re.compile(rf"(?<!\w)(?:{'|'.join(ways)})", re.IGNORECASE)


_MERE_TITLE = re.compile(
    r"\W*(?:(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|herr|frau|monsieur|madame|mme|sra?|señora?|sig|dhr|mevr|doctor)"
    r"\b\W*)+",
    re.IGNORECASE,
)


def malformed(path: str, value: str | int, *, kind: str = "") -> str:
    """Return in words what is wrong with the form of a value; "" when nothing is. `kind` is an identifier's
    type.
    """
    text = str(value)
    if path == "referrer.npi":
        if not re.fullmatch(r"\d{10}", text):
            return "An NPI has 10 digits."
        return "" if luhn.is_valid(f"80840{text}") else "The NPI fails its check digit."
    if path.endswith((".phone", ".fax")):
        return (
            "" if re.fullmatch(r"\+\d{7,15}(?:;ext=\d+)?", text) else "This is no complete telephone number."
        )
    if path == "patient.email":
        return "" if re.fullmatch(r"[\w.+'-]+@[\w-]+(?:\.[\w-]+)+", text) else "This is no e-mail address."
    if path.startswith("patient.identifiers"):
        if kind == "nhs_number" and not nhs.is_valid(text):
            return "The NHS number fails its check digit."
        if kind == "ssn" and not re.fullmatch(r"\d{3}-?\d{2}-?\d{4}", text):
            return "A social security number has 9 digits."
    if path == "patient.age" and not 0 <= int(value) <= 120:
        return "Nobody is this old."
    names_somebody = path.endswith(("_name", ".name")) and path.startswith(
        ("patient", "referrer", "recipient")
    )
    if names_somebody and _MERE_TITLE.fullmatch(text):
        return "This is a title and no name."
    if names_somebody and (any(c.isdigit() or c in ":@|" for c in text) or len(text) > 60):
        return "This does not read like a name."
    if path.endswith((".address", ".organization")) and _LABEL_INSIDE.search(text):
        return "It holds more than one thing."
    return ""
