"""How tablets are to be taken, in repeat lists, in French and Italian directions, the words of every newborn's murmur,
what would only be urgent if a test turned out so, and a wife's illness raise nothing; what sounds alike and is a danger
does. Everybody is invented."""

from __future__ import annotations

import pytest

from jobs.extraction import find_red_flags
from tests.unit.extraction.paper import paper


def _codes(words: str) -> set[str]:
    return {flag.code for flag in find_red_flags(pages=paper(words))}


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("Dyspnée d'effort chronique. Traitement : ramipril 5 mg 1 cp le soir.", "acute_coronary"),
        ("Dyspnee d'effort. Bisoprolol 2,5 mg 1/2 cp/j, apixaban 5 mg 1 cp x 2/j.", "acute_coronary"),
        ("Visita per dispnea da sforzo. Terapia: ramipril 5 mg 1 cp/die.", "acute_coronary"),
        ("Dispnea da sforzo. Furosemide 25 mg 1 cp al mattino, ASA 1 cpr dopo pranzo.", "acute_coronary"),
        (
            "I do not consider his angina urgent unless the troponin comes back positive.",
            "acute_coronary",
        ),
        ("Please see this man with angina. Not urgent unless the troponin is raised.", "acute_coronary"),
        ("Requests vasectomy. Wife on the pill since ectopic in\n2016.", "ectopic_pregnancy"),
        ("Grade 3/6 systolic murmur heard on day 3, sats 98% pre and post ductal.", "suspected_cancer"),
        ("Murmur grade 2, pre-ductal and post-ductal saturations equal.", "suspected_cancer"),
        ("Baby girl born 29/01/2026 at 39+2 weeks. Murmur, feeding well.", "obstetric_emergency"),
        ("Grade 2 murmur at newborn check, born 40+1 weeks. Femorals normal. Well", "ill_infant"),
        ("Acne. Medication: Sertraline 50mg x 28 tablets - one to be taken daily", "suicidality"),
        ("Repeat medication\nOvranette 30 tablets  One To Be Taken Daily  63 tablet", "suicidality"),
        ("Co-codamol 30mg/500mg tablets, 100 tablets, to be taken as directed", "suicidality"),
        ("Pain clinic please. Sertraline 50mg od x 28 tablets.", "suicidality"),
        ("Mirtazapine 15 mg tablets OD nocte 28 tablets", "suicidality"),
        ("Tramadol 50 mg, 1-2 taken every 6 hours, box of 100 capsules dispensed 3 June", "suicidality"),
    ],
)
def test_raise_nothing(words: str, code: str) -> None:
    assert code not in _codes(words)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("58M, 2 hr CP with SOB, sweaty, ECG ST elevation", "acute_coronary"),
        ("Angina at rest since this morning, troponin came back positive.", "acute_coronary"),
        ("Chest pain at rest has not resolved.", "acute_coronary"),
        ("Newborn, day 3, blue and breathless, femorals not palpable, murmur.", "ill_infant"),
        ("Born at 39+2 weeks, day 5, floppy, not feeding, grunting.", "ill_infant"),
        ("Invasive ductal carcinoma grade 3 on core biopsy.", "suspected_cancer"),
        ("39+2 weeks pregnant, heavy vaginal bleeding and constant pain.", "obstetric_emergency"),
        (
            "Over six weeks the voice has become husky and has not recovered; he smokes.",
            "head_and_neck_cancer_signs",
        ),
        ("Hoarse voice in a smoker which hasn't resolved.", "head_and_neck_cancer_signs"),
        ("She has taken 28 tablets of sertraline last night.", "suicidality"),
        ("OD of 28 tablets of sertraline.", "suicidality"),
        ("Had taken every tablet in the box, about 30 of amitriptyline.", "suicidality"),
    ],
)
def test_raise_a_flag(words: str, code: str) -> None:
    assert code in _codes(words)
