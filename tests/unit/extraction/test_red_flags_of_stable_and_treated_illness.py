"""Stable, treated and earlier illness raises no flag, and the same words of something new do. Everybody is invented."""

from __future__ import annotations

import pytest

from jobs.extraction import find_red_flags
from tests.unit.extraction.paper import paper


def raised(written: str) -> set[str]:
    return {flag.code for flag in find_red_flags(pages=paper(written))}


@pytest.mark.parametrize("label", ["Anamnese", "Aktuelle Anamnese"])
def test_the_german_history_is_the_present_complaint(label: str) -> None:
    written = (
        "Überweisung an: Neurologie\nName: Hill, Ada    geb. 03.02.1941\n"
        f"{label}: Seit heute morgen 6:30 Uhr Sprachstörung und Schwäche des rechten Arms.\nDr. Moos 19.11.2026\n"
    )
    assert "stroke_tia" in raised(written)


_CALM = [
    (
        "Renal\nMr Tom Hill DOB 2/2/1970, K+ 5.4, creat 168 stable, ACR 33. Lisinopril 20mg od. Repeat in 3 months?\n",
        "acute_kidney_injury",
    ),
    (
        "Dear Dr Quill\nTom Hill, 21 Nov 1955\nThank you for seeing Tom re his knees. He is on aspirin and had an "
        "NSTEMI\n"
        "in 2019 with two stents. He is keen for TKR.\n12/11/2026\n",
        "acute_coronary",
    ),
    (
        "Cardiology. Mrs Ada Hill dob 2/2/1956\n3 months exertional central chest tightness relieved by rest and GTN.\n"
        "No rest pain. ECG NSR. Fam hx father MI at 52.\nDr Moss 6.11.26\n",
        "acute_coronary",
    ),
    (
        "Re: Ada Hill DOB 1/3/1985\nPlease see her about varicose veins. She is allergic to bee stings (anaphylaxis\n"
        "2017).\n5/11/2026\n",
        "airway",
    ),
    (
        "Pat.: Ada Krüger; geb. am 22. September 1984\nBitte KG 2x/Woche, Teilbelastung 20 kg für 4 Wochen.\n"
        "Thrombose-Prophylaxe: Clexane 40 mg s.c. 1x tgl. bis Vollbelastung\nDr. Moos 12.11.2026\n",
        "pulmonary_embolism",
    ),
    (
        "Nome completo: Joaquim Teles\nDiagnóstico: AVC isquémico em agosto de 2026, hemiparesia direita sequelar\n"
        "Pedido: programa de reabilitação\n12/11/2026\n",
        "stroke_tia",
    ),
    (
        "Dear Ida, Ms Ada Hill (23/11/1990) has chronic anterior uveitis, HLA-B27 positive, now with inflammatory "
        "back\n"
        "pain for two years. MRI SI joints: bone marrow oedema.\nDr Moss 15/10/2026\n",
        "sudden_visual_loss",
    ),
    (
        "Referral for hysteroscopy\nMs Ada Hill, DOB 12/02/1980. Heavy periods, fibroids on scan, endometrium 8 mm, "
        "smear\n"
        "normal. No postmenopausal or intermenstrual bleeding.\nDr Moss 5 Nov 2026\n",
        "gynaecological_cancer_signs",
    ),
    (
        "Dear Physio\nAda Hill born 1.2.39 fell 3 weeks ago, pubic ramus fracture managed conservatively, now needs "
        "help\n"
        "mobilising. On alendronic acid 70mg weekly.\nDr Moss 23 10 26\n",
        "fracture_in_the_elderly",
    ),
    (
        "Dear team\nTom has metastatic pancreatic cancer, diagnosed June, no further chemo. He would like to die at "
        "home.\n",
        "upper_gi_cancer_signs",
    ),
    (
        "SKIN LESION PROFORMA\nPatient: Ada Hill  DOB 01/05/1964    Site: forehead\nLesion: 6 mm pearly papule 12 "
        "months\n"
        "Suspected: [ ] melanoma  [ ] SCC  [x] BCC   routine\n",
        "skin_cancer_signs",
    ),
]


@pytest.mark.parametrize(("written", "code"), _CALM)
def test_stable_treated_and_earlier_illness_raises_nothing(written: str, code: str) -> None:
    assert code not in raised(written)


@pytest.mark.parametrize(
    ("written", "code"),
    [
        (
            "Cardiology. Mrs Ada Hill dob 2/2/1956\n3 months exertional central chest tightness relieved by rest and\n"
            "GTN, worsening, now with chest pain at rest this morning lasting 40 minutes.\nDr Moss 6.11.26\n",
            "acute_coronary",
        ),
        (
            "Ms Ada Hill, DOB 12/02/1965. Postmenopausal bleeding, endometrium 8 mm on ultrasound.\nDr Moss 5 Nov "
            "2026\n",
            "gynaecological_cancer_signs",
        ),
        (
            "SKIN LESION PROFORMA\nPatient: Ada Hill  DOB 01/05/1964\nLesion: changing pigmented mole, bleeding, 12 "
            "months\n"
            "Suspected: [x] melanoma  [ ] SCC  [ ] BCC\n",
            "skin_cancer_signs",
        ),
        (
            "Dear ED\nAda Hill born 1.2.39 fell yesterday, cannot weight bear, left hip shortened and rotated,\n"
            "suspected neck of femur fracture.\n",
            "fracture_in_the_elderly",
        ),
        (
            "Tom Hill, 71. Sudden right sided weakness and slurred speech today, stroke. Residual weakness from "
            "2019.\n",
            "stroke_tia",
        ),
    ],
)
def test_the_same_words_of_something_new_do(written: str, code: str) -> None:
    assert code in raised(written)
