"""Small pathways and contexts to test with. Every person and place in them is invented."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from common.expressions import Operand
from pathways.context import NodeContext, OrganizationSettings, RecordFacts
from pathways.nodes import Node, run_node
from pathways.nodes.actions import ActionNode
from pathways.nodes.condition import ConditionNode
from pathways.nodes.decision import DecisionNode
from pathways.nodes.wait import WaitNode

NOW = datetime(2026, 3, 2, 9, 30, tzinfo=UTC)
ABSENT = Operand(usable=False, why_not="it is not in the document")


def context(
    operands: dict[str, Operand] | None = None,
    *,
    team: str | None = "Intake",
    phi_in_mail: bool = False,
    outcomes: dict[str, str] | None = None,
    variables: dict[str, str | int | float | bool | None] | None = None,
) -> NodeContext:
    """Return the context of a run on one record."""
    return NodeContext(
        run_id="run_1",
        pathway="Referral intake",
        record=RecordFacts(id="rec_1", status="triaged", team_id="team_1" if team else None, team=team),
        organization=OrganizationSettings(id="org_1", name="Harbour Clinic", phi_in_mail=phi_in_mail),
        now=NOW,
        operands=operands or {},
        outcomes=outcomes or {},
        variables=variables or {},
    )


def ran(*, node: Node, context: NodeContext) -> Any:
    """Return what running the node answers, of whichever kind it is."""
    return run_node(node=node, context=context)


def condition(expression: str, *, key: str = "check") -> ConditionNode:
    return ConditionNode.model_validate({"key": key, "title": "Check", "config": {"expression": expression}})


def decision(rows: list[dict[str, Any]], *, default_queue: str = "routine") -> DecisionNode:
    default = {"outcome": "otherwise", "route": {"queue": default_queue}}
    config = {"rows": rows, "default": default}
    return DecisionNode.model_validate({"key": "route", "title": "Route", "config": config})


def action(**config: Any) -> ActionNode:
    return ActionNode.model_validate({"key": "act", "title": "Act", "config": config})


def mail(**config: Any) -> ActionNode:
    written = {
        "to": ["office@clinic.example"],
        "subject": "Referral {{ record.id }}",
        "body": "See the record.",
    }
    return action(action="send_email", **{**written, **config})


def wait(**config: Any) -> WaitNode:
    asked = {"instructions": "Read the letter.", "assignee": {"team": "record_team"}}
    return WaitNode.model_validate({"key": "review", "title": "Review", "config": {**asked, **config}})


def small() -> dict[str, Any]:
    """Return the document of a valid pathway: a condition, a wait, an action."""
    status = {"action": "update_status", "status": "accepted"}
    return {
        "schema_version": 1,
        "start": "check",
        "nodes": [
            {
                "key": "check",
                "title": "Urgent?",
                "kind": "condition",
                "config": {"expression": 'triage.urgency == "urgent"'},
            },
            {
                "key": "review",
                "title": "Clinician reviews",
                "kind": "wait",
                "config": {"instructions": "Read the letter.", "assignee": {"team": "record_team"}},
            },
            {"key": "mark", "title": "Mark as accepted", "kind": "action", "config": status},
        ],
        "edges": [
            {"from": "check", "outcome": "true", "to": "review"},
            {"from": "check", "outcome": "false", "to": "mark"},
            {"from": "check", "outcome": "undetermined", "to": "review"},
            {"from": "review", "outcome": "approved", "to": "mark"},
            {"from": "review", "outcome": "rejected", "to": "end"},
            {"from": "mark", "outcome": "done", "to": "end"},
            {"from": "mark", "outcome": "failed", "to": "end"},
        ],
    }
