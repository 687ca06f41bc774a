"""Whose name stands behind "Performer": in an order who is to do it, beside who receives a note who wrote it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from jobs.extraction.assistant.labels.labelled import Label

_IS_PERFORMER = "performer"


def with_performers_of_notes(labels: Sequence[Label]) -> list[Label]:
    """Return the labels, a performer as who sends the paper where another label names who receives it."""
    received = any(
        label.key == "recipient" and label.value is not None and not _is_performer(label) for label in labels
    )
    if not received:
        return list(labels)
    return [
        replace(label, key="provider", role="referrer")
        if label.key == "recipient" and _is_performer(label)
        else label
        for label in labels
    ]


def _is_performer(label: Label) -> bool:
    return label.wording.casefold().strip(" :*") == _IS_PERFORMER
