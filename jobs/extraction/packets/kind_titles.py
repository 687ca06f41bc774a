"""The titles that say what kind of document a page is, in many languages.

A title counts where a short line says it, most at the head of a page.
"""

from __future__ import annotations

TITLES: tuple[tuple[str, str], ...] = (
    (
        # before those of referrals, which it is like
        "marketing",
        r"(?:\w+ )?referral (?:rewards?|bonus(?:es)?|incentives?)(?: program(?:me)?)?|"
        r"(?:patient|provider|physician|doctor|client|friend)s? referral program(?:me)?",
    ),
    (
        "cover_page",
        r"(?:fax|facsimile|telefax|fax-?)\s*(?:cover|transmi(?:ttal|ssion)|message|deckblatt|header|sheet|memo)\b.*|"
        r"(?:fax|facsimile) *(?:from .*)?|cover(?:ing)? (?:sheet|page)|(?:urgent )?fax coversheet|"
        r"transmi(?:ttal|ssion) (?:sheet|form|cover|page)|page de garde|bordereau (?:d['’]envoi|de transmission)|"
        r"(?:hoja|car[aá]tula) de (?:fax|portada)|portada(?: de fax)?|fax(?:bericht|voorblad)|voorblad",
    ),
    (
        "records_request",
        r"(?:request|application) for (?:the )?(?:release of )?(?:copies of )?(?:\w+ ){0,2}(?:records|chart|files?)|"
        r"(?:medical |patient |health |clinical |immuni[sz]ation |chart )?records? (?:transfer |copy |retrieval )?"
        r"(?:request|release|transfer)(?: form)?|transfer of (?:care )?(?:medical |patient )?(?:records?|notes|"
        r"chart)(?: request)?|"
        r"authori[sz]ation (?:for|to) (?:the )?(?:use|release|disclos)\w*.*|release of (?:information|records|"
        r"medical).*|"
        r"request for (?:an? |the )?(?:general practitioner|gp|doctor|attending physician|medical attendant|"
        r"medical|targeted|"
        r"pma|physician)(?:['\u2019]?s?)? (?:medical )?(?:report|statement)(?: \(?\w+\)?)?|"
        r"(?:attending|treating|personal) (?:physician|doctor)(?:['\u2019]?s?)? (?:statement|report)(?: request)?|"
        r"(?:medical )?records? retrieval(?: (?:request|services?|notice))?|"
        r"subject access request.*|(?:hipaa )?authori[sz]ation form for.*records|"
        r"(?:consent|request) (?:to|for) (?:the )?(?:release|transfer) of (?:\w+ )?(?:information|records).*|"
        r"anforderung (?:von|der) (?:kranken|patienten|befund)\w*|demande de (?:dossier|copie).*|"
        r"solicitud de (?:historia|copia|expediente).*|(?:opvragen|aanvraag) (?:medisch )?dossier",
    ),
    (
        "insurance",
        r"(?:prior|pre-?) ?authori[sz]ation(?: request| approval| notice| determination| form)?.*|"
        r"pre-?certification.*|"
        r"(?:notice of |coverage |benefit )?(?:determination|denial)(?: notice| letter)?|"
        r"notice of (?:adverse |initial |final |partial )*(?:denial|determination|decision|non-?coverage)"
        r"(?: (?:of|on|for|regarding) [\w ]{4,40})?|explanation of benefits|"
        r"(?:insurance|benefits?|eligibility)(?: and \w+)? (?:verification|information|summary|card|details|"
        r"response|check)(?: form)?|"
        r"(?:(?:notice|notification|confirmation) of )?(?:an? )?(?:pcp|primary care (?:provider|physician|doctor|"
        r"clinician)) "
        r"(?:re-?)?(?:assignment|change|selection)(?: (?:notice|notification|letter|confirmation|form))?|"
        r"coordination of benefits(?: (?:inquiry|enquiry|questionnaire|letter|form|notice))?|"
        r"verification of (?:benefits|eligibility|insurance|coverage).*|(?:health )?insurance card.*|"
        r"(?:claim|appeal)s? (?:form|denial|decision)|utili[sz]ation (?:review|management).*|"
        r"letter of medical necessity|"
        r"(?:certificate|letter) of (?:coverage|insurance|guarantee)|authori[sz]ation (?:approval|letter|notice)|"
        r"health insurance claim form|medicare eligibility.*|kosten(?:übernahme|zusage)\w*|"
        r"(?:attestation|accord|bon|certificat|avis) de prise en charge.*|"
        r"autoriza(?:ci[oó]n|[çc][ãa]o) (?:pr[ée]via|de (?:servicios|procedimentos?|exames?|prestaci[óo]n|"
        r"interna[çc][ãa]o)).*|machtiging\w*",
    ),
    (
        "prescription",
        r"(?:e-?|repeat |private |electronic |nhs |medical )?prescription(?: request| form| order| details|"
        r" refill request)?|"
        r"(?:pharmacy )?refill (?:request|authori[sz]ation)(?: (?:form|request))*|(?:medication|drug|pharmacy) "
        r"(?:order|"
        r"request|refill)(?: form)?|"
        r"(?:medicines?|medication|prescription|pharmacy|drug|formulary|therapeutic|drug interaction)s? (?:query|"
        r"queries|"
        r"clarification|interchange|substitution|intervention|change request|enquiry|inquiry|alternative)(?: "
        r"(?:request|form|"
        r"note))?|"
        r"\W*rx\W*|(?:e-?)?rezept|ordonnance(?: m[eé]dicale)?|receta(?: m[eé]dica)?|recept|"
        r"medication (?:chart|administration record)",
    ),
    (
        "discharge_summary",
        r"(?:hospital |inpatient |electronic |final |ed |emergency department |interim |day ?case )*discharge "
        r"(?:summary|letter|report|note|notification|documentation).*|"
        r"discharge card\b.*|"
        r"(?:ed|a ?& ?e|emergency (?:department|dept\.?|room)) ?[:\u2013-]? ?attendance "
        r"(?:letter|summary|report|note).*|"
        r"(?:(?:ed|er|emergency (?:department|room)) )?after[ -]visit summary|"
        r"(?:summary|notification) of (?:hospital )?(?:discharge|admission).*|(?:inpatient|"
        r"hospital) (?:course )?summary|"
        r"(?:vorl[äa]ufiger |[äa]rztlicher )?entlass(?:ungs)?(?:brief|bericht|ungsbericht)|(?:compte[- ]rendu|"
        r"lettre|r[eé]sum[eé]) d(?:['’]|"
        r"e )(?:hospitalisation|sortie).*|"
        r"(?:informe|resumen) de alta.*|informe (?:cl[ií]nico )?de (?:asistencia en )?urgencias\b.*|"
        r"(?:verbale|lettera|relazione|scheda) (?:clinica )?di (?:dimissione|pronto soccorso)\b.*|"
        r"(?:nota|relat[oó]rio|boletim|resumo) de alta\b.*|compte[- ]rendu (?:de passage|des urgences)\b.*|epicrisis|"
        r"ontslagbrief",
    ),
    (
        "imaging_report",
        r"(?:diagnostic |final |preliminary |(?:chest|abdom\w+|pelvi\w+|spine|spinal|lumbar|cervical|thoracic|knee|hip|"
        r"shoulder|breast|brain|head|neck|renal|liver|thyroid|cardiac) )*(?:radiology|radiological|imaging|"
        r"radiograph(?:y|ic)|ultrasound|"
        r"sonograph(?:y|ic)|mri|ct|"
        r"x-? ?ray|mammogra\w+|echocardiogra\w+|dexa|dxa|bone densit\w+|pet(?:/ct)?|nuclear medicine|"
        r"magnetic resonance|doppler|"
        r"angiogra\w+|nuclear)\b.{0,30}\b(?:report|result|results|examination|interpretation|consultation|findings?)|"
        r"(?:report|result)s? of (?:the )?(?:imaging|radiolog\w+|ultrasound|mri|ct|x-?ray).*|"
        r"(?:mri|ct|x-?ray|ultrasound|us|mr|xr|cxr|echocardiogram|mammogram|chest x-?ray|mrt|irm|tac|tdm)\b"
        r"(?: (?:of|de|du|der|des))?(?: (?:the|la|el|l['’]))? ?(?:\w+ ){0,4}"
        r"(?:with(?:out)?|w/o|contrast|spine|knee|brain|head|chest|abdomen|pelvis|shoulder|hip|neck|views?|"
        r"lumbar|cervical|left|right)\b.*|"
        r"(?:medical |diagnostic )imaging(?: department| services?| report)?|department of (?:radiology|"
        r"medical imaging|diagnostic imaging).*|"
        r"(?:radiologischer |röntgen|mrt-?|ct-?|sonographie-?)befund.*|compte[- ]rendu (?:de |d['’])?(?:radio|"
        r"scanner|irm|[eé]chographie|imagerie).*|"
        r"informe (?:de )?(?:radiol\w+|ecogr\w+|resonancia|tac|imagen).*|(?:radiologie|echografie|mri|ct)-?verslag.*",
    ),
    (
        "lab_result",
        r"(?:final |preliminary |cumulative |clinical |interim |surgical |anatomic(?:al)? |tissue |skin |"
        r"dermato-?)*(?:laborator(?:y|ies)|lab|labs|patholog\w+|"
        r"biochemistry|chemistry|"
        r"h(?:a)?ematology|microbiology|histopathology|histology|cytology|blood|urine|serology|immunology|"
        r"genetics?|molecular|toxicology|"
        r"coagulation|virology|endocrinology)\b(?: (?:test|work|and \w+|medicine|specimen|investigation))*"
        r" (?:report|results?|findings|summary|panel|profile)\b.*|"
        r"(?:department of |division of )?(?:laboratory medicine|(?:clinical |chemical |cellular )?patholog(?:y|ies)|"
        r"h(?:a)?ematology|"
        r"(?:clinical )?biochemistry|clinical chemistry|microbiology|histopathology|cytology|immunology|"
        r"virology|urinalysis)"
        r"(?: (?:department|laborator(?:y|ies)|services?))?|"
        r"(?:report|results?) of (?:the )?(?:laboratory|blood|patholog\w+|test).*|test results?|lab(?:oratory)?s?|"
        r"(?:complete blood count|full blood count|comprehensive metabolic panel|basic metabolic panel|"
        r"lipid (?:panel|profile)|"
        r"thyroid function tests?|liver function tests?|urinalysis|renal profile|bone profile)\b.{0,40}|"
        r"labor(?:befund|bericht|werte).*|(?:r[eé]sultats?|bilan|analyses?) (?:d['’]|de )?(?:analyses?|"
        r"laboratoire|biolog\w+|sanguins?).*|"
        r"(?:resultados|informe|an[aá]lisis) (?:de )?(?:laboratorio|anal[ií]tica|sangre|cl[ií]nicos).*|(?:lab|"
        r"laboratorium)uitslag(?:en)?.*",
    ),
    (
        "consult_note",
        r"(?:initial |follow-?up |specialist |outpatient |new patient |inpatient |clinic |office |progress |soap |"
        r"visit |cardiology |neurology |psychiatr\w+ |operative |procedure |emergency department |ed |"
        r"history and physical |"
        r"therapy |treatment |encounter |telehealth |physician |[a-z]+ology )*"
        r"(?:consult(?:ation)?|clinic|progress|visit|office|follow-?up|soap|encounter|operative|operation|"
        r"procedure|chart|outpatient|therapy|h&p) "
        r"(?:note|notes|report|letter|summary|record|review|visit)\b.*|"
        r"history (?:and|&) physical(?: examination)?.*|(?:outpatient|clinic) (?:clinic )?(?:letter|review|"
        r"attendance|appointment).*|"
        r"(?:specialist|consultant)['’]?s? (?:letter|report|opinion).*|assessment report|"
        r"(?:neuro)?psychological (?:report|assessment|evaluation).*|"
        r"(?:ambulanz|arzt|facharzt|konsil)(?:brief|bericht)|compte[- ]rendu de consultation.*|"
        r"(?:informe|nota) (?:de )?(?:consulta|evoluci[oó]n|cl[ií]nica).*|(?:poli(?:klinische)?|specialisten)brief.*|"
        r"consultation",
    ),
    (
        "referral",
        r"(?:(?!re-|end of).{0,60}\b)?(?:e-?)?referral\b(?: ?(?:form(?: for\b.*)?|letter|request|note|order|summary|"
        r"coversheet|details|information|proforma|"
        r"pro-?forma|to\b.*|for\b.*|from\b.*|template|document|&.*|/.*|[-–—].*|:.*|\(.*))?|"
        r"(?:request|order|requisition) for (?:an? )?(?:\w+ )?(?:consult(?:ation)?|referral|opinion|"
        r"specialist.*|evaluation|assessment|appointment)\b.*|"
        r"(?:specialist |\w+ology )?consult(?:ation)? (?:request|order|requisition)(?: form)?|"
        r"(?:two|2)[- ]week[- ](?:wait|rule)\b.*|(?:urgent )?suspected cancer.*|2ww\b.*|"
        r"cross[- ]?(?:reference|referral|consultation)\b.*|request (?:form|for services)|"
        r"(?:[\w&'’-]+ ){0,4}(?:imaging|radiology|mri|ct|ultrasound|x-?ray|echo\w*) (?:request|"
        r"requisition|order)(?: form)?|"
        r"(?:transfer|transition) of care(?: summary| document)?|"
        r"(?:physician['’]?s? |provider |clinic )?(?:orders?|request|requisition|prescription|script) "
        r"(?:form )?for (?:\w+ ){0,3}(?:therap(?:y|ies)|rehab\w*|evaluation|treatment|testing|services|assessment|"
        r"clinic|study|procedure|infusion|hearing|review|visit)\b.*|"
        r"(?:cardiac |pulmonary |vestibular |neuro-?|stroke |vocational |respiratory )*"
        r"(?:physical|occupational|speech|hand|outpatient|wound|infusion|sleep|rehab\w*|pt|ot|home health|"
        r"pt/ot)\b(?: \w+){0,3} (?:order|orders|request|requisition|prescription|script|evaluation)(?: form| sheet)?|"
        r"(?:new )?(?:patient )?(?:intake|appointment|booking|service|consult|evaluation|clinic|assessment|admission) "
        r"(?:request|order|requisition)(?: form| sheet)?|(?:new patient|\w+ology|clinic|specialty|provider) "
        r"intake(?: form| sheet| request)?|direct access .{3,60}|"
        r"(?:application|request) for .{0,40}\b(?:assessment|review|treatment|clinic|admission|therapy)|"
        r"(?:pre-?operative|surgical|cardiac) clearance request|"
        r"(?:demande|requ[eê]te) (?:de |d['’])(?:prise en charge|[eé]valuation|examen|r[eé]f[eé]rence|service).*|"
        r"(?:solicitud|petici[oó]n) de (?:consulta|valoraci[oó]n|cita|primera).*|aanvraag (?:consult|onderzoek).*|"
        r"(?:anmeldung|zuweisung|konsil(?:anforderung)?)\b.*|"
        r"[üu]berweisung(?:s?schein|s?schreiben)?\b.*|(?:kranken)?einweisung.*|lettre d['’](?:adressage|envoi)\b.*|"
        r"(?:fiche|bulletin|bon) (?:de |d['’])(?:r[ée]f[ée]rence|orientation|évacuation)\b.*|"
        r"guia de (?:refer[êe]ncia|encaminhamento)\b.*|"
        r"(?:prescription|ordonnance) (?:de |d['’]|pour )(?:une )?(?:consultation|avis|bilan|kin[ée]sith[ée]rapie|"
        r"s[ée]ances|"
        r"examens?|soins)\b.*|"
        r"demande (?:de consultation|d['’]avis|de rendez-vous).*|(?:hoja|carta|nota|solicitud|volante) de "
        r"(?:interconsulta|derivaci[oó]n|remisi[oó]n|referencia).*|interconsulta.*|"
        r"(?:informe de )?(?:derivaci[oó]n|remisi[oó]n) (?:a|al|para)\b.*|verwijs(?:brief|ing|"
        r"formulier)\b.*|verwijzing\b.*|"
        r"remiss\b.*|henvisning\b.*|lähete\b.*|skierowanie\b.*|žádanka\b.*|odporúčanie\b.*|beutaló\b.*|"
        r"bilet de trimitere\b.*|uputnica\b.*|napotnica\b.*|(?:hasta )?sevk (?:formu|kağıdı|belgesi)\b.*|"
        r"giấy (?:chuyển|giới thiệu)\b.*|(?:surat )?rujukan\b.*|fomu ya rufaa\b.*|full de derivació\b.*|"
        r"saatekiri\b.*|nosūtījums\b.*|siuntimas\b.*",
    ),
)

WORDS_OF_A_TITLE = 10

COMMON_TITLES: dict[str, str] = {
    title: kind
    for kind, titles in (
        (
            "cover_page",
            "fax cover sheet|fax transmittal|facsimile transmittal sheet|fax transmission|fax message",
        ),
        (
            "referral",
            "referral form|patient referral form|referral letter|referral request|consultation request",
        ),
        ("referral", "specialist referral|urgent referral|referral note|suspected cancer referral"),
        (
            "lab_result",
            "laboratory report|final laboratory report|pathology report|laboratory results|blood results",
        ),
        ("imaging_report", "radiology report|imaging report|ultrasound report|diagnostic imaging report"),
        ("discharge_summary", "discharge summary|hospital discharge summary|discharge letter"),
        (
            "consult_note",
            "consultation report|consultation note|progress note|clinic letter|outpatient clinic letter",
        ),
        ("insurance", "prior authorization request|prior authorization approval|explanation of benefits"),
        ("insurance", "insurance verification|notice of determination|insurance information"),
        ("prescription", "prescription|prescription request|refill request"),
        ("records_request", "request for medical records|medical records request|release of medical records"),
    )
    for title in titles.split("|")
}
"""Titles as they are mostly written, to know them when letters are misread."""
