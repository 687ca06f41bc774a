"""Labels that need no colon: for each its key, whose it is ("" = by its block), and its wordings before a value."""

from __future__ import annotations

from jobs.extraction.assistant.values.months import ENGLISH_STEM

_DATE_LIKE = (
    r"(?=\s*(?:\d{1,4}[-/.]|\d{1,2}(?:st|nd|rd|th)? ?[A-Za-z]{3}|"
    rf"{ENGLISH_STEM}))"
)


_PHONE_LIKE = r"(?=[\s_]*[+(]?(?:\d[\d ().-]{5,}|0\d{1,5} ?/ ?\d[\d -]{4,}))"
"""A number to call, on the rule of a form as well ("Phone _(207) 555-0101_"), and with a stroke behind the code of its
place, as in Germany ("Telefon 0431/5550100")."""


_WHOLE_PHONE = r"(?=\s*[+(]?(?:\d[ ().-]{0,2}){8,}(?!\d))"


_NO_TEST = "".join(
    rf"(?<!\b{word} )" for word in "ray rays scan film opg mri ct ecg report results bloods summary".split()
)
"""Before "dated", not the test or the report whose day it tells: "panoramic x-ray dated 06/10/2026"."""


_BEGINS_A_CELL = r"(?:^|(?<=\t))"


_A_NAME_BEHIND = (
    r"(?=\s+(?-i:[A-ZÀ-Þ][\w'\u2019-]+)(?! *(?:paterno|materno|y\b|e\b|:)))(?!\s+(?:apellidos?|nombres?)\b)"
)
"""A name in the form's row, and not the head of the next column."""


WITHOUT_COLON: tuple[tuple[str, str, str], ...] = (
    (
        "name",
        "patient",
        r"^patient(?: name)?(?!\s+(?:ID|No|MRN|NHS|DOB|"
        r"URN)\b)(?=\s+(?-i:[A-ZÀ-Þ][\w'\u2019-]*,? ?[A-ZÀ-Þ]))",
    ),
    (
        "name",
        "patient",
        r"^(?:patient|pt|client|child)(?:['\u2019]?s)? (?:full )?name"
        r"(?=\s+(?-i:[A-ZÀ-Þ][\w'\u2019-]*,? ?[A-ZÀ-Þ]))",
    ),
    ("full_name", "", r"^(?:full )?name(?=\s+(?-i:[A-ZÀ-Þ][\w'\u2019-]*,? ?[A-ZÀ-Þ]))"),
    (
        "full_name",
        "",
        r"^nombre(?!\s+(?:del?|la|el|y|e|o|completo|social|comercial|apellidos?|gen[ée]rico)\b)"
        r"(?=\s+(?-i:[A-ZÀ-Þ][\w'\u2019-]*,? [A-ZÀ-Þ]))",
    ),
    ("last_name", "", rf"{_BEGINS_A_CELL}(?:apellido paterno|primer apellido|1er apellido){_A_NAME_BEHIND}"),
    (
        "second_last_name",
        "",
        rf"{_BEGINS_A_CELL}(?:apellido materno|segundo apellido|2[°º]? apellido){_A_NAME_BEHIND}",
    ),
    ("first_name", "", rf"{_BEGINS_A_CELL}nombres{_A_NAME_BEHIND}"),
    ("name", "patient", r"^(?:re|regarding)(?=\s+(?-i:[A-ZÀ-Þ][\w'\u2019.-]*,? [A-ZÀ-Þ]))"),
    (
        "name",
        "patient",
        r"^(?:vedr|vedrørende|ang|angående|gjelder|gäller|avser|dot|dotyczy|sprawa|konu|tárgy|predmet|subiect|asia|"
        r"perihal|v[ěe]c)\b\.?(?=\s+(?-i:[A-ZÀ-Þ][\w'\u2019-]*,? [A-ZÀ-Þ][\w'\u2019-]+[,;( ]+[^\n]{0,30}\d))",
    ),
    ("name", "patient", r"^(?:pc?te|px|pac|paz|pat)\.(?=\s+(?-i:[A-ZÀ-Þ][\w'\u2019-]*,? [A-ZÀ-Þ]))"),
    (
        "birth_date",
        "patient",
        rf"(?:(?:date of birth|birth ?date|d\.?o\.?b\.?)\b\.?(?: ?/ ?(?:sex|gender|"
        rf"age))?|born(?: on)?\b|geb(?:\.?-?dat(?:um)?|oren)?\b\.?(?: am)?|n[ée]e?\(?e?\)? le(?: ?/ ?born)?|nat[oa] il|"
        rf"geboren op|nacid[oa] el|nar\.|naroz(?:en[aáý]?|\.)|f\. ?(?:de )?na[cs]c?(?:im)?\.?|"
        rf"fecha (?:de )?nac(?:im)?\.|"
        rf"fecha (?:de )?nacimiento|data (?:di |de )?nasci(?:ta|mento)|(?<=[^\W\d_], )n\.|"
        rf"(?-i:F\.?N\.?|DN)|"
        rf"född|fødd?t?|f\.){_DATE_LIKE}",
    ),
    ("sex", "patient", r"(?:gender|sex)\b(?=\s+(?:male|female|other|m|f)\b)"),
    ("npi", "referrer", r"npi(?:\s*(?:#|no\.?|number))?(?=\s*\d)"),
    (
        "mrn",
        "patient",
        r"(?:mrn|medical record (?:number|no\.?)|hosp(?:ital|\.)? (?:number|no\.?)|chart(?: (?:no\.?|number))?|acct|"
        r"(?-i:NHC|URN|UR|CRN|UHID)(?: no\.?)?|expediente|dossier(?: n[o°]\.?)?|"
        r"(?:our|clinic|hospital|practice) (?:(?:file|chart|case|record)(?: ?(?:no\.?|number|#))?|(?:no\.?|number|#))|"
        r"patient (?:ids?|no\.?|number))\b\.?(?=\s+(?:[A-Z]{1,4} \d{3,}|[A-Z]{0,3}-?\d[\d-]+|[A-Z]-\d+|[A-Z0-9-]*\d|"
        r"[A-Z0-9]+-[A-Z0-9]))",
    ),
    ("nhs_number", "patient", r"(?:chi ?/ ?)?nhs(?:\s+(?:number|no\.?))?(?=\s+\d{3}[ -]?\d{3}[ -]?\d{4})"),
    ("ssn", "patient", r"ssn(?=\s+\d)"),
    (
        "health_card",
        "patient",
        r"(?:medicare(?: (?:no\.?|number|card))?|ohip|nhi|phn|health (?:number|card)(?: (?:no\.?|number))?|"
        r"(?-i:HCN|HC|NHN|HIN|HSN|PHIN|BSN|GMS|PPSN|RAMQ|NAM|M/C|IHI|DVA|MCP|CPF|CNS|AHV|NIR|NISS|SNS)(?: no\.?)?|"
        r"(?-i:CNP|PESEL|OIB|MBO|JMBG|EMŠO|TAJ|CPR|HETU|NIK)(?:-?(?:nr|szám))?\.?|hetu|henkilötunnus|"
        r"codice fiscale|"
        r"(?-i:DNI|NIE|CIP|NUSS|CUIL)(?: n[°º]\.?)?|r\. ?[cč]\.|rodné č(?:íslo|\.)|(?-i:SV)(?:-?nr)?\.?|"
        r"personnummer|pers\.?nr\.?|fødsels(?:nr|nummer)\.?|fnr\.?|cpr-?nr\.?|assurée?|n[°ºo]\.? (?:de )?s[ée]cu|"
        r"n[°ºo]\.? de s[ée]curit[ée] sociale|c\.f\.|medical card(?: no\.?)?|"
        r"vers(?:icherten)?\.?-? ?nr\.?|(?:no|numéro) d['\u2019]assurance[ -]maladie|medicaid(?: (?:id|no\.?))?|"
        r"chi(?: no\.?)?|h ?[&+] ?c(?: no\.?)?)(?= +(?-i:[A-Z]{0,6} ?)(?:\d{2,}|\d \d\d))",
    ),
    (
        "health_card",
        "patient",
        r"(?:(?-i:T\.? ?C\.?)(?: kimlik)?(?: no\.?)?|kimlik no\.?)(?= ?:? ?\d{11}(?!\d))",
    ),
    (
        "member_id",
        "insurance",
        rf"{_BEGINS_A_CELL}(?:polis(?:nr|nummer)|lidnummer|verzekerden(?:nr|nummer)|versicherten-?(?:nr|nummer)|"
        r"n° (?:d['\u2019])?adhérent|(?:n[°º]|nro\.?) de afiliad[oa]|n[.º°]* (?:di )?tessera|n[.º°]* (?:da )?carteira)"
        r"\b\.?(?= [A-Z]{0,3}[ -]?\d{2})",
    ),
    (
        "payer",
        "insurance",
        rf"{_BEGINS_A_CELL}(?:(?:zorg)?verzekeraar|krankenkasse|krankenversicherung|kostenträger|mutuelle|"
        r"caisse[ -]maladie|assurance maladie|obra social|aseguradora|assicurazione|seguradora|convênio|"
        r"försäkringsbolag|forsikring)(?= (?-i:[A-ZÀ-Þ]))",
    ),
    (
        "urgency",
        "",
        rf"{_BEGINS_A_CELL}(?:toegangstijd|urgentie|prioriteit|dringlichkeit|priorité|prioridade?|priorità|prioritet|"
        r"hastegrad)(?= (?:regulier|normaa?l|normale?|urgente?|spoed|dringend|hoch|mittel|niedrig|haute|basse|alta|"
        r"m[ée]dia|baja|baixa|bassa|routine|preferente|ordinari[oa]|programmata|hög|låg|medel|høy|lav|haster)\b)|"
        rf"{_BEGINS_A_CELL}tryb(?= (?:piln|stabiln|nagł|zwykł|planow)\w+\W*$)",
    ),
    ("member_id", "insurance", r"id ?#(?=\s*[A-Z0-9]{2,})"),
    ("member_id", "insurance", r"member (?:number|id|no\.?)(?=\s+(?:[A-Z]{2,5}\s+)?[A-Z0-9-]*\d)"),
    (
        "phone",
        "patient",
        rf"(?:(?:home|mobile|cell|work) (?:phone|tel(?:ephone)?\.?)|mobile|mob\b\.?|cell|portable|"
        rf"handy){_PHONE_LIKE}",
    ),
    (
        "phone",
        "",
        rf"(?:(?:fono|fone|tlf|puh|telp|telf|tfno|tel/t[ée]l|tel(?:e(?:phone|fon))?|t[ée]l|phone|ph|"
        rf"contact)\b\.?(?: ?\([hmw]\))?|"
        rf"\([hmw]\)){_PHONE_LIKE}",
    ),
    ("phone", "", rf"(?:(?:^|(?<=[|\t])|(?<=[|•·,;/>] ))[pt]|(?<=\s)(?-i:[PT]))\b\.?{_WHOLE_PHONE}"),
    ("phone", "patient", rf"(?:(?:^|(?<=[|\t])|(?<=[|•·,;/] ))|(?<=\s))(?-i:[HMC])\b\.?{_WHOLE_PHONE}"),
    ("fax", "", rf"(?:(?:^|(?<=[|\t])|(?<=[|•·,;/>] )|(?<=\d{{4}} ))f|(?<=\s)(?-i:F))\b\.?{_WHOLE_PHONE}"),
    (
        "fax",
        "",
        rf"(?:tele)?(?:fax/t[ée]l[ée]c|fax|fx|facsimile|t[ée]l[ée]copieu?r?|t[ée]l[ée]c)\b\.?(?: (?:to e-?mail|to|"
        rf"no|number|"
        rf"line)\b\.?)?{_PHONE_LIKE}",
    ),
    (
        "provider",
        "referrer",
        r"^(?:referring|requesting|ordering) (?:md|doctor|physician|provider|dr|gp|np)\b\.?(?=\s+(?-i:Drs?\.? [A-ZÀ-Þ]|"
        r"(?:[A-ZÀ-Þ][\w.'\u2019-]* ){1,3}[A-ZÀ-Þ][\w'\u2019-]+,? (?:MD|DO|NP|PA|FNP|PA-C|M\.D\.)(?![\w-])))",
    ),
    (
        "recipient",
        "recipient",
        r"^(?:n/r|n/p|na ruke|u ruke|do rąk|do rak|kezéhez|la mâna)\b\.?"
        r"(?=\s+(?:(?:dr|prof|doc|lek|mudr|prim)\b|(?-i:[A-ZÀ-Þ])))",
    ),
    ("recipient", "recipient", r"^(?:information|intended) recipient(?=\s+(?-i:[A-Z]))"),
    (
        "recipient",
        "recipient",
        r"^to (?:the )?(?=(?:dept|department|clinic|consultant|hospital|outpatients?)\b)",
    ),
    (
        "date",
        "",
        rf"(?:authored|{_NO_TEST}dated|^(?:date|datum|fecha)(?: of (?:referral|letter|request))?){_DATE_LIKE}",
    ),
)
