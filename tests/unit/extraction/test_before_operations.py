"""What was feared before an operation is no danger any more once the record tells what was found or mended."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_red_flags import codes

SETTLED = [
    "Preoperative diagnosis: Dysphagia.\nPostoperative diagnosis: Small hiatal hernia.\nProcedure: Gastroscopy.\n"
    "Anesthesia: Sedation.\nIndications: A 58-year-old man with trouble swallowing and weight loss of 8 kg.",
    "Brief history: A stray entry.\nPreoperative diagnosis: Adnexal mass, rule out cancer.\n"
    "History: A pelvic mass was seen on ultrasound.\nPostoperative diagnosis: Simple cyst.\n"
    "Procedure performed: Laparoscopy.\nEstimated blood loss: Minimal.",
]
MENDED = [
    "Preoperative diagnosis: Acute appendicitis.\nPostoperative diagnosis: Perforated appendicitis with peritonitis.\n"
    "Procedure performed: Laparoscopic appendectomy.\nAnesthesia: General.",
    "Preoperative diagnosis: Ruptured ectopic pregnancy.\nPostoperative diagnosis: Ruptured ectopic pregnancy.\n"
    "Operation: Left salpingectomy.\nEstimated blood loss: 400 mL.",
    "Preoperative diagnosis: Prostate cancer.\nPostoperative diagnosis: Prostate cancer.\nAnesthesia: General.\n"
    "Operation: Radical prostatectomy.\nIndications for surgery: Biopsy proven adenocarcinoma of the prostate.",
    "Preoperative diagnosis: Vitreous hemorrhage and retinal detachment.\nPostoperative diagnosis: Vitreous hemorrhage "
    "and retinal detachment.\nProcedure: Vitrectomy.\nAnesthesia: Local.",
]


@pytest.mark.parametrize("record", SETTLED)
def test_what_was_feared_before_an_operation_is_heard_in_what_was_found(record: str) -> None:
    assert codes(record) == set()


@pytest.mark.parametrize("record", MENDED)
def test_an_operation_ends_an_emergency_and_a_cancer_that_was_known(record: str) -> None:
    assert codes(record) == set()


@pytest.mark.parametrize(
    ("code", "record"),
    [
        (
            "upper_gi_cancer_signs",
            "Preoperative diagnosis: Dysphagia.\nPostoperative diagnosis: Same.\nProcedure: Gastroscopy.\n"
            "Anesthesia: Sedation.",
        ),
        (
            "gynaecological_cancer_signs",
            "Preoperative diagnosis: Pelvic mass.\nPostoperative diagnosis: Deferred to pathology.\n"
            "Procedure performed: Biopsy.\nAnesthesia: General.",
        ),
        (
            "breast_cancer_signs",
            "Preoperative diagnosis: Breast lump with nipple retraction.\nPostoperative diagnosis: Suspicious tissue.\n"
            "Procedure performed: Excisional biopsy.\nAnesthesia: General.",
        ),
        (
            "suspected_cancer",
            "Preoperative diagnosis: Cough.\nPostoperative diagnosis: Lesion of the bronchus, probable cancer.\n"
            "Procedure performed: Bronchoscopy.\nAnesthesia: Sedation.",
        ),
        (
            "acute_abdomen",
            "Preoperative diagnosis: Abdominal pain.\nPostoperative diagnosis: Perforated ulcer with peritonitis.\n"
            "Procedure performed: Diagnostic laparoscopy.\nAnesthesia: General.",
        ),
        (
            "gynaecological_cancer_signs",
            "Preoperative diagnosis: Hernia.\nPostoperative diagnosis: Hernia.\nProcedure: Hernia repair.\n"
            "Preoperative diagnosis: Pelvic mass.\nPostoperative diagnosis: Ovarian cyst.\nProcedure: Laparoscopy.",
        ),
        (
            "pulmonary_embolism",
            "History: Pleuritic chest pain and a swollen calf since yesterday.\nPreoperative diagnosis: Hernia.\n"
            "Postoperative diagnosis: Hernia.\nProcedure performed: Hernia repair.\nAnesthesia: General.",
        ),
    ],
)
def test_what_is_still_open_or_told_beside_the_record_is_heard(code: str, record: str) -> None:
    assert code in codes(record)


RECORD = (
    "Operative report\nPreoperative diagnosis: {before}.\nPostoperative diagnosis: {after}.\nProcedure: {name}.\n"
    "Surgeon: A. Sample.\nAnesthesia: General.\nIndications: {why}"
)


@pytest.mark.parametrize(
    ("code", "before", "name", "why"),
    [
        (
            "acute_coronary",
            "Inguinal hernia",
            "Hernia repair",
            "A lump. Today he developed crushing central chest pain radiating to the left arm with sweating.",
        ),
        ("suicidality", "Cataract", "Phacoemulsification", "He wants to kill himself and has a plan."),
        (
            "cauda_equina",
            "Osteoarthritis of the knee",
            "Total knee arthroplasty",
            "She has saddle numbness and urinary retention with back pain.",
        ),
        (
            "lung_cancer_signs",
            "Gallstones",
            "Cholecystectomy",
            "Pain. She has been coughing up blood for six weeks.",
        ),
    ],
)
def test_a_danger_that_the_operation_does_not_answer_is_heard(
    code: str, before: str, name: str, why: str
) -> None:
    assert code in codes(RECORD.format(before=before, after=before, name=name, why=why))


@pytest.mark.parametrize(
    ("code", "before", "after", "name"),
    [
        ("aortic_emergency", "Hernia", "Ruptured abdominal aortic aneurysm", "Laparoscopy and hernia repair"),
        (
            "aortic_emergency",
            "Ectopic pregnancy",
            "Ectopic pregnancy; leaking abdominal aortic aneurysm, vascular surgeons called",
            "Salpingectomy",
        ),
        (
            "testicular_torsion",
            "Testicular torsion",
            "Left testicular torsion, unable to detorse, testis left in place",
            "Scrotal exploration; orchidopexy of the other side",
        ),
    ],
)
def test_what_the_diagnosis_afterwards_leaves_open_is_heard(
    code: str, before: str, after: str, name: str
) -> None:
    assert code in codes(RECORD.format(before=before, after=after, name=name, why="Pain."))
