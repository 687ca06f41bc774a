"""How labels are worded: for each its key, whose it is ("" = by its block), and its wordings as a pattern."""

from __future__ import annotations

from jobs.extraction.assistant.labels.parts_of_wordings import NO_MATTER, NUMBER_OF, OFFICE, PHONE_KIND, WHO
from jobs.extraction.assistant.labels.words_of_parties import WORDINGS_OF_PARTIES

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
        r"(?:patient['\u2019]?s )?attendant|accompanied by|nok(?: name)?|(?:main )?carer(?: name)?|responsible party|"
        r"guarantor|spouse|"
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
        r"lmp|edd|date(?:[ /]| ?(?:and|&) ?)time|valid until|date of (?:diagnosis|biopsy|sample)|"
        r"fecha de (?:ingreso|admisi[óo]n|hospitalizaci[óo]n|cirug[íi]a|intervenci[óo]n|toma|muestra|realizaci[óo]n)|"
        r"data (?:(?:di|del) )?(?:ricovero|ingresso|intervento|prelievo)|data d[eao] (?:internamento|interna[çc][ãa]o|"
        r"admiss[ãa]o|cirurgia|colheita)|date d['\u2019](?:entr[ée]e|admission|hospitalisation)|"
        r"aufnahme(?:datum| am)|aufgenommen am|opnamedatum|inskrivningsdatum|ricovero (?:dal|del)",
    ),
    (
        "birth_date",
        "patient",
        rf"(?:{WHO})?(?:date of birth|birth[ -]?date|d\.? ?o\.? ?b\.?|born(?: on)?|"
        rf"geb(?:urtsdatum|oren(?: am)?|\.?(?:[ -]?datum)?| am)|geboortedatum|date de naissance|"
        rf"né\(?e?\)?(?: le)?|ddn|fecha de nacimiento|f\.? ?nac\.?|data di nascita|data de nascimento)"
        rf"(?: ?\([^)\n]{{2,20}}\)| ?/ ?(?:sex|gender|age|m or f))?",
    ),
    ("age", "patient", rf"(?:{WHO})?age(?: \(?(?:years|yrs)\)?)?(?: at referral)?"),
    (
        "sex",
        "patient",
        rf"(?:{WHO})?(?:(?:birth|legal|administrative|assigned|recorded|registered) )?"
        rf"(?:sex|gender|geschlecht|sexe|sexo|geslacht)(?: ?/ ?(?:sex|gender))?(?: (?:assigned )?at birth| recorded|"
        rf" registered|"
        rf" identity)?(?: ?\([^)\n]{{1,12}}\))?",
    ),
    ("nhs_number", "patient", rf"(?:{WHO})?(?:chi ?/ ?)?nhs(?: number| no\.?| #)?"),
    ("ssn", "patient", rf"(?:{WHO})?(?:ssn|ss|social security|s\.s\.n\.?){NUMBER_OF}(?<!ss)"),
    (
        "health_card",
        "patient",
        rf"(?:{WHO})?(?:health ?card|nhi|(?-i:[A-Z]{{2}} )?medicare|ohip|ramq|hsn|msp|phn|personal health|chi|"
        rf"health insurance card|h(?:ealth)? ?[&+] ?c|hsc|c\.f\.|care ?card|mcp|ihi|hcn|"
        rf"health (?:care )?number|medicaid|dva){NUMBER_OF}",
    ),
    (
        "mrn",
        "patient",
        rf"(?:{WHO})?(?:mrn|m\.r\.n\.?|mr ?#|medical record|medical|med rec|chart|"
        rf"hospital|unit|ur|urn|u\.?r\.?n|record|emr|ehr|file|case){NUMBER_OF}"
        rf"(?<!medical)(?<!hospital)(?<!unit)(?<!record)(?<!chart)(?<!file)(?<!case)(?<!file number)(?<!case number)|"
        rf"(?:patient|pt|client|nhi|emis|hosp|person)(?: ?(?:ids?|identifiers?|number|no\.?|#|ref(?:erence)?))|"
        rf"dossier(?: n[o°]\.?)?|(?:acct|hosp\.?(?: chart)?) ?(?:no\.?|#)|mrn \(your office\)",
    ),
    (
        "other_id",
        "patient",
        r"(?:ubrn|upn)(?: ?(?:no\.?|number|#))?|(?:booking )?reference ?\(ubrn\)|"
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
        rf"(?:{WHO})?(?:(?:first|given|fore|christian)[ -]?names?(?:\(s\))?|legal first(?: name)?|vorname|"
        rf"pr[ée]noms?|nombres?|"
        rf"voornaam)",
    ),
    ("middle_name", "", rf"(?:{WHO})?(?:middle (?:names?|initial)|m\.?i\.?)"),
    (
        "last_name",
        "",
        rf"(?:{WHO})?(?:(?:last|family|wh[āa]nau)[ -]?names?|legal last(?: name)?|surname|nachname|familienname|"
        rf"nom(?: de famille)?|apellidos?|"
        rf"achternaam)",
    ),
    (
        "name",
        "patient",
        rf"(?:name of (?:the )?(?:patient|client|child)|{WHO}(?:full |legal )?name(?: ?\([^)\n]{{3,30}}\))?|"
        rf"re(?: patient)?|regarding|(?:patient|client)(?: (?:now|currently))?|pt|resident|claimant|"
        rf"(?:your|our) (?:patient|client)|decedent|pat(?=\.? ?:)|"
        rf"(?<!\w )member(?=\s*:\s*(?-i:[A-ZÀ-Þ][A-ZÀ-Þ'\u2019-]+, [A-ZÀ-Þ]{{2}}))|"
        rf"patient/in|patientin|paciente|pati[ëe]nt|"
        rf"(?:name|nom) d(?:e[rs]|u) patient(?:en|in|e)?|nombre del paciente|naam(?: pati[ëe]nt)?|"
        rf"(?:nach|familien|zu)name,? ?(?:und |/ ?|& ?)?vornamen?|apellidos?,? ?(?:y |/ ?)?nombres?|"
        rf"cognome,? ?(?:e |/ ?)?nome|nom,? ?(?:et |/ ?|& ?)?pr[ée]noms?|achternaam,? ?(?:en |/ ?)?voorna(?:am|men)|"
        rf"(?:surname|last(?: name)?),? ?(?:and |/ ?)?(?:first|given|fore)(?:[ -]?names?)?(?:\(s\))?|"
        rf"ref(?=\s*:\s*(?-i:[A-ZÀ-Þ][\w'\u2019.-]+,? +(?:[A-ZÀ-Þ]|de |van |von )))|"
        rf"(?<!\w )member(?=\s*:\s*(?-i:[A-ZÀ-Þ][\w'\u2019-]*,? +[A-ZÀ-Þ]).*\b(?:birth|d\.?o\.?b)\b)|"
        rf"(?:betreft|betreff|betrifft|objet|concerne|oggetto|asunto|assunto|vedrørende|vedr|angående|ang|gjelder|gäller|"
        rf"dotyczy|dot|konu|tárgy|predmet|subiect|asia|perihal|v[ěe]c)\.?(?=\s*:\s*{NO_MATTER}"
        rf"(?:(?:mw|mevr?|mevrouw|dhr|de heer|sig(?:\.?(?:ra|na)|nora|nor)?|sra?|sr[.]?ª|mme|hr|"
        rf"fr)\.? +(?=(?-i:[A-ZÀ-Þ]))|"
        rf"(?-i:[A-ZÀ-Þ][\w'\u2019.-]*,? +(?:[A-ZÀ-Þ]|de |d['\u2019]|van |von |della? |da )))))",
    ),
    ("full_name", "", r"(?:full )?name(?: ?\([^)\n]{3,30}\))?"),
    ("email", "patient", rf"{WHO}(?:e-?mail(?: address)?)"),
    ("email", "", r"e-?mail(?: address)?"),
    ("fax", "referrer", rf"(?:{OFFICE} )(?:fax|facsimile){NUMBER_OF}|(?:fax|facsimile) ?back(?: to)?"),
    ("fax", "recipient", rf"recipient (?:fax|facsimile){NUMBER_OF}"),
    ("fax", "", rf"(?:fax|facsimile ?/ ?data|facsimile|telefax|t[ée]l[ée]copie|fx|f){NUMBER_OF}"),
    ("phone", "referrer", rf"(?:{OFFICE} )(?:telephone|phone|tel\.?|ph\.?|contact){NUMBER_OF}"),
    (
        "phone",
        "patient",
        rf"(?:{WHO})(?:{PHONE_KIND} )?(?:telephone|phone|tel\.?|ph\.?|mobile|cell|contact){NUMBER_OF}(?: ?\([a-z]+\))?|"
        rf"(?:(?:home|mobile|cell(?:ular)?|work)(?: ?[/&] ?)?)+(?: ?(?:telephone|phone|tel\.?|ph\.?))?{NUMBER_OF}|"
        rf"[hcw](?=\s*:\s*[+(]?\d)|"
        rf"m(?=\s*:\s*[+(]?\d)|mobil(?:telefon|nummer)?|handy|natel|portable|m[oó]vil|mobiel",
    ),
    (
        "phone",
        "",
        rf"(?:{PHONE_KIND} )?(?:tele(?:ph|f)on[eo]?|telefoon|phone|tel\.?|t[ée]l\.?|t[ée]l[ée]phone|"
        rf"tel[ée]fono|ph\.?|mob\.?|t|best number|contact(?: (?:tel(?:ephone)?|phone|details))?|"
        rf"direct (?:line|dial)|tel\.? ?/ ?fax){NUMBER_OF}(?: \((?:[hmwc]|"
        rf"home|mobile|work|cell|day(?:time)?|evening)\))?",
    ),
    ("street", "", rf"(?:{WHO})?street(?: address)?|address(?: line)? ?1"),
    (
        "city",
        "",
        rf"(?:{WHO})?(?:city|town|suburb|ort|ville|ciudad)(?:,? ?(?:/ ?)?(?:postal(?: code)?|zip(?: code)?|"
        rf"state(?:,? ?(?:/ ?)?zip(?: code)?)?))?",
    ),
    ("state", "", r"(?:state|province|county)(?: ?/ ?(?:zip|postal)(?: code)?)?"),
    ("zip", "", r"zip(?: ?code)?|post(?:al)? ?code|plz|code postal"),
    (
        "address",
        "patient",
        rf"(?:{WHO}|home |residential |permanent |current )(?:home |postal |mailing |street )?address|"
        rf"(?:{WHO})addr\.?|where (?:they|you|he|she|s?he ?/ ?s?he|(?:the |your )?patient) lives?",
    ),
    (
        "address",
        "",
        r"contact info(?:rmation)?(?:\t(?:(?:primary|vacation|home|work) )?(?:home|place|address|office))?",
    ),
    ("address", "referrer", rf"(?:{OFFICE}|organi[sz]ation) address"),
    (
        "address",
        "",
        r"(?:mailing |postal |street |home |full )?address(?: of [a-z ]{3,30}| (?:and|"
        r"&|with|including) (?:post|zip) ?code)?|addr\.?|adresse|anschrift|direcci[óo]n|domicilio|adres|"
        r"wohnhaft",
    ),
    *WORDINGS_OF_PARTIES,
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
        r"priorité|prioridad|prioriteit|car[áa]cter(?=\s*:\s*(?:normal|preferente|ordinari|urgente|muy))|timing|"
        r"time ?frame|how soon",
    ),
)
