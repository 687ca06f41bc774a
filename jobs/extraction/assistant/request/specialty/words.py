"""How specialties are called and what is asked of them. Patterns are matched without regard to case.

NAMES: a specialty or one of its people. ASKED: an examination or treatment that only it does.
"""

from __future__ import annotations

NAMES: dict[str, str] = {
    "allergy_immunology": r"allerg(?:y|ist)(?: (?:and|&) immunology)?(?! (?:to|alert|status|list)\b)|immunolog(?:y|"
    "ist)",
    "anesthesiology": r"an(?:a)?esth(?:esiolog(?:y|ist)|etics|etist|etic(?= (?:\w+ )?(?:clinic|assessment|review|"
    "opinion|department)))(?! reaction)|pre-?operative assessment",
    "audiology": r"audiolog(?:y|ist|ical)",
    "bariatric_surgery": r"bariatrics?(?: surgery| surgeon)?|weight[- ]loss surgery|obesity surgery",
    "breast_surgery": r"breast (?:clinic|surgery|surgeons?|service)",
    "cardiology": r"cardiolog(?:y|ist)s?|heart (?:clinic|failure clinic|specialists?)|cardiac (?:assessment|"
    r"clinic|review|evaluation|services?)|cardiovascular (?:medicine|clinic)|"
    r"rapid access chest pain|racpc",
    "cardiothoracic_surgery": r"cardio-?thoracic(?: surg\w+)?|cardiac surg(?:ery|eons?)|thoracic surg(?:ery|"
    r"eons?)|heart surgeons?",
    "colorectal_surgery": r"colo-?rectal(?: surg\w+| clinic)?|coloproctology|proctolog(?:y|ist)",
    "dentistry_oral_surgery": r"dent(?:istry|ist|al)(?: surg\w+)?|maxillofacial|omfs|"
    r"oral (?:and maxillofacial )?surg\w+|"
    r"orthodont\w+|oral (?:health|medicine)|mouth and face",
    "dermatology": r"dermatolog(?:y|ist|ical)s?|skin (?:clinic|cancer clinic|lesion clinic)",
    "emergency_medicine": r"emergency (?:medicine|department)|a&e|accident and emergency|casualty",
    "endocrinology": r"endocrin(?:e|olog(?:y|ist|ical))s?|diabetolog(?:y|ist)|diabet(?:es|ic) (?:clinic|"
    r"service|review|specialist|team|education)|thyroid clinic",
    "ent": r"ent(?=\s+(?:clinic|specialist|surgeon|review|assessment|department|opinion|"
    r"consult\w*|referral))|e\.n\.t\.?|ear,? nose,?(?: and| &)? throat|oto(?:rhino)?laryngolog(?:y|"
    r"ist)|head (?:and|&) neck(?: clinic| surg\w+)",
    "gastroenterology": r"gastro-?enterolog(?:y|ist|ical)s?|endoscopy(?: unit| department)?|gi (?:clinic|"
    r"specialist|consult\w*|referral)|gastro(?= (?:clinic|review))",
    "general_practice": r"general pract(?:ice|itioner)|family (?:medicine|practice|physician)|primary care",
    "general_surgery": r"general surg(?:ery|eons?)|surgical (?:assessment unit|outpatients?|"
    r"clinic)",
    "genetics": r"(?:clinical |medical )?genetics?(?: clinic| service| counsell?ing| counsell?or)?|geneticist",
    "geriatrics": r"geriatric(?:s|ian)?(?: medicine| assessment)?|care of (?:the )?elderly|"
    r"elderly care|falls clinic|memory (?:clinic|service|assessment)",
    "hematology": r"ha?ematolog(?:y|ist|ical)s?",
    "hepatology": r"hepatolog(?:y|ist)s?|liver (?:clinic|program(?:me)?|unit|service)",
    "infectious_diseases": r"infectious diseases?(?: clinic| specialist)?|tropical medicine|hiv clinic",
    "nephrology": r"nephrolog(?:y|ist|ical)s?|renal (?:clinic|medicine|unit|team|physician|"
    r"review|assessment|services?)|kidney (?:clinic|specialist)",
    "neurology": r"neurolog(?:y|ist)s?|neurological (?:assessment|review|opinion|evaluation)|"
    r"headache clinic|epilepsy clinic|movement disorder clinic",
    "neurosurgery": r"neuro-?surg(?:ery|eons?|ical)?|spinal surg(?:ery|eons?)|spine (?:surg\w+|clinic)",
    "nutrition_dietetics": r"dieti(?:tian|cian|etics)s?|dietetics|nutrition(?:ist|al (?:assessment|"
    r"counsell?ing|consult\w*))s?|nutrition (?:program(?:me)?|therapy|services?)|medical nutrition therapy",
    "obstetrics_gynecology": r"gyna?ecolog(?:y|ist|ical)s?|obstetric(?:s|ian|ians)?(?: (?:and|&) gyna?ecology)?|"
    r"ob[/ -]?gyna?e?c?|antenatal|maternity|midwi(?:fe|fery|ves)|women'?s health|family planning|"
    r"pre-?conception(?:al)? (?:counsell?ing|clinic|care|advice)|"
    r""
    r"fertility clinic|colposcopy|early pregnancy (?:assessment )?unit",
    "occupational_therapy": r"occupational therap(?:y|ists?)|hand therapy",
    "oncology": r"(?:medical |radiation |clinical )?oncolog(?:y|ist|ical)s?|cancer (?:clinic|"
    r"centre|center|specialist)|radiotherapy",
    "ophthalmology": r"ophthalmolog(?:y|ist|ical)s?|eye (?:clinic|hospital|department|casualty|"
    r"specialist|unit)|optometr(?:y|ist)s?",
    "orthopedics": r"orthop(?:a)?edic(?:s|\b)(?: surg\w+)?|fracture clinic|trauma (?:and|&) orthop\w+|"
    r"hand surg(?:ery|eon)|hand (?:and|&) upper (?:extremity|limb)|(?:knee|hip|shoulder) clinic|musculo-?skeletal "
    r"clinic|hand (?:and|&) wrist (?:surg\w+|clinic|service|unit|team)|"
    r"msk(?!,? (?:and |& )?physio)",
    "pain_medicine": r"pain (?:medicine|management|clinic|specialist|service|team)",
    "palliative_care": r"palliative(?: care| medicine)?|hospice",
    "pediatrics": r"p(?:a)?ediatric(?:s|ian|ians)?|child health|children'?s (?:hospital|clinic)",
    "physical_therapy": r"(?:msk |musculo-?skeletal )?physio(?:therap(?:y|ists?))?|"
    r"physical therap(?:y|ists?)|(?:vestibular|outpatient|sports|"
    r"cardiac|knee) rehab\w*|"
    r"(?:balance (?:and|&) )?vestibular rehab\w*",
    "plastic_surgery": r"plastic (?:surg(?:ery|eons?))|plastics|burns (?:unit|clinic)",
    "podiatry": r"podiatr\w+|chiropod(?:y|ist)|foot (?:clinic|protection team)",
    "psychiatry": r"psychiatr(?:y|ist|ic)s?|mental health(?: (?:team|services?|assessment|"
    r"crisis team))?|camhs|crisis team",
    "psychology": r"psycholog(?:y|ist|ists)|psychotherap(?:y|ist)|"
    r"(?<!genetic )(?<!preconception )(?<!pregnancy )(?<!dietary )(?<!cessation )"
    r"(?<!contraceptive )(?<!nutrition )counsell?ing|iapt|talking therapies|cbt",
    "pulmonology": r"pulmon(?:olog(?:y|ist)s?|ary (?:medicine|clinic|specialist|consult\w*|"
    r"evaluation|rehabilitation))|respirolog(?:y|ist)|respiratory(?: medicine|"
    r" clinic| physician| consultant| outpatients?| team| review| referral| assessment|"
    r" outpatient clinic)|chest (?:clinic|physician)",
    "radiology": r"radiolog(?:y|ist)s?|(?:medical |diagnostic )?imaging (?:cent(?:re|er)|"
    r"department)|breast screening|radiographers?",
    "rehabilitation_medicine": r"rehabilitation medicine|physiatr(?:y|ist)|pm&r|"
    r"physical medicine(?: and rehabilitation)?",
    "rheumatology": r"rheumatolog(?:y|ist|ical)s?",
    "sleep_medicine": r"sleep (?:medicine|clinic|specialist|centre|center|lab\w*)",
    "speech_therapy": r"speech[- ]language \w+|speech (?:and language |language |& language )?(?:therap(?:y|ists?)|"
    "patholog(?:y|"
    r"ist))|speech (?:and|&) (?:hearing|language)|slt (?:assessment|referral|team|clinic)|salt team",
    "sports_medicine": r"sports? (?:and exercise )?medicine",
    "stroke_medicine": r"stroke (?:medicine|clinic|unit|team)|tia clinic",
    "urology": r"urolog(?:y|ist|ical)s?",
    "vascular_surgery": r"vascular (?:surg(?:ery|eons?)|clinic|team|specialist|assessment|review)",
    "wound_care": r"wound (?:care(?: clinic)?|clinic)|tissue viability",
}

ASKED: dict[str, str] = {
    "audiology": r"hearing (?:test|assessment|aids?)|audiogram",
    "cardiology": r"echocardiogra(?:m|phy)|cardiac catheteri[sz]ation|holter(?: monitor\w*)?|"
    r"exercise (?:tolerance|stress) test|coronary angiogra\w+|ablation",
    "gastroenterology": r"colono?scopy|gastroscopy|endoscopy|sigmoidoscopy|ercp|egd|oesophago\w+|"
    r"upper gi endoscopy",
    "pulmonology": r"pulmonary funct\w+ (?:tests?|studies)|spirometry|bronchoscopy|lung function(?: tests?)?",
    "neurology": r"eeg|electroencephalogra\w+|emg|nerve conduction(?: stud(?:y|ies))?|ncs|ncv|"
    r"lumbar puncture",
    "urology": r"cystoscopy|prostate biopsy|vasectomy|urodynamics?|lithotripsy|circumcision",
    "radiology": r"mammogra(?:m|phy|ms)|mri (?:of|scan)|ct (?:of|scan)|x-?ray of|ultrasound (?:of|scan)",
    "sleep_medicine": r"sleep (?:study|studies)|polysomnogra\w+",
    "ophthalmology": r"retinal (?:screening|review)|cataract (?:surgery|assessment|extraction)|"
    r"eye exam(?:ination)?|visual field(?:s| test\w*)",
    "obstetrics_gynecology": r"colposcopy|hysteroscopy|cervical (?:screening|smear)|smear|contracepti(?:on|"
    r"ve)(?: advice| review)?|antenatal care|hysterectomy",
    "dermatology": r"skin biopsy|patch test\w*|mole (?:check|mapping)|excision of (?:the )?(?:skin )?lesion",
    "orthopedics": r"(?:knee|hip|joint) replacement|arthroscopy|arthroplasty|carpal tunnel (?:release|"
    r"decompression)",
    "colorectal_surgery": r"ha?emorrhoidectomy|ano-?rectal physiology",
    "nephrology": r"dialysis|renal biopsy",
    "general_surgery": r"cholecystectomy|hernia repair|appendicectomy|appendectomy",
    "podiatry": r"diabetic foot (?:exam|review)|orthotics|nail surgery",
    "hematology": r"bone marrow biopsy",
    "wound_care": r"compression bandag\w+",
}
