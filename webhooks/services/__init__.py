"""Writing webhooks: endpoints, the fan-out of events to them, and the delivery of each."""

from webhooks.services.announcing import tell_administrators
from webhooks.services.delivering import deliver, give_up_delivery
from webhooks.services.endpoints import (
    check_url,
    create_endpoint,
    delete_endpoint,
    disable_endpoint,
    enable_endpoint,
    rotate_secret,
    update_endpoint,
)
from webhooks.services.fan_out import fan_out, send_ping
from webhooks.services.resending import requeue, resend, resend_range

__all__ = [
    "check_url",
    "create_endpoint",
    "delete_endpoint",
    "deliver",
    "disable_endpoint",
    "enable_endpoint",
    "fan_out",
    "give_up_delivery",
    "requeue",
    "resend",
    "resend_range",
    "rotate_secret",
    "send_ping",
    "tell_administrators",
    "update_endpoint",
]
