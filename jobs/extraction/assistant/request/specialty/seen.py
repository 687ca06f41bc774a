"""What specialties see: complaints, conditions and findings that usually go to one; each counts once, with its weight.

Patterns are matched without regard to case.
"""

from __future__ import annotations

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
            r"labou?r(?! day\b)|obstetric",
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
