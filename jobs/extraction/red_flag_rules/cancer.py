"""Red flags of suspected cancer. Signs follow NICE NG12 (suspected cancer: recognition and referral), by site."""

from __future__ import annotations

from jobs.extraction.red_flag_rules.rule import RedFlagRule

CANCER: tuple[RedFlagRule, ...] = (
    RedFlagRule(
        "suspected_cancer",
        "Cancer is suspected, or the two-week-wait pathway is named.",
        "asap",
        (
            (
                r"(?:suspected|suspicion of|suspicious for|suspicious of|possible|probable|query|\?|concern(?:s|"
                r"ed|ing)? (?:for|about)|likely|rule out|exclude)\s+(?:\w+\s+){0,3}?(?:cancer|malignan\w+|"
                r"carcinoma|melanoma|lymphoma|leuk(?:a)?emia|neoplas\w+|sarcoma|tumou?r|myeloma|metasta\w+)",
            ),
            (
                r"two[- ]week[- ](?:wait|rule)|\b2ww\b|2[- ]week[- ]wait|urgent suspected cancer|"
                r"suspected cancer pathway",
            ),
            (
                r"(?:cancer|malignan\w+|carcinoma|lymphoma|melanoma|neoplas\w+|myeloma|leuka?emia|"
                r"sarcoma)\s*(?:is |was )?(?:suspected|\?)|\?\s*(?:new )?(?:\w+ )?(?:cancer|ca\b|malignan\w+|"
                r"carcinoma|melanoma|lymphoma|leuka?emia|myeloma|mets\b|metasta\w+|neoplas\w+|sarcoma)|"
                r"(?:suspicious|concerning|worrying|worrisome|"
                r"sinister)[- ](?:looking )?(?:for )?(?:\w+ )?(?:lesion|mass|lump|nodule|features?|cells|"
                r"malignancy)|(?:lesion|mass|lump|nodule|findings?|appearances?) (?:\w+ ){0,3}(?:suspicious|"
                r"concerning|worrying) (?:of|for)? ?(?:malignan\w+|cancer|carcinoma)?",
            ),
            (
                r"(?-i:\bUSC\b)(?: referral| pathway)?|(?-i:\bTWW\b)|suspected cancer (?:referral|form|"
                r"fast[- ]track)|"
                r"cancer fast[- ]track|BI-?RADS ?[45]|PI-?RADS ?[45]|TI-?RADS ?5|Lung-?RADS ?4",
            ),
            (
                r"(?:biopsy|histology|cytology)(?:(?!\b(?:no|not|benign|negative)\b)[^.\n]){0,40}(?:carcinoma|"
                r"malignan\w+|lymphoma|melanoma|"
                r"adenocarcinoma)",
            ),
        ),
    ),
    RedFlagRule(
        "lung_cancer_signs",
        "Coughing blood, or a lung mass: possible lung cancer.",
        "asap",
        (
            (r"h(?:a)?emoptysis|cough(?:ing|ed)?(?: up)? blood|blood[- ](?:stained|streaked) sputum",),
            (
                r"(?:lung|lobe|hilar|pulmonary|mediastinal)\s+(?:mass|lesion)|(?:mass|lesion|nodule)\s+(?:in|on|"
                r"of) the (?:\w+ ){0,2}(?:lung|lobe)",
            ),
            (
                r"(?:spitting|bringing|brought|coughs|coughing)(?: up)? (?:\w+ ){0,4}?blood|blood (?:in|"
                r"when) (?:his |her |the |their )?(?:sputum|phlegm|coughing)|bloody sputum|"
                r"rust(?:y)?[- ]colou?red sputum",
            ),
            (
                r"(?:spiculated|cavitating)\s+(?:\w+ )?(?:nodule|mass|lesion)|(?:solitary|suspicious|growing|"
                r"new)\s+(?:pulmonary|lung)\s+(?:nodule|mass|lesion)|(?:lung|pulmonary)\s+(?:cancer|tumou?r|"
                r"malignancy)|(?:upper|lower|"
                r"middle) lobe (?:opacity|shadow|nodule|mass)|(?:CXR|chest (?:x-?ray|"
                r"radiograph))[^.\n]{0,50}(?:mass|opacity|shadow|nodule|lesion)",
            ),
            (
                r"(?:smok(?:er|ing|ed)|pack[- ]years?|asbestos)",
                r"(?:persistent|chronic|new|unexplained|changed?|weeks? of|months? of)\s+(?:\w+ )?cough|"
                r"cough[^.\n]{0,30}(?:weeks|months)|hoarse\w*|finger clubbing|clubbed",
                r"weight loss|lost \d+ ?(?:kg|lbs?|pounds|stone)|loss of appetite|supraclavicular",
            ),
            (r"superior vena cava|\bSVCO?\b obstruction|unexplained (?:finger )?clubbing",),
        ),
    ),
    RedFlagRule(
        "bowel_cancer_signs",
        "Rectal bleeding, positive stool blood test, weight loss or iron deficiency with bowel signs: "
        "possible bowel cancer.",
        "asap",
        (
            (
                r"rectal bleeding|blood in (?:the |his |her )?stools?|bleeding per rectum|\bPR bleed\w*",
                r"weight loss|change in bowel habit|altered bowel habit|abdominal mass|an(?:a)?emia",
            ),
            (
                r"(?:positive|raised|elevated) (?:FIT|fa?ecal (?:immunochemical|occult blood))\b|"
                r"\bFIT (?:test )?(?:was |is )?(?:positive|raised)|(?:fa?ecal occult blood|FOBT?|"
                r"FIT)[^.\n]{0,30}positive",
            ),
            (
                r"(?:unintentional|unexplained|significant|progressive)\s+weight loss|weight loss (?:of|\d)",
                r"altered bowel habit|change in bowel habit|constipation|diarrh(?:o)?ea|abdominal (?:pain|mass)",
            ),
            (r"rectal mass|(?:colonic|caecal|sigmoid) (?:mass|tumou?r)",),
            (
                r"(?:passing|passes|passed|fresh|bright red|dark|altered|"
                r"frank)\s+(?:\w+ ){0,2}blood (?:per rectum|PR|rectally|in (?:the |his |her )?(?:stools?|motions?|"
                r"poo)|from (?:the )?(?:back passage|bottom))|blood (?:per rectum|PR|mixed (?:in|with) (?:the |"
                r"his |her )?(?:stools?|motions?))|h(?:a)?ematochezia|rectal bleed(?:ing|s)?|\bPR bl(?:ood|eed\w*)|"
                r"(?-i:\bPRB\b)",
                r"weight loss|lost \d+|bowel habits?|loose(?:r)? (?:stools?|motions?)|an(?:a)?emi\w*|tenesmus|"
                r"abdominal (?:pain|mass)|diarrh(?:o)?ea|age[d]? (?:[5-9]\d)|\b[5-9]\d[- ]?(?:year|yr|yo|y/o)",
            ),
            (
                r"\bq?FIT\b(?: test| result| of| was| is|:|=)* ?(?:\+ve|\+|positive|raised|[1-9]\d{1,3}\b)|"
                r"(?:\+ve|positive|raised|elevated|abnormal) q?FIT\b|(?:FOBT?|cologuard|stool (?:occult blood|"
                r"DNA)(?: test)?)[^.\n]{0,20}(?:positive|\+ve)|positive (?:FOBT?|cologuard)",
            ),
            (
                r"iron[- ]deficien(?:t|cy)(?: an(?:a)?emia)?|(?-i:\bIDA\b)",
                r"colonoscopy|(?-i:\bEGD\b)|endoscop\w+|gastroscopy|bowel|stools?|weight loss|"
                r"post-?menopausal|\bman\b|"
                r"\bmale\b|gentleman|\b[5-9]\d[- ]?(?:year|yr|yo|y/o)",
            ),
            (
                r"(?:rectal|anal|colonic|caecal|cecal|sigmoid|colorectal) (?:mass|tumou?r|ulcer(?:ation)?|cancer|"
                r"carcinoma|lesion)|mass (?:felt )?(?:on|in) (?:the )?(?:PR|rectal exam\w*|rectum)",
            ),
            (
                r"(?:change|changed|alteration|altered) (?:in|of|to)? ?(?:his |her |the |their )?bowel habits?",
                r"\b[6-9]\d[- ]?(?:year|yr|yo|y/o)|an(?:a)?emia|weight loss|blood",
            ),
        ),
        reach=900,
    ),
    RedFlagRule(
        "upper_gi_cancer_signs",
        "Difficulty swallowing, or weight loss with upper abdominal signs: possible upper gastrointestinal cancer.",
        "asap",
        (
            (r"(?:progressive |worsening )?dysphagia|difficulty swallowing (?:solids|food)|food sticking",),
            (r"painless jaundice|obstructive jaundice",),
            (
                r"weight loss",
                r"epigastric (?:pain|mass)|persistent vomiting|early satiety|new[- ]onset diabetes",
            ),
            (
                r"(?:food|solids|meat|bread) (?:\w+ ){0,3}(?:sticks?|sticking|stuck|gets stuck|catch(?:es|ing))|"
                r"(?:difficulty|trouble|problems?|pain(?:ful)?) (?:in |with |on )?swallowing(?! (?:tablets|pills|"
                r"capsules))|odynophagia|"
                r"unable to swallow solids|swallowing (?:difficult(?:y|ies)|has become)",
            ),
            (
                r"jaundiced?|icteric",
                r"painless|weight loss|pale stools?|dark urine|dilated (?:CBD|bile ducts?|common bile duct)|"
                r"courvoisier\w*|palpable gallbladder|pancreatic mass",
            ),
            (
                r"(?:pancreatic|gastric|o?esophageal|stomach|liver|hepatic|gallbladder) (?:mass|tumou?r|cancer|"
                r"carcinoma|malignancy)|dilated (?:pancreatic|common bile|bile) ducts?|double duct",
            ),
            (
                r"(?:upper abdominal|epigastric) (?:mass|pain)|dyspepsia|reflux|early satiety|(?:persistent|"
                r"recurrent) vomiting",
                r"weight loss|lost \d+ ?(?:kg|lbs?|pounds|stone)|losing weight",
            ),
        ),
    ),
    RedFlagRule(
        "unexplained_weight_loss",
        "Unintentional weight loss.",
        "urgent",
        (
            (
                r"(?:unintentional|unintended|unexplained|significant|progressive|marked)\s+weight loss|"
                r"(?:weight loss|lost (?:\d+ ?(?:kg|lbs?|pounds|stone)|weight))[^.]{0,60}(?:without (?:trying|"
                r"dieting)|unintentional\w*|unexplained)",
            ),
            (
                r"(?:unintentional|unintended|unexplained|involuntary|marked|rapid|significant|"
                r"considerable)(?:ly)? (?:\w+ )?(?:weight[- ]loss|loss of weight|los(?:t|ing) weight)|"
                r"weight loss[^.\n]{0,30}(?:not (?:intended|intentional|dieting|trying)|unintended|involuntary|"
                r"over (?:the )?(?:last|past))|(?:losing|lost|loss of) (?:a lot of )?(?:weight|"
                r"\d+(?:\.\d)? ?(?:kg|lbs?|pounds|stone|kilos?|st))[^.\n]{0,50}(?:unintention\w+|without|"
                r"not (?:been )?(?:trying|dieting)|unexplained|no change in (?:diet|appetite)|"
                r"over (?:the )?(?:last|past)|in (?:the )?(?:last|past)?)",
            ),
        ),
    ),
    RedFlagRule(
        "breast_cancer_signs",
        "A new breast lump or nipple change: possible breast cancer.",
        "asap",
        (
            (
                r"(?:breast|axillary)\s+(?:lump|mass|nodule)|lump in (?:the |her |his )?(?:\w+ )?breast|"
                r"nipple (?:discharge|retraction|inversion)|peau d['\u2019]orange",
            ),
            (
                r"(?:lump|mass|nodule|thickening|lesion)[^.\n]{0,25}\bbreast|breast[^.\n]{0,25}(?:lump|mass|"
                r"thickening|skin (?:tethering|dimpling|change)|dimpling)|(?:blood[- ]?stained|bloody|unilateral|"
                r"spontaneous) nipple|nipple (?:is |has |was |now )?(?:eczema|change|inverted|retracted|bleeding)|"
                r"(?:bleeding|discharge) from (?:the |her |his )?(?:\w+ )?nipple|axillary (?:lump|lymphadenopathy|"
                r"node)|paget'?s disease of (?:the )?(?:nipple|breast)|inflammatory breast",
            ),
        ),
    ),
    RedFlagRule(
        "skin_cancer_signs",
        "A changing pigmented lesion: possible melanoma.",
        "asap",
        (
            (
                r"(?:changing|irregular|growing|enlarging|bleeding)\s+(?:\w+\s+){0,2}(?:mole|n(?:a)?evus|"
                r"pigmented lesion|lesion)|(?:mole|pigmented (?:skin )?lesion)[^.\n]{0,60}(?:(?<!un)chang|irregular|"
                r"grow|"
                r"enlarg|bleed|asymmetr|increas)\w*",
            ),
            (
                r"(?:suspected|possible|probable|\?|query|likely|suspicious (?:of|"
                r"for))\s*(?:a )?(?:malignant )?(?:melanoma|SCC|squamous cell|keratoacanthoma|merkel)|(?:mole|"
                r"n(?:a)?evus|pigmented lesion|skin lesion)[^.\n]{0,80}(?:(?<!un)chang\w*|irregular|growing|grown|"
                r"enlarg\w*|bleed\w*|asymmetr\w*|doubled|darker|bigger|variegated|itch\w*|ulcerat\w*|"
                r"two colou?rs)|(?:non[- ]healing|ulcerated|ulcerating|crusting|rapidly growing|fast[- ]growing|"
                r"indurated)\s+(?:\w+ ){0,2}(?:lesion|nodule|sore|ulcer|lump)[^.\n]{0,40}(?:face|scalp|ear|nose|"
                r"lip|skin|arm|leg|hand|forearm|temple|cheek|back|shin)|(?:7|seven)[- ]point checklist|amelanotic|"
                r"hutchinson'?s sign|breslow",
            ),
        ),
    ),
    RedFlagRule(
        "urological_cancer_signs",
        "Visible blood in the urine, or a testicular or prostate finding that suggests cancer.",
        "asap",
        (
            (
                r"(?:visible|frank|gross|macroscopic|painless)\s+h(?:a)?ematuria|blood in (?:the |his |her )?urine",
            ),
            (
                r"testicular (?:lump|mass|tumou?r)|lump in (?:the |his )?(?:\w+ )?testi\w+|hard (?:craggy |"
                r"irregular )?prostate|nodular prostate",
            ),
            (
                r"(?:visible|frank|gross|macroscopic|painless|unexplained)\s+(?:\w+ )?h(?:a)?ematuria|(?:passing|"
                r"passed|seen|noticed|saw|notices) (?:\w+ )?blood (?:in|when)(?: passing)? (?:the |his |her |"
                r"their )?(?:urine|wee|water)|(?:red|blood[- ]?stained|bloody|cola[- ]colou?red|"
                r"rose[- ]?colou?red) urine|h(?:a)?ematuria[^.\n]{0,30}(?:visible|frank|gross|macroscopic|clots)|"
                r"clots in (?:the |his |her )?urine|h(?:a)?ematuria with clots|(?-i:\bVH\b) positive",
            ),
            (
                r"(?:lump|mass|swelling|enlargement|hard area|nodule)[^.\n]{0,25}testi\w+|"
                r"testi\w+[^.\n]{0,30}(?:lump|mass|hard|enlarged|irregular|change in (?:shape|texture))|(?:hard|"
                r"craggy|nodular|irregular|malignant)(?:[- ]feeling)?[^.\n]{0,12}prostate|"
                r"prostate[^.\n]{0,30}(?:hard|craggy|nodul\w+|irregular|malignant|asymmetric)|(?:raised|elevated|"
                r"rising|high|abnormal) (?:age[- ]specific )?PSA|PSA(?![^.\n]{0,15}(?:stable|normal|falling|"
                r"fell|undetectable))[^.\n]{0,15}(?:raised|elevated|rising|risen|"
                r"\b(?:[5-9]|[1-9]\d{1,3})\.\d|\b[1-9]\d{1,3}\b(?! ?%))|penile (?:mass|lesion|ulcer|lump)|"
                r"(?:renal|kidney|bladder) (?:mass|tumou?r|lesion|cancer)",
            ),
        ),
    ),
    RedFlagRule(
        "gynaecological_cancer_signs",
        "Bleeding after the menopause, or a pelvic mass: possible gynaecological cancer.",
        "asap",
        (
            (r"post-?menopausal bleeding|bleeding after (?:the )?menopause|(?-i:\bPMB\b)",),
            (r"(?:ovarian|pelvic|adnexal)\s+mass|suspicious (?:looking )?cervix|post-?coital bleeding",),
            (
                r"(?:bleeding|spotting|bled)[^.\n]{0,40}(?:(?:after|since|following|post)[- ](?:the |"
                r"her )?menopause|post-?menopausal(?:ly)?|years after her last period)|"
                r"post-?menopausal (?:\w+ )?(?:bleed\w*|spotting|PV)|(?:suspicious|abnormal|irregular|ulcerated|"
                r"friable|craggy) (?:\w+ )?cervix|cervix[^.\n]{0,20}(?:suspicious|abnormal|ulcerated|friable|"
                r"craggy|irregular)|(?:vulval|vaginal|vulvar|ovarian|adnexal|pelvic|uterine) (?:lump|mass|ulcer|"
                r"ulceration|tumou?r)|(?:raised|elevated|high) CA ?-?125|CA ?-?125 (?:is |was |of |: ?)?(?:raised|"
                r"elevated|[4-9]\d\b|\d{3,})|complex ovarian cyst|thickened endometrium|endometrial thick(?:ness|"
                r"ening)[^.\n]{0,20}(?:\b(?:[5-9]|[1-4]\d) ?mm)",
            ),
            (
                r"ascites|persistent bloating|abdominal distension",
                r"ovarian|ovary|pelvic mass|CA ?-?125",
            ),
        ),
    ),
    RedFlagRule(
        "head_and_neck_cancer_signs",
        "A persistent neck lump, mouth ulcer or hoarseness: possible head and neck cancer.",
        "asap",
        (
            (
                r"(?:persistent|unexplained|hard|enlarging|fixed)\s+(?:\w+\s+){0,2}(?:neck lump|neck mass|"
                r"hoarseness|mouth ulcer|oral ulcer|thyroid (?:lump|nodule))|neck (?:lump|"
                r"mass)[^.\n]{0,40}(?:weeks|enlarg|grow|hard|fixed)",
            ),
            (
                r"hoarse(?:ness)?(?: of voice| voice)?[^.\n]{0,40}(?:\b(?:[3-9]|\d\d) (?:weeks|wks)|three weeks|"
                r"four weeks|six weeks|month|persist\w+|smok\w+)|(?:persistent|unexplained|prolonged|progressive|"
                r"months? of|weeks? of) hoarse\w*|(?:persistent|unexplained|non[- ]healing|painless|"
                r"indurated)\s+(?:\w+ ){0,2}(?:ulcer|ulceration|lump|lesion|patch)[^.\n]{0,20}(?:mouth|tongue|lip|"
                r"oral|floor of mouth|cheek|tonsil|palate|gum)|(?:mouth|tongue|oral|lip|tonsil\w*) (?:ulcer|lump|"
                r"mass|lesion|ulceration)[^.\n]{0,40}(?:weeks|month|not heal\w*|non[- ]healing|persist\w*|"
                r"indurated)|erythroplakia|erythroleukoplakia|unilateral tonsil\w* (?:enlargement|swelling|mass)|"
                r"(?:lump|mass|swelling|node) in (?:the |his |her )?(?:\w+ )?neck|neck (?:lump|mass|node|"
                r"swelling)[^.\n]{0,50}(?:weeks|month|enlarg\w+|grow\w*|hard|fixed|firm|painless|persist\w*)|"
                r"thyroid (?:lump|mass|nodule)[^.\n]{0,40}(?:enlarg\w+|grow\w*|hard|hoarse\w*|stridor|rapid\w*)|"
                r"cervical lymphadenopathy[^.\n]{0,30}(?:persist\w*|weeks|hard|unexplained)",
            ),
        ),
    ),
    RedFlagRule(
        "blood_cancer_signs",
        "Blood count or symptoms that suggest leukaemia, lymphoma or myeloma.",
        "asap",
        (
            (
                r"\bblasts?\b (?:cells|seen|on)|pancytopenia|paraprotein|(?:generali[sz]ed|"
                r"widespread) lymphadenopathy",
            ),
            (
                r"lymphadenopathy",
                r"night sweats|weight loss",
            ),
            (
                r"(?:suspected|possible|probable|likely|acute|\?)\s*(?:\w+ )?(?:leuka?emia|lymphoma|myeloma)|"
                r"(?:blast cells|blasts)\b|leuk(?:a)?emic|smear cells|bence[- ]jones|(?:monoclonal|M)[- ](?:band|"
                r"protein|spike)|(?:kappa|lambda)[^.\n]{0,15}(?:raised|elevated|abnormal)",
            ),
            (
                r"lymph(?:adenopathy| nodes?| glands?)|lumps? in (?:the |his |her )?(?:neck|groin|axilla)|"
                r"swollen glands|splenomegaly",
                r"(?:drenching )?night[- ]?sweats|weight loss|alcohol[- ]induced|pruritus|unexplained fever",
            ),
            (
                r"unexplained (?:bruising|petechiae|bleeding)|(?:persistent|unexplained) (?:splenomegaly|"
                r"hepatosplenomegaly|lymphadenopathy)",
            ),
            (
                r"hypercalc(?:a)?emia|calcium (?:of )?(?:2\.[7-9]|3\.)",
                r"back pain|bone pain|an(?:a)?emi\w+|raised ESR|paraprotein",
            ),
        ),
    ),
)
