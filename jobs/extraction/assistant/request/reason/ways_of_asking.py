"""The ways in which clinicians ask in German, French, Spanish, Italian, Dutch, Portuguese, Swedish and Czech: each is a
pattern whose group `what` is what they ask for, up to the end of the sentence."""

from __future__ import annotations

import re
from functools import cache

from jobs.extraction.assistant.request.specialty.names import without_specialties

_WHAT = r"(?P<what>[^;:!?\n]+)"
_PUT = r"[^?\n]*\?"
"""The rest of a question."""
_SOMEBODY = r"[^;:!?\n]{0,140}?"
_OF_CARE = (
    r"(?:indi[ck]\w+|candidat\w+|kandidat\w+|operi\w*|operier\w*|operat\w+|operar\w*|opér\w+|opera[çc]\w+|"
    r"chirurg\w+|cirug\w+|cirurg\w+|ope?rac[ie]\w*|therap\w+|terap\w+|behand\w+|trait\w+|tratam\w+|trattam\w+|"
    r"l[éè]čb\w+|diagnos\w+|biop\w+|pun[ckz]\w+|\w*scop\w+|\w*skop\w+|prot\w+|proth\w+|prót\w+|pr[óo]tes\w+|"
    r"pacemaker\w*|schrittmacher\w*|marcapasos|irm\b|mri\b|rmn?\b|ct\b|tac\b|scanner|angezeigt|sinnvoll|"
    r"notwendig|zinvol|nodig|vhodn\w+|aktuell|anti[ck]oagul\w+|suspen\w+|retirar\w*|arrêter|absetz\w+|stoppen|"
    r"conviene|procede|intervent\w+|eingriff\w*|infiltra\w+|revascul\w+|revaskul\w+|risonanza|utile|"
    r"excis\w+|exérèse|ablation|katheter\w*)"
)
"""What a question must name to be one for the specialist, where it is not put to the reader outright."""

_GERMAN = (
    rf"(?:bitten?|ersuchen?|bittet|(?:mit der|unsere|meine|große) bitte|anfrage)\b(?: (?:ich|wir|sie|dich|euch|ihnen|"
    rf"daher|deshalb|somit|also|nun|hiermit|noch|auch|zunächst|höflich\w*|freundlich\w*|herzlich\w*|kollegial\w*|"
    rf"dringend|zeitnah))* um {_WHAT}",
    r"\bum (?P<what>[^,;:!?\n]{6,160}?) (?:wird )?(?:gebeten|ersucht|bitten|ersuchen)\b",
    rf"erbitten? (?:ich |wir |um |daher |höflich )*{_WHAT}",
    rf"(?:dankbar|verbunden|froh)\b(?: (?:sie|du|wir|ich))? (?:für|um|über) {_WHAT}",
    r"(?<!dank )\bfür (?P<what>[^,;:!?\n]{6,120}?) (?:wären?|bin|sind|danken?) (?:ich|wir)\b",
    r"bitten?(?: (?:ich|wir|sie|dich|euch|höflich\w*|daher|deshalb))*, (?P<what>[^;:!?\n]*\bzu\b[^;:!?\n]*)",
    rf"(?P<what>(?:kannst|könntest|magst|würdest|stellst|siehst|meinst|glaubst|hältst|machst|nimmst|übernimmst|"
    rf"operierst|schaust) du\b{_PUT})",
    rf"(?P<what>(?:können|könnten|würden|mögen|sehen|halten|meinen|glauben|stellen|empfehlen|raten|übernehmen|"
    rf"machen) sie\b{_PUT})",
    rf"^\W*(?P<what>(?:ist|sind|sollten?|soll|kann|können|besteht|braucht|muss|müssen|liegt|welche\w*|wie|was)\b"
    rf"[^?\n]*\b{_OF_CARE}{_PUT})",
    r"(?:meine|unsere|die|konkrete|weitere)? ?\bfrage(?:n|stellung)?(?: an (?:dich|sie|euch))?"
    r"(?:(?: (?:wäre|ist|lautet))? ?:| (?:wäre|ist),? (?=ob\b)) ?(?P<what>[^;!\n]+)",
    rf"(?:überweis\w+|schick\w+|stellen?|weisen?|senden?|zuweis\w+|kommt|käme|anbei)\b{_SOMEBODY} "
    r"(?P<what>(?:zur|zum|zwecks)\b(?! (?:zeit|teil|glück|nachmittag|mittag|abend|anfang|schluss|urlaub|sohn))"
    r"[^;:!?\n]+)",
    r"^\W*(?P<what>(?:zur|zum|zwecks) (?:\w+en )?(?:\w*abklärung|\w*diagnostik|\w*beurteilung|\w*behandlung|"
    r"\w*vorstellung|\w*untersuchung|\w*therapie|einstellung|frage|ausschluss)\b[^;:!?\n]*)",
    r"\bdank(?:e|en)?(?: (?:ich|wir|dir|ihnen|euch|sehr|herzlich|im voraus|vorab|schon jetzt))* für "
    r"(?P<what>(?!(?:die|ihre|deine) (?:\w+ )?(?:übernahme|überweisung|zuweisung|vorstellung|betreuung)\b"
    r"(?![^,;:!?\n]*\bzu[rm]\b))(?:die|deine?|ihre?|eine?n?|den|das) [^,;:!?\n]+)",
    r"(?:würden?|freue[nr]?)\b[^;:!?\n]{0,24} über (?P<what>(?:eine?n?|deine?|ihre?) [^;:!?\n]+)",
    r"\b(?:ich|wir) (?:hätten?|bräuchten?|benötigen?|wünschen?|erhoffen?|brauchen?)\b(?: (?:ich|wir|mir|uns|gerne?|"
    r"noch|von|ihnen|dir|dazu))* (?P<what>(?:deinen?|ihren?|eine?n?)\b[^;:!?\n]+)",
)
_FRENCH = (
    r"merci(?: (?:d['’]avance|par avance|infiniment|beaucoup|vivement|donc))*,? (?:de |d['’]|pour )"
    r"(?:bien vouloir )?(?P<what>[^;:!?\n]+)",
    r"\bje (?:vous|te) (?:remercie\w*|prie|saurais gré|serais (?:\w+ )?reconnaissante?|demande\w*|sollicite)\b"
    r"[^;:!?\n]{0,25}? ?(?:de |d['’]|pour )(?:bien vouloir |me )?(?P<what>[^;:!?\n]+)",
    r"\b(?:je|nous) (?:souhait\w+|désir\w+|voudr\w+|sollicit\w+)(?: (?:donc|avoir|obtenir|bénéficier|recueillir|"
    r"ainsi))*(?: de| d['’])? (?P<what>[^;:!?\n]+)",
    r"\b(?:j['’]|nous )aimer\w+(?: (?:donc|avoir|obtenir|bénéficier|recueillir|savoir|connaître))*(?: de| d['’])? "
    r"(?P<what>[^;:!?\n]+)",
    r"(?:pouvez|pourriez|pourrais|peux)(?:-\s?| )(?:vous|tu)\b[^?.;:!\n]{0,90}?,? qui (?:a eu|a présenté|présente|"
    r"se plaint (?:de |d['’])|souffre (?:de |d['’])) ?(?P<what>[^?;:,!\n]+)",
    rf"(?P<what>(?:pouvez|pourriez|pourrais|peux|voulez|voudriez|auriez|aurais|accepteriez|accepterais|verriez|"
    rf"verrais|crois|croyez)(?:-\s?| )(?:vous|tu)\b{_PUT})",
    rf"(?P<what>(?:(?:que|qu['’]en|quelle \w+) )?(?:penses|pensez|conseill\w+|propos\w+|préconis\w+)(?:-\s?| )"
    rf"(?:vous|tu)\b{_PUT})",
    rf"(?P<what>(?:faut-il|y a-t-il (?:lieu|une? (?:indication|place))|peut-on|doit-on|est-ce qu['’e] ?(?:vous|tu|on|"
    rf"l['’]on)|que faire)\b{_PUT})",
    r"(?:ma|notre|la) question (?:est|serait|porte)?(?: sur| de savoir si)? ?:? ?(?P<what>[^;!\n]+)",
    rf"\b(?:adress\w+|confi\w+|envo[iy]\w+)\b{_SOMEBODY} (?P<what>(?:pour|afin d[e'’]|en vue d[e'’])[^;:!?\n]+)",
    r"(?P<what>\b(?:votre|ton) (?:avis|expertise|opinion|conseil|aide) (?:sur|concernant|quant|pour|au sujet|à propos)"
    r"\b[^;:!?\n]+)",
    rf"prière de (?:bien vouloir )?{_WHAT}",
    r"^\W*(?P<what>pour (?:avis|bilan|exploration|évaluation|prise en charge|suite de)\b[^;:!?\n]*)",
)
_SPANISH = (
    r"(?<!paciente )(?<!madre )(?<!hija )(?<!hijo )(?<!familia )"
    r"\b(?:solicito|se solicita|solicitamos|solicitar(?:le|te|les)?|ruego|rogamos|pido|pedimos|"
    r"pedir(?:te|le|les)|quisiera(?:mos)?|quer[íi]a(?:mos)?|me gustar[íi]a|nos gustar[íi]a|agradecer\w*|agradezco|"
    r"agradecemos|precisa|preciso|necesito|necesitar[íi]a)\b(?: (?:que|saber si|por favor|por ello|por tanto|pues|"
    r"tener|contar con|conocer|mucho|a usted))* (?P<what>[^;:!?\n]+)",
    r"\bque(?: (?:por favor|usted|me|nos|ustedes|l[oae]s?))* (?P<what>(?:valor|ve[aá]|veamos|evalu|estudi|revis|explor|"
    r"trat|oper)\w*\b[^;:!?\n]*)",
    rf"\b(?:remit\w+|env[íi][oa]\w*|enviamos|deriv\w+|mand[oa]\w*|refiero|traslado)\b{_SOMEBODY} (?P<what>para "
    r"(?:su |una? |la |el |que |realiza\w* |descartar |estudi\w+|valora\w+|evalua\w+|ajust\w+|seguimiento|inici\w+|"
    r"confirm\w+|tratamiento|consider\w+|control)[^;:!?\n]*)",
    r"(?P<what>\b(?:pod(?:r[íi]as?|[ée]is|r[íi]an)|puedes?|pueden|cre[ée]s?|ves|opinas?|piensas?|"
    rf"considera[sn]?|recomienda[sn]?|aconsejas?|te parece|le parece)\b{_PUT})",
    rf"(?P<what>¿[^?\n]*\b{_OF_CARE}{_PUT})",
    r"(?:mi|la|nuestra) (?:duda|pregunta|consulta|cuesti[óo]n)(?: \w+)? (?:es|ser[íi]a)(?: si)?:? ?(?P<what>[^;!\n]+)",
    r"favor (?:de )?(?P<what>(?:valorar|evaluar|realizar|ver|atender|dar|considerar|estudiar)\b[^;:!?\n]*)",
)
_ITALIAN = (
    r"(?<!paziente )(?<!figlia )(?<!figlio )(?<!moglie )(?<!marito )"
    r"\b(?:chied(?:o|iamo|erei|eremmo)|si (?:ri)?chiede|richied(?:o|iamo)|preg(?:o|hiamo|herei)|gradir(?:ei|emmo)|"
    r"vorre(?:i|mmo)|desidere(?:rei|remmo)|desidero|(?:sarei|saremmo) grat[oi]|avrei bisogno|avremmo bisogno|"
    r"mi (?:servirebbe|piacerebbe|occorre)|si propone|si prega)\b"
    r"(?: (?:cortesemente|gentilmente|pertanto|quindi|per[òo]|anche|che|se|avere|sapere|di|d['’]|capire))* "
    r"(?P<what>[^;:!?\n]+)",
    r"(?:ringrazi\w+|grazie)(?: (?:fin d['’]ora|in anticipo|anticipatamente|molte|infinite|sin d['’]ora))* (?:per|se) "
    r"(?P<what>[^;:!?\n]+)",
    rf"(?P<what>\b(?:potrest[ie]|potrebbe|puoi|può|riesci|mi dici|mi sai dire|(?:che|cosa) ne pensi|pensi|"
    rf"ritien[ie]|secondo (?:te|lei|voi)|te la senti|è il caso|faresti)\b{_PUT})",
    rf"(?P<what>\b(?:è|c['’]è|ci sono|va|sarebbe)\b[^?\n]*\b{_OF_CARE}{_PUT})",
    rf"\b(?:mando|invio|inviamo|affido|indirizzo|porto)\b{_SOMEBODY} (?P<what>per (?:una? |la |il |l['’]|un['’]|"
    r"capire|valut\w+|esegu\w+|esclud\w+|conferm\w+|eventual\w+|decid\w+|rivalut\w+)[^;:!?\n]*)",
    r"(?:la|mia|il|mio) (?:domanda|quesito|dubbio|richiesta)(?: clinico)? (?:è|sarebbe)(?: se)?:? ?(?P<what>[^;!\n]+)",
)
_DUTCH = (
    r"\b(?:graag|gaarne|svp|s\.v\.p\.|gelieve)(?: (?:zou ik|ontvang ik|zie ik|horen wij|hoor ik|vernemen wij))? "
    r"(?P<what>(?:(?:uw|je|jouw|jullie|een|de|nadere?|verdere?|aanvullende?|spoedige?|snelle?|poliklinische?|eenmalige?|"
    r"specialistische?|zo nodig|eventueel|eventuele) )*\w*(?:beoord\w+|onderzoek\w*|advies|adviezen|mening|consult|"
    r"diagnostiek|behandel\w+|overname|scopie|echo|biop\w+|excisie|analyse|evaluatie|screening|operatie|"
    r"verwijder\w+|injectie|punctie|meting|begeleiding|uitslui\w+|meedenken|revisie|visie|oordeel|therapie|foto|scan|"
    r"mri|ct|inzicht|expertise|instellen|instelling|opname)\b[^;:!?\n]*)",
    r"\b(?:ik|wij|we) (?:zou(?:den)? )?(?:hoor(?:t)?|vernemen|verneem|wil(?:len)?)? ?graag (?P<what>(?:of|wat|uw|je|"
    r"jouw|jullie|een|weten)\b[^;:!?\n]+)",
    r"\bverzoek(?:en)?(?: (?:u|ik|wij|je|vriendelijk|beleefd))* (?:om|tot) (?P<what>[^;:!?\n]+)",
    rf"(?P<what>\b(?:wilt|wil|kunt|kan|kun|zou|zoudt|zouden|denkt|denk|vindt|vind|ziet|zie|acht) (?:u|je|jij|jullie)"
    rf"\b{_PUT})",
    rf"^\W*(?P<what>(?:is|zijn|moet|komt|kan|mag|welke|wat)\b[^?\n]*\b{_OF_CARE}{_PUT})",
    r"(?:mijn|onze|de|concrete)? ?\bvraag(?:stelling)?(?: (?:aan (?:u|je|jullie)|is|luidt))*:? ?"
    r"(?P<what>(?:is|of|kan|kunt|moet|heeft|welke|wat|graag)\b[^;!\n]+)",
    rf"\b(?:verwijs\w*|stuur)\b{_SOMEBODY} (?:wegens|omwille van|vanwege|i\.?v\.?m\.?|in verband met|"
    rf"n\.a\.v\.) {_WHAT}",
    rf"\b(?:mag|wil|zou|kan|durf) ik\b{_SOMEBODY} (?:wegens|omwille van|vanwege|i\.?v\.?m\.?|in verband met) {_WHAT}",
    rf"\bverwijs\w*\b{_SOMEBODY} (?P<what>(?:voor|ter) (?!wie\b|de zekerheid|die\b)[^;:!?\n]+)",
    r"^\W*(?P<what>ter (?:nadere |verdere )?(?:beoordeling|behandeling|analyse|evaluatie|uitsluiting)\b[^;:!?\n]*)",
)
_PORTUGUESE = (
    r"(?<!utente )(?<!doente )(?<!paciente )(?<!filha )(?<!filho )"
    r"\b(?:peço|pedimos|pedia|solicit(?:o|amos|ar|a-se)|agradec(?:ia|emos|ería\w*|er)|agradeço|gostar(?:ia|[íi]amos)|"
    r"pretend(?:e-se|o|emos)|requer(?:-se|emos|eiro)|precisava)(?:-(?:te|lhe|lhes|vos))?"
    r"(?:,? (?:por favor|que|de|desde já|por este meio|assim|pois|então|se poss[íi]vel),?)* (?P<what>[^;:!?\n]+)",
    r"favor (?P<what>(?:avaliar|realizar|ver|considerar|investigar|acompanhar|conduzir)\b[^;:!?\n]*)",
    r"^\W*ao? (?:especialista|colega|servi[çc]o)\b[^;:!?\n]{0,40}? (?P<what>para [^;:!?\n]+)",
    rf"\b(?:encaminh\w+|envi[oa]\w*|referenci\w+|mando|remeto)\b{_SOMEBODY} (?P<what>para (?:realiza\w+|avalia\w+|"
    r"estud\w+|despist\w+|esclarec\w+|orienta\w+|exclu\w+|in[íi]cio|ajuste|que |eventual)[^;:!?\n]*)",
    r"(?P<what>\b(?:pod(?:es|eria[sm]?|ia[sm]?)|poder[áa]|achas?|será que|julgas?|consideras?|parece-(?:te|lhe))\b"
    rf"{_PUT})",
    rf"^\W*(?P<what>(?:tem|há|deve|é)\b[^?\n]*\b{_OF_CARE}{_PUT})",
    r"(?:a )?minha (?:dúvida|pergunta|questão)(?: \w+)? é(?: se)?:? ?(?P<what>[^;!\n]+)",
)
_SWEDISH = (
    r"(?<!hon )(?<!han )(?<!patienten )(?<!pat )(?<!pat\. )(?<!sonen )(?<!dottern )"
    r"\b(?:tacksam(?:ma)?|tacksamt|önskar|önskas|önskemål om|önskan om|önskvärt med|begär|anhåller om)\b"
    r"(?: (?:för|om|med|på|förhand|i förväg|därför|er|hjälp))*,? (?P<what>[^;:!?\n]+)",
    rf"(?P<what>\b(?:kan|skulle|vill|har|tycker) (?:ni|du)\b{_PUT})",
    r"\b(?:undrar|undrade)(?: \w+)? (?P<what>(?:om|huruvida) [^;:!\n]+)",
    r"(?P<what>\bställningstagande till [^;:!?\n]+)",
    r"\b(?:ber|vill be)(?: \w+)? om (?P<what>[^;:!?\n]+)",
)
_CZECH = (
    r"(?:pros[íi]me?|[žz][áa]d[áa]me?|d[ěe]kuj[iie](?:me)?|pros[íi]m v[áa]s)(?: (?:v[áa]s|zdvo[řr]ile|t[íi]mto|"
    r"p[řr]edem|laskav[ěe]|tedy|proto|je[šs]t[ěe]))* (?:o|za) (?P<what>[^;:!?\n]+)",
    rf"(?P<what>\b(?:m[ůu][žz]ete|mohl[aiy]? byste|mysl[íi]te|domn[íi]v[áa]te|doporu[čc]ujete|je (?:vhodn|indikov|"
    rf"mo[žz]n)\w+)\b{_PUT})",
    r"v[ďd][ěe][čc]n?[ýyáae]?n?[aiy]? za (?P<what>[^;:!?\n]+)",
    r"(?:doporu[čc]uj[iu]|navrhuj[iu]|indikuj[iu]) (?P<what>\w*(?:vy[šs]et[řr]\w+|[žz]?[áa]?konzult\w+|posouzen\w+|"
    r"hospital\w+)\b[^;:!?\n]*)",
)


@cache
def ways_of_asking() -> tuple[re.Pattern[str], ...]:
    """Return the patterns, those of one language after another; made when a letter is first looked at."""
    leads = (*_GERMAN, *_FRENCH, *_SPANISH, *_ITALIAN, *_DUTCH, *_PORTUGUESE, *_SWEDISH, *_CZECH)
    return tuple(re.compile(rf"(?<!\w){lead}", re.IGNORECASE) for lead in leads)


PAPERS = re.compile(
    r"^\W*(?:(?:não|no|non|ne|nicht|niet|inte)\b|(?:[^\W_]+['’\s,-]+){0,4}?(?:"
    r"\w*bericht\w*|rückmeld\w*|rückruf\w*|anruf\w*|anzurufen|telefon\w*|terminvergabe|terminverein\w*|kopie\w*|"
    r"unterlagen|befunde\b|verständnis|nachricht\w*|zusend\w*|mitteil\w*|rücksprache|vertrauen|mühe\w*|bemühung\w*|"
    r"zusammenarbeit|zuweisung|überweisung|nachsicht|entschuldig\w+|dolmetsch\w*|fahrdienst|"
    r"compte|courrier|copie|appeler|rappeler|contacter|joindre|résultats?|nouvelles|réponse|informer|tenir|envoyer|"
    r"m['’](?:adresser|envoyer|informer|écrire)|confiance|collaboration|excuse\w*|fax\w*|agréer|croire|recevoir mes|"
    r"informe|copia|llam\w+|resultados?|disculpas?|perd[óo]n|contact\w+|env[íi][eoa]\w*|comuni\w+|devoluci[óo]n|"
    r"respuesta|colaboraci[óo]n|disposici[óo]n|"
    r"relazione|scusa\w*|referto|lettera|chiam\w+|risposta|collaborazione|disponibilità|attenzione|notizie|inviarmi|"
    r"farmi (?:avere|sapere)|riscontro|"
    r"brief|bellen|terugkoppel\w*|tijd|uitslag\w*|medewerking|begrip|verslag|"
    r"relat[óo]rio|desculpas?|c[óo]pia|envio|informaç\w+|contacto|contato|retorno|resposta|disponibilidade|"
    r"colaboraç\w+|compreens\w+|atenção dispensada|"
    r"svar\w*|kopia|ring\w*|epikris\w*|besked|återkoppl\w*|kallelse|tid till|"
    r"zpr[áa]v\w*|kopi\w*|vol[ae]\w+|n[áa]lez\w*|v[ýy]sled\w*|spolupr[áa]c\w*|odpov[ěe]\w*|pochopen\w*|p[ée][čc]i"
    r")\b)",
    re.IGNORECASE,
)
"""What is asked of papers, calls and patience, by its first words; and what is asked not to be."""

CLOSES = re.compile(
    r",? (?:et (?:je )?(?:vous|te) (?:prie|remercie|adresse|souhaite)|und (?:verbleib|dank|grüß)\w*|"
    r"e (?:la|ti|vi) (?:ringrazi|salut)\w+|y (?:le|te|os|les) (?:salud|agrade|env[íi])\w+|en (?:dank|groet)\w*|"
    r"e (?:agrade|subscrev|apresent|despe)\w+|och tack\w*|a d[ěe]kuj\w+)\b[^;]*$",
    re.IGNORECASE,
)
"""How a letter takes its leave in the sentence that asks."""

_SAYS_NOTHING = re.compile(
    r"(?:mit)?beurteil\w*|abkl[äa]r\w+|(?:mit|weiter)?behand\w+|(?:mit)?betreuung|vor(?:zu)?stell\w+|einschätzung|meinung|rat|"
    r"übernahme|\w*patient\w*|paciente?\w*|paziente|pacient\w*|termin\w*|weiter\w*|durchführung|sehen|kollegial\w*|"
    r"konsil\w*|fach\w+|echokardiogra\w+|sonogra\w+|ultraschall\w*|ekg|"
    r"avis|voir|revoir|recevoir|vue?s?|soit|spécialisé\w*|donner|consultation|rendez|vous|rapide\w*|"
    r"valora\w*|valores|evalua\w*|opini[óo]n\w*|vea\w*|veas|cita|interconsulta|consulta|atenci[óo]n|apoyo|parecer|"
    r"procede|manejo|estudio|visto|urgente|preferente|"
    r"visita\w*|valuta\w*|vederl[oa]|consulenza|parere|presa|carico|appuntamento|"
    r"beoord\w+|advies|mening|consult|afspraak|behandel\w+|zien|oordeel|visie|zo|nodig|"
    r"avalia\w*|observa\w*|orienta\w*|conduta|seguimento|apoio|"
    r"bedöm\w*|utred\w*|åtgärd\w*|vidare|övertagande|omhändertagande|ställningstagande|"
    r"vy[šs]et[řr]\w+|posouzen\w+|p[řr]evzet\w+|doporu[čc]en\w+|dal[šs]\w+|postup\w*|konzili\w+|"
    r"jeho|jej|ho|ji|v[áa][šs]\w*|"
    r"(?:du|de[nrsm]?|die|das|ein\w*|ihre?\w*|deine?\w*|seine?\w*|o|g|und|ou?|et|y|e|och|en|a|i|za|la|le|les|un[ae]?|"
    r"[dlm]['’]|qu['’]?|que|elle|il|lui|bien|votre|ton|ta|sa|su|tu|sua|tua|suo|tuo|per|por|para|pour|di|da|do|em|"
    r"quinzaine|quinze|jours|jour|ici|dans|sous|entro|mes[ei]?|semana\w*|settiman\w+|wochen?|weken|tagen?|"
    r"favor|uw|je|si|zur|zum|von|om|als|mich|sich|vor|her|hem|haar|ven)",
    re.IGNORECASE,
)
"""A word that says of a request no more than that somebody is to be seen."""


_IN_BRACKETS = re.compile(r"\([^()]*\)")


def says_what_for_abroad(words: str) -> bool:
    """Tell whether what is asked for says more than that somebody is to be seen: "eine Koloskopie", and not "Ihre
    Mitbeurteilung"."""
    return any(
        not _SAYS_NOTHING.fullmatch(word)
        for word in re.findall(
            r"[^\W\d_]+['’]?", without_specialties(_IN_BRACKETS.sub(" ", words)).casefold()
        )
        if len(word) > 1
    )
