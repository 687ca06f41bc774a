"""What a dry run shows: the way one record would take through a version, and what each action would send or change."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from django.utils.safestring import SafeString, mark_safe
from pydantic import ValidationError

from common.errors import InvalidRequest
from common.expressions import ExpressionError
from pathways.admin.effect_words import ShownEffect, effect_in_words, read_effect
from pathways.admin.looks import record_url
from pathways.admin.run_answers import read_answers
from pathways.context import NodeContext, RecordFacts
from pathways.definition import PathwayDefinition, read_definition
from pathways.graph import Step, draw
from pathways.models import PathwayVersion
from pathways.nodes import ActionNode, Node, WaitNode
from pathways.nodes.actions import dry_run
from pathways.nodes.review import FormField
from pathways.nodes.templates import TemplateSyntaxError
from pathways.nodes.wait import outcomes as answers_to
from pathways.rehearsal import NOT_A_RUN, Answer, RehearsalFacts, Rehearsed, rehearse
from pathways.selectors import load_operands, organization_facts
from referrals.data.records import RecordData
from referrals.fields import CATALOGUE
from tenants.selectors import find_team, get_organization_settings

ANSWER = "answer-"
"""What the names of the form's answers begin with, before the key of the wait."""


@dataclass(frozen=True)
class ShownAction:
    """An action: its effect as rendered, or why it would fail."""

    key: str
    title: str
    effect: ShownEffect | None
    failure: str


@dataclass(frozen=True)
class ShownWait:
    """A wait that was come to: its answers, the one that was taken here, whether somebody chose it, and the questions
    of its form with what was written.
    """

    key: str
    title: str
    outcomes: tuple[str, ...]
    taken: str
    chosen: bool
    questions: tuple[tuple[FormField, str], ...]


@dataclass(frozen=True)
class ShownDryStep:
    """A node on the way. `action` is what it would do, of an action that has an effect."""

    key: str
    title: str
    kind: str
    outcome: str
    explanation: str
    action: ShownAction | None
    wait: ShownWait | None


@dataclass(frozen=True)
class DryRunPage:
    """One record's way. `others` are the actions that it does not come to, rendered all the same."""

    record_id: str
    record_url: str
    picture: SafeString
    steps: tuple[ShownDryStep, ...]
    ended: str
    message: str
    others: tuple[ShownAction, ...]


def dry_run_page(
    *, version: PathwayVersion, record: RecordData, given: Mapping[str, Any], now: datetime
) -> DryRunPage:
    """Walk the record as it stands through the version, and write and send nothing.

    `given` holds the answers to waits, by `answer-<key>`; a wait without one takes its first. Inside the
    organization's scope. Raises InvalidRequest for a version that cannot be walked.
    """
    definition = _definition(version)
    facts = _facts(version, record, now=now)
    answers = _answers(definition, given)
    try:
        walk = rehearse(definition=definition, facts=facts, now=now, answers=answers, unanswered="first")
        others = _others(definition, walk, facts, now=now)
    except (ExpressionError, TemplateSyntaxError) as error:
        raise InvalidRequest(
            f"A question or a text cannot be read: {error} Correct it in the editor."
        ) from None
    return DryRunPage(
        record_id=record.id,
        record_url=record_url(record.id),
        picture=_picture(definition, walk, version),
        steps=tuple(_steps(definition, walk, facts, given)),
        ended=walk.ended,
        message=walk.message,
        others=tuple(others),
    )


def _answers(definition: PathwayDefinition, given: Mapping[str, Any]) -> dict[str, Answer]:
    """Return what was chosen for each wait, with what was written into its form."""
    answers = {}
    for node in definition.nodes:
        if not isinstance(node, WaitNode) or given.get(ANSWER + node.key) not in answers_to(node.config):
            continue
        form = [question.model_dump() for question in node.config.form]
        written = {
            f"answer-{one['name']}": given.get(f"{ANSWER}{node.key}.{one['name']}", "") for one in form
        }
        answers[node.key] = Answer(outcome=given[ANSWER + node.key], input=read_answers(form, written))
    return answers


def _definition(version: PathwayVersion) -> PathwayDefinition:
    try:
        return read_definition(version.definition)
    except ValidationError:
        raise InvalidRequest(
            "This version is not whole yet. Correct its problems in the editor, then try it."
        ) from None


def _facts(version: PathwayVersion, record: RecordData, *, now: datetime) -> RehearsalFacts:
    """Return what the nodes would be told of the record as it stands, and of what the organization allows."""
    chosen = get_organization_settings(organization_id=record.organization_id)
    team = (
        find_team(organization_id=record.organization_id, team_id=record.team_id) if record.team_id else None
    )
    name = team.name if team is not None else None
    return RehearsalFacts(
        pathway=version.pathway.name,
        record=RecordFacts(
            id=record.id, status=record.status, team_id=record.team_id, team=name, labels=record.labels
        ),
        organization=organization_facts(chosen),
        operands=load_operands(record=record, team=name, today=now.date()),
        catalogue=CATALOGUE,
    )


def _steps(
    definition: PathwayDefinition, walk: Rehearsed, facts: RehearsalFacts, given: Mapping[str, Any]
) -> list[ShownDryStep]:
    """Return the nodes of the way in order; each effect is said of the record as the ones before have left it."""
    effects = {effect.node: effect for effect in walk.effects}
    record = facts.record
    shown = []
    for step in walk.path:
        node = definition.node(step.node)
        effect = effects.get(step.node)
        action = None
        if effect is not None:
            words = effect_in_words(
                read_effect(kind=effect.kind, payload=effect.payload),
                organization_id=facts.organization.id,
                record=record,
            )
            action = ShownAction(node.key, node.title, words, "")
            record = _left_by(record, effect.kind, effect.payload)
        shown.append(
            ShownDryStep(
                key=node.key,
                title=node.title,
                kind=node.kind,
                outcome=step.outcome,
                explanation=step.explanation,
                action=action,
                wait=_wait(node, step.outcome, given),
            )
        )
    return shown


def _left_by(record: RecordFacts, kind: str, payload: Mapping[str, Any]) -> RecordFacts:
    """Return the record as an effect leaves it."""
    match kind:
        case "update_status":
            return replace(record, status=payload["status"])
        case "assign_team":
            return replace(record, team=payload["team"])
        case "add_label":
            return replace(record, labels=(*record.labels, payload["label"]))
    return record


def _wait(node: Node, outcome: str, given: Mapping[str, Any]) -> ShownWait | None:
    if not isinstance(node, WaitNode):
        return None
    form = node.config.form
    return ShownWait(
        key=node.key,
        title=node.title,
        outcomes=answers_to(node.config),
        taken=outcome,
        chosen=given.get(ANSWER + node.key) == outcome,
        questions=tuple(
            (question, given.get(f"{ANSWER}{node.key}.{question.name}", "")) for question in form
        ),
    )


def _others(
    definition: PathwayDefinition, walk: Rehearsed, facts: RehearsalFacts, *, now: datetime
) -> list[ShownAction]:
    """Return what the actions would do that this way does not come to, told the same facts and what it has set."""
    reached = {step.node for step in walk.path}
    context = NodeContext(
        run_id=NOT_A_RUN,
        pathway=facts.pathway,
        record=facts.record,
        organization=facts.organization,
        now=now,
        operands=facts.operands,
        outcomes={step.node: step.outcome for step in walk.path if step.outcome},
        variables=walk.variables,
        catalogue=facts.catalogue,
    )
    found = []
    for node in definition.nodes:
        if not isinstance(node, ActionNode) or node.key in reached:
            continue
        tried = dry_run(config=node.config, context=context)
        words = None
        if tried.effect is not None:
            words = effect_in_words(tried.effect, organization_id=facts.organization.id, record=facts.record)
        found.append(ShownAction(node.key, node.title, words, tried.failure))
    return found


def _picture(definition: PathwayDefinition, walk: Rehearsed, version: PathwayVersion) -> SafeString:
    drawn = draw(
        definition,
        path=[Step(key=step.node, outcome=step.outcome or None) for step in walk.path],
        current=walk.stopped_at,
        name=f"{version.pathway.name}, version {version.number}",
        prefix="dry",
    )
    return mark_safe(drawn)  # noqa: S308 - every text in it is escaped by draw
