"""Danger to airway and breathing by the ideas that tell of it."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, idea, measured, near, one
from jobs.extraction.red_flags.rules.shared_ideas import (
    BREATHS_A_MINUTE,
    HYPOTENSION,
    RECENT,
    SUDDEN,
    SWOLLEN_UP,
)

_AIRWAY_SWELLING = idea(
    "tongue, throat, lip, lips, laryn*, face, facial, neck, floor of mouth, uvula, angioedema, jaw, "
    "sublingual, submandibular"
)
_CHOKING = idea(
    "breath*, not .. swallow*, swallow*, voice, airway, drool*, dribbl*, stridor, hoarse*, chok*, "
    "wheez*, trismus, hot potato, muffled, not open ..2 mouth, sats, adrenaline, epinephrine, epipen, "
    "speak*"
)

_REACTION_OVER = -idea(
    "settled/resolved/subsided/cleared/faded/gone ..3 cetirizine/loratadine/antihistamine*/diphenhydramine/benadryl/"
    "chlorphenamine/piriton/zyrtec/claritin, test for, tests for, allergy test*, skin prick*, allergy action plan, "
    "carries/prescribed/supplied ..3 pen/pens/epipen/epipens/jext/emerade, venom test*, venom immunotherapy, "
    "given/prescribed/has/carries/supplied ..3 auto injector, given/prescribed/has/carries/supplied ..3 autoinjector*"
)
"""A reaction that has passed, whose cause is to be looked for."""

PICTURES_OF_BREATHING: Pictures = {
    "airway": (
        one(
            (
                "stridor*, stridul*, epiglottit*, supraglottitis, anaphyla*, ludwig*, croup severe, "
                "angioedema ..4 tongue, silent chest, tripod*, quincke, airway compromise*, airway "
                "obstruct*, airway at risk, threatened airway, airway ..2 threatened, laryngospasm, "
                "impending airway, respiratory arrest, respiratory failure, type 2 respiratory, peri "
                "arrest, parapharyngeal abscess, retropharyngeal abscess, deep neck, foreign body "
                "aspiration, inhaled foreign, tracheal deviation, tension pneumothorax, life threatening "
                "asthma, acute severe asthma, near fatal, status asthmaticus, tracheitis, hereditary "
                "angioedema attack, erstickungs*, anafila*, anafilassi, estridor"
            ),
            -idea(
                "years, carries, epipen carried, allergy clinic, in 2*, family history, previous*, "
                "history of, penicillin*, no stridor, no anaphyla*, epi pen given to carry, no reaction "
                "since, chronic, tested, allergy testing, desensiti*, never had, as a child, "
                "allergies, allergy, "
                "obstructive airway*"
            ),
        ),
        one(
            "anaphyla*",
            RECENT | "hives, wheez*, adrenaline, epinephrine, swelling, given, hypotens*, after, following",
            -idea(
                "years, carries, previous*, history of, no reaction since, allergies, allergy clinic, as "
                "a child, penicillin allergy"
            ),
        ),
        near(
            _AIRWAY_SWELLING,
            SWOLLEN_UP | "angioedema",
            _CHOKING,
            SUDDEN
            | RECENT
            | (
                "not, used, given, twice, wheez*, hives, urticari*, wheals, ramipril, lisinopril, ace "
                "inhibitor, enalapril, perindopril, bigger, getting, within, minutes, adrenaline, "
                "epinephrine, after, following, epipen, stridor, airway, drool*, struggl*, difficult*, "
                "noisy, worse"
            ),
            -idea(
                "breathing ..1 normal*, no breath*, no airway, no swelling of tongue, thyroid, goit*, "
                "years, dental review, lump for, weeks, months, airway normal, jaundic*"
            )
            | _REACTION_OVER,
        ),
        one(
            "not ..1 swallow ..3 saliva/secretions/spit/anything/fluids/water, not ..2 manage ..2 "
            "secretions, spitting ..2 saliva, drool* ..6 swallow*"
        ),
        one(
            idea(
                "drool*, dribbl*, not swallow ..2 saliva, not ..2 swallow ..3 saliva/secretions/spit, "
                "spitting ..2 saliva, pooling ..2 secretions, not manag* ..2 secretions"
            ),
            idea(
                "fever*, throat, tripod*, voice, neck, not ..2 open ..2 mouth, unwell, stridor, toxic, "
                "swallow*, trismus, leaning, quinsy, muffled, temp, 39*, sore, breath*, saliva, "
                "secretions, spit, distress*, hot"
            ),
            -idea("teething, parkinson*, cerebral palsy, sleep, feeding well, bell, stroke, learning"),
        ),
        near(
            idea(
                "nois* ..2 breath*, breath* ..2 nois*, noise ..3 breath*, whistl* ..3 breath* in, seal "
                "bark, barking, snoring noise, whoop on breathing in, crowing, rasping, gasping, "
                "choking, harsh breathing, breath* ..2 rattl*"
            ),
            idea(
                "worse, in, distress, new, croup, blue, recession, struggl*, exhaust*, neck, thyroid, "
                "cancer, lump, suck*, tug, stridor, tugging, above ..2 breastbone, collarbones, even "
                "when, at rest"
            ),
            -idea("snor*, cpap, sleep apn*, osa, OSA"),
        ),
        near(
            idea("trismus, not open ..2 mouth, muffled, hot potato, plummy"),
            idea("quinsy, peritonsil*, drool*, voice, swallow*, fever*, neck, swelling, abscess, uvula"),
            -idea("tmj, TMJ, tmd"),
        ),
        one(
            idea(
                "inhal*, aspirat*, chok*, swallow*, put ..8 in ..2 mouth, in ..1 his/her/its mouth, "
                "breathed in, gone down ..2 wrong, ingest*, stuck, lodg*"
            ),
            idea(
                "peanut*, nut, coin*, toy, button cell, cell battery, coin cell, tack, screw, dice, pen "
                "lid, foreign body, batter*, magnet*, bead, lego, button battery, disc battery, marble, "
                "bone ..3 throat, fb, FB, denture, pin"
            ),
            -idea(
                "dysphag*, solids, months, weeks, fish bone felt, inhaler*, steroid*, allerg*, hives, "
                "eye, eyes, cornea*, globe, ear canal, foot, finger*, "
                "hearing aid batter*, battery of tests, pacemaker, changed batter*, passed, aspiration "
                "cytology"
            ),
        ),
        one(
            measured(
                (
                    "sats, sat, spo2, SpO2, sao2, o2 sat*, o2 sats, oxygen sat*, saturation*, "
                    "saturating, sp02, pulse ox*, oxygen, o2"
                ),
                (50, 89),
            ),
            -idea("transferrin, iron"),
        ),
        near(
            measured(BREATHS_A_MINUTE, (30, 90)),
            idea(
                "exhaust*, cyanos*, tripod*, recession, distress, blue, tiring, not complete sentences, "
                "wheez*, accessory, grunt*, sats, silent, words"
            ),
        ),
        near(
            idea(
                "peak flow, pefr, PEFR, breath*, respirat*, work of breathing, wheez*, asthma*, dyspn*, "
                "exhaust*"
            ),
            idea(
                "neck muscles, sitting forward, words at a time, two or three words, silent, not ..2 "
                "sentence*, exhaust*, tiring, cyanos*, blue lips, lips ..2 blue, tripod*, not ..2 speak, "
                "not ..2 talk, not ..3 sentences, single words, few words, accessory muscle*, silent "
                "chest, recession, intercostal, sternal, tracheal tug, head bobbing, nasal flar*, pefr "
                "3*, too breathless, one word, gasping, two words, three words, words between ..1 "
                "breath*, not ..2 lie ..1 flat ..2 breath*, propped, lips ..1 gray"
            ),
            -idea(
                "years, chronic, exercise tolerance, no recession, no increased, no accessory, no "
                "cyanosis, no distress, without ..2 accessory, not labored, unlabored, nonlabored, sleep, "
                "heart failure stable"
            ),
        ),
        near(
            idea("hives, urticari*, wheals, rash, itch*, sting, peanut, nuts, prawn*, bee, wasp, antibiotic"),
            idea("wheez*, tongue, throat, breath*, collapse*, hypotens*, swelling, lips"),
            idea("swell*, swollen, tight*, clos*, wheez*, collapse*, stridor"),
            SUDDEN,
            -idea("no breath*, years, no wheeze, carries, no swelling, allergy clinic, testing, hay fever"),
        ),
        near(
            idea("burn*, smoke, fire, house fire"),
            idea("soot, singed, hoarse*, stridor, facial burn*, inhal*"),
            -idea("smoker, smoking"),
        ),
        near(
            "hives, urticari*, wheals, sting, peanut, nuts",
            "wheez*, tongue, throat, breath*, collapse*, lips",
            HYPOTENSION,
        ),
        one(
            "inhal*, chok*, breathed in, gone down ..2 wrong, went down ..2 wrong",
            "grape, carrot, popcorn, sausage, sweet, apple, seed, steak, meat, food, whistle, balloon, "
            "bead, lego, tablet",
            "still, noisy, cough*, wheez*, blue, stridor, struggl*, since, stuck, breath*, one side",
            -idea(
                "inhaler*, steroid*, solids, weeks, months, stroke, parkinson*, dysphag*, inhalant solution, "
                "mcg, oral tablet"
            ),
        ),
        one(
            "tongue",
            SWOLLEN_UP,
            SUDDEN
            | RECENT
            | "ramipril, lisinopril, enalapril, perindopril, ace inhibitor, acei, acei*, getting, hours",
            -idea("ulcer*, patch, lump, bitten, bit, cancer, weeks, months, years, b12, geographic, biting"),
        ),
        one(
            "angioedema, quincke*",
            "tongue, throat, laryn*, hoarse*, voice, swallow*, drool*, breath*, stridor",
            -idea("allergies, allergy clinic, history of, years, hereditary clinic, no breath*, intoleran*"),
        ),
        one(
            "throat ..2 closing, throat ..2 tight*, throat ..2 swell*, throat ..2 clos*, tongue ..2 swell*",
            (
                "after, sting*, peanut*, nut/nuts, cashew*, prawn*, shellfish, egg, milk, antibiotic*, "
                "adrenaline, minutes"
            ),
            -idea("years, carries, allergy clinic, anxiety, panic, globus, sore throat for, challenge"),
        ),
    ),
}
