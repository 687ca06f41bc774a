"""What the particulars of a patient look like that stand without a label: a name, an age, a sex, a number."""

from __future__ import annotations

import re
from dataclasses import dataclass

from stdnum.gb import nhs

from jobs.extraction.assistant.labels.composed_for_patients import put_together
from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.labels.wordings import named_by_cell
from jobs.extraction.assistant.patient.insurance_words import BY_LETTERS
from jobs.extraction.assistant.patient.numbers_of_birth import number_of_birth_at
from jobs.extraction.assistant.patient.proven_numbers import proven_number_at
from jobs.extraction.assistant.values.dates import DATE
from jobs.extraction.assistant.values.doctors_titles import DOCTORS_TITLE
from jobs.extraction.assistant.values.forms_of_address import TITLES_OF_PATIENTS
from jobs.extraction.assistant.values.name_particles import CHILD_OF, FORMERLY, PARTICLE
from jobs.extraction.assistant.values.name_patterns import WHERE_THEY_STAY
from jobs.extraction.assistant.values.phones import EMAIL, find_phones
from jobs.extraction.assistant.values.places import ends_address
from jobs.extraction.assistant.values.registers import REGISTER
from jobs.extraction.text import Span

BETWEEN = re.compile(r"[\s.,;|()\[\]/\u2013\u2014\u2022\u00b7:*-]*")
_CAP = r"(?:[A-ZÀ-Þ]\.)*[A-ZÀ-Þ][\w'\u2019-]*\.?"
_NICKNAME = r"(?!\((?:Mrs?|Ms|Miss|Mx)\b)[(\"\u201c\u2018'][A-ZÀ-Þ][\w -]{1,14}[)\"\u201d\u2019']{1,2}"
_SMALL = rf"(?:(?:{PARTICLE}|{CHILD_OF}) ){{0,3}}"
_PART = rf"{_SMALL}{_CAP}(?: (?:{_NICKNAME} (?={_SMALL}[A-ZÀ-Þ]))?{_SMALL}{_CAP})*"
_TITLE = rf"(?:(?:{TITLES_OF_PATIENTS}|mw|dhr|mevr(?:ouw)?|sig(?:ra)?|mme)\b\.? ?)?"
NAME = re.compile(
    rf"(?P<name>{_TITLE}(?:{_PART}(?: {FORMERLY})?, ?"
    rf"(?![A-Z/]{{2,6}} [A-Z]?\d|(?i:{WHERE_THEY_STAY})){_CAP}(?: {_CAP}){{0,2}}(?=[\s,;(|]|$)|{_PART}))"
)
NAME_IN_A_NOTE = re.compile(
    r"(?P<name>[A-ZÀ-Þ][A-ZÀ-Þ'\u2019-]{2,},? (?P<given>[a-zà-ÿ]{3,15}(?: [a-zà-ÿ]{3,15})?)"
    r"(?: [(\"\u201c'][a-zà-ÿ]{2,14}[)\"\u201d'])?)\s*(?=[\t|;\n])"
)
"""How hurried notes write a name that fills its cell: the family's in capitals, the given one small."""
SURELY_A_NAME = re.compile(
    rf"{TITLES_OF_PATIENTS}\b|[^,]+, ?[A-ZÀ-Þ]|"
    r"[A-ZÀ-Þ]{2,}[A-ZÀ-Þ' -]* [A-ZÀ-Þ][a-zà-ÿ]+|[A-ZÀ-Þ][a-zà-ÿ]+ [A-ZÀ-Þ]{2,}$"
)
"""A title, a comma behind the family name, or a family name in capitals."""
SEX_BEHIND_NAME = re.compile(r",? [MF]$")
DOCTOR = re.compile(rf"(?:{DOCTORS_TITLE}|sister|rev)\b", re.IGNORECASE)
BORN = re.compile(
    r"(?:(?:born|b\.|n\.(?= ?\d)|"
    r"geb(?:oren)?\.?(?: am| op)?|\*|\u00b0|d\.?o\.?b\.?|f\.? ?nac\.?|nac\.|nac[ií]d[oa](?: el)?|"
    r"nascid[oa](?: em| a)?|nat[oa](?: il)?|n[ée]e? le)(?![a-z]):? ?(?:on )?)?",
    re.IGNORECASE,
)
_YEARS = r"(?:y\.?/?o|yrs?|years?|y|ans|a[ñn]os|jahre?|jaar|jr|anni)\b\.?(?:[ -]?old| of age)?"
_AGE = re.compile(
    rf"(?:aged?|alter|età|edad|âge):? ?(?P<told>\d{{1,3}})\b(?: ?{_YEARS})?|(?P<value>\d{{1,3}}) ?{_YEARS}|"
    r"(?<=\()(?P<alone>[1-9]?\d|1[01]\d)(?=\)(?! ?\d{3}))|(?P<sexed>\d{1,3})(?= ?/ ?(?-i:[MF])\b)|"
    r"(?<=[MF][/,])(?P<behind>\d{1,3})(?![\w./-])|(?<=[MF], )(?P<beside>\d{1,3})(?![\w./-])|"
    r"(?P<bare>[1-9]\d?|1[01]\d)(?![\w./-])(?=\s*(?:$|[\t|]|[,;/(-]?\s*(?:(?-i:[MF])\b|(?:fe)?male\b|\(?d\.?o\.?b|"
    r"\(?\d{1,2}[-/.]\d{1,2}[-/.]\d|(?-i:G\d|[A-Z][a-z]{2,8}\.? \d{1,2},? \d{4}))))",
    re.IGNORECASE,
)
_SEX = re.compile(
    r"(?:(?:sex|gender|sesso|sexe|sexo|geschlecht)\b:? ?)?"
    r"(?P<value>(?-i:[MF]|(?<=\()[VWmfvw](?=\))|[VWmfvw](?=\s*(?:[\t|;,]|$))|[VW](?= +\d{1,2}[-/.]\d)|(?<= / )[mw])|"
    r"male|female|man|woman|boy|girl|masculino|fem[ei]nino|femenina|masculin|féminin|männlich|weiblich|vrouw|"
    r"homme|femme|hombre|mujer|varón|maschio|femmina|uomo|donna)(?![\w'\u2019-])",
    re.IGNORECASE,
)
KIND_OF_PHONE = (
    r"(?:(?:(?:home|mobile|mob|cell(?:ular)?|phone|telephone|tel|ph|contact|c|m|h|t|p|hm|wk|res|port|gsm|telem)\b|"
    r"hp|wa|\u260e|\u2706)[.:]* ?){0,2}"
)
_REACH = re.compile(rf"{KIND_OF_PHONE}(?P<value>[+(]?\d[\d ().-]{{5,15}}\d\d)(?![\w/]|-\d)", re.IGNORECASE)
_NUMBER = re.compile(
    r"(?P<word>(?-i:[A-Z][A-Z/&+]{1,5})|id|chart|file|folder|record|dossier|h\.?n\.?|patient|medicare|medicaid|"
    r"hospital|health ?(?:card|number|no)|dva file|clinic|practice|our (?:chart|file|ref))"
    r"(?: ?(?:no|nr|number|num|id|card|file|#))*[.:#\u00b0 ]{1,3}"
    r"(?P<value>(?-i:[A-Z]{0,4})[- ]?\d[\d/-]*(?: \d[\d-]*)*"
    r"(?-i:[A-Z]{1,2}\b| (?![MF]\s+\(?\d)[A-Z]{1,2}\b|\([A-Z\d]\))?)(?![\w])",
    re.IGNORECASE,
)
OF_ANOTHER = re.compile(
    rf"(?:{REGISTER}|mcr|rpps|adeli|finess|lanr|bsnr|agb|big|tin|ein|dea|clia|abn|acn|vat|lic\w*|"
    r"prov(?:ider)?|prescriber|physician|doctor|arzt|betriebs\w*|m[ée]decin|colegiado|ord(?:er)?|acc\w*|policy|"
    r"polis\w*|p[óo]liza|claim|auth\w*|inv(?:oice)?|memo|ref\w*|verwijs\w*|[üu]e?berweis\w*|form\w*|tel\w*|t[ée]l\w*|phone|fax|mob\w*|cell\w*|contact|page|room|ward|bed|postcode|"
    r"post|zip|plz|po|date|visit|enc(?:ounter)?|member\w*|gr(?:ou)?p|plan|insur\w*|payer|kassen?|kost\w*|lot|batch|sample|"
    r"spec\w*|lab|tracking|quartal|cpt|icd\w*|snomed|dx|code|item|study|exam|device|serial|model|ext\w*|apt|unit|ste|"
    r"suite|hp|req\w*|version|vers\w*|practice|surgery|clinic|site|facility|gp|ods|reg|bank|iban|account|acct|"
    r"csn|fin|har|crm|pension|concession|bp|hr|edd|lmp|ga|gestation|egfr|psa|hba1c)",
    re.IGNORECASE,
)
"""Words beside numbers that are no number of the patient's."""
REGISTERED = re.compile(rf"\b{REGISTER}\b")
"""Where professionals are registered: who stands on such a line is no patient."""
_OF_SOME_KIND = re.compile(
    r"(?P<words>(?:[A-Z][\w.+&]{0,12}\.? ){0,3}?)(?:no\.? ?)?"
    r"[A-Z]{0,4}[-/]?\d(?=(?:\D{0,3}\d){3})[\w./-]{3,}(?: \d[\d-]{2,})*"
    r"(?=\s*(?:[,;|)\t]|$|[-\u2013] |[MFVW]\b|\d{1,2}[-/. ]))"
)
_NO_NAME_OF_A_NUMBER = re.compile(r"(?:no|age|dob|time|pr|pg?|test)", re.IGNORECASE)
"""Abbreviations before figures that count, date or measure."""
_BARE_NUMBER = re.compile(
    r"(?P<ssn>\d{3}-\d\d-\d{4})(?![\w-])|# ?(?P<filed>(?:[A-Z]{1,4}[- ]?)?\d{4,10})(?![\w-])|"
    r"(?<=\()[A-Z]{1,2}\d{6,9}[A-Z]?(?=\))|00\d{6,8}(?![\w-])"
)
"""A number that by its shape is no telephone's: of social security, behind "#", in brackets, filled up with noughts."""
_BARE_KINDS = {"ssn": "ssn", "filed": "mrn"}
_HEALTH_CARD = re.compile(
    r"(?:medic\w+|health|dva|nhi|phn|ohip|hcn?|hin|hsn|ihi|chi|bsn|phin|ppsn|mcp|gms)", re.I
)
TITLE_BEHIND = re.compile(r"\((?:mrs?|ms|miss|mx|mdm|madam|mme|master|he|she|they)\b", re.IGNORECASE)
BRACKET = re.compile(r"[()]| [-\u2013|\u2022] ")
STATE_OF_A_CARD = (
    r"(?-i:[A-ZÀ-Þ]{2,6}) (?:activ[ao]|actif|active|attiv[ao]|ativ[ao]|aktiv|vigente|v[áa]lid[aeo]|valide|g[üu]e?ltig|"
    r"caducad[ao]|expired|suspendid[ao])(?![\w-])"
)
"""What is said of an insurance or a card among the particulars, in which capitals and small letters stand as hurried
notes write names: "TIS activa", "FONASA vigente"."""
REMARK = re.compile(
    rf"{STATE_OF_A_CARD}|"
    r"\([^()]{2,60}\)|[\"\u201c](?-i:[A-ZÀ-Þ])[\w -]{1,14}[\"\u201d]|"
    rf"{WHERE_THEY_STAY}|"
    r"\d{1,2} ?(?:months?|mths?|weeks?|days?)\b|(?:home|mobile|cell|work)\b|"
    r"(?:chinese|malay|indian|eurasian|javanese|sikh|others)(?=\s*(?:$|[\t|,;]|\d))|"
    r"(?:(?-i:G\d{1,2} ?P\d{1,4}(?:\+\d)?|[A-Z]\d{4})|single|married|widow(?:ed|er)?|divorced|separated)(?![\w-])",
    re.IGNORECASE,
)
"""What may stand among a patient's particulars and is none: a remark, pregnancies, the end of a number again, whether
somebody is married, the race that hospital labels of Singapore and Malaysia print."""


@dataclass(frozen=True, slots=True)
class Atom:
    """A part of a cell: what it tells, and where its value stands; `label` where a label of the page says so."""

    key: str
    value: Span
    end: int
    label: Label | None = None


def part_at(content: str, start: int, stop: int) -> Atom | None:
    """Return the age, sex, mail address, telephone or number that the words from `start` begin with, if any."""
    for key, pattern in (("age", _AGE), ("sex", _SEX)):
        if match := pattern.match(content, start, stop):
            group = next(name for name, words in match.groupdict().items() if words)
            return Atom(key, Span(*match.span(group)), match.end())
    if match := EMAIL.match(content, start, stop):
        return Atom("email", Span(*match.span()), match.end())
    if proven := proven_number_at(content, start, stop):
        kind, end = proven
        return Atom("other_id" if kind == "other" else kind, Span(start, end), end)
    if (born := number_of_birth_at(content, start, stop)) is not None:
        return Atom("other_id", Span(start, born), born)
    if match := _BARE_NUMBER.match(content, start, stop):
        kind = match.lastgroup or ""
        return Atom(_BARE_KINDS.get(kind, "other_id"), Span(*match.span(kind or 0)), match.end())
    if match := _REACH.match(content, start, stop):
        digits = re.sub(r"\D", "", match["value"])
        bare = match.start() == match.start("value") and not re.search(r"[-.()+]", match["value"])
        if bare and len(digits) == 10 and nhs.is_valid(digits):
            return Atom("nhs_number", Span(*match.span("value")), match.end())
        places = list(find_phones(content, start=match.start("value"), end=match.end()))
        figures = sum(map(str.isdigit, content[places[0].start : places[0].end])) if places else 0
        if 8 <= figures <= (15 if "+" in match["value"] else 12):
            return Atom("phone", places[0], places[0].end)
    if (
        (match := _NUMBER.match(content, start, stop))
        and not is_anothers(match["word"])
        and not _SCHEME.match(match["word"])
    ):
        figures = sum(c.isdigit() for c in match["value"])
        postal = ends_address(f"Town, {match.group()}")
        if figures >= 4 and DATE.match(match["value"]) is None and not postal:
            begins = match.start("word" if _belongs_to_its_number(match) else "value")
            kind = _kind_of_number(match["word"], figures)
            return Atom(kind, Span(begins, match.end("value")), match.end())
    return None


def _belongs_to_its_number(match: re.Match[str]) -> bool:
    """Whether two letters before a number name nothing and are a part of it, as hospitals write them ("RW 221804")."""
    word = match["word"]
    bare = re.fullmatch(r"[A-Z]{2} \d{5,}", match.group()) is not None
    return bare and word not in _NAME_A_NUMBER and named_by_cell(word) is None and put_together(word) is None


_NAME_A_NUMBER = frozenset(
    "ID IC UR OP IP HN BN CR CI CC TI RC RG RM FN PT PN EI SN NO NR HR HC HP MR CN UN RN ZA".split()
)
"""Pairs of letters that name the number behind them."""


_UNIT_AND_HOUSE = re.compile(
    r"\d{1,5}[A-Z]?-\d{1,5}[A-Z]? (?:[A-ZÀ-Þ\d][\w.'\u2019-]* ){1,4}?(?i:street|st|road|rd|avenue|ave|av|court|crt|ct|"
    r"drive|dr|lane|ln|crescent|cres|place|pl|way|boulevard|blvd|terrace|tce|close|circle|square|trail|parkway|"
    r"pkwy|gate|mews|gardens|grove|hill|row|parade|pde|highway|hwy)\b"
)
"""The flat and the house before a street, as Canada and Australia write them: "1204-35 Elm Park Court"."""


def number_of_some_kind(content: str, start: int, stop: int) -> re.Match[str] | None:
    """Return a number under a name that nobody listed, which may stand among a patient's particulars; None when there
    is none, or its name says that it is somebody else's."""
    if _UNIT_AND_HOUSE.match(content, start, stop):
        return None
    match = _OF_SOME_KIND.match(content, start, stop)
    words = match["words"].split() if match else []
    others = any(OF_ANOTHER.fullmatch(word.strip(".")) or DOCTOR.match(word) for word in words)
    return None if others else match


def _kind_of_number(word: str, figures: int) -> str:
    """The kind of a number by the word before it; an ID of many figures is a citizen's, not a file's."""
    if _HEALTH_CARD.match(word):
        return "health_card"
    composed = put_together(word)
    citizens = composed is not None and composed[0] == "other_id"
    return "other_id" if citizens or (word.casefold() == "id" and figures >= FIGURES_OF_A_CITIZEN) else "mrn"


FIGURES_OF_A_CITIZEN = 8
"""A number called only "ID" that has fewer is a file's."""
_SCHEME = re.compile(rf"(?:{BY_LETTERS})\b", re.IGNORECASE)
"""Insurances before a number, which is the member's."""


def is_anothers(word: str) -> bool:
    """Tell whether an abbreviation before a number says that it is not the patient's."""
    return word.isupper() and any(
        words.fullmatch(word) is not None for words in (OF_ANOTHER, _NO_NAME_OF_A_NUMBER)
    )
