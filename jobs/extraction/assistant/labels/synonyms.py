"""Further wordings of labels, as forms around the world print them: plain words, one label after another.

A full stop, "#", "no", brackets with a remark ("(please print)") and a star need not be written here: every label may
have them. "/" stands with or without spaces around it, "&" for "and" too, an apostrophe may be missing.
"""

from __future__ import annotations

SYNONYMS: tuple[tuple[str, str, str], ...] = (
    (
        "birth_date",
        "patient",
        "b/d|födelsedatum|d.n|d.d.n|geb.dat|gebdat.|tarikh lahir|data de nasc|dt nasc|"
        "birth dt|birthday|dob & age|dob/age/sex|d/o/b|date birth|geb. am|f. nacimiento|fecha nac|nacimiento|"
        "year of birth|nato/a il|nata/o il|nata a/il|nato a/il|nato/a a/il|nata a, il|luogo e data di nascita|"
        "data nascita|"
        "date et lieu de naissance|lieu et date de naissance|geburtstag|geburtsdat|geboren|geb.-datum|"
        "fecha nacimiento|"
        "data nasc|nascimento|data nascimento|nasc|dta. nasc|data de nascimento/idade|fødselsdato|"
        "syntymäaika|data urodzenia|child's date of birth|child dob|client dob|member dob|"
        "birth|né(e) le|geboren am|nato il|"
        "nata il",
    ),
    ("age", "patient", "idade|edad|età|alter|leeftijd|umur|âge|alder|ålder|wiek"),
    (
        "sex",
        "patient",
        "jantina|género|kjønn|kön|płeć|plec|"
        "boy or girl|girl or boy|boy/girl|sex at birth|gender at birth|sex assigned at birth|m/f|male/female|"
        "biological sex|sesso|genre|sex & age|sex/age|gender/pronouns|gender/age|gender & age|"
        "age/sex|sex/dob|geschl|pronouns/sex|pt sex|pt gender",
    ),
    (
        "first_name",
        "",
        "forenames|names|first|pt first|patient first|fname|first (given) name|"
        "given (first) name|name (first)|prénom(s)|"
        "nombre(s)|nome|"
        "first & middle|first / middle|first/middle|first/middle name|first & middle name|first & middle names|"
        "first name/mi|first name/initial|"
        "first name & initial|first name, mi|given|"
        "forename 1|client first name|child's first name|first/given name|given name/s|forename/s",
    ),
    (
        "middle_name",
        "",
        "middle|mi|middle name(s)|2nd name|second name|other names|other given names|tussenvoegsel",
    ),
    (
        "last_name",
        "",
        "last|pt last|patient last|lname|last (family) name|family (last) name|name (last)|"
        "name (nachname)|apellido(s)|cognome|"
        "sobrenome|family name (surname)|surname (family name)|surname/family name|family name/surname|"
        "last/family name|last name/surname|primer apellido|1er apellido|apellido paterno|apellido 1|client surname|"
        "child's surname|familienname/name",
    ),
    (
        "second_last_name",
        "",
        "segundo apellido|2º apellido|apellido materno|apellido 2|second surname|maternal surname",
    ),
    (
        "name",
        "patient",
        "pasient|pacjent|pacjentka|potilas|pacient|pacientka|"
        "introducing|presenting patient|pt name|full name of patient|child|name of person referred|"
        "person referred|person being referred|"
        "patient referred|referred patient|service user|service user name|name of service user|tamaiti/child|"
        "tamaiti|child/tamaiti|patient/client name|patient/client|client/patient|client/patient name|"
        "nombre y apellidos|apellidos y nombre|nom & prénom|nom et prénom|nom, prénom|nom/prénom|name, vorname|"
        "nachname, vorname|vorname und name|in re|your patient|our patient|mutual patient|legal name|"
        "legal name of patient|patient (last, first)|patient (last, first, mi)|pt (last, first)|"
        "patient last, first|name of individual|individual referred|consumer|consumer name|beneficiary name|"
        "nombre paciente|paciente/nombre|name of resident|student name|veteran|veteran name|inmate name|"
        "surname & forename|surname & first name|surname & given names|last name & first name|surname & forenames|"
        "surname and forenames|name surname|"
        "name, surname|name and surname|name & surname|name/surname|names and surname|"
        "first name surname|name and family name|student|inmate|concerning|referred person|person to be referred|"
        "who is being referred|subject of care|patient identification|patient name/id|patient name & id|"
        "usager|usagère|nom de l'usager|paziente|nome paziente|nome del paziente|dhr./mevr.|mevr./dhr.|"
        "whānau member|kid's name",
    ),
    (
        "mrn",
        "patient",
        "prontuário|nº prontuário|n.º do processo|nº do processo|n.º processo|processo clínico|"
        "docket no|bht|bht no|bht number|"
        "bed head ticket|bed head ticket no|bht - clinic no|bht / clinic no|bht/clinic no|"
        "case folder no|card no|card number|hospital card no|clinic card no|opd no|opd|ipd no|opd reg no|"
        "folder|folder no|clinic file|identifier|identifiers|patient identifiers|medical rec|med rec|chart|"
        "patient id|patient ids|patient id no|"
        "patient identifier|our mrn|facility mrn|clinic mrn|"
        "hospital mrn|crn|k number|local id|local patient identifier|local number|pid|patient identification number|"
        "n° de dossier|no de dossier|numéro de dossier|dossier médical|nhc|n.º historia|nº historia|"
        "nº historia clínica|"
        "expediente|historia clínica|patientennummer|patienten-nr|pat.-nr|patiëntnummer|fallnummer|"
        "registration number|registration no|reg no|ip no|op no|uhid|practice id|practice mrn|dcn|mr no|mr number|"
        "emr|emr no|emr chart|athena id|epic mrn|e-mrn|pt no|client file|clinic file|our chart|our file no|"
        "dod id|dod id no|edipi|"
        "hist. clínica|n.º de historia|h. clínica|nº h.c|nº do prontuário|n° cartella|"
        "cartella clinica n|patient account|patient account no|pt acct|patient acct|acct|account no|"
        "x-number|nrn|mpi|empi",
    ),
    (
        "nhs_number",
        "patient",
        "nhs/chi|nhs num|nhs nr|nhs identifier|nhs id|nhs no/chi|new nhs number|patient's nhs number",
    ),
    (
        "health_card",
        "patient",
        "cpf|n.º cpf|nº cpf|cpf/mf|cns|cns nº|nº cns|n.º cns|cartão cns|cartão sus|cartão nacional de saúde|"
        "nº cartão sus|n.º sns|nº sns|sns n.º|"
        "n.º utente|nº utente|n.º de utente do sns|n.º utente sns|nº utente sns|niss|n.º de beneficiário|nuss|"
        "hn|health no|hc|h.c.n|hin|uli|msi|health services|health services no|mhsc|phin|medicare card|"
        "medicare card number|"
        "medicare no/irn|medicare no & ref|m/c|m/care|mcare|dva file|dva file no|medical card|medical card number|"
        "gms|gms no|gms number|ppsn|pps no|pps number|pps|"
        "assurance-maladie|assurance maladie|"
        "carte d'assurance maladie|no d'assurance maladie|no d'assurance-maladie|n° d'assurance-maladie|"
        "numéro d'assurance maladie|"
        "n° d'assurance maladie|nam|carte vitale|n° sécurité sociale|numéro de sécurité sociale|nir|n.º ss|"
        "nº seguridad social|nº afiliación|cip|tarjeta sanitaria|nss|curp|bsn|burgerservicenummer|"
        "versichertennummer|versicherten-nr|vers.-nr|versichertennr|ahv-nr|ahv-nummer|svnr|sv-nr|vsnr|vs-nr|vers.nr|"
        "sv-nummer|sozialversicherungsnummer|sozialversicherungsnr|sozialversicherungs-nr|soz.vers.-nr|mbi|"
        "medicare/medicaid|"
        "codice fiscale|personnummer|cpr|pension no|concession card|health insurance no|health insurance number|"
        "provincial health number|health card/version|health card & version|hcn/vc|hcn & version|cni|dni|nie|"
        "emirates id|aadhaar|abha|ihi number|hospital insurance no|carte santé|tessera sanitaria|n.º de utente|"
        "nº de utente|número de utente|national id|national id no|civil id|nric/fin|mykad",
    ),
    (
        "name",
        "patient",
        "cognome e nome|cognome, nome|cognome/nome|nome e cognome|assistito|assistita|paz|paz.te|paz.nte|"
        "apellidos, nombre|"
        "apellidos/nombre|"
        "nachname und vorname|familienname, vorname|patient/in, familienname, vorname|patient/in, name, vorname|"
        "patient/in (familienname, vorname)|patient/in, familien- und vorname|familien- und vorname|"
        "name des patienten|woman|infant|baby|newborn|"
        "imię i nazwisko|nama pesakit|nama pasien|nama penuh|pangalan|nome completo|nome do paciente|utente",
    ),
    (
        "other_id",
        "patient",
        "ncd id|nikshay id|nikshay no|tb id|anc no|anc number|hiv care no|art no|ccc no|"
        "rch no|mcts id|mcts no|beneficiary id|pmjay id|"
        "ab-pmjay id|ayushman card no|programme id|program id|programme no|register no|"
        "run|rut|r.u.n|r.u.t|rut del paciente|run del paciente|rut paciente|"
        "documento|documento de identidad|documento identidad|nº documento|n° documento|doc. identidad|"
        "doc. de identidad|"
        "tipo y nº de documento|cédula de ciudadanía|cédula de identidad|carnet de identidad|student id|student id no|"
        "student no|pupil no|pupil id|school id|documento d'identità|ausweisnummer|personalausweis",
    ),
    ("ssn", "patient", "soc sec|ssn (last 4)|last 4 ssn|last four of ssn|s.s. number|patient ssn"),
    (
        "phone",
        "patient",
        "day phone|home or cell|home/mobile|mobile/home|phone/mobile|tel. móvil|teléfono móvil|celular|tel. privat|"
        "tel. mobil|cellulare|best number to reach patient|phone where patient can be reached|reach patient at|"
        "patient cell|patient home phone|patient mobile|patient's cell|pt cell|pt mobile|domicile tel|tél. domicile|"
        "tél. portable|patient contact|patient contact number|patient contact no|client contact|hm phone|hm ph|"
        "cell/text|cp no|cp#|parent phone|tel. home|tel. mobile",
    ),
    (
        "phone",
        "",
        "gsm|telem|telemóvel|h/p|hp|contacto|"
        "landline|phone 1|phone1|phone/text|telefoonnummer|telephone numbers|phone numbers|tel. nos|contact numbers|"
        "switchboard|rufnummer|tfno|tlf|telf|tel/mob|tel/mobile|direct|direct tel|voice|call",
    ),
    (
        "phone",
        "referrer",
        "practice tel|practice tel no|surgery tel|surgery telephone|our phone|our tel|office no|clinic tel|clinic no|"
        "phone (office)|office ph|bypass number|bypass tel|provider tel|backline|back line|back office|"
        "back office phone|"
        "referrer contact|referrer contact number|referring phone|referring office phone|referring practice phone|"
        "referring clinic phone|ref. phone|referral coordinator phone|our phone/fax|ofc ph/fax|office phone/fax|"
        "clinic phone/fax|practice phone/fax|our ph/fax|ofc ph|callback|call back|call-back number|"
        "callback number|questions call|tel. praxis",
    ),
    (
        "fax",
        "referrer",
        "return fax|our fax|fax results to|fax (office)|reply fax|fax reply to|back line fax|secure fax|"
        "fax consult note to|fax note to|fax report to|referring fax|referring office fax|referring practice fax|"
        "referring clinic fax|ofc fax|office fx|sender fax|fax from|from fax|sender's fax|prescriber fax|ref. fax",
    ),
    (
        "fax",
        "recipient",
        "to fax|fax to number|recipient's fax|specialist fax|specialist office fax|consultant fax",
    ),
    (
        "fax",
        "",
        "ph/fax|phone/fax|tel/fax|t/f|p/f|fax/phone|fax/tel|fax line|efax|e-fax|télécopieur|téléc|faxnummer|"
        "fax-nr|facs",
    ),
    (
        "address",
        "patient",
        "home address inc. postcode|residence|lives|lives at|living at|resides|resides at|residing at|wohnort|"
        "adresse du patient|"
        "address of patient|"
        "residenza|residente a|residente in|indirizzo di residenza|anschrift des patienten|wohnadresse|woonplaats|"
        "adres patiënt|morada|dirección del paciente|adresse patient|"
        "home street|patient residence|where living|place of residence|residential addr|home addr|pt address|"
        "mailing addr|residencia|usual address|domiciliary address|patient's home address",
    ),
    (
        "address",
        "",
        "street/city/zip|street/city|street/suburb/postcode|street/town/postcode|r/o|resident of|"
        "address inc. postcode|address (inc. postcode)|address/postcode|address, city, state, zip|"
        "address/city/state/zip|address, town, postcode|street, city, state, zip|indirizzo|endereço|straße|strasse|"
        "address & zip|postal addr|domicile",
    ),
    (
        "city",
        "",
        "comuna|localidad|municipio|cidade|ville|ort|stadt|comune|"
        "city, st, zip|city st zip|city, st zip|city/st/zip|city, state & zip|city/state/zip code|town/city|"
        "city/town|suburb/town",
    ),
    ("state", "", "st"),
    (
        "npi",
        "referrer",
        "ref. provider npi|ref npi|physician's npi|provider's npi|ordering npi|ordering provider npi|"
        "ordering physician npi|requesting provider npi|requesting npi|prescriber npi|rendering npi|npi nbr|"
        "nat'l provider id|national provider identifier|national provider id|npi (individual)|npi (type 1)|"
        "referrer npi|signing provider npi|attending npi|pcp npi|sender npi|clinician's npi|type 1 npi|npi/license",
    ),
    (
        "provider",
        "referrer",
        "source of referral|référé par|derivado por|verwezen door|médico assistente|"
        "referring|ordering|requesting|ref. provider|ref. physician|ref. dr|ref. md|ref. by|ref. doctor|"
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
        "examining optometrist|testing optometrist|examining clinician|examining doctor|assessing clinician|"
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
        "gp practice name|name of practice|name of surgery|name of clinic|name of facility|referring practice/clinic",
    ),
    (
        "organization",
        "",
        "practice name & address|practice name/address|practice/clinic|practice/facility|clinic/practice|"
        "clinic/organization|clinic/facility|facility/clinic|group/practice|practice/group|medical group|"
        "medical practice|health centre|health center|agency|agency name|practice name & code|praxis|clinique|"
        "clínica|centro|praktijk|huisartsenpraktijk|firm|business name|practice address & name|clinic/office|"
        "office/clinic|organisation/practice|centro de salud|structure|service/unit",
    ),
    (
        "recipient",
        "recipient",
        "dest.|z. hd.|alla cortese attenzione|t.a.v.|"
        "named specialist|named consultant|receiving specialist|specialista|especialista|"
        "community provider|for the attention of|for attention of|ref. to|ref'd to|ref'd to dr|referred to dr|"
        "referred to doctor|refer to dr|"
        "specialist requested|specialist name|preferred specialist|consultant name|consultant requested|"
        "named consultant|preferred consultant|requested consultant|requested provider|requested physician|"
        "requested specialist|requested surgeon|consult to|consult with|consultation with|addressee|"
        "preferred provider|physician requested|provider requested|specialist/clinic|clinic/specialist|"
        "servicing provider|rendering provider|destinataire|adressé à|adressée à|dirigido a|derivado a|remitido a|"
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
        "mitgliedsnummer|número de póliza|nº póliza|nº de póliza|póliza|polisnummer|n° de police|insured id|"
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
        "submitted on|date submitted|sent|created|authored|"
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
        "preferred name|nickname|alias|maiden name|previous name|previous surname|known as|aka|formerly|former name|"
        "formerly known as|patient formerly|former surname|referral #|"
        "referral number|referral id|order #|order id|our ref|your ref|reference|ref no|accession|accession #|"
        "specimen id|cedula|céd. prof|rpps|adeli|bsnr|lanr|agb-code|big-nummer",
    ),
)
