"""What patients, their families and hurried writers say of nerves, eyes, mind and harm without naming it: further
pictures.
"""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, idea, near, one, refuted_by
from jobs.extraction.red_flags.rules.shared_ideas import (
    FEVER,
    PEOPLE_AROUND,
    RECENT,
    SUDDEN,
)

_NOT_BEFORE = ~idea(
    "first time, first ever, never ..4 before, never done, never had, nothing ..5 before, not ..4 before, "
    "not ..2 done this/that, no previous, no history, new, nothing like, not known"
)
_KNOWN_FITS = -idea(
    "known epilep*, epilepsy since, usual, seizure free, years, febrile, vasovagal, faint*, "
    "rigors, hypoglyc*, "
    "sepsis, stiff neck, cough*, on levetiracetam, on lamotrigine, breath holding, blue breath"
)

NERVES_AND_MIND_IN_PLAIN_WORDS: Pictures = {
    "acute_neurology": (
        near(
            "lid/lids/eyelid/eyelids ..2 drop*/droop*/heavy/fall*, ptosis",
            "by evening, by ..2 end of, as ..1 day, in the evening, tired*, fatig*",
            "nasal, swallow*, chew*, chok*, liquids",
            -idea("years, stable, congenital, sleepy"),
        ),
        near(
            "droop* ..2 lid/eyelid, lid/eyelid ..2 droop*/down/closed, lid/eyelid ..3 not ..2 stay, ptosis",
            (
                "down and out, pain behind ..2 eye, see/sees/seeing ..2 double, pupil ..2 "
                "big/bigger/large/larger/wide"
            ),
            -idea("years, congenital, cataract, long standing, thyroid eye, graves*, cluster"),
        ),
    ),
    "cauda_equina": (
        near(
            "back, disc, disk, sciatica, spine, lumbar, back pain",
            "not know/knows/knowing ..5 bladder/full/wet/bowels, not aware ..5 "
            "bladder/full/wet/bowels, not ..2 "
            "sense "
            "..4 bladder/full, not feel ..3 seat/chair/wiping/paper",
            -idea("dementia, years, childbirth, stroke, card, leaflet"),
        ),
    ),
    "first_seizure": (
        near(
            "staring/blank/vacant/absent/absence/daydream* "
            "spells/episodes/attacks/turns/spell/episode, stares ..4 "
            "space, goes blank/vacant",
            "picks, picking, fiddl*, fumbl*, lip smack*, smacks ..1 lips, chew*, not ..2 "
            "answer*, not ..2 respond*, "
            "unrespons*, eyelid*, flutter*",
            RECENT | _NOT_BEFORE,
            _KNOWN_FITS | "autis*, adhd, ADHD, daydreamer",
        ),
        one(
            "blown/massive/big/proper/major/generalized seizure/fit/convulsion",
            SUDDEN,
            _KNOWN_FITS,
        ),
        near(
            (
                "plank, rigid, stiff*, arms and legs, all four limbs, limbs ..2 "
                "jerk*/jump*/shak*/thrash*, whole body"
            ),
            "shak*, jerk*, jump*, twitch*, thrash*",
            "eyes ..3 back/rolled/up, blue, froth*, foam*, bit ..5 tongue/cheek/lip, wet ..2 "
            "pants/trousers/self, "
            "muddled, confused, drowsy, slept, minutes, mins",
            _NOT_BEFORE,
            _KNOWN_FITS,
            refuted_by("vasovagal, simple faint/syncope, came round at once, reflex syncope"),
        ),
    ),
    "meningitis": (
        near(
            "cries/screams/winces/hurts/resists/yells ..3 bend/flex/lift/move/touch/bending/flexing ..2 "
            "head/neck/chin",
            FEVER | "headache*, light, rash, vomit*, drows*",
            -idea("whiplash, torticollis, tonsil*, weeks, fell"),
        ),
    ),
    "safeguarding": (
        one(
            ~idea("stepdad, stepfather, dad, father, uncle, brother, grandad, cousin, man, he"),
            ~idea("comes/creeps/gets/came/crept/got into my/her/his room/bed"),
            -idea("nightmare*, dog, cat"),
        ),
        near(
            "baby, infant, toddler, child, bub",
            "broken/fractured arm/leg/thigh/rib/ribs/skull/bone/femur/humerus",
            (
                "no story, no account, no explanation, story ..2 chang*, not ..3 explain*, nobody "
                "..2 saw, delay*"
            ),
            -idea("birth, trampoline, witnessed, osteogenesis"),
        ),
        one(
            "he/she/they/dad/mum/boyfriend/partner/husband/wife/ex "
            "hits/hit/beats/slaps/slapped/kicks/kicked/punches/"
            "punched/chokes/choked/threatens/burns/burnt/hurts me/us/her/him",
            -idea("football, rugby, boxing, karate, ball, game, car, pain, dog, wall, by accident"),
        ),
        one(
            "not ..1 walking yet, not yet walking/crawling/rolling, not ..1 crawling, not ..1 "
            "rolling, pre mobile, "
            "premobile, non mobile baby/infant/child",
            "broken, fractur*, bruis*, burn*, black eye, #",
            -idea("birth, birthmark, osteogenesis, fell, hip, elderly, cast off"),
        ),
        one(
            (
                "bleach/acid/petrol/kerosene/boiling/scalding/hot ?water/oil/tea ..2 "
                "poured/thrown/threw/over/splashed"
            ),
            PEOPLE_AROUND,
            -idea("accident*, kettle, pulled, own"),
        ),
        near(
            "unkempt, dirty, same clothes, soiled, unwashed, filthy, smell*, matted",
            "sore, sores, pressure ulcer*, lighter, emaciat*, dehydrat*, starv*, not ..3 fed, "
            "last fed, nobody ..2 "
            "dressed, no one ..2 dressed",
            "resident, home, carer*, son, daughter, nephew, niece, staff, nobody, no one",
            -idea("no concerns, well cared, house bound by choice"),
        ),
    ),
    "spinal_cord_compression": (
        near(
            "drug user, ivdu, IVDU, heroin, injects drugs, tb, TB, tubercul*, discitis, fever*, septic*",
            "back/spine/spinal/vertebr* ..2 pain*/tender*, midline tender*",
            "not ..3 lift ..2 leg/legs, not ..2 walk, not ..2 stand, legs ..2 weak*/gone/heavy, "
            "weak* ..2 legs, "
            "parapar*",
            -idea("hip, knee, years, flu"),
        ),
        near(
            "cancer, myeloma, metasta*, mets, lymphoma, carcinoma",
            (
                "legs ..3 buckl*/giv*/weak*/gone, not ..2 stand, not ..2 walk, not ..3 lift ..2 "
                "legs, weak* ..2 legs"
            ),
            SUDDEN | "not ..3 tell ..6 wee/pee/urine/water/bowel*/toilet, retention, incontinen*, "
            "numb/numbness/numbed, wet ..1 bed",
            -idea(
                "hip, fall, fell, years, fatigue, palliative, breathless*, discharged, fear of, "
                "stroke, neuropath*"
            ),
        ),
        near(
            "retropuls*, burst fracture, crush fracture*, vertebral fracture*, vertebral collapse, collapsed "
            "vertebra*",
            "leg/legs ..2 weak*, weak* ..2 leg/legs, leg weakness, numb*, bladder, not ..2 walk, gait",
            RECENT,
            -idea("no weakness, power normal, old, years"),
        ),
    ),
    "stroke_tia": (
        one(
            "not ..3 find/get ..2 words, not ..2 speak/talk, words ..2 muddled/jumbled/wrong",
            "dropp* ..2 fork/spoon/cup/knife/pen/phone/glass/mug/keys, hand ..2 useless/clumsy/gone, not ..2 "
            "hold ..2 fork/spoon/cup/pen/phone",
            -idea("years, parkinson*, dementia, mnd"),
        ),
    ),
    "sudden_visual_loss": (
        one(
            "drop/dropped/reduced/reduction ..2 va/VA/vision/acuity, afferent defect, afferent pupil* defect",
            SUDDEN | "new",
            -idea("cataract*, years, gradual*, amblyop*"),
        ),
        one(
            "half ..4 picture/world/page/screen/view/vision missing/gone/black, missing ..3 half",
            SUDDEN | "since, days",
            -idea("migraine*, years, tooth, teeth, finger"),
        ),
        one(
            "flashes ..1 floaters, floaters ..1 flashes",
            -idea("years, unchanged, migraine*, advice, warned, settled, longstanding, leaflet"),
        ),
        one(
            "va/VA/acuity/vision ..3 HM/CF/PL/NPL/LP/NLP",
            "was, from, previous*, dropp*, ago, last, today",
            -idea("cataract*, amblyop*, years, long standing, always"),
        ),
        one(
            "pain ..2 eye movement*, pain ..2 moving ..2 eye/eyes, hurts to move ..2 eye/eyes, eye movements "
            "..1 painful/hurt",
            "rapd, RAPD, color*, vision, desaturat*, washed out, blurr*, va, VA, dim*",
            -idea("sinusitis, no pain, years"),
        ),
        one(
            "horseshoe tear, horse shoe tear, u tear, u shaped tear, rhegmatog*, retinal break*, "
            "retinal hole "
            "..3 fluid",
            -idea("lasered, laser in, treated, years ago, repaired, no retinal, no tear"),
        ),
        one(
            "macula on/off",
            -idea(
                "lasered, laser in, treated, years ago, repaired, no retinal, no tear, macula on "
                "oct/scan/scans/scanning/imaging/examination/exam/fundoscopy/ophthalmoscopy/photo/photos/biomicroscopy"
            ),
        ),
        one(
            "straight lines, lines, words, print",
            "wavy, bent, distort*, wobbly, kink*, crooked",
            "last week, this week, suddenly, blob, middle, center, days, since",
            -idea("years, nail*, skin, chest, gradual*, migraine*, astigmat*"),
        ),
    ),
    "suicidality": (
        one(
            (
                "plans/plan/planning/wants/threatens/threatening/tried/going/intends/intending to "
                "jump/hang/drown/shoot"
            ),
            -idea(
                "trampolin*, parachute, bungee, queue, washing, photo*, picture*, basketball, "
                "horse, years ago"
            ),
        ),
        one("happier/better/easier ..4 i/he/she was/were/am/is gone/dead, happier ..2 without me/her/him"),
        one(
            "tied, tying, ties, hung, looped, fixed",
            "rope, cord, cable, scarf, belt, sheet, noose, ligature, flex, string, dressing gown",
            "beam, loft, banister, door, tree, ceiling, hook, neck, rail, branch, rafter*, garage",
            -idea("umbilical, dog, boat, swing, spermatic, seat belt"),
        ),
        one("wants/want it ..2 over, wants/want ..2 it to end, wants/want ..2 all to end, wants out of life"),
    ),
}
