"""What a case says beside its gold: the red flags that must be raised, what each page is, whose it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from jobs.evaluation.cases import Case
from jobs.extraction.red_flags.rules import RED_FLAG_RULES
from referrals.data.packets import Packet
from referrals.data.referral import Triage


@dataclass(frozen=True, slots=True)
class Named:
    """Of named things: those found that were wanted, those found that were not, those wanted and not found."""

    right: tuple[str, ...] = ()
    false: tuple[str, ...] = ()
    missed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Extras:
    """None where the case does not say.

    `flagged` is whether any red flag is raised where one is wanted, whatever its code: a reader who knows nothing of
    our codes may have written the case. `red_flags` compares the codes, where all of the wanted ones are ours.
    """

    flagged: Named | None = None
    red_flags: Named | None = None
    page_kinds: Named | None = None
    foreign_pages: Named | None = None


def measure_extras(*, case: Case, triage: Triage | None, packet: Packet | None) -> Extras:
    """Compare red flags, the kinds of pages and quarantined pages with what the case says of them."""
    raised = {flag.code for flag in triage.red_flags} if triage else set()
    said = case.packet
    wanted = None if case.red_flags is None else set(case.red_flags)
    return Extras(
        flagged=None if wanted is None else _compared(_any(wanted), _any(raised)),
        red_flags=None if wanted is None or foreign_codes(case) else _compared(wanted, raised),
        page_kinds=None
        if said is None
        else _kinds(said.kinds_by_page, packet.kinds_by_page if packet else ()),
        foreign_pages=None
        if said is None or said.foreign_pages is None
        else _compared({_page(number) for number in said.foreign_pages}, _quarantined(packet)),
    )


def foreign_codes(case: Case) -> list[str]:
    """Return the codes of red flags that the case wants and the service does not have."""
    ours = {rule.code for rule in RED_FLAG_RULES}
    return [code for code in case.red_flags or () if code not in ours]


def _any(codes: set[str]) -> set[str]:
    return {"a red flag"} if codes else set()


def _kinds(wanted: Sequence[str | None], got: Sequence[str]) -> Named:
    """Compare page by page; a page that the case says nothing of does not count."""
    pairs = [
        (
            f"{_page(number)} {kind}",
            index < len(got) and got[index] == kind,
            got[index] if index < len(got) else None,
        )
        for index, (number, kind) in enumerate(enumerate(wanted, start=1))
        if kind is not None
    ]
    return Named(
        right=tuple(name for name, right, _ in pairs if right),
        false=tuple(f"{name} as {other}" for name, right, other in pairs if not right and other is not None),
        missed=tuple(name for name, right, _ in pairs if not right),
    )


def _quarantined(packet: Packet | None) -> set[str]:
    if packet is None:
        return set()
    return {_page(n) for n, page in enumerate(packet.pages, start=1) if page.key in packet.excluded}


def _page(number: int) -> str:
    return f"page {number}"


def _compared(wanted: set[str], got: set[str]) -> Named:
    return Named(
        right=tuple(sorted(wanted & got)),
        false=tuple(sorted(got - wanted)),
        missed=tuple(sorted(wanted - got)),
    )
