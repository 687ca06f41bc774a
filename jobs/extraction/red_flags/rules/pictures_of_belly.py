"""Red flags of the belly by the ideas that tell of them."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, idea, measured, near, one
from jobs.extraction.red_flags.rules.shared_ideas import FEVER, HYPOTENSION, SUSPECTED, VOMITING

_BLOOD_UP = idea(
    "vomit*, puk*, throw* up, threw up, bringing up, brought up, sick, emesis, gush* ..3 mouth, out of "
    "..2 mouth, from ..2 mouth, pour* ..3 mouth, retch*, haematem*, regurgitat*"
)
_BLOOD = idea(
    "blood*, coffee, grounds, clots, bright red, red stuff/fluid/liquid/water/and, old coffee, like "
    "coffee, like ..1 port wine, rusty, liver, vomit* red, fresh blood"
)
_BLACK = idea(
    "black*, tar*, tarry, sticky, negr*, alquitran, noir*, goudron, schwarz*, teer*, zwart*, nere, nero, "
    "coal, soot, boot, treacle, licorice, liquorice, pitch, melen*, dark red, maroon, jet"
)
_STOOL = idea(
    "toilet, deposicion*, evacu*, selles, ontlasting, kacka, lavatory, stool*, motion*, poo, poos, "
    "feces, bowel*, bm, BM, pooing, faeces, shit, diarrhea, stuhl, selles, heces, feci, loo"
)
_BELLY = idea(
    "mcburney*, murphy*, front wall, whole front, right lower, tum, gut, lower left, left lower, rlq, "
    "RLQ, bowel sounds, appy, append*, abdom*, abdo, tummy, belly, epigast*, stomach, rif, RIF, lif, "
    "LIF, ruq, RUQ, iliac fossa, bauch, ventre, vientre, addome, pancr*, guts, periumbil*, umbilic*, "
    "flank, loin, lower right side, right lower"
)
_PERITONITIS = idea(
    "peritoni*, rigid*, guard*, rebound, board like, boardlike, percussion tender*, not ..2 jump, not "
    "..3 cough, hurts to move/cough/jump/laugh/walk, every cough, not ..2 stand ..1 straight, lying "
    "still, lies still, lie still, dead still, knees drawn, knees up, drawn up, winces, jumps when, let "
    "go, letting go, not ..3 let ..6 touch, cannot be touched, every bump, board, like wood, like a "
    "board, wooden, still as a, perforat*, distend* ..4 vomit*, absent bowel sounds, silent, tinkling, "
    "surgical abdomen, acute abdomen, rovsing*, mcburney*, psoas, doubled up, writhing, bed bound with, "
    "worst pain, not move, stock still, motionless, every bump, speed bumps, bumps in the road, moved to "
    "..3 right, shifted to ..3 right, migrat*, settled ..3 right, localized to ..2 rif, localised to ..2 "
    "RIF, jolting, hop, abwehrspannung, defense, contractura"
)
_OBSTRUCT = idea(
    "neither bowels, bowels nor wind/flatus, nothing ..2 through/passed, nothing passed, nothing ..2 "
    "either way, not even wind, nothing ..2 down below, no wind, bowels ..1 shut/stopped/blocked, blown "
    "up, like a drum, not ..3 bowels, not pass* ..2 wind/flatus/stool*/gas/motion*, not ..2 flatus, no "
    "flatus, absolute constipation, obstipat*, bowels not open*, no bowel movement, bno, BNO, no bowels, "
    "distend*, distension, nothing ..3 passed, hasn t opened"
)

PICTURES_OF_BELLY: Pictures = {
    "gi_bleed": (
        one(
            (
                "malaen*, hematem*, melen*, coffee ground*, coffee grinds, gi bleed*, ugib, UGIB, ugi "
                "bleed*, lgib, variceal bleed*, bleeding varices, bleeding ulcer, gastrointestinal "
                "hemorrhage, gastrointestinal bleed*, upper gi hemorrhage, gi hemorrhage, bluterbrechen, "
                "teerstuhl, hematemese, moelena, ematemesi, vomito ematico, bloedbraken"
            ),
            -idea(
                "gi bleed risk, prophyl*, years ago, previous, gastroprotection, history of, no further, "
                "bleeding risk, ppi cover, in 20*, denies, barista*, cafe, wet coffee grounds, knock*"
            ),
        ),
        one(
            _BLOOD_UP,
            _BLOOD,
            -idea(
                "cough*, bloodshot, blood pressure, blood test*, blood gas*, bloods, blood sugar, period, "
                "nosebleed*, cold "
                "sore, sputum, blood glucose, red eye, rash, pregnan*, fbc"
            ),
        ),
        one(
            _BLACK,
            _STOOL,
            -idea(
                "as expected, stool*/motion* expected, iron, ferrous, fefol, bismuth, pepto, licorice tea, "
                "black eye, black man, blacked, mole, skin, toe, no melena, start, target*, "
                "tarsal, constip*, guinness, charcoal, toes, lesion, black spot*, eyes, dark red ..1 mixed"
            ),
        ),
        near(
            (
                "bleed* ..3 rectum/anus, rectal bleed*, pr bleed*, PR bleed*, blood pr, per rectum, "
                "hematochezia, BRBPR, back "
                "passage, bright red blood, fresh blood, bleed* ..4 bottom, clots pr/PR, pan ..2 full of "
                "blood, toilet ..2 full of blood, maroon/dark/jelly clots, maroon blood, "
                "toilet/pan/bowl/bed ..3 filled/full/covered/red/soaked, filled ..2 toilet/pan/bowl, "
                "blood ..1 pours/pouring, bowl ..2 full of blood"
            ),
            idea(
                "heavy, profuse, massive, filled, covered, red, hr, HR, pulse 1*, torrential, brisk, "
                "large, pouring, clots, filling ..3 pan, full of blood, fills the, pan full, cupful*, "
                "cups, significant, dizz*, lighthead*, light headed, collapse*, syncop*, faint*, "
                "hypotens*, tachy*, shocked, warfarin, apixaban, rivaroxaban, pale, soak*, hemodynamic*, "
                "postural, hb drop, transfus*, pools, non stop"
            )
            | measured("hb, hgb, hemoglobin", (3.0, 8.5), (30, 85))
            | HYPOTENSION,
            -idea(
                "spots of, streak on paper, no dizziness, small amount*, haemodynamically stable, "
                "hemodynamically stable, on paper only, menstrual, vaginal*, pv, PV, pregnan*"
            ),
        ),
        near(
            measured("hb, hgb, hemoglobin", (3.0, 7.9), (30, 79)),
            idea(
                "dark stool*, black*, melen*, dyspep*, nsaid*, ibuprofen, naproxen, aspirin, urea, dizz*, "
                "epigast*, varic*, warfarin, stool*"
            ),
            -idea(
                "iron deficiency known, menorrhag*, ckd, myeloma, sickle, thalass*, hb ..3 "
                "usual, baseline, steady state"
            ),
        ),
        one(measured("glasgow blatchford, blatchford, gbs score, rockall", (1, 23))),
        one("posos de cafe, marc de cafe, kaffeesatz*, fondi di caffe, koffiedik*"),
    ),
    "acute_abdomen": (
        one(
            _PERITONITIS,
            _BELLY,
            -idea(
                "soft, no guarding, no peritoni*, non tender, nontender, eardrum, tympanic, nasal, tonsil*, "
                "safeguarding, moved to ..2 right house, cough for weeks, psoas stretch, muscle rigidity, no "
                "rebound"
            ),
        ),
        one(
            (
                "peritonit*, peritonis*, peritonism, acute abdomen, surgical abdomen, rigid abdomen, "
                "perforated viscus, gas/air ..4 diaphragm/hemidiaphragm, perf "
                "du/DU/viscus/appendix/appy/bowel/gu/diverticulum, perf, ischemic gut, ischemic colon, "
                "infarcted bowel, dead bowel, mesenteric infarct*, gut ischemia, perforated ..1 "
                "bowel/sigmoid/colon/cecum/gallbladder, perforated ulcer/DU/du/GU/gu/viscus, "
                "perforated append*, perforated "
                "duoden*, perforated divertic*, perforation, free air, free gas, pneumoperitoneum, bowel "
                "obstruct*, intestinal obstruct*, sbo, SBO, lbo, LBO, gastric outlet obstruct*, "
                "strangulat*, incarcerat*, volvulus, intussuscept*, ischemic bowel, mesenteric ischemi*, "
                "toxic megacolon, dilated ..3 loops, fluid levels, feculent, closed loop, append* "
                "abscess, ascending cholangitis, charcot triad, necrotizing pancreatitis, gallstone "
                "ileus, akutes abdomen, ventre de bois, abdomen agudo, addome acuto, ileus, pyloric "
                "stenosis, ruptured spleen, splenic rupture, occlusion intestinale, obstruccion "
                "intestinal, occlusione intestinale"
            ),
            -idea(
                "eardrum, tympanic, ears, csom, CSOM, otitis, grommet*, cholesteatoma, septum, "
                "septal, nasal, "
                "ear, ears, eardrum*, TM, tympan*, septum, septal, "
                "cornea*, uter*, membrane, palate, years ago, previous, repaired, no perforation, no "
                "obstruction, drum, history of, tonsil*, ear, strangled by, ureteric, in 20*, risk of "
                "perforation, risks, risk, awaiting elective, after, capd, duct obstruction, partner"
            ),
        ),
        one(
            (
                "appy, appendicitis, pancreatitis, cholangitis, cholecystitis, diverticulitis, appendicite, "
                "blinddarm*, pancreatite, apendicitis, pankreatitis, appendizitis, colecistitis"
            ),
            SUSPECTED
            | (
                "acute*, probab*, clinical*, new, shows, confirm*, severe, gallstone, perforat*, today, now, "
                "think, r o, rule, classic*, complicat*, alcohol*, needs, presum*, verdacht, suspicion, "
                "sospecha, sospetto, uncomplicated acute, typical, early, fever*, amylase, lipase"
            ),
            -idea(
                "chronic, previous, years, history of, recurrent mild, in 20*, episode* of, resolved, "
                "after, as a child, last year, recovered, settled, follow up after, ruled out, following"
            ),
        ),
        one(measured("amylase, lipase", (300, 30000))),
        near(
            _BELLY | "colicky pain, cramping",
            VOMITING,
            _OBSTRUCT,
            -idea("ibs, IBS, gastroenteritis, pregnan*, period, years, chronic, hcg"),
        ),
        one(
            "rigid, board, boardlike, wooden, hard as",
            "rebound, guard*, dead still, lies still, lying still, knees drawn, winces, let go, releas*, "
            "not ..3 move, cough",
            -idea("neck, knee, collar, soft"),
        ),
        near(
            "no wind, no flatus, no stool, nothing passed, nothing ..2 either way, not even wind, no "
            "wind or, no stool or, neither wind, not pass* ..4 wind/flatus/gas/stool*, not opened ..2 "
            "bowels, bowels ..2 not ..1 opened/moved/worked, obstipat*, absolute constip*, nothing ..3 "
            "below",
            "blown up, like a drum, drum, distend*, distension, tympan*, bloated, swollen, tight",
            VOMITING | "feculent, faeculent, scar, laparotomy, adhesion*, colic*, gripe*, gripes, waves",
            -idea("ibs, IBS, chronic, years, period*"),
        ),
        near(
            VOMITING,
            "distend*, distension, bloated",
            (
                "no flatus, not pass* ..2 wind/flatus/stool*/gas, absolute constipation, bno, "
                "BNO, obstipat*, "
                "bowels not open*, no bowel movement*, not ..3 bowels"
            ),
        ),
        near(
            "rlq, RLQ, rif, RIF, right lower quadrant",
            "pain, tender*",
            FEVER | "appy, append*, rebound, guard*, vomit*, anorexi*, wcc, WCC",
            -idea("chronic, months, years, no fever"),
        ),
        near(
            "rupture ..3 groin/scrotum, hernia*, groin bulge, lump ..2 groin, swelling ..2 groin, bulge "
            "..2 groin, groin lump, groin swelling, inguinal lump, inguinoscrotal, "
            "lump/swelling/bulge/hernia ..4 groin/scrotum/navel/umbilic*/button, lump ..2 where ..2 "
            "truss, rupture, femoral, truss",
            idea(
                "irreducib*, not reduc*, not ..3 reduc*, incarcerat*, strangulat*, obstruct*, hard, "
                "purple, stuck, not ..3 push* ..2 back, not go back, not ..3 back in, not ..3 go back, "
                "not ..2 go in, not ..3 push, will not go, tender, red, vomit*, exquisite*, erythem*, "
                "will not go back, won t go back"
            ),
            -idea(
                "went back with/after/on/when/easily, goes back, hiatus, hiatal, reducible, disc, reduces "
                "easily, non tender, easily "
                "reduc*, spontaneously reduc*"
            ),
        ),
        near(
            "rif, RIF, right iliac fossa, lower right, right lower, right side ..3 tummy",
            idea("pain, tender*"),
            idea(
                "fever*, feverish, temp, vomit*, rebound, guard*, moved, migrat*, shift*, started ..4 "
                "belly, started ..4 umbilic*, periumbil*, anorexi*, raised crp, raised wcc, not ..3 "
                "jump, not ..2 hop, not ..2 cough, off food, wcc, crp, nausea*, alvarado"
            ),
            -idea("upt +, ovulation, chronic, months, years, crohn*, pregnan*, hcg, no fever"),
        ),
        near(
            idea(
                "pain started, started around, began around, began ..4 belly, central ..3 pain, umbilic* "
                "pain, periumbilical, belly button, navel"
            ),
            idea(
                "now low, now ..2 right, now down, down on ..2 right, moved, shifted, migrated, now in, "
                "settled in, gone to, localized, localised, moving to"
            ),
            idea("right, rif, RIF, lower"),
        ),
        near(
            _BELLY,
            idea("severe, agon*, excruciating, worst, unbearable, doubled, writhing, sudden*, screaming"),
            idea("pain*, tender*, ache"),
            VOMITING
            | FEVER
            | HYPOTENSION
            | (
                "rigid*, distend*, clammy, sweat*, through to ..2 back, to the back, back, collapse*, "
                "gray, peritoni*, af, AF, hours, alcohol, lipase, amylase, not ..2 move, shoulder tip"
            ),
            -idea(
                "period*, dysmenorr*, chronic, years, migraine, endometriosis, ibs, IBS, renal colic known, "
                "pregnan*, reflux, knee, hip, headache, gallstones known, upt, intermittent for "
                "months, weeks "
                "of, head, labor"
            ),
        ),
        near(
            "jaundice*, icter*, yellow*",
            FEVER,
            idea("ruq, RUQ, right upper, pain, rigor*, gallstone*, cbd, CBD, biliary, stent"),
            -idea("malaria, newborn, hepatitis a"),
        ),
        near(
            "ruq, RUQ, right upper quadrant, gallbladder, murphy*",
            FEVER,
            idea("murphy*, vomit*, tender*, gallstone*, crp, wcc, pain"),
        ),
        near(
            "child, baby, infant, toddler, month/months old",
            idea(
                "redcurrant, red currant, currant jelly, red jelly, pull*/draw* ..2 legs, legs ..2 drawn up, "
                "drawing ..2 knees, "
                "draws ..2 knees, screaming ..3 "
                "episodes, sausage"
            ),
        ),
        near(idea("pain out of proportion"), _BELLY),
        one(
            "absolute constipation, obstipat*",
            "distend*, distension, pain*, colic*, bloat*, vomit*",
            -idea("opioid clinic, years, chronic"),
        ),
        near(
            "bilious vomit*, vomit* ..2 bile, green vomit*, feculent",
            "abdomen ..3 drum, tense, distend*, distension, laparotomy, adhesion*, tympanitic",
        ),
        near(
            "femoral/inguinal/groin/umbilical/incisional/ventral lump/hernia/swelling/bulge",
            "irreducib*, not reduc*, not ..3 reduc*, stuck",
            "vomit*, pain*, tender*, red",
            -idea("went back, goes back, reducible, easily reduc*, non tender"),
        ),
    ),
}
