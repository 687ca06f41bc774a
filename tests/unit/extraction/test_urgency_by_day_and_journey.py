"""How soon letters want somebody by a day, by who is on the way, by a turn of phrase, and by taking back an earlier
word; and sentences with the same words about other matters. Every person is invented."""

from __future__ import annotations

import pytest

from jobs.extraction.judge.urgency_reading import level_read
from tests.unit.extraction.test_assistant import read, value
from tests.unit.extraction.test_urgency_in_prose import urgency

_SOON, _NOW, _CALM, _NOT = ("urgent", "asap"), ("stat",), ("routine",), (None,)


@pytest.mark.parametrize(
    ("sentence", "levels"),
    [
        ("I would be glad of an answer by Monday.", _SOON),
        ("She flies to Lagos on the 14th and we would like this sorted before her flight.", _SOON),
        ("Please see her within 10 days.", _SOON),
        ("She needs your clearance prior to chemotherapy on 3 December.", _SOON),
        ("Her surgery is booked for 22 March, so we need your opinion before then.", _SOON),
        ("If you have anything in the coming fortnight please take it for her.", _SOON),
        ("Could this be done before the end of the month?", _SOON),
        ("I would really like her seen by the end of March before damage sets in.", _SOON),
        ("Next week at the latest please, the family is worried.", _SOON),
        ("An appointment this week or early next would be ideal.", _SOON),
        ("Can you see her no later than Friday?", _SOON),
        ("Her visa expires on 30 March; kindly give her a date before that.", _SOON),
        ("We would want her seen inside a fortnight.", _SOON),
        ("She starts IVF in April and must be seen first.", _SOON),
        ("Appreciate an appointment in the next couple of weeks.", _SOON),
        ("Kindly arrange review within the fortnight.", _SOON),
        ("Could you find her a slot in the next 7-10 days?", _SOON),
        ("I should be obliged if this could be looked at before her wedding on 28 March.", _SOON),
        ("Please could she have a slot before school starts again.", _SOON),
        ("To be seen by 20/3 please.", _SOON),
        ("The decision about the dose cannot be put off beyond next week.", _SOON),
        ("I do not want her to wait for the usual four months.", _SOON),
        ("I don't think the routine wait of 40 weeks is acceptable here.", _SOON),
        ("I would not want her to sit on the waiting list.", _SOON),
        ("This should not go to the bottom of the pile.", _SOON),
        ("Please do not let this sit until summer.", _SOON),
        ("She cannot wait three months for this.", _SOON),
        ("She can wait for your next routine clinic.", _CALM),
        ("Any time in the next three months would be fine.", _CALM),
        ("Within the next 3-4 months is fine.", _CALM),
    ],
)
def test_a_day_or_event_says_how_soon(sentence: str, levels: tuple[object, ...]) -> None:
    assert urgency(sentence) in levels


@pytest.mark.parametrize(
    ("sentence", "levels"),
    [
        ("I have sent her up to you now.", _NOW),
        ("She is presenting to your unit today.", _NOW),
        ("She leaves with the ambulance at 11:15.", _NOW),
        ("Ambulance leaving now, forty minutes away.", _NOW),
        ("I have called an ambulance and she will be with you within the hour.", _NOW),
        ("She is on her way to you with her husband.", _NOW),
        ("Her daughter is bringing her straight to your assessment unit.", _NOW),
        ("I have asked her to come straight to A&E with this letter.", _NOW),
        ("She is coming to you this afternoon by taxi.", _NOW),
        ("As discussed with your registrar Dr Imam, she is coming up to the ward this morning.", _NOW),
        ("Helicopter left at 0425, expected with you 0510.", _NOW),
        ("Blue light transfer arranged, ETA 20 minutes.", _NOW),
        ("I'm sending her across to SDEC now, bed agreed with Dr Low.", _NOW),
        ("She will attend your emergency eye clinic this afternoon as agreed on the phone.", _NOW),
        ("Thank you for accepting her for admission today.", _NOW),
        ("Kindly receive and admit the above named.", _NOW),
        ("Please admit.", _NOW),
        ("Please assess and admit under your care.", _NOW),
        ("She travels with the nurse in the ambulance.", _NOW),
        ("Accepted by Dr Mbeki, transfer tonight.", _NOW),
        ("She came by ambulance in 2019 after a faint.", _NOT),
        ("Her husband will bring her to the appointment by car.", _NOT),
        ("If she gets worse I will send her to A&E.", _NOT),
        ("She was sent to A&E last month and was discharged the same day.", _NOT),
    ],
)
def test_who_is_on_the_way_or_admitted_cannot_wait(sentence: str, levels: tuple[object, ...]) -> None:
    assert urgency(sentence) in levels


@pytest.mark.parametrize(
    ("sentence", "levels"),
    [
        ("Sooner rather than later please.", _SOON),
        ("I would like her moved up the list if at all possible.", _SOON),
        ("I feel this warrants an early look.", _SOON),
        ("The sooner the better.", _SOON),
        ("Could she jump the queue a little?", _SOON),
        ("She is not an emergency but I would not leave it long.", _SOON),
        ("Grateful for a reasonably early appointment.", _SOON),
        ("I'd be grateful for a prompt opinion.", _SOON),
        ("Could you squeeze her in?", _SOON),
        ("A cancellation would be welcome.", _SOON),
        ("I would appreciate your seeing her with some haste.", _SOON),
        ("Please treat as high priority.", _SOON),
        ("Grateful if you would expedite.", _SOON),
        ("Your soonest appointment please.", _SOON),
        ("No rush.", _CALM),
        ("No great hurry with this.", _CALM),
        ("At your convenience.", _CALM),
        ("Whenever you have a free slot.", _CALM),
        ("When a slot comes up.", _CALM),
        ("When your clinic next has space.", _CALM),
        ("There is no hurry at all.", _CALM),
        ("This is not urgent.", _CALM),
        ("Nothing pressing, she is well.", _CALM),
        ("Non-urgent.", _CALM),
        ("I am happy for her to join the ordinary waiting list.", _CALM),
        ("Routine appointment please.", _CALM),
        ("Happy for this to be a routine referral.", _CALM),
        ("She can be seen in turn.", _CALM),
        ("It can wait until after the summer.", _CALM),
        ("She understands that the wait may be long and is content with that.", _CALM),
        ("In due course.", _CALM),
        ("as and when you can fit her in, no pressure", _CALM),
    ],
)
def test_turns_of_phrase_say_how_soon(sentence: str, levels: tuple[object, ...]) -> None:
    assert urgency(sentence) in levels


@pytest.mark.parametrize(
    ("sentence", "levels"),
    [
        ("My letter of January asked for a routine appointment; please upgrade this to urgent.", _SOON),
        ("This was sent as routine, please treat as urgent now.", _SOON),
        ("Was routine, please upgrade.", _SOON),
        ("Please expedite my referral of 4 January.", _SOON),
        ("I would be grateful if you could bring her appointment of 14 July forward.", _SOON),
        ("Her appointment is not until September; is there any chance of an earlier one?", _SOON),
        ("I had marked this urgent, but she is better, and a routine appointment will do.", _CALM),
        ("Please downgrade from urgent to routine.", _CALM),
    ],
)
def test_a_letter_takes_back_what_an_earlier_one_said(sentence: str, levels: tuple[object, ...]) -> None:
    assert urgency(sentence) in levels


@pytest.mark.parametrize(
    "sentence",
    [
        "Dr Fell referred her urgently to cardiology in 2022.",
        "She was seen at Urgent Care on Sunday.",
        "If things worsen she should urgently go to A&E.",
        "I advised her to attend the emergency department should the weakness return.",
        "She has urinary urgency and frequency.",
        "Her emergency contact is her son.",
        "She had an emergency caesarean in 1990.",
        "Her sister was urgently admitted with a stroke.",
        "She asked me to refer her as soon as possible but I explained that this is not how it works.",
        "Routine bloods were normal.",
        "She looks forward to seeing you soon.",
        "I look forward to your early reply.",
        "Thank you for your prompt attention.",
        "Please send the report within 10 days.",
        "I will see her again in two weeks.",
        "She will have a repeat scan in 6 weeks.",
        "She takes paracetamol as soon as the pain starts.",
        "She wants to be back at work by Easter.",
        "The tremor began before Christmas.",
        "Symptoms have progressed within weeks.",
        "Her symptoms began before her operation on 3 March and she has not been seen since.",
        "She had an ambulance called by her neighbour after the fall and was taken to hospital.",
        "She travels by ambulance transport and needs a wheelchair.",
        "Please arrange ambulance transport for her appointment.",
        "She was admitted with pneumonia and left by ambulance for the nursing home.",
        "She goes back to work on Monday.",
        "Her next visit with me is on 14 April, before which I will repeat bloods.",
        "I will see her before her operation in May to check the blood pressure.",
        "She must not stop the tablets before her surgery on 3 June.",
        "She takes the tablet before breakfast.",
        "The wound should not be left uncovered.",
        "We would not let her drive.",
        "She is reluctant to wait in crowded rooms.",
        "She is worried about leaving her husband alone.",
        "Please let me know by Friday if you need any further information.",
        "Results will be sent to you by the end of the week.",
        "Please reply to the surgery within 14 days of the clinic.",
        "Please fax your report before 3 May.",
        "She was upgraded to a dual chamber pacemaker in 2020.",
        "Her hearing aids were upgraded last year.",
        "Her appointment in March was brought forward by the hospital and she attended.",
        "She can wait until her lunch to take it.",
        "The pain comes when the bladder is full and there is no pressure.",
        "No pressure sores.",
        "She was admitted on 3 May and discharged on 7 May.",
        "Patients are seen in order of urgency.",
        "Our clinic accepts urgent cases on Mondays.",
        "Kindly note that she lives alone.",
        "She gets the bus to your clinic and arrives early.",
        "If her vision drops she knows to go straight to casualty today or any day.",
        "I told her to come straight back to me if the pain returns.",
        "Review in 6 weeks with me.",
        "I have asked her to return to my clinic in two weeks.",
        "She will see the practice nurse this afternoon for bloods.",
        "Her daughter is bringing her to all appointments.",
        "She drove to your unit last Tuesday but could not find parking.",
        "She cannot stand for long and cannot wait in queues because of pain.",
        "She eats quickly and cannot wait for meals.",
        "Time to onset is within 2 weeks of a viral illness.",
        "She stopped smoking before Christmas.",
        "The rash appeared by the end of the month.",
        "Symptoms settle by next day.",
        "She has to be in bed by 9.",
        "The tremor is worse early in the morning and sooner after coffee.",
        "There was a delay in diagnosis of two years.",
        "She was sent to the emergency department by taxi last year.",
        "Her mother had an emergency transfer in labour.",
        "She declined admission today.",
        "She was on her way to church when she fell.",
        "He was asked to attend the unit today but declined.",
        "Thank you for your letter of 3 March, received today.",
        "I spoke to your registrar today.",
        "I saw her today in the surgery.",
        "She was treated as an emergency in 2015.",
        "Bloods done this week were normal.",
        "Physio has been booked before the end of the month.",
        "Return to work by 3 April is planned.",
        "She hopes to become pregnant by next year.",
    ],
)
def test_the_same_words_about_other_matters_are_no_urgency(sentence: str) -> None:
    assert urgency(sentence) in (None, "routine")


@pytest.mark.parametrize(
    ("line", "levels"),
    [
        ("Appointment\t☐ Ordinary ☒ Early (1 week) ☐ A&E now", _SOON),
        ("Appointment\t☒ Ordinary ☐ Early (1 week) ☐ A&E now", _CALM),
        ("Appointment\t☐ Ordinary ☐ Early (1 week) ☒ A&E now", _NOW),
        ("Priority level: ☐ I emergent/acute ☒ II preventive/acute primary ☐ III secondary", _NOT),
        ("Urgency: R", _CALM),
        ("PRI: U", _SOON),
        ("Need by: 05/20/2026", _SOON),
        ("Date needed by:\t20 May 2026", _SOON),
        ("Tipo de consulta: ( ) urgencia (X) programada", _CALM),
        ("Prioridade: ( ) Eletivo (X) Prioritário ( ) Urgência", _SOON),
        ("Classificação de risco: AMARELO", _SOON),
        ("Triage colour: blue", _CALM),
        ("URG: Y", _SOON),
        ("Recommended time to appointment: < 2 wks", _SOON),
        ("Urgency: [ROUTINE] [*URGENT*] [STAT]", _SOON),
        (">> TODAY PLS <<", _NOW),
        ("For URGENT referrals please phone 416-555-0100", _NOT),
        ("☐ Routine ☐ Urgent ☐ STAT", _NOT),
        ("Records needed by: 05/20/2026", _NOT),
    ],
)
def test_forms_print_urgencies_in_many_ways(line: str, levels: tuple[object, ...]) -> None:
    form = (
        "Bayfield Community Clinic\nREFERRAL FORM\nDate: 12/05/2026\nTo:\tCardiology, Lakeside Hospital\n"
        "Patient name: Orla Tennant\tDOB: 03/02/1958\nPhone: 416-555-0133\n"
        f"{line}\nReason for referral: palpitations for four months, worse at night\n"
        "Referring provider: Dr. Sam Iverson\n"
    )
    assert value(read(form), "request.urgency") in levels


@pytest.mark.parametrize(
    ("words", "level"),
    [
        ("no later than Friday", "urgent"),
        ("before her flight", "urgent"),
        ("20 May 2026", "urgent"),
        ("avant la chimiothérapie", "urgent"),
        ("would not leave it long", "urgent"),
        ("upgrade", "urgent"),
        ("Ambulance leaving", "stat"),
        ("Si invia in Pronto Soccorso", "stat"),
        ("Please assess and admit", "stat"),
        ("can wait", "routine"),
        ("délai habituel convient", "routine"),
        ("Sin prisa", "routine"),
        ("azul", "routine"),
        ("knee pain", None),
    ],
)
def test_the_judge_knows_turns_of_phrase_by_their_stems(words: str, level: str | None) -> None:
    assert level_read(words) == level
