"""Forms whose labels are small captions below what was filled in above them."""

from __future__ import annotations

from tests.unit.extraction.referral_read import referral_read


def test_captions_name_what_stands_above_them() -> None:
    found = referral_read(
        "REFERRAL AUTHORIZATION\n"
        "Park-Abbott\tJo\t04/27/2005\tM\n"
        "Pt last name\tPt first name\tDOB\tM/F\n"
        "PH40071932\tPacific Health HMO\tSD-22\tAbbott, Lee\n"
        "Member ID\tPlan\tGrp\tSubscriber\n"
        "77 Mesa Way\tChula, CA 91999\t619-555-0149\tChild\n"
        "Address\tCity St Zip\tPt ph\tRel\n"
    )

    assert (found.patient.family_name.value, found.patient.given_name.value) == ("Park-Abbott", "Jo")
    assert found.patient.birth_date.value == "2005-04-27"
    assert found.patient.phone.value == "+16195550149"
    assert (found.insurance.member_id.value, found.insurance.group.value) == ("PH40071932", "SD-22")
    assert str(found.patient.address.value).startswith("77 Mesa Way")


def test_labels_above_their_values_are_no_captions() -> None:
    found = referral_read(
        "REFERRAL AUTHORIZATION\n"
        "Pt last name\tPt first name\tDOB\tM/F\n"
        "Park-Abbott\tJo\t04/27/2005\tM\n"
        "Member ID\tPlan\tGrp\tSubscriber\n"
        "PH40071932\tPacific Health HMO\tSD-22\tAbbott, Lee\n"
    )

    assert (found.patient.family_name.value, found.patient.given_name.value) == ("Park-Abbott", "Jo")
    assert found.patient.birth_date.value == "2005-04-27"
    assert (found.insurance.member_id.value, found.insurance.group.value) == ("PH40071932", "SD-22")


def test_a_second_row_of_labels_is_no_caption_of_the_values_between() -> None:
    found = referral_read(
        "ORDER\nPatient: Jo Park\tDOB: 01/02/1960\n\nOrdering physician\tPractice\tNPI\n"
        "Jericho Abbott, MD\tLlano Family Medicine\t1182281109\n"
        "Signature\tOffice\tFax results to\nJ Abbott\t806/555-0128\t806/555-0129\n"
    )

    assert str(found.referrer.fax.value).endswith("5550129")
