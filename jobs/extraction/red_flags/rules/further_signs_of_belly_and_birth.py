"""Dangers of belly, pregnancy, kidneys, sugar and bones, of infants and of the unprotected, told by what is found."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, changed, counted, idea, measured, near, one
from jobs.extraction.red_flags.rules.shared_ideas import (
    EARLY_PREGNANT,
    FEVER,
    HYPOTENSION,
    SUDDEN,
)

_OF_BEFORE = -idea("old, years ago, previous*, resolved, stable, unchanged, known since, childhood, healed")
_YOUNG_INFANT = ~(
    counted("wo, wk, wks, week, weeks, weeks old, week old, w", (0, 17))
    | counted("do, day, days, day old, days old", (0, 60))
    | counted("mth, mths, mo, month old, months old, month, months", (0, 3))
    | "younginfant, newborn, neonat*"
)

FURTHER_SIGNS_OF_BELLY_AND_BIRTH: Pictures = {
    "gi_bleed": (
        near(
            "stoma, stoma bag, colostomy, ileostomy, bag",
            "fill* ..3 blood, full of blood, fresh blood, bright blood, blood ..3 bag, clots",
            -idea("catheter, urine, urostomy, smear, spot of, edge of, urinary"),
        ),
    ),
    "acute_abdomen": (
        one(
            "belly/tummy/abdomen/abdo ..2 like ..1 plank/wood/stone/concrete/brick/table", -idea("not, soft")
        ),
        near(
            "around ..1 navel, around ..2 belly button, umbilic*, central abdominal, middle of ..2 tummy/belly, navel",
            "now ..4 right, low on ..1 right, low ..2 right, moved ..4 right, right iliac, rif, RIF",
            "walks bent, bent over, bent double, torture, every bump, bump*, drive, limp*, lies still, "
            "off ..2 food, vomit*",
            -idea("months, years, hernia repair, removed"),
        ),
    ),
    "testicular_torsion": (
        near(
            "scrotum, scrotal, testis, testicle",
            "empty, undescended, not in ..2 scrotum, up in ..2 groin",
            "tender, painful, acutely, hard, red",
            SUDDEN | "acutely, lump, groin, lump above",
            -idea("painless, not tender, no pain, both scrotum empty, retractile, months"),
        ),
        one(
            "no flow, no blood, no colour flow, no color flow, absent flow, no perfusion, not ..1 perfused",
            "testis, testicle, testes, doppler, scrot*, l, r, L, R",
            -idea("vein, leg, arm, in urine, in stool, normal, dvt, artery, carotid, pv, brain, limb, foot"),
        ),
        near(
            "ball, balls, nut, nuts, son's ball, testicle",
            "hurts, really hurts, killing, agony, swollen, red",
            "football, this morning, today, since, woke, not ..2 walk",
            "swollen, red, up, not ..2 walk, vomit*, sick",
            -idea("hit ..2 eye, knee, ankle, foot, ball of, allerg*, months, mumps, finger, hernia"),
        ),
    ),
    "ectopic_pregnancy": (
        near(
            EARLY_PREGNANT | "+ upt, upt +, + ve test, +ve test, test +, + test",
            "previous tubal, previous ectopic, cervical excitation, no sac, empty womb, "
            "no ..2 pregnancy in ..1 womb, pouch of "
            "douglas, fluid ..3 pelvis, mass beside ..2 ovary, mass ..3 ovary, adnexal",
            -idea("intrauterine, iup, IUP, heartbeat, negative, miscarriage complete"),
        ),
        near(
            "no sac, empty uterus, empty womb, no intrauterine",
            measured("hcg, bhcg, beta hcg", (1000, 300000)) | counted("weeks, wks", (5, 12)),
            -idea("falling, miscarriage complete, after miscarriage"),
        ),
        near(
            counted("weeks, wks, w", (4, 11)) | "missed period, period late",
            "since ..3 last period, since ..2 period, lmp, amenorrh*, late period, missed period",
            "pale, tense belly, tense abdomen, faint*, collaps*, shock*, shoulder",
            measured("pulse, hr, HR, p", (105, 200)) | HYPOTENSION | "tense, collaps*, shock*",
            -idea("not pregnant, test negative, upt negative, menopaus*"),
        ),
    ),
    "obstetric_emergency": (
        near(
            "water/waters/liquor/fluid ..4 running/gushing/gushed/leaking/trickling/broke/broken/gone, leaking ..1 "
            "fluid/water/liquor",
            counted("weeks, wks, gestation, w", (16, 36)),
            -idea("urine, intact, term, polyhydramnios, knee, nose, ear, ascites, swallow*, weeks ago"),
        ),
    ),
    "acute_kidney_injury": (
        one(
            "no urine, nil urine, no wee, no pee, anuri*, not ..1 pu'd, urine nil",
            ~counted("h, hr, hrs, hours", (8, 96)),
            -idea("infection, culture, sample provided, no urine infection"),
        ),
        one(
            measured("ck, CK, cpk, CPK, creatine kinase", (5000, 900000)),
            _OF_BEFORE,
        ),
        near(
            "cola, tea colored, dark pee, dark urine, dark wee, smoky, tea colored scant urine, coke colored, "
            "scant urine",
            "marathon, race, crush*, floor, sore throat, strep*, creat*, kidney*, rhabdo*, puffy, cpk, CPK, ck, CK",
            "up, creat, creatinine, puffy, found, marathon, rising, raised, scant, night",
            -idea("jaundic*, yellow, normal creat*, pale stool*"),
        ),
        one(
            "kidney function, renal function, gfr, egfr, kidneys, creat, creatinine",
            "crashed, halved, plummeted, collapsed, nosedived, fallen off ..2 cliff, failing fast, doubled, "
            "tripled, trebled",
            -idea("over years, years, not, stable, since 20*"),
        ),
        one(
            changed("creat, creatinine, cr", (40, 2000), times=(1.5, 30)),
            "transplant, rising, rise, up, aki, AKI, nsaid*, ibuprofen, contrast, vomit*, diarrh*, days, week, weeks",
            -idea("dialysis, since 20*, clearance, years"),
        ),
    ),
    "diabetic_emergency": (
        near(
            "drink/drinks/drinking ..4 litre/litres/liter/liters/gallon/gallons/bottles/tap, thirst*, polydips*, "
            "drinking lots",
            "breath* ..1 deep*, deep breath*, smells ..2 nail/pear/acetone, nail varnish, pear drops, "
            "lost ..3 stone/kg, "
            "breathes ..1 deep*",
            "drows*, breath*, vomit*, smells, belly, sick",
            -idea("alcohol, beer, wine"),
        ),
        near(
            "glucagon, glucogel, hypo, hypos, low sugar",
            "not ..2 wake, could not wake, not ..3 rouse, unconscious, ambulance, needed ..2 ambulance, fitted",
            "twice, times, this week, this month, last night, today, gave, given, again",
            _OF_BEFORE | -idea("never, no hypos"),
        ),
        near(
            "stopped/skipped/missed/stopping ..3 injecting/insulin/injections/jabs, not ..2 injecting, "
            "pump ..3 off/failed/"
            "blocked/out",
            measured("ph, pH", (6.6, 7.29))
            | "belly pain, abdominal pain, vomit*, sick, deep breath*, drowsy",
            -idea("hypo clinic, type 2 diet, heparin, clexane"),
        ),
        one(
            measured(
                "fingerstick, finger stick, fingerprick, accucheck, accu chek, glucometer, dexi, hgt",
                (400, 1500),
            ),
        ),
    ),
    "fracture_in_the_elderly": (
        one(
            "bone, bones",
            "through ..1 skin, thru ..1 skin, sticking ..1 out, poking ..1 out, sticking through, protrud*, "
            "visible in ..2 "
            "wound, out of ..2 skin/wound/shin/leg/arm",
            -idea("fish, chicken, jaw, socket, dental, ulcer, toe ulcer, heel, osteomyelitis"),
        ),
    ),
    "ill_infant": (
        near(
            _YOUNG_INFANT,
            "bilious, green vomit*, bile stained, vomit* ..2 green",
            -idea("pregnan*, gestation, ago, years"),
        ),
        near(
            _YOUNG_INFANT,
            FEVER | "moaning, grunting, mottled, floppy",
            "moan*, grunting, mottled, floppy, whimper*, off feeds, letharg*, inconsol*, not feed*"
            | measured("fever, temp, t, T", (38, 42)),
            -idea("pregnan*, ago, years, mother, postpartum, cough for, post op*, chemo*, travel*"),
        ),
        near(
            _YOUNG_INFANT,
            "shoots ..2 out, shoots ..2 across, projectile, forceful*, across ..1 room, like a fountain",
            "hungry, lost weight, losing wt, losing weight, every feed, after feeds, not gaining",
            -idea("thriving, gaining well, years, weight loss in mother"),
        ),
    ),
    "safeguarding": (
        near(
            "filthy, unwashed, dirty, lice, hungry, not fed, smells",
            "not collected, left alone, home alone, not ..2 school, late to school, nobody ..2 home, locked out, "
            "begging, "
            "steals food, stealing food",
            -idea("adult, homeless, dog, cat, flat only"),
        ),
        near(
            "sores, bedsore*, pressure sore*, pressure ulcer*, ulcers",
            "resident, nh, NH, nursing home, care home, home",
            "nobody ..3 called/told, not ..2 told, wet bed, lost ..3 kg/kilos/stone, dehydrat*, not turned, soaked, "
            "filthy, "
            "faeces, unreported",
            -idea("healing, good care, mouth sores, cold sores, no concerns"),
        ),
        near(
            ~idea("son, daughter, nephew, niece, neighbor, lodger, carer, grandson"),
            ~idea("bank card, pension, savings, money, cheque book, account"),
            ~idea(
                "nothing ..2 in ..2 fridge, empty fridge, fridge ..1 empty, no food, no money, gone, emptied, missing, "
                "withdraw*, bruis*, "
                "threaten*, cold house"
            ),
            -idea("power of attorney, helps, supportive, lost his own"),
        ),
        near(
            "village, back home, abroad, grandmother's, country, africa, somalia, sudan, pakistan, over ..1 summer, "
            "this summer",
            "made ready, be cut, cutting, become a woman, ceremony, circumcis*, fgm, FGM, married, marriage, engaged",
            "girl, she, daughter, her, sister",
            -idea(
                "boy, happily married, was married, divorced, honeymoon, wedding anniversary, cutting grass, years"
            ),
        ),
    ),
}
