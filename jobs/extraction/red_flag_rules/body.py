"""Red flags of infection, abdomen, kidneys, pregnancy, injury and of people who need protection."""

from __future__ import annotations

from jobs.extraction.red_flag_rules.rule import RedFlagRule

BODY: tuple[RedFlagRule, ...] = (
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
            (
                r"\?\s*sepsis|septic(?:a)?emi(?:a|c)|urosepsis|(?:sepsis|septic) (?:six|screen|shock|arthritis)|"
                r"NEWS2?(?: score)?(?: of| is| was|:|=)* ?(?:[5-9]|1\d|20)\b|qSOFA(?: of| score)*(?: of|:)? ?[23]|"
                r"septic joint|(?:hot|red)[, ]+(?:\w+,? ){0,2}swollen (?:joint|knee|hip|elbow|ankle|wrist)",
            ),
            (
                r"fever\w*|pyrexi\w*|febrile|temp(?:erature)?(?: of| is|:)? ?(?:38|39|40|10[1-5])\S*|rigors|"
                r"infection|chemotherapy",
                r"hypotensi\w+|(?:BP|blood pressure)(?: of| is|:)? ?[5-8]\d\s?/\s?\d{2}|new confusion|"
                r"acutely confused|"
                r"delirium|mottled|tachypn(?:o)?e(?:a|ic)|lactate|drowsy|septic|neutropen\w+|rigors|clammy|"
                r"shocked|cap(?:illary)? refill",
            ),
        ),
        reach=250,
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
            (
                r"(?:\?|suspected|possible|query|rule out|exclude) ?(?:testicular )?torsion|(?:sudden\w*|acute\w*|"
                r"severe)[^.\n]{0,40}(?:testic\w+|scrot\w+|testis|testes)[^.\n]{0,15}(?:pain|swelling|tender\w*)|"
                r"(?:pain|tender\w*)[^.\n]{0,15}(?:testic\w+|testis|testes|scrot\w+)[^.\n]{0,60}(?:sudden\w*|"
                r"acute\w*|hours?|this morning|woke|overnight|since (?:last night|yesterday)|vomit\w*)|"
                r"(?:testic\w+|testis|scrot\w+)[^.\n]{0,10}pain[^.\n]{0,60}(?:sudden\w*|acute\w*|hours?|"
                r"this morning|woke|overnight|since (?:last night|yesterday)|vomit\w*)|acute scrotum",
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
            (
                r"(?:vomit\w*|throw\w* up|bringing up|brought up) (?:\w+ ){0,3}(?:blood|coffee[- ]grounds?)|"
                r"blood[- ]stained vomit\w*|(?:black|tarry|dark),? (?:sticky |and )?(?:tarry )?(?:stools?|"
                r"motions?|poo)|(?:upper|lower|acute|massive|significant|brisk|active) (?:GI|"
                r"gastro-?intestinal) (?:bleed\w*|h(?:a)?emorrhage)|GI (?:bleed\w*|h(?:a)?emorrhage)|(?:heavy|"
                r"profuse|massive|torrential|brisk) (?:rectal|PR) bleed\w*|variceal bleed\w*|bleeding (?:ulcer|"
                r"varices)|(?:heavy|large|significant)[^.\n]{0,15}(?:rectal bleed\w*|fresh blood (?:PR|"
                r"per rectum))",
            ),
        ),
    ),
    RedFlagRule(
        "acute_abdomen",
        "An acute abdomen: perforation, obstruction, pancreatitis or appendicitis.",
        "stat",
        (
            (
                r"acute abdomen|peritonitis|perforat(?:ion|ed) (?:viscus|bowel|ulcer|appendix)|bowel obstruction|"
                r"strangulated hernia|rigid abdomen|isch(?:a)?emic bowel|mesenteric isch(?:a)?emia",
            ),
            (r"acute (?:pancreatitis|appendicitis|cholangitis)",),
            (
                r"(?:surgical|acute|rigid|peritonitic|board-like) abdomen|peritoni(?:tis|tic|sm)|"
                r"(?:generali[sz]ed |rebound |involuntary )?guarding(?: and rigidity|[^.\n]{0,20}rebound)|"
                r"rebound tenderness|(?:absolute constipation|not passing (?:flatus|wind))|(?:bowel|intestinal|"
                r"gastric outlet) obstruction|(?-i:\bSBO\b)|(?:strangulated|incarcerated|obstructed|"
                r"irreducible)(?: \w+)? hernia|hernia[^.\n]{0,40}(?:irreducible|incarcerated|strangulat\w+|"
                r"tender and)|perforat(?:ion|ed)|free (?:air|gas)|toxic megacolon|volvulus|intussusception|"
                r"ischa?emic (?:bowel|colitis)|\?\s*(?:appendicitis|appendix|pancreatitis|cholangitis|perforation|"
                r"obstruction)|(?:suspected|possible|likely|acute|probable) (?:appendicitis|pancreatitis|"
                r"cholangitis|cholecystitis|diverticulitis with)|severe (?:acute )?abdominal pain",
            ),
        ),
        if_asked_soon="asap",
    ),
    RedFlagRule(
        "ectopic_pregnancy",
        "Pain or bleeding in early pregnancy: possible ectopic pregnancy.",
        "stat",
        (
            (r"ectopic(?! (?:left |right )?(?:testi\w+|beats?|kidneys?|atrial|ventricular|thyroid))",),
            (
                r"pregnan\w+|positive pregnancy test|missed period|amenorrh(?:o)?ea",
                r"(?:abdominal|pelvic|shoulder[- ]tip) pain",
                r"bleeding|shoulder[- ]tip|collapse\w*|syncope",
            ),
            (
                r"(?:\?|suspected|possible|rule out|exclude|r/o|ruptured) ?ectopic|pregnancy of unknown location|"
                r"(?-i:\bPUL\b)",
            ),
            (
                r"pregnan\w+|(?:positive|\+ve) (?:urine )?(?:pregnancy test|UPT|HCG|hCG|PT\b)|(?:UPT|[βb]-?hCG|"
                r"pregnancy test)[^.\n]{0,10}(?:positive|\+ve)|late period|missed (?:her |a )?period|\d (?:weeks|"
                r"/40) (?:pregnant|gestation)|amenorrh(?:o)?ea|LMP",
                r"(?:abdominal|abdo|pelvic|shoulder(?:[- ]tip)?|iliac fossa|RIF|LIF|lower abdominal|unilateral|"
                r"one-sided) (?:\w+ )?(?:pain|cramp\w*)",
                r"bleed\w*|spotting|shoulder[- ]tip|collapse\w*|syncope|dizz\w+|faint\w*|cervical excitation|"
                r"adnexal",
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
                r"pre-?eclampsia|eclampsia|(?-i:\bHELLP\b)|placental abruption|placenta "
                r"pr(?:a)?evia[^.\n]{0,30}bleed\w*",
            ),
            (r"post-?partum h(?:a)?emorrhage|antepartum h(?:a)?emorrhage|(?-i:\bPPH\b)|(?-i:\bAPH\b)",),
            (
                r"pregnan\w+|gestation|\d+ weeks",
                r"reduced f(?:o)?etal movements?|decreased f(?:o)?etal movements?|"
                r"f(?:o)?etal movements? (?:reduced|decreased)|absent f(?:o)?etal",
            ),
            (
                r"pregnan\w+|gestation",
                r"(?:heavy |vaginal )bleeding|PV bleed\w*",
            ),
            (
                r"(?:suspected |severe |possible |\?)?(?:pre-?eclampsia|pre-?eclamptic toxaemia|"
                r"(?-i:\bPET\b)(?= ?(?:in pregnan|,| bloods| screen))|eclamp\w+)|HELLP|(?:placental )?abruption|"
                r"cord prolapse|(?:preterm|premature|prelabou?r) (?:labou?r|rupture of (?:the )?membranes)|"
                r"\bP?PROM\b|(?:reduced|decreased|less|no|absent|fewer|diminished) (?:f(?:o)?etal|"
                r"baby'?s?) (?:movements?|kicks?)|(?-i:\bRFM\b)|baby (?:is |has been )?(?:not moving|moving less)|"
                r"not felt (?:the )?baby move|(?:primary |secondary |massive )?post-?(?:partum|"
                r"natal) (?:h(?:a)?emorrhage|bleed\w*)|puerperal (?:sepsis|psychosis)|post-?partum psychosis|"
                r"heavy lochia|obstetric cholestasis",
            ),
            (
                r"pregnan\w+|gestation|\d+ ?/ ?40|\d+ weeks|antenatal|gravid\w*|trimester",
                r"(?:heavy |fresh |painful )?(?:vaginal|PV|per vaginam|antepartum) bleed\w*|(?:BP|"
                r"blood pressure)(?: of| is|:)? ?(?:1[5-9]\d|2\d\d)\s?/\s?\d{2,3}|"
                r"proteinuria[^.\n]{0,60}(?:headache|visual|"
                r"epigastric|BP)|(?:severe )?headaches?[^.\n]{0,40}(?:visual|flashing|blurr\w+|epigastric)|"
                r"reduced movements|waters (?:have )?broken|contractions",
            ),
        ),
        if_asked_soon="asap",
    ),
    RedFlagRule(
        "acute_kidney_injury",
        "Rapidly failing kidneys or dangerous potassium.",
        "stat",
        (
            (r"acute kidney injury|(?-i:\bAKI\b)|oliguri\w*|anuri\w*",),
            (r"hyperkal(?:a)?emia|potassium (?:of |is |was )?(?:6\.[5-9]|[7-9]\.?\d?)",),
            (
                r"(?:acute (?:on chronic )?(?:kidney|renal) (?:injury|failure|impairment)|(?-i:\bAKI\b)(?: stage)?|"
                r"\bARF\b)|(?:rapid\w*|acute\w*|sudden\w*)[^.\n]{0,25}(?:declin\w+|deteriorat\w+|fall\w*|ris\w+|"
                r"drop\w*|worsen\w+)[^.\n]{0,25}(?:eGFR|GFR|creatinine|renal function|kidney function)|"
                r"(?:creatinine|eGFR)[^.\n]{0,40}(?:doubled|tripled|acute\w* ris\w+)|(?:not passed|"
                r"passing (?:very little|no)) urine|anuric|oliguric",
            ),
            (
                r"(?:hyperkal(?:a)?emi(?:a|c)|(?:potassium|K\+?)(?: level)?(?: of| is| was|:|=)* ?(?:6\.[0-9]|"
                r"[7-9]\.\d)|(?:sodium|Na\+?)(?: level)?(?: of| is| was|:|=)* ?1[01]\d\b)",
            ),
        ),
        if_asked_soon="asap",
    ),
    RedFlagRule(
        "diabetic_emergency",
        "A diabetic emergency.",
        "stat",
        (
            (
                r"(?:diabetic )?ketoacidosis|(?-i:\bDKA\b)|hyperosmolar|(?-i:\bHHS\b)|ketones? (?:of "
                r")?(?:[3-9]|\+\+\+)",
            ),
            (
                r"(?:\?|suspected|possible|early) ?(?:DKA|HHS|ketoacidosis)|ketoacid\w+|(?:blood |urine |"
                r"urinary )?ketones?(?: of| is| are| were| was|:|=)* ?(?:[3-9](?:\.\d)?\b|\+{2,}|[234]\+|positive|"
                r"large|high)|ketosis|ketonuria|(?:glucose|BM|CBG|blood sugar|BSL)(?: of| is| was| reading|:|"
                r"=)* ?(?:[3-9]\d(?:\.\d)? ?mmol|[5-9]\d\d ?mg|high\b|HI\b)|(?:severe|"
                r"recurrent severe) hypoglyc(?:a)?emi\w+",
            ),
            (
                r"new(?:ly)?[- ](?:diagnosed|onset|presentation)?[^.\n]{0,12}(?:type 1|diabet\w+)|polyuria|"
                r"polydipsia|thirst\w*|glucose (?:of )?(?:[2-9]\d)",
                r"vomit\w*|ketones?|drows\w+|weight loss|kussmaul",
                r"child\w*|\b(?:\d|1[0-8])[- ]?(?:year|yr)|ketones?|type 1|drows\w+",
            ),
        ),
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
            (
                r"(?:suspected|possible|\?|acute|displaced|intertrochanteric|subcapital|intracapsular|"
                r"extracapsular|periprosthetic|pathological) ?(?:\w+ )?(?:#|fracture)[^.\n]{0,15}(?:NOF|hip|"
                r"neck of femur|femur|femoral neck)|#\s?NOF|\bNOF ?#|(?:fall|fell|"
                r"fallen)[^.\n]{0,80}(?:unable to (?:weight[- ]?bear|walk|stand)|cannot weight[- ]?bear|hip pain|"
                r"groin pain|externally rotated|shortened)|(?:leg|"
                r"limb)[^.\n]{0,25}shortened[^.\n]{0,20}(?:externally )?rotated|(?:open|compound) fracture|"
                r"pathological fracture",
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
                r"fever|not feeding|poor feeding|letharg\w+|floppy|grunting|apn(?:o)?ea|bilious vomit\w*",
            ),
            (
                r"(?:\d+|two|three|one|four|five|six|few|seven|eight|nine|ten)[- ](?:days?|weeks?|wks?|/7|"
                r"/52)[- ]?(?:of age|old)|newborn|neonat\w+|(?:[1-3]|one|two|three)[- ]month[- ]old|infant|baby",
                r"fever\w*|pyrexia|febrile|temp(?:erature)? (?:of )?(?:38|39|40)|not (?:been )?feeding|"
                r"poor feeding|feeding poorly|off (?:his |her )?feeds|refusing feeds|letharg\w+|floppy|"
                r"unresponsive|grunting|apn(?:o)?ea\w*|bilious|green vomit\w*|projectile vomit\w*|blue (?:spell|"
                r"episode)|cyanos\w+|dry nappies|no wet nappies|mottled|non[- ]blanching|recession|"
                r"high-pitched cry|difficult to rouse|BRUE",
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
                r"safeguarding concerns?|non[- ]accidental injury|child (?:abuse|protection)|domestic (?:abuse|"
                r"violence)|elder abuse",
            ),
            (
                r"safe-?guarding (?:concerns?|issues?|referral|risk|alert|worries|children|adults?)|"
                r"(?:suspected|possible|disclosed|alleged|concerns? (?:about|of|re(?:garding)?)|risk of|victim of|"
                r"allegations? of|history suggestive of|experiencing|suffering) (?:\w+ ){0,2}(?:abuse|neglect|"
                r"domestic violence|coercive control|FGM|trafficking|exploitation|sexual assault|"
                r"honou?r-based violence)|(?:physical|sexual|emotional|child|elder|financial|domestic) (?:abuse|"
                r"neglect)|domestic violence|(?-i:\bNAI\b)|non[- ]?accidental (?:injur\w+|trauma|bruising)|"
                r"(?:unexplained|inconsistent|suspicious) (?:bruis\w+|injur\w+|burns?|marks?)|"
                r"bruis\w+[^.\n]{0,40}(?:non[- ]?mobile|inconsistent with|unexplained|not (?:yet )?mobile)|"
                r"child protection(?: plan| register| concerns?)?|on (?:a )?child protection plan|(?:hit|beaten|"
                r"assaulted|punched|strangled|raped|threatened) by (?:her|his|their) (?:partner|husband|wife|"
                r"boyfriend|girlfriend|father|mother|ex\w*|son|daughter|carer)|unsafe at home|afraid of (?:her|"
                r"his) (?:partner|husband|wife|carer|son|father)|female genital mutilation|"
                r"fabricated or induced illness|(?:not safe|does not feel safe|doesn't feel safe|"
                r"feels unsafe) (?:at home|with)",
            ),
        ),
    ),
)
