"""Which procedure sentences ask for: right behind words of asking, or right before words that say it is wanted."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.request.service.words import DONE_OR_ELSE, PROCEDURE
from jobs.extraction.found import Found
from jobs.extraction.text import Span
from jobs.extraction.wordings.words_of_asking import ASKING

_NEAR = 70
_WANTS = re.compile(
    r"\b(?:would like|(?:i|we) (?:would )?want|wants?|needs?|requires?|requests?|requesting|candidate for|"
    r"benefit from|advise[sd]?|(?<=, )request|for consideration of|to discuss|book(?:ed)? for|listed for|order(?:ing|"
    r"ed)?|"
    r"kindly do|(?:could|can|may|might) (?:we|i|s?he|they|this \w+|you) (?:please |kindly )?(?:have|get|undergo)|"
    r"(?:grateful|obliged) for|asking for|would appreciate|graag|gaarne|verzoek(?: om)?|solicit(?:o|amos)|peço|"
    r"(?:chied|richied)(?:o|iamo)|bitte um|(?<!was )(?<!been )(?<!were )(?:re-?)?refer(?:ral|red)?)\b(?! (?:to|"
    r"not)\b)",
    re.IGNORECASE,
)
"""Words that ask for what stands right behind them."""
_FOR = re.compile(
    r"(?<!waiting)(?<!listed)(?<!admitted)(?<!booked)(?<!seen)(?<!scheduled)(?<!came)(?<!consented)(?<!known)"
    r"[ \n,]for (?P<said>(?:(?:an?|the|elective|urgent|early|diagnostic|laparoscopic|upper|consideration|of|possible|"
    r"(?:your )?(?:evaluation|assessment) and) )"
    r"{0,3})"
)
_IS_WANTED = re.compile(
    r"[^.;:,]{0,45}?\b(?:would be (?:\w+ )?(?:appreciated|helpful|welcome\w*|useful|wanted)|(?:is|are) (?:now |"
    r"hereby "
    r")?(?:requested|required|needed|wanted|sought|requisitioned)|please(?=[.!]|\s*$)|(?:demand|souhait)ée?s?\b|"
    r"erbeten|gewünscht|gevraagd|solicitad[oa]\b|"
    r"richiest[oa]\b|pedid[oa]\b)",
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
    r"(?<![\w-])(?:(?!(?:an?|the|for|of|to|h[ei]r?s?|your|with|and|or|do|book|arrange|perform|consider|discuss|"
    r"urgent|early|"
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
    for sentence in document.sentences:
        askings = list(_askings(content, sentence.span))
        for asked in askings:
            match = PROCEDURE.search(content, asked.start(), min(asked.end() + _NEAR, sentence.span.end))
            if match is None:
                continue
            between = _CONSIDERS.sub(" ", content[asked.end() : match.start()])
            if not DONE_OR_ELSE.search(between) and not _LEADS_AWAY.search(between):
                return _asked_for(content, asked.end(), match, 0.7)
        if askings and (found := _what_for(content, askings[0].end(), sentence.span.end)) is not None:
            return found
        if (found := _to_be_scoped(content, sentence.span)) is not None:
            return found
        if (found := _for_if_agreed(content, sentence.span)) is not None:
            return found
        if (found := _wanted_behind(content, sentence.span)) is not None:
            return found
    return _thanked_for(content)


def _thanked_for(content: str) -> Found | None:
    """What a writer thanks for making room for: "Thank you for having room for a medication evaluation"."""
    thanked = _THANKED.search(content)
    return (
        Found(" ".join(thanked["service"].split()), (Span(*thanked.span("service")),), 0.66)
        if thanked
        else None
    )


_THANKED = re.compile(
    r"\b(?:thank(?:s| you)|grateful) for (?:having|making|finding|agreeing|offering|providing|considering|accepting|"
    r"arranging|squeezing)\b[^.;\n]{0,45}?\b(?:for|to|him|her|them|this \w+) (?:an? |the )?(?:\w+ )?(?P<service>"
    r"(?:medication|psychiatric|neuropsychological|cognitive|capacity|developmental|driving|fertility|sleep|hearing|voice|"
    r"swallow(?:ing)?|gait|balance|wheelchair|seating|feeding|nutrition(?:al)?|pre-?operative|genetic|functional) "
    r"(?:evaluation|assessment|review|consultation|counsel\w+|management))\b",
    re.IGNORECASE,
)


def _askings(content: str, sentence: Span) -> Iterator[re.Match[str]]:
    """The first words of a sentence that ask, the clearest first."""
    for asking in (ASKING, _WANTS):
        if asked := asking.search(content, sentence.start, sentence.end):
            yield asked


def _what_for(content: str, start: int, end: int) -> Found | None:
    """A procedure right behind the "for" of what asks, however far: "This is to refer ..., for an MRI"."""
    for lead in _FOR.finditer(content, start, end):
        match = PROCEDURE.match(content, lead.end(), end)
        if match is not None:
            return _asked_for(content, lead.start("said"), match, 0.69)
    return None


def _to_be_scoped(content: str, sentence: Span) -> Found | None:
    """What colleagues call an endoscopy, as a verb of asking: "could you scope him from both ends"."""
    match = _SCOPES.search(content, sentence.start, sentence.end)
    if match is None:
        return None
    spans = tuple(Span(match.start(name), match.end(name)) for name in ("verb", "way") if match[name])
    return Found(" ".join(content[span.start : span.end] for span in spans), spans, 0.66)


_SCOPES = re.compile(
    r"\b(?:you(?:['\u2019]d)?(?: (?:please|kindly|could|would|can|might|possibly))*(?: to)?|(?:please|pls|plz|kindly)) "
    r"(?P<verb>(?:re-?)?scope)(?![\w-])(?: (?:him|her|them|this \w+|the \w+|mr\.? \S+|mrs\.? \S+|ms\.? \S+))?"
    r"(?: (?P<way>from (?:above|below|(?:top|above) and (?:bottom|below)|both ends)|both ends|top and tail))?",
    re.IGNORECASE,
)


def _for_if_agreed(content: str, sentence: Span) -> Found | None:
    """A procedure that begins a request without a verb, and leaves it to the reader: "For excision, if you agree"."""
    lead = _FOR_FIRST.match(content, sentence.start, sentence.end)
    match = PROCEDURE.match(content, lead.end(), sentence.end) if lead else None
    if lead is None or match is None or not _IF_AGREED.search(content, match.end(), sentence.end):
        return None
    with_another = _AND_ANOTHER.match(content, match.end(), sentence.end)
    span = Span(match.start(), with_another.end() if with_another else match.end())
    return Found(" ".join(content[span.start : span.end].split()), (span,), 0.68)


_FOR_FIRST = re.compile(r"[\s(]*For (?:an? |the )?(?:urgent |early |elective |consideration of )?")
_IF_AGREED = re.compile(
    r"\b(?:if you (?:agree|think|feel|see fit|concur|are happy)|if (?:suitable|appropriate|indicated|possible)|please|"
    r"pls|thanks|thank you)\b",
    re.IGNORECASE,
)
_AND_ANOTHER = re.compile(
    r" (?:and|\+|&|with) (?:\w+ )?(?:flap|graft|reconstruction|closure|biopsy|repair)\b", re.I
)


def _wanted_behind(content: str, sentence: Span) -> Found | None:
    """A procedure with which a sentence begins and of which it says that it is wanted: "An MRI would be helpful"."""
    match = PROCEDURE.search(content, sentence.start, min(sentence.start + _NEAR, sentence.end))
    if match is None or not _IS_WANTED.match(content, match.end(), sentence.end):
        return None
    if _LEADS_AWAY.search(content, sentence.start, match.start()) or _DENIES.search(
        content, sentence.start, match.start()
    ):
        return None
    return _asked_for(content, sentence.start, match, 0.68)


def _asked_for(content: str, start: int, match: re.Match[str], weight: float) -> Found:
    """A procedure, with the words from `start` on that say which it is."""
    begin = _begins(content, start, match.start())
    of_what = _OF_WHAT.match(content, match.end())
    end = of_what.end() if of_what else match.end()
    return Found(" ".join(content[begin:end].split()), (Span(begin, end),), weight)


_OF_WHAT = re.compile(
    r"(?:\s(?:coronary|pulmonary|cardiac|cerebral|renal|aortic|carotid|virtual)){0,2}\s(?:angio|colono|uro|entero|veno)"
    r"gra(?:m|ph|phy)s?(?!\w)"
)
"""What makes another procedure of the one named: "CT coronary angiography"."""


def _begins(content: str, start: int, end: int) -> int:
    """Where the words begin that say which procedure it is: "home" of "home sleep test"."""
    said = _SAYS_WHICH.search(content, max(start, end - _NEAR), end)
    return said.start() if said else end
