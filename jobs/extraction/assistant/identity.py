"""Who the patient is: name, birth date, age, sex, how to reach them, and their numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.checkboxes import ticked
from jobs.extraction.assistant.contact import address_of_patient, email_of_patient, phone_of_patient
from jobs.extraction.assistant.correspondence import introduced, is_only_a_date
from jobs.extraction.assistant.dates import WrittenDate
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.identifiers import identifiers_of
from jobs.extraction.assistant.names import (
    PersonName,
    could_name_patient,
    is_particle,
    is_title_of_address,
    looks_like_organization,
    looks_like_person,
    parts_of_name,
    reads_as_prose,
    says_more_than_a_name,
    sex_of_title,
)
from jobs.extraction.assistant.stacks import cells_of
from jobs.extraction.found import Found, best, field_of
from jobs.extraction.text import CELL, Line, Span, Text
from referrals.data.referral import Identifier, Patient

_NAME_ENDS = re.compile(
    r"\((?![\"\u201c']?[A-Z][\w' -]{1,15}[\"\u201d']?\)\s+[A-Z][a-z])"
    r"|[|;\t\n\[]|\s+(?:aged?|born|d\.?o\.?b|dob|nhs|mrn|sex|gender|male|female|"
    r"of|geb|née?|nhi|chi|medicare|urn?|chart|acct|h\+c)\b|[,\s]+\d|,\s*(?:a|an|aged|who|[mf])\b|"
    r"\s[-\u2013—]\s*(?:d\.?o\.?b|nhs|mrn|"
    r"\d)|\s(?-i:[MF])(?=[\s,]+\(?\d)",
    re.IGNORECASE,
)
_CAP = r"[A-ZÀ-Þ][\w'\u2019\-]*\.?"
_NAMED_WITH_TITLE = rf"(?:Mr|Mrs|Ms|Miss|Mx|Master)\.?[ \t]+{_CAP}(?:[ \t]+{_CAP}){{0,3}}"
_NAMED = rf"{_CAP}(?:[ \t]+{_CAP}){{1,3}}"
_DATE_BEHIND = (
    r"(?:\d{1,2}(?:st|nd|rd|th)?[-/. ](?:\d{1,2}|[A-Za-z]{3,9})[-/., ]{1,2}\d{2,4}|"
    r"[A-Z][a-z]{2,8}\.? \d{1,2},? \d{4}|\d{4}-\d\d-\d\d)(?!\d)"
)
_AGE_SHORT = r"\d{1,3} ?(?:y/?o|yrs?|years?(?: old)?)?,? ?[MF]?"
_IN_PROSE: tuple[tuple[re.Pattern[str], float], ...] = (
    (
        re.compile(
            rf"(?:^|\n|(?<=[.\t] ))(?P<name>(?:{_NAMED_WITH_TITLE}|{_NAMED}))\s+is\s+an?\s+"
            rf"(?:[a-z-]+\s+){{0,3}}\d{{1,3}}[- "
            rf"]",
            re.MULTILINE,
        ),
        0.9,
    ),
    (
        re.compile(
            rf"(?:(?:this|my|the above|our|your)\s+(?:\w+\s+){{0,3}}(?:patient|gentleman|"
            rf"lady|man|woman|boy|girl),?|"
            rf"(?:[Tt]hank you for (?:seeing|reviewing|assessing|accepting)|[Rr]eferring|"
            rf"[Rr]eferral (?:of|for)|[Ss]ee(?:ing)?|[Rr]eview(?:ing)?|regarding|refer))"
            rf"\s+(?:(?:this|my|our)\s+)?(?:\w+\s+)?(?P<name>{_NAMED_WITH_TITLE}|{_NAMED})(?=[,\s.])"
        ),
        0.82,
    ),
    (
        re.compile(
            rf"(?P<name>{_NAMED_WITH_TITLE}|{_NAMED}),?\s+\(?(?:born|DOB|dob|d\.o\.b|D\.O\.B|nacid[oa]|nat[oa]|geb|"
            rf"n[ée]\(?e?\)? (?:[A-ZÀ-Þ]\S+ )?le)\b"
        ),
        0.86,
    ),
    (
        re.compile(rf"(?P<name>{_NAMED_WITH_TITLE}|{_NAMED}),?\s+(?:was|is|were)\s+born\s+(?:on|in)?"),
        0.84,
    ),
    (re.compile(rf"(?P<name>{_NAMED_WITH_TITLE}|{_NAMED})\s*[,;(]\s*\(?{_DATE_BEHIND}"), 0.83),
    (
        re.compile(rf"(?P<name>{_NAMED_WITH_TITLE}|{_NAMED})\s*\((?:NHI|NHS|MRN|CHI|DOB|URN|UR|HCN|PHN)\b"),
        0.83,
    ),
    (
        re.compile(
            rf"(?P<name>{_NAMED_WITH_TITLE}|{_NAMED}),\s+\d{{1,3}},?\s+(?:born|DOB|dob|years|yrs|of)\b"
        ),
        0.84,
    ),
    (re.compile(rf"(?P<name>{_NAMED}),?\s+\(?\d{{1,3}}\s?(?:y/?o|yrs?|years?)?\s?[MF]\b"), 0.85),
    (
        re.compile(
            rf"(?P<name>{_NAMED}),?\s+(?:an?\s+|is\s+an?\s+|aged\s+)?\d{{1,3}}[- ]?(?:year|yr|y\.?o|y/o)"
        ),
        0.85,
    ),
    (
        re.compile(
            rf"(?:^|\n|\s)(?P<name>{_NAMED_WITH_TITLE})(?=\s+(?:is|was|has|presents?|"
            rf"presented|reports?|complains?|attended|came)\b)"
        ),
        0.75,
    ),
    (
        re.compile(
            rf"(?:^|\n|\s)(?P<name>(?:Mr|Mrs|Ms|Miss|Mx|Madame|Mme|Monsieur|Herrn?|Frau|"
            rf"Sr[a]?|Señora?|Mevrouw)\.?[ \t]+{_CAP}[ \t]+{_CAP})(?=[\s,.])"
        ),
        0.6,
    ),
)
_AGE = re.compile(
    r"(?<![\d./])(?P<age>\d{1,3})[\s-]*(?:years?|yrs?|y)[\s./-]*(?:of[\s-]age|"
    r"old|o)\b|(?:,|\b(?:man|woman|lady|gentleman|patient|child|boy|girl|male|"
    r"female))\s+aged\s+(?P<aged>\d{1,3})\b(?!\s*(?:months?|weeks?|days?))|"
    r"(?<![\d./])(?P<short>\d{1,3})\s?(?:yo|y/o|y\.o\.)(?=[\s,.]|[MF]\b)|"
    r"(?<![\d./])(?P<mf>\d{2})\s?/?\s?(?P<sexed>[MF])\b(?=[\s,;)])",
    re.IGNORECASE,
)
_SALUTED = re.compile(r"(?:dear|hello|hi|attn|baby of)\b", re.IGNORECASE)
_OTHERS_BLOCKS = frozenset({"recipient", "referrer", "signature", "insurance", "relative", "copies"})
_BETWEEN_NAME_AND_DATE = re.compile(
    rf"[\s,;:|(\u2013-]*(?:\(?(?:mr|mrs|ms|miss)\)?|\(?[MF]\)?|male|female|born|{_AGE_SHORT})?[\s,;:|(\u2013-]*"
    rf"(?<!\d)(?P<date>{_DATE_BEHIND})",
    re.IGNORECASE,
)
_DOCTOR = re.compile(r"\W*(?:dr|prof(?:essor)?)\b", re.IGNORECASE)
_RELATIVE = re.compile(
    r"\b(?:his|her|their|whose)\s+(?:\w+\s+){0,3}$|\b(?:brother|sister|mother|"
    r"father|son|daughter|wife|husband)\b[^.]{0,20}$",
    re.IGNORECASE,
)
_FAMILY_FIRST = re.compile(rf"{_CAP}(?:[ -]{_CAP}){{0,2}}, ?{_CAP}(?: {_CAP}){{0,2}}(?: \([A-Za-z]+\.?\))?")
_ADDRESS_BEHIND = re.compile(r"(?P<name>[^,\s]+ [^,]+),[^,]+,[^,]*")
"""A given and family name and then two more commas: an address follows, not a given name."""
_SEX_BEHIND = re.compile(
    r"[\s,;/(\u2013|-]*(?:\d{1,3} ?(?:y/?o|yrs?|years?|y)?(?: old)?[\s,/)]*)?(?:sex|gender)?:?\s?"
    r"\b(male|female|m|f|masculino|femenino|masculin|féminin|männlich|weiblich|vrouw|hombre|"
    r"mujer)\b\)?(?=[\s,;.)]|$)",
    re.IGNORECASE,
)
_SEX_BEHIND_AGE = re.compile(r"\d\s*(?:y\w*|years?)?\s*[/,|-]?\s*\b(male|female|m|f)\b", re.IGNORECASE)
_TITLE_WITHIN = re.compile(
    r"(?<=\s)(?:Mr|Mrs|Ms|Miss|Mx|Master|Herrn?|Frau|Mme|Madame|Monsieur)\b\.?\s+(?=[A-ZÀ-Þ])"
)
"""Where a name begins behind words that are none of it: "Referring Mr. Anil Joshi"."""
_SEX_AT_END = re.compile(r"[\s,;(]+(?:female|male|[MF])\)?[\s,;]*$", re.IGNORECASE)
_TOLD_IN = ("body", "patient")
_FEMININE = re.compile(r"\s*[,(]?\s*(?P<word>née|nacida|nata|geborene)\b", re.IGNORECASE)
_PRONOUN = re.compile(r"(?:(?<=[.!?] )|(?<=\n)|^)(?:(?P<he>He|His)|(?P<she>She|Her))\b", re.MULTILINE)
_BORN = re.compile(
    r"(?<!\w)(?:date of birth(?: is| was|:)?|born(?: on)?|dob is|d\.?o\.?b\.?|"
    r"n[ée]\(?e?\)?(?: (?-i:[A-ZÀ-Þ])[\w-]+)? le|"
    r"nacid[oa] el|fecha de nacimiento|nat[oa](?: a (?-i:[A-Z])\w+)? il|geboren am|geb\.(?: am)?|"
    r"date de naissance|geboren op)\s*:?\s+",
    re.IGNORECASE,
)
_OF_A_RELATIVE = re.compile(
    r"\b(?:brother|sister|mother|father|son|daughter|wife|husband|sibling|twin|partner)\b[^.]{0,45}$",
    re.IGNORECASE,
)
_CALLED = re.compile(
    r"\b(?:this|a|an|the above)\s+(?:[\w-]+\s+){0,3}?(?:(?P<male>man|gentleman|"
    r"boy|gent)|(?P<female>woman|lady|girl))\b|"
    r"\((?:(?P<he>he/him)|(?P<she>she/her))[^)]*\)",
    re.IGNORECASE,
)
_SEX_NOUN = re.compile(
    r"\b(?P<male>male|man|gentleman|boy|gent)\b|\b(?P<female>female|woman|lady|girl|primigravida|"
    r"multiparous)\b",
    re.IGNORECASE,
)
_SEX_WORD = {
    "male": "male",
    "m": "male",
    "man": "male",
    "boy": "male",
    "female": "female",
    "f": "female",
    "woman": "female",
    "girl": "female",
    "other": "other",
    "non-binary": "other",
    "nonbinary": "other",
    "x": "other",
    "intersex": "other",
    "indeterminate": "other",
    "vrouw": "female",
    "weiblich": "female",
    "femme": "female",
    "féminin": "female",
    "mujer": "female",
    "femenino": "female",
    "männlich": "male",
    "homme": "male",
    "masculin": "male",
    "hombre": "male",
    "masculino": "male",
    "unknown": "unknown",
    "not known": "unknown",
}


def patient_of(document: Document) -> Patient:
    """Return the patient's identity as far as the document states it."""
    text = document.text
    name = _name(document)
    given, family = (None, None)
    if name is not None:
        parts, _, confidence = name
        given = Found(_spelled(document, parts.given), parts.given, confidence) if parts.given else None
        family = Found(_spelled(document, parts.family), parts.family, confidence) if parts.family else None
    separate_given, separate_family = _separate_names(document)
    given, family = separate_given or given, separate_family or family
    birth_date = _birth_date(document, name)
    age, sex_near_age = _age(document)
    return Patient(
        given_name=field_of(text, given),
        family_name=field_of(text, family),
        birth_date=field_of(text, birth_date),
        age=field_of(text, age),
        sex=field_of(text, _sex(document, name, birth_date, sex_near_age)),
        phone=field_of(text, phone_of_patient(document)),
        email=field_of(text, email_of_patient(document)),
        address=field_of(text, address_of_patient(document)),
        identifiers=tuple(
            Identifier(type=field_of(text, kind), value=field_of(text, value))
            for kind, value in identifiers_of(document)
        ),
    )


def _spelled(document: Document, spans: tuple[Span, ...]) -> str:
    words = " ".join(document.text[span].strip(" ,;:") for span in spans)
    return _STOP_BEHIND.sub("", words)


_STOP_BEHIND = re.compile(r"(?<=[a-zà-ÿ]{3})\.$")
"""The stop that ends the sentence and not an abbreviation."""


_Named = tuple[PersonName, Span, float]


def name_of_patient(document: Document) -> Found | None:
    """Return the patient's name as it stands, with all its parts; None when the document names nobody."""
    name = _name(document)
    return None if name is None else Found(document.text[name[1]], (name[1],), name[2])


def _name(document: Document) -> _Named | None:
    """The surest name: a labelled one, else one that stands before the birth date, else one that a sentence
    introduces the patient with."""
    found: list[_Named] = []
    for label, value in document.labelled("name", "full_name"):
        if document.role_of(label) != "patient":
            continue
        weight = 0.96 if len(label.wording) > 3 else 0.94
        if says_more_than_a_name(document.text[value]):
            weight = 0.88
        if named := _named(document, value, weight):
            found.append(named)
    found += _before_other_identity(document)
    found += [
        named
        for match, _ in _introduced(document)
        if (named := _named(document, Span(match.start("name"), match.end("name")), 0.89))
    ]
    for pattern, weight in _IN_PROSE:
        for match in document.phrase(pattern):
            span = Span(match.start("name"), match.end("name"))
            words = document.text[span]
            unfit = looks_like_organization(words) or says_more_than_a_name(words)
            if unfit or _DOCTOR.match(words) or "\n" in match.group().strip():
                continue
            if _SALUTED.match(words) or document.outline.block_at(span.start) in _OTHERS_BLOCKS:
                continue
            if named := _named(document, span, weight):
                found.append(named)
                break
    with_both = [named for named in found if named[0].given]
    surest = max(with_both or found, key=lambda named: named[2], default=None)
    return _fuller(document, surest, with_both) if surest is not None else None


def _fuller(document: Document, named: _Named, others: list[_Named]) -> _Named:
    """The same person with the given name written out where the surest place has an initial ("A. Brandt")."""
    given, family = (_spelled(document, part).casefold() for part in (named[0].given, named[0].family))
    if len(given.strip(".")) != 1:
        return named
    for other in others:
        whole = _spelled(document, other[0].given).casefold()
        same = _spelled(document, other[0].family).casefold() == family
        if same and len(whole) > 2 and whole[0] == given[0]:
            return other
    return named


def _before_other_identity(document: Document) -> Iterator[_Named]:
    """A name without a label before the patient's birth date or number: on its line, or alone on the line above."""
    text = document.text
    for label in document.labels:
        if label.key not in ("birth_date", "nhs_number", "mrn", "health_card") or label.role != "patient":
            continue
        line = text.lines[label.line]
        above = text.lines[label.line - 1] if label.line else None
        start = text.content.rfind(CELL, line.start, label.span.start) + 1 or line.start
        before = text.trimmed(start, label.span.start, strip=" \t\n,;:-(\u2013\u2014|*")
        if before is not None:
            before = document.cut(before, _SEX_AT_END)
        if before is not None and (colon := text.content.rfind(": ", before.start, before.end)) != -1:
            before = text.trimmed(colon + 1, before.end)
        if before is None and above is not None and above.page == line.page:
            before = _cell_above(text, above, label.span)
        if before is None and start > line.start:
            before = text.trimmed(text.content.rfind(CELL, line.start, start - 1) + 1 or line.start, start)
        if (
            before is None
            or _SALUTED.match(text[before])
            or any(
                other.span.start < before.end and before.start < other.span.end for other in document.labels
            )
        ):
            continue
        named_so = looks_like_person(text[before]) or _FAMILY_FIRST.fullmatch(text[before]) is not None
        is_theirs = named_so and could_name_patient(text[before]) and not _DOCTOR.match(text[before])
        if is_theirs and (named := _named(document, before, 0.9)):
            yield named


def _cell_above(text: Text, above: Line, span: Span) -> Span | None:
    """The cell of the line above that begins where a span begins."""
    left = next(text.words_in(span.start, span.end)).word.box[0]
    for placed in text.words_in(above.start, above.end):
        if abs(placed.word.box[0] - left) < 0.02:
            stop = text.content.find(CELL, placed.start, above.end)
            return text.trimmed(placed.start, stop if stop != -1 else above.end, strip=" \t\n,;:*")
    return None


def _introduced(document: Document) -> Iterator[tuple[re.Match[str], WrittenDate]]:
    """Lines that give a person and a birth date without saying so."""
    text = document.text
    for cell in (cell for line in text.lines for cell in cells_of(text, line)):
        line = text.lines[cell.line]
        match = introduced(text.content, cell.span.start, _with_date_below(document, line))
        if match is None or document.outline.block_at(cell.span.start) != "patient":
            continue
        for written in document.dates_in(Span(match.start("date"), match.end("date"))):
            yield match, written


def _with_date_below(document: Document, line: Line) -> int:
    """Where a line ends, or the next one when that is nothing but a date."""
    lines = document.text.lines
    if line.number + 1 < len(lines) and lines[line.number + 1].page == line.page:
        below = lines[line.number + 1]
        if is_only_a_date(below.text):
            return below.end
    return line.end


def _named(document: Document, value: Span, weight: float) -> _Named | None:
    span = document.cut(value, _NAME_ENDS)
    if span is not None and _begins_small(document.text[span]):
        return None
    if span is not None and (place := _ADDRESS_BEHIND.match(document.text.content, span.start, span.end)):
        span = Span(span.start, place.end("name"))
    if span is None or len(document.text[span]) > 60:
        return None
    titled = _TITLE_WITHIN.search(document.text.content, span.start + 1, span.end)
    if titled is not None and "," not in document.text.content[span.start : titled.start()]:
        span = Span(titled.start(), span.end)
    words = document.text[span]
    if any(c.isdigit() for c in words):
        return None
    if not could_name_patient(words) and (weight < 0.95 or not looks_like_person(words)):
        return None
    parts = parts_of_name(document.text, span)
    if parts is not None and "," not in words and _SPANISH.search(document.text.content):
        parts = _with_two_surnames(document, parts)
    return None if parts is None else (parts, span, weight)


def _begins_small(words: str) -> bool:
    """Whether words begin in lower case and with no particle of a name: they are no name but what a letter is about."""
    first = words.split()[0]
    small = first[0].islower() and len(words.split()) > 1
    return small and not is_particle(first) and not is_title_of_address(first)


_SPANISH = re.compile(
    r"\b(?:nacid[oa]|fecha de|paciente|estimad[oa]s?|atentamente|un cordial saludo)\b", re.IGNORECASE
)


def _with_two_surnames(document: Document, parts: PersonName) -> PersonName:
    """The name of somebody from a country where people carry their father's and their mother's surname."""
    if len(parts.given) != 1 or len(parts.family) != 1 or len(document.text[parts.given[0]].split()) < 2:
        return parts
    given, family = parts.given[0], parts.family[0]
    if len(document.text[family].split()) > 1:
        return parts
    cut = document.text.content.rindex(" ", given.start, given.end)
    return PersonName((Span(given.start, cut),), (Span(cut + 1, family.end),), parts.title)


_LONGEST_PART = 40


def _separate_names(document: Document) -> tuple[Found | None, Found | None]:
    """Given and family name from boxes of their own."""
    found: dict[str, Found] = {}
    for key in ("first_name", "middle_name", "last_name"):
        for label, value in document.labelled(key):
            words = document.text[value]
            theirs = document.role_of(label) in ("patient", "letterhead", "body")
            plain = any(c.isalpha() for c in words) and not any(c.isdigit() for c in words)
            if theirs and plain and 1 < len(words) <= _LONGEST_PART and not reads_as_prose(words):
                found.setdefault(key, Found(words, (value,), 0.96))
    first, middle = found.get("first_name"), found.get("middle_name")
    if first and middle:
        first = Found(f"{first.value} {middle.value}", (*first.spans, *middle.spans), 0.95)
    return first, found.get("last_name")


def _birth_date(document: Document, name: _Named | None) -> Found | None:
    candidates: list[Found] = []
    for label, value in document.labelled("birth_date"):
        before = document.text.flowing[max(0, label.span.start - 50) : label.span.start]
        if label.wording[:4].casefold() in ("born", "geb.") and _OF_A_RELATIVE.search(before):
            continue
        written = next(iter(document.dates_in(value)), None) or document.misread_date_in(value)
        if written is not None and written.value <= document.today:
            candidates.append(document.date_found(written, 0.97))
    if not candidates:
        candidates = [document.date_found(written, 0.86) for _, written in _introduced(document)][:1]
    if not candidates:
        candidates = list(_born_in_prose(document))[:1]
    if not candidates and name is not None:
        candidates = list(_behind_name(document, name[1]))[:1]
    return best(candidates)


def _behind_name(document: Document, name: Span) -> Iterator[Found]:
    """The date behind the patient's name, on its line or alone on the next one ("Anton Brandt (14/02/1968)")."""
    match = _BETWEEN_NAME_AND_DATE.match(document.text.flowing, name.end)
    if match is None:
        return
    for written in document.dates_in(Span(match.start("date"), match.end("date"))):
        if written.value < document.today:
            yield document.date_found(written, 0.84)


def _born_in_prose(document: Document) -> Iterator[Found]:
    """The date of a sentence such as "whose date of birth is February 20, 1949"."""
    for match in document.phrase(_BORN):
        before = document.text.flowing[max(0, match.start() - 50) : match.start()]
        for written in document.dates_in(
            Span(match.end(), min(match.end() + 22, len(document.text.content)))
        ):
            near = written.start - match.end() < 3
            if near and written.value <= document.today and not _OF_A_RELATIVE.search(before):
                yield document.date_found(written, 0.84)


def _age(document: Document) -> tuple[Found | None, Found | None]:
    """The stated age, and the sex where a word beside the age tells it ("a 64-year-old man")."""
    for _, value in document.labelled("age"):
        match = re.match(
            r"\D{0,3}(\d{1,3})(?:\.\d+)?(?!\d)(?!\s*(?:months?|weeks?|days?|/12|/52))",
            document.text.content[value.start : value.end],
        )
        if match and int(match[1]) <= 120:
            start = value.start + match.start(1)
            return Found(int(match[1]), (Span(start, start + len(match[1])),), 0.96), None
    for match in document.phrase(_AGE):
        digits = next(group for group in ("age", "aged", "short", "mf") if match[group])
        before = document.text.content[max(0, match.start() - 50) : match.start()]
        if int(match[digits]) > 120 or _RELATIVE.search(before):
            continue
        section = document.outline.section_at(match.start())
        if section is not None and section.key in ("family", "social"):
            continue
        age = Found(int(match[digits]), (Span(match.start(digits), match.end(digits)),), 0.9)
        return age, _sex_beside(document, match)
    return None, None


def _sex_beside(document: Document, age: re.Match[str]) -> Found | None:
    if age["sexed"]:
        value = "male" if age["sexed"].upper() == "M" else "female"
        return Found(value, (Span(age.start("sexed"), age.end("sexed")),), 0.9)
    start = age.end() + len(document.text.content[age.end() : age.end() + 1].strip(" -"))
    stop = min(start + 45, len(document.text.content))
    sentence_end = document.text.content.find(".", start, stop)
    noun = _SEX_NOUN.search(document.text.content, start, sentence_end if sentence_end != -1 else stop)
    if noun is None:
        return None
    return Found("male" if noun["male"] else "female", (Span(noun.start(), noun.end()),), 0.92)


def _sex(
    document: Document, name: _Named | None, birth_date: Found | None, near_age: Found | None
) -> Found | None:
    for label, value in document.labelled("sex"):
        line = document.text.lines[label.line]
        marked = ticked(document.text, Span(label.span.end, line.end), tuple(_SEX_WORD)) or ticked(
            document.text, value, tuple(_SEX_WORD)
        )
        if marked is not None:
            option, span = marked
            return Found(_SEX_WORD[option], (span,), 0.93)
        word = re.match(r"[^\W\d_]+(?:[- ][a-z]+)?", document.text[value])
        for length in (2, 1):
            key = " ".join(word.group().casefold().split()[:length]) if word else ""
            if key in _SEX_WORD and not _lists_options(document.text[value]):
                return Found(_SEX_WORD[key], (Span(value.start, value.start + len(key)),), 0.97)
        beside_age = _SEX_BEHIND_AGE.search(document.text[value])
        if beside_age and len(document.text[value]) < 24:
            place = document.text.content.find(beside_age[1], value.start, value.end)
            if place != -1:
                return Found(
                    _SEX_WORD[beside_age[1].casefold()], (Span(place, place + len(beside_age[1])),), 0.93
                )
    anchors = [birth_date.spans[-1].end] if birth_date else []
    for anchor in [*anchors, *([name[1].end] if name else [])]:
        beside = _SEX_BEHIND.match(document.text.content[anchor : anchor + 24])
        if beside:
            span = Span(anchor + beside.start(1), anchor + beside.end(1))
            return Found(_SEX_WORD[beside[1].casefold()], (span,), 0.93)
    if near_age is not None:
        return near_age
    for match in document.phrase(_CALLED):
        if not _RELATIVE.search(document.text.flowing[max(0, match.start() - 50) : match.start()]):
            group = next(name for name in ("male", "he", "female", "she") if match[name])
            called = "male" if group in ("male", "he") else "female"
            return Found(called, (Span(match.start(group), match.end(group)),), 0.85)
    if name is not None and name[0].title and sex_of_title(name[0].title):
        place = document.text.content.find(name[0].title, name[1].start, name[1].end)
        return Found(sex_of_title(name[0].title), (Span(place, place + len(name[0].title)),), 0.85)
    return next(_sex_otherwise(document, name), None)


def _sex_otherwise(document: Document, name: _Named | None) -> Iterator[Found]:
    """Sex from marked boxes without a label, a title in a box of its own, "née", and the pronouns of the letter."""
    text = document.text
    for line in text.lines:
        if document.outline.block_at(line.start) == "patient" and _lists_options(line.text):
            marked = ticked(text, Span(line.start, line.end), ("male", "female", "boy", "girl", "m", "f"))
            if marked is not None:
                yield Found(_SEX_WORD[marked[0]], (marked[1],), 0.9)
    for label in document.labels:
        if (
            label.wording.casefold() == "title"
            and label.value
            and sex_of_title(text[label.value].strip(". "))
        ):
            yield Found(sex_of_title(text[label.value].strip(". ")), (label.value,), 0.85)
    if name is not None and (born := _FEMININE.match(text.flowing, name[1].end)):
        yield Found("female", (Span(born.start("word"), born.end("word")),), 0.8)
    spoken = [
        match
        for match in _PRONOUN.finditer(document.text.content)
        if document.outline.block_at(match.start()) in _TOLD_IN
    ]
    groups = {"he" if match["he"] else "she" for match in spoken}
    if len(groups) == 1:
        value = "male" if groups == {"he"} else "female"
        yield Found(
            value, (Span(spoken[0].start(), spoken[0].end()),), 0.75, ("The letter says it by its pronouns.",)
        )


def _lists_options(words: str) -> bool:
    """Tell whether a value only lists the choices of a form ("Male Female Other")."""
    return (
        len({_SEX_WORD[w] for w in re.findall(r"\w+", words.casefold()) if w in _SEX_WORD and len(w) > 1}) > 1
    )
