"""The shipped starter list of red flags: what a text may say that must not wait.

A flag is raised when, for one of its alternatives, every pattern is found, asserted of the patient now (not
negated, not of the
family, not only in the past or hypothetical), all within `reach` characters of each other. The list follows
common referral
guidance (suspected-cancer pathways of NICE NG12, emergency presentations in general practice). It is a
safety net: it only raises.
"""

from __future__ import annotations

from dataclasses import dataclass

from referrals.data.referral import Urgency


@dataclass(frozen=True, slots=True)
class RedFlagRule:
    """`alternatives`: each a tuple of patterns that must all be found near each other.

    `urgency` is the least urgency of a document with the flag: `stat` where hours decide, `asap` where a specialist
    must look within days (the two-week wait of suspected cancer), `urgent` where it must not wait in the routine queue.
    `if_asked_soon` takes its place where the document itself asks for `urgent` or `asap`: conditions that are often
    already in hand when somebody who has seen the patient writes of them. A document that asks for less, or for
    nothing, gets `urgency`.
    """

    code: str
    text: str
    urgency: Urgency
    alternatives: tuple[tuple[str, ...], ...]
    reach: int = 400
    if_asked_soon: Urgency | None = None


_CANCER_SUSPECTED = (
    r"(?:suspected|suspicion of|suspicious for|suspicious of|possible|probable|"
    r"query|\?|concern(?:s|ed|ing)? (?:for|about)|likely|rule out|exclude)\s+"
    r"(?:\w+\s+){0,3}?(?:cancer|malignan\w+|carcinoma|melanoma|lymphoma|leuk(?:a)?emia|"
    r"neoplas\w+|sarcoma|tumou?r|myeloma|metasta\w+)"
)

RED_FLAG_RULES: tuple[RedFlagRule, ...] = (
    RedFlagRule(
        "suspected_cancer",
        "Cancer is suspected, or the two-week-wait pathway is named.",
        "asap",
        (
            (_CANCER_SUSPECTED,),
            (
                r"two[- ]week[- ](?:wait|rule)|\b2ww\b|2[- ]week[- ]wait|urgent suspected cancer|"
                r"suspected cancer pathway",
            ),
        ),
    ),
    RedFlagRule(
        "lung_cancer_signs",
        "Coughing blood, or a lung mass: possible lung cancer.",
        "asap",
        (
            (r"h(?:a)?emoptysis|cough(?:ing|ed)?(?: up)? blood|blood[- ](?:stained|streaked) sputum",),
            (
                r"(?:lung|lobe|hilar|pulmonary|mediastinal)\s+(?:mass|lesion)|(?:mass|lesion|"
                r"nodule)\s+(?:in|on|of) the (?:\w+ ){0,2}(?:lung|lobe)",
            ),
        ),
    ),
    RedFlagRule(
        "bowel_cancer_signs",
        "Rectal bleeding, positive stool blood test, weight loss or iron deficiency "
        "with bowel signs: possible bowel cancer.",
        "asap",
        (
            (
                r"rectal bleeding|blood in (?:the |his |her )?stools?|bleeding per rectum|\bPR bleed\w*",
                r"weight loss|change in bowel habit|altered bowel habit|abdominal mass|an(?:a)?emia",
            ),
            (
                r"(?:positive|raised|elevated) (?:FIT|fa?ecal (?:immunochemical|occult blood))\b|"
                r"\bFIT (?:test )?(?:was |is )?(?:positive|raised)|(?:fa?ecal occult blood|"
                r"FOBT?|FIT)[^.\n]{0,30}positive",
            ),
            (
                r"(?:unintentional|unexplained|significant|progressive)\s+weight loss|weight loss (?:of|\d)",
                r"altered bowel habit|change in bowel habit|constipation|diarrh(?:o)?ea|"
                r"abdominal (?:pain|mass)",
            ),
            (r"rectal mass|(?:colonic|caecal|sigmoid) (?:mass|tumou?r)",),
        ),
        reach=900,
    ),
    RedFlagRule(
        "upper_gi_cancer_signs",
        "Difficulty swallowing, or weight loss with upper abdominal signs: possible "
        "upper gastrointestinal cancer.",
        "asap",
        (
            (r"(?:progressive |worsening )?dysphagia|difficulty swallowing (?:solids|food)|food sticking",),
            (r"painless jaundice|obstructive jaundice",),
            (
                r"weight loss",
                r"epigastric (?:pain|mass)|persistent vomiting|early satiety|new[- ]onset diabetes",
            ),
        ),
    ),
    RedFlagRule(
        "unexplained_weight_loss",
        "Unintentional weight loss.",
        "urgent",
        (
            (
                r"(?:unintentional|unintended|unexplained|significant|progressive|marked)\s+weight loss|"
                r"(?:weight loss|lost (?:\d+ ?(?:kg|lbs?|pounds|stone)|weight))[^.]{0,60}(?:without (?:trying|"
                r"dieting)|"
                r"unintentional\w*|unexplained)",
            ),
        ),
    ),
    RedFlagRule(
        "breast_cancer_signs",
        "A new breast lump or nipple change: possible breast cancer.",
        "asap",
        (
            (
                r"(?:breast|axillary)\s+(?:lump|mass|nodule)|lump in (?:the |her |his )?(?:\w+ )?breast|"
                r"nipple (?:discharge|retraction|inversion)|peau d['\u2019]orange",
            ),
        ),
    ),
    RedFlagRule(
        "skin_cancer_signs",
        "A changing pigmented lesion: possible melanoma.",
        "asap",
        (
            (
                r"(?:changing|irregular|growing|enlarging|bleeding)\s+(?:\w+\s+){0,2}(?:mole|"
                r"n(?:a)?evus|pigmented lesion|lesion)|(?:mole|pigmented (?:skin )?lesion)[^.\n]{0,60}(?:chang|"
                r"irregular|grow|enlarg|bleed|asymmetr|increas)\w*",
            ),
        ),
    ),
    RedFlagRule(
        "urological_cancer_signs",
        "Visible blood in the urine, or a testicular or prostate finding that suggests cancer.",
        "asap",
        (
            (
                r"(?:visible|frank|gross|macroscopic|painless)\s+h(?:a)?ematuria|blood in (?:the |"
                r"his |her )?urine",
            ),
            (
                r"testicular (?:lump|mass|tumou?r)|lump in (?:the |his )?(?:\w+ )?testi\w+|"
                r"hard (?:craggy |irregular )?prostate|nodular prostate",
            ),
        ),
    ),
    RedFlagRule(
        "gynaecological_cancer_signs",
        "Bleeding after the menopause, or a pelvic mass: possible gynaecological cancer.",
        "asap",
        (
            (r"post-?menopausal bleeding|bleeding after (?:the )?menopause|\bPMB\b",),
            (r"(?:ovarian|pelvic|adnexal)\s+mass|suspicious (?:looking )?cervix|post-?coital bleeding",),
        ),
    ),
    RedFlagRule(
        "head_and_neck_cancer_signs",
        "A persistent neck lump, mouth ulcer or hoarseness: possible head and neck cancer.",
        "asap",
        (
            (
                r"(?:persistent|unexplained|hard|enlarging|fixed)\s+(?:\w+\s+){0,2}(?:neck lump|"
                r"neck mass|hoarseness|mouth ulcer|oral ulcer|thyroid (?:lump|nodule))|neck (?:lump|"
                r"mass)[^.\n]{0,40}(?:weeks|enlarg|grow|hard|fixed)",
            ),
        ),
    ),
    RedFlagRule(
        "blood_cancer_signs",
        "Blood count or symptoms that suggest leukaemia, lymphoma or myeloma.",
        "asap",
        (
            (
                r"\bblasts?\b (?:cells|seen|on)|pancytopenia|paraprotein|(?:generali[sz]ed|"
                r"widespread) lymphadenopathy",
            ),
            (r"lymphadenopathy", r"night sweats|weight loss"),
        ),
    ),
    RedFlagRule(
        "cauda_equina",
        "Saddle numbness, or bladder or bowel change with back pain: possible cauda equina syndrome.",
        "stat",
        (
            (r"cauda equina",),
            (
                r"saddle (?:an(?:a)?esthesia|par(?:a)?esthesia|numbness|area numb\w*)|(?:perianal|"
                r"perineal|saddle)[- ](?:area )?(?:numbness|an(?:a)?esthesia|sensory loss)|"
                r"numb(?:ness)?[^.\n]{0,30}(?:perineum|saddle|between (?:the|his|her) legs)",
            ),
            (
                r"back pain|sciatica|radicul\w+|disc (?:prolapse|herniation)",
                r"urinary retention|(?:urinary|bladder|f(?:a)?ecal|bowel)\s+(?:\w+\s+)?(?:incontinence|"
                r"dysfunction)|incontinen\w+|unable to pass urine|difficulty (?:passing urine|"
                r"initiating micturition)|bilateral (?:leg weakness|sciatica)|loss of anal tone|"
                r"reduced anal tone",
            ),
        ),
    ),
    RedFlagRule(
        "spinal_cord_compression",
        "Possible compression of the spinal cord.",
        "stat",
        (
            (r"(?:spinal )?cord compression|\bMSCC\b",),
            (
                r"known (?:metasta\w+|cancer|malignancy)|metastatic",
                r"back pain",
                r"leg weakness|difficulty walking|sensory level",
            ),
        ),
    ),
    RedFlagRule(
        "acute_coronary",
        "Chest pain at rest or with ECG or troponin change: possible acute coronary syndrome.",
        "stat",
        (
            (
                r"acute coronary syndrome|\bN?STEMI\b|myocardial infarction|heart attack|"
                r"unstable angina|crescendo angina",
            ),
            (
                r"chest (?:pain|discomfort|tightness|heaviness)",
                r"at rest\b|sweating|"
                r"diaphor\w+|clammy|ST[- ](?:elevation|depression|segment)|(?:raised|elevated|"
                r"positive|rising) troponin|troponin[^.\n]{0,20}(?:raised|elevated|positive)",
            ),
        ),
    ),
    RedFlagRule(
        "aortic_emergency",
        "Tearing chest or back pain, or a symptomatic aneurysm: possible aortic emergency.",
        "stat",
        (
            (
                r"(?:tearing|ripping) (?:chest|back|interscapular) pain|aortic dissection|"
                r"(?:ruptured|leaking|symptomatic|expanding) (?:abdominal aortic )?(?:aneurysm|"
                r"AAA)",
            ),
        ),
    ),
    RedFlagRule(
        "pulmonary_embolism",
        "Possible pulmonary embolism or deep vein thrombosis.",
        "stat",
        (
            (r"pulmonary embol\w+",),
            (
                r"pleuritic chest pain",
                r"(?:calf|leg) (?:swelling|pain)|short(?:ness)? of breath|breathless\w*|"
                r"h(?:a)?emoptysis|tachycardi\w+",
            ),
            (r"(?:suspected|possible|acute|new|\?)\s*(?:deep vein thrombosis|DVT)",),
        ),
    ),
    RedFlagRule(
        "stroke_tia",
        "Sudden weakness, facial droop or speech loss: possible stroke or TIA.",
        "stat",
        (
            (
                r"(?:acute|suspected|possible|recent|new|\?)\s*(?:stroke|CVA|TIA|transient isch(?:a)?emic "
                r"attack)",
            ),
            (r"transient isch(?:a)?emic attack|\bTIA\b",),
            (
                r"(?:sudden|acute|new)[^.\n]{0,40}(?:facial (?:droop|weakness)|slurred speech|"
                r"arm weakness|leg weakness|hemi(?:paresis|plegia|an(?:a)?esthesia)|dysphasia|"
                r"aphasia|limb weakness)",
            ),
            (r"facial (?:droop|weakness)", r"slurred speech|arm weakness|limb weakness|dysphasia|aphasia"),
        ),
    ),
    RedFlagRule(
        "acute_neurology",
        "Sudden double vision, drooping lid, or rising weakness of swallowing or breathing.",
        "stat",
        (
            (
                r"(?:sudden|acute|rapid)[^.\n]{0,30}(?:diplopia|double vision|ptosis)|botulism|"
                r"myasthenia gravis crisis|myasthenic crisis|guillain[- ]barr",
            ),
            (
                r"thunderclap headache|worst headache of (?:his|her|their|my) life|subarachnoid|"
                r"sudden[- ]onset severe headache",
            ),
            (r"status epilepticus",),
            (r"papilloedema|papilledema|raised intracranial pressure",),
        ),
    ),
    RedFlagRule(
        "first_seizure",
        "A first seizure.",
        "asap",
        ((r"first (?:ever )?(?:seizure|fit|convulsion)|new[- ]onset seizures?",),),
    ),
    RedFlagRule(
        "sepsis",
        "Signs of sepsis.",
        "stat",
        (
            (r"\bsepsis\b|\bseptic(?: shock)?\b|neutropenic (?:sepsis|fever)",),
            (
                r"fever|pyrexia|temperature (?:of )?(?:38|39|40)|rigors",
                r"hypotens\w+|confus\w+|mottled|tachypn(?:o)?ea|lactate|drowsy|rigors",
            ),
        ),
        reach=250,
    ),
    RedFlagRule(
        "meningitis",
        "Signs of meningitis or meningococcal disease.",
        "stat",
        (
            (r"mening(?:itis|ococc\w+)|non[- ]?blanching (?:\w+ )?rash|petechial rash|purpuric rash",),
            (r"neck stiffness|meningism|photophobia", r"fever|pyrexia|headache"),
        ),
        reach=250,
    ),
    RedFlagRule(
        "suicidality",
        "Thoughts or plans of suicide, or serious self-harm.",
        "stat",
        (
            (
                r"suicid(?:al(?:ity)?|e)(?: (?:ideation|thoughts|intent|plans?|attempt|risk))?|"
                r"thoughts of (?:ending (?:his|her|their) life|suicide|self[- ]harm)|(?:wants|"
                r"wishes|plans) to (?:die|end (?:his|her|their) life|kill (?:him|her|them)sel\w+)|"
                r"took an overdose|intentional overdose|active plans? to (?:self[- ]harm|"
                r"end)",
            ),
            (r"homicidal (?:ideation|thoughts)|harm (?:to )?others|acute psychosis|command hallucinations",),
        ),
    ),
    RedFlagRule(
        "sudden_visual_loss",
        "Sudden loss of vision, or an acutely painful red eye.",
        "stat",
        (
            (
                r"(?:sudden|acute|rapid)[^.\n]{0,25}(?:visual loss|loss of vision|vision loss|"
                r"blindness|visual disturbance|curtain)|(?:visual loss|loss of vision)[^.\n]{0,20}sudden",
            ),
            (
                r"curtain (?:across|over|coming down)|flashes and floaters|flashing lights and floaters|"
                r"retinal detachment|central retinal artery",
            ),
            (r"acute (?:angle[- ]closure )?glaucoma|painful red eye",),
            (r"giant cell arteritis|temporal arteritis|jaw claudication|scalp tenderness",),
        ),
    ),
    RedFlagRule(
        "testicular_torsion",
        "Sudden testicular pain: possible torsion.",
        "stat",
        (
            (r"testicular torsion|torsion of (?:the )?(?:\w+ )?testi\w+",),
            (
                r"(?:sudden|acute|severe)[^.\n]{0,30}(?:testicular|scrotal) pain|(?:testicular|"
                r"scrotal) pain[^.\n]{0,60}(?:sudden|acute|hours)",
            ),
            (
                r"testic\w+|scrot\w+",
                r"high[- ]riding|absent cremasteric|negative cremasteric|cremasteric reflex (?:is |"
                r"was )?(?:absent|negative)",
            ),
        ),
    ),
    RedFlagRule(
        "gi_bleed",
        "Vomiting blood or passing black stools: gastrointestinal bleeding.",
        "stat",
        (
            (
                r"h(?:a)?ematemesis|vomit(?:ing|ed) blood|coffee[- ]ground vomit\w*|mel(?:a)?ena|"
                r"black,? tarry stools?|(?:upper |acute |massive )?GI bleed\w*|torrential (?:rectal )?bleeding",
            ),
        ),
    ),
    RedFlagRule(
        "acute_abdomen",
        "An acute abdomen: perforation, obstruction, pancreatitis or appendicitis.",
        "stat",
        (
            (
                r"acute abdomen|peritonitis|perforat(?:ion|ed) (?:viscus|bowel|ulcer|appendix)|"
                r"bowel obstruction|strangulated hernia|rigid abdomen|isch(?:a)?emic bowel|"
                r"mesenteric isch(?:a)?emia",
            ),
            (r"acute (?:pancreatitis|appendicitis|cholangitis)",),
        ),
        if_asked_soon="asap",
    ),
    RedFlagRule(
        "ectopic_pregnancy",
        "Pain or bleeding in early pregnancy: possible ectopic pregnancy.",
        "stat",
        (
            (r"ectopic",),
            (
                r"pregnan\w+|positive pregnancy test|missed period|amenorrh(?:o)?ea",
                r"(?:abdominal|pelvic|shoulder[- ]tip) pain",
                r"bleeding|shoulder[- ]tip|collapse\w*|syncope",
            ),
        ),
        reach=300,
    ),
    RedFlagRule(
        "obstetric_emergency",
        "An emergency in pregnancy or after birth.",
        "stat",
        (
            (
                r"pre-?eclampsia|eclampsia|\bHELLP\b|placental abruption|placenta pr(?:a)?evia[^.\n]{0,30}bleed\w*",
            ),
            (r"post-?partum h(?:a)?emorrhage|antepartum h(?:a)?emorrhage|\bPPH\b|\bAPH\b",),
            (
                r"pregnan\w+|gestation|\d+ weeks",
                r"reduced f(?:o)?etal movements?|decreased f(?:o)?etal movements?|f(?:o)?etal movements? "
                r"(?:reduced|decreased)|absent f(?:o)?etal",
            ),
            (r"pregnan\w+|gestation", r"(?:heavy |vaginal )bleeding|PV bleed\w*"),
        ),
        if_asked_soon="asap",
    ),
    RedFlagRule(
        "acute_kidney_injury",
        "Rapidly failing kidneys or dangerous potassium.",
        "stat",
        (
            (r"acute kidney injury|\bAKI\b|oliguri\w*|anuri\w*",),
            (r"hyperkal(?:a)?emia|potassium (?:of |is |was )?(?:6\.[5-9]|[7-9]\.?\d?)",),
        ),
        if_asked_soon="asap",
    ),
    RedFlagRule(
        "limb_ischaemia",
        "An acutely cold or pulseless limb.",
        "stat",
        (
            (
                r"acute(?:ly)? (?:limb )?isch(?:a)?emi\w+|isch(?:a)?emic (?:limb|leg|foot)|"
                r"(?:cold|white|pulseless) (?:limb|leg|foot)|compartment syndrome|necrotising fasciitis|"
                r"necrotizing fasciitis",
            ),
        ),
    ),
    RedFlagRule(
        "airway",
        "The airway is threatened.",
        "stat",
        (
            (
                r"stridor|airway (?:compromise|obstruction)|epiglottitis|anaphylaxis|anaphylactic shock|"
                r"unable to swallow (?:saliva|own secretions)|drooling",
            ),
        ),
    ),
    RedFlagRule(
        "diabetic_emergency",
        "A diabetic emergency.",
        "stat",
        ((r"(?:diabetic )?ketoacidosis|\bDKA\b|hyperosmolar|\bHHS\b|ketones? (?:of )?(?:[3-9]|\+\+\+)",),),
    ),
    RedFlagRule(
        "fracture_in_the_elderly",
        "A fall with a probable hip fracture.",
        "stat",
        (
            (
                r"(?:hip|neck of femur|femoral neck|NOF)\s+fracture|fractured? (?:left |"
                r"right )?(?:neck of (?:the )?femur|hip|NOF)|shortened and externally rotated",
            ),
        ),
        if_asked_soon="asap",
    ),
    RedFlagRule(
        "ill_infant",
        "A young infant with fever, poor feeding or abnormal breathing.",
        "stat",
        (
            (
                r"(?:\d+|two|three|one|six|few)[- ](?:days?|weeks?)[- ]old|newborn|neonate",
                r"fever|not feeding|poor feeding|letharg\w+|floppy|grunting|apn(?:o)?ea|"
                r"bilious vomit\w*",
            ),
        ),
        reach=250,
    ),
    RedFlagRule(
        "safeguarding",
        "Concern for the safety of a child or an adult at risk.",
        "urgent",
        (
            (
                r"safeguarding concerns?|non[- ]accidental injury|child (?:abuse|protection)|"
                r"domestic (?:abuse|violence)|elder abuse",
            ),
        ),
    ),
)
