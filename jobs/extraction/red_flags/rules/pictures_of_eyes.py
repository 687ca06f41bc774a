"""Red flags of the eyes by the ideas that tell of them."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, idea, measured, near, one
from jobs.extraction.red_flags.rules.shared_ideas import SUDDEN

_LOST_SIGHT = idea(
    "blind*, los* ..3 vision, los* ..3 sight, vision loss, visual loss, loss of vision, no vision, not "
    "..3 see, not see, vision ..4 gone/lost/black/dark/went/disappear*/vanish*/blank/fail*/out/dropp*, "
    "sight ..4 gone/lost/went/black/fail*/disappear*, eye ..3 went/gone ..1 black/blind/dark, acuity ..3 "
    "dropp*/fell/fallen/down/reduc*, va ..2 dropped/hm/cf/pl/npl, VA ..2 HM/CF/PL/NPL, VA HM, VA CF, VA "
    "PL, NPL, hand movements, counting fingers, light perception, perception of light, VA/va/acuity ..6 "
    "CF/HM/PL/NPL/LP/NLP, only ..3 fingers, cannot count fingers, sight ..3 worse, vision ..3 worse, "
    "gray/grey patch, central scotoma, scotoma, only see ..2 hand, only see ..2 light, rapd, RAPD, went "
    "black, gone black, blackout of vision, amaurosis, central vision ..2 gone, visual field ..2 loss, "
    "missing ..3 vision, half ..2 vision, black ..3 vision, gray out, blurr* ..4 sudden*, vision ..3 "
    "blur*, blurred vision, hemianop*, field defect, sehverlust, perte ..2 vision, perte ..2 vue, "
    "perdida ..2 vision, perdita ..3 visus, perdita ..2 vista, calo ..2 visus, visusverlust, visusverlies, "
    "visusdaling, sehverschlechterung, baisse ..2 "
    "vision, perte de vue"
)
_EYE = ~idea(
    "eye*, oog, linkeroog, rechteroog, "
    "vision, sight, visual, re, le, RE, LE, od, os, OD, OS, od/os, ocular, bilateral, auge, "
    "oeil, ojo, occhio, cornea*, lid, VA, va, iop, field"
)
_FLOATERS = idea(
    "floater*, flash*, photopsia*, cobweb*, flies, black spots, curtain, veil, shadow, shower of, "
    "shimmering lights, flashing lights, sparks, soot, mouches volantes, glaskorper*, blitze, "
    "moscas, mosche"
)
_RED_EYE = idea(
    "red eye, eye ..3 red, red ..3 eye, injected, redness, ciliary, rotes auge, conjunctival "
    "injection, hyperemi*"
)
_EYE_PAIN = idea(
    "pain*, ache, aching, photophob*, hazy, cornea*, hypopyon, contact lens*, lens wearer, opacity, "
    "reduced vision, pupil, halos, haloes, vision, vomit*, ulcer, infiltrate, light hurts, not bear "
    "..2 light, dendrit*, blurr*, mid dilated, fluorescein"
)

PICTURES_OF_EYES: Pictures = {
    "sudden_visual_loss": (
        near(
            _LOST_SIGHT,
            SUDDEN
            | "rapid*, painless*, over ..2 hours, over ..1 days, days, within, gca, rapd, RAPD, since ..2 am",
            _EYE,
            -idea(
                "migraine*, glasses, night blind*, color blind*, cataract*, years, gradual*, months, "
                "registered blind, born blind, double blind, blinds, cannot see why, not see why, "
                "carpal, hot flush*, syncope, fainted, blind spot normal, faint, aura, postural, long "
                "standing, hypoglyc*"
            ),
        ),
        one(
            (
                "dim* ..2 vision, diminution ..2 vision, va ..2 dropped/hm/cf/pl/npl, VA ..2 HM/CF/PL/NPL, "
                "vision ..5 disappeared, sight ..5 disappeared, vision ..4 went, sight ..4 went, los* ..3 "
                "vision, los* ..3 sight, vision loss, visual loss"
            ),
            SUDDEN,
            -idea(
                "migraine*, years, gradual*, months, aura, cataract*, postural, hypoglyc*, syncope, faint*"
            ),
        ),
        one(
            "curtain, shadow, veil, black cloud, dark shade, shade ..1 rising",
            _EYE | "flash*, floater*, lights",
            -idea("pulled the curtain, shadow on, chest, eyeshadow, cxr, x ray, lung, behind the curtain"),
        ),
        one(
            _FLOATERS,
            ~idea(
                "new, sudden*, shower, recent*, increas*, acute*, lots, many, multiple, curtain, "
                "shadow, veil, "
                "since, today, yesterday, days, flash*, week, started, with, burst, hundreds, dozens, more, "
                "neue"
            ),
            _EYE | "floater*, photopsi*, flash*, lights, blurr*",
            -idea(
                "hot flush*, flash glucose, unchanged, years, migraine*, longstanding, long standing, "
                "flashbacks, stable, hot flash*, chronic, menopaus*, for years"
            ),
        ),
        one(
            (
                "retinal detach*, detached retina, retinal tear, crao, CRAO, crvo, CRVO, brao, BRAO, "
                "retinal artery, retinal vein, vitreous hemorrhage, optic neuritis, aion, AION, "
                "endophthalm*, orbital cellulitis, hypopyon, keratitis, corneal ulcer, angle closure, "
                "acute glaucoma, closed angle, acute angle, aacg, AACG, globe ..2 rupture*, ruptured "
                "globe, hyphema, penetrating eye, intraocular foreign, retinitis ..2 acute, scleritis, "
                "gca, GCA, giant cell, temporal arteritis, cranial arteritis, netzhautablosung, "
                "decollement de retine, desprendimiento de retina, distacco di retina, "
                "riesenzellarteriitis, arterite gigantocellul*, arteritis de celulas, horton, macula "
                "off, wet amd, acute iritis, acute uveitis, anterior uveitis, hsv keratitis"
            ),
            -idea(
                "repaired, years ago, laser in, no retinal, on prednisolone since, remission, ruled out, "
                "history of, previous*, open angle, screening, treated in, stable, family "
                "history, old, biopsy "
                "negative"
            ),
        ),
        near(
            idea("headache*, temple*, temporal, scalp"),
            idea(
                "scalp ..1 tender*, tender* ..2 scalp, hurts ..3 comb*, comb* ..2 hair, brush* ..3 hair, jaw "
                "claudic*, jaw ..2 pain, jaw ..3 ach*, jaw ..3 chew*, pain ..2 chewing, chewing, visual, "
                "vision, tender* ..3 temple, tender* ..3 temporal, tender temporal, thickened, "
                "esr, ESR, pmr, "
                "PMR, polymyalgi*, crp, jaw ..4 eat*, tender ..3 arter*, nodular, non pulsatile, pulseless"
            ),
            ~idea("headache*, esr, ESR, tender*, jaw, vision, visual, crp, scalp, pmr, PMR, new"),
            -idea(
                "migraine*, non tender, nontender, pulsatile and normal, tmj, TMJ, dental, bruxism, tooth, "
                "psoriasis, normal esr, esr 5, esr 8, teen*, tension, disc, discs, papilled*"
            ),
        ),
        one("jaw claudic*, scalp tender*, tender temporal arter*"),
        near(
            _RED_EYE,
            _EYE_PAIN,
            idea(
                "pain*, photophob*, contact lens*, vision, halo*, hazy, hypopyon, vomit*, ulcer, infiltrate, "
                "pupil, dendrit*, cornea*, light, blurr*, ache*"
            ),
            -idea(
                "itchy, allerg*, conjunctivitis, no pain, painless, sticky, gritty, hay fever, blepharitis, "
                "vision normal"
            ),
        ),
        one(
            "painful red eye, red painful eye, painful eye, eye pain",
            idea(
                "red, vision, photophob*, vomit*, halo*, hazy, headache*, blurr*, contact, reduced, pupil, "
                "severe, acute*, light"
            ),
            -idea("no eye pain, gritty, blepharitis, painless"),
        ),
        near(
            "halos, haloes, rainbow*, rings ..3 lamps/lights, coloured rings, colored rings",
            "eye, eyes, cornea*, globe",
            "rock, hard, steamy, hazy, vomit*, pupil, red, pain*, headache*, pressure",
            -idea("cataract*, no pain, painless, years, glare"),
        ),
        one(
            idea("eye*"),
            idea(
                "bleach, chemical*, alkali, acid, cement, ammonia, lime, caustic, cleaner, "
                "plaster dust, super "
                "glue, superglue, metal fragment, glass shard, grinding, hammering, nail gun, drill"
            ),
            idea(
                "splash*, burn*, injur*, went, sprayed, spray, hit, exploded, something, got, in, into, "
                "squirt*, flew, penetrat*, foreign"
            ),
            -idea("chemical free, folic"),
        ),
        one(measured("iop, iops, IOP, IOPs, intraocular pressure, intraocular pressures", (32, 90))),
        near(
            "contact lens*, lens wearer, CL wearer, CL",
            idea("red, pain*, opacity, ulcer, keratitis, infiltrate, reduced, white spot, photophob*"),
            idea(
                "white spot, red, pain*, opacity, ulcer, keratitis, infiltrate, reduced, photophob*, vision"
            ),
            -idea("no pain, comfort*, new lenses, allerg*"),
        ),
        near(
            "jaw, jaws",
            "ach*, pain*, tired, claudic*, sore",
            "chew*, eat*, chewing",
            idea("esr, ESR, pmr, PMR, polymyalg*, headache*, vision, scalp, shoulder*, temple*")
            | measured("crp, CRP, esr, ESR", (40, 400)),
            -idea("tmj, TMJ, dental, tooth, bruxism, click*"),
        ),
        one(
            "acuite, vision, vue",
            "baisse, perte, chute",
            "brutal*, soudain*, subit*, brusque*, rapide*",
        ),
        near(
            (
                "eye surgery, cataract surgery, intravitreal injection, eye injection, cataract operation, "
                "vitrectomy"
            ),
            "pain*, red",
            "dropp* ..2 vision, vision ..3 dropp*/worse*/down/reduc*/blurr*, hazy, hypopyon, los* ..2 vision",
        ),
        one(
            "straight lines, lines, print, central",
            "bent, wavy, distort*, gray, black, smudge, missing",
            "patch, lines, vision, central, eye, print, center",
            SUDDEN | "since, days, week, new",
            -idea("years, nail*, skin, chest, gradual*, migraine*, mammo*, x ray"),
        ),
        one(
            "veil, curtain, shadow, cloud",
            "lower half, upper half, half, top half, bottom half, one side",
            SUDDEN | "since",
        ),
        one(
            "no sight, sight ..1 gone, blind, no vision",
            SUDDEN,
            "left, right, one side, one eye",
            -idea("registered, years, aura"),
        ),
        one(
            "blind, curtain, shade, shutter, veil, net, film, blanket, mist, fog",
            "half ?way down, coming down, came down, come down, drawn down, drew ..2 down, pulled down, "
            "pull* ..2 down, drawn across, over ..2 eye, across ..2 eye, across ..2 vision, over ..2 "
            "vision, lifted, lowered, falling, fell",
            -idea("window*, hospital, cubicle"),
        ),
    ),
}
