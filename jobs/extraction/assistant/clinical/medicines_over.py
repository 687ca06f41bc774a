"""Words right around a medicine, whatever found it, that say that it is not taken: refused, only advised, given up,
swapped for another, an overdose, or what somebody does not bear. What is only held stays the patient's."""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.drug_names import DRUG
from jobs.extraction.assistant.clinical.medicines_over_abroad import is_given_up_abroad
from jobs.extraction.assistant.document import Document
from jobs.extraction.text import Span

_BEFORE, _BEHIND = 70, 90
_TO_BEGIN = (
    r"(?: (?:starting|trying|adding|commencing|introducing|initiating|prescribing|using|an?|the|him|her|them|on|to|"
    r"start|try|take|use|have|add|begin|trial|of|use|use of|that|you|we|s?he|they|starts?|tries|adds?|regular|"
    r"low[- ]dose))*"
)
_SAID_BEFORE = re.compile(
    rf"(?:(?<=[,;:.] )(?:please )?(?:stop|discontinue|cease)(?: taking)?|\b(?:no longer (?:takes?|taking|taken|on|"
    rf"uses?|using|needs?|requires?|given|prescribed)|"
    rf"(?:declin(?:e[sd]?|ing)|refus(?:e[sd]?|ing)|turn(?:s|ed) down|(?:does|did) not want|not keen on|"
    rf"has(?: not|n['\u2019]t) (?:been )?(?:started|taken|tried)(?: on)?){_TO_BEGIN}|"
    rf"(?:would|might|could|should|may|can|I|we) (?:also |then |now |probably )?(?:suggest|recommend|advise|propose|"
    rf"benefit from|respond to|do well on){_TO_BEGIN}|"
    rf"(?:discuss(?:ed|ing)?|offered|advised|suggested|recommended|mentioned|raised){_TO_BEGIN}|"
    r"(?:please|then|,|could|can|may|should|you) try(?: (?:him|her|them)(?: on)?)?(?: an?)?(?: trial of)?|"
    r"overdos(?:e[ds]?|ing)(?: (?:on|of|with|by taking))|overdose (?:\w+ ){0,3}(?:of|with|on)|"
    r"not (?:currently |now |been |actually |yet )?(?:taking|using|started(?: on)?|taken):?|"
    r"(?:resistant|sensitive|susceptible) to(?: [\w-]+(?:,| and| or)){0,3}|"
    r"(?:self[- ])?(?:d/c(?:['\u2019]?e?d)?|dc['\u2019]d)|came off|weaned off))"
    r" (?:(?:any|his|her|their|the|more) ){0,2}$",
    re.IGNORECASE,
)
"""Before a medicine that is refused, only advised, or was taken to come to harm. What is to go on is none of these."""
_AUXILIARY = (
    r"(?:(?:has|have|had|been|was|were|is|are|being|now|recently|then|since|currently|already|temporarily|also|"
    r"subsequently|to be|by|me|gp|pt|patient|s?he|says|states|reports|reportedly) ){0,5}"
)
_IS_OVER = (
    r"(?:d/c(?:['\u2019]?e?d)?|dc['\u2019]d|discontinued|stopped|ceased|on hold|withdrawn|"
    r"not (?:being |been |currently )?(?:taking|taken|started|tolerated)|never (?:taken|started|collected)|"
    r"no longer (?:taken|takes|used|needed|taking|required|on)|weaned off|tapered off|declined|refused|"
    r"discussed(?=[,;]? (?:but )?(?:the )?(?:patient|pt|s?he|they) (?:prefers? (?:to wait|not|to hold|to avoid)|"
    r"would (?:like|prefer) to (?:wait|think)|wants? to (?:wait|think)|declin\w+|will think|"
    r"is not (?:keen|interested))))"
)
_SAID_BEHIND = re.compile(
    rf"(?P<between>(?:[^.,;:()\n\u2022]|\.(?=\d)){{0,45}}?)(?:\s|\s?[,(:]\s?|\s[-\u2013\u2014]\s?){_AUXILIARY}{_IS_OVER}"
    r"(?!\w)(?! (?:\w+ing\b(?<!taking)|alcohol|cigar|tobacco|cannabis|work))"
    r"(?::? (?:(?:the|his|her|their|taking|all|any|both) ){0,2})?",
    re.IGNORECASE,
)
"""Behind a medicine, with at most its amount between, that it is over or was never begun."""
_SWAPPED = re.compile(
    rf"(?P<between>(?:[^.,;:()\n\u2022]|\.(?=\d)){{0,40}}?)(?:\s|\s?[,(]\s?){_AUXILIARY}"
    r"(?:(?:replaced|substituted) (?:by|with|for)|(?:switched|changed|swapped|converted) (?:over )?(?:to|for)) ",
    re.IGNORECASE,
)
_TAKEN_AFTER_ALL = re.compile(
    r"(?:[^.\n]|\.(?=\d)){0,110}?\b(?:(?<!be )(?<!not )(?:restarted|re-?commenced|resumed|reinstated)|"
    r"(?:which|and|but) (?:s?he |they )?(?:now |still |has since |has )*(?:takes|taking|is taking|started)"
    r"(?= ?(?:it|this|daily|regularly|[.,;]|\n|$)))",
    re.IGNORECASE,
)
"""Behind a medicine that was stopped, or only advised, that it is taken since."""
_NOT_BORNE = re.compile(
    r"(?: \d[\d.]* ?(?:mg|mcg|g|micrograms?|units?|ml))? "
    r"(?:allergy\b(?!\s*:)(?! (?:relief|season|clinic|test))|intoleran(?:ce|t)\b)",
    re.IGNORECASE,
)
"""Behind a medicine, with or without its strength, that somebody does not bear it: "Codeine 30 mg intolerance"."""


def is_said_to_be_over(document: Document, name: Span) -> bool:
    """Tell whether the words right before or behind the name of a medicine say that it is not taken."""
    flowing = document.text.flowing
    if is_taken_after_all(flowing, name):
        return False
    if _SAID_BEFORE.search(flowing, max(0, name.start - _BEFORE), name.start):
        return True
    if _NOT_BORNE.match(flowing, name.end) or is_given_up_abroad(flowing, name):
        return True
    stop = min(len(flowing), name.end + _BEHIND)
    over = _SAID_BEHIND.match(flowing, name.end, stop)
    if over is not None and _is_of_this_one(document, over) and not _names_a_drug(flowing, over.end()):
        return True
    swapped = _SWAPPED.match(flowing, name.end, stop)
    return (
        swapped is not None and _is_of_this_one(document, swapped) and _names_a_drug(flowing, swapped.end())
    )


def is_taken_after_all(flowing: str, name: Span) -> bool:
    """Tell whether the words behind a medicine go on to say that it is taken, and not another that they name first:
    "stopped after 3 days; restarted yesterday"."""
    taken = _TAKEN_AFTER_ALL.match(flowing, name.end)
    return taken is not None and not DRUG.found_in(taken.group())


def _is_of_this_one(document: Document, said: re.Match[str]) -> bool:
    """Whether what is said behind a medicine is not of another that stands between, or of the next line's."""
    if DRUG.found_in(said["between"].casefold()):
        return False
    line_ends = document.text.content.find("\n", said.start(), said.end())
    return line_ends == -1 or not _NEW_LINE.match(document.text.content, line_ends)


_NEW_LINE = re.compile(r"\n\s*[A-Z\d\u2022*-]")


def _names_a_drug(flowing: str, offset: int) -> bool:
    """Whether the words at a place begin with a medicine."""
    words = flowing[offset : offset + _LONGEST_NAME].lstrip(" \t\n:").lower()
    return next((match.start() == 0 for match in DRUG.each(words)), False)


_LONGEST_NAME = 40
