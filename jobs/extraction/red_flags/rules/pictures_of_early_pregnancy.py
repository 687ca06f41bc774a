"""A pregnancy outside the womb by the ideas that tell of it."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, counted, idea, near, one
from jobs.extraction.red_flags.rules.shared_ideas import EARLY_PREGNANT, HYPOTENSION

_BELLY_PAIN = idea(
    "abdominal pain, abdo pain, pelvic pain, pain, pains, cramp*, shoulder tip, shoulder pain, iliac "
    "fossa, rif, RIF, lif, LIF, doubled up, stabb*, sharp, colic*, griping, sore, tender*, cervical "
    "excitation, cervical motion, cmt, CMT, adnexal, ache, stitch, schmerz*, douleur*, dolor, dolore, "
    "unterbauch*"
)
_BLEEDS = (
    idea(
        "bleed*, bled, spotting, blood*, pv loss, brown discharge, brown/dark/red loss, pass out, passed "
        "out, shoulder ..1 hurts/aches, shoulder tip, shoulder pain, collapse*, syncop*, dizz*, faint*, "
        "cervical excitation, cervical motion, cmt, adnexal, free fluid, empty uterus, no iup, no "
        "intrauterine, peritonis*, light headed, lightheaded, one sided, unilateral, left sided, point "
        "of ..2 shoulder, right sided, iliac fossa, rif, RIF, lif, LIF, coil, iucd, IUCD, iud, IUD, "
        "salping*, previous ectopic, hemoperitoneum, blut*, saign*, sangr*, sanguin*, pale, shock*, "
        "ipsilateral, r sided, l sided"
    )
    | HYPOTENSION
)

_ON_ONE_SIDE = idea(
    "on one side, one side, low ..2 left/right, low down ..2 left/right, on ..2 left/right, "
    "shoulder ..3 hurts/aches/pain, shoulder, not ..3 stand"
)

_LATE_PREGNANT = -counted("gestation, weeks pregnant, weeks gestation", (20, 43))
PICTURES_OF_EARLY_PREGNANCY: Pictures = {
    "ectopic_pregnancy": (
        one(
            (
                "ectopic, ectopics, extrauterin*, extra uterin*, extrauteringraviditat, embarazo "
                "ectopico, gravidanza ectopica, ectopica, heterotopic, tubal pregnan*, pul, PUL, "
                "pregnancy ..2 unknown location, cornual pregnan*, buitenbaarmoeder*"
            ),
            -idea(
                "holter, no runs, ectopics all, benign, beats, beat, kidney, testi*, atrial, "
                "ventricular, thyroid, previous ..3 not pregnant, not pregnant, risk of ectopic, heart, "
                "cardia*, acth, ACTH, eczema, ureter, pancrea*, previous ectopic ..2 20*, no ectopic, "
                "ruled out, small risk, years ago, upt negative, breast tissue, in 20*, had an ectopic, "
                "lens, coil counsel*, after her ectopic, excluded"
            ),
        ),
        near(
            EARLY_PREGNANT | counted("gestation, weeks, wks, weeks pregnant, w", (4, 13)),
            _BELLY_PAIN,
            _BLEEDS,
            -idea(
                "covid, lateral flow, fit, FIT, intrauterine pregnancy confirmed, iup confirmed, no "
                "pain, viable intrauterine, upt negative, upt -ve, negative pregnancy, pregnancy test "
                "negative, not pregnant, postpartum, postnatal, negative upt, back pain for, post "
                "partum, knee, overhead, rotator, neck lump, began/started ..2 weeks ago, shoulder pain for, "
                "menopaus*, upt neg, hcg negative, "
                "hcg neg, neg upt, no "
                "bleeding, preg test neg*, baby is, day post, days post, ivf baby, old baby, weeks old"
            ),
            _LATE_PREGNANT,
        ),
        near(
            EARLY_PREGNANT | counted("gestation, weeks pregnant", (4, 13)),
            _BELLY_PAIN,
            _ON_ONE_SIDE,
            -idea(
                "negative, neg, not pregnant, intrauterine pregnancy confirmed, iup confirmed, covid, "
                "lateral flow, fit, FIT"
            ),
        ),
        near(
            "hcg, bhcg, beta hcg, HCG, hCG",
            idea(
                "empty uterus, nothing ..2 womb/uterus, no iup, no intrauterine, adnexal, free fluid, no "
                "gestational sac, no sac, plateau*, suboptimal, not doubling, nothing in ..2 uterus, not "
                "seen in ..2 uterus, tvs empty, thick endometrium only, pain, bleed*"
            ),
            -idea("negative, hcg <, neg, molar, tumor marker*, testic*"),
        ),
        near(
            EARLY_PREGNANT,
            idea("collapse*, fainted, syncop*, shoulder tip, peritonis*, shocked, hemoperitoneum"),
            -idea(
                "upt negative, not pregnant, negative upt, vasovagal at booking, postpartum, pregnancy "
                "test negative, neg"
            ),
        ),
        near(
            "positive test, test positive, test ..2 positive, two lines on ..2 test",
            "shoulder tip, fainted, faint*, collapse*, one sided pain",
            -idea("fit, FIT, stool, occult, covid, hallpike, lateral flow, drug"),
        ),
        near(
            EARLY_PREGNANT | counted("gestation, weeks, wks", (4, 13)) | "early preg",
            (
                "nothing ..3 womb/uterus, empty womb/uterus, no sac, cervical excitation, cervical "
                "motion, adnexal"
            ),
            _BELLY_PAIN | "bleed*, spotting, blood",
            -idea("neg, negative, not pregnant, miscarriage complete"),
        ),
        near(
            EARLY_PREGNANT,
            "coil, iucd, IUCD, iud, IUD, ius, IUS, mirena",
            "bleed*, pain, spotting, cramp*",
            -idea("removed, counsel*, fitted after, upt neg*, negative"),
        ),
    ),
}
