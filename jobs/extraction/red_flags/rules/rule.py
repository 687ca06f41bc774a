"""A red flag's rule: what a text may say that must not wait.

A flag is raised by a picture: ideas that come together, each said of the patient now (not negated, not of the family,
not only in the past or advised), in whatever words and order. The list follows common referral guidance
(suspected-cancer pathways of NICE NG12, emergency presentations in general practice). It is a safety net: it only
raises.
"""

from __future__ import annotations

from dataclasses import dataclass

from jobs.extraction.red_flags.rules.idea import Picture
from referrals.data.referral import Urgency


@dataclass(frozen=True, slots=True)
class RedFlagRule:
    """`pictures`: any of them raises the flag. `passing`: what has passed off again is a danger too.

    `urgency` is the least urgency of a document with the flag: `stat` where hours decide, `asap` where a specialist
    must look within days (the two-week wait of suspected cancer), `urgent` where it must not wait in the routine queue.
    `if_asked_soon` takes its place where the document itself asks for `urgent` or `asap`: conditions that are often
    already in hand when somebody who has seen the patient writes of them. A document that asks for less, or for
    nothing, gets `urgency`.
    """

    code: str
    text: str
    urgency: Urgency
    if_asked_soon: Urgency | None = None
    passing: bool = False
    pictures: tuple[Picture, ...] = ()
