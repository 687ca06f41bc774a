"""What is measured: names of vital signs, laboratory tests and scores, and how their values and units are written."""

from __future__ import annotations

import re

NUMBER = (
    r"(?:[<>\u2264\u2265~]?\s?(?:\d{1,3}(?:,\d{3})+|\d+)(?:[.,]\d+)?|"
    r"[<>\u2264\u2265]\s?\.\d+)"
)
TITRE = r"(?:[<>\u2264\u2265]\s?)?1 ?: ?\d{2,5}(?![\d:])"
"""How far a serum could be thinned: "1:1280"."""
UNIT = (
    r"mm ?\[?hg\]?|bpm|beats per minute|/min|breaths(?: per minute|/min)?|kg/m(?:2|\u00b2)|kg|lbs?\b|pounds|"
    r"stone|cm|mm|m\b|"
    r"in(?:ches)?\b(?! ?[A-Za-z])|"
    r"ft|%|percent|\u00b0 ?[CF]|deg ?[CF]|degree celsius|[CF]\b|mg ?%|g ?%|gm ?%|mg/dl|mmol/l|mmol/mol|"
    r"[\u00b5\u03bcu\?]mol/l|nmol/l|pmol/l|g/dl|g/l|ng/ml|ng/l|ng/dl|pg/ml|[\u00b5\u03bcu]g/(?:l|g|ml|dl)|mcg/(?:l|"
    r"g|ml|dl)|pg|fl|"
    r"k?iu/m?l|u/m?l|m[i\[\]]*u\]?/m?l|[\u00b5\u03bcu]iu/ml|[\u00b5\u03bcu]u/ml|meq/l|ml/min(?:/1[.,]73 ?m(?:2|"
    r"\u00b2))?|"
    r"mm/hr?|mg/l|mg/g|mg/mmol|x ?10[\^e]?\(?\d+\)?/(?:u?l)|10\*\d+/u?l|\(?10\*3/ul\)?|\d{2}\^?9/l|e9/l|"
    r"cells/\w+|units?\b|"
    r"lakhs?(?:/\w+)?|k/ul|l/min|litres?|liters?|l\b|dioptres?|points|ml\b"
)
NAMES = (
    r"(?:systolic |diastolic |home |clinic |average |resting |office |standing |lying )?(?:blood pressure|bp)|"
    r"(?:resting )?heart ?rate|pulse(?: rate| ox(?:imetry)?)?|hr|respiratory rate|rr|resp(?: rate)?|"
    r"respirations?(?=[ :]+(?:(?:is|are|were|was|of|at) )?\d)|(?:body )?temp(?:erature)?(?: max(?:imum)?)?|t-?max|"
    r"t(?=:? 3\d)|"
    r"(?:body |birth |dry )?weight|wt|(?:body )?height|ht|length|(?:body mass index|bmi)(?: centile)?|"
    r"head circumference|(?:waist|neck|collar)(?: circ\w*\.?| size)?|"
    r"(?:oxygen |o2 )?sat(?:uration)?s?|spo2|o2 sats?|sao2|peak flow|pef(?:r)?|fev ?1(?: ?/ ?fvc)?|fvc|dlco|tlco|"
    r"kco|fe ?no|"
    r"(?:hb|hgb|ha?emoglobin)(?: ?a1c)?|hba1c|a1c|hct|ha?ematocrit|mcv|mch|rdw|wbc|wcc|"
    r"white (?:blood )?(?:cell )?count|"
    r"neutrophils?|neuts|lymphocytes?|lymphs|eosinophils?|monocytes?|plt?s?|platelets?(?: count)?|reticulocytes?|"
    r"inr|a?ptt|pt(?=(?::| of)? 1\d)|d-?dimer|fibrinogen|esr|crp|c-reactive protein|procalcitonin|"
    r"(?:e-?)?gfr|(?:s\.? ?|serum |plasma )?creat(?:inine)?|urea|bun|(?:s\.? ?|serum )?(?:potassium|sodium|k\+|"
    r"na\+|calcium|"
    r"magnesium|phosphate|bicarbonate|chloride|uric acid|urate|albumin|bilirubin|ferritin|iron|testosterone|lithium|"
    r"cortisol|prolactin|folate|amylase|lipase|lactate)|(?:corrected|adjusted|ionised) calcium|(?:direct |total |"
    r"conjugated )"
    r"bilirubin|k(?=:? ?[3-7]\.\d)|na(?=:? ?1[0-5]\d)|urine (?:acr|pcr)|(?:urine |urinary )?(?:acr|pcr|"
    r"(?:micro)?(?:albumin|protein)[ :/-]*(?:to[ -])?creat(?:inine)?(?: ratio)?)|"
    r"proteinuria|microalbumin|alt|ast|alp|alk(?:aline)? phos(?:phatase)?|ggt|gamma ?gt|ldh|ck|cpk|"
    r"creatine kinase|"
    r"troponin(?: [it])?|hs-?trop\w*|bnp|nt-?pro-?bnp|tsh|(?:free )?t[34]|ft[34]|pth|igf-?1|fsh|lh\b|amh|"
    r"oestradiol|estradiol|"
    r"progesterone|hcg|psa|cea|ca[ -]?(?:125|19-9|15-3)|afp|total cholesterol|cholesterol|ldl(?:-c)?|hdl(?:-c)?|"
    r"triglycerides?|(?:fasting |random |blood |capillary |plasma )*(?:glucose|sugar)|fbs|ppbs|rbs|hgt|"
    r"(?:blood )?ketones?|"
    r"vitamin (?:d|b12)(?: level)?|b12|tibc|tsat|transferrin(?: saturation)?|ana\b|rf|rheumatoid factor|"
    r"anti-?ccp|ccp|"
    r"anti-?dsdna|ds-?dna|complement|ig[agem]|t(?:issue )?tg(?:-iga)?|tissue transglutaminase|trab|anti-?tpo|tpo|"
    r"(?:faecal |fecal )?calprotectin|fit|q?fit(?: test)?|soh|"
    r"ejection fraction|l?v?ef|abi|abpi|ph|pco2|po2|base excess|"
    r"phq-?[29]|gad-?7|hads|mmse|moca|6-?cit|ace-?iii|k-?10|dass\w*|edinburgh|epds|audit(?:-c)?|"
    r"epworth(?: score)?|ess|"
    r"stop-?bang|ipss|chads\w*|cha2ds2-?vasc|has-?bled|mrc|nyha|cat(?: score)?(?=:? \d)|act(?: score)?(?=:? \d)|"
    r"das-?28|pasi|"
    r"dlqi|easi|vas|ndi|odi|oks|ohs|pps|ecog|gcs|news2?|qrisk\w*|apgar|mallampati|"
    r"(?:va|iop|visual acuity|intra-?ocular pressures?|pressures?|c[:/]?d)(?: (?:od|os|ou|r|l|re|le|right|left))?|"
    r"ta|poids|taille|fc|tension(?: art[ée]rielle)?|h[ée]moglobine|cr[ée]atinine|glyc[ée]mie|kalium|gewicht|"
    r"gr[öo](?:ss|ß)e|"
    r"rr(?=:? \d{2,3}/)|puls|blutdruck|kreatinin|h[äa]moglobin|blutzucker|bsg|bks|s[äa]ttigung|saturatie|bloeddruk|"
    r"gewicht|lengte|"
    r"peso|talla|altura|altezza|pressione(?: arteriosa)?|pa(?=:? \d{2,3}/)|tensi[óo]n(?: arterial)?|"
    r"frecuencia card[íi]aca|"
    r"saturaci[óo]n|saturazione|frequenza(?: cardiaca)?|emoglobina|hemoglobina|ferritina|creatinin[ea]|glicemia|"
    r"glucemia|"
    r"colesterol(?:o)?|leukozyten|thrombozyten|leucocytes|plaquettes|plaquetas|piastrine|leucocitos"
)
NAME = re.compile(rf"(?:{NAMES})", re.IGNORECASE)
"""The name of a measure and nothing else: to be matched against a whole cell."""
IN_TEXT = re.compile(
    rf"(?<![\w/+-])(?P<name>{NAMES})(?![\w])"
    rf" ?(?:\([^)\n]{{1,20}}\))? ?(?:(?:score|level|count|result|test) ?)?"
    rf"(?:[:=|~(-]|of|is|are|was|were|at(?: (?:the )?(?:er|ed|triage|presentation|home|admission))?|to|now|"
    rf"this morning|on arrival|only|today|still|currently|measured|"
    rf"in (?:surgery|clinic|studio)|"
    rf"recorded(?: at)?|"
    rf"reading|up|down|remains?|stays?|came back|has been|"
    rf"(?:(?:slightly|mildly|a (?:bit|little|touch)|markedly|very|still|just|borderline|again) )?"
    rf"(?:normal|steady|stable|raised|low|high|elevated|up|down|reduced|improved|unchanged|better|worse) at| )*"
    rf"(?P<value>\d{{2,3}}\s?/\s?\d{{2,3}}(?!\d*/)|20/\d{{2,3}}|6/\d{{1,2}}|{TITRE}|"
    rf"\d['\u2019] ?\d{{1,2}}(?:[\"\u201d]|['\u2019]{{2}})?|"
    rf"{NUMBER}(?!:\d|['\u2019]\d))\s?(?P<unit>{UNIT})?(?![\w/]|[.,]\d)",
    re.IGNORECASE,
)
VALUE = re.compile(
    rf"^(?P<value>\d{{2,3}}\s?/\s?\d{{2,3}}|20/\d{{2,3}}|6/\d{{1,2}}|\d ?ft ?\d{{1,2}} ?in|"
    rf"{TITRE}|\d['\u2019] ?\d{{1,2}}(?:[\"\u201d]|['\u2019]{{2}})?|"
    rf"{NUMBER}(?:\s?-\s?\d+(?:\.\d+)?)?|"
    rf"(?:non-?)?reactive|(?:un|not )?detected|(?:non-?|not )?immune|"
    rf"positive?|negative?|positiv[oa]|negativ[oa]|positif|n[ée]gatif|positiv|negativ|normal|abnormal|elevated|"
    rf"trace|yellow|"
    rf"clear|pending)\s*(?:(?P<unit>{UNIT})(?![\w/*^]))?",
    re.IGNORECASE,
)
ONLY_UNIT = re.compile(rf"(?:{UNIT})", re.IGNORECASE)
"""A unit and nothing else: to be matched against a whole cell."""
_LONGEST_NAME = 80
"""In characters, with unit and remark. Longer words name no measure, and looking for a unit at their end takes the
square of their length."""
_UNIT_BEHIND = re.compile(rf"(?:[\s,]+[(\[]?|[(\[])\s*(?P<unit>{UNIT})\s*[)\]]?$", re.IGNORECASE)


def is_measure(words: str) -> bool:
    """Tell whether words are the name of a measure, with or without its unit, and nothing else."""
    bare = bare_name(words)
    return 0 < len(bare) <= _LONGEST_NAME and NAME.fullmatch(bare) is not None


def bare_name(words: str) -> str:
    """Return a name without the unit, remark and colon behind it: "eGFR (mL/min)" is "eGFR"."""
    bare = words.strip(" :*.")
    if len(bare) > _LONGEST_NAME:
        return bare
    bare = _REMARK_BEHIND.sub("", bare)
    if (unit := _UNIT_BEHIND.search(bare)) and unit.start() > 1:
        bare = bare[: unit.start()]
    return _DAY_BEHIND.sub("", bare).strip(" :*")


_REMARK_BEHIND = re.compile(r"\s*[(\[][^()\[\]]*[)\]]$")
_DAY_BEHIND = re.compile(r"[\s,]+(?:\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?)$")


def unit_in_name(words: str) -> tuple[int, int] | None:
    """Return where the unit stands within a name ("HbA1c mmol/mol", "Creatinine (mg/dL)"); None when there is none."""
    bare = words.rstrip(" :*")
    unit = _UNIT_BEHIND.search(bare) if len(bare) <= _LONGEST_NAME else None
    return unit.span("unit") if unit is not None and unit.start() > 1 else None
