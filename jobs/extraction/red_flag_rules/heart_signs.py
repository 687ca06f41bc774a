"""Signs of heart, lungs and vessels by what stands together in a sentence."""

from __future__ import annotations

from jobs.extraction.red_flag_rules.signs import Signs

_BAD_CHEST = (
    r"at rest|rest pain|(?:while|when|whilst) (?:\w+ )?(?:sitting|resting|asleep|in bed)|woke\w*|wak(?:es|ing|en\w*)|"
    r"sweat\w*|clammy|grey|diaphor\w*|ashen|(?:for|over|lasting) (?:\d+|two|three|several) (?:hours|hrs)"
)

HEART_SIGNS: Signs = {
    "acute_coronary": (
        (
            r"chest|substernal|retrosternal|precordial|heart",
            r"pain\w*|pressure|tight\w*|heav\w*|discomfort|ache",
            _BAD_CHEST,
            r"!blood pressure|never at rest|not at rest|no (?:pain|symptoms) at rest|night sweats|clear|asthma|"
            r"relieved by rest",
        ),
        (
            r"angina",
            r"at rest|rest and|at night|nocturnal|increas\w+ (?:frequent\w*|often)|more (?:frequent\w*|often)|"
            r"minimal|worsening|"
            r"crescendo|unstable|deteriorat\w+",
            r"!ludwig\w*|never at rest|not at rest|stable angina",
        ),
        (
            r"(?:hs-?|high[- ]sensitivity )?trop(?:onin)?s?(?: [TI])?",
            r"raised|elevated|positive|rising|(?<!<)(?<!< )(?:[2-9]\d|\d{3,})",
            r"!normal|negative|not raised|not elevated",
        ),
    ),
    "aortic_emergency": (
        (
            r"tearing|ripping",
            r"pain",
            r"back|chest|shoulder blades|interscapular|abdom\w+",
            r"!muscle|hamstring|calf",
        ),
        (
            r"(?-i:AAA)|triple A|aortic aneurysm|aneurysm",
            r"pain\w*|tender|collaps\w*|leak\w*|ruptur\w*|(?:5\.[5-9]|[6-9](?:\.\d)?) ?cm|(?:5[5-9]|[6-9]\d) ?mm|"
            r"symptomatic",
            r"!cerebral|intracranial|berry|MCA|screening negative|no pain|painless|popliteal|years",
        ),
        (r"dissection", r"aort\w*|type (?-i:[AB])\b|unequal|suspect\w*", r"!neck|axillary|lymph|node"),
        (r"expansile|pulsatile|pulsating", r"mass|swelling|abdom\w*"),
        (
            r"chest|back",
            r"pain",
            r"radio-?radial|pulse deficit|unequal (?:arm )?(?:pulses|blood pressures|BPs?)",
        ),
    ),
    "pulmonary_embolism": (
        (
            r"cal(?:f|ves)",
            r"swollen|swelling|bigger|larger",
            r"!muscle tear|strain|bilateral|years|compression",
        ),
        (
            r"cal(?:f|ves)|leg|thigh",
            r"swollen|swelling|tender\w*|hot|pain\w*",
            r"flight|post-?op\w*|operation|surgery|replacement|immobil\w*|plaster|cast|d-?dimer|pregnan\w*|unilateral",
            r"!cellulitis|claudication|sciatic\w*|back pain|walking|numb\w*|exercise|running",
        ),
        (
            r"sudden\w*|acute\w*",
            r"breathless\w*|(?-i:SOB)|short(?:ness)? of breath|dyspn\w*",
            r"pleurit\w*|sharp|breathing in|inspiration|sats|tachy\w*|hypox\w*|collaps\w*",
        ),
        (
            r"breathless\w*|(?-i:SOB)|short(?:ness)? of breath|dyspn\w*",
            r"pleuritic|on breathing in|on inspiration",
        ),
        (
            r"d-?dimer",
            r"raised|elevated|positive|high|\d{3,}",
            r"calf|leg|pleurit\w*|chest|breath\w*|tachy\w*|swell\w*|pain|SOB",
            r"!negative|normal",
        ),
        (
            r"(?-i:CTPA)|V/?Q|doppler|duplex|ultrasound|scan|imaging",
            r"embol\w+|(?:deep|femoral|popliteal|iliac|calf|venous)[^.\n]{0,20}thromb\w+|(?-i:DVT)",
            r"!no|negative|excluded|portal",
        ),
    ),
    "limb_ischaemia": (
        (
            r"legs?|foot|feet|toes?|limb|hand|arm|fingers?",
            r"cold|white|mottled|dusky|black|pale|blue",
            r"pulse\w*|rest pain|at night|night pain|sudden\w*|since (?:this|last|yesterday)|gangren\w*|acute\w*",
            r"!raynaud\w*|in the cold|cold weather|varicose|warm and well|well perfused|pulses (?:present|palpable|"
            r"normal|intact)|"
            r"numbness|splint|told|shoes?|return|go to",
        ),
        (r"(?-i:ABP?I)|ankle[- ]brachial\w*(?: pressure)? index", r"0?\.[0-3]\d?(?!\d)"),
        (
            r"=(?:no|absent|impalpable) (?:\w+ )?pulses?|pulses? (?:\w+ )?(?:absent|not palpable|impalpable)|pulseless",
            r"=legs?|foot|feet|toes?|limb|hand|arm",
            r"=cold|white|mottled|dusky|pale|blue|pain\w*",
        ),
        (r"hang\w*|dangl\w*", r"legs?|foot|feet", r"bed|night"),
        (r"pain out of proportion", r"swollen|tense|calf|forearm|fracture|leg|compartment|skin"),
        (r"(?<!chest )rest pain", r"legs?|foot|feet|toes?|calf|limb", r"!no rest pain"),
    ),
    "airway": (
        (
            r"nois(?:y|e) (?:\w+ )?breathing|nois(?:y|e) on breathing|breathing (?:\w+ )?nois\w+",
            r"worse|in\b|distress|new|croup",
        ),
        (r"trismus|muffled|hot[- ]potato", r"quinsy|peritonsillar|drool\w*|voice|swallow\w*|fever\w*"),
        (
            r"inhal\w*|aspirat\w*|chok\w*|swallow\w*",
            r"peanuts?|nuts?|coins?|toy|foreign body|batter(?:y|ies)|magnets?|bead",
            r"!inhalers?|steroid|allerg\w*|reaction|cashew|hives",
        ),
        (
            r"(?:sats|SpO2|O2 sats?|saturations?)(?: of| is| are|:|=)? ?8\d ?%?",
            r"air|RA\b|oxygen|rest|now|today|distress",
        ),
    ),
}
