"""Writing pathways and runs, one module a noun."""

from pathways.services.assigning import reassign_after_leaving
from pathways.services.claiming import claim_review, release_review
from pathways.services.deciding import answer_review, expire_review
from pathways.services.migrating import move_if_older, move_run, preview_moves
from pathways.services.overriding import override_node, withdraw_plan
from pathways.services.publishing import (
    create_pathway,
    draft_problems,
    install_starter,
    publish_version,
    retire_version,
    save_draft,
)
from pathways.services.repairing import cancel_run, retry_run
from pathways.services.starting import fail_waiting_runs, release_waiting_runs, start_run
from pathways.services.stepping import give_up_node, run_node_work
from pathways.services.timers import shift_timers

__all__ = [
    "answer_review",
    "cancel_run",
    "claim_review",
    "create_pathway",
    "draft_problems",
    "expire_review",
    "fail_waiting_runs",
    "give_up_node",
    "install_starter",
    "move_if_older",
    "move_run",
    "override_node",
    "preview_moves",
    "publish_version",
    "reassign_after_leaving",
    "release_review",
    "release_waiting_runs",
    "retire_version",
    "retry_run",
    "run_node_work",
    "save_draft",
    "shift_timers",
    "start_run",
    "withdraw_plan",
]
