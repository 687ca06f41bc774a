"""Dates with full stops have the day first; a sheet that asks who pays is still a referral. Everybody is invented."""

from __future__ import annotations

from datetime import date

from jobs.extraction import run_assistant
from jobs.extraction.assistant.values.dates import order_in
from jobs.extraction.patterns.searched import Searched
from tests.unit.extraction.paper import paper


def test_full_stops_show_that_the_day_comes_first() -> None:
    assert order_in(Searched("Zlin 4. 5. 2026")).order == "DMY"
    assert order_in(Searched("seen 4.5.2026")).order == "DMY"
    assert order_in(Searched("seen 4/5/2026")).order == "MDY"
    assert order_in(Searched("Austin, TX 78701, NPI 999, seen 4.5.2026")).order == "MDY"


def test_a_day_of_birth_without_accents_is_not_the_letters() -> None:
    letter = "Ordinace Zlin\n\nNovotna Jana\nnar. 07.08.1961\n\nVe Zline 4. 5. 2026\n\nprosim o vysetreni kolene.\n"
    read = run_assistant(pages=paper(letter), today=date(2026, 11, 24))
    assert read.request.date.value == "2026-05-04"


def test_a_sheet_that_asks_who_pays_is_a_referral() -> None:
    sheet = (
        "FICHE DE RÉFÉRENCE\n\nService\tCardiologie\nPrise en charge\t[ ] CMU  [x] Payant\n\nMotif: souffle\n"
    )
    assert run_assistant(pages=paper(sheet), today=date(2026, 11, 24)).document.kind.value == "referral"
    consent = "ATTESTATION DE PRISE EN CHARGE\n\nAssuré\tAnton Brandt\nCaisse\tIPM Nord\nTaux\t80 %\n"
    assert run_assistant(pages=paper(consent), today=date(2026, 11, 24)).document.kind.value == "insurance"
