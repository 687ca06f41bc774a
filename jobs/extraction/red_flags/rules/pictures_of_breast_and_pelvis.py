"""Suspected cancer of breast, womb and ovaries: its ideas, after NICE NG12."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, counted, idea, measured, near, one, refuted_by
from jobs.extraction.red_flags.rules.shared_ideas import BLEEDING, LUMP, OVER_50, WEIGHT_LOSS

_BREAST = idea(
    "breast*, areola*, subareolar, retroareolar, nipple*, axilla*, armpit*, under ..2 arm, mammary, "
    "mama, mamas, mamaria, mamario, mammaire, mammario, mammaria, mamma, seno, sein, brust, borst, mammella, pecho, "
    "bosom, bust, boob*, bra"
)
_NIPPLE_SIGN = idea(
    "inward*, gone in, going in, goes in, sinking in, sunk in, invert*, invers*, retract*, pulled ?right in, "
    "drawn in, turned in*, going in*, pucker*, discharg*, blood*, bleed*, scal*, crust*, eczema*, "
    "ulcer*, paget*, sunken, oozing, leak* blood, dimpl*, tether*, peau, orange peel, distort*, chang* "
    "shape, not ..2 clear*, sore, raw, rash, itch*, flak*"
)
_AFTER_MENOPAUSE = idea(
    "post menopaus* ..3 bleed*, postmenopaus* ..3 bleed*, bleed* ..3 post menopaus*, bleed* ..3 "
    "postmenopaus*, postmenopaus* ..2 spotting, post menopaus* ..2 spotting, postmenopaus* blutung, "
    "metrorragi* post*, saignement* post*, sanguinamento post*, sangrado post*"
)
_MENOPAUSE = ~idea(
    "menopaus*, postmenopaus*, the change, since ..2 change, last period, lmp ..4 ago, periods ..2 "
    "stopped/ended/finished/ceased, no periods for, hrt, stopped ..2 periods, period* ..3 years, period "
    "free, stopped menstruat*, not menstruat*, last menses, menses ceased, postmenopausal, finished ..2 "
    "periods, periods/monthlies/menses/cycles/courses ..4 stopped/ended/finished/ceased/dried/gone, "
    "stopped/ended/finished/stopping/ending ..3 periods/monthlies/menses, last ?menstrual period/bleed "
    "..3 19*/20*, lmp ..2 19*/20*, years after ..1 last period, year/years/y/yrs/yr after lmp, "
    "not ..3 period ..4 years, no/without ..3 "
    "period* ..3 years/decade, past ..1 menopause/change, years since ..3 period*/bled, meno"
)
_BLEEDS_BELOW = idea(
    "bleed*, bled, spotting, blood, vaginal ..2 blood, period ..1 back, periods again, periods ..2 "
    "started again, brown/pink/bloody discharge, smear of red, red ..4 wipe*, red on ..2 tissue/paper, "
    "staining, blood stained discharge, bloodstained discharge, show*, red/pink*/brown/fresh/bloody "
    "loss, loss PV/pv, pads, a pad, sanitary, knickers, undies, on ..1 again, like a period"
)
_PAST_54 = counted("yo, y o, year, F, lady, woman", (54, 99)) | measured("aged, age, she is", (54, 99))
_OVARY = idea("adnexal, ovar*, pelvic, pelvis, TO mass, uter*, womb, abdominopelvic")

PICTURES_OF_BREAST_AND_PELVIS: Pictures = {
    "breast_cancer_signs": (
        one(
            LUMP
            | (
                "thing, marble, pea sized, hypoechoic, spiculat*, lesion*, abnormality, asymmetry, density, "
                "lumpiness, knoten, nodule, bulto, nodulo, boule, knobbel*, tumefaction, tumoracion, caroco, "
                "tumefazione, "
                "nodo, verhartung, thickened, something"
            ),
            _BREAST,
            -idea(
                "no discrete lump, no dominant lump/mass, general*/diffuse nodularity, "
                "lump ..3 gone, no lump now, feeding, fed, breastfe*, implant*, reduction, reconstruct*, "
                "mastitis, lung, thyroid, boil, "
                "sebaceous, sweats, groin*, inguinal, breast density, density a/b/c/d"
            ),
        ),
        near(
            "hauteinziehung*, einziehung*, retraction, retraccion, retracao, retrazione, huidintrekking*, intrekking*, "
            "peau d'orange, piel de naranja, pele em casca de laranja, buccia d'arancia, orangenhaut",
            "mama, mamas, mamaria, mamario, mammaire, mammario, mammaria, mamma, seno, sein, brust, borst, mammella",
        ),
        one(
            "nipple*, areola*, mamelon*, pezon, capezzolo, mamille, brustwarze",
            _NIPPLE_SIGN,
            -idea("crack*, breastfe*, breast feed*, lactat*, latch*, both nipples, milky, prolactin*"),
        ),
        one(
            "breast*, bosom*, boob*, bust, sein, brust, mama",
            idea(
                "dimpl*, dent*, tether*, pucker*, peau, orange peel, orange rind/skin, crater, hollow, "
                "dip, caved, like ..2 orange/rind, pores, skin thicken*, distort*, asymmetr*, inflam*, "
                "red ..2 swollen, indrawn, ulcerat*, shape ..2 chang*, chang* ..2 shape"
            ),
            -idea("mastitis, breastfe* now, currently breastfe*, reduction, congenital"),
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
            "discharg*, fluid, leak*, ooz*",
            "duct, ducts",
            "blood*, single, one, watery, clear",
            -idea("bile, tear, lacrimal, parotid"),
        ),
        one(
            measured("birads, bi rads", (4, 6)) | measured("acr", (4, 4), (5, 5), (6, 6)),
            -idea("egfr, albumin*, creatinin*, mg, mmol, urin*, hba1c"),
        ),
        one("P4, P5, U4, U5, R4, R5, M4, M5, B5, C5", _BREAST),
        one(
            LUMP | "lesion*, spiculat*, density",
            (
                "o'clock, oclock, skin tether*, skin dimpl*, upper outer quadrant, lower inner quadrant, "
                "upper inner quadrant, lower outer quadrant, uoq, UOQ, liq, LIQ, uiq, UIQ, loq, LOQ, "
                "outer quadrant"
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
        one(
            "period/periods ..2 again/back/returned/restarted, periods ..1 started/starting",
            ~_PAST_54,
        ),
        near(
            _MENOPAUSE,
            _BLEEDS_BELOW,
            -idea(
                "blood pressure, bloods, blood test*, nosebleed*, rectal, pr, PR, gum*, before "
                "the menopause, hrt started, started ..4 hrt, months ..3 hrt, month ..3 hrt, weeks ..3 hrt, "
                "perimenopaus*, knee*, hot flush*, withdrawal bleed*, ear*, nose, wound"
            ),
        ),
        one(
            BLEEDING | "pinkish, pink loss, bloody",
            counted("yo, y o, year, F, lady, woman", (56, 99)) | measured("at, aged, age, she, is", (56, 99)),
            idea(
                "vagina*, pv, PV, down below, womb, uter*, underwear, pad*, spotting, period*, knickers, "
                "pants, loss, pinkish"
            ),
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
                "ulcer*, lump*, mass, suspicious, tumor*, growth, craggy, cauliflower, bled on touch, "
                "friable, irregular, abnormal, a sore, sore that/on, exophytic, raised edge*, "
                "not ..2 heal*, non healing, "
                "hard, white, contact, bleeds on touch, contact bleeding, lesion*, abnormal look*, plaque"
            ),
            -idea(
                "prolapse, herpe*, bartholin*, neck, spine, spondyl*, lymph*, nodes, node, node*, swab, "
                "warts, benign, cyst, uterus ..2 hard/woody/tender, woody"
            ),
        ),
        one(
            _OVARY,
            idea(
                "mass*, lump, solid, complex, multilocul*, multicyst*, tumor*, large, malignan*, "
                "septat*, ascites, suspicious, enlarg*, cyst ..4 cm"
            ),
            -idea(
                "simple, functional, corpus luteum, physiological, body mass, known fibroid*, "
                "intramural/subserosal/submucosal ?fibroid*, fibroid ?uterus, pregnan*, hcg, "
                "ectopic, dermoid, polycystic, pain hip, fracture*"
            ),
        ),
        one(
            "bulky ..1 ovar*/adnexa*/pelvi*, ovar* bulky, ovar* is/are/looks/appears/feels bulky",
            -idea("polycystic, no mass, pregnan*"),
        ),
        near(
            "bulky ..2 uter*/womb, uter*/womb ..2 bulky",
            OVER_50 | "postmenopaus*, post menopaus*, pmb, PMB, since ..2 menopause, after ..2 menopause, "
            "irregular, nodular, hard, fixed, suspicious",
            -idea("fibroid*, adenomyosis, premenopaus*, pre menopaus*, pregnan*"),
        ),
        one(
            measured("ca 125, ca125, CA 125, CA125", (36, 50000)),
            refuted_by("normal ovaries, ovaries ..2 normal"),
        ),
        one(idea("ca 125, CA 125, ca125"), idea("raised, elevated, high, abnormal, up")),
        near(
            idea(
                "blown up, not ..1 do up, bloat*, distension, distended, swollen tummy/belly/abdomen, "
                "tummy/belly ..2 "
                "swollen/bigger/big, trousers ..1 tight, abdominal swelling, girth, early satiety, "
                "ascites, fullness"
            ),
            ~(OVER_50 | WEIGHT_LOSS | "persistent*, most days, every day, pelvic pain, weight ..2 up/gain*"),
            idea(
                "pelvic, ovar*, urinary frequency, satiety, not ..2 finish ..2 meal*, full ..2 quick*, "
                "full after, passing ..1 water/urine often, weeing often, trousers ..1 tight, waistband, "
                "ascites, womb, ca125, CA125, appetite"
            )
            | WEIGHT_LOSS,
        ),
        one(
            idea("colpo*, smear, cervical screening, biopsy, cytology, pap, Pap, hvs"),
            idea(
                "invas*, glandular neoplas*, cgin, CGIN, carcinoma, malignan*, severe dyskar*, high grade "
                "?changes, HSIL, AIS"
            ),
            -idea(
                "negative, prostat*, normal, years ago, renal, kidney*, bladder, urothel*, tonsil*, throat, lung*, "
                "breast*, ductal, colon*, stomach, gastric, thyroid, skin, scalp, cheek, face, nose, ear, lip, "
                "arm, leg, hand, back, neck, basal cell, bcc, BCC, squamous, melanoma, rectal, rectum, bowel, "
                "duodenal, liver, node"
            ),
        ),
        near(
            idea(
                "postcoital, post coital, bleed* after/during sex, bleed* after/during intercourse, "
                "bleed* ..2 sex, pcb, PCB, intermenstrual"
            ),
            idea("cervi*, contact, smear*, persist*, suspicious, friable, weight*"),
            -idea(
                "cervix ..2 healthy/normal, healthy/normal ..1 cervix, smear ..2 normal/negative, pop, POP, mini pill"
            ),
        ),
        one("pmb, PMB", -measured("pmb, PMB", (1, 99999))),
        one(
            "pmb, PMB",
            OVER_50
            | "bleed*, hrt, HRT, tvs, tvus, uss, episode*, weeks, months, x, no hrt, menopaus*, endometri*, ?, since",
        ),
    ),
}
