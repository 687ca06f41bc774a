"""What of the lines of a list is a medicine, an illness or what a medicine did. Everybody is invented."""

from __future__ import annotations

import pytest

from referrals.data.referral import Clinical
from tests.unit.extraction.referral_read import referral_read


def clinical_in(told: str) -> Clinical:
    return referral_read(
        "Elm Surgery\n1 High Street, Leeds LS1 4AB\n\n1/2/26\n\nDear Dr Moss,\n\nMrs Ada Quill, born 2/3/1950\n\n"
        f"{told}\n\nKind regards\n\nDr Ida Hill\n"
    ).clinical


def medicines(told: str) -> list[object]:
    return [each.name.value for each in clinical_in(told).medications]


def test_what_a_medicine_did_is_an_allergy_and_no_entry_of_the_list() -> None:
    found = clinical_in("Other meds: irbesartan 150 daily. Chlorsig drops made her lids swell.")
    assert [each.name.value for each in found.medications] == ["irbesartan"]
    assert [each.substance.value for each in found.allergies] == ["Chlorsig"]


def test_complaints_below_rx_are_no_medicines() -> None:
    told = "Rx\nItching ++ at night. Wife is same.\nTab. Metformin 500 1-0-1\nSulfa: lips swelled, avoid."
    assert medicines(told) == ["Metformin"]


@pytest.mark.parametrize("heading", ["Repeat", "Repeats", "Current repeats", "Repeat items"])
def test_repeats_head_the_medicines(heading: str) -> None:
    found = clinical_in(
        f"{heading}\nLevothyroxine tabs\t100 microgram\tone each morning\nAmlodipine tabs\t5mg\tone daily"
    ).medications
    assert [each.dose.value for each in found] == ["100 microgram", "5mg"]


@pytest.mark.parametrize(
    "below",
    [
        "Smoker 20/day, alcohol 30 units per week",
        "Non smoker, alcohol 10 units per week.",
        "O2 sat 94% RA",
        "Peak flow 300",
        "BP 130/80",
        "Se solicita ecocardiograma.",
    ],
)
def test_a_line_of_another_matter_ends_the_medicines(below: str) -> None:
    assert medicines(f"Meds: ramipril 5 mg od\n{below}") == ["ramipril"]


@pytest.mark.parametrize("further", ["Calcium 600 mg bd", "B12 1 mg monthly", "Testosterone 50 mg gel daily"])
def test_a_medicine_that_is_measured_as_well_ends_no_list(further: str) -> None:
    assert len(medicines(f"Meds: ramipril 5 mg od\n{further}")) == 2


@pytest.mark.parametrize("below", ["X-ray normal. She has swollen knees.", "RF 88, CRP 22", "Non smoker"])
def test_a_line_of_another_matter_ends_the_familys_illnesses(below: str) -> None:
    told = clinical_in(f"FHx: mother - rheumatoid arthritis\n{below}").history
    assert [each.text.value for each in told] == ["mother - rheumatoid arthritis"]


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ("Medications\n1. Pantoprazole 40 mg twice a day for 8 weeks, then daily", ["Pantoprazole"]),
        (
            "Medikation bei Entlassung:\nTorasemid 20 mg 1-0-0\nNeu: Dapagliflozin 10 mg 1-0-0",
            ["Torasemid", "Dapagliflozin"],
        ),
        ("Meds: Microgynon 30 tablets taken daily", ["Microgynon 30"]),
        (
            "Medications\n1. Amlodipine 5 mg daily\nSTOP ibuprofen and all others. Lisinopril was held.\n"
            "She came after a month of ibuprofen 800 mg three times a day.",
            ["Amlodipine"],
        ),
        (
            "Medications\nActive\n- levothyroxine 75 mcg tablet, take 1 tablet by oral route once daily, 09/14/2022\n"
            "Discontinued\n- milk thistle 500 mg capsule",
            ["levothyroxine"],
        ),
    ],
)
def test_words_beside_a_medicine_are_none(told: str, expected: list[str]) -> None:
    assert medicines(told) == expected


def test_an_amount_that_a_full_line_breaks_is_read_whole() -> None:
    found = clinical_in(
        "Medications: Losartan 100 mg daily, amlodipine 10 mg daily, Jardiance 10 mg daily, Ozempic 0.5\nmg weekly"
    ).medications[-1]
    assert (found.name.value, found.dose.value, found.frequency.value) == ("Ozempic", "0.5 mg", "weekly")


def test_a_repeat_of_bloods_heads_no_medicines() -> None:
    assert medicines("Repeat: bloods in two weeks, then clinic.") == []


@pytest.mark.parametrize(
    "did", ["blisters her", "blistered her skin", "burns her skin", "brings her out in welts"]
)
def test_a_verb_alone_says_what_something_does(did: str) -> None:
    found = clinical_in(f"She takes perindopril 5 mg daily. Elastoplast {did}. Otherwise well.").allergies
    assert [each.substance.value for each in found] == ["Elastoplast"]


def test_blisters_that_are_a_complaint_are_no_allergy() -> None:
    assert clinical_in("Her boots rub. Heel blisters healed by now.").allergies == ()


def test_day_so_many_of_an_illness_names_it() -> None:
    found = clinical_in("Please see this lady, day 6 of E coli urosepsis, now well.").diagnoses
    assert any("urosepsis" in str(each.text.value) for each in found)


def test_medicines_with_numbers_are_no_address() -> None:
    read = referral_read(
        "Elm Surgery\n\nDear Dr Moss,\n\nMrs Ada Quill, born 2/3/1950\n\n"
        "Rivaroxaban 20 for old AF, Perindopril 5, Elastoplast tape blisters her. Otherwise well.\n\nDr Ida Hill\n"
    )
    assert read.patient.address.value is None


def test_the_story_below_the_rows_of_a_ward_is_read() -> None:
    found = referral_read(
        "HOLLOW ROYAL INFIRMARY\nInpatient request for opinion\n\nQUILL, Ada   F   19.07.47\n\n"
        "To\tDr Ormsby please\nFrom\tWard 7, Dr Draper's team\tBleep\t2291\n\n"
        "Please see this lady. 79, day 6 of E coli urosepsis, now well, eating, apyrexial, obs fine today.\n\n"
        "Chidi Moss, FY2\n"
    ).clinical.diagnoses
    assert any("urosepsis" in str(each.text.value) for each in found)


@pytest.mark.parametrize("title", ["AFTER VISIT SUMMARY", "ED After-Visit Summary"])
def test_what_a_patient_is_given_on_leaving_is_a_discharge_summary(title: str) -> None:
    read = referral_read(
        f"Mesa Medical Center - Emergency Department\n{title}\n\nQuill, Ada\tDOB 03/14/1991\tFemale\tMRN 00718264\n\n"
        "You were seen for\nFinger injury.\n\nWhat we found\nClosed mallet fx R small finger. X-ray of wrist: none.\n"
    )
    assert read.document.kind.value == "discharge_summary"
