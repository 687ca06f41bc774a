"""Lists by keyset: a page is found by the last item of the one before, so it costs the same at any depth."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Protocol, TypeVar

from django.db.models import Q
from drf_spectacular.utils import OpenApiParameter

from common.errors import FieldError, InvalidRequest

DEFAULT_LIMIT = 50
MAX_LIMIT = 200
PAGING = [
    OpenApiParameter("after", str, description="`next` of the page before."),
    OpenApiParameter("limit", int, description="Items a page, 1 to 200; 50 by default."),
]
"""What a list takes of its query, for OpenAPI."""


class Dated(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def created_at(self) -> datetime: ...


Item = TypeVar("Item", bound=Dated)


@dataclass(frozen=True)
class Cursor:
    """The place after which a page begins: the time and id of the last item seen."""

    at: datetime
    id: str

    def encode(self) -> str:
        """Return the cursor as the opaque text of a `next` member."""
        return base64.urlsafe_b64encode(f"{self.at.isoformat()} {self.id}".encode()).decode().rstrip("=")


def below(cursor: Cursor, *, by: str = "created_at") -> Q:
    """Return the condition for what comes after the cursor in a list that is newest first by this time, then by id."""
    return Q(**{f"{by}__lt": cursor.at}) | Q(**{by: cursor.at, "id__lt": cursor.id})


def read_cursor(text: str | None) -> Cursor | None:
    """Return the cursor of an `after` parameter. Raises InvalidRequest when it is none of ours."""
    if not text:
        return None
    try:
        at, _, item_id = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)).decode().partition(" ")
        moment = datetime.fromisoformat(at)
        if moment.tzinfo is None or not item_id.isprintable():
            raise ValueError(text)
        return Cursor(at=moment, id=item_id)
    except (ValueError, binascii.Error):
        message = "Use the value of `next` of the page before, as it is."
        raise InvalidRequest(message, errors=(FieldError("after", message),)) from None


def read_limit(text: str | None) -> int:
    """Return the number of items asked for, 1 to 200, 50 by default. Raises InvalidRequest."""
    if text is None:
        return DEFAULT_LIMIT
    if not (text.isascii() and text.isdigit() and len(text) <= 3 and 1 <= int(text) <= MAX_LIMIT):
        message = f"`limit` must be a whole number from 1 to {MAX_LIMIT}."
        raise InvalidRequest(message, errors=(FieldError("limit", message),))
    return int(text)


def refuse_unknown(parameters: Iterable[str], *, known: Sequence[str]) -> None:
    """Refuse query parameters that a list does not have: whoever misspells a filter would get what they did not ask
    for. Raises InvalidRequest naming them and what there is.
    """
    there_are = ", ".join(f"`{name}`" for name in known)
    errors = tuple(
        FieldError(name, f"There is no parameter `{name}` here. There are {there_are}.")
        for name in parameters
        if name not in known
    )
    if errors:
        raise InvalidRequest(errors[0].message, errors=errors)


def page_of(
    fetch: Callable[[Cursor | None, int], list[Item]], parameters: Any, *, filters: Sequence[str] = ()
) -> tuple[list[Item], str | None]:
    """Return one page and the text of `next` (None on the last), by the query parameters `after` and `limit`; `filters`
    are the parameters that the list has beside them. Raises InvalidRequest for any other.
    """
    refuse_unknown(parameters, known=(*filters, *(each.name for each in PAGING)))
    limit = read_limit(parameters.get("limit"))
    items = fetch(read_cursor(parameters.get("after")), limit + 1)
    if len(items) <= limit:
        return items, None
    last = items[limit - 1]
    return items[:limit], Cursor(at=last.created_at, id=last.id).encode()
