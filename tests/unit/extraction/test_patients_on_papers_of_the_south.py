"""Patients of Spain, Italy, Chile, India and the Philippines: label sheets, the codice fiscale, numbers of programmes
and cards, and whose telephone is whose."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read, values_read


def test_a_label_sheets_name_is_read_before_the_state_of_the_card() -> None:
    patient = referral_read(
        "Consulta externa\n\nSOTO PRIETO, CARLOS\n02/11/1951 Hombre SIP vigente\nNHC 4471920\n\nMotivo: dolor torácico"
    ).patient
    assert (patient.given_name.value, patient.family_name.value) == ("CARLOS", "SOTO PRIETO")
    assert patient.sex.value == "male"


def test_a_hurried_notes_name_in_capitals_and_small_letters_stays_one() -> None:
    patient = referral_read("GP note\n\nLINDQVIST erik\n02/11/1951 M\n\nChest pain, please see").patient
    assert (patient.given_name.value, patient.family_name.value) == ("erik", "LINDQVIST")


@pytest.mark.parametrize("name", ["Bianchi Carla", "Carla Bianchi"])
def test_the_codice_fiscale_tells_which_name_is_the_familys(name: str) -> None:
    patient = referral_read(
        f"Studio medico Dott. Rossi\n\nEgregio collega,\nLe invio {name}, nata il 12/03/1960, CF BNCCRL60C52F205X, "
        "per dispnea.\n\nDott. Luigi Rossi"
    ).patient
    assert (patient.given_name.value, patient.family_name.value) == ("Carla", "Bianchi")


def test_an_italian_patient_below_the_signature_is_not_the_sender() -> None:
    read = values_read(
        "Centro Medico Due Ponti\nPiazza Nuova 4, 39999 Borgo - tel. 0999 000110\n\nCaro Paolo,\n\nti mando questo mio "
        "paziente per il PSA in aumento.\n\nGrazie, a buon rendere\n\nIlaria Fabbri\n\n"
        "Paz.: Bianchi Carla, n. 12/03/1960, C.F. BNCCRL60C52F205X\nvia Vecchia 9, Borgo Alto - cell. 399 000 0243"
    )
    assert read["patient.family_name"] == "Bianchi"
    assert read["patient.birth_date"] == "1960-03-12"
    assert read["patient.address"] == "via Vecchia 9, Borgo Alto"
    assert str(read["patient.phone"]).replace(" ", "").endswith("3990000243")
    assert read["referrer.name"] == "Ilaria Fabbri"


def test_the_telephone_of_a_patient_named_below_the_signature_is_not_the_senders() -> None:
    read = values_read(
        "Dear Colleague,\n\nThank you for seeing this man with a rising PSA.\n\nKind regards\n\nDr Jane Hill\n\n"
        "Patient: Arthur Pike, b. 09/07/1955, MRN 4418822\n12 Mill Lane, Horsham, tel. 01403 555 0123"
    )
    assert "referrer.phone" not in read
    assert read["patient.phone"] == "01403 555 0123"


def test_a_telephone_below_the_signature_stays_the_senders() -> None:
    read = values_read(
        "Dear Colleague,\n\nThank you for seeing Arthur Pike, DOB 09/07/1955, with a rising PSA.\n\nKind regards\n\n"
        "Dr Jane Hill\nElm Surgery\n01403 555 0999"
    )
    assert read["referrer.phone"] == "01403 555 0999"


@pytest.mark.parametrize(
    ("told", "number"),
    [
        (
            "through the health visitor Joan Frost, 07700 900111, or on the patient's own phone, 07700 900222",
            "900222",
        ),
        ("through the health visitor Joan Frost, 07700 900111", None),
        ("with the patient on 07700 900333", "900333"),
    ],
)
def test_a_number_that_is_called_the_patients_is_theirs(told: str, number: str | None) -> None:
    phone = referral_read(
        f"Dear colleague,\nThank you for seeing Mary Kelly, DOB 30/10/1963, with palpitations. "
        f"Contact {told}.\n\nDr Jane Hill"
    ).patient.phone.value
    assert (str(phone)[-6:] if phone else None) == number


def test_a_number_called_the_patients_in_spanish_is_theirs() -> None:
    phone = referral_read(
        "Estimado colega,\nEnvío a la paciente Ana Soto Ruiz, 54 años, por disnea. Puede llamar "
        "a la enfermera Marta Gil, 600 111 222, o al teléfono de la paciente, 600 333 444.\nDr. Juan Prieto"
    ).patient.phone.value
    assert phone == "+34600333444"


def test_numbers_of_programmes_are_the_patients() -> None:
    numbers = {
        str(each.value.value)
        for each in referral_read(
            "Referral card\n\nPatient: Asha Devi\nDOB: 02/03/1960\nNIKSHAY ID: 88123455\nNCD ID: BR/NCD/004418"
        ).patient.identifiers
    }
    assert numbers == {"88123455", "BR/NCD/004418"}


def test_a_members_number_is_not_cut_from_its_letters() -> None:
    numbers = [
        each.value.value
        for each in referral_read(
            "Cedar Benefit Plans\nNOTICE OF DENIAL\n\nMember\tMark J. Delahaye\nDate of birth\t04/23/1985\n"
            "Member ID\tQLX 5517 90288\nGroup\tPBW-20071"
        ).patient.identifiers
    ]
    assert numbers == ["QLX 5517 90288"]


def test_an_insurer_with_the_cards_number_in_brackets_is_no_telephone() -> None:
    read = values_read(
        "Dear Doctor,\nThank you for seeing Mrs. Rosa Macapagal, DOB 10/08/1972, for EGD. Approval for Sampaguita HMO "
        "(card no. 8804-1277-81) was requested. You may reach her at 0999 000 0263.\nJose Vargas, MD"
    )
    assert read["insurance.payer"] == "Sampaguita HMO"
    assert read["insurance.member_id"] == "8804-1277-81"
    assert "0263" in str(read["patient.phone"])


def test_the_number_of_a_form_with_its_year_is_no_telephone() -> None:
    read = values_read(
        "SOLICITUD DE INTERCONSULTA N.º 88041-2026\n\nFecha: 19-08-2026\n"
        "Establecimiento: CESFAM Las Lomas\nFono 99 900 0900\n"
        "Paciente: Ana Soto Ruiz\nRUT: 99.904.127-6\nDra. Carla Ibarra"
    )
    assert "88041" not in " ".join(map(str, read.values()))
    assert read["referrer.phone"] == "+56999000900"


def test_a_family_name_in_the_line_below_stays_with_the_given_names() -> None:
    patient = referral_read(
        "Referral form\n\nNHS number\t999 317 6640\tDate of birth\t02 Dec 1955\n\n"
        "Name\tMr Tunde Samuel\tGender\tMale\n\tADEYEMI\n\nAddress\t4 Gower Lane, Oldham OL99 3ZZ"
    ).patient
    assert "ADEYEMI" in str(patient.family_name.value)


@pytest.mark.parametrize("card", ["CC 71555014", "C.C. 71.555.014", "CC: 1.044.555.998"])
def test_the_card_of_a_colombian_is_an_identifier_and_no_phone(card: str) -> None:
    patient = referral_read(
        f"IPS Salud del Valle\nRemisión a Ortopedia\nNombre: Wilmer Buitrago Luna\n{card}\nEdad: 34 años\n"
    ).patient
    assert [each.value.value for each in patient.identifiers] == [card.split(" ")[1]]
    assert patient.phone.value is None


def test_the_tax_number_of_the_doctor_is_not_the_patients() -> None:
    patient = referral_read(
        "RICETTA\nCOGNOME E NOME: BIONDI ROSA\nCODICE FISCALE: BNDRSO51H48D548A\n"
        "CODICE FISCALE DEL MEDICO: GDBFNC61R12D548K\n"
    ).patient
    assert [each.value.value for each in patient.identifiers] == ["BNDRSO51H48D548A"]


@pytest.mark.parametrize(
    "sentence",
    [
        "A utente pede contacto pelo telemóvel 910 555 014.",
        "Vous pouvez joindre la patiente au 06 39 98 14 72.",
        "Se ruega contactar con la paciente en el 655 555 014.",
        "La paciente puede ser contactada por teléfono o WhatsApp al 655 555 014.",
        "La trovi al 340 555 0182, meglio la sera.",
        "Lo puoi contattare al 340 555 0182.",
    ],
)
def test_the_number_at_which_a_letter_asks_to_reach_the_patient(sentence: str) -> None:
    head = "Praxis Nord\nTel. 0541 555 0101\nPaciente: Ana Prado Luna, nacida el 04/05/1972, con dolor de rodilla.\n"
    patient = referral_read(f"{head}{sentence}\n").patient
    assert str(patient.phone.value)[-6:] == "".join(c for c in sentence if c.isdigit())[-6:]


@pytest.mark.parametrize(
    ("sentence", "email"),
    [
        (
            "A utente pede contacto pelo telemóvel 910 555 014 ou por ana.prado@example.pt.",
            "ana.prado@example.pt",
        ),
        ("Puede ser contactada al 81 5550 0163 o en aprado@example.mx.", "aprado@example.mx"),
    ],
)
def test_the_address_for_mail_behind_the_number(sentence: str, email: str) -> None:
    head = "Consultório Norte\nTel. 253 555 010\nPaciente: Ana Prado Luna, nascida a 04/05/1972, com dor de joelho.\n"
    assert referral_read(f"{head}\nColega,\n\n{sentence}\n").patient.email.value == email


@pytest.mark.parametrize("register", ["MP 22345", "M.P. 99412", "CRM/PR 12345"])
def test_the_number_of_a_doctor_is_no_address(register: str) -> None:
    read = values_read(
        "Hospital San Roque\nCórdoba, 15 de octubre de 2026\nDerivo al paciente PRADO, Juan Carlos, DNI 14.555.012, "
        f"por deterioro de la función renal.\nSaluda atte.\nDra. Silvina Luna\n{register}\n"
    )
    assert register not in (read.get("patient.address"), read.get("referrer.address"))
