"""The clinic that a paper asks, its title and a line that asks for admission are never where its sender works.
Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import values_read

_WHO = "Ms Ada Hill DOB 21/09/1996. Cyclical pain for two months, exam normal. On no medication.\n"


@pytest.mark.parametrize(
    "written",
    [
        f"Breast clinic\n{_WHO}Dr Moss 3 Nov 2026\n",
        f"Travel clinic\n{_WHO}Dr Moss 3 Nov 2026\n",
        f"Stroke clinic - TIA\n{_WHO}Dr Ida Moss, 20/11/2026\n",
        "NURSE PRACTITIONER REFERRAL - WOUND CLINIC\nPt. Ada Hill; 81 y.o. F; DOB 10/10/1945\n"
        "Stage 3 sacral PU 4x3x1 cm, no odor, no fever.\nRef by Ida Moss FNP. 11-17-26\n",
        "Chest Clinic\nTo: Dr. R. Quill    From: A&E, Dr. Moss (SHO)\nRe: Ada Hill 34F 09.09.92\n"
        "Cough 6/52, night sweats. Please see urgently\n",
        "Transition of care\nPt. Ada Hill   05/17/2008   Sickle cell disease HbSS\nHydroxyurea 1500 mg daily.\n",
        "Quill EHR Print\nReferral Order #88712\nOrdering provider: Ida Moss, NP\n"
        "Patient: Hill, Ada   DOB: 12/01/1971\n"
        "Notes: Screening colonoscopy, average risk.\n",
        "COURRIER MÉDICAL\nDr Ida Moss - Pneumologue - Lyon 6ème - 04 72 55 50 30\n"
        "Patient: Mme Ada Hill  née le 16-04-1978\n"
        "Somnolence diurne, ronflements. Polygraphie demandée.\n",
        "GENERAL PEDIATRICS -> PED NEPHROLOGY\nAda Hill, 6 y/o F, DOB 12/08/2019\nNephrotic syndrome, 3rd relapse.\n"
        "Ida Moss MD 11/17/2026\n",
        "Sig.ra Ada Testa nata il 9/9/1953. Ematuria macroscopica senza dolore da 5 giorni, fumatrice.\n"
        "Dr. Elio Sala - 16/11/2026. Alla c.a. Urologia\n",
        "Hebamme Kathrin Moos, Köln, 0221 5550 88\nFrau Ada Hill, geb. 05.05.1996, 35+4 SSW\n"
        "RR heute 165/110, starke Kopfschmerzen\nSofortige Vorstellung Kreißsaal Uniklinik\n20.11.2026\n",
    ],
)
def test_what_is_asked_and_titles_send_nobody(written: str) -> None:
    assert values_read(written).get("referrer.organization") is None


def test_the_rest_of_the_receivers_line_is_not_the_senders() -> None:
    written = (
        "Cardiothoracic referral\nPatient Mr Geraint Hill DOB 22/10/1952\nSevere AS, mean gradient 52. NYHA III.\n"
        "From: Dr Ida Moss, Consultant Cardiologist, Glan Quill.   To: Mr A Kornas, Liverpool\nHeart & Chest\n"
        "Date of referral 05/11/2026\n"
    )
    assert values_read(written).get("referrer.organization") != "Heart & Chest"


@pytest.mark.parametrize(
    ("head", "place"),
    [
        ("Emergency Department\n", "Emergency Department"),
        (
            "Breast Clinic\nCastle Hospital, 12 High Street, Luton LU3 2BT\nTel: 01582 555 018\n",
            "Castle Hospital",
        ),
    ],
)
def test_departments_that_send_stay_theirs(head: str, place: str) -> None:
    written = f"{head}\nDear Dr Quill\n\nRe: {_WHO}\nPlease see her.\n\nKind regards\n\nDr Ida Moss\n"
    assert values_read(written).get("referrer.organization") == place
