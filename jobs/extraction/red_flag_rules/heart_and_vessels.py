"""Red flags of heart, lungs and vessels."""

from __future__ import annotations

from jobs.extraction.red_flag_rules.rule import RedFlagRule

_TREATED = r"(?! in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|[^.;\n]{0,25}\b(?:PCI|stent))"
"""What stands behind an infarct of some time ago: its month, or how it was treated."""

HEART_AND_VESSELS: tuple[RedFlagRule, ...] = (
    RedFlagRule(
        "acute_coronary",
        "Chest pain at rest or with ECG or troponin change: possible acute coronary syndrome.",
        "stat",
        (
            (
                rf"acute coronary syndrome|\bN?STEMI\b{_TREATED}|myocardial infarction{_TREATED}|"
                rf"heart attack{_TREATED}|"
                r"unstable angina|crescendo angina",
            ),
            (
                r"chest (?:pain|discomfort|tightness|heaviness)",
                r"at rest\b|sweating|diaphor\w+|clammy|ST[- ](?:elevation|depression|segment)|(?:raised|elevated|"
                r"positive|rising) troponin|troponin[^.\n]{0,20}(?:raised|elevated|positive)",
            ),
            (
                rf"(?-i:\bACS\b)|\bNSTE-?ACS\b|\b(?:N-?)?STEMI\b{_TREATED}|"
                r"\bNSTEACS\b|(?:acute|recent|suspected|possible|"
                r"\?) ?(?:MI\b|myocardial infarct\w*|coronary event)|crescendo angina|angina (?:at rest|"
                r"is worsening|has worsened|with minimal exertion)|rest(?:ing)? angina|worsening angina",
            ),
            (
                r"(?:chest|substernal|retrosternal|precordial|central chest) (?:\w+ )?(?:pain|pressure|discomfort|"
                r"tightness|heaviness)|(?:crushing|squeezing|heavy|pressing)[^.\n]{0,20}chest",
                r"(?:radiat\w+|going|spreading)[^.\n]{0,25}(?:left arm|both arms)|diaphores\w+|cold sweat|"
                r"sweaty|clammy|"
                r"at rest|waking|wakes (?:him|her)|(?:dynamic|new|acute|ischa?emic) (?:ECG|EKG|ST|"
                r"T[- ]wave) (?:changes?|inversion|depression|elevation)|ST[- ]?(?:segment )?(?:elevation|"
                r"depression)|(?:T[- ]wave inversion|LBBB)[^.\n]{0,12}new|new (?:LBBB|left bundle)|troponin (?:T |"
                r"I )?(?:of |is |was |: ?)?(?:positive|raised|elevated|\d{2,})|ongoing|for (?:the last )?(?:\d+|"
                r"several|two|three) hours|crushing",
            ),
        ),
    ),
    RedFlagRule(
        "aortic_emergency",
        "Tearing chest or back pain, or a symptomatic aneurysm: possible aortic emergency.",
        "stat",
        (
            (
                r"(?:tearing|ripping) (?:chest|back|interscapular) pain|aortic dissection|(?:ruptured|leaking|"
                r"symptomatic|expanding) (?:abdominal aortic )?(?:aneurysm|AAA)",
            ),
            (
                r"(?:tearing|ripping|tear-like)[^.\n]{0,25}(?:chest|back|interscapular|abdominal) ?(?:pain)?|"
                r"(?:suspected|possible|acute|\?)\s*(?:aortic|type [AB]) dissection|pulsatile (?:and (?:tender|"
                r"painful) )?(?:abdominal |tender )?mass|(?-i:\bAAA\b)[^.\n]{0,40}(?:pain|tender|leak\w*|rupture\w*|"
                r"symptomatic|collapse\w*)|(?:ruptur\w+|leaking) (?:triple A|AAA|aneurysm)|(?:AAA|"
                r"aneurysm)[^.\n]{0,40}(?:[6-9]\.?\d? ?cm|5\.[5-9] ?cm)",
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
                r"(?:calf|leg) (?:swelling|pain)|short(?:ness)? of breath|breathless\w*|h(?:a)?emoptysis|"
                r"tachycardi\w+",
            ),
            (r"(?:suspected|possible|acute|new|\?)\s*(?:deep vein thrombosis|DVT)",),
            (
                r"(?:suspected|possible|acute|new|\?|query|likely|exclude|rule out|r/o|confirmed|bilateral|"
                r"saddle)\s*(?:PE\b|P\.E\.|pulmonary embol\w+|DVT|deep v(?:ein|enous) thromb\w+)|(?:PE|DVT)\s*\?|"
                r"wells(?: score)?[^.\n]{0,12}(?:[2-9]|high|likely)",
            ),
            (
                r"(?:calf|thigh) (?:\w+ )?(?:swelling|pain|tender\w*)|(?:left|right|one) leg (?:\w+ "
                r")?(?:swelling|swollen)|swollen[, ](?:\w+[, ]+){0,4}(?:calf)|swollen (?:left|right) leg|"
                r"unilateral(?:ly)? (?:leg |calf )?swell\w*",
                r"(?:recent|after|since|following)[^.\n]{0,25}(?:flight|surgery|immobil\w+|operation|long[- ]haul|"
                r"plaster|cast)|(?:raised|elevated|positive) d-?dimer|d-?dimer[^.\n]{0,12}(?:raised|elevated|"
                r"positive|\d{3,})|pleuritic|short(?:ness)? of breath|breathless\w*|unilateral|hot|warm|red|tender",
            ),
            (
                r"(?:raised|elevated|positive) d-?dimer",
                r"chest pain|breathless\w*|short(?:ness)? of breath|tachycardi\w+|hypoxi\w+|calf|leg",
            ),
            (
                r"sudden(?:[- ]onset)?[^.\n]{0,20}(?:dyspn(?:o)?ea|breathless\w*|short(?:ness)? of breath)",
                r"pleuritic|tachycardi\w+|hypoxi\w+|desaturat\w+|calf|immobil\w+|flight|post-?op\w*",
            ),
        ),
    ),
    RedFlagRule(
        "limb_ischaemia",
        "An acutely cold or pulseless limb.",
        "stat",
        (
            (
                r"acute(?:ly)? (?:limb )?isch(?:a)?emi\w+|isch(?:a)?emic (?:limb|leg|foot)|(?:cold|white|"
                r"pulseless) (?:limb|leg|foot)|compartment syndrome|necrotising fasciitis|necrotizing fasciitis",
            ),
            (
                r"(?:acute\w*|critical\w*|threatened|chronic limb[- ]threatening)[^.\n]{0,12}(?:limb |leg |"
                r"foot )?isch(?:a)?emi\w+|\bCL(?:T)?I\b|(?:cold|white|pale|pulseless|dusky|blue|"
                r"mottled),?(?: and)?(?: \w+,?)? ?(?:painful |numb |pulseless )?(?:limb|leg|foot|toes?|hand|arm|"
                r"fingers?)|(?:leg|foot|limb|arm|hand)[^.\n]{0,25}(?:went|became|is|are|gone|now|"
                r"turned) (?:\w+ )?(?:cold|white|pale|blue|pulseless)|(?:rest pain|tissue loss|gangren\w+|"
                r"necrotic toe|wet gangrene)|compartment syndrome|nec(?:roti[sz]ing)? fasc(?:iitis)?|"
                r"crepitus[^.\n]{0,20}(?:skin|tissue|leg|soft)",
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
            (
                r"stridor\w*|(?:airway|upper airway) (?:compromise|obstruction|swelling|o?edema|at risk)|"
                r"anaphyla(?:xis|ctic)|epiglottitis|(?:tongue|throat|lip|laryngeal|"
                r"facial) swelling[^.\n]{0,40}(?:breath\w*|swallow\w*|voice|airway)|drool(?:ing|s)|(?:cannot|"
                r"can't|unable to|not able to) swallow(?: (?:his|her|their|own|any))* ?(?:saliva|secretions|"
                r"fluids|anything)|ludwig'?s angina|(?:floor of mouth|sublingual) swelling|"
                r"trismus[^.\n]{0,60}(?:swelling|dysphagia|drool\w*|fever)|(?:inhaled|aspirated|"
                r"swallowed) (?:a )?(?:foreign body|battery|button battery|magnet\w*)|button battery|"
                r"deep neck (?:space )?(?:abscess|infection)|(?:acute severe|life[- ]threatening) asthma|"
                r"silent chest|(?<!transferrin )(?<!iron )(?:SpO2|sats|saturations?|oxygen saturation)(?: of| is| "
                r"are|:|=)* ?(?:[67]\d|"
                r"8[0-9])\s?%|respiratory (?:failure|distress)",
            ),
        ),
    ),
)
