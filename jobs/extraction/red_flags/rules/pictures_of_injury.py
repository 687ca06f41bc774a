"""Fractures of the old, and broken bones that cannot wait, by the ideas that tell of them."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, idea, near, one, refuted_by
from jobs.extraction.red_flags.rules.shared_ideas import FELL, OVER_65, SUDDEN

_MENDED = refuted_by(
    "cephalomedullary, intramedullary, im nail, nailing, hemiarthroplasty, dynamic hip screw, orif, ORIF, "
    "cannulated screw*, internal fixation, was/been fixed"
)
"""What was done about a broken hip: the letter is of what comes after."""
_FALL = FELL | idea(
    "found beside/by/next, slid, slide, slides, fell, fall, falls, fallen, tripp*, slipp*, trip, collapsed, "
    "tumbl*, found "
    "on ..2 floor, long lie, came off, sturz, gesturzt, chute, caida, caduta, stumbl*, knocked "
    "over, low energy, missed ..3 step, rolled out of bed, off ..2 chair, off ..2 toilet"
)
_NOT_STAND = idea(
    "screams ..6 hip, screams ..6 leg, pain ..3 mov* ..3 hip, screaming ..4 move*, not ..4 weight bear*, "
    "not ..3 stand*, not ..3 walk*, not ..4 put wt, not ..4 foot ..2 floor/ground, not ..3 foot ..1 "
    "down, not ..3 take ..1 weight, not ..3 use ..2 leg, leg ..4 funny/odd/wrong/strange angle, leg ..3 "
    "twisted/pointing, foot ..3 turned/pointing/rolled out*, leg ..4 rolled out*, one leg shorter, "
    "screams ..3 mov*/touch*, leg/hip ..3 giving way under, not ..4 put weight, nwb, NWB, non weight "
    "bear*, not ..3 bear weight, off ..1 legs, off her feet, not ..2 get up, not mobil*, unable ..3 "
    "walk, not ..4 leg, leg ..3 short*, shorten*, externally rotat*, extern* rot*, ext rot*, groin pain, "
    "hip pain, hip ..3 pain*, pain ..3 hip, pain ..3 groin, hip ..3 tender*, bony tender*, not ..3 "
    "straight leg raise, not slr, rotated outward*, turned outward*, looks shorter, cries out, turned "
    "out, leg/hip ..2 deform*, deform* ..2 hip/leg, not ..2 move ..2 leg, since ..2 bed"
)
_HIP = idea(
    "hip, femur, femoral, nof, NOF, trochanter*, intertrochanter*, subcapital, intracapsular, "
    "extracapsular, groin, hüfte, hufte, schenkelhals*, hanche, cadera, anca, femore, col du femur, "
    "acetabul*, pubic ram*, pelvi*, neck of femur, upper leg, thigh"
)
_BREAK = idea(
    "fractur*, #, broken, broke, break, cracked, #nof, neck of femur, fraktur, bruch, "
    "schenkelhalsfraktur, fractura, frattura, nof, NOF"
)

PICTURES_OF_INJURY: Pictures = {
    "fracture_in_the_elderly": (
        near(
            _FALL,
            _NOT_STAND,
            -idea(
                "walking normally, no break, moves freely, no injury, no hip pain, falls clinic, walks "
                "with stick, x ray no fracture, no fracture, years, walking well, football, ankle, knee "
                "pain only, stroke, arm, toddler, rugby, skiing, trampoline, full weight bear*, weight "
                "bearing well, falls prevention, able to weight, mobilising well, seizure, carpal, back "
                "pain chronic, slipped disc, trampolin*, recurrent falls no"
            ),
        ),
        one(
            _HIP,
            _BREAK,
            -idea(
                "previous, old, years, healed, risk, frax, FRAX, prevention, mother, parent*, father, "
                "19*, 20*, no fracture, no #, without fracture, excluded, dhs, DHS, no hip fracture, "
                "hemiarthroplasty, after/following ..3 hip/femur/femoral/fracture/nof/#, rehab*, walking "
                "well, femoral artery, last year, dexa, no evidence, not ..2 fracture, clinic, months "
                "ago, post, h o, pelvic floor, s p, osteopenia, family"
            ),
            _MENDED,
        ),
        one(
            (
                "intertroch*, intertrochanter*, subcapital, intracapsular, extracapsular, neck "
                "of femur, nof, "
                "NOF, #nof, "
                "periprosthetic, schenkelhalsfraktur, fracture du col, hip fracture, broken hip, "
                "shortened and "
                "externally, shortened ..3 rotated, externally rotated"
            ),
            -idea(
                "previous, old, years, healed, 19*, 20*, risk, mother, father, no, frax, FRAX, months "
                "ago, dhs, post, following, rehab*, excluded, range, rom, deficits, weakness"
            ),
            _MENDED,
        ),
        one(
            idea(
                "open, compound, bone ..2 visible, bone sticking, protruding bone, gustilo, pathological, "
                "pathologic"
            ),
            _BREAK,
            -idea(
                "mri, MRI, open reduction, 19*, 20*, previous, old, years, in the open, healed, nasal, "
                "undisplaced, minimally, eyes open, orif, no displaced, open market, open to"
            ),
        ),
        one(
            "bone sticking out, bone ..3 through ..2 skin, bone protruding, protruding bone, bone ..1 "
            "visible, bone ..1 exposed"
        ),
        one(
            "leg, limb",
            "shorten*",
            "rotat*, externally",
            -idea("congenital, orthotic, discrepancy, shoe raise"),
        ),
        near(
            OVER_65,
            idea(
                "hip pain, groin pain, hip ..3 painful, hip v painful, pain ..3 hip, painful hip, not ..3 "
                "weight, not ..3 walk*, not ..3 stand*, not ..4 put wt"
            ),
            SUDDEN | _FALL | "since, xr, x ray, acute*",
            -idea(
                "oa, OA, osteoarth*, years, months, chronic, stroke, replacement list, back pain, claudic*"
            ),
        ),
        near(
            idea("lytic, metasta*, myeloma, mets, deposit, breast ca, prostate ca, lytic patch"),
            _BREAK | "crack, snap/snapped, gave way, gave with",
            -idea("no fracture"),
        ),
    ),
}
