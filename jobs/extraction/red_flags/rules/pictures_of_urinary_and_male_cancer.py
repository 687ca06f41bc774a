"""Suspected cancer of urinary and male organs: its ideas, after NICE NG12."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, counted, idea, measured, near, one
from jobs.extraction.red_flags.rules.shared_ideas import HARD, LUMP, OVER_50, SMOKER

_URINE = idea(
    "urin*, wee, weeing, pee, peeing, pass* water, water, urinat*, toilet bowl, harn, urines, "
    "orina, urine, piss"
)
_RED = idea(
    "wine, rose, coke, merlot, burgundy, cranberry, ruby, tomato, port, coca cola, ribena, blackcurrant, "
    "blood*, clot, clots, clotted, clotty, clotting, red, pink, claret, cola, rose colored, rust*, "
    "frank, visible, macroscopic, gross, "
    "blut, sang, sangre, sangue, port wine"
)
_NOT_VISIBLE = -idea(
    "dip*, microscop*, nonvisible, non visible, nvh, NVH, trace, uti, UTI, cystitis, infection, "
    "stone*, colic, catheter*, test, tests, group, pressure, period*, menstru*, vagina*, stool*, "
    "rectal*, per rectum, beetroot, gram, gram stain*, staining rods/cocci, red/pink rods/cocci, "
    "red ?blood cell/cells, cell casts, casts, sediment"
)

PICTURES_OF_URINARY_AND_MALE_CANCER: Pictures = {
    "urological_cancer_signs": (
        one(
            "hematuria, macrohematuri*, frank/visible/gross/macro/macroscopic hem/hematur, ematuria, "
            "hematurie",
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
        near(
            "lobe, dre, DRE, digital exam, gland, prostat*, pr, PR",
            "knuckle, rock, stone, woody, hard, craggy, stony, lumpy, nodular",
            "groove, sulcus, median, lobe, prostat*, obliterated",
            -idea(
                "lobe of lung, lung, lungs, lower lobe, upper lobe, thyroid, parotid, smooth, benign, "
                "not hard, liver"
            ),
        ),
        one(
            "VH",
            -idea("vaginal, prolapse, NVH, angle*, iop, IOP, gonio*, herick, CCT, cct, anterior chamber"),
        ),
        one(
            measured("psa, PSA", (4.0, 9000)), -idea("stable, active surveillance, watchful waiting, falsely")
        ),
        one(measured("pirads, pi rads", (4, 5))),
        one(
            idea("psa, PSA"),
            idea(
                "raised, elevated, gone up, going up, went up, crept up, climb*, doubl*, rising, "
                "risen, rise, "
                "rose, high, abnormal, above ..2 range, jumped"
            ),
            -idea("normal, stable, not raised, falsely"),
        ),
        one(
            idea("prostat*, dre, DRE"),
            idea(
                "like ..2 stone/rock/wood/marble, hard, nodul*, craggy, irregular, asymmetr*, indurat*, "
                "suspicious, malignant, firm nodule, "
                "woody, stony, lump*"
            ),
            -idea("smooth, benign, not hard, soft, rectal mass, bph, BPH feel*"),
        ),
        one(
            idea("kidney*, renal, bladder, ureter*, adrenal, trigone, cystoscop*, cysto"),
            idea(
                "papillary, solid, mass*, tumor*, enhanc*, suspicious, filling defect, polypoid, "
                "lesion*, sol, growth, "
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
                "testi*, testes, testic*, ball, balls, scrot* ..2 solid, hoden, testicule, testiculo, "
                "testicolo"
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
            "nvh, NVH, non visible hematuria, nonvisible hematuria, microscopic hematuria, "
            "microhematuria, dip* ..2 blood, blood ..2 dip*",
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
        one(
            "upper pole, lower pole, mid pole, interpolar",
            "lesion, mass, enhanc*, solid, tumor",
            -idea("simple, spleen, benign, thyroid, nodule"),
        ),
    ),
}
