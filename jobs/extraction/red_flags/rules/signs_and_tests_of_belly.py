"""Further pictures of emergencies of belly, kidneys and sugar: what an examination, a measurement or a
test shows, and the plain words for it.
"""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, counted, idea, measured, near, one
from jobs.extraction.red_flags.rules.shared_ideas import (
    FEVER,
    SUDDEN,
    VOMITING,
)

_YELLOW = idea("yellow, jaundic*, icter*")

SIGNS_AND_TESTS_OF_BELLY: Pictures = {
    "acute_abdomen": (
        near(
            (
                "speed bump/bumps, every bump/jolt, bump/bumps ..3 road/car, jolt*, coughing hurts, "
                "hurts ..2 cough"
            ),
            "belly, tummy, abdomen, belly button, down ..3 right, low ..2 right, right iliac",
            SUDDEN | VOMITING | "started, moved, gone to, now, hold on, curled",
            -idea("chronic, months, years, hernia repair, back pain"),
        ),
        near(
            "hernia, lump ..3 groin, swelling ..3 groin, groin lump, lump ..3 navel",
            "not ..3 go/goes/going ..2 back/in, will not, not ..3 push* ..2 back/in, not ..2 "
            "reduc*, irreducib*, "
            "always went back",
            VOMITING | SUDDEN | "red, sore, tender, hard, agony, dusky",
            -idea("easily reduc*, reducible, painless, soft, years, explained, very rare"),
        ),
        one(
            measured("amylase, lipase, amilase, amilasa, lipasa, amilasi", (400, 90000))
            | "amylase/lipase ..4 thousand/thousands/hundreds/sky, amylase/lipase ..2 times",
            -idea("normal, years ago, previous"),
        ),
        near(
            "camera ..3 bowel/gullet/stomach, colonoscop*, endoscop*, gastroscop*, polypectomy, "
            "ercp, ERCP, polyp "
            "removed",
            SUDDEN,
            "terrible/severe/agonizing/awful/dreadful ..2 pain, pain all over, tender all over, tender "
            "wherever/everywhere, rigid, free air/gas, air under",
            -idea("no pain, planned, booked, awaiting, normal"),
        ),
        one("air/gas ..6 diaphragm/diaphragms/hemidiaphragm/hemidiaphragms, air beneath ..6 diaphragm"),
        near(
            _YELLOW,
            FEVER | "rigor*, shiver*, shaking",
            "right ..2 rib/ribs, right upper, ruq, RUQ, under/beneath/below ..2 rib/ribs, ducts, "
            "duct, cholangitis, "
            "rippen, costillas, cotes",
            -idea("hepatitis, malaria, newborn, neonat*, baby, gilbert*, resolved, sputum, phlegm"),
        ),
        near(
            "dead gut/bowel, belly/abdomen ..6 soft, pain ..2 out of ..2 proportion",
            "agony, agonizing, agonising, out of ..2 proportion, dead gut/bowel, screaming",
            "fibrillation, AF, af, lactate, anticoag*, warfarin, embol*",
        ),
    ),
    "acute_kidney_injury": (
        near(
            measured("creatinine, creat, cr", (40, 140)),
            measured("it, its, now, today, is", (200, 2000)),
            -idea("years, since 20*, dialysis, transplant, ck, CK, platelets, peak flow, cholesterol"),
        ),
        one(measured("salt ..4 is, salt ..3 blood", (90, 119))),
        one(
            measured("muscle enzyme, muscle enzyme is", (5000, 900000)),
            -idea("statin stopped and normal, previously"),
        ),
        one(
            "wee, urine, pee, water",
            "eggcup*, egg cup*, thimble*, treacle, syrup, thimbleful, tablespoon*",
            -idea("infection only, resolved"),
        ),
        one(
            "tented/peaked t/T ?wave/waves, peaked/tented Ts, tall tented",
            -idea("no tented, no peaked, normal"),
        ),
        near(
            "not pu'd, bladder scan, no urine, urine ..4 none, output ..8 none, anuri*",
            counted("hours, h, hr, hrs", (6, 96)),
            measured("bladder scan", (0, 60)) | "dry, empty, 0 ml",
            -idea("normal, post void, residual"),
        ),
        near(
            "puffy, puffiness, edema, swollen face, face swollen, eyelids swollen",
            "hematuria, blood ..3 urine, smoky, cola",
            "cr/creatinine/urea ..4 rising/rises/up/raised/daily, strep*, post strep*",
        ),
    ),
    "diabetic_emergency": (
        near(
            "breath ..3 pear/fruity/acetone/ketotic/nail, pear drops, fruity breath, haleine "
            "fruitee, alito fruttato, "
            "aliento ..2 acetona",
            "drink*, thirst*, vomit*, sick, polyur*, wetting, breath*, soif, sed, sete, drows*",
            -idea("dentist, halitosis, keto diet"),
        ),
        near(
            "not ..2 inject*, no insulin, without insulin, ran/run/running out ..3 insulin, "
            "missed ..3 insulin, stopped "
            "..2 insulin",
            (
                "vomit*, breath* ..3 fast, breathes ..3 deep, ket, ketones, ketone, HI, drows*, "
                "rambling, sick, abdominal"
            ),
            -idea("never on, type 2, no vomiting, no ketones, well, diet controlled"),
        ),
        one("cbg/bm/BM/glucose/meter/sugar ..2 HI/Hi, CBG HI"),
        one(measured("ketones were/was/of/are/at, blood ketone/ketones", (3.0, 15)), -idea("urine")),
        near(
            (
                "not ..3 wake, not wake, unconscious, fitted, fit, seizure, unrousable, ambulance, "
                "bring ..2 round"
            ),
            idea("low, lows, hypo, hypos, hypoglyc*")
            | measured(
                (
                    "prick test ..2 was, prick test, finger prick, sensor, bm, BM, cbg, CBG, sugar, "
                    "glucose, below"
                ),
                (0.6, 2.6),
            ),
            "insulin, diabet*, type 1, gliclazide, sensor, finger, bm, BM, sugar*, hypo, hypos, warning",
            -idea(
                "never needed, always wakes, fit and, fit for, years ago, none since, low mood, "
                "low back, no hypos"
            ),
        ),
    ),
    "gi_bleed": (
        near(
            "blood, clots",
            "fill* ..4 bowl/basin/pan/toilet/lavatory/bucket, pint, bowl ..3 blood, basin, not "
            "..3 see ..2 bottom, "
            "filling ..2 pan, washing up bowl, cupful*, bedclothes soaked",
            "faint*, dizz*, pale, varices, liver, times, apixaban, apix, warfarin, polyp*, lightheaded, gray",
            -idea("period*, vagina*, pv, PV, miscarr*, nose*, menstru*, urine, tooth, donor, birth"),
        ),
        one(
            "tar, road tar, tarry",
            "stool*, motion*, poo, stolls, stol*, passing, passed, bowels, opens ..2 bowels",
            -idea("iron tablet*, iron supplement*, no tarry, tar shampoo, coal tar, bismuth, years"),
        ),
        near(
            "ryles, ng, NG, nasogastric, tube ..3 nose",
            "blood, bright red, coffee ground*",
            "aspirate, stomach, brings up, pale, drain*",
            -idea("no blood, nosebleed only"),
        ),
        near(
            measured("urea", (12, 60)),
            "dark ..2 motion/stool, foul motion, black, melen*, dark motion, diclo*, nsaid*, faint*",
            -idea("ckd, dialysis, anuri*, vomit* only"),
        ),
        near(
            "polyp removal, polypectomy, post polypectomy, polyp* removed, endoscopic polyp",
            "blood, bleed*, clots",
            counted("ml, mls, times, pints", (2, 2000)) | "pale, faint*, filled, dizz*",
            -idea("no bleeding, histology, surveillance"),
        ),
    ),
    "testicular_torsion": (
        near(
            "stroked/stroking/stroke ..4 thigh, inner thigh, inside ..3 thigh",
            "nothing moved, no lift, not move, no rise, not rise, nothing happen*",
            -idea("reflex brisk"),
        ),
        near(
            "crosswise, crossways, crossway, sideways, pulled ..2 up, drew up, drawn up, sits "
            "higher, hangs higher, riding "
            "high, high riding, horizontal lie",
            SUDDEN | "football, kick, all at once",
            (
                "between ..2 legs, left one, right one, testic*, ball, balls, nut, side, down there, "
                "groin, scrot*, other"
            ),
            -idea("knee, knees, shoulder, tooth, teeth, eyelid, bed, jaw, foot, months, tooth"),
        ),
        near(
            "nut, nuts, goolie*, knackers, ball, balls",
            "agony, pain, painful, killing",
            counted("h, hr, hrs, hours", (0, 24)) | "vomited, vomiting, woke",
            -idea("ball of ..1 foot, football, basketball, allerg*, nut oil, eat*, wing nut, foot, feet"),
        ),
        near(
            "undescended, empty ..2 scrotum/hemiscrotum, empty hemiscrotum, hernia repair boy",
            "acute, tender lump, sudden*, screaming",
            "groin, lump, tender",
            -idea("painless, not tender, no pain"),
        ),
        near(
            "scrot*, bag, side of ..2 bag, undressed",
            "tummy ache, belly ache, stomach ache, abdominal pain",
            "red, swollen, tender",
            -idea("hernia reducible, school bag, stoma, catheter, urostomy, nappy rash"),
        ),
    ),
}
