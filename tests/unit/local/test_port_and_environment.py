"""What the processes are told: the port, the settings, and what only the owner may know."""

import socket
from pathlib import Path

import pytest

from deploy.local.environment import for_application, for_owner, local_settings
from deploy.local.errors import StackError
from deploy.local.layout import Layout, create_home
from deploy.local.leftovers import MARK
from deploy.local.model_settings import beside_the_stack
from deploy.local.port import choose_port
from deploy.local.programs import WORKER_NAMES, service_programs

ADDRESSES = {
    "DATABASE_URL": "postgresql://app@/x",
    "DATABASE_OWNER_URL": "postgresql://o@/x",
    "REDIS_URL": "redis://r",
}


@pytest.fixture
def home(tmp_path: Path) -> Layout:
    layout = Layout(home=tmp_path / "home")
    create_home(layout)
    return layout


def test_a_taken_port_names_the_way_out() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(StackError, match=f"Port {port} is taken by another program: `PORT=0 make up`"):
            choose_port({"PORT": str(port)})


def test_a_free_port_is_taken_as_asked_and_zero_takes_any() -> None:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        free = probe.getsockname()[1]
    assert choose_port({"PORT": str(free)}) == free
    assert choose_port({"PORT": "0"}) > 0


@pytest.mark.parametrize("wish", ["eighty", "-1", "65536", "8000.5"])
def test_a_wrong_port_says_what_is_right(wish: str) -> None:
    with pytest.raises(StackError, match="give a number from 0 to 65535"):
        choose_port({"PORT": wish})


def test_what_the_environment_names_wins_over_what_the_stack_makes(home: Layout) -> None:
    given = {"SECRET_KEY": "g" * 40, "LOG_LEVEL": "DEBUG", "DATABASE_URL": "postgresql://real/x"}
    addresses = {"REDIS_URL": "redis://r"}
    settings = local_settings(layout=home, addresses=addresses, base_url="http://127.0.0.1:1", given=given)
    assert settings.items() >= (given | addresses).items()


def test_the_secret_key_stays_the_same(home: Layout) -> None:
    first, second = (
        local_settings(layout=home, addresses=ADDRESSES, base_url="http://127.0.0.1:1", given={})
        for _ in range(2)
    )
    assert first["SECRET_KEY"] == second["SECRET_KEY"]
    assert len(first["SECRET_KEY"]) >= 50


def test_mail_goes_to_files_unless_a_server_is_named(home: Layout) -> None:
    local = local_settings(layout=home, addresses=ADDRESSES, base_url="http://127.0.0.1:1", given={})
    assert local["EMAIL_FILE_PATH"] == str(home.mail)
    named = local_settings(
        layout=home, addresses=ADDRESSES, base_url="http://127.0.0.1:1", given={"EMAIL_HOST": "mail.example"}
    )
    assert "EMAIL_BACKEND" not in named


def test_commands_beside_the_stack_know_its_models_unless_they_have_their_own(home: Layout) -> None:
    models = {
        "ASSISTANT_MODELS": "house",
        "ASSISTANT_MODEL_HOUSE": "openai:a",
        "ASSISTANT_MODEL_HOUSE_KEY": "secret",
        "JUDGE_MODEL": "openai:b",
        "MODEL_BREAKER_SECONDS": "7",
    }
    settings = local_settings(
        layout=home, addresses=ADDRESSES, base_url="http://127.0.0.1:1", given={**models, "OTHER": "x"}
    )
    assert settings.items() >= models.items()
    assert "OTHER" not in settings
    assert beside_the_stack(settings, {"PATH": "/bin"}) == settings
    own = beside_the_stack(settings, {"ASSISTANT_MODEL": "openai:mine"})
    assert own.keys() == settings.keys() - models.keys()


def test_only_the_migration_knows_the_owner(home: Layout, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_OWNER_URL", "postgresql://o@/x")
    settings = local_settings(layout=home, addresses=ADDRESSES, base_url="http://127.0.0.1:1", given={})
    assert for_owner(settings, home)["DATABASE_OWNER_URL"] == ADDRESSES["DATABASE_OWNER_URL"]
    assert "DATABASE_OWNER_URL" not in for_application(settings, home)


def test_a_real_server_without_an_owners_address_is_migrated_as_its_role(
    home: Layout, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DATABASE_OWNER_URL", raising=False)
    given = {"DATABASE_URL": "postgresql://real/x", "REDIS_URL": "redis://real"}
    settings = local_settings(layout=home, addresses={}, base_url="http://127.0.0.1:1", given=given)
    assert for_owner(settings, home)["DATABASE_OWNER_URL"] == "postgresql://real/x"


def test_debug_never_reaches_the_service(home: Layout, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEBUG", "1")
    settings = local_settings(layout=home, addresses=ADDRESSES, base_url="http://127.0.0.1:1", given={})
    assert "DEBUG" not in for_application(settings, home)


def test_every_process_of_the_service_is_marked_and_named(home: Layout) -> None:
    settings = local_settings(layout=home, addresses=ADDRESSES, base_url="http://127.0.0.1:1", given={})
    programs = service_programs(layout=home, environment=for_application(settings, home), port=1)
    assert {program.name for program in programs} == {"web", "beat", *WORKER_NAMES}
    assert {program.environment[MARK] for program in programs} == {str(home.home)}
