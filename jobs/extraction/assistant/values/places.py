"""Postal addresses: what a line of one looks like, and where one ends."""

from __future__ import annotations

import re
from functools import lru_cache

from jobs.extraction.assistant.values.months import ENGLISH_STEM
from jobs.extraction.assistant.values.phones import find_phones
from jobs.extraction.text import Span

POSTCODE = re.compile(
    r"\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b"
    r"|\b(?:A[LKZRAEP]|C[AOT]|D[CE]|FL|G[AU]|HI|I[DLNA]|K[SY]|LA|M[EDAINSOTP]|"
    r"N[EVHJMYCD]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[TAI]|W[AVIY]),? \d{5}(?:-\d{0,4})?\b"
    r"|\b(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT)[, ]+\d{4}\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|"
    r"\b[A-Z]\d[\dW] [A-Z\d]{4}\b|\b\d{5} [A-ZÀ-Þ][a-zß-ÿ]+"
    r"|(?<=, )(?!19|20)\d{4}(?: [A-Z]{2})? [A-Z][a-zà-ÿ]+(?![a-zà-ÿ])"
    r"(?!(?: [A-Z][\w'-]*){0,3} (?:St|Street|Rd|Road|Ave|Avenue|Blvd|Boulevard|Dr|Drive|Ln|Lane|Way|Hwy|Highway)\b)"
    r"|(?<=[a-z])[ -]+[1-9]\d{5}$"
    r"|(?<=, )[A-Z][\w' -]{2,24} (?!19|20)\d{4}$"
)
STREET = re.compile(
    r"\b(?:street|st|road|rd|avenue|ave|av|close|way|drive|dr|lane|ln|boulevard|"
    r"blvd|court|ct|place|pl|terrace|gardens?|crescent|cres|hill|row|square|sq|park|"
    r"grove|mews|view|highway|hwy|parkway|pkwy|circle|cir|trail|run|isle|meadows?|"
    r"walk|rise|green|box|apt|suite|unit|flat|plaza|pike|loop|plains|"
    r"crossing|path|stra(?:ß|ss)e|rue|calle|via|parade|quay|yard|wharf|fold|brow|mount|esplanade|promenade|cove|ridge|"
    r"broadway|villas|cottages|buildings|chemin|avenida|travessa|rua|piazza|viale|corso|jalan|jln|lorong|utca|"
    r"körút|sétány)\b\.?",
    re.IGNORECASE,
)
_STREET_FIRST = re.compile(
    r"\W*(?:(?i:c/|calle|avda\.?|avenida|paseo|plaza|pza\.?|via|viale|corso|piazza|largo|rua|travessa|praça|"
    r"alameda|rue|"
    r"jalan|jl\.|jln\.|ul\.) ?(?:[dD][aeio]s? |del(?:la)? |des |du )?[A-ZÀ-Þ][^\d\n]{1,40}?,? "
    r"(?:n\.?º? ?)?\d{1,4}[a-z]?\b|"
    r"[A-ZÀ-Þ][\w.-]+(?:stra(?:ß|ss)e|str\.|weg|gasse|platz|allee|laan|straat|plein|kade|singel|gracht) "
    r"\d{1,4}[a-z]?\b|"
    r"[A-ZÀ-Þ][\w.-]+(?:gade|vej|vejen|bakken|allé|stræde|torv|plads|gata|gatan|vägen|väg|gränd|veien|vei|plass|"
    r"katu|tie|"
    r"kuja|polku) \d{1,4}[a-z]?\b|"
    r"(?:\d{4} [A-ZÀ-Þ][\w-]+(?: [A-ZÀ-Þ][\w-]+)?,? )?[A-ZÀ-Þ][\w.-]+(?: [A-ZÀ-Þ]?[\w.-]+){0,2} "
    r"(?:utca|u\.|út|útja|tér|tere|köz|körút|krt\.|sétány|sor|dűlő|fasor|lakótelep|rakpart) \d{1,4}[a-z]?\b|"
    r"(?:[A-ZÀ-ÞİŞĞ][\w.-]+ ){1,3}(?i:mah(?:allesi)?|sok(?:a[ğg][ıi])?|sk|cad(?:desi)?|cd|bulvar[ıi]|bulv|blv)\b\.?"
    r"[^\d\n]{0,40}?"
    r"(?:[Nn][Oo]? ?[.:]+ ?)\d{1,4}[a-zA-Z]?\b|"
    r"[A-ZÀ-Þ][\w.-]+[ -](?:Stra(?:ß|ss)e|Str\.|Weg|Gasse|Platz|Allee|Ring|Ufer) "
    r"\d{1,4}[a-z]?(?:/\d{1,3}[a-z]?){0,3}\b)"
)
"""A street and the number of the house behind it."""
_NUMBERED = re.compile(
    r"^\W*(?:(?:flat|apt|apartment|unit|suite|level|floor|shop|office)\s*#?\w{1,5},?\s+(?=\d))?"
    r"(?:#?\d{1,5}[a-z]?\s+[-\u2013]\s+(?=\d))?"
    r"(?:flat|apt|unit|suite|no\.?|p\.?o\.? box|psc|#)?\s*#?\d{1,6}[a-z]?(?:[-/]\d+)?[,\s]+[A-Za-z]",
    re.IGNORECASE,
)
_LONGEST_ADDRESS = 110
"""In letters: what is longer tells something."""


@lru_cache(maxsize=4096)
def looks_like_address(words: str) -> bool:
    """Tell whether a line reads like (part of) a postal address: a number and a street, or a postal code."""
    if _REGISTERED.fullmatch(words.strip()) is not None:
        return False
    if POSTCODE.search(words) and len(words) < _LONGEST_ADDRESS:
        return True
    if len(words) >= _LONGEST_ADDRESS:
        return False
    if _NUMBERED.match(words) is not None and STREET.search(words) is not None:
        return True
    if _STREET_FIRST.match(words) is not None:
        return True
    return any(
        pattern.match(words) for pattern in (_PREMISES, _NUMBER_AND_TOWN, _BY_A_LANDMARK, _ON_AN_ESTATE)
    )


_REGISTERED = re.compile(r"(?:M\.? ?[PN]\.?|CRM(?:[-/ ][A-Z]{2})?:?) ?(?:N\.?[º°] ?)?\d{1,3}\.?\d{2,3}")
"""The number of a doctor in a register of Argentina or Brazil: "M.P. 22345", "CRM/PR 12345"."""
_BY_A_LANDMARK = re.compile(
    r"\W*(?i:opp(?:osite|\.)(?: to)?|near|nr\.?|behind|beside|next to|adj(?:acent|\.)(?: to)?|above|frente a|"
    r"junto [aà]|ao lado d[aeo]|vis-?[aà]-?vis|gegenüber) (?:the )?[A-ZÀ-Þ][\w.' -]{2,40}, ?[A-ZÀ-Þ].*"
)
"""How addresses begin where houses have no numbers: "Opp. Town Hall, Station Road, Sehore"."""


_ON_AN_ESTATE = re.compile(
    r"\W*[A-Z]-?\d{1,4}(?:/\d{1,3})?,? (?:[A-Z][\w.'-]+ ){0,3}"
    r"(?:Extn?|Extension|Nagar|Colony|Sector|Vihar|Enclave|Marg|Puram|Layout|Society|Phase|Chowk|Bagh|Ganj|Kunj)\b"
    r"[^,\d]{0,20}(?:\d{1,3}[A-Z]?)?, ?[A-Z][a-z]+.*"
)
"""A house by its letter and number on an Indian estate, and the town: "B-19 Chitrakoot Extn, Jaipur"."""
_PREMISES = re.compile(
    r"\W*(?:(?i:lot|blk|block|erf|stand|plot|villa|purok|site|door|h\.? ?no|rmb|r\.? ?r|box|p\.? ?o\.? ?box)\b"
    r"\.?[ #]{0,2}(?i:no\.? ?)?(?:[A-Z]{1,2}[-/]?)?\d[\w/-]*,? ?[A-Z]|"
    r"(?i:at/post|at post|sitio|brgy\.?|barangay) [A-Z]).*, ?.*"
)
"""How addresses begin where houses stand on lots, stands and in blocks."""
_NUMBER_AND_TOWN = re.compile(
    rf"\d{{1,5}}[A-Za-z]? (?!(?i:{ENGLISH_STEM}|tab|cap))[A-Z][\w'\u2019-]+"
    r"(?: [A-Z][\w'\u2019-]+){1,2}, [A-Z][a-z]+(?:[ -][A-Z][a-z]+)*(?:,? [A-Z]{1,2}\d{1,2}\b.*)?$"
)
"""A number, a name of two or three words and a town, whatever the street is called: "101 Bradford Parade, Keighley"."""


def tells_where_to_reach(words: str) -> bool:
    """Tell whether a line holds an address or a telephone number: of a name above it, those of its bearer."""
    return looks_like_address(words) or any(find_phones(words, start=0, end=len(words)))


def ends_address(words: str) -> bool:
    """Tell whether a line holds the postal code that ends an address."""
    return POSTCODE.search(words) is not None


_BEHIND_AN_ADDRESS = re.compile(
    r";\s|\s/\s(?=\(?\d{3}\)?[ .-]{1,2}\d{3}[ .-]\d)|"
    r"[,.]?\s(?=(?i:home|work|day(?:time)?|evening)(?: (?:tel\w*|phone|no))?\.?:? \+?\(?\d[\d ()-]{8})|"
    r",?\s(?=(?i:eircode|post ?code)$)|,\s(?=\(?(?:0|\+)\d[\d ()/.-]{6,}\d\W*$)|"
    r"[,.]?\s(?=(?i:tel|telp|tlf|telf|puh|t[ée]l|phone|mobile|mob|cell|fax|gsm)\b)|"
    r"[,.;]?\s(?=(?i:mobil\w*|handy(?:nr|nummer)?|natel|portable|m[oó]vil|celular|cellulare|telem[oó]vel|telefo\w+|"
    r"tel[ée]f\w+|t[ée]l[ée]phone|puhelin|tfno)\b\.?:?\s*(?:$|[+(\d]))|"
    r"(?<=\d[A-Z][A-Z]),?\s(?=\(?(?:0\d{2,4}|\+\d\d))|(?<=[A-Z] \d{5}),?\s(?=\(?\d{3}\)?[ .-]\d{3})|"
    r"(?:(?<=\d\d\d\d)|(?<=\d[A-Z][A-Z]))\.(?:\s|$)|(?<=[a-z]{4})\.\s(?=[A-Z][a-z]+ [a-z])|,\s+(?=[a-zà-ÿ]{5,}[\s:])|"
    r",\s(?=(?:per|con|che|por|para|pour|avec|qui|que|wegen|mit|seit|met|voor|die|for|with|who|has|since|and|und|et)"
    r"\s[a-zà-ÿ]{3,})"
)
_SHORTEST = 12


def end_of_address(words: str) -> int:
    """Return where an address ends that words begin with, before what else a line tells of the patient."""
    behind = _BEHIND_AN_ADDRESS.search(words, _SHORTEST)
    return behind.start() if behind else len(words)


_NO_PLACE = re.compile(
    r"\b(?:\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|d\.?o\.?b|born|aged?|male|female|years?|yrs?|y/?o|nhs|mrn|tel|phone|"
    r"referral|"
    r"diagnos\w+|verdacht|visus|pain|review|md|rn|do|jr|sr|iii?)\b|\d{6,}|\d,\d|\d ?%",
    re.IGNORECASE,
)


def could_be_places(words: str) -> bool:
    """Tell whether words behind a name can be where somebody lives: capitals behind every comma, no date, no age."""
    parts = [part.strip() for part in words.split(",")]
    large = all(part[:1].isupper() or part[:1].isdigit() for part in parts)
    return len(parts) > 1 and large and not _NO_PLACE.search(words) and len(words) > 12


_PLACES = re.compile(r"[A-ZÀ-Þ][\w'\u2019. -]{2,40}(?:, [A-ZÀ-Þ][\w'\u2019. -]{2,30}){1,3}\.?")


def is_line_of_places(words: str) -> bool:
    """Tell whether words are a street and a town without a number or a code: "High Road, Limerick"."""
    first = words.partition(",")[0]
    return (
        _PLACES.fullmatch(words) is not None
        and STREET.search(first) is not None
        and not any(map(str.isdigit, words))
    )


_SMALL = (
    r"(?:de|da|do|dos|das|del|della|dei|di|la|le|les|du|des|van|von|der|den|ter|of|the|and|na|al|el|y|yr|ar|an|nan|upon|on|am|aan|bis|"
    r"rue|impasse|all[ée]e|chemin|avenue|place|quai|cours|boulevard|route|rang|venelle|sente|sentier|ruelle|"
    r"square|passage|"
    r"r[ée]sidence|lotissement|hameau|cit[ée]|faubourg|promenade|mont[ée]e|voie|via|viale|piazza|calle|rua|travessa)"
)
_NOT_OF_A_PLACE = (
    r"(?!(?i:tel|t[ée]l\w*|phone|mob\w*|cell|cel|gsm|hp|ph|fax|dob|d\.o\.b|born|e-?mail|nhs|mrn|medicare|mother|"
    r"father|dear|"
    r"address|addr|adresse|adres|anschrift|indirizzo|domicilio|morada|lives|"
    r"re|ref|dx|hx|r/o|s/o|d/o|w/o|c/o|contact|home|male|female|age|sex)\b|(?:Mrs?|Ms|Miss|Dr\.?(?= [A-Z]))(?![\w,]))"
)
_WORD = (
    rf"{_NOT_OF_A_PLACE}(?:[A-Z\u00c0-\u00de]\w{{0,2}}\.(?=[ ,]|$)|"
    r"(?:Brgy|Vill|Dist|Blvd|[A-Z]?\w{1,12}str)\.(?=[ ,]|$)|"
    r"(?:[A-Z]\.)+(?=[ ,]|$)|#?[A-Z\u00c0-\u00de][\w'\u2019&/-]{0,24}|#?\d[\w/-]{0,9}|[dl]['\u2019]\w{2,20}|"
    rf"{_SMALL}(?=\s))"
)
_PART_OF_ADDRESS = rf"{_WORD}(?:[ \n]{_WORD}){{0,7}}"
_WRITTEN = re.compile(rf"(?P<first>{_PART_OF_ADDRESS})(?P<rest>(?:,[ \n]?{_PART_OF_ADDRESS}){{0,5}})")
_MAY_BEGIN = re.compile(
    r"(?:^|[,;:|/()\t\n=\u00b7]|\s[\u2013-]\s|(?<=\d|[a-z])\.\s|(?<=\d{4})\s|"
    r"(?<![^\W\d_])(?i:at|in|of|from|en|te|[àa]u?|r/o|lives|living|address|addr?|wohnhaft|demeurant|na|"
    r"no))\s*(?=[A-Z\u00c0-\u00de#\d])"
)
_NUMBER_FIRST = re.compile(
    rf"(?:No\.? ?)?#?\d{{1,6}}[A-Za-z]?(?:[-/]\w{{1,5}})?,? (?:{_SMALL} )?[A-Z\u00c0-\u00de]"
)
_NUMBER_LAST = re.compile(r"[A-Z\u00c0-\u00de](?=\D*[a-zà-ÿ]{2})[^\d,]{2,40} \d{1,4}[a-z]?$")
_OF_LAND = re.compile(
    r"(?:(?:lot|blk|block|erf|stand|plot|villa|purok|site|door|h\.? ?no|rmb|r\.? ?r|p\.? ?o\.? ?box|lp|unit|flat|"
    r"apt|no|u(?=\d))\b\.?|vill\.|brgy\.?|at/post)[ #]{0,2}\w",
    re.IGNORECASE,
)
_NO_ADDRESS = re.compile(
    rf"\d{{7,}}|\bno address\b|\b[Vv]isus\b|\b0,\d|\b{ENGLISH_STEM}[a-z]* \d{{1,2}}\b|"
    rf"\d{{1,4}}[-/.]\d{{1,2}}[-/.]\d{{1,4}}|"
    rf"\b(?:19|20)\d\d$|\d{{1,2}} {ENGLISH_STEM}[a-z]*\b",
    re.IGNORECASE,
)


_REST_OF_A_TOWN = re.compile(r"(?:(?<=[a-zà-ÿ])[a-zà-ÿ]*(?:[-'\u2019][^\W\d_]+)+)?")
"""The parts of a town's name behind the first: "35800 Saint"-"Briac"."""


def address_in(content: str, start: int, end: int) -> Span | None:
    """Return the first address that stands within words, where a part of them begins; None when there is none."""
    told = content[start:end]
    for begins in _MAY_BEGIN.finditer(told):
        written = _WRITTEN.match(told, begins.end())
        if written is None:
            continue
        stop = written.end()
        first = written["first"]
        housed = _NUMBER_FIRST.match(first) is not None and STREET.search(first) is not None
        if code := POSTCODE.search(told, written.start() + int(housed), stop):
            stop = _REST_OF_A_TOWN.match(told, code.end()).end()  # type: ignore[union-attr]
        if _is_an_address(" ".join(told[written.start() : stop].split())):
            return Span(start + written.start(), start + stop)
    return None


def _is_an_address(words: str) -> bool:
    """Whether words that are written as places are where somebody lives: a numbered house or a street, and a town."""
    first, comma, rest = words.partition(",")
    if len(words) < _SHORTEST or len(words) > _LONGEST_ADDRESS or _NO_ADDRESS.search(words):
        return False
    if ends_address(words) and (comma or STREET.search(words)):
        return True
    if _NUMBER_FIRST.match(first):
        return STREET.search(first) is not None or bool(rest.strip()[:1].isalpha() and len(first.split()) > 1)
    if _OF_LAND.match(first):
        return bool(comma) or STREET.search(first) is not None
    return bool(comma) and (_NUMBER_LAST.match(first) is not None or is_line_of_places(words))
