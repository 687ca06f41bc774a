"""What a test says that somebody does not have is no diagnosis: "HIV neg." Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read


def diagnoses(said: str) -> dict[str, str | None]:
    letter = f"Dear Dr Burke, re: Ada Quill, DOB 10 Feb 1979\nPlease see her with cough. {said}\nDr Corrigan"
    return {
        str(one.text.value).casefold(): one.text.asserted for one in referral_read(letter).clinical.diagnoses
    }


@pytest.mark.parametrize(
    "said",
    [
        "HIV neg.",
        "HIV -ve.",
        "HIV (neg).",
        "HIV test: non reactive.",
        "HIV non-reactive, malaria film negative.",
        "HIV (2024): negative.",
        "HIV, hepatitis C and syphilis negative.",
        "HIV, hepatitis B, hepatitis C, syphilis: all negative.",
        "Hepatitis B sAg neg.",
        "Hepatitis B and C negative.",
        "COVID -ve.",
        "Negative HIV test.",
        "HIV not detected.",
        "HIV test pending.",
        "HIV status unknown.",
        "PMH: HIV neg.",
        "Coeliac screen negative.",
        "Tuberculosis PCR not detected.",
    ],
)
def test_a_negative_test_is_no_diagnosis(said: str) -> None:
    assert not [words for words, told in diagnoses(said).items() if told in ("present", "historical")]


@pytest.mark.parametrize(
    ("said", "there"),
    [
        ("PMH: gout, hypertension, HIV neg.", {"gout", "hypertension"}),
        ("She has chronic hepatitis B. HIV, hepatitis C and syphilis negative.", {"chronic hepatitis b"}),
        ("She has HIV with an undetectable viral load.", {"hiv"}),
        ("HIV positive since 2010, hepatitis B negative.", {"hiv"}),
        ("She has seronegative rheumatoid arthritis.", {"seronegative rheumatoid arthritis"}),
        ("She has asthma. COVID neg.", {"asthma"}),
        ("She has breast cancer with negative nodes.", {"breast cancer"}),
    ],
)
def test_what_stands_beside_a_negative_test_stays(said: str, there: set[str]) -> None:
    told = [words for words, how in diagnoses(said).items() if how == "present"]
    assert all(any(name in words for words in told) for name in there), told
    assert not any(words.startswith(("covid", "syphilis")) for words in told)
