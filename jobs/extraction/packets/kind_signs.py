"""What documents of a kind say beside their titles: a sign counts wherever it stands."""

from __future__ import annotations

COVER_LABELS = "cover_labels"
"""Letters have these labels too: they speak for a cover page only beside another sign of one."""

SIGNS: tuple[tuple[str, float, str], ...] = (
    # what those write who ask another to see a patient
    (
        "referral",
        4.0,
        r"thank(?:s| you)(?: (?:so|very) much)? (?:in advance )?for (?:kindly |agreeing to |your help in )?"
        r"(?:seeing|reviewing|assess\w+|accepting|evaluating|see\b|taking (?:on|over)|considering|investigating)|"
        r"(?:would|should|am) (?:be )?(?:very |most |extremely )?(?:much )?(?:grateful|appreciat\w+|"
        r"obliged|thankful) (?:if|for|your|it)\b|"
        r"(?m:(?:^|(?<=[.!?:] ))would (?:much |greatly |really )?appreciate (?!being |getting |receiving |"
        r"hearing )(?:an? |the )?\w)|"
        r"(?:would|should) (?:value|welcome) (?:your|an?)\b|(?:seen|reviewed|assessed|"
        r"an? (?:\w+ )?appointment) (?:\w+ ){0,3}in your\b|in your (?:\w+[- ]){0,3}clinic|"
        r"(?:would like|wishes|is keen|hopes) to (?:discuss|be considered|see|explore|have your|proceed)|"
        r"(?:I|we) (?:am |are |would like to |wish to |write to |"
        r"['’]m )?(?:kindly )?(?:writing to )?refer(?:ring)?\b|"
        r"ref\. to (?:dr|\w+ologist|\w+ surgeon|\w+ist)\b|"
        r"please (?:could you |would you |can you |kindly )?(?:see|assess|evaluate|review|advise|accept|"
        r"consult|arrange|consider)\b|"
        r"(?:could|would|can) you (?:please |kindly )?(?:see|assess|review|evaluate|advise|consider)\b|"
        r"kindly (?:see|assess|review|evaluate)|(?:is|are) (?:now )?on (?:his|her|their) way to you|"
        r"(?<!has )(?<!have )(?<!been )(?:needs?|requires?) (?:an? )?(?:urgent |early )?(?:colonoscopy|gastroscopy|"
        r"endoscopy|echocardiogram|cystoscopy|biopsy)(?= (?:as|please|soon|within|for|because)\b)|"
        r"(?:I am|I['’]m|we are|we['’]re) (?:sending|asking|requesting|transferring)\b|is being referred|(?:I|"
        r"we) (?:would )?(?:like|request|ask)\w* (?:for )?(?:your|an?) (?:\w+ )?(?:opinion|assessment|review|"
        r"advice|input|consult\w*|evaluation)|for (?:your|further) (?:\w+ )?(?:opinion|assessment|evaluation|"
        r"review|management)|"
        r"thank(?:s| you)(?: (?:so|very) much)? (?:in advance )?for (?:offering|agreeing|fitting|squeezing|giving|"
        r"arranging|helping|your (?:advice|opinion|input)|having a look|looking at|"
        r"taking a look|meeting|treating|managing|your (?:ongoing |kind )?(?:care|assessment|review|evaluation|"
        r"consideration|management))\b|"
        r"(?:I|we) (?:would|['’]d) (?:be glad|be pleased|be happy|love|appreciate|like|welcome) (?:if you|it if|"
        r"you to|your)\b|"
        r"(?:we|i) (?:would|should) (?:be )?(?:glad|pleased|happy) (?:if|for|of)\b|(?:would|could|can|will|might) you "
        r"(?:be (?:able|willing|kind enough|so kind)|kindly|please|take|have|give|help|arrange|offer|"
        r"let (?:me|us) know|tell|look)\b|"
        r"(?:I|we) (?:wonder(?:ed)?|was wondering|were wondering) (?:if|whether) (?:you|he|she|they|it)\b|"
        r"(?:your|an?|any) (?:\w+ )?(?:opinion|advice|help|input|thoughts|assessment|guidance|view) (?:on|about|"
        r"regarding|as to|would|with|is|please)\b|please (?:find (?:\w+ )?referr|take over|help|offer|"
        r"fit|book|schedule|contact (?:the )?patient|call (?:the )?patient|eval|treat|perform|"
        r"send (?:him|her|them) an appointment)|"
        r"(?:asks?|asked|wants|wishes|would like) (?:you )?to (?:take over|be seen|see you|see a|see an)\b|"
        r"(?:PT|OT|eval(?:uat\w+)?|assess|consult) ?(?:&|and|/|\+) ?treat|"
        r"(?:le|la|les) env[ií]o (?:al|a la|a) paciente|(?:para|por) su (?:valoraci[oó]n|atenci[oó]n|evaluaci[oó]n|"
        r"estudio|manejo|opini[oó]n)|agradezco (?:de antemano|su)|solicito (?:su )?(?:valoraci[oó]n|consulta|"
        r"interconsulta)|env[ií]o a (?:este|esta|su consulta)|"
        r"merci de (?:bien vouloir|recevoir|voir|prendre|l['’]|le |la |me )|pour (?:avis|prise en charge|votre avis|"
        r"bilan|[eé]valuation)|je vous (?:confie|envoie|prie)|souhaiterais? (?:votre|avoir)|"
        r"(?:bitte|erbitte|bitten) (?:\w+ ){0,4}(?:um |mitbeurteilung|abkl[aä]rung|vorstellung|mitbehandlung)|"
        r"(?:mit der )?bitte um|zur (?:weiteren )?(?:abkl[aä]rung|mitbehandlung|mitbeurteilung|vorstellung)|"
        r"(?:zou|wil) u (?:\w+ )*(?:willen|kunnen)|(?:wilt|kunt) u|graag (?:uw|beoordeling)|"
        r"(?:I|we)(?: would|['’]d)? (?:like you to|hope you (?:can|could)|look forward to (?:your|hearing your))|"
        r"grateful for your (?:opinion|advice|assessment|help|input|review)|appreciate your (?:help|opinion|"
        r"input|assessment|seeing|review|evaluation)|"
        r"(?:ich )?(?:überweise|bitte(?:n)? (?:ich |wir )?(?:höflich )?um)|ich (?:überweise|stelle)|"
        r"je vous (?:adresse|remercie de (?:recevoir|voir|bien vouloir)|serais reconnaissant)|"
        r"(?:le|les) (?:remito|derivo)|(?:remito|derivo) (?:a|al)|agradecer[ií]a (?:su|que|valor)|ruego (?:valor|su)|"
        r"(?:graag|gaarne|verzoek) (?:uw |beoordeling|onderzoek|om )|verwijs ik|hierbij verwijs",
    ),
    (
        "referral",
        3.0,
        r"reasons? for (?:the )?(?:referral|reference|request)\b|referral (?:date|reason|priority|urgency|source|type|"
        r"details|to|for)\b|"
        r"date of referral|refer(?:ring|ral) (?:provider|physician|gp|practice|clinician|practitioner|doctor|dentist|"
        r"optometrist|organi[sz]ation|facility|hospital|clinic|from)\b|referred by|referred to(?: provider|"
        r" specialist| service)?:|"
        r"referrer\b|referral created|ubrn\b|(?:requesting|referring) (?:md|dr|doctor|clinician|provider)|"
        r"(?:clinician|doctor|provider|physician|practitioner|gp|person) (?:referring|requesting)|"
        r"(?:ordering|ordered by)\b.{0,3}(?:provider|physician|clinician|md)|(?:new patient|initial|first) "
        r"(?:consult(?:ation)?|appointment|evaluation|assessment)\b|visit type|see within|appointment (?:needed|type|"
        r"requested|required)|service (?:required|requested|needed)|treatment (?:wanted|requested|required)|"
        r"(?:order for|ordered) (?:\w+ ){0,3}(?:therapy|evaluation)|freq(?:uency)? ?/ ?duration|weight[- ]bearing(?: "
        r"status)?\W*:|reason for (?:visit(?!(?s:.{0,160})history of present illness)|appointment|request)|"
        r"specialty\W*:|referred for|m[eé]decin r[eé]f[eé]rent|"
        r"(?:gp|doctor['’]?s|dentist['’]?s|surgery) details|send (?:the )?(?:consult )?notes? to|"
        r"(?m:^\W*to (?:the|our|your) .{3,60}\b(?:team|clinic|service|department|unit|office|ward|centre|center|"
        r"colleagues?)\W*$)|specialty (?:requested|referred)|(?:consult|evaluate) (?:and|&) treat|please (?:tick|"
        r"check) (?:urgency|one)|"
        r"(?m:^\W*to\s*:?\s*.{0,60}\b(?:outpatients?|out-?patient|clinic|department|dept|service|unit|"
        r"consultant|surgeon|hospital|cent(?:re|er)|"
        r"specialists?|associates|triage|referrals?|intake|scheduling)\b)|"
        r"clinical (?:question|reason)|überweisung|verwijs|motif de (?:la )?(?:consultation|demande)|"
        r"motivo de (?:la )?"
        r"(?:derivaci[oó]n|interconsulta|consulta|remisi[oó]n)",
    ),
    (
        "referral",
        1.5,
        r"(?:\w+therapy|assessment|review|referral|opinion|scan|appointment|\w+ology|consult\w*|evaluation) please\b|"
        r"(?:next|first) available (?:appointment|\w+)|(?m:^\W*to ?: ?\S)|(?<=\t)to ?: ?\S|"
        r"(?m:^\W*reasons? for referral\W*$)|(?:urgent|immediate|emergency|routine|"
        r"specialist)\s+(?:\w+\s+){0,2}(?:referral|assessment|review|evaluation|opinion)|"
        r"(?:requires?|needs?|warrants?) (?:urgent|immediate|emergency|specialist|further|assessment|"
        r"review)\b|reasons? for consult(?:ation)?\b|"
        r"for (?:surgical|specialist|orthopa?edic|medical|urgent|further|\w+ology) (?:opinion|assessment|"
        r"evaluation|review|consideration|consult\w*)|"
        r"requests? (?:\w+ ){0,3}(?:advice|review|assessment|screening|evaluation)|requesting|summary of care|"
        r"continuity of care|"
        r"transition of care|annual (?:review|monitoring)|(?:routine|screening) (?:\w+ ){0,3}(?:screening|"
        r"check|follow-up|review)|"
        r"referral",
    ),
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
        r"(?:custodian|keeper) of (?:the )?(?:medical )?records|"
        r"(?<!power of )(?<!powers of )attorneys?(?: at law)?\b|our client\b|"
        r"hipaa[- ](?:compliant )?(?:authori[sz]ation|release)|disability determination|\bssa-?827\b|"
        r"(?:filed|applied|applying) for (?:\w+ ){0,3}(?:disability|benefits)|copy(?:ing)? (?:charges|fees|costs)|"
        r"(?:payment|reimbursement|paid)\b[^.\n]{0,30} for (?:the )?(?:copies|copying|records)|"
        r"copies of (?:the |all |any )?(?:\w+ )?records|(?:this )?authori[sz]ation (?:expires|will expire|"
        r"shall)|right to revoke",
    ),
    (
        "cover_page",
        4.0,
        r"(?:number|no\.?|total|#) (?:of )?pages\b|pages? \(?incl(?:uding|\.)?\b|pages? (?:including|"
        r"to follow|sent|transmitted)|"
        r"including (?:this )?(?:cover|page|sheet)|fax cover|cover (?:sheet|page)|"
        r"(?:if you (?:have|did) not receive|did not receive) (?:all|every)|"
        r"(?:facsimile|fax|transmission|message|communication)\b.{0,60}(?:intended (?:only|solely)|"
        r"confidential|privileged)|"
        r"(?:received|receive) this (?:fax|facsimile|transmission|communication|message) in error|"
        r"notify (?:us|the sender) immediately|"
        r"\bpages?:\s*\d+|seiten(?:zahl|anzahl)?(?: inkl\w*)?:|nombre de pages|n[uú]mero de p[aá]ginas|aantal pagina",
    ),
    (
        COVER_LABELS,
        2.0,
        r"(?m:^\W*(?:to|from|attn|attention|re|subject|date|fax|phone|cc|pages|von|an|betreff|de|para|a|"
        r"asunto|van|aan|betreft|"
        r"comments?|message|urgent|for review|please (?:comment|reply|recycle))\b ?:)",
    ),
    (
        "marketing",
        4.0,
        r"(?:you|you['’]re|you are|all (?:doctors|staff)) (?:are )?(?:cordially )?invited|"
        r"lunch (?:and|&|n) learn|\brsvp\b|"
        r"(?:limited|reserved?) (?:seats|seating|spaces|places)|seats are limited|new in town|now open|grand opening|"
        r"(?:now )?(?:accepting|welcoming|seeing|taking) (?:new |your |more )?(?:patients|referrals)|"
        r"physician liaison|lunch (?:at|for|in) your|do your patients\b|every patient you (?:send|refer)|"
        r"our fax list|valued (?:referring )?(?:provider|physician|partner|colleague|customer|client)|"
        r"offer (?:not valid|void|expires|ends)|void where prohibited|refer (?:\w+ ){1,2}patients\b|"
        r"(?:do not|don['\u2019]t|no longer) (?:wish|want) to (?:get|receive) (?:\w+ ){0,2}fax\w*|"
        r"same[- ](?:week|day) (?:appointments?|service)|"
        r"(?:for|refer|of) your (?:patients|referrals|practice|office|staff)\b|"
        r"(?:learn|discover|find out) (?:how|which|why|more|about)|contact (?:our (?:team|sales))|"
        r"limited[- ]time|(?<!on )(?<!on-)call (?:now|today|us today)|act now|special (?:offer|pricing|price|rate)|"
        r"exclusive (?:\w+ )?(?:offer|deal|discount)|"
        r"save (?:up to |over )?[$£€]?\d+|\d+ ?% (?:off|discount|savings|less)|free (?:trial|demo\w*|on-?site|"
        r"data|quote|shipping|"
        r"consultation|estimate|sample|webinar|gift|seminar|lunch|delivery|installation|ebook|guide)|sign up|"
        r"register (?:now|today|by|at)|advertis\w+|"
        r"unsolicited|remov(?:e|ed) (?:\w+ ){0,4}from (?:our|this|the) (?:\w+ )?(?:list|database)|opt[- ]?out|"
        r"to be removed|unsubscribe|webinar|"
        r"discounts?\b|order (?:now|today|online)|switch to|newsletter|visit (?:us|our (?:web ?site|booth|"
        r"showroom))|(?:new|our) (?:patients )?(?:product|"
        r"location|range|brochure|catalog(?:ue)?)\b|lowest price|grow your (?:practice|revenue|business)|"
        r"increase (?:your )?(?:revenue|referrals|profit)|"
        r"dear (?:office|practice) manager|attention (?:office|practice) manager|schedule (?:a|your) (?:free|"
        r"demo|call)|pre-?approved|"
        r"(?:business|merchant|working capital) (?:loan|funding|cash)|(?:proudly )?(?:introduc|announc)ing|"
        r"we are (?:pleased|excited|delighted|proud) to (?:announce|introduce|offer)|"
        r"promo(?:tion|tional)?(?: code)?\b|money[- ]back|satisfaction guaranteed|(?:book|"
        r"reserve) your (?:place|spot|seat|demo)|"
        r"why (?:choose|practices)|testimonial|(?:cme|cpd) (?:event|dinner|course|evening)|angebot|rabatt|"
        r"promotion|oferta|descuento|aanbieding|korting",
    ),
    (
        "consult_note",
        4.0,
        r"thank(?:s| you)(?: (?:so|very) much)? (?:very much )?for (?:referring|asking (?:me|us)|"
        r"the (?:kind )?(?:referral|opportunity)|"
        r"allowing (?:me|us)|sending|your (?:kind )?(?:referral|letter))|(?:I|we) (?:saw|reviewed|met|"
        r"assessed|had the pleasure|"
        r"evaluated|examined|consulted) (?:\w+ )?(?:this|your|(?:him|her|them)(?! at (?:home|the (?:practice|"
        r"surgery)))|"
        r"mr|mrs|ms|miss|the (?:above|"
        r"patient)|with|of)|"
        r"(?:was|were) (?:seen|reviewed) (?:in (?:my|our|the (?:\w+ )?(?:clinic|outpatient))|by me|today)|"
        r"(?:was|is|been) (?:kindly )?referred (?:to (?:us|me|our|my)|here|by)\b|"
        r"(?:she|he|they) attended|(?:your|this) (?:pleasant|delightful|kind) (?:patient|lady|gentleman)|"
        r"I have (?:discharged|arranged|booked|started|asked|listed)|(?:I|we) will (?:see|review|arrange|"
        r"write|follow)|"
        r"(?:follow-?up|review|return) (?:in|visit in) \d|discharged (?:him|her|them)? ?(?:back )?to (?:your|"
        r"gp|the care)|(?:ich|wir) (?:sahen|berichten)|"
        r"j['’]ai (?:vu|re[cç]u)|(?:he|hemos) (?:visto|valorado)|zag (?:ik|wij)|wij berichten",
    ),
    (
        "consult_note",
        6.0,
        r"(?:there is )?nothing (?:further )?(?:for you )?to do\b(?! with)|no need (?:for you )?to (?:send|refer) "
        r"(?:him|her|them) (?:back|again)|no (?:further )?referral (?:is )?(?:needed|required|necessary)|care "
        r"(?:is |was )?(?:returned|handed back|transferred back) to (?:you|dr\b)|"
        r"(?:I|we) have not booked (?:him|her|them) again|(?:I was|we were) able to reassure (?:him|her|them)",
    ),
    (
        "consult_note",
        2.0,
        r"(?m:^\W*(?:subjective|objective|history of present illness|hpi|assessment(?: and plan| & plan|"
        r"/plan)?|review of systems|"
        r"physical exam(?:ination)?|chief complaint|procedure in detail|(?:pre|post)-?operative diagnosis|"
        r"indications? for (?:procedure|operation)|"
        r"interval history|diagnosis|plan)\b ?:?)|history of present illness|physical exam(?:ination)?\b|"
        r"review of systems|"
        r"past medical history|chief complaint|operative (?:note|report)|assessment and plan|progress note",
    ),
)
"""(kind, weight, words); a kind may stand several times, with signs of different worth."""
