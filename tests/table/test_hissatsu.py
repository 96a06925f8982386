"""Three tiles drawn at once: random matches with walls that lead there, and what is written of them."""

from collections import Counter
from random import Random
from typing import Final

import pytest

from jantaku.records.formats.mjai import write_mjai
from jantaku.records.formats.mjlog import write_mjlog
from jantaku.records.formats.native import read_native, write_native
from jantaku.records.formats.paifu import write_paifu
from jantaku.records.formats.tenhou.json_file import write_tenhou_json
from jantaku.records.of_match import record_of
from jantaku.records.record import RecordError
from jantaku.records.verify import verify_record
from jantaku.rules import RuleSet, RuleSetError, read
from jantaku.table.additions.hissatsu import Hissatsu
from jantaku.table.events import (
    DealDrawn,
    DealEnded,
    DealStarted,
    DiceRolled,
    HandShown,
    HissatsuDeclared,
    IndicatorShown,
    WallBroken,
    Won,
)
from jantaku.table.match import Match
from jantaku.table.shuffle_check import _Check
from jantaku.table.state.deal import Offer
from jantaku.table.state.window import WindowKind
from jantaku.table.table import table_of
from jantaku.table.words import HISSATSU, PASS
from tests.table.laid import laid, tsumogiri
from tests.table.random_matches import Failure, Spec, check, shrunk
from tests.table.random_rules import Flip

pytest.importorskip("jantaku._kernel", reason="hands are priced by the C++ kernel, which is not built here")

PLAYED: Final = (Flip("optional_yaku", '["chou_hissatsu_sandoukou"]'), Flip("chombo", '"mangan_reverse_tsumo"'))
OTHERS: Final = (
    (),
    (Flip("open_riichi", '"hand"'),),
    (Flip("kandora", '"off"'),),
    (Flip("shiro_pocchi", '"on"'),),
    (Flip("call_priority", '"first_caller"'),),
    (Flip("call_priority", '"seat_order"'),),
    (Flip("riichi_shibari", '"on"'),),
    (Flip("temporary_furiten_blocks_tsumo", '"on"'), Flip("riichi_pass_blocks_tsumo", '"any_win"')),
)
"""Other rules that meet it."""
REACHED: Final = ("won", "chombo", "in riichi", "with melds")


def test_random_matches_come_to_all_that_can_become_of_it() -> None:
    reached: Counter[str] = Counter()
    for number, others in enumerate(OTHERS * 2):
        result = check(Spec("riichi", (*PLAYED, *others), number, stacked=True))
        if isinstance(result, Failure):
            pytest.fail(str(shrunk(result)), pytrace=False)
        reached.update(result.reached)
    found = {name.removeprefix("three tiles drawn").strip(", "): count for name, count in reached.items() if count}
    assert {*REACHED} <= {*found}, reached


# ---------------------------------------------------------------- one match


RULES: Final = read(
    """
    id = "club"
    extends = "riichi"
    name = { ru = "Клуб", en = "Club" }
    chombo = "mangan_reverse_tsumo"
    yaku.add = ["chou_hissatsu_sandoukou"]
    """
)
HANDS: Final = ("147m 258p 369s 1234z", "222m 222p 222s 456m 5z", "369m 369p 14s 12344z", "33778m 44789p 778s")


def dealt(then: str, rules: RuleSet = RULES) -> Match:
    """South may draw three tiles, as everybody has discarded what he drew, and East once more."""
    match = laid(*HANDS, then=f"9m 6z 6z 7z 9p {then}", rules=rules)
    for turn in range(5):
        tsumogiri(match, turn % 4)
        if turn == 0:
            assert match.answer(1, PASS) is None
    return match


def played_on(match: Match) -> Match:
    """To the end of the match, by whoever discards what he draws."""
    while not match.over:
        match.close()
    return match


def test_who_draws_next_is_asked_and_nobody_else() -> None:
    match = dealt("1m 4p 5z")
    window = match.window
    assert window is not None
    assert window.kind is WindowKind.CLAIM
    assert [(ask.seat, ask.codes, ask.default) for ask in window.asks] == [(1, (HISSATSU, PASS), PASS)]
    assert match.view(2).window is None


def test_its_indicators_count_for_nobody_else() -> None:
    match = dealt("1m 4p 5z")
    assert match.answer(1, HISSATSU) is None
    deal_events = match.events
    won = next(event for event in deal_events if isinstance(event, Won))
    declared = next(event for event in deal_events if isinstance(event, HissatsuDeclared))
    shown = tuple(event.tile for event in deal_events if isinstance(event, IndicatorShown))[:1]
    assert (won.seat, won.indicators) == (1, (*shown, *declared.indicators))

    deal, table = dealt("1m 4p 5z").deal, table_of(RULES)
    table.addition(Hissatsu).draw(deal, 1)
    offer = Offer(deal.hands[2].tiles[0], 2)
    assert table.admission.win(deal, 1, offer.tile, offer).indicators == won.indicators
    assert table.admission.win(deal, 3, offer.tile, offer).indicators == shown


def test_others_see_all_of_it() -> None:
    match = dealt("1m 4p 6z")
    assert match.answer(1, HISSATSU) is None
    for seat in (None, 0, 2, 3):
        seen = [event for event in match.view(seat).events if isinstance(event, HissatsuDeclared | HandShown)]
        assert [type(event) for event in seen] == [HissatsuDeclared, HandShown]
        assert len(seen[1].concealed) == 14  # type: ignore[union-attr]
    drawn = next(event for event in match.events if isinstance(event, DealDrawn))
    assert (drawn.kind, drawn.seats) == ("chombo", (1,))


@pytest.mark.parametrize("third", ["5z", "6z"])
def test_a_record_of_it_is_played_again(third: str) -> None:
    match = dealt(f"1m 4p {third}")
    assert match.answer(1, HISSATSU) is None
    record = record_of(played_on(match))
    verdict = verify_record(read_native(write_native(record)), RULES)
    assert (verdict.difference, verdict.damage, verdict.skipped) == (None, None, None)
    assert "必" in write_paifu(record)
    for writes in (write_mjlog, write_tenhou_json, write_mjai):
        with pytest.raises(RecordError, match="three tiles drawn at once"):
            writes(record)


def test_the_walls_of_it_are_those_of_the_seed() -> None:
    """A seed at which somebody draws three tiles is not easily found; so the check is told of a wall of its own."""
    match = dealt("1m 4p 5z")
    row = match.deal.wall.row
    assert match.answer(1, HISSATSU) is None
    ended = next(place for place, event in enumerate(match.events) if isinstance(event, DealEnded))
    told = list(enumerate(match.events[1:ended]))
    start = told[0][1]
    assert isinstance(start, DealStarted)
    check_ = _Check(start, start.dealer, bytes(32), match.table)
    check_.wall = match.table.wall.lay(row, check_.owner, check_.stack)
    check_.follow([(place, event) for place, event in told if not isinstance(event, DiceRolled | WallBroken)])
    assert check_.differences == []


def test_a_guess_of_another_seat_comes_to_the_same_question() -> None:
    match = dealt("1m 4p 5z")
    for seat in (0, 1, 2, 3):
        sample = match.view(seat).sample(Random(seat))
        assert (match.view(seat).window is None) == (sample.view(seat).window is None)
    own = match.view(1).sample(Random(1))
    assert own.answer(1, HISSATSU) is None
    assert any(isinstance(event, HissatsuDeclared) for event in own.events)


def test_without_chombo_or_dora_it_is_refused() -> None:
    sheet = 'id = "club"\nextends = "riichi"\nname.en = "Club"\nyaku.add = ["chou_hissatsu_sandoukou"]\n'
    with pytest.raises(RuleSetError, match='chou_hissatsu_sandoukou needs chombo ≠ "none", but it is "none"'):
        read(sheet)
    with pytest.raises(RuleSetError, match='needs dora_indicator ≠ "off"'):
        read(sheet.replace("yaku", 'chombo = "pool_8000"\ndora_indicator = "off"\nyaku'))


def test_where_only_one_indicator_counts_the_own_ones_do() -> None:
    rules = read(RULES.to_toml().replace('id = "club"', 'id = "one"').replace("chombo =", 'kandora = "off"\nchombo ='))
    match = dealt("1m 1p 5z", rules)
    assert match.answer(1, HISSATSU) is None
    assert next(event.bonus[0] for event in match.events if isinstance(event, Won)) >= 6


def test_a_hand_that_is_not_asked_is_refused_with_the_reason() -> None:
    match = dealt("1m 4p 5z")
    refusals = {seat: match.why(seat, HISSATSU) for seat in range(4)}
    kinds = {seat: refusal.kind for seat, refusal in refusals.items() if refusal is not None}
    assert kinds == {0: "hissatsu_turn", 2: "hissatsu_turn", 3: "hissatsu_turn"}
    assert match.answer(1, PASS) is None
    refusal = match.why_not(1, "hissatsu")
    assert refusal is not None
    assert refusal.kind == "hissatsu_turn"
