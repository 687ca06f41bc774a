"""What a node is told: the facts of its run and record, frozen. Nodes ask for nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from common.expressions import FieldType, Operand

Variable = str | int | float | bool | None


@dataclass(frozen=True, kw_only=True, slots=True)
class OrganizationSettings:
    """What an organization allows and has. `teams`, `people`, `call_hosts` null: not known here, not checked."""

    id: str = ""
    name: str = ""
    phi_in_mail: bool = False
    phi_in_calls: bool = False
    call_hosts: frozenset[str] | None = None
    fhir_base_url: str = ""
    teams: frozenset[str] | None = None
    people: frozenset[str] | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class RecordFacts:
    """The record the run is about: no patient data, only what it is called and where it stands."""

    id: str
    status: str
    team_id: str | None = None
    team: str | None = None
    labels: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True, slots=True)
class NodeContext:
    """Everything a node may know.

    `operands` are those of `referrals.fields.operands_from`; `outcomes` maps the keys of nodes that ran to
    their outcome, `variables` are what nodes have set (`<key>.<name>`). `catalogue` gives the fields their labels.
    """

    run_id: str
    pathway: str
    record: RecordFacts
    organization: OrganizationSettings
    now: datetime
    operands: Mapping[str, Operand] = field(default_factory=dict)
    outcomes: Mapping[str, str] = field(default_factory=dict)
    variables: Mapping[str, Variable] = field(default_factory=dict)
    catalogue: Mapping[str, FieldType] = field(default_factory=dict)

    def values(self) -> dict[str, Operand]:
        """Return all that an expression or a template can name, by path."""
        facts: dict[str, str | None] = {
            "record.id": self.record.id,
            "record.status": self.record.status,
            "record.team": self.record.team,
            "run.id": self.run_id,
            "pathway.name": self.pathway,
            "organization.name": self.organization.name,
            "today": self.now.date().isoformat(),
        }
        found = dict(self.operands)
        found |= {path: _known(value, "it is not known") for path, value in facts.items()}
        found["record.labels"] = Operand(items=tuple(Operand(label) for label in self.record.labels))
        found |= {f"run.{key}.outcome": Operand(outcome) for key, outcome in self.outcomes.items()}
        found |= {
            f"run.{path}": _known(value, "it was left open in the review")
            for path, value in self.variables.items()
        }
        return found


FACTS: Mapping[str, FieldType] = {
    "record.id": FieldType.text(label="record"),
    "record.status": FieldType.text(label="status of the record"),
    "record.team": FieldType.text(label="team"),
    "record.labels": FieldType.text_list(label="labels of the record"),
    "run.id": FieldType.text(label="run"),
    "pathway.name": FieldType.text(label="pathway"),
    "organization.name": FieldType.text(label="organization"),
    "today": FieldType.date(label="today"),
}
"""The types of the facts that every context has, beside the catalogue of the referral."""


def _known(value: Variable, why_not: str) -> Operand:
    return Operand(value) if value is not None else Operand(usable=False, why_not=why_not)
