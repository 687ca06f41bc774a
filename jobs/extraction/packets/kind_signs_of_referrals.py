"""What those write who ask another to see a patient, beside the titles of their papers."""

from __future__ import annotations

REFERRALS: tuple[tuple[str, float, str], ...] = (
    # what those write who ask another to see a patient
    (
        "referral",
        4.0,
        r"thank(?:s| you)(?: (?:so|very) much)? (?:in advance )?for (?:kindly |agreeing to |your help in )?"
        r"(?:seeing|reviewing|assess\w+|accepting|evaluating|see\b|taking (?:on|over)|considering|investigating)|"
        r"(?:would|should|am) (?:be )?(?:very |most |extremely )?(?:much )?(?:grateful|appreciat\w+|"
        r"obliged|thankful) (?:if|for|your|it)\b|"
        r"(?m:(?:^|(?<=[.!?:] ))would (?:much |greatly |really )?appreciate (?!being |getting |receiving |"
        r"hearing )(?:an? |the )?\w)|"
        r"(?:would|should) (?:value|welcome) (?:your|an?)\b|(?:seen|reviewed|assessed|"
        r"an? (?:\w+ )?appointment) (?:\w+ ){0,3}in your\b|in your (?:\w+[- ]){0,3}clinic|"
        r"(?:would like|wishes|is keen|hopes) to (?:discuss|be considered|see|explore|have your|proceed)|"
        r"(?:I|we) (?:am |are |would like to |wish to |write to |"
        r"['’]m )?(?:kindly )?(?:writing to )?refer(?:ring)?\b|"
        r"ref\. to (?:dr|\w+ologist|\w+ surgeon|\w+ist)\b|"
        r"please (?:could you |would you |can you |kindly )?(?:see|assess|evaluate|review|advise|accept|"
        r"consult|arrange|consider)\b|"
        r"(?:could|would|can) you (?:please |kindly )?(?:see|assess|review|evaluate|advise|consider)\b|"
        r"kindly (?:see|assess|review|evaluate)|(?:is|are) (?:now )?on (?:his|her|their) way to you|"
        r"(?<!has )(?<!have )(?<!been )(?:needs?|requires?) (?:an? )?(?:urgent |early )?(?:colonoscopy|gastroscopy|"
        r"endoscopy|echocardiogram|cystoscopy|biopsy)(?= (?:as|please|soon|within|for|because)\b)|"
        r"(?:I am|I['’]m|we are|we['’]re) (?:sending|asking|requesting|transferring)\b|is being referred|(?:I|"
        r"we) (?:would )?(?:like|request|ask)\w* (?:for )?(?:your|an?) (?:\w+ )?(?:opinion|assessment|review|"
        r"advice|input|consult\w*|evaluation)|for (?:your|further) (?:\w+ )?(?:opinion|assessment|evaluation|"
        r"review|management)|"
        r"thank(?:s| you)(?: (?:so|very) much)? (?:in advance )?for (?:offering|agreeing|fitting|squeezing|giving|"
        r"arranging|helping|your (?:advice|opinion|input)|having a look|looking at|"
        r"taking a look|meeting|treating|managing|your (?:ongoing |kind )?(?:care|assessment|review|evaluation|"
        r"consideration|management))\b|"
        r"(?:I|we) (?:would|['’]d) (?:be glad|be pleased|be happy|love|appreciate|like|welcome) (?:if you|it if|"
        r"you to|your)\b|"
        r"(?:we|i) (?:would|should) (?:be )?(?:glad|pleased|happy) (?:if|for|of)\b|(?:would|could|can|will|might) you "
        r"(?:be (?:able|willing|kind enough|so kind)|kindly|please|take|have|give|help|arrange|offer|"
        r"let (?:me|us) know|tell|look)\b|"
        r"(?:I|we) (?:wonder(?:ed)?|was wondering|were wondering) (?:if|whether) (?:you|he|she|they|it)\b|"
        r"(?:your|an?|any) (?:\w+ )?(?:opinion|advice|help|input|thoughts|assessment|guidance|view) (?:on|about|"
        r"regarding|as to|would|with|is|please)\b|please (?:find (?:\w+ )?referr|take over|help|offer|"
        r"fit|book|schedule|contact (?:the )?patient|call (?:the )?patient|eval|treat|perform|"
        r"send (?:him|her|them) an appointment)|"
        r"(?:asks?|asked|wants|wishes|would like) (?:you )?to (?:take over|be seen|see you|see a|see an)\b|"
        r"(?:PT|OT|eval(?:uat\w+)?|assess|consult) ?(?:&|and|/|\+) ?treat|"
        r"(?:le|la|les) env[ií]o (?:al|a la|a) paciente|(?:para|por) su (?:valoraci[oó]n|atenci[oó]n|evaluaci[oó]n|"
        r"estudio|manejo|opini[oó]n)|agradezco (?:de antemano|su)|solicito (?:su )?(?:valoraci[oó]n|consulta|"
        r"interconsulta)|env[ií]o a (?:este|esta|su consulta)|"
        r"merci de (?:bien vouloir|recevoir|voir|prendre|l['’]|le |la |me )|pour (?:avis|prise en charge|votre avis|"
        r"bilan|[eé]valuation)|je vous (?:confie|envoie|prie)|souhaiterais? (?:votre|avoir)|"
        r"(?:bitte|erbitte|bitten) (?:\w+ ){0,4}(?:um |mitbeurteilung|abkl[aä]rung|vorstellung|mitbehandlung)|"
        r"(?:mit der )?bitte um|zur (?:weiteren )?(?:abkl[aä]rung|mitbehandlung|mitbeurteilung|vorstellung)|"
        r"(?:zou|wil) u (?:\w+ )*(?:willen|kunnen)|(?:wilt|kunt) u|graag (?:uw|beoordeling)|"
        r"(?:I|we)(?: would|['’]d)? (?:like you to|hope you (?:can|could)|look forward to (?:your|hearing your))|"
        r"grateful for your (?:opinion|advice|assessment|help|input|review)|appreciate your (?:help|opinion|"
        r"input|assessment|seeing|review|evaluation)|"
        r"(?:ich )?(?:überweise|bitte(?:n)? (?:ich |wir )?(?:höflich )?um)|ich (?:überweise|stelle)|"
        r"je vous (?:adresse|remercie de (?:recevoir|voir|bien vouloir)|serais reconnaissant)|"
        r"(?:le|les) (?:remito|derivo)|(?:remito|derivo) (?:a|al)|agradecer[ií]a (?:su|que|valor)|ruego (?:valor|su)|"
        r"(?:graag|gaarne|verzoek) (?:uw |beoordeling|onderzoek|om )|verwijs ik|hierbij verwijs",
    ),
    (
        "referral",
        3.0,
        r"reasons? for (?:the )?(?:referral|reference|request)\b|referral (?:date|reason|priority|urgency|source|type|"
        r"details|to|for)\b|"
        r"date of referral|refer(?:ring|ral) (?:provider|physician|gp|practice|clinician|practitioner|doctor|dentist|"
        r"optometrist|organi[sz]ation|facility|hospital|clinic|from)\b|referred by|referred to(?: provider|"
        r" specialist| service)?:|"
        r"referrer\b|referral created|ubrn\b|(?:requesting|referring) (?:md|dr|doctor|clinician|provider)|"
        r"(?:clinician|doctor|provider|physician|practitioner|gp|person) (?:referring|requesting)|"
        r"(?:ordering|ordered by)\b.{0,3}(?:provider|physician|clinician|md)|(?:new patient|initial|first) "
        r"(?:consult(?:ation)?|appointment|evaluation|assessment)\b|visit type|see within|appointment (?:needed|type|"
        r"requested|required)|service (?:required|requested|needed)|treatment (?:wanted|requested|required)|"
        r"(?:order for|ordered) (?:\w+ ){0,3}(?:therapy|evaluation)|freq(?:uency)? ?/ ?duration|weight[- ]bearing(?: "
        r"status)?\W*:|reason for (?:visit(?!(?s:.{0,160})history of present illness)|appointment|request)|"
        r"specialty\W*:|referred for|m[eé]decin r[eé]f[eé]rent|"
        r"(?:gp|doctor['’]?s|dentist['’]?s|surgery) details|send (?:the )?(?:consult )?notes? to|"
        r"(?m:^\W*to (?:the|our|your) .{3,60}\b(?:team|clinic|service|department|unit|office|ward|centre|center|"
        r"colleagues?)\W*$)|specialty (?:requested|referred)|(?:consult|evaluate) (?:and|&) treat|please (?:tick|"
        r"check) (?:urgency|one)|"
        r"(?m:^\W*to\s*:?\s*.{0,60}\b(?:outpatients?|out-?patient|clinic|department|dept|service|unit|"
        r"consultant|surgeon|hospital|cent(?:re|er)|"
        r"specialists?|associates|triage|referrals?|intake|scheduling)\b)|"
        r"clinical (?:question|reason)|überweisung|verwijs|motif de (?:la )?(?:consultation|demande)|"
        r"motivo de (?:la )?"
        r"(?:derivaci[oó]n|interconsulta|consulta|remisi[oó]n)",
    ),
    (
        "referral",
        1.5,
        r"(?:\w+therapy|assessment|review|referral|opinion|scan|appointment|\w+ology|consult\w*|evaluation) please\b|"
        r"(?:next|first) available (?:appointment|\w+)|(?m:^\W*to ?: ?\S)|(?<=\t)to ?: ?\S|"
        r"(?m:^\W*reasons? for referral\W*$)|(?:urgent|immediate|emergency|routine|"
        r"specialist)\s+(?:\w+\s+){0,2}(?:referral|assessment|review|evaluation|opinion)|"
        r"(?:requires?|needs?|warrants?) (?:urgent|immediate|emergency|specialist|further|assessment|"
        r"review)\b|reasons? for consult(?:ation)?\b|"
        r"for (?:surgical|specialist|orthopa?edic|medical|urgent|further|\w+ology) (?:opinion|assessment|"
        r"evaluation|review|consideration|consult\w*)|"
        r"requests? (?:\w+ ){0,3}(?:advice|review|assessment|screening|evaluation)|requesting|summary of care|"
        r"continuity of care|"
        r"transition of care|annual (?:review|monitoring)|(?:routine|screening) (?:\w+ ){0,3}(?:screening|"
        r"check|follow-up|review)|"
        r"referral",
    ),
)
"""As `SIGNS` of `kind_signs` has them."""
