"""Notes of everyday work, and short notes on one danger, raise no flag of another; what sounds alike and is does."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_red_flags import codes

SILENT = [
    ("gi_bleed", "Loose stools for seven weeks, dark red blood mixed in with the stool most days."),
    ("gi_bleed", "Dark red mixed with motions on and off, change of bowel habit since spring."),
    ("gynaecological_cancer_signs", "33 weeks pregnant, heavy vaginal bleeding, uterus woody hard."),
    ("gynaecological_cancer_signs", "Vaginal loss since noon and a uterus that is hard, 36 weeks."),
    (
        "ectopic_pregnancy",
        "Pain began 6 weeks ago after painting. Worst when he reaches overhead. Right shoulder pain.",
    ),
    ("pulmonary_embolism", "Manages one flight of stairs. Sleeps on 3 pillows, ankles swollen to the calf."),
    ("pulmonary_embolism", "Manages two flights of steps. Legs swollen in the evening."),
    ("acute_neurology", "Eye red, cornea hazy, pupil fixed and mid-dilated, IOP 58."),
    ("acute_neurology", "Pupil dilated, hazy cornea, angle closure."),
    ("obstetric_emergency", "Sudden pain, collapsed at home. BP 74/40, pulse 128."),
    ("obstetric_emergency", "Collapsed in the shop, pressure 88/40 when the crew came."),
    ("obstetric_emergency", "Board-like abdomen since four. Indigestion for 6 weeks."),
    ("unexplained_weight_loss", "Gout, small tophus on the elbow shrinking on allopurinol."),
    ("unexplained_weight_loss", "The scar is shrinking nicely, the lump too."),
    ("unexplained_weight_loss", "Goal: lose 5 percent of body weight."),
    ("unexplained_weight_loss", "Lost 60% of his excess weight with the band."),
    ("lung_cancer_signs", "Left knee with effusion. Partial weight bearing on crutches."),
    ("lung_cancer_signs", "Elbow effusion, smoker, weight 90 kg."),
    ("sepsis", "Knee stuck and cannot straighten, effusion, foot warm. Likely meniscal tear."),
    ("blood_cancer_signs", "Day 9 of R-CHOP. Neutrophils 0.1, lactate 3.4. Neutropenic sepsis."),
    ("blood_cancer_signs", "Neuts 0.2. Port site red. Had chemotherapy last week."),
    ("airway", "Glucose 31, ketones 6.2, pH 7.08. Drowsy and dry."),
    ("airway", "pH 7.1, drowsy, DKA pathway begun."),
    ("cauda_equina", "Seizure at two, wet himself. Now back to normal."),
    ("cauda_equina", "Fainted and was incontinent, now back to himself."),
    ("acute_neurology", "Witnessed seizure for 3 minutes. Confused for 20 minutes after."),
    ("acute_neurology", "A seizure last week, drowsy for 20 minutes afterwards."),
    ("breast_cancer_signs", "Rubbery lumps in both armpits and groins."),
    ("breast_cancer_signs", "Lumps in the armpits, groins and neck, sweats at night."),
    ("acute_coronary", "Troponin-T [0.00-0.10 ng/mL]"),
    ("acute_coronary", "Troponin I (0-0.08) <0.01"),
    ("urological_cancer_signs", "Member number PSA-118-40-772"),
    ("urological_cancer_signs", "Policy: PSA-220-31-415"),
    ("limb_ischaemia", "Ice it 3 times a day. The foot hurts."),
    ("limb_ischaemia", "Crushing central chest pain into the left arm, pale and clammy."),
    ("suicidality", "Hip pain to the thigh. Can no longer cut his toenails. Last injection in May."),
    ("ill_infant", "Newborn screen normal. Pale, playful at one year."),
    ("ill_infant", "Newborn hearing screening passed. A pale boy of four."),
    ("aortic_emergency", "AAA screening, man of 65, aorta 3.6 cm."),
    ("head_and_neck_cancer_signs", "Hives after nuts, hoarse, still wheezy, adrenaline given."),
    ("skin_cancer_signs", "Right groin lump, tender, will not go back."),
    ("stroke_tia", "Left leg went cold and numb 3 hours ago."),
    ("suicidality", "The left side was opened again with a #15 blade."),
    ("suicidality", "Again a blade scalpel was used for the wart of his arm."),
    ("aortic_emergency", "The chest wall was freed by blunt dissection."),
    ("aortic_emergency", "Neck dissection and a chest drain in May."),
    ("airway", "Metallic foreign body lodged in the eye."),
    ("airway", "Foreign body stuck in the ear canal."),
    ("lung_cancer_signs", "The wire was seen in the superior vena cava."),
    ("obstetric_emergency", "Birth history: 38 weeks, vaginal delivery, cord around the neck."),
    ("pulmonary_embolism", "Risks include: 1. Infection. 2. Bleeding. 3. Pain. 4. Deep venous thrombosis."),
    ("sepsis", "Risks were named: 1. Bleeding. 2. Sepsis. 3. A hernia of the scar."),
]
RAISED = [
    ("gi_bleed", "Black stool since Friday, dark red blood too, feels faint."),
    ("ectopic_pregnancy", "7 weeks pregnant, left sided abdominal pain. Bleeding since noon."),
    ("pulmonary_embolism", "Long flight on Sunday. Calf swollen and tender."),
    ("acute_neurology", "Fell on the stairs, drowsy, right pupil fixed and dilated."),
    ("obstetric_emergency", "34/40, contractions every four minutes."),
    ("obstetric_emergency", "36 weeks, bump rigid and tender."),
    ("acute_kidney_injury", "Has not passed urine since yesterday, bladder scan 20 ml."),
    ("unexplained_weight_loss", "He is shrinking, clothes hang off him."),
    ("lung_cancer_signs", "Pleural effusion on the film, smoker, losing weight."),
    ("sepsis", "Knee hot and swollen, cannot bend it, temp 38.4."),
    ("blood_cancer_signs", "Tired and bruised. Neutrophils 0.3."),
    ("airway", "COPD, drowsy, pH 7.19."),
    ("cauda_equina", "Back pain and now wet himself without noticing."),
    ("acute_neurology", "Prolonged seizure of 20 minutes, midazolam given."),
    ("breast_cancer_signs", "Hard lump in the left armpit."),
    ("acute_coronary", "Troponin [0.00-0.10] 0.9"),
    ("urological_cancer_signs", "PSA 18.2"),
    ("limb_ischaemia", "Foot cold and white since noon, no pulses."),
    ("suicidality", "Cuts her thighs most evenings."),
    ("aortic_emergency", "AAA of 58 mm on screening."),
    ("aortic_emergency", "Tearing chest pain, type A dissection on CT."),
    ("airway", "Foreign body lodged in the throat, drooling."),
    ("head_and_neck_cancer_signs", "Hoarse voice for 7 weeks, still smoking."),
    ("stroke_tia", "Left arm and leg numb and weak since 3 hours, sudden."),
    ("pulmonary_embolism", "Swollen calf after surgery, deep vein thrombosis suspected."),
]


@pytest.mark.parametrize(("code", "note"), SILENT)
def test_an_everyday_note_does_not_raise(code: str, note: str) -> None:
    assert code not in codes(note)


@pytest.mark.parametrize(("code", "note"), RAISED)
def test_a_danger_that_sounds_alike_raises(code: str, note: str) -> None:
    assert code in codes(note)


@pytest.mark.parametrize(
    ("code", "note"),
    [
        ("stroke_tia", "A 55-year-old female with a history of stroke, who presents today for her bladder."),
        ("pulmonary_embolism", "He has a history of gout, hypertension and DVT, here for his knee today."),
        ("lung_cancer_signs", "Denies difficulty with cough or sputum or haemoptysis."),
        ("stroke_tia", "Denies problems with balance or slurred speech."),
        ("suspected_cancer", "Prostate small. There are no areas that are suspicious for tumour."),
        ("suspected_cancer", "I saw no nodules that are suspicious."),
    ],
)
def test_what_is_known_of_or_denied_does_not_raise(code: str, note: str) -> None:
    assert code not in codes(note)


@pytest.mark.parametrize(
    ("code", "note"),
    [
        ("stroke_tia", "A woman with a history of hypertension who had a stroke this morning."),
        ("pulmonary_embolism", "A man with a history of gout. Now he has a DVT of the right leg."),
        ("lung_cancer_signs", "Denies fever but has trouble with haemoptysis."),
        ("suspected_cancer", "No pain, but two nodules that are suspicious for cancer."),
    ],
)
def test_what_is_new_beside_what_is_known_or_denied_raises(code: str, note: str) -> None:
    assert code in codes(note)


def test_what_a_table_tells_to_be_resolved_does_not_raise() -> None:
    rows = "Condition\tCode\tOnset\tStatus\nAcute myocardial infarction\t57054005\t2017-05\t{}"
    assert "acute_coronary" not in codes(rows.format("resolved"))
    assert "acute_coronary" in codes(rows.format("active"))
