"""Canaries: a patient who stands nowhere else is referred, and looked for in every place where she must not be."""

from __future__ import annotations

import base64
import json
import re
import secrets
import signal
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from typing import Any

import psutil
import pytest
import redis

from tests.integration.webhooks.receiving import WebhookReceiver
from tests.live import PUB, Service, eventually, unique_name
from tests.unit.reading import making

pytestmark = pytest.mark.functional


class Canary:
    """An invented patient with a name and a phone number that stand nowhere else."""

    def __init__(self) -> None:
        self.name = unique_name().capitalize()
        self.phone = f"(212) 555-01{secrets.randbelow(90) + 10}"
        self.number = f"MRN{secrets.randbelow(10**9):09d}"

    def letter(self) -> bytes:
        lines = (
            "Harbour Street Practice (invented)",
            "",
            "Dear colleague,",
            f"Patient: Ophelia {self.name}",
            "Date of birth: 04/17/1961",
            f"Phone: {self.phone}",
            f"MRN: {self.number}",
            "Referral to: Cardiology",
            "Reason for referral: palpitations for three months",
            "Urgency: urgent",
            "Kind regards, Dr. Harriet Lindqvist",
        )
        return making.pdf([making.letter(lines)])

    def found_in(self, text: str) -> list[str]:
        lowered = text.lower()
        digits = re.sub(r"\D", "", self.phone)
        return [
            word for word in (self.name.lower(), self.phone, digits, self.number.lower()) if word in lowered
        ]


@contextmanager
def stopped(service: Service, *names: str) -> Iterator[None]:
    """Halt workers, with what they started, so that messages stay where they can be read."""
    processes = [
        process
        for name in names
        for parent in (psutil.Process(service.stack.pids()[name]),)
        for process in (parent, *parent.children(recursive=True))
    ]
    for process in processes:
        process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        for process in reversed(processes):
            process.send_signal(signal.SIGCONT)


def broker_contents(service: Service) -> str:
    """Return all that lies in the broker, the messages in queues decoded."""
    database: Any = redis.Redis.from_url(service.stack.info["redis_url"])
    readers: dict[str, Callable[[bytes], Any]] = {
        "list": lambda k: database.lrange(k, 0, -1),
        "string": lambda k: [database.get(k)],
        "hash": lambda k: [part for pair in database.hgetall(k).items() for part in pair],
        "set": lambda k: list(database.smembers(k)),
        "zset": lambda k: database.zrange(k, 0, -1),
    }
    shown: list[str] = []
    for key in database.scan_iter(count=1000):
        kind = database.type(key).decode()
        values = readers[kind](key)
        for value in values:
            text = value.decode("utf-8", "replace")
            shown += [key.decode(), text]
            if text.startswith("{") and '"body"' in text:
                shown.append(base64.b64decode(json.loads(text)["body"]).decode())
    database.close()
    return "\n".join(shown)


def logs(service: Service) -> str:
    return "\n".join(file.read_text(errors="replace") for file in sorted(service.stack.layout.logs.iterdir()))


def mails(service: Service) -> str:
    return "\n".join(file.read_text(errors="replace") for file in service.stack.layout.mail.iterdir())


class Browser:
    """Signs in to the admin and reads pages."""

    def __init__(self, base_url: str) -> None:
        self._base_url = base_url
        self._cookies = CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._cookies))

    def page(self, path: str, form: dict[str, str] | None = None) -> str:
        data = urllib.parse.urlencode(form).encode() if form else None
        headers = {"Referer": self._base_url + path}
        request = urllib.request.Request(self._base_url + path, data=data, headers=headers)  # noqa: S310 - the stack's
        with self._opener.open(request, timeout=60) as answer:
            return str(answer.read().decode())

    def sign_in(self, username: str, password: str) -> None:
        self.page("/admin/login/")
        token = next(cookie.value for cookie in self._cookies if cookie.name == "csrftoken")
        shown = self.page(
            "/admin/login/?next=/admin/",
            {
                "username": username,
                "password": password,
                "csrfmiddlewaretoken": str(token),
                "next": "/admin/",
            },
        )
        assert "id_password" not in shown, "the sign-in was refused"


def titles(page: str) -> str:
    return "\n".join(re.findall(r"<title>(.*?)</title>", page, flags=re.DOTALL))


def test_patient_data_stays_where_it_belongs(service: Service) -> None:
    canary = Canary()
    receiver = WebhookReceiver()
    endpoint = service.good("POST", f"{PUB}/webhook-endpoints", body={"url": receiver.url})["data"]
    try:
        with stopped(service, "documents", "flow"):
            record_id = service.new_record(
                canary.letter(), name=f"{canary.name}.pdf", external_id=canary.number
            )
            job_id = service.extract(record_id, metadata={"patient": canary.name})
            run_id = service.new_run(record_id, "semiAutomatic")
            # Workers wait in the broker for one message each: these make sure that some are left.
            for _ in range(3):
                service.extract(service.new_record(canary.letter()))
            queued = broker_contents(service)
        assert "jobs.read" in queued, "the message lay in the broker while we looked"
        assert canary.found_in(queued) == []
        assert job_id not in queued

        job = service.job_ends(job_id)
        assert job["status"] == "completed", job["data"]["error"]
        assert canary.found_in(json.dumps(job)), (
            "the service has read the name: the canary sings where it may"
        )
        assert service.run_is(run_id, "paused", "failed")["status"] == "paused"
        service.good("POST", f"{PUB}/runs/{run_id}/approve", body={"comment": f"known to {canary.name}"})
        service.run_is(run_id, "completed")
        service.run_is(service.new_run(record_id, "auto"), "completed")
        service.good("PATCH", f"{PUB}/records/{record_id}/referral", body={"patient.given_name": canary.name})
        refusals = [
            service.ask("PATCH", f"{PUB}/records/{record_id}/referral", body={canary.name: canary.phone}),
            service.ask("POST", f"{PUB}/runs/{run_id}/approve", body={"comment": canary.name}),
            service.upload(canary.letter()[:200], name=f"{canary.name}.pdf"),
        ]
        assert [answer.status for answer in refusals] == [400, 409, 400]

        events = service.events_of(record_id)
        assert canary.found_in(json.dumps(events)) == []
        sent = [event["id"] for event in events if event["type"] == "pathway_run.completed"]
        assert len(sent) == 2
        eventually(
            lambda: {received.headers["webhook-id"] for received in receiver.received},
            lambda ids: set(sent) <= ids,
            what="the webhooks of both runs",
        )
        assert canary.found_in(b"\n".join(received.body for received in receiver.received).decode()) == []
        left = broker_contents(service)
        assert canary.found_in(left) == []
        assert job_id not in left
        assert canary.found_in(mails(service)) == [], (
            "mail holds no patient data unless the organization allows it"
        )

        browser = Browser(service.stack.base_url)
        account = service.stack.info["admin"]
        browser.sign_in(account["username"], account["password"])
        for path in (
            "/admin/",
            "/admin/referrals/record/",
            f"/admin/referrals/record/{record_id}/change/",
            "/admin/pathways/pathwayrun/",
            f"/admin/pathways/pathwayrun/{run_id}/change/",
        ):
            page = browser.page(path)
            assert titles(page), path
            assert canary.found_in(titles(page)) == [], path

        written = logs(service)
        assert len(written) > 1000
        assert canary.found_in(written) == []
        assert job_id not in written, "a job id opens its result: it is never logged whole"
        for key in ("platform_api_key", "assistant_api_key", "access_token"):
            assert service.tenant[key].split("_")[3] not in written
    finally:
        service.ask("DELETE", f"{PUB}/webhook-endpoints/{endpoint['endpoint_id']}")
        receiver.close()


def test_files_that_hold_data_or_keys_are_closed_to_other_users(service: Service) -> None:
    home = service.stack.layout.home
    for file in (home / "stack.json", home / "environment.json", home / "seed.json"):
        assert file.stat().st_mode & 0o077 == 0, file
    for directory in (service.stack.layout.logs, service.stack.layout.mail):
        assert directory.stat().st_mode & 0o077 == 0, directory
