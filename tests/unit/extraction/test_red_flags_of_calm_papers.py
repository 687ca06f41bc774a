"""Words of calm papers that sound like a danger: a macula seen on a scan, a belt that has become too wide, an aneurysm
that is watched, slipped discs, gallstones, teeth and clots that are treated, a reaction that has passed, stiffness of
other parts than the neck, a scheme's benefits. Everybody is invented."""

from __future__ import annotations

import pytest

from jobs.extraction import find_red_flags
from tests.unit.extraction.paper import note_on_paper, paper


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (
            "Macula on OCT\tflat, small drusen\tflat",
            "sudden_visual_loss",
        ),
        (
            "Retina and macula on scan flat both eyes, nuclear cataract 3+.",
            "sudden_visual_loss",
        ),
        (
            "Food sticking behind the breastbone for seven weeks, belt two holes in. No vomiting.",
            "acute_coronary",
        ),
        (
            "Meat sticks in the chest, has tightened his belt by three notches over the summer, "
            "woke twice at night with heartburn.",
            "acute_coronary",
        ),
        (
            "Cashew at a birthday party in July, lip swelling and hives within minutes, settled "
            "with cetirizine. Please test for tree nuts and advise about school. Has been given an "
            "epinephrine auto-injector and a plan.",
            "airway",
        ),
        (
            "Peanut butter in May: hives and swelling of the lips within ten minutes, no wheeze, "
            "resolved with diphenhydramine. Carries an auto-injector. Allergy testing please.",
            "airway",
        ),
        (
            "Allergy referral of 11/06/2026. She ate cashew on 11/1 and had hives, lip swelling and wheeze, treated "
            "with epinephrine in the ED. Please see for nut allergy testing.",
            "airway",
        ),
        (
            "Dear allergy team, please see this boy who had facial swelling and difficulty breathing after a peanut "
            "butter sandwich three weeks ago, treated with adrenaline in A&E and discharged the next day.",
            "airway",
        ),
        (
            "Reacted to almonds last spring with lip swelling and hives, cleared after loratadine. "
            "Needs skin prick tests.",
            "airway",
        ),
        (
            "Su novia lo vio dormido: grito, rigidez de las cuatro extremidades y sacudidas. "
            "Después veinte minutos confuso.",
            "meningitis",
        ),
        (
            "Dolor y rigidez matinal de manos de una hora, con cefalea ocasional.",
            "meningitis",
        ),
        (
            "Raideur matinale des doigts, fièvre absente, céphalées de tension.",
            "meningitis",
        ),
        (
            "Rigidità mattutina delle mani, cefalea.",
            "meningitis",
        ),
        (
            "PMB motivation form attached for the scheme. 52 yr F, gallstones.",
            "gynaecological_cancer_signs",
        ),
        (
            "abdominal aortic aneurysm 4.3 cm found on screening ultrasound",
            "aortic_emergency",
        ),
        (
            "AAA 5.2 cm incidental on abdominal US (was 4.6 in 2025). Asymptomatic.",
            "aortic_emergency",
        ),
        (
            "Tympanograms type A on both sides. Mechanical aortic valve.",
            "aortic_emergency",
        ),
        (
            "Überweisung an: Orthopädie\nAuftrag: MRT LWS\nDiagnose: Bandscheibenvorfall L4/5",
            "cauda_equina",
        ),
        (
            "Diagnose: Lumboischialgie, Bandscheibenvorfall L4/5 rechts. Keine Blasenstörung.",
            "cauda_equina",
        ),
        (
            "MRT Lendenwirbelsäule. Bandscheibenprotrusion L4/L5, Spinalkanalstenose.",
            "sudden_visual_loss",
        ),
        (
            "Exam: US abdomen\nClinical details: RUQ pain ?gallstones.",
            "acute_abdomen",
        ),
        (
            "Thyroid nodule. Ultrasound showed a 1.3 cm solid nodule in the left lobe.",
            "urological_cancer_signs",
        ),
        (
            "Please see this boy with ectopic canines.",
            "ectopic_pregnancy",
        ),
        (
            "Ectopic upper left canine, exposure and bonding requested by orthodontist.",
            "ectopic_pregnancy",
        ),
        (
            "This man of 40 has an ectopic focus on the scan.",
            "ectopic_pregnancy",
        ),
        (
            "Diagnosis: DVT right leg (August)\nShe has completed 3 months of rivaroxaban, please advise.",
            "pulmonary_embolism",
        ),
        (
            "PE in May after a long flight, treated with apixaban for six months. Should he stop?",
            "pulmonary_embolism",
        ),
        (
            "CKD. Cr rising 1.4 -> 2.1 over 6 mo.",
            "acute_kidney_injury",
        ),
        (
            "Heavy periods, fibroids on ultrasound. Soft abdomen, bulky uterus. Hb 118.",
            "gynaecological_cancer_signs",
        ),
        (
            "Asthma, registered as PMB, chronic medicine approved by the scheme. 61 years.",
            "gynaecological_cancer_signs",
        ),
    ],
)
def test_what_is_calm_raises_nothing(words: str, code: str) -> None:
    pages = paper(words) if "\t" in words else note_on_paper(words)
    assert code not in {flag.code for flag in find_red_flags(pages=pages)}


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (
            "Sudden shower of floaters, horseshoe tear on examination, macula on OCT still flat.",
            "sudden_visual_loss",
        ),
        (
            "Retinal detachment superotemporal, macula on.",
            "sudden_visual_loss",
        ),
        (
            "Rigidez de nuca, fiebre 39 y confuso.",
            "meningitis",
        ),
        (
            "Raideur de la nuque, fièvre et vomissements.",
            "meningitis",
        ),
        (
            "Rigidità nucale, febbre e vomito.",
            "meningitis",
        ),
        (
            "Raideur méningée, fièvre, photophobie.",
            "meningitis",
        ),
        (
            "Tight belt around the chest for an hour, sweating and grey.",
            "acute_coronary",
        ),
        (
            "Ate cashew 20 minutes ago, lips and tongue swollen, hives, wheezing, adrenaline given.",
            "airway",
        ),
        (
            "Bee sting this afternoon: face and throat swollen, struggling to breathe, given epinephrine.",
            "airway",
        ),
        (
            "Lips swelling since lisinopril started, now tongue swelling and hoarse voice, not "
            "settled with cetirizine.",
            "airway",
        ),
        (
            "AAA 5.8 x 5.2 cm on ultrasound. Asymptomatic.",
            "aortic_emergency",
        ),
        (
            "AAA 4.8 cm with new back pain since yesterday and he fainted.",
            "aortic_emergency",
        ),
        (
            "CT: type A dissection of the ascending aorta.",
            "aortic_emergency",
        ),
        (
            "L5/S1 disc prolapse, numb between the legs since Tuesday.",
            "cauda_equina",
        ),
        (
            "Bandscheibenvorfall L5/S1, seit gestern Harnverhalt und Reithosenanästhesie.",
            "cauda_equina",
        ),
        (
            "RUQ pain, fever 39 and vomiting, gallstones on US. Guarding.",
            "acute_abdomen",
        ),
        (
            "6/40 pregnant, left iliac fossa pain and spotting, ?ectopic.",
            "ectopic_pregnancy",
        ),
        (
            "Completed 3 months of rivaroxaban for DVT in May. Now new swollen left calf, ?DVT.",
            "pulmonary_embolism",
        ),
        (
            "Diagnosis: DVT right leg today, to start rivaroxaban for 3 months.",
            "pulmonary_embolism",
        ),
        (
            "Allergy referral. Ate cashew on 11/1, lip swelling, given epinephrine. Now wheezing again with stridor.",
            "airway",
        ),
        (
            "Allergy clinic, 11/01/2026. On 11/1 tongue swelling and difficulty breathing, given epinephrine.",
            "airway",
        ),
        (
            "Creatinine 90 -> 310 over 4 days, vomiting.",
            "acute_kidney_injury",
        ),
        (
            "68 yr old, postmenopausal, bulky uterus, no bleeding.",
            "gynaecological_cancer_signs",
        ),
        (
            "58 years, PMB for three months, HRT.",
            "gynaecological_cancer_signs",
        ),
        (
            "PMB x 2, 61 yrs, endometrial thickness 9 mm.",
            "gynaecological_cancer_signs",
        ),
    ],
)
def test_the_danger_itself_is_raised(words: str, code: str) -> None:
    assert code in {flag.code for flag in find_red_flags(pages=note_on_paper(words))}
