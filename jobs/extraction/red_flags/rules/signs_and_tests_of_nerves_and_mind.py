"""Further pictures of emergencies of nerves and mind, and neglect: what an examination, a measurement or a
test shows, and the plain words for it.
"""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, counted, idea, measured, near, one
from jobs.extraction.red_flags.rules.shared_ideas import (
    SUDDEN,
    VOMITING,
)

_HAD_CANCER = ~idea(
    "prostate/breast/lung/renal/kidney ..1 ca/cancer/carcinoma/primary, breast off, chemo, "
    "zoladex, goserelin, lymphoma, "
    "myeloma, mieloma, renal carcinoma, deposits ..3 spine, metasta*, secondaries"
)
_MID_BACK = idea(
    "thoracic, shoulder blades, mid back, middle of ..2 back, dorsal, dorsale, between the "
    "shoulder*, vertebra"
)
_LEGS_FAIL = idea(
    "not ..3 lift ..2 feet/legs, lift ..2 legs into, legs ..2 lead, heaviness ..2 both, not ..2 "
    "stairs, not ..4 stand, "
    "legs ..2 stiff, trips, unsteady, upgoing, legs belong, not tell where ..2 feet, alzarsi, "
    "legs ..3 jump*, not ..2 "
    "climb"
)

SIGNS_AND_TESTS_OF_NERVES_AND_MIND: Pictures = {
    "acute_neurology": (
        near(
            "tingl*, pins, numb*",
            "weak legs, legs ..2 weak/weaker, not ..5 out of ..2 chair, not climb, not ..2 stand",
            "not ..4 reflex, no reflex*, reflexes ..3 gone/lost/absent, areflex*",
            -idea("years, diabetic neuropathy, gradual"),
        ),
        near(
            "head ..2 splitting/bursting/pounding, headache*",
            VOMITING | "throws up, pukes, retches, retching",
            "every/each morning, wakes, on waking, mornings",
            "eases, weeks, worse, swollen, gait, better by, better when ..1 up, nerves ..4 eyes",
            -idea("migraine*, hangover, pregnan*, years"),
        ),
        near(
            "retch*, vomit*, sick",
            "each/every morning, mornings",
            "gait, clumsy, unsteady, wobbl*, squint, head tilt",
            -idea("pregnan*, alcohol, vertigo"),
        ),
        near(
            "jerking, fitting, shaking, seizing, convulsing",
            counted("minutes, mins, min", (5, 90)) | "ten minutes, twenty minutes",
            "not stopping, not ..2 stop, still going, not ..2 stopped, given ..4 box, midazolam ..3 given",
        ),
        near(
            "knocked out, unconscious, concuss*, head injury, hit ..2 head",
            "vomit*, not ..3 remember, sick",
            "pupil, times since, drows*, one pupil",
            -idea("years, months ago"),
        ),
        near(
            "clear/watery water/fluid/liquid ..6 ear/nose",
            "ladder, fell, fall, injur*, black eyes, came off, hit, crash",
        ),
        near(
            "cricket bat, baseball bat, hammer, axe, brick, thunder*",
            "head, nape, skull, neck",
            "never, nothing ..4 compares, worst, seconds, sudden*, height",
            -idea("assault*, attacked, fell on, dropped on, mechanism, injury"),
        ),
        near(
            "speech ..4 nasal, nasal speech, liquids ..4 nose, hold up ..2 head, head drop*",
            "breath ..3 short, swallow*, chok*, by evening, count to",
            "days, weeks, worse, evening",
            -idea("cleft, years, adenoid*"),
        ),
    ),
    "safeguarding": (
        near(
            "boyfriend, older man, older friend, man she met",
            "phone, phones, vodka, gifts, school gate, hotel, presents, trainers, cannabis",
            measured("is, she is, he is, aged, girl of", (10, 15))
            | "thirteen, fourteen, fifteen, schoolgirl",
        ),
        near(
            (
                "always hungry, coat ..4 small, dirty clothes, teeth black, untreated decay, "
                "abscesses, smells of urine, unwashed"
            ),
            (
                "not brought, never brought, was not brought, nobody comes, gets his/her own tea, "
                "appointments missed"
            ),
            -idea("adult, no concerns"),
        ),
        near(
            "takes/took/checks ..2 phone/card/wages, my card",
            "belt, hit, hits, late, afraid, not ..3 write to, frightened",
            -idea("bus, gym"),
        ),
        near(
            "not ..3 roll ..1 over, not yet roll*, non mobile, not ..2 crawl",
            "break, fracture, spiral, broken, bruise*",
            -idea("birth injury, osteogenesis, adult, hospital bed"),
        ),
        near(
            "pension, bank card, savings",
            "nephew, grandson, lodger, niece, neighbor, carer, son",
            "gone, moved in, held by, holds, fridge, sores, hush*, turned ..5 away",
            -idea("power of attorney, helps her, supportive"),
        ),
        near(
            "abroad, flight, half term, holidays, trip, fly",
            "to be cut, become a woman, fgm, FGM, circumcis*, ceremony",
            -idea("boy, son, foreskin, phimosis, already"),
        ),
        near(
            "bruises, bruise",
            "oval, upper arm, opposite, thumb",
            "husband, partner, father, boyfriend",
            -idea("warfarin, sport, cannula"),
        ),
        near(
            "morphine, oxycodone, fentanyl, tablets, patches",
            "collected by, collected ..4 lodger, lodger, taken by, sold",
            "not seen, in pain, dementia, missing",
        ),
    ),
    "spinal_cord_compression": (
        near(
            _HAD_CANCER,
            _MID_BACK,
            _LEGS_FAIL,
            -idea("walking normally, no weakness, legs normal, power normal"),
        ),
        near(
            (
                "level ..3 nipple/nipples/umbilicus, sens* level, from ..3 ribs/waist/chest down, "
                "below ..3 nipples"
            ),
            "not ..4 feel*, not ..2 pin, neither pin, power, numb*, retention, stiff",
            -idea("shingles, dermatome, epidural, normal"),
        ),
        one(
            "spinal cord, cord",
            "pinched, bruised, squashed, squeezed, signal change",
            -idea("umbilical, vocal, no signal, no compression, not"),
        ),
        near(
            "alert card",
            "legs, lead, stairs, unsteady, upgoing",
            _HAD_CANCER | "spine, back",
            -idea("no new, well"),
        ),
    ),
    "stroke_tia": (
        near(
            "face arm ..1 speech, face arm and speech, fast test",
            "failed, positive, two of, droop*",
            -idea("negative, passed, poster, leaflet, taught"),
        ),
        near(
            "dropped ..3 cup/book/fork/pen/plate/spoon/phone",
            "arm, face, hand",
            "slid, not pick, not ..3 pick, back to normal, lasted, droop*, minutes",
            -idea("fracture, wrist, carpal, tremor, months"),
        ),
        near(
            (
                "words deserted, words ..2 not come, words failed, not ..2 say it, not ..3 find ..2 "
                "words, lost her/his words"
            ),
            "sudden*, abrupt*, half an hour, an hour, minutes, all ..2 well, mid sentence",
            -idea("dementia, stammer, years, gradual, months"),
        ),
        one(
            "infarct, infarction",
            "middle cerebral, MCA, mca, pca, PCA, territory, pons, brainstem, cerebell*, hemispher*",
            -idea("old, no infarct, no acute, myocardial, previous, established old, years"),
        ),
        near(
            "world spinning, spinning, vertigo",
            "falls to, hiccup*, face numb, side of ..2 face numb, not stand, brainstem, swallow*",
            SUDDEN | "since",
            -idea("bppv, dix hallpike, positional, years, menieres"),
        ),
        near(
            "homonymous, left/right half ..3 newspaper/page",
            SUDDEN | "awakening, not there",
            -idea("years, old, known"),
        ),
    ),
    "sudden_visual_loss": (
        near(
            (
                "sight ..5 went/gone/going, eye ..2 simply off, eye went, half ..6 gone missing, eye "
                "..3 like ..2 lamp"
            ),
            SUDDEN | "woke, in the space of, between ..3 and",
            -idea("gradual*, years, cataract*, months, eye test"),
        ),
        near(
            "curtain, shade, veil, shutter",
            "sparks, flash*, floaters, black",
            "side, eye, since, across, edge",
            -idea("shower, bathroom, unaltered, no curtain, no flashes"),
        ),
        near(
            "acuity, va, VA, vision",
            "fell, dropped, fallen",
            "weekend, days, overnight, hours, yesterday",
            "hurts, pain*, red looks, color*",
            -idea("gradual*, years, cataract*"),
        ),
        near(
            "hammer*, grinding, drilling, chisel*, strimm*",
            "flew, hit, struck",
            "eye",
            "not ..2 see, hurts, blurr*, pain*, runs",
        ),
        one("cherry red spot, cherry ..4 center, cherry ..3 macula"),
        near(
            "contact lens*, contactlens*",
            "painful, pain, pijnlijk, sore, red, rood",
            "infiltrate, infiltraat, white spot, ulcer, vision, zicht",
            -idea("no pain, comfortable, itchy, mild dryness"),
        ),
    ),
    "suicidality": (
        near(
            "voice/voices ..3 tells/tell/telling/say/says/command*",
            "knife, kill*, stab*, hurt*, harm*, jump*, die",
            -idea("years ago, no voices"),
        ),
        near(
            "drank, swallowed, ingested, took",
            (
                "weedicide, pesticide*, herbicide, paraquat, bleach, organophosph*, rat poison, "
                "poison, weedkiller"
            ),
            -idea("toddler, accident*, child, gardener exposed, years"),
        ),
        one(
            "chosen, chose, picked",
            "bridge, cliff, rope, railway, pills, tree, method",
            "date, day, place, calmly",
            -idea("dental, dentist, denture, surgery"),
        ),
        near(
            (
                "written letters, wrote letters, letters to ..2 sons/children/daughters, given ..2 "
                "dog/cat, given away"
            ),
            "reason for, no future, goodbye, calm*, smile, living",
            -idea("donor, will signed"),
        ),
        near(
            "fresh cuts, row of ..2 cuts, row ..3 cuts",
            "sleeves, arms, arm, wrist*, thighs, found, row",
            -idea("kitchen, thorns, cat, glass"),
        ),
        one(
            measured(
                "item nine scored, item 9 scored, item nine, item 9, question 9, question nine, q9", (1, 3)
            )
        ),
        near(
            counted("tablets, amitriptyline, paracetamol, capsules, pills", (16, 400)),
            "no psychiatric follow*, psychiatric follow up, discharged ..6 after, all at once, impulsive*",
            -idea("a day, daily, supply, dispensed monthly, box of"),
        ),
        one(
            "not ..4 see ..2 weekend/christmas/morning/tomorrow out, not mean to see",
            -idea("clinic, optician"),
        ),
    ),
}
