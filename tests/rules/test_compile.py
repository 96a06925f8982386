"""What rule sets mean: equal meaning, equal fingerprint; each option moves its part of the plan."""

from typing import Any

import msgspec
import pytest

from jantaku.rules import Plan, catalogue, load, read
from jantaku.rules.compile import EFFECTS


def plan(rest: str = "", parent: str = "riichi") -> Plan:
    return read(f'id = "x"\nextends = "{parent}"\n{rest}').plan


def test_the_common_rules_are_the_usual_plan() -> None:
    common = load("riichi").plan
    assert common.fu == Plan().fu
    assert common.value == Plan().value
    assert common.dora == Plan().dora
    assert common.admission == Plan().admission
    assert common.settlement == Plan().settlement
    assert common.grammar == Plan().grammar
    for part in ("wall", "calls", "riichi", "kans", "furiten", "draws", "dealer", "length"):
        assert getattr(common, part) == getattr(Plan(), part)
    assert common.table == {}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("", 'kuitan = "on"'),
        ("", "kuitan = true"),
        ("", 'kuikae = "forbidden"'),
        ("", 'tobi_shou = "off"'),
        ('akadora = 0\nkuitan = "off"', 'kuitan = false\nakadora = [0, 0, 0]'),
        ("akadora = 3", "akadora = [1, 1, 1]"),
        ('ryanhan_shibari = "from_5_honba"', "ryanhan_shibari = {}"),
        ('ryanhan_shibari = "always"', "minimum_han = 2"),
        ('kazoe_yakuman = "off"', "kazoe_yakuman = 11"),
        ('dragon_order = "confucian"', 'dragon_order = "japan"'),
        ('pao = ["daisangen", "rinshan"]', 'pao = ["daisangen"]\nrinshan_pao = "on"'),
        ('pao = "off"', 'pao = "off"\npao_honba_payer = "liable"'),
        ('optional_yaku = ["daisharin"]', 'yaku.add = ["daisharin"]'),
        ('yaku.price.daisharin = "2x yakuman"', 'yaku.add = ["daisharin"]'),
        ('luck_yaku = "none"', 'yaku.remove = ["ippatsu", "menzen_tsumo", "haitei", "houtei", "tenhou", "chiihou"]'),
        ('double_yakuman = ["daisuushii"]', 'yaku.price.daisuushii = "2x yakuman"'),
        ('voted_yaku_values = "book"', "yaku.price = { honitsu = 3, honroutou = 3, "
         "sanshoku_doukou = { closed = 3, open = 2 }, sankantsu = { closed = 3, open = 2 } }"),
        ("chinitsu_value = [5, 4]", "yaku.price.chinitsu = { closed = 5, open = 4 }"),
        ("shizumi_uma = 10", 'shizumi_uma = "on"'),
        ('oka = "standard"', "oka = 20"),
        ('fu_ron_flat_hand = "off"', 'fu_ron_flat_hand = "pinfu"'),
        ('pinfu_tsumo = "off"\nfu_tsumo_flat_hand = "pinfu"', 'pinfu_tsumo = "off"\nfu_tsumo_flat_hand = "on"'),
        ('yakuman_single_cap = "on"', 'yakuman_combination = "single"'),
    ],
)  # fmt: skip
def test_what_means_the_same_has_the_same_fingerprint(one: str, other: str) -> None:
    assert plan(one).fingerprint == plan(other).fingerprint


@pytest.mark.parametrize(
    ("rest", "place", "value"),
    [
        ("fu_base = 30", "fu.base", 30),
        ("fu_wait = 4", "fu.tanki", 4),
        ("fu_value_pair = 4", "fu.dragon_pair", 4),
        ('fu_tsumo_flat_hand = "off"', "fu.tsumo_exempt", ("all",)),
        ('fu_tsumo_flat_hand = "tanyao"', "fu.tsumo_exempt", ("simples",)),
        ('fu_tsumo_flat_hand = "on"', "fu.tsumo_exempt", ()),
        ('kuipinfu = "open_1_han"', "fu.tsumo_exempt", ("all",)),
        ('pinfu_tsumo = "off"', "fu.tsumo_exempt", ()),
        ('chiitoitsu_price = "1_han_50_fu"', "fu.seven_pairs", 50),
        ("bazoro = 1", "value.exponent", 1),
        ('aotenjou = "on"', "value.open_sky", True),
        ('kiriage_mangan = "on"', "value.round_up_from", 1920),
        ('kazoe_yakuman = "off"', "value.limits", ((5, 2000), (6, 3000), (8, 4000), (11, 6000))),
        ('limit_scale = "mori_man"\nkazoe_yakuman = 10', "value.limits", ((5, 2000), (6, 3000), (8, 4000))),
        ('uradora = "off"', "dora.kan_ura", False),
        ('dora_indicator = "off"', "dora.ura", False),
        ('akadora_condition = "never"', "dora.red", False),
        ("dora_value = 2", "dora.red_han", 2),
        ('dragon_order = "other"', "dora.dragon_order", (5, 7, 6)),
        ('identical_pairs = "on"', "grammar.structures", ("sets_4", "seven_pairs_quads", "thirteen_orphans")),
        ('yaku.add = ["niko_niko"]', "grammar.structures", ("sets_4", "seven_pairs_quads", "thirteen_orphans")),
        ('yaku.add = ["nikoniko_iipeikou"]', "grammar.structures", ("sets_4", "seven_pairs", "thirteen_orphans")),
        ('ryanhan_shibari = { from_honba = 4, who = "dealer" }', "admission.shibari_who", "dealer"),
        ("ryanhan_shibari = { from_honba = 4 }", "admission.shibari_from_honba", 4),
        ('ryanhan_shibari = { counts = "without_situations" }', "admission.shibari_counts", "lasting"),
        ('honba_payer = "pao"', "payments.pao_honba_payer", "liable"),
        ('multiple_ron_sticks = ["own_returned"]', "payments.multiple_ron_sticks", "own_returned"),
        ('multiple_ron_sticks = ["own_returned"]', "payments.multiple_ron_honba", "nearest"),
        ('nagashi_mangan = "win"', "payments.nagashi_as_win", True),
        ('nagashi_mangan = "win"', "payments.nagashi_and_noten", False),
        ('nagashi_mangan = "draw_and_noten"', "payments.nagashi_as_win", False),
        ('nagashi_mangan = "draw_and_noten"', "payments.nagashi_and_noten", True),
        ('nagashi_mangan = "win_and_noten"', "payments.nagashi_as_win", True),
        ('nagashi_mangan = "win_and_noten"', "payments.nagashi_and_noten", True),
        ('dealer_weight = "off"', "payments.dealer_weight", 1),
        ("start_target_points = [30000, 30000]", "settlement.oka", 0),
        ('final_score_rounding = "level"', "settlement.rounding", "math"),
        ('final_score_rounding = "math"', "settlement.winner_absorbs", False),
        ('uki_uma = "on"', "settlement.uma", (0, 0, 0, 0)),
        ('uki_uma = "on"', "settlement.uma_at_target", False),
        (
            'shizumi_uma = "on"',
            "settlement.uma_by_above",
            {"0": (30, -10, -10, -10), "1": (30, -10, -10, -10), "2": (20, 0, -10, -10), "3": (10, 0, 0, -10)},
        ),
    ],
)
def test_an_option_moves_its_part_of_the_plan(rest: str, place: str, value: object) -> None:
    part, _, name = place.partition(".")
    assert getattr(getattr(plan(rest), part), name) == value


@pytest.mark.parametrize(
    ("rest", "element", "expected"),
    [
        ("", "tanyao", (1, 1, (), ())),
        ('kuitan = "off"', "tanyao", (1, None, (), ())),
        ('kuitan = "closed_tsumo_only"', "tanyao", (1, None, ("tsumo",), ())),
        ('kuitan = "off"\nyaku.price.tanyao = 2', "tanyao", (2, None, (), ())),
        ('pinfu_tsumo = "off"', "pinfu", (1, None, (), ("tsumo",))),
        ('kuipinfu = "open_1_han"', "pinfu", (1, 1, (), ())),
        ('ryuuiisou_hatsu = "required"', "ryuuiisou", ("limit 8000", "limit 8000", ("has_green_dragon",), ())),
        ('first_turn_win_values = "hand_value"', "tenhou", ("hand", None, (), ())),
        ('first_turn_win_values = "mangan"\nyaku.price.tenhou = "yakuman"', "tenhou", ("limit 8000", None, (), ())),
        ('double_yakuman = "on"', "daisuushii", ("limit 16000", "limit 16000", (), ())),
        ('double_yakuman = "on"', "kokushi_juusanmen", ("limit 16000", None, (), ())),
        ('double_yakuman = "on"\nyakuman_combination = "add"', "kokushi", ("limit 8000", None, (), ())),
        ('yaku.price.daisuushii = "2x yakuman"\nyakuman_single_cap = "on"', "daisuushii",
         ("limit 8000", "limit 8000", (), ())),
        ('yaku.price.renhou = "baiman"', "renhou", ("limit 4000", None, (), ())),
        ("yaku.price.renhou = { closed = 5, open = 5 }", "renhou", (5, 5, (), ())),
        ("", "nagashi_mangan", ("limit 2000", "limit 2000", (), ())),
        ('common_yaku_list = "table"', "ittsuu", (1, 1, (), ())),
        ('common_yaku_list = "table"', "ikkitsuukan_pin", (2, 1, (), ())),
        ('common_yaku_list = "table"\nyaku.price.ittsuu = 2', "ittsuu", (2, 2, (), ())),
        ('common_yaku_list = "table"\nyaku.price.ikkitsuukan_pin = 3', "ikkitsuukan_pin", (3, 3, (), ())),
        ('common_yaku_list = "table"\ndouble_yakuman = "on"', "daisuushii", ("limit 16000", "limit 16000", (), ())),
    ],
)  # fmt: skip
def test_an_option_moves_the_price_of_an_element(rest: str, element: str, expected: tuple[Any, ...]) -> None:
    assert msgspec.structs.astuple(plan(rest).elements[element])[:4] == expected


@pytest.mark.parametrize(
    ("rest", "element"),
    [('luck_yaku = ["haitei"]', "ippatsu"), ('nagashi_mangan = "off"', "nagashi_mangan"), ("", "renhou")],
)
def test_an_element_that_does_not_count_is_not_in_the_plan(rest: str, element: str) -> None:
    assert element not in plan(rest).elements


MARKER_RULES = ("yakitori_reset", "yakitori_phoenix", "yakibuta", "dorayaki", "yakitori_revolution")


@pytest.mark.parametrize("name", sorted(EFFECTS.keys() - {"fu_run"}))
def test_every_built_word_changes_the_plan_or_means_the_usual(name: str) -> None:
    option = catalogue().options[name]
    parent = "sanma" if name == "game_length" else next(iter(option.games), "riichi")
    beside = {
        "tw_limit_before_supplement": "tw_tai_limit = 40\n",
        "open_riichi_yakuman_payment": 'open_riichi = "hand"\n',
        "go_around_border": 'furiten_riichi = "off"\n',
        "added_run_closed": 'added_run = "on"\n',
        "rob_run_twice": 'added_run = "on"\n',
        "rob_run_hand_tiles": 'added_run = "on"\n',
        "shiro_pocchi_ippatsu_only": 'shiro_pocchi = "on"\n',
        "hatsu_in_kokuiisou": 'yaku.add = ["kokuiisou"]\n',
        "symmetric_fourteenth_tile": 'yaku.add = ["shiisuu_taishou"]\n',
        "kandora_on_rinshan_win": 'kandora_timing = "after_discard"\n',
        "tulip_dora": 'arisu = "once"\n',
        "side_settlement": 'limit_scale = "arushiaru"\n',
        **dict.fromkeys(("linear_limit_bonus", "han_to_fu_rate"), 'linear_scoring = "on"\n'),
        **dict.fromkeys(("yakitori_markers", "yakitori_lunch"), 'yakitori = "on"\n'),
        **dict.fromkeys(MARKER_RULES, 'yakitori = "on"\nyakitori_markers = 2\n'),
    }.get(name, 'shuugi = { events = ["ippatsu"] }\n' if name.startswith("shuugi_") else "")
    usual = plan(beside, parent)
    words = {word: word if word.isdecimal() else f'"{word}"' for word in option.words}
    unmoved = {word for word, said in words.items() if plan(f"{beside}{name} = {said}", parent) == usual}
    # In the usual system of three the dealer pays twice as much anyway; where the match ends below zero, nobody owes.
    synonyms = {
        "dragon_order": {"confucian"},
        "oka": {"standard"},
        "riichi_on_credit": {"off"},
        "sanma_ko_tsumo_split": {"dealer_double"},
        "seating_method": {"kanryaku"},
    }
    assert unmoved <= {str(load(parent).values[name])} | synonyms.get(name, set())


def test_what_is_not_built_is_told_by_the_plan() -> None:
    assert plan('takeback_discard = "on"').table == {"takeback_discard": "on"}
    assert plan('game_length = ["1z", "7z"]').table == {"game_length": ["1z", "7z"]}
    assert plan('dora_value = "separate_account"').table == {"dora_value": "separate_account"}
    assert plan("tile_exchange = { tiles = 3 }").table == {"tile_exchange": "{ tiles = 3, times = 1 }"}
    assert plan('takeback_discard = "on"').fingerprint != plan().fingerprint
