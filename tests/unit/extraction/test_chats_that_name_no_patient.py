"""Who asks and who is asked in a chat in which nobody says the patient's name. Everybody is invented."""

from __future__ import annotations

from tests.unit.extraction.referral_read import referral_read


def _chat(head: str) -> str:
    return (
        f"{head}\n19/10/26\n\n"
        "[11:02] Dr Ida Moss: Good morning sir, Ida from Elm\nChildren's Clinic, Mill Rd\n"
        "[11:02] Dr Ida Moss: can you see a baby today itself?\n"
        "[11:06] Dr Samuel Hill: gm. In cath lab. tell\n"
        "[11:08] Dr Ida Moss: 7 wk boy, 28/08/26, fast breathing, sweating with feeds\n"
        "[11:11] Dr Samuel Hill: Ok send. will do echo in ER\n"
        "[11:13] Dr Ida Moss: no allergies\n"
    )


def test_who_begins_a_chat_whose_head_names_the_other_one_asks() -> None:
    found = referral_read(_chat("Chat: Dr Samuel Hill - Orange City Heart Hospital"))
    assert found.referrer.name.value == "Dr Ida Moss"
    assert found.referrer.organization.value == "Elm Children's Clinic"
    assert found.recipient.name.value == "Dr Samuel Hill"
    assert found.recipient.organization.value == "Orange City Heart Hospital"


def test_a_chat_whose_head_names_who_began_it_does_not_say_who_is_asked() -> None:
    found = referral_read(_chat("Chat: Dr Ida Moss - Elm Children's Clinic"))
    assert found.recipient.organization.value != "Elm Children's Clinic"
