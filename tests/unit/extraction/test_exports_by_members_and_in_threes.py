"""Exports that tell of a member under its part, of a value a row in three, and of places by their words alone."""

from __future__ import annotations

from tests.unit.extraction.referral_read import referral_read

_ROWS = """"section","field","value"
"referral","to_group","Pine Ridge Weight & Metabolic Center"
"referral","note","BMI 43.8 with sleep apnea; two diets failed"
"patient","chart","P0048817"
"patient","name","Quill-Moss, Ada"
"patient","dob","09/23/1984"
"patient","email","ada.quill@example.net"
"patient","addr","812 Mill Walk, Macon, GA 31299"
"patient","addr_prev","40 Hill Ct, Macon, GA 31299"
"patient","emergency","Ben Moss, brother, 478-555-0114"
"insurance","payer","Magnolia Cross PPO"
"insurance","member","MXP302281906"
"insurance","group","88-410"
"provider","ordering","Hill, Samuel, MD"
"provider","phone","478-555-0140"
"provider","fax","478-555-0141"
"dx","E66.01","Morbid obesity"
"dx","G47.33","Obstructive sleep apnea"
"med","1","metformin 1000 mg twice daily"
"med","2","losartan 50 mg once daily"
"allergy","1","Bee venom","Swelling of arm"
"surgery","2013","C-section"
"""


def test_rows_of_what_name_and_value_tell_of_everybody() -> None:
    referral = referral_read(_ROWS)
    assert referral.patient.family_name.value == "Quill-Moss"
    assert referral.patient.email.value == "ada.quill@example.net"
    assert referral.patient.address.value == "812 Mill Walk, Macon, GA 31299"
    assert referral.referrer.name.value == "Hill, Samuel, MD"
    assert referral.referrer.fax.value == "+14785550141"
    assert referral.recipient.organization.value == "Pine Ridge Weight & Metabolic Center"
    assert referral.insurance.group.value == "88-410"
    assert referral.request.reason.value == "BMI 43.8 with sleep apnea; two diets failed"
    assert [each.name.value for each in referral.clinical.medications] == ["metformin", "losartan"]
    assert [each.reaction.value for each in referral.clinical.allergies] == ["Swelling of arm"]


def test_a_list_of_three_columns_that_is_no_export_stays() -> None:
    referral = referral_read(
        "Castle Surgery, 12 Mill Road, Leeds\n\nPatient: Ada Quill\nDOB: 03/04/1971\n\nMedication\n"
        "metformin, 500 mg, twice daily\nlosartan, 50 mg, once daily\namlodipine, 5 mg, once daily\n"
        "aspirin, 75 mg, once daily\n"
    )
    assert [each.name.value for each in referral.clinical.medications] == [
        "metformin",
        "losartan",
        "amlodipine",
        "aspirin",
    ]


_KEYS = """### LOA/REFERRAL v4 ###
loa_no=2607-55102
date_requested=2026-07-30

[{part}]
last=QUIAMBAO
first=Ben
bday=1966-02-14
sex=M
mobile=0900 555 0162
email=ben@example.ph
addr=Blk 9 Lot 3 Palm Homes, Angeles City
card_no=BH-1177-20094
hmo=Blue Health HMO

[from]
md=Ida Moss, MD
clinic=Palm Doctors Clinic
tel=(045) 555-0170

[to]
hosp=Mt. Hill Medical Center
tel=(045) 555-0181
"""


def test_the_part_of_a_member_tells_of_the_patient() -> None:
    referral = referral_read(_KEYS.format(part="member"))
    assert referral.patient.phone.value == "+639005550162"
    assert referral.patient.birth_date.value == "1966-02-14"
    assert referral.patient.address.value == "Blk 9 Lot 3 Palm Homes, Angeles City"
    assert referral.insurance.member_id.value == "BH-1177-20094"
    assert referral.recipient.organization.value == "Mt. Hill Medical Center"
    assert referral.referrer.phone.value == "+63455550170"


def test_the_part_of_an_insured_relative_does_not() -> None:
    assert referral_read(_KEYS.format(part="subscriber")).patient.phone.value is None


_BUNDLE = """{{
 "resourceType": "Bundle", "entry": [
  {{"resource": {{"resourceType": "ServiceRequest", "id": "s1", "status": "active",
    "subject": {{"reference": "Patient/p1"}}, "requester": {{"reference": "PractitionerRole/r1"}},
    "performer": [{{"display": "{performer}"}}],
    "reasonCode": [{{"text": "FIT positive"}}]}}}},
  {{"resource": {{"resourceType": "Patient", "id": "p1",
    "name": [{{"family": "Quill", "given": ["Ada"]}}], "birthDate": "1961-01-28"}}}},
  {{"resource": {{"resourceType": "PractitionerRole", "id": "r1",
    "practitioner": {{"display": "Ida Moss, DO",
       "identifier": {{"system": "http://hl7.org/fhir/sid/us-npi", "value": "1234567893"}}}},
    "organization": {{"display": "Steel City Community Health"}}}}}}
 ]
}}
"""


def test_a_performer_called_by_a_field_of_care_is_a_place() -> None:
    referral = referral_read(_BUNDLE.format(performer="North Ridge Digestive Care"))
    assert referral.recipient.name.value is None
    assert referral.recipient.organization.value == "North Ridge Digestive Care"
    assert referral.referrer.npi.value == "1234567893"


def test_a_performer_with_letters_is_a_person() -> None:
    referral = referral_read(_BUNDLE.format(performer="Samuel Hill, MD"))
    assert referral.recipient.name.value == "Samuel Hill, MD"
    assert referral.recipient.organization.value is None
