"""Letters in other languages, retold in English, in which dangers are looked for."""

from __future__ import annotations

import pytest

from jobs.extraction import find_red_flags
from jobs.extraction.red_flags.abroad import retold_in_english
from jobs.extraction.red_flags.abroad.lexicon import LONGEST_PHRASE, Lexicon, lexicons
from jobs.extraction.red_flags.advice_abroad import is_advice_abroad
from jobs.extraction.text import Text
from jobs.training.typed import page_of

_LEXICON = Lexicon.of_lines(
    "de",
    [
        "the | der",
        "fever | fieb.",
        "# Words of danger",
        "abdomen | bauch",
        "pain | schmerz, schmerzen",
        "yes | ja",
    ],
)


def _retold(text: str) -> str | None:
    retold = retold_in_english(Text(page_of(text)))
    return retold.text.flowing.strip() if retold is not None else None


def _flags(text: str) -> dict[str, str]:
    return {
        flag.code: " / ".join(place.quote for place in flag.evidence)
        for flag in find_red_flags(pages=page_of(text))
    }


def test_an_english_letter_is_left_as_it_is() -> None:
    assert _retold("He has had chest pain since this morning and was seen at the clinic for it.") is None


def test_a_letter_is_retold_word_by_word_with_its_stops_and_lines() -> None:
    told = _retold("Seit gestern Fieber und Husten, keine Schmerzen.\nDie Patientin ist müde.")

    assert told is not None
    assert told.startswith("Since yesterday fever and cough, no pains. The patient is tired.")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Vor drei Jahren wurde er operiert.", "Three years ago "),
        ("Das Mädchen schläft nicht.", "The girl not sleeps."),
        ("Husten (nicht), Fieber (nicht), Schmerzen seit heute.", "Cough (not), fever (not), pain"),
        ("Caduta in casa, 83 anni, dolore alla gamba.", "aged 83 years, pain"),
        ("Bambino di 20 giorni con febbre e tosse.", "Child aged 20 days "),
        ("Il ne tousse pas. Douleur au genou depuis hier.", "not cough no. Pain"),
        ("Plaquetas 8.000/mm3, petequias desde ayer.", "Platelets 8000/mm3, "),
        ("Kalium bei 7,1 mmol/l seit gestern.", "Potassium at 7,1 "),
        ("Fieber: nicht. Husten seit gestern.", "Fever: no. Cough"),
        ("34. SSW, seit heute starke Blutung.", "34 gestation, since today"),
        ("LA PATIENTE NE PEUT PAS MARCHER DEPUIS HIER.", "SINCE YESTERDAY"),
        (
            "Dear colleague, thank you for seeing him.\nSeit gestern Fieber und Husten.",
            "Since yesterday fever",
        ),
        ("Seit gestern Fieber und Husten.\nBauchschmerzen", "bdominal pain"),
    ],
)
def test_words_stand_as_english_has_them(text: str, told: str) -> None:
    assert told in str(_retold(text))


def test_a_word_with_another_ending_and_a_compound_are_known_by_their_parts() -> None:
    assert _LEXICON.at(["schmerzes"]) == (1, "pain")
    assert _LEXICON.at(["bauchschmerzen"]) == (1, "abdomen pain")
    assert _LEXICON.at(["jabauch"]) is None
    assert _LEXICON.at(["bauch" * 12]) is None


def test_an_abbreviation_is_read_with_its_stop_alone() -> None:
    assert _LEXICON.at(["fieb."]) == (1, "fever")
    assert _LEXICON.at(["fieb"]) is None


def test_a_word_that_is_cut_is_pointed_at_where_it_stands() -> None:
    text = "Seit gestern Fieber und Husten und " + "x" * 240 + " und starke Brustschmerzen mit Atemnot."

    assert set(_flags(text)) & {"acute_coronary", "pulmonary_embolism"}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (
            "Seit heute Morgen hängt der rechte Mundwinkel und sie kann den rechten Arm nicht heben.",
            "stroke_tia",
        ),
        ("Il dit qu'il veut mourir et qu'il a acheté une corde.", "suicidality"),
        (
            "Desde ayer dolor torácico opresivo irradiado al brazo izquierdo con sudoración fría.",
            "acute_coronary",
        ),
        ("Da ieri non riesce a urinare e non sente più quando si lava tra le gambe.", "cauda_equina"),
        ("Sinds vanochtend plotseling blind aan het rechteroog.", "sudden_visual_loss"),
        ("Há três meses perdeu 9 kg sem fazer dieta.", "unexplained_weight_loss"),
        ("Han vil ikke leve længere og har købt et reb.", "suicidality"),
        ("Plötslig svår huvudvärk i morse, värsta i livet, kräks och är nackstel.", "acute_neurology"),
    ],
)
def test_a_danger_is_found_in_a_letter_and_pointed_at_in_its_own_words(text: str, code: str) -> None:
    flags = _flags(text)

    assert code in flags
    assert all(quote in " ".join(text.split()) for quote in flags[code].split(" / "))


@pytest.mark.parametrize(
    "text",
    [
        "Kein Fieber, keine Brustschmerzen, keine Atemnot, keine Lähmungen.",
        "Der Vater hatte vor zehn Jahren einen Schlaganfall, der Patient selbst ist gesund und kommt zur Kontrolle.",
        "Pas de douleur thoracique ni de dyspnée, examen normal.",
        "Niega ideas de suicidio. Viene para renovar la receta.",
        "Bei Luftnot oder Brustschmerzen bitte sofort wieder vorstellen. Heute Impfung gegen Grippe.",
        "Geen koorts, geen pijn op de borst. Controle over een jaar.",
        "Sem dor torácica, sem dispneia. Pede receita.",
        "Ingen feber, inga bröstsmärtor, ingen andnöd. Kontroll om ett år.",
        "Ingen feber, ingen brystsmerter. Kontrol om et år.",
        "In caso di febbre o dolore tornare in pronto soccorso. Oggi controllo della ferita, guarita.",
    ],
)
def test_what_is_denied_of_relatives_or_advised_raises_nothing(text: str) -> None:
    assert _flags(text) == {}


@pytest.mark.parametrize(
    ("statement", "advice"),
    [
        ("Bei Luftnot bitte sofort melden", True),
        ("Acudir a urgencias si sangra", True),
        ("Reconsulter en cas de fièvre", True),
        ("Contact opnemen bij koorts", True),
        ("Aufgeklärt: bei Taubheit einer Seite oder hängendem Mundwinkel sofort 112", True),
        ("Se dor de cabeça explosiva ou boca ao lado, ligue 112", True),
        ("Torni se perdite abbondanti, febbre o cefalea intensa", True),
        ("Informert om å ringe 113 ved skjev munn eller lammelse", True),
        ("Kontakt vagtlæge ved feber eller blødning", True),
        ("Consignes de surveillance données: céphalée brutale, raideur", True),
        ("Sie rief um 4 Uhr die 112, weil der Mundwinkel hing", False),
        ("Llamó al 112 por dolor torácico", False),
        ("Se despertó con dolor y acudió a urgencias", False),
        ("Sie erklärt, wenn sie nach Hause komme, werde sie sich umbringen", False),
        ("God kontakt ved undersøkelse, nakkestiv", False),
    ],
)
def test_advice_is_told_from_what_happened(statement: str, advice: bool) -> None:
    assert is_advice_abroad(statement) is advice


@pytest.mark.parametrize("lexicon", lexicons(), ids=lambda lexicon: lexicon.language)
def test_every_form_of_a_lexicon_can_be_read(lexicon: Lexicon) -> None:
    english = set(lexicon.phrases.values())

    assert len(lexicon.phrases) > 4_000
    assert {"and", "with", "since", "not", "pain", "fever", "blood"} <= english
    assert max(map(len, lexicon.phrases)) <= LONGEST_PHRASE
    assert all(all(word.strip(".") for word in words) for words in lexicon.phrases)
