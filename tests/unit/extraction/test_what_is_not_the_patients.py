"""Words that stand where a value is expected and are none, or somebody else's. Every person is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_assistant import read, value

_PATIENT = "Patient: Nora Quill\n"


@pytest.mark.parametrize(
    ("words", "path"),
    [
        ("Carer address: 5 Elm Road, Leeds LS2 3AB\n", "patient.address"),
        ("Carer email: ann@elm.test\n", "patient.email"),
        ("Care home email: home@elm.test\n", "patient.email"),
        ("Address: as before\n", "patient.address"),
        ("Address: unchanged\n", "patient.address"),
        ("NPI: 123\n", "referrer.npi"),
        ("Flight No 12345678\n", "patient.phone"),
        ("BP: 140 90 1200 33\n", "patient.phone"),
        ("BP: 140 90 1200 33\n", "referrer.phone"),
        ("PCP/Referring: Desert Sky Family Med - Ida Moss PA-C, ph 520-555-0101\n", "patient.phone"),
        ("Case manager: P. Rowe, 800-555-0101\n", "patient.phone"),
        (
            "DOB: 08/30/1969\nTo: Salem Pain & Spine\nPreferred pharmacy: CVS #4412, 22 Main St, Salem OR 97301,"
            " Phone: 503-555-0144\n",
            "referrer.phone",
        ),
        ("DOB: 4/9/1962\nAntécédents : hypothyroïdie, RGO, HTA\n", "patient.address"),
        ("DOB\tPhone\nReferring Provider\tNPI\tPhone\n", "referrer.name"),
        ("[x] MRI compatible pacemaker  [ ] Hearing aid  [ ] Wheelchair\n", "request.service"),
        ("Requested: wheelchair access for appointment\n", "request.service"),
        ("Request: let us know how she fares\n", "request.service"),
        ("Please arrange a review by Dr Ada Quill MRCP\n", "request.service"),
        ("Requested services\n[x] wheelchair access  [ ] Evaluation\n", "request.service"),
    ],
)
def test_nothing_is_made_of_it(words: str, path: str) -> None:
    assert value(read(_PATIENT + words), path) is None


@pytest.mark.parametrize(
    ("words", "path", "expected"),
    [
        ("Address: 5 Elm Road, Leeds LS2 3AB\n", "patient.address", "5 Elm Road, Leeds LS2 3AB"),
        ("Email: nora@elm.test\nCarer: Ann Cole\n", "patient.email", "nora@elm.test"),
        ("Service requested: wheelchair assessment\n", "request.service", "wheelchair assessment"),
        ("Service requested: pacemaker check\n", "request.service", "pacemaker check"),
        (
            "Service requested: colonoscopy, pacemaker in situ\n",
            "request.service",
            "colonoscopy, pacemaker in situ",
        ),
    ],
)
def test_what_is_one_stays(words: str, path: str, expected: str) -> None:
    assert value(read(_PATIENT + words), path) == expected
