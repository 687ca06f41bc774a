"""What actions do, written down: intended before, and what became of it after. One row an action's visit."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Any

from common.clock import Clock, database_now
from common.row_security import organization_scope
from common.work import Held, LeaseLost, postpone
from pathways.context import Variable
from pathways.models import ActionEffect, NodeRun, PathwayRun
from pathways.nodes.actions import ActionConfig, CallHttp, OutsideAction
from pathways.nodes.effects import Effect, EmailEffect, FhirEffect, HttpEffect, UploadRequestEffect
from pathways.nodes.fhir import task_bundle
from pathways.nodes.results import Completed, Failed
from pathways.services.calling import call
from pathways.services.mailing import send_mail
from pathways.services.sending import Sent
from pathways.services.upload_links import ask_for_uploads
from pathways.states import EFFECT

Outside = EmailEffect | HttpEffect | UploadRequestEffect | FhirEffect

_MESSAGES = {
    "mail_failed": "The mail could not be sent. Check the mail server and the addresses, then retry the run.",
    "mail_refused": "The mail server refuses this mail for good. Check the addresses, then retry the run.",
    "mail_without_receiver": "Nobody would get this mail. Give the team, or an administrator where the record "
    "has no team, a mail address; then retry.",
    "calls_not_signed": "The organization has no secret to sign calls with. Have an administrator set it, then retry.",
    "host_refused": "The address must not be called from here. Have the operator allow its host, or call another.",
    "call_failed": "The other system could not be reached. Look whether it is up, then retry the run.",
    "call_busy": "The other system has no time for the call. Wait for it, then retry the run.",
    "call_refused": "The other system refuses the call. Correct it with those who run that system, then retry.",
    "answer_unusable": "The call was made, but its answer lacks a value that the pathway requires. "
    "Correct the answer's paths in the pathway, or override the node.",
}


def is_outside(effect: Effect | None) -> bool:
    """Return whether carrying the effect out leaves our database."""
    if isinstance(effect, FhirEffect):
        return bool(effect.url)
    return isinstance(effect, Outside)


def carry_out(
    held: Held, *, node_run: NodeRun, config: ActionConfig, result: Completed, clock: Clock
) -> Completed | Failed | None:
    """Do what an action wants outside, outside of any transaction, and write down what became of it.

    Returns the node's result; None when it is tried again later. What was done before is not done again; what may
    have been done is repeated only where the other side knows the repetition by its key. Such doubt stops the run
    (`effect_unknown`) whatever the action's `on_failure` says.
    """
    effect = result.effect
    if not isinstance(effect, Outside) or not isinstance(config, OutsideAction):
        raise TypeError("only effects on the outside are carried out")
    repeatable = _is_repeatable(effect, config)
    with organization_scope(held.organization_id):
        _refuse_if_withdrawn(held, node_run)
        row = _written(held, node_run, effect, now=clock())
        if row.status != "intended":
            return _ended(row, config, result)
        if row.tried_at is not None and (not repeatable or row.attempts >= config.retry.attempts):
            return _in_doubt(row)
        row.attempts += 1
        row.tried_at = database_now()
        row.save(update_fields=["attempts", "tried_at"])
    sent = _send(row, effect, config, clock=clock)
    with organization_scope(held.organization_id):
        row = ActionEffect.objects.in_organization(held.organization_id).select_for_update().get(id=row.id)
        if row.status != "intended":
            return _ended(row, config, result)
        row.result = {**row.result, "doubt": True} if sent.may_have_arrived else row.result
        if sent.again and (repeatable or not sent.may_have_arrived) and row.attempts < config.retry.attempts:
            row.error_code = sent.code
            row.tried_at = row.tried_at if sent.may_have_arrived else None
            row.save(update_fields=["error_code", "tried_at", "result"])
        else:
            return _settle(row, sent, config, node_run, result, now=clock())
    postpone(held, seconds=config.retry.seconds_before(row.attempts + 1), code=sent.code, refund=True)
    return None


def note_done(*, node_run: NodeRun, effect: Effect, now: datetime) -> None:
    """Write down an effect that happens in the caller's own transaction: it is done exactly if this commits."""
    row = ActionEffect(
        organization_id=node_run.organization_id,
        node_run=node_run,
        version_id=node_run.run.version_id,
        kind=effect.kind,
        payload=effect.payload(),
        intended_at=now,
        done_at=now,
    )
    row.result = _made_at_once(row.id, effect)
    EFFECT.transition(row, "done")
    row.save(force_insert=True)


def give_up_effect(*, node_run: NodeRun) -> Failed | None:
    """Write down how an effect ended whose node is given up; return the doubt, if there is any. Inside the scope."""
    row = (
        ActionEffect.objects.in_organization(node_run.organization_id)
        .select_for_update()
        .filter(node_run=node_run, status="intended")
        .first()
    )
    if row is None:
        return None
    if row.tried_at is not None:
        return _in_doubt(row)
    EFFECT.transition(row, "failed")
    row.save(update_fields=["status"])
    return None


def settle_by_person(*, node_run: NodeRun, outcome: str, actor: str, now: datetime) -> None:
    """Write down what a person, who has looked on the other side, says of an effect that is unknown: by the outcome
    given in place of its node's. Inside the scope.
    """
    row = (
        ActionEffect.objects.in_organization(node_run.organization_id)
        .select_for_update()
        .filter(node_run=node_run, status="unknown")
        .first()
    )
    if row is None or outcome not in ("done", "failed"):
        return
    EFFECT.transition(row, outcome)
    row.done_at = now if outcome == "done" else None
    row.result = {**row.result, "settled_by": actor}
    row.save(update_fields=["status", "done_at", "result"])


def unknown(*, effect_id: str) -> Failed:
    """Return why a run stops at an effect of which nobody here knows whether it happened, and what to do."""
    return Failed(
        code="effect_unknown",
        message="It is not known whether this was done: the other side was told and did not answer, or the worker "
        f"stopped in the middle. Look there for {effect_id}. If it is there, override this node with done; "
        "if it is not, retry the run, which does it anew.",
    )


def _refuse_if_withdrawn(held: Held, node_run: NodeRun) -> None:
    """Raise LeaseLost once the visit is no longer to be done: nothing goes out after a run was cancelled."""
    runs = PathwayRun.objects.in_organization(held.organization_id)
    runs.select_for_update().get(id=node_run.run_id)  # whoever cancels holds the run
    if NodeRun.objects.in_organization(held.organization_id).get(id=node_run.id).status != "pending":
        raise LeaseLost(held.id)


def _ended(row: ActionEffect, config: OutsideAction, result: Completed) -> Completed | Failed:
    """Return the result of an effect that had ended when the worker before this one stopped."""
    if row.status == "done":
        return _completed(config, result, row)
    if row.status == "unknown":
        return unknown(effect_id=row.id)
    return config.fail(code=row.error_code, message=_MESSAGES[row.error_code])


def _is_repeatable(effect: Outside, config: OutsideAction) -> bool:
    """Return whether the other side drops a repetition: mails by Message-ID, calls if their author says so."""
    if isinstance(effect, HttpEffect):
        return effect.method == "GET" or (isinstance(config, CallHttp) and config.repeatable)
    return True


def _written(held: Held, node_run: NodeRun, effect: Outside, *, now: datetime) -> ActionEffect:
    """Return the visit's effect row. Only the holder of its work gets here, so nobody else writes one."""
    effects = ActionEffect.objects.in_organization(held.organization_id)
    row = effects.filter(node_run=node_run).first()
    if row is None:
        row = ActionEffect(
            organization_id=held.organization_id,
            node_run=node_run,
            version_id=node_run.run.version_id,
            kind=effect.kind,
            payload=effect.payload(),
            intended_at=now,
        )
        row.result = _made_at_once(row.id, effect)
        row.save(force_insert=True)
    return row


def _made_at_once(effect_id: str, effect: Effect) -> dict[str, Any]:
    """Return what an effect makes whatever becomes of it outside: the FHIR resources, named by the effect's id."""
    return {"bundle": task_bundle(effect.facts, key=effect_id)} if isinstance(effect, FhirEffect) else {}


def _send(row: ActionEffect, effect: Outside, config: OutsideAction, *, clock: Clock) -> Sent:
    match effect:
        case EmailEffect():
            return send_mail(
                organization_id=row.organization_id,
                key=row.id,
                mail=effect,
                timeout_seconds=config.timeout_seconds,
            )
        case UploadRequestEffect():
            return ask_for_uploads(
                row=row, effect=effect, timeout_seconds=config.timeout_seconds, now=clock()
            )
        case HttpEffect() | FhirEffect():
            return call(
                organization_id=row.organization_id,
                key=row.id,
                request=_transaction(row, effect) if isinstance(effect, FhirEffect) else effect,
                timeout_seconds=config.timeout_seconds,
                now=clock(),
            )


def _transaction(row: ActionEffect, effect: FhirEffect) -> HttpEffect:
    """Return the request that creates the resources; a FHIR server creates each once (`ifNoneExist`)."""
    body = json.dumps(row.result["bundle"], sort_keys=True)  # the same bytes at every try
    return HttpEffect(method="POST", url=effect.url, body=body, content_type="application/fhir+json")


def _settle(
    row: ActionEffect,
    sent: Sent,
    config: OutsideAction,
    node_run: NodeRun,
    result: Completed,
    *,
    now: datetime,
) -> Completed | Failed:
    if not sent.code:
        EFFECT.transition(row, "done")
        row.done_at, row.error_code = now, ""
        row.result = {**row.result, **_kept(config, node_run, sent)}
        row.save(update_fields=["status", "done_at", "error_code", "result"])
        return _completed(config, result, row)
    row.error_code = sent.code
    if row.result.get("doubt"):
        row.save(update_fields=["error_code", "result"])
        return _in_doubt(row)
    EFFECT.transition(row, "failed")
    row.save(update_fields=["status", "error_code"])
    return config.fail(code=sent.code, message=_MESSAGES[sent.code])


def _in_doubt(row: ActionEffect) -> Failed:
    EFFECT.transition(row, "unknown")
    row.save(update_fields=["status"])
    return unknown(effect_id=row.id)


def _kept(config: OutsideAction, node_run: NodeRun, sent: Sent) -> dict[str, Any]:
    """Return what is kept of an answer: its status and the values that the action declares, nothing else."""
    if not isinstance(config, CallHttp):
        return {}
    variables, missing = config.read(key=node_run.node, status=sent.status, body=sent.body)
    return {"variables": variables, "missing": list(missing)}


def _completed(config: OutsideAction, result: Completed, row: ActionEffect) -> Completed | Failed:
    if row.result.get("missing"):
        return config.fail(code="answer_unusable", message=_MESSAGES["answer_unusable"])
    variables: dict[str, Variable] = row.result.get("variables", {})
    return result.model_copy(update={"variables": {**result.variables, **variables}})
