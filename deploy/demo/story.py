"""What happened in a demo, as values: the terminal's table and the report are both drawn from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from deploy.demo.receiver import Received
from pathways.definition import PathwayDefinition
from referrals.data.referral import Completeness, Referral, Triage

SAMPLES = Path(__file__).parent / "samples"


@dataclass(frozen=True, slots=True)
class Sample:
    """A document of the demo: its file in `samples/`, and what it is in a few words."""

    file: str
    title: str
    reviewed: bool = False
    """Whether the semi-automatic pathway is run for it as well."""

    @property
    def slug(self) -> str:
        return self.file.rsplit(".", 1)[0]

    def read(self) -> bytes:
        """Give the file's bytes."""
        return (SAMPLES / self.file).read_bytes()


ALL_SAMPLES = (
    Sample("letter_cardiology.pdf", "Typed letter, two pages", reviewed=True),
    Sample("form_dermatology.pdf", "Form with check boxes"),
    Sample("letter_endocrinology.pdf", "Letter with codes and insurance"),
    Sample("letter_red_flag.pdf", "Letter with a red flag"),
    Sample("letter_incomplete.pdf", "One line, hardly a referral"),
    Sample("fax_gastroenterology.pdf", "Scanned fax with a cover page"),
    Sample("photo_orthopaedics.jpg", "Phone photo, stored on its side"),
    Sample("scan_neurology.tif", "Two scanned pages, one TIFF"),
    Sample("fax_marketing.pdf", "Advertisement by fax"),
)
"""Documents with a text layer first: what has to be looked at letter by letter would hold them up."""


@dataclass(frozen=True, slots=True)
class PageSeen:
    """One page as it was read, and its picture (JPEG) on which the boxes of the evidence lie."""

    document_id: str
    number: int
    source: str
    confidence: float
    problem: str | None
    picture: bytes
    width: int
    height: int


@dataclass(slots=True)
class RunSeen:
    """A pathway run as the API shows it, and the definition of the version it ran on."""

    body: dict[str, Any]
    definition: PathwayDefinition | None = None

    @property
    def id(self) -> str:
        return str(self.body["run_id"])

    @property
    def status(self) -> str:
        return str(self.body["status"])


@dataclass(slots=True)
class Journey:
    """One document's way through the service; filled in as it goes."""

    sample: Sample
    record_id: str = ""
    job_id: str = ""
    job: dict[str, Any] = field(default_factory=dict)
    record: dict[str, Any] = field(default_factory=dict)
    runs: list[RunSeen] = field(default_factory=list)
    pages: list[PageSeen] = field(default_factory=list)
    events: list[dict[str, Any]] = field(default_factory=list)
    webhooks: list[Received] = field(default_factory=list)

    @property
    def is_extracted(self) -> bool:
        return self.job.get("status") == "completed"

    @property
    def referral(self) -> Referral:
        return Referral.model_validate(self.job["referral"])

    @property
    def triage(self) -> Triage:
        return Triage.model_validate(self.job["triage"])

    @property
    def completeness(self) -> Completeness:
        return Completeness.model_validate(self.job["completeness"])

    @property
    def confidence(self) -> float:
        return float(self.job["confidence"])

    @property
    def seconds(self) -> float:
        """From the request of the extraction to its result."""
        return float(self.job["duration_seconds"])

    @property
    def patient(self) -> str:
        """The patient's name as it was read, or a dash."""
        patient = self.referral.patient
        names = [str(name.value) for name in (patient.given_name, patient.family_name) if name.value]
        return " ".join(names) or "-"

    @property
    def patient_in_short(self) -> str:
        """The patient's family name and initial, or what there is of them."""
        patient = self.referral.patient
        family, given = patient.family_name.value, patient.given_name.value
        return f"{family}, {str(given)[0]}." if family and given else str(family or given or "-")


@dataclass(slots=True)
class Story:
    """A whole demo. `problems` are sentences about what did not happen; without any, everything did."""

    tenant: str
    base_url: str
    begun_at: datetime
    journeys: list[Journey] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    webhooks_refused: int = 0
    seconds: float = 0.0
