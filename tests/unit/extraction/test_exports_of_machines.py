"""Prints of messages and exports: HL7, FHIR and other JSON, XML, rows of values, names and values."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import find_red_flags, run_assistant, run_judge
from jobs.extraction.assistant.exports.finding import exports_in
from jobs.extraction.assistant.exports.key_words import meaning_of
from jobs.extraction.texts_at_hand import text_of
from referrals.data.referral import Referral, walk
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)

HL7 = r"""
MSH|^~\&|BESTPRAC|HILLTOP FAMILY CLINIC|CARDIO|STANNE|202603041512||REF^I12|77812|P|2.5
RF1||R^Routine^HL70280|CAR^Cardiology^L|||||||Chest tightness on hills\T\ stairs
PRD|RP|Okafor^Ngozi^^^Dr|Hilltop Family Clinic^14 Hill St^Wodonga^VIC^3690||02 6055
5512^WPN^PH~02 6055 5513^WPN^FX||1234567893^NPI
PRD|RT|Lindt^Tobias^^^Mr|Cardiology^St Anne Private Hospital^Albury^NSW^2640
PRD|PP|Somebody^Else^^^Dr|Other Practice^1 Far St||02 6055 5999^WPN^PH
PID|1||3950 12345 1^^^AUSHIC^MC~URN8871^^^SAH^MR||Fairweather^Imogen^Rose^^Ms^^L||19710923
|F|||8 Wattle Ct^^Wodonga^VIC^3690||0400555123^PRN^CP^imo@post.example
NK1|1|Fairweather^Saul|SPO||0400555999
GT1|1||Fairweather^Saul|||0400555888||19690101
AL1|1|DA|^Codeine|SV|Vomiting
DG1|1||I20.9^Angina pectoris, unspecified^I10
RXE|1|^Metoprolol 50 mg tablet|50||mg|||Take one twice daily
OBX|1|NM|8867-4^Heart rate^LN||88|/min|||||F
IN1|1|SC|SC|Southern Cover||||GRP7|||||||||||||||||||||||||||||SC99014427
"""

FHIR = """
{"resourceType": "Bundle", "entry": [
 {"resource": {"resourceType": "Patient", "id": "p1",
  "identifier": [{"type": {"coding": [{"code": "MR"}]}, "system": "urn:oid:1.2.3", "value": "H-99120"}],
  "name": [{"use": "official", "family": "Thistlewood", "given": ["Rowena", "Mae"]}],
  "telecom": [{"system": "phone", "value": "(206) 555-0155"}, {"system": "email", "value": "ro@mail.example"}],
  "gender": "female", "birthDate": "1990-01-30", "address": [{"line": ["55 Alder Way"], "city": "Tacoma"}],
  "contact": [{"name": {"family": "Thistlewood"}, "telecom": [{"system": "phone", "value": "(206) 555-0156"}]}]}},
 {"resource": {"resourceType": "Practitioner", "id": "d1", "name": [{"family": "Abiodun", "given": ["Folake"]}],
  "identifier": [{"system": "http://hl7.org/fhir/sid/us-npi", "value": "1234567893"}],
  "telecom": [{"system": "fax", "value": "(206) 555-0101"}]}},
 {"resource": {"resourceType": "Practitioner", "id": "d2", "name": [{"text": "Piers Lockhart, MD"}]}},
 {"resource": {"resourceType": "Organization", "id": "o2", "name": "Sound Neurology Associates"}},
 {"resource": {"resourceType": "ServiceRequest", "id": "s1", "priority": "urgent",
  "code": {"text": "Referral to neurology"}, "authoredOn": "2026-07-21T09:00:00-07:00",
  "requester": {"reference": "Practitioner/d1"},
  "performer": [{"reference": "Practitioner/d2"}, {"reference": "Organization/o2"}],
  "reasonCode": [{"text": "Two unprovoked fits"}]}},
 {"resource": {"resourceType": "Condition", "code": {"coding": [{"system": "http://hl7.org/fhir/sid/icd-10-cm",
  "code": "G40.909", "display": "Epilepsy, unspecified"}]}}},
 {"resource": {"resourceType": "Condition", "code": {"text": "Pneumonia"},
  "clinicalStatus": {"coding": [{"code": "resolved"}]}}},
 {"resource": {"resourceType": "AllergyIntolerance", "code": {"text": "Phenytoin"},
  "reaction": [{"manifestation": [{"text": "Rash"}]}]}}]}
"""

JSON = """
Forwarded from the website, please file.
{"created": "2026-06-02", "to": "Capital Sleep Laboratory",
"patient": {"firstName": "Xiomara", "lastName": "Quintanilla", "dateOfBirth": "1983-08-19", "gender": "F",
"mobile": "(512)
555-0138", "homePhone": "", "address": {"line1": "901 Cedar Bend", "city": "Austin"}, "mrn": "0091827",
"emergencyContact": {"name": "Rodrigo Quintanilla", "phone": "512-555-0199"}},
"insurance": {"payerName": "Lone Star Mutual", "memberId": "LSM882100"},
"referringProvider": {"fullName": "Theodora Banks, NP", "npi": "1234567893", "practice": "Cedar Bend Care"},
"reasonForReferral": "Loud snoring and witnessed pauses", "urgency": "routine",
"diagnoses": [{"icd10": "I10", "description": "Essential hypertension"}],
"medications": [{"name": "levothyroxine", "dose": "88 mcg", "frequency": "once daily"}],
"allergies": [{"allergen": "Sulfa", "reaction": "hives", "severity": "moderate"}]}
"""

XML = """
<referral created="2026-04-09">
<patient><name><family>Breen</family><given>Donncha</given></name><dob>1966-12-01</dob><sex>Male</sex>
<phone type="mobile">087 555 0144</phone><address><line>Cois Abhann</line><town>Kenmare</town></address></patient>
<referrer><name>Dr Siobhan Walsh</name><practice>Kenmare Family Practice</practice></referrer>
<recipient><department>Orthopaedics</department><hospital>Tralee General Hospital</hospital></recipient>
<priority>Routine</priority><reason>Right knee osteoarthritis, failed injections</reason>
<medications><medication><drug>Naproxen</drug><dose>500 mg</dose><frequency>BD</frequency></medication></medications>
<nextOfKin><name>Maire Breen</name><phone>087 555 0145</phone></nextOfKin>
</referral>
"""

ROWS = """
REG_NO,NAME,AGE,SEX,MOBILE,ADDRESS,BP,DM,HTN,MEDS,ALLERGY,REASON
KX-058,LATHA GOWDA,58,F,9900055521,"Ward 6, Near Temple, Hosahalli",
146/90,N,Y,AMLODIPINE 5MG OD,NIL,"Dense cataract LE, for surgery"
"""

PAIRS = """
"FIELD","VALUE"
"export_user","jpark"
"pt_last","Lindgren"
"pt_first","Ada"
"pt_dob","1976-10-05"
"pt_phone_cell","4255550129"
"ref_by_name","Rune Castell DO"
"ref_by_fax","4255550112"
"ref_to_practice","Eastside Womens Center"
"dx1_code","D25.9"
"dx1_desc","Leiomyoma of uterus"
"allergy_1","doxycycline"
"allergy_1_reaction","nausea"
"""

ASSIGNED = """
[patient]
surname=Abernethy
forenames=Callum James
dob=04/11/1959
sex=M
nhs_no=999 736 1423
tel_home=01382 555014
[referrer]
gp_name=Dr Morag Sinclair
practice=Ferryden Medical Practice
fax=01382 555091
[request]
specialty=Urology
priority=Urgent
reason=Visible blood in the urine twice
nok_name=Eilidh Abernethy
nok_tel=07700 900811
"""

DUTCH = """
=== VERWIJSBERICHT ===
BERICHT.DATUM......: 19-10-2026
AFZENDER.NAAM......: W.F. Hoekman, huisarts
AFZENDER.TEL.......: 050-5550120
ONTVANGER.INST.....: Ziekenhuis Oosterland
ONTVANGER.SPEC.....: Dermatologie
ONTVANGER.NAAM.....: (geen voorkeur)
PAT.NAAM...........: van der Meulen
PAT.VOORNAMEN......: Truida
PAT.GEBDAT.........: 21-03-1967
PAT.GESLACHT.......: Vrouw
VERZ.NAAM..........: Noorderland
VERZ.NR............: 0044718823
"""


def _read(text: str) -> Referral:
    pages = paper(text)
    return run_judge(referral=run_assistant(pages=pages, today=TODAY), pages=pages)


def _said(text: str) -> dict[str, str]:
    return {path: str(field.value) for path, field in walk(_read(text)) if field.value is not None}


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            HL7,
            {
                "patient.given_name": "Imogen Rose",
                "patient.family_name": "Fairweather",
                "patient.birth_date": "1971-09-23",
                "patient.sex": "female",
                "patient.phone": "+61400555123",
                "patient.email": "imo@post.example",
                "patient.address": "8 Wattle Ct, Wodonga, VIC, 3690",
                "patient.identifiers[0].type": "health_card",
                "patient.identifiers[1].value": "URN8871",
                "referrer.name": "Dr Ngozi Okafor",
                "referrer.organization": "Hilltop Family Clinic",
                "referrer.phone": "+61260555512",
                "referrer.fax": "+61260555513",
                "referrer.npi": "1234567893",
                "recipient.name": "Mr Tobias Lindt",
                "recipient.organization": "St Anne Private Hospital",
                "request.date": "2026-03-04",
                "request.specialty": "cardiology",
                "request.urgency": "routine",
                "request.reason": "Chest tightness on hills& stairs",
                "clinical.diagnoses[0].text": "Angina pectoris, unspecified",
                "clinical.diagnoses[0].icd10cm": "I20.9",
                "clinical.allergies[0].substance": "Codeine",
                "clinical.allergies[0].reaction": "Vomiting",
                "clinical.medications[0].name": "Metoprolol",
                "clinical.medications[0].dose": "50 mg",
                "clinical.medications[0].frequency": "twice daily",
                "clinical.observations[0].value": "88",
                "insurance.payer": "Southern Cover",
                "insurance.member_id": "SC99014427",
            },
        ),
        (
            FHIR,
            {
                "patient.given_name": "Rowena Mae",
                "patient.family_name": "Thistlewood",
                "patient.phone": "+12065550155",
                "patient.address": "55 Alder Way, Tacoma",
                "patient.identifiers[0].value": "H-99120",
                "referrer.name": "Folake Abiodun",
                "referrer.fax": "+12065550101",
                "referrer.npi": "1234567893",
                "recipient.name": "Piers Lockhart, MD",
                "recipient.organization": "Sound Neurology Associates",
                "request.date": "2026-07-21",
                "request.specialty": "neurology",
                "request.urgency": "urgent",
                "request.reason": "Two unprovoked fits",
                "clinical.diagnoses[0].icd10cm": "G40.909",
                "clinical.allergies[0].reaction": "Rash",
            },
        ),
        (
            JSON,
            {
                "patient.given_name": "Xiomara",
                "patient.birth_date": "1983-08-19",
                "patient.phone": "+15125550138",
                "patient.address": "901 Cedar Bend, Austin",
                "patient.identifiers[0].value": "0091827",
                "referrer.name": "Theodora Banks, NP",
                "referrer.organization": "Cedar Bend Care",
                "recipient.organization": "Capital Sleep Laboratory",
                "request.reason": "Loud snoring and witnessed pauses",
                "request.urgency": "routine",
                "insurance.payer": "Lone Star Mutual",
                "insurance.member_id": "LSM882100",
                "clinical.diagnoses[0].icd10cm": "I10",
                "clinical.medications[0].dose": "88 mcg",
                "clinical.medications[0].frequency": "once daily",
                "clinical.allergies[0].reaction": "hives",
            },
        ),
        (
            XML,
            {
                "patient.given_name": "Donncha",
                "patient.family_name": "Breen",
                "patient.address": "Cois Abhann, Kenmare",
                "referrer.name": "Dr Siobhan Walsh",
                "recipient.organization": "Tralee General Hospital",
                "request.date": "2026-04-09",
                "request.specialty": "orthopedics",
                "request.reason": "Right knee osteoarthritis, failed injections",
                "clinical.medications[0].frequency": "BD",
            },
        ),
        (
            ROWS,
            {
                "patient.given_name": "LATHA",
                "patient.family_name": "GOWDA",
                "patient.age": "58",
                "patient.address": "Ward 6, Near Temple, Hosahalli",
                "patient.identifiers[0].value": "KX-058",
                "request.reason": "Dense cataract LE, for surgery",
                "clinical.observations[0].value": "146/90",
                "clinical.diagnoses[0].text": "HTN",
                "clinical.medications[0].name": "AMLODIPINE",
            },
        ),
        (
            PAIRS,
            {
                "patient.given_name": "Ada",
                "patient.family_name": "Lindgren",
                "referrer.name": "Rune Castell DO",
                "recipient.organization": "Eastside Womens Center",
                "clinical.diagnoses[0].text": "Leiomyoma of uterus",
                "clinical.diagnoses[0].icd10cm": "D25.9",
                "clinical.allergies[0].reaction": "nausea",
            },
        ),
        (
            ASSIGNED,
            {
                "patient.given_name": "Callum James",
                "patient.family_name": "Abernethy",
                "patient.phone": "+441382555014",
                "referrer.name": "Dr Morag Sinclair",
                "referrer.organization": "Ferryden Medical Practice",
                "referrer.fax": "+441382555091",
                "request.specialty": "urology",
                "request.urgency": "urgent",
                "request.reason": "Visible blood in the urine twice",
            },
        ),
        (
            DUTCH,
            {
                "patient.given_name": "Truida",
                "patient.family_name": "van der Meulen",
                "patient.birth_date": "1967-03-21",
                "patient.sex": "female",
                "referrer.name": "W.F. Hoekman",
                "referrer.phone": "+31505550120",
                "recipient.organization": "Ziekenhuis Oosterland",
                "request.date": "2026-10-19",
                "request.specialty": "dermatology",
                "insurance.payer": "Noorderland",
            },
        ),
    ],
    ids=["hl7", "fhir", "json", "xml", "rows", "pairs", "assigned", "dutch"],
)
def test_an_export_is_read_by_the_names_it_gives_its_values(text: str, wanted: dict[str, str]) -> None:
    said = _said(text)
    assert {path: said.get(path) for path in wanted} == wanted


@pytest.mark.parametrize("text", [HL7, FHIR, JSON, XML, PAIRS, ASSIGNED, DUTCH])
def test_the_judge_finds_every_value_where_it_is_said_to_stand(text: str) -> None:
    unsupported = [path for path, field in walk(_read(text)) if field.verdict == "unsupported"]
    assert unsupported == []
    assert all(field.evidence for _, field in walk(_read(text)) if field.value is not None)


def test_what_is_anothers_or_over_is_not_the_patients() -> None:
    for text, others in (
        (HL7, ("0400555999", "0400555888", "1969-01-01", "Saul", "Somebody", "6055 5999")),
        (FHIR, ("5550156", "Pneumonia", "1.2.3")),
        (JSON, ("5550199", "Rodrigo", "moderate")),
        (XML, ("5550145", "Maire")),
        (PAIRS, ("jpark", "FIELD")),
        (ASSIGNED, ("900811", "Eilidh")),
        (DUTCH, ("voorkeur",)),
    ):
        values = " ".join(_said(text).values())
        assert not [other for other in others if other in values]


def test_no_value_holds_the_syntax_of_an_export() -> None:
    for text in (HL7, FHIR, JSON, XML, PAIRS):
        assert not [value for value in _said(text).values() if any(mark in value for mark in '^|{}<>"')]


def test_a_damaged_export_gives_what_can_be_read() -> None:
    cut = JSON.replace('"firstName": "Xiomara",', '"firstName": "Xiomara,\n').replace(
        '"gender": "F",\n', '"gender": "F"\n'
    )
    said = _said(cut[: cut.index('"insurance"')])
    assert (said["patient.given_name"], said["patient.family_name"]) == ("Xiomara", "Quintanilla")
    assert said["patient.sex"] == "female"
    message = HL7[HL7.index("PRD|RP") : HL7.index("GT1")]
    said = _said(f"{message}\nand words by hand underneath")
    assert (said["patient.family_name"], said["referrer.name"]) == ("Fairweather", "Dr Ngozi Okafor")
    assert not [value for value in said.values() if "hand" in value]


@pytest.mark.parametrize(
    "text",
    [
        "Dear Dr Quill\nBP: 140/80. E-mail: j@post.example. Follow-up: 6 weeks.\nX-ray: normal\nT.S.H: 2.1",
        "HCN\tSURNAME\tFORENAME\tSEX\n999 146 5707\tMcGann\tEamonn\tM",
        "Diagnosis | Type | Date | Status\nAsthma | Working | 2019 | Active",
        "reasonReference\tCondition/c1\nname\tA. Quill (official)\ngender\tfemale\nbirthDate\t1971-10-08\n"
        "address\t26 Tidewater Ln",
        "ref_code\tname\tstatus\nc_1\tMelena\tactive\nc_2\tGout\tactive\nc_3\tAsthma\tactive\nc_4\tAcne\tover",
        "He said a=4, b=5 and c=6, and that the total was 15.",
        "STREET ADDRESS, CITY, STATE, ZIP\tPHONE\n88 Heron Ct, Quillby, OH 43999\t(614) 555-0147\nReason: x, y, z, w",
        "Address, City, State, Zip\n88 Heron Ct, Quillby, OH 43999\nReason: knee, hip, back, foot",
    ],
)
def test_letters_forms_and_tables_are_no_exports(text: str) -> None:
    assert exports_in(text_of(paper(text))) == ()


@pytest.mark.parametrize(
    ("names", "path"),
    [
        ("pt.last", "patient.family"),
        ("patient_dob", "patient.birth_date"),
        ("refProvNPI", "referrer.npi"),
        ("referringProvider.phone", "referrer.phone"),
        ("ref_to_practice", "recipient.organization"),
        ("referredTo.facility", "recipient.organization"),
        ("patient.emergencyContact.phone", "other"),
        ("patient.fund.memberNo", "insurance.member_id"),
        ("PracticePhone", "referrer.phone"),
        ("hospital_number", "patient.id.mrn"),
        ("family_name", "patient.family"),
        ("brand_name", ""),
        ("date_of_injury", ""),
        ("modified_on", ""),
        ("past_medications", "other"),
        ("medications.#0.dose", "clinical.medications.dose"),
        ("recordTarget.patientRole.patient.birthTime.value", "patient.birth_date"),
        ("Geburtsdatum", "patient.birth_date"),
        ("destinataire.service", "request.specialty"),
    ],
)
def test_names_of_fields_say_whose_and_what(names: str, path: str) -> None:
    assert meaning_of(tuple(names.split("."))).path == path


def test_an_export_with_a_reason_and_where_to_is_a_referral() -> None:
    assert _said(PAIRS + '"reason","Heavy bleeding"\n')["document.kind"] == "referral"


@pytest.mark.parametrize(
    "answer",
    [
        '"postmenopausal_bleeding","FALSE"',
        '"postmenopausal_bleeding": false,',
        "<a>postmenopausal bleeding</a>",
    ],
)
def test_what_a_machine_answers_with_no_is_no_danger(answer: str) -> None:
    raised = {flag.code for flag in find_red_flags(pages=paper(f"Referral\n{answer}\n"))}
    assert ("gynaecological_cancer_signs" in raised) is answer.startswith("<")
