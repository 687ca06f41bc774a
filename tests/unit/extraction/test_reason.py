"""Why somebody is referred: the sentence that says it, the cell of a form that does, and nothing where nobody says it.
Every person is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_assistant import read, value


def letter(*paragraphs: str, salutation: str = "Dear Dr Calloway,") -> str:
    body = "\n\n".join(paragraphs)
    return (
        "Summit Primary Care\n2135 Beech Grove\nNew Haven, CT 06511\n\n13 May 2026\n\n"
        f"{salutation}\n\nRe: Anton Brandt, DOB 14 Feb 1968\n\n{body}\n\nYours sincerely,\n\nDr Ingrid Solheim\n"
    )


@pytest.mark.parametrize(
    ("sentence", "reason"),
    [
        (
            "Thank you for seeing this pleasant 58-year-old man with six weeks of knee pain.",
            "six weeks of knee pain",
        ),
        ("Thanks for reviewing Anton regarding his worsening psoriasis.", "his worsening psoriasis"),
        (
            "I would be most grateful for your opinion on this gentleman's recurrent epistaxis.",
            "this gentleman's recurrent epistaxis",
        ),
        ("I would value your opinion about his tremor.", "his tremor"),
        (
            "Many thanks for taking over the care of this man, who has been troubled by palpitations since March.",
            "palpitations since March",
        ),
        ("Could you please assess him for a possible frozen shoulder?", "a possible frozen shoulder"),
        (
            "I should appreciate your advice in relation to his refractory migraine.",
            "his refractory migraine",
        ),
        ("We are referring Mr Anton Brandt because of progressive hearing loss.", "progressive hearing loss"),
        ("Kindly see the above pt. C/O breathlessness on one floor.", "breathlessness on one floor"),
        (
            "Please review this man with a view to knee replacement, given severe osteoarthritis of the knee.",
            "severe osteoarthritis of the knee",
        ),
        (
            "I am writing to ask for an appointment for Mr Brandt, in whom I suspect coeliac disease.",
            "coeliac disease",
        ),
        ("This man is referred with a change in bowel habit.", "a change in bowel habit"),
        ("Requesting neurology consultation for new onset seizures.", "new onset seizures"),
        ("Ich bitte um Mitbeurteilung wegen zunehmender Belastungsdyspnoe.", "zunehmender Belastungsdyspnoe"),
        ("Je vous adresse ce patient de 58 ans pour des douleurs lombaires.", "des douleurs lombaires"),
        ("Le remito a este paciente por dolor abdominal recurrente.", "dolor abdominal recurrente"),
        ("Le invio il paziente per dispnea da sforzo.", "dispnea da sforzo"),
    ],
)
def test_the_part_of_a_request_that_says_what_it_is_for(sentence: str, reason: str) -> None:
    found = value(read(letter(sentence, "He lives with his wife. He takes aspirin.")), "request.reason")
    assert isinstance(found, str)
    assert reason in found
    assert "lives with" not in found


@pytest.mark.parametrize(
    ("paragraphs", "reason"),
    [
        (
            (
                "Thank you for seeing this retired baker. He has had three months of night cramps and cold feet.",
            ),
            "He has had three months of night cramps and cold feet.",
        ),
        (
            (
                "I would be grateful for a routine opinion. His mother describes loud snoring with pauses in "
                "breathing.",
            ),
            "His mother describes loud snoring with pauses in breathing.",
        ),
        (
            (
                "Mr Brandt has had four episodes of giddiness on turning over in bed.",
                "He takes aspirin. There are no allergies.",
                "I would be grateful for your assessment at your earliest convenience.",
            ),
            "Mr Brandt has had four episodes of giddiness on turning over in bed.",
        ),
        (
            (
                "I saw this florist in the back pain clinic. She has left sciatica that has not settled.",
                "We would be glad of your opinion.",
            ),
            "She has left sciatica that has not settled.",
        ),
    ],
)
def test_a_bare_request_is_explained_by_the_sentence_beside_it(
    paragraphs: tuple[str, ...], reason: str
) -> None:
    assert value(read(letter(*paragraphs)), "request.reason") == reason


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ("Clinical question: Is this uveitis?", "Is this uveitis?"),
        ("Why now? .........\tThree falls since Christmas", "Three falls since Christmas"),
        ("What brings the client\tPanic attacks on the bus", "Panic attacks on the bus"),
        ("Chief reason\tChanging mole on the back", "Changing mole on the back"),
        ("Rheswm / Reason\tThick painful nails she cannot reach", "Thick painful nails she cannot reach"),
        ("INDICATION\tDX CODES\nChest pressure for 3 weeks\tI20.89", "Chest pressure for 3 weeks"),
        ("Reason for referral\tICD-10\nNodule of the right lung\tR91.1", "Nodule of the right lung"),
        (
            "Reason\n[x] New type 2 diabetes  [ ] Prediabetes  [ ] Type 1 diabetes",
            "New type 2 diabetes",
        ),
        ("Motivo della richiesta: lombalgia cronica", "lombalgia cronica"),
        ("RSN: ACUTE CAUDA EQUINA SYNDROME SUSPECTED", "ACUTE CAUDA EQUINA SYNDROME SUSPECTED"),
        (
            "Tell us why\nFlooding periods with iron deficiency.\nQuestions\nBleeding after menopause?\tNo",
            "Flooding periods with iron deficiency",
        ),
        ("Tell us what is going on: She has been cutting her forearms.", "She has been cutting her forearms"),
        (
            "Problem\tPoorly controlled asthma\nMore\tNight cough, wheeze at soccer",
            "Poorly controlled asthma",
        ),
        ("Diagnose / Verdachtsdiagnose\nSchulterschmerz links", "Schulterschmerz links"),
        (
            "REASON FOR VISIT / REFERRAL\nCardiology: Transition of care for repaired tetralogy of Fallot.",
            "Cardiology: Transition of care for repaired tetralogy of Fallot",
        ),
        (
            "S: 25 yo with sudden hearing loss in the right ear.\nO: T 98.1, BP 122/70.",
            "25 yo with sudden hearing loss in the right ear",
        ),
        (
            "Reason\nCalf claudication at 60 metres\nStory\nIt began a year ago.",
            "Calf claudication at 60 metres",
        ),
    ],
)
def test_what_a_form_says_at_a_head_that_asks_why(lines: str, reason: str) -> None:
    form = f"OUTPATIENT REFERRAL FORM\n\nPatient name: Anton Brandt\nDate of birth: 14/02/1968\n\n{lines}\n"
    assert value(read(form), "request.reason") == reason


@pytest.mark.parametrize(
    "lines",
    [
        "Cc: practice@surgery.example.org",
        "Clinical information first\t06-Jul-2021 11:45",
        "Reason for referral: see attached letter",
        "Problem\nStone disease\t[x] Y\t[ ] N",
        "Comments\tTim Friese (Mr)",
        "Reason for referral:\nNumber of pages (excluding coversheet):",
        "Reason for referral:\nNumber of pages (excluding coversheet):\t4",
        "Reason for referral: Number of pages (excluding coversheet):",
        "REASON FOR REFERRAL\n\nNumber of pages (excluding coversheet):",
        "Reason for referral:\tHow many sheets we sent today:",
        "Reason for referral:\nDate of birth",
        "Bleeding after menopause?\tNo\nLocked knee?\tNo",
    ],
)
def test_what_is_no_reason(lines: str) -> None:
    form = f"OUTPATIENT REFERRAL FORM\n\nPatient name: Anton Brandt\nDate of birth: 14/02/1968\n\n{lines}\n"
    assert value(read(form), "request.reason") is None


def test_what_is_told_behind_a_salutation_on_its_line_and_a_sign_behind_a_request() -> None:
    audiologist = (
        "Beach Practice\n\n24/6/2026\n\nAudiology referral\n\nMr Anton Brandt DOB 8/7/1939\n\n"
        "Dear audiologist, this veteran has gradual hearing loss in both ears. Nothing sudden, no vertigo.\n\n"
        "Dr Ingrid Solheim\n"
    )
    assert "gradual hearing loss in both ears" in str(value(read(audiologist), "request.reason"))
    kidneys = letter(
        "Please see Anton at your next outreach visit. His eGFR has fallen from 41 to 29 in a year."
    )
    assert value(read(kidneys), "request.reason") == "His eGFR has fallen from 41 to 29 in a year."


def test_a_stroke_that_a_reader_took_an_i_for_asks_too() -> None:
    fax = letter("May | ask you to see this man with a changing mole on the left calf.")
    assert value(read(fax), "request.reason") == "a changing mole on the left calf"


def test_reports_that_ask_for_nothing_have_no_reason() -> None:
    report = (
        "LABORATORY REPORT\nPatient: Anton Brandt\tDOB: 14/02/1968\nCollected: 01/05/2026\n"
        "Test\tResult\tReference range\nHaemoglobin\t9.1 g/dL\t13.0-17.0\nFerritin\t4 ug/L\t30-400\n"
        "Clinical details: tired, ?anaemia\n"
    )
    assert value(read(report), "request.reason") is None


def test_the_label_under_a_reason_does_not_belong_to_it() -> None:
    form = (
        "FAX COVERSHEET\n\nPatient name: Anton Brandt\nDate of birth: 14/02/1968\n\n"
        "Reason for referral: recurrent epistaxis\nNumber of pages (excluding coversheet):\n"
    )
    assert value(read(form), "request.reason") == "recurrent epistaxis"


@pytest.mark.parametrize(
    "nothing",
    ["No Reason for Referral data", "None", "No information", "None recorded.", "No data available"],
)
def test_a_head_with_nothing_below_it_ends_the_search(nothing: str) -> None:
    page = (
        "Referral Note\nPatient: Anton Brandt\nDate of birth: 14 Feb 1968\n\n"
        "INSTRUCTIONS\nIn case of a headache take paracetamol as advised by the ward.\n\n"
        "REASON FOR REFERRAL\n{}\n\nMEDICATIONS\nAmlodipine 5 mg once daily\n"
    )
    assert value(read(page.format(nothing)), "request.reason") is None
    assert value(
        read(page.format("No information from the last cardiologist; palpitations.")), "request.reason"
    )


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (
            "Question\tAnswer\nReason for referral?\tFalling eGFR with albuminuria",
            "Falling eGFR with albuminuria",
        ),
        (
            "Referral for\tPsychiatry\nPresenting problem: Low mood and panic since May",
            "Low mood and panic since May",
        ),
        (
            "What is the problem?\nKnee\nDx: End-stage arthritis of the knee",
            "End-stage arthritis of the knee",
        ),
        (
            "reasonCode\tCarpal tunnel syndrome of right wrist\nnote\tSplint has not helped",
            "Carpal tunnel syndrome of right wrist",
        ),
        ("Justification for referral: Recurrent renal colic", "Recurrent renal colic"),
        ("Cause of referral : Prolonged labour", "Prolonged labour"),
        ("RE: New referral - uncontrolled diabetes", "New referral - uncontrolled diabetes"),
        (
            "Questions? Call 859-555-0101\nWhat is the question?: Joint pain and a high ANA",
            "Joint pain and a high ANA",
        ),
        ("Main worry: school refusal and panic", "school refusal and panic"),
        ("Reason for referral\tAnswer\nDx: Recurrent low mood", "Recurrent low mood"),
        ("Reason for referral\tPsychiatry\nDx: Recurrent low mood", "Recurrent low mood"),
    ],
)
def test_a_head_put_together_of_words_that_ask_why(lines: str, reason: str) -> None:
    assert value(read(f"REFERRAL FORM\n{lines}\n"), "request.reason") == reason


@pytest.mark.parametrize(
    ("paragraphs", "reason"),
    [
        (
            (
                "I write on behalf of Mr Brandt, who now has severe aortic stenosis. I would value your opinion.",
                "His history is otherwise notable for breast cancer in 1998.",
            ),
            "severe aortic stenosis",
        ),
        (
            (
                "Please can somebody see Mr Anton Brandt. His wife answers the phone, he won't without hearing aids.",
                "He has a venous leg ulcer which is not healing.",
            ),
            "He has a venous leg ulcer which is not healing.",
        ),
        (
            (
                "He is known to have a disc protrusion with left sciatica. "
                "Since Saturday he has had numbness of the saddle.",
            ),
            "Since Saturday he has had numbness of the saddle.",
        ),
        (("PLEASE REVIEW THIS MAN WITH RECURRENT CONVULSIONS.",), "RECURRENT CONVULSIONS"),
    ],
)
def test_neither_background_nor_how_somebody_is_reached_is_why(
    paragraphs: tuple[str, ...], reason: str
) -> None:
    assert reason in str(value(read(letter(*paragraphs)), "request.reason"))


def test_a_plans_entry_begins_with_what_it_refers_for() -> None:
    note = (
        "Progress note\nS: here for joint pain, ten weeks\nA/P:\n"
        "1. Inflammatory polyarthritis, likely early. Refer to Rheumatology for evaluation. Bloods drawn today.\n"
    )
    assert "Inflammatory polyarthritis" in str(value(read(note), "request.reason"))
