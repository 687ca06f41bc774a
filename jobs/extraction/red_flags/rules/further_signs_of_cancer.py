"""Cancers by what is seen, felt and lived with, as it is told without a name: "bread will not pass any more"."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, changed, counted, idea, measured, near, one
from jobs.extraction.red_flags.rules.shared_ideas import (
    OVER_50,
    SLIMMING,
    SMOKER,
    WEIGHT_LOSS,
)

_OF_BEFORE = -idea("old, years ago, previous*, resolved, stable, unchanged, known since, childhood, normal")
_FOR_OLDER_PEOPLE = OVER_50 | "seventy, sixty, eighty, seventies, sixties, eighties, pensioner, retired"
_THINNER = WEIGHT_LOSS | (
    "weight ..1 down, wt ..1 down, wt dwn, losing weight, become/becoming/became/got/getting ..1 thin, lighter than, "
    "holes/notches tighter, belt ..4 tighter"
)
_SOLID_FOOD = idea(
    "solid*, meat, steak, bread, toast, rice, potato*, spuds, chapati*, roti, ugali, dinner, dinners, food, meal*, "
    "tablets, lumps"
)
_WILL_NOT_PASS = idea(
    "not ..3 pass, not ..2 go down, not ..3 down, stop/stops/stopping/stick/sticks/stuck/lodge*/hang*/catch* ..2 "
    "half/halfway/midway/way/chest/breastbone, comes ..2 straight/right back, lives/living ..1 on "
    "soup/soups/yoghurt/liquids/milk/custard, liquids/fluids/soup ..1 only/ok/okay/fine"
)

FURTHER_SIGNS_OF_CANCER: Pictures = {
    "suspected_cancer": (
        one(
            "cancer, carcinoma, adenocarcinoma, malignan*, secondaries, metasta*, tumor",
            "i/i'd/we'd/would/id say, not ..1 happy ..1 with/about, path/pathology/pathologist says/report/shows/rang, "
            "poorly/moderately/well diff, frozen section, ER+, ER pos*, HER2, gleason",
            _OF_BEFORE | -idea("not, no, benign, negative, excluded, remission, clear"),
        ),
        one(
            "lobular, ductal, invasive",
            "er +, er pos*, ER pos*, her2, HER2, pr +, grade",
            -idea("benign, hyperplasia, papilloma, negative for, in 20*, discharged, years"),
        ),
        one(
            "path, biopsy, bx, histo*, cytolog*, frozen section, core",
            "adenoca, adenoCA, malignant, invasive, poorly diff*, high grade",
            -idea("no, not, negative, benign, cin, CIN, polyp ..2 removed, margins clear"),
        ),
        one(
            "destructive, permeative, lytic, moth eaten, sclerotic, aggressive",
            "lesion*, area, deposit*, bone",
            "oncolog*, tumor, sarcoma, refer*, suggest*, alert, urgent*, advis*, biopsy, discuss*",
            _OF_BEFORE | -idea("benign, bone island, tooth, dental, fibroma"),
        ),
        near(
            "sinister, serious, something bad, something nasty, something going on, not right",
            "worried, concerned, gut feeling, so sure, sure that, cannot put ..2 finger, not put ..2 finger, "
            "night pain, "
            "unremitting, previous melanoma/cancer/carcinoma",
            "weight, off ..2 food, esr, ESR, platelets, night pain, unremitting, pathology, cause, tired, anemi*, "
            "gray",
            -idea("nothing sinister, no sinister, reassur*, not, baby, safeguard*")
            | -measured("esr, ESR", (0, 30)),
        ),
    ),
    "lung_cancer_signs": (
        near(
            "patch, shadow*, pneumonia, consolidation, infection, opacity",
            "film, x ray, xray, cxr, CXR, rml, RML, base, lobe, chest, lung",
            "not ..2 clear*, not ..3 resolv*, not gone, despite, courses, nonresolv*, non resolv*, third, still there",
            SMOKER | OVER_50,
            -idea("cleared, eczema, pirate, eye patch, pain patch, nicotine patch, urine, fentanyl"),
        ),
        near(
            "brings/bringing/brought/coughs/coughing/coughed/spits/spitting/hawks up, sputum, phlegm",
            "rust, rusty, rust colored, red, pink, blood*, streak*",
            "breathless*, smok*, weeks, month*, chest, weight, mornings",
            -idea(
                "vomit*, nose, gum*, urine, pneumonia in, years ago, no blood, bloods, blood test*, blood pressure"
            ),
        ),
        near(
            "collar/collars/shirt/necklace ..3 tight*, veins ..4 stand/stands/bulge/bulging/distended/prominent/full, "
            "plethoric, dusky face, face ..3 plethoric/swollen/puffy/full",
            "veins ..4 chest/neck, chest veins, neck veins, bending, arms ..2 swollen",
            "bending, face, arms, arm, stoop*, lying, tight",
            -idea("goiter, jugular venous pressure, heart failure, liver, spider, varicose"),
        ),
        near(
            "cough*",
            "a/per day, 20/25/30/40/50/60 ?a d, thirty, twenty, forty, smok*, cigarettes",
            "shoulder blade, chest ache, ache, pain, hoarse*, breathless*",
            _THINNER,
            SLIMMING,
        ),
    ),
    "upper_gi_cancer_signs": (
        near(
            _SOLID_FOOD,
            _WILL_NOT_PASS,
            -idea("tooth, teeth, denture*, tonsil*, child, toddler, wires, jaw, gag reflex, globus, allerg*"),
        ),
        near(
            "yellow, yella, yeller, jaundic*, icter*",
            ~idea(
                "no pain, painless, not ..1 sore, without pain, does not hurt, doesn't hurt, nothing hurts"
            ),
            -idea(
                "baby, newborn, neonat*, gilbert*, hepatitis a, malaria, sputum, discharge, toenail*, resolved"
            ),
        ),
        near(
            "upper abdominal, upper abdomen, epigastr*, stomach, gnawing, liver edge",
            "discomfort, ache, pain, gnawing, fullness, hard, irregular, nodular",
            _THINNER
            | "hard, irregular, nodular, craggy, ascites, shifting dullness, no appetite, lost appetite",
            _FOR_OLDER_PEOPLE | "shifting dullness, ascites, hard, craggy" | measured("hb, HB", (40, 118)),
            SLIMMING | -idea("cirrhosis known, pregnan*, hernia, cramps"),
        ),
        near(
            "newly diabetic, new diabet*, new onset dm/diabetes, diabet* ..2 new*, recent diabetes, new dm/t2dm",
            "through to ..2 back, to ..2 back, back pain, gnawing, greasy, steatorrh*, epigastr*, pale stool*",
            _THINNER | "thin, appetite, wasted",
            SLIMMING,
        ),
    ),
    "bowel_cancer_signs": (
        one(
            "postal test, postal kit, kit ..3 post, screening kit, test ..2 post, stool test, poo test, poo kit, "
            "stool kit, bowel kit, bowel test, fecal test, stool immuno*, "
            "immunochemical",
            measured("back at, back as, test was, test is, test of, result, test", (10, 999))
            | "positive, abnormal, came back high",
            -idea(
                "all clear, invitation, negative, undetect*, calprotectin, helicobacter, pylori, antigen, culture"
            ),
        ),
        near(
            "ribbon*, pencil thin, pencil, narrow* ..2 stool*, thin stools, flattened",
            "stool*, motion*, bowel*",
            "bloat*, swollen belly/abdomen, griping, cramp*, pale, weeks, months, blood*, change" | _THINNER,
            -idea("ibs, years, normal colonoscopy, leads"),
        ),
        near(
            "constipat*, looser, bowel habit, diarrh*",
            "never before, as never, new, change, changed, not ..2 usual, unlike",
            _THINNER,
            _FOR_OLDER_PEOPLE,
            SLIMMING | -idea("opioid*, codeine, metformin stopped, coeliac, celiac"),
        ),
        near(
            changed("hb, hemoglobin, hgb", (40, 190), times=(0.4, 0.85))
            | "hb/hemoglobin ..2 slid/slipped/dropped/fallen/falling/dropping/drifted ..6 to",
            "ferritin, iron, mcv, microcyt*",
            -idea(
                "periods, menorrhag*, heavy periods, pregnan*, postpartum, postnatal, donor, operation, fracture"
            ),
        ),
    ),
    "gynaecological_cancer_signs": (
        near(
            "spotted, spotting, spots ..2 blood, pads ..1 again, wearing pads, sanitary towel*, staining",
            counted("yo, y o, f, F, lady, woman", (55, 99))
            | measured("at, aged, age, now", (55, 99))
            | "sixty, seventy, eighty",
            -idea(
                "incontinen*, leak*, bladder, urine, wee, lump, mole, nipple, sputum, rectal, hrt started, "
                "started hrt, "
                "nose, optician, spotted a/the/that, by"
            ),
        ),
        one(
            "postmenop/postmeno/menopausal bleed*, postmenop/post menop bleed*",
            -idea("no, peri, hrt started"),
        ),
        near(
            "cervix, cervical, neck of ..1 womb, neck of ..2 uterus",
            "friable, ulcerat*, craggy, bled/bleeds/bleeding ..3 touch, cervix ..2 irregular/raw, growth",
            -idea("ectropion only, spine, collar, normal cervix"),
        ),
        near(
            "after intercourse, after sex, postcoital, post coital, pcb, PCB, imb, IMB, intermenstrual",
            _FOR_OLDER_PEOPLE
            | counted("yo, y o, f, F, year", (45, 99))
            | measured("at, aged, age", (45, 99)),
            "bleed*, blood*, discharge, watery, pink, thick*, lining",
            -idea("dry*, atroph* only"),
        ),
        one(
            "thick*",
            "endometri*, lining",
            counted("mm", (12, 60)) | "imb, IMB, bmi, BMI, irregular bleed*, heavy bleed*",
            -idea("secretory, pregnan*, not, no"),
        ),
        one(
            "mass, lump, swelling",
            "rises/rising/arises/arising/comes/coming ..3 pelvis, size of ..3 pregnan*, week size, weeks size, to ..1 "
            "umbilicus, to ..1 navel",
            _FOR_OLDER_PEOPLE | "woman of, hard, irregular, fixed",
            -idea("fibroid*, pregnancy test positive, gravid, spleen, bladder drained"),
        ),
    ),
    "urological_cancer_signs": (
        near(
            "red urine, urine ..2 red, urine ..2 like wine, pan/bowl/toilet/pot/snow ..4 red urine, red wee, "
            "pink urine, red "
            "water",
            ~idea("no pain, painless, twice, times, clots, cleared, clear, smoker, smok*, dye"),
            -idea(
                "beetroot, beet, beets, rifampicin, rhubarb, uti, coli, nitrofurantoin, trimethoprim, menstruat*, "
                "period"
            ),
        ),
        one(
            measured("psa, PSA", (4.0, 9999))
            | changed("psa, PSA", (0.5, 9999), times=(1.5, 8))
            | "psa/PSA ..2 doubled/tripled/trebled",
            measured("age, aged, at age, at", (40, 69))
            | counted("yo, y o, m, M", (40, 69))
            | "was, from, in a year",
            -idea("stable, on finasteride stable, uti, retention, after prostatectomy, catheter"),
        ),
        near(
            "nvh, NVH, non visible hematuria, 3+ blood, blood 3+, blood +++, + + + blood, microscopic hematuria, "
            "blood on "
            "every dipstick, blood ..4 dipstick*",
            _FOR_OLDER_PEOPLE
            | counted("yo, y o, m, M, f, F", (60, 99))
            | measured("at, age, aged", (60, 99)),
            "recurrent uti*, recurrent infection*, recurrent urine*, recurrent urinary, sterile, white count, dysuria"
            | _THINNER,
            SLIMMING | -idea("stones, catheter"),
        ),
    ),
    "skin_cancer_signs": (
        near(
            "horny, horn, crater, central plug/core, volcano, keratotic, hyperkeratotic, crust*, dome, pearly, "
            "rolled, scabs, scab",
            "skin, hand, face, ear, scalp, nose, eye, lip, cheek, forearm, temple, neck, shin, arm, head, leg",
            counted("weeks, week, wks, months, month, mths", (3, 12))
            | "growing, grown, doubled, bigger, enlarg*, rolled border/edge*, never heal*, not ..2 heal*, sore, tender",
            -idea(
                "chickenpox, impetigo, eczema, psoria*, seborr*, verruca*, molluscum, heels, wart*, impetigin*, "
                "healed, "
                "conjunctiv*, eyelash*, blephar*, cradle"
            ),
        ),
        one(
            "lentigo, freckle*, pigment*, naevus, mole, birthmark, brown/dark patch",
            "new dark, dark area, darker, darkening, spread, spreading, three colors, two colors, uneven, changing",
            -idea("unchanged, not changing, no change, regular, melasma, stable, pregnan*, all alike"),
        ),
    ),
    "head_and_neck_cancer_signs": (
        near(
            "tonsil",
            "bulky, bigger, enlarged, large, irregular, hard",
            "one side*, left, right, unilateral, earache, ear pain, pain ..2 swallow*",
            "smok*, drinks, drinker, alcohol, weeks, months" | OVER_50,
            -idea("tonsillitis, quinsy, glandular, both, snor*, child"),
        ),
    ),
    "blood_cancer_signs": (
        near(
            "anemi*, hb, back aches, back ache*, back pain, bone pain, rib pain",
            "high calcium, calcium ..2 high/raised/up, hypercalc*, protein ..4 blood ..2 high/raised, globulin* ..2 "
            "high/raised, total protein"
            | measured("protein in the blood, total protein, protein, calcium", (2.7, 4.5), (86, 160)),
            "day and night, back, bone*, ribs, esr, ESR, kidney*",
            -idea("urine, hyperparathyroid*, vitamin d toxic*, crp, CRP"),
        ),
    ),
    "unexplained_weight_loss": (
        near(
            "take/taking/took/taken in ..3 skirts/skirt/trousers/clothes/dresses/waistband/everything, rings ..3 "
            "fall/falling/slip/slipping/drop ..2 off/from, face/cheeks ..2 hollow, hollow cheeks/cheeked, "
            "weightloss, wt "
            "loss, unplanned/unexplained loss, become/becoming/became/getting ..1 thin, so thin, "
            "los* ..1 % ..6 mo/mths/"
            "months/weeks/unplanned, los* ..3 %",
            "no reason, not ..2 say why, why, unexplained, unplanned, unintention*, eats, eating, says he/she eats, "
            "without "
            "diet*, no diet, unknown, no cause, cause, appetite",
            SLIMMING
            | -idea("skin ..1 thin, blood ..1 thin, hair ..1 thin, thin skin, hair, fluid, edema, nail*"),
        ),
        near(
            measured("weigh*, weight, wt", (28, 200)) | counted("kg, kgs", (28, 200)),
            measured("it was, was, previously, last year, last yr", (28, 200))
            | "last yr, last year, in spring",
            changed("kg, kgs, weight, wt, weighed", (28, 220), times=(0.5, 0.95)),
            SLIMMING | -idea("gain*, birth, fluid"),
        ),
    ),
}
