"""Templates of mails and messages: text with `{{ path }}` or `{{ path or "instead" }}`, and nothing more.

No loops, no filters, no attributes: a template can only name what its context holds, and its author may.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from common.expressions import FieldType, Operand

WITHOUT_PATIENT_DATA = frozenset(
    {
        "record.id",
        "record.status",
        "record.team",
        "record.complete",
        "run.id",
        "pathway.name",
        "organization.name",
        "today",
        "triage.urgency",
        "triage.specialty",
        "triage.disposition",
        "triage.has_red_flag",
        "referral.request.specialty",
        "referral.request.urgency",
        "referral.document.kind",
    }
)
"""What may leave the house in any mail. Every other path counts as patient data, one added later too."""

_OUTCOME_OF_A_NODE = re.compile(r"run\.[a-z][a-z0-9_]*\.outcome")
_BRACES = re.compile(r"\{\{(?P<inside>.*?)\}\}", re.DOTALL)
_INSIDE = re.compile(
    r"""\s*(?P<path>[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)*)\s*(?:\bor\s*"(?P<instead>[^"{}]*)"\s*)?"""
)


@dataclass(frozen=True, slots=True)
class Placeholder:
    path: str
    instead: str | None = None


@dataclass(frozen=True, slots=True)
class TemplateProblem:
    code: str
    message: str


class TemplateSyntaxError(ValueError):
    """The braces do not close, or hold something else than a path."""


class ValueMissing(Exception):
    """A value that a template names is not there and the template does not say what to write instead."""

    def __init__(self, path: str, why: str) -> None:
        self.path = path
        self.why = why
        super().__init__(f"{path}: {why}")


def parse_template(template: str) -> tuple[str | Placeholder, ...]:
    """Split a template into texts and placeholders; raises TemplateSyntaxError."""
    pieces: list[str | Placeholder] = []
    end = 0
    for found in _BRACES.finditer(template):
        pieces.append(_plain(template[end : found.start()]))
        inside = _INSIDE.fullmatch(found["inside"])
        if inside is None:
            raise TemplateSyntaxError(
                f"`{found[0][:60]}` is not a placeholder. "
                'Write {{ path }} or {{ path or "text to write instead" }}.'
            )
        pieces.append(Placeholder(inside["path"], inside["instead"]))
        end = found.end()
    pieces.append(_plain(template[end:]))
    return tuple(piece for piece in pieces if piece != "")


def _plain(text: str) -> str:
    if "{{" in text or "}}" in text:
        raise TemplateSyntaxError("A `{{` or `}}` has no partner. Write {{ path }} with both.")
    return text


def carries_patient_data(path: str) -> bool:
    """Say whether a path may hold what identifies or describes a patient."""
    return path not in WITHOUT_PATIENT_DATA and not _OUTCOME_OF_A_NODE.fullmatch(path)


def check_template(
    *, template: str, catalogue: Mapping[str, FieldType], patient_data: bool
) -> list[TemplateProblem]:
    """List what is wrong with a template before anything is sent with it."""
    try:
        pieces = parse_template(template)
    except TemplateSyntaxError as error:
        return [TemplateProblem("template_syntax", str(error))]
    problems: list[TemplateProblem] = []
    for path in dict.fromkeys(piece.path for piece in pieces if isinstance(piece, Placeholder)):
        if path not in catalogue:
            close = difflib.get_close_matches(path, list(catalogue), n=1)
            hint = f" Did you mean {close[0]}?" if close else " Correct the path, or remove the placeholder."
            problems.append(TemplateProblem("template_unknown_path", f"There is no field {path}.{hint}"))
        elif carries_patient_data(path) and not patient_data:
            message = (
                f"{path} is patient data, which this text may not hold. Name {{{{ record.id }}}} instead"
            )
            problems.append(
                TemplateProblem(
                    "template_patient_data",
                    f"{message}, or, in a mail, set `include_patient_data` if your organization allows it.",
                )
            )
    return problems


def render_template(
    *, template: str, values: Mapping[str, Operand], escape: Callable[[str], str] = str
) -> str:
    """Fill a checked template in, each value written by `escape`.

    Raises ValueMissing, TemplateSyntaxError.
    """
    return "".join(
        escape(_written(piece, values)) if isinstance(piece, Placeholder) else piece
        for piece in parse_template(template)
    )


def _written(placeholder: Placeholder, values: Mapping[str, Operand]) -> str:
    operand = values.get(placeholder.path)
    text = _text_of(operand) if operand is not None and operand.usable else ""
    if text:
        return text
    if placeholder.instead is not None:
        return placeholder.instead
    raise ValueMissing(placeholder.path, (operand.why_not if operand else "") or "there is no value")


def _text_of(operand: Operand) -> str:
    if operand.items is not None:
        return ", ".join(filter(None, (_text_of(item) for item in operand.items if item.usable)))
    if isinstance(operand.value, bool):
        return "yes" if operand.value else "no"
    if isinstance(operand.value, float) and operand.value.is_integer():
        return str(int(operand.value))
    return "" if operand.value is None else str(operand.value)
