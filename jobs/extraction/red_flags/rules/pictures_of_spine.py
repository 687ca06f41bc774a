"""Red flags of the spine by the ideas that tell of them."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, idea, measured, near, one
from jobs.extraction.red_flags.rules.shared_ideas import RECENT, SUDDEN

_NUMB = idea(
    "numb/numbness/numbed, tingl*, no feeling, no sensation, not feel*, not .. feel, feel* ..2 nothing, "
    "los* ..2 feeling, los* ..2 sensation, reduced ..2 sensation, altered ..2 sensation, absent ..2 "
    "sensation, decreased ..2 sensation, diminished ..2 sensation, sensation ..3 "
    "belong* ..2 someone/somebody, reduced/absent/altered/lost/impaired/decreased/diminished, anesthe*, "
    "hypoesthe*, hypesthe*, "
    "paresthe*, pins and needles, dead, sensory loss, sensory deficit, sensory disturbance, feels odd, "
    "feels ..4 sitting on, strange feeling, like cotton wool, like sitting on, does not feel, like ..3 "
    "dentist, dentist ..2 injection, cannot tell whether, not tell ..2 wip*, not know ..2 wip*, frozen, "
    "numbed by, asleep ..2 down there, woolly ..2 mine, lost all feeling, feeling ..2 gone, nothing "
    "there, cannot tell ..2 wip*, no idea when, pin ..2 dull/blunt/reduced, fade* ..2 out, cotton wool, "
    "reduced/dull/absent pinprick/pin, pinprick ..2 reduced/absent/dull, taub*, anestesi*, pinprick ..1 "
    "diminished/decreased/lost/impaired/blunt*, dull to ..1 pin, light touch ..2 "
    "reduced/lost/absent/diminished/impaired, dull to pinprick, pinprick .. reduced"
)
_SADDLE = idea(
    "saddle, perine*, down there, private area, inside of ..1 thighs, sitting on ..2 cushion/nothing, "
    "intimate area, during sex, sex feels, perianal, genital*, genitals, buttock*, bottom, anus, "
    "vagina*, vulva*, private parts, privates, between ..1 legs, wip* ..3, undercarriage, down below, "
    "seat, sit bones, between ..2 cheeks, nether regions, vulval, labia, front bottom, back bottom, S2 "
    "S5, sacral, crotch, scrot*, penis, bum, back passage, inner thighs, s2, s3, s4, S2, S3, S4, S5, "
    "groin area, toilet paper, passing ..1 motion*/stool*, opening ..1 bowels, when ..2 wipes, sella, "
    "selle, silla, reithose*"
)
_BACK = idea(
    "back pain, backache, back ache, low back, lower back, lbp, LBP, sciatica, sciatic, radicul*, disc, "
    "disk, leg pain, lumbar, back, l4, l5, s1, L4, L5, S1, spine, lumbago, discectomy, slipped disc, "
    "ruckenschmerz*, mal de dos, lombalgie, lumbalgia, lombalgia, lombosciatalgia, legs"
)
_BLADDER = idea(
    "leak* ..2 stool*, not ..2 noticing/realizing, not noticing, "
    "without ..1 noticing/knowing/realizing/realising, not passed ?any urine/water, "
    "not pass* ..2 urine/water, not .. pass ..2 urine/water, not ..2 empty, "
    "not .. void, not ..3 pee, not pee/pees/peed/peeing, not wee/wees/weed/weeing, not ..3 go ..2 "
    "wee/pee, not ..2 start ..2 stream, bladder to ..2 umbilicus, palpable bladder, bladder ..2 "
    "palpable, no urine, not ..3 wee, not ..4 urinate, difficult* ..2 pass* urine/water, difficulty ..2 "
    "urinat*, difficulty void*, struggl* ..3 pee/urine/water/wee, hard to ..2 pee/void/start/pass, "
    "retention, in retention, incontinen*, wet herself, wet himself, wetting herself/himself/self, "
    "peed/pees/wees/weed herself/himself, wet ?the bed/chair, wet ..1 pants/trousers, leaks without, los* "
    "..3 bladder, los* ..3 bowel*, lost control, bladder ..3 "
    "control/dysfunction/disturb*/weak/gone/problem*, not tell when, not feel ..4 "
    "bladder/urine/peeing/weeing, not tell ..2 bladder, hesitancy, soil* ..2, overflow, leaking urine, "
    "leak* ..2 urine, dribbl*, post void residual, pvr, PVR, bladder scan, poor stream, reduced stream, "
    "urinary ..2 urgency, urinary symptoms, urinary disturbance, no urge, no sensation of ..2 "
    "bladder/urine, accidents, straining to ..2 water/urine/pee/void, strain to pass, sphincter, fecal "
    "incontinence, bowel incontinence, constipat* ..2 new, erectile, harnverhalt, inkontinen*, retention "
    "d urine, retencion, ritenzione, incontinenz*, bladder and bowel, bladder or bowel, catheteri*"
)
_BOTH_LEGS = idea(
    "both legs, bilateral*, both feet, both sides, foot drop, legs ..3 weak*, each leg, either leg, down "
    "both, feet ..1 flop*, feet ..1 drag*, weak* ..2 legs, legs ..2 giving, leg ..2 giving way, legs ..3 "
    "numb, legs ..1 gone, legs like jelly, both lower limbs, weak* ..3 lower limb*, paraparesis"
)
_TONE = ~idea(
    "anal tone, rectal tone, sphincter tone, tone on pr, perianal sensation, anal sensation, anal wink, "
    "anal reflex"
)
_LOW_TONE = ~idea("reduced, lax, absent, poor, los*, decreased, weak, diminished, patulous, no")
_NO_CAUDA = -idea(
    "prostat*, bph, BPH, stress/urge incontinence, long standing, longstanding, dementia, overactive, "
    "pregnan*, postnatal, post natal, childbirth, years, bedwetting, enuresis, warning card, "
    "potty, toilet training, macrogol, movicol, encopresis, card given, "
    "leaflet, back to ..1 normal/himself/herself/usual/baseline"
)
_TUMOR = ~idea(
    "cancer, carcinoma, ca, Ca, myeloma, malignan*, metasta*, mets, lymphoma, met, known primary, "
    "lung/breast/prostate/kidney primary, oncolog*, on "
    "abiraterone, mCRPC, secondaries"
)
_SPINE_PAIN = idea(
    "back pain, band of pain, bra line, bra strap, thoracic, spinal, spine, vertebr*, bone pain, bony "
    "mets, bone mets, back, girdle, band like, bandlike, band round, bone secondaries, T4, T6, T8, T10, "
    "T12, L1, cord"
)
_LEGS_FAIL = idea(
    "went down, flexion/extension/dorsiflexion ..1 weak/weakness, legs ..1 heavy, not ..1 climb, "
    "legs ..2 lead/jelly/wood/concrete/logs/rubber/string, lost ..2 use "
    "..2 legs, legs ..2 stopped/refuse, legs ..2 belong*, walking ..2 drunk*, walks ..2 drunk*, parapar*, holds "
    "..2 furniture, plantars ..1 up, legs ..2 carry, dragging ..2 legs/feet/foot, up stairs impossible, "
    "stairs impossible, leg weakness, legs ..3 weak*, weak* ..3 legs, weak* ..3 lower limbs, lower limb "
    "weakness, legs ..3 giv*, legs ..2 going, legs ..3 buckl*, legs ..3 gone, legs ..2 heavy, legs ..2 "
    "numb, legs ..2 jelly, legs ..3 not ..2 hold/work*/support, legs .. stiff, not ..3 walk, not ..3 "
    "stand, unsteady, unsteadi*, gait, off ..1 feet, off ..1 legs, off legs, falls, numb/numbness/numbed "
    "..3 below, numb/numbness/numbed from, sensory level, wobbl*, paraparesis, paraplegi*, difficulty "
    "walking, struggl* to walk, struggl* ..2 stairs, walking ..3 worse/difficult/off, legs ..3 work*, "
    "retention, incontinen*, foot drop, heavy legs, stumbl*, bladder, spastic*, power 3, power 2, power "
    "reduced, legs feel, reduced power, leg ..2 weak*, not feel ..2 legs/feet"
)

PICTURES_OF_SPINE: Pictures = {
    "cauda_equina": (
        one(
            "cauda equina, CES, cesi, cesr, CESR, CESI, queue de cheval, cola de caballo",
            -idea("carpal, warning, card, no features, decompressed, years"),
        ),
        one(
            _NUMB,
            ~_SADDLE,
            -idea(
                "shingles, rash, carpal, childbirth, episiotomy, cycling, epidural for, dead sea, dead skin"
            ),
        ),
        one(
            "saddle, reithosen*, perianal sensation, saddle sensation, sella",
            idea(
                "anesth*, paresth*, hypoesth*, numb/numbness/numbed, sensory, altered, reduced, loss, "
                "sensation, tingl*, area, anestesia, parestesia"
            ),
            -idea("normal, intact, preserved, bicycle, no"),
        ),
        near(
            _BACK,
            _BLADDER,
            RECENT
            | (
                "weak*, numb/numbness/numbed, sciatica, bilateral*, both, foot drop, not, loss, lost, "
                "residual, retention, wet*, accident*, incontinen*, hesitancy, harnverhalt"
            ),
            _NO_CAUDA,
        ),
        near(
            _BACK,
            (
                "leak* ..2 stool*, not noticing, without ..1 noticing/knowing/realizing/realising, "
                "retention, incontinen*, not passed ?any urine/water, not tell when, not tell ..3 "
                "bladder, not ..1 realize/realise ..4 bowel*/urine/wee/wet, wet ?the bed, leaks without, "
                "los* ..3 bladder, bladder not empty*, los* ..3 bowel*, not feel ..5 bladder/bowel*, wet "
                "herself, wet himself, wetting herself/himself, no sensation ..4 water/urine/wee, los* "
                "..2 erection*, soil* ..2 herself/himself, bladder ..3 dysfunction/control/disturb*, "
                "post void residual, not pass* ..2 urine/water, saddle numb*/anesthe*/paresthe*/sensory"
            ),
            _NO_CAUDA,
        ),
        near(
            (
                "back pain, back ache, backache, lbp, LBP, sciatica, sciatic, radicul*, disc, slipped "
                "disc, lumbar, low back"
            ),
            _BOTH_LEGS,
            idea(
                "weak*, numb/numbness/numbed, sciatica, foot drop, radicul*, neurolog*, progress*, "
                "bladder, reflex*, tingl*, giving, pins"
            ),
            -idea(
                "gradual, claudication, years, long standing, spinal stenosis, hip, no weakness, "
                "power 5, motor 5, reflexes normal/intact/symmetrical, slr negative"
            ),
        ),
        near(
            _TONE,
            _LOW_TONE,
            -idea(
                "normal, intact, no loss, not reduced, no abnormal*, good tone, preserved, muscle tone, "
                "skin, voice, tone "
                "audiom*, pure"
            ),
        ),
        near("erectile, sexual dysfunction, impotence, not ..2 erection", _BACK, RECENT, _NO_CAUDA),
        near(
            _BACK,
            measured(
                "pvr, PVR, post void residual, postvoid residual, residual, residual volume, bladder scan",
                (150, 2500),
            ),
            _NO_CAUDA,
        ),
    ),
    "spinal_cord_compression": (
        one(
            (
                "cord ..2 effac*/indent*/distort*, epidural deposit*/disease/tumor, press* ..2 cord, "
                "indent* ..2 cord, squash* ..1 cord, cord ..2 squashed/flattened, cord "
                "compression, mscc, MSCC, cord compress*, cord compresion, compress* ..3 cord, "
                "cord ..3 compress*, cord "
                "imping*, cord edema, cord signal, compression medullaire, compresion medular, "
                "compressione midollare, myelonkompression, epidural abscess, epidural hematoma, spinal "
                "abscess, cord ..2 signal, signal ..3 cord"
            ),
            -idea(
                "umbilical, vocal, delivery, birth, labor, decelerat*, ctg, CTG, apgar*, forceps, "
                "spermatic, no, excluded, husband, wife"
            ),
        ),
        near(
            _TUMOR,
            _SPINE_PAIN | "mid back, t8, T9, T7, T5, T3, T11, L2, L3",
            "legs, leg, feet, foot, knees, walk*, chair, stairs, zimmer, rugs, lower limbs",
            "weak*, numb/numbness/numbed, heavy, giv*, gave, buckl*, fold*, trip/trips/tripping/tripped, "
            "stumbl*, unsteady, drag*, jelly, not ..2 walk*, not ..2 stand*, not ..3 climb*, not ..2 get "
            "out, not ..3 lift, belong*, tingl*, pins",
            -idea("phobia, family history of, hip replacement, ankle sprain, chemo induced"),
        ),
        near(_TUMOR, _SPINE_PAIN, _LEGS_FAIL, -idea("phobia, family history of")),
        near(
            _TUMOR,
            (
                "paraparesis, both legs ..3 weak*, legs ..3 weak*, weak* ..3 legs, legs ..3 giv*, legs "
                "..2 gone, off ..1 legs, legs ..3 numb/numbness/numbed, numb ..3 legs, not ..3 walk"
            ),
            RECENT,
            -idea("years, hip, fall*, chemo induced, stroke, neuropath*, fatigue"),
        ),
        near(
            (
                "not feel ..3 waist, not feel ..2 below, numb/numbness/numbed ..3 waist, "
                "numb/numbness/numbed ..3 chest ?down, numb/numbness/numbed ..3 nipple*, "
                "numb/numbness/numbed ..3 umbilicus, numb/numbness/numbed ..3 navel, numb ..3 tummy "
                "button, numb ..3 ribs, feeling ..3 below ..2 ribs/waist/nipples/navel, no feeling ..2 "
                "below, pin ..5 below ..2 nipples/ribs/navel/umbilicus/costal, touch ..6 below ..2 "
                "nipples/ribs/navel/umbilicus/costal, level at, dead ..3 below, numb below, sensation "
                "stops, numb/numbness/numbed from, sensory level, numb/numbness/numbed ..2 waist down, "
                "no feeling below, sensation ..3 below, level at t4"
            ),
            -idea("hand, elbow, wrist, dentist, carpal, no sensory level, jaw"),
        ),
        one(
            "myelopath*, cervical myelopathy, dcm, DCM, myelopathic, lhermitte*",
            idea(
                "rapid*, worsen*, progress*, gait, clums*, deteriorat*, severe, hand*, new, legs, signs, "
                "weak*, acute*, unstead*"
            ),
            -idea("no progression, stable, no clinical, no signs, stationary"),
        ),
        near(
            idea(
                "upgoing, extensor plantar*, plantars ..2 up*, knees brisk, reflexes brisk, clonus, "
                "babinski, spastic*, hyperreflex*, brisk, hoffman*, umn, UMN, long tract"
            ),
            idea(
                "weak*, progress*, not ..3 walk, off ..1 legs, gait, unsteady, numb/numbness/numbed, "
                "legs, back pain, neck, stumbl*, drunk, below ..2 nipples, level, falls, dropping"
            ),
            -idea(
                "downgoing, no clonus, cerebral palsy, MS, old spastic, baseline, multiple sclerosis, anxi*, "
                "hyperthyroid*"
            ),
        ),
        near(
            idea("band like, bandlike, girdle, band around, band round, like a band, tight band"),
            idea("pain, weak*, legs, back, thoracic, numb/numbness/numbed, chest"),
            -idea("headache*, tension, shingles, head"),
        ),
        near(
            idea("legs, leg, walking, gait"),
            idea("weak*, stiff, heavy, giving, numb/numbness/numbed, unsteady, buckl*, spastic"),
            idea(
                "dropping things, clums* hands, fumbl* ..2 buttons, hands ..2 clums*, buttons, cord, "
                "thoracic, hands ..2 numb, rapidly"
            ),
            RECENT,
            -idea("peripheral neuropathy, claudication, years, diabetic"),
        ),
        near(
            (
                "not ..2 walk, lost ..2 use ..2 legs, legs ..2 gone, parapar*, paraplegi*, lost power "
                "..2 legs, both legs ..2 weak, leg weakness"
            ),
            idea(
                "thoracic, spinal, spine, pott, potts, back pain, vertebra*, tb, TB, drug user, mid "
                "spine, fever*, ivdu, IVDU, retention, incontinen*, numb/numbness/numbed, sensory"
            ),
            SUDDEN | RECENT | "progressive, evolving, over ..2 week/weeks/days",
            -idea("years, hip, fall, knee, sciatica only, polio"),
        ),
        one(
            "not feel ..4 waist/chest/below/legs, not feel ..4 waist down, no feeling ..4 waist, "
            "dead/numb from ..2 waist/chest down"
        ),
        one(
            (
                "epidural collection/hematoma/empyema/mass, cord displacement, cord ..2 displaced, "
                "thecal sac ..2 compress*, compress* ..2 thecal, canal ..2 compromise"
            ),
            -idea("no cord, no epidural, injection, birth, labor, umbilical"),
        ),
        near(
            _TUMOR,
            _SPINE_PAIN | "between ..2 shoulder blades, ruckenschmerz*, douleur* dorsale*, dolor dorsal",
            (
                "climbing stairs, difficult* ..2 stairs, legs not, not doing what, beider beine, "
                "schwache ..2 beine, faiblesse ..3 jambes, debilidad ..3 piernas, legs ..2 jelly"
            ),
        ),
        near(
            "mammakarzinom, prostatakarzinom, bronchialkarzinom, karzinom, metastas*",
            "ruckenschmerz*",
            "schwache, lahmung*, gangstorung*, beine",
        ),
    ),
}
