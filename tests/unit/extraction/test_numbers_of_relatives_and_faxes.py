"""A relative's number, the patient's own and a fax are never the telephone of who sends. Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import values_read

_GERMAN = "Frau Ursula Stein, geb. 02.10.1939\nSehr geehrte Frau Kollegin Dr. Moss,\n"
_SIGNED = "Dr. T. Hill, Unfallchirurgie, Krankenhaus St. Anna, Halle\t13.11.2026\n"


@pytest.mark.parametrize(
    "written",
    [
        f"{_GERMAN}vielen Dank für die Übernahme der Patientin zur Rehabilitation nach Schenkelhalsfraktur.\n"
        f"Metamizol 500 mg\tbei Bedarf\nTochter: Sabine Stein 0170 5550199\n{_SIGNED}",
        "Gentile dott. Marino, le invio la piccola Ada Serra (nata il 02-03-2022) per strabismo convergente.\n"
        "La mamma, Paola, tel. 340 5550 118. Nessuna terapia.\nDott.ssa Ida Orrù, Cagliari, 6 nov 2026\n",
        "Docteur,\nMerci de recevoir Mr HILL Ada (12.08.1980) demeurant 14 rue Haute 93200 Saint-Denis,\n"
        "tel 07 55 50 11 22, qui présente depuis 48 h une douleur du mollet gauche.\n"
        "Dr Ida Moss, 93 Saint-Denis, 20/11/26\n",
    ],
)
def test_no_number_of_the_patients_side_is_the_senders(written: str) -> None:
    assert values_read(written).get("referrer.phone") is None


def test_the_senders_own_number_stays_theirs() -> None:
    written = (
        f"{_GERMAN}vielen Dank für die Mitbeurteilung.\n"
        f"Mutter: Lena Stein 0170 5550199\n{_SIGNED}Tel 0345 5550110\n"
    )
    assert values_read(written)["referrer.phone"] == "+493455550110"


@pytest.mark.parametrize("greeting", ["Docteur,", "Doctora,", "Dottore,", "Doctor Moss,"])
def test_a_doctor_is_greeted_by_the_title_alone(greeting: str) -> None:
    written = (
        f"{greeting}\nMerci de recevoir Mme Ada Hill, née le 12.08.1980, pour une lombalgie.\nDr Ida Moss\n"
    )
    assert values_read(written)["patient.family_name"] == "Hill"


@pytest.mark.parametrize(
    "written",
    [
        "Request for Genetic Counselling\nPatient: Ada Hill\tDOB: 1989/06/30\n"
        "Referring: Dr. Ida Moss, 77 Queensway E, Mississauga L5B 1B8 T (905) 555-0111 F\n"
        "(905) 555-0112\tBilling # 034567\nDate: Nov 4/26\n",
        "Request for Genetic Counselling\nPatient: Ada Hill\tDOB: 1989/06/30\n"
        "Referring: Dr. Ida Moss, 77 Queensway Blvd E, Mississauga L5B 1B8 T (905) 555-0111 F (905)\n"
        "555-0112\nDate: Nov 4/26\n",
        "Dear Dr. Abernathy:\nRE: Ada Hill, DOB 6/12/1957\nI would like your nephrology opinion on this lady.\n"
        "Thanks,\nIda Moss, M.D.\n"
        "Rheumatology Associates of Knoxville, 900 Hill Ave, Knoxville TN 37915 | 905-555-0111 | fax\n"
        "905-555-0112\n",
    ],
)
def test_a_fax_that_the_end_of_the_line_parts_is_no_telephone(written: str) -> None:
    values = values_read(written)
    assert (values.get("referrer.phone"), values.get("referrer.fax")) == ("+19055550111", "+19055550112")
