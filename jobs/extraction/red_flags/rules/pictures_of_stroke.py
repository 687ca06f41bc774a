"""Stroke and first seizures by the ideas that tell of them."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, idea, measured, near, one, refuted_by
from jobs.extraction.red_flags.rules.shared_ideas import SUDDEN, SUSPECTED

_SIDE = idea(
    "face, facial, mouth, arm, hand, left side, right side, left sided, right sided, R sided, L sided, "
    "rt/lt sided/side/arm/leg, L side, R side, one side, l sided, r sided, lhs, rhs, LHS, RHS, side of "
    "..2 body, side of ..2 face, hemi*, eyelid, lip, grip, left/right foot/leg, one arm/leg/hand/foot, "
    "down one side, down ..1 left/right, smile, corner of ..2 mouth, L arm, R arm, bein, bras, brazo, "
    "braccio"
)
_DEFICIT = idea(
    "weak*, limp, droop*, dropp*, drop, numb/numbness/numbed, paralys*, paralyz*, paresis, hemipar*, "
    "hemipleg*, flop*, drift, clums*, lopsided, slump*, not ..2 move, not ..2 lift, not .. grip, "
    "not ..3 hold, "
    "heavy, dead, useless, twisted, asymmetr*, sagging, lahm*, drag*, slipped, slid, drooling, dribbl*, "
    "crooked, uneven, gone to one side, not ..2 feel, not ..2 grip, drops ..2 things/cup/keys, dropping "
    "things, gave way, like ..1 lead, not obey, not belong, pull* ..1 to, schwache, faiblesse, "
    "debilidad, debolezza, deviat*, tingl*, not work*, uncoordinated, fell to"
)
_NOT_STROKE = -idea(
    "sciatic*, back pain, saddle, buttock*, lumbar, carpal, radicul*, neck pain, shoulder pain, "
    "shingles, injur*, fractur*, bell, bells, wrist, elbow, splint, nerve conduction, surgery, "
    "operation, steroid*, tennis, wrist drop, years, cubital, arthritis, de quervain, fell on, fell "
    "off, allerg*, swelling of, cord, myelopath*, stiff*, collarbone, knee, hip, migraine* typical, "
    "breast*, cellulitis, osteoarth*, trigger, thumb, dupuytren*, fever, lymph*, injection, rotator, "
    "bilateral leg/legs, both legs, rectal tone, urinary retention, went cold, cold and numb, "
    "no pulse*, pulseless"
)
_SPEECH = idea(
    "only say, speech ..3 drunk, not ..4 word, not ..4 words, not ..3 sentence out, not ..2 say ..2 "
    "name, not ..3 make ..2 understood, talking rot, slurr*, dysphasi*, aphasi*, dysarthri*, not ..3 "
    "words ?out, not ..2 speak, not ..2 talk, not ..4 find ..2 words, word finding, jumbled, words ..3 "
    "wrong, words ..2 muddled, talk* gibberish/rubbish/nonsense, speech ..3 "
    "gone/went/slurr*/jumbl*/lost/garbl*/affected/disturb*, los* ..2 speech, mixed up ..2 words, wrong "
    "words, garbl*, gibberish, nonsense, mute, speech disturbance, speech difficult*, lost for words, "
    "words ..2 not come, not ..3 get ..3 words, not make sense, makes no sense, word salad, babbl*, "
    "mumbl*, jumbl*, talk* double dutch, speech ..2 thick, thick speech, tongue ..2 thick, words ..2 "
    "came/come ..2 wrong, words ..3 run together, speaking ..2 marbles, not ..2 name ..2 things/objects, "
    "not ..2 read, sprachstorung*, afasia, parole"
)
_FIT = idea(
    "seizure*, fit, fits, fitted, fitting, convuls*, tonic clonic, grand mal, epileptic, "
    "krampfanfall, anfall, crise, crisis, crisi, ictal, gtc, GTC, GTCS, tlc seizure"
)

PICTURES_OF_STROKE: Pictures = {
    "stroke_tia": (
        one(_SIDE, _DEFICIT, SUDDEN, _NOT_STROKE),
        one(
            "face/mouth/smile ..3 drop*/droop*/fell/fallen/slipped/lopsided/crooked/twisted/uneven/sagg*",
            "arm/hand/leg ..3 weak*/limp/flop*/dead/heavy/useless/numb/drop*, slurr*, speech, not ..2 speak",
            _NOT_STROKE,
        ),
        one(
            _SPEECH,
            SUDDEN
            | (
                "arm, face, facial, hand, side, resolved, right as rain, fine, minutes, af, AF, normal "
                "again, recover*, weak*, new, gone now, now back, min*, noticed"
            ),
            -idea(
                "therap*, delay*, child*, tonsil*, hearing, quinsy, hot potato, long standing, years, "
                "parkinson*, mnd, motor neurone, alcohol, was/is/got/when drunk, sober, with "
                "residual, residual ..3 "
                "weak*"
            ),
        ),
        one(
            idea(
                "stroke, cva, CVA, tia, TIA, TIAs, tias, mini stroke, ministroke, infarct ..3 "
                "mca/cerebell*/brain, mca infarct, cerebral infarct*, cerebellar infarct*, ictus, avc, "
                "AVC, AIT, acute infarct*, restricted diffusion, restricting lesion, schlaganfall, "
                "apople*, accident vasculaire, ACV, ischemic attack, ischaemic attack, posterior "
                "circulation, lacunar, beroerte, stroke like"
            ),
            ~(
                SUSPECTED
                | (
                    "probab*, acute*, think, thought, code, minor, new, recent*, today, yesterday, last "
                    "night, this morning, days ago, last week, confirmed, shows, evolving, crescendo, "
                    "mini, hot, worr*, had a, may, last "
                    "monday/tuesday/wednesday/thursday/friday/saturday/sunday, on friday, on saturday, "
                    "on sunday, on monday, on tuesday, on wednesday, on thursday, on "
                    "mon/tue/tues/wed/weds/thu/thur/thurs/fri/sat/sun, this week, abcd2, "
                    "hours, sounds, consistent, few days, verdacht, suspicion, sospecha, sospetto, rule, "
                    "appears, clinically, looks"
                )
            ),
            -idea(
                "years, family history, heat stroke, stroke volume, mother, father, risk score, association, "
                "old stroke, previous stroke, previous tia, h o, cha2ds2*, prevention, butterfly, breast "
                "stroke, stroke in 19*, secondary"
            ),
        ),
        one(
            idea("fast, FAST, befast, BEFAST, abcd2, ABCD2, nihss, NIHSS, rosier"),
            idea("positive, +, pos, +ve") | measured("nihss, NIHSS, abcd2, ABCD2, rosier", (1, 42)),
            -idea("fasting, negative"),
        ),
        near(
            idea("vertigo, ataxi*, room spinning, spinning"),
            idea(
                "diplopia, double vision, ataxi*, dysarthri*, unstead*, nystagmus, slurr*, facial, swallow*, "
                "veer*, hiccup*, headache*, not ..2 stand, past pointing"
            ),
            SUDDEN,
            -idea("bppv, BPPV, dix hallpike positive, labyrinthitis"),
        ),
        one(
            idea(
                "transient*, brief*, temporar*, minutes, right as rain, fine again, came right, then "
                "normal, mins, min, cleared, came back, fleeting, lifted, lifts, quarter of an hour, "
                "right again, back to normal, then fine, then normal, gone again, wore off, passed, ten "
                "minutes, five minutes, seconds, passed off, resolved, few minutes, half an hour, an "
                "hour, lasted, lasting"
            ),
            idea(
                "los* ..2 vision, los* ..2 sight, los* ..2 speech, weak*, numb/numbness/numbed ..3 arm, "
                "numb/numbness/numbed ..3 side, numb/numbness/numbed ..3 face, speech, blind*, "
                "hemianop*, amaurosis, visual loss, vision ..2 went, curtain, shutter, droop*, "
                "shade/blind/veil/grey/gray/blanket/black ..4 eye, eye ..4 gray/black/blank/dim/dark, "
                "vision ..2 blank, words ..3 wrong, jumbl*, gibberish, not ..3 words, hand ..2 numb, "
                "hand ..2 clumsy, hand ..2 useless, arm ..2 useless, arm ..2 dead"
            ),
            _NOT_STROKE | -idea("syncope, faint*, migraine, postural, standing up"),
        ),
        one(
            (
                "amaurosis, amaurosis fugax, hemiparesis, hemiplegi*, hemianop*, facial droop, face droop*, "
                "mouth droop*, mouth dropp*, hemineglect, crescendo tia*, expressive dysphasia, gaze palsy, "
                "cerebral hemorrhage, intracerebral, thrombolys*, pronator drift, locked in syndrome, "
                "halbseiten*"
            ),
            -idea(
                "cva/stroke ..2 with/w/residual, bell, bells, congenital, years, forehead ..2 "
                "involved, not spared, residual, old, long "
                "standing, cerebral palsy, previous, physio*, rehab*, ear, parotid, thrombolys* ..6 embol*/pe, "
                "pe thrombolys*, massive pe, pulmonary embol*, stemi, STEMI, catheter directed"
            ),
        ),
        near(
            "dizz*, giddy, giddiness, off balance",
            (
                "double vision, diplopia, slurr*, dysarthri*, not ..2 walk, not ..2 stand, ataxi*, face ..2 "
                "numb*, not ..2 swallow"
            ),
            "sudden*, abrupt*, came on, hours ago, this morning, today, woke",
            -idea(
                "bppv, BPPV, hallpike, labyrinthitis, years, months, weeks, postural, hypoglyc*, drunk, "
                "alcohol"
            ),
        ),
        one(
            "talk* rubbish/gibberish/nonsense, speech, words, slurr*",
            "smile, mouth, face",
            "lopsided, droop*, crooked, drop*, twisted, uneven, gone to one side",
        ),
        one(
            (
                "perte de force, perdida ..2 fuerza, perdita di forza, perte de sensibilite, krachtsverlies, "
                "schwache"
            ),
            "bras, jambe, brazo, pierna, braccio, gamba, arm, been, bein, hemicorps",
            (
                "brutal*, brusc*, soudain*, subit*, repentin*, improvvis*, plotseling*, plotzlich*, bouche, "
                "boca, bocca, hablar, parler, parlare"
            ),
        ),
        one(measured("abcd2, ABCD2", (3, 7))),
        one(measured("FAST", (2, 3))),
        one(
            ("infarct*"),
            (
                "mri, MRI, ct, CT, dwi, DWI, diffusion, brain, insula, pons, pontine, thalam*, thalamus, "
                "mca, MCA"
            ),
            ("acute, recent, new, early, evolving, restricted"),
            -idea("old, chronic, lung, bowel, myocard*, no acute, no recent"),
        ),
        one(measured("nihss, NIHSS", (1, 42))),
        one(
            "not ..3 see to ..1 left/right, vision to ..2 left/right, left/right half of ..2 "
            "vision/world/field, everything on ..2 left/right, not ..2 see ..3 left/right side",
            SUDDEN | "bump*, walk* into",
            -idea("eye only, cataract*"),
        ),
    ),
    "first_seizure": (
        near(
            _FIT,
            ~idea(
                "without ..1 epilep*, no hx, no seizure disorder, not ..2 happened, nothing like, no epilep*, "
                "non epileptic, "
                "first, 1st, new, never, no previous, no history ..2 epilep*, no history ..2 seizure*, "
                "no h o, unprovoked, isolated, one off, not epileptic, not known epileptic, not a known, "
                "never previously, nil before, never had, not known, newly, single, no known epilepsy, "
                "no pmh, no past, nil previous, previously well, previously fit, de novo, adult onset, "
                "new onset, erster, premier*, primera, prima, primo, out of nowhere, first ever, "
                "unexplained"
            ),
            -idea(
                "seizure free, known epilep*, years, febrile convulsion, febrile seizure, epilepsy "
                "clinic, fit and, fit for, fit of, fitting*, hearing aid*, well fit, not fit for, keep fit, "
                "first aid, fit note, feeling "
                "fit, fits with, fitting of, fit hearing, to fit, not fit in, fit in with, new glasses, "
                "alarm, fit well, fit test, FIT, still fit/fits, fitted "
                "bra/kitchen/sheet/splint/brace/orthos*, first grade*, "
                "first choice, previously fit, on levetiracetam, first "
                "trimester, hypoglyc*, "
                "uniform/clothes/clothing/shoes/shoe/trousers/jacket/helmet/dentures ..4 "
                "fit/fits, fits well"
            ),
        ),
        near(
            idea(
                "collaps*, unconscious*, black* out, blackout, loc, LOC, loss of consciousness, lost "
                "consciousness, unrespons*, drop to the floor, passed out, generali*/whole "
                "shaking/jerking/stiffening,  shaking ..2 arms/limbs/all over, fell to ..2 floor, "
                "episode, found on ..2 floor, woke ..2 on ..2 floor, lip smacking, staring, vacant, "
                "blank, stiff*, eyes rolled, went rigid, rigid"
            ),
            idea(
                "jerk*, wet bed, bed wet, wet the bed, bit* ..2 tongue/cheek/lip, slept after*, "
                "tongue ..2 bit*, tongue, post ictal, "
                "postictal, incontinen*, wet "
                "himself, wet herself, foam*, froth*, blue, cyanos*, shak* ..3, shook, shaking, convuls*, "
                "twitch*, stiffen*, limbs ..2 jerk*, sore muscles, groggy, drowsy after, no memory"
            ),
            -idea(
                "known epilep*, seizure free, vasovagal, on standing, prolonged standing, faint after, blood "
                "test, cough*, stiff neck, bottle, feed*, weeks old, febrile, sepsis, rigors, hypoglyc*, "
                "epilepsy since, usual seizures"
            ),
            refuted_by("vasovagal, simple faint/syncope, came round at once, reflex syncope"),
        ),
        one(
            (
                "witnessed seizure, generalized seizure, generalised seizure, tonic clonic seizure, "
                "gtcs, focal seizure, witnessed tonic clonic, had a seizure, had a fit, having fits, "
                "infantile spasms"
            ),
            -idea(
                "known epilep*, epilepsy since, years, seizure free, febrile, mother, father, brother, "
                "sister, on levetiracetam, on lamotrigine, valproate, epilepsy clinic, usual, last "
                "seizure, hypoglyc*"
            ),
        ),
        one(
            "jerk*, shak*, shook, convuls*, twitch*",
            "bit* ..2 tongue/cheek, tongue ..1 bit/bitten, wet himself/herself, froth*, foam*",
            -idea(
                "known epilep*, epilepsy since, usual, seizure free, years, febrile, vasovagal, "
                "faint*, no tongue, "
                "hypoglyc*, rigors"
            ),
        ),
        near(
            "shak*, shook, jerk*, convuls*, twitch*, stiff*, rigid, fit, thrash*",
            "blue, wet ..1 trousers/pants/clothes/skirt, out for, wet bed, bed wet, wet herself/himself, "
            "incontinen*, tongue, bit* ..2 cheek/lip, slept after*, froth*, foam*, confused after*, "
            "drowsy after*, post ictal, postictal, eyes rolled",
            "no epilep*, not epileptic, never, no prior, no previous, nothing like, not happened before, "
            "no hx, no history, "
            "first, no seizure disorder",
            -idea("known epilep*, febrile convulsion, vasovagal, rigors, feed*, weeks old, hypoglyc*, usual"),
        ),
    ),
}
