"""Words that clinicians call a specialty by where they ask for it, and that are other things elsewhere: "eyes",
"trauma", "the practice", "pt"."""

from __future__ import annotations

MAY_BE: dict[str, str] = {
    "allergy_immunology": r"allergy|a ?& ?i|immunol",
    "anesthesiology": r"ana?esthesia|pac",
    "audiology": r"audio|aud|hearing tests?|audiogram",
    "bariatric_surgery": r"bari",
    "breast_surgery": r"breast",
    "cardiology": r"ep|cardiac|heart",
    "cardiothoracic_surgery": r"cts|thoracic",
    "colorectal_surgery": r"lower gi|lgi|bowel|crs",
    "dentistry_oral_surgery": r"oral|dental|dentists?",
    "dermatology": r"skin",
    "emergency_medicine": r"ed(?: resus)?|er|a ?[&+] ?e|resus|casualty|emergency (?:dept|department|room)|"
    r"e\.r|e\.d|a and e|"
    r"emerg|emergency|emergencies",
    "endocrinology": r"diabetes|thyroid|diabetic",
    "ent": r"oto",
    "gastroenterology": r"gi|ugi|upper gi|ibd",
    "general_practice": r"(?:gp|own|local|home) surgery|(?:gp|own|your|his|her|their|local|home|gp's) practice|"
    r"phc clinic(?: doctor)?|(?:local )?health post|"
    r"(?:local )?clinic sister|(?:his|her|their|your|usual) (?:gp|doc)|"
    r"gps?|g\.p|pcps?|primary care(?: provider| doctor| physician)?|"
    r"fam(?:ily)? (?:doc|doctor|physician|medicine|practice|practitioner|health team)s?|"
    r"(?:own|primary|regular|local) doctor|general practitioner|gp surgery|the practice|own practice|"
    r"practice nurse",
    "general_surgery": r"surgery|surg|surgeons?",
    "genetics": r"gc",
    "hepatology": r"hepa?|liver",
    "infectious_diseases": r"id|tb|hiv|i\.d",
    "nephrology": r"kidney|ckd",
    "neurosurgery": r"spines?|spinal",
    "nutrition_dietetics": r"diet|nutrition|rd|dietary",
    "obstetrics_gynecology": r"obs?|anc|rei",
    "occupational_therapy": r"ots?",
    "ophthalmology": r"eyes?|glaucoma|retina|cornea",
    "orthopedics": r"trauma|hands?",
    "other": r"(?:adult |child(?:ren)?(?:'s)? )?safeguarding|social care|"
    r"housing (?:team|officers?|advice|advisers?|and benefits advis\w+)|"
    r"occupational (?:physicians?|health physicians?)|advice centre|wig (?:and prosthesis )?service|"
    r"social (?:work(?:ers?)?|services|prescrib\w+)|occupational health|chaplain(?:cy)?|acupunctur\w*|"
    r"chiropract\w*|smoking cessation|stop smoking service|orthotics|orthotists?|district nurs\w+|"
    r"health visitors?|pharmacists?|case manage(?:ment|rs?)|care coordinators?|lactation consultant|"
    r"nuclear medicine|medical photography|welfare rights\w*|home health(?: nursing)?|"
    r"adult social care|toxicology|occ(?:upational)? health|quitline|sarc|ocularist",
    "pain_medicine": r"pain",
    "physical_therapy": r"pt",
    "plastic_surgery": r"burns",
    "podiatry": r"pod|(?:diabetic )?feet|diabetic foot",
    "psychiatry": r"crisis|mh",
    "psychology": r"(?:child )?therapists?",
    "pulmonology": r"chest|lung|pulm rehab|pulmonary rehab",
    "radiology": r"ir|imaging|x-?rays?|fluoroscopy|di|ultrasound|mri",
    "rehabilitation_medicine": r"rehab",
    "rheumatology": r"eia",
    "sleep_medicine": r"sleep(?: study)?",
    "speech_therapy": r"(?-i:SALT|SaLT)|speech|st",
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
        "a & i",
        "a&i",
        "c-l",
        "crs",
        "di",
        "gc",
        "pac",
        "rei",
        "st",
        "wcc",
    )
)
"""Letters that are words or other things in small ones: "pt" is a patient."""
