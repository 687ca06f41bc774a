"""Lines and heads that name a person and a place of work together, with posts, numbers and addresses. Everybody is
invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.parties.dividing import people_and_organizations
from jobs.extraction.text import Span
from tests.unit.extraction.paper import paper
from tests.unit.extraction.referral_read import referral_read_of_a_packet as referral_read


@pytest.mark.parametrize(
    ("written", "person", "place"),
    [
        ("Vårdcentralen Björken, dr Anna Moss", "dr Anna Moss", "Vårdcentralen Björken"),
        ("Terveysasema Kallio, LL Mikko Moss", "Mikko Moss", "Terveysasema Kallio"),
        ("Grønli legesenter v/ Ola Moss, Elmgate 40, 0555 Oslo", "Ola Moss", "Grønli legesenter"),
        ("Lægehuset Skovvej, Læge Ida Moss, Skovvej 10, 8000 Aarhus C", "Læge Ida Moss", "Lægehuset Skovvej"),
        ("Desert Sky Family Med - Joel Orme PA-C", "Joel Orme PA-C", "Desert Sky Family Med"),
        ("Dr. E. Moss #014455", "Dr. E. Moss", None),
        ("Dr. Ian Moss  Prov 0123456X", "Dr. Ian Moss", None),
        ("Dr Ida Moss, Locum GP, Mill Lane Surgery", "Dr Ida Moss", "Mill Lane Surgery"),
        ("Mr. Joel Orme, Consultant General Surgeon, Castle Hospital", "Mr. Joel Orme", "Castle Hospital"),
        ("Ms Kim Hale, Podiatrist, Step Ahead Podiatry", "Ms Kim Hale", "Step Ahead Podiatry"),
        (
            "Dr Ida Moss (Prov 2345671J), Elm Medical, 300 Elm Rd Sunshine VIC 3020",
            "Dr Ida Moss",
            "Elm Medical",
        ),
        ("Dr Ida Moss (GP), Elm Surgery", "Dr Ida Moss", "Elm Surgery"),
        (
            "District Nurse Kay Lowe, Eastside Community Nursing",
            "District Nurse Kay Lowe",
            "Eastside Community Nursing",
        ),
        ("St. Anne's Hospital, 100 Hospital Dr, Dover DE", None, "St. Anne's Hospital"),
    ],
)
def test_a_line_is_divided(written: str, person: str | None, place: str | None) -> None:
    document = Document.of(paper(f"{written}\n"), date(2026, 11, 21))
    line = document.text.lines[0]
    people, places = people_and_organizations(document, Span(line.start, line.end), 0.9)
    assert [found.value for found in people] == ([person] if person else [])
    assert [found.value for found in places] == ([place] if place else [])


@pytest.mark.parametrize(
    ("head", "place"),
    [
        ("Dr. Ellen Moss, Elm Family Medicine", "Elm Family Medicine"),
        ("Dr Owen Moss, Locum GP, Mill Lane Surgery", "Mill Lane Surgery"),
    ],
)
def test_the_place_behind_a_doctor_at_the_head(head: str, place: str) -> None:
    found = referral_read(
        f"{head}\nPatient: Ada Quill  DOB 12/24/1980\nRefer to cardiology for palpitations.\n"
    )
    assert str(found.referrer.name.value).endswith("Moss")
    assert found.referrer.organization.value == place


def test_who_refers_behind_a_label_without_a_colon() -> None:
    found = referral_read(
        "Referral: Pain clinic\nClient Quill, Ada; DOB 11/06/1978; cell 613-555-0188\n"
        "Referring MD Dr. E. Moss #014455, ph 613 555 0110, fax 613 555 0111\nDx chronic low back pain\n"
    )
    assert found.referrer.name.value == "Dr. E. Moss"
    assert found.referrer.fax.value == "+16135550111"
    assert [each.text.value for each in found.clinical.diagnoses] == ["low back pain"]


@pytest.mark.parametrize(
    ("rooms", "address"),
    [
        ("#204 - 9450 Cedar Hills Blvd", "#204 - 9450 Cedar Hills Blvd, Surrey, BC V3T 2X1"),
        ("204 - 9450 Cedar Hills Blvd", "204 - 9450 Cedar Hills Blvd, Surrey, BC V3T 2X1"),
        ("Unit 204, 9450 Cedar Hills Blvd", "Unit 204, 9450 Cedar Hills Blvd, Surrey, BC V3T 2X1"),
    ],
)
def test_the_rooms_belong_to_the_address(rooms: str, address: str) -> None:
    found = referral_read(
        f"Dr. Ida Moss\nCedar Hills Medical Clinic\n{rooms}\nSurrey, BC V3T 2X1\nT: 604-555-0136 F: 604-555-0137\n\n"
        "RE: Ada Quill\nDOB: 1973-03-29\nDear Peter,\nI would appreciate your assessment of her joint pain.\n"
        "Ida Moss, MD CCFP\n"
    )
    assert found.referrer.address.value == address
    assert found.referrer.phone.value == "+16045550136"


def test_german_words_for_telephone_and_fax_without_colons() -> None:
    found = referral_read(
        "Hausarztpraxis Dr. med. Ida Moss\nElmstr. 4, 24105 Kiel, Telefon 0431/5550100, Telefax 0431/5550101\n"
        "Patient: Herr Tom Quill, geb. 02.09.1959\nÜberweisung Kardiologie\n"
    )
    assert found.referrer.address.value == "Elmstr. 4, 24105 Kiel"
    assert found.referrer.phone.value == "+494315550100"
    assert found.referrer.fax.value == "+494315550101"


def test_a_number_on_the_rule_of_a_form() -> None:
    found = referral_read(
        "CASTLE ORTHOPEDIC ASSOCIATES\nNEW PATIENT REFERRAL FORM   FAX TO (207) 555-0150\n\n"
        "Name _Ada Quill_________  DOB _06/30/1946_____\n\nREFERRING PROVIDER\n"
        "Name _Joel Orme MD____  Phone _(207) 555-0101___ Fax _(207) 555-0102___\n"
    )
    assert found.referrer.name.value == "Joel Orme MD"
    assert found.referrer.phone.value == "+12075550101"
    assert found.referrer.fax.value == "+12075550102"


@pytest.mark.parametrize(
    "line",
    [
        "Keine Parese, keine Blasenstörung",
        "Bitte um Mitbeurteilung Kardiologie",
        "IMAGING: _X_ X-ray  __ MRI  __ CT",
    ],
)
def test_what_names_nobody_and_no_place(line: str) -> None:
    found = referral_read(
        f"Patient: Ada Quill  DOB 30.04.1972\nÜberweisung Orthopädie\nDiagnose: Gonarthrose\n{line}\n"
    )
    assert found.referrer.name.value is None
    assert found.referrer.organization.value is None


def test_an_examination_that_is_asked_for_pays_nothing() -> None:
    found = referral_read(
        "CENTRAL TRIAGE - DIAGNOSTIC IMAGING REQUISITION\nPatient name: Quill, Ada     DOB (d/m/y): 03/05/1960\n"
        "Phone: 506-555-0147    Weight: 92 kg\nExam requested: MRI Left Shoulder\n"
        "Ordering physician: Dr. Ida Moss   Fax 506-555-0148\n"
    )
    assert found.insurance.payer.value is None
    assert found.referrer.organization.value is None


def test_whoever_is_greeted_is_not_where_the_letter_comes_from() -> None:
    found = referral_read(
        "RE: Mr. Tom Quill 03/02/1940\nDear Memory Clinic\nPMH HTN, OA knees, prostate ca 2014\nDr E Moss\n"
    )
    assert found.referrer.organization.value is None


def test_a_place_goes_on_below_who_orders_and_strokes_stand_in_numbers() -> None:
    found = referral_read(
        "PHONE\tINSURANCE\n614/555-0136\tBuckeye PPO\nORDERING PROVIDER\tNPI\tOFFICE PHONE / FAX\n"
        "Joel Orme, MD / Elm Primary\t2228203610\t614/555-0101 / 614/555-0103\nCare\n"
    )
    assert found.referrer.organization.value == "Elm Primary Care"
    assert found.referrer.fax.value == "+16145550103"


def test_a_number_right_behind_the_facility() -> None:
    found = referral_read(
        "Referral Summary\nPatient: Ada Quill\tDocument created: 19-Jan-2026\nDate of birth: 13-Sep-1957\tSex: Female\n"
        "Address: 2304 S Elm Street, Milwaukee, WI 53299\tFacility: St. Casimir Medical Center, (414) 555-0100\n"
    )
    assert found.referrer.organization.value == "St. Casimir Medical Center"
    assert found.referrer.phone.value == "+14145550100"


def test_an_audiologist_signs_and_the_usual_doctor_does_not() -> None:
    found = referral_read(
        "River City Hearing\n148 Victoria Avenue, Whanganui   -   06 555 0170\n\n"
        "To: ENT Outpatients, Castle Hospital\tDate: 20/05/2026\nClient: Matt Quill\tNHI: ZAV2888\n"
        "GP: Dr Ida Moss, Elm Health 06 555 0190\n\nHe has had tinnitus for around a year, and his face moves.\n"
        "Please consider MRI of the internal auditory meati for this man.\n\nB Orme\nBronwyn Orme, MNZAS\nAudiologist\n"
        "cc Dr Moss\n"
    )
    assert found.referrer.name.value == "Bronwyn Orme"
