"""The board that the events make is the one that the table's own views show, in every game."""

import random

import msgspec
import pytest

from jantaku.hands import Meld, MeldForm
from jantaku.server.telling.board import SentBoard
from jantaku.server.telling.event_words import words
from jantaku.server.telling.results import Known, result_of
from jantaku.server.telling.wire import Setting, encode, event_on_wire
from jantaku.table.events import HIDDEN, DealDrawn, DealStarted, Event, KanDeclared, KansShown, WallBroken
from jantaku.table.match import Match
from jantaku.table.state.window import WindowKind
from jantaku.table.telling.board import Board, terms_of
from jantaku.table.telling.view import View
from jantaku.tiles import parse_tiles

GAMES = ("riichi", "sanma", "sanma_kyoto", "majan_100", "taiwanese", "sichuan")
WINDOWS = 260
"""Some deals of each."""


@pytest.mark.parametrize("rules", GAMES)
def test_the_sum_of_the_events_is_what_the_seat_sees(rules: str) -> None:
    match, rng = Match(rules, 3), random.Random(5)
    seats = match.table.seats.all
    views = [*map(match.view, seats), match.view(None)]
    boards = [Board(terms_of(match.rules.plan), len(seats)) for _ in views]
    table, followed = Setting(match.names, match.rules.game), 0
    for _ in range(WINDOWS):
        for view, board in zip(views, boards, strict=True):
            for event in match.events[followed:]:
                seen = event.seen(view.eyes)
                if seen is not None:
                    board.follow(seen)
                    encode(event_on_wire(seen, table))
                    said = words(seen, table)
                    assert bool(said["ru"]) == bool(said["en"])
            if match.window is not None and match.window.kind not in (WindowKind.SHOW, WindowKind.STOP, WindowKind.ROB):
                compare(match, view, board)
        followed = len(match.events)
        if match.window is None:
            break
        for ask in match.window.asks:
            assert match.answer(ask.seat, ask.default if rng.random() < 0.5 else rng.choice(ask.codes)) is None


@pytest.mark.parametrize("rules", [*GAMES, "sanma_excluded_tiles", "kitchen_sink", "radon"])
def test_the_wall_is_counted_by_what_events_tell_and_where_they_do_not_by_the_rules(rules: str) -> None:
    """Records of other programs, and older ones of our own, do not tell how many tiles are left."""
    match, rng = Match(rules, 11), random.Random(2)
    plan = match.rules.plan
    told, untold = (Board(terms_of(plan), len(match.table.seats.all)) for _ in range(2))
    counted = followed = 0
    laid = False
    for _ in range(WINDOWS):
        for event in match.events[followed:]:
            told.follow(event)
            counts = getattr(event, "left", None) is not None
            untold.follow(msgspec.structs.replace(event, left=None) if counts else event)
            counted += counts
            assert told.left == untold.left, event
            laid = type(event) is not DealStarted and (laid or type(event) is WallBroken)
        if laid:  # the dealer may be asked before the wall is broken
            assert told.left == match.deal.wall.live
        followed = len(match.events)
        if match.window is None:
            break
        for ask in match.window.asks:
            assert match.answer(ask.seat, ask.default if rng.random() < 0.5 else rng.choice(ask.codes)) is None
    assert counted > 100


def compare(match: Match, view: View, board: Board) -> None:
    deal = match.deal
    assert board.left == view.live
    assert (board.sticks, board.pot) == (deal.sticks, deal.pot)
    assert tuple(board.indicators) == view.indicators
    assert tuple(holder.points for holder in board.seats) == view.points
    for seat, (holder, held) in enumerate(zip(board.seats, deal.hands, strict=True)):
        assert len(holder.tiles) == len(held.tiles)
        if seat in view.eyes:
            assert sorted(holder.tiles) == sorted(held.tiles)
        elif not holder.shown:
            assert set(holder.tiles) <= {HIDDEN}
        assert [lying.tile for lying in holder.pond] == [lying.tile for lying in held.pond]
        assert tuple(laid.meld for laid in holder.melds) == view.melds[seat]
        assert tuple(holder.nuki) == view.nuki[seat]
        assert holder.riichi == view.riichi[seat]
        assert holder.out == view.out[seat]
        assert (None if holder.suit == "?" else holder.suit) == view.suits[seat]


def test_closed_kans_that_lay_face_down_are_seen_when_the_deal_is_over() -> None:
    kan = Meld(MeldForm.CLOSED_KAN, tuple(parse_tiles("5555z")))
    told: list[Event] = [KanDeclared(2, "closed", kan), DealDrawn("exhausted"), KansShown(2, (kan,))]
    match = Match("taiwanese", 4)
    board = Board(terms_of(match.rules.plan), 4)
    view = match.view(1)
    for event in (*match.events, *told):
        seen = event.seen(view.eyes)
        assert seen is not None
        board.follow(seen)
        if event is told[0]:
            assert (board.seats[2].melds[0].meld.tiles, board.seats[2].kans_shown) == ((HIDDEN,) * 4, False)
    assert (board.seats[2].melds[0].meld, board.seats[2].kans_shown) == (kan, True)
    result = result_of(told, Known(), Setting(match.names, match.rules.game), None)
    assert [(one["seat"], [tile[0] for tile in one["melds"][0]["tiles"]]) for one in result["kans"]] == [
        (2, ["5z"] * 4)
    ]


def test_a_patch_makes_the_whole() -> None:
    match = Match("riichi", 4)
    board = SentBoard(terms_of(match.rules.plan), 4)
    shown = board.whole()
    for event in match.events:
        board.follow(event)
        patch = board.patch()
        for seat, changed in patch.pop("seats", {}).items():
            shown["seats"][int(seat)].update(changed)
        shown.update(patch)
    assert encode(shown) == encode(board.whole())
