"""Heads of forms that ask for the reason, for the complaint, or for the clinical details."""

from __future__ import annotations

import re

_FOR_WHAT = (
    r"(?: ?code)?(?: ?(?:for|of|behind|to|du|de|da|do|della|del|de la|per|der|für die|van|van de|voor|"
    r"dell['’]|d['’]|till)(?: the| this| your| la| cette| il)?)? "
    r"?(?:referral|referring|consult(?:ation)?|request|review|appointment|order|service|study|exam(?:ination)?|"
    r"therapy|treatment|assessment|evaluation|transfer|reference|test|imaging|procedure|demande|visita|invio|"
    r"richiesta|zuweisung|referencia[çc][ãa]o|refer[êe]ncia|encaminhamento|env[íi]o|remisi[óo]n|"
    r"überweisung|verwijzing|derivaci[óo]n|consulta|interconsulta|consulto|r[ée]f[ée]rence|référencement|recours|"
    r"adressage|évacuation|transfert|referenciação|pedido|solicitud|traslado|remiss|odesl[áa]n[íi]|vy[šs]et[řr]en[íi])?"
)
_WHY = (
    r"(?:(?:chief|main|primary|presenting|principal|clinical|referral|referring|specific|brief|current|detailed)(?: "
    r"?/ ?| ))*"
    rf"(?:reasons?(?:\(s\))?|indications?|indic\.?|justification|rationale|cause|"
    rf"purpose|(?:why|what for)\b|motif|motivo|raison|grund|fragestellung|"
    rf"überweisungsgrund|zuweisungsgrund|justificativa|giustificazione|justificaci[óo]n|quesito(?: clinico|"
    rf" diagnostico)?|vraagstelling|reden|verwijsvraag|verwijsreden|frågeställning|remissorsak|d[ůu]vod){_FOR_WHAT}"
    r"(?: ?(?:/|and|&|or|,| [eyu] | et | und | en | och ) ?(?:[^\W\d_]| ){3,40})?"
    r"|why(?! (?:you|the patient|(?:s?he|they)) (?:came|come|\w+ here)\b)(?: [a-z]+){0,6}"
    r"|what(?:['\u2019]s| is| are| do| does| would| brings| brought| prompted)(?: [a-z']+){1,7}"
    r"|(?:(?:diagnosis|dx|problem|clinical details|history) ?(?:/|and|&|or) ?)reasons?(?: [a-z]+){0,3}"
    r"|(?:(?:clinical|specific|main|key|your|the|referral|consult) )?questions?(?:\(s\))?(?: (?:for|to)(?: "
    r"[a-z]+){1,4})?"
    r"|question (?:posée|clinique|au (?:spécialiste|confrère))|avis demandé|condu[ck]ta solicitada|se solicita|"
    r"frage an (?:den|die) \w+|pregunta cl[íi]nica|klinische (?:frage(?:stellung)?|vraag)"
    r"|(?:problem|condition|complaint|concern|issue|matter)s? (?:for which|to be|requiring)(?: [a-z]+){1,5}"
    r"|(?:nature|details?|description|summary) of (?:the )?(?:problem|complaint|referral|request|concern|condition)s?"
    r"|(?:referred|referral|refer|seen|sent|consult) for|(?:rfr|rfc|rsn)|reason ?code(?:\.text)?|"
    r"anlass(?: (?:der|des|zur|für die) (?:vorstellung|überweisung|zuweisung|konsultation|einweisung))?|"
    r"\?\s?query|query"
    r"|(?:please )?(?:tell us|explain|describe|say) (?:why|what|the (?:problem|reason|concern)|"
    r"about the)(?: [a-z\u2019']+){0,6}"
)
_COMPLAINT = (
    r"why (?:you|the patient|(?:s?he|they)) (?:came|come|\w+ here)(?: [a-z]+){0,3}"
    r"|reasons? for (?:the |this |your |today's )?(?:visit|encounter|attendance|attending|presentation|contact|"
    r"call)(?: ?(?:/|and|&) ?[a-z ]{3,30})?"
    r"|(?:(?:chief|main|presenting|primary|current|principal|referring|key) )+(?:complaint|problem|concern|issue|"
    r"symptom)"
    r"(?:s|\(s\))?(?: ?(?:/|and|&) ?[a-z ]{3,30})?"
    r"|presenting|presenting facts|problem (?:today|now|list for (?:referral|consult\w*))|case|because|"
    r"diagnos[ei]s (?:and|&|/) purpose|(?:main|biggest|primary|your) (?:worry|worries)|(?:visit|appointment|appt|"
    r"encounter) reason"
    r"|(?:(?:complaint|concern|symptom)s?|problem)(?: ?(?:/|and|&) ?[a-z ]{3,30})?|(?P<short>c/o|c\.?c\.?|p\.?c\.?)"
    r"|(?:working|provisional|referring|presenting|suspected|clinical|primary|principal|main|admitting|terminal|"
    r"treating) (?:diagnos[ei]s|dx|impression)"
    r"|(?:zuweisungs|überweisungs|einweisungs|verwijs|henvisnings|remiss)diagnos(?:en?|er)?|"
    r"hip[óo]tesis diagn[óo]sticas?|"
    r"hip[óo]teses? diagn[óo]sticas?|ipotesi diagnostic(?:a|he)|sospecha diagn[óo]stica|"
    r"diagn[óo]sticos? (?:presuntivos?|de (?:env[íi]o|referencia|remisi[óo]n|derivaci[óo]n|interconsulta))|"
    r"rozpoznanie(?: wstępne)?|(?-i:HD|IDx)"
    r"|(?:needs|wants|requires)(?!(?: ?:)? ?(?:\w+ ){0,2}(?:interpreter|wheelchair|chaperone|transport|hoist|help|"
    r"assist\w+|none|nil|carer|glasses|hearing aids?))"
    r"|clinical term|plainte(?: principale)?|sintomo|hauptbeschwerde\w*|beschwerden|klachten"
)
_DETAILS = (
    r"(?:brief |relevant |additional |pertinent |other )?(?:clinical|case|referral|relevant|request|further|medical) "
    r"(?:details?|information|notes?|summary|findings|presentation|narrative|problem)(?: [a-z]+){0,3}"
    r"|(?:comments?|remarks?|notes?|free text|details|message|text)(?: (?:to|for)(?: [a-z]+){1,3})?"
    r"|notes? to (?:the )?(?:provider|specialist|consultant|clinic)"
    r"|diagnos[ie]s|dx|diagn[óo]sticos?|diagnosi|diagnosen?(?: ?/ ?verdachtsdiagnosen?)?|verdachtsdiagnosen?|"
    r"befunde?(?: / \w+)?|"
    r"klinische (?:angaben|gegevens)|renseignements cliniques|datos cl[íi]nicos|notizie cliniche|anamnesi"
)
_HISTORY = (
    r"(?:story|narrative|hx|brief history|history|current history|clinical history|"
    r"history of present(?:ing)? (?:illness|complaint)|hpi|hpc|subjective|s)(?: (?:to|for)(?: [a-z]+){1,3})?"
)
WHY_WEIGHT, COMPLAINT_WEIGHT, SUBJECT_WEIGHT = 0.92, 0.76, 0.71
_TOLD = r"(?:please )?describe(?: (?:the |your )?[a-z]+){0,2}|remarks"
_SUBJECT = r"re|subject|regarding|betreff|objet|asunto|assunto|oggetto|betreft"
_KINDS = (
    (_WHY, WHY_WEIGHT),
    (_TOLD, 0.79),
    (_COMPLAINT, COMPLAINT_WEIGHT),
    (_DETAILS, 0.67),
    (_HISTORY, 0.63),
    (_SUBJECT, SUBJECT_WEIGHT),
)
HEADS = tuple(
    (
        re.compile(
            r"[\W_]*(?:(?:\d{1,2}|[A-Ha-h])[.)]\s+|section \w+ ?[:.\u2013-]? ?|[^\W\d]{3,20} ?/ ?)?"
            rf"(?P<head>{words})(?:\s*\([^()]{{0,80}}\))?\s*"
            r"(?P<lead>[:?.\u2026_=\u2013\u2014][:?.\u2026_=\u2013\u2014 -]{0,80}| ?-(?= )|$)[\s*_]*",
            re.IGNORECASE,
        ),
        weight,
    )
    for words, weight in _KINDS
)
"""Each with how sure what stands at it is the reason."""
