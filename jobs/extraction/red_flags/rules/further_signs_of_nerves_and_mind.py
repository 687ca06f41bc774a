"""Dangers of brain, spine, mind and eyes by what people cannot do any more, as those tell it who saw it happen."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, counted, idea, measured, near, one
from jobs.extraction.red_flags.rules.shared_ideas import CHILD, FELL, FEVER, SUDDEN, VOMITING

_OF_BEFORE = -idea(
    "old, years ago, previous*, resolved, stable, unchanged, known since, childhood, long standing, residual"
)
_HAD_CANCER = ~idea(
    "breast/lung/prostate/kidney/renal/bowel/thyroid ..1 cancer/ca/carcinoma, myeloma, lymphoma, metasta*, mets, "
    "cancer, "
    "carcinoma, renal primary, mieloma"
)
_LEGS_FAIL = idea(
    "stairs ..2 beyond, not ..4 stairs, not ..4 stand, not ..4 walk, legs ..1 weak/heavy/stiff/giving/gone/numb, "
    "weak legs, "
    "not ..3 legs, not ..2 lift ..2 legs, not ..3 off ..1 bed, stumbl*, paraparesis, paraplegi*, leg weakness, "
    "weakness ..2 "
    "legs, both legs, unsteady, walks like, no/lost power ..3 legs"
)
_EYE = idea("eye*, sight, vision, pupil*, cornea*")

FURTHER_SIGNS_OF_NERVES_AND_MIND: Pictures = {
    "cauda_equina": (
        near(
            "back, sciatica, both legs, both feet, leg pain",
            "both legs, both feet, ankles, bilateral*, leg*",
            "dribbl*, wet herself/himself/myself, leaking urine, no power, not ..2 feel ..3 wipe/wiping, "
            "not empt* ..2 bladder",
            -idea("child, prostat*, saliva, mouth, chin, nose, feed*, toilet training"),
        ),
        near(
            "push*/press*/strain* ..3 belly/tummy/abdomen ..4 bladder/urine/pee/wee, "
            "push*/press*/strain* ..4 empty ..2 "
            "bladder, wiping ..4 somebody/someone else, wiping ..2 feels",
            "wip*, bladder, numb*, feel*, back, legs, sciatica",
            "wip*, since, numb, back, sciatica, legs",
            -idea("prostat*, prolapse ring, spina bifida"),
        ),
    ),
    "spinal_cord_compression": (
        near(
            _HAD_CANCER,
            "band, band like, tight ..1 band, girdle, thoracic, mid back, between ..2 shoulder blades, spine, back",
            _LEGS_FAIL,
            -idea("walking normally, power normal, no weakness, legs normal"),
        ),
        near(
            FEVER | "injects, ivdu, IVDU, injecting, septic, dialysis",
            "tender ..3 t1/t2/t3/t4/t5/t6/t7/t8/t9/t10/t11/t12/l1/l2/l3/spine, spinal tenderness, tender spine, "
            "back pain, "
            "vertebra* ..2 tender",
            _LEGS_FAIL,
            -idea("flu, viral, no weakness, child"),
        ),
        near(
            FELL | "diving, dive, rugby, scrum, crash, rtc, RTC, mva, MVA",
            "neck",
            "burning hands, hands ..2 burn*, weak arms, arms ..2 weak, weak hands, hands ..2 clumsy, numb hands",
            "walks like, unsteady, gait, legs, stiff, not ..3 walk, weak",
            -idea("carpal, years, months"),
        ),
        one(
            "paraparesis, paraplegi*, tetraparesis, quadriparesis",
            "evolving, new, progress*, acute*, worsen*, sudden*, days, h, hours, since",
            _OF_BEFORE | -idea("hereditary, spastic since, ms, birth, wheelchair for"),
        ),
        near(
            "# pathological, pathological #, pathological fracture, collapse, metasta*, mets, deposit*",
            "t3, t4, t5, t6, t7, t8, t9, t10, t11, t12, thoracic, vertebra*",
            "weak, power, weakness, numb*, upgoing, retention",
            -idea("no weakness, power normal, power 5, osteopor* only"),
        ),
    ),
    "stroke_tia": (
        near(
            "mouth/face/lip/cheek ..3 hanging/hangs/hung/drooping/droops/sagging",
            "drag*, foot, leg, arm, hand, speech, words, dribbl*",
            SUDDEN | "since, got up",
            _OF_BEFORE | -idea("bell*, dentist, numbing, forehead, palsy, tooth, years, myasthenia"),
        ),
        near(
            "not ..3 see ..4 half, left half, right half, half ..4 television/tv/page/newspaper/plate/clock",
            "woke, bump*, since, sudden*, today, this morning",
            "not, bump*, missing, gone",
            _OF_BEFORE | -idea("eye only, moon, day"),
        ),
        near(
            "room spins, spinning, vertigo, dizz*",
            "veer*, lurch*, pull* ..3 side, leaning ..3 side, falls to, fall* to ..1 left/right",
            "thick ..1 voice/speech, voice/speech ..1 thick/slurr*, slurr*, double, hoarse, swallow*, face ..2 numb",
            _OF_BEFORE | -idea("bppv, hallpike, drunk, alcohol"),
        ),
        near(
            "left side, right side, one side, left arm, right arm, left leg, right leg",
            "not moving, not ..2 move, not ..1 work*, limp, useless, flaccid, hanging",
            "found, woke, carer, unable, out of bed, looking to, gaze",
            _OF_BEFORE | -idea("pain*, frozen, fracture, fell, plaster, sling, rotator"),
        ),
        one(
            "bleed/hemorrhage/hematoma/blood ..4 basal/ganglia/thalam*/pons/brain/cerebell*/lobe/lobar/ventricle",
            _OF_BEFORE | -idea("no, excluded, risk, lung, liver, eye, microbleed*"),
        ),
        one(
            "hemi, hemipleg*, hemipares*",
            "dense, l, r, left, right",
            "gcs, GCS, bp, BP, acute, since, sudden*, today, new",
            _OF_BEFORE
            | -idea("arthroplasty, colectomy, thyroid*, laminectomy, hip, migraine, cerebral palsy"),
        ),
    ),
    "acute_neurology": (
        near(
            FELL
            | "bike, bicycle, scooter, kerb, head injury, hi, HI, bang* ..2 head, hit ..2 head, knock* ..3 head",
            "drows*, sleepy, slow, hard to wake, confus*",
            VOMITING
            | "warfarin, apixaban, rivaroxaban, edoxaban, dabigatran, anticoag*, by the hour, vomit*",
            -idea("years, months ago, hip, sepsis, uti, gastro*, no vomiting, not drowsy"),
        ),
        one(
            "hi, HI, head injury",
            "warfarin, apixaban, rivaroxaban, edoxaban, doac, DOAC, noac, anticoag*",
            "drows*, vomit*, confus*, headache*, gcs, GCS, sleepy",
            -idea("no, not, years"),
        ),
        near(
            "neck ..3 manipulat*, manipulat* ..3 neck, chiropract*, neck ..2 cracked, neck pain, whiplash, neck trauma",
            "drop attack*, diplopia, double vision, unsteady, ataxi*, horner*, slurr*, droop*, facial numb*",
            "vertigo, dizz*, diplopia, double vision, swallow*, sudden*, after, since",
            _OF_BEFORE | -idea("no vertigo, no dizziness, no diplopia, months"),
        ),
        near(
            "worst headache, worst h a, worst ha, worst HA, worst h/a",
            "ever, sudden*, neck, stiff, life, thunder*, vomit*",
            _OF_BEFORE | -idea("not, migraine usual"),
        ),
        one(
            "fitting, seizing, convulsing, seizure*, fits, status",
            counted("min, mins, minutes", (5, 120)) | "back to back, cluster*",
            "despite, midaz*, diazepam, lorazepam, still, not ..2 stop*, not ..2 coming round, "
            "without ..2 coming round, "
            "without ..2 recover*, without ..1 regaining",
            _OF_BEFORE | -idea("hearing aid"),
        ),
        one(
            counted("fits, seizures, convulsions", (2, 30)),
            "without ..2 coming round, without ..2 recover*, without ..1 regaining, not ..2 come round, "
            "not ..2 recover*",
        ),
        near(
            CHILD | "child, toddler",
            "sick/vomit*/vomits ..2 morning*, sick/vomit*/vomits ..3 morning*, morning vomit*, early morning vomiting",
            "walk* into, stumbl*, unsteady, clumsy, wobbl*, squint, head tilt, falls over, bump* into, headache*",
            -idea("migraine settled, mother, pregnan*"),
        ),
    ),
    "first_seizure": (
        near(
            "tongue ..2 bit/bitten/bite, bit/bitten/bite ..2 tongue/cheek, post ictal, postictal, gtc, GTC, gtcs",
            "wet ..1 bed, bed ..1 wet, aching muscles, muscles ..2 ach*, woke, work, confus*, mins, found",
            -idea("known epilep*, epilepsy since, denture*, usual, years, febrile, seizure free, vasovagal"),
        ),
        near(
            "stares, staring, blank*, vacant, absence, stops ..2 mid, stops ..2 sentence, unresponsive spell*, eyelid* "
            "flutter*, flickers ..2 eyelids, absence type",
            "times a day, many a day, daily, several times, episodes, since, new, started, teacher",
            "stops, eyelid*, flicker*, flutter*, blink*, lip*, age, teacher, sentence, new",
            -idea(
                "known epilep*, eeg normal, adhd, autis*, daydream*, years, eyelid surgery, school absence"
            ),
        ),
        near(
            "twitch*, jerk*, jerks",
            "face, hand, arm, mouth, side",
            "at a time, for a minute, while awake, fully awake, awake, spreading, minute*",
            "since, week, weeks, days, recent*, new, started",
            -idea(
                "known epilep*, eyelid, tic, tics, bell*, hemifacial, years, parkinson*, falling asleep, anxiety, "
                "rigor*"
            ),
        ),
        near(
            "baby, infant, month old, mo, mth",
            "nodding, bends forward, jackknife, jack knif*, flexion, salaam, jerks, spasms",
            "cluster*, series, runs, in a row, on waking, waking",
            -idea("reflux only, colic, moro, startle, sleep myoclonus, bronchospasm*"),
        ),
    ),
    "meningitis": (
        near(
            "not ..2 stand ..1 light, because ..2 light, hates ..1 light, light hurts, photophob*, face ..3 wall",
            "rash ..2 bruis*, like bruises, cries ..3 head, head ..2 lifted, stiff neck, neck ..1 stiff*, "
            "lift ..2 head, purple",
            VOMITING | FEVER | "flu, headache*, vomited, drowsy, worst flu",
            -idea("migraine usual, concussion, years"),
        ),
        near(
            "neck ..2 not ..1 bend, neck ..4 not ..2 bend/flex/move, neck ..2 will not, nuchal rigid*",
            FEVER | "HA, ha, f c, drowsy, headache*, photophob*, vomit*",
            -idea("whiplash, torticollis, sofa, years"),
        ),
        one(
            "csf, CSF, lp, LP, lumbar puncture, spinal tap",
            measured("wbc, wcc, WBC, WCC, white cells, cells, polys, neutrophils, leukocytes", (30, 99999))
            | "cloudy, turbid, purulent, gram pos*, gram neg*, polys",
            -idea("normal, no growth, years, rhinorrh*"),
        ),
    ),
    "suicidality": (
        near(
            "stones/rocks/bricks ..4 pocket*/coat/rucksack/bag, weights ..3 pocket*",
            "river, sea, canal, lake, water, reservoir, bridge",
            _OF_BEFORE,
        ),
        one(
            "hosepipe, hose, noose, helium, nitrogen, exit bag, charcoal",
            "car, boot, garage, found, bought, order*, affairs, internet, exhaust",
            -idea("garden only, balloon, party, voice, accident*, toddler, activated, helium neon"),
        ),
        near(
            "put ..3 affairs in order, affairs in order, said goodbye*, texted/messaged/wrote ..3 goodbye*, "
            "goodbye text*",
            "rope, hosepipe, hose, pills, tablets, gun, bridge, lethal, amt, amount, nobody, alone, dose, rifle",
            -idea("hospice, palliative, moving, emigrat*"),
        ),
        one(
            "brought/talked/pulled/taken/stopped/grabbed/coaxed ..3 down/back/off/on",
            "parapet, bridge, ledge, roof, platform, railing*, motorway, cliff, tracks, river",
            -idea("ladder, fell, roofer, work, dental, cleaning, years"),
        ),
        one(
            "s136, s 136, section 136, sectioned",
            "bridge, police, motorway, railway, river, roof",
            _OF_BEFORE,
        ),
        one(measured("c ssrs, cssrs, CSSRS, columbia scale", (3, 6))),
        one("HI toward*, HI towards, homicidal, HI w plan, SI HI", -idea("no, denies, not, non")),
        near(
            "took ..2 all, swallowed ..2 all, took all, necked all, took the lot",
            ~idea(
                "propranolol, amitriptyline, tablets, pills, meds, medication, paracetamol, insulin, digoxin, "
                "sertraline, heart"
            ),
            -idea("prescribed, as directed, antibiotic*, years, no side effects, daily, accident*, toddler"),
        ),
        one("lethal amt/amount/dose/quantity/means", -idea("no, non, not, years")),
    ),
    "sudden_visual_loss": (
        near(
            "eye, left eye, right eye",
            "read, see, vision, saw",
            "not count ..2 fingers, not ..2 count ..2 fingers, count fingers, hand movement*, only light, next day, on "
            "monday/tuesday/wednesday/thursday/friday",
            "on ..1 wednesday, on ..1 thursday, on ..1 friday, overnight, next day, yesterday, today, since",
            -idea("gradual*, years, cataract*"),
        ),
        near(
            "pupil ..3 pear/teardrop/tear/irregular/peaked/misshapen/distorted, peaked pupil, hyphema, teardrop pupil",
            "chip, chisel, hammer*, metal, flew, hit, drill*, grind*, stone, injur*, nail, wire, strim*, glass, punch*",
            -idea("years, old, congenital, surgery in"),
        ),
        near(
            "fluid level, level of pus, hypopyon, pus",
            _EYE,
            "injection, phaco, operation, surgery, cataract, painful, pain, days",
            -idea("eyelid, stye, chalazion, conjunctivitis only, ear"),
        ),
    ),
}
