"""Which URLs may be called, and which hosts."""

from __future__ import annotations

import pytest

from common.http_client import HttpClient
from common.outbound_urls import Target, read_url, refuse_private
from tests.unit.common.scripted_receiver import HOSTS, Receiver, code_of, post


@pytest.mark.parametrize(
    "url",
    [
        "",
        "receiver.example",
        "//receiver.example/",
        "https:///path",
        "http://receiver.example/",
        "ftp://receiver.example/",
        "file:///etc/passwd",
        "gopher://receiver.example/",
        "https://user@receiver.example/",
        "https://user:password@receiver.example/",
        "https://receiver.example/#part",
        "https://receiver.example/a b",
        "https://receiver.example\\@127.0.0.1/",
        "https://receiver.example/\r\nX-Header: 1",
        "https://receiver.example/\x00",
        "https://r\u00e9ceiver.example/",
        "https://receiver.example:0/",
        "https://receiver.example:70000/",
        "https://receiver.example:port/",
        "https://[::1%eth0]/",
        "https://[::1%25eth0]/",
        "https://[not-an-address]/",
        "https://-receiver.example/",
        "https://receiver..example/",
        "https://%31%32%37.0.0.1/<",
    ],
)
def test_refuses_urls_of_another_form(url: str) -> None:
    assert code_of(lambda: read_url(url, allowed_private_hosts=HOSTS)) == "invalid_url"


@pytest.mark.parametrize(
    ("url", "target"),
    [
        ("https://Receiver.Example", Target("https", "receiver.example", 443, "/")),
        (
            "https://receiver.example.:8443/a?b=c%20d",
            Target("https", "receiver.example", 8443, "/a?b=c%20d"),
        ),
        ("HTTPS://203.0.113.9/x", Target("https", "203.0.113.9", 443, "/x")),
        ("https://[2001:DB8::1]:444/", Target("https", "2001:db8::1", 444, "/")),
        ("http://localhost:8000/x", Target("http", "localhost", 8000, "/x")),
    ],
)
def test_what_is_read_from_good_ones(url: str, target: Target) -> None:
    assert read_url(url, allowed_private_hosts=HOSTS) == target


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "127.1",
        "2130706433",
        "0x7f000001",
        "0177.0.0.1",
        "0",
        "localhost",
        "10.0.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "192.168.1.1",
        "[::1]",
        "[::ffff:127.0.0.1]",
        "[::ffff:169.254.169.254]",
        "[64:ff9b::7f00:1]",
        "[2002:7f00:1::]",
        "[fd00::1]",
        "[fe80::1]",
        "224.0.0.1",
    ],
)
def test_refuses_hosts_that_lead_inside_when_saved_and_when_called(host: str) -> None:
    strict = HttpClient()
    url = f"https://{host}/"

    assert code_of(lambda: strict.check(url)) == "refused_address"
    assert code_of(lambda: strict.send(method="GET", url=url, headers={}, body=b"")) == "refused_address"


def test_one_private_address_among_public_ones_is_enough() -> None:
    refuse_private(("1.1.1.1", "2606:4700:4700::1111"))

    assert code_of(lambda: refuse_private(("1.1.1.1", "10.0.0.1"))) == "refused_address"


def test_a_name_that_does_not_exist() -> None:
    assert code_of(lambda: HttpClient().check("https://no-such-name.invalid/")) == "dns"


def test_allowing_one_host_allows_no_other(receiver: Receiver) -> None:
    only_name = HttpClient(allowed_private_hosts=frozenset({"localhost"}))

    assert code_of(lambda: post(only_name, receiver)) == "invalid_url"
    assert receiver.connections == 0
