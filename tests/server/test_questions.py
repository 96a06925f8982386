"""What a seat is told beside its actions: what a wait is worth, what a kan brings, what passing a win costs."""

import itertools
from collections.abc import Iterator

import msgspec
import pytest

from jantaku.players import Bot
from jantaku.scenarios.scenario import read_scenario, run
from jantaku.scoring.ledger import Reason, Seat
from jantaku.server.telling.board import SentBoard
from jantaku.server.telling.questions import KAN_VERBS, _pays, me_on_wire, refusal_on_wire, window_on_wire
from jantaku.server.telling.wire import Json, encode
from jantaku.table.events import Event, Paid, Won
from jantaku.table.match import Match
from jantaku.table.refusals.why import Refusal
from jantaku.table.telling.board import terms_of
from jantaku.table.words import RON, VERB_SHIFT, Code
from jantaku.tiles import KIND, SHORTS
from tests.server.laid import laid
from tests.table.test_claims import two_win


def played(rules: str, seed: int, steps: int, choose_kans: bool = False) -> Iterator[tuple[Match, dict[Seat, Code]]]:
    """A match of bots, before each step: the match, and what is going to be answered."""
    match = Match(rules, seed)
    bot = Bot(match.rules)
    for _ in range(steps):
        if match.window is None:
            return
        answers: dict[Seat, Code] = {}
        for ask in match.window.asks:
            kans = [code for code in ask.codes if code >> VERB_SHIFT in KAN_VERBS]
            answers[ask.seat] = kans[0] if choose_kans and kans else bot.answer(match.view(ask.seat), ask)
        yield match, answers
        for seat, code in answers.items():
            match.answer(seat, code)


def told(match: Match, seat: Seat) -> Json:
    return me_on_wire(match, match.view(seat), SentBoard(terms_of(match.table.plan), len(match.deal.hands)), "nowhere")


@pytest.mark.parametrize("rules", ["riichi", "sichuan"])
def test_a_wait_is_worth_what_the_win_on_it_pays(rules: str) -> None:
    """Wins that the situation adds nothing to: no flags, no ura."""
    compared, known, seen = 0, dict[Seat, list[Json]](), 0
    for match, _ in itertools.chain.from_iterable(played(rules, seed, 400) for seed in (3, 4)):
        if seen > len(match.events):
            seen = 0
        for won in won_in(match.events[seen:]):
            wait = [one for one in known.get(won.seat, ()) if one["tile"] == SHORTS[won.tile & KIND]]
            if wait and not won.flags:
                by = "tsumo" if won.source == won.seat else "ron"
                assert wait[0][by] == won.points
                assert by == "tsumo" or wait[0]["obstacle"] is None
                compared += 1
        seen = len(match.events)
        for seat in range(len(match.deal.hands)):
            if match.view(seat).waits:
                known[seat] = told(match, seat)["waits"]
    assert compared >= 3


def won_in(events: list[Event]) -> list[Won]:
    return [event for event in events if isinstance(event, Won)]


def test_a_kan_brings_what_its_button_says() -> None:
    compared, seen, promised = 0, 0, dict[Seat, int]()
    for match, answers in itertools.chain.from_iterable(played("sichuan", seed, 250, True) for seed in (0, 1, 2)):
        if seen > len(match.events):
            seen = 0
        for event in match.events[seen:]:
            if isinstance(event, Paid) and event.rows and event.rows[0].reason is Reason.KAN:
                seat = event.rows[0].target
                if seat in promised:
                    assert sum(row.amount for row in event.rows) == promised[seat]
                    compared += 1
        seen = len(match.events)
        promised = {seat: _pays(match, seat, code) for seat, code in answers.items() if code >> VERB_SHIFT in KAN_VERBS}
    assert compared >= 5


def test_passing_a_win_says_what_it_costs() -> None:
    for match, _ in played("riichi", 3, 2000):
        window = match.window
        assert window is not None
        asks = [ask for ask in window.asks if RON in ask.codes]
        if asks:
            board = SentBoard(terms_of(match.table.plan), 4)
            sent = msgspec.json.decode(encode(window_on_wire(match, window, board)))
            actions = next(ask for ask in sent["asks"] if ask["seat"] == asks[0].seat)["actions"]
            cost = next(action for action in actions if action["verb"] == "pass")["cost"]
            assert cost["ru"].startswith("фуритен")
            assert cost["en"].startswith("furiten")
            return
    pytest.fail("nobody could win on a discard")


@pytest.mark.parametrize(("tile", "named"), [("8s", "8s"), ("none", None), ("", None)])
def test_a_refusal_names_its_tile(tile: str, named: str | None) -> None:
    refusal = Refusal("furiten_own_pond", "000:273", {"tile": tile, "turn": 2, "waits": "58s"})
    assert refusal_on_wire(refusal)["tile"] == named


FURITEN = """
about.en = "South waits for 5p without a yaku and lets one go by."
rule = "temporary_furiten_end"
value = "{ends}"
rules = "riichi"
hands.S = "123m 789m 46p 234s 11z"
wall.draws = {{ E = "9s 8s", S = "9p 2z", W = "5p 8p", N = "7z" }}
play = "E 9s / S 9p / W 5p / N 7z / E 8s / S 2z / W 8p"
[expect]
turn = "N"
"""


@pytest.mark.parametrize(("ends", "lasts"), [("own_turn", ["N", "E"]), ("covered", ["N", "E", "S", "W"])])
def test_furiten_names_its_kind_and_its_tile_for_as_long_as_the_rule_says(ends: str, lasts: list[str]) -> None:
    """Before each turn: whether South is told of furiten; and what a discard of South's would leave."""
    deal = laid(FURITEN.format(ends=ends))
    match, south, found = deal.match(), 1, []
    while match.deal.turn != 2 or match.deal.discards < 6:
        window = match.window
        assert window is not None
        if (me := told(match, south))["furiten"]:
            found.append("ESWN"[match.deal.turn])
            assert (me["furiten_why"]["kind"], me["furiten_why"]["tile"]) == ("furiten_missed", "5p")
        if match.deal.turn == south:
            board = SentBoard(terms_of(match.table.plan), len(match.deal.hands))
            (ask,) = msgspec.json.decode(encode(window_on_wire(match, window, board)))["asks"]
            after = {action["tiles"][0][0]: action for action in ask["actions"] if "waits" in action}
            drawn = after[SHORTS[match.deal.hands[south].drawn & KIND]]
            assert drawn["furiten"] == (drawn["furiten_why"] is not None) == (bool(found) and ends == "covered")
        for ask in window.asks:
            match.answer(ask.seat, deal.said.get((window.number, ask.seat), ask.default))
    if told(match, south)["furiten"]:
        found.append("W")
    assert found == lasts


def test_a_discard_that_would_make_the_hand_furiten_says_by_which_tile() -> None:
    deal = laid(FURITEN.format(ends="own_turn").replace('S = "9p 2z"', 'S = "5p 2z"').replace("S 9p", "S 5p"))
    match = deal.match()
    while match.deal.turn != 1:
        assert match.window is not None
        for ask in match.window.asks:
            match.answer(ask.seat, deal.said.get((match.window.number, ask.seat), ask.default))
    assert match.window is not None
    board = SentBoard(terms_of(match.table.plan), len(match.deal.hands))
    (ask_,) = msgspec.json.decode(encode(window_on_wire(match, match.window, board)))["asks"]
    thrown = next(one for one in ask_["actions"] if one["verb"] == "discard" and one["tiles"][0][0] == "5p")
    assert thrown["furiten"]
    assert (thrown["furiten_why"]["kind"], thrown["furiten_why"]["tile"]) == ("furiten_own_pond", "5p")


READY_TAIWANESE = """
about.en = "South is ready as dealt and waits for 6s and 9s."
rule = "tw_earth"
rules = "taiwanese"
hands.S = "999p 123s 22z 78s 456m 123m"
wall.draws = { E = "1z", S = "3z", W = "4z", N = "5z" }
play = "E 1z / S 3z / W 4z / N 5z"
[expect]
turn = "E"
"""


def test_a_wait_is_worth_the_same_from_turn_to_turn_while_the_hand_is() -> None:
    """A win on the very first discard would be worth more, but no other tile can be that any more."""
    deal = laid(READY_TAIWANESE)
    match, found = deal.match(), set[str]()
    while match.deal.discards < 4:
        assert match.window is not None
        found.add(str([(wait["ron"], wait["tsumo"]) for wait in told(match, 1)["waits"]]))
        window = match.window
        for ask in window.asks:
            match.answer(ask.seat, deal.said.get((window.number, ask.seat), ask.default))
    assert len(found) == 1
    assert "(0, 0)" not in found.pop()


SAKIZUKE = """
about.en = "South waits for 1s and 4s, and only 4s gives a yaku."
rule = "atozuke"
value = "sakizuke"
hands.S = "456m 333m- 678p 88s 23s"
play = "E 9m"
[expect]
turn = "S"
"""


@pytest.mark.parametrize(
    ("value", "melds", "waits"),
    [
        ("atozuke", "333m-", [("1s", False, "no_yaku"), ("4s", True, None)]),
        ("sakizuke", "333m-", [("1s", False, "no_yaku"), ("4s", False, "other_wait")]),
        ("sakizuke", "444z-", [("1s", False, "no_yaku"), ("4s", False, "no_yaku")]),
        ("kanzen_sakizuke", "555z=", [("1s", True, None), ("4s", True, None)]),
        ("kanzen_sakizuke", "555z= 345m-", [("1s", False, "idle_meld"), ("4s", False, "idle_meld")]),
    ],
)
def test_a_wait_promises_no_win_that_sakizuke_refuses(value: str, melds: str, waits: list[tuple[object, ...]]) -> None:
    hand = "456m 678p 88s 23s" if len(melds.split()) == 1 else "678p 88s 23s"
    told_ = SAKIZUKE.replace('"sakizuke"', f'"{value}"').replace("456m 333m- 678p 88s 23s", f"{hand} {melds}")
    match = run(read_scenario(told_)).match
    found = told(match, 1)["waits"]
    assert [(one["tile"], one["ron"] > 0, one["obstacle"]) for one in found] == waits
    assert all((one["tsumo"] > 0) == (one["ron"] > 0) for one in found)


TWO_RUNS = """
about.en = "For two runs a 3m was called, and South holds another."
rule = "added_run"
value = "on"
hands.S = "345m- 312m- 3m 99p 68p 1z"
play = "E 9m"
[expect]
turn = "S"
"""


def test_a_tile_that_fits_on_two_runs_names_both() -> None:
    match = run(read_scenario(TWO_RUNS)).match
    assert match.window is not None
    board = SentBoard(terms_of(match.table.plan), len(match.deal.hands))
    (ask,) = msgspec.json.decode(encode(window_on_wire(match, match.window, board)))["asks"]
    raised = [action for action in ask["actions"] if action["verb"] == "raised_run"]
    assert [[tile for tile, _ in action["on"]] for action in raised] == [["3m", "4m", "5m"], ["3m", "1m", "2m"]]
    assert [action["label"]["ru"] for action in raised] == [
        "Дзюн: дополнить щунцу 345м тайлом 3м",
        "Дзюн: дополнить щунцу 123м тайлом 3м",
    ]


def test_the_buttons_name_whom_the_discarder_pays() -> None:
    match = two_win()
    assert match.window is not None
    board = SentBoard(terms_of(match.table.plan), 4)
    (ask_,) = msgspec.json.decode(encode(window_on_wire(match, match.window, board)))["asks"]
    assert [(action["verb"], action["label"]) for action in ask_["actions"]] == [
        ("pay", {"ru": "Заплатить западу", "en": "Pay West"}),
        ("pay", {"ru": "Заплатить северу", "en": "Pay North"}),
    ]
    assert ask_["default"] == ask_["actions"][0]["code"]
