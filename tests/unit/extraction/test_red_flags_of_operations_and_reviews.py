"""Reports of operations and reviews of systems name many dangers without telling of one; a complaint beside them is
heard.
"""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_long_denied_lists import REVIEW
from tests.unit.extraction.test_red_flags import codes

LONG = (
    "He denies headache, dizziness, double vision, hearing loss, ringing in the ears, sinus trouble, sore throat, "
    "hay fever, swollen glands, chest tightness, palpitations, ankle swelling, varicose veins, asthma, wheezing, "
    "sleep apnea, heartburn, ulcers, gallstones, hepatitis, kidney stones, arthritis, gout, back strain, thyroid "
    "trouble, diabetes, anemia, easy bruising, eczema, psoriasis, hives, depression, anxiety, hemorrhoids, "
    "coughing up blood, rash."
)
BOWEL = f"{REVIEW[:-1]}, fatty liver, hepatitis, hemorrhoids, rectal bleeding, polyps, incontinence of stool."


def test_a_long_denied_list_raises_nothing() -> None:
    assert codes(BOWEL) == set()
    assert codes(LONG) == set()


def test_what_is_told_behind_a_long_denied_list_is_heard() -> None:
    told = "He now has rectal bleeding and a change in bowel habit."
    assert "bowel_cancer_signs" in codes(f"{BOWEL} {told}")


@pytest.mark.parametrize(
    ("of", "said"),
    [
        (
            "unexplained_weight_loss",
            "He weighs 312 pounds. If ,he lost 60% of his excess body weight that would be 84 pounds.",
        ),
        ("suicidality", "He was still noted to have chordee. We then used a 15-blade knife on the skin."),
        ("acute_kidney_injury", "Renal pelvis obstruction. A 4.7-French ureteral double J-stent."),
        ("obstetric_emergency", "ESTIMATED BLOOD LOSS: 25 mL. The patient is a gravida three, para one."),
        (
            "cauda_equina",
            "Stress urinary incontinence, sphincter deficiency. ANESTHESIA: General anesthesia.",
        ),
        ("suspected_cancer", "The latter suggested fibromuscular dysplasia."),
    ],
)
def test_what_only_sounds_like_a_danger_is_none(of: str, said: str) -> None:
    assert of not in codes(said)


@pytest.mark.parametrize(
    ("of", "said"),
    [
        ("suicidality", "He has cut his arms with a razor blade and says he would do it again."),
        ("cauda_equina", "Saddle anaesthesia: present since Monday, cannot pass urine."),
        ("obstetric_emergency", "She is 34 weeks pregnant, heavy vaginal blood loss since noon."),
        (
            "obstetric_emergency",
            "Mr Lee, a trans man, is 34 weeks pregnant. He has heavy vaginal bleeding and his abdomen is woody hard.",
        ),
        ("bowel_cancer_signs", "Rectal blood loss: yes, 6 weeks. Change in bowel habit: yes."),
        ("obstetric_emergency", "Postpartum haemorrhage an hour ago, estimated blood loss 1800 ml."),
        ("cauda_equina", "S2-S5 anaesthesia: present. Painless urinary retention."),
        ("first_seizure", "She had a good fit lasting five minutes, her first."),
        ("suspected_cancer", "Please let me know if, this being a suspected melanoma, you want photos."),
        (
            "testicular_torsion",
            "Dear Miss Patel, sudden severe right testicular pain for 3 hours. Mum saw swelling. Mum will bring Kai.",
        ),
        ("testicular_torsion", "Sudden severe testicular pain since this morning, the testicle sits high."),
    ],
)
def test_what_is_one_is_heard(of: str, said: str) -> None:
    assert of in codes(said)
