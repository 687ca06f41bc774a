"""Invented dangerous records: what a pathway does about danger, where the clinic has no such record yet.

They stand for every urgency, disposition and red flag that the two definitions ask about.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime
from itertools import product

from common.expressions import Operand, literals_in
from pathways.context import OrganizationSettings, RecordFacts
from pathways.definition import PathwayDefinition
from pathways.nodes.condition import ConditionNode
from pathways.nodes.decision import DecisionNode
from pathways.rehearsal import RehearsalFacts
from pathways.simulation.comparing import try_record
from pathways.simulation.walks import ARRIVED
from referrals.data.referral import DISPOSITIONS, URGENCIES
from referrals.fields import CATALOGUE, operands_from, record_operands

MOST_WORDS = 60
"""Of red flags: more than there are shipped, so that a clinic can have its own beside them."""
_OTHER_FLAG = "another_red_flag"


def lost_in_invented(
    *, before: PathwayDefinition, after: PathwayDefinition, organization: OrganizationSettings, now: datetime
) -> int:
    """Count the invented records to which less attention is paid than before."""
    return sum(
        try_record(before=before, after=after, facts=facts, now=now).red_flag_lost
        for facts in dangerous_records([before, after], organization=organization)
    )


def dangerous_records(
    definitions: Iterable[PathwayDefinition],
    *,
    organization: OrganizationSettings,
    conditions: Iterable[str] = (),
) -> Iterator[RehearsalFacts]:
    """Yield records of every urgency and disposition with every red flag that definitions and conditions ask about."""
    asked = {
        word
        for expression in (*conditions, *(found for one in definitions for found in _expressions(one)))
        for word in _words_asked_for(expression)
    }
    words = sorted(asked)[:MOST_WORDS]
    flags: list[tuple[str, ...]] = [(), (_OTHER_FLAG,), *((word,) for word in words)]
    if len(words) > 1:
        flags.append(tuple(words))
    for urgency, disposition, found, complete in product(URGENCIES, DISPOSITIONS, flags, (True, False)):
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


def _words_asked_for(expression: str) -> list[str]:
    """Return the texts that an expression about red flags compares with."""
    return [word for word in literals_in(expression).get("triage.red_flags", ()) if isinstance(word, str)]


def _expressions(definition: PathwayDefinition) -> Iterator[str]:
    for node in definition.nodes:
        match node:
            case ConditionNode():
                yield node.config.expression
            case DecisionNode():
                yield from (row.when for row in node.config.rows)
