"""Walk a pathway over given facts without doing anything: the same nodes as a run, nothing written or sent.

Golden runs and simulations stand on it. Values in, values out: what an action would do is told, as rendered.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Literal

from common.expressions import FieldType, Operand, OperandUsed
from pathways.context import NodeContext, OrganizationSettings, RecordFacts, Variable
from pathways.definition import PathwayDefinition
from pathways.nodes import Completed, Failed, Node, Paused, Routed, WaitNode, run_node
from pathways.nodes import wait as wait_node
from pathways.nodes.effects import Effect
from pathways.values import APPROVED, EXPIRED
from referrals.data.referral import URGENCIES

Ended = Literal["completed", "paused", "failed"]
Unanswered = Literal["stop", "first"]
"""What becomes of a wait without a given answer: the walk stops there, or its first outcome is taken."""

NOT_A_RUN = "run_rehearsal"
MAILS = ("send_email", "request_information")
"""The kinds of effect that are mails."""


@dataclass(frozen=True, kw_only=True, slots=True)
class RehearsalFacts:
    """What is known of one record, as a run's nodes would be told it.

    `operands` are those of `referrals.fields.operands_from`, with the record's own.
    """

    pathway: str
    record: RecordFacts
    organization: OrganizationSettings
    operands: Mapping[str, Operand]
    catalogue: Mapping[str, FieldType] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True, slots=True)
class Answer:
    """What a person would answer to a wait; the outcome `expired` lets the time run out."""

    outcome: str
    input: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True, slots=True)
class RehearsedStep:
    """One node that was come to. `outcome` is empty where the walk ended at it without one."""

    node: str
    kind: str
    outcome: str
    explanation: str
    operands: tuple[OperandUsed, ...] = ()


@dataclass(frozen=True, kw_only=True, slots=True)
class RehearsedEffect:
    """What a node would have done outside; `payload` may hold patient data, as the effect itself would."""

    node: str
    kind: str
    payload: Mapping[str, Any]


@dataclass(frozen=True, kw_only=True, slots=True)
class Rehearsed:
    """Where a walk went and what it would have done.

    `route` is that of the last decision, `waits` the waits come to, `stopped_at` the node at which a walk
    paused or failed. `code` and `message` say why it failed.
    """

    path: tuple[RehearsedStep, ...]
    ended: Ended
    route: Mapping[str, Any]
    effects: tuple[RehearsedEffect, ...]
    urgency: str | None
    status: str
    waits: tuple[str, ...] = ()
    stopped_at: str | None = None
    code: str = ""
    message: str = ""
    variables: Mapping[str, Variable] = field(default_factory=dict)

    @property
    def steps(self) -> tuple[tuple[str, str], ...]:
        """Return the path as (node, outcome), which is what two walks are compared by."""
        return tuple((step.node, step.outcome) for step in self.path)

    @property
    def mails(self) -> int:
        """Return how many mails would have been sent."""
        return sum(effect.kind in MAILS for effect in self.effects)


def rehearse(
    *,
    definition: PathwayDefinition,
    facts: RehearsalFacts,
    now: datetime,
    answers: Mapping[str, Answer] | None = None,
    unanswered: Unanswered = "stop",
) -> Rehearsed:
    """Walk a definition from its start over the facts and say where that leads.

    Actions count as done as soon as they are rendered. `answers` are what people would answer, by the key of the
    wait. A draft that cannot go on (a circle, no edge) fails where it stands. Raises AnswerRefused for an answer
    that the wait would not take, ExpressionError for an expression that cannot be read.
    """
    walk = _Walk(definition=definition, facts=facts, now=now, answers=answers or {}, unanswered=unanswered)
    key: str | None = definition.start
    while key is not None:
        key = walk.step(key)
    return walk.rehearsed()


class _Walk:
    """The state of one walk: what nodes have set so far, and what it will be reported as."""

    def __init__(
        self,
        *,
        definition: PathwayDefinition,
        facts: RehearsalFacts,
        now: datetime,
        answers: Mapping[str, Answer],
        unanswered: Unanswered,
    ) -> None:
        self.definition = definition
        self.facts = facts
        self.now = now
        self.answers = answers
        self.unanswered = unanswered
        self.operands = dict(facts.operands)
        self.record = facts.record
        self.outcomes: dict[str, str] = {}
        self.variables: dict[str, Variable] = {}
        self.path: list[RehearsedStep] = []
        self.effects: list[RehearsedEffect] = []
        self.waits: list[str] = []
        self.route: dict[str, Any] = {}
        self.priority: str | None = None
        self.ended: Ended = "completed"
        self.stopped_at: str | None = None
        self.code = ""
        self.message = ""

    def step(self, key: str) -> str | None:
        """Run the node of this key and return the key of the next one, None when the walk is over."""
        if key in self.outcomes:
            return self._fail(
                key, "goes_in_a_circle", f"The pathway comes to {key} again and would never end."
            )
        try:
            node = self.definition.node(key)
        except KeyError:
            return self._fail(key, "no_node", f"An edge leads to {key}, which is no node.")
        result = run_node(node=node, context=self._context())
        if isinstance(result, Paused):
            return self._wait(node, result)
        if isinstance(result, Failed):
            return self._failed(node, result)
        if isinstance(result, Routed):
            self.route = result.route.model_dump(mode="json", exclude_none=True)
        else:
            self._note(node, result)
        return self._go_on(node, result.outcome, result.explanation, result.operands)

    def rehearsed(self) -> Rehearsed:
        """Return what the walk came to."""
        return Rehearsed(
            path=tuple(self.path),
            ended=self.ended,
            route=self.route,
            effects=tuple(self.effects),
            urgency=self._urgency(),
            status=self.record.status,
            waits=tuple(self.waits),
            stopped_at=self.stopped_at,
            code=self.code,
            message=self.message,
            variables=self.variables,
        )

    def _context(self) -> NodeContext:
        return NodeContext(
            run_id=NOT_A_RUN,
            pathway=self.facts.pathway,
            record=self.record,
            organization=self.facts.organization,
            now=self.now,
            operands=self.operands,
            outcomes=self.outcomes,
            variables=self.variables,
            catalogue=self.facts.catalogue,
        )

    def _wait(self, node: Node, asked: Paused) -> str | None:
        self.waits.append(node.key)
        given = self.answers.get(node.key)
        if given is None and self.unanswered == "first":
            outcomes = asked.review.outcomes
            given = Answer(outcome=APPROVED if APPROVED in outcomes else outcomes[0])
            done = Completed(outcome=given.outcome, explanation=f"Taken as answered: {given.outcome}.")
        elif given is None or not isinstance(node, WaitNode):
            self.ended, self.stopped_at = "paused", node.key
            self._come_to(node, "", asked.explanation)
            return None
        elif given.outcome == EXPIRED:
            done = wait_node.expire(node=node)
        else:
            done = wait_node.answer(node=node, outcome=given.outcome, answers=given.input)
        self._note(node, done)
        return self._go_on(node, done.outcome, done.explanation)

    def _failed(self, node: Node, result: Failed) -> str | None:
        if result.outcome is not None:
            return self._go_on(node, result.outcome, result.message)
        self._come_to(node, "", result.message)
        return self._fail(node.key, result.code, result.message)

    def _fail(self, key: str, code: str, message: str) -> str | None:
        self.ended, self.stopped_at, self.code, self.message = "failed", key, code, message
        return None

    def _go_on(
        self, node: Node, outcome: str, explanation: str, operands: tuple[OperandUsed, ...] = ()
    ) -> str | None:
        self._come_to(node, outcome, explanation, operands)
        self.outcomes[node.key] = outcome
        try:
            return self.definition.target(key=node.key, outcome=outcome)
        except KeyError:
            return self._fail(node.key, "no_edge", f"Nothing follows the outcome {outcome} of {node.key}.")

    def _come_to(
        self, node: Node, outcome: str, explanation: str, operands: tuple[OperandUsed, ...] = ()
    ) -> None:
        self.path.append(
            RehearsedStep(
                node=node.key, kind=node.kind, outcome=outcome, explanation=explanation, operands=operands
            )
        )

    def _note(self, node: Node, done: Completed) -> None:
        """Keep what a node has set, and what it would have done."""
        self.variables |= done.variables
        if done.effect is not None:
            payload = done.effect.payload()
            self.effects.append(RehearsedEffect(node=node.key, kind=done.effect.kind, payload=payload))
            self._take_effect(done.effect)

    def _take_effect(self, effect: Effect) -> None:
        """Let later nodes see the record as the effect would have left it."""
        payload = effect.payload()
        match effect.kind:
            case "update_status":
                self.record = replace(self.record, status=payload["status"])
                self.operands["record.status"] = Operand(payload["status"])
            case "assign_team":
                self.record = replace(self.record, team=payload["team"])
                self.operands["record.team"] = Operand(payload["team"])
            case "set_priority":
                known = self._urgency()
                given = payload["priority"]
                if payload["lower"] or known is None or URGENCIES.index(given) > URGENCIES.index(known):
                    self.priority = given

    def _urgency(self) -> str | None:
        """Return the record's urgency: what the pathway has given it, else what triage says."""
        known = self.operands.get("triage.urgency")
        told = str(known.value) if known is not None and known.usable and known.value in URGENCIES else None
        return self.priority or told
