"""The kinds of section that headings begin, and a heading."""

from __future__ import annotations

from dataclasses import dataclass

from jobs.extraction.text import Span

CLINICAL = frozenset(
    [
        "reason",
        "complaint",
        "course",
        "problems",
        "assessment",
        "past",
        "procedures",
        "medications",
        "allergies",
        "family",
        "social",
        "vitals",
        "results",
        "examination",
        "history",
        "plan",
        "immunizations",
        "encounters",
        "devices",
        "function",
        "systems",
        "treatments",
        "concerns",
        "attachments",
        "past_medications",
        "past_problems",
    ]
)
LISTS = frozenset(
    {
        "problems",
        "medications",
        "past_medications",
        "past_problems",
        "allergies",
        "past",
        "procedures",
        "family",
        "devices",
        "immunizations",
    }
)
BLOCKS = frozenset({"patient", "referrer", "recipient", "insurance", "relative"})


@dataclass(frozen=True, slots=True)
class Heading:
    """`key` names the section that follows; `span` is the heading with its colon, and the section begins at
    its end. `within`: it stands within a line of prose, and what it heads is one sentence. `stop`: where the cell ends
    that is all of what it heads. `beside`: what it heads stands in a column of its own, beside other matters.
    """

    key: str
    span: Span
    within: bool = False
    stop: int | None = None
    beside: bool = False
