"""A draw tells for what the open hands wait, and which tiles ended the deal; nothing of the hands that stay closed."""

from pathlib import Path

import msgspec
import pytest

from jantaku.hands import Meld, MeldForm, Side
from jantaku.players import Bot
from jantaku.scenarios.performance import Outcome
from jantaku.scenarios.scenario import read_scenario, run
from jantaku.server.telling.drawn_deals import causes, waits_shown
from jantaku.server.telling.stream import Happened, Stream
from jantaku.server.telling.wire import Json, Setting, encode
from jantaku.table.events import DealDrawn, DealStarted, Discarded, HandShown, KanDeclared
from jantaku.table.match import Match
from jantaku.table.state.deal import Deal
from jantaku.table.table import table_of
from jantaku.table.telling.board import USUAL, Board, LaidTile, terms_of
from jantaku.table.telling.eyes import eyes_of
from jantaku.table.words import RON, TSUMO
from jantaku.tiles import SHORTS, Tile, kinds_in, parse_tiles

SCENARIOS = Path(__file__).parent.parent / "scenarios"


def played(name: str) -> Outcome:
    path = SCENARIOS / f"{name}.toml"
    return run(read_scenario(path.read_text(), lambda other: (path.parent / other).read_text()))


def result(outcome: Outcome, seat: int | None) -> Json:
    """What this seat is told, or one who sees all hands."""
    plan, table = outcome.match.rules.plan, Setting(("E", "S", "W", "N"), "riichi")
    eyes = eyes_of(plan, {0, 1, 2, 3} if seat is None else {seat})
    stream, master = Stream(seat, eyes, terms_of(plan), table), Board(terms_of(plan), 4)
    for event in outcome.events:
        waits = waits_shown(event, master, table_of(plan)) if isinstance(event, HandShown) else ()
        master.follow(event)
        stream.take([Happened(event, waits=waits)])
    assert stream.result is not None
    told: Json = msgspec.json.decode(encode(stream.result))
    return told


# ---------------------------------------------------------------- waits


def test_a_ready_hand_that_is_shown_tells_its_waits_to_everybody() -> None:
    outcome = played("exhaustive_draw/riichi_shows")
    (shown,) = [event for event in outcome.events if isinstance(event, HandShown)]
    hand = outcome.steps[-1].deal.hands[shown.seat]
    for seat in (None, 0, 1, 2, 3):
        told = result(outcome, seat)
        assert [(one["seat"], one["waits"]) for one in told["shown"]] == [
            (shown.seat, [SHORTS[kind] for kind in kinds_in(hand.waits)])
        ]
        assert hand.waits


def test_a_ready_hand_that_stays_closed_tells_nothing() -> None:
    outcome = played("exhaustive_draw/hidden_tenpai")
    told = result(outcome, 0)
    ready = {seat for seat, hand in enumerate(outcome.steps[-1].deal.hands) if hand.waits}
    assert ready - {one["seat"] for one in told["shown"]}, "the scenario has a hidden ready hand"
    assert all(one["seat"] in told["draw"]["seats"] for one in told["shown"])


@pytest.mark.parametrize("rules", ["riichi", "sanma_tenhou", "sichuan", "sanma_rengonosan"])
def test_the_waits_are_those_of_the_table(rules: str) -> None:
    """Bots play, and nobody wins: what a board finds is what the table knew."""
    seen = 0
    for seed in range(2):
        match = Match(rules, seed)
        bots = [Bot(match.rules, seat) for seat in match.table.seats.all]
        board, told = Board(terms_of(match.rules.plan), len(match.names)), 0
        while match.window is not None and not match.deal.number:
            deal = match.deal
            for ask in match.unanswered:
                code = bots[ask.seat].answer(match.view(ask.seat), ask)
                if code in (RON, TSUMO):
                    code = next(other for other in reversed(ask.codes) if other not in (RON, TSUMO))
                assert match.answer(ask.seat, code) is None
            for event in match.events[told:]:
                if isinstance(event, DealStarted) and event.number:
                    break
                if isinstance(event, HandShown) and event.ready:
                    assert waits_shown(event, board, match.table) == waits_of(deal, event.seat)
                    seen += 1
                board.follow(event)
            told = len(match.events)
    assert seen > 2


def waits_of(deal: Deal, seat: int) -> tuple[str, ...]:
    hand = deal.hands[seat]
    return tuple(SHORTS[kind] for kind in (*kinds_in(hand.waits), *kinds_in(hand.spent)))


# ---------------------------------------------------------------- causes


@pytest.mark.parametrize(
    ("scenario", "kind", "lit"),
    [
        ("suufon_renda/on", "four_winds", "4z 4z 4z 4z"),
        ("kyuushu_kyuuhai/on", "kyuushu_kyuuhai", "1m 1p 1s 2z 3z 4z 9m 9p 9s"),
        ("triple_ron/abort", "triple_ron", "5m"),
        ("suucha_riichi/redeal", "four_riichi", "5z 5z 6z 7z"),
        ("exhaustive_draw/riichi_shows", "exhausted", ""),
    ],
)
def test_an_abort_tells_the_tiles_that_made_it(scenario: str, kind: str, lit: str) -> None:
    told = result(played(scenario), 0)
    assert told["draw"]["kind"] == kind
    assert " ".join(sorted(face for face, _ in told["draw"]["tiles"])) == lit
    assert told["title"]["en"].split(". ", 1)[1], "the title says the cause"


def test_four_kans_are_all_their_tiles() -> None:
    board = Board(USUAL, 4)
    kans: list[Tile] = []
    for seat, written in enumerate(["1111m", "2222p", "3333s", "4444z"]):
        tiles = tuple(parse_tiles(written))
        kans += tiles
        board.follow(KanDeclared(seat, "closed", Meld(MeldForm.CLOSED_KAN, tiles)))
    board.follow(Discarded(0, parse_tiles("5z")[0], drawn=True))
    assert sorted(causes(DealDrawn("four_kans"), board)) == sorted(kans)


def test_of_a_robbed_kan_it_is_the_tile_that_was_added() -> None:
    """Three win on it: the tile lies in the kan, and no discard is on offer."""
    board = Board(USUAL, 4)
    *pon, added = parse_tiles("5555p")
    meld = Meld(MeldForm.ADDED_KAN, tuple(pon), pon[0], Side.LEFT, added)
    board.seats[2].melds.append(LaidTile(meld, 1))
    board.turn = 2
    assert causes(DealDrawn("triple_ron"), board) == (added,)


def test_nagashi_is_the_pond() -> None:
    board = Board(USUAL, 4)
    for tile in parse_tiles("19m1z"):
        board.follow(Discarded(3, tile, drawn=True))
    board.follow(Discarded(1, parse_tiles("5p")[0], drawn=True))
    assert causes(DealDrawn("nagashi", (3,)), board) == tuple(parse_tiles("19m1z"))
