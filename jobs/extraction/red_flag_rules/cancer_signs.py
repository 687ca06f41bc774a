"""Signs of suspected cancer by what stands together in a sentence, beside the wordings of each rule."""

from __future__ import annotations

from jobs.extraction.red_flag_rules.signs import CANCER, LASTING, LUMP, NOW_FOUND, Signs

_LUNG = (
    r"lungs?|lobes?|hil(?:ar|um)|pulmonary|CXR|chest (?:x-?rays?|films?|radiographs?|CT)|CT chest|RUL|LUL|RLL|LLL|RML|"
    r"(?:upper|mid|lower) zone"
)
_CHANGING = (
    r"chang\w+|grow\w*|grew|enlarg\w+|bigger|bleed\w*|bled|irregular\w*|asymmetr\w+|doubled|darker|widening|itch\w*|"
    r"crust\w*|ulcerat\w+|(?:two|three|several|different|multiple) (?:shades|colou?rs)|variegat\w+"
)
_SUN = r"scalp|ears?|nose|face|cheek|temple|lips?|forehead|hand|forearm|shoulder|back|neck|shin"
_NOT_BLOOD = (
    r"blood(?:y|ied)?(?! (?:test|pressure|result|count|cultur|glucose|sugar|group|thin|work|supply|loss\b))"
)
_NODES = r"(?:lymph )?(?:nodes?|glands?)|lymphadenopathy|lumps"
_OLDER = r"(?:aged? )?(?:[5-9]\d)(?:[- ]?(?:years?|yrs?|yo|y/o|[MF]\b)|(?= ?(?:year|yr)))|aged? [5-9]\d"
_LOST = r"los[ts]|loss|losing|dropp\w*|fall\w*|fell|down|shed"
_SLIMMING = (
    r"!(?<!not )(?<!un)(?<!non-)intentional(?:ly)?|semaglutide|ozempic|wegovy|mounjaro|tirzepatide|(?<!without )"
    r"(?<!not )(?<!not been )dieting|on a diet|slimming|weight watchers|bariatric|sleeve|deliberate\w*|exercis\w+|gym|"
    r"gain\w*|advised|goal|target|encourag\w+|diuretic\w*|furosemide"
)

CANCER_SIGNS: Signs = {
    "suspected_cancer": (
        (NOW_FOUND, CANCER),
        (r"(?:suspected|query|\?|possible|probable|new) ?(?-i:Ca)(?= \w)",),
        (r"(?:2|two)[- ]?(?:week|wk)s?[- ]?(?:rule|wait|pathway|referral)|(?-i:2WR|2WW|TWR)",),
        (r"(?:BI-?RADS|PI-?RADS|Lung-?RADS)(?: score| category)?:? ?[45][ABCX]*",),
    ),
    "lung_cancer_signs": (
        (
            r"sputum|phlegm|cough\w*|spit\w*|hawk\w*",
            rf"(?:{_NOT_BLOOD}|blood[- ](?:ting\w+|stain\w+|streak\w+))",
            r"!nose|gum|test|tests|pressure|urine|stool\w*|allerg\w*",
        ),
        (
            _LUNG,
            r"mass(?:es)?|nodul\w+|opacit\w+|opacification|coin lesions?|lesions?|shadow\w*|enlargement|spiculat\w+|"
            r"cavit\w+|PET[- ](?:avid|positive)|collapse",
            r"!stable|calcified|granuloma\w*|unchanged|benign|stones?|abscess",
        ),
        (r"\?? ?SVCO|superior vena cava|SVC obstruction",),
        (r"Lung-?RADS ?4\w?",),
        (
            r"pleural (?:effusion|thickening|mass)",
            r"=asbestos|weight loss|smok\w+|pack[- ]year\w*|malignan\w*",
        ),
    ),
    "bowel_cancer_signs": (
        (
            r"blood\w*|bleed\w*|bled|(?-i:BRBPR|PRB)",
            r"stools?|motions?|poo|rectal(?:ly)?|rectum|back passage|bottom|(?-i:PR|BRBPR|PRB)|bowels?",
            rf"weight|looser?|chang\w*|diarrh\w*|an(?:a)?emi\w*|mucus|tenesmus|calib(?:re|er)|{_OLDER}",
        ),
        (
            r"(?:mass|tumou?r|ulcerat\w+|cancer|lesion|stricture)",
            r"rectal|rectum|(?-i:DRE|PR)|digital|sigmoid|colon(?:ic)?|caec\w+|cec(?:al|um)|anal|iliac fossa|RIF",
            r"!prostate|ovarian|adnexal",
        ),
        (r"occult blood|(?-i:FOBT?|FIT|qFIT)", r"positive|\+ve|raised|abnormal", r"!negative"),
        (
            r"an(?:a)?emi\w*|hb|h(?:a)?emoglobin",
            r"=ferritin|iron|microcytic",
            "=" + _OLDER + r"|\bman\b|\bmale\b|gentleman",
        ),
    ),
    "upper_gi_cancer_signs": (
        (
            r"swallow\w*",
            r"difficult\w*|trouble|problems?|pain\w*|progressive\w*|worse\w*|struggl\w*",
            r"!tablets?|pills|sore throat|tonsil\w*|quinsy",
        ),
        (
            r"solids?|foods?|meat|bread",
            r"stick\w*|stuck|catch\w*|lodg\w+|(?:get\w*|go\w*) down|only manag\w+|regurgit\w+",
        ),
        (
            r"jaundiced?|icteric|(?:gone|turned|going|looks?|become) yellow",
            r"new|painless|no pain|bilirubin|weight|week|days|dark urine|pale|itch\w*|\d",
            r"!newborn|neonat\w*|bab(?:y|ies)|infant|gilbert\w*|day[- ]old|not jaundiced|hepatitis A",
        ),
        (
            r"pancrea(?:s|tic)|liver|hepatic|bile ducts?|biliary|stomach|gastric|o?esophag\w+|gallbladder",
            r"mass(?:es)?|lesions?|tumou?rs?|stricture|ulcerat\w+|cancer|malignan\w*|dilated",
            r"!h(?:a)?emangioma|cysts?|benign|adenoma|fatty|hiatus",
        ),
        (
            r"epigastric|dyspepsia|reflux|indigestion|upper abdom\w+|vomit\w*|new(?:ly)?[- ](?:diagnosed |onset "
            r")?diabetes",
            r"weight loss|los[ts] (?:\w+ ){0,3}?(?:weight|kg|kilos?|stone|lbs?|pounds)|losing weight",
            _SLIMMING,
        ),
    ),
    "unexplained_weight_loss": (
        (
            r"weight|wt|kgs?|kilos?|lbs?|pounds|stone|dress sizes?",
            _LOST,
            r"unintention\w*|unintended|not intentional|not meaning|without (?:\w+ )?(?:trying|dieting|meaning|change)|"
            r"unexplained|no change in|cause unclear|not (?:been )?(?:trying|dieting)|involuntar\w+",
            r"!gain\w*",
        ),
        (
            r"(?:weight|wt)|los(?:t|ing) (?:\w+ ){0,4}?(?:kgs?|kilos?|lbs?|pounds|stone)",
            rf"(?:{_LOST})",
            r"\d+ ?(?:kgs?|kilos?|lbs?|pounds|stone|st|%)|(?:one|two|three|four|half) (?:and a half )?stones?|ongoing",
            r"month\w*|weeks?|since|year|ongoing|spring|summer|autumn|winter|christmas",
            _SLIMMING,
        ),
        (
            r"losing weight|weight loss|lost weight",
            r"=why|reason|cause|appetite|tired\w*|sweats|lethargy|unwell|malaise|off (?:his|her) food",
            _SLIMMING,
        ),
    ),
    "breast_cancer_signs": (
        (
            LUMP,
            r"breasts?|subareolar|retroareolar|areolar?",
            r"!feeding|fed|implants?|reduction|reconstruct\w*",
        ),
        (
            r"nipples?",
            r"invers\w+|inverted|retract\w+|(?:pulled|drawn|turned) in\w*|pucker\w+|discharg\w+|blood\w*|bleed\w*|"
            r"scal(?:y|ing)|crust\w*|eczema\w*|ulcer\w*",
            r"!crack\w*|breast-?feed\w*|lactat\w*|latch",
        ),
        (r"breasts?", r"dimpl\w+|tether\w+|pucker\w+|peau d.orange|skin thicken\w*|distort\w+"),
        (
            r"breast",
            r"red|swollen|inflam\w+",
            r"=antibiotics",
            r"=(?:not|no|fail\w*|despite|\w+n['’]t) (?:\w+ )*|thicken\w*",
        ),
        (r"lumps?|mass", r"axilla\w*|under (?:the|her|his|left|right)(?: left| right)? arm|armpits?"),
        (r"BI-?RADS(?: score| category)?:? ?[45][A-C]?",),
    ),
    "skin_cancer_signs": (
        (
            r"moles?|n(?:a)?ev(?:us|i)|pigment\w+|black|dark|brown",
            r"lesions?|spots?|patch\w*|moles?|n(?:a)?ev(?:us|i)|nodul\w+|streak|marks?",
            _CHANGING,
            r"!stools?|fourteen years|for years|eye|vision|circles",
        ),
        (
            r"=(?:non|not|\w+n['’]t|never)[- ]?(?:been )?heal\w*|fail\w* to heal|rapidly|quickly|fast",
            r"lesions?|sores?|ulcer\w*|nodul\w+|lump|spots?|patch",
            _SUN,
            r"!diabetic|venous|pressure|foot|ankle|leg|heel|sacr\w+|surgical|wound",
        ),
        (
            r"melanoma|(?-i:SCC)|squamous(?: cell)?|keratoacanthoma|merkel|lentigo maligna",
            r"\?\s*\w+|query|suspect\w*|possib\w+|looks? like|likely|concern\w*|worr\w*|suspicio\w+|clinically|"
            r"exclude|biops\w+",
        ),
        (
            r"dermo?scop\w+|dermatoscop\w+",
            r"atypical|irregular|blue[- ]white|regression|asymmetr\w+|suspicious|disorgani[sz]ed|streaks",
        ),
        (
            r"streak|band|pigment\w*|line",
            r"nails?",
            r"pigment\w*|widen\w*|dark\w*|black|brown",
            r"!fung\w+|onycho\w+",
        ),
    ),
    "urological_cancer_signs": (
        (
            rf"{_NOT_BLOOD}|clots?|red|pink|claret",
            r"urine|wee|pee|(?:pass\w*|making) (?:his |her )?(?:water|urine)|urinat\w+",
            r"!dip\w*|microscop\w*|tests?|non[- ]?visible|(?-i:NVH)|UTI|cystitis|infection|red flags?|retention|"
            r"trace|stones?|colic|catheter",
        ),
        (r"(?-i:PSA)", r"(?:gone|going|went|crept|creeping) up|climb\w+|doubl\w+|ris(?:en|ing)|rose|from \d"),
        (
            r"prostate|prostatic|(?-i:DRE)",
            r"hard|nodul\w+|craggy|irregular|asymmetr\w+|indurat\w+|suspicious",
            r"!rectal mass|not (?:hard|nodular)|smooth",
        ),
        (
            r"kidneys?|renal|bladder",
            r"solid|mass(?:es)?|tumou?rs?|enhancing|suspicious|filling defect",
            r"!simple cysts?|stones?|angiomyolipoma|colic|body mass|index",
        ),
        (LUMP, r"testi\w+|testes", r"!sudden\w*|hydrocele|transilluminat\w*"),
        (
            r"=penis|penile|glans|foreskin",
            r"ulcer\w*|lesions?|lump|growth|mass",
            r"!herpe\w*|syphilis|swab positive",
        ),
    ),
    "gynaecological_cancer_signs": (
        (
            r"bleed\w*|bled|spotting",
            r"post-? ?menopaus\w*|(?:after|since) (?:the |her )?(?:menopause|change)|(?:years|yrs) (?:after|since|"
            r"post)[- ]?(?:her |the "
            r")?(?:last period|menopause|periods)|last period (?:at|was at|aged?) [45]\d|periods (?:stopped|ended|"
            r"finished)",
        ),
        (
            r"endometri\w+|(?:uterine )?lining|(?-i:ET)",
            r"(?:[5-9]|[1-4]\d)(?:\.\d)? ?mm|thickened",
            r"post-? ?menopaus\w*|bleed\w*|(?:5[5-9]|[6-9]\d)[- ]?(?:year|yr|yo|y/o|F\b)",
        ),
        (
            r"vulva\w*|vagina\w*|cervix|labi\w+",
            r"ulcerat\w+|lumps?|mass|suspicious|tumou?r|growth",
            r"!prolapse",
        ),
        (
            r"adnexal?|ovar(?:y|ian)|pelvic",
            r"mass(?:es)?|solid|complex|multilocul\w+|bulky|tumou?r",
            r"!body mass|simple",
        ),
        (r"(?-i:CA)[- ]?125", r"raised|elevated|high|(?:[4-9]\d|\d{3,})(?! ?%)"),
        (
            r"colposcop\w+|smear|cervical screening|biopsy|cytology",
            r"invas\w+|glandular neoplasia|CGIN|carcinoma|malignan\w*",
        ),
    ),
    "head_and_neck_cancer_signs": (
        (
            r"hoarse\w*|croaky|husky|chang\w+ (?:of |in (?:his |her |the )?)?voice|voice (?:has )?chang\w*|"
            r"dysphonia|change in (?:his|her|the) voice",
            LASTING,
            r"!laryngitis",
        ),
        (
            r"lumps?|mass|nodes?|swelling",
            r"(?<!femoral )(?<!bladder )neck|jaw|parotid|salivary|submandibular|supraclavicular|level (?-i:[IV]{1,3})",
            f"{LASTING}|facial",
            r"!femur|tooth|teeth|dental|glandular fever",
        ),
        (
            r"ulcer\w*|patch\w*|lumps?|lesions?|sores?|growth|leu[ck]oplakia|erythroplakia",
            r"tongue|mouth|gums?|cheek|palate|lips?|oral|tonsil\w*|buccal",
            rf"{LASTING}|red|speckled|ulcerat\w+|indurat\w+|suspicious",
            r"!aphth\w+|crohn\w*|thrush|candid\w+|herpe\w*|cold sores?|skin",
        ),
        (
            r"tonsils?",
            r"bigger|asymmetr\w+|unilateral\w*|ulcerat\w+|one",
            r"enlarg\w*|bigger|ulcerat\w+|mass|asymmetr\w+",
        ),
        (
            r"otalgia|ear ?ache|ear pain|pain in (?:the |his |her )?(?:left |right )?ear",
            r"unilateral|one[- ]sided|left|right",
            r"throat|swallow\w*|normal ear|hoarse\w*|normal (?:drum|otoscopy)",
            LASTING,
        ),
        (
            r"thyroid|goit(?:re|er)",
            r"rapid\w*|hard|fixed|voice|hoarse\w*|stridor|getting bigger",
            r"lumps?|nodul\w+|swelling|mass|grow\w*|goit\w+|enlarg\w+",
        ),
        (r"parotid|salivary", LUMP, r"facial (?:weakness|palsy|nerve)|hard|fixed|grow\w*|enlarg\w*"),
        (
            r"nasal|nose|nostril",
            r"unilateral|one[- ]sided|one side",
            r"blood\w*|bleed\w*",
            r"block\w*|obstruct\w*|discharge|mass|polyp",
        ),
    ),
    "blood_cancer_signs": (
        (
            _NODES,
            r"neck|axilla\w*|groins?|armpits?|widespread|generali[sz]ed|inguinal|cervical|mediastinal",
            r"sweats?|weight loss|rubbery|\?lymphoma|itch\w*",
        ),
        (
            r"spleen|splenomegaly|hepatosplenomegaly",
            r"sweats|weight|palpable|massive|enlarged|an(?:a)?emi\w*|bruis\w*",
        ),
        (
            r"(?:neutrophils?|(?-i:ANC))(?: count)?(?: of|:|=| is)? ?0\.\d",
            r"platelets?|plts?|h(?:a)?emoglobin|hb|bruis\w*|infection",
            r"!chemo\w*|clozapine",
        ),
        (r"(?:platelets?|plts?)(?: count)?(?: of|:|=| is| are| were)? ?(?:[1-4]?\d)(?!\d|[.,]\d| ?%)",),
        (
            r"(?:lymphocytes?|lymphs|(?-i:WCC|WBC)|white (?:cell )?count)(?: count)?(?: of|:|=| is)? ?"
            r"(?:[3-9]\d|\d{3})(?:\.\d+)?(?! ?(?:%|/?(?:uL|hpf)))",
        ),
        (
            r"light chains?|M[- ]spike|paraprotein|myeloma screen",
            r"abnormal|ratio|raised|elevated|detected|positive|\d+ ?g",
        ),
        (r"\?\s*\w+|query|suspect\w*|possible|probable|new", r"(?-i:CLL|AML|CML|ALL|MDS)"),
        (r"lytic (?:lesions?|bone)|(?:serum )?free light chain ratio (?:is |was )?abnormal",),
    ),
}
