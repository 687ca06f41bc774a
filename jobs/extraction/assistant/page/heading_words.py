"""How the headings of a letter or form are worded: for each section its key and its wordings as a pattern."""

from __future__ import annotations

_AND = r"(?: (?:and|&) | ?[/,&+] ?)"
_LOOKED_AT = (
    r"(?:(?:recent|relevant|pertinent|key|selected|other) )?"
    r"(?:imaging|radiology|labs?|laborator(?:y|ies)|pathology|diagnostics?|results?|investigations)"
    r"(?: (?:results?|data|studies|findings|tests?|reports?))?"
)
"""A kind of test, several of which one heading may name: "Imaging and laboratory", "Labs / Radiology"."""
HEADINGS: tuple[tuple[str, str], ...] = (
    (
        "reason",
        r"(?:chief complaint ?(?:/|and|&) ?)?(?:reason|indication|purpose)s?(?: for)?(?: the|"
        r" this)? (?:referral|request|review|(?:(?:psychiatric|psychological|medical|surgical|cardiac|"
        r"neurologic(?:al)?|neurosurgical|orthopa?edic|urologic(?:al)?|initial|new|follow-?up) )?"
        r"(?:consult(?:ation)?|evaluation))"
        r"(?: ?/ ?[\w ]+)?|referral reason|referral (?:question|request)|(?:clinical )?question|"
        r"(?:opinion|advice|guidance) (?:sought|requested|required|needed|wanted|asked for)|specific question|"
        r"reason for (?:referral|appointment)|"
        r"presenting (?:complaint|problem|symptoms?) ?/ ?reason for referral|reason|"
        r"details of referral|referral details|request details|why(?: (?:(?:s?he is |they are )?referred|"
        r"are you (?:referring|sending)(?: (?:him|her|them|this|the|your|patient|child|person)){0,3}|is (?:this|the) "
        r"patient being referred|(?:we|i) (?:are|am) (?:sending|referring) (?:\w+ )?\w+))?\??|"
        r"your concerns?|concerns? in your own words|(?:statement of )?medical necessity(?: statement)?|"
        r"(?:clinical |supporting )?information (?:supporting|to support) (?:the|this) (?:request|referral)|"
        r"clinical information supporting (?:the|this) (?:request|referral)|(?:main|primary) (?:concern|"
        r"problem and duration|reason)|reason referred|"
        r"referring reason|reason for (?:this|your) referral|purpose(?: of (?:referral|consult(?:ation)?|visit))?|"
        r"(?:clinical )?indications?(?: for (?:referral|consult(?:ation)?|procedure))?|consult question|"
        r"questions? (?:for (?:the )?(?:consultant|specialist)|to be answered)|specific questions?(?:\(s\))?|"
        r"(?:diagnosis|dx) ?/ ?reason(?: for (?:referral|consult))?|reason ?/ ?(?:diagnosis|dx)|nature of problem|"
        r"details of problem|problem for which referred|überweisungsgrund|fragestellung|"
        r"(?:motif|raison)(?: de (?:la )?(?:consultation|demande|r[ée]f[ée]rence))?|"
        r"motivo(?: de (?:la )?(?:consulta|derivaci[óo]n|interconsulta|env[íi]o))?|"
        r"reden(?: (?:van|voor) verwijzing)?|vraagstelling",
    ),
    (
        "complaint",
        r"(?:presenting|main) (?:complaints?|problems?|symptoms?)|chief complaints?(?:\(s\))?(?: "
        r"(?:and|/|&) reason for visit)?|c/?c|pc|"
        r"reason for (?:visit|(?:hospital )?admission|(?:the )?exam(?:ination)?)|complaints?|main complaint",
    ),
    (
        "course",
        r"(?:birth|neonatal|perinatal) (?:history|hx)|"
        r"hospital course|discharge summary|course in hospital|(?:ed|er|emergency (?:department|room)) course|"
        r"(?:patient['\u2019]?s? )?condition (?:on|at|upon) discharge",
    ),
    (
        "problems",
        r"(?:active |current |significant |medical )?problems?(?: list)?(?: section)?|"
        r"(?:active |current )?(?:medical )?conditions|"
        r"(?:primary |secondary |other |working |provisional |differential |current |"
        r"associated |encounter |referring |visit |hospital |suspected |known |admission |discharge |final |initial |"
        r"relevant |referral |main )*(?:diagnos[ie]s)(?:\(es\)|\(s\))?(?: ?/ ?problems?|"
        r" list| codes?| ?/ ?icd.{0,12}| ?\(.*\))?|"
        r"(?:provisional |working )?dx|(?:neben|haupt|dauer|hoofd|neven)?diagnosen?(?: ?\(.*\))?|"
        r"(?:vor|begleit|grund)erkrankungen|diagnostics?(?: (?:retenus?|associ[ée]s?|principal|principaux))?|"
        r"diagn[óo]sticos?(?: (?:principal(?:es|ais)?|secund[áa]rios?|asociados|associados|actuales|atuais|"
        r"previos?|pr[ée]vios?))?|diagnosi(?: (?:principale|secondarie))?|"
        r"patolog(?:ie|[íi]as)(?: (?:concomitanti|associate|associ[ée]es|croniche|cr[óo]nicas|asociadas|associadas|"
        r"previas|pr[ée]vias|attuali|in atto))?|comorbidit[àa]|comorbidit[ée]s?|comorbidades|comorbilidades|"
        r"comorbiditeit(?:en)?|"
        r"(?:doen[çc]as|enfermedades|maladies|malattie) (?:cr[óo]nicas|cr[ôo]nicas|previas|pr[ée]vias|de base|"
        r"asociadas|associadas|chroniques|associ[ée]es|croniche|concomitanti)|"
        r"active medical history|(?:long[ -]term|chronic|ongoing) (?:medical )?(?:conditions|problems|"
        r"illness(?:es)?)|health problems|issues|classifications|conditions|(?:past and )?(?:active|current) "
        r"(?:issues|diagnos[ie]s)|"
        r"(?:clinical )?impression|diagnos[ie]s and icd.{0,20}|icd-?10.{0,30}|medical problems|"
        r"comorbidit(?:y|ies)|co-?morbid(?:ities| conditions)|episode(?:n?lijst|n)?|"
        r"active problems?|problem list and diagnos[ie]s|"
        r"(?:active |current |chronic |ongoing |known )*(?:health|medical|clinical) issues?(?: list)?|issues? list|"
        r"(?:health )?concerns? (?:and|&|/) (?:problems?|conditions?|diagnos[ie]s)|"
        r"(?:problems?|conditions?|diagnos[ie]s) (?:and|&|/) (?:health )?(?:concerns?|issues?)",
    ),
    (
        "assessment",
        r"assessments?(?: (?:and|&|/) plan|/plan)?|impression (?:and|/|&) (?:plan|recommendations?)|"
        r"a ?(?:/|&|and) ?p|conclusions?|opinion|"
        r"formulation",
    ),
    (
        "past",
        r"significant past|past (?:health|illness(?:es)?|events|operations)|medical(?: hx)?(?=:?$)|"
        r"(?:medical )?background (?:and|&) (?:medical )?history|"
        r"ant[ée]c[ée]dents et traitements?|(?:medische |relevante )?voorgeschiedenis|(?:medizinische |relevante )?"
        r"vorgeschichte|vordiagnosen|medical conditions and history|"
        r"ant[ée]c[ée]dents(?: (?:m[ée]dicaux|personnels|m[ée]dico[- ]chirurgicaux|notables|connus))*|atcds?|"
        r"antecedentes(?: (?:personales|pessoais|m[ée]dicos?|patol[óo]gicos?|cl[íi]nicos?|de inter[ée]s|"
        r"de sa[úu]de|relevantes?|de importancia|y? ?quir[úu]rgicos))*|(?-i:APP|AP|HPP)(?=:?$)|"
        r"hist[óo]ria (?:patol[óo]gica pregressa|m[ée]dica pregressa|pregressa)|"
        r"anamnesi patologica(?: remota)?|(?:storia clinica|anamnesi) remota|patologie (?:pregresse|remote|note)|"
        r"(?:relevant |significant )?past (?:medical |surgical |medical (?:and|&|/) ?surgical |"
        r"psychiatric |ocular )?histor(?:y|ies)|p\.?m\.?h(?:x|istory)?\.?|(?:relevant |significant )?medical history|"
        r"(?:relevant |previous |significant )(?:medical )?history|background(?: history)?|pmhx|"
        r"other (?:medical )?(?:conditions|problems)|"
        r"previous (?:medical )?(?:history|problems|conditions)|past history|resolved problems|"
        r"past medical hx|(?:past |prior |previous )?hospitali[sz]ations",
    ),
    (
        "procedures",
        r"(?:past |previous )?surgical h(?:istory|x)|(?:history of )?procedures?|operations|"
        r"(?:past |previous |prior )(?:surgery|surgeries)|surgeries(?: \(interventions\))?|psh(?:x)?|past procedures",
    ),
    (
        "medications",
        r"(?:current|present) therapy|"
        r"(?:(?:current|active|regular|repeat|home|present|discharge|outpatient|"
        r"prescribed|acute|list of|existing|recent|ongoing|long[ -]term|all)(?:,| and| &|/)? )*"
        r"(?:medications?|medicines|drugs|meds|drug therapy|treatment|prescriptions?|templates)"
        r"(?: list| history| section| (?:and|&) doses?| at (?:referral|discharge)|"
        r" reconciliation| on discharge| here| dispensed| supplied| issued|"
        r" ?/ ?allerg(?:y|ies)| profile| (?:currently )?taken| \(.*\))?|rx|"
        r"(?:drug|medication|prescription) history|dhx?|"
        r"(?:current |active )?repeats?(?: items?)?(?= ?$)|(?:recent )?acutes?(?: items?)? \(last [^()]*\)(?= ?$)|"
        r"(?:now |currently |presently |regularly |also )*tak(?:es|ing)(?: at home| regularly| now)?|"
        r"what (?:s?he|they|the patient|pt) (?:is )?tak(?:es?|ing)(?:,? and (?:what )?(?:s?he )?(?:does|is) not)?|"
        r"(?:medicines|medications|drugs|meds) (?:discussed|reviewed|considered)|"
        r"medikation|medikamente|(?:aktuelle |dauer)medikation|traitements?(?: en cours| actuel| habituel)?|"
        r"m[ée]dicaments|medicaci[óo]n(?: actual)?|tratamiento(?: actual)?|medicatie",
    ),
    (
        "allergies",
        r"all|allg|reactions|(?:medical )?warnings?(?: ?(?:/|and|&) ?allergies)?|"
        r"(?:(?:h/o|hx of|history of) )?(?:known |drug |medication |medicine )*(?:allerg(?:y|ies))(?:[ ,/&]+(?:and |"
        r"& )?(?:adverse|sensitivit|intoleranc|reaction|alert|drug)[\w ,/]*)?(?: list|"
        r" section| status| history| information)?|adverse (?:drug )?(?:reactions|events)|"
        r"(?:drug |medication )?(?:sensitivit(?:y|ies)|intolerances?)(?: ?/ ?allerg(?:y|ies))?|nkda|"
        r"cannot take|cannot tolerate|allergic to|allergien?|unverträglichkeiten|alergias?|allergie[ëe]n|"
        r"overgevoeligheden|"
        r"allergies connues",
    ),
    (
        "family",
        r"(?:relevant )?family (?:(?:medical|and social|& social) )?history|"
        r"social and family history|fam(?:ily)? hx|fhx?|fh|"
        r"family ?member ?history|familie(?:anamnese|geschiedenis)?|familienanamnese|"
        r"ant[ée]c[ée]dents familiaux|antecedentes familiares|"
        r"anamnesi familiare|hist[óo]ria familiar",
    ),
    (
        "social",
        r"soc|social(?= ?$)|social (?:history|circumstances|hx)|shx?|lifestyle|psychosocial(?: history)?|"
        r"occupational history|substance use|habits",
    ),
    (
        "vitals",
        r"values(?: and investigations)?|(?:last|most recent|current|latest|today['\u2019]?s)(?: filed| recorded)? "
        r"(?:vitals|vital signs)|vitals ?/ ?results|vital ?signs?(?: section)?|"
        r"vitals(?: (?:reviewed|and labs|& labs))?|observations|"
        r"obs|measurements|biometrics",
    ),
    (
        "results",
        r"(?:diagnostic |lab(?:oratory)? |test |recent |relevant |pathology |imaging |"
        r"blood )*(?:results?|investigations?|studies|data|findings|labs|bloods)(?: summary| section| \(.*\))?|"
        r"befunde?|anal[íi]tica|analyses|esami(?: ematici)?|bilan(?: biologique)?|labor(?:werte)?|"
        r"examens? compl[ée]mentaires?|"
        rf"{_LOOKED_AT}(?:{_AND}{_LOOKED_AT})+|"
        r"pruebas(?: complementarias)?|imaging|radiology|laboratory|diagnostics|tests?(?: done)?|e[ck]g|x-?rays?",
    ),
    (
        "examination",
        r"(?:physical |clinical |general )*exam(?:ination)?(?: findings)?|on examination|"
        r"o/e|objective|pe|physical findings?|skin, physical finding|mental status exam(?:ination)?",
    ),
    (
        "history",
        r"(?:the )?(?:present|current|presenting) illness(?: history)?|"
        r"(?:clinical |present(?:ing)? |referral |brief |interval )?history(?: of (?:present(?:ing)? (?:illness|"
        r"complaint|problem)))?|hpi|hx|subjective|what happened|clinical (?:details|information|"
        r"summary|notes?|presentation|background)|anamnese|anamnesi|historia(?: actual)?|histoire(?: "
        r"de la maladie)?|storia|relevant (?:clinical )?(?:information|"
        r"details)|summary|case history|narrative|hopc|hpc",
    ),
    (
        "plan",
        r"(?:treatment |care |management )?plans?(?: of (?:care|treatment))?|management|"
        r"recommendations?|next steps|instructions?|"
        r"follow[- ]?ups?(?: (?:requirements|plan|arrangements|requested|needed|required))?|"
        r"recommendations for follow[- ]?up|(?:(?:outpatient|clinic) )?appointments? (?:and referrals|to be made|"
        r"needed|"
        r"requested)|"
        r"actions?|disposition|adv(?:ice|ised?)?|orders|goals?(?: section)?|planned care",
    ),
    (
        "request",
        r"request|auftrag|demande|solicitud|se solicita|solicit(?:o|amos)|richiesta|si richiede|"
        r"(?:what (?:I|we) (?:would like|ask)|ask)|"
        r"requested action|action requested",
    ),
    ("immunizations", r"(?:history of )?immuni[sz]ations?|vaccin(?:ation|e)s?(?: history)?"),
    ("encounters", r"encounters?(?: diagnos[ie]s)?"),
    ("devices", r"medical equipment|implants?|devices?|assistive devices.{0,20}"),
    (
        "function",
        r"(?:functional|mental|cognitive|nutrition)(?: and cognitive)? (?:status|"
        r"section)(?: assessment)?|functional|cognitive|advance directives?",
    ),
    (
        "relative",
        r"(?:emergency|alternat(?:e|ive)) contacts?(?: information| details?)?|next of kin(?: information|"
        r" details?)?|"
        r"(?:(?:parents?|mother|father|carer) ?(?:/|or|and|&) ?)?guardian(?: information| details?)?|"
        r"(?:mother|father|parent|maternal)(?:['\u2019]?s)? (?:information|details?|data)|"
        r"mother ?(?:/|or|and|&) ?(?:father|carer|parent)|responsible party(?: information)?|"
        r"guarantor(?: information| details?)?|carer details|contacts?",
    ),
    (
        "past_medications",
        r"(?:past|previous|stopped|discontinued|inactive|ended) (?:medications?|medicines|"
        r"drugs|meds)",
    ),
    ("systems", r"review of systems|ros|systems review"),
    (
        "treatments",
        r"treatments?(?: initiated| given| to date| provided| tried)?|previous treatment|management to date",
    ),
    ("concerns", r"health concerns(?: section)?|precautions|risks?|safeguarding|alerts?"),
    ("attachments", r"attachments?|enclosures?|enc|records requested|documents? (?:attached|enclosed)"),
    (
        "patient",
        r"(?:about the |1\. ?|a\. ?|section \w+:? ?)?(?:patient|client|member|child)(?:['\u2019]?s)? "
        r"?(?:informations?|infos?|details?|demographics?|data|identification|particulars|"
        r"info|section)?|demographics|who|about you|pati[ëe]nt(?:/in|en|engegevens)?|paciente|"
        r"(?:datos|dados|donn[ée]es|dati|identificaci[óo]n|identifica[çc][ãa]o|identification|antecedentes) "
        r"(?:personales |pessoais |anagrafici )?(?:d(?:el?|o|a|u|es?) ?)?(?:\(de la\) |\([ao]\) |la |l['\u2019])?"
        r"(?:paciente|patient(?:e|\(e\))?|paziente|usuari[oa]|utente|usager|b[ée]n[ée]ficiaire|assistito)|"
        r"(?:datos|dados|dati) (?:personales|pessoais|personali|anagrafici)|patientendaten|"
        r"(?:angaben|daten) (?:zum|zur|der|des) patient\w*|persönliche daten",
    ),
    (
        "referrer",
        r"(?:datos|dados|donn[ée]es|dati|identifica[çc][ãa]o) d(?:el?|o|u) ?(?:\(de la\) |\([ao]\) |l['\u2019])?"
        r"(?:m[ée]dico|m[ée]decin|profes+ional(?:e|\(a\))?|solicitante|remitente|prescripteur|demandeur|"
        r"medico (?:curante|richiedente|prescrittore))|"
        r"sender|your details|practice|surgery|prescriber|"
        r"(?:referring|referral|requesting|ordering|sending|primary care) (?:provider|optometrist|dentist|nurse|team|"
        r"physician|doctor|clinician|practitioner|gp|practice|organi[sz]ation|facility|"
        r"source)(?: information| details?| data| section)?|"
        r"referr(?:er|al source)(?:['\u2019]?s)?(?: information| details?| section)?|"
        r"(?:gp|practice|sender|provider|physician|requester) (?:information|details?|"
        r"section)|referred by|from|referring from|registered gp(?: details)?",
    ),
    (
        "recipient",
        r"refer(?:red|ral|ring)? to|(?:offered|authori[sz]ed|approved) to|(?:receiving|recipient|consultant|"
        r"specialist|consulting|accepting)"
        r"(?: provider| physician| facility| clinic| practice| organi[sz]ation| specialist)?(?: information|"
        r" details?)?|"
        r"service (?:provider )?(?:information|details?)|to(?: details)?|sent to|send to|destination|where",
    ),
    (
        "insurance",
        r"(?:primary |secondary )?(?:insurance|coverage|billing|payer|payor|health plan|"
        r"benefits?)(?: information| details?| data| coverage)?|"
        r"(?:insurance|coverage|health plan) (?:providers?|carriers?|compan(?:y|ies)|plans?|payers?)|payers(?= ?$)",
    ),
)
