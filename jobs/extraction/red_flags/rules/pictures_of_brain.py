"""Other red flags of the brain by the ideas that tell of them."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, idea, measured, near, one, refuted_by
from jobs.extraction.red_flags.rules.shared_ideas import CHILD, RECENT

_HEADACHE = idea(
    "headache*, head ache, ha, HA, cephalgia, head pain, head ..2 hurt*, "
    "splitting/pounding/thumping/bursting head, occipital pain, pain ..4 back of, pain ..6 skull/head, "
    "skull of ..2 head/skull, back of ..2 head/skull, pain ..2 skull, head ..2 pain*, head ..2 burst*, "
    "kopfschmerz*, cephalee, cefalea, pain in ..2 head, head ..3 explod*, kopfschmerzen"
)

_ANGLE_CLOSURE = refuted_by("angle closure, iop, IOP, glaucom*, halo*, haloes, cornea* hazy, hazy cornea")
"""A painful eye with headache and vomiting is a danger of the eye, which has a flag of its own."""
PICTURES_OF_BRAIN: Pictures = {
    "acute_neurology": (
        one(
            (
                "thunderclap, clap of thunder, subarachnoid, SAH, sah, worst headache, worst ..2 "
                "headache, headache of ..1 life, hit ..4 back of ..1 head, kicked ..4 head, struck ..4 "
                "head ..3 headache, vernichtungskopfschmerz, coup de tonnerre, en trueno, a rombo di "
                "tuono, cvst, CVST, venous sinus thromb*, sagittal sinus, SDH, EDH, ICH, head ..1 "
                "exploded"
            ),
            -idea(
                "coiled, clipped, years ago, family history, mother, father, sister, brother, no "
                "thunderclap, "
                "good recovery, fell, at ICH"
            ),
        ),
        near(
            _HEADACHE,
            idea(
                "in a flash, whack*, inside seconds, full strength, bat, brick, axe, hammer, struck, "
                "sledgehammer, blow, gunshot, lightning, popped, pop, thump ..3 head, under ..1 minute, "
                "within ..1 minute, peaked, never ..2 such, out of nowhere, sudden*, firework, "
                "explosion, bomb, going off, went off, lightning, bang, explos*, abrupt*, in one/a "
                "second, worst, instant*, within seconds, seconds, maximal, came on ..3 seconds, out of "
                "the blue, like ..2 hit, like ..2 hammer, like ..2 bat, split second, reached its peak, "
                "exertion, during sex, plotzlich*, brutal*, subit*, repentin*, improvvis*"
            ),
            -idea("usual, typical, as before, no sudden, gradual*, tension"),
        ),
        near(
            _HEADACHE,
            idea(
                "throw*/threw up, fundi blurr*, before breakfast, morning vomiting, vomit* ..4 morning, "
                "vomit* ..2 waking, sick ..2 morning*, worse ..3 lying, worse ..3 waking, worse ..3 "
                "morning*, worse ..3 cough*, worse ..3 bend*, worse ..3 strain*, wak* ..3 sleep, wakes "
                "him, wakes her, wakes with, papill*, blurr* ..2 disc*, unsteady, ataxi*, personality, "
                "seizure*, focal, swollen ..2 disc*, disc ..2 swollen, behavior, drowsy, visual "
                "obscurations, early morning, on waking, double vision, diplopia, vomit*, confus*, "
                "immunosuppress*, sixth nerve, pulsatile tinnitus, whooshing, squint, head tilt, wobbl*, "
                "balance, clums*"
            ),
            RECENT
            | (
                "progressive, weeks, week, months, unsteady, ataxi*, child, papill*, personality, morning*, "
                "waking, disc*, focal, seizure*"
            ),
            _ANGLE_CLOSURE,
            -idea(
                "migraine*, cervical disc, prolapse, neck pain, hangover, sinusitis, viral, known migraine, "
                "normal fundi, stiff neck"
            ),
        ),
        one(
            idea("disc*, disk*, fundi, fundus, optic nerve*, nerve head*"),
            idea("swell*, swollen, blurr*, edema, elevated, papill*, hemorrhages"),
            ~idea(
                "optic, bilateral*, both, optometrist, optician, headache*, fund*, margins, eye*, "
                "ophthalmosc*, nerve"
            ),
            -idea(
                "lumbar, cervical, prolapse, bulg*, no swelling, not swollen, normal, drusen, l4, l5, macular"
            ),
        ),
        one(
            "papilledema, papilloedema, stauungspapille, oedeme papillaire, papiledema",
            -idea("resolved, no papilledema"),
        ),
        near(
            idea(
                "two of everything, sees two, eyelid ..3 down, eyelid ..2 closed, double vision, "
                "diplopia, ptosis, droop* ..2 eyelid, droop* ..1 lid, eyelid ..2 droop*, seeing double, "
                "third nerve, 3rd nerve, sixth nerve, 6th nerve, CN III, pupil ..3 larger, anisocoria, "
                "doppelbilder, diplopie"
            ),
            RECENT | "pupil*, headache*, painful, sudden*, fatigab*, swallow*",
            -idea(
                "years, cataract, congenital, long standing, thyroid eye, graves*, exophthalm*, "
                "proptos*, long "
                "history, monocular, monofocal, "
                "varifocal*, sleepy, child, squint"
            ),
        ),
        one(
            "double vision, diplopia, seeing double, two of everything",
            "ptosis, droop*/drop* ..2 lid/eyelid/lids, lid/eyelid/lids ..2 droop*/drop*, "
            "droopy ..1 lid/eyelid/eye, pupil*",
            -idea("years, congenital, cataract, long standing, thyroid eye, graves*, exophthalm*, proptos*"),
        ),
        one(
            idea("pupil*"),
            idea("blown, fixed, unequal, nonreact*, unreact*, sluggish, dilated"),
            _ANGLE_CLOSURE,
            -idea("drops, pharmacolog*, dilated fundus, dilated fundoscopy, eye screening"),
        ),
        near(
            idea("weak*, jelly, lead, paralysis, paralyz*, numb/numbness/numbed, tingl*, legs ..2 gone"),
            idea(
                "jerks ..2 gone/lost/absent, legs ..2 jelly/lead/rubber, fingers starting, fingers ..2 "
                "now, toes ..9 fingers/hands, jerks not, not ..2 get up, getting up from ..1 chair, "
                "reflexes gone, feet ..9 arms/hands, ascending, spreading up, creeping up, crept up, "
                "working ..1 way up, to ..1 hips/waist/chest, began ..2 toes/feet, started ..2 "
                "toes/feet, moved up, rising, climb*, spread* ..3 arms, areflex*, absent reflexes, no "
                "reflexes, to ..1 thighs/knees/hips, reflexes absent, lost reflexes, facial ..2 weak*, "
                "breathing, fvc, FVC, guillain*, gbs, GBS, legs ..2 arms"
            ),
            ~idea(
                "friday, monday, tuesday, wednesday, thursday, saturday, sunday, jerks, days, day, "
                "reflex*, areflex*, week*, rapid*, days ago, progress*, worse*, weaker, diarrhea, fvc, "
                "FVC, gbs, GBS, guillain*"
            ),
            -idea("years, carpal, peripheral neuropathy, months"),
        ),
        one(
            (
                "still fitting/seizing/convulsing, ascending paralysis/weakness, guillain barre, "
                "guillain*, GBS, encephalitis, hydrocephalus, "
                "raised icp, raised intracranial, "
                "midline shift, coning, myasthenic crisis, status epilepticus, in status, wernicke*, blocked "
                "shunt, shunt block*, subdural, extradural, herniation ..3 brain, brain mets, brain abscess, "
                "pituitary apoplexy, nph ..3 acute"
            ),
            -idea(
                "years, previous, evacuated, resolved, vaccine, no subdural, post, chronic stable, "
                "hydrocephalus shunt well, Status"
            ),
        ),
        near(
            "eyelid*, lids, ptosis, diplopia, double vision, voice, head",
            "by evening, by ..2 end of, tires, tiring, fatig*, getting weak*, nasal, droop*",
            "swallow*, chok*, chew*",
            "breath*, swallow*, hold ..2 head, shallow, liquids, water",
            -idea("copd, COPD, asthma, heart failure, stroke, stable"),
        ),
        one(
            "clear fluid ..3 ear/nose, csf leak, battle sign, bruis* ..1 behind ..2 ear/ears, bruis* ..2 "
            "mastoid, mastoid bruis*, raccoon eyes, panda eyes, blood ..2 behind ..2 "
            "eardrum, hemotympanum"
        ),
        near(
            "myasthen*, MG, mg crisis",
            idea("swallow*, breath*, bulbar, crisis, fvc, choking, weak neck"),
            -idea("stable, no bulbar, no difficulty"),
        ),
        near(
            idea(
                "fell, fall, fallen, tripp*, slipp*, hit by, hurt ..2 head, coming/came off, off ..2 "
                "ladder/bike/horse/roof/scooter/trampoline, went over ..1 handlebars, flew off, thrown "
                "from, assault*, punched, head injury, head trauma, hit ..4 head, banged ..4 head, "
                "struck ..4 head, knock* ..3 head, bump* ..2 head, head strike, tbi, concuss*, bang to "
                "..2 head, kicked in the head, rta, mva"
            ),
            idea(
                "unsteady, slow and, sleeping ..3 lot/deal/more, not himself/herself, warfarin, "
                "apixaban, rivaroxaban, edoxaban, dabigatran, anticoag*, doac, DOAC, NOAC, eliquis, "
                "xarelto, clopidogrel, vomit*, drows*, confus*, worsening headache, headache worse*, gcs "
                "..2 drop*/fall*/fell/down/reduced, not ..2 remember, unequal, seizure*, loc, LOC, "
                "knocked out, unconscious, amnesi*, csf, CSF, clear fluid, battle, raccoon, panda, "
                "liquid ..3 ear/nose, blood ..3 ear, increasingly sleepy, sleepier, drowsier, hard to "
                "wake, gcs, GCS, sleepier, slurr*, boggy"
            ),
            idea(
                "forehead, scalp, skull, ear, drowsier, amnes*, head*, drows*, headache*, confus*, "
                "vomit*, not ..2 remember, unconscious, csf, pupil*, loc, LOC, behavior, sleepy"
            ),
            -idea(
                "hip fracture, years, no head injury, denies head, well since, tonic clonic, jerked, "
                "stiffened, gtcs, GTCS"
            ),
        ),
        one(
            idea(
                "intracranial, brain, cerebral, cerebell*, posterior fossa, frontal, parietal, "
                "temporal lobe, "
                "occipital, ct head, mri head, mri brain, ct brain, pituitary"
            ),
            idea(
                "hematoma, bleed, hemorrhage*, lesion*, tumor*, mass, mets, metasta*, abscess, sol, SOL, "
                "edema, enhancing, ring, midline, hydroceph*"
            ),
            -idea(
                "white matter, small vessel, demyelinat*, epidural injection, MS, normal, no "
                "intracranial, no "
                "acute, no mass, no bleed, hip, femoral, scalp, microadenoma, incidental, frontal sinus, "
                "artery, temporal artery, clear"
            ),
        ),
        near(
            idea("seizure*, fitting, convuls*"),
            idea(
                "fitting ..1 after, prolonged, status epilepticus, "
                "in status, not stop*, ongoing, back to back, clusters, "
                "cluster, continuous, repeated, without recover*, 5 minutes, ten minutes, 10 minutes, 20 "
                "minutes, midazolam, lorazepam"
            ),
            -idea("care plan, rescue medication available, years, confused/drowsy/sleepy/tired/dazed for"),
        ),
        near(
            (
                "fell, fall, fallen, head injury, head trauma, hit ..2 head, banged ..2 head, knock* ..3 "
                "head, bump* ..2 head"
            ),
            measured("gcs, GCS", (3, 14)) | "vomit* ..2 twice/times, repeated vomit*, vomit* ..2 repeatedly",
        ),
        near(
            "vp shunt, VP shunt, ventriculoperitoneal, csf shunt, ventricular shunt, shunt for hydrocephalus",
            "headache*, vomit*, drows*, letharg*, sleepy, irritab*, fever*, block*, malfunction",
            -idea("no headache, working well, functioning well, routine"),
        ),
        near(
            CHILD,
            "head tilt, unsteady, wobbl*, ataxi*, clums*, balance, new squint, sixth nerve",
            "morning vomit*, vomit* ..3 morning*, before breakfast, first thing, early morning, on waking",
        ),
    ),
}
