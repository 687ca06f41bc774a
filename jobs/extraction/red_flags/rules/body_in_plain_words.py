"""What patients, their families and hurried writers say of emergencies of the body without naming them: further
pictures.
"""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, idea, measured, near, one
from jobs.extraction.red_flags.rules.shared_ideas import (
    BLEEDING,
    BREATHES_HARD,
    FEVER,
    SUDDEN,
    VOMITING,
)

_LITTLE_THINGS = idea(
    "button cell/cells/battery/batteries, coin cell, batter*, magnet*, coin, lego, bead, marble, toy, nut"
)

BODY_IN_PLAIN_WORDS: Pictures = {
    "acute_abdomen": (
        near(
            "nothing ..3 come/comes/coming/came ..2 out, nothing ..2 bottom end, not ..2 been "
            "for ..3 days, not "
            "..2 opened",
            VOMITING | "bringing up, looks like poo, smells like poo",
            "poo, stool, feces, green, brown, bloated, swollen, drum, distend*, belly, tummy, abdomen",
            -idea("ibs, IBS, chronic, years, pregnan*"),
        ),
        one(
            "pain ..3 moved/shifted/migrated/traveled/travelled ..6 right/rif/RIF/rlq/RLQ",
            -idea(
                "knee, shoulder, hip, leg, headache, head, back pain, chest, arm, ear, tooth, "
                "jaw, eye, months, years"
            ),
        ),
        near(
            "low right, low down ..3 right, right ..2 low, low on ..2 right, lower right, right lower, right "
            "side low",
            "bump/bumps, jump*, hop, walks/walking bent, bent over, bent double, not ..4 touch*, "
            "stretch* out, "
            "lies ..1 curled",
            FEVER | VOMITING | "off food, off ..2 food, not eat*, sick, since yesterday, last night, temp",
            -idea("chronic, months, years, back pain, hip, knee, period pain*"),
        ),
    ),
    "acute_kidney_injury": (
        one(
            measured("urine output, uop, UOP", (3, 20)),
            -idea("l, L, liters, litres, normal, good"),
        ),
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
    "airway": (
        near(
            (
                "hives, urticari*, wheals, cashew*, peanut*, nut, nuts, sting, stung, prawn*, "
                "shellfish, antibiotic"
            ),
            (
                "wheez*, voice ..1 going/gone/hoarse, throat ..2 tight/closing/swell*, tongue ..2 "
                "swell*/swollen/thick"
            ),
            "now, minutes, ate, eaten, stung, within, straight after, hour, adrenaline, epipen",
            -idea("years, clinic, carries, no wheez*, hay fever, testing, challenge, winter, asthma review"),
        ),
        near(
            "floor of ..1 mouth, under ..2 tongue, below ..2 tongue",
            "hard, raised, firm, woody, swollen, swelling, elevated, tense, board",
            "tongue ..3 pushed/up/lifted, dental, tooth, teeth, molar, abscess, swallow*, drool*",
            -idea("ulcer*, patch, lesion*, biops*, weeks, months, stone, ranula, denture*"),
        ),
        near(
            _LITTLE_THINGS,
            "missing, gone, not ..3 found/find, swallow*, mouth, put ..3 in",
            (
                "gag*, dribbl*, drool*, chok*, cough*, not ..3 swallow/eat/drink/sip, not ..2 take "
                "..3 sip/drink/food"
            ),
            -idea("hearing, pacemaker, allerg*, changed, passed"),
        ),
    ),
    "aortic_emergency": (
        near(
            (
                "bp right ..1 left, bp left ..1 right, BP right ..1 left, BP left ..1 right, right "
                "arm ..5 left arm"
            ),
            "chest/back pain/agony/ache, pain/agony ..3 chest/back, chest and back, tear*, ripp*",
            SUDDEN,
            -idea("years, equal, same in both, no difference"),
        ),
        near(
            "aaa, AAA, triple a, aneurysm*",
            (
                "pain ..5 loin/flank/back/belly/tummy/abdom*/groin, loin/flank/back/belly/tummy ..2 "
                "pain/ache/hurts"
            ),
            SUDDEN | "tender*, winces, press, presses, pressing, new, gray, clammy, faint*",
            -idea(
                "cerebral, intracranial, berry, mca, MCA, popliteal, repaired, evar, EVAR, coiled, sah, SAH, "
                "ventric*, no pain, screening, chronic, years, non tender, father, mother, brother"
            ),
        ),
        near(
            "chest pain, back pain, pain ..6 back",
            "pulses/pulse ..1 unequal/different/asymmetric*/missing, pulse ..2 weaker ..4 "
            "side/arm/left/right, bps "
            "..2 differ*/unequal",
            SUDDEN,
            -idea("years, takayasu*, coarctation"),
        ),
    ),
    "diabetic_emergency": (
        near(
            "hypo, hypos, lows, low sugar*, low bm*, low glucose",
            (
                "fitting, fitted, seizing, convuls*, confus* each, confused, drows*, unrous*, "
                "ambulance, paramedic*"
            ),
            (
                "gliclazide, glimepiride, insulin, diabet*, glucose, bm, BM, glucagon, cbg, "
                "sulfonylurea*, sugar, type 1"
            ),
            -idea("no hypos, none, years ago, never, tension, thyroid*"),
        ),
        one(
            measured("hypo, hypos, hypoglyc*, lows, low", (0.5, 2.9)),
            "fitting, fitted, unconscious, unrous*, confus*, drows*, seizure, gliclazide, insulin",
            -idea("potassium, platelet*, score, hypothyr*"),
        ),
    ),
    "fracture_in_the_elderly": (
        near(
            "fell, fall, fallen, slipp*, tripp*, stumbl*, found on ..3 floor, came/come down ..4 "
            "side/hip/floor/bottom, "
            "tumbl*, went over, down ..2 step/steps/stairs",
            "not ..5 put ..3 weight, cries/screams/yelps/moans/groans/winces ..5 "
            "leg/hip/thigh/rolled/roll, not ..3 "
            "weight bear*, not ..2 put ..2 foot",
            -idea(
                "ankle, knee, toddler, child, football, rugby, trampolin*, skiing, x ray no "
                "fracture, no fracture, "
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
    "sepsis": (
        near(
            "crackl*, crepit*, gas, bubbles",
            "skin, leg, groin, wound, perine*, scrot*, thigh, arm, flank",
            "spread*, by the hour, every hour, pain ..4 beyond/proportion, dusky, black, purple",
            -idea("chest, lung*, lungs, knee, patell*, joint*, arthrit*, breath*"),
        ),
    ),
    "testicular_torsion": (
        near(
            "testis, testicle, testes, ball, hemiscrotum",
            "high, higher, horizontal",
            VOMITING | SUDDEN | "agony, severe, pain",
            -idea("undescended, retractile, months, years, hernia, undescend*, weeks"),
        ),
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
            "coffee ..3 bits/grounds/granules, like coffee, looked like ..1 coffee, bowl ..2 "
            "blood, basin ..2 blood, "
            "mouthfuls of blood",
            BLEEDING | "white, clammy, faint*, dizz*, black, coffee, pale, gray",
            -idea("drank coffee, smell of coffee"),
        ),
    ),
    "ectopic_pregnancy": (
        one(
            "coil, iucd, IUCD, iud, IUD, ius, IUS, mirena, copper",
            "test ..2 positive, positive test, positive pregnancy test, pregnancy test positive, "
            "upt positive, "
            "positive upt",
            -idea("negative, chlamydia, covid, removed, counsel*, swab"),
        ),
        near(
            "two pink/blue lines, two lines, pink line*, second line",
            "stabb*, pain, cramp*, ache",
            "one side, left, right, shoulder, dizz*, faint*",
            -idea("covid, lateral flow"),
        ),
    ),
    "pulmonary_embolism": (
        near(
            BREATHES_HARD,
            "sharp pain, stabbing, stitch ..3 side, pain ..3 side, pain ..4 breath*, chest pain",
            "hip done, knee done, hip replaced, knee replaced, plaster, flight, flew, the pill, "
            "caesarean, cesarean, "
            "operation, cast, boot, bed for",
            -idea("asthma, copd, COPD, anxiety, panic, anaphyla*, rib fracture*, pneumonia"),
        ),
    ),
    "ill_infant": (
        near(
            measured("day, dol, DOL", (0, 28)),
            "jaundice*, yellow",
            "sleepy, not feed*, poor feed*, feeding poorly, letharg*, weight loss, not ..2 wak*",
            "midwife, baby, newborn, hv, HV, health visitor, breast*, born, neonat*, toes",
            -idea("feeding well, phototherapy completed, below ..2 line"),
        ),
    ),
}
