"""An acute coronary syndrome by the ideas that tell of it."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, changed, counted, idea, measured, near, one
from jobs.extraction.red_flags.rules.shared_ideas import RECENT, SUDDEN, SUSPECTED

_CHEST_PAIN = idea(
    "chest pain*, chest ache, chest tight*, chest heav*, chest pressure, chest discomfort, cp, CP, pain "
    "..3 chest, tight* ..4 chest, heav* ..4 chest, pressure ..4 chest, discomfort ..3 chest, squeez* ..4 "
    "chest, band ..3 chest, weight ..3 chest, sitting/sat/standing/stood on ..2 chest, brick/rock ..3 "
    "chest, elephant ..4 chest, crushing, substernal, retrosternal, precordial, central pain, angina, "
    "chest ..3 hurts, chest ..3 pain*, chest ..3 tight, burning ..3 chest, pain behind ..2 breastbone, "
    "breastbone, brustschmerz*, thoraxschmerz*, douleur* thoracique*, dolor toracico, dolore toracico, "
    "pain ..6 pecho/poitrine/petto/brust, standing on ..2 it, dolor de pecho, like ..6 on ..2 chest, "
    "parked ..4 chest, "
    "weight on ..2 chest, someone ..4 chest, fist ..4 chest, vice ..3 chest, band ..3 ribs, across ..2 "
    "chest, tightness, tight band, chest pains, sternum, chest oppression"
)
_BAD = idea(
    "at rest, rest pain, resting, while sitting, when sitting, sitting still, in bed, asleep, woke*, "
    "wak*, at night, sweat*, clammy, gray, diaphor*, ashen, pale, ongoing, still, since this morning, "
    "impending doom, feels like ..2 die, lasting, for an hour, not ..3 settl*, not relieved, no relief, "
    "gtn not, syncope, collapsed, collapse, crescendo, increasing* frequen*, more frequent*, more often, "
    "minimal exertion, less and less, worsening, unstable, st ..2 depress*, st ..2 elevat*, ST, twi, "
    "TWI, t wave*, new lbbb, new LBBB, ecg ..3 chang*, ekg ..3 chang*, ischemic changes, ischemia, "
    "dynamic, troponin*, trop, tni, TnI, TnT, 20 min*, 30 min*, in ruhe, schweiss*, au repos, irradiant, "
    "sueurs, reposo, irradia*, sudor*, a riposo, sudorazione, oppressi*, breathless, 2 am, 3 am, 4 am, "
    "cold and sticky, all night, drenched, dripping, soaked, cold sweat, pouring with sweat, lbbb new, LBBB "
    "new, new bundle, lbbb "
    "that, LBBB that, flipped t, t ..1 inv*, T ..1 inv*, v4, heart block, since 0*, nightly"
) | counted("hour*, hr, hrs, minutes, mins, min", (15, 120))
_ON_EXERCISE = -idea(
    "tmt, TMT, treadmill, ett, ETT, exercise ..2 test/ecg/ekg, stress ..2 test/ecg/ekg, bruce"
)
_NOT_HEART = -idea(
    "blood pressure, never at rest, not at rest, none at rest, no pain at rest, no symptoms at rest, "
    "night sweats, asthma, relieved by rest, relieved with rest, settles with rest, on palpation, "
    "reproducible, costochondritis, tietze*, muscular, musculoskeletal, chest infection, stable angina, "
    "stable, unchanged, last year, stent* in, years ago, cough and cold, ecg normal, troponin normal, "
    "pain free since, chest drain, chest clear, reflux, when she coughs, settled, rib, shingles, panic, "
    "standing still, stand* still, stops when, not changed, never ..4 at rest, goes ..3 within ..3 minutes"
)
_TROPONIN_BY_NUMBER = "troponin* i/t, trop i/t, troponin*, trop, trops, tni, tnt, TnI, TnT, hs trop"
"""Names a number behind may be judged by alone; assays named as sensitive count in units where nine is normal."""
_TROPONIN = f"{_TROPONIN_BY_NUMBER}, hstni, hstnt, hsTn*, hsctn*"
_TROPONIN_IS_UP = idea(
    "going up, gone up, climb*, raised, elevated, positive, rising, high, rise, +ve, +, abnormal"
)

_BELT_FOR_TROUSERS = -idea(
    "belt ..4 hole/holes/notch*/loose*, hole/holes/notch/notches ..3 belt, seat belt, seatbelt"
)
"""A belt that tells of weight lost, or of a crash."""

PICTURES_OF_HEART: Pictures = {
    "acute_coronary": (
        one(changed(_TROPONIN, (0.01, 60000), times=(1.5, 9000))),
        near(_CHEST_PAIN, _BAD, _NOT_HEART),
        one(
            "chest, breastbone, sternum, rib cage",
            "heaviness, heavy, tight*, pressure, weight, squeez*, crush*, band, vice, vise, grip*, "
            "constrict*, belt, clamp*",
            _BAD | "arms, arm, jaw, teeth, nausea*, gtn, GTN, sitting",
            _NOT_HEART | _BELT_FOR_TROUSERS | "wheez*, cough, inhaler, clear",
        ),
        near(
            "elephant, sitting on me/him/her, standing on me/him/her, heavy weight on me/him/her",
            "jaw, arm, arms, gray, drenched, sweat*, clammy, gtn, GTN",
        ),
        near(
            _CHEST_PAIN,
            (
                "radiat* ..3 arm/jaw/arms, radiat*, down ..3 arm, into ..3 arm/jaw, to ..2 jaw, to ..2 "
                "left arm, left arm, jaw, both arms, arm and jaw, arm ..2 heavy, nausea*, vomit*, "
                "ausstrahl*, to ..3 arm, teeth, shoulder and arm, fingers tingling, irradia*"
            ),
            _NOT_HEART
            | (
                "exertional, on exertion, on exercise, uphill, hill, hills, stairs, walking, easing, "
                "eases, stopping, relieved, effort, years"
            ),
        ),
        near(
            _CHEST_PAIN,
            _TROPONIN,
            _TROPONIN_IS_UP
            | "detectable"
            | measured(f"{_TROPONIN_BY_NUMBER}, t, i", (15, 60000), (0.05, 9.9)),
            -idea("negative, normal, not raised"),
        ),
        one(
            _TROPONIN,
            _TROPONIN_IS_UP | "bump",
            -idea("normal, negative, not raised, not elevated, undetect*, flat"),
        ),
        one(
            (
                "st elevation, ST elevation, st elevated, st depression, ST depression, STE, iwmi, IWMI, "
                "awmi, AWMI, t wave inversion*, t inversion"
            ),
            _ON_EXERCISE
            | -idea(
                "suite, road, street, avenue, blvd, rd, no st, no acute, old, unchanged, "
                "otherwise normal, inversion/inv III, no t, father, "
                "mother, years"
            ),
        ),
        one(
            (
                "nstemi, NSTEMI, stemi, STEMI, nsteacs, acute coronary syndrome, acs, ACS, unstable "
                "angina, crescendo angina, rest angina, acute MI, evolving MI"
            ),
            -idea(
                "years, stent*, pci, PCI, september, august, july, june, march, may 20*, april, january, "
                "february, october, november, december, prevention, family history, father, mother, "
                "brother, history of, months ago, previous, rehab*, h o, post, old, clinic, ruled out, "
                "cabg, CABG, last year, since his, since her, following, after, pmh, resolved, ongoing "
                "care, in 20*, low risk, on dapt"
            ),
        ),
        one(
            (
                "acute coronary*, acs, ACS, nstemi, NSTEMI, stemi, STEMI, nsteacs, unstable angina, rest "
                "angina, crescendo angina, myocardial infarct*, heart attack, coronary event, omi, "
                "koronarsyndrom, herzinfarkt, syndrome coronarien, sindrome coronarico, sindrome "
                "coronario, infarto, infarctus du myocarde, acute mi, acute MI, MI"
            ),
            ~(
                SUSPECTED
                | (
                    "probab*, acute*, evolving, new, today, yesterday, this morning, ongoing, worr*, "
                    "treated as, looks, ecg, ekg, troponin, raised, this week, think, days ago, "
                    "overnight, treat* as, confirmed, rule, admitted, ambulance, aspirin, 999, 911, "
                    "current, now, last night, crescendo, verdacht, suspicion, sospecha, sospetto, "
                    "please see urgently, wellens, inferior, anterior, posterior"
                )
            ),
            -idea(
                "years, stent*, pci, PCI, in september, in august, in july, in june, in march, in may, "
                "in april, in january, in february, in october, in november, in december, secondary "
                "prevention, family history, father, mother, brother, history of, months ago, previous, "
                "rehab*, h o, mitral, post mi, old, clinic, ruled out, cabg, CABG, last year, rule out "
                "done, prior, since his, since her, following his, following her"
            ),
        ),
        one(
            idea("ecg, ekg, 12 lead, EKG, ECG, tracing, strip, lead, leads, v1, v2, v3, v4, v5, v6"),
            idea(
                "st elevat*, ST elevat*, st depress*, ST depress*, st segment*, new lbbb, new LBBB, t "
                "wave inver*, t inver*, twi, TWI, wellens, hyperacute, ischemic, dynamic, acute changes, "
                "elevation, depression, elevated, lbbb new, LBBB new, new inferior, new anterior, t "
                "waves flipped, flipped t, wellen*, heart block, vt, VT, st changes, de winter, new q"
            ),
            _ON_EXERCISE
            | -idea("no st, no acute, no ischemic, normal, old, unchanged, no dynamic, no ecg, no new"),
        ),
        near(
            idea("elephant, heavy weight, vice, vise, tight band, clamp, crushing, belt"),
            idea("chest, breastbone, sternum"),
            _BELT_FOR_TROUSERS | "knee, headache, crushing injur*",
        ),
        near(
            idea(
                "indigestion, heartburn, jaw pain, arm pain, arm heaviness, heavy ..1 arm, arm ..2 "
                "heavy, arm ..1 ache*, wind, bloat*, epigastric"
            ),
            idea("sweat*, clammy, gray, diaphor*, ecg, ECG, st, troponin, exertion"),
            idea("sweat*, clammy, gray, ecg, ECG, troponin, cardiac, radiat*, arm"),
            SUDDEN | RECENT | "t inv*, T inv*, st depress*, ST depress*, diabetic, drench*, sweat*, hours",
            -idea("hot flush*, ecg normal"),
        ),
        one(
            "angina",
            idea(
                "least effort/exertion, attacks ..1 day/daily, less and less, shaving, dressing, "
                "at rest, rest, nocturnal, at night, increasing*, more "
                "frequent*, more often, minimal, worsening, crescendo, unstable, deteriorat*, worse, "
                "accelerating, now ..4 daily, several times, escalat*"
            ),
            -idea("stable, never at rest, not at rest, none at rest, ludwig*, not worse, relieved by rest"),
        ),
        one(
            "sitting/sat/standing/stood on ..2 chest, elephant ..4 chest, brick/rock ..3 chest",
            "arm, jaw, sweat*, clammy, breath*, gray, now, today, feels, like",
            -idea("cat, dog, toddler, baby, years"),
        ),
        one(
            "gtn, GTN, nitroglycerin*, glyceryl, nitrolingual, sublingual",
            (
                "no relief, without relief, not ..2 reliev*, not ..2 help*, not ..3 work*, not ..2 "
                "ease*, no effect, three times today, times today, times yesterday, times last night, "
                "every night, more ..2 usual, more often, more and more"
            ),
            -idea("anal, fissure, ointment, headache*"),
        ),
        one("elephant, vise, vice, iron band, crushed", "central, sweat*, clammy, chest, heavy, breath*"),
        one("tombstone*, st up, ST up, st segments up, hyperacute t, wellens*, st change*, ST changes"),
        one(
            "spray, gtn, GTN, nitro*",
            counted("times, puffs", (4, 40)),
            "day, daily, today, now, yesterday, week, night",
            -idea("nasal, nostril, inhaler, steroid"),
        ),
        one(
            "chest pain*, chest tight*, pain ..4 chest, angina",
            (
                "minimal effort/exertion, slightest, on lying, lying in bed, several attacks, attacks "
                "this week, new onset, last 48, 48 h, times today, times this week"
            ),
            _NOT_HEART,
        ),
    ),
}
