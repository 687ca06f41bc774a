"""Further wordings of the labels of who somebody is and how to reach them; `synonyms` tells how they are written."""

from __future__ import annotations

SYNONYMS_OF_PATIENTS: tuple[tuple[str, str, str], ...] = (
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
        "whānau member|kid's name|person|person's name|name of person",
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
        "x-number|nrn|mpi|empi|mosaic id|mosaic no|mosaic number|liquidlogic id|liquidlogic no|lcs id|carefirst id|"
        "carefirst no|er no|er number|er reg no|ed no|ed number|casualty no|casualty number|emergency no|trauma no",
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
        "provincial health number|mcr|health card/version|health card & version|hcn/vc|hcn & version|cni|dni|nie|"
        "emirates id|aadhaar|abha|ihi number|hospital insurance no|carte santé|tessera sanitaria|n.º de utente|"
        "nº de utente|no de utente|n.o de utente|número de utente|national id|national id no|civil id|nric/fin|mykad",
    ),
    (
        "name",
        "patient",
        "cognome e nome|cognome, nome|cognome/nome|nome e cognome|assistito|assistita|paz|paz.te|paz.nte|"
        "apellidos, nombre|"
        "apellidos/nombre|"
        "nachname und vorname|familienname, vorname|patient/in, familienname, vorname|patient/in, name, vorname|"
        "patient/in (familienname, vorname)|patient/in, familien- und vorname|familien- und vorname|"
        "name des patienten|woman|infant|baby|newborn|naam kind|naam van het kind|naam leerling|leerling|"
        "name des kindes|kind|schüler|schülerin|nom de l'enfant|nom de l'élève|enfant|élève|"
        "nombre del niño|nombre de la niña|nombre del menor|nombre del alumno|niño|niña|menor|alumno|alumna|"
        "nome del bambino|nome del minore|bambino|bambina|minore|nome da criança|criança|aluno|aluna|"
        "barnets navn|barnets namn|barn|lapsi|lapsen nimi|dziecko|imię i nazwisko dziecka|dítě|jméno dítěte|"
        "employee|employee name|pupil|pupil name|"
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
        "fax for replies|fax for reply|fax for reports|fax for results|fax for correspondence|fax replies to|"
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
        "address & zip|postal addr|domicile|adr",
    ),
    (
        "city",
        "",
        "comuna|localidad|municipio|cidade|ville|ort|stadt|comune|"
        "city, st, zip|city st zip|city, st zip|city/st/zip|city, state & zip|city/state/zip code|town/city|"
        "city/town|suburb/town|t/a|trad authority|traditional authority|sub county|sub-county|subcounty|woreda|taluk|"
        "taluka|tehsil|mandal|upazila|thana|barangay|brgy",
    ),
    ("state", "", "st|district|dist"),
    ("street", "", "village|vill|village/estate|village/street|kebele|village/town"),
)
