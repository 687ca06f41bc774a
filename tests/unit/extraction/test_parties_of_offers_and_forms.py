"""Who sends and who receives where forms call it otherwise, or name somebody else beside them."""

from __future__ import annotations

from tests.unit.extraction.referral_read import referral_read


def test_who_a_patient_is_offered_to_receives() -> None:
    found = referral_read(
        "Midlands Veterans Medical Center\nApproved Referral\n\nVeteran\tDOB\nPark, Jo B.\tMAR 22, 1953\n\n"
        "Offered to\nPractice: Wren Foot & Ankle\tFax: 803-555-0184\nProvider: Roy Abbott, DPM\n\n"
        "From\nReferring provider: Ram Rao, MD\tNPI: 1107569000\n"
    )

    assert found.recipient.organization.value == "Wren Foot & Ankle"
    assert found.referrer.name.value in ("Ram Rao, MD", "Ram Rao")


def test_a_collaborating_physician_does_not_send() -> None:
    found = referral_read(
        "Willow Community Health\nfax 520 555 0102\n\n12/02/2025\n\nDear Dr. Stone\n\nRe: Jo Park, DOB 03/09/1968\n\n"
        "Thanks for taking Jo, who has had palpitations since June.\n\nLena Frey, CNM\nNPI 1671234312\n"
        "Collaborating physician: Olu Banks, MD\n"
    )

    assert found.referrer.name.value in ("Lena Frey, CNM", "Lena Frey")


def test_a_name_below_the_receiver_is_the_patients_where_a_birth_date_follows() -> None:
    found = referral_read(
        "DEMANDE DE CONSULTATION\n\nDestinataire / To: Clinique du Parc\nTéléc. / Fax: 450 555-0190\n"
        "Nom / Name: Parc, Jo\nNAM / HIN: PARJ 8457 1418\nDossier / Chart: 220187\nDDN / DOB: 1984-07-14\n"
    )

    assert (found.patient.given_name.value, found.patient.family_name.value) == ("Jo", "Parc")


def test_a_first_and_middle_name_in_one_cell() -> None:
    found = referral_read("Patient\nSurname\tPark\tFirst / middle\tJo Ann\nBirth date\t1940-Aug-15\n")

    assert found.patient.family_name.value == "Park"
    assert str(found.patient.given_name.value).startswith("Jo")


def test_a_dental_plan_has_a_group_and_a_certificate() -> None:
    found = referral_read(
        "Patient: Jo Park\tDOB: 01/02/1960\n\nDental plan\tPolicy/group\tCert. no.\n"
        "Granite Life Dental\t55124\t0061 882 307\n"
    )

    assert (found.insurance.group.value, found.insurance.member_id.value) == ("55124", "0061 882 307")
