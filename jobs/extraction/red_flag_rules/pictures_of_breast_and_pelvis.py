"""Suspected cancer of breast, womb, ovaries, urinary and male organs: its ideas, after NICE NG12."""

from __future__ import annotations

from jobs.extraction.red_flag_rules.idea import Pictures, counted, idea, measured, near, one
from jobs.extraction.red_flag_rules.shared_ideas import BLEEDING, HARD, LUMP, OVER_50, SMOKER

_BREAST = idea(
    "breast*, areola*, subareolar, retroareolar, nipple*, axilla*, armpit*, under ..2 arm, mammary, "
    "mama, seno, sein, brust, borst, mammella, pecho, bosom, bust, boob*, bra"
)
_NIPPLE_SIGN = idea(
    "gone in, going in, goes in, sinking in, sunk in, invert*, invers*, retract*, pulled ?right in, drawn in, "
    "turned in*, going in*, pucker*, "
    "discharg*, blood*, bleed*, scal*, crust*, eczema*, ulcer*, paget*, sunken, oozing, leak* "
    "blood, dimpl*, tether*, peau, orange peel, distort*, chang* shape"
)
_AFTER_MENOPAUSE = idea(
    "post menopaus* ..3 bleed*, postmenopaus* ..3 bleed*, bleed* ..3 post menopaus*, bleed* ..3 "
    "postmenopaus*, postmenopaus* ..2 spotting, post menopaus* ..2 spotting, postmenopaus* blutung, "
    "metrorragi* post*, saignement* post*, sanguinamento post*, sangrado post*"
)
_MENOPAUSE = ~idea(
    "menopaus*, postmenopaus*, the change, since ..2 change, last period, lmp ..4 ago, periods ..2 "
    "stopped/ended/finished/ceased, no periods for, hrt, stopped ..2 periods, period* ..3 years, "
    "period free, stopped menstruat*, not menstruat*, last menses, menses ceased, postmenopausal, "
    "finished ..2 periods"
)
_BLEEDS_BELOW = idea(
    "bleed*, bled, spotting, blood, vaginal ..2 blood, period ..1 back, periods again, periods ..2 "
    "started again, brown/pink/bloody discharge, staining, blood stained discharge, bloodstained "
    "discharge, show*"
)
_OVARY = idea("adnexal, ovar*, pelvic, pelvis, TO mass, uter*, womb, abdominopelvic")
_URINE = idea(
    "urin*, wee, weeing, pee, peeing, pass* water, water, urinat*, toilet bowl, harn, urines, "
    "orina, urine, piss"
)
_RED = idea(
    "wine, rose, coke, coca cola, ribena, blackcurrant, blood*, clot*, red, pink, claret, cola, "
    "rose colored, rust*, frank, visible, macroscopic, gross, blut, sang, sangre, sangue, port wine"
)
_NOT_VISIBLE = -idea(
    "dip*, microscop*, nonvisible, non visible, nvh, NVH, trace, uti, UTI, cystitis, infection, "
    "stone*, colic, catheter*, test, tests, group, pressure, period*, menstru*, vagina*, stool*, "
    "rectal*, per rectum, beetroot"
)

PICTURES_OF_BREAST_AND_PELVIS: Pictures = {
    "breast_cancer_signs": (
        one(
            LUMP
            | (
                "thing, marble, pea sized, hypoechoic, spiculat*, lesion*, abnormality, asymmetry, density, "
                "lumpiness, knoten, nodule, bulto, nodulo, boule, knobbel*, "
                "nodo, verhartung, thickened, something"
            ),
            _BREAST,
            -idea(
                "lump ..3 gone, no lump now, feeding, fed, breastfe*, implant*, reduction, reconstruct*, "
                "mastitis, lung, thyroid, boil, "
                "sebaceous, sweats"
            ),
        ),
        one(
            "nipple*, mamelon*, pezon, capezzolo, mamille, brustwarze",
            _NIPPLE_SIGN,
            -idea("crack*, breastfe*, breast feed*, lactat*, latch*, both nipples, milky, prolactin*"),
        ),
        one(
            "breast*, sein, brust, mama",
            idea(
                "dimpl*, tether*, pucker*, peau, orange peel, skin thicken*, distort*, asymmetr*, inflam*, red "
                "..2 swollen, indrawn, ulcerat*, shape ..2 chang*, chang* ..2 shape"
            ),
            -idea("mastitis, breastfe*, reduction, congenital"),
        ),
        one(
            idea("axilla*, armpit*, under ..2 arm"),
            LUMP | "node*, gland*, adenopath*, lymphadenopathy",
            -idea("boil*, hidradenitis, abscess, folliculitis, both armpits, neck"),
        ),
        one(
            idea("mammogra*, mammo, mammos, tomosynthesis, breast ultrasound, breast us"),
            idea(
                "suspicious, abnormal*, mass, calcif*, microcalcif*, spiculat*, distortion, recall*, m4, M4, "
                "m5, M5, density"
            ),
            -idea("normal, negative, benign, clear, routine recall"),
        ),
        one(
            "discharg*",
            "duct, ducts",
            "blood*, single, one, watery, clear",
            -idea("bile, tear, lacrimal, parotid"),
        ),
        one(measured("birads, bi rads", (4, 6))),
        one(
            LUMP,
            (
                "o'clock, oclock, skin tether*, skin dimpl*, upper outer quadrant, lower inner quadrant, upper "
                "inner quadrant, lower outer quadrant, uoq, UOQ, liq, LIQ, uiq, UIQ, loq, LOQ, outer quadrant"
            ),
            -idea("anal, anus, perianal, abdom*, anorectal, hemorrhoid*"),
        ),
        one("inflammatory breast, paget* ..3 nipple, paget* ..3 breast, breast cancer suspected, phyllodes"),
        one(
            "bra",
            "stain*, blood*, discharge, brown*, spots",
            "nipple, breast, duct, left, right, brown*, one side",
        ),
        one(
            "one breast, right breast, left breast, r breast, l breast",
            "bigger, larger, heavy, heavier, red, hot, hard",
            "red, antibiotic*, weeks, month*, not ..2 better, changed, heavy",
            -idea("feeding, breastfe*, lactat*, mastitis settled, pregnan*, implant*"),
        ),
    ),
    "gynaecological_cancer_signs": (
        one(_AFTER_MENOPAUSE),
        near(
            _MENOPAUSE,
            _BLEEDS_BELOW,
            -idea(
                "blood pressure, bloods, blood test*, nosebleed*, rectal, pr, PR, gum*, before the menopause, "
                "perimenopaus*, knee*, hot flush*"
            ),
        ),
        one(
            BLEEDING,
            counted("yo, y o, year, F, lady, woman", (56, 99)) | measured("at, aged, age, she, is", (56, 99)),
            idea("vagina*, pv, PV, down below, womb, uter*, underwear, pad*, spotting, period*, knickers"),
        ),
        one(
            idea("endometri*, lining, ET, womb"),
            measured("endometri*, lining, thickness, ET, thick, measur*", (5, 60))
            | counted("mm", (5, 60))
            | "thicken*, polyp, hyperplasia ..2 atypia, atypical hyperplasia",
            ~idea("postmenopaus*, post menopaus*, bleed*, hrt, HRT, pmb, PMB, menopaus*, tvs, TVUS, tvus")
            | OVER_50,
            -idea("endometriosis, regular cycle*, secretory"),
        ),
        one(
            idea("vulva*, vagina*, cervi*, labi*, introitus"),
            idea(
                "ulcer*, lump*, mass, suspicious, tumor*, growth, craggy, cauliflower, bled on touch, friable, "
                "irregular, abnormal, "
                "contact, bleeds on touch, contact bleeding, lesion*, abnormal look*, plaque"
            ),
            -idea(
                "prolapse, herpe*, bartholin*, neck, spine, spondyl*, lymph*, nodes, node, node*, swab, warts, "
                "benign, cyst"
            ),
        ),
        one(
            _OVARY,
            idea(
                "mass*, lump, solid, complex, multilocul*, multicyst*, bulky, tumor*, large, malignan*, "
                "septat*, ascites, suspicious, enlarg*, cyst ..4 cm"
            ),
            -idea(
                "simple, functional, corpus luteum, physiological, body mass, known fibroid*, pregnan*, hcg, "
                "ectopic, dermoid, polycystic, pain hip, fracture*"
            ),
        ),
        one(measured("ca 125, ca125, CA 125, CA125", (36, 50000))),
        one(idea("ca 125, CA 125, ca125"), idea("raised, elevated, high, abnormal, up")),
        near(
            idea(
                "bloat*, distension, distended, abdominal swelling, girth, early satiety, ascites, fullness"
            ),
            ~(OVER_50 | "persistent*, most days, daily, pelvic pain, weight*"),
            idea("pelvic, ovar*, urinary frequency, satiety, ascites, womb, ca125, CA125, appetite, weight*"),
        ),
        one(
            idea("colposcop*, smear, cervical screening, biopsy, cytology, pap, Pap, hvs"),
            idea(
                "invas*, glandular neoplas*, cgin, CGIN, carcinoma, malignan*, severe dyskar*, high grade "
                "?changes, HSIL, AIS"
            ),
            -idea("negative, prostat*, normal, years ago"),
        ),
        near(
            idea(
                "postcoital, post coital, bleed* after/during sex, bleed* after/during intercourse, bleed* ..2 "
                "sex, pcb, PCB, intermenstrual"
            ),
            idea("cervi*, contact, smear*, persist*, suspicious, friable, weight*"),
        ),
        one("pmb, PMB", -measured("pmb, PMB", (1, 99999))),
        one(
            "pmb, PMB",
            OVER_50
            | "bleed*, hrt, HRT, tvs, tvus, uss, episode*, weeks, months, x, menopaus*, endometri*, ?, since",
        ),
    ),
    "urological_cancer_signs": (
        one(
            "hematuria, macrohematuri*, ematuria, hematurie",
            idea(
                "visible, frank, gross, macroscop*, painless*, painlos*, clot*, recurrent, pink, red, heavy, "
                "total, vh, schmerzlos*, franche, intermittent, episode*"
            ),
            -idea("non visible, nonvisible, microscopic, nvh, NVH, infection, uti, UTI, stone*, colic"),
        ),
        one(
            "hematuria",
            OVER_50 | SMOKER,
            -idea("non visible, nonvisible, microscopic, nvh, NVH, infection, uti, UTI, trace, dip*, colic"),
        ),
        one(
            _URINE,
            _RED,
            _NOT_VISIBLE | -idea("color blind, waterlow, retention, water infection, fracture*, bloods"),
        ),
        one(measured("psa, PSA", (4.0, 9000))),
        one(
            idea("psa, PSA"),
            idea(
                "raised, elevated, gone up, going up, went up, crept up, climb*, doubl*, rising, risen, rise, "
                "rose, high, abnormal, above ..2 range, jumped"
            ),
            -idea("normal, stable, not raised"),
        ),
        one(
            idea("prostat*, dre, DRE"),
            idea(
                "hard, nodul*, craggy, irregular, asymmetr*, indurat*, suspicious, malignant, firm nodule, "
                "woody, stony, lump*"
            ),
            -idea("smooth, benign, not hard, soft, rectal mass, bph, BPH feel*"),
        ),
        one(
            idea("kidney*, renal, bladder, ureter*, adrenal"),
            idea(
                "solid, mass*, tumor*, enhanc*, suspicious, filling defect, polypoid, lesion*, sol, growth, "
                "thicken* ..1 wall, cancer, malignan*"
            ),
            -idea(
                "simple, stone*, angiomyolipoma, colic, body mass, index, no ..3 mass, benign, gallbladder, "
                "transplant"
            ),
        ),
        one(
            LUMP | "enlarg*, hard, craggy, larger, bigger, heavy, heavier, change ..2 shape",
            idea(
                "testi*, testes, testic*, ball, balls, scrot* ..2 solid, hoden, testicule, testiculo, testicolo"
            ),
            HARD
            | (
                "painless*, heavy, heavier, solid, noticed, found, new, enlarg*, growing, irregular, bigger, "
                "intratesticular, mass, lump"
            ),
            -idea(
                "sudden*, hydrocele*, transilluminat*, epididym*, torsion, varicocele, undescended, hours, "
                "mumps, benign"
            ),
        ),
        one(
            idea("penis, penile, glans, foreskin, prepuce"),
            idea("ulcer*, lesion*, lump*, growth, mass, sore, nodule, wart* .. not"),
            -idea("herpe*, syphilis, balanitis, tight"),
        ),
        one(
            _URINE,
            (
                "wine, claret, coke, coca cola, ribena, blackcurrant, rose wine, bloody, bright red, frank, "
                "visible, clots"
            ),
            "dip*, nitrite*, leuc*, leuk*, msu, no uti, no infection",
            -idea("stool*, vagina*, period*, beetroot, catheter*, colic, nitrite* ..1 positive/pos/+, trace"),
        ),
        one(
            "nvh, NVH, non visible hematuria, nonvisible hematuria, microscopic hematuria, microhematuria, dip* "
            "..2 blood, blood ..2 dip*",
            counted("yo, y o, y, yr*, years, F, M, f, m, yoM, yoF", (60, 104))
            | measured("age, aged, is", (60, 104)),
            "dysuri*, raised white, wcc, WCC, white cell*, white count, persist*, smok*",
            -idea("resolved, uti treated, settled"),
        ),
        one(
            "visible blood, blood visible",
            "uti, utis, UTIs, UTI, urine, urinary",
            OVER_50 | "recurrent, persist*, smok*",
        ),
        one(
            "testi*, testic*, ball, balls",
            "lump*, swelling, mass, hard*, nodule",
            "no pain, not painful, painless*, not sore, noticed, shower, found, felt",
            -idea("hydrocele, epididym*, varicocele, transillumin*, torsion, years, vasectomy, no lump*"),
        ),
        one(
            "intratesticular, testicular mass, testicular tumor, testicular lesion, testicular nodule",
            -idea("no intratesticular, no testicular"),
        ),
    ),
}
