"""Words to a machine in a document, as what a person should see before anything happens with it."""

from __future__ import annotations

from collections.abc import Sequence

from jobs.extraction.judge.instructions import find_instructions
from jobs.extraction.texts_at_hand import text_of
from referrals.data.pages import Page
from referrals.data.referral import TriageReason


def told_to_machines(pages: Sequence[Page]) -> tuple[TriageReason, ...]:
    """Return the reason for a look where the pages hold text that reads like an instruction to a machine."""
    if not text_of(pages).once(find_instructions):
        return ()
    text = "The document holds text that reads like an instruction to a machine: read it yourself."
    return (TriageReason(rule="instructions_in_document", text=text),)
