"""How an operation was done says nothing of a danger now; why it was done, what was found and what came after may."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_red_flags import codes

HEAD = (
    "Preoperative diagnosis: Left inguinal hernia.\nPostoperative diagnosis: Left inguinal hernia.\n"
    "Operation performed: Open mesh repair.\nSurgeon: Dr P. Arden\n"
)

STORIES = [
    "Anaesthesia: Subarachnoid block.\nEstimated blood loss: 85 ml, multiple small vessels.\nUrine output: None.",
    "Procedure in detail: With a fresh blade the skin was opened again, and a second blade was used deeper.",
    "Description of operation: The testis was pulled up and the cord was dissected off the sac. A transverse scrotal "
    "cut was made. The bowel showed no perforation but a mass at the apex was palpated.",
    "Technique: A catheter went into the superior vena cava. Debakey forceps held the aorta near the dissection.",
    "Findings: A large uterus filled the pelvis; the tumour touched the bladder and the bowel.",
    "Specimens: Tumour of the bladder.\nDrains: Catheter with yellow urine.",
]


@pytest.mark.parametrize("story", STORIES)
def test_the_story_of_an_operation_is_not_heard(story: str) -> None:
    assert codes(HEAD + story) == set()


def test_handiwork_is_known_without_headings() -> None:
    assert (
        codes(
            "She was prepped and draped in the usual way. A trocar was placed through the umbilicus. There was a large "
            "mass in the pelvis, the ovary was twisted, and fresh blood lay around it. Pneumoperitoneum was obtained "
            "again and the fascia was closed with a running suture."
        )
        == set()
    )


def test_diagnoses_and_indications_of_a_record_are_heard() -> None:
    record = (
        "Preoperative diagnosis: Renal mass.\nIndications: Painless visible haematuria for a week.\n"
        "Anaesthesia: General.\nOperation performed: Cystoscopy.\nFindings: Normal bladder.\n"
        "Postoperative diagnosis: Renal mass."
    )
    assert "urological_cancer_signs" in codes(record)


def test_findings_are_heard_where_nothing_else_tells_what_was_found() -> None:
    record = (
        "Procedure: Gastroscopy.\nSedation: Midazolam.\nFindings: Gastric mass, biopsied.\nSpecimens: Six."
    )
    assert "upper_gi_cancer_signs" in codes(record)


def test_what_came_after_an_operation_is_heard() -> None:
    assert "pulmonary_embolism" in codes(
        HEAD
        + "Operative note: The patient was prepped and draped. The skin was incised. The fascia was closed. "
        "Today she has pleuritic chest pain and a swollen calf."
    )


@pytest.mark.parametrize(
    ("code", "letter"),
    [
        (
            "acute_abdomen",
            "She has peritonitis with a rigid abdomen today; at her hysterectomy a trocar was placed.",
        ),
        ("testicular_torsion", "Procedure: please explore.\nSudden onset testicular pain for four hours."),
        ("suspected_cancer", "Findings: Suspected lung malignancy on the film."),
        ("airway", "Anaesthesia: asked to see him.\nHe has stridor and is drooling."),
    ],
)
def test_a_letter_that_mentions_an_operation_is_heard(code: str, letter: str) -> None:
    assert code in codes(letter)
