"""The service as any client meets it: over HTTP, with the keys of one tenant, as the interface document says."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from time import sleep
from typing import Any

import urllib3

from deploy.demo.errors import DemoError

TIMEOUT_SECONDS = 20.0
LONGEST_PATIENCE_SECONDS = 65
"""The windows of the rate limits are a minute long."""


class Refused(DemoError):
    """The service answered with an error."""

    def __init__(self, *, method: str, path: str, status: int, body: Mapping[str, Any]) -> None:
        self.status = status
        words = body.get("detail") or body.get("message") or "no reason given"
        super().__init__(f"{method} {path} answered {status}: {words}")


@dataclass(frozen=True, slots=True)
class Tenant:
    """One tenant of stack.json."""

    name: str
    org_id: str
    team_id: str
    platform_api_key: str
    assistant_api_key: str
    access_token: str
    auto_pathway: str
    semi_automatic_pathway: str


@dataclass(slots=True)
class Service:
    """One tenant's way to the service."""

    base_url: str
    tenant: Tenant
    _http: urllib3.PoolManager = field(
        default_factory=lambda: urllib3.PoolManager(
            maxsize=4, retries=False, timeout=urllib3.Timeout(total=TIMEOUT_SECONDS)
        )
    )

    def upload(self, *, name: str, data: bytes) -> str:
        """Upload a document for the tenant's team and give the id of the new record."""
        body, content_type = urllib3.encode_multipart_formdata(
            {"referral": (name, data), "team_id": self.tenant.team_id}
        )
        headers = {
            "org_id": self.tenant.org_id,
            "platform_api_key": self.tenant.platform_api_key,
            "Content-Type": content_type,
        }
        answer = self._call("POST", "/api/v1/pub/records/document-upload", headers=headers, body=body)
        return str(answer["record_id"])

    def extract(self, *, record_id: str) -> str:
        """Start the extraction of a record and give the job's id."""
        headers = {"assistant-api-key": self.tenant.assistant_api_key}
        answer = self._call("POST", "/v1/extract", headers=headers, json_body={"record_id": record_id})
        return str(answer["job_id"])

    def job(self, job_id: str) -> dict[str, Any]:
        """Give a job as the open endpoint shows it."""
        data: dict[str, Any] = self._call("GET", f"/v1/jobs/{job_id}", headers={})["data"]
        return data

    def automate(self, *, record_id: str, pathway_type: str, pathway_name: str) -> str:
        """Start a pathway for a record and give the run's id."""
        wanted = {"recordId": record_id, "pathwayType": pathway_type, "pathwayName": pathway_name}
        return str(self._authorized("POST", "/records/automation", json_body=wanted)["run_id"])

    def run(self, run_id: str) -> dict[str, Any]:
        """Give a run with its history."""
        data: dict[str, Any] = self._authorized("GET", f"/runs/{run_id}")["data"]
        return data

    def approve(self, run_id: str, *, comment: str, answers: Mapping[str, Any]) -> None:
        """Answer the review a paused run waits for."""
        self._authorized(
            "POST", f"/runs/{run_id}/approve", json_body={"comment": comment, "input": dict(answers)}
        )

    def record(self, record_id: str) -> dict[str, Any]:
        """Give a record with its documents."""
        data: dict[str, Any] = self._authorized("GET", f"/records/{record_id}")["data"]
        return data

    def sees(self, record_id: str) -> bool:
        """Say whether this tenant is shown a record."""
        try:
            self.record(record_id)
        except Refused as refused:
            if refused.status == 404:
                return False
            raise
        return True

    def events(self, *, after: int) -> list[dict[str, Any]]:
        """Give the organization's events after a sequence number, to the last one."""
        found: list[dict[str, Any]] = []
        while True:
            page = self._authorized("GET", f"/events?after={after}&limit=200")
            found += page["data"]
            if len(page["data"]) < 200:
                return found
            after = page["next"]

    def add_webhook_endpoint(self, *, url: str, description: str) -> tuple[str, str]:
        """Register a receiver and give the endpoint's id and its secret."""
        wanted = {"url": url, "description": description}
        data = self._authorized("POST", "/webhook-endpoints", json_body=wanted)["data"]
        return str(data["endpoint_id"]), str(data["secret"])

    def remove_webhook_endpoint(self, endpoint_id: str) -> None:
        """Delete a receiver."""
        self._authorized("DELETE", f"/webhook-endpoints/{endpoint_id}")

    def webhook_endpoints(self) -> list[dict[str, Any]]:
        """List the receivers of the organization."""
        data: list[dict[str, Any]] = self._authorized("GET", "/webhook-endpoints")["data"]
        return data

    def _authorized(self, method: str, path: str, *, json_body: Any = None) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {self.tenant.access_token}"}
        return self._call(method, f"/api/v1/pub{path}", headers=headers, json_body=json_body)

    def _call(
        self,
        method: str,
        path: str,
        *,
        headers: Mapping[str, str],
        body: bytes | None = None,
        json_body: Any = None,
    ) -> dict[str, Any]:
        sent = dict(headers)
        if json_body is not None:
            body = json.dumps(json_body).encode()
            sent["Content-Type"] = "application/json"
        waited = 0
        while True:
            try:
                answer = self._http.request(method, f"{self.base_url}{path}", headers=sent, body=body)
            except urllib3.exceptions.HTTPError as error:
                raise DemoError(
                    f"{method} {path} got no answer ({type(error).__name__}); see the stack's logs."
                ) from None
            pause = int(answer.headers.get("Retry-After", "0"))
            # Somebody who runs the demo again and again meets the rate limits, and may: they say how long to wait.
            if answer.status != 429 or waited + pause > LONGEST_PATIENCE_SECONDS:
                break
            waited += pause
            sleep(pause)
        return _checked(method, path, answer)


def _checked(method: str, path: str, answer: urllib3.BaseHTTPResponse) -> dict[str, Any]:
    try:
        found: Any = json.loads(answer.data)
    except ValueError:
        raise DemoError(f"{method} {path} answered {answer.status} without JSON.") from None
    if answer.status != 200:
        raise Refused(method=method, path=path, status=answer.status, body=found)
    answered: dict[str, Any] = found
    return answered
