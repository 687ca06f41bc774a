"""The demo's webhook receiver, over a real socket, with signatures as the service makes them."""

from __future__ import annotations

import json
from time import time

import urllib3

from common.signing import headers, new_secret
from deploy.demo.receiver import Receiver

BODY = json.dumps(
    {"type": "ping", "timestamp": "2026-10-12T08:00:00Z", "data": {"record_id": "rec_1"}}
).encode()


def post(receiver: Receiver, *, secret: str, message_id: str = "evt_1", body: bytes = BODY) -> int:
    signed = headers(secrets_in_force=(secret,), message_id=message_id, timestamp=int(time()), body=BODY)
    return int(urllib3.request("POST", receiver.url, headers=signed, body=body, retries=False).status)


def test_keeps_what_is_signed_once() -> None:
    secret = new_secret()
    with Receiver() as receiver:
        receiver.trust(secret)
        assert [post(receiver, secret=secret) for _ in range(2)] == [204, 204]
        assert post(receiver, secret=secret, message_id="evt_2") == 204
        assert [(kept.id, kept.type, kept.data) for kept in receiver.received] == [
            ("evt_1", "ping", {"record_id": "rec_1"}),
            ("evt_2", "ping", {"record_id": "rec_1"}),
        ]
        assert receiver.refused == 0


def test_refuses_a_signature_that_does_not_hold() -> None:
    secret = new_secret()
    with Receiver() as receiver:
        receiver.trust(secret)
        assert post(receiver, secret=new_secret()) == 401
        assert post(receiver, secret=secret, body=BODY.replace(b"rec_1", b"rec_2")) == 401
        assert receiver.received == ()
        assert receiver.refused == 2


def test_refuses_everything_before_it_knows_the_secret() -> None:
    with Receiver() as receiver:
        assert post(receiver, secret=new_secret()) == 401
        assert receiver.received == ()
