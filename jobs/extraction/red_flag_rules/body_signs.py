"""Signs of infection, abdomen, kidneys, pregnancy, injury and protection by what stands together in a sentence."""

from __future__ import annotations

from jobs.extraction.red_flag_rules.signs import FEVER, PREGNANT, Signs

_BABY = (
    r"newborn|neonat\w*|infant|baby|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)[- ]?(?:days?|weeks?|"
    r"wks?|/52|/7)"
    r"[- ](?:old|of age)|aged (?:\d+|one|two|three|four|five|six) (?:days|weeks)"
)
_ILL = (
    r"poor(?:ly)? feed\w*|feed\w* poor\w*|not (?:been )?(?:feeding|waking)|off (?:his |her )?feeds|refus\w+ feeds?|"
    r"blue|floppy|"
    r"grunt\w*|apn(?:o)?ea\w*|stopped breathing|dry nappies|no wet nappies|bilious|green vomit\w*|projectile|lethargic|"
    r"unresponsive|mottled|recession|cyanos\w*"
)
_FALL = r"fell|falls?|fallen|tripp\w*|slipp\w*"
_WALK = (
    r"(?:unable|not able|can ?not|can['’]?t|could ?n[o']t|refus\w+)(?: to)? (?:put (?:any )?weight|"
    r"weight[- ]?bear\w*|bear weight|"
    r"walk|stand)|non[- ]?weight[- ]?bear\w*|(?-i:NWB)"
)
_CLOSE = (
    r"(?:her|his|their) (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|son|daughter|father|mother|carer|ex)|"
    r"partner|"
    r"husband|boyfriend|carer|stepfather"
)

BODY_SIGNS: Signs = {
    "sepsis": (
        (
            FEVER,
            r"low blood pressure|hypotens\w*|(?:BP|blood pressure)(?: of| is|:)? ?[5-8]\d ?/ ?\d\d|(?:HR|pulse|heart "
            r"rate)(?: of| is|"
            r":)? ?1[2-9]\d|drows\w*|(?:new|acute|now) (?:\w+ )?confus\w*|confused|mottl\w*|lactate|(?:RR|"
            r"resp(?:iratory)? "
            r"rate)(?: of| is|:)? ?(?:2[5-9]|[3-9]\d)|neutropeni\w*|clammy",
            r"!no fever|afebrile",
        ),
        (
            r"endocarditis|discitis|osteomyelitis|epidural abscess|septic arthritis|spondylodiscitis|pyelonephritis|"
            r"urosepsis|sepsis",
            r"\?\s*\w+|query|suspect\w*|possib\w+|probab\w+|likely|concern\w*|rule out|r/o",
        ),
        (
            r"spin\w+|vertebr\w+|back",
            r"tender\w*|pain",
            FEVER,
            r"(?-i:IV)|drug|immun\w*|injections?|bacter\w*|staph\w*|raised CRP|dialysis|night",
        ),
        (
            r"hot|red|inflamed",
            r"swollen|swelling",
            r"joint|knee|hip|elbow|ankle|wrist|shoulder",
            rf"{FEVER}|weight[- ]?bear\w*|unable|cannot|septic",
            r"!gout|previous",
        ),
        (r"(?:looks?|appears?|clinically|is|became) (?:\w+ )?septic",),
    ),
    "testicular_torsion": (
        (
            r"testi\w+|testes|scrot\w+|balls?",
            r"pain\w*|tender\w*|agony|ache",
            r"sudden\w*|acute\w*|severe\w*|woke\w*|(?:\d+|two|three|few) hours?|exquisite\w*|since (?:last night|"
            r"this morning)|high[- ](?:lying|riding)",
            r"!foot|feet|chronic|months|years|vasectomy",
        ),
        (r"torsion|torted|twisted", r"testi\w+|scrot\w+|r/o|rule out|exclude|query|suspect\w*|possible"),
        (r"=cremaster\w*", r"=absent|negative|lost|no\b"),
    ),
    "gi_bleed": (
        (
            r"vomit\w*|threw up|throw\w* up|bring\w* up|brought up",
            r"(?:fresh |dark |altered )?blood|coffee|clots",
            r"!blood (?:test|pressure)|bloods|sputum|cough\w*|phlegm",
        ),
        (r"stools?|motions?|poo|bowels?", r"black|tar(?:ry)?|maroon", r"!iron|ferrous|bismuth"),
        (
            r"rectal bleed\w*|(?-i:PR) (?:bleed\w*|blood)|blood (?:PR|per rectum)|back passage|bleeding",
            r"large|heavy|profuse|brisk|torrential|pouring",
            r"rectal\w*|(?-i:PR)|rectum|back passage|stools?|bowel",
            r"!periods?|menstrual|vaginal\w*",
        ),
        (r"melaena|melena|h(?:a)?ematemesis",),
    ),
    "acute_abdomen": (
        (
            r"=board-?like|rigid\w*|guarding|rebound|periton\w*",
            r"=abdom\w*|(?-i:RIF|RLQ|LIF|RUQ)|iliac|bowel sounds|belly|tender\w*",
            r"!no (?:guarding|rebound|peritonism)|soft",
        ),
        (r"vomit\w*", r"disten\w+", r"=flatus|wind|constipat\w*|bowels?|obstruct\w*"),
        (
            r"hernia|groin lump",
            r"irreducib\w*|stuck|incarcerat\w*|strangulat\w*|(?:cannot|can['’]?t|will not|won['’]?t) (?:be "
            r")?(?:reduc\w*|push\w*|go back)",
            r"!hiatus|hiatal|disc",
        ),
        (r"(?:lipase|amylase)(?: of| is| was|:|=)? ?(?:[4-9]\d\d|\d{4,})",),
        (
            r"\?\s*\w+|query|suspect\w*|possible|r/o|rule out|likely",
            r"=appy|appendi(?:citis|x)|perforat\w*|pancreatitis|obstruction|cholangitis|volvulus|intussusception",
            r"!colonoscopy risk",
        ),
        (FEVER, r"jaundiced?|icteric", r"(?-i:RUQ)|right upper|epigastric|abdom\w*|pain|charcot\w*"),
    ),
    "ectopic_pregnancy": (
        (
            r"early pregnan\w+|pregnan\w*|(?-i:UPT|hCG|HCG)|(?:four|five|six|seven|eight|nine|[4-9]) ?(?:weeks|"
            r"/40)(?:['’]? gestation| pregnant)?|missed (?:\w+ )?period|late period",
            r"pain|tender\w*|cramp\w*",
            r"one[- ]sided|unilateral|left|right|adnexal?|shoulder|iliac|(?-i:LIF|RIF)|pelvic|abdom\w*",
            r"bleed\w*|spotting|collaps\w*|dizz\w*|faint\w*|severe|shoulder",
            r"!negative|(?:1[2-9]|2\d|3\d|4[0-2]) (?:weeks|/40)",
        ),
        (r"pregnan\w*|(?-i:hCG|HCG)|UPT", r"empty uterus|no intrauterine|free fluid|unknown location"),
    ),
    "obstetric_emergency": (
        (
            rf"{PREGNANT}|baby",
            r"(?:has ?n[o']t|have ?n[o']t|has not|not|stopped) mov\w*|(?:reduced|less|fewer|decreased|no) (?:\w+ "
            r")?(?:movements?|kicks)|"
            r"movements? (?:\w+ )?(?:reduced|less|decreased|stopped)",
            r"!joint|neck|shoulder|range",
        ),
        (PREGNANT, r"bleed\w*", r"!no bleeding|gum|nose|rectal|PR"),
        (PREGNANT, r"waters?|membranes", r"went|gone|brok\w*|ruptur\w*|leak\w*"),
        (
            PREGNANT,
            r"(?:BP|BPs|blood pressure)s?(?: of| is|:)? ?(?:1[6-9]\d|2\d\d) ?/ ?\d+|severe range|protein(?:uria)?|\+\+",
            r"BP|headache\w*|visual|flashing|swollen|swelling|epigastric|protein\w*|range",
        ),
        (PREGNANT, r"headache\w*", r"flash\w*|visual|blurr\w*|swollen|swelling|epigastric"),
        (r"itch\w*|bile acids?", r"palms|soles|bile acids?", PREGNANT),
        (
            r"deliver\w*|birth|post-?partum|post-?natal|c(?:aesarean|-)?[- ]?section",
            r"bleed\w*|lochia",
            r"heavy|soak\w*|clots|flood\w*|profuse",
            r"!previous|last pregnancy",
        ),
        (
            r"contractions?|contracting|labou?r",
            r"(?:2\d|3[0-6])(?:\+\d)? ?(?:weeks|/40|w\d?)",
            r"!previous|last",
        ),
    ),
    "acute_kidney_injury": (
        (
            r"creatinine|e?GFR|renal function|kidney function",
            r"from \d+|was \d+|previously \d+|doubl\w*|tripl\w*|fallen|dropp\w*|jump\w*|rose|risen|fell",
            r"days?|weeks?|fortnight|last month|overnight|acute\w*|rapid\w*",
            r"!months|years?|stable",
        ),
        (r"=(?:no|not passed|hardly any|very little)(?: any)? urine", r"=hours?|hrs?|days?|since"),
        (r"renal failure|kidney failure|glomerulonephritis", r"acute|rapid\w*"),
        (
            r"(?:corrected |adjusted |serum )?calcium(?: of| is| was|:|=)? ?(?:3\.\d+|1[3-9](?:\.\d)?(?= ?mg))",
        ),
    ),
    "diabetic_emergency": (
        (
            r"hypo(?:s|glyc\w*)?|(?-i:BG|BM|CBG)|glucose|sugars?",
            r"unconscious|unresponsive|paramedics?|ambulance|collaps\w*|seizure|third[- ]party|glucagon",
            r"!normal",
        ),
        (
            r"(?-i:BMs?)|glucose|sugars?|meter",
            r"(?-i:HI)|unrecordable|too high to read|(?:2[5-9]|[3-9]\d)(?:\.\d)?(?: mmol\w*)?(?![\d.])|[5-9]\d\d",
            r"vomit\w*|drows\w*|ketones?|unwell|dehydrat\w*|reads?|weight loss|thirst\w*|confus\w*",
        ),
        (
            r"child|boy|girl|(?:\d|1[0-7])[- ]?(?:years?|yrs?|yo|y/o)(?:[- ]old)?",
            r"thirst\w*|polyuri\w*|polydips\w*|drinking (?:a lot|more)|bed ?wetting",
            r"glucose|sugar|diabet\w*|weight|ketones?",
        ),
    ),
    "fracture_in_the_elderly": (
        (_FALL, _WALK, r"!years"),
        (r"hip|leg|femur", r"short(?:ened)?", r"rotat\w*|turned out"),
        (
            r"fractur\w*|broken|broke",
            r"hip|(?-i:NOF)|neck of (?:the )?femur|femoral neck|subcapital|inter-?trochanteric|intracapsular|"
            r"trochanteric",
            r"!previous|old|years|healed|risk|FRAX|prevention|mother|parent\w*|osteoporo\w*|(?:19|20)\d\d|after",
        ),
        (r"inter-?trochanteric|subcapital|intracapsular", r"fractur\w*|#", r"!(?:19|20)\d\d"),
        (r"open|compound", r"fractur\w*", r"!MRI|reduction|19\d\d|20\d\d"),
    ),
    "ill_infant": ((_BABY, rf"{FEVER}|{_ILL}", r"!postnatal|mood|depress\w*|booking|fetal"),),
    "safeguarding": (
        (
            _CLOSE,
            r"hits?|hitting|beat(?:s|en|ing)?|punch\w*|kick\w*|strangl\w*|threaten\w*|controls|controlling|"
            r"frighten\w*|afraid|scared|"
            r"shouts|takes? (?:her|his) money|abus\w*|hurts?|violen\w*|choked",
            r"!chest pain|headache|hip|wall|pain",
        ),
        (
            r"bruis\w*|(?:spiral |rib |femoral )?fracture|injur\w*|burns?|bite marks?",
            r"bab(?:y|ies)|infant|month[- ]old|non[- ]?mobile|not (?:yet )?(?:mobile|walking)|child",
            r"no explanation|unexplained|inconsistent|does not fit|doesn['’]t fit|non[- ]?mobile|bruis\w*|delay\w*|"
            r"spiral",
        ),
        (
            r"injur\w*|bruis\w*|history|story",
            r"inconsistent|does not fit|doesn['’]t fit|changing",
            r"injur\w*|bruis\w*|fracture|burn",
        ),
        (
            r"sexual\w*|indecent\w*",
            r"assault\w*|abus\w*|exploit\w*",
            r"!years ago|childhood|as a child|counsell?ing for",
        ),
        (
            r"(?-i:CPS|APS|MASH)|social services|social worker|safeguarding|child protection",
            r"report\w*|referr\w*|filed|concern\w*|plan|involved|alert|raised",
            r"!declaration|trained|policy|safeguarding lead|applied",
        ),
        (
            r"neglect\w*|abus\w*",
            r"concern\w*|worr\w*|suspect\w*|self|disclos\w*|alleg\w*",
            r"!alcohol|substance|drug|history of|childhood",
        ),
    ),
}
