"""Further pictures of emergencies of breathing, infection and birth: what an examination, a measurement or a
test shows, and the plain words for it.
"""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, counted, idea, measured, near, one
from jobs.extraction.red_flags.rules.shared_ideas import (
    BREATHS_A_MINUTE,
    CONFUSED,
    FEVER,
    HYPOTENSION,
    PREGNANT,
)

_WEEKS_OLD = ~idea(
    "he/she/baby/daughter/son is one/two/three/four/five/six/seven/eight/nine/ten/eleven/twelve weeks/days, "
    "he/she/baby/daughter/son is three/four/five/six/seven/eight/nine/ten days, "
    "girl/boy/baby/infant/daughter/son of ..1 weeks/days, nb day, newborn, neonate"
)

SIGNS_AND_TESTS_OF_INFECTION_AND_BIRTH: Pictures = {
    "airway": (
        near(
            "button cell/cells/battery/batteries, button batter*, disc battery, watch battery, coin cell",
            "swallow*, missing, gag*, drool*, refus*, throat, gullet, nose, ate",
            -idea("no battery, hearing aid batter*, locked away"),
        ),
        near(
            "not ..5 sentences, not ..3 full/whole/complete sentences, single words, one word at a time",
            "inhaler, ventolin, salbutamol, nebul*, wheez*, asthma*",
            -idea("speech delay, language, learning, autis*, years"),
        ),
        near(
            "anaph, lips ..3 balloon*, tongue ..2 swell*/swollen, lips ..2 swelled/swollen",
            "wheez*, adr, adrenaline, epinephrine, hoarse*, throat ..2 tight*/clos*",
            -idea("years, carries, since 20*, no wheeze, no reaction since, last year, previous*"),
        ),
        near(
            measured("ph, pH", (6.8, 7.29)),
            measured("pco2, pCO2, paco2, PaCO2, co2", (6.5, 20), (50, 150)) | "niv, NIV, copd, COPD, drows*",
            -idea("urine, vaginal, soil, ketone*, ketoacid*, dka, DKA"),
        ),
        near(
            "not ..3 swallow ..3 saliva/spit, drool*, not ..4 saliva, saliva",
            "sat/sits/sitting/leaning/leans ..3 forward*, tripod, chin ..3 out, muffled, avanti, mento",
            FEVER,
            -idea("teeth*, molars"),
        ),
        near(
            "tracheostomy, trache, trachy, trachi, tracheostomy tube",
            "come out, came out, fallen out, fell out, blocked, dislodged, pulled out, decannul*",
            -idea("planned, clinic, closed, years"),
        ),
        one(
            measured("saturation* ..2 at/of/around, sats ..2 at/of/around/lie", (50, 88)),
            -idea("transferrin, iron, target"),
        ),
    ),
    "ill_infant": (
        near(
            _WEEKS_OLD,
            FEVER
            | measured("thermometer ..3 says/said/reads, temperature ..2 says", (38.0, 42.0))
            | "brings/bringing up ..3 green, green like, not suck, not ..2 suck, caves in",
            -idea(
                "pregnan*, gestation, postop*, post op*, since surgery, scan, years, she is "
                "term, wound, no fever"
            ),
        ),
        near(
            "chest/ribs/tummy ..2 caves/caving/sucks/sucking in, moans/grunts with each/every breath",
            "milk, feed, feeds, bottle, baby, twin, twins, nappy, nappies",
            -idea("adult, years old"),
        ),
    ),
    "meningitis": (
        near(
            "chin ..7 chest",
            "not, scream*, bring, refuse*, will not",
            FEVER | "vomit*, burning up, chills",
            -idea("no neck stiffness, supple, exercise, physio*, months, years, lump"),
        ),
        near(
            "needle ..3 back, lumbar puncture, spinal tap, lp, LP, csf, CSF",
            "cloudy, turbid, pus, neutrophils, purulent",
            -idea("clear, normal, no pus, years"),
        ),
        near(
            "benpen, ben pen, benzylpenicillin, penicillin ..2 im, im penicillin, ceftriaxone",
            "men, mening*, meningo*",
            "given, blue light, im, iv",
            -idea("allerg*, years"),
        ),
    ),
    "obstetric_emergency": (
        near(
            "protein, pluses of protein, proteinuria",
            "spots/stars/lights before ..2 eyes, stars, flashing lights, pain ..3 ribs, seeing spots",
            -idea("migraine*, protein shake, no protein, no proteinuria"),
        ),
        near(
            (
                "felt hardly anything, not ..3 felt ..5 stir/move/kick/moving, usually kicking, not "
                "..2 kicked, not moved since"
            ),
            "baby, little one, weeks, bump, midwife",
            -idea("not pregnant, postnatal, years, active today, moving well"),
        ),
        near(
            "uterus, womb, bump, belly",
            "woody, hard as, board like, rigid",
            PREGNANT | "fhr, FHR, fetal, constant pain",
            -idea("no bleeding and soft"),
        ),
        near(
            (
                "pads/pad ..2 hour/h, pads h, soak* ..4 pad/pads/sheets/towel, sheets drenched, "
                "litre/liter ..5 floor"
            ),
            "birth, delivery, pn, PN, postnatal, post natal, born, afterbirth",
            -idea("night sweats, urine, breast milk"),
        ),
        near(
            "aph, APH, antepartum",
            counted("ml, mls", (20, 4000)) | "painless, placenta",
            -idea("previous, last pregnan*"),
        ),
        near(
            "gush, pooling, fern test, leaking fluid, waters gone, waters ..2 broken",
            counted("weeks, wks, gestation", (20, 36))
            | "twenty/thirty ..1 weeks, pooling, loop, speculum, early"
            | counted("weeks", (20, 36)),
            -idea("term, urine infection, intact"),
        ),
    ),
    "sepsis": (
        near(
            FEVER | "hot, shaking, shak*, foul, wound, red to",
            (
                "icy, blotchy, marble, marbled, mottled, purple streak*, rambl*, muddled, late "
                "wife's name, not making sense"
            ),
            HYPOTENSION
            | measured("pressure ..3 above/over/under/below/of, systolic ..2 was/of", (40, 92))
            | measured(BREATHS_A_MINUTE, (25, 70)),
            -idea("chilblain*, livedo, panic, resolved"),
        ),
        near(
            "skin ..3 marble, like marble, marbled, purple streak*, like stilton",
            "going to die, never been so poorly, never ..3 so ill, so poorly, rigor*, shiver*, foul, fever*",
            -idea("erythema ab igne, livedo, years"),
        ),
        near(
            "off legs, off her legs, off his legs, off feet",
            CONFUSED,
            measured(BREATHS_A_MINUTE, (22, 70)) | "hot, fever*, dip",
            -idea("chronic, gradual"),
        ),
        one(
            "neutropen*, chemo*, fec, FEC, docetaxel, r chop",
            counted("at home, at triage, by her, by his", (38.0, 42.0)),
        ),
        near(
            "knee, hip, joint, elbow, ankle, wrist, shoulder",
            "red hot, hot, red",
            "not ..3 bend, not ..3 move, huge, not ..3 degree",
            measured("t, T, temp, temperature", (38.0, 42.0)),
            -idea("gout known"),
        ),
        near(
            "lochia, cesarean, section, after birth, after delivery, miscarriage",
            "foul, offensive, smelly, stinking",
            FEVER | "rigor*, shiver*, shak*, marbl*, mottl*",
            -idea("no fever, afebrile"),
        ),
    ),
}
