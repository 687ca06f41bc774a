"""Does a pathway do anything about a record that cannot wait?

No name of a node or a queue is trusted for that. The record is walked again as if it were calm: without its red flag,
then with the urgency routine too. What happens only to the record as it is, the pathway does about the danger.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Literal

from common.expressions import Operand
from pathways.definition import PathwayDefinition
from pathways.rehearsal import RehearsalFacts, rehearse
from pathways.simulation.walks import Walk, walk_of

Attention = Literal[0, 1, 2, 3]
"""3: something happens because of the red flag itself. 2: because of the urgency. 1: a person sees it, as any other.
0: none of these, or it is turned away, or the run stops."""

_NO_FLAG = {
    "triage.has_red_flag": Operand(value=False),
    "triage.red_flags": Operand(items=()),
}
_NO_HURRY = {
    "triage.urgency": Operand("routine"),
    "referral.request.urgency": Operand("routine"),
}


def is_dangerous(facts: RehearsalFacts) -> bool:
    """Say whether a record has a red flag or is to be seen at once."""
    return _is(facts, "triage.has_red_flag", value=True) or _is(facts, "triage.urgency", value="stat")


def attention_of(
    walk: Walk, *, definition: PathwayDefinition, facts: RehearsalFacts, now: datetime
) -> Attention:
    """Say how much attention a dangerous record gets on its walk through the definition."""
    if walk.ended == "failed" or is_turned_away(walk):
        return 0

    def differs_from(calm: Mapping[str, Operand]) -> bool:
        as_if = replace(facts, operands={**facts.operands, **calm})
        other = walk_of(rehearse(definition=definition, facts=as_if, now=now, unanswered="first"))
        return bool(walk.does() - other.does())

    if _is(facts, "triage.has_red_flag", value=True) and differs_from(_NO_FLAG):
        return 3
    if differs_from({**_NO_FLAG, **_NO_HURRY}):
        return 2
    return 1 if walk.waits or walk.route.get("disposition") == "review" else 0


def is_turned_away(walk: Walk) -> bool:
    """Say whether the record is rejected without a person having seen it."""
    return walk.route.get("disposition") == "reject" and not walk.waits


def _is(facts: RehearsalFacts, path: str, *, value: str | bool) -> bool:
    known = facts.operands.get(path)
    return known is not None and known.usable and known.value == value
