"""Of which sex the patient is where no label and no title says so: what a document tells of the patient, weighed.

One word can mislead ("his wife drives her"), all of them together hardly do.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator

from jobs.extraction.assistant.abroad.languages import languages_of
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.correspondence import tells
from jobs.extraction.assistant.patient.relatives import is_of_a_relative
from jobs.extraction.assistant.patient.sex_told_further_off import (
    AGED_FURTHER_OFF,
    SAID_FURTHER_OFF,
    is_a_womans_name,
)
from jobs.extraction.assistant.values.forms_of_address import TITLES_OF_PATIENTS, sex_of_title
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_SAID_OF_THE_PATIENT = re.compile(
    r"\b(?:(?P<female>Patientin|(?:une|cette|la|ma|votre) patiente|patiënte|(?:la|esta|una) paciente|"
    r"(?:la|questa|una) paziente|[aà] (?:sua )?(?:doente|utente)|(?:la|cette|une) dame|invio la signora|"
    r"(?:la|nostra|sua) assistita)|"
    r"(?P<male>(?:der|dieser|unser) Patient|(?:de[smn]|diese[smn]|unsere[smn]|genannten) Patienten|"
    r"(?:el|este|un) paciente|(?:il|questo|un) paziente|(?:ce|le|un|mon|votre) patient|"
    r"(?:[oO]|ao|do) (?:doente|utente)|(?:ce|un) monsieur|(?:il|nostro|suo) assistito))(?![\w/(:*])",
    re.IGNORECASE,
)
"""What some languages say of the patient's sex in the word for the patient."""
_AGED = re.compile(
    r"(?:\b\d{1,3}[\s-]*(?:year|yr|y|month|week|day|jährig\w*|jarige?|-?(?:y/?o))s?\b\.?[\s-]*(?:old|of age)?,?\s+"
    r"(?:[\w-]+\s+){0,3}?|\b(?:nine|ten|two|three|four|five|six|seven|eight)-(?:day|week|month|year)-old\s+(?:[\w-]+\s+)?|"
    r"\b(?:this|a|an|our|the above|pleasant)\s+(?:[\w-]+\s+){0,3}?|\b(?:cet(?:te)?|une?|eine[rnms]?|diese[rnms]?|"
    r"una?|este|esta|uma?|quest[oa]|de(?:ze)?|een)\s+(?:\w+\s+){0,2}?)"
    r"(?:(?P<female>woman|lady|girl|female|widow|housewife|grandmother|mother of|mum of|schoolgirl|"
    r"Mädchens?|Frau(?! (?:Dr|Prof|Koll))|femme|fillette|fille(?! de)|mujer|niña|señora|donna|bambina|signora|ragazza|"
    r"vrouw|meisje|dame|mulher|menina|senhora|professora|primigravida|multigravida)|"
    r"(?P<male>man|gentleman|boy|male|gent|widower|grandfather|father of|dad of|schoolboy|"
    r"Mannes|Mann|Junge[n]?|Knaben?|homme|garçon|garçonnet|hombre|niño|varón|uomo|bambino|ragazzo|jongen|jongetje|"
    r"homem|menino|rapaz))(?![\w-])",
    re.IGNORECASE,
)
"""A noun for the patient, behind an age or an article."""
_NOUN_THEN_AGE = re.compile(
    r"\b(?:(?P<female>femme|fille(?:tte)?|dame|mujer|femenin[ao]|niña|donna|mulher|vrouw|woman|lady|girl|female)|"
    r"(?P<male>homme|garçon|hombre|masculino|niño|uomo|homem|man|boy|gentleman|male))"
    r"(?: de| di| of| aged|,| van)* \d{1,3}\b",
    re.IGNORECASE,
)
_BORN = re.compile(
    r"\b(?:(?P<female>née|nacida|nascida|nata|geborene)|(?P<male>(?<!\()né(?= (?:le|à|en)\b)|nacido|nascido|nato))"
    r"(?! ?/|\()(?=[\s:])",
    re.IGNORECASE,
)
_CHILD = re.compile(
    r"\b(?:(?P<female>daughter of|[DdWw]/[Oo]|A/P|a/p|binti)|(?P<male>son of|[Ss]/[Oo]|A/L|a/l|bin))\b(?! ?(?:/|\())"
)
_OBSTETRIC = re.compile(
    r"\b(?P<female>(?-i:G\d{1,2} ?P\d{1,4})|(?:primi|multi)?gravida|ante-?natal|(?-i:LMP|EDD|EDC)|para \d)\b",
    re.IGNORECASE,
)
"""How the papers of pregnancies write them."""
_BODY = re.compile(
    r"\b(?:(?P<female>pregnan\w+|post-?partum|obstetric\w*|(?:post)?menopaus\w*|\w*menorrh\w*|heavy periods|"
    r"cervical smear|pap smear|uter(?:us|ine)|fibroids?|hysterectomy|ovar(?:y|ies|ian)|endometri\w*|vagin\w+|"
    r"vulva\w*|cystocele|pre-?eclampsia|breast ?feeding|c-section|ca?esarean|schwanger\w*|enceinte|embarazada)|"
    r"(?P<male>prostat\w+|(?-i:PSA|BPH|TURP)|testic\w+|testes|testis|scrot\w+|erectile|penile|penis|foreskin|"
    r"phimosis|vasectomy|hydrocele|varicocele|epididym\w+))\b",
    re.IGNORECASE,
)
"""What only one sex has: it tells too little by itself, for a paper that says no more leaves the sex open."""
_PRONOUN = re.compile(
    r"(?<![\w/])(?:(?P<male>he|him|his)|(?P<female>she|her|hers))(?![\w/'\u2019-])", re.IGNORECASE
)
_MARRIED = re.compile(r"\b(?:(?P<male>his wife)|(?P<female>her husband))\b", re.IGNORECASE)
_SIGNS: tuple[tuple[re.Pattern[str], float], ...] = (
    (_SAID_OF_THE_PATIENT, 3.0),
    (_AGED, 3.0),
    (AGED_FURTHER_OFF, 3.0),
    (SAID_FURTHER_OFF, 3.0),
    (_NOUN_THEN_AGE, 3.0),
    (_BORN, 3.0),
    (_CHILD, 1.5),
    (_MARRIED, 1.5),
    (_OBSTETRIC, 1.5),
    (_BODY, 0.75),
)
"""What tells a sex, and how much."""
_PRONOUNS_COUNT = 5
_TIMES_AS_OFTEN = 5
"""How much more often one pronoun stands than the other, that the other is somebody else's."""
_SHORTEST_NAME = 2
_OF_SOMEBODY_ELSE = frozenset({"recipient", "referrer", "signature", "insurance", "copies"})
_LEAST, _TIMES_THE_OTHER = 1.5, 3.0
_CHILDHOOD = 11
"""Years below which words of pregnancy and birth are told of the mother."""
_SURE = 3.0


def sexes_said(words: str) -> set[str]:
    """Return the sexes that words tell of somebody: what the judge looks for in a quote."""
    return {
        match.lastgroup or ""
        for pattern in (*(pattern for pattern, _ in _SIGNS), _PRONOUN)
        for match in pattern.finditer(words)
    }


def sex_told(document: Document, names: tuple[str, ...], age: int | None) -> Found | None:
    """Return the sex that the document's words tell; None where they tell none, or both about as much. `names` are the
    patient's, `age` the years if known.
    """
    told: dict[str, list[tuple[float, Span]]] = defaultdict(list)
    for sex, weight, span in (*_titles(document, names), *_signs(document, age), *_pronouns(document)):
        told[sex].append((weight, span))
    sums = sorted(((sum(weight for weight, _ in of), sex) for sex, of in told.items()), reverse=True)
    if not sums or sums[0][0] < _LEAST:
        return None
    most, sex = sums[0]
    if len(sums) > 1 and most < _TIMES_THE_OTHER * sums[1][0]:
        return None
    place = max(told[sex], key=lambda each: each[0])[1]
    return Found(sex, (place,), 0.8 if most >= _SURE else 0.7, ("It is told by the words of the document.",))


def _titles(document: Document, names: tuple[str, ...]) -> Iterator[tuple[str, float, Span]]:
    """The titles before one of the patient's names, or in brackets behind it."""
    content = document.text.content
    words = frozenset(word.casefold() for name in names for word in name.split())
    before = [(match["title"], match.span("title"), match.end()) for match in _TITLE_BEFORE.finditer(content)]
    for name in names:
        if len(name) < _SHORTEST_NAME:
            continue
        if (don := content.find(f"D. {name}")) != -1 and _is_spanish(document):
            yield "male", 3.0, Span(don, don + len("D."))
        at = content.find(name)
        if at != -1 and is_a_womans_name(name):
            yield "female", 1.5, Span(at, at + len(name))
        titles = [(title, span) for title, span, end in before if _name_follows(content, end, name, words)]
        for title, span in (*titles, *_titles_behind(content, name)):
            if not _is_of_somebody_else(document, span[0]) and (sex := sex_of_title(title)):
                yield sex, 3.0, Span(*span)


def _is_spanish(document: Document) -> bool:
    """Whether "D." is "Don": in Portuguese it is "Dona"."""
    languages = languages_of(document.text)
    return "es" in languages and "pt" not in languages


_TITLE_BEFORE = re.compile(rf"(?<!\w)(?P<title>{TITLES_OF_PATIENTS})\.?\s+", re.IGNORECASE)
_TITLE_IN_BRACKETS = re.compile(rf"\((?P<title>{TITLES_OF_PATIENTS})\.?\)", re.IGNORECASE)
_FURTHER_WORD = re.compile(r"(?P<word>\S+?)\.?\s+")
_MOST_FURTHER_WORDS = 2
_NAME_GOES_ON = re.compile(r"[\w-]")


def _name_follows(content: str, at: int, name: str, words: frozenset[str]) -> bool:
    """Whether a name stands at a place, or behind one or two initials or other words of the patient's names."""
    for _ in range(_MOST_FURTHER_WORDS + 1):
        end = at + len(name)
        if content[at:end].casefold() == name.casefold() and not _NAME_GOES_ON.match(content, end):
            return True
        further = _FURTHER_WORD.match(content, at)
        if further is None or not (
            further["word"].casefold() in words or (len(further["word"]) == 1 and further["word"].isalpha())
        ):
            return False
        at = further.end()
    return False


def _titles_behind(content: str, name: str) -> Iterator[tuple[str, tuple[int, int]]]:
    """The titles in brackets behind a name: "Hill, Ada (Mrs)"."""
    for match in _TITLE_IN_BRACKETS.finditer(content):
        named = re.search(
            rf"(?<!\w){re.escape(name)}(?:,? [A-ZÀ-Þ][\w.]*)?,? ?$", content[: match.start()], re.IGNORECASE
        )
        if named:
            yield match["title"], match.span("title")


def _signs(document: Document, age: int | None) -> Iterator[tuple[str, float, Span]]:
    """The words of each kind that tell a sex, each kind once; not those of a label ("Name des Patienten")."""
    for pattern, weight in _SIGNS:
        if pattern in (_BODY, _OBSTETRIC) and age is not None and age < _CHILDHOOD:
            continue
        said: set[str] = set()
        for match in document.phrase(pattern):
            group = match.lastgroup or ""
            asked = pattern is _SAID_OF_THE_PATIENT and any(
                label.span.start <= match.start() < label.span.end for label in document.labels
            )
            if group not in said and not asked and not _is_of_somebody_else(document, match.start()):
                said.add(group)
                yield group, weight, Span(*match.span(group))


def _pronouns(document: Document) -> Iterator[tuple[str, float, Span]]:
    """The pronouns of the sentences, each a little; what is told of a relative does not count."""
    seen: dict[str, int] = defaultdict(int)
    told = [match for match in document.phrase(_PRONOUN) if not _is_of_somebody_else(document, match.start())]
    often = Counter(match.lastgroup or "" for match in told)
    for match in told:
        sex = match.lastgroup or ""
        if seen[sex] >= _PRONOUNS_COUNT or often[sex] * _TIMES_AS_OFTEN <= often.total() - often[sex]:
            continue
        seen[sex] += 1
        yield sex, 1.5 if seen[sex] == 1 else 0.5, Span(*match.span())


def _is_of_somebody_else(document: Document, offset: int) -> bool:
    block = document.outline.block_at(offset)
    told = block == "referrer" and tells(document.text.line_at(offset).text)
    if (block in _OF_SOMEBODY_ELSE and not told) or is_of_a_relative(document.text, offset):
        return True
    section = document.outline.section_at(offset)
    return section is not None and section.key == "family"
