"""An option of a form whose box is empty is not what was asked for, whatever stands in the ticked one."""

from __future__ import annotations

import pytest

from jobs.extraction import run_judge
from jobs.extraction.models.grounding import Grounding
from referrals.data.referral import Referral, Request
from tests.unit.extraction.paper import paper
from tests.unit.extraction.test_assistant import read

_FORM = """\
REFERRAL
Patient: Ada Quill\tDOB: 03/04/1960
{options}
Reason for referral: Chronic cough for 4 months
"""
_IN_ROWS = "Refer to:\t☐ Allergy\t☐ Cardiology\t☐ Dermatology\n☐ Orthopedics\t☒ {ticked}\t☐ Rheumatology"
_IN_A_ROW = "Specialty: [ ] Allergy [X] {ticked} [ ] Rheumatology"


@pytest.mark.parametrize("options", [_IN_ROWS, _IN_A_ROW])
@pytest.mark.parametrize("misread", ["Puimonology", "Pulmonolgy", "Pulrnonology"])
def test_a_ticked_option_is_read_though_letters_are_wrong_and_is_for_a_person(
    options: str, misread: str
) -> None:
    pages = paper(_FORM.format(options=options.format(ticked=misread)))
    found = run_judge(referral=read(_FORM.format(options=options.format(ticked=misread))), pages=pages)
    assert found.request.specialty.value == "pulmonology"
    assert found.request.specialty.verdict != "supported"


@pytest.mark.parametrize("options", [_IN_ROWS, _IN_A_ROW])
def test_no_option_beside_a_ticked_one_that_names_no_specialty_is_taken(options: str) -> None:
    found = read(_FORM.format(options=options.format(ticked="Zzyzx"))).request.specialty
    assert found.value not in ("allergy_immunology", "cardiology", "rheumatology", "dermatology")


def test_the_judge_does_not_believe_an_option_whose_box_is_empty() -> None:
    pages = paper("Priority:\t☐ Urgent\t☒ Routine\nPlease see Ada Quill.")
    claimed = Grounding(pages).field("urgent", quote="Urgent", page=1)
    referral = Referral(request=Request(urgency=claimed))
    judged = run_judge(referral=referral, pages=pages).request.urgency
    assert judged.verdict == "contradicted"


@pytest.mark.parametrize(
    "yes",
    [
        "Yes - list: aspirin (bronchospasm)",
        "Yes, please list: aspirin (bronchospasm)",
        "Yes (give details): aspirin (bronchospasm)",
        "ves - list: aspirin (bronchospasm)",
    ],
)
def test_what_a_box_asks_to_list_is_listed(yes: str) -> None:
    allergies = read(f"Patient: Ada Quill\nAllergies:\t☐ None known\t☒ {yes}\n").clinical.allergies
    assert [(one.substance.value, one.reaction.value) for one in allergies] == [("aspirin", "bronchospasm")]


def test_what_somebody_does_not_take_is_no_allergy() -> None:
    letter = "Dear Dr Burke,\nThank you for seeing Mr Ada Quill. He does not take NSAIDs. Yours, Dr Corrigan"
    assert not read(letter).clinical.allergies
