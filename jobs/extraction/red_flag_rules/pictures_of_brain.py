"""Other red flags of the brain by the ideas that tell of them."""

from __future__ import annotations

from jobs.extraction.red_flag_rules.idea import Pictures, idea, measured, near, one
from jobs.extraction.red_flag_rules.shared_ideas import CHILD, CONFUSED, FEVER, RECENT, VOMITING

_HEADACHE = idea(
    "headache*, head ache, ha, HA, cephalgia, head pain, head ..2 hurt*, kopfschmerz*, cephalee, "
    "cefalea, pain in ..2 head, head ..3 explod*, kopfschmerzen"
)
_RASH = idea(
    "dots, rash, rashes, spots, petech*, purpur*, marks, blotches, bruises, lesions, exanthem*, ausschlag, eruption"
)
_NOT_BLANCHING = ~idea(
    "not ..1 blanch*, non blanch*, nonblanch*, not ..2 fade*, not ..2 disappear*, not ..3 go, not "
    "go away, does not ..3 press*, fail* ..2 glass, fail* ..2 tumbler, stay/stays/stayed ..6 "
    "glass/press*/tumbler, positive glass, positive tumbler, glass test positive, glass test +, "
    "tumbler test positive, petech*, purpur*, stays under ..2 glass, purple, fail* to blanch, still "
    "there ..3 press*, no blanching"
)
_NECK_STIFF = idea(
    "not ..2 bend ..2 neck, not ..2 flex ..2 neck, not ..2 move ..2 neck, not ..3 neck forward, not "
    "..3 chin ..2 chest, hurts ..3 chin, not ..2 look down, neck ..3 sore ..2 not, sore ..1 stiff neck, sore "
    "..1 neck, stiff neck, stiffness ..2 neck, neck ..3 stiff*, neck stiffness, nuchal, "
    "neck rigid*, rigid neck, meningism*, kernig*, brudzinski*, not ..4 chin, neck ..2 hurts ..2 "
    "bend, meningitic, meningeal, nackensteif*, nackensteifigkeit, raideur, rigidez, rigidita, "
    "rigor nucal*, bulging fontanel*, bulging ant* fontanel*, tense fontanel*, full fontanel*"
)
_MENING_WITH = (
    FEVER
    | CONFUSED
    | VOMITING
    | (
        "high pitched, hot, photophob*, bright light, light hurts, hates the light, light ..3 eyes, headache*, rash, "
        "vomit*, unwell, ill, seizure*, not bear ..2 light, irritab*, kopfschmerz*, phobia of light, "
        "septic"
    )
)

PICTURES_OF_BRAIN: Pictures = {
    "acute_neurology": (
        one(
            (
                "thunderclap, clap of thunder, subarachnoid, SAH, sah, worst headache, worst ..2 headache, "
                "headache of ..1 life, hit ..4 back of ..1 head, kicked ..4 head, struck ..4 head ..3 headache, "
                "vernichtungskopfschmerz, coup de tonnerre, en trueno, a rombo di tuono, cvst, CVST, venous "
                "sinus thromb*, sagittal sinus"
            ),
            -idea(
                "coiled, clipped, years ago, family history, mother, father, sister, brother, no thunderclap, "
                "good recovery, fell"
            ),
        ),
        near(
            _HEADACHE,
            idea(
                "sudden*, explos*, abrupt*, in one/a second, worst, instant*, within seconds, seconds, maximal, "
                "came on ..3 "
                "seconds, out of the blue, like ..2 hit, like ..2 hammer, like ..2 bat, split second, reached "
                "its peak, exertion, during sex, plotzlich*, brutal*, subit*, repentin*, improvvis*"
            ),
            -idea("usual, typical, as before, no sudden, gradual*, tension"),
        ),
        near(
            _HEADACHE,
            idea(
                "morning vomiting, vomit* ..4 morning, vomit* ..2 waking, sick ..2 morning*, worse ..3 lying, "
                "worse ..3 waking, worse ..3 morning*, worse ..3 cough*, worse ..3 bend*, worse ..3 strain*, "
                "wak* ..3 sleep, wakes him, wakes her, wakes with, papill*, blurr* ..2 disc*, unsteady, ataxi*, "
                "personality, seizure*, focal, swollen ..2 disc*, disc ..2 swollen, behavior, drowsy, visual "
                "obscurations, early morning, on waking, double vision, diplopia, vomit*, confus*, "
                "immunosuppress*, sixth nerve, pulsatile tinnitus, whooshing, squint, head tilt, wobbl*, "
                "balance, clums*"
            ),
            RECENT
            | (
                "progressive, weeks, week, months, unsteady, ataxi*, child, papill*, personality, morning*, "
                "waking, disc*, focal, seizure*"
            ),
            -idea(
                "migraine*, cervical disc, prolapse, neck pain, hangover, sinusitis, viral, known migraine, "
                "normal fundi, stiff neck"
            ),
        ),
        one(
            idea("disc*, disk*, fundi, fundus, optic nerve*, nerve head*"),
            idea("swell*, swollen, blurr*, edema, elevated, papill*, hemorrhages"),
            ~idea(
                "optic, bilateral*, both, optometrist, optician, headache*, fund*, margins, eye*, ophthalmosc*, "
                "nerve"
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
                "double vision, diplopia, ptosis, droop* ..2 eyelid, droop* ..1 lid, eyelid ..2 droop*, seeing "
                "double, third nerve, 3rd nerve, sixth nerve, 6th nerve, CN III, pupil ..3 larger, anisocoria, "
                "doppelbilder, diplopie"
            ),
            RECENT | "pupil*, headache*, painful, sudden*, fatigab*, swallow*",
            -idea(
                "years, cataract, congenital, long standing, thyroid eye, long history, monocular, monofocal, "
                "varifocal*, sleepy, child, squint"
            ),
        ),
        one(
            idea("pupil*"),
            idea("blown, fixed, unequal, nonreact*, unreact*, sluggish, dilated"),
            -idea("drops, pharmacolog*, dilated fundus, dilated fundoscopy, eye screening"),
        ),
        near(
            idea("weak*, paralysis, paralyz*, numb/numbness/numbed, tingling, legs ..2 gone"),
            idea(
                "ascending, spreading up, moved up, rising, climb*, spread* ..3 arms, areflex*, absent "
                "reflexes, no reflexes, to ..1 thighs/knees/hips, reflexes absent, lost reflexes, facial ..2 "
                "weak*, breathing, fvc, FVC, guillain*, gbs, GBS, legs ..2 arms"
            ),
            ~idea(
                "days, day, reflex*, areflex*, week*, rapid*, days ago, progress*, worse*, weaker, diarrhea, fvc, "
                "FVC, gbs, GBS, guillain*"
            ),
            -idea("years, carpal, peripheral neuropathy, months"),
        ),
        one(
            (
                "guillain barre, guillain*, GBS, encephalitis, hydrocephalus, raised icp, raised intracranial, "
                "midline shift, coning, myasthenic crisis, status epilepticus, in status, wernicke*, blocked "
                "shunt, shunt block*, subdural, extradural, herniation ..3 brain, brain mets, brain abscess, "
                "pituitary apoplexy, nph ..3 acute"
            ),
            -idea(
                "years, previous, evacuated, resolved, vaccine, no subdural, post, chronic stable, "
                "hydrocephalus shunt well"
            ),
        ),
        one(
            "clear fluid ..3 ear/nose, csf leak, battle sign, battle s sign, raccoon eyes, panda eyes, "
            "blood ..2 behind ..2 eardrum, hemotympanum"
        ),
        near(
            "myasthen*, MG, mg crisis",
            idea("swallow*, breath*, bulbar, crisis, fvc, choking, weak neck"),
            -idea("stable, no bulbar, no difficulty"),
        ),
        near(
            idea(
                "fell, fall, fallen, head injury, head trauma, hit ..2 head, banged ..2 head, struck ..2 head, "
                "knock* ..3 head, bump* ..2 head, head strike, tbi, concuss*, bang to ..2 head, kicked in the "
                "head, rta, mva"
            ),
            idea(
                "warfarin, apixaban, rivaroxaban, edoxaban, dabigatran, anticoag*, doac, DOAC, NOAC, eliquis, "
                "xarelto, clopidogrel, vomit*, drows*, confus*, worsening headache, headache worse*, gcs ..2 "
                "drop*/fall*/fell/down/reduced, not ..2 remember, unequal, seizure*, loc, LOC, knocked out, "
                "unconscious, amnesi*, csf, CSF, clear fluid, battle, raccoon, panda, increasingly sleepy, "
                "sleepier, slurr*, boggy"
            ),
            idea(
                "head*, drows*, headache*, confus*, vomit*, not ..2 remember, unconscious, csf, pupil*, loc, "
                "LOC, behavior, sleepy"
            ),
            -idea(
                "hip fracture, years, no loc, no head injury, denies head, no loss of consciousness, well since"
            ),
        ),
        one(
            idea(
                "intracranial, brain, cerebral, cerebell*, posterior fossa, frontal, parietal, temporal lobe, "
                "occipital, ct head, mri head, mri brain, ct brain, pituitary"
            ),
            idea(
                "hematoma, bleed, hemorrhage*, lesion*, tumor*, mass, mets, metasta*, abscess, sol, SOL, edema, "
                "enhancing, ring, midline, hydroceph*"
            ),
            -idea(
                "white matter, small vessel, demyelinat*, epidural injection, MS, normal, no intracranial, no "
                "acute, no mass, no bleed, hip, femoral, scalp, microadenoma, incidental, frontal sinus, "
                "artery, temporal artery, clear"
            ),
        ),
        near(
            idea("seizure*, fitting, convuls*"),
            idea(
                "prolonged, status epilepticus, in status, not stop*, ongoing, back to back, clusters, cluster, "
                "continuous, repeated, without recover*, 5 minutes, ten minutes, 10 minutes, 20 minutes, "
                "midazolam, lorazepam"
            ),
            -idea("care plan, rescue medication available, years"),
        ),
        near(
            (
                "fell, fall, fallen, head injury, head trauma, hit ..2 head, banged ..2 head, knock* ..3 head, "
                "bump* ..2 head"
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
            "morning vomit*, vomit* ..3 morning*, early morning, on waking",
        ),
    ),
    "meningitis": (
        near(
            _NECK_STIFF,
            _MENING_WITH,
            -idea("sleeping awkwardly, whiplash, torticollis, physio*, muscle*, spondyl*"),
        ),
        near(
            _RASH,
            _NOT_BLANCHING,
            FEVER
            | CONFUSED
            | VOMITING
            | (
                "child, floppy, tumbler, press*, unwell, spreading, ill, toddler, student, photophob*, "
                "headache*, neck, baby, glass, septic, hot, purple, well child, leg*"
            ),
            -idea(
                "itp, ITP, hsp, HSP, henoch*, vasculitis, vaccine*, henoch, blanches, platelets 2*, elderly, "
                "steroid*, warfarin, chronic"
            ),
        ),
        one(
            idea("rash, rashes, spots, blotches"),
            (
                "not ..1 blanch*, non blanch*, nonblanch*, not ..2 fade*, not ..2 disappear*, not go away, "
                "fail* ..2 glass, fail* ..2 tumbler"
            ),
            -idea("hsp, HSP, henoch*, vasculitis, ring 999, if a rash, advice"),
        ),
        one(
            (
                "meningitis, meningococc*, meningoenceph*, meningite, meningitide, hirnhautentzundung, "
                "meningism*, meningo enceph*, encephalitis, meningitic"
            ),
            -idea(
                "vaccin*, immuni*, had meningitis, previous*, aged 2, as a child, childhood, contact of, "
                "prophylax*, years ago, menacwy, menb, MenB, ACWY, acwy, leaflet, hearing loss, hearing aid*, "
                "cochlear, history of, in infancy, charity, b vaccine, awareness"
            ),
        ),
        near(
            idea("headache*, head ache"),
            "photophob*, bright light*, light hurts, hates ..1 light, not bear ..2 light",
            FEVER,
            -idea("migraine, sinusitis"),
        ),
        one(
            "petech*, purpur*, purple rash/spots/marks/blotches",
            FEVER | "mottl*, drows*, floppy, cold hands",
            -idea(
                "itp, ITP, hsp, HSP, henoch*, vasculitis, hay fever, no fever, afebrile, chemo*, leukemi*, "
                "warfarin, resolved, travel advice"
            ),
        ),
        near(
            "neck ..2 sore/hurts/painful/stiff",
            "headache*, photophob*, light*",
            FEVER,
            -idea("whiplash, muscle*, tonsil*, sore throat, weeks"),
        ),
        one(
            "rash, spots",
            "pin pricks, pinprick*, pin prick*, that stays, not going away",
            FEVER | CONFUSED | "headache*, neck, child",
        ),
        one(
            "non blanching, nonblanching",
            -idea("itp, ITP, hsp, HSP, henoch*, vasculitis, no non, advice, if"),
        ),
        near(
            "meningococc*, meningitis",
            "contact of, exposure to, contact with",
            FEVER | "headache*, unwell, vomit*, rash, neck",
            -idea("well, asymptomatic, no fever, prophylaxis only, afebrile"),
        ),
        one(
            "csf, CSF, lp, LP, lumbar puncture",
            (
                "turbid, cloudy, polymorph*, gram positive/negative, diplococc*, pleocytosis, organisms, "
                "neutrophil*"
            ),
            -idea("no organisms, clear"),
        ),
    ),
}
