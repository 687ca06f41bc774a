"""How letters ask to see somebody, and what for: "Thank you for seeing this man with ...", in several languages."""

from __future__ import annotations

import re

_DO = (
    r"(?:see|assess|review|evaluate|accept|consider|advise|arrange|investigate|treat|manage|examine|triage|perform|"
    r"take (?:over|on)|book|offer|fit|add|schedule|eval(?:uate)? and treat|provide|help|assist|consult|organi[sz]e|"
    r"carry out|undertake|look (?:at|into)|put|list|screen|discuss|rule out|exclude|confirm|let (?:me|us) know (?:if|"
    r"whether|what)|give|do)"
)
_DOING = (
    r"(?:seeing|reviewing|assessing|accepting|taking|fitting|offering|arranging|considering|agreeing|looking|helping|"
    r"squeezing|inviting|evaluating|examining|investigating|managing|continuing|kindly|receiving|performing|"
    r"providing|"
    r"undertaking|your (?:\w+ ){0,2}(?:help|opinion|advice|assessment|review|input|consideration|assistance|"
    r"consultation|evaluation|care|thoughts|expertise|guidance|view|attention to)\b)"
)
_SURELY = (
    # English
    rf"(?:thank you|thank-you|thanks|thanking you|thank u|tx)(?: (?:so|very|ever so) much| kindly| again| in advance|"
    rf" indeed| once again)?(?:,? (?:dr|prof|mr|ms|mrs)\.? \S+?,?)? (?:for|in) (?:(?:kindly|very kindly|"
    rf"so kindly) )?{_DOING}",
    r"(?:grateful|appreciated?|obliged|indebted|thankful|appreciative|glad|pleased|"
    r"delighted)\b(?: it)?(?: (?:very )?much)?,? (?:if (?:you|he|she|they|this|it)|for (?:your|an?|any|some|the|"
    r"further|help|urgent|early|advice|specialist|input|review|assessment|consideration|his|her)|to (?:have|get|"
    r"receive)|your)",
    r"(?:value|welcome|appreciate|seek(?:ing)?|request(?:ing)?|ask(?:ing)? for|like|need|want) (?:to have |to get |"
    r"to request |to ask for )?(?:your|an?|some|further|specialist|urgent|expert|early) (?:\w+,? ){0,3}?(?:opinion|"
    r"advice|help|input|assessment|review|thoughts|guidance|expertise|assistance|evaluation|consult\w*|appointment|"
    r"view|second opinion|work-?up|management|take)",
    rf"(?:please|kindly|pls|plz)(?: could| would| can)?(?: you)?(?: please| kindly)? {_DO}\b(?! (?:not|find|"
    r"note|call|contact me))",
    rf"(?:could|would|can|might|may) (?:you|some(?:one|body)|one of (?:you|your \w+)|your (?:\w+ )?(?:team|clinic|"
    rf"service|doctors?|colleagues?)|i ask (?:you|that you)|we ask (?:you|that you)|i trouble you|i request|"
    rf"we request|i please ask you)(?: to)?(?: please| kindly| possibly| be able to| be so kind as to|"
    rf" mind)*\s(?:{_DO}|{_DOING})\b",
    r"(?:(?:please|pls|kindly),? |^\W*)(?:could|can|would|might|may) (?:s?he|they|this \w+|(?:the|my|our) patient|"
    r"(?:mr|mrs|ms)\.? [\w'\u2019-]+) (?:please |kindly |possibly )*(?:be|have|get) (?:an? )?(?:seen|reviewed|assessed|"
    r"looked at|fitted in|squeezed in|admitted|investigated|listed|appointment|appt|slot|review|assessment|opinion)",
    r"(?:i|we)(?:['\u2019]d| would| should| am| are|['\u2019]m|['\u2019]re)? (?:just |now |also |therefore |"
    r"hereby )?(?:like to |wish to |want to |write to |wanted to |happy to |pleased to |writing to |"
    r"keen to )?(?:refer(?:ring)?|request(?:ing)?|ask(?:ing)? (?:you|that you|if you|for|"
    r"(?:the|your|our) (?:[\w'\u2019-]+ ){0,5}(?:clinic|service|team|department|unit)\b(?: (?:at|in|of) \S+)? (?:to|"
    r"for|if|whether))|seek(?:ing)?|send(?:ing)?|"
    r"forward(?:ing)?|transfer(?:ring)?|direct(?:ing)?)\b",
    r"(?:i am|i['\u2019]m|we are|we['\u2019]re) (?:now |also |therefore )?asking (?:them|"
    r"dr\.? [\w'\u2019-]+(?: [A-Z][\w-]+)?|(?:the|their) (?:[\w'\u2019-]+ ){0,4}"
    r"(?:clinic|service|team|department|office|unit|surgeons?)) to (?:kindly )?"
    r"(?:see|evaluate|assess|review|accept|take (?:over|on)|examine|admit|consult)",
    r"i (?:do )?hope (?:that )?(?:you|your \w+) (?:can|could|will|would|may)",
    r"(?:i am|i['\u2019]m|we are|we['\u2019]re) hoping",
    r"this (?:letter |note )?(?:is|serves|comes) to (?:refer|request|introduce|ask)",
    r"i (?:wonder(?:ed)?|am wondering|was wondering) (?:if|whether|would|could)",
    r"(?:would|could) you be (?:so good|so kind|good enough|kind enough) (?:as )?to|cast (?:your|an) (?:expert "
    r")?eye over",
    r"(?:is|are|was|being) (?:being |hereby )?(?:referred|sent|directed)\b(?! (?:by|from))",
    r"(?:re-?)?referr(?:al|ed) (?:to|for|with|because|due|in view|regarding|re)\b",
    r"^(?:pls |please )?ref(?:er)?\.?(?: to| for| him| her| them)\b|(?:please|pls|kindly) refer\b",
    r"(?:a )?(?:re-?)?referral (?:is|of|letter for)\b",
    r"in (?:need|want) of (?:an? )?(?:\w+ ){0,2}(?:assessment|review|opinion|evaluation|consult\w*)",
    r"requesting (?:an? |your )?(?:\w+ ){0,3}(?:consult\w*|evaluation|assessment|review|appointment|opinion|"
    r"referral)",
    r"for (?:your|an?) (?:\w+ ){0,2}(?:opinion|assessment|review|advice|consideration|evaluation|attention)",
    # German
    r"(?:ich|wir) (?:überweise|bitte|stelle|schicke|sende|wäre|würde|erbitte|ersuche|danke|weise)\w*",
    r"(?:vielen |herzlichen |besten )?dank für|bitte um|mit der bitte um|zur (?:mit)?(?:beurteilung|behandlung|"
    r"abklärung|vorstellung|weiteren)|erbitte\w*|überweisung (?:zur|wegen|bei)|wir bitten|bitten wir|bitte ich|"
    r"überweise ich|stelle ich|dankbar",
    # French
    r"je t['\u2019](?:adresse|envoie|remercie)|je vous (?:adresse|confie|remercie|prie|serais|envoie|sollicite)|"
    r"je me permets de vous|merci de (?:bien vouloir|recevoir|voir|prendre|me|votre|ton)|(?:votre|ton) avis|"
    r"je (?:sollicite|souhaiterais|serais|désirerais)|pourriez[- ]vous|votre avis|pour avis|reconnaissante? de",
    # Spanish, Portuguese
    r"(?:le|les|se|os|lo|la) (?:remito|env[íi]o|derivo|remite|deriva|env[íi]a|ruego|agradecer[íi]a|agradezco|"
    r"solicito|"
    r"pido)|(?:remito|derivo|solicit(?:o|a|amos|an)|ruego|agradecer[íi]a|agradecer[íi]amos|agradeço|agradecia|"
    r"env[íi]o|encaminho|peço)\b|"
    r"para (?:su |una )?(?:valoraci[óo]n|evaluaci[óo]n|estudio|seguimiento)",
    # Italian
    r"(?:le |si |vi |la )?(?:invio|invia|inviamo|chiedo|richiede|richiedo|chiediamo|prego|affido)\b|la ringrazio per|"
    r"(?:sarei|saremmo) grat[oi]|si richiede|richiesta di|gradirei|per (?:una )?(?:valutazione|visita|consulenza)",
    # Dutch
    r"(?:hierbij )?verwijs (?:ik|ik u)|graag (?:uw |een )?(?:beoordeling|onderzoek|advies|mening|consult|zie|"
    r"overname)|"
    r"verzoek|gaarne|gelieve|vraag ik uw",
)
"""Wordings each of which asks the reader of a letter for something, with nothing else to show it. The same words about
another matter are told apart by `ANOTHER_MATTER`; `NEEDING` holds words that ask only where none of these stand."""

ASKING = re.compile(rf"(?<!\w)(?:{'|'.join(_SURELY)})(?!\w)", re.IGNORECASE)
"""Words that ask the reader of a letter to see somebody."""

NEEDING = re.compile(
    r"\b(?:requires?|needs?|requests?|requesting|would benefit from|warrants?|to be seen (?:by|for))\b",
    re.IGNORECASE,
)
"""Words that ask where nothing asks more clearly."""

REFERRING = re.compile(
    r"\b(?:re-?)?(?:refer(?:ral|ring)?|ref(?=:|\.| to)|consult(?:ation)?(?! note)|please|kindly|pls)\b(?! (?:back|"
    r"letter|by)\b)",
    re.IGNORECASE,
)
"""Words by which the entry of a plan sends somebody: "2. Migraine. Refer to neurology."."""

ANOTHER_MATTER = re.compile(
    r"do(?:es)? not hesitate|(?:find|see) (?:attached|enclosed|below|overleaf)|(?:send|fax|forward|copy|email|mail|"
    r"return|direct|address) (?:\w+ ){0,5}(?:results?|reports?|letter|notes|records|correspondence|questions|"
    r"enquir\w+|"
    r"inquir\w+|copy|form|invoice|bill\w*)|contact (?:me|us|the (?:practice|surgery|office|clinic))|(?:call|"
    r"ring|phone|"
    r"fax|e-?mail) (?:me|us|the|our|him|her|them|on|at|back)|keep (?:me|us) (?:informed|updated|posted)|let (?:me|"
    r"us) know (?:when|the outcome|once|of any|how)|(?:have|has|had|having|was|were|been) (?:also |already |"
    r"previously |been |since |now )*(?:referred|seen|sent|asked|reviewed)|notify|confidential|destroy|if you "
    r"(?:have|are not|need|require|wish) (?:any|the intended|further|more)|for (?:your )?(?:attention|time|"
    r"consideration|help|"
    r"kindness|cooperation|prompt attention|assistance)[.,! ]*$|look forward|with (?:kind|best|many) ",
    re.IGNORECASE,
)
"""Sentences with the words of asking that ask for something else, or tell of an earlier request."""

WHAT_FOR = re.compile(
    r"(?<![\w-])(?:for|with|regarding|re|re:|because(?: of)?|due to|concerning|about|in view of|given|following|"
    r"on account of|in relation to|in regards? to|as regards|with (?:regards?|respect|reference) to|on the "
    r"grounds of|"
    r"in light of|secondary to|presenting with|presents with|suffering from|complaining of|(?:opinion|advice|views?|"
    r"thoughts|input|guidance|comments?) (?:on|about)|(?:management|assessment|evaluation|treatment|review|"
    r"investigation|control|history|complaints?|symptoms|concerns?|episodes?) of|as (?:he|she|they)|(?:who|whom|"
    r"which|"
    r"that) (?:(?:i|we) (?:\w+ )?(?:suspect|think|believe|feel|fear) )?(?:has|have|had|is|was|presents?|presented|"
    r"developed|came|attended|reports?|reported|complain\w*|describes?|suffers|noticed|may|might|needs?|gets?|"
    r"started|keeps|continues|fell|sustained|remains)(?: (?:now |recently |also |been |just |again )*(?:had|has|with|"
    r"presented with|developed|noticed|of|seen with|experiencing|suffering (?:from|with)|getting|having|"
    r"complaining of|"
    r"diagnosed with|found to have|troubled (?:by|with)))?|whose|c/?o|che (?:presenta|lamenta|riferisce|ha)|qui (?:a|"
    r"souffre|se plaint)|que (?:refiere|tiene|padece)|to (?:rule out|exclude|assess|discuss|investigate|confirm|"
    r"consider|address|manage|establish)|\?|query|mit der bitte um|zur|zum|wegen|aufgrund|bei|mit|um|seit|pour|"
    r"pour avis sur|concernant|"
    r"suite à|devant|présentant|qui présente|atteinte? d[e']|porteu(?:r|se) d[e']|para|por|con|quien presenta|"
    r"que presenta|a causa de|en (?:[ée]valuation|consultation)|com|devido a|"
    r"por causa de|per|affett[oa] da|con diagnosi di|vanwege|wegens|voor|om|met|i\.v\.m\.)\s+(?=\S)",
    re.IGNORECASE,
)
"""What leads to the complaint within a request."""

STANDINGS = ("retired", "married", "single", "widow", "widower", "teacher", "farmer", "student")
"""What somebody is said to be in passing ("this retired farmer"), which is never what they are sent for."""

_WORDS_OF_ASKING = frozenset(STANDINGS) | frozenset(
    "a an the this that these those his her their its your our my me you us we i he she they him them it of and "
    "or to "
    "for with from in on at by as if so is are be been was were has have had who whom which what would could can may "
    "might will shall should do does kindly please thank thanks grateful very much more most further any some your "
    "kind opinion opinions advice help assistance input thoughts guidance expertise expert view views second "
    "management manage assessment assess assessing review reviewing evaluation evaluate evaluating investigation "
    "investigations investigate workup work-up treatment treat consideration consider consultation consult see "
    "seeing "
    "seen appointment appointments clinic department service team specialist specialists care ongoing continued "
    "continuing follow-up follow up next earliest early convenience urgent urgently routine soon possible available "
    "outpatient outpatients visit attention time request referral refer referring referred patient pt man woman lady "
    "gentleman girl boy child baby infant old year years yr yrs month months week weeks yo y/o aged age mr mrs "
    "ms miss "
    "mx dr prof doctor colleague pleasant delightful lovely nice above named above-named below mentioned "
    "intervention "
    "recommendation recommendations plan planning surgeon surgeons provider physician accordingly appropriate "
    "necessary required needed regarding about matter case condition problem problems complaint complaints symptoms "
    "issue issues concern concerns today behalf list book surgery hospital practice mother father wife husband son "
    "daughter nurse diagnosis diagnostic therapy therapeutic clinical medical surgical way forward regards regard "
    "respect reference und die der das den dem ein eine einen einer zur zum um mit von ihre ihrer weitere weiteren "
    "beurteilung mitbeurteilung abklärung vorstellung behandlung mitbehandlung prüfung indikation patientin "
    "patienten "
    "herrn frau jährige jährigen le la les un une des du de votre avis prise en charge pour patient patiente "
    "monsieur "
    "madame ans âgé âgée consultation évaluation bilan el los las una su valoración evaluación estudio paciente años "
    "seguimiento tratamiento y e il lo gli una sua valutazione paziente anni visita specialistica signora signor een "
    "het uw beoordeling mevrouw de heer".split()
)
"""Words that say nothing of what somebody is sent for, in several languages."""

_NUMBER_WITH_UNIT = re.compile(r"\d[\w/.-]*|x-?\d+")
_OF_THE_PERSON = re.compile(
    r"\b(?:date of birth|d\.?o\.?b|born|(?:be )?reached|contact(?:ed)? (?:at|on)|lives?|living|address|nhs n|"
    r"hospital n|phone|telephone|mobile|n[ée]e?|nat[oa]|nacid[oa]|geb\.?|geboren|"
    r"(?:details|particulars) (?:are |is )?(?:below|above|overleaf|attached|enclosed))\b",
    re.IGNORECASE,
)


def says_what_for(words: str) -> bool:
    """Tell whether words say more than that somebody is to be seen: "her psoriasis", not "an opinion and
    management"."""
    if _OF_THE_PERSON.search(words):
        return False
    telling = [
        word
        for word in re.findall(r"[^\W\d_][\w'\u2019-]*", words.casefold())
        if len(word) > 2 or word in ("tb", "af", "ra", "ms", "ed", "uc", "pe", "mi")
    ]
    return any(
        word not in _WORDS_OF_ASKING and not _NUMBER_WITH_UNIT.fullmatch(word) and not word.endswith("'s")
        for word in telling
    )
