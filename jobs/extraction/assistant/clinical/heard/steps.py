"""What was done step by step: reports of operations and of looking into the body, whose sentences tell of instruments
and of parts that were cut, moved or looked at, and seldom of what ails somebody."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.text import Span

_HANDLED = (
    r"(?:re|un)?(?:placed|inserted|advanced|introduced|incised|dissected|divided|ligated|clipped|irrigated|"
    r"visuali[sz]ed|closed|injected|retracted|grasped|clamped|cross-clamped|cut|transected|excised|sutured|stapled|"
    r"tied|draped|prepped|positioned|intubated|extubated|aspirated|suctioned|exposed|mobili[sz]ed|reflected|entered|"
    r"opened|withdrawn|pulled|passed(?! (?:out|blood|stools?|urine|clots?|wind))|deflated|inflated|dilated|"
    r"cannulated|cauteri[sz]ed|coagulated|harvested|"
    r"anastomosed|approximated|secured|tightened|rotated|drilled|reamed|trimmed|transferred|awakened|awoken|resected|"
    r"undermined|milked|tunneled|attached|connected|flushed|directed|"
    r"turned(?! (?:blue|white|pale|black|yellow|red|gr[ea]y|purple))|sounded|debrided|freed|lifted|swept|"
    r"grabbed|separated|elevated off|delivered (?:back|into|through)|taken down|brought (?:down|up|out|into)|"
    r"pushed|lowered|released|impacted|trialed|splinted|primed|drawn (?:up|back))"
)
_STEP = re.compile(
    rf"\b(?:was|were|is|are|being|been)\s+(?:(?:then|also|again|now|\w+ly|both|first|next) ){{0,2}}"
    rf"{_HANDLED}\b",
    re.IGNORECASE,
)
_TOOL = re.compile(
    r"\b(?:scissors|scalpels?|forceps|sutures?|retractors?|(?:electro)?cautery|bovie|trocars?|guide ?wires?|blade|"
    r"pledgets?|tourniquet|screws?|osteotomes?|clamps?|staples?|hemostats?|vicryl|prolene|monocryl|chromic|"
    r"cottonoids?|rongeurs?|curett?e?s?|bougies?|snare|resectoscope|autograft|incisions?|dissection|clip|clips|"
    r"stitch(?:es)?|needles?|drape|drapes)\b",
    re.IGNORECASE,
)
_LED_BY = re.compile(
    rf"(?:(?:and|then|to|was|were|by|which) )*(?:{_HANDLED}|entering|exiting|freeing|placing|placed|"
    r"utili[sz](?:ing|ed)|"
    r"using|used|cutting(?! (?:her|his|their|my|down))|"
    r"dividing|identif(?:ying|ied)|removing|removed|repaired|performed|palpated|visualizing|"
    r"inserting|advancing|clamping|doubly|tying|going (?:off|through|to|into)|gives? rise|bifurcates?|trifurcates?|"
    r"ascended|voided to|successful(?:ly)?|deployed|terminating|(?:it )?gives off|leaving|attempt(?:ed|"
    r"s) to|re-?approximat\w+|instructed|administered|undergone|"
    r"customi[sz]ed|additionally)\b",
    re.IGNORECASE,
)
_WAS_DONE = re.compile(
    rf"\b(?:was|were)\s+(?:then |\w+ly )?(?:{_HANDLED}|removed|identified|performed|obtained|achieved|amputated)\b",
    re.IGNORECASE,
)
"""A step that words tell by themselves."""
_SOMEWHERE = re.compile(r"\b(?:to|into|in|on|off|from|with|using|through|the|an?|of|at|up)\b", re.IGNORECASE)
_MAY_AIL = re.compile(
    r"(?:dilated|exposed|flushed|retracted|withdrawn|cutting|impacted|turned)\b", re.IGNORECASE
)
"""What may be done to the body, and ail it as well: "exposed bone at the lower left jaw"."""
_STEPS_OF_A_REPORT = 3


def is_report_of_steps(document: Document) -> bool:
    """Tell whether a document is the report of an operation."""
    return document.once(_tells_steps)


def begins_with_a_step(words: str) -> bool:
    """Tell whether words begin with what was done to something or somewhere: "advanced to the superior vena cava"."""
    led = None if _MAY_AIL.match(words) else _LED_BY.match(words)
    return led is not None and (led.end() == len(words) or _SOMEWHERE.search(words, led.end()) is not None)


def tells_a_step(words: str) -> bool:
    """Tell whether words say by themselves that something was done: "the balloon was deflated"."""
    return begins_with_a_step(words) or _WAS_DONE.search(words) is not None


def names_a_tool(words: str) -> bool:
    """Tell whether words name what is operated with, or a part of operating: "straight iris scissors"."""
    return _TOOL.search(words) is not None


def is_a_step_of_a_report(document: Document, span: Span) -> bool:
    """Tell whether words of the report of an operation begin with what was done, or stand in a sentence that tells how
    it was done."""
    if not is_report_of_steps(document):
        return False
    if tells_a_step(document.text[span]) or names_a_tool(document.text[span]):
        return True
    sentence = sentence_around(document, span)
    return _STEP.search(sentence) is not None or names_a_tool(sentence)


def sentence_around(document: Document, span: Span) -> str:
    """Return the sentence that words stand in."""
    flowing = document.text.flowing
    before = _ENDS.split(flowing[max(0, span.start - _FURTHEST) : span.start])[-1]
    behind = _ENDS.split(flowing[span.end : span.end + _FURTHEST], maxsplit=1)[0]
    return before + flowing[span.start : span.end] + behind


_FURTHEST = 240
_ENDS = re.compile(r"[.!?;](?=\s|$)|\n")


def _tells_steps(document: Document) -> bool:
    return len(_STEP.findall(document.text.flowing)) >= _STEPS_OF_A_REPORT
