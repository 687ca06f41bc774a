"""Signs, scores and reports so telling that the few words of them are enough, whatever else is said or left out."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, idea, measured, near, one
from jobs.extraction.red_flags.rules.shared_ideas import OVER_50, OVER_65

_OF_BEFORE = -idea("old, years, previous*, ago, resolved, stable, unchanged, known, childhood, repaired")
_SAMPLE = "fnac, fna, cytolog*, pleural fluid, washings, brushings, biops*, bx, ascit*, histolog*, csf"

SIGNS_TOLD_ALONE: Pictures = {
    "suspected_cancer": (
        one(_SAMPLE, "positive/pos/+ve/+ for ..2 malig*/adenoca/carcinoma/cancer, malignant cells"),
        one(measured("cea, CEA", (20, 99999)), _OF_BEFORE),
        one(
            "sinister",
            "features, scan, ct, CT, MRI, imaging, appearance*, look, looks, looking",
            -idea("nothing, not"),
        ),
        one(
            "rdc, RDC, rapid diagnostic ..1 clinic/centre/center/pathway/service, vague symptom*, non site specific",
            "referral, refer, referred, pathway, clinic, gut feeling, cancer",
            -idea("discharged, declined, rejected, not"),
        ),
        one(
            ~idea("cancer, carcinoma, ca, Ca, melanoma, sarcoma"),
            "new ..2 bony/bone/liver/lung/brain/spinal lesion*/deposit*/uptake/nodule*, ? recurren*, query "
            "recurren*, suspected recurren*",
            -idea("excluded, no evidence, not, benign"),
        ),
    ),
    "lung_cancer_signs": (
        one(
            "cough*, smoker, chest",
            "shoulder pain, shoulder ..2 pain*, arm pain",
            "wasted hand, hand wasting, wast* ..3 hand, horner*, small pupil, ptosis, droopy eyelid/lid, eyelid droop",
        ),
    ),
    "bowel_cancer_signs": (
        one(
            "loo/toilet roll/paper ..2 red/blood*, red/blood ..3 loo/toilet roll/paper",
            "more often, looser, loose, diarrhea, change*, mucus, slime",
            OVER_50,
        ),
        one(
            measured("cea, CEA", (10, 99999)),
            "stool*, bowel*, pr, motions, rectal, constip*, diarrhea",
            -idea("post op, colectomy, follow up, known"),
        ),
    ),
    "breast_cancer_signs": (one("gynecomast*", "hard, eccentric, fixed, firm lump, nipple blood*"),),
    "head_and_neck_cancer_signs": (
        one(
            "growth, proliferative, ulceroproliferative, exophytic, fungating, ulceroinfiltrative",
            "buccal, tongue, alveolus, palate, tonsil*, gingiv*, oral, mouth, lip, retromolar, vallecula*, pyriform, "
            "vocal, nasopharyn*",
            -idea("benign, failure, hormone, hair"),
        ),
    ),
    "blood_cancer_signs": (
        one(
            measured(
                "kappa light chains, lambda light chains, free light chains, kappa, lambda", (200, 99999)
            )
        ),
        one("bjp ..2 positive/pos/+ve/present/+"),
        one(measured("plasma cells, plasma cells at", (10, 100))),
        one(
            "mediastin* ..2 wide*/mass/bulky, wide*/bulky ..1 mediastin*",
            "itch*, sweats, sweating, glands, nodes, lymph*",
        ),
    ),
    "stroke_tia": (
        one(measured("rosier", (1, 9)), _OF_BEFORE),
        one(
            "mouth/face ..2 twisted/crooked/deviated/lopsided, twisted mouth/face, angle of mouth ..3 deviat*",
            "no strength/power, weak*, arm, leg, speech, slurr*, side of body, one side, since ..1 "
            "morning/night/evening/yesterday",
            _OF_BEFORE | -idea("bell*, nerve palsy"),
        ),
        one(
            "not ..1 lift/raise/move ..2 arm",
            "woke, waking",
            -idea("shoulder, pain*, rotator, years, frozen, sore"),
        ),
        one(
            "dwi positive/+/bright/hyperintens*, dwi ..2 restrict*, diffusion restrict*",
            _OF_BEFORE | -idea("no"),
        ),
        one("no strength/power ..4 side, side ..3 no strength/power", _OF_BEFORE),
    ),
    "acute_neurology": (
        one("headache*, head pain", "like a clap, clap of thunder, like thunder, thunder clap", _OF_BEFORE),
        one(
            "blow ..2 head, head ..2 blow",
            "drows*, vomit*, confus*, lucid, sleepy, boggy, swelling, gcs, unconscious",
            -idea("years, ago, nose"),
        ),
    ),
    "first_seizure": (
        one("refer*", "first seizure/fit clinic"),
        one(
            "lip smack*, zon* out, blank* out, staring/vacant/absence spell*/episode*, automatism*",
            "new, first, recent*, started, last week/month, weeks, since",
            -idea("known epilep*, years, adhd, autis*, daydream*"),
        ),
    ),
    "suicidality": (
        one(
            "given/gave/giving away ..3 dog/dogs/cat/things/belongings/possessions/everything, paid ..2 debts, settled "
            "..2 affairs",
            "soon be over, goodbye*, longer be here, not be here, be gone, better off, letter*, note, will",
            -idea("palliative, hospice, moving, emigrat*"),
        ),
    ),
    "gi_bleed": (
        one(
            "basin/bowl/bucket/sink/bedpan ..2 of/with blood, fill* ..2 basin/bowl/bucket/sink/toilet/pan with ?fresh "
            "blood",
            _OF_BEFORE | -idea("nose, nosebleed*, vaginal, pv, miscarr*, period"),
        ),
    ),
    "meningitis": (one("kernig* ..2 positive/pos/+/+ve, brudzinski* ..2 positive/pos/+/+ve"),),
    "sudden_visual_loss": (
        one(
            "cover* ..3 good/other eye",
            "gray, black, nothing, dark, no sight, not see, not ..1 see, blank, fog, smudge",
            "this morning, today, yesterday, last night, perfect, sudden*, woke, noticed",
            _OF_BEFORE | -idea("squint, amblyop*, lazy"),
        ),
        one("LOV", "sudden*, acute*, today, this am, this morning, last night, yesterday, woke"),
        one(
            "white pupil, white reflex, leukocoria, absent red reflex*, no red reflex, red reflex ..2 "
            "absent/abnormal/lost/missing",
            _OF_BEFORE,
        ),
    ),
    "acute_coronary": (
        one(
            "ST dep, ST depr, ST depression, st depression, ST elev, ST changes",
            _OF_BEFORE | -idea("no st, tmt, TMT, treadmill, stress, stage, ett, ETT"),
        ),
        one(
            "indigestion, heartburn, burning",
            "both arms, arms ache, arm ache*, jaw ache*, down ..2 arm/arms",
            "breathless*, sob, SOB, pale, grey, gray, clammy, sweat*",
        ),
    ),
    "aortic_emergency": (
        one(
            measured("AAA screening, aaa screening, AAA screen, aneurysm screening", (5.5, 12), (55, 120)),
            -idea("discharged, normal, at 65, aged, years"),
        ),
        one(
            "AAA, aneurysm, aorta",
            "grown, growing, grew, increase* ..3 mm/cm, expanding, expanded, enlarging",
            measured("now, to, measures, measuring", (5.0, 12), (50, 120)),
            -idea("cerebral, berry, popliteal, brain, root, ascending"),
        ),
        near(
            "rip/rips/ripped/ripping/tear/tore/torn ..4 shoulders/chest/back/inside",
            "arms ..4 different/differ*, different pressure*, pulse ..2 weaker, unequal",
            -idea("rotator, muscle, gym, tendon, cuff"),
        ),
        near(
            "through to ?the/his/her back, chest ..4 into ?the/his/her back",
            "syncope, faint*, collaps*, passed out, knife",
            "chest, tearing, ripping, sudden*",
            -idea("years, chronic, pancrea*"),
        ),
        one(
            "rupture* ..3 aorta/aneurysm/aaa, aortic rupture, contained rupture",
            _OF_BEFORE | -idea("brother, father, mother, uncle, spleen, cerebral, berry"),
        ),
    ),
    "airway": (
        one(
            "epipen/adrenaline/epinephrine/jext/anapen ..1 given/used/administered/im/IM",
            "reaction, peanut*, nut*, sting, stung, swell*, hives, wheez*, prawn*, penicillin, ate, eating",
            _OF_BEFORE | -idea("train*, last used, never, expired"),
        ),
        one(
            "neck hematoma, hematoma ..3 neck, neck ..2 ballooning",
            "expand*, grow*, bigger, after, post, enlarging, operation, thyroid*, surgery, swelling",
            _OF_BEFORE | -idea("small, settling"),
        ),
    ),
    "testicular_torsion": (
        one(
            "cremaster* ..3 absent/lost/negative/gone, absent/no/lost ..1 cremaster*",
            -idea("present, undescended, normal"),
        ),
        one("nut/nuts/knackers/bollock/bollocks ..2 killing/throbbing/agony"),
    ),
    "acute_abdomen": (
        one(
            "guarding",
            "all over, generali*, generaliz*, lies still, lying still, lie still, whole abdomen, rigid, everywhere, "
            "four quadrants",
            -idea("no guarding, voluntary only"),
        ),
        one("mcburney*, percussion tender*, rovsing* ..2 positive/+/+ve/pos", -idea("no, negative, not")),
        one("redcurrant/currant jelly", "stool*, stools, nappy, motion*, pass*, pr, PR, blood"),
        one(
            "diverticulit* ..4 abscess/perforat*/peritonitis/collection, perforat* ..2 diverticul*",
            _OF_BEFORE,
        ),
    ),
    "ectopic_pregnancy": (
        near(
            "test positive, positive test, UPT, upt, period ..2 late",
            "doubled over/up, doubling over/up, keeled over, in agony",
            -idea("negative, intrauterine, iup"),
        ),
    ),
    "acute_kidney_injury": (
        one(
            "barely/hardly/only ..2 dribble/trickle/drop ..3 urine/wee/pee, hardly/barely any urine/wee/pee",
            "hour*, hr*, h, today, yesterday, since, day, overnight",
            -idea("prostat*, flow, years, months, nocturia"),
        ),
    ),
    "diabetic_emergency": (
        one(
            "insulin, novorapid, humalog, lantus, actrapid, apidra, fiasp, novolin, levemir, tresiba",
            "took, taken, inject*, given, gave, units",
            "by mistake/accident, in error, double dose, wrong insulin/pen/dose, overdose",
            -idea("hospital acquired, datix, years, ago"),
        ),
        near(
            "polyuria, weeing all night, passing lots of urine, wees all night, drinking loads",
            measured("gluc, glucose, bm, bsl, bgl, sugar, rbs, grbs", (15, 60), (270, 900)),
            "weight loss, wt loss, thin, lost weight, los* ..3 kg, vomit*, boy, girl, M, F",
            -idea("type 2, t2dm, metformin"),
        ),
    ),
    "fracture_in_the_elderly": (
        one(
            "NWB, nwb, non weight bear*, not weight bear*, not ..1 weight bear*",
            "slip*, fall, fell, trip*, tumble*",
            OVER_65,
            -idea("ankle, wrist, metatars*, weeks ago"),
        ),
    ),
    "ill_infant": (
        near(
            "on the breast, at the breast, with feeds, during feeds, feeding, when feeding, on bottle",
            "sweat*, sweaty",
            "breathless*, tires, liver, pale, fast breathing, poor weight, not gaining",
            -idea("years, mother, mum's, postnatal, menopaus*"),
        ),
        near(
            "poor suck, not suck*, weak suck, suck ..1 weak/poor",
            "cold, floppy, letharg*, sleepy, low temp*, pale, mottled, fever, jitter*",
        ),
    ),
    "safeguarding": (
        one(
            "lock*/hid/hides/keeps ..2 food, burnt/burned/burns her/him/them with/on, branded",
            "husband, wife, partner, boyfriend, son, daughter, father, mother, stepfather, carer*, he, she, in laws",
            -idea("fridge lock, prader, dementia, oven, kettle"),
        ),
        one("MARAC, marac", -idea("closed, years, training, historic*, discharged, previous*")),
        near(
            "neglect, nappy ..2 all day, nappy sores, filthy, unkempt, dirty, smells, soiled clothes, unwashed",
            "child, children, boy, girl, toddler, baby, yo, kids",
            "hungry, not fed, rotten teeth, teeth rotten, dnas, dna, was not brought, wnb, missed appointment*, "
            "no coat, head "
            "lice",
        ),
    ),
}
