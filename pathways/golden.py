"""Golden runs: examples of what is known of a record, and what a pathway is expected to make of it.

An example is data, written by hand or taken from a real record; it is rehearsed, so nothing is done. Facts of a
real record are patient data.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, date, datetime, time
from typing import Annotated, Any

from pydantic import Field as Member
from pydantic import StrictBool, StrictFloat, StrictInt, StrictStr, StringConstraints

from common.expressions import FieldType, Operand
from pathways.context import OrganizationSettings, RecordFacts
from pathways.rehearsal import MAILS, Answer, RehearsalFacts, Rehearsed
from pathways.values import Frozen, Slug

MOST_FACTS = 200
NOT_SAID = "the example does not say it"
_TYPES: dict[str, tuple[type, ...]] = {
    "text": (str,),
    "date": (str,),
    "number": (int, float),
    "boolean": (bool,),
    "text_list": (tuple, list),
}

Plain = StrictBool | StrictInt | StrictFloat | StrictStr | tuple[StrictStr, ...] | None


class Fact(Frozen):
    """A value with what is known of it. With `why_not` it decides nothing, as a field that is not sure enough."""

    value: Plain = None
    why_not: str = ""
    confidence: float | None = None


class GivenAnswer(Frozen):
    """What a person answers to a wait; `expired` lets its time run out."""

    outcome: Slug
    input: dict[str, Any] = Member(default_factory=dict)


class Expected(Frozen):
    """What a walk came to: each step as `node=outcome`, the route, where the record stands, who got mail."""

    ended: str
    path: tuple[str, ...]
    route: dict[str, Any] = Member(default_factory=dict)
    status: str = ""
    urgency: str | None = None
    mails: tuple[str, ...] = ()


class Example(Frozen):
    """One example: what is known by path of the catalogue, on which day, and what people answer."""

    name: Annotated[str, StringConstraints(min_length=1, max_length=100, strip_whitespace=True)]
    on: date
    facts: dict[str, Fact | Plain] = Member(default_factory=dict, max_length=MOST_FACTS)
    answers: dict[Slug, GivenAnswer] = Member(default_factory=dict)

    def as_document(self) -> dict[str, Any]:
        """Return the example as JSON-ready data, without what says nothing."""
        return self.model_dump(mode="json", exclude_defaults=True)

    def moment(self) -> datetime:
        """Return when the example takes place: noon of its day."""
        return datetime.combine(self.on, time(12), tzinfo=UTC)

    def given_answers(self) -> dict[str, Answer]:
        """Return the answers as a rehearsal takes them."""
        return {key: Answer(outcome=given.outcome, input=given.input) for key, given in self.answers.items()}


def facts_of(
    example: Example,
    *,
    pathway: str,
    organization: OrganizationSettings,
    catalogue: Mapping[str, FieldType],
) -> RehearsalFacts:
    """Return what a rehearsal is told of the example's record."""
    operands = {path: Operand(usable=False, why_not=NOT_SAID) for path in catalogue}
    operands |= {path: _operand(fact) for path, fact in example.facts.items()}
    status, team = operands.get("record.status"), operands.get("record.team")
    team_name = str(team.value) if team is not None and team.usable and team.value is not None else None
    return RehearsalFacts(
        pathway=pathway,
        record=RecordFacts(
            id="rec_example",
            status=str(status.value) if status is not None and status.usable else "",
            team_id="team_example" if team_name else None,
            team=team_name,
        ),
        organization=organization,
        operands=operands,
        catalogue=catalogue,
    )


def facts_from(operands: Mapping[str, Operand]) -> dict[str, Fact | Plain]:
    """Write down what is known of a real record, without the places on its pages."""
    found: dict[str, Fact | Plain] = {}
    for path, operand in operands.items():
        value: Plain = operand.value
        if operand.items is not None:
            value = tuple(str(item.value) for item in operand.items if item.value is not None)
        if not operand.usable:
            found[path] = Fact(value=value, why_not=operand.why_not or "it is not known")
        elif operand.confidence is None:
            found[path] = value
        else:
            found[path] = Fact(value=value, confidence=operand.confidence)
    return found


def fact_problems(example: Example, catalogue: Mapping[str, FieldType]) -> list[tuple[str, str]]:
    """List (path, what to do) of facts that no record could have; values are not repeated."""
    problems = []
    for path, fact in example.facts.items():
        field = catalogue.get(path)
        if field is None:
            problems.append((path, f"There is no field {path}. Correct its name, or remove it."))
            continue
        value = fact.value if isinstance(fact, Fact) else fact
        if value is not None and not _fits(value, field):
            choices = f" ({', '.join(field.choices)})" if field.choices else ""
            problems.append((path, f"{path} must be {field.wording}{choices}."))
    return problems


def expected_of(found: Rehearsed) -> Expected:
    """Write down what a rehearsal came to, so that a later one can be compared with it."""
    return Expected(
        ended=found.ended,
        path=tuple(f"{node}={outcome}" if outcome else node for node, outcome in found.steps),
        route=dict(found.route),
        status=found.status,
        urgency=found.urgency,
        mails=tuple(
            f"{effect.node}: {_receivers(effect.payload)}" for effect in found.effects if effect.kind in MAILS
        ),
    )


def differences(*, expected: Expected, found: Expected) -> list[str]:
    """Say in words how a walk differs from the one expected; empty when it does not."""
    said = []
    if expected.path != found.path:
        said.append(_first_turn(expected.path, found.path))
    if expected.ended != found.ended:
        said.append(f"it ends {found.ended}, not {expected.ended}")
    if expected.route != found.route:
        said.append(f"the route is {_route(found.route)}, not {_route(expected.route)}")
    if expected.status != found.status:
        said.append(f"the record's status is {found.status or 'none'}, not {expected.status or 'none'}")
    if expected.urgency != found.urgency:
        said.append(f"the urgency is {found.urgency or 'not known'}, not {expected.urgency or 'not known'}")
    said += [f"a mail is missing ({mail})" for mail in _without(expected.mails, found.mails)]
    said += [
        f"a mail is sent that was not expected ({mail})" for mail in _without(found.mails, expected.mails)
    ]
    return said


def _operand(fact: Fact | Plain) -> Operand:
    given = fact if isinstance(fact, Fact) else Fact(value=fact)
    usable = not given.why_not and given.value is not None
    why_not = given.why_not or ("" if usable else "it is not in the document")
    if isinstance(given.value, tuple):
        items = tuple(Operand(item) for item in given.value)
        return Operand(usable=usable, why_not=why_not, confidence=given.confidence, items=items)
    return Operand(given.value, usable=usable, why_not=why_not, confidence=given.confidence)


def _fits(value: Any, field: FieldType) -> bool:
    if not isinstance(value, _TYPES[field.kind]) or (isinstance(value, bool) and field.kind != "boolean"):
        return False
    texts = value if isinstance(value, (tuple, list)) else (value,)
    return not field.choices or all(text in field.choices for text in texts)


def _receivers(payload: Mapping[str, Any]) -> str:
    named = [*payload.get("to", ())]
    if payload.get("to_team"):
        named.append(f"team {payload['to_team']}")
    if payload.get("to_administrators"):
        named.append("administrators")
    return ", ".join(named) or "nobody"


def _first_turn(expected: tuple[str, ...], found: tuple[str, ...]) -> str:
    same = 0
    while same < min(len(expected), len(found)) and expected[same] == found[same]:
        same += 1
    after = f"after {expected[same - 1]} " if same else "at its start "
    came = found[same] if same < len(found) else "the end"
    wanted = expected[same] if same < len(expected) else "the end"
    return f"{after}comes {came}, not {wanted}"


def _route(route: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in sorted(route.items())) or "none"


def _without(these: Iterable[str], those: Iterable[str]) -> list[str]:
    others = list(those)
    return [one for one in these if one not in others]
