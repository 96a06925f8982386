"""How to read the table of organisations (001:6896-7322) as options and elements: one line for each of its rows.

A row that says one option's value has the meaning of each cell here. Rows that several options share, or that need
another row to be understood, are functions below. Nothing is left out: `every_row` is the whole table.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

Cell = Any
Cells = Mapping[str, Cell]
"""One organisation: row -> cell."""
Expected = dict[str, object]
"""Option -> the value that means the cell; None where any value would do."""

UNKNOWN: Final = "unknown"
SILENT: Final = (UNKNOWN, "N/A")
ON: Final[Mapping[Cell, object]] = {True: "on", False: "off"}

ROWS: Final[dict[str, tuple[str, Mapping[Cell, object]]]] = {
    "kuitan": ("kuitan", ON),
    "atozuke": ("atozuke", {True: "atozuke"}),
    "doten": ("tie_at_end", {"share_equally": "share", "atama_hane": "seat_order"}),
    "tsumibo": ("honba_value", {"3x100": 100}),
    "noten_bappu": ("noten_bappu", {3000: 3000}),
    "dora": ("dora_indicator", ON),
    "uradora": ("uradora", ON),
    "kandora": ("kandora", ON),
    "kan_uradora": ("kan_uradora", ON),
    "akadora": ("akadora", {True: 3, False: 0}),
    "call_priority": (
        "call_priority",
        # 0.5 seconds: ron, then pon and kan within half a second, then chi (001:7238-7239), by call_timeouts.
        {"ron>first_caller": "simultaneous_only", "ron>pon_kan>chi": "ron_pon_chi", "0.5_seconds": "simultaneous_only"},
    ),
    "temporary_furiten": (
        "temporary_furiten_end",
        {"until_covered": "covered", "until_call_or_covered": "any_declaration"},
    ),
    "ryanhan_shibari": ("ryanhan_shibari", {True: "from_5_honba", False: "off"}),
    "abort_renchan": ("renchan_after_abort", ON),
    "abort_kyushu_kyuhai": ("kyuushu_kyuuhai", ON),
    "abort_sufon_renda": ("suufon_renda", ON),
    "abort_sukan_sanra": ("suukan_sanra", ON),
    "abort_sucha_richi": ("suucha_riichi", {True: "redeal", False: "off"}),
    "double_ron": (
        "double_ron",
        {"all_winners_paid": "all_paid", "atama_hane": "atamahane", "first_caller": "first_caller"},
    ),
    "triple_ron": (
        "triple_ron",
        {"all_winners_paid": "all_paid", "atama_hane": "atamahane", "first_caller": "first_caller", "abort": "abort"},
    ),
    "kan_limit": ("kan_limit", {4: 4}),
    # Footnote L (001:7254): an added kan, too, and the feeder pays what all would have paid on the tsumo.
    "pao_rinshan_kaiho": (
        "rinshan_pao",
        {True: {"kans": ("added", "open"), "payment": "as_tsumo"}, False: "off"},
    ),
    "pao_honba_payer": ("pao_honba_payer", {"houju": "discarder", "pao": "liable"}),
    "pao_other_yakuman": ("pao_combined_yakuman", ON),
    "tenpai_yame": ("tenpai_yame", {**ON, "oya_first_place": "on"}),
    "auto_yame": ("auto_yame", ON),
    # A cross is no bankruptcy rule at all, a tick is play that goes on below zero: the same at the table.
    "tobi": ("tobi", {False: "off", True: "off", "ends_below_zero": "below_zero"}),
    "riichi_below_1000": ("riichi_on_credit", ON),
    "top_limit": ("score_ceiling", ON),
    "extra_rounds": ("enchousen", {True: "until_target", False: "off"}),
    "sudden_death": ("sudden_death", ON),
    "yakitori": ("yakitori", ON),
    "wareme": ("wareme", ON),
    "bazoro_2_han": ("bazoro", {True: 2}),
    "kiriage_mangan": ("kiriage_mangan", ON),
    "kazoe_yakuman": ("kazoe_yakuman", {True: 13, False: "off"}),
    "fukugo_yakuman": ("yakuman_combination", {True: "add", False: "single"}),
    "aotenjo": ("aotenjou", ON),
    "furiten_riichi": ("furiten_riichi", ON),
    "ankan_after_riichi": ("ankan_after_riichi", {True: "drawn_tile", False: "off"}),
    "ankan_after_riichi_any_tile": ("ankan_after_riichi_any_tile", ON),
    "ankan_after_riichi_changes_wait": ("ankan_after_riichi_wait_change", ON),
    "ankan_after_riichi_changes_structure": ("ankan_after_riichi_structure_change", ON),
    "ankan_after_riichi_changes_yaku": ("ankan_after_riichi_yaku_change", ON),
    "kokushi_ankan_chankan": ("chankan_on_ankan", {True: "kokushi", False: "off"}),
    "ryuiso_requires_hatsu": ("ryuuiisou_hatsu", {True: "required", False: "not_required"}),
    "haitei_rinshan_together": ("kan_on_last_tile", ON),
    "keishiki_tenpai": ("keishiki_tenpai", ON),
    "fifth_tile_tenpai": ("karaten_tenpai", {True: "counts", False: "not_if_all_in_own_hand"}),
    "fu_base": ("fu_base", {"20 fu": 20}),
    "fu_chitoitsu": ("chiitoitsu_price", {"25 fu": "2_han_25_fu"}),
    "fu_menzen_ron": ("fu_closed_ron", {"10 fu": 10}),
    "fu_open_pinfu_ron": ("fu_open_pinfu", {"0 fu": 0, "2 fu": 2, "10 fu": 10, "2-10 fu": 2}),
    "fu_tsumo": ("fu_tsumo", {"2 fu": 2}),
    "fu_tsumo_on_rinshan": ("fu_rinshan_tsumo", {True: 2, False: 0, "0 fu": 0}),
    # Footnote 7: with the two fu there is no pinfu.
    "fu_tsumo_with_pinfu": ("pinfu_tsumo", {False: "on", True: "off"}),
    # The footnote contradicts the row of pairs (001:7146) for the seat wind alone; that row is followed.
    "fu_awkward_wait": ("fu_wait", {"2 fu": 2, "by_wait_and_tile (see footnote)": 2}),
    "fu_pair_single_value": ("fu_value_pair", {"2 fu": 2}),
    "fu_pair_double_wind": ("fu_double_wind_pair", {"2 fu": 2, "4 fu": 4}),
}


def _points(cells: Cells) -> Expected:
    """Zero and zero: gains and losses from any start that is the target, too."""
    start, target = cells["mochiten"], cells["genten"]
    return {"start_target_points": (start, target) if start else None}


def _uma(cells: Cells) -> Expected:
    if cells["uma"].startswith("floating"):  # 001:7290-7294
        rows = {"0": (8, 4, -4, -8), "1": (12, -1, -3, -8), "2": (8, 4, -4, -8), "3": (8, 3, 1, -12)}
        return {"uma": rows}
    first, second = map(int, cells["uma"].split("/"))
    return {"uma": (first, second, -second, -first)}


def _oka(cells: Cells) -> Expected:
    stakes = (cells["genten"] - cells["mochiten"]) * 4
    return {"oka": "standard" if cells["oka"] == stakes else cells["oka"] // 1000}


def _kuikae(cells: Cells) -> Expected:
    """The heading row forbids it where it says anything; of its two kinds the other end of the run is the milder."""
    if cells["kuikae_genbutsu"] is True:
        return {"kuikae": "allowed"}
    return {"kuikae": "suji_allowed" if cells["kuikae_suji"] is True else "forbidden"}


def _leftover_sticks(cells: Cells) -> Expected:
    """Footnote D says at a draw; the row's Japanese title and 001:3121 say at the end of the match, which is followed.
    Where the next winner gets them and none comes, they are the first place's."""
    at_end = {"next_winner": "first_place", "lost_to_oka": "oka", "returned_to_owner": "return"}
    return {
        "riichi_sticks_after_draw": "next_winner",
        "riichi_sticks_at_end": at_end[cells["leftover_riichi_sticks"]],
    }


def _open_riichi(cells: Cells) -> Expected:
    """A yaku that has to be declared; how much of the hand is then shown is not said."""
    return {"open_riichi": None if cells["yaku_sarashi_richi"] else "off"}


def _paarenchan(cells: Cells) -> Expected:
    """A yaku that counts deals; at CRM it does not matter whose the honba are (footnote 20), which has a reading."""
    return {"paarenchan": None if cells["yaku_parenchan"] else "off"}


def _renchan(cells: Cells) -> Expected:
    """KML plays either, CRM another in each round: those cells have a reading instead."""
    return {"renchan": {"tenpai": "tenpai", "agari": "agari"}.get(cells["renchan"])}


def _pao(cells: Cells) -> Expected:
    rows = {"daisangen": "pao_daisangen", "daisuushii": "pao_daisushi", "suukantsu": "pao_sukantsu"}
    liable = tuple(element for element, row in rows.items() if cells[row])
    assert cells.get("pao", bool(liable)) == bool(liable)
    return {"pao": liable or "off"}


def _agari_yame(cells: Cells) -> Expected:
    """Whether the dealer is asked is another row."""
    if cells["agari_yame"] is False:
        return {"agari_yame": "off"}
    return {"agari_yame": "optional" if cells["auto_yame"] is False else "forced"}


def _nagashi(cells: Cells) -> Expected:
    if cells["yaku_nagashi_mangan"] is False:
        return {"nagashi_mangan": "off"}
    assert cells["yaku_nagashi_mangan"] in ("mangan", 5)
    return {"nagashi_mangan": "win" if cells["nagashi_mangan_as_agari"] else "draw"}


def _aborts(cells: Cells) -> Expected:
    """The row of several ron is the triple ron told once more; where they disagree (JPML B) the latter is followed."""
    rows = {
        "four_kans": "abort_sukan_sanra",
        "four_riichi": "abort_sucha_richi",
        "four_winds": "abort_sufon_renda",
        "kyuushu_kyuuhai": "abort_kyushu_kyuhai",
    }
    aborts = [abort for abort, row in rows.items() if cells[row]]
    aborts += ["triple_ron"] if cells["triple_ron"] == "abort" else []
    return {"abortive_draws": "all" if len(aborts) == 5 else tuple(aborts) or "off"}


SHARED: Final[dict[tuple[str, ...], Callable[[Cells], Expected]]] = {
    ("mochiten", "genten"): _points,
    ("uma",): _uma,
    ("oka",): _oka,
    ("kuikae", "kuikae_genbutsu", "kuikae_suji"): _kuikae,
    ("leftover_riichi_sticks",): _leftover_sticks,
    ("yaku_sarashi_richi",): _open_riichi,
    ("yaku_parenchan",): _paarenchan,
    ("renchan",): _renchan,
    ("pao", "pao_daisangen", "pao_daisushi", "pao_sukantsu"): _pao,
    ("agari_yame",): _agari_yame,
    ("yaku_nagashi_mangan", "nagashi_mangan_as_agari"): _nagashi,
    ("abort_multiple_ron",): _aborts,
}

# Fu by simples and by terminals and honours: the option, and which of its four numbers (open, closed, open, closed).
FU_TABLES: Final = {
    "fu_open_kotsu": ("fu_triplet", 0),
    "fu_closed_kotsu": ("fu_triplet", 1),
    "fu_open_kantsu": ("fu_kan", 0),
    "fu_closed_kantsu": ("fu_kan", 1),
}
# Fu of what has none anywhere.
FU_NOTHING: Final = {"fu_pair": "fu_guest_wind_pair", "fu_open_shuntsu": "fu_run", "fu_closed_shuntsu": "fu_run"}

PRICES: Final = {
    "yaku_richi": "riichi",
    "yaku_ippatsu": "ippatsu",
    "yaku_daburu_richi": "double_riichi",
    "yaku_sarashi_richi": "open_riichi",
    "yaku_menzen_tsumo": "menzen_tsumo",
    "yaku_tanyao": "tanyao",
    "yaku_pinfu": "pinfu",
    "yaku_yakuhai": "yakuhai",
    "yaku_renfonpai": "yakuhai",
    "yaku_ipeko": "iipeikou",
    "yaku_ryanpeko": "ryanpeikou",
    "yaku_chankan": "chankan",
    "yaku_rinshan_kaiho": "rinshan",
    "yaku_haitei": "haitei",
    "yaku_hotei": "houtei",
    "yaku_chitoitsu": "chiitoitsu",
    "yaku_toitoi": "toitoi",
    "yaku_honroto": "honroutou",
    "yaku_shosangen": "shousangen",
    "yaku_ikkitsukan": "ittsuu",
    "yaku_sanshoku_dojun": "sanshoku_doujun",
    "yaku_sanshoku_doko": "sanshoku_doukou",
    "yaku_sananko": "sanankou",
    "yaku_sankantsu": "sankantsu",
    "yaku_chanta": "chanta",
    "yaku_junchan": "junchan",
    "yaku_honitsu": "honitsu",
    "yaku_chinitsu": "chinitsu",
    "yaku_renho": "renhou",
    "yaku_tenho": "tenhou",
    "yaku_chiho": "chiihou",
    "yaku_kokushi_muso": "kokushi",
    "yaku_churenpoto": "chuuren",
    "yaku_suanko": "suuankou",
    "yaku_sukantsu": "suukantsu",
    "yaku_ryuiso": "ryuuiisou",
    "yaku_chinroto": "chinroutou",
    "yaku_tsuiso": "tsuuiisou",
    "yaku_daisangen": "daisangen",
    "yaku_shosushi": "shousuushii",
    "yaku_daisushi": "daisuushii",
    "yaku_kokushi_13_wait": "kokushi_juusanmen",
    "yaku_churenpoto_9_wait": "junsei_chuuren",
    "yaku_suanko_tanki": "suuankou_tanki",
    "yaku_daisharin": "daisharin",
    "yaku_daichisei": "daichisei",
    "yaku_shisan_puta": "shiisan_puutaa",
    "yaku_shisu_puta": "shiisuu_puutaa",
    "yaku_parenchan": "paarenchan",
}
"""Row -> element. The row yaku_other is a list in a footnote: `OTHER_YAKU`."""

OTHER_YAKU: Final = {
    "usma": {  # 001:7308-7309
        "tsubame_gaeshi", "sanrenkou", "isshoku_sanjun", "kyakufuu_sankou", "uumensai", "shousharin", "kinmonkyou",
        "kinkei_dokuritsu", "suurenkou", "isshoku_yonjun", "beni_kujaku", "gozoku_kyouwa", "hyakuman_goku",
        "ao_no_doumon", "kachou_fuugetsu", "fuuka_setsugetsu",
    }
}  # fmt: skip

# "a+b" is what the element adds to others that always come with it, or that contain it.
OWN_PART: Final[dict[str, dict[Cell, int]]] = {
    "yaku_ippatsu": {"1+1": 1},  # one more than riichi
    "yaku_daburu_richi": {"1+1": 2},  # contains riichi
    "yaku_renfonpai": {"1+1": 1, 2: 1},  # the round's and the seat's, each counts by itself
    "yaku_honroto": {"2+2": 2},  # beside toitoi or seven pairs
    "yaku_shosangen": {"2+2": 2},  # beside two dragons
}
LIMITS: Final = {
    "mangan": "limit 2000",
    "yakuman": "limit 8000",
    "2x yakuman": "limit 16000",
    "yakuman + yakuman": "limit 16000",  # with what it contains
}


def price(row: str, cell: Cell) -> tuple[object, object]:
    """What the cell says of a closed hand and of an open one, as a plan has it. A single cell says it of both."""
    if cell is False:
        return None, None
    if isinstance(cell, dict):
        return cell["closed"], cell["open"]
    worth = OWN_PART.get(row, {}).get(cell, LIMITS.get(cell, cell))
    return worth, worth


def option_of(row: str) -> str:
    """The option that a row speaks of, for cells that say nothing."""
    if row in ROWS:
        return ROWS[row][0]
    shared = {
        "kuikae_genbutsu": "kuikae",
        "kuikae_suji": "kuikae",
        "leftover_riichi_sticks": "riichi_sticks_at_end",
    }
    return FU_NOTHING.get(row) or shared.get(row) or (FU_TABLES[row][0] if row in FU_TABLES else row)


def every_row() -> set[str]:
    """All rows that are read here."""
    shared = {row for rows in SHARED for row in rows}
    return shared | ROWS.keys() | FU_TABLES.keys() | FU_NOTHING.keys() | PRICES.keys() | {"yaku_other"}
