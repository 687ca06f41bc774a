"""How clinicians call specialties among themselves, in notes where nothing but who is wanted needs a name: "camhs pls",
"TVN", "max fax", "gen surg reg"."""

from __future__ import annotations

from jobs.extraction.assistant.vocabulary import Vocabulary

CALLED: dict[str, str] = {
    "allergy_immunology": r"immuno|immunology/allergy|allergy/immunology",
    "anesthesiology": r"ana?esthetics?|anaes|pre-?op assessment|pre-?assessment|poac|cpet clinic",
    "audiology": r"hearing (?:aid|services|test) (?:clinic|dept|team)|newborn hearing",
    "bariatric_surgery": r"bari(?:atric)? surg\w*|tier [34](?: weight management)?|wt loss surg\w*",
    "breast_surgery": r"breast (?:team|surg|one-?stop|osc|2ww|nurses?)|one[- ]stop breast",
    "cardiology": r"cardio|cards|h(?:eart )?f(?:ailure)? (?:nurses?|team|service|clinic)|racpc|racp clinic|"
    r"ppci|"
    r"cath lab|heart function clinic|pacing clinic|cardiac (?:team|reg)|cardiac ep|ep (?:clinic|consult|"
    r"study|team)",
    "cardiothoracic_surgery": r"cardiothoracics?|ct surg(?:ery|eons?)?|thoracics|thoracic surg\w*|"
    r"cardiac surg\w*",
    "colorectal_surgery": r"colorectals?|colo-rectals?|lgi(?= (?:2ww|usc|suspected|clinic|fast))|"
    r"bowel surgeons?",
    "dentistry_oral_surgery": r"max[- ]?(?:fax|facs|fac)|omfs|oral (?:surg|med|medicine)|emergency dentist|"
    r"oral & maxfax",
    "dermatology": r"derms?|dermie?s?|tele-?derm(?:atology)?|skin (?:ca|cancer|2ww|lesion) (?:clinic|"
    r"pathway|team)",
    "endocrinology": r"endos?|endocrine|endocrin|endocrinol|dsns?|diabetes (?:nurses?|team|"
    r"specialist nurses?|dsn)|"
    r"dm (?:clinic|nurses?|team)|metabolic bone",
    "ent": r"ent|h ?& ?n|head ?(?:and|&|\+) ?neck|hnc",
    "gastroenterology": r"gastro|gi(?= (?:on|reg|please|pls|clinic|consult|eval|opinion|f/u|for|ref\w*|"
    r"review|bleed))|"
    r"ibd (?:nurses?|team|clinic)|endoscopy|ugi 2ww",
    "general_surgery": r"gen(?:eral)? surg\w*|surg(?:ical)? (?:reg(?:istrar)?|sho|on[- ]call|team|"
    r"clinic|opd|"
    r"take)|sau|surgery (?:clinic|consult|eval|on[- ]call|referral|opinion|team)|acute surg\w*|"
    r"emergency surg\w*|(?:hpb|upper gi|ugi) surg\w*",
    "genetics": r"clin(?:ical)? gen(?:etics)?|cancer genetics|genetics?|genetic couns\w*",
    "geriatrics": r"geris?|geri[- ]?med|cote|elderly (?:care|med|medicine)|dme|frailty (?:team|clinic|unit|"
    r"service|nurses?|"
    r"sdec)|acat|aged care (?:team|assessment|clinic)|falls (?:clinic|service|team)|memory (?:clinic|"
    r"service|team)|"
    r"ortho-?geris?|geriatrician",
    "hematology": r"ha?em|heme|ha?em[ /-]?onc|heme[ /-]?onc|haematol|sickle (?:team|clinic)|"
    r"anticoag (?:clinic|team|service)|"
    r"thrombosis (?:clinic|team|nurses?)|dvt clinic",
    "hepatology": r"hepatol|liver (?:clinic|team|nurses?|reg|opd|unit)",
    "infectious_diseases": r"inf(?:ectious)? (?:dis|diseases?)|infec dis|tb (?:nurses?|clinic|service|team)|"
    r"opat|gum clinic|"
    r"sexual health|hiv (?:clinic|team|nurses?)|travel clinic",
    "nephrology": r"renal|nephro|nephrol|ckd (?:clinic|nurses?|team)|aki (?:team|clinic|nurses?)|"
    r"low clearance clinic",
    "neurology": r"neuro|neurol|first (?:fit|seizure)(?: clinic)?|(?:ms|pd|parkinson'?s|epilepsy|mnd|"
    r"headache) (?:nurses?|clinic|"
    r"team|service)",
    "neurosurgery": r"neuro-?surg\w*|nsurg|nsgy|spinal (?:team|surg\w*|reg|on[- ]call|consultant|clinic|"
    r"service)|"
    r"spine (?:team|surg\w*|on[- ]call|clinic|eval|consult)|neurosx",
    "nutrition_dietetics": r"dieti[ct]ians?|dietetics?|nutritionists?|nutrition (?:team|clinic|consult|"
    r"support team)",
    "obstetrics_gynecology": r"gyna?ec?|gyna?e?[ -]onc(?:ology)?|gynies?|gynaes?|gyny|ob/?gyn|"
    r"ob-gyn|o ?& ?g|o\+g|epau?|epac|epu|mfm|"
    r"f(?:o)?etal med(?:icine)?|uro-?gyna?e?|colposcopy|colp|midwi(?:fe|ves|fery)|antenatal|"
    r"maternity(?: triage)?|"
    r"labou?r ward|pmb clinic|menopause clinic|fertility(?: clinic)?|early pregnancy(?: unit)?|l&d",
    "occupational_therapy": r"occ(?:upational)? (?:therapy|therapists?|health ot)|wheelchair services?|"
    r"hand therapy",
    "oncology": r"onc|onco|oncol|med(?:ical)? onc|rad(?:iation)? onc|clin(?:ical)? onc|acute onc(?:ology)?|"
    r"cup (?:team|clinic)|"
    r"radiotherapy",
    "ophthalmology": r"ophthal|ophth?o?|optho|opth?al|eye (?:clinic|cas|hosp|casualty|unit|hospital|dept|"
    r"doctors?|docs?|team|"
    r"specialists?|surg\w*|reg|emergency)|glaucoma (?:clinic|service|team)|hes|vr (?:surg\w*|team|clinic)|"
    r"mac(?:ular?)? clinic|"
    r"(?:wet )?amd (?:clinic|service)|orthoptics?|orthoptists?|medical retina|retina(?:l)? (?:clinic|team|"
    r"service|specialist)",
    "orthopedics": r"ortho|orthos|orthop(?:od)?|orthopods?|t ?& ?o|t\+o|fracture clinic|vfc|hand (?:clinic|"
    r"surg\w*|trauma)|"
    r"trauma (?:reg|on[- ]call|team|clinic)|msk(?: interface)?|(?:hip|knee|shoulder|elbow) (?:clinic|"
    r"surg\w*|team)|fls",
    "pain_medicine": r"(?:chronic |interventional )?pain (?:clinic|team|service|svc|mgmt|mgt|management|med|"
    r"medicine|specialists?|"
    r"nurses?|docs?|consult)",
    "palliative_care": r"pall?[ -]?(?:care|med)|palliative(?: care)?|hospice|spct|mac(?:millan)? (?:nurses?|"
    r"team)|macmillan|"
    r"(?:eol|end of life) (?:team|nurses?)",
    "pediatrics": r"p(?:a)?eds?|paeds|pead?s|paediatrics|cau|pau|p(?:a)?eds? assessment unit|"
    r"comm(?:unity)? paeds|cdc|neonates|"
    r"child development|child dev (?:team|clinic)|children'?s (?:assessment unit|ward|ed)",
    "physical_therapy": r"physios?|msk physio|phys(?:ical)? therapy|(?:outpt |op |home |pelvic floor |"
    r"pelvic |vestibular )pt|"
    r"pelvic floor (?:physio|therapy)|women'?s health physio|pt(?= (?:eval|referral|consult|and ot)\b)|"
    r"pt/ot|fcp",
    "plastic_surgery": r"plastics?|hand plastics|plastic surg\w*|burns (?:team|unit|reg|centre|center|"
    r"clinic|service)|prs",
    "podiatry": r"podiatry|podiatrists?|chiropody|foot (?:clinic|protection|health|team)|"
    r"diabetic foot (?:team|clinic)|mdft|"
    r"(?:foot protection|hot foot) (?:team|clinic|service)|dfu clinic|pods",
    "psychiatry": r"psych|psychs|crisis (?:team|line|service|resolution)|crhtt?|rhtt?|htt|"
    r"home treatment(?: team)?|cmht|camhs|cymhs|"
    r"eit|eip|early intervention(?: team| in psychosis| service)?|(?:psych |"
    r"mental health )?liaison (?:psych\w*|team)|psych liaison|"
    r"mhlt|perinatal (?:mh|mental health)(?: team)?|mh (?:team|liaison|crisis|triage|services?|assessment)|"
    r"catt|"
    r"(?:drug and alcohol|addictions?|substance misuse|eating disorders?|adhd) (?:team|service|clinic)|opmh|"
    r"psycho-?geris?|"
    r"mental health (?:team|triage|line|crisis)",
    "psychology": r"iapt|talking therap(?:y|ies)|cbt|counsell?ing|clin(?:ical)? psych(?:ology)?|"
    r"health psych(?:ology)?|"
    r"neuro-?psych(?:ology)?|emdr|nhs tt|psychologists?",
    "pulmonology": r"resp|respiratory|pulm|pulmo|pulmonary|chest (?:clinic|team|reg|physicians?|docs?|"
    r"medicine)|ild (?:clinic|mdt|"
    r"team)|(?:copd|asthma|lung cancer|resp) nurses?|lung (?:2ww|clinic|ca clinic|cancer clinic|fast track|"
    r"usc)|"
    r"pleural (?:clinic|team|service)",
    "radiology": r"rads|interventional radiology|ir(?= (?:for|consult|team|on|please|pls))|"
    r"(?:us|ultrasound|x-?ray|mri|ct|imaging) (?:dept|department)",
    "rehabilitation_medicine": r"neuro-?rehab|rehab (?:med|medicine|consultant|physician|team|unit|consult)|"
    r"physiatry|pm&r|"
    r"amputee (?:clinic|rehab)|spasticity clinic|brain injury (?:team|service|clinic|unit)",
    "rheumatology": r"rheums?|rheumy|rheumo|rheumatol|early (?:inflammatory )?arthritis(?: clinic)?|eia clinic|"
    r"gca (?:clinic|pathway|service)",
    "sleep_medicine": r"sleep (?:clinic|med|medicine|lab|team|service|docs?|study clinic)|osa clinic|"
    r"cpap clinic",
    "speech_therapy": r"slts?|salts?(?= (?:please|pls|plz|team|ref\w*|review|assess\w*|input|swallow|clinic|"
    r"to|for|asap|nurses?))|"
    r"slps?|speech (?:path|therapy|tx|eval|and language|& language|pathology|therapist|ref\w*|clinic|team)|"
    r"speechie|voice clinic slt",
    "sports_medicine": r"sports? (?:med|medicine|physician|docs?|(?:and|&) exercise med\w*)|sem clinic",
    "stroke_medicine": r"stroke (?:team|reg|clinic|unit|on[- ]call|consultant|bleep|nurses?|physicians?|"
    r"service|medicine)|"
    r"hasu|tia (?:clinic|service|team|hotline)|rapid access tia|neurovascular clinic|code stroke team",
    "urology": r"uro|urol|uros|urologists?|(?:haematuria|prostate|stone|luts|twoc|continence|andrology) clinic|"
    r"continence (?:nurses?|team|service)",
    "vascular_surgery": r"vasc|vascs|vascular|aaa screening|(?:varicose )?veins? clinic|hot leg clinic|"
    r"limb salvage clinic",
    "wound_care": r"tvns?|tissue viability(?: nurses?)?|wound (?:clinic|care|nurses?|team|service|healing)|"
    r"leg (?:club|ulcer clinic|"
    r"clinic)|lympho?edema (?:clinic|service|nurses?)|compression clinic",
}
"""Short names and services that can be nobody else's where a specialty is named at all."""

MAY_BE: dict[str, str] = {
    "allergy_immunology": r"allergy",
    "audiology": r"audio|aud",
    "bariatric_surgery": r"bari",
    "breast_surgery": r"breast",
    "cardiology": r"ep|cardiac|heart",
    "cardiothoracic_surgery": r"cts|thoracic",
    "colorectal_surgery": r"lower gi|lgi|bowel",
    "dentistry_oral_surgery": r"oral|dental|dentists?",
    "dermatology": r"skin",
    "emergency_medicine": r"ed(?: resus)?|er|a ?[&+] ?e|resus|casualty|emergency (?:dept|department|room)",
    "endocrinology": r"diabetes|thyroid|diabetic",
    "gastroenterology": r"gi|ugi|upper gi|ibd",
    "general_surgery": r"surgery|surg|surgeons?",
    "hepatology": r"hepa?|liver",
    "infectious_diseases": r"id|tb|hiv",
    "nephrology": r"kidney|ckd",
    "neurosurgery": r"spines?|spinal",
    "nutrition_dietetics": r"diet|nutrition|rd",
    "obstetrics_gynecology": r"obs?|anc",
    "occupational_therapy": r"ots?",
    "ophthalmology": r"eyes?|glaucoma|retina",
    "orthopedics": r"trauma|hands?",
    "pain_medicine": r"pain",
    "physical_therapy": r"pt",
    "plastic_surgery": r"burns",
    "podiatry": r"pod|(?:diabetic )?feet|diabetic foot",
    "psychiatry": r"crisis|mh",
    "pulmonology": r"chest|lung|pulm rehab|pulmonary rehab",
    "radiology": r"ir|imaging",
    "rehabilitation_medicine": r"rehab",
    "rheumatology": r"eia",
    "sleep_medicine": r"sleep(?: study)?",
    "speech_therapy": r"salt|speech",
    "stroke_medicine": r"stroke|tia",
    "wound_care": r"wounds?",
}
"""Words that are a specialty's only right where it is asked for: beside a word of its house, behind an arrow."""

ONLY_IN_CAPITALS = frozenset(
    (
        "ed",
        "er",
        "id",
        "pt",
        "ot",
        "ots",
        "ir",
        "ep",
        "ob",
        "rd",
        "hes",
        "cts",
        "anc",
        "cau",
        "pau",
        "gum",
        "aos",
        "fls",
        "fcp",
        "prs",
        "dme",
        "cdc",
        "eit",
        "epa",
        "sem",
        "ed resus",
    )
)
"""Letters that are words or other things in small ones: "pt" is a patient."""

CALLED_FOR_SHORT = Vocabulary(CALLED.items())
MAY_BE_CALLED = Vocabulary(MAY_BE.items())


def is_called_for_short(slug: str, quote: str, *, surely: bool = False) -> bool:
    """Tell whether words are, as a whole, what a specialty is called for short; `surely`: and nothing else, as an
    illness or a part of the body is ("glaucoma", "hands")."""
    words = quote.strip().lower()
    return any(
        called == slug and match.span() == (0, len(words))
        for vocabulary in (CALLED_FOR_SHORT, *(() if surely else (MAY_BE_CALLED,)))
        for called, match in vocabulary.matches(words)
    )
