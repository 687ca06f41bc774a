"""Clinics and departments that are called otherwise than their specialty: by what they see ("Haematuria clinic"), for
short ("Ortho on call"), in the hyphened names of Europe ("Endocrinologie-Diabétologie")."""

from __future__ import annotations

_CLINIC = (
    r"(?:clinics?|opd|outpatients?(?: (?:department|clinic))?|department|dept\.?|services?|units?|team|cent(?:er|re)|"
    r"program(?:me)?|pathway|intake|hub)"
)

_SCREENED = r"{} (?:screening|screen|test) (?:referral|follow-?up referral)"
"""What a school sends home with a child: "Hearing Screening Referral"."""

CLINICS: dict[str, str] = {
    "allergy_immunology": r"imuno-?alergolog\w+",
    "anesthesiology": rf"an(?:a)?esthesia {_CLINIC}|pre-?(?:op(?:erative)? |an(?:a)?esthe\w+ )?(?:assessment|check) "
    r"clinic",
    "audiology": rf"audiologie|audiolog[íi]a|tinnitus {_CLINIC}|{_SCREENED.format('hearing')}",
    "bariatric_surgery": rf"(?:obesity|adiposity) {_CLINIC}|tier [34] weight management",
    "cardiology": rf"(?:cardiac )?electrophysiology|(?:valve|palpitations?|syncope|heart valve|arrhythmia) {_CLINIC}|"
    rf"heart rhythm {_CLINIC}|cardiac (?:opd|outpatients?|department|dept)",
    "cardiothoracic_surgery": r"ctvs|cvts|(?:cirug[íi]a|cirurgia|chirurgia) (?:tor[áa]cica|card[íi]aca|"
    r"cardio-?tor[áa]cica)|lung surg(?:ery|eons?)",
    "colorectal_surgery": r"colon (?:and|&) rectal surg(?:ery|eons?)",
    "dentistry_oral_surgery": rf"{_SCREENED.format('dental')}|"
    r"(?:chirurgi[ea]|cirug[íi]a|cirurgia)(?: oral y)? maxill?o-?fac\w+|periodont(?:ics|"
    "ist|"
    r"olog\w+)|endodont(?:ics|ist)|prosthodont\w+|estomatolog[íi]a",
    "dermatology": r"huidziekten|tele-?dermatology|dermato-?venereolog\w+|skin (?:and|&) (?:std|vd)|"
    rf"skin (?:opd|department|dept|outpatients?)|(?:mole|acne|psoriasis|eczema) {_CLINIC}",
    "endocrinology": rf"(?:growth|metabolic|metabolic bone|bone (?:and|&) mineral|pituitary|adrenal) {_CLINIC}|"
    r"(?:diabetes|thyroid|endocrine) (?:opd|department|dept|outpatients?)",
    "ent": rf"rhinolog\w+|otolog(?:y|ist)|laryngolog\w+|(?:neck lump|voice|sinus) {_CLINIC}|"
    r"o[íi]do,? nariz y garganta|nose (?:and|&) sinus clinic",
    "gastroenterology": r"h[ée]pato-?gastro\w*(?:-\w+)*|digestive diseases?|maag-?,? ?darm-?(?: en |-)?lever\w*|"
    rf"(?:ibd|swallowing difficulty|dyspepsia|c(?:o)?eliac) {_CLINIC}|gi {_CLINIC}",
    "general_surgery": r"heelkunde|cirurgia geral|chirurgie digestive|sopd|surg(?:ical)? (?:opd|outpatients?|"
    "on[- ]call|registrar|reg|soc)|"
    r"(?:hpb|hepato-?biliary) (?:surg\w+|unit|clinic|team)",
    "genetics": r"humangenetik|génétique(?: médicale| clinique)?|gen[ée]tica(?: m[ée]dica| cl[íi]nica)|"
    r"klinische genetica",
    "geriatrics": rf"falls (?:and|&) (?:balance|mobility|syncope|blackouts?|fractures?) {_CLINIC}|elderly medicine|"
    "medicine for (?:the )?(?:elderly|older (?:people|persons|adults))|"
    r"older (?:people|person|adult)s?['’]?s? (?:services?|medicine|care|team|assessment|mental health)|"
    rf"(?:department|dept) of ageing|aged care assessment|frailty {_CLINIC}|consultation m[ée]moire|geriatr[íi]a|"
    rf"centre m[ée]moire|seniors?['\u2019]?s? (?:\w+ ){{0,2}}{_CLINIC}",
    "hematology": rf"ha?emophilia {_CLINIC}|ha?emato-?oncolog\w+|heme?/onc|blood disorders",
    "hepatology": r"h[eé]patolog(?:ie|[íi]a)",
    "infectious_diseases": rf"travel medicine|malattie infettive|doenças infec\w+|gum clinic|"
    "genito-?urinary medicine|"
    rf"sexual health {_CLINIC}|id clinic",
    "nephrology": r"nierziekten|(?:renal|kidney) (?:opd|department|dept|outpatients?)",
    "neurology": rf"(?:clinical )?neuro-?physiolog\w+|(?:emg|ncs|nerve conduction) (?:lab(?:oratory)?|{_CLINIC})|"
    rf"(?:movement disorders?|neuro-?muscular|epilepsy|dizziness) {_CLINIC}",
    "neurosurgery": r"neurocirurgia|neurosurgical (?:opd|clinic|unit)",
    "nutrition_dietetics": r"(?:consulta|servicio|serviço|unidad|unidade) de nutri\w+|nutrition (?:clinic|department|"
    r"dept)",
    "obstetrics_gynecology": rf"(?:maternal[ -])?f(?:o)?etal medicine|mfm|perinatolog\w+|uro-?gyna?ecolog\w+|"
    rf"(?:post-?menopausal bleeding|menopause|early pregnancy|high[- ]risk (?:pregnancy|obstetrics?)) {_CLINIC}|"
    rf"gyna?e? {_CLINIC}|subfertility {_CLINIC}",
    "occupational_therapy": r"ergoth[eé]rap\w+|terapia ocupa[ct]ional",
    "ophthalmology": rf"{_SCREENED.format('(?:vision|eye)')}|"
    rf"vitreo-?retinal(?: surg\w+)?|medical retina|oculo-?plastics?|hospital eye service|"
    rf"orthoptics?|orthoptists?|(?:cornea|corneal|retina|retinal|squint|uveitis|cataract|macular?) {_CLINIC}|"
    r"retina(?:l)? specialists?|eye (?:opd|department|dept|outpatients?)",
    "orthopedics": rf"(?:hip|knee|shoulder|elbow)(?: (?:and|&) (?:hip|knee|elbow|shoulder))? {_CLINIC}|"
    rf"upper limb (?:surg\w+|{_CLINIC})|foot (?:and|&) ankle (?:surg(?:ery|eons?)|clinic)|"
    rf"(?:trauma|arthroplasty|sports injur(?:y|ies)) {_CLINIC}",
    "pain_medicine": r"terapia del dolore|cl[íi]nica d[ea] dor|unidade de dor|consulta d[ea] dor|"
    "consultation douleur",
    "palliative_care": r"supportive care (?:team|service|clinic)|cure palliative",
    "pediatrics": r"p(?:a)?eds (?:clinic|opd|ward|team|outpatients?)|children['’]?s (?:opd|outpatients?|unit|"
    "services?|"
    r"department)|child development (?:cent(?:er|re)|clinic|team|service)|neonatolog\w+",
    "physical_therapy": r"physiothérap\w+",
    "plastic_surgery": r"(?:chirurgia|cirurgia) pl[áa]stica|cleft(?: lip (?:and|&) palate)? (?:clinic|team)",
    "podiatry": r"podotherap\w+|(?:high[- ]risk|diabetic) foot (?:clinic|service|team|unit)",
    "psychiatry": r"psychological medicine|sa[úu]de mental|santé mentale|salute mentale|memory psychiatry|"
    r"addiction (?:psychiatry|medicine)",
    "psychology": r"neuro-?psycholog(?:y|ist|ical (?:testing|assessment|evaluation))",
    "pulmonology": rf"chest (?:medicine|diseases|opd|department|dept|outpatients?)|thoracic medicine|longziekten|"
    rf"(?:tuberculosis|tb) (?:and|&) (?:respiratory|chest)(?: (?:diseases?|medicine))?|respiratory (?:diseases|"
    rf"opd|department|dept\.?)|pulmonary (?:and|&) critical care|(?:airways|bronchiectasis|lung nodule|lung cancer|"
    rf"pleural|ild) {_CLINIC}|doenças respiratórias|enfermedades respiratorias|malattie respiratorie",
    "radiology": r"(?:ultrasound|x-?ray|mri|ct) (?:department|dept)",
    "rehabilitation_medicine": r"(?:amputee |neuro-?|stroke )rehab(?:ilitation)?|réadaptation fonctionnelle",
    "rheumatology": rf"(?:early )?(?:inflammatory )?arthritis {_CLINIC}|rheumatic diseases",
    "sleep_medicine": r"sleep (?:and|&) ventilation|sleep apn(?:o)?ea (?:clinic|service|unit)|medicina del s(?:onno|"
    r"ueño)|medicina do sono|clinique du sommeil",
    "speech_therapy": rf"{_SCREENED.format('speech(?: (?:and|&) language)?')}|"
    r"(?:community|adult|acute|hospital|domiciliary|dysphagia|p(?:a)?ediatric|children['\u2019]?s|"
    r"outpatient|inpatient) (?:salt|slt)s?(?! (?:and|&|intake|restrict\w*|diet)\b)|"
    r"(?:swallowing|dysphagia) (?:clinic|service|team)|terapia da fala|fonoaudiolog\w+",
    "sports_medicine": r"sports? (?:and|&) exercise (?:medicine|physicians?)|"
    r"sportmedizin|sportgeneeskunde|médecine du sport|medicina (?:del deporte|dello sport|"
    r"do desporto|deportiva)",
    "stroke_medicine": r"stroke (?:prevention|service|rehab clinic)(?: clinic)?|tia (?:service|assessment)|"
    r"neuro-?vascular clinic",
    "urology": rf"(?:one[- ]stop )?ha?ematuria {_CLINIC}|one[- ]stop ha?ematuria|androlog\w+|men['’]?s health clinic|"
    r"uro-?surg(?:ery|eons?)|"
    rf"(?:prostate|stone|continence) {_CLINIC}",
    "vascular_surgery": r"cirurgia vascular|vascular (?:opd|outpatients?|lab|unit|department|dept)",
    "wound_care": r"wound management (?:clinic|service|cent(?:er|re))|hyperbaric (?:medicine|unit|cent(?:er|re))",
}
"""What a house sees, where that is no disease that a letter may tell of without it."""

_ON_CALL = (
    r"(?:on[- ]call|referrals?|refs?|clinic|opd|registrar|reg|consult(?:s|ation|ant)?|team|service|outpatients?|soc|"
    r"department|dept)"
)
_FOR_SHORT: dict[str, str] = {
    "cardiology": "cards|cardio",
    "dermatology": "derm",
    "endocrinology": "endo",
    "gastroenterology": "gastro",
    "general_surgery": "gen(?:eral)?\\.? surg",
    "hematology": "ha?em|heme",
    "nephrology": "renal|nephro",
    "neurology": "neuro",
    "obstetrics_gynecology": "obs|o&g|obgyn|gyn|gyna?ec?",
    "ophthalmology": "ophthal|ophth",
    "orthopedics": "orthop?|t&o",
    "psychiatry": "psych",
    "pulmonology": "pulm",
    "rheumatology": "rheum",
    "urology": "uro",
    "vascular_surgery": "vasc(?:ular)?",
}
SHORT_OF_HOUSES = {slug: rf"(?:{words}) {_ON_CALL}" for slug, words in _FOR_SHORT.items()}
"""A short name beside a word of a department, which makes sure of what it is short for: "Ortho on call"."""

_LEARNED: dict[str, str] = {
    "anesthesiology": r"an[eä]sth[eé]si\w+",
    "cardiology": r"[ck]ardiologie",
    "dermatology": r"dermatologie",
    "endocrinology": r"endo[ck]rinologie|diab[eé]tologie",
    "ent": r"orl|hno|kno",
    "gastroenterology": r"gastro-?ent[eé]rologie",
    "geriatrics": r"g[eé]riatrie",
    "hematology": r"h[eéä]matologie",
    "nephrology": r"n[eé](?:ph|f)rologie",
    "neurology": r"neurologie",
    "obstetrics_gynecology": r"gyn[eéä][ck]ologie",
    "oncology": r"on[ck]ologie",
    "ophthalmology": r"opht?h?almologie",
    "orthopedics": r"orthop[eéä]die",
    "pediatrics": r"p[eéä]diatrie",
    "psychiatry": r"psychiatrie",
    "pulmonology": r"pneumologie",
    "rheumatology": r"rh(?:e)?umatologie",
    "urology": r"urologie",
}
HYPHENED = {slug: rf"(?:{name})(?:-[a-zà-ÿ]{{3,}})+" for slug, name in _LEARNED.items()}
"""A specialty that stands first of several joined by hyphens, and one with its house: "Urologie-Praxis"."""
