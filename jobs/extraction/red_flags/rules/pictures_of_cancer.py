"""Suspected cancer, and that of the lung: the ideas that tell of them, after NICE NG12."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, idea, measured, near, one
from jobs.extraction.red_flags.rules.shared_ideas import (
    LASTING,
    OVER_50,
    SETTLED,
    SLIMMING,
    SMOKER,
    SUSPECTED,
    WEIGHT_LOSS,
)

_CANCER = idea(
    "cancer*, malignan*, carcinoma*, adenocarcinoma*, adenoca, neoplas*, sarcoma*, lymphoma*, melanoma*, "
    "myeloma*, leukemi*, metasta*, mets, mesothelioma, SCC, ductal ca, lobular ca, adeno ca, squamous "
    "ca, cell ca, ductal, secondaries, secondary deposits, ca "
    "breast/lung/prostate/colon/bowel/ovary/pancreas/bladder/stomach, Ca, CA, tumor*, dysplasia, krebs, "
    "malignom*, maligniteit, karzinom*, bronchialkarzinom, tumeur, cancere, cancerose, neoplasia, "
    "maligna, maligne, malign, kanker, carcinome, cancro, tumore, glioma, glioblastoma, blastoma, "
    "seminoma, HCC, RCC, TCC, GIST, avid ..2 deposits/lesion*/lesions/nodes/uptake/mass/foci"
)
_SUSPECTED_OR_FOUND = SUSPECTED | (
    "histo, histolog*, histopath*, invasive, differentiated, grade 2/3/4, favor*, avid, avid deposits, "
    "avid lesion*, avid nodes, intensely avid, may/might well, well have, suspici*, queries, probab*, "
    "rule out, r o, worr*, "
    "could be, could represent, may be, may represent, might be, suggest*, in keeping with, consistent "
    "with, c w, looks/look/looked/looking like, look* ..1 sinister, features of, fear*, underlying, occult, "
    "until proven, "
    "gut feeling, thinks, thought to be, presum*, till proven, until proved, till proved, "
    "appearances ..3 of, highly, raises, "
    "i/we believe/think/fear/bet, until ..3 prove*, not excluded, cannot exclude, not exclude, "
    "unable to exclude, bx, results back, not .. excluded, "
    "not ..2 exclude, biops*, histolog*, cytolog*, patholog*, path report, shows, showed, shown, appear to be, "
    "turned out, says it was, said it was/is, told it was/is, reveal*, "
    "confirm*, came back, found, new diagnosis, newly diagnosed, just diagnosed, unknown primary, "
    "verdacht, suspicion, sospecha, sospetto, sospetta, v a, verdenking, m4, c5, b5, P5, U5, R5, need* "
    "to be excluded, to be ruled out, wonder*"
)
_AFRAID_OF_CANCER = -idea(
    "pt/patient/he/she/mother/wife/husband/parents/family ..3 worried/anxious/afraid/scared/concerned ..2 cancer, "
    "had feared cancer, terrified of cancer, cancer ..2 friend/friend's/colleague/neighbor, fear of cancer"
)
"""What the patient fears, not the sender."""
_BLOOD_IN = idea(
    "blood*, hemoptys*, streak* ..1 blood, red stuff/streak*/stained/phlegm/sputum/spit/flecks/specks, "
    "bright red, rusty, spit*/spat/cough* ..1 pink/red, red on, there is red, "
    "bits/spots/flecks/threads/smear/tinge/clots of red, comes ..2 red/pink, turned/turns/goes red/pink, "
    "something red, blutig*, brick red, pink frothy/sputum/phlegm/tinged"
)
_PHLEGM = idea(
    "sputum, phlegm, cough*, spit*, hawk*, spat, expectorat*, mucus, handkerchief, tissue, hankie, "
    "hanky, pillow, clear/clears/clearing ..2 throat, expectoration, spucken, auswurf, spits, crache"
)

PICTURES_OF_CANCER: Pictures = {
    "suspected_cancer": (
        one(_CANCER, ~_SUSPECTED_OR_FOUND, SETTLED, _AFRAID_OF_CANCER),
        one(
            idea(
                "2ww, 2WW, tww, TWW, usc, USC, 2wr, two/2 ?week/wk wait/rule/pathway/referral, 2 week "
                "cancer, cancer ..2 pathway, fast track, fdp, rapid access cancer, urgent suspected, "
                "suspected cancer, cancer pathway, scr, cancer alert, suspected cancer ..1 "
                "service/clinic/form/referral/team/unit/slot, parcours cancer, oncologic* urgen*, usoc, "
                "USOC, 62 day, 28 day faster, faster diagnosis, optimal cancer"
            ),
            -idea(
                "downgraded, discharged, ruled out, not, previous, history, years, finger, index ?finger, "
                "thumb, tendon*, fds, FDS, flexor, r u usc, u usc, routine urgent usc"
            ),
        ),
        one("red flag referral, red flag pathway, red flag suspected, priority red flag, urgency red flag"),
        one(
            idea(
                "lesion*, mass*, lump*, nodule*, appearance*, findings, cells, node*, shadow*, polyp, ulcer, "
                "area, thickening"
            ),
            idea(
                "suspicious, sinister, malignant, concerning, worrying, worrisome, highly suggestive, "
                "suspect, suspected"
            ),
            -idea("benign, low suspicion, glaucom*, disc, discs, optic, iop"),
        ),
        one(
            "mass, masses, lesion*, tumor*, lump*",
            "irregular margin*, ill defined margin*, infiltrat*, invading, invades, encas*, destructive",
            -idea("benign, mole*, freckle*, pigment*, skin, eczema*, low suspicion, had lumpectom*"),
        ),
        one(
            measured(
                (
                    "birads, bi rads, acr category, ACR category, pirads, pi rads, lung rads, lungrads, "
                    "lirads, li rads"
                ),
                (4, 6),
            )
        ),
        one(measured("tirads, ti rads", (5, 6))),
        one(
            idea(
                "deposits ..2 liver/bone/bones/spine/lung/lungs/peritoneum/brain, hypermetabolic, "
                "? secondary/secondaries, "
                "something ..1 growing/sinister/nasty, CUP, carcinoma of unknown primary, "
                "unknown primary, widespread mets, liver mets, bone "
                "mets, full of deposits/tumor/secondaries, liver deposits, bony mets, brain mets, "
                "multiple metasta*, hepatic/pulmonary metasta*, lung mets, bony metasta*, "
                "bone/bony/liver/sclerotic deposits, full "
                "of mets/metastases, riddled with, liver metasta*, innumerable ..3 lesions, peritoneal "
                "deposits, omental cake, omental caking, disseminated"
            ),
            -idea("treated, remission, known, no, without, on palliative, under oncology"),
        ),
    ),
    "lung_cancer_signs": (
        one(
            "hemoptys*, hemopt*, bringing up ..4 blood, brought up ..4 blood, brings up ..4 blood, "
            "bluthusten, hemoptisis, emottisi, hemoptoique*"
        ),
        one(
            _BLOOD_IN,
            _PHLEGM,
            -idea(
                "nappy, nappies, diaper*, nose, nosebleed*, gum*, test, tests, pressure, urine, stool*, "
                "allerg*, bloods, vomit*, pink "
                "eye, throat infection"
            ),
        ),
        one(
            "spit*/spat/hawk*/cough*/expectorat* ..2 pink/red/blood/bloody",
            -idea("nose, nosebleed*, gum*, tooth, dentist, toothbrush, bloods, blood pressure/test*"),
        ),
        one(
            idea(
                "lung*, upper/lower/middle/apical lobe*, hilar, hilum, pulmonary, cxr, CXR, chest x ray, "
                "chest xray, chest film, chest ct, ct chest, ct thorax, rul, lul, rll, lll, rml, apical, "
                "upper/mid/middle/lower/apical zone, hemithorax, apex, mediastin*, bronch*, lunge*, "
                "poumon, pulmon, polmon*, thorax"
            ),
            idea(
                "mass*, nodul*, opacit*, opacif*, coin, lesion*, shadow*, spiculat*, cavit*, avid, "
                "enlarge*, collapse, tumor*, cancer, bulky, widen*, growth, density, densities, "
                "haziness, white out, whiteout, volume loss, promin*, abnormal*, rundherd, raumforderung"
            ),
            -idea(
                "stable, calcif*, granuloma*, unchanged, benign, stones, abscess, no change, thyroid, "
                "thyroidien*, schilddrus*, tiroid*, parotid ..1 gland/lobe/mass/lump/nodul*/swelling, "
                "lobe ..2 parotid*, heart, cardiomegaly, prostat*, gleason, wall motion, pulmonary artery, "
                " breast*, liver, reticular, interstitial, fibrosis, "
                "left/right/bi basal shadow*, basal/bibasal shadow*, no follow up "
                "needed/required/necessary/indicated/recommended, no further follow up/imaging"
            )
            | -measured("temp, temperature, fever", (37.8, 42.0), (100.0, 108.0)),
        ),
        near(
            SMOKER,
            idea(
                "cough*, breathless*, chest infection*, hoarse*, chest pain, shoulder pain, clubb*, "
                "drumstick*, rattl*, barking, chesty, wheez*, fatigue"
            ),
            WEIGHT_LOSS
            | (
                "appetite, clubb*, supraclav*, drumstick*, belt, anorexi*, thin, voice ..1 gone, "
                "finger ..2 swollen, "
                "finger/fingers ..2 bulbous/rounded/clubb*, LOA, off food"
            ),
            SLIMMING,
        ),
        near(
            idea("clubb*"),
            idea(
                "los* ..3 kg/stone/weight/lb/lbs, shipyard, asbestos, lagging, cough*, weight*, smok*, new, "
                "chest, breathless*"
            ),
            -idea("club foot, clubfoot, football, congenital, cystic fibrosis"),
        ),
        one(
            "spiculat*, coin lesion, cavitat*, cavitating",
            "nodul*, lesion, mass, opacity, coin",
            -idea(
                "breast*, mammo*, kidney*, renal, liver, hepatic, pancrea*, adrenal*, stable, calcif*, benign"
            ),
        ),
        one(
            "superior vena cava, svco, face/facial ..3 swollen/puffy/swelling ..5 neck veins, neck veins "
            "..3 distended/bulging/engorged, distended ..1 neck veins, SVCO, svc obstruction, SVC, "
            "pancoast, horner syndrome, facial swelling ..4 neck veins",
            -idea(
                "catheter*, guidewire*, sheath, picc, PICC, port, pacemaker, leads, angiogra*, glenn, wire, wires, "
                "dextrocardia, congenital, venous return, bilateral superior"
            ),
        ),
        near(
            "shoulder, inner arm, arm pain, scapula",
            "small pupil, pupil ..2 small*, miosis, droopy lid, lid ..2 droop*, ptosis, wasting ..3 hand",
            SMOKER,
        ),
        near(
            idea("pleural effusion, pleural thickening, pleural mass, pleural plaque*, effusion"),
            ~idea(
                "asbestos, weight loss, los* ..2 weight, smok*, pack, malign*, unilateral, blood*, clubb*, "
                "lagger, shipyard"
            ),
            -idea(
                "knee*, elbow*, ankle*, wrist*, hip effusion, joint*, pericardial, middle ear, otitis, "
                "ear/ears ..2 effusion"
            ),
        ),
        one(
            idea(
                "non resolving, unresolv*, slow ..1 resol*, recurrent, persist*, third, same patch, "
                "still there, not ..2 clear*, fail* to clear/resolve, course ..2 antibiotics, second "
                "course"
            ),
            idea("pneumonia, chest infection*, consolidation"),
            SMOKER | OVER_50,
        ),
        one(
            idea("cough*"),
            LASTING,
            idea("unexplained, despite antibiotics, smok*, weight loss, chest pain, new"),
            SMOKER,
        ),
    ),
}
