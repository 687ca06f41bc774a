"""Further wordings of the labels of who sends, receives and pays, and of the request; `synonyms` tells how they are
written."""

from __future__ import annotations

SYNONYMS_OF_PARTIES: tuple[tuple[str, str, str], ...] = (
    (
        "npi",
        "referrer",
        "ref. provider npi|ref npi|physician's npi|provider's npi|ordering npi|ordering provider npi|"
        "ordering physician npi|requesting provider npi|requesting npi|prescriber npi|rendering npi|npi nbr|"
        "nat'l provider id|national provider identifier|national provider id|npi (individual)|npi (type 1)|"
        "referrer npi|signing provider npi|attending npi|pcp npi|sender npi|clinician's npi|type 1 npi|npi/license|"
        "provider id # (npi)|provider id",
    ),
    (
        "provider",
        "referrer",
        "source of referral|référé par|derivado por|verwezen door|médico assistente|"
        "referring|ordering|requesting|ref. provider|ref. physician|ref. dr|ref. md|ref. by|ref. doctor|"
        "ref. clinician|ref. gp|ref. practitioner|ref. consultant|"
        "referred by (name)|referred by (print)|"
        "name of referrer|name of referring physician|name of referring provider|name of referring clinician|"
        "name of referring doctor|name of referring practitioner|name of referring gp|name of gp|"
        "name of requesting provider|name of requesting physician|name of ordering provider|requestor|requestor name|"
        "request from|prescriber|prescriber name|prescribing physician|prescribing provider|from dr|from doctor|"
        "from provider|from physician|pcp name|signature of referring physician|print name|printed name|"
        "provider printed name|physician printed name|name of clinician|name of requester|name of sender|"
        "name of provider|name of physician|name of prescriber|médecin demandeur|médecin|médecin requérant|"
        "médico|médico solicitante|facultativo|referring provider's name|your name|clinician making referral|"
        "referral made by|form completed by|name of person completing form|person completing referral|"
        "person making referral|person referring|professional referring|referring professional|referring agent|"
        "referring person|requesting professional|referred by dr|referred by doctor|referred from|"
        "responsible clinician|responsible physician|responsible gp|family doctor|family physician|family dr|"
        "family gp|zuweisender arzt|überweiser|einweisender arzt|aanvrager|medico curante|medico richiedente|"
        "solicita|solicitante|remite|remitente|source|adressé par|envoyé par|inviante|richiedente|"
        "medico inviante|medico prescrittore|medico proponente|médico que deriva|médico peticionario|"
        "médecin traitant|"
        "médecin adresseur|überweisende ärztin|überweisende praxis|überweisender|zuweisende ärztin|verwijzend arts|"
        "doorverwijzer|attending|attending md|midwife|referring midwife|health visitor|chiropractor|"
        "lmc|lmc name|lead maternity carer|fdo|firmado|firmado por|gez|"
        "clinician's name|requesting dr|requesting gp|ordering dr|referring aprn|referring np|referring pa|"
        "examining optometrist|testing optometrist|examining clinician|examining doctor|"
        "assessing clinician|"
        "assessing nurse|assessing physiotherapist|"
        "referring surgeon|referring midwife|referring pharmacist|referring chiropractor|dr name|doctor name",
    ),
    (
        "organization",
        "referrer",
        "referring office|referrer organisation|referrer organization|referrer practice|referrer's practice|"
        "referrer clinic|from clinic|from practice|from facility|from surgery|from organisation|from organization|"
        "from office|from hospital|clinic referring|practice referring|facility referring|ordering department|"
        "ordering facility|ordering clinic|ordering organization|requesting facility|requesting clinic|"
        "requesting practice|requesting department|requesting organization|requesting organisation|sending clinic|"
        "sending practice|sending hospital|employer of provider|place of work|workplace|referring agency|"
        "referring department|referring service|referring ward|referring group|referring medical group|"
        "ref. practice|ref. clinic|ref. facility|provider practice|provider group|physician group|"
        "establecimiento origen|"
        "establecimiento de origen|establecimiento que deriva|unidade solicitante|unidade de origem|"
        "procedencia|del servicio|del servicio/centro|centro peticionario|servicio peticionario|centro solicitante|"
        "servicio solicitante|centro de procedencia|centro de origen|servicio de procedencia|managing organization|"
        "struttura inviante|établissement demandeur|einsender|absender|"
        "author org.|author org|author organization|author organisation|authoring organization|author practice|"
        "gp practice name|name of practice|name of surgery|name of clinic|name of facility|referring practice/clinic",
    ),
    (
        "organization",
        "",
        "practice name & address|practice name/address|practice/clinic|practice/facility|clinic/practice|"
        "clinic/organization|clinic/facility|facility/clinic|group/practice|practice/group|medical group|"
        "medical practice|health centre|health center|agency|agency name|practice name & code|"
        "institution/group name|institution/group|praxis|clinique|"
        "clínica|centro|instelling|name of institution|name of the institution|name of facility|name of the facility|"
        "name of health facility|name of hospital/institution|praktijk|huisartsenpraktijk|firm|"
        "business name|practice address & name|clinic/office|"
        "office/clinic|organisation/practice|centro de salud|structure|service/unit|at",
    ),
    (
        "recipient",
        "recipient",
        "dest.|z. hd.|alla cortese attenzione|t.a.v.|"
        "consultant/service|service/consultant|consultant/clinic|clinic/consultant|consultant/department|"
        "department/consultant|consultant/hospital|hospital/consultant|"
        "named specialist|named consultant|receiving specialist|specialista|especialista|"
        "community provider|for the attention of|for attention of|ref. to|ref'd to|ref'd to dr|referred to dr|"
        "referred to doctor|refer to dr|"
        "specialist requested|specialist name|preferred specialist|consultant name|consultant requested|"
        "named consultant|preferred consultant|requested consultant|requested provider|requested physician|"
        "requested specialist|requested surgeon|consult to|consult with|consultation with|addressee|"
        "preferred provider|physician requested|provider requested|specialist/clinic|clinic/specialist|"
        "servicing provider|rendering provider|destinataire|encaminho para|encaminhado para|encaminhada para|"
        "encaminhar para|encaminhado a|"
        "encaminhamento para|adressé à|adressée à|dirigido a|derivado a|remitido a|"
        "empfänger|geadresseerde|verwezen naar|refer patient to|patient referred to|please refer to|referring to|"
        "appointment with|surgeon|surgeon requested|to provider|to physician|to specialist|to doctor|to dr|"
        "to consultant|provider referred to|physician referred to|doctor referred to|specialist referred to|"
        "consultant (if preferred)|consultant if preferred|consultant (if known)|specialist (if known)|"
        "refer to provider|accepting physician|accepting provider|referral sent to|referral for the attention of",
    ),
    (
        "recipient_organization",
        "recipient",
        "refer to facility|refer to clinic|refer to practice|refer to organization|referral to clinic|"
        "referral to facility|referral destination|receiving department|receiving service|receiving unit|"
        "receiving office|destination|destination facility|destination clinic|hospital requested|clinic requested|"
        "facility requested|to facility|to clinic|to practice|to hospital|to organization|to organisation|"
        "to department|to service|specialist group|specialist office|specialist facility|consultant hospital|"
        "preferred hospital|preferred location|preferred site|preferred facility|preferred clinic|"
        "location requested|place of service|provider organisation|choice of hospital|requested facility|"
        "requested clinic|requested hospital|requested location|servicing facility|rendering facility|"
        "al servicio de|al servicio|clinic referred to|facility referred to|hospital referred to|practice referred to|"
        "referred to location|referred to location/pos|établissement receveur|hospital destino|centro de destino|"
        "referred to group|specialist practice/group|destino|centro destino|servicio destino|servicio de destino|"
        "se deriva para ser atendido en|establecimiento destino|"
        "establecimiento de destino|establecimiento al que se deriva|"
        "unidade executante|"
        "destinazione|struttura di destinazione|hospital de destino",
    ),
    (
        "payer",
        "insurance",
        "previsión|previsión de salud|isapre|convênio|convenio|obra social|eps|"
        "carrier information|carrier information: name|"
        "primary|primary plan|plan name/type|plan/payer|payer/plan|private health fund|third party payer|"
        "insurance/payer|insurance 1|verz|verzekeraar|m/aid|med aid|med/aid|medical aid/scheme|mediese fonds|"
        "versicherungsträger|sozialversicherungsträger|krankenversicherungsträger|leistungsträger|"
        "zorgverzekeraar|patient insurance|patient's insurance|insurance type|krankenkasse|kasse|"
        "krankenversicherung|kostenträger|mutuelle|caisse|assurance|assureur|aseguradora|seguro|seguro médico|"
        "verzekeraar|zorgverzekeraar|private insurance|workcover insurer|hmo|insured by|covered by|medical aid|"
        "medical scheme|health scheme|ins. & plan|insurance plan & id|insurance company name|name of insurance|"
        "name of insurance company|name of insurer|insurance coverage|medical coverage|primary health insurance|"
        "primary medical insurance|primary insurance plan|primary insurance name|payer 1|responsible payer",
    ),
    (
        "member_id",
        "insurance",
        "scheme no|n° adhérent|numero polizza|hmo id|auth/member id|enrolee no|"
        "mem id|policy|policy/member|policy/id|insurance id|ins id|ins|insurance policy|id|id no|id number|"
        "identification|"
        "identification number|cert|certificate|cert no|cert. no|certificate no|certificate number|contract|"
        "enrollee id|enrollee|membership|membership number|"
        "member/policy|member or policy|member/subscriber id|subscriber/member id|member id/policy|id/policy|"
        "policy/member id|primary id|primary member id|primary policy|hic|hicn|card number|carrier id|"
        "mitgliedsnummer|número de póliza|nº póliza|nº de póliza|póliza|polisnummer|"
        "polisnr|polis nr|polis-nr|polisno|n° de police|"
        "insured id|"
        "plan member id|policy holder id|policyholder id|insurance member id|member identification|member id number",
    ),
    (
        "group",
        "insurance",
        "group name/number|plan/group|policy group|policy/group|policy/grp|grp|grp no|group/plan|group code|"
        "employer group|group/policy|group name|"
        "primary group|group/account|group or account",
    ),
    ("relative", "", "acudiente|acompañante|acompanhante|persona de contacto"),
    (
        "ignore",
        "",
        "mãe|nome da mãe|filiação|pai|madre|nombre de la madre|nombre del padre|mère|nom de la mère|mutter|moeder|"
        "anne adı|baba adı|nama ibu",
    ),
    (
        "date",
        "",
        "fecha de solicitud|data da solicitação|"
        "dato|authoredon|authored on|date of consult|encounter date|date of encounter|date referral made|requested on|"
        "order placed|date signed|signed date|date of signature|signature date|"
        "date of completion|date faxed|date prepared|date issued|issued|issued on|issue date|date of issue|"
        "date of consult request|consult date|referral sent|referral written|referral made|referred on|written on|"
        "date de la demande|date de demande|überweisungsdatum|ausstellungsdatum|verwijsdatum|date of this referral|"
        "dt|dtd|data e firma|data richiesta|data della richiesta|data di invio|fecha y firma|date et signature|"
        "datum und unterschrift|"
        "datum, unterschrift|datum en handtekening|date & signature|date and signature|signature & date|submitted|"
        "submitted on|date submitted|sent|created|authored|doc. created|doc created|document created|note created|"
        "doc. date|doc date|referral created date|created date|"
        "fecha de emisión|data|letter written|referral placed|date placed|date entered|date initiated|"
        "date of submission|date submitted|todays date|date ref'd|ref date|ref. date|date of ref|le",
    ),
    (
        "specialty",
        "",
        "dept|specialty group|speciality group|specialist group|"
        "specialty needed|referral to specialty|referred to specialty|type of specialist|service/specialty|"
        "specialty/service|refer to (specialty)|specialty referred to|"
        "discipline|specialty/clinic|clinic/specialty|"
        "specialism|specialisme|fachrichtung|fachgebiet|spécialité|especialidad|especialidade|specialità",
    ),
    (
        "service",
        "",
        "service needed|services needed|type of service|treatment wanted|treatment requested|requested|"
        "examen demandé|examens demandés|scope of referral|services authorized|scope of services|consult/treat",
    ),
    (
        "ignore",
        "",
        "document maintained by|maintained by|informant|document id|site #|site number|"
        "carrier address|carrier phone number|carrier phone|"
        "nationality|citizenship|civil status|tribe|attender|watcher|caste|company|"
        "suffix|ok to text?|ok to leave message?|effective|dx codes|dx code|icd codes|icd code|"
        "icd-10 codes|icd-10 code|cpt codes|cpt code|lang|"
        "visits|# of visits|number of visits|expires|authorization|prior auth|prior authorization|auth required|"
        "auth required?|pronouns|prov no|subscriber|policy holder|policyholder|policy holder name|policyholder name|"
        "subscriber name|insured name|insured|relationship|relationship to patient|relationship to insured|relation|"
        "employer|adjuster|claim|claim number|case manager|attorney|tobacco|pacemaker|gmc|gmc number|"
        "medical council|no de permis|license|licence|license number|lic|dea|tax id|tin|upin|preferred pharmacy|"
        "apotheek|apotheke|pharmacie|grade|ods code|practice code|code|rxbin|rx bin|bin|pcn|copay|co-pay|weight|"
        "height|bmi|visit type|see within|prior cath|transport|mobility|billing|billing number|provider stamp|"
        "stamp|time|initials|witness|secondary|secondary insurance|secondary payer|secondary id|tertiary|"
        "supervising physician|supervising provider|supervising md|collaborating physician|collaborating provider|"
        "collaborating md|sponsoring physician|co-signing physician|cosigning physician|supv|"
        "submitted by|entered by|order entered by|typed by|printed by|read by|"
        "preferred name|nickname|alias|maiden name|previous name|previous surname|also known as|known as|aka|"
        "formerly|former name|"
        "formerly known as|patient formerly|former surname|referral #|"
        "referral number|referral id|order #|order id|our ref|your ref|reference|ref no|accession|accession #|"
        "mlc no|mlc number|mlc|medico-legal no|medicolegal no|"
        "specimen id|cedula|céd. prof|rpps|adeli|bsnr|lanr|agb-code|big-nummer",
    ),
)
