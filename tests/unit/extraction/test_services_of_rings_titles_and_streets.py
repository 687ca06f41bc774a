"""Services around which a ring is drawn, and what only looks like one. Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read


def _service(written: str) -> object:
    return referral_read(written).request.service.value


_CARD = (
    "River Oral Surgery\nIntroducing: Orrin Quill\tDate: 8-31-26\nReferred by: Dr. Bett Krog, DDS\n"
    "For:\t{options}\nRemarks:\nUlcer L side of tongue."
)


def test_a_ring_around_one_of_several_services_chooses_it() -> None:
    options = "Extraction\tImplant\t\u2612 Biopsy, soft tissue\tExposure\tTMJ"
    assert _service(_CARD.format(options=options)) == "Biopsy, soft tissue"


def test_a_row_without_a_ring_chooses_none() -> None:
    assert _service(_CARD.format(options="Extraction\tImplant\tBiopsy, soft tissue\tExposure")) is None


_LETTER = "{title}\n\nDate: 17/03/2026\nTo: Retina service, Coast Hospital\nPatient: Morag Quill\tDOB: 24/04/1963\n\n"


@pytest.mark.parametrize(
    ("title", "expected"),
    [
        ("REFERRAL TO OPHTHALMOLOGY", None),
        ("Ambulatory referral to Ophthalmology", "Ambulatory referral to Ophthalmology"),
    ],
)
def test_what_a_form_is_called_is_no_order(title: str, expected: str | None) -> None:
    assert _service(_LETTER.format(title=title) + "History: flashes since Sunday.") == expected


@pytest.mark.parametrize(
    ("words", "expected"),
    [("Referred to Dr Bell, 300 Arsenal Ct, for gout.", None), ("Referred for CT of the chest.", "CT")],
)
def test_a_court_is_no_scan(words: str, expected: str | None) -> None:
    assert _service(f"Dear Dr Brandt,\n\nRe: Otto Quill, 4/5/1961\n\n{words}\n\nDr Ida Holm") == expected


def test_a_test_may_be_called_by_its_letters() -> None:
    page = (
        "NEWBORN HEARING SCREENING - REFERRAL\nFrom: Elm Hospital\tTo: Oak Audiology\nPatient: Ada Quill\n"
        "Requested\n\u2612 Diagnostic ABR \u2610 Tympanometry only \u2610 Hearing aid check\n"
    )
    assert _service(page) == "Diagnostic ABR"


@pytest.mark.parametrize(
    ("resource", "expected"), [("ServiceRequest", "Home sleep apnea test"), ("Device", None)]
)
def test_the_code_of_the_resource_that_asks_is_the_service(resource: str, expected: str | None) -> None:
    page = (
        "eREFERRAL SUMMARY\n[Patient]\nname.official\tQuill, Ada\nbirthDate\t1988-07-15\n"
        f"[{resource}]\nauthoredOn\t2026-03-02\ncode\tHome sleep apnea test\nreason\tLoud snoring\n"
    )
    assert _service(page) == expected
