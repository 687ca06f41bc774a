"""Whether a document tells of two people as its patient: two names, sexes or record numbers under the same label.

Only what labels say plainly counts. Names that share a word are one person's: maiden names, aliases, a newborn by the
mother's name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime

from rapidfuzz import fuzz

from jobs.extraction.judge.aligner import PageIndex, fold
from jobs.extraction.judge.contradictions import Contradiction, is_of_another
from referrals.data.referral import Evidence, Referral

_NAMED = re.compile(r"\b(?:Patient|PATIENT)(?:['\u2019]?s)?(?:\s+(?:[Nn]ame|NAME))?\s*:\s|\b(?:RE|Re):\s")
_TITLES = frozenset("mr mrs ms miss mx dr prof master sir".split())
_NO_NAMES = frozenset(
    "name names first last given family middle surname address details information portal phone date birth dob mrn id "
    "number no sex gender age nhs male female reports states has is was denies self pay status type class the this "
    "new established referral referred request consult consultation follow up appointment your our re of for and "
    "in with please urgent routine outpatient inpatient patient unknown see attached same above".split()
)
_DETAIL = re.compile(
    r"\b(?:D\.?O\.?B|born|MRN|NHS|date of birth)\b|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}", re.IGNORECASE
)
_LEAST_OF_A_NAME = 2
_SEX = re.compile(
    r"\b(?P<label>sex|gender)\s*:\s*(?P<sex>female|male|f|m)\b"
    r"(?!\s*(?:[/|,\u2610-\u2612\u25a1\u25a0\[]|or\b|female\b|male\b|[mf]\b))",
    re.IGNORECASE,
)
_DESCRIBED = re.compile(
    r"\b(?P<age>\d{1,3})[- ](?:year|yr)s?[- ]old\s+(?:(?!and\b|with\b|son\b|daughter\b)[\w-]+\s+){0,2}?"
    r"(?:(?P<male>man|male|gentleman|boy)|(?P<female>woman|female|lady|girl))\b",
    re.IGNORECASE,
)
OTHERWISE_SEXED = re.compile(
    r"\b(?:trans|transgender|transsexual|non-?binary|intersex|assigned|at birth|afab|amab|identif\w+ as|pronouns)\b",
    re.IGNORECASE,
)
_RECORD = re.compile(
    r"\b(?:MRN(?:\s*(?:no|number|#))?|medical record\s*(?:no|number|#))\b\s*[:#.]*\s*"
    r"(?P<number>[A-Z]{0,3}-?\d[\w-]{3,})(?![/.]\d)",
    re.IGNORECASE,
)

_Said = Iterable[PageIndex]


def find_mixed_identities(referral: Referral, said: _Said) -> Iterator[Contradiction]:
    """Yield where the pages name another patient than the referral has."""
    yield from _names(referral, said)
    yield from _sexes(referral, said)
    yield from _records(referral, said)
    yield from _two_of_a_kind(referral)


def _names(referral: Referral, said: _Said) -> Iterator[Contradiction]:
    patient = referral.patient
    known = _words(f"{patient.given_name.value or ''} {patient.family_name.value or ''}")
    if not any(word in page.folded.content for word in known for page in said):
        return  # what stands on no page is judged for that
    for page in said:
        for label in _NAMED.finditer(page.plain.content):
            named = _name_after(page, label)
            if named is None or is_of_another(page, label.start()):
                continue
            other = _words(named.quote)
            if not any(_alike(one, two) for one in known for two in other):
                for path in ("patient.given_name", "patient.family_name"):
                    yield Contradiction(
                        path, f"Page {page.page.number} names another patient.", certain=True, places=(named,)
                    )
                return


def _name_after(page: PageIndex, label: re.Match[str]) -> Evidence | None:
    """The full name behind a label on its line; behind "Re:", which leads in anything, only before a birth date."""
    words = page.page.words
    first = page.plain.word_at(label.end() - 1) + 1
    line = words[page.plain.word_at(label.start())].line
    last = first
    while last < len(words) and words[last].line == line and _may_be_of_a_name(words[last].text):
        last += 1
    named = page.words(first, last - 1) if last > first else ""
    if len(_words(named)) < _LEAST_OF_A_NAME or (
        last < len(words) and words[last].text.endswith(":") and last == first
    ):
        return None
    if label[0].casefold().startswith("re"):
        rest = " ".join(word.text for word in words[last : last + 8] if word.line == line)
        if not _DETAIL.search(rest):
            return None
    return page.place(first, last - 1)


def _may_be_of_a_name(word: str) -> bool:
    bare = word.strip(".,()")
    return bool(
        re.fullmatch(r"[^\W\d_][\w.'\u2019-]*,?", word) and bare[:1].isupper() and fold(bare) not in _NO_NAMES
    )


def _words(name: str) -> frozenset[str]:
    """The words of a name, without titles and initials."""
    folded = (fold(word) for word in re.split(r"[\s,\u2019'-]+", name))
    return frozenset(word for word in folded if len(word) > 1 and word not in _TITLES)


def _alike(one: str, two: str) -> bool:
    """Whether two words may be one name, misread or cut short."""
    shorter = min(len(one), len(two))
    return one[:shorter] == two[:shorter] or fuzz.ratio(one, two) >= 75


def _sexes(referral: Referral, said: _Said) -> Iterator[Contradiction]:
    sex = referral.patient.sex.value
    if sex not in ("male", "female") or any(OTHERWISE_SEXED.search(page.plain.content) for page in said):
        return
    initial = str(sex)[0]
    for page in said:
        content = page.plain.content
        for match in _SEX.finditer(content):
            if match["sex"][0].casefold() != initial and not is_of_another(page, match.start()):
                yield _other_sex(page, match, certain=True)
                return
        for match in _DESCRIBED.finditer(content):
            described = "m" if match["male"] else "f"
            if (
                described != initial
                and _is_the_age(referral, int(match["age"]))
                and not is_of_another(page, match.start())
            ):
                yield _other_sex(page, match, certain=False)
                return


def _other_sex(page: PageIndex, match: re.Match[str], *, certain: bool) -> Contradiction:
    return Contradiction(
        "patient.sex",
        f"Page {page.page.number} tells another sex.",
        certain=certain,
        places=(page.evidence(*match.span()),),
    )


def _is_the_age(referral: Referral, age: int) -> bool:
    """Whether somebody of this age may be the patient."""
    patient = referral.patient
    if isinstance(patient.birth_date.value, str):
        written = referral.request.date.value
        on = date.fromisoformat(written) if isinstance(written, str) else datetime.now(UTC).date()
        return abs((on - date.fromisoformat(patient.birth_date.value)).days / 365.25 - age) <= 2
    return patient.age.value == age


def _records(referral: Referral, said: _Said) -> Iterator[Contradiction]:
    for number, identifier in enumerate(referral.patient.identifiers):
        if identifier.type.value != "mrn" or identifier.value.value is None:
            continue
        ours = fold(str(identifier.value.value))
        for page in said:
            for match in _RECORD.finditer(page.plain.content):
                theirs = fold(match["number"])
                if theirs in ours or ours in theirs or is_of_another(page, match.start()):
                    continue
                yield Contradiction(
                    f"patient.identifiers[{number}].value",
                    f"Page {page.page.number} gives another record number.",
                    certain=False,
                    places=(page.evidence(*match.span()),),
                )
                break


_ONE_TO_A_PERSON = ("nhs_number", "ssn")


def _two_of_a_kind(referral: Referral) -> Iterator[Contradiction]:
    """Numbers of which everybody has one, given twice: one of them is somebody else's."""
    for number, identifier in enumerate(referral.patient.identifiers):
        kind, value = identifier.type.value, identifier.value.value
        if kind not in _ONE_TO_A_PERSON or value is None:
            continue
        others = [
            other.value
            for other in referral.patient.identifiers
            if other.type.value == kind
            and other.value.value
            and fold(str(other.value.value)) != fold(str(value))
        ]
        if others:
            yield Contradiction(
                f"patient.identifiers[{number}].value",
                "The document gives two numbers of this kind, and everybody has one.",
                certain=False,
                places=tuple(place for other in others for place in other.evidence),
            )
