"""How letters in German, French, Spanish, Italian, Dutch, Portuguese and Swedish wish in everyday words that somebody
is seen soon, or say that there is time: a term behind a wish, that nobody should wait for long, that it can wait."""

from __future__ import annotations

import re

from jobs.extraction.assistant.request.urgency.phrases import Phrases

_FLAGS = re.IGNORECASE
_FEW = (
    r"(?:\d{1,2}|ein(?:e[rm]?)?|zwei|drei|vierzehn|une?|deux|trois|quinze|huit|dix|un[ao]?|dos|tres|due|tre|dieci|"
    r"quindici|een|één|twee|drie|veertien|duas|dois|três|två|tre|fjorton)"
)
_DAYS_OR_WEEKS = (
    r"(?:wochen?|tagen?|semaines?|jours|semanas?|d[íi]as|settiman[ae]|giorni|weken|week|dagen|dias|veckor|vecka|"
    r"dagar)"
)
_TERM = (
    r"(?:(?:innerhalb(?: von)?|binnen(?: de)?|in(?: den nächsten| den kommenden)?|d['’]ici(?: à)?|sous|"
    r"dans(?: les| la)?|"
    r"en(?: las?| los| menos de)?|dentro de|entro(?: le| i)?|n[ao]s|inom|no prazo de|em)"
    rf"(?: (?:pr[óo]xim[ao]s|prossim[ei]|prochaine?s))? (?:{_FEW}(?:(?: ?[-\u2013] ?|,? (?:bis|oder|à|ou|o|a|of|tot|"
    rf"e)? ?){_FEW})? {_DAYS_OR_WEEKS}|(?:une |la )?(?:quinzaine|huitaine))|"
    r"esta semana(?: o (?:la|a) (?:otra|pr[óo]xima|que viene|siguiente))?|antes de fin de mes|entro fine mese|"
    r"dans la semaine(?! (?:du|de|des|qui|suivant\w*|pr[ée]c[ée]d\w+|derni\w+|pass\w+)\b)|"
    r"avant la fin du mois|vor monatsende|deze week|questa settimana|cette semaine|diese woche)"
)
_WISH = (
    r"(?:souhait\w+|aimerais|préfér\w+|faudrait|idéal\w*|merci de|pourr\w+[- ](?:vous|tu)|pouvez[- ]vous|"
    r"peux[- ]tu|serait|"
    r"möchte\w*|wäre\w*|würde\w*|bitte\w*|wenn (?:es|er|sie|das)|idealerweise|könnte\w*|"
    r"quisiera|gustar[íi]a|agradecer[íi]a|ruego|rogar[íi]a|pido|puedes?|ser posible|se puede|conviene|convendr[íi]a|"
    r"idealmente|preferencia|vorrei|vorremmo|chieder\w+|riesc[ie]|potrest[ei]|possibil\w+|sarebbe|preferirei|"
    r"graag|liefst|het liefst|zou\w*|peço|agradec\w+|gostar\w+|poss[íi]vel|convinha|conv[ée]m|"
    r"önsk\w+|tacksam\w*|helst|gärna)"
)
_POLITELY = (
    r"(?:con cortesia|per (?:favore|cortesia)|por favor|de prefer[êe]nci[ae]|preferibilmente|preferiblemente|svp|"
    r"s\.v\.p\.|bitte|graag|gaarne|(?:het )?liefst|si possible|a ser posible|si es posible|wenn möglich|wenn es geht|"
    r"se possibile|se possível|possibilmente|idéalement|idealerweise|idealmente|om möjligt|gärna|helst|zo mogelijk)"
)
_SOON = (
    r"(?:(?:il prima|appena|quanto prima) possibile|quanto prima|appena possibile|(?:lo|o) (?:antes|mais breve) "
    r"pos[si][íi]\w+|cuanto antes|quanto antes|möglichst (?:bald|rasch|zeitnah)|bald|zeitnah|rasch|rapidement|"
    r"assez vite|op korte termijn|met (?:enige |wat )?spoed|zo (?:snel|spoedig) mogelijk|snarast(?: möjligt)?|"
    r"skyndsamt)"
)
_SEEN = (
    r"(?:an(?:ge)?schau\w*|angesehen|gesehen|sehen|(?:zu )?untersuch\w+|einbestell\w+|vorgestellt|dran(?:komm|nehm)\w+|"
    r"abgeklärt|abklären|behandelt|operiert)"
)
_NOT_LONG = (
    r"(?:(?:länger|mehr) als [^.;:!?\n]{3,28}? (?:möchte|sollte|würde|will|kann|darf)\b[^.;:!?\n]{0,30}?"
    r"(?:nicht|ungern)\b[^.;:!?\n]{0,20}?(?:zu)?(?:warten|sehen)|"
    r"(?:nicht|ungern|nur ungern) (?:mehr )?(?:(?:zu |allzu |so )?lang\w* )?(?:zuwarten|zusehen|zuzuwarten|liegen "
    r"lassen|aufschieben|hinausschieben)|"
    r"sans (?:trop |plus )?tarder|ne (?:traîne|tarde) pas(?: trop)?|n['’]attende? pas(?: trop)?|ne pas (?:trop )?"
    r"(?:tarder|attendre)|no (?:se )?(?:demor|retras|dilat(?!ation|ed|ion))\w+(?: mucho| demasiado)?|"
    r"non (?:aspett|attend|tard)er\w+ (?:troppo|oltre|a lungo)|non (?:vorrei )?(?:aspettare|attendere|tardare) "
    r"(?:troppo|oltre|a lungo)|(?:liever )?niet (?:al )?te lang (?:laten )?(?:wachten|liggen)|"
    r"non (?:può|deve|dovrebbe) (?:aspettare|attendere)|no (?:puede|debe|deber[íi]a) esperar|"
    r"não (?:pode|deve) (?:esperar|aguardar)|"
    r"não (?:convém |deve |queria |gostaria de |se deve )?(?:esperar muito|adiar|aguardar muito|"
    r"deixar para (?:o ano|depois|mais tarde)))"
)
_NOT_AT_A_PLACE = r"(?! (?:debout|de pie|im stehen|in piedi|de pé|staan|hier|im wartezimmer))"
"""Where somebody waits on a chair or on his feet, which says nothing of an appointment."""
_CAN_WAIT = (
    r"(?:kann (?:gut |auch |ruhig |noch |durchaus )?(?:etwas )?warten|(?<!ne )(?<!n['’])peut (?:tout à fait |bien )?"
    r"attendre|(?<!no )puede (?:perfectamente )?esperar|(?<!non )può (?:tranquillamente |benissimo )?(?:aspettare|"
    r"attendere)|kan (?:gerust |best |wel )?wachten|(?<!não )pode (?:perfeitamente )?(?:aguardar|esperar)|"
    r"kan (?:gott )?vänta|(?<!ne)m[ůu][žz]e po[čc]kat)"
    rf"{_NOT_AT_A_PLACE}"
)
_NO_HURRY = (
    r"(?:nessuna (?:fretta|urgenza)|ninguna (?:prisa|urgencia)|nenhuma (?:pressa|urgência)|aucune (?:urgence|hâte)|"
    r"keinerlei (?:eile|dringlichkeit)|(?:ej|icke|inte) akut|ingen (?:brådska|hast)|er is geen haast(?: bij)?|"
    r"(?:termin|vorstellung) [^.;:!?\n]{0,20}in den (?:nächsten|kommenden) (?:zwei |drei )?monaten (?:genügt|reicht))"
    r"(?! (?:mic|minz|mik|urin|prostata))"
)

WISHED_ABROAD: Phrases = (
    (
        "",
        0.82,
        re.compile(
            rf"(?<![\w-]){_WISH}(?![\w-])[^.;:!?\n]{{1,50}}?(?<![\w-])(?P<words>{_TERM})(?![\w-])", _FLAGS
        ),
    ),
    (
        "",
        0.82,
        re.compile(
            rf"(?:^|(?<=[.;!?] ))\W*{_POLITELY},? (?P<words>{_TERM}|{_SOON})(?![\w-])", _FLAGS | re.MULTILINE
        ),
    ),
    (
        "urgent",
        0.82,
        re.compile(
            rf"(?<![\w-])(?P<words>rasch|bald|zügig|schnell|früh)\b (?:[^\s.;:,]+ ){{0,2}}?{_SEEN}\b", _FLAGS
        ),
    ),
    (
        "urgent",
        0.82,
        re.compile(
            r"(?<![\w-])(?:veder(?:e|l[oa])|visitarl[oa]|valutarl[oa]) (?P<words>(?:molto )?presto)\b", _FLAGS
        ),
    ),
    (
        "urgent",
        0.82,
        re.compile(
            r"(?<![\w-])(?P<words>(?<!nicht )(?:das|es) eilt (?:ein wenig|etwas|schon|leider|sehr))\b", _FLAGS
        ),
    ),
    ("urgent", 0.82, re.compile(rf"(?<![\w-])(?P<words>{_NOT_LONG})(?![\w-]){_NOT_AT_A_PLACE}", _FLAGS)),
    ("routine", 0.82, re.compile(rf"(?<![\w-])(?P<words>{_CAN_WAIT})(?![\w-])", _FLAGS)),
    ("routine", 0.88, re.compile(rf"(?<![\w-])(?P<words>{_NO_HURRY})(?![\w-])", _FLAGS)),
)
