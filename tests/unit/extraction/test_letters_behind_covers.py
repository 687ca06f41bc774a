"""Letters that ask in the writer's shorthand, behind the cover of a fax and alone. Everybody is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant, sort_packet
from tests.unit.extraction.paper import paper

_TODAY = date(2026, 11, 21)
_COVER = (
    "FAX\nTO: Bay Heart Group - Referral desk (Cardiology)\nFAX: 575-555-0181\nFROM: Lupita, referrals, Mesa Primary "
    "Care\nPHONE: 575-555-0147 FAX: 575-555-0148\nDATE: 11/18/2025\nPAGES: 2 including this one\n"
    "RE: new pt referral\n\n[ ] URGENT   [ ] FOR REVIEW   [ ] PLEASE REPLY\n\n"
    "Please call pt directly to schedule & fax us the appt date. "
    "Thanks!!  L.\n\nCONFIDENTIAL: the documents with this transmission contain health information that is legally "
    "privileged. If you have received it in error call the sender at once and destroy all pages."
)
_LETTER = (
    "Mesa Primary Care\n880 E Picacho Vista, Mesa NM 88099\n\n11/17/2025\n\nPatient: Ada Quill   DOB 02/23/1987   F\n"
    "Ph 575-555-0119\nIns: Basin Health PPO  ID SBH 7719 40 226  Grp 00418\n\n"
    "38 yo woman w/ palpitations 3-4x/week since August. Some lightheadedness but has never passed out.\n\n"
    "BP 118/72, HR 76 regular. ECG in office: sinus rhythm. TSH 1.9, Hgb 13.4.\n\nDx: Palpitations R00.2\n\n"
    "Meds: sertraline 50 mg daily, norethindrone 0.35 mg daily. NKDA.\n\n{asks} we do not have monitors here.\n\n"
    "Gil Okonjo, PA-C\nNPI 1543877538"
)


def _kinds(*pages: str) -> tuple[object, list[object]]:
    read = paper("\f".join(pages))
    document = run_assistant(pages=read, today=_TODAY, packet=sort_packet(pages=read, today=_TODAY)).document
    return document.kind.value, [part.kind.value for part in document.parts]


@pytest.mark.parametrize(
    "asks", ["Would appreciate Holter and consult,", "Would greatly appreciate an event monitor,"]
)
def test_a_letter_that_wishes_without_saying_who_is_the_referral(asks: str) -> None:
    assert _kinds(_COVER, _LETTER.format(asks=asks)) == ("referral", ["cover_page", "referral"])


def test_what_stands_behind_a_cover_that_announces_a_referral_is_it_though_it_asks_in_no_words() -> None:
    assert _kinds(_COVER, _LETTER.format(asks="Will come on Monday,"))[0] == "referral"


def test_a_cover_alone_stays_one() -> None:
    assert _kinds(_COVER + "\nWould appreciate hearing from you.")[0] == "cover_page"
