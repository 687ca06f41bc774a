"""Dangers of heart, vessels, breath and blood poisoning by what a writer at the bedside sees and measures."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, counted, idea, measured, near, one
from jobs.extraction.red_flags.rules.ideas_of_limbs import LIMB
from jobs.extraction.red_flags.rules.shared_ideas import BREATHES_HARD, CONFUSED, FEVER, HYPOTENSION, SUDDEN

_OF_BEFORE = -idea(
    "old, years ago, previous*, resolved, stable, unchanged, known since, childhood, recovered"
)
_FAST = measured("hr, HR, pulse, p, P, heart rate, tachycardia", (110, 230)) | "tachy, tachycard*"
_STILL_LATELY = idea(
    "cesarean, caesarean, section, postpartum, post partum, delivery, birth, plaster, cast, flight, flew, drive, "
    "drove, "
    "immobil*, bedbound, bed bound, chemo*, cancer, pill, ocp, OCP, coc, COC, cocp, hrt, replacement, operation, "
    "surgery, "
    "post op, fracture, pregnan*"
)

FURTHER_SIGNS_OF_HEART_AND_BREATH: Pictures = {
    "acute_coronary": (
        near(
            "tightness, heaviness, chest pain, angina, chest",
            "now brings, brings ..2 on, comes on, now at, less and less, shorter, fewer steps, gate, flat, rest",
            "last month, last week, only on ..1 hill, on ..1 hill*, used to, previously, before only",
            -idea("asthma, wheez*, years, unchanged, stable"),
        ),
        near(
            "t wave*, T wave*, st segment*, ST segment*, tracing, ecg, ekg",
            "flipped, inverted, inversion*, new, deeper, biphasic",
            "indigestion, heartburn, epigastr*, jaw, short of breath, breathless*, sweat*, arm, chest",
            _OF_BEFORE | -idea("no new, no st, normal"),
        ),
    ),
    "aortic_emergency": (
        one(
            "pulsing, pulsatile, pulsating, throbbing, beating, expansile",
            "mass, lump, swelling",
            "abdom*, belly, tummy, navel, stomach, umbilic*, back",
            -idea("nothing pulsatile, not pulsatile, non pulsatile, headache, neck, wrist, groin"),
        ),
        near(
            "aneurysm, aorta, aortic",
            "crescent of blood, blood around, hematoma around, stranding, fluid around, contained, retroperitoneal "
            "blood/hematoma/hemorrhage",
            _OF_BEFORE | -idea("cerebral, berry, popliteal, no blood, no hematoma, no stranding"),
        ),
        one(
            "aorta, aortic, aneurysm, AAA, aaa",
            counted("mm", (55, 120)) | counted("cm", (5.5, 12)),
            -idea("repaired, evar, EVAR, stented, graft, valve area, after repair, psi, root graft"),
        ),
        near(
            "chest pain, chest to back, pain ..3 chest, chest ..2 back pain, interscapular",
            "weak leg, leg ..3 weak, pulseless leg, leg without pulse*, absent ..3 pulse, no ..2 radial pulse, "
            "leg ..4 no "
            "pulse*, pulse deficit, without pulse*",
            SUDDEN | "uncontrolled, ht, HT, hypertens*",
            -idea("diabetic foot, claudicat*, years"),
        ),
        near(
            "collapse*, faint*, syncope, passed out",
            "backache, back pain, loin pain, flank pain, abdominal pain",
            HYPOTENSION
            | measured("pressure", (40, 95))
            | "tense belly, tense abdomen, gray, shocked, ashen, mottled",
            counted("yo, y o, m, M, f, F, years", (55, 99))
            | measured("at, aged, age", (55, 99))
            | "aneurysm, smoker",
            -idea("pregnan*, ectopic"),
        ),
    ),
    "pulmonary_embolism": (
        near(
            _STILL_LATELY,
            "catch ..6 breath, stitch, stab* ..3 rib*, each breath, every breath, sharp ..4 breath*, on inspiration, "
            "breathing in, pleuritic",
            _FAST
            | BREATHES_HARD
            | measured("sats, spo2, SpO2, saturation, saturations, o2", (60, 93))
            | "hemoptys*, blood*, calf",
            -idea("no dvt, d dimer negative, pneumonia confirmed, rib fracture*, costochondr*"),
        ),
        near(
            "leg, calf, thigh",
            "thicker, bigger, fatter, larger, swollen, swelling, tight, tense",
            "than ..2 right, than ..2 left, than ..2 other, one leg, left leg, right leg, left, right, calf",
            "plaster, cast, flight, flew, chemo*, long drive, bedbound, bed bound, hip replacement, "
            "knee replacement, pill, "
            "postpartum",
            -idea(
                "compartment, doppler ..2 no, no dvt, doppler negative, duplex clear, d dimer negative, years, "
                "knee ..1 "
                "swollen, lymphedema, cellulitis, under the plaster, forearm"
            ),
        ),
        near(
            measured("sats, spo2, SpO2, saturation, saturations, o2", (60, 91)),
            "clear chest, chest clear, lungs ..2 clear, clear lungs",
            _STILL_LATELY | "gasping, sudden*" | measured("rr, RR", (25, 60)),
            -idea("copd usual, anemi*, covid, usual sats"),
        ),
        one(
            "saddle, bilateral, lobar, segmental, submassive, massive",
            "embolus, emboli, embolism, pe, PE",
            _OF_BEFORE | -idea("no, fat, bilateral pe tubes, cholesterol, in 20*"),
        ),
    ),
    "limb_ischaemia": (
        near(
            "graft, bypass, stent",
            "stopped, blocked, occluded, clotted, failed, thrombos*",
            LIMB,
            "cold, white, numb, pale, pulse*, icy",
            -idea("coronary, cabg, heart, warm, dialysis, fistula, coat"),
        ),
        near(
            "crush, crushed, plaster, cast, splint, fracture, burn, snake*, bite",
            "hard, tight, tense, swollen hard, like wood",
            "scream*, despite morphine, despite opioids, not ..3 straighten*, passive, out of proportion",
            -idea("soft, chest, abdomen, garlic"),
        ),
        near(
            measured("toe pressure, toe pressures, tcpo2, ankle pressure, tbi", (0, 39))
            | measured("abpi, ABPI, abi, ABI", (0.0, 0.45)),
            "night pain, rest pain, pain ..2 night, ulcer*, black, gangren*, monophasic, wakes",
            _OF_BEFORE,
        ),
    ),
    "airway": (
        near(
            "tongue, lips, face, throat, voice",
            "doubled, swollen, swelling, swelled, twice, huge, thick",
            "lisinopril, ramipril, enalapril, perindopril, captopril, acei, ACEi, ace inhibitor*",
            -idea("ankle*, years ago, stopped in, allerg* list, cough"),
        ),
        near(
            "asthma*, wheez*",
            "drows*, exhausted, tired, silent, blue, confused",
            "no better, neb*, salbutamol, despite, inhaler*, back to back, not ..2 help*",
            -idea("tired all the time, hay fever, well controlled, sleep apn*, years"),
        ),
    ),
    "sepsis": (
        near(
            "chemo*, chemotherapy, neutropen*, transplant, immunosuppress*",
            measured("has, had, spiked, spiking, spikes, running", (38.0, 42.0)),
            -idea("years, hair transplant, bmi, BMI, kg"),
        ),
        near(
            "shaking, shaking under, rigor*, shiver*, teeth chattering",
            CONFUSED
            | "not know where, not ..1 know ..2 where, not ..2 know ..4 daughter/son/wife/husband, not ..2 recogni*",
            measured("pressure, bp, BP, systolic", (40, 95)) | FEVER,
            -idea("parkinson*, dementia usual, withdrawal"),
        ),
        near(
            FEVER,
            "not ..2 know ..4 daughter/son/wife/husband/name, not ..2 know ..2 where, not ..2 recogni*, "
            "talking rubbish",
            -idea("dementia long, usual, years"),
        ),
        one(
            measured(
                "early warning score, warning score, mews, MEWS, ews, EWS, pews, PEWS, news 2, qsofa", (5, 20)
            )
        ),
        near(
            ~idea("spleen ..3 removed/out, splenectom*, asplen*, no spleen, hyposplen*"),
            FEVER,
            "today, unwell, ill, dreadful, looks, high, rigor*, shaking, drowsy, mottled",
            -idea("vaccin* due, prophyla* review, afebrile, no fever"),
        ),
        near(
            measured("anc, ANC, neuts, neutrophils, neutrophil count, neut", (0, 0.9), (10, 500)),
            FEVER,
        ),
    ),
}
