"""How urgent the document says it is behind a label of its own, or of the request."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.page.checkboxes import unmarked_at
from jobs.extraction.assistant.request.urgency.choices import chosen_urgency
from jobs.extraction.assistant.request.urgency.heads import rates_others
from jobs.extraction.assistant.request.urgency.levels import explained_level, stated_level, time_alone
from jobs.extraction.assistant.request.urgency.offered import is_offered, offers
from jobs.extraction.assistant.request.urgency.own_triage import triaged_on_arrival
from jobs.extraction.assistant.request.urgency.words import LEVEL, LEVEL_WORDS
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_BLOCK_LINES = 6


def alone_behind_a_colon(document: Document) -> Found | None:
    """A plain word of urgency that is all that stands behind a label of the request ("Type: Urgent"), or at the
    end of a line that tells of a request ("Requested by Dr Ito on 3 May - Routine"), or in the cell beside it."""
    for line in document.text.lines:
        if rates_others(line) or offers(document.text, line.number):
            continue
        label = ""
        for start, cell in line.cells():
            match = _LAST_OF_A_CELL.fullmatch(cell)
            words = match["level"] if match else cell
            head = match["head"] if match else label
            label = cell
            if not (match and match["asked"]) and _OF_THE_REQUEST.fullmatch(head or "") is None:
                continue
            stated = stated_level(words)
            if stated is not None and stated.plain:
                place = start + len(cell) - len(words)
                return Found(stated.level, (Span(place + stated.start, place + stated.end),), 0.78)
    return None


_LAST_OF_A_CELL = re.compile(
    r"(?:(?P<head>[^:]{2,40}\s?:)|(?P<asked>(?:requested|referred|ordered|sent)\b[^:]{4,80} [\u2013-]))\s*"
    r"(?P<level>[^:/|]{4,24})",
    re.IGNORECASE,
)
_OF_THE_REQUEST = re.compile(
    r"\W*(?:\d+\W+)?(?:(?:type|kind|nature|status|category|class|grade|level|flag|request(?:ed)?|referral|"
    r"referred|"
    r"ordered|sent|booked|marked|rated|triaged|as|wants?|wish(?:es)?|appointment|appt|booking|case|when|how|"
    r"soon|"
    r"needed|wanted|required|"
    r"this|is|the|of|for|and|or|soort|aard|art|typ|tipo|genre|der|de|des|du|la|del|della|anfrage|überweisung|"
    r"aanvraag|"
    r"verwijzing|demande|solicitud|richiesta|"
    rf"{LEVEL_WORDS})[\s/|().?-]*)+:?",
    re.IGNORECASE,
)
"""A label that tells of the request or offers urgencies; behind any other a word of urgency tells of something else:
"Delivery: emergency"."""


def labelled_urgency(document: Document) -> Found | None:
    for label in document.labels:
        if label.key != "urgency" or label.wording.casefold() == "determination":
            continue
        line = document.text.lines[label.line]
        if rates_others(line) or triaged_on_arrival(document.text, line):
            continue
        lines = document.text.lines[label.line : label.line + _BLOCK_LINES]
        marked = chosen_urgency(document.text, lines, headed=True)
        if marked is not None:
            return marked
        value = label.value or _on_the_next_line(document, label)
        if value is None or offers(document.text, label.line):
            continue
        if label.wording.casefold() == "toegangstijd" and document.text[value][:1].isdigit():
            continue  # how long everybody waits there
        levels = [
            match
            for match in LEVEL.finditer(document.text.content, value.start, value.end)
            if not unmarked_at(document.text, match.start())
            and not is_offered(document.text.content[value.start : match.start()])
        ]
        stated = explained_level(document.text[value])
        if stated is None and not levels and label.starts_line:
            stated = time_alone(document.text[value])
        if stated is not None:
            return Found(stated.level, (Span(value.start + stated.start, value.start + stated.end),), 0.96)
        if len({match.lastgroup for match in levels}) == 1 or (levels and _explained(document, levels)):
            match = levels[0]
            return Found(match.lastgroup or "routine", (Span(match.start(), match.end()),), 0.96)
    return None


def _on_the_next_line(document: Document, label: Label) -> Span | None:
    """What a full line's last label is about: "... further work-up. Priority:", and below it "routine."."""
    text = document.text
    line = text.lines[label.line]
    if label.starts_line or label.span.end < line.end or text.flowing[line.end] != " ":
        return None
    behind = text.lines[label.line + 1]
    stop = re.search(r"[.;\t]", behind.text)
    return Span(behind.start, behind.start + stop.start() if stop else behind.end)


def _explained(document: Document, levels: list[re.Match[str]]) -> bool:
    """Whether the further words explain the first: "Urgent (within 2 weeks)", "P1 - emergency"."""
    between = document.text.content[levels[0].end() : levels[1].start()]
    return re.fullmatch(r"\s*[(\u2013\u2014-]\s*(?:see )?", between) is not None
