"""Forms whose labels are small captions below what was filled in above them."""

from __future__ import annotations

from tests.unit.extraction.referral_read import referral_read, values_read


def test_captions_name_what_stands_above_them() -> None:
    found = referral_read(
        "REFERRAL AUTHORIZATION\n"
        "Park-Abbott\tJo\t04/27/2005\tM\n"
        "Pt last name\tPt first name\tDOB\tM/F\n"
        "PH40071932\tPacific Health HMO\tSD-22\tAbbott, Lee\n"
        "Member ID\tPlan\tGrp\tSubscriber\n"
        "77 Mesa Way\tChula, CA 91999\t619-555-0149\tChild\n"
        "Address\tCity St Zip\tPt ph\tRel\n"
    )

    assert (found.patient.family_name.value, found.patient.given_name.value) == ("Park-Abbott", "Jo")
    assert found.patient.birth_date.value == "2005-04-27"
    assert found.patient.phone.value == "+16195550149"
    assert (found.insurance.member_id.value, found.insurance.group.value) == ("PH40071932", "SD-22")
    assert str(found.patient.address.value).startswith("77 Mesa Way")


def test_labels_above_their_values_are_no_captions() -> None:
    found = referral_read(
        "REFERRAL AUTHORIZATION\n"
        "Pt last name\tPt first name\tDOB\tM/F\n"
        "Park-Abbott\tJo\t04/27/2005\tM\n"
        "Member ID\tPlan\tGrp\tSubscriber\n"
        "PH40071932\tPacific Health HMO\tSD-22\tAbbott, Lee\n"
    )

    assert (found.patient.family_name.value, found.patient.given_name.value) == ("Park-Abbott", "Jo")
    assert found.patient.birth_date.value == "2005-04-27"
    assert (found.insurance.member_id.value, found.insurance.group.value) == ("PH40071932", "SD-22")


def test_a_second_row_of_labels_is_no_caption_of_the_values_between() -> None:
    found = referral_read(
        "ORDER\nPatient: Jo Park\tDOB: 01/02/1960\n\nOrdering physician\tPractice\tNPI\n"
        "Jericho Abbott, MD\tLlano Family Medicine\t1182281109\n"
        "Signature\tOffice\tFax results to\nJ Abbott\t806/555-0128\t806/555-0129\n"
    )

    assert str(found.referrer.fax.value).endswith("5550129")


A_FORM = """TRI-COUNTY GASTROENTEROLOGY
Ida Quill\t07/19/1966\t480-555-0144
Patient name\tBirth date\tPhone
12 Elm Way, Mesa AZ 85201\tPolish
Street, city, state, zip\tLanguage
Iron deficiency anemia\tD50.9
Diagnosis\tICD-10
Needs colonoscopy, never had one
Stools are negative.
Why are you sending her?
metformin 500 mg BID\tlatex
Medications\tAllergies
Howard Nakai, DO\t480-555-0160\t09/30/2026
Referring physician\tPhone\tDate
"""


def test_sections_stand_above_their_headings_where_the_labels_stand_below() -> None:
    found = values_read(A_FORM)

    assert found["patient.address"] == "12 Elm Way, Mesa AZ 85201"
    assert found["request.reason"] == "Needs colonoscopy, never had one Stools are negative."
    assert found["clinical.diagnoses[0].text"] == "Iron deficiency anemia"
    assert found["clinical.medications[0].name"] == "metformin"
    assert found["clinical.allergies[0].substance"] == "latex"
    assert found["referrer.name"] == "Howard Nakai, DO"


def test_labels_alone_on_their_lines_name_what_is_above_as_the_tables_do() -> None:
    found = values_read(
        "Quill, Ida\t12-Mar-1958\tF\t403-555-0171\n"
        "Last name, first name\tDate of birth\tSex\tPhone\n"
        "Chronic cough for 14 weeks, normal chest film\n"
        "Reason for referral\n"
        "ramipril 5 mg daily\n"
        "Current medications\n"
        "sulfa (rash)\n"
        "Allergies\n"
        "Please fax the completed form with the report of the film.\n"
    )

    assert found["request.reason"] == "Chronic cough for 14 weeks, normal chest film"
    assert found["clinical.medications[0].name"] == "ramipril"
    assert (found["clinical.allergies[0].substance"], found["clinical.allergies[0].reaction"]) == (
        "sulfa",
        "rash",
    )


def test_headings_below_a_table_of_captions_may_head_what_is_below_them() -> None:
    found = values_read(
        "Quill, Ida\t12-Mar-1958\tF\t403-555-0171\n"
        "Last name, first name\tDate of birth\tSex\tPhone\n"
        "Reason for referral\n"
        "Chronic cough for 14 weeks, normal chest film\n"
        "Current medications\n"
        "ramipril 5 mg daily\n"
        "Allergies\n"
        "sulfa (rash)\n"
    )

    assert found["patient.birth_date"] == "1958-03-12"
    assert found["request.reason"] == "Chronic cough for 14 weeks, normal chest film"
    assert found["clinical.medications[0].name"] == "ramipril"
    assert found["clinical.allergies[0].substance"] == "sulfa"


def test_rows_of_other_words_take_turns_with_their_values() -> None:
    found = values_read(
        "Ida Quill\t12 Jun 1982\tFemale\tS8263311A\nName\tDate of birth\tSex\tNRIC\n"
        "Otitis media\tLeft ear discharge\nDiagnosis\tReason for referral\n"
        "Weber to left\tear swab: Pseudomonas\nFindings\tTreatment so far\n"
        "loratadine 10 mg OM\tNo known drug allergy\nCurrent medication\tDrug allergy\n"
    )

    assert [value for path, value in found.items() if path.startswith("clinical.diagnoses")] == [
        "Otitis media"
    ]
    assert found["request.reason"] == "Left ear discharge"
    assert found["clinical.medications[0].name"] == "loratadine"


def test_values_are_shown_where_they_are_printed() -> None:
    name = referral_read(A_FORM).patient.given_name

    assert [evidence.quote for evidence in name.evidence] == ["Ida"]
    assert (
        name.evidence[0].boxes[0][1]
        == referral_read("GASTROENTEROLOGY\nPatient: Ida Quill\n").patient.given_name.evidence[0].boxes[0][1]
    )


def test_the_end_of_a_sentence_over_one_label_makes_no_value_of_it() -> None:
    found = values_read(
        "OUTPATIENT ORDER\nPatient: Ada Quill\tDOB: 09/28/1973\n"
        "Current drugs: Toprol XL 25 mg, Crestor 10 mg, aspirin 81\nmg\n"
        "Ordering physician\tPractice\tNPI\nJericho Umunna, M.D.\tLlano Family Medicine\t1182281109\n"
        "Signature\tOffice\tFax results to\nJ Umunna\t806/555-0128\t806/555-0129\n"
    )

    assert found["referrer.name"] == "Jericho Umunna, M.D."
    assert found["referrer.npi"] == "1182281109"
