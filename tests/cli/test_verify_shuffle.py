"""``jantaku verify-shuffle``: the deals of a record, one line each, and what follows from one seed."""

from functools import cache
from pathlib import Path
from random import Random

import pytest

from jantaku import __version__
from jantaku.cli import main
from jantaku.records.formats.native import write_native
from jantaku.records.record import Header, Record
from jantaku.table.chance import ALGORITHM, deal_seed
from jantaku.table.events import DealStarted, Drawn, Event
from jantaku.table.match import Match
from tests.table.greedy import Greedy


@pytest.fixture(autouse=True)
def _english_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")


@cache
def played() -> Match:
    match = Match("riichi", 3, nonces=[b"anna", b"", b"vera"])
    match.play([Greedy(match, Random(3))] * 4)
    return match


def record(folder: Path, events: list[Event], seed: str = "", nonces: str = "", chance: str = ALGORITHM) -> str:
    file = folder / "match.jsonl"
    extra = {"nonces": nonces} if nonces else {}
    header = Header("riichi", played().names, version=__version__, chance=chance, seed=seed, extra=extra)
    file.write_text(write_native(Record(header, tuple(events))), "utf-8")
    return str(file)


def test_a_good_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played()
    nonces = "616e6e61,,76657261"
    assert main(["verify-shuffle", record(tmp_path, match.events, match.secret.hex(), nonces)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == match.deal.number + 1
    assert lines[0].startswith("Deal 1: OK. The seed matches the commitment; tiles compared with the wall: ")


def test_what_one_player_saw_is_a_good_record_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify-shuffle", record(tmp_path, list(played().view(2).events)), "--lang", "ru"]) == 0
    assert capsys.readouterr().out.startswith("Раздача 1: всё верно. Зерно подходит к объявленной контрольной сумме; ")


def test_a_tile_that_was_not_in_the_wall(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    events = played().events
    place = next(at for at, event in enumerate(events) if isinstance(event, Drawn) and event.source == "wall")
    told = events[place]
    assert isinstance(told, Drawn)
    events[place] = Drawn(told.seat, played().deal.wall.row[-1])
    file = record(tmp_path, events)
    assert main(["verify-shuffle", file]) == 1
    said = capsys.readouterr()
    assert said.err == ""
    lines = said.out.splitlines()
    assert lines[0] == "Deal 1: one difference."
    assert lines[1].startswith(f"  event {place + 1}: the wall has ")
    assert lines[2].startswith("Deal 2: OK.")
    assert main(["verify-shuffle", file, "--lang", "ru"]) == 1
    assert capsys.readouterr().out.startswith("Раздача 1: 1 расхождение.\n  событие ")


def test_a_seed_of_another_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify-shuffle", record(tmp_path, played().events, "00" * 32)]) == 1
    assert "the match seed gives this deal the seed" in capsys.readouterr().out


def test_a_record_of_an_unfinished_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    events = played().events
    second = [at for at, event in enumerate(events) if isinstance(event, DealStarted)][1]
    assert main(["verify-shuffle", record(tmp_path, events[: second + 9])]) == 0
    assert capsys.readouterr().out.splitlines()[1] == (
        "Deal 2: not checked, because it has no commitment or is not over."
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "Error: name either a record or a seed (--seed)."),
        (["x", "--seed", "00"], "Error: name either a record or a seed (--seed)."),
        (["--seed", "xyz"], "Error: “xyz” is not the seed of a deal; expected 64 hexadecimal digits."),
        (["--seed", "00" * 31], f"Error: “{'00' * 31}” is not the seed of a deal; expected 64 hexadecimal digits."),
        (
            ["--seed", "00" * 32, "--rules", "nobody"],
            "Error: unknown rule set “nobody”; jantaku rules list --kind preset lists them all.",
        ),
    ],
)
def test_a_mistake_is_answered_by_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify-shuffle", *arguments]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", sentence + "\n")


def test_a_record_without_commitments_cannot_be_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = record(tmp_path, played().events[:1], chance="")
    assert main(["verify-shuffle", file]) == 2
    assert capsys.readouterr().err == f"Error: nothing to check: {file} has no wall commitments.\n"


def test_a_seed_of_the_match_that_is_no_number(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify-shuffle", record(tmp_path, played().events, "seven")]) == 2
    assert capsys.readouterr().err == "Error: the match seed in this record is not a hexadecimal number.\n"


SEED = deal_seed(b"jantaku", 0).hex()


def test_one_seed(capsys: pytest.CaptureFixture[str]) -> None:
    """The worked example of docs/explanation/fair-shuffle.md."""
    assert main(["verify-shuffle", "--seed", SEED]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Commitment: f478b3a5046c644f41217af2e0445db7147f75d55c4e3593637fa3ff3f7b21d0",
        "Dice: 6+2",
        "The wall breaks after stack 8 on the side of the player to the dealer’s left.",
        "Dora indicator: 4s",
    ]


def test_the_wall_of_a_seed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify-shuffle", "--seed", SEED, "--wall", "--lang", "ru"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[4] == "Стена в том порядке, в каком берут тайлы; живых – 122, мёртвых – 14:"
    assert lines[5] == "   1  6z 2z 4s 3s 0m 0p 1z 1m 3p 9s 5z 8p 1s 1p 5s 5m 7s"
    assert len(lines) == 5 + 8
    assert lines[-1].endswith("6s 7m 4z 4p 2s 4z 7p 0s 4s 3z 4p 5p 4m 7p")
