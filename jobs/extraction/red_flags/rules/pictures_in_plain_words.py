"""What patients, their families and hurried writers say of danger without naming it: further pictures of the body's
emergencies.
"""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, idea, measured, near, one, refuted_by
from jobs.extraction.red_flags.rules.shared_ideas import (
    BLEEDING,
    FEVER,
    PEOPLE_AROUND,
    RECENT,
    SUDDEN,
    VOMITING,
)

_NOT_BEFORE = ~idea(
    "first time, first ever, never ..4 before, never done, never had, nothing ..5 before, not ..4 before, "
    "not ..2 done this/that, no previous, no history, new, nothing like, not known"
)
_KNOWN_FITS = -idea(
    "known epilep*, epilepsy since, usual, seizure free, years, febrile, vasovagal, faint*, rigors, hypoglyc*, "
    "sepsis, stiff neck, cough*, on levetiracetam, on lamotrigine, breath holding, blue breath"
)
_LITTLE_THINGS = idea(
    "button cell/cells/battery/batteries, coin cell, batter*, magnet*, coin, lego, bead, marble, toy, nut"
)

PICTURES_IN_PLAIN_WORDS: Pictures = {
    "acute_abdomen": (
        near(
            "low right, low down ..3 right, right ..2 low, low on ..2 right, lower right, right lower, right "
            "side low",
            "bump/bumps, jump*, hop, walks/walking bent, bent over, bent double, not ..4 touch*, stretch* out, "
            "lies ..1 curled",
            FEVER | VOMITING | "off food, off ..2 food, not eat*, sick, since yesterday, last night, temp",
            -idea("chronic, months, years, back pain, hip, knee, period pain*"),
        ),
    ),
    "acute_kidney_injury": (
        one(
            "creat*/urea ..1 doubled/trebled/tripled/quadrupled, doubl* ..3 creat*, tripl* ..3 creat*",
            -idea("years, gradual*, slowly, dialysis, improved, back to"),
        ),
        near(
            "urine/wee/pee/water ..3 cola/coke/tea/smoky/coca",
            "face, eyes, puffy, swollen, swelling, bp, BP, creat*, protein*",
            "puffy, swollen, swelling, creat*, protein*",
            -idea("dehydrated only, resolved, beetroot"),
        ),
        near(
            "bladder scan, bladder scanned",
            measured("bladder scan, scan, scanned, residual", (0, 40)) | "bladder empty, empty bladder",
            "dry, no urine, catheter, not ..3 urine/wee/pee, drinking little, not pass*, flushed",
        ),
    ),
    "acute_neurology": (
        near(
            "droop* ..2 lid/eyelid, lid/eyelid ..2 droop*/down/closed, lid/eyelid ..3 not ..2 stay, ptosis",
            "down and out, pain behind ..2 eye, see/sees/seeing ..2 double, pupil ..2 big/bigger/large/larger/wide",
            -idea("years, congenital, cataract, long standing, thyroid eye, graves*, cluster"),
        ),
    ),
    "airway": (
        near(
            "floor of ..1 mouth, under ..2 tongue, below ..2 tongue",
            "hard, raised, firm, woody, swollen, swelling, elevated, tense, board",
            "tongue ..3 pushed/up/lifted, dental, tooth, teeth, molar, abscess, swallow*, drool*",
            -idea("ulcer*, patch, lesion*, biops*, weeks, months, stone, ranula, denture*"),
        ),
        near(
            _LITTLE_THINGS,
            "missing, gone, not ..3 found/find, swallow*, mouth, put ..3 in",
            "gag*, dribbl*, drool*, chok*, cough*, not ..3 swallow/eat/drink/sip, not ..2 take ..3 sip/drink/food",
            -idea("hearing, pacemaker, allerg*, changed, passed"),
        ),
    ),
    "aortic_emergency": (
        near(
            "aaa, AAA, triple a, aneurysm*",
            "pain ..5 loin/flank/back/belly/tummy/abdom*/groin, loin/flank/back/belly/tummy ..2 pain/ache/hurts",
            SUDDEN | "tender*, winces, press, presses, pressing, new, gray, clammy, faint*",
            -idea(
                "cerebral, intracranial, berry, mca, MCA, popliteal, repaired, evar, EVAR, coiled, sah, SAH, "
                "ventric*, no pain, screening, chronic, years, non tender, father, mother, brother"
            ),
        ),
        near(
            "chest pain, back pain, pain ..6 back",
            "pulses/pulse ..1 unequal/different/asymmetric*/missing, pulse ..2 weaker ..4 side/arm/left/right, bps "
            "..2 differ*/unequal",
            SUDDEN,
            -idea("years, takayasu*, coarctation"),
        ),
    ),
    "cauda_equina": (
        near(
            "back, disc, disk, sciatica, spine, lumbar, back pain",
            "not know/knows/knowing ..5 bladder/full/wet/bowels, not aware ..5 bladder/full/wet/bowels, not ..2 "
            "sense "
            "..4 bladder/full, not feel ..3 seat/chair/wiping/paper",
            -idea("dementia, years, childbirth, stroke, card, leaflet"),
        ),
    ),
    "diabetic_emergency": (
        near(
            "hypo, hypos, lows, low sugar*, low bm*, low glucose",
            "fitting, fitted, seizing, convuls*, confus* each, confused, drows*, unrous*, ambulance, paramedic*",
            "gliclazide, glimepiride, insulin, diabet*, glucose, bm, BM, glucagon, cbg, sulfonylurea*, sugar, type 1",
            -idea("no hypos, none, years ago, never, tension, thyroid*"),
        ),
        one(
            measured("hypo, hypos, hypoglyc*, lows, low", (0.5, 2.9)),
            "fitting, fitted, unconscious, unrous*, confus*, drows*, seizure, gliclazide, insulin",
            -idea("potassium, platelet*, score, hypothyr*"),
        ),
    ),
    "first_seizure": (
        near(
            "staring/blank/vacant/absent/absence/daydream* spells/episodes/attacks/turns/spell/episode, stares ..4 "
            "space, goes blank/vacant",
            "picks, picking, fiddl*, fumbl*, lip smack*, smacks ..1 lips, chew*, not ..2 answer*, not ..2 respond*, "
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
            "plank, rigid, stiff*, arms and legs, all four limbs, limbs ..2 jerk*/jump*/shak*/thrash*, whole body",
            "shak*, jerk*, jump*, twitch*, thrash*",
            "eyes ..3 back/rolled/up, blue, froth*, foam*, bit ..5 tongue/cheek/lip, wet ..2 pants/trousers/self, "
            "muddled, confused, drowsy, slept, minutes, mins",
            _NOT_BEFORE,
            _KNOWN_FITS,
            refuted_by("vasovagal, simple faint/syncope, came round at once, reflex syncope"),
        ),
    ),
    "fracture_in_the_elderly": (
        near(
            "fell, fall, fallen, slipp*, tripp*, stumbl*, found on ..3 floor, came/come down ..4 "
            "side/hip/floor/bottom, "
            "tumbl*, went over, down ..2 step/steps/stairs",
            "not ..5 put ..3 weight, cries/screams/yelps/moans/groans/winces ..5 leg/hip/thigh/rolled/roll, not ..3 "
            "weight bear*, not ..2 put ..2 foot",
            -idea(
                "ankle, knee, toddler, child, football, rugby, trampolin*, skiing, x ray no fracture, no fracture, "
                "walking well, walks normally, years, stroke"
            ),
        ),
    ),
    "limb_ischaemia": (
        one(
            "foot, leg, arm, toes, limb, hand",
            "gone/turned/went/became/going/turning ..1 purple/marbled/gray/dusky/blue/white/mottled/black",
            "ice, icy, cold, numb/numbness/numbed, freezing, marble, dead, no feeling",
            -idea("raynaud*, cold weather, winter, warm, chilblain*, bruis*, years, splint*, shoes"),
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
            "he/she/they/dad/mum/boyfriend/partner/husband/wife/ex hits/hit/beats/slaps/slapped/kicks/kicked/punches/"
            "punched/chokes/choked/threatens/burns/burnt/hurts me/us/her/him",
            -idea("football, rugby, boxing, karate, ball, game, car, pain, dog, wall, by accident"),
        ),
        one(
            "not ..1 walking yet, not yet walking/crawling/rolling, not ..1 crawling, not ..1 rolling, pre mobile, "
            "premobile, non mobile baby/infant/child",
            "broken, fractur*, bruis*, burn*, black eye, #",
            -idea("birth, birthmark, osteogenesis, fell, hip, elderly, cast off"),
        ),
        one(
            "bleach/acid/petrol/kerosene/boiling/scalding/hot ?water/oil/tea ..2 poured/thrown/threw/over/splashed",
            PEOPLE_AROUND,
            -idea("accident*, kettle, pulled, own"),
        ),
        near(
            "unkempt, dirty, same clothes, soiled, unwashed, filthy, smell*, matted",
            "sore, sores, pressure ulcer*, lighter, emaciat*, dehydrat*, starv*, not ..3 fed, last fed, nobody ..2 "
            "dressed, no one ..2 dressed",
            "resident, home, carer*, son, daughter, nephew, niece, staff, nobody, no one",
            -idea("no concerns, well cared, house bound by choice"),
        ),
    ),
    "sepsis": (
        near(
            "crackl*, crepit*, gas, bubbles",
            "skin, leg, groin, wound, perine*, scrot*, thigh, arm, flank",
            "spread*, by the hour, every hour, pain ..4 beyond/proportion, dusky, black, purple",
            -idea("chest, lung*, lungs, knee, patell*, joint*, arthrit*, breath*"),
        ),
    ),
    "spinal_cord_compression": (
        near(
            "drug user, ivdu, IVDU, heroin, injects drugs, tb, TB, tubercul*, discitis, fever*, septic*",
            "back/spine/spinal/vertebr* ..2 pain*/tender*, midline tender*",
            "not ..3 lift ..2 leg/legs, not ..2 walk, not ..2 stand, legs ..2 weak*/gone/heavy, weak* ..2 legs, "
            "parapar*",
            -idea("hip, knee, years, flu"),
        ),
        near(
            "cancer, myeloma, metasta*, mets, lymphoma, carcinoma",
            "legs ..3 buckl*/giv*/weak*/gone, not ..2 stand, not ..2 walk, not ..3 lift ..2 legs, weak* ..2 legs",
            SUDDEN | "not ..3 tell ..6 wee/pee/urine/water/bowel*/toilet, retention, incontinen*, "
            "numb/numbness/numbed, wet ..1 bed",
            -idea(
                "hip, fall, fell, years, fatigue, palliative, breathless*, discharged, fear of, stroke, neuropath*"
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
            "horseshoe tear, horse shoe tear, u tear, u shaped tear, rhegmatog*, retinal break*, retinal hole "
            "..3 fluid, "
            "macula on/off",
            -idea("lasered, laser in, treated, years ago, repaired, no retinal, no tear"),
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
            "tied, tying, ties, hung, looped, fixed",
            "rope, cord, cable, scarf, belt, sheet, noose, ligature, flex, string, dressing gown",
            "beam, loft, banister, door, tree, ceiling, hook, neck, rail, branch, rafter*, garage",
            -idea("umbilical, dog, boat, swing, spermatic, seat belt"),
        ),
        one("wants/want it ..2 over, wants/want ..2 it to end, wants/want ..2 all to end, wants out of life"),
    ),
    "testicular_torsion": (
        near(
            "nuts, balls, testi*, scrot*, privates, bollock*",
            "killing him/me, kicked, kick, agony",
            VOMITING | SUDDEN,
            -idea("weeks, months, years, lump, hydrocele, varicocele, football years"),
        ),
    ),
    "gi_bleed": (
        near(
            "sick, vomit*, threw up, brought up, being sick",
            "coffee ..3 bits/grounds/granules, like coffee, looked like ..1 coffee, bowl ..2 blood, basin ..2 blood, "
            "mouthfuls of blood",
            BLEEDING | "white, clammy, faint*, dizz*, black, coffee, pale, gray",
            -idea("drank coffee, smell of coffee"),
        ),
    ),
}
