"""Sentences in which somebody is asked to agree to a treatment: what may come of it has not come.

"The risks of bleeding, infection and loss of vision were discussed" names no illness, no history and no reason.
"""

from __future__ import annotations

import re

from jobs.extraction.text import Span, Text

_SENTENCE = re.compile(r"[^.;:\n]+(?:[.:](?=\d)[^.;:\n]+)*[.;]?")
_CLAUSE = re.compile(r",\s")
_RISKS = re.compile(
    r"\b(?:risks(?! factors)|(?:the|any|small|low|high) risk of|risk (?:and|or|versus|vs\.?) benefits?|"
    r"(?:potential|possible) complications)\b|"
    r"\b(?:complications|side[- ]effects) (?:of|from) (?:the |this )?(?:procedure|operation|surgery|treatment)\b|"
    r"\binformed consent\b",
    re.IGNORECASE,
)
_TOLD = re.compile(
    r"\b(?:discussed|explained|reviewed|outlined|understands?|understood|informed|aware|accepted|accepts|agreed|"
    r"consented|obtained|given|gone over|went over|(?:may |could |would )?includ(?:e[ds]?|ing)|(?:not|un) ?limited)\b",
    re.IGNORECASE,
)
_ASKED = re.compile(
    r"\b(?:please|kindly|grateful|appreciate|refer(?:red|ral|ring)?|opinion|advice|advise|your (?:view|thoughts))\b",
    re.IGNORECASE,
)
"""Who asks for a talk about risks asks for something."""


def told_in_consent(text: Text) -> tuple[Span, ...]:
    """Return where the text tells what was said of a treatment's risks, in order: each to the end of its sentence."""
    content = text.flowing
    return tuple(
        Span(sentence.start() + start, sentence.end())
        for sentence in _SENTENCE.finditer(content)
        if (start := _start_of_consent(sentence.group())) is not None
    )


def _start_of_consent(sentence: str) -> int | None:
    """Where the clause begins that speaks of the risks; what stands before it may be an illness."""
    risks = _RISKS.search(sentence)
    if risks is None or _TOLD.search(sentence) is None or _ASKED.search(sentence) is not None:
        return None
    return max((comma.end() for comma in _CLAUSE.finditer(sentence, 0, risks.start())), default=0)
