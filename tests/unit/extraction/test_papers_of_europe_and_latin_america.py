"""What papers of Europe and Latin America say in their own ways: whose name stands where, what is denied, what was
given up, what is measured and no medicine, whom they ask and how soon. Everybody is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant, sort_packet
from jobs.extraction.assistant.page.heading_composition import composed_key
from tests.unit.extraction.paper import paper
from tests.unit.extraction.referral_read import referral_read

TODAY = date(2026, 11, 21)


def _named(text: str) -> tuple[object, object]:
    patient = referral_read(text).patient
    return patient.given_name.value, patient.family_name.value


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Patiente : Roux-Delay Solène\nNée le : 09.01.2003\nMotif : entorse\n", ("Solène", "Roux-Delay")),
        ("Patient : Jean-Marc Thierry\nNé le : 09.01.1963\nMotif : entorse\n", ("Jean-Marc", "Thierry")),
        ("Patient : Perrot Martin\nNé le : 09.01.1963\nMotif : entorse\n", ("Perrot", "Martin")),
        (
            "Estimados colegas:\nDerivo a la paciente Olivari, Nora Inés (DNI 30.118.264, nac. 17/01/83), por "
            "cólicos.\nSaludos cordiales.\n",
            ("Nora Inés", "Olivari"),
        ),
        (
            "Gentile collega,\ninvio il paziente De Falco, Mario (nato il 03/04/1960) per valutazione.\n",
            ("Mario", "De Falco"),
        ),
        (
            "REMISS\n\nPatient\tPrioritet\n19520611-2384\tNormal\nLindhagen, Inga-Lill\tTolk Nej\n"
            "Kvarngatan 8, 241 32 Eslöv\n\nFrågeställning\nHematuri\n",
            ("Inga-Lill", "Lindhagen"),
        ),
        (
            "HOJA DE REFERENCIA\nIDENTIDAD DEL USUARIO\nAPELLIDO PATERNO\tHUALLPA\tAPELLIDO MATERNO\tTICONA\n"
            "NOMBRES\tBENIGNO RAUL\nSEXO (X) M ( ) F\tEDAD 47 A\tF. NACIM. 11/05/1979\n",
            ("BENIGNO RAUL", "HUALLPA TICONA"),
        ),
        (
            "REFERENCIA\nNOMBRE (apellidos y nombre)\tNSS Y AGREGADO\nPRADO LUNA LOURDES\t1201 71 5550 3 1F1971OR\n",
            ("LOURDES", "PRADO LUNA"),
        ),
        (
            "RICHIESTA DI VISITA\nDALPRATO OTTAVIO Sesso M nato il 30/01/1948 (78 a.)\nQuesito: tosse\n",
            ("OTTAVIO", "DALPRATO"),
        ),
        (
            "All'ambulatorio ORL, Ospedale San Donnino\n\nGUIDARELLI SAMUELE, n. 5.9.2020\n\nGentili colleghi,\n\n"
            "bambino di 6 anni che russa.\n",
            ("SAMUELE", "GUIDARELLI"),
        ),
        (
            "De heer Gilbert PEERDEMAN\nMolenstraat 112, 8820 Torhout\n° 09/10/1946 man\nRR 46.10.09-203.78\n\n"
            "Beste Koen,\n\nGraag uw advies.\n",
            ("Gilbert", "PEERDEMAN"),
        ),
        (
            "Exmos. Colegas,\nAgradeço a vossa observação da Senhora D. Fernanda Matos Tavares, nascida a 30 de junho "
            "de 1952, por dor.\n",
            ("Fernanda", "Matos Tavares"),
        ),
        (
            "# RESULTADO DA ANÁLISE DA SOLICITAÇÃO\n\nBeneficiário\tCLÁUDIA REGINA PRADO\nNascimento\t27/11/1981\n",
            ("CLÁUDIA REGINA", "PRADO"),
        ),
        (
            "AZIENDA DEL GARDA\nU.O.C. Radiologia\n\nGent.le Sig.ra\nBRENTARI TEODORA\nvia Mazzini 3\n"
            "37016 GARDA (VR)\n\nOggetto: conferma appuntamento per colonscopia\n\n"
            "Gentile Signora (nata il 12/10/1962),\n\nLe confermiamo che l'esame è fissato.\n",
            ("TEODORA", "BRENTARI"),
        ),
    ],
)
def test_the_order_and_the_place_of_names(text: str, expected: tuple[str, str]) -> None:
    assert _named(text) == expected


def test_an_address_ends_before_the_line_of_the_telephone() -> None:
    patient = referral_read(
        "REMISS\n\nPatient\n19520611-2384\nLindhagen, Inga-Lill\nKvarngatan 8, 241 32 Eslöv\n"
        "Mobil 070-174 06 21\n\nFrågeställning\nHematuri\n"
    ).patient
    assert patient.address.value == "Kvarngatan 8, 241 32 Eslöv"


def test_a_town_is_read_to_its_end_whatever_letters_it_has() -> None:
    patient = referral_read(
        "Cher confrère,\nMerci de recevoir Monsieur LAMBERT Gérard, né le 14/05/1948, demeurant 5 chemin du Bois 25000 "
        "Besançon, pour une dyspnée d'effort.\n"
    ).patient
    assert patient.address.value == "5 chemin du Bois 25000 Besançon"


def test_the_number_of_a_stay_is_the_patients() -> None:
    patient = referral_read(
        "Cognome\tNome\tNato il\nTOSETTI\tMIRCO\t03/05/1972\nN. cartella\tLetto\n2026/08817\t14 B\n"
    ).patient
    assert [each.value.value for each in patient.identifiers] == ["2026/08817"]


_APPOINTMENT = (
    "Ziekenhuis Molenvliet\nRaadpleging Orthopedie\nKroonlaan 90, 9200 Dendermonde\n\n"
    "Mevrouw Hilde Claeys\nOude Baan 77\n9200 Dendermonde\n\nGeboortedatum: 22/09/1954\n\n"
    "Geachte mevrouw Claeys,\n\nWij bevestigen uw afspraak op 10 november 2026. Gelieve in te schrijven in de hal.\n"
)


def test_whom_a_hospital_tells_of_an_appointment_is_the_patient_and_nobody_is_asked() -> None:
    pages = paper(_APPOINTMENT)
    packet = sort_packet(pages=pages, today=TODAY)
    patient = run_assistant(pages=pages, today=TODAY, packet=packet).patient

    assert [part.kind for part in packet.parts] == ["other"]
    assert (patient.given_name.value, patient.family_name.value) == ("Hilde", "Claeys")
    assert patient.address.value == "Oude Baan 77, 9200 Dendermonde"


@pytest.mark.parametrize("head", ["Raadpleging Orthopedie", "Consultation Cardiologie", "Reparto Ortopedia"])
def test_the_department_in_the_head_is_nobodys_name(head: str) -> None:
    text = f"{head}\nKroonlaan 90, 9200 Dendermonde\nDossier: 540922M118\tGeboortedatum: 22/09/1954\n"
    assert _named(text) == (None, None)


@pytest.mark.parametrize(
    ("said", "substances"),
    [
        ("Alergias: negadas. Tabaquismo negado.", []),
        ("ALERGIAS\nNão relata", []),
        ("Alergias\nÁcaros do pó. Sem alergias medicamentosas.", ["Ácaros do pó"]),
        ("Alergias\nMetamizol (exantema)\nSin otras alergias conocidas", ["Metamizol"]),
        ("Allergies\nNon connues", []),
        ("Allergie\nNon riferite", []),
        ("Allergien: nicht bekannt", []),
        ("Allergies: Non-steroidals (rash)", ["Non-steroidals"]),
    ],
)
def test_that_there_are_no_allergies_is_none(said: str, substances: list[str]) -> None:
    assert [one.substance.value for one in referral_read(f"{said}\n").clinical.allergies] == substances


@pytest.mark.parametrize(
    ("said", "taken"),
    [
        ("Tratamiento: Losartán 100 mg c/24 h. Se retiró metformina.", ["Losartán"]),
        ("Traitement : bisoprolol 5 mg le matin. Arrêt du tramadol en mars.", ["bisoprolol"]),
        ("Terapia: ramipril 5 mg. Sospeso allopurinolo per rash.", ["ramipril"]),
        ("Medikation: Ramipril 5 mg 1-0-0. Diclofenac wurde abgesetzt.", ["Ramipril"]),
        ("Medicação: losartana 50 mg 1x/dia. Foi suspensa a metformina.", ["losartana"]),
        ("Läkemedel\nAmlodipin 5 mg 1x1\nHar slutat med citalopram.", ["Amlodipin"]),
        (
            "Kjære kollega,\nEscitalopram 20 mg ble prøvd i fem måneder uten virkning. Hun bruker mirtazapin 30 mg og "
            "han sover bedre.",
            ["mirtazapin"],
        ),
    ],
)
def test_what_was_given_up_is_no_medicine(said: str, taken: list[str]) -> None:
    assert [one.name.value for one in referral_read(f"{said}\n").clinical.medications] == taken


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        (
            "Medicación activa\nPrincipio activo\tDosis\tPauta\nEnalapril\t20 mg\t1 comp. cada 24 h\n",
            [("Enalapril", "20 mg")],
        ),
        (
            "Medicatie (bron: HIS, 18-04-2026)\nGeneesmiddel\tSterkte\tGebruik\nibuprofen tablet\t400 mg\t3 dd 1\n",
            [("ibuprofen tablet", "400 mg")],
        ),
        (
            "Läkemedel\tStyrka\tDosering\nAzatioprin\t50 mg\t1+0+1\nEnalapril\t10 mg\t1x1\n",
            [("Azatioprin", "50 mg"), ("Enalapril", "10 mg")],
        ),
        (
            "Medicação habitual\nPrincípio ativo\tDosagem\tPosologia\nEnalapril\t20 mg\t1 comp. de manhã\n",
            [("Enalapril", "20 mg")],
        ),
        (
            "Medikationsplan (Stand 12.11.2026)\nWirkstoff / Handelsname\tStärke\tDosierung\tGrund\n"
            "Ferro sanol duodenal\t100 mg\t0-0-1\tBlutarmut\n",
            [("Ferro sanol duodenal", "100 mg")],
        ),
    ],
)
def test_the_heads_of_a_table_of_medicines(table: str, expected: list[tuple[str, str]]) -> None:
    medications = referral_read(table).clinical.medications
    assert [(each.name.value, each.dose.value) for each in medications] == expected


def test_the_heads_of_a_table_of_problems_and_what_is_closed() -> None:
    clinical = referral_read(
        "Problemi\nInizio\tProblema\tStato\n2011\tBPCO\tattivo\n1999\tUlcera duodenale\tchiuso\n"
        "Terapia continuativa\nLASIX 25 mg 30 cpr\t1 cpr al mattino\n"
    ).clinical
    assert clinical.diagnoses[0].text.value == "BPCO"
    assert not {"Inizio", "Problema", "Stato", "attivo", "chiuso", "Terapia continuativa"} & {
        each.text.value for each in clinical.diagnoses
    }
    assert [each.name.value for each in clinical.medications] == ["LASIX"]


def test_findings_with_amounts_in_blood_are_no_medicines() -> None:
    slip = (
        "Befund / Medikation\nSchwellung MCP II bds., CRP 18 mg/l, RF 64 IE/ml.\n"
        "Ibuprofen 600 mg b. Bed., Pantoprazol 20 mg 1-0-0\n"
    )
    named = [one.name.value for one in referral_read(slip).clinical.medications]
    assert named == ["Ibuprofen", "Pantoprazol"]


def test_the_head_of_a_plan_of_the_day_is_no_medicine() -> None:
    plan = (
        "Entlassmedikation\n\nPräparat\tmorgens\tmittags\tabends\tnachts\n"
        "Pantoprazol 40 mg\t1\t0\t1\t0\nAmlodipin 5 mg\t1\t0\t0\t0\n"
    )
    named = [one.name.value for one in referral_read(plan).clinical.medications]
    assert named == ["Pantoprazol", "Amlodipin"]


def test_who_signs_below_a_list_is_no_diagnosis() -> None:
    page = (
        "IMPRESIÓN DIAGNÓSTICA\n1. Enfermedad renal crónica\n2. Hipertensión arterial\n\n"
        "Dra. Nora Quiles Peña\t______________________\nCéd. prof. 9994127\tVo. Bo. Director de la unidad\n"
    )
    named = [one.text.value for one in referral_read(page).clinical.diagnoses]
    assert named == ["Enfermedad renal crónica", "Hipertensión arterial"]


def test_a_list_ends_at_two_headings_in_one() -> None:
    page = (
        "Diagnosen\n- Eisenmangelanämie\n\nAnamnese und Aufnahmebefund\nDie Aufnahme erfolgte bei Schwäche. "
        "Abdomen weich.\n"
    )
    assert [one.text.value for one in referral_read(page).clinical.diagnoses] == ["Eisenmangelanämie"]


@pytest.mark.parametrize(
    "said",
    [
        "Gentile Collega, invio il Sig. Mario Tosi per tosse. HIV, HCV e HBsAg negativi.",
        "Sehr geehrte Kollegin, ich überweise Herrn Karl Brand wegen Husten. HIV und Hepatitis C negativ.",
        "Prezado colega, encaminho o paciente Rui Matos por tosse. HIV, sífilis e hepatite B não reagentes.",
    ],
)
def test_tests_that_are_negative_in_other_languages_are_no_diagnoses(said: str) -> None:
    assert referral_read(f"{said}\n").clinical.diagnoses == ()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Aan\nZiekenhuis West\tToegangstijd Regulier\nReden: pijn\n", "routine"),
        ("REMISS\nPrioritet: Standardiserat vårdförlopp\nFrågeställning\nHematuri\n", "asap"),
        (
            "Gentili Colleghi,\ninvio il Sig. Mario Tosi per piastrinopenia. Vi sarei grata se poteste visitarlo con "
            "una certa sollecitudine.\n",
            "urgent",
        ),
        (
            "VERWIJZING\nReden: pijn\nZorgverlener: eerste beschikbare\tToegangstijd: 19 dagen (18-04-2026)\n",
            None,
        ),
        (
            "Beste Koen,\nMag ik je vragen om Gil Maes liefst binnen de twee weken te zien wegens nierfalen.\n",
            "urgent",
        ),
    ],
)
def test_how_soon_it_is_wished(text: str, expected: str | None) -> None:
    assert referral_read(text).request.urgency.value == expected


def test_the_insurer_of_a_box_without_colons() -> None:
    page = "Patiënt\tBSN 999002077\nMw. Marloes Kuiper\tVerzekeraar Zorgzeker Noord\n30-01-1963\tPolisnr. 318 004 771\n"
    insurance = referral_read(page).insurance
    assert (insurance.payer.value, insurance.member_id.value) == ("Zorgzeker Noord", "318 004 771")


def test_the_specialty_that_a_form_asks_for_in_the_row_of_who_sends() -> None:
    form = (
        "GUIA DE ENCAMINHAMENTO\nUnidade de origem\tTel.\tEspecialidade solicitada\n"
        "UBS Serra Verde\t(31) 5555-0120\tPsiquiatria\nHISTÓRIA CLÍNICA\nPalpitação há 8 meses.\n"
    )
    assert referral_read(form).request.specialty.value == "psychiatry"


def test_the_matter_of_a_subject_stands_before_its_request() -> None:
    letter = (
        "Cabinet de sages-femmes\n\nObjet : Diabète gestationnel, demande de consultation sous 8 jours\n\n"
        "Madame, Monsieur,\n\nJe souhaite qu'elle soit vue pour éducation.\n"
    )
    assert referral_read(letter).request.reason.value == "Diabète gestationnel"


def test_a_surgery_of_jaws_is_whom_a_letter_goes_to() -> None:
    letter = (
        "ZAHNARZTPRAXIS LINDNER & MOOR\nWeg 2, 20251 Hamburg\n\nAn: MKG-Chirurgie Alsterufer\n    Dr. Falk Niemann\n\n"
        "Sehr geehrter Herr Kollege,\nerbitte Osteotomie 38 bei Perikoronitis.\n\nZÄ Wiebke Lindner\n"
    )
    assert referral_read(letter).recipient.organization.value == "MKG-Chirurgie Alsterufer"


@pytest.mark.parametrize("told", ["Status\n1000000", "89.7B.2 - (3034.001) PRIMA VISITA"])
def test_a_code_of_a_form_is_no_telephone(told: str) -> None:
    slip = f"Name, Vorname: Tannhof, Ulrike\ngeb. 23.11.1968\nLindenstr. 41, 50674 Köln\n{told}\n"
    assert referral_read(slip).patient.phone.value is None


def test_a_letter_that_sends_to_a_specialist_is_a_referral() -> None:
    pages = paper(
        "LETTRE D'ENVOI VERS SPÉCIALISTE\n\nHypercalcémie.\n\nRésultats\nAnalyse\tRésultat\tRéférence\n"
        "Calcium\t2,74 mmol/l\t2,20 - 2,55\nPTH\t112 ng/l\t15 - 65\nCréatinine\t0,94 mg/dl\t0,70 - 1,20\n"
    )
    assert [part.kind for part in sort_packet(pages=pages, today=TODAY).parts] == ["referral"]


@pytest.mark.parametrize(
    ("head", "key"), [("Médication chronique", "medications"), ("Problèmes inactifs", "past")]
)
def test_heads_of_lists_of_every_day_and_of_before(head: str, key: str) -> None:
    assert composed_key(head) == key
