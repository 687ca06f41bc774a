"""What a job's triage rests on beside the referral: its usable pages, their red flags, how its packet was sorted."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from jobs import extraction
from jobs.data import Ruleset
from jobs.models import ExtractionJob
from jobs.services.red_flag_lane import red_flags_of, red_flags_set_aside
from jobs.services.stages import pages_of
from referrals.data.packets import Packet, PageKey
from referrals.data.pages import Page
from referrals.data.referral import Completeness, RedFlag, Referral, Triage
from referrals.packet_selectors import find_packet


@dataclass(frozen=True, slots=True)
class TriageGround:
    """`packet` is None for a job whose pages were not sorted; `set_aside` are red flags that only pages of another
    patient raised.
    """

    pages: tuple[Page, ...]
    red_flags: tuple[RedFlag, ...]
    set_aside: tuple[RedFlag, ...]
    packet: Packet | None

    @property
    def doubted(self) -> frozenset[PageKey]:
        """The pages that may be another patient's."""
        return self.packet.doubted if self.packet is not None else frozenset()

    def triage(self, *, referral: Referral, ruleset: Ruleset, today: date) -> tuple[Triage, Completeness]:
        """Return the triage of a judged referral of the job by a ruleset, and whether it is complete."""
        triage, completeness = extraction.run_triage(
            referral=referral, pages=self.pages, ruleset=ruleset, today=today, red_flags=self.red_flags
        )
        if self.packet is not None:
            counted = tuple(flag for flag in self.set_aside if flag.code not in ruleset.red_flags_off)
            triage = extraction.triage_of_packet(triage=triage, packet=self.packet, flags_set_aside=counted)
        return triage, completeness


def ground_of(job: ExtractionJob) -> TriageGround:
    """Return what the job's triage rests on; inside its organization's scope."""
    pages = pages_of(job)
    return _ground(job, pages, red_flags_of(job, pages=pages))


def ground_with_flags(job: ExtractionJob, *, flags: tuple[RedFlag, ...]) -> TriageGround:
    """Return what the job's triage rests on where the red flags of its patient's pages are known."""
    return _ground(job, pages_of(job), flags)


def _ground(job: ExtractionJob, pages: tuple[Page, ...], flags: tuple[RedFlag, ...]) -> TriageGround:
    return TriageGround(
        pages=pages,
        red_flags=flags,
        set_aside=red_flags_set_aside(job, pages=pages, flags=flags),
        packet=find_packet(organization_id=job.organization_id, job_id=job.id),
    )
