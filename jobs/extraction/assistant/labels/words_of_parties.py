"""How the labels of who sends and of who receives are worded, as `WORDINGS` of `words` has them."""

from __future__ import annotations

from jobs.extraction.assistant.labels.parts_of_wordings import NUMBER_OF, PROFESSION

WORDINGS_OF_PARTIES: tuple[tuple[str, str, str], ...] = (
    ("npi", "referrer", rf"(?:(?:referring |individual |provider |{PROFESSION} )*npi){NUMBER_OF}"),
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
        rf"(?:(?:primary |health ?)?care )?(?!person\b){PROFESSION}(?:['\u2019]?s)?(?: name)?|pcp|referring from|"
        rf"(?:pcp|gp) ?/ ?referring(?: {PROFESSION})?|referring ?/ ?(?:pcp|gp)",
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
        rf"(?:to/)?recipient(?: ?\([^)]*\))?|"
        rf"named (?:specialist|consultant|clinician) \(?if known\)?|(?:service provider|addressed to)",
    ),
    (
        "recipient_organization",
        "recipient",
        r"referred[ -]to (?:service|organi[sz]ation|facility|clinic|hospital)(?: name)?|"
        r"(?:receiving|recipient|specialist|consultant)(?:['\u2019]?s)? (?:facility|organi[sz]ation|"
        r"hospital|clinic|practice|institution)|"
        r"referred to (?:location|department)|place|group ?/ ?facility|hospital/clinic|"
        r"location of service(?: ?\([^)]*\))?|vendor(?=\s*:\s*[A-Z])",
    ),
)
