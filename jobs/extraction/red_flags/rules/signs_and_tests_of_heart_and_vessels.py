"""Further pictures of emergencies of heart and vessels: what an examination, a measurement or a
test shows, and the plain words for it.
"""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, counted, idea, measured, near, one
from jobs.extraction.red_flags.rules.shared_ideas import (
    BREATHES_HARD,
    SUDDEN,
)

_NOW = SUDDEN | "now, since monday/tuesday/wednesday/thursday/friday/saturday/sunday, days"
_FAST_PULSE = measured("pulse, hr, HR, heart rate, p, P", (105, 240))
_OPERATED = idea(
    "section, cesarean, c section, lscs, LSCS, operation, replacement, hip/knee ..2 done, "
    "laparotomy, arthroplasty, "
    "hysterectomy"
)
_ONE_LEG = idea("leg, calf, thigh, lower limb")
_THICK = idea(
    "thicker, fatter, bigger, larger, swollen, swelled, swelling, tree trunk, tight, tightly, tense, puffed"
)

SIGNS_AND_TESTS_OF_HEART_AND_VESSELS: Pictures = {
    "acute_coronary": (
        one(
            "st ?part/segment/segments ..2 up/raised/elevat*/elev, ST ?part/segment/segments ..2 "
            "up/raised/elevat*/elev, "
            "st up, ST up, thrombolysed, thrombolyzed, tenecteplase, streptokinase",
            -idea("no st, no ST, years, previous, old, stroke, leg, catheter, pe, PE, physiolog*, repolari*"),
        ),
        near(
            "new lbbb/LBBB, new left bundle, lbbb new, LBBB new, new left bundle branch",
            "sweat*, clammy, breathless*, nausea, heaviness, epigastr*, pain, sob, SOB, gray, faint*",
            -idea("routine, asymptomatic, known"),
        ),
        near(
            "jaw, jaws, throat, both arms, left arm",
            "chest, oppression, breastbone, sternum",
            "sweat running, sweat ..3 pour*, drenched, clammy, sweating, cold sweat, gray, ashen",
            -idea("tooth abscess, flush*, exercise, years, months, menopaus*, panic"),
        ),
        near(
            "angina",
            "now/arrives/comes ..5 sits/reads/reading/sitting/bed/rest/asleep/watching, while "
            "..1 reads/sits, times since, "
            "times this week, more and more, less and less, at rest",
            -idea(
                "unchanged, stable, never at rest, not at rest, mai ..2 reposo, no rest, years "
                "ago, gone after, stent*"
            ),
        ),
    ),
    "aortic_emergency": (
        one(
            measured(
                "aorta ..3 measures/measured/measuring/max/ap/AP/diameter/is/of/to, artery ..6 at/is/of/measures, "
                "aaa ..2 of/measures/now, AAA ..2 of/measures/now, aneurysm ..3 of/measures/to, sac ..3 to/of",
                (5.5, 12.0),
                (55, 120),
            ),
            "cm, mm",
            -idea("repaired, pulmonary artery, gradient, years ago, evar in, mild, man/men/woman/women of"),
        ),
        near(
            "aneurysm, aaa, AAA, bulge ..3 artery/aorta, endoleak",
            "tender, pain*, hurt*, back pain, ache*",
            _NOW,
            -idea(
                "repaired, no pain, pain free, painless, knee, hip, headache*, intracranial, berry, "
                "cerebral, popliteal, years, migraine*, not tender, nontender, coil*, clip*"
            ),
        ),
        near(
            "aneurysm, sac, bulge ..3 artery/aorta, infrarenal, aaa, AAA",
            "leak, leaking, leaks, retroperitoneal, ruptur*, stranding, hematoma",
            -idea("brain, cerebral, no leak, no rupture, no endoleak, screening, risk of, died"),
        ),
        near(
            "belly/tummy/abdomen ..3 beat/beats/throb*/puls*, pulsat* ..3 belly/abdomen/mass",
            "loin, back, renal colic, flank, white, faint*, collapse*, sweat*",
            -idea("aware of heartbeat, thin, nothing pulsat*, no pulsat*, not pulsat*"),
        ),
        one(
            "rip, rips, ripped, ripping, tearing, tore, torn",
            "sheet, cloth, fabric, linen, apart",
            "back, breastbone, chest, shoulder blade/blades",
            -idea("muscle, calf, hamstring, ligament*, cartilage, clothes"),
        ),
        near(
            "marfan, marfans, ehlers, loeys, bicuspid valve, dilated root, aortic root, long fingers",
            "chest, back, shoulder blade/blades, interscapular",
            "stab*, tear*, torn, scream*, agony, flash, sudden*, ripping",
            -idea("no pain, asymptomatic, surveillance, years"),
        ),
        near(
            "one arm, right arm, left arm",
            "other, left arm, right arm",
            "pressure of, bp, BP, pressures",
            "chest, back, breastbone, interscapular",
            "tear*, rip*, sudden*, severe, stab*",
        ),
        near("mediastinum wide*, wide* mediastinum", "chest, back, stabbing, pain"),
    ),
    "limb_ischaemia": (
        near(
            "cast, plaster, splint, crush*, tractor, tibia, tourniquet, snake*, forearm, fracture",
            "swell*, swollen, tense, like wood, woody, hard",
            "pain ..5 straighten*/stretch*/passive*, screams ..4 straighten*, straightens them, "
            "out of ..2 proportion, "
            "numb, pulse faint, passively",
            -idea("no numbness, resolved, years, carpal"),
        ),
        near(
            "purple, violace*, violac*, blister*, dusky, blotch*",
            "crackl*, crepit*, crepite, crepita, gas ..3 tissue*",
            "thigh, leg, arm, foot, skin, peau, cuisse, piel, pelle, groin, perineum, scrot*",
            -idea("chest, lung*, knee joint, patell*, bases"),
        ),
        near(
            "not ..4 pulse, no ..3 pulse, without ..2 pulse, no foot pulses, pulse/pulses ..2 lost/gone",
            "mottled, icy, ice cold, white, marbl*, mummified, black",
            "leg, groin, foot, hand, arm, hallux, toe, toes, forearm, left, right",
            -idea("sepsis, cardiac arrest, cpr, CPR, stable claudic*, warm"),
        ),
        near(
            "embolus, thrombus, occlu*, cut off",
            "popliteal, femoral, brachial, iliac, radial artery, popliteal a",
            "toes, sensation, wiggle, foot, hand, cold, numb, white, pale",
            -idea("dvt, DVT, vein, venous, chronic, claudic*, years, collateral*"),
        ),
        near(
            "foot/leg/limb ..3 hung/hangs/hanging/dangl*, hangs/hanging/dangles ..3 foot/leg",
            "armchair, bed, night, nights, sleep, sleeps",
            "pain*, burn*, unbearabl*, agony, black, cold",
            -idea("restless legs, edema, drop foot, foot drop"),
        ),
        one(measured("compartment, compartment pressure, anterior compartment", (30, 120)), -idea("cm")),
    ),
    "pulmonary_embolism": (
        near(
            _OPERATED,
            BREATHES_HARD | "stab in ..3 ribs, gasping, puffing",
            _FAST_PULSE
            | measured("oxygen, sats, o2, spo2, sat", (75, 93))
            | "breathes in, breathing in, pleurit*, calf, sudden*, hemoptys*",
            -idea(
                "years, pneumonia, wheeze, asthma, anemi*, chronic, months ago, heart failure, "
                "planned, awaiting"
            ),
        ),
        near(
            _ONE_LEG,
            _THICK,
            counted("cm, centimeters, centimetres", (2, 12))
            | "two/three/four/five centimeters, other leg, neighbor, than ..2 right, than ..2 left",
            "warm, hot, sore, tender, clot, gasp*, pant*, painful, flew",
            -idea(
                "lymphedema, lymphoedema, years, hematoma, cellulitis, wasting, muscle, knee "
                "replacement in, ulcer"
            ),
        ),
        one(
            (
                "noncompressible, non compressible, thrombus ..4 vein/cfv/CFV/popliteal/femoral, "
                "vein ..3 thrombus"
            ),
            -idea("no thrombus, retinal, portal, superficial, chronic, resolved, years, old"),
        ),
        near(
            (
                "puerper*, postpartum, post partum, lscs, LSCS, cesarean, section, newly delivered, "
                "days after birth, postnatal"
            ),
            "thigh/leg ..3 swollen/swelled/swelling, swollen ..3 thigh/leg, whole leg",
            -idea("both legs, bilateral, ankles, no swelling"),
        ),
        near(
            "pill, combined pill, estrogen, hrt",
            "blackout, collapsed, fainted, passed out, collapse",
            BREATHES_HARD | "not walk ..4 length, stopping, lungs ..3 clear, breath",
            -idea("panic, periods, years"),
        ),
        near(
            "flew, flight, flown",
            "breath*, inspiration",
            "skewer, catch*, stab*, knife, sharp, each inspiration",
            -idea("flight of stairs, flights, asthma"),
        ),
        near(
            "swelling ..3 arm, arm ..3 swollen, swollen arm",
            "line, picc, PICC, port, hickman, cannula",
            "clot, pain, tight, blue, veins, breath*",
            -idea("lymphedema, cellulitis, phlebitis"),
        ),
    ),
}
