"""Words of medicine: conditions and symptoms that are recognised in running text."""

from __future__ import annotations

from jobs.extraction.assistant.vocabulary import Vocabulary, top_level_alternatives

CONDITIONS = (
    "essential hypertension|hypertension|high blood pressure|hypotension|"
    "(?:type (?:1|2|i|ii|one|two) )?diabetes(?: mellitus)?(?: type (?:1|2|i|ii))?|t[12]dm|"
    "t[12] diabetes|pre-?diabetes|gestational diabetes|"
    "diabetic (?:neuropathy|nephropathy|retinopathy|foot)|hyperlipid(?:a)?emia|"
    "hypercholesterol(?:a)?emia|dyslipid(?:a)?emia|(?:high|raised|elevated) cholesterol|"
    "hep(?:atitis)? [bc] carrier|coronary (?:artery|heart) disease|"
    "isch(?:a)?emic heart disease|cad|ihd|myocardial infarction|"
    "(?:stable |unstable )?angina(?: pectoris)?|(?:congestive )?heart failure|hfref|hfpef|chf|"
    r"atrial fibrillation|atrial flutter|a\.? ?fib|supraventricular tachycardia|aortic stenosis|"
    "mitral regurgitation|cardiomyopathy|valvular heart disease|pericarditis|endocarditis|"
    "peripheral (?:arterial|vascular) disease|abdominal aortic aneurysm|varicose veins|"
    "deep vein thrombosis|dvt|pulmonary embolism|stroke|cva|transient isch(?:a)?emic attack|tia|asthma|"
    "copd|chronic obstructive (?:pulmonary|airways?) disease|emphysema|bronchiectasis|"
    "chronic bronchitis|pneumonia|pulmonary fibrosis|interstitial lung disease|tuberculosis|"
    "sarcoidosis|(?:obstructive )?sleep apn(?:o)?ea|lung cancer|lung malignancy|pleural effusion|"
    "hypothyroidism|hyperthyroidism|thyrotoxicosis|graves['\u2019]? disease|"
    "hashimoto['\u2019]?s(?: thyroiditis)?|goit(?:re|er)|thyroid nodules?|addison['\u2019]?s disease|"
    "cushing['\u2019]?s(?: syndrome| disease)?|polycystic ovar(?:y|ian) syndrome|pcos|osteoporosis|"
    "osteopenia|gout|vitamin d deficiency|obesity|morbid obesity|metabolic syndrome|"
    "gastro-?o?esophageal reflux(?: disease)?|gerd|gord|peptic ulcer(?: disease)?|gastritis|"
    "barrett['\u2019]?s o?esophagus|c(?:o)?eliac disease|crohn['\u2019]?s disease|ulcerative colitis|"
    "inflammatory bowel disease|irritable bowel syndrome|ibs|diverticul(?:osis|itis|ar disease)|"
    "(?:acute )?pancreatitis|gallstones|cholelithiasis|cholecystitis|cirrhosis|"
    "fatty liver(?: disease)?|hepatitis(?: [abc])?|h(?:a)?emorrhoids|anal fissure|hiatus hernia|"
    "hiatal hernia|inguinal hernia|umbilical hernia|appendicitis|colorectal cancer|colon cancer|"
    r"bowel cancer|chronic kidney disease(?: stage (?:\d[ab]?|[iv]+))?|ckd(?: stage \d[ab]?)?|"
    "acute kidney injury|aki|kidney stones|nephrolithiasis|renal calculi|polycystic kidney disease|"
    "nephrotic syndrome|urinary tract infections?|uti|benign prostatic hyper(?:plasia|trophy)|bph|"
    "prostate cancer|bladder cancer|overactive bladder|erectile dysfunction|hydrocele|varicocele|"
    "epididymitis|testicular torsion|iron[- ]deficiency an(?:a)?emia|an(?:a)?emia|thrombocytopenia|"
    "leuk(?:a)?emia|lymphoma|multiple myeloma|sickle cell (?:disease|trait|an(?:a)?emia)|h(?:a)?emophilia|"
    "thalass(?:a)?emia|breast cancer|melanoma|basal cell carcinoma|squamous cell carcinoma|"
    "actinic keratos(?:is|es)|psoriasis|eczema|atopic dermatitis|dermatitis|acne(?: vulgaris)?|rosacea|"
    "urticaria|vitiligo|cellulitis|rheumatoid arthritis|osteoarthritis|psoriatic arthritis|arthritis|"
    "ankylosing spondylitis|systemic lupus erythematosus|lupus|sle|fibromyalgia|polymyalgia rheumatica|"
    "giant cell arteritis|carpal tunnel syndrome|rotator cuff (?:tear|tendinopathy)|frozen shoulder|"
    "adhesive capsulitis|plantar fasciitis|meniscal tear|meniscus tear|acl (?:tear|rupture)|scoliosis|"
    "spinal stenosis|lumbar (?:disc degeneration|radiculopathy|strain|stenosis)|sciatica|"
    "herniated disc|disc prolapse|low(?:er)? back pain|cauda equina(?: syndrome)?|spondylosis|"
    "migraines?|epilepsy|multiple sclerosis|parkinson['\u2019]?s(?: disease)?|"
    "alzheimer['\u2019]?s(?: disease)?|"
    "dementia|peripheral neuropathy|myasthenia gravis|bell['\u2019]?s palsy|trigeminal neuralgia|"
    "essential tremor|depression|major depressive disorder|anxiety(?: disorder)?|"
    "generali[sz]ed anxiety disorder|bipolar(?: affective)?(?: disorder)?|schizophrenia|ptsd|"
    "post-?traumatic stress disorder|adhd|autism(?: spectrum disorder)?|insomnia|eating disorder|"
    "anorexia nervosa|alcohol (?:dependence|use disorder)|cataracts?|glaucoma|macular degeneration|"
    "retinal detachment|uveitis|conjunctivitis|tonsillitis|sinusitis|otitis media|tinnitus|"
    "hearing loss|nasal polyps|allergic rhinitis|hay fever|meniere['\u2019]?s disease|endometriosis|"
    "uterine fibroids|fibroids|ovarian cysts?|pre-?eclampsia|ectopic pregnancy|menopause|menorrhagia|"
    "infertility|pelvic inflammatory disease|prolapse|hiv|sepsis|meningitis|covid-19|lyme disease|"
    "malaria|shingles|cancer|carcinoma|pressure ulcer|venous leg ulcer|leg ulcer|"
    "renal transplant(?: rejection)?|reflux|kidney failure|renal failure|liver disease|thyroid disease|"
    "heart disease|arrhythmia|benign positional vertigo|psoriatic arthropathy|"
    "(?:disc|disk) (?:protrusion|herniation|bulge)|failed back (?:surgery )?syndrome|"
    "(?!arthritis|hepatitis b|appendicitis)[a-z]{3,}itis|[a-z]{3,}opath(?:y|ies)|[a-z]{3,}iasis|"
    "(?:[a-z]*(?:sten|thromb|scler|endometri|spondyl|lith|neur|psych|keratos|mycos|acid|porphyri|alkal))osis|"
    "(?:(?:[a-z]*(?:carcin|aden|blast|sarc|lip|angi|my|neur|cyt|keratoacanth|mening))oma|glaucoma)s?|"
    "[a-z]{4,}(?:plegia|ectasis|megaly|cytopenia|penia)"
)

SYMPTOMS = (
    "chest (?:pain|discomfort|tightness|heaviness)(?: on exertion| at rest)?|exertional chest pain|"
    "shortness of breath(?: on exertion)?|breathlessness|dyspn(?:o)?ea(?: on exertion)?|"
    "orthopn(?:o)?ea|palpitations|syncope|presyncope|collapse|dizziness|light-?headedness|vertigo|"
    "ankle (?:swelling|oedema|edema)|leg swelling|peripheral (?:oedema|edema)|claudication|"
    "(?:productive |dry |chronic |persistent )?cough|h(?:a)?emoptysis|wheez(?:e|ing)|sputum|"
    "night sweats|fever|chills|rigors|fatigue|tiredness|letharg(?:y|ic)|malaise|"
    "(?:unintentional |unexplained )?weight loss|weight gain|loss of appetite|anorexia|nausea|vomiting|"
    "(?:lower |upper |recurrent |severe )*abdominal pain|epigastric pain|heartburn|indigestion|"
    "dyspepsia|bloating|dysphagia|difficulty swallowing|diarrh(?:o)?ea|constipation|"
    "altered bowel habits?|change in bowel habit|rectal bleeding|blood in (?:the )?stools?|"
    "mel(?:a)?ena|h(?:a)?ematemesis|jaundice|h(?:a)?ematuria|dysuria|"
    "urinary (?:frequency|urgency|retention|incontinence)|nocturia|poor (?:urinary )?stream|"
    "incontinence|flank pain|testicular (?:pain|swelling)|scrotal swelling|headaches?|"
    "visual (?:disturbances?|loss)|blurred vision|double vision|diplopia|floaters|photophobia|"
    "neck stiffness|seizures?|tremor|(?:arm |leg |facial )?weakness|numbness|tingling|"
    "par(?:a)?esthesia|slurred speech|memory (?:loss|problems)|confusion|unsteadiness|falls|"
    "recurrent falls|(?:low(?:er)? |chronic |upper )*back pain|neck pain|"
    "joint (?:pain|swelling|stiffness)|"
    "(?:left |right )?(?:knee|hip|shoulder|ankle|foot|wrist|elbow|hand) pain|morning stiffness|rash|"
    "itch(?:ing)?|pruritus|skin lesion|changing mole|pigmented lesion|hair loss|breast lump|"
    "nipple discharge|neck lump|lump|pelvic pain|vaginal bleeding|post-?menopausal bleeding|"
    "heavy periods|vaginal discharge|low mood|anxiety|panic attacks|suicidal (?:ideation|thoughts)|"
    "insomnia|poor sleep|snoring|daytime sleepiness|hearing loss|tinnitus|sore throat|hoarseness|"
    "nasal (?:obstruction|congestion|discharge)|epistaxis|ear pain|otalgia|hot flushes|hot flashes|"
    "polyuria|polydipsia|cold intolerance|heat intolerance|ptosis|high fever|pedal edema|swelling"
)

_PART = (
    r"(?: (?:of|in|affecting) (?:the |his |her )?(?:left |right |both )?(?:knees?|"
    r"hips?|shoulders?|ankles?|foot|feet|"
    r"hands?|wrists?|elbows?|spine|neck|breast|prostate|lung|colon))?"
)


def _with_tail(pattern: str, tail: str) -> list[tuple[str, str]]:
    return [("", alternative + tail) for alternative in top_level_alternatives(pattern)]


CONDITION = Vocabulary(_with_tail(CONDITIONS, _PART))
SYMPTOM = Vocabulary(_with_tail(SYMPTOMS, ""))
