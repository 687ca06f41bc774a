"""Suspected cancer of gullet, stomach, liver, pancreas and bowel: the ideas that tell of it, after NICE NG12."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, idea, measured, near, one, refuted_by, wide
from jobs.extraction.red_flags.rules.shared_ideas import (
    ANEMIA,
    BLEEDING,
    LASTING,
    OVER_50,
    RECENT,
    SLIMMING,
    WEIGHT_LOSS,
)

_BOWEL_BLOOD = idea(
    "what he/she passes ..6 blood, passes ..1 blood, fresh blood ..2 slime/mucus, blood and slime/mucus, "
    "rectal bleed*, pr bleed*, PRB, prb, bleed* pr, bleed* ..2 rect*, bleed* ..4 back passage, bleed* "
    "..4 bottom, blood pr, blood per rectum, blood ..6 "
    "stool*/motion*/poo/feces/feces/bowel*/toilet/pan/paper/loo/pants/underwear, hematochezia, brbpr, "
    "BRBPR, fresh blood pr, red blood ..2 rect*, blood ..4 back passage, blood ..4 bottom, stool* ..4 "
    "blood, motions ..4 blood, stool* bloody, bloody stool*/diarrhea, blut ..3 stuhl, sang ..3 selles, "
    "sangre ..3 heces, sangue ..3 feci, rectorragi*, rettorragi*, blood on wip*, blood when ..2 wip*, "
    "blood when .. bowels, blood mixed in, blood mixed, mixed with blood, opens ..1 bowels ..3 blood"
)
_HABIT = idea(
    "goes/going/go ..1 times, upside down, bunged up, one ..1 week ..1 next, all over ..1 place/shop, "
    "water ..4 times, liquid, watery, the runs, six/seven/eight/ten times, times ..1 day/night, never "
    "empt*, not empt*, bowel habit*, loose* stool*/motion*, looser, diarrhea*, constipat*, going ..3 "
    "often, tenesmus, slime, toilet ..3 times, times a day, times per day, mucus, caliber, pencil, "
    "narrow* stool*, thin* stool*, urgency, incomplete ..2 empt*, incomplete evacuation, alternating, "
    "runny, bowels ..3 chang*, chang* ..4 bowel*, ribbon, CIBH, cibh, frequency, stuhlgewohnheit*, "
    "transit, ritmo, alvo"
)
_SITE_OF_BOWEL = idea(
    "glove, fingertip, finger tip, bottom, back passage, PR, pr, rectal*, rectum*, rectosigm*, recto, anal, anus, "
    "colon*, cecal, cecum, sigmoid, bowel, dre, DRE, pr exam*, PR exam*, on pr, on PR, colorectal, descending colon, "
    "hepatic flexure"
)

PICTURES_OF_GUT_CANCER: Pictures = {
    "upper_gi_cancer_signs": (
        one("dysphag*, odynophag*, disfagia, schluckstorung*, schluckbeschwerden"),
        one(
            idea("swallow*, get* ..4 down, go down, goes down, going down"),
            idea(
                "harder, difficult*, trouble, problem*, pain*, progressive*, bad, awkward, slow, "
                "funny, going "
                "off, catches, hitch*, held up, holds up, worse*, struggl*, stick*, stuck, hurts, hard "
                "to, not, catch*, effort, discomfort, only liquid*, only soup*"
            ),
            -idea(
                "ankle*, swelling, swallow* ..3 tablet*/pill*/capsules, sore throat, tonsil*, quinsy, "
                "saliva, capsule*, battery, coin, magnet, bead, normal*, stroke, sun, weight, bp, blood "
                "pressure, sugar*, temp*, hba1c, cholesterol, stairs, blood, drool*, dribbl*, leg, legs, thigh*, calf, "
                "buttock*, arm, arms, sciatic*"
            ),
        ),
        one(
            "not ..1 swallow",
            "solid*, food*, meat, bread, rice, roti, chapati, anything, only tea/soup/liquids/water",
            -idea("saliva, spit, secretions, tablet*, stroke, throat, quinsy, tonsil*, capsule*, battery"),
        ),
        one(
            idea(
                "solid*, food*, meat, bread, dinner, meals, steak, chapati, rice, everything, roti, "
                "mealtime*, mouthful*, morsel*, mealie*, pap, fufu, injera, every meal, anything solid, "
                "soup*, liquids, toast, cibo, comida, aliments"
            ),
            idea(
                "comes/coming/came ..1 back, block*, chok*, only liquids, stick*, stuck, catch*, lodg*, "
                "hang* up, get* down, held up, holds ..1 up, hitch*, jams, jammed, bring* ..2 back, "
                "sits/sitting ..3 chest/gullet/breastbone, not ..2 past, not ..2 stay down, go* down, "
                "only manag*, regurgit*, bring* ..2 back, brings up, comes back up, holds up, halt*, "
                "wash* .. down"
            ),
            -idea(
                "nothing/never sticks/stuck/stick/catches, normally, between meals, without ..1 "
                "trouble/difficulty, goes/go down "
                "fine/well/easily/normally"
            ),
        ),
        one(
            idea(
                "jaundic*, icter*, yellow*, ikterus, gelbsucht, itter*, gelb, jaunisse, bilirubin ..3 "
                "raised/high/rising"
            )
            | measured("bilirubin, bili", (50, 800)),
            ~idea(
                "new, newly, painless*, no pain, without pain, weight*, week*, days, day, dark, pale, "
                "itch*, palpable gallbladder, courvoisier*, obstructive, not hurt*, stool*, urine, wife "
                "noticed, appetite, dilat*, indolor*, schmerzlos*, deep*, progressive*, eyes, skin, alp, "
                "ALP, gone, turned, tinge*, noticed"
            ),
            -idea(
                "newborn*, neonat*, baby, birth, birth hx, under ..2 lights, sclera clear, babies, "
                "infant, born, direct bilirubin, breastfed, sickle, as always, gilbert*, day "
                "old, days old, day "
                "1/2/3/4/5/6/7, phototherapy, hepatitis, toenail*, nail*, clarity, color of "
                "urine, urine color, "
                "clear yellow, urine ..1 clear, appearance, yellow ..1 clear, "
                "discharge, sputum, phlegm, card, fever, fluid, fever*, teeth, xanth*, wound*, slough*, eschar, "
                "granulat*, bruise*"
            ),
        ),
        one(
            idea(
                "antral, antrum, gastroscop*, pylor*, pancrea*, uncinate, liver, hepatic, bile duct*, biliary, "
                "stomach, gastric, esophag*, gallbladder, cbd, CBD, ampull*, gastro esophageal, ogj, "
                "goj, OGJ, og junction, ge junction, gullet, duoden*, ogd, OGD, cardia"
            ),
            idea(
                "mass*, lump, lesion*, tumor*, stricture, ulcerat*, cancer, malignan*, dilat*, growth, "
                "thicken*, double duct, adenoca*, nodul*, hypoechoic, deposit*"
            ),
            -idea(
                "hemangioma*, lipoma, hernia*, sebaceous, wall, cyst, cysts, benign, adenoma, fatty, "
                "hiatus, stable, simple, maxill*, sinus, nasal, mastoid"
            ),
        ),
        near(
            idea(
                "epigastri*, dyspep*, reflux, indigestion, upper abdom*, heartburn, early fullness, full "
                "..3 quick*, early satiety, satiety, feel* full, full ..3 mouthful*/bites, breastbone, "
                "new* ..2 diabet*, new* ..2 t2dm, "
                "vomit*, bloat*, abdominal pain, abdo pain, nausea*, back pain, steatorrh*, belch*, "
                "oberbauch*, epigastralg*, hiccup*"
            ),
            WEIGHT_LOSS,
            SLIMMING | -idea("pregnan*, hyperemesis"),
            refuted_by("ketone*, ketoacid*, dka, DKA"),
        ),
        one(
            idea(
                "upper abdominal mass, epigastric mass, abdominal mass, palpable gallbladder, mass ..3 "
                "epigastri*, epigastri* ..3 mass/fullness/lump, courvoisier*, virchow*, troisier*, "
                "new/malignant/unexplained ascites"
            ),
            -idea("pulsat*, expansile"),
        ),
        near(
            idea("dyspep*, indigestion, epigastri*, reflux, heartburn"),
            idea(
                "anemi*, raised platelets, thrombocytosis, vomit*, treatment resistant, not respond*, "
                "melena, low hb, iron"
            ),
            OVER_50,
        ),
        one(idea("full ..2 few mouthfuls, early satiety, satiety"), LASTING | "weight*, new, appetite"),
        one(measured("ca19 9, ca 19 9, CA19 9, CA 19 9, ca199, CA199", (37, 900000))),
        one("double duct ?sign"),
        one(measured("afp, AFP, alpha fetoprotein", (200, 900000)), -idea("pregnan*, testic*")),
        one("arterial* enhanc*, arterial* hyperenhanc*", "washout, wash out", -idea("no washout")),
        one(
            "throat, gullet, breastbone, chest",
            "block*, stuck, stick*, catch*, jam*, obstruct*, narrow*",
            "eat*, food, meal*, meat, bread, swallow*",
            -idea(
                "nothing sticks/stuck, between meals, without trouble/difficulty, go/goes down ..1 "
                "well/fine/normally, globus, "
                "nose, nasal, inhal*, battery, coin, reflux only, fish bone, heartburn"
            ),
        ),
        one(
            "barrett*, esophag*, gastric, stomach",
            "high grade ?dysplas*, intramucosal, dysplas* ..2 nodul*, nodule",
            -idea("no dysplasia, benign"),
        ),
        near(
            "vomit*, succussion splash, gastric outlet",
            "succussion splash, outlet, after meals, undigested, every meal",
            "kg down, down, weight*, thin, los*, anemi*",
            SLIMMING,
        ),
        near(
            "new t2dm/T2DM/diabetes/diabetic, new onset diabetes, newly diabetic",
            "thin, weight loss, los* weight, losing weight, epigastr*, back pain",
            "epigastr*, abdominal, back, ache, pain, weight loss",
        ),
    ),
    "bowel_cancer_signs": (
        wide(
            _BOWEL_BLOOD,
            _HABIT | WEIGHT_LOSS | ANEMIA | OVER_50 | "abdominal pain, abdo pain, abdominal mass, cramp*",
            -idea(
                "fissure, pregnan*, postpartum, after straining only, vomit* ..6 blood, hematemes*, coffee ground*"
            ),
        ),
        one(
            "stool*, motions, bowel*, poo, back passage, bottom, rectal",
            BLEEDING,
            _HABIT | WEIGHT_LOSS | ANEMIA | OVER_50,
            -idea(
                "fissure, pregnan*, blood pressure, bloods, blood test*, postpartum, nosebleed*, "
                "hematuria, blood sugar, bleeding risk, vaginal, pv"
            ),
        ),
        one(
            idea(
                "fit, FIT, qfit, qFIT, fobt, FOBT, fob, FOB, ifobt, iFOBT, occult blood, hidden blood, "
                "stool test, poo test, bowel cancer screening, cologuard, Cologuard, stool immuno*, "
                "fecal immuno*, bowel screen*, rsos, rsosi, rsosi, ifob, NBCSP, nbcsp, sof"
            ),
            idea(
                "positive, pos, +ve, +, raised, abnormal, elevated, high, detected, reactive, positif, "
                "positiv, positivo"
            ),
            -idea("negative, fit and well, tonic, epilep*, seiz*"),
        ),
        one(
            measured(
                (
                    "qfit, FIT, qFIT, f i t, fhb, FHb, fecal hemoglobin, fecal hb, fecal immunochemical, "
                    "immunochemical test"
                ),
                (10, 2000),
            )
        ),
        one(
            idea(
                "mass, masses, tumor*, ulcerat*, cancer, lesion, stricture, growth, polypoid, shelf, "
                "craggy, apple core, lump, thickening, hard"
            ),
            _SITE_OF_BOWEL | "right/left iliac fossa, RIF, LIF",
            -idea(
                "prostat*, gland, lobe, ovarian, adnexal, bowel sounds, fissure, hemorrhoid*, skin tag*, "
                "neck, hernia*, appendic*, femur, abscess, breast*, lung*, warts, growth "
                "fine/normal/good/chart"
            ),
        ),
        wide(
            idea("iron deficien*, IDA, microcyt*, anemi* .. iron, ferritin .. low, low ferritin, low iron")
            | measured("ferritin", (0, 14))
            | measured("mcv, MCV", (45, 78)),
            idea(
                "anemi*, IDA, weight loss, los* weight, bowels, bowel habit, abdominal pain/mass, abdo "
                "pain, colonoscop*, endoscop*, scope*, bidirectional, top and tail, upper and lower, "
                "ogd, gi investigat*, gi work up, postmenopaus*, no obvious source, unexplained, egd, "
                "EGD, gi loss, no menorrhagia"
            )
            | ANEMIA,
            OVER_50
            | (
                "postmenopaus*, post menopaus*, man, male, gentleman, top and tail, upper and lower, "
                "ogd, gi investigat*, gi work up, colonoscop*, endoscop*, bidirectional, scope*, weight "
                "loss, los* weight, egd, EGD, gastroscop*"
            ),
            -idea("menorrhag*, pregnan*, heavy periods, known celiac, celiac disease, vegan, investigated"),
        ),
        near(
            idea(
                "chang* ..4 bowel*, bowel* ..4 chang*, CIBH, cibh, altered bowel*, bowels ..4 not ..2 "
                "right, bowel habit ..2 alter*, looser, loose stool*, diarrhea, bowels ..3 loose*, "
                "opening ..2 bowels ..4 times, alternating, rush* ..3 loo/toilet, bowels ..2 all over, "
                "bowels ..3 erratic/upset/odd, slime, loose with mucus, toilet ..3 times, loo ..3 times, "
                "bunged up, bowels upside down, loose one week, water ..4 times, watery, six/seven/eight "
                "times"
            ),
            OVER_50 | WEIGHT_LOSS,
            LASTING | RECENT,
            -idea(
                "gastroenteritis, antibiotic*, travel*, ibs for, metformin, laxative*, long standing, "
                "since childhood, c diff, alternating ..2 buttock*"
            ),
        ),
        near(
            "looser, loose with, loose stool*/motion*, loose one, runny, watery stool*/motion*, water "
            "..3 times, slime, five/six/seven/eight times, four or five, five or six, six or seven, "
            "bunged up, times a day",
            OVER_50,
            LASTING
            | "used to go, used to be, was always, always been, once a day, like clockwork, regular as",
            -idea(
                "gastroenteritis, antibiotic*, travel*, ibs for, metformin, laxative*, long standing, "
                "since childhood, c diff, urine, urinary, cough, bladder, years, stopped, prostat*, "
                "nose, eyes, loose tooth/body/bodies"
            ),
        ),
        near(
            idea("abdominal pain, abdo pain, tummy pain, belly pain, bloat*, colicky"),
            WEIGHT_LOSS,
            idea("bowel*, constip*, diarrhea, stool*, motion*, abdominal mass, rectal"),
            SLIMMING,
        ),
        one(
            idea("perianal, anal, anus, rectum"),
            idea("ulcer*, unexplained mass, hard lump, fixed"),
            -idea("hemorrhoid*, fissure, haemorrhoid*"),
        ),
        near(
            "mass/lump ..3 side ..2 abdomen, mass/lump ..2 right/left ..2 abdomen",
            ANEMIA | WEIGHT_LOSS | _HABIT,
            -idea("hernia*, pulsat*, pregnan*"),
        ),
        one("ribbon, pencil, thin, narrow*", "stool*, motions", OVER_50),
    ),
}
