"""Every kind of refusal in a position of its own, and what holds for all: only what is offered is not refused."""

import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from jantaku.hands import Meld, MeldForm
from jantaku.rules import catalogue, load, read
from jantaku.rules.plan import Plan
from jantaku.scenarios.scenario import read_scenario, run
from jantaku.scoring.ledger import Seat
from jantaku.table.chance import GivenChance, Lots
from jantaku.table.course import ACTS, ASKS
from jantaku.table.match import Match, Standing
from jantaku.table.referee import Referee
from jantaku.table.refusals.kinds import KINDS, RULES, RULES_IN
from jantaku.table.refusals.why import Refusal, why, why_not
from jantaku.table.state.window import Window, WindowKind
from jantaku.table.table import Table, table_of
from jantaku.table.words import PASS, Code, Verb, call, code, discard, nuki, replacing, riichi, verb_of, written
from jantaku.texts import LANGUAGES
from jantaku.tiles import KIND, KIND_OF, Tile, make_tile, parse_tiles, short_of
from tests.table.greedy import Greedy
from tests.table.laid_sixteen import BOTTOM, WAITING
from tests.table.laid_sixteen import Table as LaidTable
from tests.table.test_scenarios import FILES
from tests.table.test_scenarios import read as read_file
from tests.table.three import SANMA, Three, changed

SEATS = "ESWN"
E, S, W, N = range(4)
VERBS = {verb.name.lower().replace("_", " "): verb for verb in Verb}
PLAIN = load("riichi").plan
RENGONOSAN = load("sanma_rengonosan").plan
BOX = table_of(PLAIN).book.tile_set
FAIR = (25000, 25000, 25000, 25000)

READY = "123m 456m 789m 11p 23s"
"""Waits for 1s and 4s, with pinfu and a straight."""
YAKULESS = "123m 456p 789s 22z 13p"
"""Waits for 2p, without a yaku."""
CHEAP = "555z 123m 456p 99s 13p"
"""Waits for 2p, with one han."""
FIFTH = "123m 456p 789s 1111z"
"""Waits for a fifth East."""
JUNK = "147m 258p 369s 2347z"
"""Far from anything; no two tiles make a call."""
QUADS = "1111z 2222z 147m 28p"
HAS_4M = "4m 258p 369s 2347z 11m"
HAS_56M = "56m 1258p 1258s 566z"
HAS_44M = "44m 1479p 1479s 557z"
THREE_1S = "111s 147m 258p 2347z"


# ---------------------------------------------------------------- positions


def laid(
    hands: dict[str, str],
    draws: str = "",
    rules: str | Plan = "",
    points: tuple[int, ...] = FAIR,
    replacements: str = "",
    **standing: Any,
) -> Match:
    """A match with these hands of 13, these draws from the dealer's fourteenth on, and some wall behind them.

    ``rules``: what differs from the usual, as a sheet says it, or a plan. ``replacements``: the first two.
    """
    blocks = [*(hands.get(seat, "") for seat in SEATS), draws, replacements]
    tiles = iter(parse_tiles("".join(blocks), BOX))
    *given, drawn, replacing = [[next(tiles) for _ in parse_tiles(block)] for block in blocks]
    rest = sorted({*BOX.tiles}.difference(drawn, replacing, *given))
    Random(5).shuffle(rest)
    full = [hand or [rest.pop() for _ in range(13)] for hand in given]
    dealt = [hand[place : place + 4] for place in (0, 4, 8) for hand in full] + [hand[12:] for hand in full]
    row = [*(tile for block in dealt for tile in block), *drawn, *rest, *replacing]
    chance = GivenChance([Lots(tuple(row), (1, 1, 1, 1), broken=True)])
    start = Standing(list(points), **standing)
    if isinstance(rules, Plan):
        return Match("riichi", 1, chance=chance, standing=start, table=table_of(rules))
    sheet = read(f'extends = "riichi"\nid = "own"\n{rules}') if rules else "riichi"
    return Match(sheet, 1, chance=chance, standing=start)


def said(match: Match, seat: Seat, words: str) -> Code:
    """The code of ``discard 4m``, ``chi 5m6m``, ``ron``: with tiles of this hand where it has them."""
    name = max((verb for verb in VERBS if words.startswith(verb)), key=len)
    named: list[Tile] = []
    for wanted in parse_tiles(words.removeprefix(name)):
        among = [*sorted(match.deal.hands[seat].tiles), *BOX.tiles]
        named.append(next(tile for tile in among if short_of(tile) == short_of(wanted) and tile not in named))
    return call(VERBS[name], tuple(named)) if len(named) == 2 else code(VERBS[name], *named)


def asked(match: Match) -> Window:
    assert match.window is not None
    return match.window


def allowed(match: Match, seat: Seat) -> tuple[Code, ...]:
    ask = asked(match).ask_of(seat)
    return () if ask is None or seat in match._open else ask.codes


def play(match: Match, *moves: str) -> Match:
    """Play ``E discard 4m`` and so on; all who are not named pass, or discard what they draw."""
    for move in moves:
        seat, words = SEATS.index(move[0]), move[2:]
        while said(match, seat, words) not in allowed(match, seat):
            assert match.deal.wall.live, f"{move} was never possible"
            match.close()
        assert match.answer(seat, said(match, seat, words)) is None
    return match


def until(match: Match, seat: Seat) -> Match:
    """Everybody passes, or discards what is drawn, up to the turn of this seat."""
    while asked(match).kind is not WindowKind.TURN or asked(match).ask_of(seat) is None:
        match.close()
    return match


def down_to(match: Match, live: int) -> Match:
    """Everybody passes, or discards what is drawn, until so many tiles are left."""
    while match.deal.wall.live > live:
        match.close()
    return match


def exhausted(match: Match) -> Match:
    """The last tile is discarded, and the first of those who are ready is asked to show it."""
    while asked(match).kind is not WindowKind.SHOW:
        match.close()
    return match


def refused(match: Match, move: str) -> Refusal | None:
    """Why ``S discard 4m`` is refused; without the tiles, ``S chi``, why the seat may not do it at all."""
    seat, words = SEATS.index(move[0]), move[2:]
    verb = VERBS.get(words)
    if verb in (
        Verb.CHI,
        Verb.PON,
        Verb.RIICHI,
        Verb.OPEN_RIICHI,
        Verb.CHOU_RIICHI,
        Verb.KISEKI_RIICHI,
        Verb.CLOSED_KAN,
        Verb.ADDED_KAN,
        Verb.RAISED_RUN,
        Verb.NUKI,
        Verb.REPLACE,
    ):
        return why_not(match, seat, verb)
    return why(match, seat, said(match, seat, words))


def planned(**table: dict[str, Any]) -> Plan:
    """The usual plan with some fields of its parts changed."""
    changed = {name: msgspec.structs.replace(getattr(PLAIN, name), **fields) for name, fields in table.items()}
    return msgspec.structs.replace(PLAIN, **changed)


Position = Callable[[], Refusal | None]
POSITIONS: list[tuple[str, Position, dict[str, str | int]]] = []


def shows(kind: str, position: Position, **arguments: str | int) -> None:
    """The position gives a refusal of this kind with these arguments."""
    POSITIONS.append((kind, position, arguments))


# ---------------------------------------------------------------- anything


def played_out() -> Match:
    match = Match("riichi", 1)
    match.play([lambda window, seat, codes: codes[-1]] * 4)
    assert match.over
    return match


def dead(match: Match) -> Match:
    """South's hand is dead."""
    match.deal.hands[S].dead = match.deal.hands[S].mute = True
    return match


def dead_in_turn() -> Match:
    return until(dead(laid({"S": READY}, "5z 4s")), S)


def last_deal_won() -> Match:
    """The dealer of the last deal has won, and may end the match."""
    rules = 'agari_yame = "optional"\ngame_length = "tonpuusen"\nenchousen = "off"'
    match = laid({"E": READY}, "4s", rules, (40000, 20000, 20000, 20000))
    standing = match.standing.copy()
    standing.place = msgspec.structs.replace(standing.place, hand=3)
    match = play(Match(match.rules, 1, chance=match.chance, standing=standing), "E tsumo")
    assert asked(match).kind is WindowKind.STOP
    return match


def highest_of_four() -> Refusal | None:
    """A closed kan is named by its lowest tile."""
    match = laid({"E": QUADS}, "5z")
    return why(match, E, code(Verb.CLOSED_KAN, max(match.deal.hands[E].of_kind(27))))


def two_answers() -> Refusal | None:
    match = play(laid({"E": HAS_4M, "S": HAS_56M, "W": HAS_44M}), "E discard 4m", "S chi 5m6m")
    assert asked(match).kind is WindowKind.CLAIM
    return refused(match, "S pass")


shows("match_over", lambda: why(played_out(), E, PASS))
shows("no_such_seat", lambda: why(laid({}), 4, PASS), seat="4")
shows("no_such_seat", lambda: why_not(laid({}), -1, Verb.RON), seat="-1")
shows("no_such_action", lambda: why(laid({}), E, -1))
shows("no_such_action", lambda: why(laid({}), E, code(Verb.TSUMO, BOX.tiles[1])))
shows("no_such_action", highest_of_four)
shows("referee_only", lambda: refused(laid({}), "E rule abort"))
shows("referee_only", lambda: why(laid({}), E, code(Verb.RULE_CHOMBO, 1)))
shows("already_answered", two_answers)
shows("not_asked", lambda: refused(laid({}), "S pass"))
shows("not_asked", lambda: refused(laid({"E": READY}), "E show"))
shows("deal_over", lambda: refused(exhausted(laid({"E": READY})), "E tsumo"))
shows("deal_over", lambda: refused(last_deal_won(), "S ron"))
shows("dead_hand", lambda: refused(dead_in_turn(), "S tsumo"))
shows("dead_hand", lambda: refused(dead_in_turn(), "S riichi 4s"))
shows("dead_hand", lambda: refused(dead_in_turn(), "S abort"))
shows("dead_hand", lambda: refused(dead_in_turn(), "S closed kan 1p"))
shows("dead_hand", lambda: refused(play(dead(laid({"S": READY}, "4s")), "E discard 4s"), "S ron"))
shows("dead_hand", lambda: refused(play(dead(laid({"S": READY}, "4s")), "E discard 4s"), "S chi"))
shows("dead_hand", lambda: refused(exhausted(dead(laid({"E": READY, "S": CHEAP}))), "S show"))
shows("no_such_tile", lambda: refused(laid({"E": JUNK}, "6z"), "E discard 5z"), tile="5z")
shows("no_such_tile", lambda: refused(play(laid({"E": HAS_4M, "S": HAS_56M}), "E discard 4m"), "S chi 5m7m"), tile="7m")


# ---------------------------------------------------------------- the own turn


def chi_of_4m() -> Match:
    """South has called 4m with 56m and still holds 7m."""
    match = laid({"E": HAS_4M, "S": "567m 125p 1258s 566z"})
    return until(play(match, "E discard 4m", "S chi 5m6m"), S)


def chi_of_6s() -> Match:
    """South has called 6s, and waits for it and 3s, where open tiles count for furiten; West discards 3s."""
    hands = {"E": JUNK, "S": "777z 234m 78s 45s 22p 1z"}
    match = laid(hands, "6s 3s", 'open_tiles_furiten = "on"')
    return play(match, "E discard 6s", "S chi 7s8s", "S discard 1z", "W discard 3s")


def chi_beside() -> Match:
    """South has called 5m with 46m and still holds 3m, which lies beside the run."""
    match = laid({"E": "5m 147p 369s 2347z 11p", "S": "346m 125p 1258s 566z"}, rules='chi_discard_ban = "adjacent"')
    return until(play(match, "E discard 5m", "S chi 4m6m"), S)


def pon_of_5p() -> Match:
    """West has called 5p with two others and still holds a fourth one."""
    match = laid({"E": "5p 147m 369s 2347z 11m", "W": "055p 1479m 1479s 67z"})
    return until(play(match, "E discard 5p", "W pon 0p5p"), W)


def owing() -> Match:
    """Where turns are never skipped, who has called discards in the own turn only."""
    match = laid({"E": HAS_4M, "W": HAS_44M})
    match.deal.hands[W].owes = True
    return play(match, "E discard 4m")


def in_riichi(hand: str, drawn: str, rules: str | Plan = "") -> Match:
    """South has declared riichi with 6z; drawn from then on by W, N, E, S, W, ..."""
    return play(laid({"S": hand}, "5z 6z" + drawn, rules), "S riichi 6z")


shows("not_your_turn", lambda: refused(laid({}), "S tsumo"), player="E", offered="none")
shows(
    "not_your_turn",
    lambda: refused(play(laid({"E": HAS_4M, "S": HAS_56M}), "E discard 4m"), "S discard 5z"),
    player="E",
    offered="4m",
)
shows("owes_discard", lambda: refused(laid({}), "E pass"))
shows("owes_discard", lambda: refused(owing(), "W pon 4m4m"))
shows(
    "riichi_locked",
    lambda: refused(until(in_riichi(READY, "5z 7z 7z 4s"), S), "S discard 1p"),
    tile="1p",
    drawn="4s",
)
shows("kuikae", lambda: refused(chi_of_4m(), "S discard 7m"), tile="7m", called="4m", meld="456m")
shows("chi_discard_ban", lambda: refused(chi_beside(), "S discard 3m"), tile="3m", called="5m", meld="456m")
shows("kuikae", lambda: refused(pon_of_5p(), "W discard 5p"), tile="5p", called="5p", meld="055p")


# ---------------------------------------------------------------- wins


def ron(hand: str, on: str, rules: str = "", **standing: Any) -> Refusal | None:
    """East discards this tile, and South would like to win on it. Nobody was asked, and South has drawn."""
    return refused(play(laid({"E": JUNK, "S": hand}, on, rules, **standing), f"E discard {on}"), "S ron")


def before_the_last_discard() -> Refusal | None:
    """South has drawn the last tile: a win on the discard that comes would have a yaku, one on that before has none."""
    match = down_to(laid({"E": "147m 258p 369s 1347z", "W": "123m 456p 789s 567p 1z"}), 1)
    play(match, "E discard 1z")
    assert match.deal.wall.live == 0
    return refused(match, "W ron")


def with_ippatsu_alone() -> Refusal | None:
    """South has riichi and ippatsu, and the honba ask for two han of yaku that are not of the moment."""
    rules = 'ryanhan_shibari = { from_honba = 5, counts = "without_situations" }'
    match = laid({"E": JUNK, "S": "123m 456m 789s 24p 55p"}, "6z 7z 7z 7z 6z 6z 3p", rules, honba=5)
    play(match, "E discard 6z", "S discard 7z", "W discard 7z", "N discard 7z", "E discard 6z")
    return refused(play(match, "S riichi 6z", "W discard 3p"), "S ron")


def passed(ends: str) -> Refusal | None:
    """South lets West's 4s go by and then wants North's 1s."""
    match = laid({"E": JUNK, "S": READY}, "6z 6z 4s 1s", f'temporary_furiten_end = "{ends}"')
    return refused(play(match, "S discard 6z", "W discard 4s", "S pass", "N discard 1s"), "S ron")


def forgotten() -> Refusal | None:
    """North has drawn since, and so the table has forgotten what had gone by; the refusal has not."""
    match = laid({"E": JUNK, "S": FIFTH, "N": READY}, "4s 6z 1s")
    return refused(until(play(match, "E discard 4s", "N pass", "W discard 1s"), N), "N ron")


DRAW_TOO = planned(furiten={"tsumo_too": True})


def passed_before_a_discard() -> Refusal | None:
    """South lets West's 4s go by and then wants North's 1s."""
    match = laid({"E": JUNK, "S": READY}, "6z 6z 4s 1s", DRAW_TOO)
    return refused(play(match, "S discard 6z", "W discard 4s", "S pass", "N discard 1s"), "S ron")


def passed_before_a_draw() -> Refusal | None:
    """West's 1s went by and South draws another; that South has discarded 4s does not bar the draw."""
    match = laid({"E": JUNK, "S": READY}, "6z 4s 1s 6z 6z 1s", DRAW_TOO)
    return refused(until(play(match, "S discard 4s", "W discard 1s"), S), "S tsumo")


def robbed(robs: str) -> Refusal | None:
    match = laid({"S": THREE_1S, "W": READY}, "6z 1s", f'chankan_on_ankan = "{robs}"')
    return refused(play(match, "S closed kan 1s"), "W ron")


def robbed_beside_kokushi() -> Refusal | None:
    """North is asked, West is not."""
    match = laid({"S": THREE_1S, "W": READY, "N": "19m 199p 9s 1234567z"}, "6z 1s")
    play(match, "S closed kan 1s")
    assert asked(match).kind is WindowKind.ROB
    return refused(match, "W ron")


def discarded_4s_and_1s() -> Match:
    match = laid({"E": JUNK, "S": READY}, "6z 4s 6z 6z 7z 1s 1s")
    return play(match, "S discard 4s", "S discard 1s", "W discard 1s")


def told(words: str) -> Refusal | None:
    """What the table says to the last move of a scenario that it refuses."""
    refusals = [stand.refusal for stand in run(read_scenario(f'about.en = "."\n{words}\n[expect]\nout = []\n')).steps]
    return next(refusal for refusal in reversed(refusals) if refusal is not None)


shows("not_complete", lambda: refused(laid({"E": JUNK}, "6z"), "E tsumo"), tile="6z", waits="none")
shows("not_complete", lambda: ron(READY, "6z"), tile="6z", waits="14s")
shows("no_yaku", lambda: ron(YAKULESS, "2p"), tile="2p")
shows("no_yaku", before_the_last_discard, tile="1z")
shows("minimum", lambda: ron(CHEAP, "2p", "minimum_han = 2"), tile="2p", han=1, minimum=2)
shows("minimum", lambda: ron(CHEAP, "2p", 'ryanhan_shibari = "from_5_honba"', honba=5), tile="2p", han=1, minimum=2)
shows(
    "minimum_single",
    lambda: ron("234m 345p 678s 88p 67m", "5m", 'minimum_han = 2\nminimum_by_single_yaku = "single"'),
    tile="5m",
    han=1,
    minimum=2,
)
shows("minimum_lasting", with_ippatsu_alone, tile="3p", han=1, minimum=2)
shows("two_suits", lambda: ron(CHEAP, "2p", 'two_suit_binding = "hand"'), tile="2p")
shows(
    "waits_without_yaku",
    lambda: ron("222m 678s 88s 23456p", "4p", 'atozuke = "sakizuke"'),
    tile="4p",
    without="1p",
    bound="always",
)
shows("tsumo_after_call", lambda: refused(chi_of_4m(), "S tsumo"), tile="4m")
shows(
    "furiten_own_pond",
    lambda: refused(play(laid({"E": JUNK, "S": READY}, "6z 4s 1s"), "S discard 4s", "W discard 1s"), "S ron"),
    tile="4s",
    turn=1,
    waits="14s",
)
shows("furiten_own_pond", lambda: refused(discarded_4s_and_1s(), "S ron"), tile="1s", turn=2, waits="14s")
shows(
    "furiten_open_tiles",
    lambda: refused(chi_of_6s(), "S ron"),
    tile="6s",
    waits="36s",
)
shows(
    "furiten_kind",
    lambda: refused(
        play(laid({"E": JUNK, "S": READY}, "6z 4s 1s", 'furiten_kinds = ["suji"]'), "S discard 4s", "W discard 1s"),
        "S ron",
    ),
    how="suji",
    tile="4s",
    waits="14s",
)
for _ends in ("own_turn", "covered", "taken", "any_declaration"):
    shows("furiten_missed", partial(passed, _ends), tile="4s", turn=1, player="W", ends=_ends, bars="ron")
shows("furiten_missed", forgotten, tile="4s", turn=1, player="E", ends="own_turn", bars="ron")
for _position, _tile in ((passed_before_a_discard, "4s"), (passed_before_a_draw, "1s")):
    shows("furiten_missed", _position, tile=_tile, turn=1, player="W", ends="own_discard", bars="all")
shows(
    "furiten_riichi",
    lambda: refused(play(in_riichi(READY, "4s 7z 7z 7z 1s"), "W discard 4s", "S pass", "W discard 1s"), "S ron"),
    tile="4s",
    bars="ron",
)
shows(
    "furiten_riichi",
    lambda: refused(
        play(in_riichi(READY, "4s 7z 7z 7z 1s", DRAW_TOO), "W discard 4s", "S pass", "W discard 1s"), "S ron"
    ),
    tile="4s",
    bars="all",
)
for _robs in ("kokushi", "any_yakuman", "off"):
    shows("kan_not_robbed", partial(robbed, _robs), tile="1s", may=_robs)
shows("kan_not_robbed", robbed_beside_kokushi, tile="1s", may="kokushi")
shows(
    "fourth_kan_not_robbed",
    lambda: told(
        'rule = "chankan_on_fourth_kan"\nvalue = "off"\nhands.E = "1111z# 3333z# 4444z# 666m- 5p"\n'
        'hands.S = "234p 678p 456s 22s 78m"\nplay = "E kakan 6m / S ron ! fourth_kan_not_robbed"'
    ),
    tile="6m",
    player="E",
)


# ---------------------------------------------------------------- another's tile


def call_on(hand: str, tile: str, words: str, rules: str | Plan = "") -> Refusal | None:
    """East discards this tile, and South would like to call it."""
    return refused(play(laid({"E": JUNK, "S": hand}, tile, rules), f"E discard {tile}"), f"S {words}")


def three_melds() -> Match:
    """South has three melds and 5677m, and East discards 4m."""
    match = laid({"E": "1p1s7p4m 999m 999p 11z 5z", "S": "23p 23s 89p 5677m 234z", "W": "147m 258p 369s 5677z"})
    play(match, "E discard 1p", "S chi 2p3p", "S discard 2z", "E discard 1s", "S chi 2s3s", "S discard 3z")
    return play(match, "E discard 7p", "S chi 8p9p", "S discard 4z", "E discard 4m")


def four_kans() -> Match:
    """East and South have two kans each, West may win on South's discard, and North would like a pon of it."""
    hands = {
        "E": "1111m 9999m 1111p 1z",
        "S": "2222z 9999p 4s 3z 258s",
        "W": "234m 456m 678m 55p 23s",
        "N": "44s 258m 2578p 3467z",
    }
    match = laid(hands, "6z 6z")
    play(match, "E closed kan 1m", "E closed kan 9m", "S closed kan 2z", "S closed kan 9p", "S discard 4s")
    assert allowed(match, W)
    return match


shows("nothing_offered", lambda: refused(laid({}), "S ron"))
shows(
    "window_closed",
    lambda: refused(until(play(laid({"E": JUNK, "S": READY}, "4s"), "E discard 4s", "S pass"), S), "S ron"),
    tile="4s",
)
shows(  # in riichi, too, the first win that went by does not bar itself
    "window_closed",
    lambda: refused(until(play(in_riichi(READY, "4s"), "W discard 4s", "S pass"), N), "S ron"),
    tile="4s",
)
shows("window_closed", lambda: refused(chi_of_4m(), "W pon"), tile="4m")
shows("own_tile", lambda: refused(play(laid({"E": JUNK}, "6z"), "E discard 6z"), "E ron"), tile="6z")
shows("call_in_riichi", lambda: refused(play(in_riichi(READY, "1p"), "W discard 1p"), "S pon 1p1p"))
shows(
    "call_on_kan",
    lambda: refused(play(laid({"S": THREE_1S, "W": READY}, "6z 1s"), "S closed kan 1s"), "W chi 2s3s"),
    tile="1s",
)
shows("call_last_tile", lambda: refused(exhausted(laid({"E": READY})), "W pon"), live=0, least=1)
shows("call_last_tile", lambda: call_on(JUNK, "6z", "chi", planned(calls={"least_live": 70})), live=69, least=70)
shows(
    "call_not_neighbour",
    lambda: refused(play(laid({"E": HAS_4M, "W": HAS_56M}), "E discard 4m"), "W chi 5m6m"),
    tile="4m",
    player="E",
)
shows("call_no_tiles", lambda: call_on(READY, "6z", "chi"), tile="6z", call="chi", count=0)
shows("call_no_tiles", lambda: call_on(READY, "7m", "pon"), tile="7m", call="pon", count=1)
shows("call_no_tiles", lambda: call_on(READY, "1p", "open kan"), tile="1p", call="open_kan", count=2)
shows("call_wrong_tiles", lambda: call_on(READY, "4s", "chi 1p2s"), tile="4s", pair="1p2s", call="chi")
shows("call_wrong_tiles", lambda: call_on(READY, "4s", "pon 1m1p"), tile="4s", pair="1m1p", call="pon")
shows("call_leaves_no_discard", lambda: refused(three_melds(), "S chi 5m6m"), tile="4m")
shows("call_leaves_no_discard", lambda: refused(three_melds(), "S chi"), tile="4m")
shows("abort_ends_deal", lambda: refused(four_kans(), "N pon 4s4s"), tile="4s", cause="four_kans")


# ---------------------------------------------------------------- riichi


def own_kan() -> Match:
    """South has a kan of 3m and 12m in the hand."""
    match = laid({"S": "3333m 12m 456p 789s 9s"}, "6z 6z", replacements="9s 5z")
    return play(match, "S closed kan 3m")


shows("riichi_twice", lambda: refused(until(in_riichi(READY, "5z 7z 7z 4s"), S), "S riichi 4s"))
shows("riichi_open_hand", lambda: refused(chi_of_4m(), "S riichi 5z"))
shows("riichi_not_ready", lambda: refused(laid({"E": JUNK}, "6z"), "E riichi 6z"), tile="none")
shows("riichi_not_ready", lambda: refused(laid({"E": READY}, "6z"), "E riichi 1m"), tile="1m")
shows("riichi_wall", lambda: refused(down_to(laid({"S": READY}), 0), "S riichi"), live=0, least=4)
shows(
    "riichi_points",
    lambda: refused(laid({"E": READY}, "6z", points=(800, 33200, 33000, 33000)), "E riichi 6z"),
    points=800,
    stick=1000,
)
shows("riichi_dead_wait", lambda: refused(laid({"E": FIFTH}, "6z"), "E riichi 6z"), tile="6z", waits="1z")
shows("riichi_dead_wait", lambda: refused(own_kan(), "S riichi"), tile="6z", waits="3m")
shows(
    "riichi_furiten",
    lambda: refused(laid({"E": READY}, "4s", 'furiten_riichi = "off"'), "E riichi 4s"),
    tile="4s",
    wait="4s",
    turn=1,
    how="waits",
)
shows(
    "riichi_furiten",
    lambda: refused(
        until(play(laid({"E": READY}, "4s 5z 7z 7z 6z", 'furiten_riichi = "off"'), "E discard 4s"), E), "E riichi"
    ),
    tile="6z",
    wait="4s",
    turn=1,
    how="waits",
)


# ---------------------------------------------------------------- kans


def fourth_3p(rules: str) -> Refusal | None:
    """South, in riichi, has drawn a fourth 3p, and could win with it."""
    return refused(until(in_riichi("33345p 123m 789s 99s", "5z 7z 7z 3p", rules), S), "S closed kan 3p")


def kan_after_kan() -> Match:
    match = laid({"E": QUADS, "S": "666z 258m 369p 3457s"}, "6z", "kan_limit = 1")
    return play(match, "E closed kan 1z", "E discard 6z")


ONLY_YAKU = planned(
    riichi={"ankan_may_change_waits": True, "ankan_may_change_structure": True, "ankan_may_change_yaku": False}
)


def third_kan() -> Match:
    """South, in riichi with two kans, has drawn a fourth 9s."""
    match = laid({"S": "1111m 2222m 999s 78s"}, "5z 6z 5z 7z 7z 9s", ONLY_YAKU, replacements="3p 3p")
    return until(play(match, "S closed kan 1m", "S closed kan 2m", "S riichi 6z"), S)


shows("kan_after_call", lambda: refused(chi_of_4m(), "S closed kan 5z"), tile="4m")
shows("kan_after_call", lambda: refused(chi_of_4m(), "S added kan 5z"), tile="4m")
shows("kan_needs_four", lambda: refused(laid({"E": READY}, "6z"), "E closed kan 1p"), tile="1p", count=2)
shows("kan_needs_four", lambda: refused(laid({"E": READY}, "6z"), "E closed kan"), tile="none", count=0)
shows("kan_needs_pon", lambda: refused(laid({"E": READY}, "6z"), "E added kan 1p"), tile="1p")
shows("kan_needs_pon", lambda: refused(laid({"E": READY}, "6z"), "E added kan"), tile="none")
shows("kan_last_tile", lambda: refused(down_to(laid({"S": QUADS}), 0), "S closed kan 1z"))
shows("kan_limit", lambda: refused(laid({"E": QUADS}, rules="kan_limit = 0"), "E closed kan 1z"), most=0)
shows(
    "kan_limit",
    lambda: refused(play(laid({"E": QUADS}, rules="kan_limit = 1"), "E closed kan 1z"), "E closed kan"),
    most=1,
)
shows("kan_limit", lambda: refused(kan_after_kan(), "S open kan"), most=1)
shows(
    "kan_chain",
    lambda: refused(play(laid({"E": QUADS}, rules='kan_chains = "off"'), "E closed kan 1z"), "E closed kan"),
)
shows("kan_riichi", lambda: fourth_3p('ankan_after_riichi = "off"'))
shows(
    "kan_riichi_drawn_tile",
    lambda: refused(until(in_riichi("333345p 123m 99s 78s", "5z 7z 7z 6s"), S), "S closed kan 3p"),
    tile="3p",
    drawn="6s",
)
shows("kan_riichi_waits", lambda: fourth_3p(""), tile="3p", waits="36p69s")
shows(
    "kan_riichi_structure",
    lambda: refused(
        until(in_riichi("12333444555s 99m", "5z 7z 7z 3s", planned(riichi={"ankan_may_change_waits": True})), S),
        "S closed kan 3s",
    ),
    tile="3s",
)
shows("kan_riichi_yaku", lambda: refused(third_kan(), "S closed kan 9s"), tile="9s")


# ---------------------------------------------------------------- nine terminals, showing, stopping


def waits_for_own_kan() -> Match:
    """South has a kan of 3m and 45m in the hand: 6m may come, 3m may not."""
    hands = {"E": "123p 456p 789p 11m 23s", "S": "3333m 45m 345p 789s 9s"}
    match = laid(hands, "6z 6z", 'keishiki_tenpai = "off"', replacements="9s 5z")
    return play(match, "S closed kan 3m", "S discard 6z")


shows("abort_off", lambda: refused(laid({}, rules='abortive_draws = "off"\ntriple_ron = "all_paid"'), "E abort"))
shows("abort_not_first_turn", lambda: refused(chi_of_4m(), "S abort"))
shows("abort_not_first_turn", lambda: refused(until(play(laid({"E": JUNK}, "6z"), "E discard 6z"), E), "E abort"))
shows(
    "abort_two_declarations",
    lambda: refused(
        until(
            play(
                laid({"E": QUADS}, rules='kyuushu_kyuuhai = "until_two_declarations"'),
                "E closed kan 1z",
                "E closed kan 2z",
            ),
            S,
        ),
        "S abort",
    ),
    count=2,
)
shows("abort_too_few_kinds", lambda: refused(laid({"E": "19m 19p 1234z 23456s"}, "5m"), "E abort"), count=8, least=9)
shows("not_ready", lambda: refused(exhausted(laid({"E": READY, "S": JUNK})), "S show"))
shows("not_ready_dead_wait", lambda: refused(exhausted(laid({"E": READY, "S": FIFTH})), "S show"), waits="1z")
shows(
    "not_ready_no_yaku",
    lambda: refused(exhausted(laid({"E": READY, "S": YAKULESS}, rules='keishiki_tenpai = "off"')), "S show"),
    waits="2p",
)
shows("not_ready_no_yaku", lambda: refused(exhausted(waits_for_own_kan()), "S show"), waits="36m")
shows("cannot_stop", lambda: refused(laid({}), "E stop"))


# ---------------------------------------------------------------- rules of other games

NORTHS = planned(nuki={"tiles": ("4z",)})
HAS_4Z = "4z 147m 258p 369s 237z"
SHANPON = "123m 456m 789m 44z 88s"
"""Waits for 4z and 8s, with a straight."""


def with_north(plan: Plan = NORTHS, draws: str = "6z", hand: str = HAS_4Z) -> Match:
    """East holds a 4z."""
    return laid({"E": hand}, draws, plan)


def north_aside(plan: Plan, hand: str = SHANPON) -> Match:
    """East has set a 4z aside, and South has this hand."""
    return play(laid({"E": HAS_4Z, "S": hand}, "6z", plan), "E nuki 4z")


def chi_twice() -> Refusal | None:
    """South has called 456m and would like 789s, too, where one run may be called."""
    match = laid({"E": "4m9s 258p 369s 2347z 1m", "S": "56m 78s 1258p 566z 12s"}, rules=planned(calls={"most_runs": 1}))
    return refused(play(match, "E discard 4m", "S chi 5m6m", "S discard 6z", "E discard 9s"), "S chi 7s8s")


def half_open() -> Refusal | None:
    """South has two pons and waits for 5z, which gives a yaku, and 9p, which gives none."""
    hands = {"E": JUNK, "S": "22m 88s 345p 55z 99p 12z", "W": "147m 258p 36s 8s 5z 346z"}
    match = laid(hands, "2m", 'atozuke = "nakazuke"')
    play(match, "E discard 2m", "S pon 2m2m", "S discard 1z", "W discard 8s", "S pon 8s8s", "S discard 2z")
    return refused(play(match, "W discard 5z"), "S ron")


def idle_pon() -> Refusal | None:
    """South has a triplet of dragons, but the pon of 9p belongs to no yaku."""
    plan = planned(admission={"every_meld": True})
    match = laid({"E": JUNK, "S": "99p 555z 123m 4577s 1z", "W": "147m 258p 369s 2346z"}, "9p", plan)
    return refused(play(match, "E discard 9p", "S pon 9p9p", "S discard 1z", "W discard 6s"), "S ron")


OUT_OF_PLAY = "1345678m"
HAS_5M = "5m 258p 369s 2367z 9m9p"


def excluded(hands: dict[str, str], draws: str = "6z") -> Match:
    """Seven kinds are out of play."""
    return laid(hands, draws, planned(exclusion={"kinds": 7}), replacements="1m2m 3m4m 5m6m 7m8m")


shows("nuki_off", lambda: refused(with_north(PLAIN), "E nuki 4z"))
shows("nuki_wrong_tile", lambda: refused(with_north(), "E nuki 2z"), tile="2z", waits="4z")
shows("nuki_wrong_tile", lambda: refused(with_north(hand="147m 258p 369s 2367z"), "E nuki"), tile="none", waits="4z")
shows(
    "nuki_after_call",
    lambda: refused(
        play(laid({"E": HAS_4M, "S": "4z 56m 1258p 125s 566z"}, rules=NORTHS), "E discard 4m", "S chi 5m6m"),
        "S nuki 4z",
    ),
    tile="4m",
)
shows("nuki_last_tile", lambda: refused(down_to(laid({"S": HAS_4Z}, rules=NORTHS), 0), "S nuki 4z"))
shows(
    "nuki_limit",
    lambda: refused(
        play(with_north(planned(nuki={"tiles": ("4z",)}, wall={"replacements": 1}), "4z"), "E nuki 4z"), "E nuki 4z"
    ),
)
shows(
    "nuki_riichi",
    lambda: refused(until(in_riichi(SHANPON, "7z 7z 7z 8s", NORTHS), S), "S nuki 4z"),
    tile="4z",
    drawn="8s",
)
shows(
    "nuki_kept",
    lambda: refused(
        until(play(with_north(planned(nuki={"tiles": ("4z",), "allows": ()})), "E discard 6z"), E), "E nuki 4z"
    ),
    tile="4z",
)
for _robs in ("never", "frame_only", "yakuman_only"):
    shows(
        "nuki_not_robbed",
        partial(lambda robs: refused(north_aside(planned(nuki={"tiles": ("4z",), "robbery": robs})), "S ron"), _robs),
        tile="4z",
        may=_robs,
    )
shows("nuki_not_called", lambda: refused(north_aside(NORTHS), "S pon 4z4z"), tile="4z")
shows("nuki_not_called", lambda: refused(north_aside(NORTHS), "S chi"), tile="4z")
shows(
    "kan_of_nuki",
    lambda: refused(
        laid({"E": QUADS}, "6z", planned(nuki={"tiles": ("1z",), "allows": ("extraction",)})), "E closed kan 1z"
    ),
    tile="1z",
)
shows(
    "needs_riichi",
    lambda: refused(
        play(laid({"E": JUNK, "S": READY}, "4s", planned(admission={"facts": ("riichi",)})), "E discard 4s"), "S ron"
    ),
    tile="4s",
)
shows(
    "nuki_in_hand",
    lambda: refused(
        play(
            laid({"E": JUNK, "S": "234m 567p 234s 44z 67s"}, "8s", planned(nuki={"tiles": ("4z",), "use": "outside"})),
            "E discard 8s",
        ),
        "S ron",
    ),
    tile="4z",
)
for _call, _hand, _words in (
    ("chi", HAS_56M, "chi 5m6m"),
    ("pon", HAS_44M, "pon 4m4m"),
    ("open_kan", "444m 1479p 147s 557z", "open kan"),
):
    shows(
        "call_off",
        partial(
            lambda hand, words: refused(
                play(laid({"E": HAS_4M, "S": hand}, rules=planned(calls={"verbs": ()})), "E discard 4m"), f"S {words}"
            ),
            _hand,
            _words,
        ),
        call=_call,
    )
shows("call_runs", chi_twice, most=1)
shows("call_most", lambda: call_on(HAS_44M, "4m", "pon 4m4m", planned(calls={"most": 0})), most=0)
shows("waits_without_yaku", half_open, tile="5z", without="9p", bound="half_open")
shows("meld_without_yaku", idle_pon, tile="6s", meld="999p")
shows(
    "riichi_suji",
    lambda: refused(laid({"E": READY}, "7s", planned(riichi={"suji_trap": False})), "E riichi 7s"),
    tile="7s",
    waits="4s",
)
OPEN = 'open_riichi = "hand"'
STAKED = 'yaku.add = ["chou_riichi", "kiseki_riichi"]'


def open_pon(rules: str = OPEN) -> Match:
    """South has called 1p, and by these rules may declare riichi all the same."""
    hands = {"E": "1p 147m 369s 2347z 11m", "S": "11p 123m 456m 789m 23s"}
    return until(
        play(laid(hands, "", f'{rules}\nriichi_shibari = "on"'), "E discard 1p", "S pon 1p1p", "S discard 2s"), S
    )


shows("open_riichi_off", lambda: refused(laid({"E": READY}, "6z"), "E open riichi 6z"))
shows("chou_riichi_off", lambda: refused(laid({"E": READY}, "6z"), "E chou riichi 6z"))
shows("chou_riichi_melds", lambda: refused(open_pon(STAKED), "S chou riichi"))
shows("kiseki_riichi_off", lambda: refused(laid({"E": READY}, "6z"), "E kiseki riichi 6z"))
shows("kiseki_riichi_melds", lambda: refused(open_pon(STAKED), "S kiseki riichi"))
shows("open_riichi_melds", lambda: refused(open_pon(), "S open riichi"))
shows("open_riichi_furiten", lambda: refused(laid({"E": READY}, "4s", OPEN), "E open riichi 4s"), tile="4s")
LAST = f"{OPEN}\nparts.riichi.open_is_last = true"
shows(
    "riichi_after_open",
    lambda: refused(
        until(play(laid({"S": READY, "W": "123p 456p 789p 22m 67s"}, "5z 6z 6z", LAST), "S open riichi 6z"), W),
        "W riichi 6z",
    ),
)
shows(
    "open_riichi_second",
    lambda: refused(
        until(play(laid({"S": READY, "W": "123p 456p 789p 22m 67s"}, "5z 6z 6z", OPEN), "S riichi 6z"), W),
        "W open riichi 6z",
    ),
)
RUNS = 'added_run = "on"'


def run_of_4m(more: str = "1p", **others: str) -> Match:
    """South has called 4m with 56m, still holds another, and has drawn a tile since."""
    match = laid({"E": HAS_4M, "S": f"456m {more} 25p 1258s 566z", **others}, rules=RUNS)
    return until(play(match, "E discard 4m", "S chi 5m6m", "S discard 2p"), S)


def raised() -> Match:
    match = run_of_4m("4m")
    (one, _) = (code for code in allowed(match, S) if verb_of(code) is Verb.RAISED_RUN)
    assert match.answer(S, one) is None
    return match


def raised_beside_a_pair() -> Refusal | None:
    match = run_of_4m(W=HAS_44M)
    (one,) = (code for code in allowed(match, S) if verb_of(code) is Verb.RAISED_RUN)
    assert match.answer(S, one) is None
    return refused(match, "W pon 4m4m")


def wall_is_gone() -> Refusal | None:
    match = run_of_4m()
    match.deal.wall.end = match.deal.wall.next
    return refused(match, "S raised run 4m")


def raised_in_riichi() -> Refusal | None:
    match = raised()
    match.deal.hands[S].riichi = 1
    return refused(match, "S raised run 4m")


def called_a_run() -> Match:
    match = laid({"E": HAS_4M, "S": "456m 125p 1258s 566z"}, rules=RUNS)
    return until(play(match, "E discard 4m", "S chi 5m6m"), S)


shows("run_off", lambda: refused(laid({"E": JUNK}, "6z"), "E raised run 6z"))
shows("run_no_run", lambda: refused(laid({"E": JUNK}, "6z", RUNS), "E raised run 6z"), tile="6z")
shows("run_no_run", lambda: refused(laid({"E": JUNK}, "6z", RUNS), "E raised run"), tile="none")
shows("run_no_run", lambda: refused(run_of_4m(), "S raised run 6z"), tile="6z")
shows("run_after_call", lambda: refused(called_a_run(), "S raised run 4m"), tile="4m")
shows("run_twice", lambda: refused(raised(), "S raised run 4m"), tile="4m")
shows("run_last_tile", wall_is_gone)
shows("run_riichi", raised_in_riichi)
shows("call_on_run", raised_beside_a_pair, tile="4m")
THREE = 'chombo = "mangan_reverse_tsumo"\nyaku.add = ["chou_hissatsu_sandoukou"]'
EQUAL = "222m 222p 222s 456m 5z"


def before_south(hand: str, draws: str = "6z", more: str = "") -> Match:
    """East has discarded 6z, and South has drawn; as it lay there, three tiles might have been drawn instead."""
    return until(play(laid({"E": JUNK, "S": hand}, draws, f"{more}{THREE}"), "E discard 6z"), S)


def few_left() -> Match:
    """South passes all the time, until the last tile is left for him."""
    match = laid({"E": JUNK, "S": EQUAL}, "6z", THREE)
    return until(down_to(match, 2), S)


shows("hissatsu_off", lambda: refused(laid({"E": JUNK}, "6z"), "E hissatsu"))
shows("hissatsu_turn", lambda: refused(before_south(EQUAL), "S hissatsu"))
shows("hissatsu_turn", lambda: refused(before_south(EQUAL), "E hissatsu"))
shows("hissatsu_not_ready", lambda: refused(before_south("222m 222p 222s 48m 57z"), "S hissatsu"))
shows("hissatsu_triplets", lambda: refused(before_south("222m 222p 22s 456m 55z"), "S hissatsu"))
shows("hissatsu_wall", lambda: refused(few_left(), "S hissatsu"), live=1, least=3)
shows(
    "hissatsu_furiten",
    lambda: refused(
        before_south(EQUAL.replace("5z", "6z"), more='temporary_furiten_blocks_tsumo = "on"\n'), "S hissatsu"
    ),
)
shows("replace_off", lambda: refused(laid({"E": JUNK}, "6z"), "E replace 6z"))
shows("replace_in_play", lambda: refused(excluded({"E": HAS_5M}), "E replace 6z"), tile="6z", without=OUT_OF_PLAY)
shows(
    "replace_in_play",
    lambda: refused(excluded({"E": HAS_5M.replace("5m", "9s")}), "E replace"),
    tile="none",
    without=OUT_OF_PLAY,
)
shows(
    "replace_after_call",
    lambda: refused(
        play(excluded({"E": HAS_5M, "S": "5m 66z 147p 258s 1234z"}), "E discard 6z", "S pon 6z6z"), "S replace 5m"
    ),
    tile="6z",
)
shows("replace_last_tile", lambda: refused(down_to(excluded({"S": HAS_5M}), 0), "S replace 5m"))
shows(
    "replace_kept",
    lambda: refused(until(play(excluded({"E": HAS_5M}), "E discard 6z"), E), "E replace 5m"),
    tile="5m",
)


# ---------------------------------------------------------------- where other tiles complete sets


def supplemented(
    verb: Verb, hand: str, then: str, declared: Verb | None = None, **parts: dict[str, Any]
) -> Refusal | None:
    """Why the dealer may not, with this hand and this draw; ``declared``: what he has declared before."""
    table = Three(changed(RENGONOSAN, **parts), [hand], then)
    if declared is not None:
        action = next(action for action in allowed(table.match, E) if verb_of(action) is declared)
        assert table.match.answer(E, action) is None
        until(table.match, E)
    return table.match.why_not(E, verb)


def eyes_at_the_end() -> Refusal | None:
    table = Three(RENGONOSAN, ["44z56f 123m 678m 19s 3z"], "9p")
    table.down_to(1)
    return table.match.why_not(E, Verb.EYES_KAN)


def eyes_in_riichi() -> Refusal | None:
    """A kan may be declared, so that there is a question at all."""
    table = Three(RENGONOSAN, ["44z56f 123m 456m 777s"], "9p 1p 2p 7m")
    table.play("0 riichi 9p")
    table.pass_on(E)
    return table.match.why_not(E, Verb.EYES_KAN)


shows(
    "supplement_no_tiles",
    lambda: supplemented(Verb.CLOSED_KAN, "555p 123m 678m 19s 34z", "5m"),
    tile="none",
    call="closed_kan",
)
shows(
    "supplement_mixed",
    lambda: supplemented(Verb.CLOSED_KAN, "555p 123m 678m 19s 34z", "5s", supplements={"most_mixed": 0}),
    most=0,
)
shows(
    "supplement_raised",
    lambda: supplemented(Verb.CLOSED_KAN, "111p 444z 55z 678m 29s", "5s", Verb.CLOSED_KAN),
    tile="5z",
)
shows("eyes_off", lambda: laid({"E": JUNK}, "6z").why_not(E, Verb.EYES_KAN))
shows("eyes_no_tiles", lambda: supplemented(Verb.EYES_KAN, "44z67f 123m 678m 19s 3z", "9p"))
shows("eyes_twice", lambda: supplemented(Verb.EYES_KAN, "44z56f 123m 678m 19s 3z", "9p", Verb.EYES_KAN))
shows("eyes_wall", eyes_at_the_end)
shows("eyes_riichi", eyes_in_riichi)


# ---------------------------------------------------------------- Taiwanese sixteen


def after_the_first_discard() -> LaidTable:
    table = LaidTable(["", WAITING], "9p 9p")
    table.play("1 pass", "0 discard 9p", "1 discard 9p")
    table.pass_on(S)
    return table


def in_the_first_turn() -> LaidTable:
    table = LaidTable(["", WAITING], "9p 9p")
    table.play("1 pass", "0 discard 9p")
    return table


def after_a_false_win() -> LaidTable:
    """South, in turn, has said to have won, and has not."""
    table = in_the_first_turn()
    Referee(table.match).false_win(S)
    return table


def with_a_wrong_kong() -> LaidTable:
    """South, in turn, has a closed kong of different tiles."""
    table = in_the_first_turn()
    quad = tuple(make_tile(KIND_OF["1m"], copy) for copy in range(4))
    table.match.deal.hands[S].melds.append(Meld(MeldForm.CLOSED_KAN, quad))
    Referee(table.match).false_kan(S, by_mistake=True)
    return table


def with_a_flower_at_the_end() -> LaidTable:
    table = LaidTable(draws={BOTTOM: "1f"})
    table.down_to(0)
    return table


def with_the_last_flower() -> LaidTable:
    """North, who has seven, is asked whether he takes it."""
    table = LaidTable(["", "", "", "1234567f 159m 48p 37s 22p"], "9p 8f", comes="1z1z2z2z3z3z5z5z")
    table.play("0 discard 9p")
    return table


shows("before_first_turn", lambda: LaidTable(["", WAITING], "9p").why("0 discard 9p"))
shows("false_win", lambda: after_a_false_win().why("1 tsumo"))
shows("false_kan", lambda: with_a_wrong_kong().why("1 tsumo"))
shows("flower_discard", lambda: with_a_flower_at_the_end().why("3 discard 1f"), tile="1f")
shows("flower_not_last", lambda: with_the_last_flower().why("2 ron"), tile="8f", count=0)
shows("ready_not_dealt", lambda: LaidTable(["", WAITING]).why("2 ready"), tile="none")
shows("ready_not_dealt", lambda: LaidTable([WAITING], "4p").why("0 riichi 9m"), tile="9m")
shows("ready_late", lambda: after_the_first_discard().why("1 riichi"))
shows("ready_drawn_tile", lambda: in_the_first_turn().why("1 riichi 1m"), tile="1m", drawn="9p")
shows("ready_with_discard", lambda: in_the_first_turn().why("1 ready"))


# ---------------------------------------------------------------- Sichuan


def in_sichuan(words: str) -> Refusal | None:
    """The same in Sichuan."""
    return told(f'rule = "refusal"\nrules = "sichuan"\n{words}')


shows("out", lambda: in_sichuan('start.out = ["S"]\nplay = "E 9s / S kan ! out"'))
shows(
    "void_first",
    lambda: in_sichuan('hands.E = "9m 1p"\nplay = "E void 9m / E 1p ! void_first"'),
    tile="1p",
    promised="9m",
)
shows(
    "void_promised",
    lambda: in_sichuan('hands.E = "1111m"\nplay = "E void 1m / E ankan 1m ! void_promised"'),
    tile="1m",
)
shows(
    "void_promised",
    lambda: in_sichuan('hands = { E = "5p", S = "55p" }\nplay = "E void 5p, S void 5p / E 5p / S pon ! void_promised"'),
    tile="5p",
)
shows(
    "void_promised",
    lambda: in_sichuan(
        'hands = { E = "5p", S = "555p" }\nplay = "E void 5p, S void 5p / E 5p / S kan ! void_promised"'
    ),
    tile="5p",
)
shows(
    "void_held",
    lambda: in_sichuan('hands.S = "123p 678m 123m 46m 99m"\nvoid.S = "p"\nplay = "E 5m / S ron ! void_held"'),
    tile="5m",
    without="123p",
)
shows(
    "void_held",
    lambda: in_sichuan(
        'hands.S = "777p= 678m 123m 46m 99m"\nvoid.S = "p"\nwall.draws = { S = "5m" }\nplay = "S tsumo ! void_held"'
    ),
    tile="5m",
    without="777p",
)
shows(
    "void_card",
    lambda: in_sichuan('hands.S = "123p 678p 123p 46p 9m 9m"\nplay = "S void m ! void_card / S void 9m"'),
    waits="99m",
)
shows(
    "pass_on_suit",
    lambda: in_sichuan(
        'set.sc_exchange_three = "next"\nhands.E = "123m 9p 123456789s"\nplay = "E pass-on 9p ! pass_on_suit"'
    ),
    tile="9p",
    count=3,
)


def test_what_was_thrown_does_not_bar_where_only_a_passed_win_does() -> None:
    """004:44: the win on 5m was passed; that 5m lies in the own pond, too, is no reason."""
    told = 'hands.S = "123p 678p 123m 46m 99m"\nplay = "S 5m / W 5m / S pass / N 5m / S ron ! furiten_missed"'
    found = in_sichuan(told)
    assert found is not None
    assert (found.kind, found.rule, found.arguments["player"]) == ("furiten_missed", "004:44", "W")
    assert "большей стоимости" in found.text("ru")


# ---------------------------------------------------------------- kinds of riichi, hands that are built


def with_a_set(kind: str) -> Refusal | None:
    """South declares it with an open hand, where ordinary riichi may be declared with one."""
    word = kind.replace("_", "-")
    return told(
        f'rule = "{kind}"\nset.yaku.add = ["{kind}"]\nset.riichi_shibari = "on"\n'
        f'hands.S = "222m- 345p 567s 88p 67m"\nwall.draws.S = "9m"\n'
        f'play = "S {word} 9m ! {kind}_melds"'
    )


def of_word(element: str, play: str, stage: str = "") -> Refusal | None:
    """What the table says to a move of this play with the element."""
    return told(f'rule = "{element}"\nset.yaku.add = ["{element}"]\n{stage}\nplay = "{play}"')


def naming(play: str, value: str = "on") -> Refusal | None:
    """The same where the dealer may name a dora."""
    return told(f'rule = "announce_dora_before_dice"\nvalue = "{value}"\nplay = "{play}"')


FOUR_TURNED = "E okawari / S okawari / W okawari / N ankan 1z"
POOR = "start.points = { E = 31000, S = 7900, W = 30600, N = 30500 }"
shows("name_dora_off", lambda: naming("E name-dora 5z ! name_dora_off", "off"))
shows("name_dora_dealer", lambda: naming("E name-dora 9p / S name-dora 5z ! name_dora_dealer"))
shows("name_dora_late", lambda: naming("E name-dora 9p / E name-dora 5z ! name_dora_late"))
shows("okawari_off", lambda: told('rule = "okawari"\nplay = "S okawari ! okawari_off"'))
shows(
    "okawari_after_call", lambda: of_word("okawari", "E 5z / S pon / S okawari ! okawari_after_call", 'hands.S = "55z"')
)
shows("okawari_once", lambda: of_word("okawari", "S okawari / S okawari ! okawari_once"))
shows(
    "okawari_none_left",
    lambda: of_word("okawari", f"{FOUR_TURNED} / N okawari ! okawari_none_left", 'hands.N = "1111z"'),
)
shows("tetora_off", lambda: told('rule = "tetora_appu"\nplay = "S tetora-appu ! tetora_off"'))
shows("tetora_late", lambda: of_word("tetora_appu", "E 8s / W 9m / W tetora-appu ! tetora_late"))
shows("tetora_points", lambda: of_word("tetora_appu", "S tetora-appu ! tetora_points", POOR), least=8000)

shows(
    "stake_simple",
    lambda: of_word(
        "chou_nagashi",
        "S choose 6p ! stake_simple",
        'hands.S = "234m 67p 678s 55s 19s 4z"\nwall = { left = 8, draws = { S = "1m 9p" } }',
    ),
    tile="6p",
)


def picked_twice() -> Refusal | None:
    """The dealer of seventeen steps picks the first tile again."""
    match = Match("seventeen_steps", 1)
    assert match.window is not None
    picks = {ask.seat: ask.codes[0] for ask in match.window.asks}
    for seat, pick in picks.items():
        match.answer(seat, pick)
    first = picks[E]
    return match.why(E, first)


shows("chou_riichi_melds", lambda: with_a_set("chou_riichi"))
shows("kiseki_riichi_melds", lambda: with_a_set("kiseki_riichi"))
shows("ura_buse_riichi_melds", lambda: with_a_set("ura_buse_riichi"))
shows("already_picked", picked_twice, tile="1m")

# ---------------------------------------------------------------- hands that grow


def in_stages(more: str) -> Refusal | None:
    """In the regular short mahjong South is ready for the first stage."""
    return told(f'rule = "short_regular"\nrules = "short_regular"\nhands.S = "34m 55p"\n{more}')


GROWN = 'hands.S = "678p 5s"\nwall.draws.S = "5s 6s 7s 8s 3m 4m 9p"\nplay = "S tsumo-stage 5s / S tsumo-stage 8s / '


def grown(more: str) -> Refusal | None:
    """South has gone through two stages."""
    return told(f'rule = "short_regular"\nrules = "short_regular"\n{GROWN}{more}"')


shows("stage_first", lambda: in_stages('play = "E 2m / S ron ! stage_first"'), tile="2m")
shows("stage_wall", lambda: in_stages('wall.left = 1\nplay = "E 2m / S stage ! stage_wall"'), live=1, least=2)
shows("riichi_stage", lambda: in_stages('wall.draws.S = "9p"\nplay = "S riichi 9p ! riichi_stage"'))
shows("stage_last", lambda: grown("S 9p / W 2m / S stage ! stage_last"))
shows(
    "stage_after_call",
    lambda: in_stages('hands.W = "22m 3p 9s"\nplay = "S 3m / E 2m / W pon / W tsumo-stage ! stage_after_call"'),
)
shows("stage_off", lambda: told('rule = "stages"\nwall.draws.E = "6z"\nplay = "E tsumo-stage ! stage_off"'))

# ---------------------------------------------------------------- what holds for all


@pytest.mark.parametrize(
    ("kind", "position", "arguments"),
    [pytest.param(*shown, id=f"{shown[0]}-{number}") for number, shown in enumerate(POSITIONS)],
)
def test_the_refusal_names_the_reason(kind: str, position: Position, arguments: dict[str, str | int]) -> None:
    found = position()
    assert found is not None, "it is not refused"
    assert (found.kind, found.arguments) == (kind, arguments)
    for language in LANGUAGES:
        sentence = found.text(language)
        assert sentence.endswith(".")
        assert "{" not in sentence
    assert not re.search("[a-z]", found.text("ru")), "a word was not translated"


def test_a_kan_without_a_new_yaku_is_not_refused_for_one() -> None:
    """Though it takes all copies of a tile that the hand waits for."""
    assert refused(until(in_riichi("123m 456p 99978s 33p", "5z 7z 7z 9s", ONLY_YAKU), S), "S closed kan 9s") is None


@cache
def shown_by_scenarios() -> dict[str, Path]:
    """Kinds that no position shows, and a scenario in which a move is refused so."""
    here = {kind for kind, _, _ in POSITIONS}
    found = ((kind, path) for path in FILES for kind in re.findall(r"! (\w+)", path.read_text(encoding="utf-8")))
    return {kind: path for kind, path in found if kind not in here}


@pytest.mark.parametrize("kind", sorted(shown_by_scenarios()))
def test_a_refusal_of_a_scenario_is_a_sentence(kind: str) -> None:
    stands = run(read_file(shown_by_scenarios()[kind])).steps
    found = next(stand.refusal for stand in stands if stand.refusal is not None and stand.refusal.kind == kind)
    for language in LANGUAGES:
        assert found.text(language).endswith(".")
        assert "{" not in found.text(language)
    assert not re.search("[a-z]", found.text("ru")), "a word was not translated"


def test_every_kind_has_its_position() -> None:
    assert {kind for kind, _, _ in POSITIONS} | shown_by_scenarios().keys() == set(KINDS)


def test_the_rule_behind_it_is_an_option_or_a_line_of_the_book() -> None:
    for kind, rule in RULES.items():
        assert rule in catalogue().options or re.fullmatch(r"00[0-4]:\d+|", rule), kind
    for rules in RULES_IN.values():
        assert rules.keys() <= RULES.keys()
        assert all(rule in catalogue().options or re.fullmatch(r"00[24]:\d+", rule) for rule in rules.values())


def test_the_option_is_the_one_that_decided() -> None:
    bound = ron(CHEAP, "2p", 'ryanhan_shibari = "from_5_honba"', honba=5)
    usual = ron(CHEAP, "2p", "minimum_han = 2")
    kans = refused(four_kans(), "N pon 4s4s")
    rising = told(
        'rule = "minimum_rises_by_round"\nvalue = "on"\nstart.round = "S1"\nhands.S = "123m 345p 678s 88p 67m"\n'
        'play = "E 5m / S ron ! minimum"'
    )
    assert rising is not None
    assert rising.rule == "minimum_rises_by_round"
    assert bound is not None
    assert usual is not None
    assert kans is not None
    assert (bound.rule, usual.rule, kans.rule) == ("ryanhan_shibari", "minimum_han", "suukan_sanra")


@pytest.mark.parametrize(
    ("found", "russian", "english"),
    [
        (
            Refusal("furiten_own_pond", "", {"tile": "4m", "turn": 3, "waits": "47m"}),
            "Фуритен: вы сами сбросили 4м на 3-м ходу, а рука ждёт 47м. Победить можно только по цумо.",
            "Furiten: you discarded 4m in turn 3, and your hand waits on 47m. You can win only by tsumo.",
        ),
        (
            Refusal("riichi_points", "", {"points": 800, "stick": 1000}),
            "Для риичи нужно 1000 очков, а у вас 800.",
            "Riichi needs 1000 points; you have 800.",
        ),
        (
            Refusal("kuikae", "", {"tile": "7m", "called": "4m", "meld": "456m"}),
            "Вы только что собрали 456м, взяв 4м: сбросить сейчас 7м нельзя (куикаэ).",
            "Kuikae: after calling 456m with 4m you can’t discard 7m this turn.",
        ),
        (
            Refusal("kan_limit", "", {"most": 4}),
            "По этим правилам за раздачу можно объявить 4 кана, и они уже объявлены.",
            "Only 4 kans are allowed per deal, and all have been declared.",
        ),
        (
            Refusal("not_your_turn", "", {"player": "W", "offered": "none"}),
            "Сейчас не ваш ход: ходит запад.",
            "Not your turn: it’s West’s turn.",
        ),
    ],
)
def test_it_is_said_in_both_languages(found: Refusal, russian: str, english: str) -> None:
    assert (found.text("ru"), found.text("en")) == (russian, english)


# ---------------------------------------------------------------- in matches


def tries(match: Match, seat: Seat, rng: Random) -> Iterator[Code]:
    """Codes that look right, and some that do not."""
    tiles = [*match.deal.hands[seat].tiles, *rng.sample(BOX.tiles, 4)]
    for tile in tiles:
        yield from (discard(tile), riichi(tile), nuki(tile), replacing(tile))
        yield from (code(Verb.CLOSED_KAN, tile), code(Verb.ADDED_KAN, tile), code(Verb.CHOOSE, tile))
    for verb in (Verb.CHI, Verb.PON):
        yield from (call(verb, tuple(rng.sample(tiles, 2))) for _ in range(8))
    yield from (code(verb) for verb in Verb)
    yield from (rng.randrange(-(2**20), 2**70), rng.randrange(18) << 32 | rng.getrandbits(32), rng.getrandbits(200))


def check(match: Match, seat: Seat, rng: Random) -> None:
    """Exactly the codes that are offered are not refused."""
    codes = allowed(match, seat)
    for action in {*tries(match, seat, rng), *codes}:
        found = why(match, seat, action)
        assert (found is None) == (action in codes), (written(action), found)
        assert found is None or found.kind in KINDS
    assert {verb for verb in Verb if why_not(match, seat, verb) is None} == {verb_of(action) for action in codes}


def questions(match: Match, rng: Random, count: int) -> Iterator[Window]:
    """The first questions of a match, each also when some of those who are asked have answered."""
    agent = Greedy(match, rng)
    while match.window is not None and (count := count - 1) >= 0:
        window = match.window
        for ask in window.asks:
            yield window
            match.answer(ask.seat, agent(window, ask.seat, ask.codes))


@pytest.mark.parametrize("rules", ["riichi", "tenhou", "ema", "taiwanese", "sichuan"])
def test_exactly_what_is_offered_is_not_refused(rules: str) -> None:
    for seed in range(2):
        rng = Random(seed)
        match = Match(rules, seed)
        for _ in questions(match, rng, 200):
            for seat in range(4):
                check(match, seat, rng)


@pytest.mark.parametrize(
    "table",
    [
        {},
        {"nuki": {"claims": ("closed_kan", "kan", "pon"), "robbery": "yakuman_only"}, "calls": {"verbs": ("pon",)}},
        {"nuki": {"allows": (), "in_hand": "never", "robbery": "never"}, "riichi": {"open_hand": True}},
        {"grammar": {"tile_set": "riichi"}, "nuki": {"tiles": ()}, "exclusion": {"kinds": 9}},
        {"furiten": {"tsumo_too": True}, "riichi": {"suji_trap": False, "furiten_must_win": True}},
    ],
)
def test_so_it_is_at_a_table_of_three(table: dict[str, dict[str, Any]]) -> None:
    rng = Random(1)
    match = Match("sanma_tenhou", 1, table=table_of(changed(SANMA, **table)))
    for _ in questions(match, rng, 100):
        for seat in range(3):
            check(match, seat, rng)


def test_whoever_asks_changes_nothing() -> None:
    rng = Random(3)
    match = Match("riichi", 3)
    for _ in questions(match, rng, 100):
        before = msgspec.json.encode(match.deal)
        for seat in range(4):
            check(match, seat, rng)
        assert msgspec.json.encode(match.deal) == before


def test_a_refusal_tells_nothing_of_hidden_tiles() -> None:
    """Others' concealed tiles and the wall change places; a seat whose turn it is not is told the same."""
    rng = Random(4)
    match = Match("riichi", 4)
    for window in questions(match, rng, 150):
        for seat in range(4):
            if window.ask_of(seat) is None:
                other = with_hidden_tiles_changed(match, seat, rng)
                for action in tries(match, seat, rng):
                    assert why(match, seat, action) == why(other, seat, action)
                for verb in Verb:
                    assert why_not(match, seat, verb) == why_not(other, seat, verb)


def with_hidden_tiles_changed(match: Match, seat: Seat, rng: Random) -> Match:
    twin = match.clone()
    deal = twin.deal
    others = [hand for place, hand in enumerate(deal.hands) if place != seat]
    live = deal.wall.row[deal.wall.next : deal.wall.end]
    hidden = [tile for hand in others for tile in hand.tiles] + list(live)
    rng.shuffle(hidden)
    for hand in others:
        hand.tiles = [hidden.pop() for _ in hand.tiles]
        hand.counts = bytearray(len(hand.counts))
        for tile in hand.tiles:
            hand.counts[tile & KIND] += 1
        hand.drawn = hand.tiles[-1] if hand.drawn >= 0 else hand.drawn
        hand.waits = hand.spent = 0
    row = list(deal.wall.row)
    row[deal.wall.next : deal.wall.end] = hidden
    deal.wall.row = tuple(row)
    return twin


def claims_at_the_discard(match: Match, found: dict[tuple[Seat, Verb], Refusal | None]) -> None:
    """Note what each claim on a discard would be told while it is on offer, whether or not anybody is asked."""
    ask_claim = match.table.asks["claim"]

    def noted(deal: Any, table: Any, step: Any) -> Window | None:
        window = ask_claim(deal, table, step)
        found.clear()
        twin = match.clone()
        twin.deal = deal
        twin._open = {}
        for seat in table.seats.others(deal.offer.seat, deal.direction):
            twin.window = window or Window(0, WindowKind.CLAIM, (), deal.offer.tile, deal.offer.seat)
            found.update({(seat, verb): why_not(twin, seat, verb) for verb in CLAIMS})
        return window

    match.table.asks["claim"] = noted


CLAIMS = (Verb.RON, Verb.CHI, Verb.PON, Verb.OPEN_KAN)


@pytest.mark.parametrize("ends", ["own_turn", "covered", "taken", "any_declaration"])
def test_after_the_draw_a_claim_is_told_what_it_was_told_before(ends: str) -> None:
    rng = Random(ends)
    plan = planned(furiten={"ends": ends})
    compared = 0
    for seed in range(3):
        found: dict[tuple[Seat, Verb], Refusal | None] = {}
        match = Match("riichi", seed, table=Table(plan, ASKS, ACTS))
        claims_at_the_discard(match, found)
        for window in questions(match, rng, 250):
            if window.kind not in (WindowKind.TURN, WindowKind.SHOW) or match.deal.came == "call":
                continue
            offer = match.deal.offer
            if offer is None or offer.form != "discard":
                continue
            for (seat, verb), before in found.items():
                now = why_not(match, seat, verb)
                compared += 1
                assert now == before or (before is None and now is not None and now.kind == "window_closed")
    assert compared > 1000
