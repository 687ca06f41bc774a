"""Jobs of an organization that has chosen a model: what runs them, and what they tell."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rest_framework.test import APIClient

from common.row_security import organization_scope
from jobs.extraction.models import ModelConfig
from tests.conftest import Tenant
from tests.integration.conftest import API, EXTRACT
from tests.integration.walking import Drain
from tests.integration.working import hurry

LINES = (
    "Rowan Practice (invented)",
    "12 March 2026",
    "Dear Dr Lee,",
    "Re: Anna Berg, born 4 May 1961",
    "Please see her for chest pain on exertion. She takes aspirin 75 mg daily.",
    "Yours, Dr Tom Hale",
)
"""The letter of the record."""


@dataclass(frozen=True, slots=True)
class Scene:
    """An organization with one record, and the settings of the service."""

    client: APIClient
    tenant: Tenant
    record: str
    drain_of: Drain
    settings: Any

    def choose(self, config: ModelConfig, *, egress: bool) -> None:
        """Let the organization choose a model as its assistant."""
        from tenants.models import Organization

        self.settings.ASSISTANT_MODELS = {config.name: config}
        with organization_scope(self.tenant.organization_id):
            Organization.objects.filter(id=self.tenant.organization_id).update(
                assistant=config.name, model_egress=egress
            )

    def start(self) -> str:
        """Request an extraction of the record and return the job's id."""
        answer = self.client.post(
            EXTRACT, {"record_id": self.record}, format="json", **self.tenant.extract_headers
        )
        return str(answer.json()["job_id"])

    def drain(self) -> None:
        """Do what is due."""
        self.drain_of(organization_id=self.tenant.organization_id)

    def drain_to_the_end(self) -> None:
        """Do what is due, and what is put off, as if its time had come."""
        for _ in range(10):
            self.drain()
            if not hurry(self.tenant):
                return

    def body_of(self, job_id: str) -> Any:
        """Return what a job says."""
        return self.client.get(f"/v1/jobs/{job_id}").json()["data"]

    def run_job(self) -> Any:
        """Run a job of the record and return what it says."""
        job_id = self.start()
        self.drain()
        body = self.body_of(job_id)
        assert body["status"] == "completed", body
        return body

    def told(self) -> list[Any]:
        """Return the events that say that another assistant than the wanted one was used."""
        feed = self.client.get(f"{API}/events?limit=200", **self.tenant.token_headers).json()["data"]
        return [event["data"] for event in feed if event["type"] == "extraction_job.fell_back"]


def stage(body: Any, name: str) -> Any:
    return next(entry for entry in body["audit_trail"] if entry["stage"] == name)


def standing(body: Any) -> list[Any]:
    """The values that a second judge looks at."""
    return [
        field
        for path, field in leaves(body["referral"])
        if field["value"] is not None
        and not path.endswith(".type")
        and field["verdict"] not in ("unsupported", "contradicted")
    ]


def leaves(node: Any, path: str = "") -> list[tuple[str, Any]]:
    if isinstance(node, dict) and "verdict" in node:
        return [(path, node)]
    items = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    return [leaf for name, child in items for leaf in leaves(child, f"{path}.{name}")]
