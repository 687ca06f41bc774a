"""Signatures, judged by the reference library of Standard Webhooks and by its published vector."""

from __future__ import annotations

import base64
import json
from datetime import UTC, datetime

import pytest
from standardwebhooks.webhooks import Webhook, WebhookVerificationError

from common import signing

SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
BODY = b'{"type":"ping"}'


def signed(
    *, secrets_in_force: tuple[str, ...], at: datetime | None = None, body: bytes = BODY
) -> dict[str, str]:
    moment = at or datetime.now(tz=UTC)
    return signing.headers(
        secrets_in_force=secrets_in_force, message_id="evt_abc", timestamp=int(moment.timestamp()), body=body
    )


def test_the_published_vector() -> None:
    signature = signing.sign(
        secret=SECRET,
        message_id="msg_p5jXN8AQM9LWM0D4loKWxJek",
        timestamp=1614265330,
        body=b'{"test": 2432232314}',
    )

    assert signature == "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="


def test_a_fresh_secret_is_32_bytes_in_base64_behind_its_prefix_and_never_the_same() -> None:
    secrets = {signing.new_secret() for _ in range(50)}

    assert len(secrets) == 50
    for secret in secrets:
        assert secret.startswith("whsec_")
        assert len(base64.b64decode(secret.removeprefix("whsec_"), validate=True)) == 32


def test_the_reference_library_verifies_what_we_sign() -> None:
    secret = signing.new_secret()
    body = '{"name":"Zoë ☃"}'.encode()

    assert Webhook(secret).verify(body, signed(secrets_in_force=(secret,), body=body)) == json.loads(body)


def test_during_a_rotation_either_secret_verifies() -> None:
    old, new = signing.new_secret(), signing.new_secret()
    headers = signed(secrets_in_force=(new, old))

    assert Webhook(new).verify(BODY, headers)
    assert Webhook(old).verify(BODY, headers)
    with pytest.raises(WebhookVerificationError):
        Webhook(signing.new_secret()).verify(BODY, headers)


@pytest.mark.parametrize("changed", ["body", "webhook-id", "webhook-timestamp"])
def test_a_change_of_anything_signed_is_refused(changed: str) -> None:
    headers = signed(secrets_in_force=(SECRET,))
    body = BODY
    if changed == "body":
        body += b" "
    elif changed == "webhook-id":
        headers["webhook-id"] += "x"
    else:
        headers["webhook-timestamp"] = str(int(headers["webhook-timestamp"]) - 1)

    with pytest.raises(WebhookVerificationError):
        Webhook(SECRET).verify(body, headers)


def test_a_signature_of_more_than_five_minutes_ago_is_refused() -> None:
    now = int(datetime.now(tz=UTC).timestamp())
    headers = signing.headers(
        secrets_in_force=(SECRET,), message_id="evt_abc", timestamp=now - 301, body=BODY
    )

    with pytest.raises(WebhookVerificationError):
        Webhook(SECRET).verify(BODY, headers)


@pytest.mark.parametrize(
    ("secret", "message_id"),
    [(SECRET.removeprefix("whsec_"), "evt_abc"), ("whsec_no base64", "evt_abc"), (SECRET, "evt.abc")],
)
def test_what_cannot_be_signed_safely_is_a_defect_and_raises(secret: str, message_id: str) -> None:
    with pytest.raises(ValueError):
        signing.sign(secret=secret, message_id=message_id, timestamp=1, body=BODY)
