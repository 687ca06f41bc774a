"""How soon letters in other languages than English want somebody to be seen, and sentences with the same words "
"that do
not say it. Every person is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_assistant import read, value

_SOON, _CALM, _NOT = ("urgent", "asap"), ("routine",), (None,)
_LETTERS = {
    "pt": (
        "Exmo. Colega,",
        "Envio o Sr. Anton Brandt, 58 anos, por gonalgia.",
        "Com os melhores cumprimentos,",
    ),
    "es": (
        "Estimado colega:",
        "Remito a Antonio Brandt, 58 años, por dolor de rodilla.",
        "Un cordial saludo,",
    ),
    "fr": (
        "Cher confrère,",
        "Je vous adresse M. Anton Brandt pour une gonalgie.",
        "Bien confraternellement,",
    ),
    "de": ("Sehr geehrter Kollege,", "Ich überweise Herrn Anton Brandt.", "Mit freundlichen Grüßen"),
    "it": ("Gentile Collega,", "Le invio il Sig. Anton Brandt per gonalgia.", "Cordiali saluti,"),
    "nl": ("Geachte collega,", "Hierbij verwijs ik de heer Anton Brandt.", "Met vriendelijke groet,"),
}


def urgency(language: str, sentence: str) -> object:
    greeting, lead, close = _LETTERS[language]
    head = "Praxis Solheim\nBuchenweg 21\n\n13.05.2026\n\n"
    letter = f"{head}{greeting}\n\n{lead} {sentence}\n\n{close}\n\nDr Ingrid Solheim\n"
    return value(read(letter), "request.urgency")


@pytest.mark.parametrize(
    ("language", "sentence", "levels"),
    [
        ("pt", "Agradeço a observação, sem carácter urgente.", _CALM),
        ("pt", "Não é urgente.", _CALM),
        ("pt", "Consulta de rotina.", _CALM),
        ("pt", "Peço consulta com urgência.", _SOON),
        ("pt", "Solicito avaliação o mais breve possível.", _SOON),
        ("es", "Sin carácter urgente.", _CALM),
        ("es", "No corre prisa.", _CALM),
        ("es", "Valoración de forma programada.", _CALM),
        ("es", "Solicito cita preferente.", _SOON),
        ("es", "Valoración en menos de dos semanas.", _SOON),
        ("fr", "Ce n'est pas urgent.", _CALM),
        ("fr", "Rien ne presse.", _CALM),
        ("fr", "Merci de le voir assez vite.", _SOON),
        ("fr", "Un rendez-vous sous huitaine serait souhaitable.", _SOON),
        ("de", "Es eilt nicht.", _CALM),
        ("de", "Ohne besondere Dringlichkeit.", _CALM),
        ("de", "Bitte um schnellstmögliche Abklärung.", _SOON),
        ("de", "Bitte um notfallmäßige Vorstellung.", ("stat",)),
        ("it", "Non c'è urgenza.", _CALM),
        ("it", "La visita non riveste carattere di urgenza.", _CALM),
        ("it", "Gradirei una visita quanto prima.", _SOON),
        ("nl", "Niet urgent.", _CALM),
        ("nl", "Zonder spoed.", _CALM),
        ("nl", "Graag op korte termijn beoordelen.", _SOON),
        ("nl", "Graag vandaag nog zien.", ("stat",)),
    ],
)
def test_haste_and_leisure(language: str, sentence: str, levels: tuple[str, ...]) -> None:
    assert urgency(language, sentence) in levels


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("pt", "Recorreu à urgência na semana passada por dor."),
        ("pt", "Foi operado de urgência em 2019."),
        ("es", "No ha acudido a urgencias."),
        ("es", "Sin urgencia miccional."),
        ("es", "Analítica de rutina normal."),
        ("fr", "Il a été opéré en urgence en 2015."),
        ("fr", "En cas d'urgence, appeler le 15."),
        ("de", "Rasche Ermüdung bei Belastung."),
        ("it", "È stato operato d'urgenza nel 2016."),
        ("it", "Esami di routine nella norma."),
        ("nl", "Hij is met spoed geopereerd in 2016."),
    ],
)
def test_what_says_nothing_of_this_request(language: str, sentence: str) -> None:
    assert urgency(language, sentence) is None
