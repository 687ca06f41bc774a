"""What `by_day`, `idioms` and `on_the_way` tell for English, in German, French, Spanish,
Portuguese, Italian and Dutch: a day before which somebody is wanted, who is brought or admitted today, who can wait."""

from __future__ import annotations

import re

from jobs.extraction.assistant.request.urgency.phrases import Phrases
from jobs.extraction.assistant.values.months import MONTH

_FLAGS = re.IGNORECASE
_DAY = rf"(?:\d{{1,2}}\.? ?(?:de |of )?{MONTH}\b|\d{{1,2}}[./-]\d{{1,2}}\b)"
_LATEST = r"(?:spätestens|au plus tard|a m[áa]s tardar|al pi[ùu] tardi|o mais tardar|uiterlijk)"
_EVENT = (
    r"(?:chemo\w*|chimio\w*|quimio\w*|operation\w*|opération|operaci[óo]n|operazione|operação|operatie|"
    r"cirug[íi]a|cirurgia|chirurgie|intervention|intervento|intervenci[óo]n|eingriff\w*|ingreep|reise\w*|"
    r"abreise|urlaub\w*|voyage|départ|viaje|viagem|viaggio|partenza|reis|vakantie|vertrek|entbindung|geburt|"
    r"accouchement|parto|bevalling|hochzeit|mariage|boda|casamento|matrimonio|bruiloft|bestrahlung|radio\w*|"
    r"bestraling|therap\w+|traitement|tratamiento|tratamento|trattamento|behandeling|schul\w+|rentrée|"
    r"semester\w*|ramadan|weihnachten|noël|navidad|natal|natale|kerst|ostern|pâques|pascua|páscoa|pasqua|"
    r"pasen)"
)
_BEFORE = r"(?:vor|bis|avant|antes d[eo]l?a?s?|prima d(?:i|el|ella|ell['’])|v[óo]{1,2}r)"
_ASKS = (
    r"(?:termin|bitte|brauch\w+|benötig\w+|wunsch\w*|wünsch\w+|wäre|rendez-vous|rdv|avis|vue?|voir|faudrait|"
    r"souhait\w+|aimerais|merci|cita|necesit\w+|valoraci[óo]n|ver(?:l[oa])?|visto?a?|ruego|conven\w+|"
    r"agrade\w+|precis\w+|parecer|consulta|observad[oa]|vederl[oa]|visita|serve|parere|opportuno|chied\w+|"
    r"graag|afspraak|zien|oordeel|nodig|gezien)"
)
_THEN = (
    r"(?:davor|vorher|zuvor|bis dahin|avant(?: cela| cette date| son départ)?|antes(?: de (?:esa fecha|esta "
    r"data|eso))?|prima(?: di (?:tale data|allora))?|daarvoor|ervoor|voor die tijd)"
)
_AMBULANCE = (
    r"(?:rettungswagen|rtw|krankenwagen|notarzt|ambulan[czs]\w*|ambulanza|samu|smur|118|112|uvi m[óo]vil|"
    r"ziekenwagen)"
)
_TODAY = (
    r"(?:heute|sofort|aujourd['’]hui|ce jour|ce matin|ce soir|cet après-midi|hoy|esta (?:tarde|noche|"
    r"mañana|manhã)|oggi|stamattina|stasera|hoje|vandaag|nu|direct|vanmiddag|vanavond|vanochtend)"
)
_LONG = r"(?:lang\w*|trop|longtemps|mucho|demasiado|muito|demais|troppo|a lungo|te lang)"

_SENDS = (
    r"(?:weise|schicke|sende|adresse|envoie|transfère|env[íi]o|remito|derivo|traslado|invio|mando|encaminho|"
    r"transfiro|stuur|verwijs)"
)
_AT_ONCE = (
    rf"(?:\b{_AMBULANCE}|\bein\b(?! )|\bein(?=[.,;])|stationär|notaufnahme|notfall|krankenhaus|klinik|zur aufnahme|"
    r"urgences\b|hôpital|hospitali\w+|urgencias|hospital\b|ingreso|pronto soccorso|p\.s\.|ospedale|ricovero|urgência|"
    r"internamento|opname|spoedeisende|\bseh\b|ziekenhuis|sofort|dans l['’]heure)"
)
"""Where somebody goes who is sent today and not merely written about: "Ich schicke dir heute Herrn ..." is a lead."""
_COMES = r"(?:kommt|fährt|bring\w*|arrive|vient|acude|va|invia|arriva|segue|vem|komt|gaat|breng\w*)"
_TO_YOU = (
    r"(?:zu ihnen|bei ihnen|in ihre\w*|chez vous|vers vous|dans votre|aux urgences|a su (?!domicilio)|al "
    r"hospital|a urgencias|pronto soccorso|da voi|al vostro|(?:ao|no|para o) vosso|ao hospital|à urgência|"
    r"naar (?:u|uw|jullie)\b|bij (?:u|uw|jullie)\b)"
)
_PAPERS = (
    r"(?:befund|bericht|laborwert|unterlagen|rückmeldung|resultat|résultat|rapport|compte[- ]rendu|informe|"
    r"anal[íi]tica|resultados|referto|esami\b|relat[óo]rio|an[áa]lises|uitslag|verslag|kopie|factur|rechnung)"
)
_NEXT = (
    r"(?:nächste[rn]?|prochaine?|pr[óo]xim[oa]|prim[oa]|primeira?|primer[oa]?|premier|eerste|eerstvolgende)"
)
_FREE = r"(?:freie[rn]?|libre|vrije|vaga|disponible|disponibile|dispon[íi]vel|libero)"
_SLOT = (
    r"(?:termin|créneau|rendez-vous|cita|hueco|posto|appuntamento|vaga|plek|plaats|afspraak|place|platz|"
    r"sitio|consulta)"
)
_WILL_DO = (
    r"(?:reicht(?: aus)?|genügt|conviendra|convient|suffit|suffira|va bene|è sufficiente|es suficiente|vale|"
    r"chega|está bem|serve|is (?:prima|goed|voldoende)|volstaat)"
)
_BY_THEN = (
    rf"(?:{_BEFORE}(?: [^\s.;,]+){{0,4}}? (?:{_DAY}|{_EVENT})|{_LATEST} (?:[^\s.;,]+ ){{0,3}}?(?:{_DAY}|\w+))"
)

BROUGHT_ABROAD: Phrases = (
    (
        "stat",
        0.82,
        re.compile(
            rf"(?<![\w-])(?:{_SENDS}\b(?![^.;\n]{{0,160}}{_PAPERS})(?=[^.;\n]{{0,160}}{_AT_ONCE})|{_COMES}\b(?=[^.;\n]{{0,160}}{_TO_YOU}))[^.;\n]{{0,40}}?"
            rf"(?<![\w-])(?P<words>{_TODAY}(?: noch)?|dans l['’]heure)(?![\w-])"
            rf"(?![^.;\n]{{0,160}}(?:kontroll|contrôle|control|wenn|falls|indien|\bsi\b|\bse\b))",
            _FLAGS,
        ),
    ),
    (
        "stat",
        0.82,
        re.compile(
            rf"(?<![\w-])(?P<words>(?:per|mit dem|mit|par|en|con|in|de|met de|met|via) (?:la |l['’]|un[ea]? "
            rf")?{_AMBULANCE}(?=[^.;\n]{{0,30}}(?:zu ihnen|chez vous|vers vous|a su|al (?:hospital|servicio)|"
            rf"para o|al vostro|in (?:pronto soccorso|ospedale)|naar u))|{_AMBULANCE} (?:ist |wurde |est |a "
            rf"été |è stata |is )?(?:bereits )?(?:bestellt|alarmiert|gerufen|unterwegs|appelée?|prévenue?|en "
            rf"route|avisada|en camino|chiamat[oa]|in arrivo|chamada|a caminho|gebeld|besteld|onderweg)|"
            rf"(?:zur|um) (?:sofortigen |dringenden )?stationären? aufnahme|(?:weise|wird) "
            rf"[^.;\n]{{0,25}}stationär ein(?:gewiesen)?|merci de (?:bien vouloir )?(?:l['’]|les? "
            rf")?hospitaliser|(?:ruego|solicito|para) (?:su )?ingreso(?: hospitalario| urgente)?(?=\W*(?:$|"
            rf"[.;\n]|hoy|para))|(?:chiedo|si (?:chiede|richiede)|per) (?:il )?ricovero|peço (?:o "
            rf")?internamento|(?:graag|verzoek) opname|si invia (?:in|al) (?:pronto soccorso|p\.?s\.?)|"
            rf"(?:envio|encaminho|segue) (?:ao|para o) servi[çc]o de urg[êe]ncia|(?:acude|env[íi]o|remito|"
            rf"derivo)[^.;\n]{{0,15}} a urgencias)(?![^.;\n]{{0,160}}(?:programmat|programad|elektiv|planmäßig|"
            rf"gepland|planifi|20[01]\d|201\d))",
            _FLAGS,
        ),
    ),
    (
        "urgent",
        0.82,
        re.compile(
            rf"(?<![\w-]){_ASKS}(?![\w-])(?:(?!{_PAPERS})[^.;\n]){{0,60}}?(?<![\w-])(?P<words>{_BY_THEN})(?![\w-])",
            _FLAGS,
        ),
    ),
    (
        "urgent",
        0.82,
        re.compile(
            rf"(?<![\w-])(?P<words>{_BY_THEN})(?![\w-])(?=[^.;\n]{{0,60}}(?<![\w-]){_ASKS}(?![\w-]))"
            rf"(?![^.;\n]{{0,80}}{_PAPERS})",
            _FLAGS,
        ),
    ),
    (
        "urgent",
        0.8,
        re.compile(
            rf"{_DAY}[^.;\n]{{0,60}}?{_ASKS}[^.;\n]{{0,40}}?(?<![\w-])(?P<words>{_THEN})(?![\w-])", _FLAGS
        ),
    ),
    (
        "urgent",
        0.8,
        re.compile(
            rf"{_DAY}[^.;\n]{{0,30}}?(?<![\w-])(?P<words>{_THEN})(?![\w-])[^.;\n]{{0,20}}?{_ASKS}(?![\w-])",
            _FLAGS,
        ),
    ),
    (
        "urgent",
        0.82,
        re.compile(
            rf"(?<![\w-])(?P<words>(?:nicht|ungern|pas|non|no|não|niet|liever niet)(?: \w+){{0,2}}? (?:(?:zu "
            rf")?{_LONG} )?(?:wart\w+|attendre|attende\w*|esper\w+|wachten)(?! (?:debout|de pie|im stehen|in "
            rf"piedi|de pé|staan))(?: (?:la lista|as listas|{_LONG}))?|keinen aufschub|nicht "
            rf"(?:auf)?schieben|rendez-vous (?:rapproché|proche|rapide)|délai (?:court|rapproché)|op korte "
            rf"termijn|met voorrang|(?:con|mit|avec|com) (?:priorit\w+|prioridade?|vorrang|voorrang|"
            rf"sollecitudine))(?![\w-])",
            _FLAGS,
        ),
    ),
    (
        "urgent",
        0.82,
        re.compile(
            r"(?:^|[.;:!?] )(?:valorar|ver|observar|observa[çc][ãa]o|consulta|cita|visita|termin|vorstellung|"
            r"à voir|afspraak|zien)?\W{0,2}(?P<words>(?:en (?:un )?plazo de|em|entro|innerhalb von|binnen|"
            r"dans (?:les|un délai de)|in) (?:\d{1,2}|due|dos|duas|zwei|twee|quinze|dieci|dez|diez|una|uma|"
            r"einer|een|deux|8|15)(?:-\d+)? (?:d[íi]as|giorni|tagen|dagen|jours|semanas?|settiman[ae]|"
            r"wochen?|weken|week|semaines?))(?=,? (?:por favor|bitte|graag|svp|s['’]il|per favore|si prega)|"
            r"\W*(?:$|[.;\n]))",
            _FLAGS | re.MULTILINE,
        ),
    ),
    (
        "",
        0.86,
        re.compile(
            r"(?<![\w-])(?:priorit(?:à|é|ät|eit)|prioridade?)(?: clin\w+)?:? (?P<words>(?:muito "
            r")?(?:normale?|ordinari[oa]|routine|baixa|baja|low|urgente?|alta|haute|hohe?|hoch|hoog|"
            r"preferente|priorit[áa]ri[oa]|U|B|D|P))(?![\w-])",
            _FLAGS,
        ),
    ),
    (
        "routine",
        0.82,
        re.compile(
            rf"(?<![\w-])(?P<words>{_NEXT} (?:{_FREE} )?{_SLOT}(?: {_FREE})? {_WILL_DO}|"
            r"(?:im|in der) normalen? (?:rahmen|reihenfolge|wartezeit)|"
            r"d[ée]lais? (?:habituels?|normaux|normal) (?:convien\w+|suffi\w+)|"
            rf"(?:quando houver|cuando haya|quand il y aura|quando c['’]è|wenn ein|sobald ein) (?:de la |une "
            rf")?{_SLOT}|"
            r"nulla di urgente|nada urgente|nichts eiliges|niets dringends|(?:gewone|reguliere|normale) "
            r"wachtlijst|(?:normalen?|regulären) warteliste|liste d['’]attente (?:habituelle|normale)|lista "
            r"(?:de espera|d['’]attesa) (?:normale?|habitual|ordinaria))(?![\w-])",
            _FLAGS,
        ),
    ),
)
