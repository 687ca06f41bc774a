"""Words of a clause that make it one about what was, or what is on its way already, and not about what is wanted: a
time or a haste beside them asks for nothing."""

from __future__ import annotations

WAS = (
    r"was|were|had|normal|clear|negative|done|performed|attended|seen|last|ago|since|yesterday|history of|underwent|"
    r"after|following"
)
ON_ITS_WAY = r"awaiting|awaited|booked|arranged|declined|cancelled|missed|given|sent"
