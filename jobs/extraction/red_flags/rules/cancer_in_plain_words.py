"""What patients, their families and hurried writers say of signs of cancer without naming them: further pictures."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, idea, measured, near, one
from jobs.extraction.red_flags.rules.shared_ideas import (
    ANEMIA,
    BLEEDING,
    FEVER,
    HARD,
    LASTING,
    LUMP,
    OVER_50,
    SLIMMING,
    SMOKER,
    WEIGHT_LOSS,
)

CANCER_IN_PLAIN_WORDS: Pictures = {
    "suspected_cancer": (
        one(
            "mets/metastases/metastasis/secondaries ..2 liver/lung/lungs/bone/bones/brain/spine, "
            "liver/lung/bone/brain/spinal "
            "metastases/secondaries",
            -idea("treated, remission, known, no, without, palliative, under oncology, screening for"),
        ),
        one(
            (
                "looks/looked/looking/feels/felt/seems/appears/appeared "
                "cancerous/malignant/sinister/nasty/neoplastic"
            ),
            -idea("not, benign, never"),
        ),
        one(
            "cytology, fna, FNA, fnac, core, aspirate, thy, bx, biopsy",
            "C4, C5, B4, B5, Thy4, Thy5, THY4, THY5",
            -idea("disc, radicul*, root, nerve, vertebra*, neck pain"),
        ),
    ),
    "lung_cancer_signs": (
        one(
            "streak/streaks/specks/flecks/spots/threads of red, red "
            "streaks/streak/specks/flecks/stain, streaks "
            "of blood",
            "phlegm, sputum, spit, mucus, cough*, hanky, hankie, handkerchief, tissue, tissues",
            -idea("nose, nosebleed*, gum*, vomit*, stool*, rash, eye, eyes"),
        ),
        one(
            "consolidation, collapse, pneumonia, shadow*, opacity",
            (
                "not ..2 clear*, non resolving, persist*, unresolved, still there, not ..2 resolv*, "
                "no better, unchanged"
            ),
            "repeat, follow up, film, x ray, cxr, CXR, six/eight weeks, antibiotic*",
            -idea("cleared, covid, vertebra*, ulcer, eyelid, stable for years, scarring"),
        ),
        near(
            "cough*",
            WEIGHT_LOSS,
            SMOKER | ~idea("fag, fags, ciggies, woodbines, roll up, pack of, packs a day"),
            SLIMMING,
        ),
    ),
    "bowel_cancer_signs": (
        near(
            "bowels ..4 different/changed/altered/odd, bowel ..2 changed, loose visits, visits "
            "..1 day, times "
            "..1 day",
            OVER_50,
            LASTING,
            -idea(
                "gastroenteritis, antibiotic*, travel*, metformin, laxative*, long standing, urine, urinary, "
                "wee, weeing, "
                "cough*, inhaler, tablet*, dose, years, mg, prostat*, spray, ibs for, c diff"
            ),
        ),
        one(
            "sigmoidoscop*, proctoscop*, rigid sig, flexi sig, flexible sig, colonoscop*",
            (
                "growth, tumor*, ulcerat*, mass, lesion, stricture, not ..2 pass, malignan*, "
                "fungating, hard, apple core"
            ),
            -idea(
                "no ..4 mass, normal, benign, hyperplastic, no lesion, not pass* ..2 urine/wind, "
                "planned, requested"
            ),
        ),
        near(
            "slime, mucus, jelly",
            BLEEDING,
            "need*/want*/feel* ..3 go, nothing comes, nothing there, tenesmus, never empt*, not "
            "empt*, toilet "
            "..3 times",
            -idea("pregnan*, sputum, phlegm, nose, show, vagina*, urine, discharge pv"),
        ),
        near(
            "ribbon/pencil/thin/narrow*/flat* ..2 stools/stool/motions/poo/feces, stools/motions/poo ..3 "
            "thin/thinner/narrow*/ribbon*/pencil*",
            WEIGHT_LOSS | BLEEDING | ANEMIA,
            -idea("fissure, anal fissure, piles only"),
        ),
    ),
    "breast_cancer_signs": (
        near(
            "dimpl*, pucker*, dent, indent*, tether*",
            "o'clock, oclock, lifts/raises/lifting/raising/lift/raise ..2 arm/arms, arms ..2 up, arms above",
            -idea("abdom*, hernia, anal, anus, chin, sacr*, cheek, buttock*, knee, shoulder injury"),
        ),
        one(
            "breast, breasts, boob, bust",
            "like ..5 orange, orange ?peel, pores, skin of an orange",
            -idea("mastitis settled, both breasts years"),
        ),
    ),
    "gynaecological_cancer_signs": (
        one(
            (
                "outside/outer lips, lips ..2 below, lips of ..2 vagina/vulva, lip of ..2 "
                "vagina/vulva, down below"
            ),
            "lump, growth, sore, ulcer, raw, wart*",
            "bleed*, raw, hard, not ..2 heal*, months, weeks, itch*",
            -idea("herpes, bartholin*, shaving, pregnan*, piles, hemorrhoid*, prolapse, boil"),
        ),
        one(
            "high grade/severe/moderate dyskar*, high grade ?squamous dysplas*, cin 3, CIN 3, "
            "CIN3, cin3, cgin, "
            "CGIN, "
            "HSIL, glandular neoplas*",
            -idea("treated in, years ago, previous, history of, negative, no high, anal, 20*"),
        ),
    ),
    "head_and_neck_cancer_signs": (
        one(
            LUMP | "node, gland",
            "adam apple, adams apple, windpipe, jugulodigastric, jugular, "
            "carotid/anterior/posterior triangle, "
            "under ..2 chin/jaw, below ..2 jaw",
            HARD | LASTING | "like ..1 stone/rock/wood/marble/pebble, not ..1 there in, hpv, HPV",
            -idea(
                "sebaceous, lipoma, benign, years, dental abscess, glandular fever, tonsillitis, thyroglossal"
            ),
        ),
        one(
            "socket, gum, gums, jaw, denture*, extraction site, tongue, palate, cheek",
            "non heal*, not ..2 heal*, unhealed, not ..2 closed, raw",
            "months, weeks, numb*, extraction, bleed*, since",
            -idea("dry socket treated, knee, hip, eye, leg, foot, healing well"),
        ),
    ),
    "blood_cancer_signs": (
        near(
            "vertebral fracture*, rib fracture*, wedge fracture*, back pain, bone pain",
            measured("esr, ESR", (60, 200)) | "globulin* ..2 up/high/raised",
            ANEMIA | "globulin* ..2 up/high/raised, calcium",
            -idea("pmr, PMR, polymyalg*, giant cell, normal electrophoresis, arthritis"),
        ),
        near(
            "pale, pallor, white as ..2, tired*, exhaust*, no energy",
            "pinprick*, pin prick*, purple/red spots/dots, spots ..2 purple/red, bruis*, "
            "petech*, nosebleeds, "
            "gums ..1 bleed*",
            "bone/bones/leg/legs/limb/limbs ..2 ache*/pain*/hurt*/sore, infections, glands, "
            "temp/fever/temperature on and off, temp* ..6 weeks, fever* ..6 weeks",
            -idea("fell, football, rugby, trauma, hit, warfarin, apixaban, growing pains only, film normal"),
        ),
        near(
            "rubbery, lump/gland/glands/node/nodes/swelling ..5 collarbone/neck/groin/armpit/armpits",
            "drench* ..2 sweat*, night sweat*, sweats, sweat* ..2 night*, soak* ..4 night*/sheets/bed",
            -idea("menopaus*, perimenopaus*, hot flush*, tonsillitis, tb treated, no sweats, viral"),
        ),
        near(
            "bruis*",
            "nosebleed*, gums ..1 bleed*, bleed* ..2 gums",
            FEVER | "look at her/him, everywhere, hours, without ..2 knock*, for no reason",
            -idea("warfarin, apixaban, rivaroxaban, aspirin, trauma, assault*, film normal, fell, hit"),
        ),
    ),
    "skin_cancer_signs": (
        one(
            "place/mark/area/thing/something/bit/patch/spot ..5 "
            "ear/nose/scalp/temple/cheek/forehead/lip/shin/hand/"
            "forearm/eyelid/brow/crown",
            "non heal*, not ..2 heal*, bleed*/bleeds ..3 pillow, crusts ..4 again, scabs ..4 "
            "again, comes back, "
            "breaks down",
            -idea(
                "tattoo, piercing, stitches, wound, burn, eczema, psoria*, cold sore*, infected, "
                "cut, surgical, "
                "shingles"
            ),
        ),
        one("breslow, clark level", -idea("years ago, 20*, discharged, nil residual")),
    ),
    "urological_cancer_signs": (
        one(
            "lump/mass/nodule/lumps ..3 testicle/testis/testes/ball/balls/testicles",
            -idea(
                "epididym*, hydrocele, cyst, cysts, spermatocele, varicocele, years, transillumin*, torsion"
            ),
        ),
        one(
            LUMP,
            "left/right/my/one/his nut, nuts, my/his privates, nutsack, nut sack, family jewels",
            HARD | "no pain, not ..2 hurt*, painless*, not sore",
            -idea("allerg*, sudden*, groin hernia, cyst"),
        ),
        one(
            "flexi, flexible, cystoscop*, bladder, trigone",
            "papillary, frond*, solid, sessile",
            "growth, tumor*, lesion*, mass, wall",
            -idea("benign, thyroid, breast, renal papillary, normal"),
        ),
    ),
    "unexplained_weight_loss": (
        one(
            WEIGHT_LOSS,
            "eats/eating/ate/eat ..2 same/well/normally/usual/plenty/lots, appetite ..2 "
            "same/good/normal/fine/unchanged",
            SLIMMING,
        ),
    ),
}
