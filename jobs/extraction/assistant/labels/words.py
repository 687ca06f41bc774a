"""How labels are worded: for each its key, whose it is ("" = by its block), and its wordings as a pattern."""

from __future__ import annotations

_WHO = r"(?:patient|pt|your|client|member|subscriber|insured|child|resident)(?:['\u2019]?s)?[ /]+"


_NO = r"(?: ?(?:numbers?|no\.?|nos\.?|num|nr\.?|#|id|ids|code))?"


_PHONE_KIND = (
    r"(?:(?:home|mobile|cell(?:ular)?|work|day ?time|daytime|evening|contact|preferred|"
    r"primary|main|land ?line|best|alternat(?:e|ive)|other)(?: ?[/&,] ?|\b))+"
)


_OFFICE = (
    r"(?:author|office|ofc|dep(?:artmen)?t\.?|practice|clinic|surgery|referr(?:er|ing)(?: provider|"
    r" physician)?|provider|physician|doctor|gp|requester)(?:['\u2019]?s)?"
)


PROFESSION = (
    r"(?:provider|physician|doctor|clinician|(?:general |family )?practitioner|gp|dr\.?|md|consultant|"
    r"dentist|optometrist|nurse|person)"
)


_NO_MATTER = (
    r"(?!(?:demande|avis|r[ée]f[ée]r|consult|orient|rapport|lettre|courrier|suivi|rich|invio|visita|relazione|solic|"
    r"deriva|interc|pedido|carta|informe|remis|über|zuw|arzt|befund|bericht|anfrage|bitte|verwi|aanvr|brief|spoed|"
    r"urg|dringend|[ée]valu|r[ée]sult|rendez|henvis|vurder|undersøg|skierow|prośb|prosb|sevk|hasta|konsültas|konsultas|"
    r"kontrol|beutal|vizsgál|kivizsg|uputnic|upuć|zahtjev|molba|trimit|bilet|solicit|lähet|konsult|rujuk|permohon|"
    r"surat|žádost|zadost|doporuč)[\w\u2019'-]*)"
)
"""Words with which the subject of a letter begins that is no person."""


WORDINGS: tuple[tuple[str, str, str], ...] = (
    (
        "ignore",
        "",
        r"job title(?: role)?|file name|contact person|"
        r"(?:named|allocated) clinician|interpreter(?: required)?|marital status|occupation|race|ethnicity|"
        r"(?:preferred )?language|religion|number of pages[^:\t\n]{0,30}|pages|page|signature|signed|position|title|"
        r"comments?|status|file number|account ?(?:number|no\.?|#)?|auth(?:orization)? ?(?:number|no\.?|#)|"
        r"(?:placer|filler|order) ?(?:number|no\.?|#)|clia ?#?|registered office|website|www|web|"
        r"pharmacy(?: name| phone)?|medical director|reviewed by|reviewed (?:&|and) released by|verified by|"
        r"accompanied by[^:\t\n]{0,30}|country(?:, event, year)?|contact name|"
        r"cc|copies? to|provider (?:number|no\.?)",
    ),
    (
        "focal_point",
        "",
        r"focal (?:point|person)|point focal|punto focal|ponto focal|nodal (?:officer|person)|liaison(?: officer)?|"
        r"point of contact|ansprechpartner(?:in)?",
    ),
    (
        "relative",
        "",
        r"support (?:person|worker|contact)|wh[āa]nau contact|carer(?: contact)?|"
        r"(?:emergency|alternat(?:e|ive)) contact(?: name| phone| number)?(?: ?\([^)\n]{2,20}\))?|next of kin|"
        r"nok(?: name)?|(?:main )?carer(?: name)?|responsible party|guarantor|spouse|"
        r"(?:parents?|legal|mother|father)?(?: ?/ ?| or )?guardians?(?:\(s\))?(?: name)?|parents?|"
        r"(?:wife|husband|mother|father|parent|daughter|son|partner)(?:['\u2019]?s)?(?: name)?",
    ),
    (
        "other_date",
        "",
        r"(?:report|collection|collected|appointment|admission|admitted|discharge|"
        r"service|start|end|onset|visit|completed|"
        r"expiry|expiration|received|printed|operation|procedure|surgery|effective|"
        r"resulted|reported|scheduled|injury|"
        r"accident|incident|scan|exam(?:ination)?|specimen|test|last (?:visit|seen|"
        r"updated)|updated|submitted|stop|due|"
        r"clinic|review|next|print|fax|dictated|typed|transcribed|determination) (?:date|time|on)(?:[/ ]+time)?|"
        r"onset|collected|reported|resulted|updated|submitted|last seen|dictated|typed|"
        r"date of (?:admission|discharge|service|injury|onset|visit|surgery|accident|"
        r"clinic|last [a-z]+|determination|exam"
        r"(?:ination)?|procedure|operation|collection|report|appointment|death)|"
        r"lmp|edd|date(?:[ /]| ?(?:and|&) ?)time|valid until",
    ),
    (
        "birth_date",
        "patient",
        rf"(?:{_WHO})?(?:date of birth|birth[ -]?date|d\.? ?o\.? ?b\.?|born(?: on)?|"
        rf"geb(?:urtsdatum|oren(?: am)?|\.?(?:[ -]?datum)?| am)|geboortedatum|date de naissance|"
        rf"né\(?e?\)?(?: le)?|ddn|fecha de nacimiento|f\.? ?nac\.?|data di nascita|data de nascimento)"
        rf"(?: ?\([^)\n]{{2,20}}\)| ?/ ?(?:sex|gender|age|m or f))?",
    ),
    ("age", "patient", rf"(?:{_WHO})?age(?: \(?(?:years|yrs)\)?)?(?: at referral)?"),
    (
        "sex",
        "patient",
        rf"(?:{_WHO})?(?:(?:birth|legal|administrative|assigned) )?"
        rf"(?:sex|gender|geschlecht|sexe|sexo|geslacht)(?: ?/ ?(?:sex|gender))?(?: (?:assigned )?at birth|"
        rf" identity)?(?: ?\([^)\n]{{1,12}}\))?",
    ),
    ("nhs_number", "patient", rf"(?:{_WHO})?(?:chi ?/ ?)?nhs(?: number| no\.?| #)?"),
    ("ssn", "patient", rf"(?:{_WHO})?(?:ssn|ss|social security|s\.s\.n\.?){_NO}(?<!ss)"),
    (
        "health_card",
        "patient",
        rf"(?:{_WHO})?(?:health ?card|nhi|(?-i:[A-Z]{{2}} )?medicare|ohip|ramq|hsn|msp|phn|personal health|chi|"
        rf"health insurance card|h(?:ealth)? ?[&+] ?c|hsc|c\.f\.|care ?card|mcp|ihi|hcn|"
        rf"health (?:care )?number|medicaid|dva){_NO}",
    ),
    (
        "mrn",
        "patient",
        rf"(?:{_WHO})?(?:mrn|m\.r\.n\.?|mr ?#|medical record|medical|med rec|chart|"
        rf"hospital|unit|ur|urn|u\.?r\.?n|record|emr|ehr|file|case){_NO}"
        rf"(?<!medical)(?<!hospital)(?<!unit)(?<!record)(?<!chart)(?<!file)(?<!case)(?<!file number)(?<!case number)|"
        rf"(?:patient|pt|client|nhi|emis|hosp|person)(?: ?(?:ids?|identifiers?|number|no\.?|#|ref(?:erence)?))|"
        rf"dossier(?: n[o°]\.?)?|(?:acct|hosp\.?(?: chart)?) ?(?:no\.?|#)|mrn \(your office\)",
    ),
    (
        "other_id",
        "patient",
        r"(?:ubrn|upn)(?: ?(?:no\.?|number|#))?|"
        r"e-?rs (?:number|ref(?:erence)?)|driver'?s? licen[cs]e(?: number| no\.?)?|"
        r"passport(?: number| no\.?)?",
    ),
    (
        "member_id",
        "insurance",
        r"(?:member|subscriber|policy|insurance|insured|beneficiary|plan)(?:['\u2019]?s)?(?: holder)? "
        r"?(?:ids?|i\.d\.|identification|number|no\.?|#)(?: number| no\.?)?|id ?#",
    ),
    ("group", "insurance", r"(?:insurance |plan )?(?:group|grp)(?: ?(?:number|no\.?|#|id|name))*"),
    (
        "payer",
        "insurance",
        r"(?:primary |health |medical )?(?:insurance|insurer|payer|payor|health ?plan|"
        r"health fund|carrier|coverage|ins\.?)(?: ?(?:company|co\.?|provider|carrier|plan|name|name and plan))*|"
        r"plan(?: name)?",
    ),
    (
        "first_name",
        "referrer",
        r"referr(?:er|ing (?:provider|physician|doctor))(?:['\u2019]?s)? (?:first|given|fore)[ -]?names?",
    ),
    (
        "last_name",
        "referrer",
        r"referr(?:er|ing (?:provider|physician|doctor))(?:['\u2019]?s)? (?:last|family|sur)[ -]?names?",
    ),
    (
        "first_name",
        "",
        rf"(?:{_WHO})?(?:(?:first|given|fore|christian)[ -]?names?(?:\(s\))?|legal first(?: name)?|vorname|"
        rf"pr[ée]noms?|nombres?|"
        rf"voornaam)",
    ),
    ("middle_name", "", rf"(?:{_WHO})?(?:middle (?:names?|initial)|m\.?i\.?)"),
    (
        "last_name",
        "",
        rf"(?:{_WHO})?(?:(?:last|family)[ -]?names?|legal last(?: name)?|surname|nachname|familienname|"
        rf"nom(?: de famille)?|apellidos?|"
        rf"achternaam)",
    ),
    (
        "name",
        "patient",
        rf"(?:name of (?:the )?(?:patient|client|child)|{_WHO}(?:full |legal )?name(?: ?\([^)\n]{{3,30}}\))?|"
        rf"re(?: patient)?|regarding|(?:patient|client)(?: (?:now|currently))?|pt|resident|claimant|"
        rf"(?:your|our) (?:patient|client)|decedent|"
        rf"(?<!\w )member(?=\s*:\s*(?-i:[A-ZÀ-Þ][A-ZÀ-Þ'\u2019-]+, [A-ZÀ-Þ]{{2}}))|"
        rf"patient/in|patientin|paciente|pati[ëe]nt|"
        rf"(?:name|nom) d(?:e[rs]|u) patient(?:en|in|e)?|nombre del paciente|naam(?: pati[ëe]nt)?|"
        rf"(?:nach|familien|zu)name,? ?(?:und |/ ?|& ?)?vornamen?|apellidos?,? ?(?:y |/ ?)?nombres?|"
        rf"cognome,? ?(?:e |/ ?)?nome|nom,? ?(?:et |/ ?|& ?)?pr[ée]noms?|achternaam,? ?(?:en |/ ?)?voorna(?:am|men)|"
        rf"(?:surname|last(?: name)?),? ?(?:and |/ ?)?(?:first|given|fore)(?:[ -]?names?)?(?:\(s\))?|"
        rf"ref(?=\s*:\s*(?-i:[A-ZÀ-Þ][\w'\u2019.-]+,? +(?:[A-ZÀ-Þ]|de |van |von )))|"
        rf"(?<!\w )member(?=\s*:\s*(?-i:[A-ZÀ-Þ][\w'\u2019-]*,? +[A-ZÀ-Þ]).*\b(?:birth|d\.?o\.?b)\b)|"
        rf"(?:betreft|betreff|betrifft|objet|concerne|oggetto|asunto|assunto|vedrørende|vedr|angående|ang|gjelder|gäller|"
        rf"dotyczy|dot|konu|tárgy|predmet|subiect|asia|perihal|v[ěe]c)\.?(?=\s*:\s*{_NO_MATTER}"
        rf"(?-i:[A-ZÀ-Þ][\w'\u2019.-]*,? +(?:[A-ZÀ-Þ]|de |d['\u2019]|van |von |della? |da ))))",
    ),
    ("full_name", "", r"(?:full )?name(?: ?\([^)\n]{3,30}\))?"),
    ("email", "patient", rf"{_WHO}(?:e-?mail(?: address)?)"),
    ("email", "", r"e-?mail(?: address)?"),
    ("fax", "referrer", rf"(?:{_OFFICE} )(?:fax|facsimile){_NO}|(?:fax|facsimile) ?back(?: to)?"),
    ("fax", "recipient", rf"recipient (?:fax|facsimile){_NO}"),
    ("fax", "", rf"(?:fax|facsimile|telefax|t[ée]l[ée]copie|fx|f){_NO}"),
    ("phone", "referrer", rf"(?:{_OFFICE} )(?:telephone|phone|tel\.?|ph\.?|contact){_NO}"),
    (
        "phone",
        "patient",
        rf"(?:{_WHO})(?:{_PHONE_KIND} )?(?:telephone|phone|tel\.?|ph\.?|mobile|cell|contact){_NO}(?: ?\([a-z]+\))?|"
        rf"(?:(?:home|mobile|cell(?:ular)?|work)(?: ?[/&] ?)?)+(?: ?(?:telephone|phone|tel\.?|ph\.?))?{_NO}|"
        rf"[hcw](?=\s*:\s*[+(]?\d)|"
        rf"m(?=\s*:\s*[+(]?\d)|mobil(?:telefon|nummer)?|handy|natel|portable|m[oó]vil|mobiel",
    ),
    (
        "phone",
        "",
        rf"(?:{_PHONE_KIND} )?(?:tele(?:ph|f)on[eo]?|telefoon|phone|tel\.?|t[ée]l\.?|t[ée]l[ée]phone|"
        rf"tel[ée]fono|ph\.?|mob\.?|t|best number|contact(?: (?:tel(?:ephone)?|phone|details))?|"
        rf"direct (?:line|dial)|tel\.? ?/ ?fax){_NO}(?: \((?:[hmwc]|"
        rf"home|mobile|work|cell|day(?:time)?|evening)\))?",
    ),
    ("street", "", rf"(?:{_WHO})?street(?: address)?|address(?: line)? ?1"),
    (
        "city",
        "",
        rf"(?:{_WHO})?(?:city|town|suburb|ort|ville|ciudad)(?:,? ?(?:/ ?)?(?:postal(?: code)?|zip(?: code)?|"
        rf"state(?:,? ?(?:/ ?)?zip(?: code)?)?))?",
    ),
    ("state", "", r"(?:state|province|county)(?: ?/ ?(?:zip|postal)(?: code)?)?"),
    ("zip", "", r"zip(?: ?code)?|post(?:al)? ?code|plz|code postal"),
    (
        "address",
        "patient",
        rf"(?:{_WHO}|home |residential |permanent |current )(?:home |postal |mailing |street )?address|"
        rf"(?:{_WHO})addr\.?|where (?:they|you|he|she|s?he ?/ ?s?he|(?:the |your )?patient) lives?",
    ),
    (
        "address",
        "",
        r"contact info(?:rmation)?(?:\t(?:(?:primary|vacation|home|work) )?(?:home|place|address|office))?",
    ),
    ("address", "referrer", rf"(?:{_OFFICE}|organi[sz]ation) address"),
    (
        "address",
        "",
        r"(?:mailing |postal |street |home |full )?address(?: of [a-z ]{3,30}| (?:and|"
        r"&|with|including) (?:post|zip) ?code)?|addr\.?|adresse|anschrift|direcci[óo]n|domicilio|adres|"
        r"wohnhaft",
    ),
    ("npi", "referrer", rf"(?:(?:referring |individual |provider |{PROFESSION} )*npi){_NO}"),
    (
        "provider",
        "referrer",
        rf"(?:referring|referral|requesting|ordering|attending|primary care|sending|"
        rf"treating|usual|registered) {PROFESSION}(?: \(?(?:print(?:ed)? )?name\)?)?|"
        rf"refer(?:red|ral|ring) (?:by|from)|(?:zuweis|überweis)ende[rn]? (?:arzt|ärztin)|zuweiser(?:in)?|"
        rf"m[ée]decin (?:r[ée]f[ée]rent|adresseur|traitant)|verwijz(?:er|end arts)|huisarts|hausarzt|"
        rf"m[ée]dico (?:remitente|derivante)|remitido por|von|"
        rf"referring (?:optometrist|optician|nurse|specialist|consultant|dentist|agency contact)|"
        rf"ref['\u2019](?:ing|d by)(?: provider| physician| doctor)?|ordering user|ordered by|clinician referring|"
        rf"from \([^)\n]{{2,20}}\)|gp details|refer(?:red|ral) source|author name|legal authenticator|"
        rf"authenticated by|e-?signed by|(?:electronically|digitally) signed by|dictated by|"
        rf"referrer(?:['\u2019]?s)?(?: \(?(?:print(?:ed)? )?name\)?)?|"
        rf"requested by|requester|requesting {PROFESSION}|author|"
        rf"from|sender|sent by|staff|compiled by|completed by|prepared by|signed by|"
        rf"(?:(?:primary |health ?)?care )?{PROFESSION}(?:['\u2019]?s)?(?: name)?|pcp|referring from",
    ),
    (
        "organization",
        "referrer",
        r"referring (?:organi[sz]ation|practice|facility|clinic|hospital|site|institution)(?: name)?|"
        r"(?:registered|gp|referrer) (?:practice|surgery)(?: name)?|"
        r"sending (?:facility|organi[sz]ation)|author organi[sz]ation|custodian(?: organi[sz]ation)?|"
        r"represented organi[sz]ation",
    ),
    (
        "organization",
        "",
        r"organi[sz]ation(?: name)?|(?:clinic|facility|hospital|company|practice|"
        r"surgery|site|base|based at|ofc|office)(?: name)?|(?:ordering )?department(?= ?:)|location(?! of)|"
        r"institution|einrichtung|[ée]tablissement|cabinet",
    ),
    (
        "recipient",
        "recipient",
        rf"to|attn\.?|attention|refer(?:red|ral|ring)?[ -]to(?: \(?(?:provider|physician|"
        rf"specialist|name)\)?)?|refer to|"
        rf"(?:recipient|consultant|specialist|receiving {PROFESSION}|consulting {PROFESSION})(?: name)?|"
        rf"ref['\u2019]d to|to \([^)\n]{{2,40}}\)|(?:send|sent|fax(?:ed)?|forward(?:ed)?|address(?:ed)?) to|"
        rf"attention of|f\.?a\.?o\.?|an|[àa] l['\u2019]attention de|"
        rf"para|a la atenci[óo]n de|aan|(?:information|intended|primary) recipient|"
        rf"(?:to/)?recipient(?: ?\([^)]*\))?|(?:service provider|addressed to)",
    ),
    (
        "recipient_organization",
        "recipient",
        r"referred[ -]to (?:service|organi[sz]ation|facility|clinic|hospital)(?: name)?|"
        r"(?:receiving|recipient|specialist|consultant)(?:['\u2019]?s)? (?:facility|organi[sz]ation|"
        r"hospital|clinic|practice|institution)|"
        r"referred to (?:location|department)|place|group ?/ ?facility|hospital/clinic|"
        r"location of service(?: ?\([^)]*\))?",
    ),
    (
        "date",
        "",
        r"(?:(?:document|letter|referral|request|order|authored|written)(?: created)? )?date(?: "
        r"(?:of|for) (?:letter|referral|request|this [a-z]+|order))?"
        r"(?: (?:sent|written|authored|created|requested|ordered|referred))?(?: ?\([^)\n]{2,20}\))?|"
        r"(?:letter|referral|request|order) date ?(?:/|and|&) ?time|"
        r"date of decision to refer|authored(?: on)?|dated|today['\u2019]?s date|(?:document |"
        r"referral )?created(?: on)?|"
        r"(?:date )?(?:form )?completed(?: on)?|date form completed|form completed on|date written|date of order|"
        r"plan date|ordered(?: on)?|sent(?: on)?|datum|fecha(?: de [a-z]+)?|date du courrier",
    ),
    (
        "specialty",
        "",
        r"(?:(?:requested|referral|referred|medical|clinical|consultant|target) )?(?:special(?:i?ty|"
        r"ism))(?: (?:requested|required|type))?|clinical context|"
        r"(?:referral|refer(?:red)?|consult(?:ation)?) ?(?:for|type|requested)|type of (?:referral|"
        r"consult(?:ation)?)|department|clinic type",
    ),
    (
        "service",
        "",
        r"(?:requested |referral )?service(?:s)?(?: requested| required)?|procedure(?: requested)?|"
        r"(?:test|exam|study|investigation)s? requested|consult requested",
    ),
    (
        "reason",
        "",
        r"reasons?(?: for (?:the )?(?:referral|consult(?:ation)?|request))?|referral reason|"
        r"clinical question|indication",
    ),
    ("medications", "", r"(?:current |regular |repeat )*(?:medications?|medicines|meds|drugs)"),
    ("allergies", "", r"(?:known |drug )*allerg(?:y|ies)"),
    (
        "urgency",
        "",
        r"(?:referral |clinical |request )?(?:urgency|priority)(?: ?\((?:tick|please|"
        r"check|circle|select)[^)]*\))?(?: level| of referral|"
        r" status)?|triage (?:category|priority)|determination|urgentie|dringlichkeit|(?:degré d['\u2019])?urgence|"
        r"priorité|prioridad|prioriteit|timing|time ?frame|how soon",
    ),
)
