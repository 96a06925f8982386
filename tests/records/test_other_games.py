"""Records of Taiwanese and Sichuan matches: written, read, played again; and formats that cannot tell of them."""

from functools import cache
from random import Random

import pytest
from msgspec.structs import replace

from jantaku.records.formats.register import read_record, write_record
from jantaku.records.of_match import record_of
from jantaku.records.record import Record, RecordError
from jantaku.records.replay import Replay
from jantaku.records.rules_played import rules_of
from jantaku.records.verify import verify_record
from jantaku.rules import RuleSet, load, read
from jantaku.scenarios.scenario import read_scenario, run
from jantaku.table.events import (
    Called,
    Dealt,
    Discarded,
    Drawn,
    Event,
    HandShown,
    NukiDeclared,
    Paid,
    ReadyDeclared,
    Ruled,
    SuitChosen,
    SuitShown,
    TilesPassed,
    Won,
)
from jantaku.table.match import Match
from jantaku.table.referee import Referee, kans_to_rule_on
from jantaku.table.shuffle_check import check_shuffle
from jantaku.texts import SayableError
from jantaku.tiles import KIND_OF, Tile
from tests.records.played import changed, found, played, without_seed
from tests.table.greedy import Greedy, answer_all

pytest.importorskip("jantaku._kernel", reason="hands are priced by the C++ kernel, which is not built here")

GAMES = ("sichuan", "taiwanese")


def with_option(rules: str, option: str) -> RuleSet:
    return read(f'id = "x"\nextends = "{rules}"\nseed = "-"\nname = {{ en = "x", ru = "x" }}\n{option}\n')


@cache
def ruled(rules: str) -> Record:
    """A match in which the referee finds false wins and, where they have a price, false kans."""
    match, rng = Match(rules, 5), Random(5)
    greedy = Greedy(match, rng)
    while match.window is not None:
        seat = rng.randrange(4)
        try:
            if rng.random() < 0.01:
                Referee(match).false_win(seat)
            elif match.table.plan.payments.false_kan and kans_to_rule_on(match.deal, seat) and rng.random() < 0.3:
                Referee(match).false_kan(seat, by_mistake=rng.random() < 0.3)
            else:
                answer_all(match, greedy)
        except SayableError:
            answer_all(match, greedy)
    return record_of(match)


def kinds(record: Record) -> set[type]:
    return {type(event) for event in record.events}


# ---------------------------------------------------------------- written, read, played again


@pytest.mark.parametrize("rules", GAMES)
def test_a_record_is_read_as_it_was_written(rules: str) -> None:
    record = played(rules)
    assert read_record(write_record(record, "native")) == record


@pytest.mark.parametrize("rules", GAMES)
@pytest.mark.parametrize("seeded", [True, False])
def test_a_record_is_played_again(rules: str, seeded: bool) -> None:
    record = played(rules) if seeded else without_seed(played(rules))
    verdict = verify_record(record)
    assert (verdict.difference, verdict.damage) == (None, None)
    assert verdict.seeded == (verdict.deals if seeded else 0)
    assert {Won, Called, Paid} <= kinds(record)
    assert {SuitChosen} <= kinds(record) if rules == "sichuan" else {NukiDeclared} <= kinds(record)


@pytest.mark.parametrize("rules", GAMES)
def test_a_record_is_played_again_window_by_window(rules: str) -> None:
    record = played(rules)
    replay = Replay(record, rules_of(record))
    windows = sum(1 for _ in replay.steps())
    assert windows > 100
    assert replay.difference is None


@pytest.mark.parametrize("rules", GAMES)
def test_rulings_are_repeated(rules: str) -> None:
    record = ruled(rules)
    rulings = {event.ruling for event in record.events if isinstance(event, Ruled)}
    assert rulings == ({"false_win"} if rules == "sichuan" else {"false_win", "false_kan"})
    verdict = verify_record(record)
    assert (verdict.difference, verdict.damage) == (None, None)
    replay = Replay(record, rules_of(record))
    for _ in replay.steps():
        pass
    assert replay.difference is None


@pytest.mark.parametrize("to", ["dice", "previous"])
@pytest.mark.parametrize("seeded", [True, False])
def test_tiles_that_are_passed_on_are_passed_on_again(to: str, seeded: bool) -> None:
    rules = with_option("sichuan", f'sc_exchange_three = "{to}"')
    match = Match(rules, 6)
    match.play([Greedy(match, Random(6))] * 4)
    record = record_of(match) if seeded else without_seed(record_of(match))
    assert TilesPassed in kinds(record)
    targets = {(event.target - event.seat) % 4 for event in record.events if isinstance(event, TilesPassed)}
    assert targets == {3} if to == "previous" else len(targets) > 1
    assert verify_record(record).difference is None


READY = """
about.en = "Hands that were dealt ready."
rule = "ready"
rules = "taiwanese"
hands = { E = "123456789p 123m 45m 55z", S = "123456789m 123p 45s 11z" }
play = "S ready / E ready 6z / E tsumo 3m"
[expect]
winners = ["E"]
"""


def test_a_hand_that_was_dealt_ready_says_so_again() -> None:
    """South before the first turn, the dealer with the first discard."""
    outcome = run(read_scenario(READY))
    assert outcome.differences == []
    record = replace(played("taiwanese"), events=tuple(outcome.events), answers=())
    assert [event.seat for event in record.events if isinstance(event, ReadyDeclared)] == [1, 0]
    verdict = verify_record(without_seed(record))
    assert (verdict.difference, verdict.damage) == (None, None)


# ---------------------------------------------------------------- what is wrong is found


def test_a_first_discard_that_was_not_promised_is_found() -> None:
    record = played("sichuan")
    place, chosen = found(record, SuitChosen, 0, lambda event: not event.card)
    other = next(
        tile
        for event in record.events[: place + 1]
        if isinstance(event, Dealt) and event.seat == chosen.seat
        for tile in event.tiles
        if tile != chosen.tile
    )
    verdict = verify_record(changed(record, place, tile=other))
    assert verdict.difference is not None


def test_a_payment_for_a_kan_that_is_not_due_is_found() -> None:
    record = played("sichuan")
    place, paid = found(record, Paid, 0, lambda event: event.rows[0].reason == "kan")
    rows = (replace(paid.rows[0], amount=paid.rows[0].amount + 1), *paid.rows[1:])
    verdict = verify_record(changed(record, place, rows=rows))
    assert verdict.difference is not None
    assert isinstance(verdict.difference.theirs, Paid)


def test_a_record_that_breaks_off_in_a_deal_that_goes_on_is_whole_so_far() -> None:
    record = played("sichuan")
    wins = [place for place, event in enumerate(record.events) if isinstance(event, Won)]
    chosen = [place for place, event in enumerate(record.events) if isinstance(event, SuitChosen)]
    for end in (*wins[:3], chosen[1], chosen[3]):
        verdict = verify_record(replace(record, events=record.events[: end + 1], answers=()))
        assert (verdict.difference, verdict.damage) == (None, None)


@pytest.mark.parametrize("rules", GAMES)
def test_the_walls_are_those_of_the_seeds(rules: str) -> None:
    record = played(rules)
    checks = check_shuffle(record.events, load(rules))
    assert len(checks) > 3
    assert all(check.good and check.tiles > 100 for check in checks)


# ---------------------------------------------------------------- other formats

SAID = {"tenhou_json": "tenhou.net JSON"}
"""Names for programs are no words of a sentence."""


@pytest.mark.parametrize("to", ["mjlog", "tenhou_json", "mjai", "paifu"])
def test_a_format_says_what_it_cannot_tell_of_sichuan(to: str) -> None:
    with pytest.raises(RecordError) as caught:
        write_record(played("sichuan"), to)
    assert caught.value.message("en") == f"{SAID.get(to, to)} cannot store void suits."
    assert "масти" in caught.value.message("ru")


@pytest.mark.parametrize("to", ["mjlog", "tenhou_json", "mjai"])
def test_a_format_says_what_it_cannot_tell_of_taiwanese(to: str) -> None:
    with pytest.raises(RecordError) as caught:
        write_record(played("taiwanese"), to)
    assert caught.value.message("en") == f"{SAID.get(to, to)} stores hands of 13 tiles; more are dealt here."


def with_events(*events: Event) -> Record:
    """A riichi record with these events after the first discard."""
    record = played("riichi")
    place, _ = found(record, Discarded, 0)
    return replace(record, events=(*record.events[: place + 1], *events, *record.events[place + 1 :]))


TILE = Tile(KIND_OF["1m"])


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (SuitShown(1, "m"), "mjai cannot store void suits."),
        (TilesPassed(1, 2, (TILE,)), "mjai cannot store exchanged tiles."),
        (ReadyDeclared(1), "mjai cannot store “ready from the deal”."),
    ],
)
def test_every_event_of_these_games_is_refused(event: Event, said: str) -> None:
    with pytest.raises(RecordError) as caught:
        write_record(with_events(event), "mjai")
    assert caught.value.message("en") == said


@pytest.mark.parametrize("to", ["mjlog", "tenhou_json", "mjai", "paifu"])
def test_a_deal_that_goes_on_after_a_win_is_refused(to: str) -> None:
    record = played("riichi")
    place, won = found(record, Won, 0)
    drawn = found(record, Drawn, 9)[1]
    events = (*record.events[: place + 1], drawn, *record.events[place + 1 :])
    with pytest.raises(RecordError, match="ends a deal with the first win"):
        write_record(replace(record, events=events), to)
    assert won.points > 0


def test_a_paifu_of_a_taiwanese_match_tells_of_flowers_and_of_every_payment() -> None:
    page = write_record(ruled("taiwanese"), "paifu")
    assert "抜" in page
    assert "[8f]" in page
    assert not any(isinstance(event, HandShown) and not event.concealed for event in ruled("taiwanese").events)
