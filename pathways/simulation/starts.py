"""Does a pathway that starts by itself on a record that cannot wait still do so, when the condition is another?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import datetime
from math import gcd, prod

from common.expressions import FieldType, Operand, Outcome, evaluate, literals_in, paths_in
from pathways.context import OrganizationSettings
from pathways.definition import PathwayDefinition
from pathways.rehearsal import RehearsalFacts, rehearse
from pathways.simulation.invented import dangerous_records
from pathways.simulation.red_flags import attention_of, is_dangerous, is_turned_away
from pathways.simulation.walks import walk_of
from referrals.fields import CATALOGUE

MOST_KINDS = 250
"""Of invented records, by what the conditions ask beside the danger."""
_TURNED_AWAY, _NOTHING, _ASKED = -1, 0, 1
"""What a start comes to, beside the attention of the walk. A record that is turned away is worse off than one on which
nothing starts. Of one that cannot be told a person is asked whether to start what would attend to it."""


def start_lost(
    definition: PathwayDefinition, *, before: str, after: str, facts: RehearsalFacts, now: datetime
) -> bool:
    """Say whether less attention is paid to a dangerous record than before, once its extraction completes.

    `before` and `after` are the conditions by which the pathway starts; empty: it starts on none.
    """
    old, new = _holds(before, facts), _holds(after, facts)
    if old == new or not is_dangerous(facts):
        return False
    return _worth(new, definition, facts, now) < _worth(old, definition, facts, now)


def start_lost_in_invented(
    definition: PathwayDefinition,
    *,
    before: str,
    after: str,
    organization: OrganizationSettings,
    now: datetime,
) -> bool:
    """Say whether an invented record loses attention: one of every danger, of every kind that the conditions name."""
    conditions = [condition for condition in (before, after) if condition]
    kinds = list(_kinds(conditions))
    return any(
        start_lost(
            definition,
            before=before,
            after=after,
            facts=replace(facts, operands={**facts.operands, **kind}),
            now=now,
        )
        for facts in dangerous_records([definition], conditions=conditions, organization=organization)
        for kind in kinds
    )


def _holds(condition: str, facts: RehearsalFacts) -> Outcome:
    return evaluate(condition, facts.operands).outcome if condition else "false"


def _worth(holds: Outcome, definition: PathwayDefinition, facts: RehearsalFacts, now: datetime) -> int:
    if holds == "false":
        return _NOTHING
    walk = walk_of(rehearse(definition=definition, facts=facts, now=now, unanswered="first"))
    attention = attention_of(walk, definition=definition, facts=facts, now=now)
    if holds == "undetermined":
        return min(attention, _ASKED)
    return _TURNED_AWAY if is_turned_away(walk) else attention


def _kinds(conditions: list[str]) -> Iterator[Mapping[str, Operand]]:
    """Yield what records can be, by the fields that the conditions ask about beside danger: each with every value
    that is named, with another one, and unknown.
    """
    asked = sorted({path for condition in conditions for path in paths_in(condition)} - _OF_DANGER)
    named = [path for path in asked if path in CATALOGUE]
    literals = [literals_in(condition) for condition in conditions]
    values = [
        _values(CATALOGUE[path], {value for of_one in literals for value in of_one.get(path, ())})
        for path in named
    ]
    for number in _spread(prod(len(of_one) for of_one in values)):
        yield dict(zip(named, _combination(number, values), strict=True))


def _spread(combinations: int) -> Iterator[int]:
    """Yield at most MOST_KINDS numbers below `combinations`, all of them where there are no more.

    They are spread over all combinations, so that no field is asked with one of its values only, however many fields
    a condition names.
    """
    if combinations <= MOST_KINDS:
        yield from range(combinations)
        return
    stride = round(combinations * 0.618)
    while gcd(stride, combinations) != 1:
        stride += 1
    yield from (number * stride % combinations for number in range(MOST_KINDS))


def _combination(number: int, values: list[list[Operand]]) -> list[Operand]:
    """Return one value of each field: the combination with this number, the last field's changing first."""
    chosen = []
    for of_one in reversed(values):
        number, place = divmod(number, len(of_one))
        chosen.append(of_one[place])
    return chosen[::-1]


_OF_DANGER = {"triage.urgency", "triage.disposition", "triage.has_red_flag", "triage.red_flags"}
"""Fields that invented records have already, in every combination."""


def _values(field: FieldType, compared_with: set[str | float]) -> list[Operand]:
    unknown = Operand(usable=False, why_not="not found")
    texts = sorted(value for value in compared_with if isinstance(value, str))
    match field.kind:
        case "boolean":
            return [Operand(value=True), Operand(value=False), unknown]
        case "number":
            numbers = {value for value in compared_with if not isinstance(value, str)}
            near = sorted({value + step for value in numbers for step in (-1, 0, 1)})
            return [*(Operand(value=value) for value in near), unknown]
        case "text_list":
            items = [Operand(items=(Operand(text),)) for text in texts]
            return [*items, Operand(items=()), unknown]
        case _:
            return [*(Operand(text) for text in texts), Operand("something else"), unknown]
