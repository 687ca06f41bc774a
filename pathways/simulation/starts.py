"""Does a pathway that starts by itself on a record that cannot wait still do so, when the condition is another?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date, datetime, timedelta
from itertools import islice, pairwise
from math import gcd, prod

from common.expressions import FieldType, Operand, Outcome, evaluate, literals_in, paths_in
from pathways.context import OrganizationSettings
from pathways.definition import PathwayDefinition
from pathways.rehearsal import RehearsalFacts, rehearse
from pathways.simulation.invented import dangerous_records
from pathways.simulation.red_flags import attention_of, is_dangerous, is_turned_away
from pathways.simulation.walks import walk_of
from referrals.fields import CATALOGUE

MOST_RECORDS = 20_000
"""That are invented for one change, by danger and by what the conditions ask beside it."""
MOST_WALKS = 1_000
"""That are walked, of the invented records on which the two conditions differ: a walk costs about a millisecond."""
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
    dangers = list(dangerous_records([definition], conditions=conditions, organization=organization))
    values = _values_by_path(conditions)
    differing = (
        facts
        for number in _spread(len(dangers) * prod(len(of_one) for of_one in values.values()))
        if _differ(before, after, facts := _invented(number, dangers, values))
    )
    return any(
        start_lost(definition, before=before, after=after, facts=facts, now=now)
        for facts in islice(differing, MOST_WALKS)
    )


def _differ(before: str, after: str, facts: RehearsalFacts) -> bool:
    return _holds(before, facts) != _holds(after, facts)


def _invented(
    number: int, dangers: Sequence[RehearsalFacts], values: Mapping[str, Sequence[Operand]]
) -> RehearsalFacts:
    """Return the record with this number among all combinations of a danger and one value of each field."""
    number, place = divmod(number, len(dangers))
    facts, kind = dangers[place], {}
    for path, of_one in values.items():
        number, place = divmod(number, len(of_one))
        kind[path] = of_one[place]
    return replace(facts, operands={**facts.operands, **kind})


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


def _values_by_path(conditions: Sequence[str]) -> dict[str, list[Operand]]:
    """Return what the fields that the conditions ask about beside danger can be: each value that they are compared
    with, values beside and between those, another one, and unknown.
    """
    asked = sorted({path for condition in conditions for path in paths_in(condition)} - _OF_DANGER)
    literals = [literals_in(condition) for condition in conditions]
    return {
        path: _values(CATALOGUE[path], {value for of_one in literals for value in of_one.get(path, ())})
        for path in asked
        if path in CATALOGUE
    }


def _spread(combinations: int) -> Iterator[int]:
    """Yield at most MOST_RECORDS numbers below `combinations`, all of them where there are no more.

    They are spread over all combinations from the first on, so that no field is asked with one of its values only,
    however many fields a condition names.
    """
    stride = max(round(combinations * 0.618), 1)
    while gcd(stride, combinations) != 1:
        stride += 1
    yield from (number * stride % combinations for number in range(min(combinations, MOST_RECORDS)))


_OF_DANGER = {"triage.urgency", "triage.disposition", "triage.has_red_flag", "triage.red_flags"}
"""Fields that invented records have already, in every combination."""


def _values(field: FieldType, compared_with: set[str | float]) -> list[Operand]:
    unknown = Operand(usable=False, why_not="not found")
    texts = sorted(value for value in compared_with if isinstance(value, str))
    match field.kind:
        case "boolean":
            return [Operand(value=True), Operand(value=False), unknown]
        case "number":
            numbers = sorted(value for value in compared_with if not isinstance(value, str))
            near = {value + step for value in numbers for step in (-1, 0, 1)}
            between = {(low + high) / 2 for low, high in pairwise(numbers)}
            return [*(Operand(value=value) for value in sorted(near | between)), unknown]
        case "date":
            days = [day for text in texts if (day := _day(text)) is not None]
            near_days = {day + timedelta(days=step) for day in days for step in (-1, 0, 1)}
            return [*(Operand(day.isoformat()) for day in sorted(near_days | {_LONG_AGO})), unknown]
        case "text_list":
            items = [Operand(items=(Operand(text),)) for text in texts]
            together = Operand(items=tuple(Operand(text) for text in texts))
            return [*items, together, Operand(items=()), unknown]
        case _:
            return [*(Operand(text) for text in texts), Operand("something else"), unknown]


_LONG_AGO = date(1900, 1, 1)


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None
