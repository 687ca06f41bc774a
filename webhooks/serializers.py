"""The shapes of requests and answers about webhook endpoints; OpenAPI describes them from these classes."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, ValidationError

from common.errors import FieldError, InvalidRequest
from webhooks.data import DeliveryData, EndpointData, Resent

Url = Annotated[
    str, Field(min_length=1, description="https, without credentials or fragment, on a public address.")
]
Description = Annotated[str, Field(max_length=200)]
EventTypes = Annotated[
    tuple[Annotated[str, Field(max_length=60)], ...],
    Field(max_length=100, description="Types to be sent; an empty list means all."),
]


class WebhookEndpointRequest(BaseModel):
    """A new endpoint."""

    model_config = ConfigDict(extra="forbid")

    url: Url
    description: Description = ""
    event_types: EventTypes = ()


class WebhookEndpointChange(BaseModel):
    """Members that are left out stay as they are."""

    model_config = ConfigDict(extra="forbid")

    url: Url | None = None
    description: Description | None = None
    event_types: EventTypes | None = None
    is_enabled: Annotated[bool, Field(strict=True)] | None = None


class WebhookResendRequest(BaseModel):
    """Deliveries of events from `since` up to, not including, `until`."""

    model_config = ConfigDict(extra="forbid")

    since: AwareDatetime
    until: AwareDatetime
    statuses: tuple[Literal["failed", "held", "delivered"], ...] = ("failed",)


class _Answer(BaseModel):
    status_code: Literal[200] = 200
    message: str = "OK"


class WebhookEndpointAnswer(_Answer):
    data: EndpointData


class EndpointWithSecretBody(EndpointData):
    """An endpoint with its secret, which is shown this once."""

    secret: str = Field(
        description="whsec_ and base64: the key of `webhook-signature` (Standard Webhooks 1.0.0)."
    )


class WebhookSecretAnswer(_Answer):
    endpoint_id: str
    data: EndpointWithSecretBody


class WebhookEndpointListAnswer(_Answer):
    data: list[EndpointData]
    next: str | None


class WebhookDeliveryAnswer(_Answer):
    delivery_id: str
    data: DeliveryData


class WebhookDeliveryListAnswer(_Answer):
    data: list[DeliveryData]
    next: str | None


class WebhookResentAnswer(_Answer):
    data: Resent


class DeletedBody(BaseModel):
    endpoint_id: str


class WebhookDeletedAnswer(_Answer):
    data: DeletedBody


Shape = TypeVar("Shape", bound=BaseModel)


def read_body(shape: type[Shape], body: Any) -> Shape:
    """Return a request body as this shape. Raises InvalidRequest that names every member at fault."""
    if not isinstance(body, dict):
        raise InvalidRequest("Send a JSON object; see /api/docs/ for its members.")
    try:
        return shape.model_validate(body)
    except ValidationError as invalid:
        faults = invalid.errors(include_url=False, include_context=False, include_input=False)
    errors = tuple(_field_error(fault["loc"], fault["type"], fault["msg"]) for fault in faults)
    raise InvalidRequest(errors[0].message, errors=errors)


def _field_error(place: tuple[int | str, ...], kind: str, message: str) -> FieldError:
    field = "/".join(str(part)[:60] for part in place)
    if kind == "missing":
        return FieldError(field, f"{field} is required.")
    if kind == "extra_forbidden":
        return FieldError(field, f"{field} is no member of this request. Leave it out.")
    return FieldError(field, f"{field}: {message[0].lower()}{message[1:]}.")


def body_of(value: BaseModel) -> dict[str, Any]:
    """Return a value as the API shows it."""
    return value.model_dump(mode="json", by_alias=True)
