"""Sentences in which somebody is asked to agree to a treatment: what may come of it has not come.

"The risks of bleeding, infection and loss of vision were discussed" names no illness, no history and no reason.
"""

from __future__ import annotations

import re

from jobs.extraction.text import Span, Text

_SENTENCE = re.compile(r"[^.;:\n]+(?:[.:](?=\d)[^.;:\n]+)*[.;]?")
_WHAT = (
    r"(?:risks(?! factors)|(?:potential |possible )?complications|(?:risks?,? )?(?:benefits?|alternatives?)"
    r"(?:,? (?:and|or) (?:risks?|benefits?|alternatives?))*)"
)
_SAID = r"(?:discussed|explained|reviewed|outlined|gone over|understood|accepted)"
_HARM = (
    r"(?:bleeding|infection|injury|damage|scarring|an(?:a)?esthe\w+|death|dvt|deep vein|pulmonary embol\w+|perforation|"
    r"recurrence)"
)
_CONSENT = re.compile(
    rf"\b{_WHAT}\b(?: \w+|,){{0,14}}? (?:were|was|have been|has been)(?: \w+){{0,3}}? {_SAID}\b|"
    rf"\b(?:i|we|dr\.? \w+|he|she|they)(?: have| had| has)?(?: also| then| fully)? (?:discussed|explained|reviewed|"
    rf"outlined|went over)(?: \w+){{0,6}}? {_WHAT}\b|"
    r"\brisks (?:may |can )?includ(?:e|ed|ing)\b|\brisks (?:of|for) \w+(?:,? \w+){0,3} includ(?:e|ed|ing)\b|"
    rf"\b(?:understands?|understood|aware of|accepts?|accepted) (?:\w+ ){{0,2}}?(?:risks|risk) of {_HARM}\b|"
    rf"\b(?:i|we)(?: have| had)?(?: also)? (?:discussed|explained|reviewed|mentioned)"
    rf"(?: with (?:him|her|them|the (?:patient|family)))? {_HARM}, {_HARM}\b|"
    r"^\W*(?:written |verbal |full |the )*(?:informed )?consent (?:was|has been) (?:obtained|given|signed)\b",
    re.IGNORECASE,
)
"""How a talk about risks is reported; a risk that somebody runs is reported otherwise ("high risk of malignancy")."""
_ANOTHER_MATTER = re.compile(
    r"\b(?:urgent\w*|needs?(?! for)|needed|please|kindly|grateful|appreciate|refer(?:red|ral|ring)?|opinion|advice|"
    r"advise|takes|taking|prescribed|allergic|\d+ ?(?:mg|mcg|g|ml|units?))\b|\band has\b|\bwho has\b",
    re.IGNORECASE,
)
"""A sentence that asks for something, or tells of a medicine or an illness beside, is read whole."""
_CLAUSE = re.compile(r",\s")


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
    consent = _CONSENT.search(sentence)
    if consent is None or _ANOTHER_MATTER.search(sentence) is not None:
        return None
    return max((comma.end() for comma in _CLAUSE.finditer(sentence, 0, consent.start())), default=0)
