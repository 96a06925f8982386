"""Kinds of riichi are data: one more is offered, refused, declared and remembered without further code."""

from typing import Final

from msgspec.structs import replace

from jantaku.rules import load
from jantaku.rules.plan import RiichiKind
from jantaku.table.additions import ADDITIONS
from jantaku.table.course import ACTS, ASKS, VERBS
from jantaku.table.match import Match
from jantaku.table.snapshot import resume, snapshot
from jantaku.table.state.declarations import declared_kind, laid_open
from jantaku.table.steps.riichi import declare_riichi
from jantaku.table.steps.turn import turn_codes
from jantaku.table.table import Table
from jantaku.table.words import Word, first_of, learn
from jantaku.tiles import parse_tiles

LOUD: Final = learn(Word(59, "loud_riichi", "turn", "tile", declares=True))
RIICHI, OPEN = 2, 19
RULES: Final = load("riichi")


def table_with(*kinds: RiichiKind, opens: str = "nothing") -> Table:
    plan = replace(RULES.plan, riichi=replace(RULES.plan.riichi, more_kinds=kinds, opens=opens))
    return Table(plan, ASKS, ACTS, VERBS | {LOUD.number: declare_riichi}, ADDITIONS)


def ready(table: Table, hand: str = "123m456m789p13s55z 9m") -> Match:
    """The dealer has this hand in the first turn."""
    match = Match(RULES, 1, table=table)
    own = match.deal.hands[0]
    own.tiles, own.counts, own.away = [], bytearray(len(own.counts)), 0
    for tile in parse_tiles(hand, match.table.book.tile_set):
        own.take(tile)
    match.window = match._onward()
    return match


def verbs_of(match: Match) -> set[int]:
    return {code >> 32 for code in turn_codes(match.deal, match.table, 0)}


def test_every_kind_is_offered_by_its_own_word_in_the_order_of_the_rules() -> None:
    match = ready(table_with(RiichiKind("loud_riichi"), opens="hand"))
    said = [code >> 32 for code in turn_codes(match.deal, match.table, 0) if code >> 32 in (RIICHI, OPEN, LOUD.number)]
    assert list(dict.fromkeys(said)) == [RIICHI, OPEN, LOUD.number]
    assert LOUD.number not in verbs_of(ready(table_with()))


def test_it_has_the_conditions_that_its_data_name() -> None:
    match = ready(table_with(RiichiKind("loud_riichi", first=True, furiten=False)))
    assert {RIICHI, LOUD.number} <= verbs_of(match)
    match.deal.hands[2].riichi = 1
    assert RIICHI in verbs_of(match)
    assert LOUD.number not in verbs_of(match)
    match.deal.hands[2].riichi = 0
    match.deal.hands[0].river = 1 << 19  # 2s, for which it waits
    assert LOUD.number not in verbs_of(match)


def test_what_was_declared_is_remembered_and_stored() -> None:
    table = table_with(RiichiKind("loud_riichi", opens="hand", must_win=True))
    match = ready(table)
    code = next(code for code in turn_codes(match.deal, table, 0) if code >> 32 == LOUD.number)
    assert match.answer(0, code) is None
    again = resume(snapshot(match), RULES, table)
    for played in (match, again):
        assert declared_kind(played.deal, 0) == 1
        assert first_of(code) not in laid_open(played.deal, 0)
        assert len(laid_open(played.deal, 0)) == 13
        played.deal.hands[0].riichi = 1
        assert not table.riichi.may_let_pass(played.deal, 0)
        assert table.riichi.may_let_pass(played.deal, 1)


def test_where_there_is_one_kind_nothing_is_remembered() -> None:
    assert "declarations" not in table_with().memories.all
    assert table_with().riichi.may_let_pass(ready(table_with()).deal, 0)
