"""A pathway tried on a thousand records by the workers, against the goal of a minute."""

from __future__ import annotations

from time import monotonic, perf_counter, sleep

from deploy.demo.service import Service
from tests.bench.figures import Figure
from tests.bench.hops import extracted_record

RECORDS = 1000
MOST_SECONDS = 60.0
PATIENCE_SECONDS = 300.0
PATHWAY = "Referral intake"


def measure(service: Service) -> list[Figure]:
    """Measure from asking for the simulation to its last figure."""
    fill_up(service, model=extracted_record(service), number=RECORDS)
    seconds, changed = _simulated(service)
    return [
        Figure(
            name=f"Simulation of a draft on {RECORDS} records, beside the published version",
            ours=seconds,
            unit="s",
            goal=f"at most {MOST_SECONDS:.0f} s",
            reached=seconds <= MOST_SECONDS,
            note=f"{changed} of {RECORDS} records would change; each has a referral of its own",
        )
    ]


def fill_up(service: Service, *, model: str, number: int) -> None:
    """Make records that have the referral of one, with four urgencies and red flags in turn."""
    from common.clock import now
    from common.row_security import organization_scope
    from referrals.models import Record, ReferralVersion

    organization_id = service.tenant.org_id
    urgencies = ("routine", "urgent", "asap", "stat")
    with organization_scope(organization_id):
        first = ReferralVersion.objects.filter(record_id=model).latest("number")
        moment = now()
        records = [
            Record(organization_id=organization_id, created_at=moment, updated_at=moment)
            for _ in range(number)
        ]
        Record.objects.bulk_create(records)
        ReferralVersion.objects.bulk_create(
            ReferralVersion(
                organization_id=organization_id,
                record=record,
                number=1,
                job_id=first.job_id,
                author=first.author,
                referral=first.referral,
                triage={
                    **first.triage,
                    "urgency": urgencies[index % 4],
                    "red_flags": [{"code": "acute_coronary", "text": "Chest pain"}] if index % 7 == 0 else [],
                },
                completeness=first.completeness,
                confidence=first.confidence,
                created_at=moment,
            )
            for index, record in enumerate(records)
        )


def _simulated(service: Service) -> tuple[float, int]:
    """Return how long a simulation of a draft that forgets urgent referrals took, and how many records it changes."""
    from common.clock import now
    from common.row_security import organization_scope
    from pathways.models import Pathway, Simulation
    from pathways.services import save_draft
    from pathways.services.simulating import request_simulation
    from pathways.starters import AUTO, load_starter

    organization_id = service.tenant.org_id
    document = load_starter(AUTO).definition.as_document()
    for node in document["nodes"]:
        if node["key"] == "route":
            node["config"]["rows"] = node["config"]["rows"][:-1]
    # the table without its row for urgent referrals has no such outcome any more
    document["edges"] = [edge for edge in document["edges"] if edge["outcome"] != "urgent"]
    with organization_scope(organization_id):
        version_id = save_draft(
            organization_id=organization_id,
            pathway_id=Pathway.objects.get(name=PATHWAY).id,
            definition=document,
            note="bench",
            now=now(),
        )
    began = perf_counter()
    simulation_id = request_simulation(
        organization_id=organization_id,
        version_id=version_id,
        records=RECORDS,
        team_id=None,
        actor="bench",
        now=now(),
    )
    limit = monotonic() + PATIENCE_SECONDS
    while True:
        with organization_scope(organization_id):
            simulation = Simulation.objects.get(id=simulation_id)
        if simulation.status == "completed":
            return perf_counter() - began, int(simulation.counts["changed"])
        if simulation.status != "running" or monotonic() > limit:
            raise RuntimeError(f"The simulation is {simulation.status} {simulation.error_code}.")
        sleep(0.2)
