"""Red flags in plain words and in other languages: each with the flag that it must raise, or that must raise none."""

from __future__ import annotations

import pytest

from jobs.extraction import find_red_flags
from tests.unit.extraction.paper import paper

RAISED = [
    ("acute_coronary", "Northfield Family Practice, chest pain at rest with sweating."),
    ("testicular_torsion", "Fourteen year old woken at 3 am by agonising pain in his left testicle."),
    ("lung_cancer_signs", "A 64 year old with haemoptysis."),
    ("pulmonary_embolism", "This is a 40-year-old lady with suspected PE."),
    (
        "gynaecological_cancer_signs",
        (
            "Presenting complaint\nThree episodes of postmenopausal bleeding since July, the "
            "last one heavy with clots. LMP at 51."
        ),
    ),
    ("suspected_cancer", "Priority: RED FLAG (suspected cancer)"),
    ("suspected_cancer", "RED FLAG REFERRAL\nDear colleague, thank you for seeing her with a breast lump."),
    ("gynaecological_cancer_signs", "She has started bleeding again, ten years after her last period."),
    ("gynaecological_cancer_signs", "Bleeding after intercourse and her cervix bleeds on touch."),
    (
        "gynaecological_cancer_signs",
        "66 year old with bloating, early satiety and a pelvic mass on ultrasound.",
    ),
    ("gynaecological_cancer_signs", "Endometrial thickness of 12 mm on scan, she is 63 and bleeding."),
    ("bowel_cancer_signs", "Sang mêlé aux selles depuis six semaines, selles plus fréquentes."),
    ("bowel_cancer_signs", "Rectorragies et anémie ferriprive."),
    ("bowel_cancer_signs", "Blut im Stuhl seit drei Wochen."),
    ("bowel_cancer_signs", "Rectorragia y cambio del ritmo intestinal."),
    ("bowel_cancer_signs", "Bloed bij de ontlasting sinds twee maanden, 62 jaar."),
    ("bowel_cancer_signs", "He is 58 and has noticed blood mixed in with his stool and going more often."),
    ("lung_cancer_signs", "Bluthusten seit zwei Wochen."),
    ("lung_cancer_signs", "Hémoptysie à deux reprises."),
    ("lung_cancer_signs", "Presenta hemoptisis desde hace un mes."),
    ("lung_cancer_signs", "Ophoesten van bloed sinds een week."),
    ("suspected_cancer", "Verdacht auf Bronchialkarzinom."),
    ("suspected_cancer", "Suspicion de cancer du sein."),
    ("suspected_cancer", "Sospecha de carcinoma de colon."),
    ("suspected_cancer", "Verdenking op een maligniteit."),
    ("unexplained_weight_loss", "Perte de poids inexpliquée, 10 kg depuis janvier."),
    ("unexplained_weight_loss", "Gewichtsverlust von 8 kg in zwei Monaten."),
    ("unexplained_weight_loss", "Pérdida de peso de 9 kg."),
    ("unexplained_weight_loss", "Her clothes are hanging off her, down from 70 kg to 58 kg since spring."),
    ("unexplained_weight_loss", "He has dropped two stone without trying."),
    ("acute_coronary", "Brustschmerzen in Ruhe mit Ausstrahlung in den linken Arm, Schweißausbruch."),
    ("acute_coronary", "Douleur thoracique au repos irradiant dans le bras gauche."),
    ("acute_coronary", "Dolor torácico opresivo en reposo con sudoración."),
    ("acute_coronary", "Pijn op de borst in rust, uitstralend naar de linkerarm."),
    ("acute_coronary", "Heavy central chest pressure now coming on at rest and going into the jaw."),
    (
        "acute_coronary",
        ("Exertional chest pressure for 3 weeks with an abnormal stress ECG, now waking him at night."),
    ),
    (
        "stroke_tia",
        ("His mouth dropped on one side and he could not get his words out for ten minutes on Sunday."),
    ),
    ("stroke_tia", "Verdacht auf Schlaganfall."),
    ("stroke_tia", "Suspicion d'AVC ce matin."),
    ("stroke_tia", "Sospecha de ictus."),
    ("stroke_tia", "Plotselinge krachtsvermindering van de linkerarm, verdenking TIA."),
    ("suicidality", "She told me she would rather not wake up and has been saving her tablets."),
    ("suicidality", "He says he has a rope in the garage."),
    ("suicidality", "Idées suicidaires avec plan."),
    ("suicidality", "Suizidgedanken seit zwei Wochen."),
    ("suicidality", "Ideación suicida activa."),
    ("suicidality", "Suïcidale gedachten."),
    ("cauda_equina", "He cannot feel himself wiping and has to strain to pass water, with bad sciatica."),
    ("cauda_equina", "Reithosenanästhesie und Harnverhalt."),
    ("cauda_equina", "Anesthésie en selle."),
    ("cauda_equina", "Anestesia en silla de montar."),
    ("cauda_equina", "Rijbroekanesthesie sinds gisteren."),
    ("sudden_visual_loss", "Ce matin, perte brutale de vision à droite."),
    ("sudden_visual_loss", "Plötzlicher Sehverlust links."),
    ("sudden_visual_loss", "Pérdida súbita de visión del ojo izquierdo."),
    ("sudden_visual_loss", "Plotseling verlies van zicht."),
    ("sudden_visual_loss", "She woke to find she could not see out of her right eye."),
    ("testicular_torsion", "Hodentorsion?"),
    ("testicular_torsion", "Suspicion de torsion testiculaire."),
    ("sepsis", "Verdacht auf Sepsis."),
    ("sepsis", "Looks septic: temp 39.4, pulse 130, BP 88/50, muddled."),
    ("pulmonary_embolism", "Verdacht auf Lungenembolie."),
    ("pulmonary_embolism", "Suspicion d'embolie pulmonaire."),
    ("pulmonary_embolism", "Sospecha de trombosis venosa profunda."),
    ("pulmonary_embolism", "Calf swollen and tender since the flight, suddenly short of breath today."),
    ("gi_bleed", "Teerstuhl seit gestern."),
    ("gi_bleed", "Méléna depuis deux jours."),
    ("gi_bleed", "Melenas desde hace dos días."),
    ("gi_bleed", "Bloedbraken vannacht."),
    ("gi_bleed", "His stools have turned black as tar."),
    ("meningitis", "Verdacht auf Meningitis."),
    ("meningitis", "Fever, stiff neck and hates the light."),
    ("ectopic_pregnancy", "Grossesse extra-utérine suspectée."),
    ("ectopic_pregnancy", "Seven weeks pregnant with one-sided pelvic pain and spotting."),
    ("breast_cancer_signs", "Knoten in der rechten Brust."),
    ("breast_cancer_signs", "Nodule du sein gauche."),
    ("breast_cancer_signs", "Bulto en la mama derecha."),
    ("breast_cancer_signs", "Knobbel in de linkerborst."),
    ("breast_cancer_signs", "A hard irregular lump in the upper outer quadrant of her left breast."),
    ("urological_cancer_signs", "Makrohämaturie ohne Schmerzen."),
    ("urological_cancer_signs", "Hématurie macroscopique."),
    ("urological_cancer_signs", "Hematuria macroscópica."),
    ("urological_cancer_signs", "Painless blood in the urine, on three occasions."),
    ("urological_cancer_signs", "PSA 23 and a nodular prostate."),
    ("upper_gi_cancer_signs", "Dysphagie progressive aux solides."),
    ("upper_gi_cancer_signs", "Zunehmende Schluckstörung und Gewichtsverlust."),
    ("upper_gi_cancer_signs", "Disfagia progresiva a sólidos."),
    ("upper_gi_cancer_signs", "Meat has been sticking for six weeks and he is bringing it back up."),
    ("upper_gi_cancer_signs", "She has turned yellow without any pain."),
    ("skin_cancer_signs", "A changing mole on his back, now black and bleeding."),
    ("skin_cancer_signs", "Verdacht auf Melanom."),
    ("head_and_neck_cancer_signs", "His voice has been hoarse since Easter, eight weeks now, and he smokes."),
    ("head_and_neck_cancer_signs", "A sore on the side of the tongue that has not healed in a month."),
    ("blood_cancer_signs", "Drenching sweats at night, itching, and glands up in both armpits."),
    ("first_seizure", "Erster Krampfanfall."),
    ("first_seizure", "Première crise d'épilepsie."),
    ("first_seizure", "Primera crisis convulsiva."),
    ("first_seizure", "Went stiff, shook all over and bit his tongue; this has never happened before."),
    ("spinal_cord_compression", "Legs giving way for a week with band-like pain, known breast cancer."),
    ("aortic_emergency", "A 6.1 cm abdominal aortic aneurysm with new back pain."),
    ("obstetric_emergency", "32 weeks, BP 168/110, headache and flashing lights."),
    ("diabetic_emergency", "Capillary glucose 28 with ketones 4.2 and vomiting."),
    ("acute_kidney_injury", "Creatinine has gone from 90 to 410 in a week."),
]

RAISES_NOTHING = [
    ("4 May 2026\nShe took an overdose of paracetamol in 1998; she has no thoughts of suicide now."),
    "Suicidality denied. Past overdose at 17.",
    "No suicidal ideation. She overdosed at the age of 19, with no further attempts.",
    (
        "Gianni asks you to take over. Thank you for accepting him for ongoing care "
        "after his inferior STEMI in September."
    ),
    "Principal diagnosis\nInferior STEMI, PCI with one stent",
    "Past history: MI 2015, stroke 2018, DVT 2003.",
    "He had an NSTEMI in March with two stents and has been well since.",
    "Keine Hämoptysen, kein Gewichtsverlust.",
    "Niega fiebre, hemoptisis y pérdida de peso.",
    "Pas de rectorragie, pas de perte de poids, pas d'idées suicidaires.",
    "Geen bloed bij de ontlasting, geen gewichtsverlust.",
    "Père décédé d'un cancer du côlon à 68 ans.",
    "Se descartó tuberculosis.",
    "No history of PE or DVT.",
    "Mother died of ovarian cancer at 70.",
    "Kein Anhalt für Sepsis. Keine Suizidgedanken.",
    "Her last smear in 2024 was clear. No postmenopausal bleeding.",
    "Weight is steady at 70 kg. No red flags.",
    "Post-MI in 2019, on secondary prevention.",
    "Denies chest pain at rest, denies haemoptysis.",
    "Refer to red flag symptoms leaflet. No red flag features.",
    "Suicide risk: low. Denies intent or plan. Two overdoses in her twenties.",
    "Treated for testicular torsion as a boy.",
    "Niet suïcidaal.",
    "Sin ideación suicida. Sin hemoptisis.",
]


@pytest.mark.parametrize(("code", "sentence"), RAISED)
def test_a_danger_in_plain_words_or_another_language_raises_its_flag(code: str, sentence: str) -> None:
    assert code in {flag.code for flag in find_red_flags(pages=paper(sentence))}


@pytest.mark.parametrize("sentence", RAISES_NOTHING)
def test_a_danger_denied_past_or_of_a_relative_raises_none(sentence: str) -> None:
    assert find_red_flags(pages=paper(sentence)) == ()
