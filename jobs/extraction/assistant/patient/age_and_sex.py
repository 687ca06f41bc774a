"""How old the patient is, and of which sex."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.cells import cells_of
from jobs.extraction.assistant.page.checkboxes import ticked
from jobs.extraction.assistant.patient.ages_of_infants import age_in_parts
from jobs.extraction.assistant.patient.children_sent import sex_of_the_child_sent
from jobs.extraction.assistant.patient.names_cut_out import Named
from jobs.extraction.assistant.patient.numbers_by_labels import end_of_number
from jobs.extraction.assistant.patient.relatives import is_label_of_a_relative
from jobs.extraction.assistant.patient.sex_called import sex_called, tells_of_somebody_else
from jobs.extraction.assistant.patient.sex_circled import sex_circled
from jobs.extraction.assistant.patient.sex_told import sex_told
from jobs.extraction.assistant.patient.who_writes import writes_of_themselves
from jobs.extraction.assistant.values.forms_of_address import sex_of_title
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_AGE = re.compile(
    r"(?<![\d./])(?P<age>\d{1,3})[\s-]*(?:years?|yrs?|y)[\s./-]*(?:of[\s-]age|"
    r"old|o)\b|(?:,|\b(?:man|woman|lady|gentleman|patient|child|boy|girl|male|"
    r"female))\s+aged\s+(?P<aged>\d{1,3})\b(?!\s*(?:months?|weeks?|days?))|"
    r"(?<![\d./])(?P<told>\d{1,3}) ?(?:years?|yrs?|y)\.?[\s,/]+(?=(?:fe)?male\b|[MF]\b)|"
    r"(?<![\d./])(?P<short>\d{1,3})\s?(?:yo|y/o|y\.o\.)(?=[\s,.]|[MF]\b)|"
    r"(?:(?<=\d\d \()|(?<=\d\d, )|\baged? )(?P<years>\d{1,3}) ?(?:years?|yrs?|y)\.?,? ?(?:and )?"
    r"\d{1,2} ?(?:months?|mths?|mo?|/12)\b|(?-i:\b(?:FE)?MALE(?: [A-Z'-]+){1,4} AGE (?P<wired>\d{1,3})\b)|"
    r"(?<![\d./-])(?<!\dy )(?<!\dyr )(?<!\dyrs )(?<!years )(?<!\bat )(?<!after )(?<!about )(?<!within )"
    r"(?<!walks )(?<!walk )"
    r"(?P<mf>\d{2})\s?/?\s?(?P<sexed>[MF])\b(?=[\s,;)])",
    re.IGNORECASE,
)
_A_CRITERION = re.compile(
    r"\s*(?:years?|yrs?|y)?(?: old| of age)?\s*(?:\+|(?:and|or|&)\s+(?:over|above|older|more|under|below|younger|up)\b|"
    r"(?:-|\u2013|to)\s?\d{2})",
    re.IGNORECASE,
)
"""Behind the age of a criterion, which is nobody's: "aged 45 and over"."""
_SEX_BEHIND = re.compile(
    r"[\s,;/(\u2013|\u2022\u00b7-]*(?:\d{1,3} ?(?:y/?o|yrs?|years?|y|anos|años|ans|anni|jahre|jaar|jr|"
    r"j\.)?(?:,? ?\d{1,2} ?(?:months?|mths?|mo?|/12))?(?: old)?[\s,;/)]*)?"
    r"(?:sex|gender|sexe|sexo|sesso|geschlecht|geslacht)?:?\s?"
    r"\b(male|female|m|f|masculino|femenino|feminino|masculin|féminin|männlich|weiblich|man|woman|vrouw|hombre|"
    r"mujer|homme|femme|uomo|donna|männl|weibl|jongen|meisje|w(?=\)?\s*(?:[\t|,;]|\n|$)))\b\)?(?=[\s,;.)]|"
    r"$)(?!\. ?(?:n\b|na[cs]))(?!(?<=(?-i:f))\. ?\d)"
    r"(?!\s*[/|]?\s*[(\[]?\b(?:male|female|[mfx])\b)(?!\s*(?:[\[(\u2610-\u2612]|[+(]?\d[\d ]{4}))",
    re.IGNORECASE,
)
_REACH_OF_A_SEX = 34
_INITIAL = re.compile(r" [MF](?=\.|[ \t]|$)", re.MULTILINE)
"""A letter behind a name that may be that of a middle name."""
_SEX_BEHIND_AGE = re.compile(r"\d\s*(?:y\w*|years?)?\s*[/,|-]?\s*\b(male|female|m|f)\b", re.IGNORECASE)
_OTHER_CHOICE = re.compile(r"\s*[/|]?\s*[(\[]?\b(?:male|female|[mf])\b(?!\s*\d)", re.IGNORECASE)
"""The other option of a form behind one: nobody chose, or with a pen that cannot be read."""
_OLDEST = 120
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
    "uomo": "male",
    "donna": "female",
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
    "w": "female",
    "v": "female",
    "maschio": "male",
    "femmina": "female",
    "manlijk": "male",
    "mannelijk": "male",
    "vrouwelijk": "female",
    "varón": "male",
    "feminino": "female",
    "femme": "female",
    "féminin": "female",
    "mujer": "female",
    "femenino": "female",
    "männlich": "male",
    "homme": "male",
    "masculin": "male",
    "hombre": "male",
    "masculino": "male",
    **dict.fromkeys("männl jongen junge knabe garçon niño bambino ragazzo maschile".split(), "male"),
    **dict.fromkeys("weibl meisje mädchen fille niña bambina ragazza femminile".split(), "female"),
    "unknown": "unknown",
    "not known": "unknown",
    **dict.fromkeys(
        "dreng gutt pojke poika chłopiec chlopiec chlapec fiú fiu băiat baiat dječak djecak menino rapaz "
        "mann mand mies mężczyzna mezczyzna muž muz férfi ferfi bărbat barbat muški muski moški moski erkek nam "
        "laki-laki laki pria lelaki mwanaume home".split(),
        "male",
    ),
    **dict.fromkeys(
        "pige jente flicka tyttö tytto dziewczynka dievča dívka holka lány lany "
        "fată fata djevojčica djevojcica kız kiz "
        "menina rapariga nõ "
        "kvinna kvinne kvinde nainen kobieta žena zena nő femeie ženski zenski kadın kadin nữ perempuan wanita "
        "mwanamke dona".split(),
        "female",
    ),
}
_LETTERS_OF_A_SEX = {"k": "female", "ž": "female", "p": "female", "l": "male", "e": "male"}
"""What forms of some languages print behind the label alone: "Kön: K", "JK: L"."""


def age_of(document: Document) -> tuple[Found | None, Found | None]:
    """The stated age, and the sex where a word beside the age tells it ("a 64-year-old man")."""
    for label, value in document.labelled("age"):
        if not label.wording or is_label_of_a_relative(document.text, label):
            continue
        match = re.match(
            r"\D{0,3}(\d{1,3})(?:\.\d+)?(?!\d)(?!\s*(?:months?|weeks?|days?|/12|/52))",
            document.text.content[value.start : value.end],
        )
        if match and int(match[1]) <= _OLDEST:
            start = value.start + match.start(1)
            return Found(int(match[1]), (Span(start, start + len(match[1])),), 0.96), None
    if age := _instead_of_a_birth_date(document):
        return age, None
    if age := _behind_the_name(document):
        return age, None
    in_parts = age_in_parts(document, tells_of_somebody_else)
    for match in document.phrase(_AGE):
        digits = next(
            group for group in ("age", "aged", "told", "short", "years", "wired", "mf") if match[group]
        )
        if _A_CRITERION.match(document.text.flowing, match.end(digits)):
            continue
        if int(match[digits]) > _OLDEST or tells_of_somebody_else(document, match.start()):
            continue
        section = document.outline.section_at(match.start())
        if section is not None and section.key in ("family", "social"):
            continue
        if in_parts is not None and in_parts.start < match.start():
            break
        age = Found(int(match[digits]), (Span(match.start(digits), match.end(digits)),), 0.9)
        return age, _sex_beside(document, match)
    if in_parts is not None:
        return in_parts, None
    for label, value in document.labelled("age"):
        if not label.wording and int(document.text[value]) <= _OLDEST:
            return Found(int(document.text[value]), (value,), 0.88), None
    return None, None


def _instead_of_a_birth_date(document: Document) -> Found | None:
    """The age that stands where a birth date is not known: "Date of birth: unknown (9 years)"."""
    for label, value in document.labelled("birth_date"):
        told = _ABOUT_SO_OLD.fullmatch(document.text[value]) if label.role == "patient" else None
        if told is not None and int(told["age"]) <= _OLDEST:
            first, last = told.span("age")
            return Found(int(told["age"]), (Span(value.start + first, value.start + last),), 0.9)
    return None


_ABOUT_SO_OLD = re.compile(
    r"(?:(?:date )?(?:unknown|unsure|not (?:known|recorded|certain)|estimated?|approx(?:\.|imately)?|about|around|"
    r"circa|ca\.?|n/?[ak]|age|aged)\W{0,3})*(?P<age>\d{1,3}) ?(?:years?|yrs?|y/?o?)(?: old)?\W{0,2}",
    re.IGNORECASE,
)


def _behind_the_name(document: Document) -> Found | None:
    """The age that is all that stands behind the patient's labelled name: "Patient: Ada Quill, 84"."""
    for label, value in document.labelled("name", "full_name"):
        told = _NAME_AND_AGE.fullmatch(document.text[value]) if document.role_of(label) == "patient" else None
        if told is not None and int(told["age"]) <= _OLDEST:
            first, last = told.span("age")
            return Found(int(told["age"]), (Span(value.start + first, value.start + last),), 0.88)
    return None


_NAME_AND_AGE = re.compile(
    r"[^\W\d][^\d,;:]{2,40}(?:, [^\d,;:]{2,30})?, \(?(?P<age>\d{1,3})(?: ?y\w*)?\)?\.?"
)


_LETTER_BEHIND = re.compile(r"[ ,./]{0,3}(?P<sex>[MF])(?=[\s,;.)]|$)")
"""Of the sex, behind an age: "45 yrs / F"."""


def _sex_beside(document: Document, age: re.Match[str]) -> Found | None:
    if age["sexed"]:
        value = "male" if age["sexed"].upper() == "M" else "female"
        return Found(value, (Span(age.start("sexed"), age.end("sexed")),), 0.9)
    if behind := _LETTER_BEHIND.match(document.text.content, age.end()):
        value = "male" if behind["sex"] == "M" else "female"
        return Found(value, (Span(*behind.span("sex")),), 0.9)
    start = age.end() + len(document.text.content[age.end() : age.end() + 1].strip(" -"))
    stop = min(start + 45, len(document.text.content))
    sentence_end = document.text.content.find(".", start, stop)
    noun = _SEX_NOUN.search(document.text.content, start, sentence_end if sentence_end != -1 else stop)
    if noun is None:
        return None
    return Found("male" if noun["male"] else "female", (Span(noun.start(), noun.end()),), 0.92)


def sex_of(
    document: Document, name: Named | None, birth_date: Found | None, near_age: Found | None
) -> Found | None:
    """Return the sex: labelled, beside birth date, name or age, told by a noun, a title or the pronouns."""
    for label, value in document.labelled("sex"):
        if is_label_of_a_relative(document.text, label):
            continue
        line = document.text.lines[label.line]
        marked = ticked(document.text, Span(label.span.end, line.end), tuple(_SEX_WORD)) or ticked(
            document.text, value, tuple(_SEX_WORD)
        )
        if marked is not None:
            option, span = marked
            return Found(_SEX_WORD[option], (span,), 0.93)
        if (circled := sex_circled(document.text, value)) is not None:
            return circled
        if letter := _LETTERS_OF_A_SEX.get(document.text[value].casefold()):
            return Found(letter, (value,), 0.93)
        word = re.match(r"[^\W\d_]+(?:[- ][a-z]+)?", document.text[value])
        for length in (2, 1):
            key = " ".join(word.group().casefold().split()[:length]) if word else ""
            choice = _OTHER_CHOICE.match(document.text.content, value.start + len(key))
            if key in _SEX_WORD and choice is None and not _lists_options(document.text[value]):
                return Found(_SEX_WORD[key], (Span(value.start, value.start + len(key)),), 0.97)
        beside_age = _SEX_BEHIND_AGE.search(document.text[value])
        if beside_age and len(document.text[value]) < 24:
            place = document.text.content.find(beside_age[1], value.start, value.end)
            if place != -1:
                return Found(
                    _SEX_WORD[beside_age[1].casefold()], (Span(place, place + len(beside_age[1])),), 0.93
                )
    if birth_date is not None and (told := _before_birth(document, birth_date)) is not None:
        return told
    anchors = [birth_date.spans[-1].end] if birth_date else []
    anchors += [name[1].end] if name else []
    anchors += [
        end_of_number(document.text.content, label, value)
        for label, value in document.labelled("nhs_number", "health_card", "mrn")
        if label.role == "patient"
    ]
    for anchor in anchors:
        if near_age is not None and _INITIAL.match(document.text.content, anchor):
            continue
        beside = _SEX_BEHIND.match(document.text.content[anchor : anchor + _REACH_OF_A_SEX])
        if beside:
            span = Span(anchor + beside.start(1), anchor + beside.end(1))
            return Found(_SEX_WORD[beside[1].casefold()], (span,), 0.93)
    if (child := sex_of_the_child_sent(document.text)) is not None:
        return Found(child[0], (child[1],), 0.9)
    if near_age is not None:
        return near_age
    writes = writes_of_themselves(document, name)
    if called := sex_called(document, writes=writes):
        return called
    if name is not None and name[0].title and sex_of_title(name[0].title):
        place = document.text.content.find(name[0].title, name[1].start, name[1].end)
        return Found(sex_of_title(name[0].title), (Span(place, name[1].end),), 0.85)
    if writes:
        return None
    return next(_sex_otherwise(document, name, _years(document, birth_date)), None)


def _before_birth(document: Document, birth_date: Found) -> Found | None:
    """The sex that the head of a record tells in one breath with the birth: "Female; born August 02, 1954"."""
    line = document.text.line_at(birth_date.start)
    told = _BORN_BEHIND.search(document.text.content, line.start, birth_date.start)
    return Found(told["sex"].casefold(), (Span(*told.span("sex")),), 0.93) if told else None


_BORN_BEHIND = re.compile(r"\b(?P<sex>male|female)[,;]? (?:born|d\.?o\.?b\.?:?)(?: on)? $", re.IGNORECASE)


def _years(document: Document, birth_date: Found | None) -> int | None:
    """How old somebody is today who was born on a date."""
    return document.today.year - int(str(birth_date.value)[:4]) if birth_date else None


def _sex_otherwise(document: Document, name: Named | None, years: int | None) -> Iterator[Found]:
    """Sex from marked boxes without a label, a title in a box of its own, and what the document tells."""
    text = document.text
    for cell in cells_of(text):
        if document.outline.block_at(cell.span.start) == "patient" and _lists_options(cell.words):
            marked = ticked(text, cell.span, ("male", "female", "boy", "girl", "m", "f"))
            if marked is not None:
                yield Found(_SEX_WORD[marked[0]], (marked[1],), 0.9)
    for label in document.labels:
        if (
            label.wording.casefold() == "title"
            and label.value
            and sex_of_title(text[label.value].strip(". "))
        ):
            yield Found(sex_of_title(text[label.value].strip(". ")), (label.value,), 0.85)
    words = [text[part].strip(" .,") for part in (*name[0].given, *name[0].family)] if name else []
    if (told := sex_told(document, tuple(words), years)) is not None:
        yield told


def _lists_options(words: str) -> bool:
    """Tell whether a value only lists the choices of a form ("Male Female Other")."""
    said = [word for word in re.findall(r"\w+", words.casefold()) if word != "x"]
    both = any({first, second} == {"m", "f"} for first, second in pairwise(said))
    return both or len({_SEX_WORD[word] for word in said if word in _SEX_WORD and len(word) > 1}) > 1
