"""Clinics and units that are called by the disease, the operation or the device that they are for: "Sickle cell
clinic", "Children's Ponseti clinic", "Cardio-oncology". The word of a house behind it makes sure that no patient's
disease is meant.
"""

from __future__ import annotations

_HOUSE = (
    r"(?:clinics?|opd|services?|units?|teams?|cent(?:er|re)s?|program(?:me)?s?|pathway|hub|mdt|fast[- ]track|"
    r"nurse[- ]led clinic|outpatients?)"
)
_WHOSE = r"(?:one[- ]stop |rapid[- ]access |nurse[- ]led |specialist |urgent |adult |young adult |p(?:a)?ediatric )?"

_TREATS: dict[str, str] = {
    "allergy_immunology": r"anaphylaxis|urticaria|angio-?o?edema|immuno-?deficiency|(?:penicillin )?de-?labell?ing|"
    r"(?:drug|food|penicillin|venom|milk) allergy",
    "audiology": r"hearing implant|tinnitus",
    "breast_surgery": r"mastalgia|breast (?:lump|pain|screening|family history)|family history breast",
    "cardiology": r"lipids?|pacemaker|pacing|(?:cardiac )?device|murmur|cardiomyopathy|tavi|tavr|"
    r"inherited cardiac(?: conditions?| disease)?|heart function|structural heart|angina|atrial fibrillation|"
    r"af|achd|ep|echo(?:cardiogra\w+)?|hypertension|pots",
    "cardiothoracic_surgery": r"aortic surgery|lung volume reduction|pectus",
    "colorectal_surgery": r"piles|ha?emorrhoids?|pilonidal|rectal bleeding|fit|an(?:al|o-?rectal)|fistula|ibd surgery",
    "dermatology": r"hair|alopecia|vitiligo|(?:pigmented |skin )?lesions?|patch test(?:ing)?|photo-?therapy|mohs|"
    r"hidradenitis|melanoma|vulval skin|genodermatos\w+",
    "endocrinology": r"osteoporosis|insulin pump|pumps?|goit(?:er|re)|neuro-?endocrine|turner|transition diabetes|"
    r"type [12] diabetes|hypogonadism|calcium|gestational diabetes",
    "ent": r"nasal|nose|tonsils?|ear|micro-?suction|vertigo|balance|hearing (?:and|&) balance|snoring|epistaxis|"
    r"thyroid lump|salivary|head (?:and|&) neck lump|cochlear implant|aural care|smell (?:and|&) taste",
    "gastroenterology": r"barrett['\u2019]?s|inflammatory bowel disease|dysphagia hotline|iron deficiency an(?:a)?emia|"
    r"ida|ibs|capsule|motility|pancreatitis|nutrition support",
    "general_surgery": r"lumps? (?:and|&) bumps?|gallstones?|hernias?|abscess|parathyroid surg\w*|"
    r"(?:emergency|acute) surgical|hot gallbladder",
    "genetics": r"cardio-?genetics|lynch(?: syndrome)?|brca",
    "geriatrics": r"osteo-?geriatrics?|day hospital for older people|silver|parkinson['\u2019]?s and frailty",
    "hematology": r"sickle[- ]cell|(?:h(?:a)?emoglobinopath(?:y|ies))|thalass(?:a)?emia|lymphoma|myeloma|"
    r"coagulation|clotting|bleeding disorders?|ha?emophilia(?: treatment)?|leuk(?:a)?emia|"
    r"(?:bone marrow|stem cell)(?: transplant(?:ation)?)?|dvt|warfarin|venous thrombo-?embolism|vte|mgus|"
    r"red cell|iron infusion|ha?emochromatosis",
    "hepatology": r"(?:viral )?hepatitis(?: [bc])?|cirrhosis|(?:na|ma)(?:fld|sld)|fatty liver|liver transplant|"
    r"fibroscan|alcohol[- ]related liver disease",
    "infectious_diseases": r"hiv|opat|lyme|bone infection|infected joint|pre-?exposure prophylaxis|prep",
    "nephrology": r"ckd|low[- ]clearance|(?:pre-?)?dialysis|(?:kidney|renal) transplant|glomerulonephritis|"
    r"advanced kidney care|polycystic kidney|transplant kidney|stone metabolic",
    "neurology": r"migraine|tremor|neuropathy|myasthenia|motor neurone? disease|mnd|als|multiple sclerosis|"
    r"huntington['\u2019]?s|dystonia|blackouts?|transient loss of consciousness|peripheral nerve|"
    r"functional neurological(?: disorder)?|fits?|faints?|seizures?|ataxia|neuro-?genetics|memory and cognition|"
    r"young[- ]onset dementia",
    "neurosurgery": r"brain tumou?r|hydrocephalus|(?:vp )?shunt|chiari|pituitary surg\w*|trigeminal neuralgia|"
    r"skull base|acoustic neuroma|deep brain stimulation|dbs",
    "nutrition_dietetics": r"low fodmap|diabetes education",
    "obstetrics_gynecology": r"endometriosis|hysteroscopy|vulval|vulvar|prolapse|pcos|polycystic ovary|"
    r"recurrent miscarriage|contraception|colposcopy|fibroids?|fertility|infertility|ivf|pre-?term|perineal|"
    r"menorrhagia|urogyna?ecology|antenatal",
    "oncology": r"chemotherapy|cancer of unknown primary|cup|sarcoma|immunotherapy|survivorship|germ cell",
    "ophthalmology": r"(?:wet )?amd|diabetic (?:eye|retinopathy)(?: screening)?|low[- ]vision|strabismus|keratoconus|"
    r"thyroid eye|eyelids?|watery eye|dry eye|retinopathy of prematurity|rop|myopia|injection|minor eye|"
    r"contact lens|ocular oncology|vision screening",
    "orthopedics": r"ponseti|club-?foot|scoliosis|ddh|hip dysplasia|bone (?:and soft tissue )?tumou?r|carpal tunnel|"
    r"hip (?:and|&) knee|joint preservation|limb reconstruction|virtual fracture|acl|spinal deformity|"
    r"dupuytren['\u2019]?s|osteoarthritis hip|back of foot",
    "pain_medicine": r"fibromyalgia|neuromodulation|back pain|crps|facial pain|pelvic pain|nerve block",
    "palliative_care": r"breathlessness|symptom control",
    "pediatrics": r"enuresis|prolonged jaundice|neurodevelopment(?:al)?|prematurity follow-?up|neonatal follow-?up|"
    r"child protection",
    "physical_therapy": r"back class|vestibular rehab\w*|hydrotherapy|esp",
    "plastic_surgery": r"scar|keloid|burns?|hand trauma|breast reconstruction|facial palsy|craniofacial|lipo-?sarcoma",
    "podiatry": r"nail surgery|biomechanics|foot health|foot protection|diabetic foot|foot ulcer",
    "psychiatry": r"adhd|eating disorders?|early intervention(?: in psychosis)?|substance (?:misuse|use)|"
    r"opioid|methadone|autism diagnostic|first episode psychosis|gender|crisis resolution|"
    r"mother (?:and|&) baby",
    "psychology": r"dbt|cbt|trauma therapy|bereavement",
    "pulmonology": r"cough|oxygen|home oxygen|(?:primary )?ciliary dyskinesia|pulmonary (?:hypertension|nodules?)|"
    r"cystic fibrosis|cf|interstitial lung(?: disease)?|sarcoid(?:osis)?|severe asthma|difficult asthma|"
    r"breathlessness|alpha[- ]1|mesothelioma|lung function|spirometry|niv|pleural effusion|lung health check",
    "rehabilitation_medicine": r"spasticity|amputee|prosthetics?|brain injury(?: rehabilitation)?|botulinum(?: toxin)?|"
    r"botox|spinal (?:cord )?injury|neuro-?disability|post-?polio",
    "rheumatology": r"gout|lupus|vasculitis|connective tissue(?: diseases?)?|gca|giant cell arteritis|"
    r"spondylo-?arth\w+|ankylosing spondylitis|psoriatic arthritis|polymyalgia|scleroderma|raynaud['\u2019]?s|myositis|"
    r"biologics?|synovitis",
    "sleep_medicine": r"cpap|insomnia|narcolepsy|restless legs|sleep study",
    "sports_medicine": r"running injur(?:y|ies)|tendinopathy|exercise medicine",
    "stroke_medicine": r"tia|stroke|post-?stroke",
    "urology": r"luts|bladder|psa|flow|vasectomy|testicular lump|erectile|male infertility|prostat\w+|stone|"
    r"trial without catheter|twoc|catheter|circumcision|kidney stones?|urodynamics?|continence|overactive bladder",
    "vascular_surgery": r"claudication|aneurysms?|carotid|vascular access|lymph(?:o)?edema|diabetic vascular|"
    r"limb salvage|fistula formation|varicose veins?|venous",
    "wound_care": r"leg ulcers?|tissue viability|pressure ulcer|ostomy",
}

_FIELDS_TOGETHER: dict[str, str] = {
    "cardiology": r"cardio-?\s?oncolog\w+|cardio-?obstetrics?|cardio-?geriatrics?",
    "dermatology": r"mohs (?:surg\w+|procedure|micrographic)",
    "general_surgery": r"chirurgien(?:ne)? (?:visc[ée]rale?|digesti(?:f|ve)|g[ée]n[ée]ral(?:e|iste)?)|"
    r"chirurgo generale|cirujan[oa] general|chirurg(?:in)? f[üu]r viszeralchirurgie",
    "hematology": r"benign ha?ematology|malignant ha?ematology",
    "neurosurgery": r"neuro-?chirurgien(?:ne)?|neurocirujan[oa]",
    "ophthalmology": r"neuro-?ophthalmolog\w+",
    "orthopedics": r"chirurgien(?:ne)? orthop[ée]diste|traumat[óo]log[oa]",
    "nephrology": r"onco-?nephrolog\w+",
    "plastic_surgery": r"reconstructive surg(?:ery|eons?)",
    "rehabilitation_medicine": r"rehabilitationsklinik|rehaklinik",
    "rheumatology": r"derm(?:ato)?-?rheum(?:atology)?",
    "vascular_surgery": r"chirurgien(?:ne)? vasculaire|phl[ée]bolog\w+",
}

CLINICS_BY_DISEASE: dict[str, str] = {
    slug: "|".join(
        words
        for words in (
            rf"{_WHOSE}(?:{_TREATS[slug]}) (?:nurse[- ]led )?{_HOUSE}" if slug in _TREATS else "",
            _FIELDS_TOGETHER.get(slug, ""),
        )
        if words
    )
    for slug in sorted({*_TREATS, *_FIELDS_TOGETHER})
}
"""By specialty, in lower case."""
