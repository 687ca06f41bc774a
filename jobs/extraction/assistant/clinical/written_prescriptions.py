"""What running text writes like a prescription: "Tab. Pan 40 OD", "Zanidix 10 mg daily"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.clinical.drugs_not_taken import is_under_given_up
from jobs.extraction.assistant.clinical.frequencies import FREQUENCY
from jobs.extraction.assistant.clinical.medication_lines import MedicationLine, found_at
from jobs.extraction.assistant.clinical.medication_parts import NOT_A_DRUG
from jobs.extraction.assistant.clinical.told_medications import ELSEWHERE
from jobs.extraction.assistant.clinical.words_of_taking import GIVEN_UP, STOPPED
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_at
from jobs.extraction.found import Found
from jobs.extraction.text import Span


def in_prescriptions(document: Document) -> Iterator[MedicationLine]:
    """What is written like a prescription in running text, be its name known or not: "Tab. Pan 40 OD", "Zanidix 10 mg
    daily".
    """
    content = document.text.flowing
    for match in (*document.phrase(_BEHIND_FORM), *document.phrase(_WRITTEN_OUT)):
        name = Span(match.start("name"), match.end("name"))
        section = document.outline.section_at(name.start)
        if section is not None and section.key in ELSEWHERE:
            continue
        before = content[max(0, match.start() - 60) : match.start()]
        if (
            NOT_A_DRUG.search(match["name"])
            or _GIVEN_ONCE.match(content, match.end())
            or STOPPED.search(before)
            or GIVEN_UP.match(content, match.end())
            or is_under_given_up(document, name.start)
            or asserted_at(document.text, document.outline, name) in ("negated", "hypothetical", "family")
        ):
            continue
        dose = Span(match.start("dose"), match.end("dose"))
        yield MedicationLine(
            Found(match["name"], (name,), 0.74),
            Found(match["dose"], (dose,), 0.74),
            found_at(document, FREQUENCY.match(content, match.start("often")), 0.74),
        )


_GIVEN_ONCE = re.compile(r"\W{0,2}(?:stat|once only|given|single dose)\b", re.IGNORECASE)
_BEHIND_FORM = re.compile(
    r"(?<![\w.])(?:Tab|TAB|Cap|CAP|Inj|INJ|Syp|SYP|Syr|Susp|Oint|"
    r"Neb)s?\b\.? (?P<name>[A-Z][\w-]+(?: [A-Z][A-Za-z-]{0,8})?) "
    rf"(?P<dose>\d[\d./,]*(?i: ?(?:mg|mcg|g|ml|iu|units?|puffs?|"
    rf"drops?))?)(?! ?[-/]?\d)\s+(?P<often>(?i:{FREQUENCY.pattern}))"
)
"""Behind the short word for a form, as prescriptions of South Asia begin."""
_WRITTEN_OUT = re.compile(
    r"(?<![\w-])(?P<name>(?!(?i:dose|doses|tablets?|total|maximum|another|about|further|reduced|"
    r"increased|taking|weight|"
    r"every|daily|currently|approximately|alcohol|protein|glucose|oxygen|"
    r"sodium)\b)[A-Za-z][a-z]{4,}(?<!ing)(?<!ed)(?<!ly)"
    r"(?: [A-Z]{2})?) "
    rf"(?P<dose>(?i:\d[\d.,]*(?:/\d[\d.]*)? ?(?:mgs?|mcgs?|\u00b5g|micrograms?|milligrams?|mg/kg)))(?![\w/]) "
    rf"(?P<often>(?i:{FREQUENCY.pattern}))"
)
"""A name with an amount by weight and how often."""
