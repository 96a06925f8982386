"""What an invitation may name."""

import pytest

from jantaku.server.web import addresses
from jantaku.server.web.addresses import is_loopback, reachable
from jantaku.server.web.settings import Settings


def test_a_server_for_this_machine_alone_is_found_by_nobody() -> None:
    assert reachable(Settings(host="127.0.0.1"), 8136) == []
    assert reachable(Settings(host="localhost"), 8136) == []


def test_a_server_that_listens_everywhere_names_the_addresses_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "own_addresses", lambda: ["192.168.1.5", "2001:db8::7"])
    assert reachable(Settings(host="0.0.0.0"), 8136) == ["http://192.168.1.5:8136", "http://[2001:db8::7]:8136"]
    assert reachable(Settings(host="192.168.1.9"), 80) == ["http://192.168.1.9:80"]


def test_an_origin_stands_before_the_address() -> None:
    settings = Settings(host="0.0.0.0", origins=("http://localhost:5173", "https://club.example"))
    assert reachable(settings, 8136) == ["https://club.example"]


@pytest.mark.parametrize(
    ("host", "own"), [("127.0.0.1", True), ("::1", True), ("[::1]", True), ("club.example", False)]
)
def test_the_machines_own_name(host: str, own: bool) -> None:
    assert is_loopback(host) == own
