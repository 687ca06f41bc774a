"""Letters without a title that tell of a visit: sent on to a specialist, or back to who asked."""

from __future__ import annotations

import pytest

from jobs.extraction import sort_packet
from tests.unit.extraction.paper import paper

SENT_ON = [
    "Mill Lane Surgery\n\n12 October 2026\n\nMr J Harrow\nConsultant Urologist\nWexcombe General Hospital\n\n"
    "Dear Mr Harrow\n\nMr Colin Frayne, DOB 04/02/1953\n\nI saw this retired fitter this morning. I examined him and "
    "found nothing. I have arranged a urine culture. I would value it if he might come under your eye before "
    "Christmas.\n\nYours sincerely\n\nDr P Anand",
    "Cedar Ridge Family Medicine\n\nPriya Natarajan, MD\nNeurology\n\nRE: Walter Quince, DOB 07/19/1961\n\n"
    "Dear Dr. Natarajan:\n\nI saw Mr. Quince with a tremor of the right hand. I will see him again in three months. "
    "An appointment within the month would be ideal. Thank you for your help with this pleasant gentleman.\n\n"
    "Sincerely,\nDana Whitlock, DO",
    "Department of Rheumatology\n\nDr Helen Okoro\nConsultant Respiratory Physician\n\nDear Helen\n\n"
    "Mrs Sheila Marlow, date of birth 22.05.1958\n\nI reviewed her in clinic last week; she was referred by her GP "
    "in 2021. Your thoughts on her dry cough would be most welcome.\n\nWith best wishes\nDr Tom Ferrier",
    "Praxis Dr. med. Ute Lindner, Fachärztin für Allgemeinmedizin\nAn die Kardiologische Ambulanz\n\n"
    "Sehr geehrte Kolleginnen und Kollegen,\n\nHerr Karl Brunner, geb. 12.08.1951, stellte sich vor. Wir sahen im EKG "
    "einen Linksschenkelblock. Ich wäre Ihnen dankbar, wenn Sie ihn zeitnah echokardiographieren könnten.\n\n"
    "Mit freundlichen Grüßen",
    "Docteur Anne Morel, médecin généraliste\n\nCher confrère,\n\nJ'ai vu ce jour Madame Odile Perrin, née le "
    "12/05/1947, pour des vertiges. Pourriez-vous la recevoir ?\n\nConfraternellement",
    "Lakeshore Community Clinic\n\nTo: Dr. R. Boudreau, Gastroenterology\nFrom: Mae Tolliver NP\n"
    "Re: Denise Arsenault  DOB 1979-02-14\n\nSubjective: bloating for 3 months.\nAssessment: probable celiac "
    "disease.\nPlan: I have started iron. Would like gastroscopy to be done before gluten is withdrawn.\n"
    "Thanks for helping us with her.",
]
SENT_BACK = [
    "Department of Rheumatology\n\nDr Helen Okoro\nMill Lane Surgery\n\nDear Dr Okoro\n\nMrs Sheila Marlow, date of "
    "birth 22.05.1958\n\nI reviewed this lady in clinic today. I would be grateful if you could continue her monthly "
    "bloods. I will see her again in six months.\n\nYours sincerely\nDr Tom Ferrier, Consultant Rheumatologist",
    "Dr Helen Okoro\nConsultant Respiratory Physician\n\nDear Dr Okoro\n\nMrs Sheila Marlow, date of birth "
    "22.05.1958\n\nThank you for asking me to see this lady. I reviewed her today. You might like to know that she has "
    "rheumatoid arthritis.\n\nYours sincerely\nDr Tom Ferrier",
    "Sehr geehrte Frau Kollegin Lindner,\n\nwir berichten über Herrn Karl Brunner, geb. 12.08.1951, der sich in "
    "unserer Ambulanz vorstellte. Wir bitten um Kontrolle des Kaliums in zwei Wochen.\n\nMit freundlichen Grüßen",
    "Chère consœur,\n\nMerci de m'avoir adressé Madame Odile Perrin, née le 12/05/1947. L'audiogramme est normal. Je "
    "la reverrai dans deux mois.\n\nDr Faure, ORL",
]


@pytest.mark.parametrize("letter", SENT_ON)
def test_a_letter_that_asks_a_specialist_is_a_referral_whatever_visit_it_tells_of(letter: str) -> None:
    (part,) = sort_packet(pages=paper(letter)).parts
    assert part.kind == "referral"
    assert part.evidence


@pytest.mark.parametrize("letter", SENT_BACK)
def test_a_letter_that_answers_is_a_note_of_the_consultation(letter: str) -> None:
    (part,) = sort_packet(pages=paper(letter)).parts
    assert part.kind == "consult_note"
