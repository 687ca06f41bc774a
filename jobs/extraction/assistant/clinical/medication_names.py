"""Where in the words for a medication its name stands, and whether it is one."""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.conditions import names_condition
from jobs.extraction.assistant.clinical.doses import HOW
from jobs.extraction.assistant.clinical.drug_names import FORM
from jobs.extraction.assistant.clinical.medication_parts import NOT_A_DRUG, TELLS
from jobs.extraction.assistant.clinical.words_of_telling import THAT_THERE_IS, WHO
from jobs.extraction.text import Span

_NAME_ENDS = re.compile(
    r"\s+[-\u2013\u2014]+\s+|\s*[(\[,;:]|\s+(?:and|but|which|who|he|she) "
    r"(?:has|had|is|was|also|takes?|uses?|a|an|the|her|his|no)\b|"
    rf"\s+from (?=\d)|\s+(?:(?:tablets?|capsules?) )?taken\b|\s+(?:swish|{HOW})\b|\s+\d+/\d",
    re.IGNORECASE,
)
_LONGEST = 80


def edges_of_the_name(
    content: str,
    span: Span,
    amounts: tuple[re.Match[str] | None, re.Match[str] | None],
    drug: re.Match[str] | None,
    frequency: re.Match[str] | None,
) -> tuple[int, int]:
    """Return where the name begins behind what leads to it, and ends before what is told of it; `amounts` are the first
    one of the words themselves and the one that is taken."""
    own, dose = amounts
    start, end = span.start, span.end
    if own is not None and own.start() > start:
        taken = dose.start("dose") if dose is not None and "dose" in dose.groupdict() else own.start()
        end = min(own.start(), taken)
    near = drug is not None and drug.start() - start < 25 and drug.end() <= end
    search_from = drug.end() if drug is not None and near else start + 1
    if cut := _NAME_ENDS.search(content, search_from, end):
        end = cut.start()
    if frequency is not None and start < frequency.start() < end and frequency.start() >= search_from:
        end = frequency.start()
    lead = _LEAD.match(content, start, end)
    return lead.end() if lead else start, end


_LEAD = re.compile(
    rf"(?:(?:{THAT_THERE_IS}|{WHO} (?:is|was|currently|takes)|"
    r"(?:(?:on|at|prior to|before) )?(?:admission|discharge|home)"
    r"(?: (?:was|were|are|is|on))?|"
    r"(?:mother|father|mum|mom|dad|parents?|grandmother|carer|daughter|son|wife|husband|nurse) (?:gives|administers)|"
    r"(?:re-?)?start|commence|begin|add|increase|reduce|decrease|only|just|also|continues?|currently|takes?|taking|on|"
    r"uses?|using|remains on|(?:is|are)(?= (?:on|taking|using)\s)|prescribed|started(?: on)?|"
    r"(?:nimmt|erhält|bekommt|neemt|gebruikt|krijgt|toma|tomando|prend|assume|przyjmuje|užívá)"
    r"(?: (?:sie|er|zij|ze|hij))?|sie|er|zij|hij|dazu|"
    r"zusätzlich|außerdem|ferner|daarnaast|(?:wegen|gegen) (?:(?:der|des|dem|einer|eines|die|das) )?[^\W\d_]+|"
    r"(?:usual|current|regular|home) (?:meds?|medications?)|aktuell|derzeit|actuellement|actualmente|attualmente|"
    r"regular|prn|otc|rx:?|the|an?|his|her|"
    r"repeats?|acutes?|tab(?:let)?s?\.?|caps?(?:ules?)?\.?|inj\.?|syr\.?|inhaler|medication:|inhaled|"
    r"topical|oral)\s+)+",
    re.IGNORECASE,
)


_HOW_IT_IS_TAKEN = re.compile(rf"(?:{HOW})(?: .*)?", re.IGNORECASE)
_IS_GIVEN_UP = re.compile(
    r"\b(?:was|were|has been) (?:changed|stopped|switched|replaced|discontinued|ceased|given up|"
    r"held|withheld|paused)\b",
    re.IGNORECASE,
)


def is_a_name(words: str, *, known: bool, listed: bool, drug: bool, measured: bool) -> bool:
    """Tell whether words can name a medication. `known`: a drug, an amount or how often it is taken was found in them;
    `drug`: the first of these, `measured`: one of the others; `listed`: they stand in a list of medications."""
    if not any(c.isalpha() for c in words) or len(words) > _LONGEST or len(words) < 2:
        return False
    if NOT_A_DRUG.search(words) or _IS_GIVEN_UP.search(words) or _HOW_IT_IS_TAKEN.fullmatch(words):
        return False
    if not drug and (TELLS.search(words) or len(words.split()) > 6):
        return False
    if not drug and not measured and names_condition(words):
        return False
    if known and (drug or listed):
        return True
    if FORM.search(words) is not None and words[0].isupper():
        return len(words.split()) <= 4
    if known:
        return len(words.split()) <= 4
    return listed and len(words.split()) <= 3 and words[0].isalpha()
