"""Clots and limbs without blood by the ideas that tell of them."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, idea, measured, near, one, refuted_by
from jobs.extraction.red_flags.rules.ideas_of_limbs import ISCHEMIC, LIMB, NO_PULSE, NOT_ISCHEMIC
from jobs.extraction.red_flags.rules.shared_ideas import BREATHES_HARD, SUDDEN, SUSPECTED

_CALF = idea("calf, calves, leg, thigh, popliteal, lower limb")
_SWOLLEN = idea(
    "swollen, swelling, swell*, bigger, larger, puffy, tight, tense, edema*, difference, cm larger, cm "
    "bigger, blew/blown up, sore, purple, blue, heavy, sausage*, tree trunk, fat, thick, twice ..2 size, "
    "hard, balloon*, girth, hot, warm, red, tender*, pain*, asymmetr*"
)
_CLOT_RISK = idea(
    "flight, flew, long haul, post partum, post natal, post section, travel*, post ..1 op, hip op, knee "
    "op, post op*, postop*, operation, surgery, replacement, thr, THR, tkr, TKR, arthroplasty, immobil*, "
    "plaster, cast, d dimer, ddimer, dimer, pregnan*, postpartum, unilateral*, one sided, pill, ocp, "
    "OCP, coc, COC, contracept*, hrt, HRT, wells, breathless*, short of breath, sob, SOB, bed bound, "
    "bedbound, chemo*, cancer, previous dvt, previous clot*, homan*, pitting, arthroscopy, "
    "post/after/since/emergency/elective ..2 section, days "
    "post, tamoxifen, sats, long drive, bus/car/coach/train/long journey, cesarean, c section, delivery, "
    "birth, gave birth, baby, bedridden, laid up, bed rest, flying, flown, sitting ..3 hours, the pill, "
    "estrogen, oestrogen, knee/hip done, new knee/hip, nailing, in a brace, crutches, coach, boot, "
    "fracture, thrombophilia, superficial veins, dilated veins, homans, dvt, DVT"
)
_BREATHLESS = BREATHES_HARD | "sats, atemnot, essouffl*, disnea, dispnea"
_PLEURITIC = idea(
    "pleurit*, sharp ..2 chest, chest ..3 breath* in, stabbing, worse on inspiration, on inspiration, "
    "hurts ..3 breath*, sharp ..4 breath*, pain ..4 breath*, knife ..4 breath*, keeled over, blacked "
    "out, passed out, faint*, heart racing, worse ..3 breath* in, hurts to breathe, catching pain, on "
    "deep breath*, breathing in, deep inspiration, deep breaths, hemoptys*, cough* ..2 blood, collapse*, "
    "syncop*, tachycard*, chest pain, pounding heart, hypoxi*, blutiger"
)
_NOT_CLOT = -idea(
    "cellulitis, claudication, sciatic*, back pain, numb/numbness/numbed, exercise, running, muscle "
    "tear, strain, bilateral, both legs, long standing, varicose, asthma, years, gastrocnem*, "
    "sprain*, baker, chronic, lymphedema, heart failure, ankles swollen, swollen ankles, "
    "copd exac*, no calf, anxiety, worried about, knee oa"
)
_NO_CLOT = refuted_by(
    "no evidence of dvt/thrombus/thrombosis/clot, no dvt/thrombus/thrombosis/clot/clots "
    "seen/found/shown/identified/demonstrated/on, doppler/duplex/uss/ultrasound/scan ..3 no "
    "dvt/thrombus/thrombosis/clot, dvt ..3 excluded, dvt ..3 ruled out, doppler/duplex/uss/ultrasound "
    "..1 negative/normal/clear, ctpa/vq no/negative/normal/clear/excluded/excludes, "
    "dimer ..3 negative/normal, wells 0, wells score 0, below ..1 cutoff, no pulmonary embol*, no pe, no PE, "
    "no evidence of pe/PE/pulmonary/embol*, ctpa ..6 no/negative/normal/clear, swelling ..2 "
    "better/settled/resolved"
)
"""Results: what the patient or the family never had before excludes nothing."""
PICTURES_OF_VESSELS: Pictures = {
    "pulmonary_embolism": (
        near(_CALF, _SWOLLEN, _CLOT_RISK, _NOT_CLOT, _NO_CLOT),
        one(
            idea("calf, calves"),
            idea("swollen, swelling, bigger, larger, cm, tender, tense, hot, red, difference"),
            _NO_CLOT,
            _NOT_CLOT | -idea("pump, no swelling, soft, heel"),
        ),
        near(
            _BREATHLESS,
            _PLEURITIC,
            SUDDEN | _CLOT_RISK | "pleurit*, sharp",
            -idea(
                "asthma, copd, COPD, pneumonia, exertional, angina, heart failure, years, stable, muscular, "
                "pneumothorax drained, chest infection, anaphyla*, normal sats, cold, panic"
            ),
        ),
        near(
            _BREATHLESS,
            SUDDEN,
            idea(
                "sats, tachy*, collapse*, hypoxi*, calf, leg, leg swell*, post op*, postop*, "
                "flight, immobil*, "
                "surgery, pill, ocp, postpartum, cancer, clear chest, chest clear, cxr normal, "
                "hr 1*, syncop*, "
                "dvt, DVT, pregnan*, travel*, fracture"
            ),
            -idea("asthma, copd, COPD, wheez*, anxiety, panic, heart failure, peanut, sting, anaphyla*"),
        ),
        one(
            "pleurit* ..2 pain, pleurit*, pleuritic",
            _CLOT_RISK | _BREATHLESS | "tachy*, hemoptys*, sudden*, new, sats",
            -idea("pneumonia, pleurisy resolved, viral pleurisy, no sob, costochond*"),
        ),
        one(
            (
                "pe, PE, pes, pulmonary embol*, dvt, DVT, deep vein thromb*, deep venous thromb*, deep "
                "vein clot, clot in/on ..2 lung*, clot in ..2 leg, clot ..4 lung/lungs, thrown ..2 clot, "
                "vte, VTE, saddle embol*, venous thromb*, blood clot, lungenembolie, embolie pulmonaire, "
                "embolia pulmonar*, tromboembol*, trombosis venosa, trombosi venosa, tvp, TVP, phlebite, "
                "beinvenenthrombose, thrombose veineuse, lae"
            ),
            ~(
                SUSPECTED
                | (
                    "probab*, acute*, new, rule, r o, worr*, shows, showed, confirm*, positive, bilateral, "
                    "segmental, subsegmental, saddle, ctpa, CTPA, doppler, duplex, ultrasound, uss, scan, "
                    "treat*, started ..2 apixaban, extensive, massive, high risk of, wells, proximal, "
                    "iliofemoral, femoral, popliteal, today, now, found, left, right, dimer, verdacht, "
                    "suspicion, sospecha, sospetto, sounds, think, cannot be excluded, needs, swollen"
                )
            ),
            -idea(
                "previous, history of, years, prophylax*, lessons, class, pe teacher, family history, in 2*, "
                "mother, father, sister, brother, completed, after surgery, prevention, risk of, risks, h o, "
                "stockings, provoked, old dvt, old pe, old clot, past dvt, no dvt, no pe, "
                "excluded, negative, "
                "school, off anticoag*, pmh, on/my/sa PE, PE ko/exam"
            ),
        ),
        one(
            idea("ctpa, CTPA, vq, V/Q, v q, doppler, duplex, ultrasound, uss, US, scan, ct, CT, imaging"),
            idea(
                "embol*, filling defect*, thromb*, clot*, dvt, DVT, noncompress*, non compress*, "
                "occlusive, PE, RV strain, right heart strain"
            ),
            -idea(
                "no, negative, excluded, portal, normal, clear, carotid, superficial only, old, stroke, left "
                "atrial"
            ),
        ),
        near(
            "chest ..3 breath* in, hurts ..3 breath*, pleurit*, pain ..3 breath* in, stabbing",
            "plaster, cast, flight, flew, long haul, post op*, postop*, pill, postpartum, cancer, calf, "
            "immobil*, after/since/post ..2 section, boot, fracture, days after, weeks after, replacement",
            -idea("rib fracture*, fell, asthma, pneumonia, no sob, muscular"),
        ),
        near(
            _BREATHLESS,
            "new, sudden*, keeled over, collaps*, since",
            "plaster, cast, active cancer, chemo*, cancer, flight, post op*, postop*, long drive, calf, "
            "immobil*, boot, leg in",
            "clear chest, chest clear, tachy*, calf, lips, sats, hr, HR, clot, leg, pulse",
            -idea(
                "asthma, copd, COPD, wheez*, anxiety, panic, heart failure, anaphyla*, pneumonia, effusion"
            ),
        ),
        near(
            _BREATHLESS,
            "calf/leg ..3 sore/tender/swollen/tight/ache*/painful, sore/swollen/tender/tight calf",
            -idea("heart failure, both legs, bilateral, muscular"),
        ),
        one(
            idea("thromb*, clot*"),
            idea(
                "popliteal, femoral, iliac, calf, tibial, deep, vena cava, ivc, IVC, subclavian, "
                "axillary vein, peroneal, pulmonary artery"
            ),
            -idea("no, previous, years, thrombocyt*, arterial, thrombophil*, thrombolysis"),
        ),
        one(
            idea("d dimer, ddimer, dimer, D Dimer, dimers"),
            idea("raised, elevated, positive, high, abnormal, +ve, +")
            | measured("dimer, ddimer, dimers", (500, 90000), (0.6, 40)),
            -idea("negative, normal, not raised, covid ..2 resolved"),
            _NO_CLOT,
        ),
        one(measured("wells, wells score, two level wells, geneva, revised geneva", (2, 15))),
        near(
            "hurts/pain/painful/sore ..2 breathe/breathing, pleurit*",
            "leg/calf/thigh ..2 swollen/swelling/swelled/tender, swollen/tender leg/calf/thigh",
            _NO_CLOT,
        ),
        one("phlegmasia, swollen blue leg, paget schroetter, rv strain, right heart strain"),
        one(
            "hemoptys*, cough* ..3 blood",
            "pleurit*, sharp, breath* in, on inspiration, stabbing, deep breath*",
        ),
        near(
            "stabbing, sharp, knife like",
            "breath*, breathing, inspiration",
            measured("o2, O2, sats, sat, spo2, SpO2", (70, 94)) | "tachycard*, hemoptys*",
            -idea("pneumonia, asthma, copd, COPD, rib fracture*, crackles, consolidation"),
        ),
    ),
    "limb_ischaemia": (
        near(LIMB, ISCHEMIC, NO_PULSE, NOT_ISCHEMIC),
        one(measured("abi, ABI, abpi, ABPI, ankle brachial ?pressure index, tbi, TBI", (0.0, 0.45))),
        one(
            ~idea(
                "no ..3 pulse*, absent ..2 pulse*, impalpable ..2 pulse*, pulse* ..2 absent, pulse* ..2 "
                "impalpable, pulses not palp*, pulse* not felt, pulseless, pulses ..2 lost, not ..2 "
                "palpate ..3 pulse*, not ..2 find/locate/get/detect ..2 pulse*, no doppler signal, "
                "not feel ..3 pulse*, pulse* ..2 weak, no foot "
                "pulses, no pedal pulses"
            ),
            ~LIMB,
            ~(ISCHEMIC | "pain*, numb/numbness/numbed, ulcer*, tissue, not move, weak*, sudden*, mottl*"),
            -idea("years, all palpable, well perfused, stable claudic*, pulses present"),
        ),
        one(
            "foot, leg, arm, toes, limb, hand",
            "gone/turned/went/became/suddenly ..1 cold/blue/white/pale/mottled/dusky",
            "cold, icy, numb, painful, pain, blue, white, pale, dusky, mottled",
            NOT_ISCHEMIC,
        ),
        one(
            idea("hang*, dangl*"),
            LIMB,
            idea("bed, night, sleep*, relief, chair, side"),
            -idea("hanging himself, hangman"),
        ),
        near(
            idea(
                "pain out of proportion, disproportionate pain, pain ..3 proportion, agony/pain/painful ..2 "
                "mov* ..2 toes/fingers, pain ..2 stretch*, pain on passive, pain ..3 passive, pain with "
                "passive, pain ..2 worse despite, pain not controlled"
            ),
            idea(
                "swollen, tense, calf, forearm, fracture*, leg, compartment*, skin, cellulitis, hand, foot, "
                "tibia*, cast, plaster, erythema, tight, crush*, limb"
            ),
        ),
        near(
            idea("rest pain, night pain, pain at night, pain at rest, wakes ..4 pain ..3 foot"),
            idea("foot, feet, toe*, calf, limb, leg, forefoot, pvd, PVD, pad, PAD, claudic*"),
            idea(
                "foot, toe*, forefoot, claudic*, pvd, PVD, pad, PAD, pulse*, ulcer*, hang*, smok*, vascular, "
                "ischemi*, tissue"
            ),
            -idea(
                "no rest pain, sciatic*, hip, knee, restless, back pain, neuropath*, without "
                "rest pain, chest, "
                "no night, bunion, fascii*, gout"
            ),
        ),
        one(
            (
                "critical ..1 ischemi*, limb threaten*, threatened limb, clti, CLTI, cli, CLI, acute "
                "limb, acutely ischemic, ischemic limb/leg/foot/toe*/hand, ischemic rest, limb ischemi*, "
                "leg ischemi*, gangren*, tissue loss, dry gangrene, wet gangrene, necrotic toe*, "
                "necroti* fasci*, nec fasc, fournier*, gas gangrene, compartment syndrome, blue toe*, "
                "trash foot, acute arterial occlusion, arterial embol*, ischamie, nekrot*, ischemie "
                "aigue, isquemia aguda, ischemia acuta, charcot acute, sindrome compartimental, graft "
                "occlu*, thrombosed bypass, occluded graft, necrosis"
            ),
            -idea(
                "years ago, amputat* in, healed, fasciotomy, avascular, papillary, fat necrosis, acute "
                "tubular, tubular, avn, AVN, previous, no tissue loss, no gangrene, exertional "
                "compartment, chronic compartment, no critical, tumor, history of, liver, without "
                "tissue, chronic exertional, no evidence, without, skin necrosis abdomen, "
                "central necrosis, ductal, carcinoma"
            ),
        ),
        near(
            idea("crepitus, dusky, blister*, bullae, purple"),
            idea("skin, cellulitis, leg, soft tissue, spreading, flank, perineum, groin"),
            idea("spreading, rapid*, severe, unwell, septic, out of proportion, toxic, fever*, gas, hours"),
            -idea("knee crepitus, patell*"),
        ),
        near(
            LIMB,
            idea("sudden*, acute*"),
            idea("cold, pale, white, pulse*, mottled, blue, dusky"),
            idea("pain*, numb/numbness/numbed, pulse*, color, cold, weak, lost"),
            NOT_ISCHEMIC | -idea("stroke, back, carpal, gout"),
        ),
        near(
            "calf, forearm, shin, leg, arm, thigh",
            "like wood, rock hard, wood, woody, tense, tight as, hard as, solid",
            "stretch*, morphine, screaming, toes, fingers, agon*, not ..2 move",
            "plaster, cast, fracture*, nail*, crush*, backslab, tibia*, long lie, fasciotom*",
        ),
        near(
            "leg, foot, arm, hand, toes",
            "sudden*, acute*, hours, this morning",
            "numb/numbness/numbed, not ..2 move, not .. feel, dead",
            "af, AF, atrial fib*, embol*, bypass, stent, smok*, claudic*",
            "pain*, agon*",
            -idea("back pain, sciatic*, stroke, fast, FAST, face, facial, speech, pulses present, warm"),
        ),
        near(
            "plaster, cast, backslab, pop, splint",
            "finger*, toe*, hand, foot",
            "blue, numb*, cold, white, dusky, discolor*",
            "tight, agon*, severe, not ..2 move, excruciating, worsening pain, pain ..2 worse",
            -idea("warm and well, good cap*, cap refill <2, pink"),
        ),
        one(
            "foot, toe, toes, forefoot, heel",
            "black, gone black, turned black, going black, gone blue, turned blue",
            -idea("nail*, bruis*, mole, years, dropped, lesion*, spot, eschar, shoes, boots"),
        ),
        near(
            "calf, forearm, lower leg, shin, thigh",
            "hard, rock, tense, tight, wood",
            "toes, fingers, foot, hand",
            "numb/numbness/numbed, not ..2 move, tingl*, pins",
            "agon*, excruciating, severe, unbearable, pain*",
            -idea("sciatic*, back pain, neuropath*, months, years"),
        ),
    ),
}
