"""What pages print of their patient, as a value."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from jobs.extraction.packets.names import Name
from referrals.data.packets import PrintedPatient
from referrals.data.referral import Evidence


@dataclass(frozen=True, slots=True)
class Printed:
    """What one page, or the pages of a part, print of their patient, and where. `scanned`: letters and figures may be
    misread; `read_badly`: more than one in a word.
    """

    names: tuple[Name, ...] = ()
    birth_dates: tuple[date, ...] = ()
    identifiers: frozenset[tuple[str, str]] = frozenset()
    evidence: tuple[Evidence, ...] = ()
    content: str = ""
    read_badly: bool = False
    scanned: bool = False

    @property
    def says_who(self) -> bool:
        return bool(self.names or self.birth_dates or self.identifiers)

    def __or__(self, other: Printed) -> Printed:
        return Printed(
            names=(*self.names, *(name for name in other.names if name not in self.names)),
            birth_dates=tuple(dict.fromkeys((*self.birth_dates, *other.birth_dates))),
            identifiers=self.identifiers | other.identifiers,
            evidence=(*self.evidence, *other.evidence),
            content=f"{self.content}\n{other.content}",
            read_badly=self.read_badly or other.read_badly,
            scanned=self.scanned or other.scanned,
        )

    def as_data(self) -> PrintedPatient | None:
        if not self.says_who:
            return None
        return PrintedPatient(
            names=tuple(name.written for name in self.names),
            birth_dates=tuple(day.isoformat() for day in self.birth_dates),
            identifiers=tuple(sorted(f"{kind}:{digits}" for kind, digits in self.identifiers)),
        )
