"""Options that move points, each as a pair: a hand, a payment or a settlement without it and with it."""

import pytest

import jantaku as jan
from jantaku.rules import Plan, read
from jantaku.scoring import payments
from jantaku.scoring.payments import Award, Counters, Liability
from jantaku.scoring.settlement import settle
from jantaku.texts import SayableError

pytest.importorskip("jantaku._kernel", reason="prices are applied by the kernel, and it is not built here")

FLAT = "234m 567m 345p 99s 67p"
FULL = "2345673456678m"


def plan(rest: str) -> Plan:
    return read(f'id = "x"\nextends = "riichi"\n{rest}').plan


def value(rest: str, hand: str, win: str, **situation: object) -> tuple[int, int, int]:
    score = jan.score(hand, win, read(f'id = "x"\nextends = "riichi"\n{rest}'), **situation)  # type: ignore[arg-type]
    return score.han, score.fu, score.base


@pytest.mark.parametrize(
    ("rest", "shown", "ura", "sentence"),
    [
        ('uradora = "off"', "1z", "8s", "this rule set has no ura dora"),
        ('kan_uradora = "off"', "1z1z", "1z8s", "2 ura indicators given; at most 1 can be turned up"),
        ('kandora = "off"', "1z8s", "", "2 dora indicators given; at most 1 can be turned up"),
        ("", "112345z", "", "6 dora indicators given; at most 5 can be turned up"),
        ("", "", "112345z", "6 ura indicators given; at most 5 can be turned up"),
    ],
)
def test_no_more_indicators_than_the_rules_turn(rest: str, shown: str, ura: str, sentence: str) -> None:
    with pytest.raises(SayableError) as refused:
        value(rest, FLAT, "8p", riichi=True, indicators=shown, ura=ura)
    assert sentence in refused.value.message("en")
    assert value(rest, FLAT, "8p", riichi=True, indicators=shown[-2:])[0] >= 2


def test_five_indicators_and_as_many_under_them_can_lie_open() -> None:
    assert value("", FLAT, "8p", riichi=True, indicators="12345z", ura="1234z8s") == (4, 30, 1920)


@pytest.mark.parametrize(
    ("rest", "hand", "win", "told", "usual", "then"),
    [
        ('aotenjou = "on"', FULL, "9m", {"by": "tsumo", "riichi": True}, (9, 20, 4000), (9, 20, 20 * 2**11)),
        (
            'kazoe_yakuman = "off"',
            FULL,
            "9m",
            {"by": "tsumo", "riichi": True, "indicators": "2m3m"},
            (13, 20, 8000),
            (13, 20, 6000),
        ),
        ("fu_closed_ron = 0", FLAT, "8p", {}, (1, 30, 240), (1, 20, 160)),
        (
            "fu_rinshan_tsumo = 0",
            "234m 67s 88p 555p= 3333p=",
            "8s",
            {"by": "tsumo", "rinshan": True},
            (2, 40, 640),
            (2, 30, 480),
        ),
        ("fu_value_pair = 4", "234m 567m 999s 55z 67p", "8p", {"riichi": True}, (1, 40, 320), (1, 50, 400)),
        (
            "fu_double_wind_pair = 2",
            "234m 567m 999s 11z 67p",
            "8p",
            {"seat": "E", "riichi": True},
            (1, 50, 400),
            (1, 40, 320),
        ),
        (
            'first_turn_win_values = "mangan"',
            FLAT,
            "8p",
            {"by": "tsumo", "chiihou": True},
            (0, 20, 8000),
            (0, 20, 2000),
        ),
        ('optional_yaku = ["renhou"]', FLAT, "8p", {"renhou": True}, (1, 30, 240), (0, 30, 2000)),
    ],
)
def test_hands(
    rest: str, hand: str, win: str, told: dict[str, object], usual: tuple[int, int, int], then: tuple[int, int, int]
) -> None:
    assert usual != then
    assert (value("", hand, win, **told), value(rest, hand, win, **told)) == (usual, then)


def test_all_green_with_and_without_the_green_dragon() -> None:
    assert value("", "222s 333s 44s 66s 888s", "6s")[2] == 8000
    assert value('ryuuiisou_hatsu = "required"', "222s 333s 44s 66s 888s", "6s")[2] < 8000
    assert value('ryuuiisou_hatsu = "required"', "222s 33s 444s 888s 66z", "3s")[2] == 8000
    assert value('ryuuiisou_hatsu = "excluded"', "222s 33s 444s 888s 66z", "3s")[2] < 8000
    gates = '[yaku]\nadd = ["ryuuren"]'
    assert value(f'ryuuiisou_hatsu = {{ six_gates = "required" }}\n{gates}', "222345677s 8s 777z", "7s")[2] < 3000
    assert value(f'ryuuiisou_hatsu = {{ six_gates = "required" }}\n{gates}', "222345677s 8s 666z", "7s")[2] == 3000


def test_more_han_from_some_honba_on() -> None:
    bound = "ryanhan_shibari = { from_honba = 5 }"
    assert value(bound, FLAT, "8p", honba=4)[0] == 1
    with pytest.raises(ValueError, match="at least 2"):
        value(bound, FLAT, "8p", honba=5)


def ron_changes(
    rest: str, *awards: Award, honba: int = 0, sticks: int = 0, declared: tuple[int, ...] = ()
) -> tuple[int, ...]:
    counters = Counters(dealer=0, honba=honba, sticks=sticks, declared=declared)
    return payments.ron(awards, 3, counters, plan(rest).payments).changes(4)


FED = (Liability(2, "daisangen", 8000),)


@pytest.mark.parametrize(
    ("rest", "awards", "told", "usual", "then"),
    [
        ("honba_value = 500", [Award(1, 240)], {"honba": 1}, (0, 1300, 0, -1300), (0, 2500, 0, -2500)),
        ('double_ron = "atamahane"', [Award(1, 240), Award(2, 240)], {}, (0, 1000, 1000, -2000), (0, 1000, 0, -1000)),
        (
            'triple_ron = "all_paid"',
            [Award(0, 240), Award(1, 240), Award(2, 240)],
            {},
            (0,) * 4,
            (1500, 1000, 1000, -3500),
        ),
        ('pao = "off"', [Award(1, 8000, FED)], {}, (0, 32000, -16000, -16000), (0, 32000, 0, -32000)),
        (
            'pao_combined_yakuman = "off"',
            [Award(1, 16000, FED)],
            {},
            (0, 64000, -32000, -32000),
            (0, 64000, -16000, -48000),
        ),
        (
            'pao_honba_payer = "liable"',
            [Award(1, 8000, FED)],
            {"honba": 1},
            (0, 32300, -16000, -16300),
            (0, 32300, -16300, -16000),
        ),
    ],
)
def test_payments_of_a_ron(
    rest: str, awards: list[Award], told: dict[str, int], usual: tuple[int, ...], then: tuple[int, ...]
) -> None:
    assert (ron_changes("", *awards, **told), ron_changes(rest, *awards, **told)) == (usual, then)  # type: ignore[arg-type]


def test_sticks_of_several_winners() -> None:
    awards = [Award(1, 240), Award(2, 240)]
    assert ron_changes("", *awards, sticks=2, declared=(1, 2)) == (0, 3000, 1000, -2000)
    assert ron_changes('multiple_ron_sticks = ["own_returned"]', *awards, sticks=2, declared=(1, 2)) == (
        0,
        2000,
        2000,
        -2000,
    )


def test_draws() -> None:
    assert payments.noten([0], plan("").payments).changes(4) == (3000, -1000, -1000, -1000)
    assert payments.noten([0], plan("noten_bappu = 1500").payments).changes(4) == (1500, -500, -500, -500)


POINTS = [42700, 26500, 21900, 8900]


@pytest.mark.parametrize(
    ("rest", "points", "usual", "then"),
    [
        ("uma = [30, 10, -10, -30]", POINTS, (53000, 6000, -18000, -41000), (63000, 6000, -18000, -51000)),
        ("oka = 0", [40000, 30000, 20000, 10000], (50000, 10000, -20000, -40000), (35000, 15000, -15000, -35000)),
        (
            'tie_at_end = "share"',
            [30000, 30000, 20000, 20000],
            (40000, 10000, -20000, -30000),
            (25000, 25000, -25000, -25000),
        ),
    ],
)
def test_settlement(rest: str, points: list[int], usual: tuple[int, ...], then: tuple[int, ...]) -> None:
    got = tuple(tuple(settle(points, plan(text).settlement).scores) for text in ("", rest))
    assert got == (usual, then)


def test_the_feeder_of_an_open_kan_pays_for_rinshan() -> None:
    hand, told = "234m 345p 345s 5s 8888m=", {"by": "tsumo", "rinshan": True, "liable": "E"}
    changes = [
        jan.score(hand, "5s", read(f'id = "x"\nextends = "riichi"\n{rest}'), **told).ledger.changes(4)  # type: ignore[arg-type]
        for rest in ("", 'rinshan_pao = "on"')
    ]
    assert changes == [(-1300, 2700, -700, -700), (-2600, 2600, 0, 0)]


def test_sticks_left_at_the_end_and_rounding() -> None:
    points = [41700, 26500, 21900, 8900]
    kept, lost = (
        settle(points, plan(rest).settlement, sticks=1).scores for rest in ("", 'riichi_sticks_at_end = "lost"')
    )
    assert kept[0] - lost[0] == 1000
    exact = settle(POINTS, plan('final_score_rounding = "none"').settlement).scores
    assert tuple(exact) == (52700, 6500, -18100, -41100)


def test_a_red_five_needs_red_fives() -> None:
    assert value("", "406m 567p 33z 345s 67s", "8s")[0] == 2
    with pytest.raises(ValueError, match="these rules have 0"):
        value("akadora = 0", "406m 567p 33z 345s 67s", "8s")


def test_the_fine_of_a_chombo() -> None:
    counters = Counters(dealer=0)
    fined = plan('chombo = "mangan_reverse_tsumo"').payments
    assert payments.chombo(1, counters, fined).changes(4) == (4000, -8000, 2000, 2000)
    assert payments.chombo(1, counters, plan("").payments).changes(4) == (0, 0, 0, 0)
