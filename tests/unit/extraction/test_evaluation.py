"""The scorer: what counts as right, how it is counted, and that no line and no file stops the others."""

from __future__ import annotations

import io
import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from jobs.evaluation.cases import Case, NothingToMeasure, Packet, load_cases
from jobs.evaluation.comparing import same
from jobs.evaluation.extras import Extras, Named, measure_extras
from jobs.evaluation.measuring import measure
from jobs.evaluation.page import as_html
from jobs.evaluation.report import report_of
from jobs.evaluation.running import Done, Setting, Timing, run_cases
from jobs.evaluation.texts import as_text
from jobs.extraction import run_assistant, run_judge, sort_packet
from referrals.data.packets import Packet as SortedPacket
from referrals.data.referral import RedFlag, Referral, Triage
from tests.conftest import SAMPLES
from tests.unit.extraction import letters
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)


@pytest.mark.parametrize(
    ("path", "expected", "got", "right"),
    [
        ("patient.full_name", "Delgado, Maria T.", "Maria T. Delgado", True),
        ("patient.full_name", "Maria Delgado", "Mario Delgado", False),
        ("referrer.name", "Dr. Jane Roe", "Jane Roe, MD", True),
        ("patient.phone", "(503) 555-0177", "+15035550177", True),
        ("patient.phone", "+1-405-484-9156x26732", "+14054849156;ext=26732", True),
        ("patient.phone", "(503) 555-0177", "+15035550178", False),
        ("referrer.phone", "+44 (0)20 7946 0123", "020 7946 0123", True),
        ("referrer.phone", "0123", "+442079460123", False),
        ("patient.birth_date", "1961-03-12", "1961-12-03", False),
        ("patient.birth_date", "1961-03-12T00:00:00", "1961-03-12", True),
        ("patient.age", "46.0", 46, True),
        ("patient.age", "46.0", 47, False),
        ("referrer.name", "Dr", "Mr", False),
        ("referrer.name", "Rosa Lindqvist, FNP-C", "Lindqvist, Rosa", True),
        ("patient.sex", {"any_of": [None, "female"]}, None, True),
        ("patient.sex", {"any_of": [None, "female"]}, "male", False),
        ("patient.sex", None, "male", False),
        ("patient.sex", None, None, True),
        ("request.urgency", {"any_of": ["urgent", "asap"]}, "asap", True),
        ("clinical.medications[].name", "Lisinopril 20 mg PO daily", "Lisinopril", True),
        ("clinical.medications[].name", "Lisinopril", "Losartan", False),
        ("clinical.medications[].dose", "25 mg", "325 mg", False),
        ("clinical.medications[].dose", "5 mg", "5mg", True),
        ("clinical.medications[].dose", "2 puffs of 100 mcg", "100 mcg", True),
        ("clinical.medications[].dose", "half a tablet", "1 tablet", False),
        ("clinical.observations[].value", "120/80", "120/80 sitting", True),
        ("clinical.observations[].value", "1,050", "1.050", True),
        ("clinical.observations[].value", "120/80", "120/90", False),
        ("clinical.diagnoses[].text", "Essential hypertension", "essential hypertension", True),
        ("request.specialty", "urology", "neurology", False),
    ],
)
def test_what_counts_as_right(path: str, expected: Any, got: Any, right: bool) -> None:
    assert same(path, expected, got) is right


def test_invented_missed_and_wrong_values_are_counted() -> None:
    gold = {
        "patient.family_name": "Delgado",
        "patient.birth_date": "1999-01-01",
        "patient.sex": None,
        "recipient.organization": "Rose City Skin Associates",
        "clinical.medications[].name": ["cetirizine", "aspirin"],
        "clinical.diagnoses[].icd10cm": None,
    }
    pages = paper(letters.US_FORM)
    referral = run_judge(referral=run_assistant(pages=pages, today=TODAY), pages=pages)
    case = Case(id="form", files=(), gold=gold, recall_only=frozenset({"clinical.medications[].name"}))
    measured = measure(case=case, referral=referral, triage=None, pages=pages, today=TODAY)
    counted = {tally.path: (tally.right, tally.false, tally.missed) for tally in measured.tallies}
    assert counted == {
        "patient.family_name": (1, 0, 0),
        "patient.birth_date": (0, 1, 1),
        "patient.sex": (0, 1, 0),
        "recipient.organization": (1, 0, 0),
        "clinical.medications[].name": (1, 0, 1),
        "clinical.diagnoses[].icd10cm": (0, 2, 0),
    }
    assert measured.values_without_place == 0
    report = report_of(done=[Done(measured, Extras(), Timing("text layer", 1, 0.1, 0.1))])
    causes = {miss.path: miss.cause for _, miss in report.misses}
    assert causes == {
        "patient.birth_date": "not read",
        "patient.sex": "invented",
        "clinical.medications[].name": "not read",
        "clinical.diagnoses[].icd10cm": "invented",
    }
    assert "clinical.medications[].name" not in {entry.path for entry in measured.judged}
    assert json.loads(json.dumps(report.as_json()))["cases"] == 1
    assert "Expected calibration error" in as_text(report)


def test_what_a_document_only_implies_stands_in_a_line_of_its_own() -> None:
    pages = paper(letters.US_FORM)
    referral = run_judge(referral=run_assistant(pages=pages, today=TODAY), pages=pages)
    gold = {"request.specialty": referral.request.specialty.value, "patient.sex": "unknown"}
    stated = Case(id="stated", files=(), gold=gold)
    implied = Case(id="implied", files=(), gold=gold, implied=frozenset({"request.specialty"}))
    done = [
        Done(
            measure(case=case, referral=referral, triage=None, pages=pages, today=TODAY),
            Extras(),
            Timing("text layer", 1, 0.1, 0.1),
        )
        for case in (stated, implied)
    ]
    rows = {row.name: (row.n, row.f1) for row in report_of(done=done).families}
    assert list(rows) == ["identity", "specialty", "specialty, implied"]
    assert (rows["specialty"], rows["specialty, implied"]) == ((1, 1.0), (1, 1.0))


def test_a_miss_says_where_the_wanted_value_stands_and_where_the_other_was_taken() -> None:
    pages = paper(letters.US_FORM)
    referral = run_judge(referral=run_assistant(pages=pages, today=TODAY), pages=pages)
    name = str(referral.patient.family_name.value)
    case = Case(id="form", files=(), gold={"referrer.name": name})
    (miss,) = measure(case=case, referral=referral, triage=None, pages=pages, today=TODAY).misses
    assert miss.cause == "wrong"
    (wanted,) = miss.wanted_at
    words = [word for word in pages[0].words if word.box[0] == wanted.boxes[0][0]]
    assert any(name in word.text for word in words)
    assert miss.taken
    assert miss.taken[0].boxes != wanted.boxes


def lines(directory: Path, *entries: Any) -> Path:
    text = "\n".join(entry if isinstance(entry, str) else json.dumps(entry) for entry in entries)
    (directory / "gold.jsonl").write_text(text, encoding="utf-8")
    return directory


def test_a_line_that_is_no_case_is_named_and_the_others_stay(tmp_path: Path) -> None:
    lines(
        tmp_path,
        {"id": "a", "files": ["a.pdf"], "gold": {}},
        {"id": "b"},
        "{not json",
        {"id": "c", "files": ["a.pdf"], "gold": []},
        {"id": "d", "files": [], "gold": {"patient.sex": "male"}},
        '{"id": "e", "files": ["a.pdf"], "gold": {"patient.age": NaN}}',
    )
    cases, problems = load_cases(directory=tmp_path)
    assert [case.id for case in cases] == ["a"]
    assert [problem.case for problem in problems] == [f"line {n}" for n in (2, 3, 4, 5, 6)]
    assert "'files' is missing" in problems[0].text
    assert "`files` is empty" in problems[3].text
    assert "NaN is no value" in problems[4].text


def test_an_id_that_stands_before_is_told_and_its_line_left_out(tmp_path: Path) -> None:
    line = '{"id": "a", "files": ["a.pdf"], "gold": {"patient.sex": "%s"}}'
    cases, problems = load_cases(directory=lines(tmp_path, line % "male", line % "female"))
    assert [case.gold["patient.sex"] for case in cases] == ["male"]
    (problem,) = problems
    assert problem.text == (
        'gold.jsonl, line 2: this is no case (the id "a" is that of a line before); it is left out.'
    )


def test_unknown_paths_and_members_are_told_and_not_counted(tmp_path: Path) -> None:
    gold = {"referrer.email": "a@example.org", "patient.sex": "male", "clinical.allergies": None}
    lines(tmp_path, {"id": "a", "files": ["a.pdf"], "gold": gold, "colour": "red"})
    ((case,), problems) = load_cases(directory=tmp_path)
    assert case.gold == {"patient.sex": "male", "clinical.allergies[].substance": None}
    assert ["referrer.email" in problems[0].text, "colour" in problems[1].text] == [True, True]


def test_a_list_may_be_given_as_objects(tmp_path: Path) -> None:
    items = [{"text": "Gout", "icd10cm": "M10.9"}, {"text": "Asthma"}]
    lines(tmp_path, {"id": "a", "files": ["a.pdf"], "gold": {"clinical.diagnoses[]": items}})
    ((case,), problems) = load_cases(directory=tmp_path)
    assert case.gold == {
        "clinical.diagnoses[].text": ["Gout", "Asthma"],
        "clinical.diagnoses[].icd10cm": ["M10.9"],
    }
    assert problems == []


@pytest.mark.parametrize(
    ("path", "expected", "words"),
    [
        ("patient.sex", "M", "one of male, female"),
        ("triage.urgency", ["soon"], "one of routine"),
        ("request.urgency", "soon", 'can never be "soon"'),
        ("patient.birth_date", {"any_of": []}, "at least one value"),
        ("patient.birth_date", {"anyof": ["1961-03-12"]}, "at least one value"),
        ("request.date", "02/09/2026", "may be two days"),
        ("request.date", "31/02/2026", "no day"),
    ],
)
def test_what_can_never_come_back_is_told_and_not_measured(
    tmp_path: Path, path: str, expected: Any, words: str
) -> None:
    gold = {path: expected, "patient.age": 46}
    ((case,), (problem,)) = load_cases(directory=lines(tmp_path, {"id": "a", "files": ["a"], "gold": gold}))
    assert case.gold == {"patient.age": 46}
    assert problem.case == "a"
    assert words in problem.text


@pytest.mark.parametrize(
    ("written", "order", "iso"),
    [
        ("19/07/1983", "", "1983-07-19"),
        ("07/19/1983", "", "1983-07-19"),
        ("07/19/1983", "DMY", "1983-07-19"),
        ("02/09/2026", "DMY", "2026-09-02"),
        ("2.9.2026", "MDY", "2026-02-09"),
        ("03-03-2026", "", "2026-03-03"),
        ("1983-07-19", "", "1983-07-19"),
        ("1959", "", "1959"),
    ],
)
def test_dates_of_the_gold_compare_by_value(tmp_path: Path, written: str, order: str, iso: str) -> None:
    entry = {"id": "a", "files": ["a"], "date_order": order}
    gold = {"patient.birth_date": {"any_of": [None, written]}, "clinical.observations[].date": [written]}
    ((case,), problems) = load_cases(directory=lines(tmp_path, entry | {"gold": gold}))
    assert problems == []
    assert case.gold["patient.birth_date"] == {"any_of": [None, iso]}
    assert case.gold["clinical.observations[].date"] == [iso]


def test_a_directory_without_cases_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(NothingToMeasure, match=r"no readable gold\.jsonl"):
        load_cases(directory=tmp_path)
    with pytest.raises(NothingToMeasure, match="line 1: this is no case"):
        load_cases(directory=lines(tmp_path, "[]"))
    for line in ('["a", "a.pdf"]', '"a"', "7", "null"):
        with pytest.raises(
            NothingToMeasure, match="a line must be a JSON object with `id`, `files` and `gold`"
        ):
            load_cases(directory=lines(tmp_path, line))


def test_files_that_cannot_be_read_count_as_missed_and_stop_nothing(tmp_path: Path) -> None:
    (tmp_path / "broken.pdf").write_bytes(b"%PDF-1.7 and nothing else")
    gold = {"patient.family_name": "Delgado", "patient.sex": None}
    entries = [{"id": name, "files": [f"{name}.pdf"], "gold": gold} for name in ("gone", "broken")]
    cases, _ = load_cases(directory=lines(tmp_path, *entries))
    report = report_of(done=list(run_cases(cases=cases, setting=Setting(today=TODAY))))
    assert {problem.case for problem in report.problems} == {"gone", "broken"}
    assert [(row.name, row.n, row.recall) for row in report.paths if row.n] == [
        ("patient.family_name", 2, 0.0)
    ]


def test_an_assistant_that_breaks_is_named_and_stops_nothing() -> None:
    def broken(pages: Any, today: date, packet: Any) -> Any:
        raise RuntimeError("no such thing")

    setting = Setting(today=TODAY, assistant=broken)
    (done,) = run_cases(cases=[Case(id="a", files=(), gold={"patient.sex": "male"})], setting=setting)
    assert "RuntimeError" in done.problems[0].text
    assert done.measured.tallies[0].missed == 1


def test_the_assistant_is_told_how_the_packet_was_sorted_as_in_the_service() -> None:
    told: list[Any] = []

    def listening(pages: Any, today: date, packet: Any) -> Referral:
        told.append(packet)
        return Referral()

    case = Case(id="a", files=(), gold={"patient.sex": None})
    list(run_cases(cases=[case], setting=Setting(today=TODAY, assistant=listening)))
    assert [type(packet) for packet in told] == [SortedPacket]


def test_gold_of_a_shape_nobody_thought_of_is_told_and_the_rest_is_measured() -> None:
    gold = {
        "clinical.diagnoses[].text": 7.5,
        "patient.sex": {"any_of": 3},
        "patient.birth_date": ["x", {"y": 1}],
    }
    (done,) = run_cases(cases=[Case(id="a", files=(), gold=gold)], setting=Setting(today=TODAY))
    assert {tally.path for tally in done.measured.tallies} | set(done.measured.unmeasured) == set(gold)


def test_red_flags_count_by_code_only_where_the_codes_are_ours() -> None:
    flag = RedFlag(code="cauda_equina", text="words")
    triage = Triage(
        urgency="stat",
        specialty=None,
        disposition="review",
        red_flags=(flag,),
        ruleset="r",
        ruleset_version=1,
    )
    ours = Case(id="a", files=(), gold={}, red_flags=("cauda_equina", "sepsis"))
    theirs = Case(id="b", files=(), gold={}, red_flags=("back_pain_emergency",))
    denied = Case(id="c", files=(), gold={}, red_flags=())
    found = [measure_extras(case=case, triage=triage, packet=None) for case in (ours, theirs, denied)]
    assert found[0].red_flags == Named(right=("cauda_equina",), missed=("sepsis",))
    assert (found[1].red_flags, found[1].flagged) == (None, Named(right=("a red flag",)))
    assert found[2].flagged == Named(false=("a red flag",))
    assert found[2].page_kinds is None


def test_pages_count_one_by_one() -> None:
    pages = paper(letters.US_FORM + "\f" + letters.US_FORM)
    packet = sort_packet(pages=pages, today=TODAY)
    wanted = Packet(kinds_by_page=(packet.kinds_by_page[0], "marketing", None), foreign_pages=(2,))
    found = measure_extras(case=Case(id="a", files=(), gold={}, packet=wanted), triage=None, packet=packet)
    kind = packet.kinds_by_page[1]
    assert found.page_kinds == Named(
        right=(f"page 1 {packet.kinds_by_page[0]}",),
        false=(f"page 2 marketing as {kind}",),
        missed=("page 2 marketing",),
    )
    assert found.foreign_pages == Named(missed=("page 2",))


def test_the_page_shows_a_miss_in_a_picture_and_needs_no_network(tmp_path: Path) -> None:
    letter = SAMPLES / "letter_cardiology.pdf"
    case = Case(
        id="letter",
        files=(letter,),
        gold={"patient.family_name": "<b>Nobody</b>", "referrer.name": "Cardiology"},
    )
    done = list(run_cases(cases=[case], setting=Setting(today=TODAY)))
    page = as_html(report_of(done=done), done=done)
    assert "&lt;b&gt;Nobody&lt;/b&gt;" in page
    assert "<b>Nobody" not in page
    assert page.count("data:image/jpeg;base64,") >= 2
    assert 'class="box taken"' in page
    assert 'class="box wanted"' in page
    page = page.replace("http://www.w3.org/2000/svg", "")  # a name, no address
    assert not [word for word in ("<script", "http://", "https://", "<link") if word in page]


def test_the_command_writes_a_page_and_figures(tmp_path: Path) -> None:
    entry = {
        "id": "letter",
        "files": [str(SAMPLES / "letter_cardiology.pdf")],
        "gold": {"patient.sex": "other"},
    }
    output, page = io.StringIO(), tmp_path / "report.html"
    call_command("evaluate", str(lines(tmp_path, entry)), "--json", "--html", str(page), stdout=output)
    figures = json.loads(output.getvalue())
    assert (figures["cases"], figures["misses"][0]["path"]) == (1, "patient.sex")
    assert {"calibration_error", "routing_accuracy", "accepted_without_evidence", "seconds_per_page"} <= set(
        figures
    )
    assert "<svg" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--assistant", "nobody"], "no assistant"),
        (["--html", "/nowhere/at/all.html"], "no directory"),
        ([], "no case"),
    ],
)
def test_the_command_refuses_in_words(tmp_path: Path, arguments: list[str], words: str) -> None:
    case = {"id": "a", "files": ["a.pdf"], "gold": {}}
    directory = lines(tmp_path, *([case] if arguments else []))
    with pytest.raises(CommandError, match=words):
        call_command("evaluate", str(directory), *arguments, stdout=io.StringIO())
