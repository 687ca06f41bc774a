"""Where a title or a pregnancy speaks against the sex that is given for the patient: "Mr Tom Reed, Female"."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from jobs.extraction.judge.aligner import PageIndex
from jobs.extraction.judge.contradictions import Contradiction, is_of_another
from jobs.extraction.judge.identities import OTHERWISE_SEXED
from referrals.data.referral import Evidence, Referral

_PATH = "patient.sex"
_MALE, _FEMALE = r"(?P<male>mr|master|herrn?|monsieur)", r"(?P<female>mrs|miss|ms|frau|madame|mme)"
_PREGNANT = re.compile(
    r"\b(?:(?:she|he|patient|who) is (?:currently |now |\d{1,2} weeks )?pregnant|currently pregnant|"
    r"\d{1,2} ?(?:weeks|wks) pregnant|pregnant (?:patient|lady|woman)|pregnan(?:t|cy)\s*[:?]\s*yes)\b",
    re.IGNORECASE,
)
_OF_ANOTHER = re.compile(
    r"\b(?:wife|partner|daughter|sister|mother|fianc[e\u00e9]e|girlfriend|spouse|surrogate|if|not)\b[^.!?]*$",
    re.IGNORECASE,
)
_A_SENTENCE = 90


def find_sexes_by_title(referral: Referral, said: Iterable[PageIndex]) -> Iterator[Contradiction]:
    """Yield what tells another sex than the referral has; nothing where a page says that there is more to it."""
    sex = referral.patient.sex.value
    pages = list(said)
    if sex not in ("male", "female") or any(OTHERWISE_SEXED.search(page.plain.content) for page in pages):
        return
    titled = _titled(referral)
    for page in pages:
        for match in titled.finditer(page.plain.content) if titled else ():
            if match[str(sex)] is None and not is_of_another(page, match.start()):
                yield _against(f'Page {page.page.number} says "{match[0]}".', page.evidence(*match.span()))
                return
        if sex == "male" and (told := _pregnant(page)) is not None:
            yield _against(f"Page {page.page.number} tells of a pregnancy.", page.evidence(*told.span()))
            return


def _against(reason: str, place: Evidence) -> Contradiction:
    return Contradiction(_PATH, reason, certain=False, places=(place,))


def _titled(referral: Referral) -> re.Pattern[str] | None:
    """A pattern of the patient's whole name behind a title: a family name alone may be a spouse's."""
    given, family = referral.patient.given_name.value, referral.patient.family_name.value
    if not isinstance(given, str) or not isinstance(family, str):
        return None
    first, last = re.escape(given.split()[0]), re.escape(family)
    return re.compile(
        rf"\b(?:{_MALE}|{_FEMALE})\b\.? (?:{first}(?: [\w.-]+)?,? {last}|{last},? {first})\b", re.IGNORECASE
    )


def _pregnant(page: PageIndex) -> re.Match[str] | None:
    for told in _PREGNANT.finditer(page.plain.content):
        before = page.plain.content[max(0, told.start() - _A_SENTENCE) : told.start()]
        if not _OF_ANOTHER.search(before):
            return told
    return None
