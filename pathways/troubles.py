"""A run that cannot go on: why, where, and what would repair it."""

from __future__ import annotations

from pathways.data import Repair, Trouble
from pathways.definition import PathwayDefinition
from pathways.moving import reasons_against
from pathways.nodes import outcomes_of


def trouble_of(
    *,
    node: str,
    code: str,
    message: str,
    own: tuple[int, PathwayDefinition],
    current: tuple[int, PathwayDefinition] | None,
) -> Trouble:
    """Say what keeps a failed run from going on and list what a person can do about it.

    `own` and `current` are (number, definition) of the version the run stands on and of the published one, `current`
    null where that is the same or there is none. Each repair is a request of the API, ready to be sent.
    """
    number, definition = own
    found = next((one for one in definition.nodes if one.key == node), None)
    title = found.title if found is not None else ""
    at = f"at {title}" if title else "before its first node"
    same = {"version": "same"} if current is not None else {}
    repairs = [
        Repair(
            do="retry",
            body={"from": "failed", **same},
            words=f"Remove the cause, then try {title or 'the start'} again on version {number}.",
        )
    ]
    if current is not None:
        repairs.append(_on_current(node, own=definition, current=current))
    repairs.append(
        Repair(do="retry", body={"from": "start", **same}, words=f"Begin again on version {number}.")
    )
    if found is not None:
        choices = ", ".join(outcomes_of(found))
        repairs.append(
            Repair(
                do="override",
                body={"node": node},
                words=f"Decide {title} yourself: give one of its outcomes ({choices}) and a reason.",
            )
        )
    repairs.append(Repair(do="cancel", body={}, words="Cancel the run, if nothing of it is wanted any more."))
    return Trouble(
        node=node or None, title=title, code=code, why=f"It stopped {at}. {message}", repairs=repairs
    )


def _on_current(node: str, *, own: PathwayDefinition, current: tuple[int, PathwayDefinition]) -> Repair:
    number, definition = current
    if reasons_against(old=own, new=definition, node=node, review=None):
        words = f"Begin again on version {number}, which is published now and has another way past this node."
        return Repair(do="retry", body={"from": "start", "version": "current"}, words=words)
    words = f"Go on from the same node on version {number}, which is published now."
    return Repair(do="retry", body={"from": "failed", "version": "current"}, words=words)
