"""Ages with months, letters in rings, addresses by village and chief, mail beside a relative. Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_patients_of_the_world import numbers, patient_of

NAME = "Patient: QUILL, Ada Mae\tNHI: ZKD4126\n"


@pytest.mark.parametrize(
    ("born", "age", "sex"),
    [
        ("Born: 08 Sep 1996 (29y 10m) F", 29, "female"),
        ("DOB: 08/09/1996 (29 yrs 10 mths) M", 29, "male"),
        ("DOB: 08.09.1996, 29 years and 10 months, female", 29, "female"),
        ("DOB: 08.09.2019, aged 6y 2m", 6, None),
        ("DOB: 08/09/1996\nTremor (2y 10m) and weight loss.", None, None),
    ],
)
def test_the_months_behind_the_years_are_no_age_and_no_sex(
    born: str, age: int | None, sex: str | None
) -> None:
    patient = patient_of(f"Oak Clinic\n\n{NAME}{born}\tEthnicity: Maori\n")
    assert (patient.age.value, patient.sex.value) == (age, sex)


@pytest.mark.parametrize(
    ("written", "sex"),
    [
        ("Sex: (M) F", "male"),
        ("Sex: M / (F)", "female"),
        ("Sex\tMale (Female)", "female"),
        ("Gender: (f)/m", "female"),
        ("Sex: (M / F)", None),
        ("Sex: F (M)", None),
        ("Sex: M [F]", "female"),
        ("Sex: M/F F", "female"),
        ("DOB: 24/12/1980\tM / (F)", "female"),
        ("DOB: 24/12/1980\t(M) / F", "male"),
        ("DOB: 24/12/1980\tM F", None),
        ("Patient Demographics - Female; born August 02, 1954", "female"),
    ],
)
def test_the_letter_in_brackets_is_the_one_with_a_ring_round_it(written: str, sex: str | None) -> None:
    assert patient_of(f"Health Centre\n\nName of patient: Quill Banda\n{written}\n").sex.value == sex


@pytest.mark.parametrize(
    ("row", "address"),
    [
        ("Village: Kamenya\tT/A: Lupembe\tDistrict: Karonga", "Kamenya, Lupembe, Karonga"),
        ("Village: Lamwo\tSub-county: Palabek\tDistrict: Oyam", "Lamwo, Palabek, Oyam"),
        ("Kebele: 04\tWoreda: Bora\tPhone: 0911 555 018", "04, Bora"),
        ("Vill: Rampar\tTehsil: Sohna\tDist: Nuh", "Rampar, Sohna, Nuh"),
        ("District: Karonga\tPhone: +265 555 01 7731", None),
    ],
)
def test_village_chief_and_district_are_an_address(row: str, address: str | None) -> None:
    patient = patient_of(f"Health Centre\n\nName of patient: Quill Banda\tAge: 9 yrs\tSex: M\n{row}\n")
    assert patient.address.value == address


def test_mail_below_the_patients_numbers_is_the_patients_beside_a_relative_with_a_telephone() -> None:
    row = "Partner: Tom 021 5550149\tE-mail: ada@example.org"
    assert patient_of(f"Oak Clinic\n\n{NAME}DOB: 08/09/1996\n{row}\n").email.value == "ada@example.org"


@pytest.mark.parametrize(
    "row",
    ["Partner: Tom Ford\tE-mail: tom@example.org", "Partner: Tom 021 5550149 E-mail: tom@example.org"],
)
def test_mail_behind_a_relatives_name_is_the_relatives(row: str) -> None:
    assert patient_of(f"Oak Clinic\n\n{NAME}DOB: 08/09/1996\n{row}\n").email.value is None


def test_a_national_health_number_beside_the_title_of_a_form_is_the_patients() -> None:
    head = "Case Referral\tNHN 00450177\n\nGiven name(s)\tAda\tSurname\tQuill\nDate of birth\t08/09/1996\n"
    assert numbers(patient_of(head)) == ["00450177"]
