"""Games that price a hand otherwise: han tables without fu, sums of points, chips, and how they explain themselves."""

import re
from typing import Any

import pytest
from msgspec.structs import replace

from jantaku.rules import Plan, load, read
from jantaku.rules.plan import ElementPlan, FuPlan, NukiPlan, PaymentPlan, SeatPlan, ValuePlan
from jantaku.rules.shares import shares
from jantaku.scoring.batch import score_batch
from jantaku.scoring.explain import explain, summary, tell
from jantaku.scoring.explanations.clauses import say
from jantaku.scoring.ledger import Reason, TableAccount, Unit
from jantaku.scoring.score import Score, score
from jantaku.scoring.win import ImpossibleWinError, read_win
from jantaku.texts import LANGUAGES, Texts

RIICHI = load("riichi").plan
TENHOU = load("sanma_tenhou").plan

HAN_TABLE = ((3, 1000), (4, 2000), (6, 3000), (8, 4000), (11, 6000), (14, 8000), (17, 16000), (20, 24000))
"""Hiroshima: the rows of the book are han + 2."""
NO_FU = FuPlan(
    counted=False,
    base=30,
    seven_pairs=30,
    closed_ron=0,
    tsumo=0,
    rinshan_tsumo=0,
    open_flat_ron=0,
    kanchan=0,
    penchan=0,
    tanki=0,
    tanki_seat_wind=0,
    dragon_pair=0,
    seat_pair=0,
    round_pair=0,
    double_wind_pair=0,
    triplet=(0, 0, 0, 0),
    kan=(0, 0, 0, 0),
)
HIROSHIMA = replace(
    TENHOU,
    fu=NO_FU,
    value=ValuePlan(limits=HAN_TABLE),
    payments=PaymentPlan(seats=3, thousands_from=2000, honba_each=300),
)
SUM = replace(
    TENHOU,
    value=ValuePlan(linear=100, most=5000),
    payments=PaymentPlan(seats=3, shares=shares(own_share=True, dealer_weight=1), dealer_extra=100),
)
CHIPS = replace(
    TENHOU,
    fu=replace(NO_FU, counted=True, base=1, seven_pairs=1, closed=1, round_to=1),
    value=ValuePlan(open_sky=True, exponent=0, yakuman_han=15),
    payments=PaymentPlan(seats=3, round_to=1, shares=shares(own_share=True, dealer_weight=1), unit="chips"),
)
GAMES = {"han table": HIROSHIMA, "sum": SUM, "chips": CHIPS}

PLAIN = ("234p 567p 99m 345s 67s", "8s")
"""No yaku of its own but for a pinfu."""
DRAGONS = ("55566677z 123p 99m", "7z")


def worth(hand: tuple[str, str], plan: Plan, **told: Any) -> Score:
    return score(read_win(*hand, **told), plan)


def told(scored: Score) -> str:
    return "\n".join(line for lang in LANGUAGES for line in tell(explain(scored), Texts(lang)))


# ---------------------------------------------------------------- han tables


@pytest.mark.parametrize(
    ("han", "base", "limit", "points"),
    [
        (1, 240, None, 1000),
        (2, 480, None, 2000),
        (3, 1000, None, 4000),
        (4, 2000, "mangan", 8000),
        (5, 2000, "mangan", 8000),
        (6, 3000, "haneman", 12000),
        (7, 3000, "haneman", 12000),
        (8, 4000, "baiman", 16000),
        (10, 4000, "baiman", 16000),
        (11, 6000, "sanbaiman", 24000),
        (13, 6000, "sanbaiman", 24000),
        (14, 8000, "yakuman", 32000),
        (16, 8000, "yakuman", 32000),
        (17, 16000, "yakuman", 64000),
        (19, 16000, "yakuman", 64000),
        (20, 24000, "yakuman", 96000),
        (27, 24000, "yakuman", 96000),
    ],
)
def test_han_table(han: int, base: int, limit: str | None, points: int) -> None:
    """The names come from the amounts: row 6-7 of the book is a mangan, 19-21 two yakuman, 22 and more three."""
    plan = replace(HIROSHIMA, elements={"riichi": ElementPlan(closed=han)})
    scored = worth(PLAIN, plan, flags=["riichi"])
    assert (scored.han, scored.base, scored.limit, scored.points) == (han, base, limit, points)
    assert (scored.fu, scored.fu_sum, scored.fu_lines) == (0, 0, ())
    assert scored.yakuman == 0


@pytest.mark.parametrize(
    ("han", "words"),
    [
        (2, ("2 han: base 480, worth 2000", "2 хан: база 480, стоимость 2000")),
        (4, ("4 han: mangan", "4 хан – манган")),
        (13, ("13 han: sanbaiman", "13 хан – санбайман")),
        (14, ("14 han: yakuman", "14 хан – якуман")),
        (17, ("17 han: double yakuman", "17 хан – двойной якуман")),
        (20, ("20 han: triple yakuman", "20 хан – тройной якуман")),
    ],
)
def test_a_han_table_is_told_without_fu(han: int, words: tuple[str, str]) -> None:
    plan = replace(HIROSHIMA, elements={"riichi": ElementPlan(closed=han)})
    text = told(worth(PLAIN, plan, flags=["riichi"]))
    assert all(word in text for word in words)
    said = "\n".join(line for line in text.splitlines() if not re.match(r" *(Sources|Источники):", line))
    assert not re.search(r"\bfu\b|\bфу\b", said, re.IGNORECASE)
    assert "counted yakuman" not in text


def test_where_yakuman_are_not_counted_it_is_said() -> None:
    plan = replace(RIICHI, elements={"riichi": ElementPlan(closed=13)}, value=ValuePlan(limits=((5, 2000), (11, 6000))))
    assert "no counted yakuman" in told(worth(PLAIN, plan, flags=["riichi"]))
    counted = replace(RIICHI, elements={"riichi": ElementPlan(closed=13)})
    assert "no counted yakuman" not in told(worth(PLAIN, counted, flags=["riichi"]))


def test_a_yakuman_of_a_han_table() -> None:
    scored = worth(DRAGONS, HIROSHIMA, by="tsumo")
    assert (scored.limit, scored.yakuman, scored.points) == ("yakuman", 1, 24000)
    assert summary(scored, Texts("en")) == "Daisangen: yakuman, worth 24000"


def test_sixty_fu_become_a_han() -> None:
    """001:3351."""
    cut = replace(RIICHI, value=replace(RIICHI.value, sixty_cutoff=True))
    kans = ("1111z# 9999p# 345s 55s 34m", "5m")
    usual, scored = (worth(kans, plan, flags=["riichi"], seat="W") for plan in (RIICHI, cut))
    assert (usual.han, usual.fu) == (scored.han - 1, 100)
    assert (scored.fu, scored.fu_sum, scored.points) == (30, usual.fu_sum, 3900)
    assert "60 fu or more add one han: 100 fu become 30" in told(scored)
    few = worth(PLAIN, cut, flags=["riichi"])
    assert (few.han, few.fu) == (2, 30)
    assert "60 fu and more" not in told(few)


def test_sixty_fu_are_told_as_they_came() -> None:
    """The fu are rounded first, and 80 become 30; and what dora subtract is told apart from the han that this adds."""
    hand = ("7777z# 1111p= 888m 11s 56s", "4s")
    cut = replace(RIICHI, value=replace(RIICHI.value, sixty_cutoff=True), dora=replace(RIICHI.dora, han=-1))
    scored = worth(hand, cut, indicators="9s")
    assert (scored.yaku_han, scored.han_sum, scored.han) == (1, 0, 1)
    text = told(scored)
    assert "72, rounded up to 80, which becomes 30 plus one han" in text
    assert "72, округляется до 80, а вместо них – 30 и ещё один хан" in text
    assert "the yaku are worth 1 han, 60 fu add one, dora subtract 2: 0 han" in text
    assert "яку дают 1 хан, 60 фу – ещё один, доры отнимают 2" in text
    plain = told(worth(("777z= 111p= 888m 11s 56s", "4s"), cut, indicators="9s"))
    assert "the yaku are worth 1 han, dora subtract 2: -1 han" in plain


@pytest.mark.parametrize(
    ("price", "han"), [("mangan", 5), ("haneman", 6), ("baiman", 8), ("sanbaiman", 11), ("yakuman", 13)]
)
def test_under_an_open_sky_a_limit_is_the_han_from_which_it_is_paid(price: str, han: int) -> None:
    """001:5291-5295."""
    sheet = f'id = "x"\nextends = "riichi"\naotenjou = "on"\nyaku.add = ["renhou"]\nyaku.price.renhou = "{price}"'
    scored = worth(("234m 456p 68p 345s 99s", "7p"), read(sheet).plan, flags=["renhou"])
    assert (scored.han, scored.fu, scored.base) == (han, 40, 40 * 2 ** (han + 2))


# ---------------------------------------------------------------- sums of points


def test_a_sum_of_points() -> None:
    """001:4293-4297: 200 for any win, 100 for each han; nothing is doubled, and the dealer adds 100."""
    scored = worth(PLAIN, SUM, flags=["riichi"], nuki="44z", discarder="E")
    assert (scored.han, scored.base, scored.limit, scored.fu) == (4, 600, None, 0)
    assert scored.ledger.changes(3) == (-700, 700, 0)
    text = told(scored)
    for part in (
        "200 points",
        "200 очков",
        "sum of points 600, worth 700",
        "сумма очков 600, стоимость 700",
        "every win adds 200 points (bazoro)",
        "East → South: 600 (ron, discarder’s share only)",
        "Восток → юг: 600 (рон, только своя доля)",
        "(dealer’s supplement)",
        "(дилерская надбавка)",
    ):
        assert part in text
    assert not re.search(r"\bhan\b|хан|\bfu\b|\bфу\b|mangan|манган", text)


def test_a_sum_of_points_has_a_cap() -> None:
    plan = replace(SUM, elements={"riichi": ElementPlan(closed=60)})
    scored = worth(PLAIN, plan, flags=["riichi"])
    assert (scored.base, scored.points) == (5000, 5000)
    assert "sum of points 6200, capped at 5000, worth 5000" in told(scored)


def test_a_fixed_price_is_added_like_others() -> None:
    plan = replace(SUM, elements={"daisangen": ElementPlan(closed="limit 5000")})
    scored = worth(DRAGONS, plan, by="tsumo", seat="W")
    assert [say(row.price, Texts("ru")) for row in explain(scored).elements] == ["5000 очков"]
    assert (scored.by_limit, scored.limit, scored.points) == (False, None, 2 * 5000 + 100)
    assert summary(scored, Texts("en")) == "Daisangen: sum of points 5200, capped at 5000, worth 10100"


# ---------------------------------------------------------------- chips


@pytest.mark.parametrize(
    ("hand", "flags", "chips", "paid"),
    [
        (("234p 99m 345s 67s 555z=", "8s"), [], "1", 2),
        (("234p 567p 99m 345s 67s", "8s"), ["riichi"], "2", 8),
    ],
)
def test_chips_are_doubled_by_han(hand: tuple[str, str], flags: list[str], chips: str, paid: int) -> None:
    """001:3953: a chip for a win, one more for a closed hand; each han doubles them."""
    scored = worth(hand, CHIPS, flags=flags, discarder="W")
    assert (scored.limit, scored.points) == (None, paid)
    assert scored.ledger.changes(3) == (0, paid, -paid)
    assert f"{chips} × 2^" in told(scored)


def test_chips_in_words() -> None:
    scored = worth(PLAIN, CHIPS, flags=["riichi"], by="tsumo")
    text = told(scored)
    assert "Chips: 1 base + 1 closed hand = 2" in text
    assert "3 han: 2 × 2^3 = 16, worth 32 chips" in text
    assert "Жетоны: 1 базовых + 1 закрытая рука = 2" in text
    assert "стоимость 32 жетона" in text
    assert not re.search(r"\bFu:|Фу:|mangan|манган", text)


def test_a_yakuman_is_fifteen_han() -> None:
    scored = worth(DRAGONS, CHIPS, by="tsumo")
    [element] = [element for element in scored.elements if element.id == "daisangen"]
    assert element.han == 15
    assert scored.base == 2 * 2**scored.han
    assert scored.limit is None


# ---------------------------------------------------------------- payments in words


def test_a_hand_is_paid_twice_over_by_an_indicator() -> None:
    """001:3366, 001:3370: a tile that is set aside as dora, a red one; both, six times."""
    plan = replace(TENHOU, payments=replace(TENHOU.payments, indicator_times=(2, 3)))
    assert plan.nuki.tiles == ("4z",)
    assert worth(PLAIN, plan, flags=["riichi"], indicators="1z").points == 2000
    assert worth(PLAIN, plan, flags=["riichi"], indicators="4z").points == 2 * 2000
    assert worth(PLAIN, plan, flags=["riichi"], indicators="0s").points == 3 * 3900
    both = worth(PLAIN, plan, flags=["riichi"], indicators="0s4z")
    assert (both.times, both.points) == (6, 6 * 3900)
    assert "multiplies the payment by 6" in told(both)
    assert worth(PLAIN, replace(plan, nuki=NukiPlan()), flags=["riichi"], indicators="4z").times == 1
    assert worth(PLAIN, TENHOU, flags=["riichi"], indicators="4z").times == 1


def test_the_missing_north_and_surcharges_are_told() -> None:
    system = PaymentPlan(seats=3, shares=shares("north_pays_itself", surcharge=1000))
    scored = worth(PLAIN, replace(HIROSHIMA, payments=system), flags=["riichi"], by="tsumo")
    assert scored.ledger.total(TableAccount.NORTH) < 0
    text = told(scored)
    assert "The missing North → South: 1000 (tsumo, the missing North’s share)" in text
    assert "Отсутствующий север → юг: 1000 (цумо, доля отсутствующего севера)" in text
    assert "West → South: 1000 (tsumo surcharge)" in text
    assert "Запад → юг: 1000 (доплата за цумо)" in text


def test_chips_for_ura_dora_are_told() -> None:
    plan = replace(HIROSHIMA, payments=replace(HIROSHIMA.payments, ura_chips_from=5000))
    scored = worth(PLAIN, plan, flags=["riichi"], ura="1p", indicators="1z", nuki="44z", by="tsumo")
    assert scored.points >= 5000
    assert scored.ledger.changes(3, Unit.CHIPS) == (-1, 2, -1)
    assert "West → South: 1 chip (chips for ura dora)" in told(scored)
    assert Reason.CHIPS not in {row.reason for row in worth(PLAIN, plan, flags=["riichi"]).ledger}


def test_seats_that_are_dragons() -> None:
    plan = replace(HIROSHIMA, seats=SeatPlan(tiles=("5z", "6z", "7z")))
    text = told(worth(PLAIN, plan, flags=["riichi"], by="tsumo"))
    assert "White → Green" in text
    assert "Красный → зелёный" in text


# ---------------------------------------------------------------- what cannot be among three


@pytest.mark.parametrize(
    ("hand", "changed", "sentence"),
    [
        (PLAIN, {"seat": "N"}, "no seat N in this rule set: it is for 3 players."),
        (PLAIN, {"discarder": "N"}, "no seat N in this rule set: it is for 3 players."),
        (("234m 567p 99m 345s 67s", "8s"), {}, "2m is not in this rule set’s tiles."),
        (PLAIN, {"indicators": "5m"}, "5m is not in this rule set’s tiles."),
        (PLAIN, {"flags": ["gari"], "by": "tsumo"}, "another player’s nuki tile can be robbed only by ron."),
        (("234p 567p 44z 345s 67s", "8s"), {"nuki": "444z"}, "a fifth 4z: the tile set has four."),
    ],
)
def test_what_cannot_be_is_refused(hand: tuple[str, str], changed: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ImpossibleWinError) as refused:
        worth(hand, TENHOU, **changed)
    assert refused.value.message("en") == sentence
    assert refused.value.message("ru")


def test_a_north_gives_a_replacement_tile() -> None:
    scored = worth(PLAIN, TENHOU, flags=["rinshan"], by="tsumo", nuki="4z")
    assert {element.id for element in scored.elements} >= {"rinshan", "menzen_tsumo"}
    with pytest.raises(ImpossibleWinError):
        worth(PLAIN, TENHOU, flags=["rinshan"], by="tsumo")


def test_norths_are_told() -> None:
    scored = worth(PLAIN, TENHOU, flags=["riichi"], nuki="44z")
    [line] = [row for row in explain(scored).bonuses if row.id == "nuki_dora"]
    assert [say(clause, Texts("en")) for clause in line.because] == ["set aside: 44z"]
    assert "отложены: 44з" in told(scored)


def test_norths_that_stay_in_the_hand_are_told() -> None:
    """Hiroshima: North is dora, set aside or not (001:3660)."""
    plan = replace(TENHOU, nuki=replace(TENHOU.nuki, in_hand="dora"))
    scored = worth(("234p 567p 44z 345s 67s", "8s"), plan, flags=["riichi"], nuki="4z")
    [bonus] = scored.bonuses
    assert (bonus.id, bonus.han) == ("nuki_dora", 3)
    [line] = explain(scored).bonuses
    assert [say(clause, Texts("en")) for clause in line.because] == ["set aside: 4z", "in the hand: 44z"]


def test_an_indicator_of_all_suits_is_told_for_each_dora() -> None:
    """Kyoto (001:3951)."""
    plan = replace(RIICHI, dora=replace(RIICHI.dora, mapping="next_all_suits"))
    scored = worth(("234p 567p 99m 345s 67s", "8s"), plan, flags=["riichi"], indicators="3m")
    assert [bonus.tiles for bonus in scored.bonuses] == [2]
    [line] = explain(scored).bonuses
    assert [say(clause, Texts("en")) for clause in line.because] == [
        "4p is dora, indicator 3m",
        "4s is dora, indicator 3m",
    ]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("by", ["ron", "tsumo"])
@pytest.mark.parametrize("seat", ["E", "S", "W"])
def test_everything_can_be_said(game: str, by: str, seat: str) -> None:
    scored = worth(PLAIN, GAMES[game], flags=["riichi"], by=by, seat=seat, nuki="4z", honba=2, sticks=1)
    for lang in LANGUAGES:
        lines = tell(explain(scored), Texts(lang))
        assert len(lines) > 4
        assert all(line.strip() for line in lines)
    assert sum(scored.ledger.totals().values()) == 0


def limited(**limits: int) -> Plan:
    """Riichi with these elements, each worth a limit."""
    elements = {name: ElementPlan(f"limit {base}", f"limit {base}") for name, base in limits.items()}
    return replace(RIICHI, elements={**RIICHI.elements, **elements})


def test_a_limit_below_the_yakuman_adds_nothing_to_another() -> None:
    first = read_win("12334556778p 33z", "9p", flags=["renhou"])
    scored = score(first, limited(kinmonkyou=8000, renhou=2000))
    assert (scored.base, [counted.id for counted in scored.elements]) == (8000, ["kinmonkyou"])
    scored = score(first, limited(kinmonkyou=3000, renhou=2000))
    assert (scored.base, [counted.id for counted in scored.elements]) == (3000, ["kinmonkyou"])
    scored = score(first, limited(kinmonkyou=8000, renhou=8000))
    assert (scored.base, len(scored.elements)) == (16000, 2)


@pytest.mark.parametrize(
    ("hand", "price", "paid"),
    [
        ("2223456777s 666z", "", 8000),
        ("2223456777s 666z=", "", 8000),
        ("2223456777s 777z", "", 4000),
        ("2223456777s 777z=", "", 3000),
        ("2223456777s 666z", "mangan", 8000),
        ("2223456777s 777z", "mangan", 2000),
        ("2223456777s 666z", "2x yakuman", 16000),
        ("2223456777s 777z", "2x yakuman", 16000),
    ],
)
def test_the_dragon_of_the_suit_makes_six_gates_a_yakuman(hand: str, price: str, paid: int) -> None:
    own = f'yaku.price.junsei_ryuuren = "{price}"' if price else 'yaku.add = ["junsei_ryuuren"]'
    scored = score(read_win(hand, "8s"), read(f'id = "local"\nextends = "riichi"\n{own}'))
    assert scored.base == paid
    assert [counted.id for counted in scored.elements] == ["junsei_ryuuren"]


def test_a_hand_that_is_worth_more_than_its_limit_is_paid_in_full() -> None:
    win = read_win("12334556778p 99p", "9p", by="tsumo", flags=["riichi", "ippatsu"])
    scored = score(win, limited(kinmonkyou=2000))
    assert (scored.by_limit, scored.limit) == (False, "baiman")


@pytest.mark.parametrize(
    ("element", "hand", "flags", "han"),
    [
        ("chinpeikou", ("334455m 33445s 66p", "5s"), ["riichi"], 6),
        ("isshoku_yonjun", ("33445p 66p 345p- 345p-", "5p"), [], 8),
    ],
)
def test_a_limit_below_the_yakuman_takes_no_han_away(
    element: str, hand: tuple[str, str], flags: list[Any], han: int
) -> None:
    """What it absorbs is worth more than the limit, or as much as without it."""
    rules = read(f'id = "local"\nextends = "riichi"\nyaku.add = ["{element}", "isshoku_sanjun", "koshigaya"]')
    scored = score(read_win(*hand, flags=flags), rules)
    assert scored.han == han


# ---------------------------------------------------------------- dora below zero

RADON = load("radon").plan
DEEP = replace(RADON, value=replace(RADON.value, floor=False))


@pytest.mark.parametrize(
    ("plan", "indicator", "counted", "paid", "points"),
    [
        (RADON, "8s", 1, 1, 1300),
        (RADON, "4p", -2, 1, 1300),
        (RADON, "6s", 0, 1, 1300),
        (DEEP, "8s", 1, 1, 1300),
        (DEEP, "6s", 0, 0, 700),
        (DEEP, "4p", -2, -2, 200),
        (replace(RADON, value=ValuePlan(linear=100, exponent=0, floor=False)), "4p", -2, -2, 0),
    ],
)
def test_a_dora_may_cost_a_han(plan: Plan, indicator: str, counted: int, paid: int, points: int) -> None:
    """001:6144; the floor is an agreement."""
    win = read_win("234m 555p 567s 22s 67m", "5m", indicators=indicator, seat="S")
    found = score(win, plan)
    assert (found.han_sum, found.han, found.points) == (counted, paid, points)
    assert score_batch([win], plan).han[0] == paid
    for language in LANGUAGES:
        lines = tell(explain(found), Texts(language, plan.game))
        told = [
            line.replace("\N{MINUS SIGN}", "-") for line in lines if re.search(r"dora subtract|доры отнимают", line)
        ]
        assert len(told) == (counted < 1)
        assert all(str(counted) in line and str(paid) in line for line in told)


def test_dora_that_cost_han_bar_no_win() -> None:
    """A minimum counts yaku, whatever dora subtract."""
    two = read('id = "x"\nextends = "radon"\nminimum_han = 2').plan
    assert score(read_win("234m 345p 567s 88p 67m", "5m", indicators="7p", seat="S"), two).han == 1


# ---------------------------------------------------------------- dora in thirteen orphans


@pytest.mark.parametrize(
    ("word", "by", "paid"),
    [("on", "ron", [34000]), ("on", "tsumo", [8700, 8700, 16600]), ("tsumo", "ron", [32000]), ("off", "ron", [32000])],
)
def test_dora_in_thirteen_orphans_are_paid_beside_them(word: str, by: Any, paid: list[int]) -> None:
    """001:3329: a thousand for each, here two."""
    rules = read(f'id = "x"\nextends = "riichi"\nblue_ribbon = "{word}"')
    changes = score(read_win("19m 19p 19s 1123456z", "7z", by=by, indicators="4z"), rules).ledger.changes(4)
    assert sorted(-change for change in changes if change < 0) == paid
