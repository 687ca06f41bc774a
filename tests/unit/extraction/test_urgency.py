"""Urgency as the document states it: labels, boxes, stamps and sentences, and the same words said of other things."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant, run_judge
from tests.unit.extraction.paper import paper

STATED = [
    ("Refer to Cardiology - urgent", "urgent"),
    ("Referral to: Cardiology (urgent)", "urgent"),
    ("Seen in the surgery on Monday with her daughter.\nRefer: Neurology, routine", "routine"),
    ("Am Montag in der Praxis mit der Tochter gesehen.\nÜberweisung: kurativ, dringend", "urgent"),
    ("__X__ Urgent  _____ Routine", "urgent"),
    ("Routine ___ Urgent _X_", "urgent"),
    ("Routine: X  Urgent:", "routine"),
    ("Please arrange to see him within the week.", "urgent"),
    ("This needs urgent attention.", "urgent"),
    ("He cannot wait the usual 12 weeks.", "urgent"),
    ("She should be seen sooner than our usual wait.", "urgent"),
    ("Wir bitten um dringliche Vorstellung.", "urgent"),
    ("Visita urgente", "urgent"),
    ("Graag op korte termijn zien.", "urgent"),
    ("Gewenste termijn: 1 week", "urgent"),
    ("Priority according to GP\tUrgent", "urgent"),
    ("Referrer priority Semi-urgent", "urgent"),
    ("Clinical urgency as judged by referrer\tRoutine", "routine"),
    ("Category: Non-urgent (within 6 weeks)", "routine"),
    ("When: within two weeks if possible", "urgent"),
    ("When\t3-5 days, patient told to expect your call", "urgent"),
    ("How soon? As soon as you can manage it", "asap"),
    ("Request type: Expedited", "urgent"),
    ("Triage outcome requested: Urgent", "urgent"),
    ("Target date: within 14 days", "urgent"),
    ("Carácter de la solicitud: ordinario", "routine"),
    ("Classe di priorità\tU (72 ore)", "asap"),
    ("Priorità P (programmata)", "routine"),
    ("Urgentie: binnen 2 weken", "urgent"),
    ("Priority 1 2 ☒ 3 4", "routine"),
    ("I have marked this as urgent.", "urgent"),
    ("I have graded this referral as routine.", "routine"),
    ("I am sending this 78-year-old lady to you today with a swollen eye.", "stat"),
    ("Bitte um kurzfristigen Termin.", "urgent"),
    ("Serait-il possible de la voir dans les 15 jours ?", "urgent"),
    ("Type: ☐ Emergency ☐ Urgent ☒ Routine", "routine"),
    ("Priority ( ) Routine (o) Urgent ( ) Emergent", "urgent"),
    ("Urgency: USC", "asap"),
    ("Priority: 2WW", "asap"),
    ("School\tSenior infants\tPriority\tRoutine", "routine"),
    ("Please see Mr. Sample within 1 week.", "urgent"),
    ("I should be grateful for an early appointment.", "urgent"),
    ("Priority: P1", "urgent"),
    ("Priority: P3", "routine"),
    ("Priority: Category 3", "routine"),
    ("Priority: Emergent", "stat"),
    ("Urgency: Semi-urgent", "urgent"),
    ("Urgency: within 2 weeks", "urgent"),
    ("Timeframe: next available", "routine"),
    ("Dringlichkeit: dringend", "urgent"),
    ("Dringlichkeit: nicht dringend", "routine"),
    ("Urgentie: ☒ regulier ☐ spoed", "routine"),
    ("Urgentie: spoed", "urgent"),
    ("Prioridad: preferente", "urgent"),
    ("URGENT - please see within one week", "urgent"),
    ("URGENT CARDIOLOGY REFERRAL", "urgent"),
    ("☒ URGENT ☐ For review ☐ Please reply", "urgent"),
    ("I would be grateful if this lady could be seen soon in your clinic.", "urgent"),
    ("Please could she be seen within the next two weeks.", "urgent"),
    ("Please see him today in your assessment unit.", "stat"),
    ("This is urgent and I would value your help.", "urgent"),
    ("Please see this nearly six year old for a routine opinion.", "routine"),
    ("The problem is not urgent.", "routine"),
    ("It is routine, not urgent.", "routine"),
    ("There is no great urgency but I would value your opinion.", "routine"),
    ("A non-urgent appointment would be fine.", "routine"),
    ("Ich bitte um dringende Abklärung der Luftnot.", "urgent"),
    ("Les remito con carácter preferente por bocio.", "urgent"),
    ("Je vous l'adresse pour un avis urgent.", "urgent"),
    ("Please see Mr. Sample within 1 week, for surgery if you agree.", "urgent"),
    ("Thanks for fitting Ann in this week as discussed.", "urgent"),
    ("Thank you for accepting him for ongoing care, ideally within four weeks.", "urgent"),
    ("This week please, if you have a slot.", "urgent"),
    ("TRIAGE:\tElective", "routine"),
    ("PRIORITY TODAY - patient on her way by car", "stat"),
    ("Priority P1 ☐ P2 (within 6 weeks) ☒ P3 ☐", "urgent"),
    (
        "Priorité A (3 jours) ☐\tPriorité B (10 jours) ☒\tPriorité C (28 jours) ☐\tPriorité D (3 mois) ☐",
        "urgent",
    ),
    ("VISIT TYPE\tSEE WITHIN\n☒ New ☐ Echo only\t☐ Today ☒ 1-3 days ☐ 2 weeks ☐ Next open", "asap"),
    ("☐ Same day (call us)\nFax to 404-555-0100\t☒ Next 2 weeks\n☐ Next available", "urgent"),
    ("☒ Same day\n☐ Within 2 weeks\n☐ Next available", "stat"),
    ("Appointment needed: [ ] within 24 hours [x] 3 months", "routine"),
    ("Category 1 (30 days) [x]  Category 2 (90 days) [ ]  Category 3 (365 days) [ ]", "urgent"),
    ("Category 1 [ ]  Category 2 [ ]  Category 3 [x]", "routine"),
    ("☐ Urgent (<2 weeks) ☒ Semi-urgent ☐ Elective", "urgent"),
    ("☐ Urgent (<2 weeks) ☐ Semi-urgent ☒ Elective", "routine"),
    ("Date sent\tPriority\n4/11/2026\tUrgent", "urgent"),
    ("Date sent\tUrgency\n4/11/2026\tRoutine (RTT)", "routine"),
    ("See within: 2 weeks", "urgent"),
    ("Triage category: 1", "urgent"),
    ("Délai souhaité : 2 semaines", "urgent"),
    ("☐ STAT ☐ ASAP (48 h) ☐ Urgent ☒ Routine", "routine"),
    ("[ ] Dringend [x] Elektiv", "routine"),
    ("Normal ☐ Preferente ☒ Urgente ☐", "urgent"),
    ("Délai souhaité\n☐ moins de 48 h ☒ moins de 2 semaines ☐ moins de 3 mois ☐ sans urgence", "urgent"),
    ("Priorità: ☐ U (72 ore) ☒ B (10 giorni) ☐ D (30/60 giorni) ☐ P (120 giorni)", "urgent"),
    ("When should the patient be seen? ☐ 24-48 hrs ☐ 1-2 weeks ☒ Next available", "routine"),
    ("Can she wait? ☐ Yes, next opening ☒ No, please see this week ☐ In crisis now", "urgent"),
    ("(X) START WITHIN 3 DAYS ( ) START IN 2 WEEKS ( ) ROUTINE", "asap"),
    ("Desired time frame: <72h", "asap"),
    ("Please see: today", "stat"),
    ("Importance: High", "urgent"),
    ("Is this urgent? Yes", "urgent"),
    ("Urgent? ☒ Yes ☐ No", "urgent"),
    ("Urgence : ☒ oui ☐ non", "urgent"),
    ("2WW OESOPHAGO-GASTRIC / HEPATOBILIARY (UPPER GI) 2WW\n☐ Haematemesis (non urgent route)", "asap"),
    ("REFERRAL - EMERGENT - CALL ON RECEIPT\t10/19/2026", "stat"),
    ("Urgent suspected cancer: Lower GI", "asap"),
    ("Subject: Urgent - new patient with painless jaundice", "urgent"),
    ("EILT!", "urgent"),
    ("Can somebody see Mrs. Sample tomorrow or Friday?", "asap"),
    ("I would like you to see this boy in the next two or three days for jaundice.", "asap"),
    ("May I ask you to see as a priority this man with a changing mole.", "urgent"),
    ("We would be very grateful for a prompt appointment.", "urgent"),
    ("I would appreciate your seeing her without delay.", "asap"),
    ("I am referring her under the two week rule with a breast lump.", "asap"),
    ("Kindly see this patient at the earliest.", "asap"),
    ("Could you squeeze him in before the weekend?", "urgent"),
    ("Needs appt in 1 wk", "urgent"),
    ("for review in 2/52 pls", "urgent"),
    ("To be seen this week if at all possible.", "urgent"),
    ("Ich bitte um einen Termin in den nächsten 3 Tagen.", "asap"),
    ("Je souhaiterais qu'elle soit vue dans les 15 jours.", "urgent"),
    ("Le ruego la valore a la mayor brevedad posible.", "asap"),
    ("Graag binnen twee weken zien.", "urgent"),
    ("Toegangstijd: binnen 2 weken", "urgent"),
    ("☐ P3 Routine, 4-6 weeks ☐ P2 Soon, within 4 weeks ☒ P1 Urgent, within 2 weeks", "urgent"),
    ("SAME DAY - telephoned through to eye casualty 11.40", "stat"),
    ("Lung - Faster Diagnosis Referral", "asap"),
    ("I would rate this Category 1 (within 30 days).", "urgent"),
    ("We feel that she should not wait for the usual six months.", "urgent"),
    ("I would ask that he be seen within the next fortnight if at all possible.", "urgent"),
    ("Kindly do the needful at the earliest.", "asap"),
    ("When: ☐ Today ☐ 1 week ☒ 4-6 weeks ☐ Annual", "routine"),
    ("I do not think this needs to be urgent.", "routine"),
    ("I think she can wait for a routine slot.", "routine"),
]

NOT_STATED = [
    "We will chase the urgent scan. Please see her.",
    "Referrals are triaged as urgent or routine by the consultant. Please see him.",
    "Thank you for your urgent attention to this matter.",
    "URGENT: Y / N",
    "When: 3 weeks ago, after a fall",
    "When did it start: 2 weeks",
    "Bowel urgency: 3 weeks",
    "Category: A",
    "Referral type: A",
    "Sent today by fax. I am sending the results to you today.",
    "Our clinic offers routine appointments within 6 weeks.",
    "In an emergency call 911.",
    "For urgent enquiries call 01632 960100.",
    "If urgent, please ring the surgery.",
    "He attended the urgent care center in May.",
    "EMERGENCY DEPARTMENT",
    "URGENT CARE CENTER",
    "Emergency contact: Bisi Sample",
    "She had emergency surgery in 2019.",
    "I have arranged an urgent chest x-ray.",
    "She was advised to attend the emergency department if it gets worse.",
    "Priority: ☐ Routine ☐ Urgent ☐ STAT",
    "URGENT ☐ ROUTINE ☐ PLEASE COMMENT ☐ PLEASE REPLY ☒",
    "Follow up ☒ 2 weeks",
    "Urgent / Routine / STAT",
    "Priority: Routine / Urgent",
    "Alcohol: ☐ none ☒ low ☐ high",
    "Smoker ☒ 2 a day",
    "Return visit: ☐ 1 week ☒ 2 weeks ☐ 4 weeks",
    "Timing:\tRoutine\tWithin 2 weeks\tSame day",
    "I saw her today in surgery.",
    "He takes his tablets as soon as he wakes.",
    "Normal bloods. Low mood. High blood pressure.",
    "Thank you for seeing this man at your earliest convenience.",
    "Please send the records within 30 days.",
    "Please sign and return within 5 days.",
    "Please fax your consult note within 7 days of the visit.",
    "She should be seen immediately if she develops chest pain.",
    "She attends for routine asthma review. I would be grateful for your opinion.",
    "Please see this lady whose symptoms started suddenly this week.",
    "Please advise; he stopped work this week because of the pain.",
    "Thank you for asking me to see Ann Sample, whom I met in consultation today.",
    "She presents to clinic today for a new patient evaluation.",
    "Thank you for your prompt attention to this matter.",
    "I am starting him on prednisolone today and would be grateful for your opinion.",
    "We aim to see urgent referrals within two weeks.",
    "PRIORITY HEALTH PPO",
    "Emergency Physicians of Sample County",
    "Routine / urgent referral form",
    "Urgent? ☐ Yes ☒ No",
    "She is a G5 P1 lady at 39 weeks, seen for induction of labour.",
    "This is a 23-year-old gravida 2, P2, evaluated for pelvic pain.",
    "He was sent back to Same Day Surgery for recovery after the scan.",
    "Seen in the emergency department where CT scan was read as normal.",
    "The next office visit will be in 4 days.",
]


def urgency(text: str) -> str | int | None:
    pages = paper(f"Referral\nPatient: Ann Sample\n{text}")
    return run_assistant(pages=pages, today=date(2026, 6, 1)).request.urgency.value


@pytest.mark.parametrize(("text", "expected"), STATED)
def test_the_urgency_that_is_stated_is_found(text: str, expected: str) -> None:
    assert urgency(text) == expected


@pytest.mark.parametrize("text", NOT_STATED)
def test_an_urgency_that_is_not_of_this_request_is_not_taken(text: str) -> None:
    assert urgency(text) is None


@pytest.mark.parametrize(("text", "expected"), STATED)
def test_the_judge_reads_the_same_level_from_the_words(text: str, expected: str) -> None:
    pages = paper(f"Referral\nPatient: Ann Sample\n{text}")
    judged = run_judge(referral=run_assistant(pages=pages, today=date(2026, 6, 1)), pages=pages)
    assert judged.request.urgency.value == expected
    assert judged.request.urgency.verdict != "unsupported", judged.request.urgency.reasons


@pytest.mark.parametrize(
    "table",
    [
        "Planned care\tStart date\tPriority\tPriority\nCheck-up\tMay 3\t1st, Normal\t3rd, Normal",
        "Visit to the dietician\tMay 3\t1st, Normal\t3rd, Normal\nfor weight\tPriority\tPriority",
        "Problem\tOnset date\tPriority\nAnkle sprain\tMay 2025\tNormal",
        "Provider\tPriority\tStatus\nDr Paul Calloway\tRoutine\tActive",
    ],
)
def test_the_priorities_of_a_list_are_not_the_requests(table: str) -> None:
    page = f"Referral Note\nPatient: Anton Brandt\nDate of birth: 14 Feb 1968\n\nPLAN OF TREATMENT\n{table}\n"
    assert urgency(page) is None


@pytest.mark.parametrize(
    "title",
    [
        "PROCEDURE PERFORMED: Urgent flexible bronchoscopy with lavage.",
        "Operation: urgent flexible bronchoscopy",
        "TITLE OF OPERATION:\nUrgent flexible bronchoscopy.",
        "I performed an urgent flexible bronchoscopy.",
    ],
)
def test_an_operation_that_was_urgent_says_nothing_of_the_request(title: str) -> None:
    assert urgency(f"{title}\nPatient: Anton Brandt\n") is None


def test_a_request_for_an_urgent_operation_is_urgent() -> None:
    assert urgency("Procedure requested: urgent flexible bronchoscopy\nPatient: Anton Brandt\n") == "urgent"
