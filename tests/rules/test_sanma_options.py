"""Options of three players: what each value of them is in the plan, and what the presets of three are."""

from typing import Any

import pytest

from jantaku.rules import Plan, RuleSet, RuleSetError, catalogue, load, read
from jantaku.rules.plan import NukiPlan, SeatPlan, SharePlan


def club(rest: str, parent: str = "sanma") -> RuleSet:
    return read(f'id = "x"\nextends = "{parent}"\n{rest}')


def plan(rest: str, parent: str = "sanma") -> Plan:
    return club(rest, parent).plan


# ---------------------------------------------------------------- tiles set aside

NORTH = NukiPlan(tiles=("4z",))


@pytest.mark.parametrize(
    ("rest", "expected"),
    [
        ('nuki_dora = "off"', NukiPlan()),
        ('nuki_dora = "north"', NORTH),
        ("nuki_dora = {}", NORTH),
        ('nuki_dora = { tiles = ["9m", "1m"] }', NukiPlan(tiles=("1m", "9m"))),
        *((f'nuki_dora = {{ in_hand = "{word}" }}', NukiPlan(tiles=("4z",), in_hand=word))
          for word in ("never", "value_dora", "dora", "plain")),
        ('nuki_dora = { allows = ["extraction"] }', NukiPlan(tiles=("4z",), allows=("extraction",))),
        ('nuki_dora = { claims = "none" }', NORTH),
        ('nuki_dora = { claims = ["pon", "closed_kan"] }', NukiPlan(tiles=("4z",), claims=("closed_kan", "pon"))),
        *((f'nuki_dora = {{ robbery = "{word}" }}', NukiPlan(tiles=("4z",), robbery=word))
          for word in ("always", "frame_only", "yakuman_only", "never")),
        *((f'nuki_dora = {{ value = "{word}" }}', NukiPlan(tiles=("4z",), value=word))
          for word in ("extracted", "embedded", "both")),
        *((f'nuki_dora = {{ use = "{word}" }}', NukiPlan(tiles=("4z",), use=word))
          for word in ("any", "outside", "yakuman")),
        ("nuki_dora = { outside_cycle = true }", NukiPlan(tiles=("4z",), outside_cycle=True)),
        ("nuki_dora = { indicator_counts = false }", NukiPlan(tiles=("4z",), indicator_counts=False)),
        ("nuki_dora = { indicator_after = 4 }", NukiPlan(tiles=("4z",), indicator_after=4)),
        ("nuki_dora = { keeps_first_turn = true }", NukiPlan(tiles=("4z",), keeps_first_turn=True)),
        ("nuki_dora = { keeps_ippatsu = true }", NukiPlan(tiles=("4z",), keeps_ippatsu=True)),
        ("nuki_dora = { rinshan = false }", NukiPlan(tiles=("4z",), rinshan=False)),
    ],
)  # fmt: skip
def test_nuki_dora(rest: str, expected: NukiPlan) -> None:
    assert plan(rest, "riichi").nuki == expected


def test_the_table_of_nuki_dora_has_every_field_of_the_plan() -> None:
    table = catalogue().options["nuki_dora"].table
    assert table is not None
    # Who has them all wins, and by which element they count, only sheets say.
    assert set(table.fields) == set(NukiPlan.__struct_fields__) - {"all_win", "bonus"}


@pytest.mark.parametrize(
    ("parent", "rest", "tiles", "robbery", "kita", "gari"),
    [
        ("riichi", 'kita_dora = "on"', ("4z",), "never", "on", "off"),
        ("riichi", 'kita_dora = "on"\ngari = "always"', ("4z",), "always", "on", "always"),
        ("riichi", 'kita_dora = "on"\ngari = "off"', ("4z",), "never", "on", "off"),
        ("riichi", 'gari = "yakuman_only"', ("4z",), "yakuman_only", "on", "yakuman_only"),
        ("riichi", 'nuki_dora = "north"', ("4z",), "always", "on", "always"),
        (
            "riichi",
            'nuki_dora = { tiles = ["1m"], robbery = "frame_only" }',
            ("1m",),
            "frame_only",
            "off",
            "frame_only",
        ),
        ("sanma", 'gari = "off"', ("4z",), "never", "on", "off"),
        ("sanma", 'kita_dora = "off"', (), "always", "off", "off"),
        ("toutenkou_sanma", 'kita_dora = "off"', ("1m", "9m"), "always", "off", "always"),
        ("toutenkou_sanma", 'gari = "off"', ("1m", "4z", "9m"), "never", "on", "off"),
    ],
)
def test_what_is_said_twice_agrees(
    parent: str, rest: str, tiles: tuple[str, ...], robbery: str, kita: str, gari: str
) -> None:
    rules = club(rest, parent)
    assert (rules.plan.nuki.tiles, rules.plan.nuki.robbery) == (tiles, robbery)
    assert (rules.values["kita_dora"], rules.values["gari"]) == (kita, gari)
    assert read(rules.to_toml()) == rules


@pytest.mark.parametrize(
    ("rest", "mistake"),
    [
        ('nuki_dora = "off"\nkita_dora = "on"', 'kita_dora = "on" and nuki_dora = "off" exclude each other'),
        ('nuki_dora = "north"\ngari = "off"', 'gari = "off" and nuki_dora = "north" exclude each other'),
    ],
)
def test_a_sheet_may_not_contradict_itself(rest: str, mistake: str) -> None:
    with pytest.raises(RuleSetError, match=mistake):
        club(rest, "riichi")


# ---------------------------------------------------------------- payments


@pytest.mark.parametrize(
    ("rest", "expected"),
    [
        ("", None),
        ('sanma_north_share = "tsumo_beri"', None),
        ('sanma_north_share = "tsumo_son"', SharePlan(ron=(48, 36))),
        ('sanma_north_share = "split"', SharePlan(tsumo_dealer=36, tsumo=(30, 18))),
        ('sanma_north_share = "dealer"', SharePlan(ron=(48, 48), tsumo=(36, 12))),
        ('sanma_north_share = "north_pays_itself"', SharePlan(north=(24, 12))),
        ('sanma_ko_tsumo_split = "even"', SharePlan(tsumo=(18, 18))),
        ('sanma_ko_tsumo_split = "dealer_double"\nsanma_north_share = "split"',
         SharePlan(tsumo_dealer=36, tsumo=(32, 16))),
        ('sanma_ko_tsumo_split = "by_divisibility"', SharePlan(tsumo=(18, 18), by_thirds=True)),
        ('sanma_double_tsumo = "on"', SharePlan(tsumo_dealer=48, tsumo=(48, 24))),
        ('sanma_ron_adjust = "printed"', SharePlan(ron=(54, 32))),
        ('sanma_ron_adjust = "swapped"', SharePlan(ron=(48, 36))),
        ("sanma_ron_adjust = {}", SharePlan(ron=(54, 32))),
        ("sanma_ron_adjust = { dealer = 6, others = 12 }", SharePlan(ron=(36, 48))),
        ('sanma_ron_own_share = "on"', SharePlan(own_share_ron=True)),
        ('sanma_tsumo_surcharge = "2000_1000"', SharePlan(tsumo_extra=(2000, 1000))),
        ("sanma_tsumo_surcharge = 1000", SharePlan(tsumo_extra=(1000, 1000))),
        ('dealer_weight = "off"', None),
        ('dealer_weight = "off"\nsanma_ron_own_share = "on"',
         SharePlan(ron=(36, 36), tsumo_dealer=12, tsumo=(12, 12), own_share_ron=True)),
    ],
)  # fmt: skip
def test_systems_of_payment(rest: str, expected: SharePlan | None) -> None:
    assert plan(rest).payments.shares == expected


@pytest.mark.parametrize(
    "rest", ['sanma_north_share = "split"', 'sanma_ron_own_share = "on"', 'sanma_thousand_table = "on"']
)
def test_the_systems_of_three_do_nothing_among_four(rest: str) -> None:
    assert plan(rest, "riichi") == load("riichi").plan


def test_shares_are_set_straight_only_where_no_option_sets_them() -> None:
    own = "[parts.payments.shares]\nown_share_ron = true\n"
    assert plan(own, "riichi").payments.shares == SharePlan(own_share_ron=True)
    assert plan(own).payments.shares == SharePlan(own_share_ron=True)
    with pytest.raises(RuleSetError, match=r"the option sanma_north_share sets parts\.payments\.shares\.own_share_ron"):
        club(f'sanma_north_share = "split"\n{own}')


def places(rest: str, *names: str, parent: str = "sanma") -> list[Any]:
    found = plan(rest, parent)
    return [getattr(getattr(found, part), field) for part, field in (name.split(".") for name in names)]


def test_the_table_in_thousands() -> None:
    told = 'sanma_thousand_table = "on"'
    assert places(told, "payments.tsumo_split", "payments.round_to") == ["thousands", 1000]
    standard = ((4, 2000), (6, 3000), (8, 4000), (11, 6000), (13, 8000), (26, 16000))
    assert places(told, "value.limits") == [standard]
    assert places(f"{told}\nkazoe_yakuman = 14", "value.limits") == [(*standard[:4], (14, 8000), (28, 16000))]


@pytest.mark.parametrize(
    ("rest", "place", "value"),
    [
        ('gari_double = "on"', "payments.indicator_times", (2, 1)),
        ('gari_triple = "on"', "payments.indicator_times", (1, 3)),
        ('gari_double = "on"\ngari_triple = "on"', "payments.indicator_times", (2, 3)),
        ('sixty_fu_cutoff = "on"', "value.sixty_cutoff", True),
        ("kazoe_yakuman = 14", "value.limits", ((5, 2000), (6, 3000), (8, 4000), (11, 6000), (14, 8000))),
        ('chombo = "pool_8000"', "payments.chombo", "pool"),
        ('chombo = "pool_8000"', "payments.chombo_amount", 8000),
        ('dora_mapping = "next_all_suits"', "dora.mapping", "next_all_suits"),
        ("dora_value = 2", "dora.nuki_han", 2),
        ("parts.dora.red_han = 3", "dora.red_han", 3),
        ("dead_wall_size = 9", "wall.dead_tiles", 18),
        ("dead_wall_size = 9", "wall.replace_from", "dead_wall"),
        ("dead_wall_size = 0", "wall.dead_tiles", 0),
        ("dead_wall_size = 0", "wall.replace_from", "live_end"),
        ('dead_wall_played_out = "on"', "wall.played_out", True),
        ('hikkake_ban = "on"', "riichi.suji_trap", False),
        ('hikkake_ban = "off"', "riichi.suji_trap", True),
        ('riichi_shibari = "on"', "admission.facts", ("riichi",)),
        ('riichi_shibari = "on"', "riichi.open_hand", True),
        ('winner_deals = "on"', "dealer.passes_to", "winner"),
        ("time_limit = 45", "length.minutes", 45),
        ('time_limit = "off"', "length.minutes", 0),
    ],
)
def test_an_option_moves_its_part_of_the_plan(rest: str, place: str, value: object) -> None:
    assert places(rest, place, parent="riichi") == [value]


def test_compulsory_riichi_is_no_yaku() -> None:
    bound = plan('riichi_shibari = "on"', "riichi").elements["riichi"]
    assert (bound.closed, bound.open) == (0, 0)
    priced = plan('riichi_shibari = "on"\nyaku.price.riichi = 1', "riichi").elements["riichi"]
    assert (priced.closed, priced.open) == (1, None)


def test_a_red_five_has_one_price() -> None:
    with pytest.raises(RuleSetError, match=r"the option dora_value sets parts\.dora\.red_han"):
        club("dora_value = 2\nparts.dora.red_han = 3")


# ---------------------------------------------------------------- seats and value tiles


def test_playing_for_the_dragons() -> None:
    found = plan('game_length = "sangensen"\nenchousen = "until_target"')
    assert found.seats == SeatPlan(tiles=("5z", "6z", "7z"), value_tiles=("1z", "2z", "3z"))
    assert (found.length.rounds, found.length.extra_rounds) == (("5z", "6z", "7z"), ("5z",))
    valued = ("east_triplet", "south_triplet", "west_triplet", "seat_triplet", "round_triplet")
    assert found.elements["yakuhai"].each == valued
    with pytest.raises(RuleSetError, match="is for three players; this rule set has 4"):
        club('game_length = "sangensen"', "riichi")


def test_where_value_tiles_are_the_usual_ones_the_yaku_says_them() -> None:
    assert load("sanma").plan.elements["yakuhai"].each == ()
    assert load("majan_100").plan.elements["yakuhai"].each == (
        "white_triplet",
        "green_triplet",
        "red_triplet",
        "seat_triplet",
    )


# ---------------------------------------------------------------- fu, sums, what absorbs what


def test_where_nobody_counts_fu_every_hand_has_the_same() -> None:
    fu = load("sanma").plan.fu
    assert (fu.counted, fu.base, fu.seven_pairs, fu.round_to) == (False, 30, 30, 1)
    assert (fu.closed_ron, fu.tsumo, fu.kanchan, fu.dragon_pair, fu.triplet) == (0, 0, 0, 0, (0, 0, 0, 0))
    assert plan("fu_triplet = [8, 8, 8, 8]").fingerprint == load("sanma").fingerprint


def test_nagashi_is_the_dearest_of_sums() -> None:
    assert load("toutenkou_sanma").plan.elements["nagashi_mangan"].closed == "limit 5000"
    assert load("riichi").plan.elements["nagashi_mangan"].closed == "limit 2000"


def test_an_element_may_absorb_another_here() -> None:
    rules = club('[yaku.absorbs]\nshousangen = ["yakuhai"]\n', "riichi")
    assert rules.plan.elements["shousangen"].absorbs == ("yakuhai",)
    assert read(rules.to_toml()) == rules
    again = read(rules.to_toml() + 'yaku.absorbs.daisangen = ["yakuhai"]\n')
    assert again.absorbs == {"shousangen": ("yakuhai",), "daisangen": ("yakuhai",)}
    with pytest.raises(RuleSetError) as caught:
        club('[yaku.absorbs]\nshousangen = ["yakuhay"]\nhonitsi = []\nchinitsu = 3\n', "riichi")
    assert [problem.message() for problem in caught.value.problems] == [
        "rules.toml:4: unknown entry “yakuhay”; did you mean “yakuhai”?",
        "rules.toml:5: unknown entry “honitsi”; did you mean “honitsu”?",
        "rules.toml:6: yaku.absorbs.chinitsu must be a list of yaku ids.",
    ]


# ---------------------------------------------------------------- the presets

THREE = (
    "majan_100_three", "sanma", "sanma_108", "sanma_excluded_tiles", "sanma_hiroshima", "sanma_kansai", "sanma_kyoto",
    "sanma_rengonosan", "sanma_sangensen", "sanma_suits_as_seats", "sanma_tenhou", "toutenkou_sanma",
)  # fmt: skip


@pytest.mark.parametrize("preset", THREE)
def test_three_sit_at_these_tables(preset: str) -> None:
    rules = load(preset)
    assert rules.plan.payments.seats == 3
    assert len(rules.plan.settlement.uma) == 3
    assert {"ru", "en"} == rules.header.name.keys() == rules.header.about.keys()
    assert rules.header.readings, "a game of the books says how it is read"
    assert "chi" not in rules.plan.calls.verbs or preset == "sanma_rengonosan"


def test_tenhou_for_three_is_what_its_records_show() -> None:
    found = load("sanma_tenhou").plan
    assert found.grammar.tile_set == "sanma"
    assert found.grammar.reds == (0, 1, 1)
    assert found.calls.verbs == ("kan", "pon")
    assert (found.settlement.start, found.settlement.target, found.settlement.oka) == (35000, 40000, 15)
    assert found.settlement.uma == (20, 0, -20)
    assert found.nuki == NORTH
    assert (found.payments.noten_total, found.payments.honba_each, found.payments.shares) == (2000, 100, None)
    assert (found.wall.dead_tiles, found.wall.replacements, found.wall.refill) == (14, 8, True)
    assert found.riichi.least_live == 3
    assert found.draws.aborts == ("four_kans", "kyuushu_kyuuhai")
    assert found.fu == load("tenhou").plan.fu
    assert found.value == load("tenhou").plan.value


HIROSHIMA = {  # 001:3694-3912, closed and open
    "riichi": (1, None), "ippatsu": (1, None), "menzen_tsumo": (1, None), "chankan": (1, 1), "rinshan": (1, 1),
    "haitei": (1, 1), "houtei": (1, 1), "gari": (1, 1), "double_riichi": (2, None), "pinfu": (1, None),
    "iipeikou": (1, None), "tanyao": (1, 1), "yakuhai": (1, 1), "ittsuu": (1, 1), "chiitoitsu": (2, None),
    "chanta": (2, 1), "sanankou": (2, 2), "toitoi": (2, 2), "shousangen": (2, 2), "ryanpeikou": (3, None),
    "sankantsu": (3, 2), "junchan": (3, 2), "honroutou": (3, 3), "isshoku_sanjun": (3, 2), "honitsu": (3, 3),
    "chinitsu": (6, 5),
    **dict.fromkeys(("tenhou", "chiihou", "renhou", "kokushi", "suuankou", "chuuren"), ("limit 8000", None)),
    **dict.fromkeys(
        ("tsuuiisou", "chinroutou", "daisangen", "ryuuiisou", "shousuushii", "suukantsu", "paarenchan"),
        ("limit 8000", "limit 8000"),
    ),
    **dict.fromkeys(("kokushi_juusanmen", "suuankou_tanki", "junsei_chuuren"), ("limit 16000", None)),
    **dict.fromkeys(("suurenkou", "daisuushii"), ("limit 16000", "limit 16000")),
}  # fmt: skip


def test_the_list_of_hiroshima() -> None:
    elements = load("sanma_hiroshima").plan.elements
    assert {name: (element.closed, element.open) for name, element in elements.items()} == HIROSHIMA
    assert elements["pinfu"].bars == ("tsumo",)


def test_hiroshima_is_what_its_chapter_says() -> None:
    found = load("sanma_hiroshima").plan
    assert (found.wall.dice, found.wall.throws, found.wall.dead_tiles, found.wall.replacements) == (1, 2, 18, 8)
    assert (found.settlement.start, found.settlement.target, found.settlement.oka) == (45000, 50000, 15)
    assert found.settlement.oka_shared
    assert found.length.rounds == ("1z", "2z", "3z")
    assert found.payments.honba_each == 300
    assert (found.admission.shibari_from_honba, found.admission.shibari_han) == (4, 2)
    assert found.admission.free_dealer_from_honba == 8
    assert found.dealer.later_stays_after == ("draw", "win")
    assert found.nuki == NukiPlan(tiles=("4z",), in_hand="dora", indicator_counts=False, indicator_after=4)
    assert found.value.limits[:3] == ((3, 1000), (4, 2000), (6, 3000))
    assert (found.payments.chombo, found.payments.chombo_amount) == ("pool", 8000)


def test_the_guide_of_2014_is_classic_riichi_but_for_what_it_says() -> None:
    """003:12: what is left out does not differ from the rules for four."""
    riichi, found = load("riichi"), load("sanma_108")
    assert {name for name in found.values if found.values[name] != riichi.values[name]} == {
        # what 003 says
        *("start_target_points", "game_length", "nuki_dora", "kita_dora", "ryanhan_shibari"),
        "chombo",
        "tenpai_yame",  # 003:68-71: a draw keeps the dealer, ready or not
        # what four players have and three cannot have alike; `triple_ron` says the same as `abortive_draws`
        *("uma", "akadora", "riichi_min_live_tiles", "abortive_draws", "suufon_renda", "suucha_riichi", "triple_ron"),
        # payments without fu, and rounds that end with the West
        *("fu_base", "limit_scale", "enchousen"),
    }
    assert {name: price for name, price in found.prices.items() if price != riichi.prices.get(name)}.keys() == {
        "paarenchan"  # 003:23
    }
    assert found.prices.keys() - {"paarenchan"} == riichi.prices.keys()
    plan = found.plan
    assert (plan.wall.dice, plan.wall.throws, plan.wall.dead_tiles, plan.wall.replacements) == (1, 1, 14, 8)
    assert (plan.nuki.robbery, plan.nuki.rinshan, plan.nuki.indicator_counts) == ("never", False, True)
    assert plan.payments.honba_each == 100
    assert not plan.settlement.oka_shared
    assert not plan.admission.clean_pond


def test_kyoto_pays_chips_and_doubles_them() -> None:
    found = load("sanma_kyoto").plan
    assert (found.fu.base, found.fu.closed, found.fu.seven_pairs) == (1, 1, 1)
    assert (found.value.open_sky, found.value.exponent, found.value.yakuman_han) == (True, 0, 15)
    assert (found.dora.source, found.dora.mapping) == ("after_win", "next_all_suits")
    assert (found.payments.unit, found.payments.round_to, found.payments.dealer_weight) == ("chips", 1, 1)
    assert (found.wall.dead_tiles, found.wall.replace_from) == (0, "live_end")


def test_majan_100_adds_han_up() -> None:
    four, three = load("majan_100").plan, load("majan_100_three").plan
    assert (four.value.linear, four.value.exponent, four.length.deals) == (100, 0, 9)
    assert (four.payments.seats, three.payments.seats) == (4, 3)
    assert four.payments.shares == three.payments.shares
    assert four.payments.own_share_times == 2
    assert four.nuki.tiles == ("5f", "6f", "7f", "8f")
    assert "majan100_north_eyes" in three.elements
    assert all(element.closed == element.open for name, element in four.elements.items()
               if name in ("ittsuu", "chanta", "junchan", "honitsu", "chinitsu"))  # fmt: skip


def test_kansai_looks_at_every_meld() -> None:
    found = load("sanma_kansai").plan
    assert (found.admission.every_wait, found.admission.every_meld) == (True, True)
    assert (found.furiten.tsumo_too, found.riichi.suji_trap, found.riichi.ankan) == (True, False, "never")
    assert found.value.limits[-1] == (14, 8000)
    assert (found.fu.counted, found.fu.tsumo, found.fu.tsumo_exempt) == (True, 2, ())
    assert "pinfu" not in found.elements
    assert found.elements["shousharin"].closed == 6


def test_toutenkou_adds_points_up() -> None:
    found = load("toutenkou_sanma").plan
    assert (found.value.linear, found.value.exponent, found.value.most) == (100, 2, 5000)
    assert (found.dora.han, found.dora.nuki_han, found.dora.red_han) == (1, 1, 2)
    assert found.nuki.tiles == ("1m", "4z", "9m")
    assert found.payments.dealer_extra == 100
    assert found.payments.shares is not None
    assert found.payments.shares.own_share_ron
    paid = {name: element.closed for name, element in found.elements.items() if element.closed != 0}
    assert paid == {
        "ankantsu": 2, "closed_hand_bonus": 1, "gari": 1, "kanto_black_five": 1, "karasu": 30, "minkantsu": 1,
        "nagashi_mangan": "limit 5000", "naki_karasu": 20, "nuki_dora_arashi": 4, "nuki_dora_of_every_kind": 50,
        "okurikan": 4,
    }  # fmt: skip


def test_tiles_that_never_stand_in_a_hand_are_not_built_for_mixed_sets() -> None:
    with pytest.raises(RuleSetError, match="is not supported yet in games with supplementary tiles"):
        club('nuki_dora = { in_hand = "never" }', "sanma_rengonosan")
    assert club('nuki_dora = { in_hand = "dora" }', "sanma_rengonosan").plan.nuki.in_hand == "dora"


@pytest.mark.parametrize("game", ["nima_rengonosan", "nima_toitsu_riichi"])
def test_flowers_that_are_tiles_of_the_hand_are_not_set_aside(game: str) -> None:
    """001:4080, 001:4143; and a phantom could not keep the rule."""
    with pytest.raises(RuleSetError, match="tiles of the hand"):
        club('nuki_dora = { tiles = ["4z", "5f"] }', game)
    assert club('nuki_dora = { tiles = ["4z"] }', game).plan.nuki.tiles == ("4z",)
