"""Red flags of heart and aorta by the ideas that tell of them."""

from __future__ import annotations

from jobs.extraction.red_flag_rules.idea import Pictures, changed, counted, idea, measured, near, one
from jobs.extraction.red_flag_rules.shared_ideas import RECENT, SEVERE, SUDDEN, SUSPECTED

_CHEST_PAIN = idea(
    "chest pain*, chest ache, chest tight*, chest heav*, chest pressure, chest discomfort, cp, CP, "
    "pain ..3 chest, tight* ..4 chest, heav* ..4 chest, pressure ..4 chest, discomfort ..3 chest, "
    "squeez* ..4 chest, band ..3 chest, weight ..3 chest, sitting/sat/standing/stood on ..2 chest, "
    "brick/rock ..3 chest, elephant ..4 chest, crushing, substernal, retrosternal, precordial, "
    "central pain, angina, chest ..3 hurts, chest ..3 pain*, chest ..3 tight, burning ..3 chest, "
    "pain behind ..2 breastbone, breastbone, brustschmerz*, thoraxschmerz*, douleur* thoracique*, "
    "dolor toracico, dolore toracico, dolor ..3 pecho, standing on ..2 it, dolor de pecho, chest pains, sternum, "
    "chest oppression"
)
_BAD = idea(
    "at rest, rest pain, resting, while sitting, when sitting, sitting still, in bed, asleep, "
    "woke*, wak*, at night, sweat*, clammy, gray, diaphor*, ashen, pale, ongoing, still, since this "
    "morning, impending doom, feels like ..2 die, lasting, for an hour, not ..3 settl*, not "
    "relieved, no relief, gtn not, syncope, collapsed, collapse, crescendo, increasing* frequen*, "
    "more frequent*, more often, minimal exertion, less and less, worsening, unstable, st ..2 "
    "depress*, st ..2 elevat*, ST, twi, TWI, t wave*, new lbbb, new LBBB, ecg ..3 chang*, ekg ..3 "
    "chang*, ischemic changes, ischemia, dynamic, troponin*, trop, tni, TnI, TnT, 20 min*, 30 min*, "
    "in ruhe, schweiss*, au repos, irradiant, sueurs, reposo, irradia*, sudor*, a riposo, "
    "sudorazione, oppressi*, breathless, 2 am, 3 am, 4 am"
) | counted("hour*, hr, hrs, minutes, mins, min", (15, 120))
_NOT_HEART = -idea(
    "blood pressure, never at rest, not at rest, none at rest, no pain at rest, no symptoms at "
    "rest, night sweats, asthma, relieved by rest, relieved with rest, settles with rest, on "
    "palpation, reproducible, costochondritis, tietze*, muscular, musculoskeletal, chest infection, "
    "stable angina, stable, unchanged, last year, stent* in, years ago, cough and cold, ecg normal, "
    "troponin normal, pain free since, chest drain, chest clear, reflux, when she coughs, settled, "
    "rib, shingles, panic"
)
_TROPONIN_BY_NUMBER = "troponin*, trop, trops, tni, tnt, TnI, TnT, hs trop"
"""Names a number behind may be judged by alone; assays named as sensitive count in units where nine is normal."""
_TROPONIN = f"{_TROPONIN_BY_NUMBER}, hstni, hstnt, hsTn*, hsctn*"
_TROPONIN_IS_UP = idea(
    "going up, gone up, climb*, raised, elevated, positive, rising, high, rise, +ve, +, abnormal"
)

PICTURES_OF_HEART: Pictures = {
    "acute_coronary": (
        one(changed(_TROPONIN, (0.01, 60000), times=(1.5, 9000))),
        near(_CHEST_PAIN, _BAD, _NOT_HEART),
        near(
            _CHEST_PAIN,
            (
                "radiat* ..3 arm/jaw/arms, radiat*, down ..3 arm, into ..3 arm/jaw, to ..2 jaw, to ..2 left "
                "arm, left arm, jaw, both arms, arm and jaw, arm ..2 heavy, nausea*, vomit*, ausstrahl*, "
                "irradia*"
            ),
            _NOT_HEART
            | (
                "exertional, on exertion, on exercise, uphill, hill, hills, stairs, walking, easing, eases, "
                "stopping, relieved, effort, years"
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
            measured(_TROPONIN_BY_NUMBER, (40, 90000), (0.05, 9.9)),
            -idea("normal, negative"),
        ),
        one(
            (
                "st elevation, ST elevation, st elevated, st depression, ST depression, STE, iwmi, IWMI, "
                "awmi, AWMI, t wave inversion*, t inversion"
            ),
            -idea(
                "no st, no acute, old, unchanged, otherwise normal, inversion/inv III, no t, father, mother, years"
            ),
        ),
        one(
            (
                "nstemi, NSTEMI, stemi, STEMI, nsteacs, acute coronary syndrome, acs, ACS, unstable angina, "
                "crescendo angina, rest angina, acute MI, evolving MI"
            ),
            -idea(
                "years, stent*, pci, PCI, september, august, july, june, march, may 20*, april, january, "
                "february, october, november, december, prevention, family history, father, mother, brother, "
                "history of, months ago, previous, rehab*, h o, post, old, clinic, ruled out, cabg, CABG, last "
                "year, since his, since her, following, after, pmh, resolved, ongoing care, in 20*, low risk, "
                "on dapt"
            ),
        ),
        one(
            (
                "acute coronary*, acs, ACS, nstemi, NSTEMI, stemi, STEMI, nsteacs, unstable angina, rest "
                "angina, crescendo angina, myocardial infarct*, heart attack, coronary event, omi, "
                "koronarsyndrom, herzinfarkt, syndrome coronarien, sindrome coronarico, sindrome coronario, "
                "infarto, infarctus du myocarde, acute mi, acute MI, MI"
            ),
            ~(
                SUSPECTED
                | (
                    "probab*, acute*, evolving, new, today, yesterday, this morning, ongoing, worr*, treated as, "
                    "looks, ecg, ekg, troponin, raised, this week, think, days ago, overnight, treat* as, "
                    "confirmed, rule, admitted, ambulance, aspirin, 999, 911, current, now, last night, "
                    "crescendo, verdacht, suspicion, sospecha, sospetto, please see urgently, wellens, inferior, "
                    "anterior, posterior"
                )
            ),
            -idea(
                "years, stent*, pci, PCI, in september, in august, in july, in june, in march, in may, in "
                "april, in january, in february, in october, in november, in december, secondary prevention, "
                "family history, father, mother, brother, history of, months ago, previous, rehab*, h o, "
                "mitral, post mi, old, clinic, ruled out, cabg, CABG, last year, rule out done, prior, since "
                "his, since her, following his, following her"
            ),
        ),
        one(
            idea("ecg, ekg, 12 lead, EKG, ECG"),
            idea(
                "st elevat*, ST elevat*, st depress*, ST depress*, st segment*, new lbbb, new "
                "LBBB, t wave "
                "inver*, t inver*, twi, TWI, wellens, hyperacute, ischemic, dynamic, acute changes, st changes, "
                "de winter, new q"
            ),
            -idea("no st, no acute, no ischemic, normal, old, unchanged, no dynamic, no ecg, no new"),
        ),
        near(
            idea("elephant, heavy weight, vice, vise, tight band, clamp, crushing, belt"),
            idea("chest, breastbone, sternum"),
            -idea("knee, headache, crushing injur*"),
        ),
        near(
            idea("indigestion, heartburn, jaw pain, arm pain, arm heaviness, epigastric"),
            idea("sweat*, clammy, gray, diaphor*, ecg, ECG, st, troponin, exertion"),
            idea("sweat*, clammy, gray, ecg, ECG, troponin, cardiac, radiat*, arm"),
            SUDDEN | RECENT | "t inv*, T inv*, st depress*, ST depress*, diabetic",
            -idea("hot flush*, ecg normal"),
        ),
        one(
            "angina",
            idea(
                "less and less, shaving, dressing, at rest, rest, nocturnal, at night, increasing*, more "
                "frequent*, more often, minimal, "
                "worsening, crescendo, unstable, deteriorat*, worse, accelerating, now ..4 daily, several "
                "times, escalat*"
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
                "no relief, without relief, not ..2 reliev*, not ..2 help*, not ..3 work*, not ..2 ease*, no "
                "effect, three times today, times today, more often, more and more"
            ),
            -idea("anal, fissure, ointment, headache*"),
        ),
        one("elephant, vise, vice, iron band, crushed", "central, sweat*, clammy, chest, heavy, breath*"),
        one("tombstone*, st up, ST up, st segments up, hyperacute t, wellens*, st change*, ST changes"),
        one(
            "spray, gtn, GTN, nitro*",
            counted("times, puffs", (4, 40)),
            "day, daily, today, now",
            -idea("nasal, nostril, inhaler, steroid"),
        ),
        one(
            "chest pain*, chest tight*, pain ..4 chest, angina",
            (
                "minimal effort/exertion, slightest, on lying, lying in bed, several attacks, attacks this "
                "week, new onset, last 48, 48 h, times today, times this week"
            ),
            _NOT_HEART,
        ),
    ),
    "aortic_emergency": (
        one(
            idea("tear*, ripp*, rip*, tore, torn"),
            idea("pain, chest, back, shoulder blade*, interscapular, abdom*, something"),
            idea("back, chest, shoulder blade*, interscapular, abdom*, scapula*"),
            -idea(
                "muscle, hamstring, calf, meniscal, tearful, rotator, ligament, cuff, eyes, tears, retina*, "
                "labral, disc, anal, weeping, annular, crying, cruciate, wear and"
            ),
        ),
        one(
            idea(
                "aaa, AAA, triple a, aortic aneurysm, aneurysm*, abdominal aort*, ectatic aorta, "
                "bauchaortenaneurysma, aneurysme, aneurisma, TAA"
            ),
            idea(
                "pain*, tender*, collapse*, leak*, ruptur*, symptomatic, expand*, rapid*, syncop*, hypotens*, "
                "back, expansile"
            )
            | measured(
                "aaa, AAA, aneurysm*, aorta, triple a, measuring, measures, diameter, ap",
                (5.5, 12.0),
                (55, 120),
            )
            | counted("cm", (5.5, 12.0))
            | counted("mm", (55, 120)),
            -idea(
                "cerebral, intracranial, berry, mca, MCA, screening negative, no pain, painless, popliteal, "
                "repaired, evar, EVAR, no aneurysm, stable at, back to, no aaa, asymptomatic 3, 3.2, coiled, "
                "sah, SAH, ventric*, surveillance, mother, father, brother, well since"
            ),
        ),
        one(
            measured(
                "aaa, AAA, aneurysm*, aorta, aortic diameter, aortic root, triple a", (5.5, 12.0), (55, 120)
            )
        ),
        one(
            (
                "aortic dissect*, type a dissect*, type b dissect*, dissecting aneurysm, dissection of ..2 "
                "aorta, dissection ..2 arch, aortic ruptur*, leaking aneurysm, ruptured aneurysm, "
                "aortendissektion, dissection aortique, diseccion aortica, dissezione aortica, intramural "
                "hematoma, acute aortic, type A, type B dissect*"
            ),
            -idea(
                "years ago, repaired, diabetes, influenza, blood, history of, behavior, personality, no "
                "dissection, father, mother, brother, neck, family history, hepatitis, fracture"
            ),
        ),
        one(
            "dissection",
            idea("aort*, unequal, suspect*, ?, thoracic, mediastin*, chest, pain"),
            -idea("neck, axillary, lymph, node, carotid ..4 years, mucosal"),
        ),
        one(
            "expansile, pulsatile, pulsating, pulsatil*, throbbing",
            idea("mass, swelling, abdom*, lump, tummy, belly, epigast*, aort*"),
            -idea("headache, tinnitus, temporal, venous"),
        ),
        near(
            idea("chest, back, interscapular, shoulder blade*, chest pain"),
            idea(
                "radio radial, radioradial, pulse deficit, unequal pulses, unequal ..2 pulses/pressures, unequal bp*, "
                "unequal blood pressure*, difference ..4 arms, widened mediastinum, mediastinum, bp R ..1 L, BP "
                "R ..1 L, arms ..2 differ*, bp difference, "
                "differential bp, blood pressure ..2 different, bp ..2 left arm, aortic regurg*, early "
                "diastolic murmur"
            ),
            idea("pain, tear*, sudden*, collapse*, mediastinum"),
        ),
        near(
            idea("marfan*, ehlers danlos, bicuspid, aortic root, loeys"),
            idea("chest pain, back pain, tear*"),
            SUDDEN | SEVERE,
            -idea("no chest pain, years, screening"),
        ),
        near(
            idea("abdominal pain, back pain, loin pain, flank pain"),
            idea("collapse*, syncop*, hypotens*, shocked, sweaty, gray, fainted"),
            idea("sudden*, severe, aort*, vascul*, pulsat*, hypertens*, smok*, man, 7*, 8*, known aaa"),
            -idea("pregnan*, period, lmp, renal colic, vasovagal, sciatica, upt, ectopic"),
        ),
        near(
            "widened mediastinum, mediastinum ..2 widened, mediastinal widening",
            "chest pain, back pain, tear*, collapse*, hypotens*",
        ),
        near(
            "chest pain, chest",
            "to ..1 back, through ..3 back, radiat* ..3 back, between ..2 shoulder blades, interscapular",
            SUDDEN,
            SEVERE | "bp R ..1 L, BP R ..1 L, arms ..2 differ*, sweat*, collapse*",
            -idea("muscular, lifting, cough*, pancreat*, lipase, amylase, troponin, st elevat*"),
        ),
    ),
}
