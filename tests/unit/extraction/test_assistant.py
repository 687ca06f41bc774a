"""The assistant on letters, forms and notes of many looks: what it finds, and that it invents nothing."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jobs.extraction import run_assistant
from referrals.data.referral import Referral, walk
from tests.unit.extraction import letters
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)


def read(text: str) -> Referral:
    return run_assistant(pages=paper(text), today=TODAY)


def value(referral: Referral, path: str) -> Any:
    return dict(walk(referral))[path].value


def values(referral: Referral, section: str, leaf: str) -> list[Any]:
    found = (
        field.value
        for path, field in walk(referral)
        if path.startswith(f"{section}[") and path.endswith(leaf)
    )
    return [entry for entry in found if entry is not None]


EXPECTED: list[tuple[str, dict[str, Any]]] = [
    (
        letters.GP_LETTER,
        {
            "patient.given_name": "Margaret Anne",
            "patient.family_name": "Oldroyd",
            "patient.birth_date": "1961-03-12",
            "patient.age": 64,
            "patient.sex": "female",
            "patient.phone": "+447700900123",
            "referrer.name": "Dr Peter Lindqvist",
            "referrer.organization": "The Old Forge Surgery",
            "referrer.phone": "+441642555019",
            "recipient.name": "Dr A Whitcombe",
            "recipient.organization": "James Hartley Hospital",
            "request.date": "2026-03-04",
            "request.specialty": "rheumatology",
            "request.urgency": None,
            "document.kind": "referral",
        },
    ),
    (
        letters.US_FORM,
        {
            "patient.given_name": "Maria T.",
            "patient.family_name": "Delgado",
            "patient.birth_date": "1988-07-19",
            "patient.sex": "female",
            "patient.phone": "+15035550177",
            "patient.address": "88 Larch St Apt 4, Portland, OR 97205",
            "referrer.name": "Samuel K. Ortiz, MD",
            "referrer.npi": "1245319599",
            "referrer.organization": "CASCADE FAMILY CLINIC",
            "referrer.fax": "+15035550112",
            "recipient.name": "Nadia Rahman, MD",
            "recipient.organization": "Rose City Skin Associates",
            "request.date": "2026-02-03",
            "request.specialty": "dermatology",
            "request.urgency": "urgent",
            "insurance.payer": "Evergreen Health",
            "insurance.member_id": "EVH-99812",
            "insurance.group": "4471",
        },
    ),
    (
        letters.PIPED_REQUEST,
        {
            "patient.given_name": "Johan",
            "patient.family_name": "de Vries",
            "patient.birth_date": "1957-11-02",
            "patient.sex": "male",
            "patient.phone": "+14165550199",
            "referrer.name": "Dr. Sunita Rao",
            "referrer.organization": "Eastview Medical Group",
            "referrer.phone": "+14165550100",
            "referrer.fax": "+14165550101",
            "recipient.name": "Dr. Liam O'Connor",
            "recipient.organization": "Lakeside Heart Institute",
            "request.specialty": "cardiology",
            "request.urgency": "urgent",
        },
    ),
    (
        letters.OPTOMETRIST_TABLE,
        {
            "patient.family_name": "Ekwueme",
            "patient.birth_date": "1949-09-23",
            "patient.address": "5 Mill Lane, Wexley WX1 9ZZ",
            "referrer.name": "Ms Helen Park",
            "referrer.organization": "BrightView Opticians",
            "recipient.organization": "Eye Clinic, Wexley General Hospital",
            "request.date": "2026-01-14",
            "request.specialty": "ophthalmology",
        },
    ),
    (
        letters.CRISIS_NOTE,
        {
            "patient.family_name": "Brandt",
            "patient.birth_date": "2003-05-05",
            "patient.age": None,
            "patient.sex": "female",
            "patient.phone": "+447700900778",
            "patient.address": "9 Canal Walk, Leeds LS1 3XX",
            "referrer.name": "Dr. Amit Sood",
            "request.specialty": "psychiatry",
            "request.urgency": "urgent",
        },
    ),
    (
        letters.SHORT_LETTER,
        {
            "patient.given_name": "Tane",
            "patient.family_name": "WALKER",
            "patient.birth_date": "1972-08-30",
            "patient.age": 53,
            "patient.sex": "male",
            "patient.phone": "+64215550123",
            "referrer.name": "Dr Mere Tipene",
            "referrer.organization": "Karaka Bay Health",
            "recipient.organization": "Hutt Hospital",
            "request.specialty": "gastroenterology",
            "request.urgency": "urgent",
        },
    ),
    (
        letters.FORM_WITH_BLOCK_ADDRESS,
        {
            "patient.birth_date": "1990-02-01",
            "patient.address": "14 Strand Road, Bray, Co. Wicklow, Eircode A98 X2Y3",
            "patient.phone": "+353875551234",
            "referrer.name": "Dr. Conor Walsh",
            "referrer.organization": "Seapoint Medical Centre",
            "request.date": "2026-01-20",
            "request.specialty": "physical_therapy",
            "request.urgency": None,
        },
    ),
    (letters.IMAGING_REPORT, {"document.kind": "imaging_report", "patient.family_name": "HARMON"}),
]


@pytest.mark.parametrize(
    ("text", "path", "expected"),
    [(text, path, expected) for text, paths in EXPECTED for path, expected in paths.items()],
)
def test_what_a_document_states_is_found(text: str, path: str, expected: Any) -> None:
    assert value(read(text), path) == expected


def test_lists_are_taken_apart() -> None:
    form, request, letter = read(letters.US_FORM), read(letters.PIPED_REQUEST), read(letters.GP_LETTER)
    assert values(form, "clinical.diagnoses", ".icd10cm") == ["D48.5", "L20.9"]
    assert values(form, "clinical.diagnoses", ".text")[1] == "Atopic dermatitis, unspecified"
    assert values(form, "clinical.medications", ".name") == ["triamcinolone", "cetirizine"]
    assert values(form, "clinical.allergies", ".substance") == []
    assert values(request, "clinical.medications", ".name") == [
        "Ramipril",
        "rosuvastatin",
        "allopurinol",
        "ASA",
    ]
    assert values(request, "clinical.medications", ".frequency") == ["OD", "HS", "daily", "daily"]
    assert values(request, "clinical.allergies", ".reaction") == ["hives", "anaphylaxis"]
    assert values(letter, "clinical.allergies", ".substance") == ["trimethoprim"]
    assert values(letter, "clinical.medications", ".dose") == ["100 micrograms"]


def test_how_findings_are_asserted() -> None:
    symptoms = {item.text.value: item.text.asserted for item in read(letters.GP_LETTER).clinical.symptoms}
    assert symptoms["back pain"] == "negated"
    assert symptoms["morning stiffness"] == "present"
    diagnoses = {item.text.value: item.text.asserted for item in read(letters.GP_LETTER).clinical.diagnoses}
    assert "rheumatoid arthritis" not in diagnoses, "it is the mother's"
    assert read(letters.OPTOMETRIST_TABLE).clinical.diagnoses[0].text.asserted == "uncertain"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Date of birth: 03/04/1980\nTel: +44 20 7946 0000\nNHS Number: 943 476 5919", "1980-04-03"),
        ("DOB: 03/04/1980\nNPI: 1245319599\nPortland, OR 97205", "1980-03-04"),
        ("DOB: 13/04/1980", "1980-04-13"),
        ("DOB: 04/13/1980", "1980-04-13"),
        ("DOB (dd/mm/yyyy): 03/04/1980", "1980-04-03"),
        ("DOB: 3rd of April, 1980", "1980-04-03"),
        ("DOB: Apr 3, 1980", "1980-04-03"),
        ("DOB: 03-APR-80", "1980-04-03"),
        ("DOB: 1980-04-03", "1980-04-03"),
        ("DOB: O3/O4/198O\nReferred 25/12/2025", "1980-04-03"),
        ("DOB: 31/02/1980", None),
        ("DOB: 03/04/2099", None),
        ("DOB: ____________", None),
    ],
)
def test_birth_dates_in_the_orders_of_the_world(line: str, expected: str | None) -> None:
    assert value(read(f"Patient: Ann Sample\n{line}"), "patient.birth_date") == expected


def test_a_date_that_reads_both_ways_without_a_sign_is_not_sure() -> None:
    field = read("Patient: Ann Sample\nDOB: 03/04/1980").patient.birth_date
    assert field.confidence <= 0.5
    assert "does not show which" in field.reasons[0]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Priority: ☐ Routine ☒ Urgent ☐ Emergency", "urgent"),
        ("Priority: Routine ☐ Urgent ☐ Emergency ☒", "stat"),
        ("Urgency:\nRoutine\nX Urgent\nSTAT", "urgent"),
        ("URGENCY: Non-urgent", "routine"),
        ("Priority: Two week wait", "asap"),
        ("Please see this man as soon as possible.", "asap"),
        ("Requires immediate assessment.", "stat"),
        ("Urgent orders next day! Call now.", None),
        ("Priority: ☐ Routine ☐ Urgent", None),
        ("If symptoms worsen she should seek urgent review.", None),
    ],
)
def test_urgency_is_what_the_document_states(text: str, expected: str | None) -> None:
    assert value(read(f"Patient: Ann Sample\n{text}"), "request.urgency") == expected


def test_the_phone_of_the_practice_is_not_the_patients() -> None:
    referral = read("Elm Surgery\nTel: 01642 555019\n\nPatient: Ann Sample\nDOB: 13/04/1980")
    assert referral.patient.phone.value is None
    assert referral.patient.phone.absent == "not_in_document"
    assert referral.referrer.phone.value is not None


@pytest.mark.parametrize(
    ("npi", "note"), [("1245319599", ()), ("1234567890", ("The NPI fails its check digit.",))]
)
def test_an_npi_that_fails_its_check_digit_is_kept_and_less_sure(npi: str, note: tuple[str, ...]) -> None:
    field = read(f"Referring provider: Jane Roe, MD\nNPI: {npi}").referrer.npi
    assert (field.value, field.reasons) == (npi, note)
    assert (field.confidence > 0.7) == (not note)


def test_a_blank_form_is_blank() -> None:
    names = "Patient First Name:\tPatient Last Name:"
    form = f"REFERRAL FORM\n{names}\nPatient DOB (dd/mm/yyyy):\tSex: MALE ☐ FEMALE ☐\nPhone:"
    found = {path for path, field in walk(read(form)) if field.value is not None}
    assert found <= {"document.kind", "document.parts[0].kind"}


def test_a_cover_page_and_the_letter_behind_it_are_two_parts() -> None:
    cover = "FAX COVER SHEET\nTo: Heart Clinic\nFrom: Elm Surgery\nPages: 2 including this cover"
    parts = read(f"{cover}\f{letters.GP_LETTER}").document.parts
    assert [(part.pages, part.kind.value) for part in parts] == [((1,), "cover_page"), ((2,), "referral")]


@pytest.mark.parametrize("text", [text for text, _ in EXPECTED])
def test_every_value_stands_on_the_page_that_is_named(text: str) -> None:
    pages = paper(text)
    content = " ".join(word.text for page in pages for word in page.words)
    for path, field in walk(run_assistant(pages=pages, today=TODAY)):
        if field.value is None:
            assert field.absent, path
            continue
        assert field.evidence, path
        for evidence in field.evidence:
            assert " ".join(evidence.quote.split()) in content, path
            assert evidence.boxes, path
            assert all(0 <= x0 < x1 <= 1.5 and 0 <= y0 < y1 <= 1.5 for x0, y0, x1, y1 in evidence.boxes), path


WORDS = st.lists(
    st.sampled_from(
        (
            "Patient: Name: DOB: Dear Dr Smith MD 12/03/1961 Diagnosis: | - • Medications: aspirin 75 mg daily "
            "Allergies: none Phone: 01642555019 \t \n \n \f Re: Urgent [x] no history of I10 Sincerely, REASON FOR "
            "REFERRAL: chest pain 64-year-old man , . : ( )"
        ).split(" ")
    ),
    max_size=120,
)


@settings(max_examples=60, deadline=None)
@given(WORDS)
def test_no_arrangement_of_words_breaks_it_or_makes_it_invent(words: list[str]) -> None:
    for path, field in walk(read(" ".join(words))):
        assert (field.value is None) == (not field.evidence), path


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("On examination pulse 92, blood pressure 128/76 and regular.", ["92", "128/76"]),
        ("Her WBC 11,200, platelets 310.", ["11,200", "310"]),
    ],
)
def test_the_comma_after_a_measured_value_is_not_part_of_it(sentence: str, expected: list[str]) -> None:
    referral = read(letters.GP_LETTER + "\n" + sentence + "\n")
    found = [item.value.value for item in referral.clinical.observations]
    assert [number for number in expected if number in found] == expected
