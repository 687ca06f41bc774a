"""What brought somebody to a visit, where the note of it says so in its first sentences: "presents with complaint of
allergies", "referred for diagnostic lumbar puncture", "returns for followup of urge incontinence".
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.correspondence import salutations
from jobs.extraction.assistant.page.sentences import Sentence
from jobs.extraction.assistant.request.reason.complaints import is_clinical
from jobs.extraction.assistant.request.reason.in_prose import NEVER_A_REASON
from jobs.extraction.found import Found
from jobs.extraction.text import Span
from jobs.extraction.wordings.words_of_asking import says_what_for

_COMES = (
    r"(?:presents?|presented|presenting|(?:comes?|came)(?: back)?(?: in)?|returns|returned|"
    r"(?:is|was|are|were) (?:being )?(?:here|seen|brought|referred|evaluated)|"
    r"(?:i|we) (?:have seen|saw|am seeing|are seeing|was asked to see|were asked to see)|referred)"
)
_LEADS = (
    re.compile(
        rf"(?<!\bif )(?<!should )\b(?P<comes>{_COMES})\b(?P<between>(?! by the )[^.;:]{{0,60}}?)[ ,](?:with|for|"
        rf"because of|due to)"
        r" (?P<what>[^\s].*)",
        re.IGNORECASE | re.DOTALL,
    ),
    re.compile(
        r"\b(?P<comes>(?:complain(?:s|ed|ing) (?:today )?of|c/o|with (?:a |the )?(?:chief )?complaints? of|"
        r"chief complaint (?:today )?(?:is|was)(?: of)?|requesting|stating that (?:s?he|"
        r"they) would like))(?P<between>) (?P<what>[^\s].*)",
        re.IGNORECASE | re.DOTALL,
    ),
)
_WANTS = (
    re.compile(
        r"\b(?:he|she|patient|they) (?:wants|would like|wishes) to (?P<comes>proceed with|"
        r"undergo)(?P<between>) (?P<what>[^\s].*)",
        re.IGNORECASE | re.DOTALL,
    ),
)
"""What a plan says that the patient has decided on."""
_COMPLAINT_OF = re.compile(
    r"(?:an? |the |his |her )?(?:(?:chief|main|new) )?(?:complaints?|symptoms|signs and symptoms|"
    r"concerns?) (?:of|about) |"
    r"complain\w+ of |(?:an? |the )?(?:workup|evaluation|consultation) (?:and evaluation |and \w+ )?(?:for|of) |"
    r"(?:his|her|their) (?!mother|father|wife|husband|daughter|son|parents|mom|dad|partner|power)",
    re.IGNORECASE,
)
_ENDS = re.compile(
    r"[,;] (?:who|which|he|she|they|and (?:was|is|has|he|she|they)|but|status post|a \d)\b|"
    r" (?:and|but) (?:was|were|is|has|had|he|she|they|then|does|did|denies|do)\b|(?<!\b[A-Z])[;.](?=\s|$)|"
    r"(?<=[a-z]) by (?:Dr|Prof|Doctor)\b|,? (?:after|since) (?:s?he|they)\b",
)
_COMPANY = re.compile(
    r"(?:(?:his|her|their|the|an?|both) )?(?:\w+ )?(?:mother|father|mom|dad|parents?|wife|husband|spouse|daughter|son|"
    r"sister|brother|partner|family|friend|caregiver|aunt|interpreter|power of attorney|staff|nurse)\b",
    re.IGNORECASE,
)
_BARE = re.compile(
    r"(?:an? |the |his |her |today|routine|scheduled|regular|continued|further|[\s,]|follow-?\s?ups?|recheck|re-?check|"
    r"(?:re-?)?evaluation|visit|appointment|care|check-?up|treatment|management|consultation|and|of|this|problems?)*\W*",
    re.IGNORECASE,
)
_OF_ANOTHER_TIME = re.compile(
    r"\b(?:had|previously|originally|initially|formerly|first|ago|last|when|if|should|not|never|family|mother|father|"
    r"brother|sister|(?:19|20)\d\d|hospitali[sz]ed|admitted)\b",
    re.IGNORECASE,
)
_LEAVES = re.compile(r"\b(?:to (?:have|get|see)|(?:came|went|go|going) (?:out|home|away))\b", re.IGNORECASE)
_NEVER = NEVER_A_REASON | frozenset(("past", "plan", "examination", "results", "past_problems", "treatments"))
_OF_A_PLAN = ("plan", "assessment", "problems")
_FIRST_SENTENCES, _MOST_WORDS = 14, 30
_SAID = 0.75


def came_with(document: Document) -> Found | None:
    """Return what the first sentences of a visit's note say that somebody came for; None where they do not, or say no
    more than that it is a visit."""
    sentences = document.sentences
    story = [one for one in sentences if _key_at(document, one) not in _NEVER][:_FIRST_SENTENCES]
    plan = [one for one in sentences if _key_at(document, one) in _OF_A_PLAN]
    for told, leads in ((story, _LEADS), (plan, _WANTS)):
        for sentence in told:
            if (what := _what(document, sentence, leads)) is not None:
                return Found(document.text[what], (what,), _SAID)
    return None


def _key_at(document: Document, sentence: Sentence) -> str:
    section = document.outline.section_at(sentence.span.start)
    return section.key if section is not None else ""


def is_a_letter(document: Document) -> bool:
    """Tell whether somebody is greeted, so that what is asked stands elsewhere than in the story."""
    return bool(document.text.once(salutations))


def _what(document: Document, sentence: Sentence, leads: Sequence[re.Pattern[str]]) -> Span | None:
    flowing = document.text.flowing[: sentence.span.end]
    for lead in leads:
        for match in lead.finditer(flowing, sentence.span.start):
            before = flowing[sentence.span.start : match.start()]
            if _LEAVES.search(match["between"]):
                continue
            if _OF_ANOTHER_TIME.search(before) or _OF_ANOTHER_TIME.search(match["between"]):
                continue
            if (what := _clause(document, match.start("what"), sentence.span.end)) is not None:
                return what
    return None


def _clause(document: Document, start: int, end: int) -> Span | None:
    """The words that name the matter, without what goes on to tell another one."""
    flowing = document.text.flowing
    if _COMPANY.match(flowing, start, end):
        return None
    while led := _COMPLAINT_OF.match(flowing, start, end):
        start = led.end()
    ends = _ENDS.search(flowing, start, end)
    span = document.text.trimmed(start, ends.start() if ends else end, strip=" \t\n.,;:")
    if span is None:
        return None
    words = flowing[span.start : span.end]
    if _BARE.fullmatch(words) or len(words.split()) > _MOST_WORDS:
        return None
    return span if is_clinical(words) or says_what_for(words) else None
