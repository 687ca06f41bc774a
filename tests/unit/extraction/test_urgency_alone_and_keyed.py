"""Urgency that stands alone in running text, as a code that the document explains, or under a label of any program."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import paper

STATED = [
    ("Dear Dr Hall,\n\nURGENT. Thank you for seeing this man with hoarseness of seven weeks.", "urgent"),
    ("Reason for referral\nPlatelets 62 on three occasions since January. Routine priority.", "routine"),
    ("Reason for Referral\nCKD 3b with albuminuria. Priority code: R (Routine).", "routine"),
    (
        "A/P:\n1. Migraine G43.709 - start diary. Refer to neurology for chronic migraine. Routine, next "
        "available.\n2. Anxiety - stable.",
        "routine",
    ),
    (
        "Dear Dr Lavoie: please see Mrs. Bloom, who has a 6 cm ovarian cyst. Priority B (10 days).",
        "urgent",
    ),
    ("Plan: refer orthopaedics. Semi-urgent.\nReview 6 weeks.", "urgent"),
    ("Please see this lady with a breast lump. Two week wait.", "asap"),
    ("Thank you for seeing Mr Webb with knee pain. Elective.", "routine"),
    ("Please see this lady with recurrent UTIs. Soon please.", "urgent"),
    ("Please book PFT and consult (elective). Re: exertional dyspnea.", "routine"),
    ("Kindly review her rash (non-urgent).", "routine"),
    ("Please do an echo (urgent) for new murmur.", "urgent"),
    (
        "From: Maree Dunn RN\nFOR Renal Outreach\nP2 (P1 = now, P2 = within a month, P3 = when next "
        "visiting)\nACR 180.",
        "urgent",
    ),
    (
        "Wiremu Tane (referring GP), 03 555 0187\tP3 (priority requested: P1 immediate, P2 urgent, P3 routine)\n",
        "routine",
    ),
    (
        "DATE:  2 April 2026\nCODE:  U      (S soon / U urgent / R routine)\nReferred because of foot drop.",
        "urgent",
    ),
    ("14.04.26\t[ ]R   [x]S   [ ]U   (routine, soon, urgent)\nPMB once, on HRT.", "urgent"),
    ("TRIAGE (RED=urgent GREEN=book)\tRED\nMandible fracture", "urgent"),
    ("TRIAGE (RED=urgent GREEN=routine)\tDR (print)\nGREEN\tNomsa Dube", "routine"),
    ("She has lost weight. Priority 1 under our criteria (1 = within 10 days, 2 = six weeks).", "urgent"),
    ("Category: 3   (1 = 30 days, 2 = 90 days, 3 = 365 days)", "routine"),
    ("Triage colour: AMBER  (red - same day, amber - 2 weeks, green - routine)", "urgent"),
    ("Grade A (A: within 24 h; B: within 2 weeks; C: routine)", "asap"),
    (
        "Échelle de priorité clinique\n[ ] A : 3 jours\t[x] B : 10 jours\t[ ] C : 28 jours\t[ ] D : 3 "
        "mois\nRaison de consultation",
        "urgent",
    ),
    ("[ ] Kurativ   [ ] Präventiv   [x] Notfall\nÜberweisung an: Phlebologie", "stat"),
    ("PRIORITY.......: R-ROUTINE\nREF FROM.......: QUILL, MARTA", "routine"),
    ("Discipline requested: Occupational Therapy\tPriority: P2 / non urgent", "routine"),
    ("Priority: U - Urgent", "urgent"),
    ("Order Details: Priority: Today, Reason: MRSA bacteremia, Consult Type: Opinion", "stat"),
    (
        "REFER TO ............ RIVER KIDNEY CARE\nWHEN ................ WITHIN 7 DAYS\nWHY ................. AKI",
        "urgent",
    ),
    ("Seen: Oct. 14/26\tWants: same day\nProblem: Flashes", "stat"),
    ("Payer/TPA: Oasis Care\tType: Elective\nDate: 09-Sep-2026", "routine"),
    ("Type of service\tPodiatry: Consult + 2 visits\nTurnaround\tStandard\nSubmitted\t08/12/26", "routine"),
    ("Turnaround time: expedited", "urgent"),
    ("Kindly take him over immediately. He has creatinine rising.", "stat"),
    ("Kindly take over her urgent management.", "urgent"),
    ("Goal is a surgical visit within 3 days of this message.", "asap"),
    ("She has new Graves disease. I would consider this semi-urgent.", "urgent"),
    ("I feel this is fairly urgent.", "urgent"),
    ("I would rate him as routine.", "routine"),
    ("please offer your soonest slot to this man with chest tightness.", "asap"),
    (
        "thank you for seeing Judith in the coming fortnight if possible: FNA has returned a nodule",
        "urgent",
    ),
    (
        "Je vous serais reconnaissante de le voir en priorité, avec EEG, dans les deux prochaines semaines.",
        "urgent",
    ),
    ("Merci de la recevoir dans les prochains jours.", "urgent"),
    ("Über einen zeitnahen Termin würden wir uns freuen.", "urgent"),
    (
        "Assessment/Plan\n\n1. Asthma - stable.\n3. GERD - persistent heartburn. Refer to Gastroenterology, "
        "would like her seen urgently. Orders placed.\n4. Routine labs in 3 months.",
        "urgent",
    ),
    (
        "Why referred ......closed fracture left tibia, to be seen today......\nEscorted by ......Sr. Ruth......",
        "stat",
    ),
    ("Can one of the surgeons see this gentleman tomorrow?", "asap"),
    ("Mr. Tait needs a colonoscopy as soon as it can be had.", "asap"),
    ("CATEGORY            ROUTINE / >SOON< / URGENT\nPRESENTING FACTS    HEP C", "urgent"),
    ("Priority: Routine / **Urgent** / Emergency\n", "urgent"),
    ("Priority: *Routine* / Urgent", "routine"),
    ("Dx: anaphylaxis after cashew (T78.01XA) | # visits: 2 | expedite | Auth: none", "urgent"),
    ("URGENT | Psychiatry | telehealth review requested | first episode psychosis", "urgent"),
    ("REFL/19112026/PRI/R\nRFR/DR B OGUNDE\nPRI CODES R=ROUTINE U=URGENT T=TWO WEEK", "routine"),
    ("Class (R,S,U)\tU\nCase\twhite patch on tongue", "urgent"),
    ("Category (R / S / U / E): S", "urgent"),
    ("Priority\tP3 (P1 72 h, P2 14 d, P3 28 d)\nSubject\tanterior knee pain", "routine"),
    ("Priority\tP2 (P1 72 h, P2 14 d, P3 28 d)\nSubject\tanterior knee pain", "urgent"),
    ("Respected Sir, the patient has been explained. Kindly evaluate on priority. Thanks.", "urgent"),
    (
        "Case of: SDH on CT, GCS 14, fall from tree. EMERGENCY - ambulance informed.\nBystander: brother",
        "stat",
    ),
    ("Severe pneumonia, SpO2 86% on air\nStart O2 here. Moving immediately by motorbike amb.", "stat"),
    ("Le agradeceré verla a la brevedad.", "asap"),
    ("Routine new patient please, per Dr. Castell. 33M, low testosterone.", "routine"),
    ("Plan | 1. Refer haematology, urgent - lymphocytes 18 on repeat FBC. 2. Continue metformin.", "urgent"),
    (
        "Problem\tLymphocytosis\nPlan\t1. Refer haematology, urgent - lymphocytes 18 on repeat "
        "FBC. 2. Continue metformin.",
        "urgent",
    ),
    ("Consultant: Dr. Felix Marsh\tbooked as: elective\nOttawa", "routine"),
    (
        "Dear Orla,\nMrs Bridie Conroy was seen at home. She has weight loss of 6 kg and MUST "
        "score 3. Priority 1 under our criteria (1 = within 10 days, 2 = six weeks).\nHer GP is aware.",
        "urgent",
    ),
    (
        "Hello team,\nNavigator referral, May 5, 2026. BI-RADS 5 mass, left breast. Goal is a "
        "surgical visit within 3 days of this message.\nOrdering radiologist: Dr. Cho.",
        "asap",
    ),
]

NOT_STATED = [
    "Priority ____ (1 = emergency, 2 = urgent, 3 = routine)",
    "Priorities: P1 immediate, P2 urgent, P3 routine",
    "Thank you for seeing Mr Oakes with tremor. There is no urgency of micturition and his gait is normal.",
    "Back pain since December. Bladder and bowels normal, no urgency.",
    "Please see him with LUTS. He has frequency and nocturia but no urgency.",
    "Thanks for seeing him with numb fingers. He is insured and would like an early slot if there is one.",
    "She would prefer to be seen soon as she travels.",
    "Assessment/Plan\n1. Asthma - stable.\n2. Routine labs in 3 months.\n3. Refer to podiatry.",
    "Please see this man with a hernia. Emergency contact: wife.",
    "Colonoscopy was normal. Routine screening bloods. Please see him.",
    "Type: Elective caesarean\nDelivery: emergency",
    "Blood group: B (Rh positive)",
    "Grade 2 (1 = mild, 2 = moderate, 3 = severe)",
    "Weakness graded 4/5. Please see him.",
    "He was seen today. Please see him with cough.",
    "Date | Routine | Urgent | Stat\n",
    "Hypertension stage 2 (A = mild, B = severe)",
    "Allergy: none | Routine bloods | Plan",
    "He was admitted as an EMERGENCY - laparotomy was done in 2019. Please see him for a hernia.",
    "ASA class (1,2,3): 2",
    "Rhesus (R/U): U",
]


def urgency(text: str) -> object:
    return run_assistant(pages=paper(text + "\n"), today=date(2026, 11, 21)).request.urgency.value


@pytest.mark.parametrize(("text", "level"), STATED)
def test_a_stated_urgency_is_taken(text: str, level: str) -> None:
    assert urgency(text) == level


@pytest.mark.parametrize("text", NOT_STATED)
def test_words_of_urgency_about_another_matter_are_none(text: str) -> None:
    assert urgency(text) is None
