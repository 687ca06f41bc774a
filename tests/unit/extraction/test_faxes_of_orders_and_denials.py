"""Faxes of offices and payers: codes beside boxes that are not ticked, options of a cover, cards, decisions, copies,
subjects that ask, lists that name the patient, medicines that relatives give."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.patient.insurance_cards import issuers
from tests.unit.extraction.paper import paper
from tests.unit.extraction.referral_read import referral_read, values_read


def test_a_code_behind_an_empty_box_is_no_diagnosis() -> None:
    written = (
        "INDICATION\n\u2610 I73.9 Claudication\n\u2612 L97.521 Ulcer of toe\n\u2610 I83.90 Varicose veins"
    )
    diagnoses = referral_read(written).clinical.diagnoses
    assert [(each.text.value, each.icd10cm.value) for each in diagnoses] == [("Ulcer of toe", "L97.521")]


def test_a_code_written_on_a_rule_is_one() -> None:
    read = values_read(
        "DX\t__S/P flexor tendon repair, left index finger__\nICD __S66.121A__\tINJURY __04/21/2026__"
    )
    assert "S66.121A" in read.values()


COVER = """
FAX
{options}
To:\tHarbor Wound Center, intake
From:\tDot Levesque RN, for Dr Sylvan Peaslee
\tGreat North Visiting Nurses, Littleton NH
Re:\tConstance Abel, dob 6-11-46
Notes:
new consult for left heel wound
"""


@pytest.mark.parametrize(
    ("options", "urgency"),
    [
        ("Urgent\tFor review\tPlease reply\tPlease recycle", None),
        ("Urgent\tFor review\t\u2612 Please reply\tPlease recycle", None),
        ("\u2612 Urgent\t\u2610 For review\t\u2610 Please reply", "urgent"),
    ],
)
def test_urgent_among_the_options_of_a_cover_counts_where_it_is_ticked(
    options: str, urgency: str | None
) -> None:
    assert referral_read(COVER.format(options=options)).request.urgency.value == urgency


def test_visiting_nurses_are_an_organization() -> None:
    assert referral_read(COVER.format(options="")).referrer.organization.value in (
        "Great North Visiting Nurses",
        "Great North Visiting Nurses, Littleton NH",
    )


DENIAL = """
Harbor Health Plan
Pharmacy Coverage Decisions, PO Box 77, Norfolk, VA 23599
November 4, 2026
Dr. Fergus Abernathy
Bay Roads Dermatology
{title}
Member: Xiomara Castell\tMember number: HHP77 0193 4402
Date of birth: 09/17/1994
Drug: risankizumab 150 mg/mL pen
We looked at your request for the drug above and did not approve it. You may appeal within 60 days.
"""


@pytest.mark.parametrize(
    "title",
    ["NOTICE OF DENIAL OF MEDICAL COVERAGE", "Notice of Adverse Determination", "NOTICE OF NON-COVERAGE"],
)
def test_a_payers_decision_is_no_referral_to_whom_it_is_sent(title: str) -> None:
    referral = referral_read(DENIAL.format(title=title))
    assert referral.document.kind.value == "insurance"
    assert referral.request.specialty.value is None


CARD = "HARBOR CHOICE\t{beside}\nSubscriber: JOLENE SUNDER\nMember ID: HBC 5512 80743\tDep: DEWITT 01\nGroup: 40-117B"


@pytest.mark.parametrize(("beside", "issued"), [("PPO", True), ("HMO plan", True), ("Page 4", False)])
def test_who_stands_beside_the_type_of_a_plan_issued_the_card(beside: str, issued: bool) -> None:
    document = Document.of(paper(CARD.format(beside=beside)), date(2026, 11, 21))
    assert [found.value for found in issuers(document)] == (["HARBOR CHOICE"] if issued else [])


LETTER = """
Trout Lake Eyecare
9 Lakeshore Crescent | T 705-555-0160 F 705-555-0161
To\tDr. P. Szyman, Harbor Eye Surgeons\tDate\t2026/10/28
Patient\tSandhu, Gurpreet\tDOB / Sex\t1961/01/18 F

Re: {subject}

Long hyperope. Her mother went blind in one eye.
Meds: perindopril 4 mg. Allergy: sulfa, reaction not known.

Malcolm Etienne, OD\tcc Dr. H. Oduya, fax 705-555-0177
"""


def test_a_subject_that_asks_about_a_finding_is_the_reason() -> None:
    referral = referral_read(
        LETTER.format(subject="Narrow angles both eyes, please assess for laser iridotomy")
    )
    assert referral.request.reason.value == "Narrow angles both eyes, please assess for laser iridotomy"


def test_the_number_of_who_gets_a_copy_is_not_the_senders() -> None:
    assert referral_read(LETTER.format(subject="Narrow angles")).referrer.fax.value != "+17055550177"


def test_that_a_reaction_is_not_known_is_no_substance() -> None:
    (allergy,) = referral_read(LETTER.format(subject="Narrow angles")).clinical.allergies
    assert (allergy.substance.value, allergy.reaction.value) == ("sulfa", None)


def test_a_list_that_says_whose_it_is_lists_no_medicine_there() -> None:
    head = "Medication list\tQuill, M. Ada\tDOB 4/8/63\nActive\tHow\n"
    written = f"{head}rosuvastatin 10 mg\t1 daily\nsertraline 50 mg\t1 daily"
    names = [line.name.value for line in referral_read(written).clinical.medications]
    assert names == ["rosuvastatin", "sertraline"]


def test_who_gives_a_medicine_is_no_part_of_its_name() -> None:
    written = "Dear Doctor,\nAt school she takes methylphenidate 10 mg at noon, mother gives cetirizine 5 mL at home."
    assert "cetirizine" in [line.name.value for line in referral_read(written).clinical.medications]


def test_a_medicine_that_the_list_calls_over_is_not_taken_for_what_sentences_tell_of_it() -> None:
    told = (
        "Reason for referral\nJoint swelling. Prednisone 20 mg daily for five days in January gave relief.\n"
    )
    listed = (
        "Current medications\n\u2022 Naproxen 500 mg twice daily\n\u2022 Prednisone: completed 01/19/2026"
    )
    assert [line.name.value for line in referral_read(told + listed).clinical.medications] == ["Naproxen"]


@pytest.mark.parametrize(
    "finding", ["Narrow angles", "primary angle closure suspect", "occludable angles", "TR4 nodule"]
)
def test_findings_that_are_sent_for_are_diagnoses(finding: str) -> None:
    written = f"Dear Doctor,\nThank you for seeing Ada Quill, who has {finding}.\nYours, Dr B. Port"
    assert [each.text.value for each in referral_read(written).clinical.diagnoses] == [finding]
