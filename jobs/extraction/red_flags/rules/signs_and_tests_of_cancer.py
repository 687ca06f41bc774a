"""Further pictures of cancer: what an examination, a measurement or a
test shows, and the plain words for it.
"""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, idea, measured, near, one
from jobs.extraction.red_flags.rules.shared_ideas import (
    LASTING,
    SLIMMING,
    WEIGHT_FALLS,
    WEIGHT_LOSS,
)

_PAST_THE_CHANGE = ~idea(
    "past ..3 change, went through ..1 change, done with all that, past ..2 periods, lmp ..3 "
    "y/yr/yrs/years, none for "
    "..2 years, sin regla, years without, no period* for ..2 years, menopaus*, postmenopaus*, "
    "years since ..2 period*, "
    "nothing for ..2 years"
)
_EATS_THE_SAME = idea(
    "eats ..3 same/always/well/normally, eat the same, appetite ..4 same/unchanged/good, clears "
    "..2 plate, not ..4 find ..2 "
    "reason, not ..2 account ..1 for, no reason, no explanation, not ..4 slim, done nothing, "
    "nobody intended, without "
    "intent, not intend*, without dieting, w o dieting, out of nowhere, nobody can ..3 where, "
    "food diary complete, not "
    "..3 explain*, without ..2 meaning"
)
_THINNER = (
    WEIGHT_FALLS
    | WEIGHT_LOSS
    | (
        "ring/rings ..2 falls/fall/fell off, teeth not fit, losing flesh, lost flesh, lighter "
        "by, kilos less, kg less, "
        "kilograms less, stone less, dresses/clothes/skirts hang*, face ..2 shrunk/hollow*, "
        "hollow cheeks, drop ..2 body "
        "weight, wt dn, weight dn, two dress sizes, trousers pinned, pinned twice"
    )
)

SIGNS_AND_TESTS_OF_CANCER: Pictures = {
    "blood_cancer_signs": (
        one(
            "all three ..3 counts, three ..2 cell lines, all ..2 counts",
            "down, low, fallen, falling",
            -idea("normal"),
        ),
        one(
            "spleen, la rate, milza, milz, baco",
            "edge, hip bone, below ..3 rib*, umbilic*, ombilic, ombelico, navel, fb, FB, below lcm",
            -idea("normal, not felt, heart rate, removed, cirrho*, malaria"),
        ),
        near(
            "kappa, lambda, igg, IgG, iga, IgA, igm, IgM",
            "band, paraprotein, spike, monoclonal",
            -idea("no band, no paraprotein, ratio normal, stable, mgus, MGUS, unchanged"),
        ),
        one(
            "beer, alcohol, wine, drinking",
            "hurts/hurt/painful/ache*",
            "gland*, node*, swellings, lumps, neck",
            -idea("parotid stone, gout, teeth"),
        ),
        near(
            "rubbery, chain of, string of",
            "gland*, node*, lump*, swellings",
            "sweat*, wring*, sheets, itch*, scratch*, collarbone, supraclav*, armpit*, clothes ..2 loose",
            -idea("no sweats, tonsil*, cold"),
        ),
        one("holes ..3 bone/bones, moth eaten, pepper pot, light chains ..4 urine, urine ..4 light chains"),
        near("jaw ..2 swelling, jaw mass, burkitt*", "growing, daily, rapid*, ldh, burkitt*"),
        near(
            "spleen, la rate, milza",
            "weight, kilos, kilograms, kg, sweat*, sheets, draps",
            "night, nights, nuit, months, lost, perdu, umbilic*, ombilic",
            -idea("removed, splenectomy, normal"),
        ),
    ),
    "gynaecological_cancer_signs": (
        near(
            _PAST_THE_CHANGE,
            "vaginal bleed*, bleeding ..2 vagina*, spotted, spotting, pinkish discharge, pads "
            "again, blood ..3 "
            "knickers/underwear/pants, sangre, manchado, episodes of ..1 bleed*",
            -idea("nose*, rectal*, urine, gums, no bleeding, stopped bleeding, smear only, in 20*, bruis*"),
        ),
        near(
            measured(
                (
                    "et, ET, endometri* thickness, endometrium ..2 is, endometrium, lining ..4 womb "
                    "..1 is, lining"
                ),
                (5, 60),
            ),
            "mm",
            _PAST_THE_CHANGE,
        ),
        near(
            (
                "mass to ..1 umbilicus, mass ..3 fixed, out of ..2 pelvis, up ..3 pelvis, melon, pod "
                "nodular, POD nodular"
            ),
            "pelvis, pelvic, bimanual, belly, uterus, pod, POD, umbilicus",
            -idea("fibroid*, pregnant uterus, hernia"),
        ),
    ),
    "lung_cancer_signs": (
        one(
            "picture/film/x ray ..3 chest, chest picture",
            "shadow, spot, lump, walnut",
            -idea("clear, normal, unchanged, no shadow, calcif*"),
        ),
        one(
            "streak* ..3 spit/sputum/phlegm, streaky ..2 sputum/phlegm/spit, pink ..2 "
            "spit/sputum/phlegm, phlegm/sputum/spit "
            "..3 red/pink, rusty sputum, rust colored, spots of blood ..3 phlegm",
            -idea("no blood, nosebleed*, gums bleed, pneumonia, urine, iron, clear phlegm"),
        ),
        one(
            "spot/lump/shadow/growth ..5 lung",
            -idea(
                "lung function, no lump, no spot, unchanged, granuloma, calcif*, sore spot, lung bases clear"
            ),
        ),
        one(
            "pleural based/mass, pleural ..2 mass, mass ..3 pleura*",
            -idea("no pleural, lipoma, plaque"),
        ),
        one(measured("lung rads, lungrads", (4, 5))),
        near(
            "paralys* ..2 cord, cord ..2 palsy/paralys*, drumstick*, clubb*",
            "smok*, pack*, a day, cigarettes",
            -idea("congenital, cystic fibrosis, thyroidectomy, since birth, after ..2 surgery"),
        ),
    ),
    "skin_cancer_signs": (
        near(
            "pearly, rolled edge, telangiect*, tiny red veins",
            "scab*, bleed*, nodule, nose, nasi, months, spot, place",
            -idea("milia, penile, papules of"),
        ),
        near(
            "scab*, crust*",
            "again and again, scabs again, breaks down again, forming again, bleeds again, every time",
            LASTING | "months, year, yr",
            -idea("eczema, impetigo, cold sore*, scalp psoriasis, scabies"),
        ),
        near(
            "nail, toenail, fingernail, thumbnail",
            "stripe, streak, dark band, dark line, brown band",
            "wider, widening, dark, spreading, skin next",
            -idea("splinter, trauma, grown out, fungal, unchanged, since birth"),
        ),
        one(
            "melanoma",
            "could be, must be out, amelanotic, not like the look",
            -idea("mother, father, excluded, no"),
        ),
        near(
            "lip",
            "ulcer, sore",
            "hard edge*, hard edges, months on, three months, still open",
            -idea("cold sores since"),
        ),
        near(
            "birthmark, freckle, mole",
            "itches, itch*, weep*, bleed*",
            "grown, grew, bigger, size of, larger",
            -idea("baby, infant, unchanged, not grown, no change"),
        ),
        near(
            "ulcer",
            "everted, heaped, cauliflower*, rolled ..1 edge",
            -idea("mouth, tongue, corneal, duoden*, gastric"),
        ),
    ),
    "unexplained_weight_loss": (
        near(
            _THINNER,
            _EATS_THE_SAME,
            SLIMMING | -idea("fluid, edema, birth weight, water, years ago, no weight loss"),
        ),
    ),
    "upper_gi_cancer_signs": (
        one(
            "something solid ..4 pancreas, lump ..4 pancreas, mass ..4 pancreas",
            -idea("no, benign, stable, cyst"),
        ),
        near(
            (
                "ache/pain/discomfort ..3 under/beneath/below ..2 ribs, full after, fills up after, "
                "through to ..2 back"
            ),
            WEIGHT_LOSS | "kilos gone, face ..2 shrunk",
            SLIMMING | -idea("pregnan*, rib fracture*"),
        ),
        near(
            "chok* on crumbs, where it lodges, lodges, solids stop, arrestano, hour over ..3 yoghurt",
            "chest, bread, meat, petto, pane, roast, weeks",
            -idea("stroke, parkinson*, dementia only"),
        ),
        near(
            "sclera*, yellow, color of ..2 lemon",
            "no pain, itch*, pain whatever, painless",
            "urine ..3 stout/tea/dark/cola, stools ..3 putty/pale/clay, bile ..2 blocked",
            -idea("newborn, baby, gilbert*, hepatitis"),
        ),
        near(
            "camera ..4 throat/gullet/stomach, gastroscop*, endoscop*, barium, ogd, OGD",
            "crumbly, raised, friable, stricture, shouldering, growth, took bits",
            "stomach, gullet, esophag*, esoph, mid, bits",
            -idea("benign, peptic stricture dilated, no stricture, schatzki"),
        ),
    ),
    "urological_cancer_signs": (
        near(
            "gland, prostate",
            "back passage, rectal*, finger, dre, DRE",
            "like stone, hard, craggy, stony",
            -idea("smooth, benign, stool*, not hard, no nodule*, thyroid"),
        ),
        one(
            "kidney, renal",
            "solid lump/mass/lesion, enhancing lesion/mass, solid ..3 kidney, lump ..4 kidney",
            -idea("stone only, cyst, transplant, stable, angiomyolipoma, scarring"),
        ),
        near(
            "left one, right one, testicle, testis, ball",
            "bigger, heavy, hard",
            "no pain, painless, not ..2 let light, light through, not transilluminat*",
            -idea("hydrocele, epididymal cyst, hernia, years"),
        ),
        near(
            "cystitis, water infection, uti, UTI, urine infection",
            "never grew, no growth, cultures negative, culture negative, not grow*, grew nothing",
            "pink, blood, red, hematuria",
        ),
    ),
}
