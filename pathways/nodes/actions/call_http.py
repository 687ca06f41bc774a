"""Call another system over HTTP: signed, to a host that the organization allows, its answer kept as run variables."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping
from datetime import date
from typing import Any, Literal, Self
from urllib.parse import urlsplit

from pydantic import Field as Member
from pydantic import field_validator, model_validator

from common.expressions import FieldType, Operand
from pathways.context import NodeContext, OrganizationSettings, Variable
from pathways.nodes.actions.base import OutsideAction, holds_patient_data
from pathways.nodes.effects import HttpEffect
from pathways.nodes.results import Completed, Failed
from pathways.nodes.templates import Placeholder, TemplateSyntaxError, parse_template, render_template
from pathways.values import DONE, Frozen, Slug, Title

_PATH = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*")
_RESERVED = frozenset({"outcome", "status_code"})
LONGEST_TEXT = 2000

Method = Literal["GET", "POST", "PUT", "PATCH", "DELETE"]


class AnswerVariable(Frozen):
    """One value of the answer's JSON: `path` are member names and list positions, such as `order.lines.0.id`."""

    name: Slug
    path: str = Member(min_length=1, max_length=200)
    type: Literal["text", "number", "date", "yes_no"] = "text"
    label: Title | None = None
    required: bool = False

    @field_validator("path")
    @classmethod
    def plain(cls, path: str) -> str:
        if not _PATH.fullmatch(path):
            raise ValueError("write names and positions with dots between them, such as order.lines.0.id")
        return path

    @field_validator("name")
    @classmethod
    def not_reserved(cls, name: str) -> str:
        if name in _RESERVED:
            raise ValueError(f"`{name}` is set by every call; name this one differently")
        return name

    def field_type(self) -> FieldType:
        """Return what conditions may do with the variable."""
        label = self.label or self.name.replace("_", " ")
        match self.type:
            case "number":
                return FieldType.number(label=label)
            case "date":
                return FieldType.date(label=label)
            case "yes_no":
                return FieldType.boolean(label=label)
            case "text":
                return FieldType.text(label=label)


class CallHttp(OutsideAction):
    """`body` is JSON; a placeholder stands inside a JSON string, such as `{"record": "{{ record.id }}"}`.

    `repeatable`: the other side honours `Idempotency-Key`, so a call that may have arrived is tried again with the
    same key. Otherwise the run stops there, because nobody here can know.
    """

    action: Literal["call_http"] = "call_http"
    method: Method = "POST"
    url: str = Member(min_length=1, max_length=500)
    body: str = Member(default="", max_length=20_000)
    include_patient_data: bool = False
    repeatable: bool = False
    answer: tuple[AnswerVariable, ...] = Member(default=(), max_length=20)

    @field_validator("url")
    @classmethod
    def names_a_host(cls, url: str) -> str:
        if not host_of(url):
            raise ValueError("write a whole address, such as https://api.clinic.example/orders")
        if "{{" in url:
            raise ValueError("write the address without placeholders; values belong in the body")
        return url

    @model_validator(mode="after")
    def fits_together(self) -> Self:
        if self.method == "GET" and self.body:
            raise ValueError("a GET has no body; use POST, or leave `body` out")
        names = [variable.name for variable in self.answer]
        if len(set(names)) != len(names):
            raise ValueError("two variables of the answer have the same name")
        _check_body(self.body)
        return self

    def templates(self) -> tuple[tuple[str, str, bool], ...]:
        return (("body", self.body, self.include_patient_data),) if self.body else ()

    def variables(self) -> Mapping[str, FieldType]:
        found = {"status_code": FieldType.number(label="status of the answer")}
        return found | {variable.name: variable.field_type() for variable in self.answer}

    def problems(self, organization: OrganizationSettings) -> tuple[tuple[str, str, str], ...]:
        found: list[tuple[str, str, str]] = []
        host = host_of(self.url)
        if organization.call_hosts is not None and host not in organization.call_hosts:
            found.append(("url", "host_not_allowed", not_allowed(host)))
        if self.include_patient_data and not organization.phi_in_calls:
            message = (
                "The organization does not allow patient data in calls. Turn `include_patient_data` off, "
                "or have an administrator allow it in the organization's settings."
            )
            found.append(("include_patient_data", "patient_data_not_allowed", message))
        return tuple(found)

    def render(self, context: NodeContext, values: Mapping[str, Operand]) -> Completed | Failed:
        with_patient_data = holds_patient_data(self.body)
        if with_patient_data and not (self.include_patient_data and context.organization.phi_in_calls):
            return self.fail(
                code="patient_data_not_allowed",
                message="The call names patient data, which the organization does not allow in calls. "
                "Take it out of the pathway, or have an administrator allow it.",
            )
        host = host_of(self.url)
        if host not in (context.organization.call_hosts or ()):
            return self.fail(code="host_not_allowed", message=not_allowed(host))
        effect = HttpEffect(
            method=self.method,
            url=self.url,
            body=render_template(template=self.body, values=values, escape=_in_json),
            contains_patient_data=with_patient_data,
        )
        return Completed(outcome=DONE, explanation=f"Calls {host} ({self.method}).", effect=effect)

    def read(self, *, key: str, status: int, body: bytes) -> tuple[dict[str, Variable], tuple[str, ...]]:
        """Return (run variables, names of required ones that the answer does not hold)."""
        try:
            document = json.loads(body) if body else None
        except (ValueError, RecursionError):  # no JSON, or JSON nested deeper than anybody means it
            document = None
        found: dict[str, Variable] = {f"{key}.status_code": status}
        missing = []
        for variable in self.answer:
            value = _typed(_at(document, variable.path), variable.type)
            found[f"{key}.{variable.name}"] = value
            if value is None and variable.required:
                missing.append(variable.name)
        return found, tuple(missing)


def host_of(url: str) -> str:
    """Return the host of an http(s) address in small letters, "" for anything else."""
    try:
        parts = urlsplit(url)
        host = parts.hostname
    except ValueError:
        return ""
    return (host or "").lower() if parts.scheme in ("https", "http") else ""


def not_allowed(host: str) -> str:
    """Say that an organization's pathways may not call a host, and what to do about it."""
    return (
        f"Pathways of the organization may not call {host}. "
        "Have an administrator add the host in the organization's settings, or call another one."
    )


def _check_body(body: str) -> None:
    """Raise ValueError unless the body is JSON whatever its placeholders hold."""
    try:
        pieces = parse_template(body)
    except TemplateSyntaxError:
        return  # the check of templates says it, with the place
    filled = "".join("x" if isinstance(piece, Placeholder) else piece for piece in pieces)
    try:
        if filled:
            json.loads(filled)
    except RecursionError:
        raise ValueError(
            "the body is nested too deeply; write it with fewer brackets in one another"
        ) from None
    except ValueError as error:
        raise ValueError(
            f"the body is not JSON ({error}). Put each placeholder inside a JSON string, "
            'such as {"record": "{{ record.id }}"}'
        ) from None


def _in_json(text: str) -> str:
    """Return a text as it stands inside a JSON string, without the quotes."""
    return json.dumps(text)[1:-1]


def _at(document: Any, path: str) -> Any:
    """Return the value at a dotted path, None where there is none."""
    for step in path.split("."):
        if isinstance(document, dict):
            document = document.get(step)
        elif isinstance(document, list) and step.isdigit() and int(step) < len(document):
            document = document[int(step)]
        else:
            return None
    return document


def _typed(value: Any, type_: str) -> Variable:
    """Return the value if it is of the declared type, else None: an answer is not trusted to be what it should."""
    match type_:
        case "text":
            return value[:LONGEST_TEXT] if isinstance(value, str) and _can_be_kept(value) else None
        case "number":
            return value if _is_number(value) else None
        case "yes_no":
            return value if isinstance(value, bool) else None
        case _:
            try:
                return date.fromisoformat(value[:10]).isoformat() if isinstance(value, str) else None
            except ValueError:
                return None


def _can_be_kept(text: str) -> bool:
    """Return whether a text says something that the database takes: no NUL, no half of a surrogate pair."""
    return bool(text) and "\x00" not in text and not any("\ud800" <= char <= "\udfff" for char in text)


def _is_number(value: Any) -> bool:
    """Return whether a value is a number to count with: `NaN`, `Infinity` and what overflows a float are none."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return False
    try:
        return math.isfinite(value)
    except OverflowError:
        return False
