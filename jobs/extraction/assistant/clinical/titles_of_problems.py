"""Titles of problems in an assessment, known by where they stand: above the points about each, or one below another
with a number. What no list of names holds is a problem there as well: "Callus of the left foot", "Globus sensation"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from jobs.extraction.assistant.clinical.conditions import names_complaint
from jobs.extraction.assistant.clinical.doses import DOSE
from jobs.extraction.assistant.clinical.drug_names import DRUG
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.items import Item, items_of
from jobs.extraction.assistant.page.outline import Section
from jobs.extraction.text import Span, Text

_ENDS = re.compile(r"[.:;](?=\s|$)|\s[-\u2013\u2014]\s|[,(]|\n|$")
_LABELLED = re.compile(r"[A-Z][A-Za-z/&' -]{2,40}:\s")
_COUNTED = re.compile(r"\s*(?:\(?\d{1,2}[.)]|#\s?\d{0,2}[.):]?)\s*")
_HASH = re.compile(r"#\s?\d{0,2}[.):]?\s*")
_PLANS = re.compile(r"\bplan|\bp\b|recommend", re.IGNORECASE)
_MOST_WORDS, _SHORT = 8, 6
_NO_TITLE = re.compile(
    r"(?:continu|start|begin|stop|increas|decreas|reduc|refer|check|recheck|repeat|return|order|obtain|schedul|follow|"
    r"review|discuss|advis|counsel|recommend|suggest|consider|plan|await|monitor|encourag|educat|prescri|refill|screen|"
    r"vaccin|immuni|prevent|maint|improv|resolv|stabl|unchang|administ|treat|proceed|request|arrang|provid|appl|avoid|"
    r"given?|tak|us|call|go|will|would|should|try|trial|add|hold|keep|need|send|get|see|await|switch|chang|taper|"
    r"titrat|resum|inject|remov|excis|biops|perform|complet|document|reassur|explain)(?:e|es|ed|s|ing|ion|ions|tion|"
    r"tions|al|als|ment|ments|ization|izations|y|ies|enance)?\b|"
    r"(?:f/u|rtc|rx|labs?|imaging|x-?rays?|mri|ct|ultrasound|ekg|ecg|echo\w*|xr|health|wellness|annual|physical|well|"
    r"routine|normal|healthy|doing|good|better|worse|fair|excellent|satisfactory|no|none|not|nothing|as|the|this|these|"
    r"that|he|she|they|his|her|their|it|i|we|our|you|your|patients?|pt|mr|mrs|ms|dr|time|total|today|tomorrow|next|"
    r"assessment|impression|diagnos[ie]s|disposition|medications?|medicines|meds|status|s/p|post-?op\w*|history|hx|"
    r"family|social|diet|exercise|lifestyle|rest|ice|fluids|signed|electronically|note|notes|encounter|visit|codes?|"
    r"please|thanks?|if|when|due|all|both|more|less|\d+)\b",
    re.IGNORECASE,
)
"""How a line of an assessment begins that is something to do or to say, and no problem."""
_TELLS = re.compile(
    r"\b(?:is|was|are|were|has|have|had|will|would|should|she|he|they|who|which|that|because|today|"
    r"discussed|reviewed|given|continue)\b|[?!@=%]",
    re.IGNORECASE,
)


def titles_in(text: Text, section: Section, items: Sequence[Item]) -> dict[int, Span]:
    """Return the titles of problems that no list of names holds by the places of the items that they begin; of items
    behind the sign for a number, all."""
    if section.key != "assessment":
        return {}
    titles = {place: _title(text, item.span) for place, item in enumerate(items)}
    above = {
        place for place in range(len(items) - 1) if not items[place].bulleted and items[place + 1].bulleted
    }
    labelled = {place for place in above if _LABELLED.match(text.content, items[place + 1].span.start)}
    counted = {place for place, item in enumerate(items) if _is_counted(text, item)}
    only_problems = not _PLANS.search(text.content, section.heading.start, section.heading.end)
    alone = {
        place for place in counted if titles[place] is not None and _is_all(text, items[place], titles[place])
    }
    chosen = labelled | {place for place in counted if _HASH.match(text.content, items[place].span.start)}
    for group in (above, counted):
        if _often_known(text, [titles[place] for place in group]):
            chosen |= group
    alone = {place for place in alone if _words(text, titles[place]) <= _SHORT}
    if only_problems and len(alone) * 2 > len(counted):
        chosen |= alone
    return {
        place: title
        for place in chosen
        if (title := titles[place]) is not None
        and (not names_complaint(text[title]) or _HASH.match(text.content, items[place].span.start))
    }


def is_title(document: Document, offset: int) -> bool:
    """Tell whether the title of a problem, as its place shows it, begins at an offset."""
    return offset in document.once(_beginnings)


def _beginnings(document: Document) -> frozenset[int]:
    return frozenset(
        title.start
        for section in document.outline.of("assessment")
        for title in titles_in(document.text, section, items_of(document.outline, section)).values()
    )


def _title(text: Text, span: Span) -> Span | None:
    """The words with which an item begins, if they may be the title of a problem."""
    lead = _COUNTED.match(text.content, span.start, span.end)
    start = lead.end() if lead else span.start
    stop = _ENDS.search(text.content, start, span.end)
    title = text.trimmed(start, stop.start() if stop else span.end)
    if title is None:
        return None
    words = text[title]
    if (
        not words[0].isupper()
        or len(words.split()) > _MOST_WORDS
        or sum(c.isalpha() for c in words) <= _FEWEST
    ):
        return None
    if _NO_TITLE.match(words) or _TELLS.search(words) or DOSE.search(words) or DRUG.found_in(words):
        return None
    return title


_FEWEST = 2


def _is_counted(text: Text, item: Item) -> bool:
    line = text.line_at(item.span.start)
    lead = text.content[line.start : item.span.start]
    return any(c.isdigit() for c in lead) or _HASH.match(text.content, item.span.start) is not None


def _is_all(text: Text, item: Item, title: Span | None) -> bool:
    """Whether nothing stands behind the title of an item."""
    return title is not None and not text.content[title.end : item.span.end].strip(" .,;")


def _often_known(text: Text, titles: Sequence[Span | None]) -> bool:
    """Whether a third of the items that stand in the same way and may be problems are known complaints."""
    words = [text[title] for title in titles if title is not None]
    known = sum(names_complaint(each) for each in words)
    return len(words) > 1 and known * 3 >= len(words)


def _words(text: Text, title: Span | None) -> int:
    return len(text[title].split()) if title is not None else 0
