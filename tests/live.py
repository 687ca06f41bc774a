"""Talking to the running stack as a client does: over its socket, with a tenant's credentials."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic, sleep
from typing import Any, TypeVar

import urllib3

from deploy.local.client import LocalStack

T = TypeVar("T")
PATIENCE_SECONDS = 120.0
"""How long something may take before a test says that it does not come; not how long it takes."""
PUB = "/api/v1/pub"


def eventually(look: Callable[[], T], until: Callable[[T], bool], *, what: str) -> T:
    """Look again and again until it is so, and return what was seen. Fails with what was seen last."""
    limit = monotonic() + PATIENCE_SECONDS
    while True:
        seen = look()
        if until(seen):
            return seen
        if monotonic() > limit:
            raise AssertionError(f"waited {PATIENCE_SECONDS:.0f} s in vain for {what}; seen last: {seen!r}")
        sleep(0.1)


@dataclass(frozen=True)
class Answer:
    status: int
    headers: urllib3.HTTPHeaderDict
    raw: bytes

    def json(self) -> Any:
        return json.loads(self.raw)


class Service:
    """One tenant's view of a running stack."""

    def __init__(self, stack: LocalStack, tenant: dict[str, str]) -> None:
        self.stack = stack
        self.tenant = tenant
        self._pool = urllib3.PoolManager(retries=False, timeout=60.0, maxsize=8)

    def ask(
        self,
        method: str,
        path: str,
        *,
        body: Any = None,
        headers: dict[str, str] | None = None,
        raw: bytes | None = None,
    ) -> Answer:
        """Send one request with the tenant's access token, unless `headers` say otherwise."""
        sent = (
            {"Authorization": f"Bearer {self.tenant['access_token']}"} if headers is None else dict(headers)
        )
        if body is not None:
            raw = json.dumps(body).encode()
            sent.setdefault("Content-Type", "application/json")
        answer = self._pool.request(method, self.stack.base_url + path, body=raw, headers=sent)
        return Answer(answer.status, answer.headers, answer.data)

    def good(self, method: str, path: str, *, body: Any = None) -> Any:
        """Send one request and return the JSON of its success."""
        answer = self.ask(method, path, body=body)
        assert answer.status == 200, f"{method} {path}: {answer.status} {answer.raw!r}"
        return answer.json()

    @property
    def upload_headers(self) -> dict[str, str]:
        return {"org_id": self.tenant["org_id"], "platform_api_key": self.tenant["platform_api_key"]}

    def upload(self, data: bytes, *, name: str = "letter.pdf", **parts: str) -> Answer:
        """Upload a document as the interface says: headers with underscores, a part named `referral`."""
        fields: dict[str, Any] = {"referral": (name, data, "application/octet-stream"), **parts}
        encoded, content_type = urllib3.encode_multipart_formdata(fields)
        return self.ask(
            "POST",
            f"{PUB}/records/document-upload",
            raw=encoded,
            headers={**self.upload_headers, "Content-Type": content_type},
        )

    def new_record(self, data: bytes, **parts: str) -> str:
        """Upload a document and return its record's id."""
        answer = self.upload(data, **parts)
        assert answer.status == 200, answer.raw
        return str(answer.json()["record_id"])

    def extract(self, record_id: str, **members: Any) -> str:
        """Start an extraction and return its job's id."""
        answer = self.ask(
            "POST",
            "/v1/extract",
            body={"record_id": record_id, **members},
            headers={"assistant-api-key": self.tenant["assistant_api_key"]},
        )
        assert answer.status == 200, answer.raw
        return str(answer.json()["job_id"])

    def job(self, job_id: str) -> Any:
        """Return a job's body, or what kept it from being asked."""
        try:
            return self.ask("GET", f"/v1/jobs/{job_id}", headers={}).json()
        except (urllib3.exceptions.HTTPError, ValueError) as error:
            return {"status": f"no answer: {type(error).__name__}"}

    def job_ends(self, job_id: str) -> Any:
        """Wait until the job is over and return its body."""
        return eventually(
            lambda: self.job(job_id),
            lambda body: body.get("status") in ("completed", "failed", "cancelled"),
            what="the end of a job",
        )

    def automate(self, record_id: str, type_: str, name: str | None = None) -> Answer:
        """Send an automation request."""
        body = {"recordId": record_id, "pathwayType": type_}
        return self.ask(
            "POST", f"{PUB}/records/automation", body=body | ({"pathwayName": name} if name else {})
        )

    def new_run(self, record_id: str, type_: str) -> str:
        """Start the tenant's demo pathway of a type and return the run's id."""
        name = self.tenant["auto_pathway" if type_ == "auto" else "semi_automatic_pathway"]
        answer = self.automate(record_id, type_, name)
        assert answer.status == 200, answer.raw
        return str(answer.json()["run_id"])

    def run(self, run_id: str) -> Any:
        """Return a run as it is now, or what kept it from being asked."""
        try:
            answer = self.ask("GET", f"{PUB}/runs/{run_id}")
            return answer.json().get("data", {"status": f"answer {answer.status}"})
        except (urllib3.exceptions.HTTPError, ValueError) as error:
            return {"status": f"no answer: {type(error).__name__}"}

    def run_is(self, run_id: str, *statuses: str) -> Any:
        """Wait until the run has one of these statuses and return it."""
        return eventually(
            lambda: self.run(run_id),
            lambda run: run["status"] in statuses,
            what=f"a run that is {' or '.join(statuses)}",
        )

    def events(self, *, after: int = 0) -> list[Any]:
        """Return all events of the feed after a sequence number."""
        found: list[Any] = []
        while True:
            page = self.good("GET", f"{PUB}/events?after={after}&limit=200")
            found += page["data"]
            if not page["data"]:
                return found
            after = page["next"]

    def events_of(self, record_id: str) -> list[Any]:
        """Return all events of one record, oldest first."""
        return [event for event in self.events() if event["data"].get("record_id") == record_id]


def unique_name() -> str:
    """Return a name that stands nowhere else, to be looked for where it must not be."""
    return "Q" + secrets.token_hex(5).translate(str.maketrans("0123456789", "ghijklmnop")).lower()
