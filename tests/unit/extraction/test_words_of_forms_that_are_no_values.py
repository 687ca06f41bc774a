"""What a form prints beside values: heads of other columns, answers to its questions, labels behind numbers."""

from __future__ import annotations

from referrals.fields import DEFAULT_THRESHOLD
from tests.unit.extraction.referral_read import referral_read


def test_answers_to_questions_are_no_part_of_a_reason() -> None:
    reason = referral_read(
        "Referral\nREASON / SYMPTOMS\nrectal bleeding with mucus x 3 months\n"
        "Weight loss? \u2610 Yes \u2612 No\tAnemia? \u2610 Yes \u2612 No\n"
        "Sleep apnea? \u2610 Yes \u2612 No\tPregnant? \u2610 Yes \u2612 No\n"
    ).request.reason
    assert reason.value == "rectal bleeding with mucus x 3 months"


def test_a_label_behind_its_number_in_a_cell_tells_whose_it_is() -> None:
    referrer = referral_read(
        "PEMAQUID HEALTH CENTER\t6/22/2026\n(207) 555-0124 phone\t(207) 555-0125 fax\t1 page\n"
        "REFER TO\tREFERRED BY\nMidcoast Skin Clinic\tPeter Example, FNP-BC\n"
    ).referrer
    assert referrer.phone.value == "+12075550124"
    assert referrer.fax.value == "+12075550125"


def test_the_head_of_the_next_column_is_no_diagnosis() -> None:
    diagnoses = referral_read(
        "INSURANCE\tDIAGNOSIS\nDirigo Community\tL70.0 Acne vulgaris\nREASON\tNOTES\nAcne for a year\tNone\n"
    ).clinical.diagnoses
    assert "NOTES" not in {diagnosis.text.value for diagnosis in diagnoses}


def test_a_medicine_that_was_given_up_is_none() -> None:
    medications = referral_read(
        "Referral\nMedications\nDabigatran 110 mg twice daily\nWarfarin was changed to dabigatran in 2019.\n"
    ).clinical.medications
    assert [medication.name.value for medication in medications] == ["Dabigatran"]


def test_the_strengths_of_a_combined_tablet_are_no_measurement() -> None:
    clinical = referral_read(
        "Referral\nMedications\ndrospirenone-ethinyl estradiol 3-0.02 mg daily\n"
    ).clinical
    assert clinical.observations == ()


def test_the_day_on_which_symptoms_began_decides_nothing_as_the_paper_s() -> None:
    request = referral_read("STATEMENT\nDate symptoms first appeared: 06/02/2026\nName: Ann Sample\n").request
    assert request.date.confidence < DEFAULT_THRESHOLD


def test_somebody_with_letters_behind_the_name_is_no_medicine() -> None:
    medications = referral_read(
        "CURRENT MEDICATIONS\tALLERGIES\nLevothyroxine 75 mcg daily\tSulfa\n"
        "PRINT NAME\tNPI\nSamir Example, MD\t1340713282\n"
    ).clinical.medications
    assert [medication.name.value for medication in medications] == ["Levothyroxine"]


def test_what_somebody_reports_with_a_medicine_is_an_allergy() -> None:
    allergies = referral_read(
        "Dear Dr Lee,\n\nHe reports itching with codeine and no other drug allergies.\n"
    ).clinical
    assert [each.substance.value for each in allergies.allergies] == ["codeine"]
