"""Who offers a clinic something writes about nobody; a form with a patient on it asks for one, whatever is offered
there. Everybody is invented."""

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
            "Is your patients' sleep suffering?\n"
            "COPPER CANYON DENTAL SLEEP CLINIC opens in Mesa, AZ this spring\n"
            "WHY DOCTORS SEND THEM TO US\n"
            "- No CPAP, custom oral appliances\n"
            "- Most plans taken, openings this week\n"
            "- You receive a letter after every visit\n"
            "MEET DR. JUNE PARK, DDS. Lunch is on us, call Dana at 480-555-0117.\n"
            "REFER IN ONE MINUTE - fill in and fax to 480-555-0118\n"
            "Patient name\n"
            "Date of birth\n"
            "Phone\n"
            "Reason   [ ] snoring [ ] apnea [ ] CPAP intolerant\n"
            "To be taken off our list call 480-555-0119.\n",
            "marketing",
        ),
        (
            "OPEN MRI OF THE VALLEY\n"
            "Now two locations to serve you and your patients better\n"
            "Same day reads, evening and Saturday hours, lowest self-pay prices in town\n"
            "Ask about our $299 MRI. Free parking.\n"
            "Fax your orders to 559-555-0120 or call Miguel, your account manager.\n"
            "Do not want faxes from us? Call 559-555-0121.\n",
            "marketing",
        ),
        (
            "HEAR AGAIN CENTERS\n"
            "The new rechargeable aids are here\n"
            "For your patients over 60: no-cost hearing checks all through November\n"
            "Dr. Lila Song, Au.D., trusted in Boise for 20 years\n"
            '"I can hear my granddaughter again!" - Walt, 74\n'
            "Send patients our way: phone 208-555-0124, fax 208-555-0125\n",
            "marketing",
        ),
        (
            "The Riverside Vein Clinic, Bath\n"
            "Dear Colleague\n"
            "We are delighted to tell you that our new clinic for varicose veins opens its doors on 2\n"
            "November. Consultant vascular surgeon Mr Giles Hartley offers endovenous laser treatment\n"
            "under local anaesthetic. Self-pay packages from £1,950, all insurers welcome.\n"
            "To refer, email hello@riversideveins.example or use the slip overleaf. Join us for an open\n"
            "evening with wine and canapés on 12 November.\n"
            "Warm regards\n"
            "Sophie Lane, Clinic Manager\n",
            "marketing",
        ),
        (
            "KETAMINE WELLNESS OF TAMPA\n"
            "When antidepressants fail your patients, we can help.\n"
            "* IV ketamine and Spravato * no waiting list * board certified anesthesiologist\n"
            "Referral pad enclosed. Just fax it over: 813-555-0126\n"
            "Come to our open house on October 22, tacos provided!\n",
            "marketing",
        ),
        (
            "GOLDEN HEARTS HOME HEALTH\n"
            "Skilled nursing - PT - OT - Speech - Aides\n"
            "Medicare certified, 5 star rated. Start of care within 24 hours of your call.\n"
            "Your patients deserve the best care at home. Serving Wayne, Oakland and Macomb counties.\n"
            "Intake 313-555-0127, fax 313-555-0128. Ask for Kim, your community liaison.\n",
            "marketing",
        ),
        (
            "GLOW MEDICAL AESTHETICS\n"
            "Holiday specials! Botox $9/unit through December\n"
            "Refer three friends and get a free facial\n"
            "Dr. Kara Voss, board certified dermatologist\n"
            "Text STOP to end\n",
            "marketing",
        ),
        (
            "Bariatric & Metabolic Institute of Reno\n"
            "Your partner in weight management\n"
            "- GLP-1 program - sleeve and bypass - dietitian on staff\n"
            "We make referring simple: one page, one call, seen within 5 days.\n"
            "New! Second office in Sparks now open. Referral coordinator: Bree, 775-555-0192\n",
            "marketing",
        ),
        (
            "SUNRISE MEDICAL SUPPLY\n"
            "CPAP - Oxygen - Wheelchairs - Diabetic shoes\n"
            "Free delivery to your patients' homes. We handle the paperwork.\n"
            "Medicare and Medicaid accepted. Fax orders to 706-555-0193\n",
            "marketing",
        ),
        (
            "Still typing notes at 9 PM?\n"
            "ScribeFox listens and writes the note for you. 1,200 clinics have switched.\n"
            "30 days free. See a demo: scribefox.example or 877-555-0194\n",
            "marketing",
        ),
        (
            "Need cover this winter?\n"
            "Bright Locums has GPs, nurses and paramedics ready to start. First shift half price.\n"
            "Call Ollie on 01632 960778.\n",
            "marketing",
        ),
        (
            "St Aldhelm's Private Hospital\n"
            "GP education evening - Knee pain in 2026\n"
            "Speaker: Mr Tom Ferrand, consultant orthopaedic surgeon\n"
            "Thursday 26 November, 6.30 pm, buffet supper. CPD certificates.\n"
            "Places are free but limited, book with Gemma on 01632 960777.\n",
            "marketing",
        ),
        (
            "Dear colleague\n"
            "Thank you for seeing this 34-year-old man, Leo Hart, dob 2/2/1992. He works for a\n"
            "marketing company and has panic attacks in webinars. He has seen our newsletter on your\n"
            "anxiety clinic. No suicidal thoughts. Please assess.\n"
            "Dr M Shah, Oak Practice\n",
            "referral",
        ),
        (
            "Oak Street Family Medicine\n"
            "To: Bluebonnet Vein Center, Tyler\n"
            "Patient: Carol Duff   DOB 5/6/1968   Phone 903-555-0197\n"
            "Reason: [x] varicose veins [ ] swelling [ ] ulcer [ ] other\n"
            "Painful veins both calves, stockings have not helped for three months. Please evaluate for\n"
            "ablation.\n"
            "Dr. Lena Ortiz\n",
            "referral",
        ),
    ],
)
def test_an_offer_is_told_from_a_referral(words: str, kind: str) -> None:
    assert _kind(words) == kind
