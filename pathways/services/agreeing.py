"""Overrides that one person must not make alone: of a wait by those it asks, and by two where two must agree."""

from __future__ import annotations

from datetime import datetime

from common.errors import Conflict, Forbidden
from events import event_types
from pathways.definition import PathwayDefinition
from pathways.lowering import lowering_follows
from pathways.models import OverrideProposal, PathwayRun, Review
from pathways.nodes import WaitNode
from pathways.services.assigning import who_is_asked
from pathways.services.run_events import tell_of_run
from pathways.services.standing import who_answers
from tenants.data import Principal
from tenants.independence import refuse_one_for_two, refuse_unknown_hands


class ProposedAlready(Conflict):
    """The caller has proposed it; it is another's turn."""


class NotAPerson(Forbidden):
    """Two people must agree, and the caller is none."""


def two_agree(
    run: PathwayRun,
    definition: PathwayDefinition,
    *,
    key: str,
    outcome: str,
    code: str,
    reason: str,
    principal: Principal,
    now: datetime,
) -> bool:
    """Return whether an override may go ahead: one person is enough, or another has asked for the same.

    Two must agree to what lowers an urgency, and in place of a wait with four eyes. Until then it is kept as a
    proposal, in place of any other of the run. The caller holds the run locked. Raises NotAsked for a wait that is
    for others, ProposedAlready, NotAPerson, NotIndependent.
    """
    node, actor = definition.node(key), principal.actor
    if isinstance(node, WaitNode):
        _refuse_for_others(run, node, principal=principal)
    by_two = isinstance(node, WaitNode) and node.config.four_eyes
    if not by_two and not lowering_follows(definition, key=key, outcome=outcome):
        return True
    if principal.user_id is None:
        raise NotAPerson(
            "Two different people must agree to this. Override with a token that belongs to a person."
        )
    refuse_unknown_hands(actor, now=now)
    waiting = OverrideProposal.objects.in_organization(run.organization_id).filter(
        run=run, settled_at__isnull=True
    )
    proposed = waiting.filter(node=key, outcome=outcome).first()
    if proposed is not None and proposed.proposed_by == actor:
        raise ProposedAlready(
            "You have proposed this already. Two must agree to it: another person has to override the same way."
        )
    if proposed is not None:
        refuse_one_for_two(first=proposed.proposed_by, first_at=proposed.proposed_at, second=actor, now=now)
        waiting.filter(pk=proposed.pk).update(agreed_by=actor, settled_at=now)
        return True
    waiting.update(settled_at=now)
    OverrideProposal.objects.create(
        organization_id=run.organization_id,
        run=run,
        node=key,
        outcome=outcome,
        code=code,
        reason=reason,
        proposed_by=actor,
        proposed_at=now,
    )
    tell_of_run(run, event_types.OVERRIDE_PROPOSED, now=now, actor=actor, node=key, outcome=outcome)
    return False


def _refuse_for_others(run: PathwayRun, node: WaitNode, *, principal: Principal) -> None:
    """Keep everybody, programs too, from overriding a wait that they may not answer, also before the run comes to it.

    Raises NotAsked.
    """
    review = (
        Review.objects.in_organization(run.organization_id)
        .filter(run=run, status="open", node_run__node=node.key)
        .first()
    )
    if review is None:
        asked = who_is_asked(
            organization_id=run.organization_id,
            assignee=node.config.assignee.model_dump(mode="json", exclude_none=True),
            record_team_id=run.team_id,
        )
        review = Review(organization_id=run.organization_id, **asked.columns())
    who_answers(review, principal=principal)
