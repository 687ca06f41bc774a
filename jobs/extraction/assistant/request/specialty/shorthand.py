"""How clinicians call specialties among themselves, in notes where nothing but who is wanted needs a name: "camhs pls",
"TVN", "max fax", "gen surg reg"."""

from __future__ import annotations

from jobs.extraction.assistant.request.specialty.shorthand_where_asked import MAY_BE
from jobs.extraction.assistant.vocabulary import Vocabulary

CALLED: dict[str, str] = {
    "allergy_immunology": r"immuno|immunology/allergy|allergy/immunology|al+ergy clinic|clin immuno\w*|"
    r"immunologists?",
    "anesthesiology": r"ana?esthetics?|anaes|pre-?op assessment|pre-?assessment|poac|cpet clinic|"
    r"(?:the )?gas (?:team|board|doctors?)|on[- ]call gas|pre-?admission (?:testing|clinic)|"
    r"pat clinic|ob ana?esthe\w+|"
    r"ana?esthe(?:sia|tic) (?:consult|pre-?op|pre-?ad|clinic|service|team)[\w -]{0,8}|"
    r"regional block team",
    "audiology": r"hearing (?:aid|services|test) (?:clinic|dept|team)|newborn hearing|"
    r"hearing (?:lot|people|cent(?:re|er)|implant(?: team| service| audiologists?)?)|"
    r"audiology-led[\w ]*|balance clinic|(?:cochlear )?implant audiologists?|hearing australia|"
    r"hearing services",
    "bariatric_surgery": r"bari(?:atric)? surg\w*|tier [34](?: weight management)?|wt loss surg\w*|"
    r"(?:obesity|metabolic|weight[- ]loss) surg\w*|mbs clinic|chirurgie bariatrique",
    "breast_surgery": r"breast (?:team|surg|one-?stop|osc|2ww|nurses?)|one[- ]stop breast|brest clinic|br surg\w*",
    "cardiology": r"heart (?:doctors?|docs?)|"
    r"cardio|cards|h(?:eart )?f(?:ailure)? (?:nurses?|team|service|clinic)|racpc|racp clinic|ppci|"
    r"cath lab|heart function clinic|pacing clinic|cardiac (?:team|reg)|cardiac ep|"
    r"ep (?:clinic|consult|study|team)|achd|ccu|cardio-?onc\w*|cv institute|"
    r"cardiac rehab(?: nurses?)?|pacemaker clinic|heart rhythm (?:team|clinic|nurses?)|"
    r"rhd (?:team|clinic|nurse)",
    "cardiothoracic_surgery": r"cardiothoracics?|ct surg(?:ery|eons?)?|thoracics|thoracic surg\w*|"
    r"cardiac surg\w*|chest surg\w*|"
    r"vats clinic",
    "colorectal_surgery": r"colorectals?|colo-rectals?|lgi(?= (?:2ww|usc|suspected|clinic|fast))|bowel surgeons?|"
    r"stoma (?:nurses?|care|team)|c\.?r\.? surg(?:ery|eons?)?|colon[- ]?(?:and )?rectal \w+|"
    r"anorectal clinic|(?:the )?bottom clinic|pelvic floor clinic",
    "dentistry_oral_surgery": r"max[- ]?(?:fax|facs|fac)|omfs|oral (?:surg|med|medicine)|emergency dentist|"
    r"oral & maxfax",
    "dermatology": r"derms?|dermie?s?|tele-?derm(?:atology)?|skin (?:ca|cancer|2ww|lesion) (?:clinic|pathway|team)|"
    r"dermatol?gy|pigmented lesion clinic",
    "emergency_medicine": r"emergency (?:physician|doctor)s?|trauma bay",
    "endocrinology": r"endos?|endocrine|endocrin|endocrinol|dsns?|diabetes (?:nurses?|team|specialist nurses?|dsn)|"
    r"dm (?:clinic|nurses?|team)|metabolic bone|(?:hormone|sugar|gland) (?:clinic|doctors?|people)|"
    r"parathyroid clinic",
    "ent": r"ent surg(?:eons?|ery)|"
    r"ent|h ?& ?n|head ?(?:and|&|\+) ?neck|hnc|oto-?hns|ears?[/, ]+nose[/, ]+(?:and )?throat|"
    r"micro-? ?suction clinic|ear clinic|oto-?rhino\w*",
    "gastroenterology": r"gastro|gi(?= (?:on|reg|please|pls|clinic|consult|eval|opinion|f/u|for|ref\w*|"
    r"review|bleed))|"
    r"ibd (?:nurses?|team|clinic)|endoscopy|ugi 2ww|endo suite|"
    r"(?:gut|stomach) (?:people|clinic|doc(?:tor)?s?|specialists?)|hepato-?gastro\w*",
    "general_surgery": r"hpb (?:unit|team|centre|clinic|mdt)|"
    r"gen(?:eral)? surg\w*|surg(?:ical)? (?:reg(?:istrar)?|sho|on[- ]call|team|clinic|"
    r"opd|take)|sau|"
    r"surgery (?:clinic|consult|eval|on[- ]call|referral|opinion|team)|acute surg\w*|"
    r"emergency surg\w*|(?:hpb|upper gi|ugi) surg\w*|"
    r"surgical (?:sdec|ambulatory|assessment)(?: clinic| unit)?",
    "genetics": r"clin(?:ical)? gen(?:etics)?|cancer genetics|genetics?|genetic couns\w*|gene clinic",
    "geriatrics": r"geris?|geri[- ]?med|cote|elderly (?:care|med|medicine)|dme|"
    r"frailty (?:team|clinic|unit|service|nurses?|sdec)|acat|aged care (?:team|assessment|clinic)|"
    r"falls (?:clinic|service|team)|memory (?:clinic|service|team)|ortho-?geris?|geriatrician|dmop|"
    "older (?:people|persons?|adults?)['\u2019]?s?[\\w ]{0,18}(?:clinic|service|team|ward)|"
    r"senior(?:s'?)? care(?: clinic)?|elder ?care(?: team| clinic)?|ortho-?geriatric\w*|"
    r"frailty hot clinic|day hospital(?: for older people)?|geria",
    "hematology": r"(?:stem cell|bone marrow)(?: transplant(?:ation)?)? (?:unit|team|cent(?:re|er)|service|"
    r"program(?:me)?)|bone marrow transplant|red cell team|"
    r"ha?em|heme|ha?em[ /-]?onc|heme[ /-]?onc|haematol|sickle (?:team|clinic)|"
    r"anticoag (?:clinic|team|service)|thrombosis (?:clinic|team|nurses?)|dvt clinic|"
    r"(?:clotting|red cell|coag(?:ulation)?|lymphoma|blood|h(?:a)?emophilia|sickle cell|"
    r"adult sickle cell) (?:clinic|nurses?|cent(?:re|er)|doctors?|specialists?)|"
    r"hemato|h(?:a)?ematol\w*|bleeding disorders(?: clinic| unit)?",
    "hepatology": r"hepatol|liver (?:clinic|team|nurses?|reg|opd|unit)|(?:viral )?hepatitis (?:nurses?|clinic|team)|"
    r"hepato",
    "infectious_diseases": r"inf(?:ectious)? (?:dis|diseases?)|infec dis|tb (?:nurses?|clinic|service|team)|"
    r"opat|gum clinic|"
    r"sexual health|hiv (?:clinic|team|nurses?)|travel clinic|infection (?:clinic|team|doctors?)|"
    r"infectious dz|(?:tropical|fever) clinic|home iv (?:antibiotics?|abx)(?: team)?|"
    r"arv clinic|(?:dr-)?tb (?:clinic|program(?:me)?(?: nurse)?)",
    "nephrology": r"glomerulonephritis (?:clinic|service)|gn clinic|"
    r"renal|nephro|nephrol|ckd (?:clinic|nurses?|team)|aki (?:team|clinic|nurses?)|"
    r"low clearance clinic|neph|(?:dialysis|hd) unit|capd (?:nurses?|team)|transplant kidney clinic|"
    r"home therapies",
    "neurology": r"neuro|neurol|first (?:fit|seizure)(?: clinic)?|"
    r"(?:ms|pd|parkinson'?s|epilepsy|mnd|headache) (?:nurses?|clinic|team|service)|"
    r"(?:nerve|seizure) (?:specialists?|doctors?|clinic)|epileptolog\w*|neuromuscular clinic",
    "neurosurgery": r"skull base (?:unit|team|clinic|service|mdt)|"
    r"neuro-?surg\w*|nsurg|nsgy|spinal (?:team|surg\w*|reg|on[- ]call|consultant|clinic|service)|"
    r"spine (?:team|surg\w*|on[- ]call|clinic|eval|consult)|neurosx|neuro surg\w*|"
    r"neurological surg\w*|brain surg\w*|shunt nurses?|neurovascular mdt",
    "nutrition_dietetics": r"dieti[ct]ians?|dietetics?|nutritionists?|nutrition (?:team|clinic|consult|support team)|"
    r"(?:home )?enteral feeding(?: team)?|rdns?",
    "obstetrics_gynecology": r"menstrual (?:disorders? )?clinic|heavy (?:menstrual )?bleeding clinic|"
    r"gyna?ec?|gyna?e?[ -]onc(?:ology)?|gynies?|gynaes?|gyny|ob/?gyn|ob-gyn|"
    r"o ?& ?g|o\+g|epau?|epac|"
    r"epu|mfm|f(?:o)?etal med(?:icine)?|uro-?gyna?e?|colposcopy|colp|midwi(?:fe|ves|fery)|antenatal|"
    r"maternity(?: triage)?|labou?r ward|pmb clinic|menopause clinic|fertility(?: clinic)?|"
    r"early pregnancy(?: unit)?|l&d|gyno|gyn|vulval clinic|maternal medicine(?: clinic)?|"
    r"reproductive endocrin\w+|fertility (?:unit|team)|maternity day assessment",
    "occupational_therapy": r"occ(?:upational)? (?:therapy|therapists?|health ot)|wheelchair services?|"
    r"hand therapy|o\.t|"
    r"(?:mental health )?o\.t",
    "oncology": r"onc|onco|oncol|med(?:ical)? onc|rad(?:iation)? onc|clin(?:ical)? onc|acute onc(?:ology)?|"
    r"cup (?:team|clinic)|radiotherapy|mscc(?: coordinator)?|neuro-?onc\w*|"
    r"chemo (?:day )?(?:unit|team|nurses?)",
    "ophthalmology": r"ophthal|ophth?o?|optho|opth?al|"
    r"eye (?:clinic|cas|hosp|casualty|unit|hospital|dept|doctors?|docs?|team|specialists?|surg\w*|reg|emergency)|"
    r"glaucoma (?:clinic|service|team)|hes|vr (?:surg\w*|team|clinic)|mac(?:ular?)? clinic|"
    r"(?:wet )?amd (?:clinic|service)|orthoptics?|orthoptists?|medical retina|"
    r"retina(?:l)? (?:clinic|team|service|specialist)|neuro-?ophth\w*|"
    r"cornea(?:l)? (?:clinic|specialist|team)|wet amd (?:fast track|pathway)",
    "orthopedics": r"ortho|orthos|orthop(?:od)?|orthopods?|t ?& ?o|t\+o|fracture clinic|vfc|"
    r"hand (?:clinic|surg\w*|trauma)|trauma (?:reg|on[- ]call|team|clinic)|msk(?: interface)?|"
    r"(?:hip|knee|shoulder|elbow) (?:clinic|surg\w*|team)|fls|bone (?:and soft tissue )?tumou?r \w+|"
    r"bone doctors?|ddh clinic",
    "pain_medicine": r"facial pain (?:clinic|service)|"
    r""
    r"(?:chronic |interventional )?pain (?:clinic|team|service|svc|mgmt|mgt|management|med|medicine|"
    r"specialists?|nurses?|docs?|consult)|"
    r"pain psychology clinic",
    "palliative_care": r"pall?[ -]?(?:care|med)|palliative(?: care)?|hospice|spct|mac(?:millan)? (?:nurses?|team)|"
    r"macmillan|(?:eol|end of life) (?:team|nurses?)|"
    r"supportive (?:care|& pall\w*)(?: team| medicine)?|comfort care(?: team)?|goc team",
    "pediatrics": r"children'?s (?:doctors?|specialists?)|"
    r"p(?:a)?eds?|paeds|pead?s|paediatrics|cau|pau|p(?:a)?eds? assessment unit|comm(?:unity)? paeds|"
    r"cdc|neonates|child development|child dev (?:team|clinic)|"
    "children'?s (?:assessment unit|ward|ed)|pedi|kids['\u2019]? (?:clinic|doctor)|"
    r"adolescent med(?:icine)?|(?:nicu|neonatal) follow-?up(?: clinic)?|baby (?:doctor|clinic)|"
    r"lac (?:doctor|nurse|medical)|child protection medical",
    "physical_therapy": r"physios?|msk physio|phys(?:ical)? therapy|"
    r"(?:outpt |op |home |pelvic floor |pelvic |vestibular )pt|pelvic floor (?:physio|therapy)|"
    r"women'?s health physio|pt(?= (?:eval|referral|consult|and ot)\b)|pt/ot|fcp|p\.t|phsyios?|"
    r"phys ther|pelvic floor therapist|pulmonary rehab class",
    "plastic_surgery": r"plastics? (?:and|&) hand surg\w*|"
    r"plastics?|hand plastics|plastic surg\w*|burns (?:team|unit|reg|centre|center|"
    r"clinic|service)|"
    r"prs|reconstructive (?:surg\w*|clinic)|burns? (?:center|centre|clinic|unit|team)|"
    r"cosmetic (?:and|&) reconstructive(?: clinic)?",
    "podiatry": r"podiatry|podiatrists?|chiropody|foot (?:clinic|protection|health|team)|"
    r"diabetic foot (?:team|clinic)|mdft|(?:foot protection|hot foot) (?:team|clinic|service)|"
    r"dfu clinic|pods|dpm|foot doc(?:tor)?s?|toenail clinic|foot (?:and|&) ankle dpm|foot lady",
    "psychiatry": r"mother[- ](?:and[- ])?baby unit|"
    r"psych|psychs|crisis (?:team|line|service|resolution)|crhtt?|rhtt?|htt|home treatment(?: team)?|"
    r"cmht|camhs|cymhs|eit|eip|early intervention(?: team| in psychosis| service)?|"
    r"(?:psych |mental health )?liaison (?:psych\w*|team)|psych liaison|mhlt|"
    r"perinatal (?:mh|mental health)(?: team)?|mh (?:team|liaison|crisis|triage|services?|assessment)|"
    r"catt|"
    r"(?:drug and alcohol|addictions?|substance misuse|eating disorders?|adhd) (?:team|service|clinic)|"
    r"opmh|psycho-?geris?|mental health (?:team|triage|line|crisis)|neuro-?psychiatr\w*|op courage|"
    r"geri-?psych|c-l|eating disorders? (?:program|programme|unit)|"
    r"addictions?(?: team| clinic| service)?",
    "psychology": r"sports? psycholog(?:y|ists?)|performance psycholog(?:y|ists?)|"
    r"iapt|talking therap(?:y|ies)|cbt|counsell?ing|clin(?:ical)? psych(?:ology)?|"
    r"health psych(?:ology)?|neuro-?psych(?:ology)?|emdr|nhs tt|psychologists?|"
    r"(?:bereavement |school )?counsell?ors?|"
    r"psychological (?:therap|wellbeing)\w*(?: practitioner| service| services)?|talk therapy|"
    r"behaviou?ral health therapists?|psych testing|(?:ptsd|trauma) (?:clinic )?therapist|"
    r"psychosocial team",
    "pulmonology": r"resp|respiratory|pulm|pulmo|pulmonary|chest (?:clinic|team|reg|physicians?|docs?|medicine)|"
    r"ild (?:clinic|mdt|team)|(?:copd|asthma|lung cancer|resp) nurses?|"
    r"lung (?:2ww|clinic|ca clinic|cancer clinic|fast track|usc)|pleural (?:clinic|team|service)|"
    r"home oxygen(?: team| service)?|ventilation clinic|(?:lung )?nodule clinic|"
    r"(?:adult )?cf (?:center|centre|clinic|team)|ph (?:program|clinic|service)|adult cf",
    "radiology": r"(?:interventional|vascular|msk|musculoskeletal|breast|neuro-?) ?radiolog(?:y|ists?)|"
    r"rads|interventional radiology|ir(?= (?:for|consult|team|on|please|pls))|"
    r"(?:us|ultrasound|x-?ray|mri|ct|imaging) (?:dept|department)|"
    r"x-?rays?(?= (?:dept|department|please|pls))|mri suite|rad scheduling|uss (?:dept|department)|"
    r"nuc(?:lear)? med(?:icine)?|pet/nuc med",
    "rehabilitation_medicine": r"neuro-?rehab|rehab (?:med|medicine|consultant|physician|team|unit|consult)|"
    r"physiatry|pm&r|"
    r"amputee (?:clinic|rehab)|spasticity clinic|brain injury (?:team|service|clinic|unit)|"
    r"rehabilitation consultant|(?:prosthetics? (?:and|&) )?limb cent(?:re|er)|"
    r"limb[- ]fitting(?: cent(?:re|er))?|prosthetics (?:clinic|cent(?:re|er))|irf liaison|"
    r"acute inpatient rehab\w*|spinal cord injury (?:unit|cent(?:re|er))|"
    r"(?:specialised )?rehabilitation (?:clinic|team|ward)",
    "rheumatology": r"rheums?|rheumy|rheumo|rheumatol|early (?:inflammatory )?arthritis(?: clinic)?|eia clinic|"
    r"gca (?:clinic|pathway|service)|biologics? nurses?|"
    r"arthritis (?:and autoimmune |& autoimmune )?(?:doctors?|clinic|specialists?)|"
    r"vasculitis (?:ctr|clinic|cent(?:re|er))|connective tissue (?:disease )?clinic|gca fast track",
    "sleep_medicine": r"(?:p(?:a)?ediatric |p(?:a)?eds )?sleep (?:physicians?|specialists?)|"
    r"sleep (?:clinic|med|medicine|lab|team|service|docs?|study clinic)|osa clinic|cpap clinic|"
    r"cpap (?:nurses?|service|team)",
    "speech_therapy": r"slts?|"
    r"salts?(?= (?:please|pls|plz|team|ref\w*|review|assess\w*|input|swallow|clinic|to|for|asap|nurses?))|"
    r"slps?|"
    r"speech (?:path|therapy|tx|eval|and language|& language|pathology|therapist|ref\w*|clinic|team)|"
    r"speechie|voice clinic slt|s\.l\.t|s ?& ?lt|spee?a?ch therapists?|voice therapists?|"
    r"swallow(?:ing)? (?:team|clinic)",
    "sports_medicine": r"sports? (?:med|medicine|physician|docs?|(?:and|&) exercise med\w*)|sem clinic|sportsmed|"
    r"sports? (?:injur(?:y|ies) clinic|doctors?)|sem (?:physician|consultant)s?|"
    r"sport (?:and|&) exercise (?:clinic|med\w*)|exercise medicine|dance medicine(?: clinic)?|"
    r"primary care sports(?: medicine)?",
    "stroke_medicine": r""
    r"stroke (?:team|reg|clinic|unit|on[- ]call|consultant|bleep|nurses?|physicians?|service|medicine)|"
    r"hasu|tia (?:clinic|service|team|hotline)|rapid access tia|neurovascular clinic|code stroke team|"
    r"brain attack clinic|mini-?stroke clinic|vascular neurolog\w*|esd team|"
    r"early supported discharge(?: team)?|thrombectomy (?:team|service)|stroke rehab(?: ward| unit)?",
    "urology": r"uro|urol|uros|urologists?|(?:haematuria|prostate|stone|luts|twoc|continence|andrology) clinic|"
    r"continence (?:nurses?|team|service)|uro-?onc\w*|bladder clinic|waterworks(?: clinic)?|"
    r"vasectomy clinic|snip clinic",
    "vascular_surgery": r"vasc|vascs|vascular|aaa screening|(?:varicose )?veins? clinic|hot leg clinic|"
    r"limb salvage clinic|(?:vascular )?access surg\w*",
    "wound_care": r"tvns?|tissue viability(?: nurses?)?|wound (?:clinic|care|nurses?|team|service|healing)|"
    r"leg (?:club|ulcer clinic|clinic)|lympho?edema (?:clinic|service|nurses?)|compression clinic|"
    r"tv (?:team|nurses?)|tissue viab\w+(?: nurses?)?|leg ulcer (?:clinic|service|team|nurses?)|"
    r"hyperbarics?|wocn(?: ostomy)?(?: nurse)?|wcc",
}
"""Short names and services that can be nobody else's where a specialty is named at all."""

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
