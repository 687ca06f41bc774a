"""The words that programs make the names of their fields of, whatever the way they are joined, and what each says."""

from __future__ import annotations

_SAID: dict[str, str] = {
    # whose
    "patient": "patient patients pt pts pat client demographics demog demographic paciente paziente patiente "
    "patientin klant",
    "referrer": "referrer referring refferer requester requesting requestor sender sending author ordering "
    "orderer originator originating verwijzer verwijzend afzender aanvrager zuweiser ueberweiser "
    "einweiser absender adresseur demandeur prescripteur remitente derivante solicitante mittente "
    "inviante richiedente prescriber refby refprov refdoc refdr referredby submitter",
    "ref": "ref refer",
    "by": "by from von par por da door",
    "recipient": "recipient receiver receiving recv rcv rcvr destination dest target addressee performer ontvanger "
    "empfaenger empfanger destinataire destinatario refto referredto intended",
    "to": "to naar an",
    "insurance": "insurance insurer ins insur payer payor coverage fund healthfund verz verzekering verzekeraar "
    "versicherung krankenkasse kasse kostentraeger assurance mutuelle seguro aseguradora "
    "assicurazione scheme medicalaid medaid funder hmo carrier",
    "other": "emergency nok kin guarantor guardian parent parents mother father mum mom spouse wife husband "
    "son daughter partner carer caregiver caregivers relative related family school employer witness "
    "translator interpreter operator user exporter exported export scanned pharmacy billing cc copy "
    "copies accompanying informant proxy attorney ice insured subscriber policyholder holder "
    "household sibling nextofkin familie famille familia famiglia contactpersoon usual2 registered "
    "previous prev prior former old notify brother sister contactperson grandmother grandfather aunt uncle fiance ec",
    "weakly": "provider prov doctor doc dr clinician physician practitioner gp pcp hcp md arts huisarts arzt "
    "officer medecin medico generalist surgeon",
    # what
    "first": "first given fname forename firstname givenname voornaam voornamen vorname vornamen prenom "
    "prenoms nombre nombres firstnames forenames",
    "last": "last surname lname lastname achternaam nachname familienname familyname cognome apellido "
    "apellidos sobrenome geslachtsnaam surnames",
    "middle": "middle mname middlename mi",
    "name": "name names fullname displayname naam nom nome display nm",
    "skip": "nickname preferred maiden alias known title prefix suffix salutation honorific roepnaam type "
    "kind status state2 relationship relation language lang religion ethnicity race occupation "
    "marital consent consented verified verification category use system version format source flag "
    "count total index sort profile resourcetype filename file attachment attachments url link hash "
    "checksum queue workflow internal signature",
    "birth": "dob birth bday birthdate dateofbirth born bdate birthday gebdat gebdatum gebdtm geboortedatum geboren "
    "geb geburtsdatum naissance ddn datenaissance nacimiento nascita fnac fechanacimiento datanascita "
    "dateborn birthtime",
    "age": "age leeftijd alter edad eta ageyears",
    "sex": "sex gender geslacht geschlecht sexe sexo sesso",
    "phone": "phone phones tel telephone telephones telno mobile mob cell cellphone ph phoneno phonenumber "
    "telefon telefoon telefono telefone tlf movil portable handy gsm mobiel mobilephone homephone "
    "workphone contactnumber landline telecom mobileno contactno contactphone whatsapp",
    "work": "work office business",
    "fax": "fax facsimile faxno faxnumber telefax",
    "email": "email mail emailaddress correo courriel epost",
    "address": "address addr adres adresse direccion indirizzo anschrift domicile domicilio residence "
    "addressline addr1 addr2 address1 address2 line street streetaddress strasse straat rue calle via "
    "suburb city town locality stad plaats woonplaats ort ville ciudad citta state province county "
    "region zip zipcode zip5 postcode postal postalcode plz postleitzahl pcode cap country land "
    "huisnummer hausnummer housenumber streetname line1 line2 line3 village",
    "npi": "npi npinumber",
    "organization": "org organisation organization practice clinic surgery facility hospital company institution inst "
    "praktijk praxis cabinet practicename centre center instelling ziekenhuis klinik krankenhaus "
    "hopital clinique etablissement struttura ente ospedale house orgname facilityname clinicname "
    "agency laboratory lab provorg healthcentre",
    "date": "date datum fecha dt day datetime dtm time ts timestamp on at created createdon createdat "
    "submitted submittedat authored authoredon sent signed issued",
    "asking": "referral referrals request requested rfl letter message bericht order verwijzing verwijsbrief "
    "ueberweisung demande solicitud derivacion richiesta submission document created submitted "
    "authored sent signed issued",
    "otherday": "modified updated lastmodified changed appt appointment appointments booking visit encounter "
    "onset injury accident expiry expires expiration valid until start end effective discharge "
    "admission admit admitted seen due printed print exported received lmp edd collected resulted "
    "review followup deceased death period recorded",
    "specialty": "specialty speciality specialism spec department dept dienst discipline fach fachrichtung "
    "fachgebiet specialisme specialite especialidad specialita afdeling abteilung servicetype "
    "specialtyname requestedspecialty",
    "service": "service services procedure test exam examination study requestedservice servicerequested "
    "investigation",
    "urgency": "priority urgency urgentie dringlichkeit urgence prioridad priorita prioriteit spoed "
    "triagecategory prioritet urgencylevel",
    "reason": "reason reasons why indication reasonforreferral referralreason reasoncode presenting complaint "
    "chiefcomplaint presentingcomplaint presentingproblem concern question clinicalquestion "
    "vraagstelling reden motif motivo grund fragestellung anlass reasonforconsult reasonforrequest "
    "clinicalindication",
    "diagnosis": "dx diagnosis diag diagnoses problem problems condition conditions comorbidities comorbidity pmh "
    "pmhx diagnose diagnosen diagnostic diagnosi diagnostico diagnosticos episode episodes "
    "problemlist history medicalhistory pasthistory",
    "icd": "icd icd10 icd10cm icdcode dxcode diagcode icd9 icd10code",
    "medication": "med meds medication medications drug drugs rx medicine medicines medicatie medikament "
    "medikamente medikation traitement traitements farmaco farmaci medicamento medicamentos "
    "medicaments currentmedications currentmeds prescription prescriptions medlist",
    "dose": "dose dosage strength dosis dosierung dosaggio doseamount",
    "frequency": "frequency freq sig directions instructions posology posologie schedule timing regimen",
    "allergy": "allergy allergies allergen allergens allergie allergien allergieen alergia alergias allergia "
    "intolerance intolerances adr adrs adversereaction adversereactions sensitivities drugallergies",
    "reaction": "reaction reactions rxn rxns reactn manifestation manifestations reactie reaktion reazione reaccion",
    "past": "past",
    "over": "stopped discontinued ceased inactive resolved gestopt abgesetzt",
    "severity": "severity severe criticality grade stage",
    "member": "member memberid memberno membernumber policy policyno policynumber subscriberid enrollee "
    "beneficiary polis polisnummer insuranceid insurancenumber insuranceno memberref "
    "versichertennummer cardno",
    "group": "group groupno groupnumber groupid grp",
    "plan": "plan planname",
    "number": "number no num nr nummer nbr id ids identifier identifiers value extension numero uid key",
    "code": "code codes coding cd",
    "words": "desc description text label term details detail summary narrative comment comments",
    "note": "note notes",
    "mrn": "mrn mrnumber medicalrecordnumber chartno chart chartnumber hospitalno hospitalnumber unitno "
    "unitnumber urno urn ur uhid patientno patientnumber patientid pid recordno reg regno regnumber "
    "opd opdno fileno patnr patno medrec hn",
    "nhs": "nhs nhsno nhsnumber nhsnr",
    "health": "medicare medicareno nhi nhinumber chi chino bsn ihi hcn hcno phn ohip ramq healthcard "
    "healthcardnumber healthcardno hinumber versichertennr kvnr avs ahv ccss nss ihino nationalid "
    "nationalidentifier cip cns tsi medicarenumber ohipnumber phin",
    "citizen": "nric fin idno idnumber saidnumber rsaid aadhaar abha curp dni nie cedula rut rfc cpf sns "
    "codicefiscale codfisc insz niss rijksregister trn nib emiratesid qid civilid iqama ppsn pps egn "
    "pesel personnummer cnp",
    "ssn": "ssn socialsecurity socialsecuritynumber",
}  # fmt: skip

PLAIN = frozenset(
    "contact home main primary full legal official residential personal medical clinical current the of "
    "and for or is in my your new list info information data van de la du des della del der den das "
    "permanent complete".split()
)
"""What stands beside any of them and says nothing of its own."""

SAYS: dict[str, tuple[str, ...]] = {}
for _what, _words in _SAID.items():
    for _word in _words.split():
        SAYS[_word] = (*SAYS.get(_word, ()), _what)

TOGETHER = tuple(sorted((word for word in SAYS if len(word) > 2), key=len, reverse=True))
"""What a word may be made of that stands in no list ("patientdob"), the longest first."""
