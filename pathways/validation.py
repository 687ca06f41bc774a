"""What is wrong with a pathway, node by node, and what to do about it; a version is published without problems."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import TypeAdapter, ValidationError

from common.expressions import FieldType, check, contradiction_in, paths_in
from pathways.context import FACTS, OrganizationSettings
from pathways.definition import PathwayDefinition, node_catalogue
from pathways.lowering import lowering_problems
from pathways.nodes import Node, outcomes_of
from pathways.nodes.actions import ActionConfig, ActionNode, RequestInformation
from pathways.nodes.condition import ConditionNode
from pathways.nodes.decision import DecisionNode
from pathways.nodes.results import Route
from pathways.nodes.templates import check_template
from pathways.nodes.wait import WaitNode
from pathways.outline import Outline, outline_of, reachable, reversed_edges
from pathways.problems import Problem
from pathways.shape import shape_problems
from pathways.structure import structure_problems
from pathways.values import RECORD_TEAM, UNDETERMINED, PathwayType
from pathways.waits import wait_problems

__all__ = ["Problem", "validate"]

_NODE: TypeAdapter[Node] = TypeAdapter(Node)


def validate(
    definition: PathwayDefinition | Mapping[str, Any],
    *,
    pathway_type: PathwayType,
    catalogue: Mapping[str, FieldType],
    organization: OrganizationSettings | None = None,
) -> list[Problem]:
    """List all that keeps a pathway from being published; empty when it may be.

    A draft's document may be given as it is: what cannot be read is reported, the rest is checked all the same.
    Without `organization` no mail may hold patient data, and names of teams are not checked.
    """
    document = definition.as_document() if isinstance(definition, PathwayDefinition) else definition
    outline = outline_of(document)
    nodes = _readable_nodes(document)
    checks = _NodeChecks(
        outline=outline,
        nodes=nodes,
        pathway_type=pathway_type,
        catalogue=catalogue,
        organization=organization or OrganizationSettings(),
    )
    return [
        *shape_problems(document),
        *structure_problems(outline),
        *checks.problems(),
        *lowering_problems(outline=outline, nodes=nodes),
    ]


def _readable_nodes(document: Mapping[str, Any]) -> list[Node]:
    """Return the nodes that can be read one by one; the others are the shape's problem."""
    items = document.get("nodes")
    found: list[Node] = []
    for item in items if isinstance(items, (list, tuple)) else ():
        try:
            found.append(_NODE.validate_python(item))
        except ValidationError:
            continue
    return found


class _NodeChecks:
    """The checks that need to know what kind a node is."""

    def __init__(
        self,
        *,
        outline: Outline,
        nodes: list[Node],
        pathway_type: PathwayType,
        catalogue: Mapping[str, FieldType],
        organization: OrganizationSettings,
    ) -> None:
        self.outline = outline
        self.nodes = nodes
        self.pathway_type = pathway_type
        self.catalogue = catalogue
        self.organization = organization
        self.before = reversed_edges(outline.following())

    def problems(self) -> Iterator[Problem]:
        for node in self.nodes:
            yield from self._edges(node)
            match node:
                case ConditionNode():
                    yield from self._expression(node, "config.expression", node.config.expression)
                case DecisionNode():
                    yield from self._decision(node)
                case ActionNode():
                    yield from self._action(node)
                case WaitNode():
                    yield from self._wait(node)

    def _edges(self, node: Node) -> Iterator[Problem]:
        wanted = outcomes_of(node)
        given = [edge.outcome for edge in self.outline.edges if edge.source == node.key]
        for outcome in wanted:
            if outcome not in given:
                yield Problem(
                    node.key, f"edges.{outcome}", "missing_edge", _no_edge(outcome, self.pathway_type)
                )
        for outcome in dict.fromkeys(given):
            if outcome not in wanted:
                has = ", ".join(wanted)
                message = f"{node.key} never has the outcome {outcome}. It has {has}. Correct the edge."
                yield Problem(node.key, f"edges.{outcome}", "unknown_outcome", message)
            elif given.count(outcome) > 1:
                message = f"{given.count(outcome)} edges leave {node.key} by the outcome {outcome}. Keep one."
                yield Problem(node.key, f"edges.{outcome}", "duplicate_edge", message)

    def _expression(self, node: Node, field: str, expression: str) -> Iterator[Problem]:
        found = check(expression, self._known_at(node))
        anywhere = {problem.position for problem in check(expression, self._known_anywhere())}
        for problem in found:
            where = "" if problem.position is None else f" (character {problem.position + 1} of `{field}`)"
            code, message = f"expression_{problem.code}", problem.message
            if problem.code == "unknown_field" and problem.position not in anywhere:
                code = "expression_not_known_yet"
                message = (
                    f"It asks for what a node brings that does not come before {node.key}. Move one of them."
                )
            yield Problem(node.key, field, code, f"{message}{where}")
        if (
            not found
            and paths_in(expression)
            and (reason := contradiction_in(expression, self._known_at(node)))
        ):
            message = f"This can never be true: {reason}. Correct the question."
            yield Problem(node.key, field, "expression_never_true", message)

    def _decision(self, node: DecisionNode) -> Iterator[Problem]:
        for index, row in enumerate(node.config.rows):
            yield from self._expression(node, f"config.rows[{index}].when", row.when)
        for place, route in _routes(node):
            if route.team is not None:
                yield from self._team(node, f"{place}.team", route.team)

    def _action(self, node: ActionNode) -> Iterator[Problem]:
        config = node.config
        yield from self._action_config(node, "config", config)
        if isinstance(config, RequestInformation) and config.answers_wait is not None:
            yield from self._answered_wait(node, config.answers_wait, config.answer_outcome)
        if node.compensation is not None:
            yield from self._action_config(node, "compensation", node.compensation)

    def _action_config(self, node: ActionNode, place: str, config: ActionConfig) -> Iterator[Problem]:
        for member, template, allowed in config.templates():
            for problem in check_template(
                template=template, catalogue=self._known_at(node), patient_data=allowed
            ):
                yield Problem(node.key, f"{place}.{member}", problem.code, problem.message)
        for member, team in config.teams_named():
            yield from self._team(node, f"{place}.{member}", team)
        for member, code, message in config.problems(self.organization):
            yield Problem(node.key, f"{place}.{member}", code, message)

    def _answered_wait(self, node: ActionNode, key: str, outcome: str) -> Iterator[Problem]:
        """Check the wait that an upload answers: there, after the request, and with this outcome."""
        later = reachable(start=[node.key], following=self.outline.following())
        waits = [other for other in self.nodes if isinstance(other, WaitNode) and other.key == key]
        wait = waits[0] if waits else None
        if wait is None or key not in later:
            message = f"{key} is no wait that comes after {node.key}. Name one, or leave `answers_wait` out."
            yield Problem(node.key, "config.answers_wait", "unknown_wait", message)
        elif outcome not in wait.config.outcomes:
            message = f"{key} never has the outcome {outcome}. It has {', '.join(wait.config.outcomes)}."
            yield Problem(node.key, "config.answer_outcome", "unknown_outcome", message)

    def _wait(self, node: WaitNode) -> Iterator[Problem]:
        if self.pathway_type == "auto":
            message = (
                "An `auto` pathway cannot wait for people. Remove the node, or use a `semiAutomatic` one."
            )
            yield Problem(node.key, "kind", "wait_in_auto", message)
        yield from wait_problems(node, organization=self.organization)

    def _team(self, node: Node, field: str, team: str) -> Iterator[Problem]:
        teams = self.organization.teams
        if teams is not None and team not in teams and team != RECORD_TEAM:
            known = ", ".join(sorted(teams)[:12]) or "none yet"
            message = f"The organization has no team {team}. It has: {known}. Names must match exactly."
            yield Problem(node.key, field, "unknown_team", message)

    def _known_at(self, node: Node) -> dict[str, FieldType]:
        """Return what can be known when the node runs: the catalogue, and what nodes before it have brought."""
        earlier = reachable(start=self.before.get(node.key, ()), following=self.before)
        return self._brought_by([other for other in self.nodes if other.key in earlier])

    def _known_anywhere(self) -> dict[str, FieldType]:
        return self._brought_by(self.nodes)

    def _brought_by(self, nodes: list[Node]) -> dict[str, FieldType]:
        found = {**self.catalogue, **FACTS}
        for node in nodes:
            found |= node_catalogue(node)
        return found


def _routes(node: DecisionNode) -> list[tuple[str, Route]]:
    rows = [(f"config.rows[{index}].route", row.route) for index, row in enumerate(node.config.rows)]
    return [*rows, ("config.default.route", node.config.default.route)]


def _no_edge(outcome: str, pathway_type: PathwayType) -> str:
    if outcome == UNDETERMINED and pathway_type == "auto":
        return (
            "Nothing follows `undetermined`, the outcome when a field is absent or not sure enough. "
            "An `auto` pathway must go on then too: lead it to a node that suits a record nobody has looked at, "
            "or to `end`."
        )
    return f"Nothing follows the outcome {outcome}. Lead it to a node, or to `end` where the run is over."
