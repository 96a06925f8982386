"""Runs: what ends them, what is kept of them, and that they can be repeated."""

from pathlib import Path

import pytest

from jantaku.lab import Limits, Run
from jantaku.rules import RuleSet, load
from jantaku.rules.rule_set import read
from jantaku.texts import SayableError

FEW = Limits(seconds=600, matches=3)


@pytest.fixture(scope="module")
def rules() -> list[RuleSet]:
    return [load("majan_100"), read('id = "x"\nextends = "majan_100"\nparts.wall.dice = 1')]


@pytest.fixture(scope="module")
def run(rules: list[RuleSet]) -> Run:
    run = Run(rules, seed=4)
    run.play(FEW)
    return run


def test_the_same_rules_and_seeds_give_the_same_sums(rules: list[RuleSet], run: Run) -> None:
    again = Run(rules, seed=4)
    again.play(FEW, processes=2)
    assert [match.number for match in again.played] == [0, 1, 2]
    assert again.played == run.played


def test_a_run_ends_when_its_time_is_up(rules: list[RuleSet]) -> None:
    run = Run(rules[:1])
    run.play(Limits(seconds=0.001, matches=50))
    assert len(run.played) == 1


def test_a_run_ends_when_enough_is_known(rules: list[RuleSet], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jantaku.lab.running.LOOK", 0)
    monkeypatch.setattr("jantaku.lab.running.ENOUGH", 11)
    run, shown = Run(rules[:1]), []
    run.play(Limits(seconds=600, matches=40, until=90.0), 1, lambda done, known: shown.append((done, known)))
    assert len(run.played) == 11
    assert [done for done, _ in shown] == list(range(1, 12))
    assert shown[0][1] is None
    assert shown[-1][1] == run.estimate


def test_what_was_kept_is_gone_on_with(tmp_path: Path, rules: list[RuleSet], run: Run) -> None:
    path = tmp_path / "kept.jsonl"
    begun = Run(rules, 4, path)
    begun.play(Limits(seconds=600, matches=2))
    with path.open("ab") as file:
        file.write(b'{"number":2,"sums":[{"mat')  # cut off in the middle of a line
    again = Run(rules, 4, path)
    assert len(again.played) == 2
    again.play(FEW)
    assert again.played == run.played
    assert Run(rules, 4, path).played == run.played


@pytest.mark.parametrize("seed", [5, 4])
def test_a_file_of_another_run_is_refused(tmp_path: Path, rules: list[RuleSet], seed: int) -> None:
    path = tmp_path / "kept.jsonl"
    Run(rules, 4, path)
    others = rules if seed != 4 else rules[:1]
    with pytest.raises(SayableError, match="another run"):
        Run(others, seed, path)
    assert path.read_bytes().count(b"\n") == 1


def test_a_file_that_is_none_of_ours_is_left_alone(tmp_path: Path, rules: list[RuleSet]) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("tea\n")
    with pytest.raises(SayableError):
        Run(rules, 0, path)
    assert path.read_text() == "tea\n"


def test_three_players_are_not_compared_with_four() -> None:
    with pytest.raises(SayableError) as caught:
        Run([load("riichi"), load("sanma")])
    assert caught.value.message("en") == "4 players and 3 players cannot be compared on the same walls."
