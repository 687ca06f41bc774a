"""What papers of laboratories, wards, insurances and pharmacies say beside their titles, and those that ask for
records."""

from __future__ import annotations

INSTITUTIONS: tuple[tuple[str, float, str], ...] = (
    (
        "lab_result",
        3.0,
        r"specimen ?:|reference (?:range|interval|value)s?|ref\.? (?:range|interval)|normal range|(?:specimen|"
        r"sample) (?:type|id|no|number|received|"
        r"collected|source|date)|(?:date |time )?collected:?\b|collection date|accession (?:number|no)|\bclia\b|"
        r"units?\s+(?:reference|ref|range|flag)|result\s+(?:flag|units?|value)|\btest\s+(?:name\s+)?results?\b|"
        r"(?:authori[sz]ed|verified|validated) by (?:the )?lab\w*|referenzbereich|normwerte?|"
        r"valeurs? (?:de r[eé]f[eé]rence|normales)|"
        r"valores? de referencia|referentiewaard\w+|laboratory director|performing lab\w*",
    ),
    (
        "lab_result",
        4.0,
        r"(?m:^.{0,60}\blab(?:s|orator(?:y|ies))?\b.{0,20}\breport\W*$)",
    ),
    (
        "imaging_report",
        3.0,
        r"(?m:^\W*(?:technique|comparison|findings|impression|conclusion|procedure|exam(?:ination)?|study|"
        r"clinical (?:history|indication|information)"
        r"|indication)\W{0,2}:)|"
        r"(?:no|with(?:out)?) (?:intravenous |iv )?(?:contrast|gadolinium)|"
        r"(?:reported|dictated|interpreted|read) by:? .{0,40}radiolog\w+|(?:consultant |attending |"
        r"board[- ]certified )?radiologist\b",
    ),
    (
        "imaging_report",
        1.5,
        r"(?:axial|sagittal|coronal)\b|\b(?:t1|t2)[- ]weighted|acromioclavicular|(?:ap|pa|lateral|"
        r"oblique) (?:and \w+ )?views?|"
        r"(?:hyper|hypo|an)echoic|attenuation|ejection fraction|no (?:acute )?(?:fracture|infiltrate|"
        r"pneumothorax|pleural effusion)|"
        r"cardiomediastinal|beurteilung:|technik:|technique :|conclusion :|hallazgos:|t[eé]cnica:|bevindingen:",
    ),
    (
        "discharge_summary",
        4.0,
        r"hospital course|discharge (?:diagnos[ie]s|date|medications?|condition|disposition|destination|"
        r"instructions|plan|method)|"
        r"date of (?:discharge|admission)|(?:date|reason|source) (?:of|for) admission|admission (?:date|"
        r"diagnos[ie]s|method)|admitted (?:on|to|from|with|via)|"
        r"discharged? (?:on|to|from|home)|length of stay|discharging (?:consultant|physician|ward|clinician)|"
        r"discharge summary|"
        r"dad[oa] de alta|causa(?:ndo)? alta|alta (?:hospitalaria|m[ée]dica)|al alta\b|dimess[oa] (?:il|in|a|"
        r"dal)|alla dimissione|"
        r"(?:traitement|ordonnance|m[ée]dicaments) (?:de|à la) sortie|"
        r"aufnahme(?:datum|diagnose)|entlassung|hospitalis[eé]|date de sortie|fecha de (?:ingreso|alta)|"
        r"opname|ontslag",
    ),
    (
        "insurance",
        4.0,
        r"prior authori[sz]ation|determination notice|(?<!refill )authori[sz]ation (?:number|request|valid|status|"
        r"period|#)|"
        r"utili[sz]ation (?:management|review)|explanation of benefits|claim (?:number|form|denied|status)|"
        r"coverage determination|peer[- ]to[- ]peer|this is not a denial|request will be denied|status ?:? pended|"
        r"pre-?certification|appeal (?:requests?|rights)|(?:right|how) to appeal|deductible|co-?pay(?:ment)?|"
        r"co-?insurance|out[- ]of[- ]pocket|"
        r"in[- ]network|amount (?:billed|allowed)|(?:visits|units) (?:approved|authori[sz]ed)|"
        r"(?:has been|was|is) (?:approved|denied|not approved)\b|rx ?bin|rx ?pcn|bin:|"
        r"coverage (?:has |was |is )?(?:now )?(?:ended|terminat\w+|lapsed|inactive|not active)|active coverage|"
        r"claims? for [^.\n]{0,60}(?:will not|cannot) be paid|coverage end(?:s|ed)? on|"
        r"benefits? (?:verified|year|summary)|this is not a (?:guarantee|bill)|member services",
    ),
    (
        "insurance",
        3.0,
        r"copy of (?:\w+ ){0,2}card|claims ?:? (?:p\.? ?o\.?\b|mail)|(?:providers?|pharmacists?|members?):? call|"
        r"for eligibility|payer id|rx ?grp|(?:front|back) of card",
    ),
    (
        # fields that forms of every kind have
        "insurance",
        1.2,
        r"effective date|medical(?:ly)? necess(?:ity|ary)|plan type|subscriber|policy ?holder|guarantor",
    ),
    (
        "prescription",
        3.5,
        r"(?m:^\W*prescription\W*:)|\bsig:|\bdisp(?:ense)?(?: ?:| ?#| qty)|"
        r"(?<!cap )(?<!capillary )refills?(?: remaining| ?:| ?x?\d|"
        r"authori[sz]ed)|\bqty(?: ?:|\b)|quantity ?: ?\d|"
        r"\bdaw\b|dispense as written|substitution (?:permitted|allowed)|brand (?:medically )?necessary|"
        r"\bdea ?(?:#|no|number)|"
        r"repeat prescription|pharmacy (?:refill|request|name|phone)|refill request|last (?:filled|dispensed|"
        r"fill)|days['’]? supply|"
        r"\bmitte\b|tabs? #\d+|prescriber(?:['’]s)?\b|non[- ]substituable|aut idem|"
        r"(?m:^\W*rx\b(?:\W*$|[ .:]*(?:1[.)]|[a-z-]+ \d+ ?(?:mg|mcg|g|ml|micrograms?)\b)))",
    ),
    (
        "records_request",
        4.0,
        r"(?:request(?:ing|ed|s)?|require|need|obtain|send|forward|fax|provide|release|furnish|"
        r"disclose)(?: us| me)?(?: with)?"
        r"(?: \w+){0,6} (?:copies of|(?:medical|health|patient|clinical|complete|treatment|all|his|her|their|"
        r"billing|dental) (?:\w+ )?(?:records|chart|notes))\b|"
        r"records? requested|(?:information|records|documents) (?:to be )?(?:requested|released|disclosed|needed)|"
        r"i (?:hereby )?(?:authori[sz]e|consent|request)\b.{0,60}(?:release|disclos|records)|"
        r"(?:from|date) range|dates? of service (?:requested|from)|(?:purpose|reason) (?:of|"
        r"for) (?:the )?(?:disclosure|release|request)|"
        r"release of (?:information|medical|records)|signature of (?:patient|authori[sz]ed|legal)|(?:"
        r"law (?:firm|offices?)|solicitors?|subpoena)\b|"
        r"(?:furnish|provide|send|forward|supply)\b[^.\n]{0,40}\b(?:certified|complete|legible) (?:and \w+ )?copies|"
        r"appl(?:ied|ying|ication)\b[^.\n]{0,30}\bfor (?:an? )?(?:individual )?(?:life|critical illness|income "
        r"protection|"
        r"disability|long[- ]term care|mortgage|travel) (?:cover|insurance|assurance|policy|protection)|"
        r"(?:life|disability|income protection) (?:insurance|cover) (?:application|proposal)|\bunderwrit(?:ing|er)s?\b|"
        r"(?:proposed insured|life (?:to be )?(?:assured|insured)|proposer)\b|complete the (?:enclosed|attached) "
        r"(?:medical )?"
        r"(?:report|questionnaire|statement)|(?:our|a|your) (?:reasonable |agreed )?fee (?:of|will)|"
        r"(?:custodian|keeper) of (?:the )?(?:medical )?records|"
        r"(?<!power of )(?<!powers of )attorneys?(?: at law)?\b|our client\b|"
        r"hipaa[- ](?:compliant )?(?:authori[sz]ation|release)|disability determination|\bssa-?827\b|"
        r"(?:filed|applied|applying) for (?:\w+ ){0,3}(?:disability|benefits)|copy(?:ing)? (?:charges|fees|costs)|"
        r"(?:payment|reimbursement|paid)\b[^.\n]{0,30} for (?:the )?(?:copies|copying|records)|"
        r"copies of (?:the |all |any )?(?:\w+ )?records|(?:this )?authori[sz]ation (?:expires|will expire|"
        r"shall)|right to revoke",
    ),
)
"""As `SIGNS` of `kind_signs` has them."""
