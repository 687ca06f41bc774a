"""What an office tells of its bookings is no referral, with a title or without; a letter that mentions an appointment
and asks is one. Everybody is invented."""

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
            "Northmoor Teaching Hospitals\n"
            "Appointments Office 01632 960111\n"
            "Mr Desmond Alder\n"
            "14 Canal Row\n"
            "Leeds LS99 2BB\n"
            "3 November 2026\n"
            "NHS number 999 222 3331  Date of birth 02/03/1950\n"
            "Change to your appointment\n"
            "Dear Mr Alder\n"
            "Your appointment in the cardiology clinic on 12 November 2026 at 09.40 has had to be\n"
            "changed. Your new appointment is on 3 December 2026 at 11.00 with Dr Prentice.\n"
            "Please telephone us if you cannot come.\n"
            "Yours sincerely\n"
            "Appointments team\n",
            "other",
        ),
        (
            "Westbury General Hospital\n"
            "Ophthalmology Outpatients\n"
            "Ms Lena Harcourt\n"
            "2 Vine Cottages, Westbury\n"
            "10 October 2026\n"
            "Hospital number 330117   Born 14/07/1961\n"
            "Dear Ms Harcourt\n"
            "We are pleased to offer you an appointment at the eye clinic on Thursday 5 November 2026\n"
            "at 2.15 pm. Please bring your glasses and a list of your medicines. You will have drops\n"
            "put in your eyes and should not drive.\n"
            "If you cannot attend, please ring 01632 960222 so that we can offer the time to somebody\n"
            "else.\n"
            "Yours sincerely\n"
            "Booking Clerk\n",
            "other",
        ),
        (
            "LAKEVIEW ORTHOPEDIC ASSOCIATES\n"
            "Phone 614-555-0133\n"
            "10/28/2026\n"
            "Appointment Reminder\n"
            "Patient: Carla Whitmore   DOB: 05/11/1988\n"
            "You have an appointment with Dr. Simon Yee, Orthopedics, on 11/04/2026 at 8:30 AM.\n"
            "Please arrive 15 minutes early with your insurance card, photo ID and any imaging.\n"
            "To reschedule call us at least 24 hours before.\n",
            "other",
        ),
        (
            "BRIGHTON GI SPECIALISTS\n"
            "Fax 303-555-0144   Phone 303-555-0143\n"
            "TO: Dr. Alan Moss, Prairie Family Medicine    FAX: 303-555-0199\n"
            "DATE: 10/12/2026\n"
            "RE: Your referral has been scheduled\n"
            "Patient: Tomas Villareal   DOB: 04/02/1971\n"
            "Thank you for your referral. Your patient has been scheduled as follows:\n"
            "Provider: Dr. Hanna Osei    Date: 11/03/2026   Time: 10:15 AM    Visit type: New patient\n"
            "We will send you our consult note after the visit.\n",
            "other",
        ),
        (
            "Riverside Pain Institute\n"
            "Referral acknowledgement\n"
            "Dear Dr Chowdhury,\n"
            "We have received your referral for Paul Tremaine (DOB 09/09/1966) on 2 October 2026. It\n"
            "has been triaged as routine. The present waiting time for a first appointment is 22 weeks.\n"
            "We will write to the patient when a date is known.\n"
            "If his condition changes please send us a new letter.\n"
            "Referral Management Team\n",
            "other",
        ),
        (
            "Summit Rheumatology\n"
            "Fax to: Cedar Family Practice\n"
            "Date: 09/30/2026\n"
            "Re: Joanna Pike DOB 1/2/1979\n"
            "We have tried to reach the above patient three times by telephone and once by letter about\n"
            "the referral you sent us and have not had an answer. We have closed the referral. If she\n"
            "still wants to be seen, please send a new referral.\n"
            "Thank you,\n"
            "Scheduling\n",
            "other",
        ),
        (
            "Department of Gastroenterology\n"
            "Dr Nwosu, Elm Tree Surgery\n"
            "21/10/2026\n"
            "Re: Harold Finch, dob 11.12.1955, NHS 999 111 2220\n"
            "Dear Dr Nwosu\n"
            "This gentleman did not attend his clinic appointment on 20 October 2026. In line with\n"
            "trust policy he has been discharged back to your care. Please re-refer if you think he\n"
            "still needs to be seen.\n"
            "Yours sincerely\n"
            "Dr P Lindqvist\n"
            "Consultant Gastroenterologist\n",
            "other",
        ),
        (
            "St Brigid's University Hospital\n"
            "Central Booking, 020 913 0444\n"
            "2 November 2026\n"
            "Ms Orla Fahey, 8 Quay Road, Kinsale\n"
            "Hospital no. 771200  DOB 02/09/1990\n"
            "Dear Ms Fahey,\n"
            "Unfortunately we have had to cancel your visit to the Rheumatology clinic on 10 November.\n"
            "A new date will be sent to you shortly. We are sorry for the inconvenience.\n"
            "Scheduled Care\n",
            "other",
        ),
        (
            "Valley Surgical Center\n"
            "10/22/2026\n"
            "Dear Ms. Ruth Keller (DOB 4/4/1969),\n"
            "Your surgery with Dr. Brandt has been scheduled for 11/09/2026. Arrive at 6:00 AM. A nurse\n"
            "will call you the day before. Do not eat or drink after midnight.\n"
            "Surgery Scheduling\n",
            "other",
        ),
        (
            "Copy for GP\n"
            "Dear Mr Samuel Orr\n"
            "DOB 09/10/1948, CHI 0910481111\n"
            "You have been booked for an echocardiogram at Forth Valley on 17 November 2026 at 13:20.\n"
            "The test takes 40 minutes.\n"
            "Cardiac Physiology Booking\n"
            "cc Dr J Reid, Larbert Practice\n",
            "other",
        ),
        (
            "Referral status update\n"
            "To: Green Valley Pediatrics, Attn Referrals\n"
            "Patient: Isla Monroe  DOB 02/02/2018\n"
            "Referral to: Pediatric Neurology, St. Luke's\n"
            "Status: Scheduled\n"
            "Appointment: 12/01/2026 9:00 AM with Dr. Anand\n"
            "No action is needed by your office.\n",
            "other",
        ),
        (
            "Physiotherapy Department\n"
            "To: GP, Willow Lane Surgery\n"
            "Re: Owen Pratt  DOB 6/6/1984  NHS 999 321 0000\n"
            "The above patient failed to attend for his first physiotherapy appointment on 12/10/2026\n"
            "and has not been in touch. He has been discharged.\n"
            "J Moran, clerk\n",
            "other",
        ),
        (
            "Notification of vaccination - Boots Corner Pharmacy\n"
            "To: The Surgery, High Street\n"
            "Patient: Mr Alfred Noakes  DOB 01/02/1948  NHS No 999 121 2121\n"
            "Vaccine: Fluad Tetra, batch 99X, given 8 October 2026, right arm. No reaction.\n"
            "For your records.\n",
            "other",
        ),
        (
            "GP Bulletin - Autumn 2026\n"
            "From the Dermatology Department, St Agnes Hospital\n"
            "Waiting times for routine skin appointments are now 31 weeks. Please use the\n"
            "teledermatology form with photographs for lesions. Two week wait referrals go through the\n"
            "portal as before.\n"
            "Our new consultant Dr Amara Obi started in September and has an interest in eczema.\n"
            "Next education evening: 19 November.\n",
            "other",
        ),
        (
            "Vacancy: Salaried GP, six sessions\n"
            "Hollybush Surgery is looking for a friendly colleague to join our team of eight. SystmOne,\n"
            "good parking, cake on Fridays.\n"
            "Apply with a CV to the practice manager by 30 November.\n",
            "other",
        ),
        (
            "Notice to referring practices\n"
            "Our neurology clinic will be closed from 21 December to 4 January. Urgent calls go to the\n"
            "on-call team at Mercy Hospital.\n"
            "We wish you happy holidays.\n",
            "other",
        ),
        (
            "Dear Dr Prentice, Cardiology\n"
            "Re: Desmond Alder, dob 2.3.1950\n"
            "This man did not attend his appointment with you on 3 March because he was abroad. He\n"
            "still has chest tightness walking uphill. I would be grateful if you could see him.\n"
            "Yours sincerely\n"
            "Dr A Nwosu, GP\n",
            "referral",
        ),
        (
            "Elm Tree Surgery\n"
            "To: Urology Booking, Southmere Hospital\n"
            "Patient: Hamid Rezai   DOB 3/3/1958   NHS 999 111 4545\n"
            "Mr Rezai missed his appointment in August as the letter went to his old address. Please\n"
            "send him another appointment, his stream is still poor and he is up four times a night.\n"
            "Dr K Boyd, GP\n",
            "referral",
        ),
        (
            "Dear Neurology Secretary\n"
            "Re: Kim Lau dob 1/1/1990\n"
            "Kim is on your waiting list for a first appointment in March. Her migraines now come three\n"
            "times a week and she has had to stop work. Could you please see her sooner?\n"
            "Dr Bell, Orchard Practice\n",
            "referral",
        ),
        (
            "GP e-Referral\n"
            "Patient\tAnn Bowes\n"
            "Date of birth\t03/04/1980\n"
            "Referral\tsent 03/10/2026\n"
            "Specialty\tDermatology\n"
            "Reason\tChanging mole on the back, 8 mm, irregular border\n"
            "Priority\tUrgent\n",
            "referral",
        ),
    ],
)
def test_a_notice_is_told_from_a_letter_that_asks(words: str, kind: str) -> None:
    assert _kind(words) == kind


@pytest.mark.parametrize(
    "row", ["Referral Status: Authorized", "Referral received: 03/05/2026", "New address: 4 Quay Rd, Hull"]
)
def test_a_row_of_a_referral_is_no_title_of_a_notice(row: str) -> None:
    asks = "Referral to: Pediatric Neurology\nReason for referral: staring spells\nPlease evaluate and treat."
    assert _kind(f"Elm Surgery\n{row}\nPatient: Ada Quill  DOB: 02/03/2015\n{asks}\n") == "referral"
