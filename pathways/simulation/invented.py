"""Invented dangerous records: what a pathway does about danger, where the clinic has no such record yet.

They stand for every urgency, disposition and red flag that the two definitions ask about.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime
from itertools import product

from common.expressions import Operand
from pathways.context import OrganizationSettings, RecordFacts
from pathways.definition import PathwayDefinition
from pathways.nodes.condition import ConditionNode
from pathways.nodes.decision import DecisionNode
from pathways.rehearsal import RehearsalFacts
from pathways.simulation.comparing import try_record
from pathways.simulation.walks import ARRIVED
from referrals.data.referral import URGENCIES
from referrals.fields import CATALOGUE, operands_from, record_operands

_DISPOSITIONS = ("accept", "review", "request_information", "redirect", "reject")
_LITERAL = re.compile(r'"([^"\n]{1,60})"')
MOST_WORDS = 20
_OTHER_FLAG = "another_red_flag"


def lost_in_invented(
    *, before: PathwayDefinition, after: PathwayDefinition, organization: OrganizationSettings, now: datetime
) -> int:
    """Count the invented records to which less attention is paid than before."""
    words = sorted({*_words_asked_for(before), *_words_asked_for(after)})[:MOST_WORDS]
    return sum(
        try_record(before=before, after=after, facts=facts, now=now).red_flag_lost
        for facts in _dangerous(words, organization=organization)
    )


def _dangerous(words: list[str], *, organization: OrganizationSettings) -> Iterator[RehearsalFacts]:
    flags: list[tuple[str, ...]] = [(), (_OTHER_FLAG,), *((word,) for word in words)]
    for urgency, disposition, found, complete in product(URGENCIES, _DISPOSITIONS, flags, (True, False)):
        if not found and urgency != "stat":
            continue
        operands = {
            **operands_from(None),
            **record_operands({"status": ARRIVED, "team": None, "complete": complete}),
            "triage.urgency": Operand(urgency),
            "triage.disposition": Operand(disposition),
            "triage.specialty": Operand(usable=False, why_not="not found"),
            "triage.has_red_flag": Operand(value=bool(found)),
            "triage.red_flags": Operand(items=tuple(Operand(code) for code in found)),
        }
        yield RehearsalFacts(
            pathway="Invented",
            record=RecordFacts(id="rec_invented", status=ARRIVED),
            organization=organization,
            operands=operands,
            catalogue=CATALOGUE,
        )


def _words_asked_for(definition: PathwayDefinition) -> Iterator[str]:
    """Return the texts that the definition's expressions about red flags compare with."""
    for node in definition.nodes:
        match node:
            case ConditionNode():
                expressions = [node.config.expression]
            case DecisionNode():
                expressions = [row.when for row in node.config.rows]
            case _:
                expressions = []
        for expression in expressions:
            if "triage.red_flags" in expression:
                yield from _LITERAL.findall(expression)
