"""A win is told with the same reasons by the command line and by the server: both price it anew in one way."""

from pathlib import Path
from typing import Final

import pytest

from jantaku.cli import main
from jantaku.cli.drawing import Screen
from jantaku.cli.recorded_game import Game
from jantaku.hands.kernel import KernelBook
from jantaku.records.formats.register import write_record
from jantaku.records.record import Record
from jantaku.server.storage.replays import Upload, replay
from jantaku.table.events import Won
from jantaku.texts import LANGUAGES, Language, Texts
from tests.records.played import played

pytestmark = pytest.mark.skipif(
    KernelBook is None, reason="hands are priced by the C++ kernel, which is not built here"
)

MATCHES: Final = {
    "riichi": (1, 2, 3),
    "parlour": (1, 2),
    "sanma": (1, 2, 3),
    "sanma_108": (1, 2),
    "taiwanese": (1, 2),
    "sichuan": (1, 2, 3),
}


def by_server(record: Record, language: Language) -> list[tuple[str, list[str]]]:
    """What each win is worth in a line, and all its reasons."""
    deals = replay(Upload("", record), verify=False)["deals"]
    wins = [win for deal in deals if deal["result"] is not None for win in deal["result"]["wins"]]
    return [(win["explained"]["summary"][language], win["explained"]["lines"][language]) for win in wins]


def by_command(record: Record, language: Language) -> list[tuple[str, list[str]]]:
    """The same from a replay, moment by moment."""
    game = Game(record, Screen(language), Texts(language))
    told = []
    for number, page in enumerate(game.pages):
        for turn, event in enumerate(page.play, 1):
            if isinstance(event, Won):
                scene = game.scene(number, turn)
                (line,) = game.teller.worth(event, scene)
                told.append((line, game.teller.worth(event, scene, why=True, following=page.play[turn:])))
    return told


@pytest.mark.parametrize("rules", MATCHES)
def test_the_command_gives_every_reason_that_the_server_gives(rules: str) -> None:
    counted = 0
    for seed in MATCHES[rules]:
        record = played(rules, seed)
        for language in LANGUAGES:
            server, command = by_server(record, language), by_command(record, language)
            assert len(command) == sum(isinstance(event, Won) for event in record.events)
            assert command == server
            assert all(len(lines) > 1 for _, lines in command), "priced by the rules, not told from the event alone"
        counted += len(server)
    assert counted > 3


def test_the_account_of_a_game_has_them(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = played("sichuan", 1)
    file = tmp_path / "game.jsonl"
    file.write_text(write_record(record, "native"), "utf-8")
    assert main(["replay", str(file), "--why", "--plain", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    for _, lines in by_server(record, "en"):
        assert all(line in said for line in lines)


def test_a_scenario_tells_them_if_it_is_asked(capsys: pytest.CaptureFixture[str]) -> None:
    file = next((Path(__file__).parent.parent / "scenarios" / "sc_self_draw_point").glob("*.toml"))
    assert main(["scenario", str(file), "--plain", "--lang", "en"]) == 0
    brief = capsys.readouterr().out.splitlines()
    assert main(["scenario", str(file), "--why", "--plain", "--lang", "en"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert any("Sources:" in line for line in told)
    assert not any("Sources:" in line for line in brief)
    assert len(told) > len(brief)
