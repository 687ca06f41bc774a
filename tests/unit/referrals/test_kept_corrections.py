"""Corrections of people written onto a new extraction: entries are known again by what they are called."""

from __future__ import annotations

from typing import Any

from referrals.data.referral import (
    Clinical,
    Diagnosis,
    DocumentPart,
    DocumentSection,
    Field,
    Medication,
    Observation,
    Referral,
    Request,
    missing,
)
from referrals.kept_corrections import Kept, with_corrections


def read(value: str | int | None) -> Field:
    return missing() if value is None else Field(value=value)


def human(value: str | int | None) -> Field:
    return Field(value=value, absent=None if value else "not_in_document", source="human", confidence=1.0)


def diagnoses(*fields: Field) -> Referral:
    return Referral(clinical=Clinical(diagnoses=tuple(Diagnosis(text=field) for field in fields)))


def medicines(*entries: dict[str, Field]) -> Referral:
    return Referral(clinical=Clinical(medications=tuple(Medication(**entry) for entry in entries)))


def kept(before: Referral, corrected: Referral, now: Referral) -> Kept:
    return with_corrections(found_before=before, corrected=corrected, found_now=now)


def texts(result: Kept) -> list[Any]:
    return [entry.text.value for entry in result.referral.clinical.diagnoses]


def test_a_struck_entry_is_struck_where_it_stands_now() -> None:
    result = kept(
        diagnoses(read("gout"), read("Yours sincerely")),
        diagnoses(read("gout"), human(None)),
        diagnoses(read("Yours  Sincerely,"), read("asthma"), read("gout")),
    )
    assert texts(result) == [None, "asthma", "gout"]
    assert result.kept == ("clinical.diagnoses[0].text",)
    assert (result.lost, result.read_otherwise) == ((), ())


def test_a_struck_entry_that_is_not_read_again_leaves_nothing_to_say() -> None:
    result = kept(diagnoses(read("Yours sincerely")), diagnoses(human(None)), diagnoses(read("gout")))
    assert result == Kept(diagnoses(read("gout")))


def test_of_two_called_the_same_the_one_that_was_struck_is() -> None:
    result = kept(
        diagnoses(read("gout"), read("Gout")),
        diagnoses(read("gout"), human(None)),
        diagnoses(read("gout"), read("Gout")),
    )
    assert texts(result) == ["gout", None]


def test_a_renamed_entry_is_known_by_either_name_and_else_added() -> None:
    before, corrected = diagnoses(read("gowt")), diagnoses(human("gout"))
    for now, expected in (
        (diagnoses(read("gowt"), read("asthma")), ["gout", "asthma"]),
        (diagnoses(read("asthma"), read("Gout")), ["asthma", "gout"]),
        (diagnoses(read("asthma")), ["asthma", "gout"]),
    ):
        result = kept(before, corrected, now)
        assert texts(result) == expected
        assert not result.lost


def test_an_added_entry_that_is_read_now_is_not_there_twice() -> None:
    result = kept(diagnoses(), diagnoses(human("gout")), diagnoses(read("Gout")))
    assert texts(result) == ["gout"]


def test_a_dose_of_a_medicine_that_is_not_read_again_is_told_as_lost() -> None:
    result = kept(
        medicines({"name": read("apixaban"), "dose": read("5 mg")}),
        medicines({"name": read("apixaban"), "dose": human("2.5 mg")}),
        medicines({"name": read("ramipril")}),
    )
    assert result.lost == ("clinical.medications[0].dose",)
    assert result.kept == ()
    assert result.referral == medicines({"name": read("ramipril")})


def test_a_third_value_is_told_and_the_persons_stays() -> None:
    def asks(field: Field) -> Referral:
        return Referral(request=Request(urgency=field))

    result = kept(asks(read("routine")), asks(human("urgent")), asks(read("stat")))
    assert result.referral.request.urgency.value == "urgent"
    assert result.read_otherwise == ("request.urgency",)
    for now in ("routine", "urgent", None):
        assert not kept(asks(read("routine")), asks(human("urgent")), asks(read(now))).read_otherwise
    emptied = kept(asks(read("urgent")), asks(human(None)), asks(read("stat")))
    assert emptied.referral.request.urgency.value is None
    assert emptied.read_otherwise == ("request.urgency",)


def test_observations_are_known_by_name_and_value() -> None:
    def seen(*pairs: tuple[str, Field]) -> Referral:
        entries = tuple(Observation(name=read(name), value=value) for name, value in pairs)
        return Referral(clinical=Clinical(observations=entries))

    result = kept(
        seen(("INR", read("1.1")), ("INR", read("9.1"))),
        seen(("INR", read("1.1")), ("INR", human("0.91"))),
        seen(("INR", read("9.1")), ("INR", read("1.1"))),
    )
    assert [entry.value.value for entry in result.referral.clinical.observations] == ["0.91", "1.1"]


def test_the_kind_of_a_part_stays_with_its_pages() -> None:
    def parts(*found: tuple[tuple[int, ...], Field]) -> Referral:
        listed = tuple(DocumentPart(document_id="doc_1", pages=pages, kind=kind) for pages, kind in found)
        return Referral(document=DocumentSection(parts=listed))

    before = parts(((1,), read("referral")), ((2,), read("other")))
    corrected = parts(((1,), read("referral")), ((2,), human("lab_result")))
    same = kept(before, corrected, parts(((2,), read("other"))))
    assert same.referral.document.parts[0].kind.value == "lab_result"
    cut = kept(before, corrected, parts(((1, 2), read("referral"))))
    assert cut.lost == ("document.parts[1].kind",)
