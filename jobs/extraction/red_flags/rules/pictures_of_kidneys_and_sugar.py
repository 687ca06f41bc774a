"""Failing kidneys, dangerous salts and sugar by the ideas that tell of them."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, changed, idea, measured, near, one, refuted_by
from jobs.extraction.red_flags.rules.shared_ideas import CHILD, CONFUSED, NO_URINE, RECENT, VOMITING

_KETONES = measured("ketone*, ketones, bhb, BHB, keton, blood ketones, beta hydroxybutyrate", (1.6, 20)) | (
    "ketones ..2 +, ketones ..1 positive, ketones ++, ketonuri*, ketosis, ketoacid*, dka, DKA, "
    "euglycemic, large ketones, ketones large, ketones 3+, ketones high, ketones 4+, moderate "
    "ketones, pear drops, acetone, fruity breath, kussmaul, deep sighing, 3+ ketones, 4+ ketones, "
    "++ ketones, +++ ketones, ketones, hhs, HHS"
)
_SUGAR = (
    "finger prick, fingerprick, glucose, bm, BM, bms, cbg, CBG, bsl, BSL, rbs, RBS, sugar, sugars, blood "
    "sugar, bg, BG, capillary glucose, random glucose, grbs, GRBS, glu"
)
_CREATININE = "creatinine, creat, cr, Cr, crea, kreatinin"
_FILTRATION = "egfr, eGFR, gfr, kidney function, renal function"
_YEARS = "/".join(str(year) for year in range(2000, 2040))
_OVER_MONTHS = -idea(
    "was/from ..2 last year, since ..4 last year, "
    "over/in/within/during ..2 year/years/yr/yrs/months/mo/mos, "
    f"was/from ..3 in ..1 {_YEARS}, was/from ..2 {_YEARS}"
)
"""How long a rise took that is no injury: that takes hours to weeks."""
_LONG_KNOWN = _OVER_MONTHS | -idea("years, gradual*, slowly, dialysis, transplant")
"""What says that kidneys have failed for long."""
_DRAINS_BADLY = idea("obstruct*, hydroneph*, retention")
_HIGH_SUGAR = measured(_SUGAR, (20, 80), (400, 1900)) | (
    "glucose ..2 HI, bm ..2 HI, BM ..2 HI, reads HI, reading HI, HI on ..2 meter, reads high, "
    "unrecordable, glucose hi, BM HI, sugar ..3 through the roof"
)
_THIRST = idea(
    "thirst*, polyuri*, polydips*, weeing ..3, peeing ..3, passing ..2 urine ..2 often, passing "
    "lots, drinking ..4, wetting the bed again, bed wetting, bedwetting, nocturia, osmotic, weight "
    "loss, losing weight, lost weight, thrush, tired"
)
_DIABETES = idea(
    "diabet*, t1dm, T1DM, t1d, pump, sensor, libre, dexcom, T1D, type 1, iddm, glucose, sugar, bm, "
    "hba1c, insulin"
)

PICTURES_OF_KIDNEYS_AND_SUGAR: Pictures = {
    "acute_kidney_injury": (
        one(
            (
                "acute kidney injury, aki, AKI, acute renal failure, arf, ARF, acute on chronic renal, "
                "acute on chronic kidney, oliguri*, anuri*, acute renal impair*, acute renal injury, "
                "hyperkal*, rapidly progressive glomerul*, rpgn, RPGN, rhabdo, rhabdomyol*, acute tubular, "
                "obstructive uropathy, rapid* progressive renal, rapid* progressive kidney, acute renal, "
                "acute kidney, insuffisance renale aigue, nierenversagen, insuficiencia renal aguda, "
                "insufficienza renale acuta, anuresis, uremi*, hyponatremic seiz*, renal shutdown"
            ),
            -idea(
                "years ago, recovered, resolved, previous, history of, last year, in 20*, hus as "
                "a child, risk "
                "of aki, risk, mild hyperkal*, sick day, after aki, post aki, hemolytic uremic ..4 child, "
                "follow up, baseline restored, no aki, back to baseline, returned to"
            ),
            refuted_by("back to ..2 usual/normal/baseline, returned to normal/baseline"),
        ),
        near(
            idea(
                "creatinine*, creat, cr, Cr, egfr, eGFR, gfr, GFR, renal function, kidney function, kidneys, "
                "u&e, ue, crea, kreatinin, urea"
            ),
            idea(
                "doubl*, tripl*, risen, rose, jump*, fallen off, cliff, halved, tanked, nosedived, "
                "soared, rocket*, climb*, deteriorat*, plummet*, crash*, fallen ..4 from, fell ..4 from, "
                "dropp* ..4 from, gone ..2 from, gone off, up from, down from, was ..2 last week, from "
                "..2 to, worsening, worsened, rapid*, acute*, sudden*, baseline, shot up, ->, →, now"
            ),
            ~(
                idea(
                    "week*, days, day, overnight, doubl*, tripl*, rapid*, acute*, hours, last week, this "
                    "week, since starting, since last, baseline, fortnight, weekend, vomit*, diarrhea, "
                    "ramipril, nsaid*, ibuprofen, dehydrat*, sudden*, last month, ten days, oral intake, "
                    "trimethoprim, naproxen, gentamicin"
                )
                | "three weeks"
            )
            | _DRAINS_BADLY,
            _OVER_MONTHS,
            -idea(
                "stable ckd, unchanged, years, gradual*, over 5, over two years, annual*, slowly, "
                "stable, knee, protein creatinine, albumin creatinine, acr, ACR, pcr ratio, improved, "
                "recovered, back to"
            ),
            refuted_by("back to ..2 usual/normal/baseline, returned to normal/baseline"),
        ),
        near(
            NO_URINE
            | (
                "not pass* ..4 urine, not pass* ..4 water, not pee/pees/peed/peeing, not ..3 "
                "wee/wees/weed/weeing, no urine, not ..3 urinat*, hardly any urine/wee/pee, barely any "
                "urine/wee/pee, hardly pass* ..4 urine, barely pass* ..3 urine, passing ..3 "
                "little urine, very "
                "little urine, urine output, dry since, no wee, not had ..2 wee/pee, catheter/bag ..2 "
                "dry/empty, uop, UOP, little or no urine, urine ..2 dried "
                "up"
            ),
            ~(
                idea(
                    "since, yesterday, hours, days, a day, today, overnight, creatinine, creat, vomit*, "
                    "diarrhea, catheter, dehydrat*, poor, low, bladder empty, bladder scan, ankles, "
                    "since friday/monday/tuesday/wednesday/thursday/saturday/sunday, drugs round, "
                    "minimal, 24, 12, dropp*, nil, egfr, swollen, puffy"
                )
            ),
            -idea(
                "back pain, sciatica, saddle, prostat* years, retention due, normal urine, good urine, "
                "liter/liters/litre/litres, leaflet"
            ),
        ),
        one(
            measured(_FILTRATION, (1, 14)),
            RECENT | "dropp*, fell, from, rapid*, was, acute*, new",
            -idea("dialysis, stable, known, transplant"),
        ),
        one(
            changed(_CREATININE, (0.4, 2500), times=(1.6, 90)),
            _LONG_KNOWN | "ckd stable, clearance, kinase, protein",
        ),
        one(
            changed(_FILTRATION, (3, 120), times=(0.02, 0.6)),
            _LONG_KNOWN | "annual*",
        ),
        near(
            measured(_CREATININE, (200, 2500)),
            "from ..2 to, was, up from, ->, →, now, rise, rising, risen, up to, to",
            ~idea(
                "week, weeks, days, day, overnight, last week, since starting, fortnight, ramipril, nsaid*, "
                "ibuprofen, naproxen, vomit*, diarrhea, gentamicin, dehydrat*, trimethoprim, last month"
            )
            | _DRAINS_BADLY,
            _LONG_KNOWN | "stable ckd, unchanged, stable, improved, recovered, back to",
        ),
        one(
            measured("egfr/eGFR/gfr ..2 fell/fallen/dropp*/drop/down/plummet*/crash*/halved/now", (1, 29)),
            _LONG_KNOWN | "stable",
        ),
        near(
            "hydroneph*",
            idea(
                "creatinine, creat, egfr, eGFR, renal function, kidney function, urea, kidneys, K, potassium"
            ),
            (
                "rising, rise, raised, risen, worsening, deteriorat*, up, fall*, fell, dropp*, "
                "acute, anuri*, "
                "obstruct*"
            ),
            -idea("stable, chronic, years, improved, no hydroneph*, mild, normal"),
        ),
        one(
            measured(_CREATININE, (200, 2500)),
            (
                "in ..2 week/days/hours, over ..2 week/weeks/days/weekend/hours, within ..2 week/days/hours, "
                "last week, a week ago, days ago, overnight"
            ),
            _LONG_KNOWN | "stable, unchanged, improved, recovered, back to, baseline",
        ),
    ),
    "diabetic_emergency": (
        one(
            (
                "dka, DKA, ketoacid*, hyperosmolar, hhs, HHS, honk, HONK, ketoacidosis, acidocetose, "
                "cetoacidosis, chetoacidosi, ketoazidose, euglycemic keto*, hyperglycemic crisis"
            ),
            -idea(
                "previous, history of, years, at diagnosis, aged 9, none since, last year, in 20*, no dka, "
                "admissions with dka ..6 none, risk of dka, no further, h o, sick day, ketogenic"
            ),
        ),
        near(
            _HIGH_SUGAR,
            _KETONES
            | VOMITING
            | CONFUSED
            | _THIRST
            | (
                "unwell, dehydrat*, child, weight*, drows*, insulin, thirst*, polyuri*, osmotic, "
                "breath*, new, "
                "abdominal"
            ),
            -idea(
                "negative ketones, ketones negative, no ketones, ketones 0.*, hdl, hba1c only, post "
                "prandial in 20*, steroid injection"
            ),
        ),
        one(
            "reads HI, reading HI, bm ..2 HI, BM ..2 HI, glucose ..2 HI, glucometer ..2 HI, HI on ..2 "
            "meter, hi on ..2 meter, unrecordably high"
        ),
        one(
            _KETONES,
            _DIABETES | VOMITING | "ph, pH, bicarb*, breath, unwell, urine, blood, capillary",
            -idea(
                "negative, nil, trace, ketones 0.*, ketogenic, pregnan*, hyperemesis, no ketones, low carb, "
                "keto diet, ketones neg, absent, ketones 0, fasting"
            ),
        ),
        near(_DIABETES, "kussmaul, deep sighing, fruity, acetone, pear drops, sighing resp*"),
        near(
            (
                "thirst*, polyuri*, polydips*, drinking ..4, peeing ..4, weeing ..4, passing ..3 urine, wet* "
                "..2 bed, toilet ..3"
            ),
            (
                "weight loss, losing weight, lost weight, lost ..3 kg, vomit*, drows*, letharg*, tummy pain, "
                "thin*, ketones, abdominal pain, breath*, tired*"
            ),
            CHILD | "type 1, t1dm, T1DM, ketones, young, student",
            ~(
                measured(_SUGAR, (11, 80), (200, 1900))
                | (
                    "diabet*, glucose, sugar, dipstick, glycosuria, ketones, type 1, breath*, vomit*, HI, "
                    "glucosuria"
                )
            ),
            -idea("normal glucose, glucose normal, insipidus, glucose 5*, uti"),
        ),
        one(
            idea("new*, newly, first, suspected, ?, possible, likely"),
            idea("type 1, t1dm, T1DM, type one, t1d, T1D, juvenile diabet*"),
            -idea(
                "type 1 error, hypersens*, respiratory failure, years, clinic, neurofibrom*, new pump, new "
                "consultant, new sensor, transfer, relocated"
            ),
        ),
        one(
            idea(
                "severe, unconscious, needing ambulance, unrespons*, seizure, fit, third party, paramedic*, "
                "ambulance, glucagon, recurrent, collapsed, unaware*, 999, not rous*, confus*"
            ),
            idea("hypo, hypos, hypoglyc*, low sugar*, low blood sugar"),
            -idea(
                "mild, hypothyr*, no hypos, no severe, years ago, none, hypopigment*, aware of hypos, never"
            ),
        ),
        near(CHILD, _HIGH_SUGAR),
        near(_HIGH_SUGAR, measured("osmolality, osm, osmo, osmolarity", (320, 500))),
        one("meter, glucometer", "HI"),
        near(
            _DIABETES | "pump, cannula, type one",
            measured("ph, pH", (6.6, 7.29)) | measured("bicarb, bicarbonate, hco3, HCO3", (1, 14)),
            -idea("urine ph, copd, COPD"),
        ),
    ),
}
