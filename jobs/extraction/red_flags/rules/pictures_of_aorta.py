"""An aorta that tears or bursts, by the ideas that tell of it."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, counted, idea, measured, near, one
from jobs.extraction.red_flags.rules.shared_ideas import HYPOTENSION, SEVERE, SUDDEN

PICTURES_OF_AORTA: Pictures = {
    "aortic_emergency": (
        one(
            idea("tear*, ripp*, rip*, tore, torn"),
            idea("pain, chest, back, shoulder blade*, interscapular, abdom*, something"),
            idea("back, chest, shoulder blade*, interscapular, abdom*, scapula*"),
            -idea(
                "muscle, hamstring, calf, meniscal, tearful, rotator, ligament, cuff, eyes, tears, "
                "retina*, labral, disc, anal, weeping, annular, crying, cruciate, wear and"
            ),
        ),
        one(
            idea(
                "aaa, AAA, triple a, aortic aneurysm, aneurysm*, abdominal aortic, ectatic aorta, "
                "bauchaortenaneurysma, aneurysme, aneurisma, TAA"
            ),
            idea(
                "pain*, tender*, collapse*, leak*, ruptur*, symptomatic, expand*, rapid*, syncop*, "
                "hypotens*, back, expansile"
            )
            | measured(
                "aaa, AAA, aneurysm*, aorta, triple a, measuring, measures, diameter, ap",
                (5.5, 12.0),
                (55, 120),
            )
            | counted("cm", (5.5, 12.0))
            | counted("mm", (55, 120)),
            -idea(
                "cerebral, intracranial, berry, mca, MCA, screening negative, no pain, painless, "
                "popliteal, repaired, evar, EVAR, no aneurysm, stable at, back to, no aaa, asymptomatic "
                "3, 3.2, coiled, clip, clips, clipped, sah, SAH, ventric*, mother, father, "
                "brother, well since"
            ),
        ),
        near(
            "aaa, AAA, triple a, aortic aneurysm, aneurysm known, known aneurysm",
            "tummy, back, loin, flank, abdom*, belly, groin, faint*, collaps*",
            HYPOTENSION | "killing, gray, clammy, collaps*, faint*, pale, shocked, passed out, cold sweat",
            -idea("repaired, evar, EVAR, no aaa, no pain, screening negative, ruled out"),
        ),
        one(
            measured(
                "aaa, AAA, aneurysm*, aorta, aortic diameter, aortic root, triple a", (5.5, 12.0), (55, 120)
            )
        ),
        one(
            (
                "aortic dissect*, type a dissect*, type b dissect*, dissecting aneurysm, dissection of "
                "..2 aorta, dissection ..2 arch, aortic ruptur*, leaking aneurysm, ruptured aneurysm, "
                "aortendissektion, dissection aortique, true lumen, false lumen, intimal flap, flap ..6 "
                "arch/iliac*/aort*, stanford a/b/type/class*, debakey, diseccion aortica, "
                "dissezione aortica, intramural hematoma, acute aortic, type A, type B dissect*"
            ),
            -idea(
                "years ago, repaired, diabetes, influenza, blood, history of, behavior, personality, no "
                "dissection, father, mother, brother, neck, family history, hepatitis, fracture, ductus"
            ),
        ),
        one(
            "dissection",
            idea("aort*, unequal, suspect*, ?, thoracic, mediastin*, chest, pain"),
            -idea("neck, axillary, lymph, node, carotid ..4 years, mucosal"),
        ),
        one(
            "expansile, pulsatile, pulsating, pulsatil, throbbing",
            idea("mass, swelling, abdom*, lump, tummy, belly, epigast*, aort*"),
            -idea("headache, tinnitus, temporal, venous, nothing pulsatile, not pulsatile, non pulsatile"),
        ),
        near(
            idea("chest, back, interscapular, shoulder blade*, chest pain"),
            idea(
                "radio radial, radioradial, pulse deficit, unequal pulses, unequal ..2 pulses/pressures, "
                "unequal bp*, unequal blood pressure*, difference ..4 arms, widened mediastinum, "
                "mediastinum, bp/BP L ..1 R, bp R ..1 L, BP R ..1 L, arms ..2 differ*, bp difference, "
                "pressure difference, "
                "differential bp, "
                "blood pressure ..2 different, bp ..2 left arm, aortic regurg*, early diastolic murmur"
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
