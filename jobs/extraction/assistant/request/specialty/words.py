"""How specialties are called, what is asked of them, and what they see. Patterns are matched without regard
to case.

NAMES: a specialty or one of its people. ASKED: an examination or treatment that only it does.
SEEN: a complaint, condition or finding that usually goes to it; each counts once, with its weight.
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
    r"clinic|"
    r"msk",
    "pain_medicine": r"pain (?:medicine|management|clinic|specialist|service|team)",
    "palliative_care": r"palliative(?: care| medicine)?|hospice",
    "pediatrics": r"p(?:a)?ediatric(?:s|ian|ians)?|child health|children'?s (?:hospital|clinic)",
    "physical_therapy": r"physio(?:therap(?:y|ists?))?|physical therap(?:y|ists?)|(?:vestibular|outpatient|sports|"
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

SEEN: dict[str, tuple[tuple[float, str], ...]] = {
    "cardiology": (
        (
            2,
            r"chest pain on exertion|exertional chest (?:pain|discomfort)|angina|acute coronary|"
            r"nstemi|stemi|heart failure|atrial fibrillation|palpitations|syncope|ejection fraction|"
            r"aortic stenosis|cardiomegaly|cardiomyopathy|murmur",
        ),
        (
            1,
            r"chest (?:pain|discomfort|tightness)|orthopn(?:o)?ea|ankle (?:swelling|"
            r"oedema|edema)|bradycardia|tachycardia|arrhythmia|st (?:elevation|depression|"
            r"changes)|t wave|coronary|valve|troponin|bnp",
        ),
    ),
    "pulmonology": (
        (
            2,
            r"copd|h(?:a)?emoptysis|blood[- ]stained sputum|lung (?:cancer|malignancy|"
            r"mass|nodule)|upper lobe mass|hilar|pulmonary (?:fibrosis|nodule|embol\w+)|"
            r"interstitial lung|bronchiectasis|asthma|pleural effusion|pneumothorax|"
            r"tuberculosis|sarcoidosis",
        ),
        (
            1,
            r"shortness of breath|breathless\w*|dyspn(?:o)?ea|wheez\w+|cough|inhaler|"
            r"spirometry|peak flow|pneumonia|oxygen saturation",
        ),
    ),
    "endocrinology": (
        (
            2,
            r"diabet(?:es|ic) (?:review|management|control|ketoacidosis)|poorly controlled diabetes|"
            r"thyroid (?:nodule|function|disease)|thyrotoxicosis|hyperthyroid\w*|hypothyroid\w*|"
            r"graves|goitre|goiter|adrenal|pituitary|hyperparathyroid\w*|cushing\w*|"
            r"addison\w*|acromegaly|hypoglyc(?:a)?emi\w+|ketoacidosis",
        ),
        (1, r"diabet(?:es|ic)|hba1c|a1c|insulin|glucose|metformin|tsh"),
    ),
    "gastroenterology": (
        (
            2,
            r"colono?scopy|inflammatory bowel|crohn'?s?|ulcerative colitis|c(?:o)?eliac|"
            r"dysphagia|melena|melaena|h(?:a)?ematemesis|rectal bleeding|change in bowel habit|"
            r"altered bowel habit|pancreatitis|cirrhosis|jaundice|gi bleed\w*|upper gastrointestinal|"
            r"barrett\w*|iron[- ]deficiency an(?:a)?emia|reflux|gastro-?o?esophageal|"
            r"fit test|irritable bowel",
        ),
        (
            1,
            r"abdominal pain|epigastric pain|bloating|diarrh(?:o)?ea|constipation|vomiting|"
            r"nausea|heartburn|dyspepsia|bowel|stool\w*|gallstones|lipase|liver",
        ),
    ),
    "urology": (
        (
            2,
            r"prostat\w+|psa|h(?:a)?ematuria|testic\w+|scrot\w+|epididym\w+|hydrocele|"
            r"varicocele|phimosis|foreskin|circumcis\w+|vasectomy|azoosperm\w+|erectile|"
            r"renal colic|(?:kidney|ureteral|ureteric|renal) (?:stone|calcul)\w*|nephrolithiasis|"
            r"bladder (?:cancer|tumou?r|neck|outlet)|urinary retention|luts|lower urinary tract|"
            r"cystoscop\w+|turp|urethr\w+|penile|penis|cremasteric|torsion",
        ),
        (1, r"urin\w+|bladder|nocturia|dysuria|catheter|ureter\w*|voiding|hydronephrosis"),
    ),
    "obstetrics_gynecology": (
        (
            2,
            r"pregnan\w+|gravida|g\d ?p\d|pre-?eclampsia|post-?partum|antepartum|h(?:a)?emorrhage post|"
            r"ectopic|miscarriage|menorrhagia|menstrua\w+|post-?menopausal|ovarian|endometri\w+|"
            r"fibroids?|cervical (?:screening|smear|cancer)|contracept\w+|vagina\w*|"
            r"vulva\w*|uter(?:us|ine)|placenta\w*|f(?:o)?etal|pelvic (?:pain|mass|floor)|"
            r"amenorrh(?:o)?ea|pcos|infertility|hormone replacement|menopaus\w+|smear|"
            r"labou?r|obstetric",
        ),
        (1, r"intermenstrual|prolapse|delivery|gestation|trimester|midwife"),
    ),
    "dermatology": (
        (
            2,
            r"psoriasis|eczema|melanoma|basal cell|bcc|squamous cell|acne|rosacea|pigmented (?:skin "
            r")?lesion|skin lesion|mole|rash|dermatitis|urticaria|vitiligo|alopecia|"
            r"keratos[ei]s|hidradenitis",
        ),
        (1, r"skin|itch\w*|plaques?|lesion|pruritus|nail"),
    ),
    "neurology": (
        (
            2,
            r"seizures?|epilep\w+|migraine|multiple sclerosis|parkinson\w*|tremor|myasthenia|"
            r"botulism|diplopia|ptosis|neuropathy|guillain|motor neuron\w*|dementia|"
            r"stroke|tia|transient isch(?:a)?emic|facial (?:droop|weakness)|hemi(?:paresis|"
            r"plegia)|slurred speech|bell'?s palsy|trigeminal",
        ),
        (
            1,
            r"headaches?|dizziness|numbness|paraesthesia|paresthesia|weakness|memory|"
            r"gait|ataxia|tingling|confusion",
        ),
    ),
    "orthopedics": (
        (
            2,
            r"osteoarthritis of (?:the )?(?:knee|hip)|meniscal|menisc\w+|acl|rotator cuff|"
            r"carpal tunnel|knee (?:pain|injury|replacement)|hip (?:pain|fracture)|shoulder (?:pain|"
            r"impingement)|bunion|hallux|trigger finger|dupuytren\w*|ligament|tendon (?:tear|"
            r"rupture)|frozen shoulder|scoliosis",
        ),
        (
            1,
            r"fractures?|sprain|joint|dislocat\w+|osteoarthritis|x-?ray of the (?:knee|"
            r"hip|wrist|shoulder)|locking",
        ),
    ),
    "rheumatology": (
        (
            2,
            r"rheumatoid|lupus|sle|ankylosing|spondyloarth\w+|psoriatic arthritis|gout|"
            r"polymyalgia|giant cell arteritis|vasculitis|synovitis|sjogren\w*|scleroderma|"
            r"methotrexate|hydroxychloroquine|connective tissue disease|inflammatory arthritis",
        ),
        (
            1,
            r"joint (?:pain|swelling|stiffness)|morning stiffness|esr|crp|arthritis|"
            r"rheumatoid factor|anti-?ccp|dmard\w*|biologic",
        ),
    ),
    "nephrology": (
        (
            2,
            r"acute kidney injury|aki|chronic kidney disease|ckd|nephrotic|nephritic|"
            r"proteinuria|glomerulo\w+|polycystic kidney|oliguria|rising creatinine|"
            r"renal (?:impairment|failure|transplant)|dialysis",
        ),
        (1, r"creatinine|egfr|urea|hyperkal(?:a)?emia|albumin(?:uria|/creatinine)"),
    ),
    "ophthalmology": (
        (
            2,
            r"cataracts?|glaucoma|macular|retina\w*|visual (?:loss|field)|loss of vision|"
            r"flashes and floaters|floaters|uveitis|iritis|intraocular|keratitis|conjunctiv\w+|"
            r"diabetic retinopathy|strabismus|squint|amblyopia|optic (?:disc|neuritis)",
        ),
        (1, r"vision|eyes?|visual acuity|blurred|pupil|cornea\w*|lens"),
    ),
    "ent": (
        (
            2,
            r"tonsil\w+|otitis|tinnitus|hearing loss|vertigo|sinusitis|nasal (?:polyps?|"
            r"obstruction)|epistaxis|hoarse\w*|stridor|neck lump|parotid|cholesteatoma|"
            r"deviated septum|quinsy|peritonsillar|adenoid\w*|vocal cord|meniere\w*",
        ),
        (1, r"ears?|throat|nose|nasal|snoring|swallowing|tympanic"),
    ),
    "psychiatry": (
        (
            2,
            r"suicid\w+|psychosis|psychotic|schizophreni\w+|bipolar|hallucinat\w+|self[- ]harm|"
            r"delusion\w*|mania|manic|eating disorder|anorexia nervosa|ptsd|severe depression|"
            r"paranoi\w+",
        ),
        (1, r"depress\w+|anxiety|panic|low mood|adhd|antidepressant|sertraline|overdose"),
    ),
    "oncology": (
        (
            2,
            r"chemotherapy|metasta\w+|carcinoma|malignan(?:t|cy)|lymphoma|sarcoma|neutropenic|"
            r"radiotherapy|spinal cord compression",
        ),
        (1, r"tumou?r|cancer|mass"),
    ),
    "hematology": (
        (
            2,
            r"leuk(?:a)?emia|lymphoma|myeloma|thrombocytop\w+|pancytopenia|sickle cell|"
            r"h(?:a)?emophilia|neutropenia|polycyth(?:a)?emia|deep vein thrombosis|dvt|"
            r"paraprotein|coagul\w+|lymph nodes|rubbery (?:lymph )?nodes|drenching (?:night )?sweats",
        ),
        (1, r"an(?:a)?emia|platelets?|h(?:a)?emoglobin|ferritin|lymphadenopathy|white cell"),
    ),
    "infectious_diseases": (
        (
            2,
            r"meningitis|meningococc\w*|hiv|malaria|sepsis|septic|tuberculosis|endocarditis|"
            r"non-?blanching|petechia\w*|neck stiffness|photophobia|travel(?:led)? (?:to|"
            r"from)|hepatitis [bc]|quantiferon|igra|latent (?:tb|tuberculosis)|typhoid|dengue|osteomyelitis|"
            r"cellulitis",
        ),
        (1, r"fever|rigors|antibiotics?|infection|pyrexia|abscess"),
    ),
    "emergency_medicine": (
        (
            2,
            r"fall with|hip fracture|fractured (?:neck of )?femur|unconscious|collapse\w*|"
            r"cardiac arrest|major trauma|road traffic|head injury|anaphyla\w+|overdose|"
            r"severe dehydration|acute confusion",
        ),
        (1, r"fall|fell|shortened and externally rotated|ambulance|laceration"),
    ),
    "pediatrics": (
        (
            2,
            r"month[- ]old|newborn|neonat\w+|infant|toddler|failure to thrive|developmental delay|"
            r"growth (?:chart|centile)|bronchiolitis|croup",
        ),
        (1, r"child(?:hood)?|school|feeding|immunisations"),
    ),
    "geriatrics": (
        (
            2,
            r"recurrent falls|frailty|frail|cognitive (?:decline|impairment)|dementia and fall\w*|"
            r"polypharmacy|(?:short[- ]term |failing |poor )?memory (?:loss|problems|decline)|failing memory|"
            r"repeats questions",
        ),
        (1, r"fell twice|had falls|confusion|dementia|nursing home|care home"),
    ),
    "general_practice": (
        (4, r"new patient check|nhs health check|annual health check|routine health check"),
        (
            2,
            r"general health advice|wellness visit|annual physical|smoking cessation|travel vaccin\w+|"
            r"medication review",
        ),
        (1, r"health check|flu vaccin\w+|check[- ]?up|screening due"),
    ),
    "radiology": ((2, r"mammogra\w+|screening programme|breast screening"), (1, r"scan|imaging")),
    "vascular_surgery": (
        (
            2,
            r"claudication|aneurysm|aaa|varicose veins?|isch(?:a)?emic (?:limb|leg|foot)|"
            r"absent (?:foot |pedal )?pulses|carotid stenosis|critical limb|peripheral (?:arterial|"
            r"vascular) disease",
        ),
        (1, r"leg ulcer|rest pain|ankle brachial|abpi"),
    ),
    "general_surgery": (
        (
            2,
            r"hernia|gallstones|cholecystitis|biliary colic|appendicitis|bowel obstruction|"
            r"abscess drainage|lipoma|pilonidal|acute abdomen|perforat\w+",
        ),
        (1, r"guarding|rebound|murphy'?s"),
    ),
    "breast_surgery": (
        (2, r"breast (?:lump|cancer|pain|abscess|mass)|nipple (?:discharge|retraction|inversion)"),
        (1, r"breast"),
    ),
    "colorectal_surgery": (
        (
            2,
            r"h(?:a)?emorrhoids?|anal (?:fissure|fistula|spasm)|diverticul\w+|rectal (?:mass|"
            r"prolapse)|colorectal cancer",
        ),
        (1, r"rectal"),
    ),
    "neurosurgery": (
        (
            2,
            r"cauda equina|saddle an(?:a)?esthesia|numb\w* between (?:his|her|the) legs|rectal tone|lumbar (?:disc|"
            r"radiculopathy|stenosis)|sciatica|subdural|subarachnoid|brain tumou?r|spinal cord|disc (?:prolapse|"
            r"herniation)|foot drop",
        ),
        (1, r"back pain|bilateral leg|spine"),
    ),
    "stroke_medicine": (
        (2, r"tia|transient isch(?:a)?emic|abcd2|stroke"),
        (1, r"slurred speech|arm weakness"),
    ),
    "sleep_medicine": (
        (2, r"sleep apn(?:o)?ea|osa|epworth|narcolepsy|insomnia|cpap"),
        (1, r"snoring|daytime sleepiness"),
    ),
    "pain_medicine": (
        (2, r"chronic pain|fibromyalgia|complex regional pain|neuropathic pain|opioid"),
        (1, r"pain management"),
    ),
    "bariatric_surgery": (
        (2, r"morbid(?:ly)? obes\w+|gastric (?:bypass|sleeve|band)|bmi (?:of )?(?:4|5)\d"),
        (1, r"obesity|weight loss surgery"),
    ),
    "allergy_immunology": (
        (2, r"anaphylaxis|food allerg\w+|allergic rhinitis|immunodeficiency|hay fever"),
        (1, r"allergen|epipen"),
    ),
    "podiatry": (
        (2, r"diabetic foot|ingrown toenail|plantar fasciitis|foot ulcer"),
        (1, r"foot|toenail|callus"),
    ),
    "wound_care": (
        (2, r"pressure (?:ulcer|sore)|leg ulcer|non-?healing wound|venous ulcer"),
        (1, r"dressing|wound"),
    ),
    "psychology": ((2, r"cognitive behaviou?ral|phobia|grief|bereavement"), (1, r"anxiety|stress")),
    "palliative_care": (
        (2, r"end[- ]of[- ]life|terminal (?:illness|cancer)|symptom control"),
        (1, r"prognosis"),
    ),
    "speech_therapy": (
        (2, r"aphasia|dysarthria|stammer\w*|stutter\w*|language delay|swallowing assessment"),
        (1, r"speech"),
    ),
    "physical_therapy": (
        (2, r"strengthening exercises|range of motion exercises"),
        (1, r"mobility|stiffness"),
    ),
    "audiology": ((2, r"hearing (?:aid|test)"), (1, r"deaf\w*")),
    "nutrition_dietetics": ((2, r"malnutrition|dietary advice|weight management"), (1, r"diet")),
    "genetics": (
        (2, r"brca|hereditary|genetic (?:testing|mutation)|lynch syndrome|huntington\w*"),
        (1, r"family history of (?:breast|ovarian|colorectal) cancer"),
    ),
    "hepatology": (
        (2, r"cirrhosis|hepatitis|abnormal liver function|fatty liver|ascites|varices"),
        (1, r"alt|lfts|liver"),
    ),
}
