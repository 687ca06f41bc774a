"""What patients and findings sound like beside the names of diseases, for the physicians that usually see
them: lay words, signs, results and devices. Patterns are in lower case; each counts once, with its weight (3: hardly
anybody else sees it)."""

from __future__ import annotations

SIGNS_OF_MEDICINE: dict[str, tuple[tuple[float, str], ...]] = {
    "cardiology": (
        (3, r"left ventric\w+|lv(?:ef)?|ef \d\d ?%|hfref|hfpef|jvp|nt-?pro-?bnp|cha2ds2|qtc?|long qt|pacemaker|"
            r"icd shock|tetralogy|fallot|congenital heart|ventricular|ectopics?|pericardit\w*|triple vessel|"
            r"bypass graft|stress ecg|abnormal ecg|holter"),
        (2, r"palpitations?|missed beats|heart (?:racing|flutter\w*|skips?|murmur|block)|chest (?:pressure|tightness)|"
            r"exertional|tightness (?:walking|climbing|uphill)|three pillows|two pillows|gasping|"
            r"paroxysmal nocturnal|"
            r"pnd|near[- ]syncope|presyncop\w+|blackouts?|fainted|apixaban|statin intoleran\w+|"
            r"familial hypercholesterol\w+|lipoprotein"),
        (1, r"ankles? (?:swollen|swelling|oedema|edema)|(?:bi)?basal crackles|"
            r"crackles (?:at|in) (?:both|the) (?:lung )?bases|ecg|hypertension|cholesterol"),
    ),
    "pulmonology": (
        (3, r"fev1|velcro|reticular|ground[- ]glass|honeycomb\w*|cavitat\w+|spiculat\w+|pulmonary nodule|"
            r"pack[- ]years?|clubbing|home oxygen|laba|lama|trimbow|breo|inhaled (?:high dose )?steroids?|"
            r"exacerbations? of (?:copd|asthma)"),
        (2, r"cough(?:ing|ed)? (?:up )?blood|blood in (?:the |his |her )?(?:sputum|phlegm)|opacity|shadow(?:ing)? on|"
            r"chest film|peribronchial|bronchit\w+|nebuli\w+|montelukast|wheez\w+|sputum|phlegm|asbestos\w*|"
            r"desaturat\w+"),
        (1, r"dry cough|cough|breathless\w*|inhalers?|inhaled"),
    ),
    "endocrinology": (
        (3, r"tsh|free t[34]|ft4|anti-?tpo|trab|lid lag|parathyroid|pth|prolactin\w*|cortisol|adrenal lesion|"
            r"incidentaloma|hba1c|a1c|glargine|insulin pump|cgm|ketones|hypercalc\w+|low testosterone|hypogonad\w+|"
            r"short stature|galactorr\w+|acanthosis|thyroid|osteoporo\w+ despite"),
        (2, r"calcium (?:2\.[6-9]|3\.|1[1-5])\S*|hypos|neck swelling moves|heat intoleran\w+|gliclazide|empagliflozin|"
            r"semaglutide|type [12] diabetes|diabetic control|blood sugars?|hirsut\w+|hot flushes"),
        (1, r"metformin|polyuria|thirst\w*"),
    ),
    "gastroenterology": (
        (3, r"calprotectin|ttg|anti-?ttg|tissue transglutaminase|ulcerative|crohn\w*|h\.? ?pylori|barrett\w*|"
            r"oesophag\w+|esophag\w+|food (?:sticking|sticks|bolus)|sticking (?:in|behind|when)|fit (?:of |is |was |"
            r"result )?(?:positive|\d+)|qfit|melaena|melena|black (?:tarry )?stools?|black motions|"
            r"transferrin saturation|hemochromatosis|haemochromatosis|odynophagia|pancreatic (?:cyst|duct)|"
            r"colonic polyps?|polyp surveillance|surveillance colonoscopy"),
        (2, r"loose (?:stools?|motions)|bloody (?:stools?|diarrh\w+)|blood and mucus|bowel habit|heartburn|acid|"
            r"regurgitat\w+|omeprazole|indigestion|bloat\w+|early satiety|iron deficien\w+|difficulty swallowing|"
            r"trouble swallowing|abnormal lfts?|deranged (?:liver|lfts?)|faecal|fecal|per rectum|pr bleeding|"
            r"tenesmus"),
        (1, r"weight loss|ferritin|wind|stools?"),
    ),
    "hepatology": (
        (3, r"spider naevi|hepatitis c positive|hcv|hbsag|cirrhos\w+|fibroscan|varices|encephalopath\w+|ascit\w+|"
            r"alt \d{3,}|nafld|masld|mash"),
        (1, r"liver enzymes|liver tests"),
    ),
    "nephrology": (
        (3, r"egfr|acr|upcr|creatinine (?:rising|has risen|rose|up)|protein(?:uria)? [1-4]\+|polycystic kidneys?|"
            r"nephrotic|nephrit\w+|ckd|stage [345] (?:ckd|kidney)|kidney function|renal function|dialys\w+|"
            r"transplant evaluation|hyperkal\w+|small echogenic"),
        (2, r"urine protein|frothy urine|foamy urine|blood and protein"),
    ),
    "dermatology": (
        (3, r"scaly|plaques?|pearly|rolled edge|moles?|naev\w+|nev(?:us|i)|dermoscop\w+|seborrh?o?eic|keratos\w+|"
            r"comedon\w*|isotretinoin|lymecycline|wheals|hives daily|urticari\w*|topical steroids?|potent steroid|"
            r"dovobet|blister\w*|pemphig\w+|lichen planus|pigmented|hair loss|patchy hair|sun[- ]?damage\w*|"
            r"cryotherap\w+|wart\w*|verruca\w*|molluscum|tinea|onychomyc\w+|non[- ]healing (?:ulcer|lesion|"
            r"sore) (?:on|of|left|right)"),
        (2, r"changing (?:mole|lesion|spot)|irregular border|new spot|crust\w+|itchy|skin lesion|"
            r"nodule on the (?:nose|ear|lip|cheek|scalp|temple)"),
    ),
    "neurology": (
        (3, r"shuffling|resting tremor|cogwheel|small handwriting|lip smacking|blank spells|absences?|tonic[- ]clonic|"
            r"convuls\w+|aura|zigzag|migrain\w+|white matter|demyelinat\w+|oligoclonal|ankle jerks|"
            r"glove and stocking|"
            r"fasciculat\w+|optic neuritis|lhermitte|restless legs|trigemin\w+|cluster headache\w*|foot tingling|"
            r"levodopa|ms relapse|nystagm\w+|ataxi\w+|cefale\w+|emicrani\w+|kopfschmerz\w*|"
            r"céphalées?"),
        (2, r"numb(?:ness)?|tingl\w+|pins and needles|headaches?|unsteady|double vision|jerks|fits?|seiz\w+|"
            r"word[- ]finding|twitch\w+|weakness of the|creeping up"),
    ),
    "rheumatology": (
        (3, r"morning stiffness|stiff(?:ness)? (?:in|for) the mornings?|hours? of (?:morning )?stiffness|ccp|"
            r"anti-?ccp|rheumatoid|synovit\w+|swollen (?:knuckles|mcps?|pips?|small joints)|knuckles|ana|dsdna|anca|"
            r"butterfly rash|malar|hla-?b27|sacroili\w+|ankylosing|raynaud\w*|scleroderm\w+|urate|gout|hot swollen|"
            r"big toe|polymyalgia|giant cell|temporal arter\w+|psoriatic arthr\w+|methotrexate|sulfasalazine|"
            r"hydroxychloroquine|sjogren\w*|dactylit\w+|jaw (?:ach\w+|claudication)"),
        (2, r"joints? (?:swollen|swelling|pains?)|esr \d{2,}|crp \d{2,}|easing with exercise|better with prednisolone|"
            r"mouth ulcers"),
    ),
    "hematology": (
        (3, r"smudge cells|lymphocyt\w+|neutrop\w+|platelets? (?:of |are |is |only )?\d{1,2}\b|pancytop\w+|"
            r"paraprotein\w*|m-?spike|monoclonal|gammopath\w+|light chains?|thrombophil\w+|factor v|second clot|"
            r"unprovoked|jak2|haematocrit|hematocrit|blasts|splenomegal\w+|eosinophil\w+|b12 deficien\w+|haemolys\w+|"
            r"hemolys\w+|thalass\w+|sickl\w+|itp"),
        (2, r"bruis\w+ easily|glands in (?:the |his |her )?neck|white (?:cells?|count)|clots? in the leg|dvt|"
            r"anticoagul\w+"),
    ),
    "psychiatry": (
        (3, r"voices|hears voices|spy(?:ing)? on|persecut\w+|grandios\w+|spending (?:wildly|spree)|pressured speech|"
            r"lithium|clozapine|olanzapine|ending it|end (?:his|her) life|ending (?:his|her) life|tearful|"
            r"postnatal depression|adhd|autis\w+|anorexi\w+|cutting her|cutting his|self[- ]harm\w*|overdos\w+|"
            r"obsess\w+|compuls\w+|delusion\w*|phq-?9|psychotic|manic|alcohol dependen\w+|"
            r"(?:do(?:es)? not|do(?:es)?n['\u2019]t|no longer) wants? to (?:be alive|live)"),
        (2, r"low (?:in )?mood|not slept|hopeless\w*|mood|restless(?:ness)? since (?:school|childhood)|sertraline|"
            r"venlafaxine|mirtazapine|concentrate"),
    ),
    "psychology": (
        (3, r"talking (?:treatment|therap\w+)|therapy rather than|flashbacks|nightmares|counsell\w+ for|cbt|emdr|"
            r"coping|bereave\w+|panic attacks"),
        (1, r"anxi\w+|worr\w+|stress"),
    ),
    "pediatrics": (
        (3, r"wets? the bed|bedwetting|enuresis|soils?|encopresis|centiles?|febrile convulsions?|not gaining weight|"
            r"immunis\w+ up to|milestones|breast-?fed|breastfed|direct bilirubin|pale stools|biliary atresia|"
            r"\w+ months?[- ]old|\w+ (?:weeks?|days?)[- ]old|neonat\w+|fontanel\w*|poor suck|newborn screen\w*|"
            r"health visitor|reception class"),
        (2, r"two[- ]year[- ]old|three[- ]year[- ]old|(?:boy|girl) of (?:[1-9]|two|three|four|five|six|seven|eight|"
            r"nine)|school nurse|his mother|her mother|toddler"),
    ),
    "allergy_immunology": (
        (3, r"after eating|cashew|peanut\w*|nuts?|sesame|shellfish reaction|epipen|adrenaline auto\w*|bee sting|"
            r"wasp sting|anaphyla\w+|lips swell\w*|angioedema|hay ?fever|de-?label\w*|penicillin allergy (?:test\w*|"
            r"label)|recurrent infections"),
    ),
    "infectious_diseases": (
        (3, r"return(?:ed)? from|travel\w* (?:to|from|in)|malaria|quantiferon|igra|latent|hiv|syphilis|rpr|lyme|"
            r"tick bite|brucell\w*|schistosom\w*|mrsa|iv antibiotics|opat|prophylaxis before|before (?:adalimumab|"
            r"infliximab)"),
        (1, r"rigors|fevers?"),
    ),
    "oncology": (
        (3, r"chemotherap\w*|stage (?:iv|iii|4|3)|metast\w+|adenocarcinoma|adjuvant|neoadjuvant|immunotherap\w*|"
            r"tumou?r board|biopsy[- ]proven|follow[- ]?up (?:of|for) (?:breast|colon|lung|ovarian|colorectal) cancer"),
    ),
    "nutrition_dietetics": (
        (3, r"supplements|tube feeds?|peg feeds?|bmi 1[0-7]\b|must score|low fodmap|dietary|meal plan|"
            r"carb\w* counting|underweight|poor appetite|fussy eat\w+|nutrition\w*"),
    ),
    "sleep_medicine": (
        (3, r"asleep at the wheel|epworth|apn(?:o)?eas?|stop-?bang|neck 4\d|cpap|daytime (?:sleep\w*|tired\w*)|"
            r"insomnia|cataplexy|stop(?:s|ped|ping)? breathing|nod(?:s|ded|ding) off|"
            r"asleep (?:at|while|in front|during)"),
    ),
    "pain_medicine": (
        (3, r"burning pain|allodynia|crps|complex regional|failed back|nerve blocks?|spinal cord stimulat\w*|"
            r"opioid\w*|skin shiny|pregabalin and|post-?herpetic"),
    ),
    "geriatrics": (
        (3, r"falls since|(?:recurrent|repeated|frequent|multiple|several) falls|muddled|memory|mmse|moca|polypharmacy|"
            r"on \d\d (?:tablets|medicines|medications|drugs)|frail\w*|wander\w*|forgetful\w*|carer strain|capacity"),
    ),
    "palliative_care": (
        (3, r"weeks to live|syringe driver|end of life|comfort|hospice|dnacpr|not controlled at home|terminal\w*|"
            r"prognosis of"),
    ),
    "genetics": (
        (3, r"gene test\w*|brca\w*|lynch|in their thirties|carriers? (?:of|for|status|screen\w*|test\w*)|"
            r"(?:an?|be|are|both|silent|healthy|mutation|gene|obligate|thalass\w+|cystic fibrosis|cf|sickle|fragile x) "
            r"carriers?|dysmorph\w+|microarray|consanguin\w+|known mutation"),
    ),
    "stroke_medicine": (
        (3, r"minutes of (?:slurred|weak\w*|numb(?:ness)?)|droopy face|face droop\w*|abcd2|tia|"
            r"transient (?:\w+ )?(?:weakness|aphasia|speech)|amaurosis"),
    ),
}  # fmt: skip
