"""The rule sets that come with the program say what their sources say, line by line.

The table of organisations itself lies beside the project, for those who develop it; `org_table` tells how its rows are
read. A plain clone tests the rows that tell the organisations apart, which are copied here.
"""

from collections.abc import Mapping
from itertools import combinations
from pathlib import Path
from typing import Any, Final

import pytest

import jantaku as jan
from jantaku.rules import Plan, RuleSet, load, presets
from jantaku.rules.plan import ElementPlan
from tests.rules.org_table import (
    FU_NOTHING,
    FU_TABLES,
    OTHER_YAKU,
    PRICES,
    ROWS,
    SHARED,
    SILENT,
    UNKNOWN,
    Cells,
    every_row,
    option_of,
    price,
)

SPEC: Final = Path(__file__).resolve().parents[3] / "shared" / "spec"
needs_spec = pytest.mark.skipif(not SPEC.exists(), reason="the tables ../shared/spec are not here")

ORGANISATIONS: Final = (
    "wrc", "ema", "jpml_a", "jpml_b", "npm", "saikouisen", "saikouisen_classic", "tenhou",
    "cam", "usma", "kml", "uspml", "crm", "crm_naro",
)  # fmt: skip
OTHERS: Final = ("riichi", "tenhou_000", "book")
ASKED_BY_NO_ROW: Final = {"final_score_rounding"}
"""What every organisation must have an answer to and the table has no row for."""

FOOTNOTES: Final = {("crm", "sudden_death"): "after_win"}  # 001:7317
"""What a footnote to a cell says."""

# Where what we know of the server beats its column (001:6937-7199); each has a reading in the preset.
TENHOU_DIFFERS: Final = {
    "kuitan": "on",
    "atozuke": "atozuke",
    "temporary_furiten_end": "own_turn",
    "riichi_on_credit": "off",
    "chankan_on_ankan": "kokushi",
    "ryuuiisou_hatsu": "not_required",
    "karaten_tenpai": "not_if_all_in_own_hand",
    "kuikae": "forbidden",
    "enchousen": "until_target_repeat_first",
    "rinshan_pao": "off",
}


def spec(name: str) -> Any:
    yaml = pytest.importorskip("yaml")
    return yaml.safe_load((SPEC / name).read_text("utf-8"))


def cells_of(organisation: str) -> Cells:
    (found,) = [entry["rules"] for entry in spec("org_rulesets.yaml") if entry["id"] == organisation]
    cells: Cells = found
    return cells


def plain(value: object) -> object:
    """A value with its lists in one order."""
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, tuple) and all(isinstance(entry, str) for entry in value):
        return tuple(sorted(value))
    return value


def numbers(rules: RuleSet, option: str) -> tuple[int, ...]:
    value = rules.values[option]
    assert isinstance(value, tuple)
    return tuple(number for number in value if isinstance(number, int))


# ---------------------------------------------------------------- all presets


def test_they_are_all_there() -> None:
    assert {*ORGANISATIONS, *OTHERS} <= set(presets())


@pytest.mark.parametrize("preset", [*ORGANISATIONS, *OTHERS])
def test_it_loads_and_has_names(preset: str) -> None:
    rules = load(preset)
    assert rules.id == preset
    assert rules.header.name.keys() == {"ru", "en"}
    assert isinstance(rules.plan, Plan)
    assert load(f"{preset}@{rules.header.edition}") is rules


@pytest.mark.parametrize("preset", [name for name in (*ORGANISATIONS, *OTHERS) if name != "riichi"])
def test_it_lists_only_differences_and_each_has_its_source(preset: str) -> None:
    rules = load(preset)
    parent = rules.parent
    assert parent is not None
    options = {name for name, value in rules.values.items() if value != parent.values[name]}
    elements = {name for name in {*rules.prices, *parent.prices} if rules.prices.get(name) != parent.prices.get(name)}
    # An open riichi is switched on as a declaration and as a yaku: one source tells both.
    assert options | elements == set(rules.header.sources)


@pytest.mark.parametrize("preset", [*ORGANISATIONS, *OTHERS])
def test_what_is_unknown_has_the_parents_value(preset: str) -> None:
    rules = load(preset)
    for name in rules.header.unknown:
        assert rules.parent is not None
        assert rules.values[name] == rules.parent.values[name], name


def test_no_two_mean_the_same() -> None:
    for one, other in combinations((*ORGANISATIONS, *OTHERS), 2):
        assert load(one).fingerprint != load(other).fingerprint, (one, other)


# ---------------------------------------------------------------- the table of organisations


@needs_spec
def test_every_row_of_the_table_is_read() -> None:
    rows = {row for entry in spec("org_rulesets.yaml") for row in entry["rules"]}
    assert rows == every_row()
    assert tuple(entry["id"] for entry in spec("org_rulesets.yaml")) == ORGANISATIONS


def expect(rules: RuleSet, option: str, value: object, row: str) -> None:
    if rules.id == "tenhou" and option in TENHOU_DIFFERS:
        assert option in rules.header.readings
        value = TENHOU_DIFFERS[option]
    value = FOOTNOTES.get((rules.id, option), value)
    assert plain(rules.values[option]) == plain(value), f"{rules.id}: {row}"


@needs_spec
@pytest.mark.parametrize("organisation", ORGANISATIONS)
def test_rows_of_one_option(organisation: str) -> None:
    rules, cells = load(organisation), cells_of(organisation)
    for row, (option, meaning) in ROWS.items():
        if cells[row] in SILENT:
            continue
        if str(cells[row]).startswith("mark only"):
            assert option in TENHOU_DIFFERS
            continue
        expect(rules, option, meaning[cells[row]], row)


@needs_spec
@pytest.mark.parametrize("organisation", ORGANISATIONS)
def test_rows_that_are_read_together(organisation: str) -> None:
    rules, cells = load(organisation), cells_of(organisation)
    for rows, read in SHARED.items():
        if any(cells.get(row) in SILENT for row in rows[:1]):
            continue
        for option, value in read(cells).items():
            if value is None:
                assert option in rules.header.readings, f"{organisation}: {rows}"
            else:
                expect(rules, option, value, rows[0])
    start, target = numbers(rules, "start_target_points")
    assert (start == target) == (cells["mochiten"] == cells["genten"])
    if cells["call_priority"] == "0.5_seconds":  # 001:7238-7239
        assert str(rules.values["call_timeouts"]).startswith("3 / 0.5 /")


@needs_spec
@pytest.mark.parametrize("organisation", ORGANISATIONS)
def test_rows_of_fu_by_kind(organisation: str) -> None:
    rules, cells = load(organisation), cells_of(organisation)
    for row, (option, at) in FU_TABLES.items():
        if cells[row] != UNKNOWN:
            fu = rules.values[option]
            assert isinstance(fu, tuple)
            assert (fu[at], fu[at + 2]) == (cells[row]["simples"], cells[row]["terminals_honours"]), row
    for row, option in FU_NOTHING.items():
        if cells[row] != UNKNOWN:
            assert set(cells[row].values()) == {rules.values[option]} == {0}, row


@needs_spec
@pytest.mark.parametrize("organisation", ORGANISATIONS)
def test_rows_of_prices(organisation: str) -> None:
    rules, cells = load(organisation), cells_of(organisation)
    usual = load("riichi").plan.elements
    for row, element in PRICES.items():
        closed, opened = price(row, cells[row])
        planned = rules.plan.elements.get(element, ElementPlan())
        assert planned.closed == closed, f"{organisation}: {row}"
        if isinstance(cells[row], dict) or (element in usual and usual[element].open is not None):
            assert planned.open == opened, f"{organisation}: {row}"


@needs_spec
@pytest.mark.parametrize("organisation", ORGANISATIONS)
def test_the_row_of_other_yaku(organisation: str) -> None:
    """No element counts that the table does not name."""
    rules, cells = load(organisation), cells_of(organisation)
    others = OTHER_YAKU.get(organisation, set())
    assert cells["yaku_other"] == bool(others)
    assert rules.prices.keys() - PRICES.values() - load("riichi").prices.keys() == others


@needs_spec
@pytest.mark.parametrize("organisation", [name for name in ORGANISATIONS if name != "tenhou"])
def test_unknown_cells_are_marked(organisation: str) -> None:
    rules, cells = load(organisation), cells_of(organisation)
    unknown = {option_of(row) for row, cell in cells.items() if cell == UNKNOWN}
    assert set(rules.header.unknown) == unknown | ASKED_BY_NO_ROW


def test_what_footnotes_add() -> None:
    usma, uspml, crm, ema = (load(name).values for name in ("usma", "uspml", "crm", "ema"))
    assert usma["open_riichi"] != "off" != uspml["open_riichi"]
    assert (usma["open_riichi_yakuman_payment"], uspml["open_riichi_yakuman_payment"]) == ("on", "off")  # 001:7305-7307
    assert (usma["paarenchan"], crm["paarenchan"]) == ("on", "any_player")  # 001:7181, 001:7322
    assert ema["riichi_on_credit"] == "on"  # 001:6983: scores around zero, so nobody can lack the 1000 points


def test_play_goes_on_below_zero_and_a_riichi_needs_its_stake() -> None:
    """001:6983, 001:7021."""
    for preset in ("wrc", "jpml_a", "jpml_b", "npm", "saikouisen", "saikouisen_classic", "usma", "kml"):
        plan = load(preset).plan
        assert (plan.length.bust, plan.riichi.on_credit) == ("off", False), preset


def test_sticks_wait_for_the_next_winner_until_the_match_is_over() -> None:
    """001:6909, 001:6948, 001:3121."""
    for preset, at_end in {
        "wrc": "oka",
        "jpml_a": "oka",
        "jpml_b": "oka",
        "crm_naro": "oka",
        "uspml": "return",
    }.items():
        plan = load(preset).plan
        assert (plan.draws.sticks, plan.settlement.leftover_sticks) == ("stay", at_end), preset


def test_the_feeder_of_an_added_kan_pays_the_whole_tsumo() -> None:
    """001:7014 with footnote L, 001:7254."""
    for preset in ("usma", "crm", "crm_naro"):
        paid = load(preset).plan.payments
        assert "rinshan" in paid.pao
        assert (paid.rinshan_pao_kans, paid.rinshan_pao_pays) == (("added", "open"), "tsumo")


def test_the_pair_of_the_seat_wind_keeps_its_fu() -> None:
    """001:7146 against the footnote of 001:7144."""
    for preset in ("jpml_a", "jpml_b"):
        assert jan.score("777z 234m 678s 456p 2z", "2z", preset, seat="S").fu == 50, "20 + 10 + 8 + 2 + 2"


def test_no_column_of_the_book_claims_to_be_of_today() -> None:
    editions = {preset: load(preset).header.edition for preset in ORGANISATIONS if preset != "tenhou"}
    assert editions == dict.fromkeys(editions, "2017") | {"wrc": "2015", "ema": "2016"}


# ---------------------------------------------------------------- the same without the table: what tells them apart

# start, target, uma, two ron, three ron, kiriage, counted yakuman, several yakuman, ura, renhou, pair of a double wind
COLUMNS: Final = """
wrc                30000 30000 15/5  atamahane    atamahane    on  off single on  2000 4
ema                30000 30000 15/5  all_paid     all_paid     off off single on  2000 4
jpml_a             30000 30000 -     atamahane    abort        off off single off 2000 4
jpml_b             30000 30000 15/5  atamahane    abort        on  off add    on  2000 4
npm                25000 30000 30/10 atamahane    atamahane    on  off add    on  -    2
saikouisen         30000 30000 30/10 atamahane    atamahane    on  off single on  -    2
saikouisen_classic 30000 30000 12/4  atamahane    atamahane    off off single off -    2
tenhou             25000 30000 20/10 all_paid     abort        off 13  add    on  -    4
cam                25000 30000 20/10 all_paid     abort        on  13  single on  2000 4
usma               30000 30000 0/0   all_paid     all_paid     off 13  add    on  2000 2
kml                30000 30000 20/10 first_caller first_caller off 13  add    on  8000 4
uspml              29000 29000 30/15 atamahane    abort        off 13  single on  5    4
crm                25000 30000 0/0   all_paid     abort        off 13  add    on  2000 4
crm_naro           30000 30000 15/5  atamahane    atamahane    off off single on  2000 4
"""


@pytest.mark.parametrize("line", COLUMNS.strip().splitlines(), ids=ORGANISATIONS)
def test_what_tells_the_organisations_apart(line: str) -> None:
    organisation, *told = line.split()
    rules = load(organisation)
    start, target = numbers(rules, "start_target_points")
    uma = rules.values["uma"]
    renhou = rules.plan.elements.get("renhou", ElementPlan()).closed
    assert told == [
        str(start),
        str(target),
        f"{uma[0]}/{uma[1]}" if isinstance(uma, tuple) else "-",
        rules.values["double_ron"],
        rules.values["triple_ron"],
        rules.values["kiriage_mangan"],
        str(rules.values["kazoe_yakuman"]),
        rules.values["yakuman_combination"],
        rules.values["uradora"],
        "-" if renhou is None else str(renhou).removeprefix("limit "),
        str(rules.values["fu_double_wind_pair"]),
    ]


def test_what_the_rules_mean_in_the_plan() -> None:
    tenhou, wrc, ema, jpml = (load(name).plan for name in ("tenhou", "wrc", "ema", "jpml_a"))
    assert (tenhou.value.round_up_from, tenhou.fu.double_wind_pair, tenhou.fu.rinshan_tsumo) == (0, 4, 2)
    assert tenhou.value.combine == "add"
    assert tenhou.value.limits[-1] == (13, 8000)
    assert tenhou.grammar.reds == (1, 1, 1)
    assert wrc.value.round_up_from == 1920
    assert ema.value.limits[-1] == (11, 6000)
    assert ema.grammar.reds == (0, 0, 0)
    assert (ema.settlement.oka, ema.settlement.ties) == (0, "share")
    assert [jpml.dora.ura, jpml.dora.kan, jpml.dora.kan_ura] == [False, False, False]
    assert jpml.settlement.uma_by_above["1"] == (12, -1, -3, -8)
    assert "ippatsu" not in jpml.elements
    assert jpml.elements["ryuuiisou"].needs == ("has_green_dragon",)


def test_tenhou_settles_as_its_records_do() -> None:
    """Half thousands away from zero, the winner takes the rest; ../shared/data/tenhou has it in every game."""
    settlement = load("tenhou").plan.settlement
    assert (settlement.rounding, settlement.winner_absorbs) == ("math", True)
    assert settlement.uma == (20, 10, -10, -20)
    assert (settlement.start, settlement.target, settlement.oka) == (25000, 30000, 20)


# ---------------------------------------------------------------- the table of 000

# 000:1027, cell by cell
TABLE_OF_000: Final[dict[str, dict[str, object]]] = {
    "atozuke": {"atozuke": "atozuke"},
    "simultaneous_ron_double": {"double_ron": "all_paid"},
    "simultaneous_ron_triple": {"triple_ron": "abort"},
    "ryanhan_shibari": {"ryanhan_shibari": "off"},
    "ron_on_closed_kan": {"chankan_on_ankan": "kokushi"},
    "kuitan": {"kuitan": "on"},
    "yakuman_combination": {"yakuman_combination": "add"},
    "double_yakuman": {"double_yakuman": "off"},
    "optional_yaku": {"optional_yaku": ()},  # nagashi mangan, which is the next but two
    "ryuiso_requires_hatsu": {"ryuuiisou_hatsu": "required"},
    "luck_yaku": {"luck_yaku": "all"},
    "nagashi_mangan_status": {"nagashi_mangan": "draw"},
    "double_wind_pair_fu": {"fu_double_wind_pair": 4},
    "rinshan_fu": {"fu_rinshan_tsumo": 2},
    "start_target_points": {"start_target_points": (25000, 30000)},
    "kiriage_mangan": {"kiriage_mangan": "off"},
    "tobi": {"tobi": "below_zero"},
    "kazoe_yakuman": {"kazoe_yakuman": 13},
    "pao_yaku": {"pao": ("daisangen", "daisuushii"), "rinshan_pao": "off"},
    "pao_other_yakuman": {"pao_combined_yakuman": "on"},
    "pao_honba_payer_on_ron": {"pao_honba_payer": "discarder"},
    "riichi_sticks_multiple_ron": {"multiple_ron_sticks": "nearest_takes_all"},
    "riichi_sticks_game_end": {"riichi_sticks_at_end": "first_place"},
    "tie_at_end": {"tie_at_end": "seat_order"},
    "karaten_tenpai": {"karaten_tenpai": "not_if_all_in_own_hand"},
    "abortive_draws": {"abortive_draws": "all"},
    "four_kan_abort_timing": {"suukan_sanra_timing": "after_discard"},
    "renchan": {"renchan": "tenpai"},
    "extra_round": {"enchousen": "until_target"},
    "agariyame": {"agari_yame": "forced"},
    "tenpaiyame": {"tenpai_yame": "on"},
    "kuikae": {"kuikae": "forbidden"},
    "chombo": {"chombo": "none"},
    "furiten_riichi": {"furiten_riichi": "on"},
    "riichi_last_go_around": {"riichi_min_live_tiles": 4},
    "kandora": {"kandora": "on"},
    "uradora": {"uradora": "on"},
    "kan_uradora": {"kan_uradora": "on"},
    "akadora": {"akadora": 3},
    "kandora_timing": {"kandora_timing": "ankan_before_open_after"},
    "pon_kan_priority_over_chi": {"call_priority": "ron_pon_chi"},
}


@pytest.mark.parametrize("row", TABLE_OF_000)
def test_tenhou_000_is_the_table_of_000(row: str) -> None:
    values = load("tenhou_000").values
    for option, value in TABLE_OF_000[row].items():
        assert plain(values[option]) == plain(value)


@needs_spec
def test_nothing_of_the_table_of_000_is_left_out() -> None:
    assert {entry["id"] for entry in spec("options_000.yaml") if entry["tenhou"] is not None} == TABLE_OF_000.keys()


def test_each_difference_from_the_table_of_000_is_told() -> None:
    server, printed = load("tenhou"), load("tenhou_000")
    differ = {name for name, value in server.values.items() if value != printed.values[name]}
    assert differ == {
        "final_score_rounding",
        "enchousen",
        "ankan_after_riichi_structure_change",
        "ryuuiisou_hatsu",
        "pao_honba_payer",
    }
    assert differ <= server.header.readings.keys() | printed.header.readings.keys()


# ---------------------------------------------------------------- the book


def test_the_book_has_the_values_of_its_cheat_sheet() -> None:
    """001:7359-7400, closed and open."""
    elements = load("book").plan.elements
    told = {
        "iipeikou": (1, None), "pinfu": (1, None), "yakuhai": (1, 1), "tanyao": (1, 1), "ittsuu": (1, 1),
        "chiitoitsu": (2, None), "ikkitsuukan_pin": (2, 1), "sanshoku_doujun": (2, 1), "chanta": (2, 1),
        "sanankou": (2, 2), "toitoi": (2, 2), "shousangen": (2, 2), "ryanpeikou": (3, None), "junchan": (3, 2),
        "sanshoku_doukou": (3, 2), "sankantsu": (3, 2), "honroutou": (3, 3), "honitsu": (3, 3), "chinitsu": (6, 5),
        "kokushi": ("limit 8000", None), "suuankou": ("limit 8000", None), "chuuren": ("limit 8000", None),
        "suukantsu": ("limit 8000", "limit 8000"), "chinroutou": ("limit 8000", "limit 8000"),
        "daisangen": ("limit 8000", "limit 8000"), "shousuushii": ("limit 8000", "limit 8000"),
        "tsuuiisou": ("limit 8000", "limit 8000"), "ryuuiisou": ("limit 8000", "limit 8000"),
        "suuankou_tanki": ("limit 16000", None), "daisuushii": ("limit 16000", "limit 8000"),
        "kokushi_juusanmen": ("limit 16000", None), "junsei_chuuren": ("limit 16000", None),
        "riichi": (1, None), "ippatsu": (1, None), "menzen_tsumo": (1, None), "haitei": (1, 1), "houtei": (1, 1),
        "rinshan": (1, 1), "chankan": (1, 1), "double_riichi": (2, None),
        "tenhou": ("hand", None), "chiihou": ("hand", None), "renhou": ("limit 2000", None),
    }  # fmt: skip
    assert {name: (elements[name].closed, elements[name].open) for name in told} == told


def test_the_book_keeps_its_printed_defaults() -> None:
    values = load("book").values
    assert values["honba_after_draw"] == "dealer_tenpai"  # 001:2703
    assert values["double_ron"] == "atamahane"  # 001:2858
    assert values["pao"] == ("daisangen", "daisuushii", "suukantsu")  # 001:2880
    assert values["akadora"] == 4  # 001:122
