"""How letters in other languages than English say in sentences how soon somebody is to be seen, and that it can wait:
German, French, Spanish, Portuguese, Italian, Dutch."""

from __future__ import annotations

import re

from jobs.extraction.assistant.request.urgency.levels import time_pattern
from jobs.extraction.assistant.request.urgency.phrases import Phrases

_FLAGS = re.IGNORECASE

_SEEING = (
    r"(?:consult[ao]\b|consultation|consulenza|consult\b|observa[çc][ãa]o|avalia[çc][ãa]o|referencia[çc][ãa]o|"
    r"encaminhamento|pedido|marca[çc][ãa]o|atendimento|parecer|cita\b|valoraci[óo]n|visita\b|revisi[óo]n|"
    r"derivaci[óo]n|interconsulta|petici[óo]n|solicitud|atenci[óo]n|estudio|rendez-vous|rdv|avis\b|"
    r"prise en charge|demande|évaluation|valutazione|richiesta|invio|appuntamento|accertament[oi]|vorstellung|"
    r"termin(?:e|s)?\b|übernahme\b|(?:mit)?abklärung|überweisung|zuweisung|untersuchung|(?:mit)?beurteilung|(?:mit)?behandlung|"
    r"(?:wieder|weiter)?anbindung|(?:mit|weiter)betreuung|konsultation|einweisung|aufnahme|afspraak|beoordeling|verwijzing|aanvraag|onderzoek)"
)
"""What is asked for."""
_SEE = (
    r"(?:v[êe]-l[oa]|ver(?:l[oa]s?)?\b|veja\b|observ[áa]-l[oa]|observar|observem?|avaliar|avali[áa]-l[oa]|avaliem?|"
    r"atend(?:er|erl[oa]|am?)|valorar(?:l[oa])?|valoren?|citar(?:l[oa])?|vist[oa]\b|le (?:re)?voir|(?:re)?voir|"
    r"recevoir|examiner|convoquer|vue?\b|vederl[oa]|vedere|visitarl[oa]|valutarl[oa]|valutare|sehen|vorstell\w*|"
    r"vorzustellen|untersuch\w+|einbestell\w+|zien\b|gezien|beoordelen|oproepen|inplannen|stuur|sturen|schick\w*|"
    r"envo(?:ie|yons)|env[íi]o|mando|ve(?:as|an|áis)\b|vie(?:ras?|rais|ran|ses?)\b|valores\b|valorases?\b|"
    r"vis(?:to|ta|ses?)\b|observasses?\b|ved(?:a|iate|essi)\b|visitassi\b)"
)
"""What is to be done with the patient."""
_URGENT = (
    r"(?:(?:muito|muy|très|molto|sehr|zeer|extremamente) )?(?:urgente?s?\b|prioritári[oa]|prioritari[oa]|prioritaire|"
    r"preferente|rapide|r[áa]pid[oa]|célere|celere|pronta\b|precoce|dringend\w*|dringlich\w*|eilig\w*|zeitnah\w*|"
    r"baldig\w*|rasch\w*|zügig\w*|spoedig\w*|spoed\w*|snelle\b)"
)
_HASTE = (
    r"(?:(?:con|com) (?:(?:la |una |uma |a |alguma |cierta |certa |viva |debida |"
    r"devida |massima |m[áa]xima |m[áa]s |mayor |maior |cortese |qualche )*)"
    r"(?:urgenza|urg[êe]ncia|urgencia|brev(?:edad|idade)|prioridade?|priorità|sollecitudine|rapidez|celeridade?)|"
    r"(?:o|lo) (?:mais|m[áa]s) (?:breve|r[áa]pido|depressa|cedo|rapidamente|pronto) (?:possível|que (?:sea )?posible|"
    r"posible)|(?:logo|assim) que possível|tan pronto como sea posible|lo antes posible|quanto antes|cuanto antes|"
    r"(?:a|en) la mayor brevedad(?: posible)?|en breve plazo|de (?:forma|manera|modo) (?:urgente|preferente|"
    r"prioritari[oa])|dans les (?:meilleurs|plus brefs) délais|(?:assez|plus|très) vite|au plus (?:vite|tôt)|"
    r"dès que possible|dès que vous (?:le )?pou\w+|sous (?:huitaine|quinzaine|quinze jours)|sans (?:tarder|délai)|"
    r"(?:d['’]|en )urgence|en priorit[ée]|in tempi (?:brevi\w*|rapidi|stretti|celeri)|a breve\b(?! distanza)|"
    r"(?:al|il) più presto(?: possibile)?|quanto prima|il prima possibile|appena possibile|"
    r"(?:so|möglichst) (?:bald|rasch|schnell|zeitnah)\w*(?: wie möglich)?|schnellstmöglich\w*|baldmöglichst\w*|"
    r"umgehend\w*|dringend\b|zeitnah\b|mit (?:hoher )?(?:Priorität|Dringlichkeit)|met (?:voorrang|spoed)|"
    r"op (?:zeer )?korte termijn|zo (?:snel|spoedig|vlot) mogelijk|binnenkort)"
)
"""Ways to be soon, which other things than a visit can be too."""
_WITH_PRIORITY = (
    r"(?:prioritairement|prioritariamente|preferentemente|avec priorité|en priorité|(?:con|com) (?:alta |m[áa]xima )?"
    r"(?:prioridade?|priorità)|binnen de (?:week|14 dagen)|vóór volgende week)"
)
_TODAY = (
    r"(?:ainda hoje|hoy mismo|en el d[íi]a(?! de)|no pr[óo]prio dia|aujourd['’]hui même|ce jour même|"
    r"en extrême urgence|oggi stesso|in giornata|noch heute|am selben tag|notfallmäßig\w*|vandag nog|"
    r"vandaag nog|nog vandaag|dezelfde dag|met de hoogste spoed)"
)
_DENIES = r"(?:não|nao|no|non|n['’]|ne|pas|rien|nicht|kein\w*|nichts|niet|geen|niets|sem|sin|sans|senza|ohne|zonder)"
_SMALL = (
    r"(?:(?:car[áa]c?ter|carattere|caractère|especial|particular|particolare|particulière?|particuliere?|grande?|"
    r"qualquer|ningun[oa]?|alcuna?|nessuna|nenhuma|aucune?|de|d['’]|di|muito|muy|très|molto|sehr|so|zo|erg|la|une|"
    r"uma|una|unbedingt|besonder\w*|bijzonder\w*|gro(?:ß|ss)e?r?|grote|riveste|reveste|es|é|est|is|c['’]è|há|hay|"
    r"y a|a|corre|tiene|tem|ha|hat|heeft|haute|hoge|als|como|come|comme|ist|sind|sembra|parece|considero|"
    r"pas|direct|meteen|apparente?) ?)"
)
_RUSH = (
    r"(?:urgente\b|(?<=pas )urgents?\b|(?<=pas très )urgent\b|(?<=d['’])urgent\b|(?<=niet )urgent\b|urg[êe]ncia\b|"
    r"urgencia\b|urgenza\b|urgence\b|dringend\w*|dringlich\w*|eilig\w*|eile\b|prisa\b|"
    r"pressa\b|premura\b|fretta\b|hâte\b|presse\b|spoed\w*|haast\b|prioritári[oa]|prioritari[oa]|notfall\b)"
    r"(?! (?:mic|minz|mik|urin|fec|def|evac))"
)
"""What is denied where somebody can wait; the urgency of the bladder is none."""
_NO_HOUSE = r"(?<!à )(?<!às )(?<!na )(?<!da )(?<!aux )"
"""In front of it the word is a hospital's emergency department: "recorreu à urgência"."""
_BY_PLAN = (
    r"(?:de rotina|de rutina|de routine|(?:(?:con |com )?car[áa]c?ter )?(?:ordinari[oa]|electivo|eletivo)|"
    r"car[áa]c?ter normal|"
    r"de (?:forma|manera) (?:programada|electiva|ordinaria)|programad[oa]|programmée?|non programm[ée]e en urgence|"
    r"programmata|programmabile|differibile|non urgente?|não urgente|no urgente|elektiv\w*|planbar\w*|planmäßig\w*|"
    r"regulier\w*|electief|electieve)"
)
_WITHIN = (
    r"(?:en menos|em menos|dentro|entro|binnen|innerhalb|in den (?:nächsten|kommenden)|dans (?:les|un)|sous|avant|"
    r"d['’]ici|no prazo|n[oa]s pr[óo]xim|en (?:los|las) pr[óo]xim|nei prossimi)"
)
_GAP, _LONG_GAP = r"(?:[^\s.;:,]+ ){0,3}?", r"(?:[^\s.;:,]+ ){0,6}?"
"""What may stand between a visit and how soon it is to be, and a time by which: "visita con ECG entro 10 giorni"."""


def _class_of_priority(letters: str) -> re.Pattern[str]:
    """What carries a class of priority in Italy, of one of some letters."""
    return re.compile(
        r"(?<![\w-])(?:impegnativa|ricetta|richiesta|prescrizione|priorità|visita)\b[^.;\n]{0,25}?"
        r"\b(?P<words>class[ei] (?:di (?:priorità|urgenza) )?"
        rf"[\"'\u201c]?(?-i:[{letters}])\b)",
        _FLAGS,
    )


IN_OTHER_LANGUAGES: Phrases = (
    ("urgent", 0.84, _class_of_priority("UB")),
    ("routine", 0.84, _class_of_priority("DP")),
    (
        "routine",
        0.9,
        re.compile(
            rf"(?<![\w-])(?P<words>{_DENIES} ?{_SMALL}{{0,4}}{_NO_HOUSE}{_RUSH}|(?:es )?eilt nicht|"
            r"(?:rien )?ne presse(?: pas)?|não urge|no urge)(?![\w-])",
            _FLAGS,
        ),
    ),
    (
        "routine",
        0.8,
        re.compile(rf"(?<![\w-]){_SEEING} {_GAP}(?P<words>{_BY_PLAN})(?![\w-])", _FLAGS),
    ),
    (
        "routine",
        0.8,
        re.compile(
            rf"(?<![\w-])(?P<words>elektive?\w*|planbare?\w*|reguliere?|electieve) (?:[^\s.;:,]+ )?{_SEEING}",
            _FLAGS,
        ),
    ),
    (
        "stat",
        0.86,
        re.compile(
            rf"(?<![\w-])(?:{_SEEING}|{_SEE})[^.;\n]{{1,40}}?(?<![\w-])(?P<words>{_TODAY})(?![\w-])", _FLAGS
        ),
    ),
    (
        "stat",
        0.86,
        re.compile(rf"(?<![\w-])(?P<words>{_TODAY}) (?:[^\s.;:]+ ){{0,2}}?(?:{_SEEING}|{_SEE})", _FLAGS),
    ),
    (
        "urgent",
        0.84,
        re.compile(rf"(?<![\w-]){_SEEING} {_GAP}(?P<words>{_URGENT})(?![\w-])", _FLAGS),
    ),
    (
        "urgent",
        0.84,
        re.compile(rf"(?<![\w-])(?P<words>{_URGENT}) (?:[^\s.;:,]+ ){{0,2}}?{_SEEING}", _FLAGS),
    ),
    (
        "urgent",
        0.84,
        re.compile(
            rf"(?<![\w-])(?P<words>(?<!nicht )es eilt(?! nicht)|(?:das |es )?ist (?:sehr )?(?:dringend|eilig)\b|"
            rf"(?<!non )(?<!no )(?<!não )(?<!nao )(?:c['’]est|es|è|é|het is|dit is) {_URGENT})(?![\w-])",
            _FLAGS,
        ),
    ),
    (
        "urgent",
        0.84,
        re.compile(
            rf"(?<![\w-])(?:{_SEEING}|{_SEE})[^.;\n]{{1,60}}?(?<![\w-])(?P<words>{_WITH_PRIORITY})(?![\w-])",
            _FLAGS,
        ),
    ),
    (
        "",
        0.84,
        re.compile(
            rf"(?<![\w-])(?:{_SEEING}|{_SEE}) {_LONG_GAP}(?P<words>(?={_WITHIN})(?:{time_pattern()}))", _FLAGS
        ),
    ),
    (
        "",
        0.82,
        re.compile(
            rf"(?<![\w-])(?:{_SEEING}|{_SEE})[^.;\n]{{1,60}}?(?<![\w-])(?P<words>{_HASTE})(?![\w-])", _FLAGS
        ),
    ),
    (
        "",
        0.82,
        re.compile(rf"(?<![\w-])(?P<words>{_HASTE}) (?:[^\s.;:]+ ){{0,3}}?(?:{_SEEING}|{_SEE})", _FLAGS),
    ),
)

_TOLD = re.compile(
    r"(?<!\w)(?:foi|fui|fue|è stat[oa]|a été|ont été|avait été|wurde|werd|ha sido|ha tenido|teve|tuvo|acudi[óo]|"
    r"recorreu|ingres(?:ó|ad[oa])|internad[oa]|operad[oa]|operat[oa]|opérée?|hospitalisée?|ricoverat[oa]|si empeora|"
    r"se piorar|se peggiora|en cas d[e']|in caso di|em caso de|en caso de|im fall|"
    r"bij verergering)(?!\w)[^.;]{0,60}$",
    re.IGNORECASE,
)
"""What has been, or would be: "foi operado de urgência", "en cas d'urgence"."""


def is_told_abroad(before: str) -> bool:
    """Tell whether the words of a sentence before its haste tell of the past, or of what may come."""
    return _TOLD.search(before) is not None


_AFTERCARE = re.compile(
    r"(?<!\w)(?:(?:labor|blutbild|elektrolyt|krea(?:tinin)?|inr|wund|röntgen)-?kontroll\w*|kontroll\w* (?:de[rs]|"
    r"von|vom)\b|"
    r"fäden|fadenzug|klammer\w*|contrôle (?:de |du |des |d['\u2019]|biologique|sanguin|clinique)|prise de sang|"
    r"ablation des (?:fils|agrafes)|control (?:de |anal[íi]tico|por su m[ée]dico)|anal[íi]tica|retirada de "
    r"(?:puntos|grapas)|"
    r"controllo (?:di |de[li]|dell|degli|ematochimico)|rimozione (?:dei )?punti|controle van|bloedcontrole|hechtingen)"
    r"[^.;]{0,60}$",
    re.IGNORECASE,
)
"""What the family doctor is asked to do by a time after a stay: a check of the blood, the stitches."""
_WAS_DONE = re.compile(
    r"[\w-]*(?: [\w-]+){0,3}? (?:verlief|erfolgte[nt]?|wurden?|war(?:en)?|zeigten?|ergab(?:en)?|fand(?:en)?|a "
    r"été|ont été|"
    r"a montré|fue|fueron|se realiz[óo]|mostr[óo]|è stat[oa]|ha mostrato|werd(?:en)?|toonde|liet|foi|foram)(?!\w)",
    re.IGNORECASE,
)


def is_aftercare_abroad(before: str) -> bool:
    """Tell whether words before a time ask the family doctor for a check within it: "Kontrolle der Elektrolyte in"."""
    return _AFTERCARE.search(before) is not None


def is_done_abroad(behind: str) -> bool:
    """Tell whether words behind an urgency say that it has been: "dringliche Herzkatheteruntersuchung verlief"."""
    return _WAS_DONE.match(behind) is not None
