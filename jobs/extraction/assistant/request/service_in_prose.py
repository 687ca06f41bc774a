"""Which procedure sentences ask for: right behind words of asking, or right before words that say it is wanted."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.sentences import sentences_of
from jobs.extraction.assistant.request.service_words import DONE_OR_ELSE, PROCEDURE
from jobs.extraction.found import Found
from jobs.extraction.text import Span
from jobs.extraction.words_of_asking import ASKING

_NEAR = 70
_WANTS = re.compile(
    r"\b(?:would like|(?:i|we) (?:would )?want|wants?|needs?|requires?|requests?|requesting|candidate for|"
    r"benefit from|advise[sd]?|for consideration of|to discuss|book(?:ed)? for|listed for|order(?:ing|ed)?|"
    r"kindly do|(?:could|can|may|might) (?:we|i|s?he|they|this \w+|you) (?:please |kindly )?(?:have|get|undergo)|"
    r"(?:grateful|obliged) for|(?<!was )(?<!been )(?<!were )(?:re-?)?refer(?:ral|red)?)\b(?! (?:to|not)\b)",
    re.IGNORECASE,
)
"""Words that ask for what stands right behind them."""
_FOR = re.compile(
    r"(?<!waiting)(?<!listed)(?<!admitted)(?<!booked)(?<!seen)(?<!scheduled)(?<!came)(?<!consented)(?<!known)"
    r"[ \n,]for (?P<said>(?:(?:an?|the|elective|urgent|early|diagnostic|laparoscopic|upper|consideration|of|possible) )"
    r"{0,3})"
)
_IS_WANTED = re.compile(
    r"[^.;:,]{0,45}?\b(?:would be (?:\w+ )?(?:appreciated|helpful|welcome\w*|useful|wanted)|(?:is|are) (?:now |hereby "
    r")?(?:requested|required|needed|wanted|sought|requisitioned)|please(?=[.!]|\s*$))",
    re.IGNORECASE,
)
_DENIES = re.compile(
    r"\b(?:no|not|if|whether|unless|until|waiting|awaiting|his|her|their|had)\b", re.IGNORECASE
)
_CONSIDERS = re.compile(
    r"\b(?:consideration|possibility|feasibility|purpose|candidacy|suitability|question) (?:of|for)\b",
    re.IGNORECASE,
)
_SAYS_WHICH = re.compile(
    r"(?<![\w-])(?:(?!(?:an?|the|for|of|to|h[ei]r?s?|your|with|and|or|do|book|arrange|perform|consider|discuss|urgent|early|"
    r"recent|this|that|you|would|further|have)\b)[\w-]{2,} ){0,2}$",
    re.IGNORECASE,
)
_LEADS_AWAY = re.compile(
    r"\b(?:with|who|whose|after|following|because|due|showed|shows|on|of|that|which|regarding|about)\b",
    re.IGNORECASE,
)
"""Words behind which a procedure is told of and not asked for."""


def service_in_prose(document: Document) -> Found | None:
    """Return the first procedure that a sentence asks for."""
    content = document.text.flowing
    for sentence in sentences_of(document.text, document.outline):
        for asking in (ASKING, _WANTS):
            asked = asking.search(content, sentence.span.start, sentence.span.end)
            match = asked and PROCEDURE.search(
                content, asked.start(), min(asked.end() + _NEAR, sentence.span.end)
            )
            if asked is None or match is None:
                continue
            between = _CONSIDERS.sub(" ", content[asked.end() : match.start()])
            if not DONE_OR_ELSE.search(between) and not _LEADS_AWAY.search(between):
                start = _begins(content, asked.end(), match.start())
                return Found(" ".join(content[start : match.end()].split()), (Span(start, match.end()),), 0.7)
        if (found := _what_for(content, sentence.span)) is not None:
            return found
        if (found := _wanted_behind(content, sentence.span)) is not None:
            return found
    return None


def _what_for(content: str, sentence: Span) -> Found | None:
    """A procedure right behind the "for" of a sentence that asks, however far: "This is to refer ..., for an MRI"."""
    asked = ASKING.search(content, sentence.start, sentence.end) or _WANTS.search(
        content, sentence.start, sentence.end
    )
    if asked is None:
        return None
    for lead in _FOR.finditer(content, asked.end(), sentence.end):
        match = PROCEDURE.match(content, lead.end(), sentence.end)
        if match is not None:
            start = _begins(content, lead.start("said"), match.start())
            return Found(" ".join(content[start : match.end()].split()), (Span(start, match.end()),), 0.69)
    return None


def _wanted_behind(content: str, sentence: Span) -> Found | None:
    """A procedure with which a sentence begins and of which it says that it is wanted: "An MRI would be helpful"."""
    match = PROCEDURE.search(content, sentence.start, min(sentence.start + _NEAR, sentence.end))
    if match is None or not _IS_WANTED.match(content, match.end(), sentence.end):
        return None
    if _LEADS_AWAY.search(content, sentence.start, match.start()) or _DENIES.search(
        content, sentence.start, match.start()
    ):
        return None
    start = _begins(content, sentence.start, match.start())
    return Found(" ".join(content[start : match.end()].split()), (Span(start, match.end()),), 0.68)


def _begins(content: str, start: int, end: int) -> int:
    """Where the words begin that say which procedure it is: "home" of "home sleep test"."""
    said = _SAYS_WHICH.search(content, max(start, end - _NEAR), end)
    return said.start() if said else end
