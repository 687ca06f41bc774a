"""What is asked for in languages whose words of asking are learnt nowhere else, and what a request is in view of."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import paper


def reason(letter: str) -> object:
    return run_assistant(pages=paper(letter), today=date(2026, 11, 24)).request.reason.value


@pytest.mark.parametrize(
    ("sentences", "what"),
    [
        (
            "Pacjent od maja kaszle. Uprzejmie proszę o konsultację i kwalifikację do zabiegu.",
            "konsultację i kwalifikację do zabiegu",
        ),
        (
            "Ti invio in visita il sig. Ermes Bertolini, nato il 3/3/1950, per dispnea da sforzo comparsa da due mesi.",
            "dispnea da sforzo comparsa da due mesi",
        ),
        (
            "Beste Koen,\n\nMag ik je vragen om mijn patiënt te zien wegens snelle achteruitgang van de nierfunctie.",
            "snelle achteruitgang van de nierfunctie",
        ),
        ("Pacientka s bolestí kolene. Prosím o vyšetření a návrh léčby.", "vyšetření a návrh léčby"),
        ("Potilaan polvi on turvonnut. Pyydän arviota leikkauksen tarpeesta.", "arviota leikkauksen tarpeesta"),
        ("Betegemet küldöm pajzsmirigy göb kivizsgálására. TSH normális.", "pajzsmirigy göb kivizsgálására"),
        ("Patienten har haft hosta. Tacksam för bedömning av lungförändring.", "bedömning av lungförändring"),
        (
            "Pasienten har smerter. Henvises til vurdering av skulder, med tanke på operasjon av senen.",
            "vurdering av skulder, med tanke på operasjon av senen",
        ),
        ("Barnet har ondt i øret. Bedes vurdere behov for dræn.", "vurdere behov for dræn"),
        ("Pacient cu tuse. Vă rog evaluare pneumologică și spirometrie.", "evaluare pneumologică și spirometrie"),
        ("Bolesnica ima čvor. Molim ultrazvuk i punkciju štitnjače.", "ultrazvuk i punkciju štitnjače"),
        (
            "Pasien mengeluh nyeri. Mohon evaluasi dan tindakan selanjutnya untuk batu ginjal.",
            "evaluasi dan tindakan selanjutnya untuk batu ginjal",
        ),
        ("Hasta öksürüyor. Akciğer nodülü açısından değerlendirilmesi rica olunur.", "Akciğer nodülü"),
        (
            "Utente com lombalgia. Solicito avaliação para cirurgia da coluna.",
            "avaliação para cirurgia da coluna",
        ),
    ],
)  # fmt: skip
def test_what_is_asked_for_is_the_reason(sentences: str, what: str) -> None:
    assert reason(f"12.10.2026\n\n{sentences}\n") == what


@pytest.mark.parametrize(
    ("paper_sent", "what"),
    [
        (
            "REFERENCIA\nPaciente: Ana Ruiz Sol\nDIAGNÓSTICO DE ENVÍO: Colelitiasis sintomática\n"
            "MOTIVO DE ENVÍO: valoración por cirugía general",
            "Colelitiasis sintomática",
        ),
        (
            "SKIEROWANIE\nPacjent: Anna Wilk\nRozpoznanie: Kamica pęcherzyka żółciowego\n"
            "Cel skierowania: leczenie operacyjne",
            "Kamica pęcherzyka żółciowego",
        ),
        (
            "SKIEROWANIE\nPacjent: Anna Wilk\nKierowana z powodu nasilającej się duszności od 2 miesięcy.\n"
            "Proszę o konsultację w trybie pilnym.",
            "nasilającej się duszności od 2 miesięcy",
        ),
        ("ENCAMINHAMENTO\nNome: João Prado\nMotivo: avaliação\nHD: Hérnia inguinal D", "Hérnia inguinal D"),
        (
            "Caro collega,\nti invio la signora Rosa Bianchi per persistenza di gonalgia destra.\n"
            "Chiedo visita ortopedica e indicazioni terapeutiche.",
            "persistenza di gonalgia destra",
        ),
        (
            "Gentile Collega,\nchiedo visita endocrinologica per il Sig. Aldo Prati, nato il 3/4/1955, per riscontro "
            "di nodulo tiroideo.",
            "riscontro di nodulo tiroideo",
        ),
        (
            "Geachte collega,\nIk verwijs bovengenoemde patiënt voor nazicht wegens palpitaties bij inspanning.",
            "palpitaties bij inspanning",
        ),
        (
            "Kære kollega\nHenviser Kirsten Brandt, født 14.03.62, med 3 måneders vedvarende diarré.",
            "3 måneders vedvarende diarré",
        ),
        (
            "Chers confrères,\nMerci de convoquer la patiente susnommée pour suspicion de polyarthrite débutante.",
            "suspicion de polyarthrite débutante",
        ),
    ],
)
def test_what_ails_somebody_goes_before_the_wish_to_have_them_seen(paper_sent: str, what: str) -> None:
    assert reason(f"12.10.2026\n\n{paper_sent}\n") == what


@pytest.mark.parametrize(
    "sentence",
    [
        "Proszę o kontakt telefoniczny z poradnią.",
        "Prosím o zprávu po vyšetření.",
        "Pyydän vastausta terveysasemalle.",
        "Mohon balasan surat rujukan ini.",
    ],
)
def test_what_is_asked_of_papers_is_none(sentence: str) -> None:
    assert reason(f"12.10.2026\n\nBlood pressure 120/80.\n{sentence}\n") is None


def test_what_a_request_is_in_view_of_goes_before_why_somebody_is_known_here() -> None:
    letter = (
        "Dear Colleague,\n\nI refer this trader of 41 who has been seen in our clinic since 2022 on account of asthma. "
        "She has swollen legs. In view of how fast her creatinine is rising I would be grateful for your review.\n\n"
        "Yours faithfully"
    )
    assert reason(letter) == "how fast her creatinine is rising"


def test_rows_of_results_and_who_brought_somebody_are_no_reason() -> None:
    letter = (
        "Dear Colleague,\n\nHer father, Colm Tierney, brought her in on Monday. She gets pains round the navel most "
        "days and leaves her lunch. HbA1c 38, krea 61, LDL 2,1, CRP 5.\n\nKind regards"
    )
    assert str(reason(letter)).startswith("She gets pains round the navel")


_FRENCH = (
    "Cher confrère,\nPatiente : Colette Marchal, née le 12/06/1951\n{}\nConfraternellement,\nDr Hervé Lacombe"
)
_SPANISH = (
    "Estimada compañera:\nPaciente: Lucía Mora, nacida el 04/05/1972\n{}\nUn saludo,\nDra. Nuria Casals"
)
_GERMAN = "Sehr geehrte Frau Kollegin,\nPatientin: Hanne Brandt, geb. 12.03.1955\n{}\nDr. med. Peter Vollmer"


@pytest.mark.parametrize(
    ("letter", "sentences", "what"),
    [
        (
            _FRENCH,
            "Je vous remercie de bien vouloir recevoir cette patiente pour des vertiges rotatoires récidivants.",
            "des vertiges rotatoires récidivants",
        ),
        (
            _FRENCH,
            "Merci de voir cette patiente en raison de douleurs articulaires des mains.",
            "douleurs articulaires des mains",
        ),
        (
            _SPANISH,
            "Le envío a esta paciente por presentar rectorragia de dos meses de evolución.",
            "rectorragia de dos meses de evolución",
        ),
        (
            _SPANISH,
            "Motivo de la interconsulta: lumbalgia con irradiación a pierna izquierda\n"
            "Exploración: Lasègue positivo a 40º\nJuicio clínico: lumbociática",
            "lumbalgia con irradiación a pierna izquierda",
        ),
        (
            _GERMAN,
            "wir stellen Ihnen die Patientin zur Mitbeurteilung bei therapierefraktärer Hypertonie vor.",
            "therapierefraktärer Hypertonie",
        ),
        (
            _GERMAN,
            "Anlass der Vorstellung: Schwindel und Gangunsicherheit seit dem Frühjahr\nMedikamente: Betahistin 12 mg",
            "Schwindel und Gangunsicherheit seit dem Frühjahr",
        ),
        (
            _GERMAN,
            "die Patientin leidet unter brennenden Schmerzen in beiden Füßen. Ich erbitte eine neurologische "
            "Abklärung.",
            "die Patientin leidet unter brennenden Schmerzen in beiden Füßen.",
        ),
    ],
)
def test_the_matter_is_given_without_the_words_that_ask(letter: str, sentences: str, what: str) -> None:
    assert reason(letter.format(sentences)) == what


@pytest.mark.parametrize("signed", ["Ruth Amos, MD", "Dr Ruth Amos", "Dr Ruth Amos\nHillside Surgery"])
def test_who_signs_below_a_reason_is_no_part_of_it(signed: str) -> None:
    form = f"Referral\nPatient: Robin Vance   DOB: 03/14/1958\nReason for referral: changing mole\n{signed}"
    assert reason(form) == "changing mole"
