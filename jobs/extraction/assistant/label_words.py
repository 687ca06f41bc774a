"""How labels are worded: for each its key, whose it is ("" = by its block), and its wordings as a pattern."""

from __future__ import annotations

_WHO = r"(?:patient|pt|client|member|subscriber|insured|child|resident)(?:['\u2019]?s)?[ /]+"


_NO = r"(?: ?(?:number|no\.?|num|nr|#|id|code))?"


_PHONE_KIND = (
    r"(?:home|mobile|cell(?:ular)?|work|day ?time|daytime|evening|contact|preferred|"
    r"primary|main|land ?line|best)"
)


_OFFICE = (
    r"(?:author|office|practice|clinic|surgery|referr(?:er|ing)(?: provider|"
    r" physician)?|provider|physician|doctor|gp|requester)(?:['\u2019]?s)?"
)


PROFESSION = (
    r"(?:provider|physician|doctor|clinician|practitioner|gp|dr\.?|md|consultant|"
    r"dentist|optometrist|nurse|person)"
)


WORDINGS: tuple[tuple[str, str, str], ...] = (
    (
        "ignore",
        "",
        r"emergency contact(?: name| phone| number)?|next of kin|nok(?: name)?|carer(?: name)?|"
        r"guardian(?: name)?|"
        r"(?:wife|husband|mother|father|parent)(?:['\u2019]?s)? name|job title(?: role)?|"
        r"file name|contact person|"
        r"(?:named|allocated) clinician|interpreter(?: required)?|marital status|occupation|race|ethnicity|"
        r"(?:preferred )?language|religion|number of pages[^:\t\n]{0,30}|pages|page|"
        r"signature|signed|position|title|"
        r"comments?|status|file number|account ?(?:number|no\.?|#)?|auth(?:orization)? ?(?:number|no\.?|#)|"
        r"(?:placer|filler|order) ?(?:number|no\.?|#)|clia ?#?|registered office|website|www|web|"
        r"pharmacy(?: name| phone)?|medical director|reviewed by|reviewed (?:&|and) released by|verified by|"
        r"accompanied by[^:\t\n]{0,30}|country(?:, event, year)?|focal point|contact name|"
        r"cc|copies? to|provider (?:number|no\.?)",
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
        r"clinic|review|next|print|fax|dictated|typed|transcribed|determination) (?:date|"
        r"time|on)(?:[/ ]+time)?|"
        r"onset|collected|reported|resulted|updated|submitted|last seen|dictated|typed|"
        r"date of (?:admission|discharge|service|injury|onset|visit|surgery|accident|"
        r"clinic|last [a-z]+|determination|exam"
        r"(?:ination)?|procedure|operation|collection|report|appointment|death)|"
        r"lmp|edd|date[ /]time|valid until",
    ),
    (
        "birth_date",
        "patient",
        rf"(?:{_WHO})?(?:date of birth|birth ?date|d\.? ?o\.? ?b\.?|born(?: on)?)(?: ?\([^)\n]{{2,20}}\)|"
        rf" ?/ ?(?:sex|gender|age))?",
    ),
    ("age", "patient", rf"(?:{_WHO})?age(?: \(?(?:years|yrs)\)?)?(?: at referral)?"),
    (
        "sex",
        "patient",
        rf"(?:{_WHO})?(?:(?:birth|legal|administrative) )?(?:sex|gender)(?: at birth|"
        rf" identity)?(?: ?\([^)\n]{{1,12}}\))?",
    ),
    ("nhs_number", "patient", rf"(?:{_WHO})?nhs(?: number| no\.?| #)?"),
    ("ssn", "patient", rf"(?:{_WHO})?(?:ssn|social security|s\.s\.n\.?){_NO}"),
    (
        "health_card",
        "patient",
        rf"(?:{_WHO})?(?:health ?card|nhi|medicare|ohip|phn|personal health|chi|health insurance card|"
        rf"care ?card|mcp|ihi|hcn|"
        rf"health (?:care )?number|medicaid|dva){_NO}",
    ),
    (
        "mrn",
        "patient",
        rf"(?:{_WHO})?(?:mrn|m\.r\.n\.?|mr ?#|medical record|medical|med rec|chart|"
        rf"hospital|unit|ur|urn|record|emr|ehr){_NO}"
        rf"(?<!medical)(?<!hospital)(?<!unit)(?<!record)(?<!chart)|(?:patient|pt|"
        rf"client|nhi|emis|hosp)(?: ?(?:id|identifier|number|no\.?|#|ref(?:erence)?))",
    ),
    (
        "other_id",
        "patient",
        r"ubrn|e-?rs (?:number|ref(?:erence)?)|driver'?s? licen[cs]e(?: number| no\.?)?|"
        r"passport(?: number| no\.?)?",
    ),
    (
        "member_id",
        "insurance",
        r"(?:member|subscriber|policy|insurance|insured|beneficiary|plan)(?:['\u2019]?s)?(?: holder)? "
        r"?(?:id|i\.d\.|identification|number|no\.?|#)(?: number| no\.?)?|id ?#",
    ),
    ("group", "insurance", r"(?:insurance |plan )?(?:group|grp)(?: ?(?:number|no\.?|#|id|name))*"),
    (
        "payer",
        "insurance",
        r"(?:primary |health |medical )?(?:insurance|insurer|payer|payor|health ?plan|"
        r"health fund|carrier)(?: ?(?:company|co\.?|provider|carrier|plan|name|name and plan))*|"
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
    ("first_name", "", rf"(?:{_WHO})?(?:first|given|fore)[ -]?names?(?:\(s\))?"),
    ("middle_name", "", rf"(?:{_WHO})?middle (?:names?|initial)"),
    ("last_name", "", rf"(?:{_WHO})?(?:last|family)[ -]?names?|(?:{_WHO})?surname"),
    (
        "name",
        "patient",
        rf"(?:name of patient|{_WHO}(?:full )?name(?: ?\([^)\n]{{3,30}}\))?|re|regarding|patient|pt|client)",
    ),
    ("full_name", "", r"(?:full )?name(?: ?\([^)\n]{3,30}\))?"),
    ("email", "patient", rf"{_WHO}(?:e-?mail(?: address)?)"),
    ("email", "", r"e-?mail(?: address)?"),
    ("fax", "referrer", rf"(?:{_OFFICE} )(?:fax|facsimile){_NO}|(?:fax|facsimile) ?back(?: to)?"),
    ("fax", "recipient", rf"recipient (?:fax|facsimile){_NO}"),
    ("fax", "", rf"(?:fax|facsimile|fx|f){_NO}"),
    ("phone", "referrer", rf"(?:{_OFFICE} )(?:telephone|phone|tel\.?|ph\.?|contact){_NO}"),
    (
        "phone",
        "patient",
        rf"(?:{_WHO})(?:{_PHONE_KIND} )?(?:telephone|phone|tel\.?|mobile|cell|contact){_NO}|"
        rf"(?:home|mobile|cell(?:ular)?|work)(?: (?:telephone|phone|tel\.?))?{_NO}",
    ),
    (
        "phone",
        "",
        rf"(?:{_PHONE_KIND} )?(?:telephone|phone|tel\.?|ph\.?|mob\.?|t){_NO}(?: \((?:[hmwc]|"
        rf"home|mobile|work|cell|day(?:time)?|evening)\))?",
    ),
    ("street", "", rf"(?:{_WHO})?street(?: address)?|address(?: line)? ?1"),
    ("city", "", rf"(?:{_WHO})?(?:city|town|suburb)"),
    ("state", "", r"state|province|county"),
    ("zip", "", r"zip(?: ?code)?|post(?:al)? ?code"),
    ("address", "patient", rf"(?:{_WHO}|home |residential )(?:home |postal |mailing )?address"),
    ("address", "referrer", rf"(?:{_OFFICE}|organi[sz]ation) address"),
    (
        "address",
        "",
        r"(?:mailing |postal |street |home |full )?address(?: of [a-z ]{3,30}| (?:and|"
        r"&|with|including) (?:post|zip) ?code)?|addr\.?",
    ),
    ("npi", "referrer", rf"(?:(?:referring |individual |provider |{PROFESSION} )*npi){_NO}"),
    (
        "provider",
        "referrer",
        rf"(?:referring|referral|requesting|ordering|attending|primary care|sending|"
        rf"treating|usual|registered) {PROFESSION}(?: \(?(?:print(?:ed)? )?name\)?)?|"
        rf"refer(?:red|ral) (?:by|from)|referrer(?:['\u2019]?s)?(?: \(?(?:print(?:ed)? )?name\)?)?|"
        rf"requested by|requester|request(?:ing|ed) {PROFESSION}|author|"
        rf"from|sender|sent by|staff|compiled by|completed by|prepared by|signed by|"
        rf"{PROFESSION}(?:['\u2019]?s)?(?: name)?|pcp|referring from",
    ),
    (
        "organization",
        "referrer",
        r"referring (?:organi[sz]ation|practice|facility|clinic|hospital|site|institution)(?: name)?|"
        r"(?:registered|gp|referrer) (?:practice|surgery)(?: name)?|"
        r"sending (?:facility|organi[sz]ation)",
    ),
    (
        "organization",
        "",
        r"organi[sz]ation(?: name)?|(?:clinic|facility|hospital|company|practice|"
        r"surgery)(?: name)?|location(?! of)|institution",
    ),
    (
        "recipient",
        "recipient",
        rf"to|attn\.?|attention|refer(?:red|ral|ring)?[ -]to(?: \(?(?:provider|physician|"
        rf"specialist|name)\)?)?|refer to|"
        rf"(?:recipient|consultant|specialist|receiving {PROFESSION}|consulting {PROFESSION})(?: name)?|"
        rf"(?:to/)?recipient(?: ?\([^)]*\))?|(?:service provider|addressed to)",
    ),
    (
        "recipient_organization",
        "recipient",
        r"referred[ -]to (?:service|organi[sz]ation|facility|clinic|hospital)(?: name)?|"
        r"receiving (?:facility|organi[sz]ation|hospital|clinic)|location of service(?: ?\([^)]*\))?",
    ),
    (
        "date",
        "",
        r"(?:(?:document|letter|referral|request|order|authored|written)(?: created)? )?date(?: "
        r"(?:of|for) (?:letter|referral|request|this [a-z]+|order))?"
        r"(?: (?:sent|written|authored|created|requested|ordered|referred))?(?: ?\([^)\n]{2,20}\))?|"
        r"date of decision to refer|authored(?: on)?|dated",
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
    ("medications", "", r"(?:current |regular |repeat )*(?:medications?|medicines|drugs)"),
    ("allergies", "", r"(?:known |drug )*allerg(?:y|ies)"),
    (
        "urgency",
        "",
        r"(?:referral |clinical |request )?(?:urgency|priority)(?: ?\((?:tick|please|"
        r"check|circle|select)[^)]*\))?(?: level| of referral|"
        r" status)?|triage (?:category|priority)|determination",
    ),
)


_DATE_LIKE = (
    r"(?=\s*(?:\d{1,4}[-/.]|\d{1,2}(?:st|nd|rd|th)? ?[A-Za-z]{3}|(?:Jan|Feb|"
    r"Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)))"
)


_PHONE_LIKE = r"(?=\s*[+(]?\d[\d ().-]{5,})"


WITHOUT_COLON: tuple[tuple[str, str, str], ...] = (
    (
        "birth_date",
        "patient",
        rf"(?:(?:date of birth|birth ?date|d\.?o\.?b\.?)\b\.?(?: ?/ ?(?:sex|gender|"
        rf"age))?|born(?: on)?\b){_DATE_LIKE}",
    ),
    ("sex", "patient", r"(?:gender|sex)\b(?=\s+(?:male|female|other|m|f)\b)"),
    ("npi", "referrer", r"npi\b(?:\s*(?:#|no\.?|number))?(?=\s*\d)"),
    (
        "mrn",
        "patient",
        r"(?:mrn|medical record (?:number|no\.?)|hospital (?:number|no\.?)|chart no\.?)(?=\s+(?:[A-Z0-9-]*\d|"
        r"[A-Z0-9]+-[A-Z0-9]))",
    ),
    ("nhs_number", "patient", r"nhs(?:\s+(?:number|no\.?))?(?=\s+\d{3}[ -]?\d{3}[ -]?\d{4})"),
    ("ssn", "patient", r"ssn(?=\s+\d)"),
    ("member_id", "insurance", r"member (?:number|id|no\.?)(?=\s+(?:[A-Z]{2,5}\s+)?[A-Z0-9-]*\d)"),
    ("phone", "patient", rf"(?:home|mobile|cell|work) (?:phone|tel(?:ephone)?\.?){_PHONE_LIKE}"),
    ("phone", "", rf"(?:(?:tel(?:ephone)?|phone|ph|mobile|mob)\b\.?(?: ?\([hmw]\))?|\([hmw]\)){_PHONE_LIKE}"),
    ("fax", "", rf"(?:fax|fx)\b{_PHONE_LIKE}"),
    (
        "recipient",
        "recipient",
        r"^to (?:the )?(?=(?:dept|department|clinic|consultant|hospital|outpatients?)\b)",
    ),
    ("date", "", rf"(?:authored|dated){_DATE_LIKE}"),
)
