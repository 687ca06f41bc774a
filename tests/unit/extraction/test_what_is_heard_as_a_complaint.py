"""What is heard as a complaint is one where it names what ails somebody: no measurement, no step of an operation, no
finding that all is well."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction.assistant.clinical.heard.complaining import is_lost_by_plan, may_complain
from jobs.extraction.assistant.clinical.heard.mention import Mention
from jobs.extraction.assistant.clinical.heard.names import complained, denied_parts, named
from jobs.extraction.assistant.document import Document
from jobs.extraction.text import Span
from tests.unit.extraction.paper import paper
from tests.unit.extraction.referral_read import referral_read

_OPERATION = (
    "The patient was draped. The skin was incised. The vas was grasped and divided. The lumen was dilated. The field "
    "was irrigated. The fascia was closed. The skin was sutured. Fluid could be milked from the proximal vas. Some "
    "bleeding was cauterized with cautery. He has pain in the right hemiscrotum since Monday."
)


def heard(
    written: str, words: str, *, kind: str = "sx", probability: float = 0.95
) -> tuple[Document, Mention]:
    """A document, and words of it as they are heard."""
    document = Document.of(paper(written), date(2026, 11, 21))
    start = document.text.flowing.index(words)
    return document, Mention(kind, Span(start, start + len(words)), probability)


@pytest.mark.parametrize(
    ("sentence", "words"),
    [
        ("He currently weighs 344 pounds and is tall.", "weighs 344 pounds"),
        ("The right testicle measures 5.3 x 2.4 cm.", "right testicle measures 5.3 x 2.4"),
        ("Hearing is grossly intact today.", "Hearing is grossly intact"),
        ("His testicles are descended bilaterally.", "testicles are descended bilaterally"),
        ("He says that in the mornings he is well.", "that in the mornings"),
        ("He eats cheeseburgers and fast food.", "fast food"),
        ("There were no complications to the procedure.", "complications to the procedure"),
        ("He is in no acute distress.", "acute distress"),
        ("The catheter was advanced to the superior vena cava.", "advanced to the superior vena cava"),
        ("He needs a fasting blood sugar.", "fasting blood sugar"),
        ("No other associated symptoms or modifying factors.", "associated symptoms or modifying factors"),
    ],
)
def test_no_complaint(sentence: str, words: str) -> None:
    assert not may_complain(*heard(sentence, words))


@pytest.mark.parametrize(
    ("sentence", "words"),
    [
        ("She is unable to walk and says so.", "unable to walk"),
        ("She has been cutting her forearms again.", "cutting her forearms"),
        ("There is exposed bone at the lower left jaw.", "exposed bone at the lower left jaw"),
        ("His hearing is down on the left.", "hearing is down"),
        ("He has respiratory distress at night.", "respiratory distress"),
        ("She passed out at the bus stop.", "passed out"),
        ("He lost 7 kg without trying.", "lost 7 kg without trying"),
        ("Her toes turned black in the cold.", "turned black in the cold"),
        ("The foot is not intact, it is numb.", "numb"),
    ],
)
def test_a_complaint(sentence: str, words: str) -> None:
    assert may_complain(*heard(sentence, words))


def test_what_names_nothing_must_be_very_likely() -> None:
    sentence = "He is up three times a night and lines up lids for hours."
    assert may_complain(*heard(sentence, "lines up lids for hours", probability=0.95))
    assert not may_complain(*heard(sentence, "lines up lids for hours", probability=0.7))


@pytest.mark.parametrize("words", ["Fluid could be milked", "bleeding", "proximal vas"])
def test_steps_of_an_operation_are_no_complaints(words: str) -> None:
    assert not may_complain(*heard(_OPERATION, words))


def test_a_report_of_an_operation_tells_of_complaints_too() -> None:
    assert may_complain(*heard(_OPERATION, "pain in the right hemiscrotum"))


@pytest.mark.parametrize(
    ("sentence", "by_plan"),
    [
        ("He pursues surgical attempts of weight loss to feel good.", True),
        ("Optifast for weight loss prior to surgery.", True),
        ("He reports weight loss since May.", False),
        ("She has had unexplained weight loss.", False),
    ],
)
def test_weight_that_is_lost_by_plan(sentence: str, by_plan: bool) -> None:
    document, mention = heard(sentence, "weight loss")
    assert is_lost_by_plan(document, mention.span) == by_plan


@pytest.mark.parametrize(
    ("sentence", "words", "expected"),
    [
        ("A 250-pound male presents with heel pain.", "pound male presents with heel pain", "heel pain"),
        ("Denies any cough or wheezing.", "any cough", "cough"),
        ("No bowel issues and does use several pads a day.", "bowel issues and does use several pads", "bowel issues"),
        ("A mass of the right kidney which was seen.", "mass of the right kidney which", "mass of the right kidney"),
        ("Waking every 1 to 2 hours to void.", "Waking every 1 to", "Waking every 1 to 2 hours"),
        ("Redness of the right toes 2, 3 and 4.", "Redness of the right toes 2", "Redness of the right toes"),
        ("She has a 2.1 x 2.7 cm mass.", "2.7 cm mass", "2.1 x 2.7 cm mass"),
        ("Pain in the left arm at night.", "Pain in the left arm", "Pain in the left arm"),
        ("No hay fever.", "fever", "hay fever"),
    ],
)  # fmt: skip
def test_the_name_of_a_complaint(sentence: str, words: str, expected: str) -> None:
    document, mention = heard(sentence, words)
    assert document.text[complained(document, mention).span] == expected


@pytest.mark.parametrize(
    ("sentence", "words", "expected"),
    [
        ("Studies revealed significant instability.", "revealed significant instability", "significant instability"),
        ("There was a good second-degree tear.", "a good second-degree tear", "second-degree tear"),
        ("Beyond treatment for cancer at this time.", "cancer at this time", "cancer"),
        ("Non-small cell lung cancer of the left lobe.", "lung cancer of the", "lung cancer"),
        ("It is molluscum (genital warts) again.", "molluscum (genital warts", "molluscum (genital warts)"),
        ("A poorly differentiated tumor.", "differentiated tumor", "poorly differentiated tumor"),
        ("He had a lap band placement back in 2009.", "lap band placement back", "lap band placement"),
        ("Fracture of the left wrist.", "Fracture of the left wrist", "Fracture of the left wrist"),
    ],
)  # fmt: skip
def test_the_name_of_a_condition(sentence: str, words: str, expected: str) -> None:
    document, mention = heard(sentence, words, kind="dx")
    assert document.text[named(document, mention).span] == expected


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("dysuria, gross hematuria", ["dysuria", "gross hematuria"]),
        ("shortness of breath or any rashes or lesions", ["shortness of breath", "any rashes", "lesions"]),
        ("voiding or stooling problems", ["voiding or stooling problems"]),
        ("bladder or bowel change", ["bladder or bowel change"]),
        ("nausea", ["nausea"]),
    ],
)
def test_what_is_denied_one_by_one(words: str, expected: list[str]) -> None:
    document, mention = heard(f"He denies {words}.", words, kind="nsx")
    assert [document.text[part.span] for part in denied_parts(document, mention)] == expected


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("Positive for blurred vision, nasal congestion. Denies chest pain.", "present"),
        ("Denies chest pain. Positive for blurred vision.", "present"),
        ("All systems were negative except for blurred vision. Denies chest pain.", "present"),
        ("Positive for cough, no blurred vision.", "negated"),
        ("Denies chest pain, blurred vision or cough.", "negated"),
    ],
)
def test_what_is_said_to_be_there_is_there(said: str, expected: str) -> None:
    note = f"REVIEW OF SYSTEMS: {said} PHYSICAL EXAMINATION: Well. PLAN: See in clinic."
    told = {str(one.text.value): one.text.asserted for one in referral_read(note).clinical.symptoms}
    assert told["blurred vision"] == expected
