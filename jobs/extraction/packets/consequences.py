"""What follows for triage from how a packet was sorted. It may ask for a person or turn a packet away, never accept."""

from __future__ import annotations

from collections.abc import Sequence

from common.wording import counted
from jobs.extraction.red_flags.search import urgency_of_flags
from referrals.data.packets import Packet
from referrals.data.referral import URGENCIES, Disposition, RedFlag, Triage, TriageReason


def triage_of_packet(*, triage: Triage, packet: Packet, flags_set_aside: Sequence[RedFlag] = ()) -> Triage:
    """Return the triage with what the packet adds: reasons, and a disposition no less careful.

    A packet for another clinic is redirected unless a red flag keeps it here; pages set aside, or of a doubtful
    patient, are for a person to see before anything is accepted. `flags_set_aside` are red flags that only pages set
    aside raised: they say nothing of this patient, and somebody must look at once whose they are. Where nobody has
    chosen the patient yet, the packet is as urgent as they are.
    """
    reasons: list[TriageReason] = []
    disposition: Disposition = triage.disposition
    if packet.misdirected:
        keeps = bool(triage.red_flags)
        text = "The fax names another clinic as its recipient."
        if keeps:
            text += " With a red flag nothing is turned away without a person."
        reasons.append(TriageReason(rule="misdirected", text=text, fields=("recipient.organization",)))
        disposition = "review" if keeps else "redirect"
    lists = sum("list_of_patients" in page.reasons for page in packet.quarantined)
    others = len(packet.quarantined) - lists
    if packet.several_patients:
        text = (
            "The pages are about several patients and none is clearly the one referred. "
            "Choose by releasing the pages of one."
            if others
            else "There is a list of several patients and no page about one alone. Ask the sender for the referral."
        )
        reasons.append(TriageReason(rule="several_patients", text=text))
        disposition = "review"
    elif others:
        text = f"Of another patient, and set aside: {counted(others, 'page')}. A person should look."
        reasons.append(TriageReason(rule="pages_set_aside", text=text))
    if lists and (others or not packet.several_patients):
        text = f"A list of several patients, and set aside: {counted(lists, 'page')}. A person should look."
        reasons.append(TriageReason(rule="list_of_patients", text=text))
    if packet.doubtful:
        numbers = ", ".join(str(page.page) for page in packet.doubtful)
        text = f"The patient that page {numbers} names may be another one: a person should look."
        reasons.append(TriageReason(rule="doubtful_patient", text=text))
    for flag in flags_set_aside:
        reasons.append(
            TriageReason(rule="red_flag_set_aside", text=_whose(flag, undecided=packet.several_patients))
        )
        disposition = "review"
    if disposition == "accept" and reasons:
        disposition = "review"
    held = urgency_of_flags(flags_set_aside) if packet.several_patients else None
    urgency = max(triage.urgency, held or triage.urgency, key=URGENCIES.index)
    reasons = [*triage.reasons, *reasons]
    return triage.model_copy(
        update={"disposition": disposition, "urgency": urgency, "reasons": tuple(reasons)}
    )


def _whose(flag: RedFlag, *, undecided: bool) -> str:
    """Say where a red flag was raised; no words of the page, which are another patient's, or may be."""
    pages = sorted({place.page for place in flag.evidence})
    one = len(pages) == 1
    where = f"page {pages[0]}" if one else f"pages {', '.join(map(str, pages))}"
    if undecided:
        return (
            f"The red flag {flag.code} was raised on {where}, and nobody has chosen the patient yet: until then it "
            "makes all of it urgent. Look now whose it is, and release the pages of one patient."
        )
    return (
        f"The red flag {flag.code} was raised on {where}, which {'was' if one else 'were'} set aside as not this "
        "patient's. It does not count here: look now whose it is."
    )
