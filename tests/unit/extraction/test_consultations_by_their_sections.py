"""A dictated consultation that says who asked for it and what it advises is an answer; a request with the same headings
is none. Everybody is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import sort_packet
from tests.unit.extraction.paper import paper

_TODAY = date(2026, 11, 21)


def _kind(words: str) -> str:
    return sort_packet(pages=paper(words), today=_TODAY).parts[0].kind


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        (
            "Patient Name: Gloria Mensah\n"
            "DOB: 1961-03-04\n"
            "Address: 12 Old Post Rd, Salem, MA 01999\n"
            "Phone: +1-978-555-0111\n"
            "Gastroenterology Consultation\n"
            "HISTORY OF PRESENT ILLNESS: Ms. Mensah is a 65-year-old woman whom I was asked to see by\n"
            "Dr. Sample for rectal bleeding. She has had three episodes of bright red blood on the\n"
            "paper.\n"
            "PAST MEDICAL HISTORY: Hypertension.\n"
            "MEDICATIONS: Lisinopril 10 mg.\n"
            "ALLERGIES: None.\n"
            "PHYSICAL EXAMINATION: Abdomen soft. Rectal exam with internal hemorrhoids.\n"
            "ASSESSMENT: Rectal bleeding, likely hemorrhoidal.\n"
            "PLAN: Colonoscopy next week. Risks and benefits were discussed and she agrees. Thank you\n"
            "for allowing me to participate in her care.\n",
            "consult_note",
        ),
        (
            "Patient Name: Edith Farrow\n"
            "DOB: 1947-01-19\n"
            "Address: 4 Elm Ct, Dover, DE 19999\n"
            "NEUROLOGY CONSULT\n"
            "CHIEF COMPLAINT: Tremor.\n"
            "HISTORY: Mrs. Farrow is a 79-year-old lady seen at the request of Dr. Sample, with a\n"
            "tremor of the right hand for two years, mostly at rest.\n"
            "PAST MEDICAL HISTORY: Osteoporosis.\n"
            "MEDICATIONS: Alendronate weekly.\n"
            "EXAMINATION: Resting tremor right, mild bradykinesia, reduced arm swing.\n"
            "IMPRESSION: Parkinson disease, tremor dominant.\n"
            "RECOMMENDATIONS: Carbidopa/levodopa 25/100 half a tablet three times a day, increasing\n"
            "weekly. Return in two months.\n",
            "consult_note",
        ),
        (
            "Patient Name: Aldo Ferris\n"
            "DOB: 1955-02-02\n"
            "Address: 9 Bay St, Mobile, AL 36699\n"
            "SURGICAL CONSULTATION\n"
            "REQUESTING PHYSICIAN: Dr. Sample\n"
            "HISTORY: Mr. Ferris is a 71-year-old man with right lower abdominal pain for two days. I\n"
            "was asked to see him in the emergency room.\n"
            "PAST SURGICAL HISTORY: Cholecystectomy.\n"
            "PHYSICAL EXAMINATION: Tender in the right lower quadrant with guarding.\n"
            "LABORATORY DATA: White count 14.\n"
            "IMPRESSION: Acute appendicitis.\n"
            "PLAN: Laparoscopic appendectomy tonight. Consent was signed.\n",
            "consult_note",
        ),
        (
            "Patient Name: Lydia Bram\n"
            "DOB: 1949-08-08\n"
            "Address: 77 Fir Ln, Boise, ID 83799\n"
            "Phone: +1-208-555-0196\n"
            "Cardiology Consult\n"
            "REASON FOR CONSULTATION: Atrial fibrillation.\n"
            "HISTORY OF PRESENT ILLNESS: Mrs. Bram is a 77-year-old woman for whom cardiology was\n"
            "consulted by Dr. Sample for a new irregular pulse.\n"
            "CURRENT MEDICATIONS: Lisinopril 10 mg.\n"
            "PHYSICAL EXAMINATION: Irregularly irregular.\n"
            "ASSESSMENT: New atrial fibrillation, rate controlled.\n"
            "PLAN: Start apixaban 5 mg twice daily. Echocardiogram. I will see her in six weeks.\n",
            "consult_note",
        ),
        (
            "Patient Name: Hugh Lane\n"
            "DOB: 1970-01-30\n"
            "Dermatology Consultation, Rash\n"
            "HISTORY: This 56-year-old man was kindly sent by Dr. Sample of the ABC Clinic with an\n"
            "itchy rash on both shins for four months.\n"
            "MEDICATIONS: None.\n"
            "EXAMINATION: Scaly plaques on both shins.\n"
            "IMPRESSION: Nummular eczema.\n"
            "RECOMMENDATIONS: Triamcinolone 0.1 % twice a day for three weeks, emollients. Return in\n"
            "two months.\n",
            "consult_note",
        ),
        (
            "Patient Name: Otto Grieg\n"
            "DOB: 1944-05-06\n"
            "RENAL CONSULTATION\n"
            "HISTORY OF PRESENT ILLNESS: Mr. Grieg, 82, is seen at the request of Dr. Sample for acute\n"
            "on chronic kidney injury after a CT with contrast.\n"
            "LABS: Creatinine 2.9.\n"
            "IMPRESSION: 1. Contrast nephropathy. 2. CKD stage 3.\n"
            "RECOMMENDATIONS: 1. Hold lisinopril. 2. Gentle fluids. 3. Daily labs. Thank you for this\n"
            "consultation. We will follow along.\n",
            "consult_note",
        ),
        (
            "Patient Name: Mae Solis\n"
            "DOB: 1990-02-14\n"
            "HEMATOLOGY/ONCOLOGY CONSULTATION\n"
            "CHIEF COMPLAINT: Anemia.\n"
            "HISTORY: 36-year-old woman referred by Dr. Sample with hemoglobin 8.9 and heavy periods.\n"
            "ASSESSMENT AND PLAN: Iron deficiency anemia from menorrhagia. IV iron x2. She was advised\n"
            "to see her gynecologist.\n",
            "consult_note",
        ),
        (
            "CONSULT REQUEST\n"
            "Patient Name: Tia Long   DOB: 1979-05-05\n"
            "To: Rheumatology\n"
            "History: 47-year-old woman with painful swollen hands for three months.\n"
            "Assessment: Probable rheumatoid arthritis.\n"
            "Plan: Please evaluate and treat. Start prednisone 10 mg meanwhile.\n",
            "referral",
        ),
        (
            "Dermatology Consult\n"
            "Patient Name: Hugh Lane   DOB: 1970-01-30\n"
            "Ordered by: Sam Toll, PA-C, Elk Creek Clinic\n"
            "Reason for referral: itchy rash shins four months, no better with triamcinolone\n"
            "Assessment: possible psoriasis\n"
            "Plan: please evaluate and treat, next available\n",
            "referral",
        ),
    ],
)
def test_an_answer_is_told_from_a_request(words: str, kind: str) -> None:
    assert _kind(words) == kind
